//! Folders and files that nobody but their owner reads.

use std::fs;
use std::io;
use std::path::Path;

/// Makes a folder, if it is not there, that only its owner may enter. Folders around it are made as
/// usual, and one that is there stays as its owner made it.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    if let Some(parent) = folder.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        made => made,
    }
}

/// Makes an empty file, if it is not there, that only its owner may read. SQLite gives the files
/// beside its own the same rights.
pub(crate) fn make_file(file: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Whether a file, and others beside it, can be written.
pub(crate) fn can_write(file: &Path) -> bool {
    let probe = file.with_extension("probe");
    let beside = make_file(&probe).is_ok() && fs::remove_file(&probe).is_ok();
    beside && fs::OpenOptions::new().append(true).open(file).is_ok()
}

/// Takes a file from all but its owner.
#[cfg(unix)]
pub(crate) fn narrow(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if fs::metadata(file)?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(file, fs::Permissions::from_mode(0o600))
}

/// Takes a file from all but its owner: here the folder does.
#[cfg(not(unix))]
pub(crate) fn narrow(_: &Path) -> io::Result<()> {
    Ok(())
}
