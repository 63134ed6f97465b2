//! Starts one tool in a folder of its own and keeps everything it says.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use wait_timeout::ChildExt;

use super::Sources;

/// Far beyond any run of the tests: it only keeps a tool that hangs from hanging the test.
const LIMIT: Duration = Duration::from_secs(600);

const LOG: &str = "tool.log";

/// A run that succeeded. Its folder, with all that the tool wrote, lives as long as this value.
#[derive(Debug)]
pub struct Output {
    /// Standard output and standard error, in the order they were written.
    pub log: String,
    folder: TempDir,
}

impl Output {
    /// The folder in which the tool ran.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(super) fn into_parts(self) -> (TempDir, String) {
        (self.folder, self.log)
    }

    /// The lines of the log that are warnings of Yosys, Verilator or Icarus.
    pub fn warnings(&self) -> impl Iterator<Item = &str> {
        self.log.lines().filter(|line| {
            line.starts_with("Warning:")
                || line.starts_with("%Warning")
                || line.contains(": Warning:")
                || line.contains(": warning:")
        })
    }
}

/// Why a tool gave no result. The message carries the tool's whole log.
#[derive(thiserror::Error)]
pub enum ToolError {
    #[error("{0} is not on PATH: run tests/run, which installs it")]
    Missing(String),
    #[error("`{command}` failed ({status})\n{log}")]
    Failed {
        command: String,
        status: ExitStatus,
        log: String,
    },
    #[error("`{command}` was stopped after {limit:?}\n{log}")]
    TimedOut {
        command: String,
        limit: Duration,
        log: String,
    },
    #[error("a file of the tool's run: {0}")]
    Io(#[from] io::Error),
}

/// As the message: a test that unwraps shows the log as the tool printed it, not escaped into one line.
impl fmt::Debug for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A temporary folder that holds the sources.
pub(super) fn folder_of(sources: &Sources) -> io::Result<TempDir> {
    let folder = tempfile::Builder::new().prefix("ibhdl-").tempdir()?;
    sources.write_to(folder.path())?;
    Ok(folder)
}

/// Runs `program` in `folder` until it ends.
pub(super) fn run<S: AsRef<str>>(
    folder: TempDir,
    program: &str,
    arguments: impl IntoIterator<Item = S>,
) -> Result<Output, ToolError> {
    run_within(LIMIT, folder, program, arguments)
}

fn run_within<S: AsRef<str>>(
    limit: Duration,
    folder: TempDir,
    program: &str,
    arguments: impl IntoIterator<Item = S>,
) -> Result<Output, ToolError> {
    let arguments: Vec<String> = arguments
        .into_iter()
        .map(|a| a.as_ref().to_owned())
        .collect();
    let command = format!("{program} {}", arguments.join(" "));
    let log_path = folder.path().join(LOG);
    // A file, not pipes: it keeps both streams in order, and the tool never waits for a reader.
    let log_file = File::create(&log_path)?;
    let mut child = Command::new(program)
        .args(&arguments)
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stderr(log_file.try_clone()?)
        .stdout(log_file)
        .spawn()
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => ToolError::Missing(program.to_owned()),
            _ => ToolError::Io(error),
        })?;
    let ended = child.wait_timeout(limit)?;
    if ended.is_none() {
        child.kill()?;
        child.wait()?;
    }
    let log = String::from_utf8_lossy(&fs::read(&log_path)?).into_owned();
    match ended {
        None => Err(ToolError::TimedOut {
            command,
            limit,
            log,
        }),
        Some(status) if status.success() => Ok(Output { log, folder }),
        Some(status) => Err(ToolError::Failed {
            command,
            status,
            log,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_says_how_to_get_it() {
        let folder = folder_of(&Sources::new()).unwrap();
        let error = run(folder, "no-such-tool", ["-x"]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "no-such-tool is not on PATH: run tests/run, which installs it"
        );
    }
    #[test]
    fn a_tool_that_never_ends_is_stopped() {
        let folder = folder_of(&Sources::new()).unwrap();
        let limit = Duration::from_millis(1);
        let error = run_within(limit, folder, "sleep", ["1000"]).unwrap_err();
        assert!(matches!(error, ToolError::TimedOut { .. }), "{error}");
    }
}
