//! Content files in a folder.

use std::path::{Path, PathBuf};

use game_core::SourceFile;

/// The TOML files of a folder, in the order of their names.
///
/// # Panics
///
/// If the folder or one of its files cannot be read.
pub fn content_folder(folder: &Path) -> Vec<SourceFile> {
    let files = std::fs::read_dir(folder);
    let files = files.unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    paths.sort();
    let read = |path: PathBuf| SourceFile {
        text: std::fs::read_to_string(&path)
            .unwrap_or_else(|why| panic!("{}: {why}", path.display())),
        name: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
    };
    paths.into_iter().map(read).collect()
}
