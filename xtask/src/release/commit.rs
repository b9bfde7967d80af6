use std::path::{Path, PathBuf};
use std::process::Command;

use super::steps::{done, make_empty, output};

/// The commit that is checked out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Commit {
    root: PathBuf,
    /// Its hash.
    pub(super) hash: String,
    /// Its day, such as `2026-11-30`.
    pub(super) date: String,
    /// Its time, in seconds since 1970.
    pub(super) seconds: u64,
}

impl Commit {
    /// The commit that is checked out in a working copy.
    ///
    /// # Errors
    ///
    /// If that is no working copy of git.
    pub(super) fn checked_out(root: &Path) -> Result<Commit, String> {
        let mut git = Command::new("git");
        git.arg("-C").arg(root).args(["log", "-1", "--format=%H %cs %ct"]);
        let said = output(&mut git, "the commit of a release")?;
        let said = String::from_utf8_lossy(&said).into_owned();
        read(root, &said).ok_or_else(|| format!("git says of its commit: {said}"))
    }

    /// Its hash and date, as programs name it.
    pub(super) fn named(&self) -> String {
        format!("{} {}", self.hash, self.date)
    }

    /// Lays a copy of its files into a folder, which holds nothing else then.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(super) fn lay_out(&self, folder: &Path) -> Result<(), String> {
        make_empty(folder)?;
        let archive = folder.join("commit.tar");
        let mut git = Command::new("git");
        git.arg("-C").arg(&self.root).args(["archive", "--format=tar", "--output"]);
        done(git.arg(&archive).arg(&self.hash), "the files of the commit")?;
        let mut tar = Command::new("tar");
        tar.arg("-xf").arg(&archive).arg("-C").arg(folder);
        done(&mut tar, "the files of the commit")?;
        std::fs::remove_file(&archive).map_err(|why| format!("{}: {why}", archive.display()))
    }
}

fn read(root: &Path, said: &str) -> Option<Commit> {
    let mut words = said.split_whitespace().map(str::to_string);
    let (hash, date, seconds) = (words.next()?, words.next()?, words.next()?);
    Some(Commit { root: root.to_path_buf(), hash, date, seconds: seconds.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_is_read_from_what_git_says() {
        let commit = read(Path::new("/"), "3c7cdb1d 2026-11-30 1796048856\n").expect("a commit");
        assert_eq!(commit.named(), "3c7cdb1d 2026-11-30");
        assert_eq!(commit.seconds, 1_796_048_856);
        assert_eq!(read(Path::new("/"), "fatal: no commit"), None);
    }
}
