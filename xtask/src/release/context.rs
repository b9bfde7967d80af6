use std::path::PathBuf;
use std::process::Command;

use super::commit::Commit;
use super::tools::Tools;
use crate::repo::Repo;

/// The folder of what is passed on, below the root.
pub(super) const PLACE: &str = "target/release-files";

/// The folder in which it is built, below the root.
const BUILD: &str = "target/release-build";

/// The programs.
pub(super) const PROGRAMS: [&str; 2] = ["soloist", "soloist-host"];

/// What every part of a release needs.
pub(super) struct Release<'a> {
    pub(super) repo: &'a Repo,
    pub(super) commit: Commit,
    pub(super) tools: Tools,
    pub(super) version: String,
}

impl Release<'_> {
    /// A folder below that of the builds, not made yet.
    pub(super) fn build(&self, name: &str) -> PathBuf {
        self.repo.root().join(BUILD).join(name)
    }

    /// A file that is passed on.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.repo.root().join(PLACE).join(name)
    }

    /// A command with the time of the commit, which tools write instead of their own.
    pub(super) fn timed(&self, mut command: Command) -> Command {
        command.env("SOURCE_DATE_EPOCH", self.commit.seconds.to_string());
        command
    }
}
