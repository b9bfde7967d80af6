mod findings;
mod surroundings;

use std::io::Write as _;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use clap::Args;
use i18n::{Locale, message};
use store::{Examination, Store};

use crate::commands::serve::USUAL;
use crate::failure::Failure;
use crate::language::{LanguageArgument, foreign_language};
use crate::places::DataPlace;
use findings::Findings;

/// Say what is wrong with the folder of the games, the port, the browser, the saved games, or the
/// language.
///
/// Every saved game is read, and nothing is changed. The exit code is 1 if anything is wrong; a
/// note is no fault.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist doctor
  soloist doctor --data ./my-games")]
pub(crate) struct Doctor {
    /// Address and port at which the table is to open [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(super) addr: Option<SocketAddr>,
    #[command(flatten)]
    pub(super) data: DataPlace,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

impl Doctor {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut found = Findings::new(self.language.words());
        match self.data.folder() {
            Ok(folder) => {
                of_folder(&folder, &mut found);
                of_space(&folder, &mut found);
                of_games(&folder, self.language.locale(), &mut found);
            }
            Err(_) => found.fault(message!(found.words(), "doctor-folder-unknown")),
        }
        of_port(self.addr, &mut found);
        of_browser(&mut found);
        of_language(self.language, &mut found);
        let mut out = std::io::stdout();
        for line in found.lines() {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        match found.faults() {
            0 => Ok(()),
            count => {
                let said = message!(found.words(), "doctor-faults", count = count);
                Err(Failure::System(said.into()))
            }
        }
    }
}

/// Whether the folder is there, and can be written to.
fn of_folder(folder: &Path, found: &mut Findings) {
    let (words, shown) = (found.words(), folder.display().to_string());
    let shown = shown.as_str();
    if folder.exists() && !folder.is_dir() {
        return found.fault(message!(words, "doctor-folder-file", folder = shown));
    }
    let Some(there) = surroundings::nearest(folder) else { return };
    match surroundings::can_write(there) {
        Err(why) => {
            let (folder, why) = (there.display().to_string(), why.to_string());
            found.fault(message!(words, "doctor-folder-closed", folder = folder, why = why));
        }
        Ok(()) if there == folder => {
            found.well(message!(words, "doctor-folder", folder = shown));
        }
        Ok(()) => found.note(message!(words, "doctor-folder-new", folder = shown)),
    }
}

/// Below this many megabytes a long game may find no room.
const LITTLE_SPACE: u64 = 50;

/// How much room is left.
fn of_space(folder: &Path, found: &mut Findings) {
    let words = found.words();
    let Some(there) = surroundings::nearest(folder) else { return };
    match fs4::available_space(there) {
        Ok(bytes) => match bytes / 1_000_000 {
            little if little < LITTLE_SPACE => {
                found.fault(message!(words, "doctor-space-little", megabytes = little));
            }
            enough => found.well(message!(words, "doctor-space", megabytes = enough)),
        },
        Err(why) => {
            found.note(message!(words, "doctor-space-unknown", why = why.to_string()));
        }
    }
}

/// Whether the saved games are whole.
fn of_games(folder: &Path, locale: Locale, found: &mut Findings) {
    let words = found.words();
    let examination = match Store::examine(folder) {
        Ok(Some(examination)) => examination,
        Ok(None) => return found.well(message!(words, "doctor-no-games")),
        Err(problem) => return found.fault(problem.text_in(locale)),
    };
    let Examination { schema, known, games, damage, damaged_games } = examination;
    if schema < known {
        found.note(message!(words, "doctor-older"));
    }
    if damage.is_empty() && damaged_games.is_empty() {
        found.well(message!(words, "doctor-games", count = games));
    }
    damage.iter().for_each(|it| found.fault(it.text(locale)));
    for (id, what) in damaged_games {
        let what = what.text(locale);
        found.fault(message!(words, "doctor-damaged-game", id = id, what = what));
    }
}

/// Whether the table can open at its address.
fn of_port(wanted: Option<SocketAddr>, found: &mut Findings) {
    let words = found.words();
    let at = wanted.unwrap_or(USUAL);
    let address = at.to_string();
    match TcpListener::bind(at) {
        Ok(_) => found.well(message!(words, "doctor-port", address = address)),
        Err(why) if why.kind() != std::io::ErrorKind::AddrInUse => {
            let why = why.to_string();
            found.fault(message!(words, "doctor-port-closed", address = address, why = why));
        }
        Err(_) if surroundings::is_soloist(at) => {
            found.well(message!(words, "doctor-port-here", address = address));
        }
        Err(_) if wanted.is_some() => {
            found.fault(message!(words, "doctor-port-wanted", address = address));
        }
        Err(_) => found.note(message!(words, "doctor-port-taken", address = address)),
    }
}

/// Whether there is a browser that could open the table.
fn of_browser(found: &mut Findings) {
    let words = found.words();
    match surroundings::browser() {
        Some(program) => found.well(message!(words, "doctor-browser", program = program)),
        None => found.note(message!(words, "doctor-browser-none")),
    }
}

/// Which language is spoken and why, and whether its messages can be read.
fn of_language(language: LanguageArgument, found: &mut Findings) {
    let words = found.words();
    match foreign_language(|name| std::env::var(name).ok()) {
        _ if language.language.is_some() => {
            found.well(message!(words, "doctor-language-given"));
        }
        Some(asked) => found.note(message!(words, "doctor-language-other", asked = asked)),
        None => found.well(message!(words, "doctor-language")),
    }
    for what in crate::messages::errors() {
        found.fault(message!(words, "doctor-language-messages", what = what));
    }
}
