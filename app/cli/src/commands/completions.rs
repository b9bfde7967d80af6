use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use command_line::Shell;

use crate::failure::Failure;

/// Print what completes the words of this command in a shell.
///
/// Packages of a system install it already.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist completions bash > ~/.local/share/bash-completion/completions/soloist
  soloist completions fish > ~/.config/fish/completions/soloist.fish
  soloist completions zsh > _soloist    in a folder of $fpath")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints it for the whole command.
    pub(crate) fn run(self, whole: clap::Command) -> Result<(), Failure> {
        let mut out = std::io::stdout();
        out.write_all(&command_line::completions(whole, self.shell))?;
        Ok(out.flush()?)
    }
}

/// Write a man page for each command into a folder, for a package.
#[derive(Args, Debug)]
pub(crate) struct ManPages {
    /// The folder
    dir: PathBuf,
}

impl ManPages {
    /// Writes those of the whole command.
    pub(crate) fn run(self, whole: clap::Command) -> Result<(), Failure> {
        Ok(command_line::man_pages(whole, &self.dir)?)
    }
}
