//! Folders and files that only their owner can read.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Creates a folder that only its owner may enter, unless it exists. Parent folders get the default
/// permissions, and an existing folder keeps its own.
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

/// Creates an empty file that only its owner may read, unless it exists. SQLite gives its auxiliary
/// files the same permissions.
///
/// An existing file is never opened: by the rules of POSIX, closing it would drop every lock that
/// SQLite holds on it in this process. The mutex keeps another thread from opening the store
/// between creating and closing the file here.
pub(crate) fn make_file(file: &Path) -> io::Result<()> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    made_anew(file).map(drop)
}

fn made_anew(file: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Makes the names in a folder durable.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// Does nothing: here the system makes the names in a folder durable.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether files can be created in a folder.
pub(crate) fn can_make_files(folder: &Path) -> bool {
    let probe = folder.join(format!("probe.{}", std::process::id()));
    made_anew(&probe).is_ok() && fs::remove_file(&probe).is_ok()
}

/// Removes all permissions on a file except its owner's.
#[cfg(unix)]
pub(crate) fn narrow(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if fs::metadata(file)?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(file, fs::Permissions::from_mode(0o600))
}

/// Does nothing: here the permissions of the folder protect the file.
#[cfg(not(unix))]
pub(crate) fn narrow(_: &Path) -> io::Result<()> {
    Ok(())
}
