//! The Verilog files that a tool is given.

use std::io;
use std::path::Path;

/// Files by name and content, in the order in which the tool reads them.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<(String, String)>,
    data: Vec<(String, String)>,
}

impl Sources {
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file `name` (without folders) with the given content.
    #[must_use]
    pub fn text(mut self, name: &str, content: &str) -> Self {
        self.files.push((name.to_owned(), content.to_owned()));
        self
    }

    /// Adds a file that the tool is not told of, for `$readmemb` and the like.
    #[must_use]
    pub fn data(mut self, name: &str, content: &str) -> Self {
        self.data.push((name.to_owned(), content.to_owned()));
        self
    }

    /// Adds a file from disk under its own name.
    pub fn file(self, path: &Path) -> io::Result<Self> {
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .ok_or(io::ErrorKind::InvalidInput)?;
        let content = std::fs::read_to_string(path)?;
        Ok(self.text(name, &content))
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|(name, _)| name.as_str())
    }

    pub(super) fn write_to(&self, folder: &Path) -> io::Result<()> {
        let mut all = self.files.iter().chain(&self.data);
        all.try_for_each(|(name, content)| std::fs::write(folder.join(name), content))
    }
}
