//! Folders and files that nobody but their owner reads.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

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
///
/// A file that is there is never opened: closing it would drop every lock that SQLite holds on it
/// in this process, as POSIX has it. So that no thread opens a store between the making and the
/// closing here, they come one after the other.
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

/// The names in a folder are on the disk when this returns.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// The names in a folder are on the disk when this returns: here the system sees to it.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether files can be made in a folder.
pub(crate) fn can_make_files(folder: &Path) -> bool {
    let probe = folder.join(format!("probe.{}", std::process::id()));
    made_anew(&probe).is_ok() && fs::remove_file(&probe).is_ok()
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
