//! Locations of saved games and of an owner's content.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;
use game_core::SourceFile;
use play::Catalog;
use service::{Games, SavedGame};
use store::Store;

use crate::failure::Failure;

/// Maximum size of a content file in bytes; content files are a few kilobytes.
const LARGEST_FILE: u64 = 1 << 20;

/// `--data`.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct DataPlace {
    /// Folder of the saved games [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// `--content`.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct ContentPlace {
    /// Lay your copy's values over ours: DIR/GAME/*.toml, only the rows that differ
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

impl DataPlace {
    /// Opens the store, creating it if it does not exist.
    pub(crate) fn store(&self) -> Result<Store, Failure> {
        Ok(Store::open(&self.folder()?)?)
    }

    /// The folder of the saved games.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        let usual = || usual_folder(|name| std::env::var_os(name).map(PathBuf::from));
        let folder = self.data.clone().or_else(usual);
        let why = "no home folder is known; give --data DIR";
        folder.ok_or_else(|| Failure::System(why.to_string()))
    }

    /// The arguments that name this place, for a command to be printed.
    pub(crate) fn again(&self) -> String {
        let data = self.data.as_ref();
        data.map_or_else(String::new, |folder| format!(" --data {}", quoted(folder)))
    }
}

impl ContentPlace {
    /// The catalog with the content from this place.
    pub(crate) fn catalog(&self) -> Result<Catalog, Failure> {
        match &self.content {
            None => Ok(Catalog::ours()),
            Some(folder) => Ok(Catalog::with_owner(read_content(folder)?)?),
        }
    }

    /// The same games, to be simulated.
    pub(crate) fn simulated(&self) -> Result<simulation::Catalog, Failure> {
        match &self.content {
            None => Ok(simulation::Catalog::ours()),
            Some(folder) => Ok(simulation::Catalog::with_owner(read_content(folder)?)?),
        }
    }

    /// As [`DataPlace::again`].
    pub(crate) fn again(&self) -> String {
        let content = self.content.as_ref();
        content.map_or_else(String::new, |folder| format!(" --content {}", quoted(folder)))
    }
}

/// The games service for both places.
pub(crate) fn games(data: &DataPlace, content: &ContentPlace) -> Result<Games, Failure> {
    Ok(Games::new(content.catalog()?, data.store()?))
}

/// The games service for both places, if anything was saved; creates nothing.
pub(crate) fn games_there(
    data: &DataPlace,
    content: &ContentPlace,
) -> Result<Option<Games>, Failure> {
    let catalog = content.catalog()?;
    if Store::is_in(&data.folder()?) {
        Ok(Some(Games::new(catalog, data.store()?)))
    } else {
        Ok(None)
    }
}

/// The saved game with this id, a unique beginning of it, or this name.
pub(crate) fn find_saved(games: &Games, meant: &str) -> Result<SavedGame, Failure> {
    let games = games.list(0, usize::MAX)?.games;
    let fits: [&dyn Fn(&SavedGame) -> bool; 3] = [
        &|game| game.id == meant,
        &|game| !meant.is_empty() && game.id.starts_with(&meant.to_ascii_lowercase()),
        &|game| game.name == meant,
    ];
    for fit in fits {
        let found: Vec<&SavedGame> = games.iter().filter(|game| fit(game)).collect();
        match found[..] {
            [] => {}
            [game] => return Ok(game.clone()),
            _ => {
                let ids: Vec<&str> = found.iter().map(|game| game.id.as_str()).collect();
                let ids = ids.join(", ");
                return Err(Failure::wrong(format!("'{meant}' may be any of the games {ids}")));
            }
        }
    }
    Err(not_saved(meant))
}

/// The error for an unknown saved game.
pub(crate) fn not_saved(meant: &str) -> Failure {
    Failure::wrong(format!("there is no saved game '{meant}' (see soloist games)"))
}

/// The files of an owner's folder, by game, in the order of their names.
pub(crate) fn read_content(folder: &Path) -> Result<Vec<(String, Vec<SourceFile>)>, Failure> {
    let mut wrong = Vec::new();
    let mut games = Vec::new();
    for game in entries(folder)? {
        let name = file_name(&game);
        if name.starts_with('.') {
            continue;
        }
        if !game.is_dir() {
            wrong.push(format!(
                "{}: expected only folders named like games, such as pocket-mars",
                game.display()
            ));
            continue;
        }
        let mut files = Vec::new();
        for file in entries(&game)? {
            if file.extension().is_some_and(|extension| extension == "toml") {
                match read_small(&file) {
                    Ok(text) => files.push(SourceFile { name: file_name(&file), text }),
                    Err(why) => wrong.push(format!("{}: {why}", file.display())),
                }
            }
        }
        games.push((name, files));
    }
    if wrong.is_empty() { Ok(games) } else { Err(Failure::Wrong(wrong)) }
}

fn read_small(file: &Path) -> Result<String, String> {
    let what = std::fs::metadata(file).map_err(|error| error.to_string())?;
    if !what.is_file() {
        return Err("this is no file".to_string());
    }
    let opened = std::fs::File::open(file).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    opened.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err("this is too large for a content file".to_string());
    }
    String::from_utf8(bytes).map_err(|_| "this is no UTF-8 text".to_string())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failed = |error| Failure::wrong(format!("{} cannot be read: {error}", folder.display()));
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        entries.push(entry.map_err(failed)?.path());
    }
    entries.sort();
    Ok(entries)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The folder for user data on this system, from its environment variables.
fn usual_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    let base = if cfg!(windows) {
        absolute("LOCALAPPDATA").or_else(|| absolute("APPDATA"))
    } else if cfg!(target_os = "macos") {
        absolute("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("soloist"))
}

fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/\\:._-+~".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn the_data_folder_follows_the_desktop_conventions() {
        let folder = |set: &[(&str, &str)]| {
            usual_folder(|name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| PathBuf::from(value))
            })
        };
        let home = ("HOME", "/home/ada");
        assert_eq!(folder(&[home]), Some("/home/ada/.local/share/soloist".into()));
        assert_eq!(folder(&[home, ("XDG_DATA_HOME", "/data")]), Some("/data/soloist".into()));
        let relative = ("XDG_DATA_HOME", "data");
        assert_eq!(folder(&[home, relative]), Some("/home/ada/.local/share/soloist".into()));
        assert_eq!(folder(&[]), None);
    }

    #[test]
    fn places_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quoted(Path::new("/tmp/a-b")), "/tmp/a-b");
        assert_eq!(quoted(Path::new("/tmp/a b")), "'/tmp/a b'");
    }
}
