use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use store::Store;

use crate::failure::Failure;
use crate::places::DataPlace;

/// Keep a copy of every saved game in one file, also while they are being played.
///
/// The copy is as the games stand at one moment. To copy the file of the saved games itself is no
/// backup: what was played last lies beside it.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist backup sunday.sqlite
  soloist backup --data ./my-games /media/stick/my-games.sqlite")]
pub(crate) struct Backup {
    /// The file; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    pub(super) data: DataPlace,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let folder = self.data.folder()?;
        if !Store::is_in(&folder) {
            return Err(Failure::wrong(format!("no games are saved in {}", folder.display())));
        }
        let games = self.data.store()?.backup(&self.file)?;
        say(&format!("{games} saved games are kept in {}.", self.file.display()))
    }
}

/// Put a copy that was kept in the place of the saved games, also while they are being played.
///
/// Every game is as it was when the copy was made; games that were begun since are gone. What was
/// there before is kept in another file, which is named.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist restore sunday.sqlite")]
pub(crate) struct Restore {
    /// The file that was kept by soloist backup
    file: PathBuf,
    #[command(flatten)]
    pub(super) data: DataPlace,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let restored = self.data.store()?.restore(&self.file)?;
        let before = restored.before.display();
        say(&format!("{} saved games are as they were kept.", restored.games))?;
        say(&format!("What was there before is kept in {before}."))
    }
}

fn say(line: &str) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}
