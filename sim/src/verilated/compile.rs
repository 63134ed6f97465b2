//! From the text of a top to a shared library, once per text.

use super::layout::Layout;
use super::shim::{shim, CLASS};
use super::VerilatedError;
use ibhdl_verilog::Verilog;
use libloading::Library;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Level 1 builds in half the time of Verilator's own default.
const CXX_FLAGS: [&str; 5] = [
    "-std=c++17",
    "-O1",
    "-fPIC",
    "-fvisibility=hidden",
    "-DVL_TIME_CONTEXT",
];
/// What Verilator calls its library of the run time: of these files a model without delays and threads needs all.
const RUN_TIME: [&str; 2] = ["verilated", "verilated_threads"];
const LIBRARY: &str = "model.so";
/// What every model begins with, compiled ahead: two thirds of the work of a small one. A compiler that cannot use it reads the text.
const AHEAD: &str = "ahead.h";
const AHEAD_TEXT: &str = "#include \"verilated.h\"\n";

/// A top, ready to make models of.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(super) library: Arc<Library>,
    pub(super) layout: Layout,
}

impl Compiled {
    /// Builds `verilog`, whose clock, if it has one, is `clk`, or finds it in `cache` from an earlier run.
    ///
    /// The folder is made if need be. An entry is found by the text and Verilator's version; several processes may share one.
    pub fn new(verilog: &Verilog, cache: &Path) -> Result<Self, VerilatedError> {
        Self::found_or_built(verilog, cache).map(|(compiled, _)| compiled)
    }

    /// As [`new`](Self::new), for a text that will not come again: its entry is not kept.
    pub fn once(verilog: &Verilog, cache: &Path) -> Result<Self, VerilatedError> {
        let (compiled, folder) = Self::found_or_built(verilog, cache)?;
        std::fs::remove_dir_all(&folder).map_err(failed(&folder))?;
        Ok(compiled)
    }

    fn found_or_built(verilog: &Verilog, cache: &Path) -> Result<(Self, PathBuf), VerilatedError> {
        let layout = Layout::new(&verilog.ports);
        let tools = Tools::find()?;
        let entry = Entry {
            cache,
            tools: &tools,
        };
        let module = &verilog.modules[0];
        let key = [&verilog.text, &shim(&layout, &[])];
        let folder = entry.get(module, &key.map(String::as_str), |folder| {
            entry.build(folder, verilog, &layout)
        })?;
        // SAFETY: the library was made by `build`, whose source has no initialiser beside those of Verilator's run time.
        let library = unsafe { Library::new(folder.join(LIBRARY)) }?;
        let compiled = Self {
            library: Arc::new(library),
            layout,
        };
        Ok((compiled, folder))
    }

    /// The ports.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}

/// Which programs build.
struct Tools {
    version: String,
    /// Verilator's folder of headers.
    include: PathBuf,
    cxx: String,
}

impl Tools {
    fn find() -> Result<Self, VerilatedError> {
        let version = run(Command::new("verilator").arg("--version"))?;
        let root = run(Command::new("verilator").args(["--getenv", "VERILATOR_ROOT"]))?;
        Ok(Self {
            version,
            include: Path::new(root.trim()).join("include"),
            cxx: std::env::var("CXX").unwrap_or_else(|_| "c++".into()),
        })
    }

    fn cxx(&self) -> Command {
        let mut command = Command::new(&self.cxx);
        command.args(CXX_FLAGS).arg("-I").arg(&self.include);
        command.arg("-I").arg(self.include.join("vltstd"));
        command
    }
}

/// The cache and what fills it.
struct Entry<'a> {
    cache: &'a Path,
    tools: &'a Tools,
}

impl Entry<'_> {
    /// The folder of an entry; `build` fills it where there is none.
    fn get(
        &self,
        name: &str,
        key: &[&str],
        build: impl FnOnce(&Path) -> Result<(), VerilatedError>,
    ) -> Result<PathBuf, VerilatedError> {
        let mut hasher = DefaultHasher::new();
        let tools = (&self.tools.version, &self.tools.cxx, CXX_FLAGS, AHEAD_TEXT);
        (key, tools).hash(&mut hasher);
        let folder = self.cache.join(format!("{name}-{:016x}", hasher.finish()));
        let lock = lock_of(&folder);
        let _building = lock.lock().unwrap_or_else(PoisonError::into_inner);
        if folder.is_dir() {
            return Ok(folder);
        }
        // Another process may build the same: each does so in a folder of its own, and the first one to finish wins.
        let mut own = folder.clone().into_os_string();
        own.push(format!(".{}", std::process::id()));
        let own = PathBuf::from(own);
        make(&own)?;
        let built = build(&own).and_then(|()| match std::fs::rename(&own, &folder) {
            Err(source) if !folder.is_dir() => Err(failed(&folder)(source)),
            _ => Ok(folder),
        });
        if built.is_err() || own.is_dir() {
            std::fs::remove_dir_all(&own).map_err(failed(&own))?;
        }
        built
    }

    fn build(
        &self,
        folder: &Path,
        verilog: &Verilog,
        layout: &Layout,
    ) -> Result<(), VerilatedError> {
        let run_time = self.get("verilated", &[], |folder| self.run_time(folder))?;
        let text = folder.join(&verilog.file);
        write(&text, &verilog.text)?;
        let cpp = folder.join("cpp");
        run(Command::new("verilator")
            // What Verilator thinks of the text is for the lint to say.
            .args(["--cc", "--no-timing", "--x-initial", "unique", "-Wno-fatal"])
            .args(["--prefix", CLASS, "--top-module", &verilog.modules[0]])
            .arg("--Mdir")
            .arg(&cpp)
            .arg(text))?;
        let source = cpp.join("shim.cpp");
        write(&source, &shim(layout, &generated(&cpp)?))?;
        let mut link = self.tools.cxx();
        link.arg("-include")
            .arg(run_time.join(AHEAD))
            .arg("-shared")
            .arg("-o")
            .arg(folder.join(LIBRARY))
            .arg(source)
            .args(RUN_TIME.map(|name| run_time.join(name).with_extension("o")));
        run(&mut link)?;
        std::fs::remove_dir_all(&cpp).map_err(failed(&cpp))
    }

    /// Verilator's own library, which is the same for all models.
    fn run_time(&self, folder: &Path) -> Result<(), VerilatedError> {
        for name in RUN_TIME {
            let mut compile = self.tools.cxx();
            compile
                .arg("-c")
                .arg(self.tools.include.join(name).with_extension("cpp"))
                .arg("-o")
                .arg(folder.join(name).with_extension("o"));
            run(&mut compile)?;
        }
        let ahead = folder.join(AHEAD);
        write(&ahead, AHEAD_TEXT)?;
        let mut compile = self.tools.cxx();
        compile
            .args(["-x", "c++-header"])
            .arg(&ahead)
            .arg("-o")
            .arg(folder.join(AHEAD).with_extension("h.gch"));
        run(&mut compile).map(drop)
    }
}

/// Two threads want one entry: one of them builds, the other one waits.
fn lock_of(folder: &Path) -> Arc<Mutex<()>> {
    static LOCKS: LazyLock<Mutex<HashMap<PathBuf, Arc<Mutex<()>>>>> = LazyLock::new(Mutex::default);
    let mut locks = LOCKS.lock().unwrap_or_else(PoisonError::into_inner);
    locks.entry(folder.to_owned()).or_default().clone()
}

/// Names of the C++ files that Verilator wrote, in a stable order.
fn generated(folder: &Path) -> Result<Vec<String>, VerilatedError> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed(folder))? {
        let name = entry.map_err(failed(folder))?.file_name();
        let name = name.to_string_lossy();
        if name.ends_with(".cpp") {
            names.push(name.into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Standard output of a program that has to succeed.
fn run(command: &mut Command) -> Result<String, VerilatedError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = match command.output() {
        Ok(output) => output,
        Err(source) => return Err(VerilatedError::Missing { program, source }),
    };
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(stdout);
    }
    let log = stdout + &String::from_utf8_lossy(&output.stderr);
    Err(VerilatedError::Refused { program, log })
}

fn make(folder: &Path) -> Result<(), VerilatedError> {
    std::fs::create_dir_all(folder).map_err(failed(folder))
}

fn write(path: &Path, text: &str) -> Result<(), VerilatedError> {
    std::fs::write(path, text).map_err(failed(path))
}

fn failed(path: &Path) -> impl FnOnce(std::io::Error) -> VerilatedError {
    let path = path.to_owned();
    |source| VerilatedError::Cache { path, source }
}
