use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use i18n::message;
use store::Store;

use crate::failure::Failure;
use crate::language::LanguageArgument;
use crate::places::DataPlace;

/// Copy every saved game to one file, even while they are being played.
///
/// The copy holds all games at one moment. Copying the file of the saved games itself is no backup:
/// the latest moves are in a second file beside it.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist backup sunday.sqlite
  soloist backup --data ./my-games /media/stick/my-games.sqlite")]
pub(crate) struct Backup {
    /// The new file; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    pub(super) data: DataPlace,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let folder = self.data.folder()?;
        if !Store::is_in(&folder) {
            return Err(Failure::wrong(format!("no games are saved in {}", folder.display())));
        }
        let games = self.data.store()?.backup(&self.file)?;
        let (words, file) = (self.language.words(), self.file.display().to_string());
        say(&message!(words, "backup-kept", count = games, file = file))
    }
}

/// Replace the saved games by a backup, even while they are being played.
///
/// Every game is as it was at the time of the backup; games begun since are gone. The replaced
/// games are kept in another file, whose name is printed.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist restore sunday.sqlite")]
pub(crate) struct Restore {
    /// A file made by soloist backup
    file: PathBuf,
    #[command(flatten)]
    pub(super) data: DataPlace,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let restored = self.data.store()?.restore(&self.file)?;
        let (words, before) = (self.language.words(), restored.before.display().to_string());
        say(&message!(words, "restored", count = restored.games))?;
        say(&message!(words, "restored-before", file = before))
    }
}

fn say(line: &str) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}
