//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// A text file with its path from the root of the repository.
#[derive(Clone, Debug)]
pub(crate) struct TextFile {
    /// The path, with `/` between its parts.
    pub(crate) path: String,
    /// Its text.
    pub(crate) text: String,
}

/// A crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Package {
    /// The folder, such as `engine/game-core`.
    pub(crate) folder: String,
    /// Its `Cargo.toml`.
    pub(crate) manifest: toml::Table,
}

impl Package {
    /// The name in the manifest.
    pub(crate) fn name(&self) -> &str {
        let name = self.manifest.get("package").and_then(|package| package.get("name"));
        name.and_then(toml::Value::as_str).unwrap_or("")
    }

    /// Whether its library may be tested by itself.
    pub(crate) fn has_tested_library(&self) -> bool {
        let library = self.manifest.get("lib").and_then(|library| library.get("test"));
        library.and_then(toml::Value::as_bool) != Some(false)
    }

    /// Whether it holds the rules of a game.
    pub(crate) fn is_game(&self) -> bool {
        matches!(self.folder.split('/').collect::<Vec<_>>()[..], ["games", _])
    }

    /// Whether it draws a game.
    pub(crate) fn is_game_page(&self) -> bool {
        matches!(self.folder.split('/').collect::<Vec<_>>()[..], ["games", _, "page"])
    }
}

/// The working copy.
#[derive(Clone, Debug)]
pub(crate) struct Repo {
    root: PathBuf,
}

impl Repo {
    /// The working copy that this program was built from.
    pub(crate) fn here() -> Repo {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
        Repo { root: root.expect("xtask lies in the workspace").to_path_buf() }
    }

    /// The root folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Whether there is a file or folder at this path.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.root.join(path).exists()
    }

    /// The text of a file, if it exists.
    pub(crate) fn read(&self, path: &str) -> Option<String> {
        fs::read_to_string(self.root.join(path)).ok()
    }

    /// Every file with this ending under a folder (`""` is the root), in the order of the paths.
    pub(crate) fn files(&self, folder: &str, ending: &str) -> Vec<TextFile> {
        let mut paths = Vec::new();
        collect(&self.root.join(folder), ending, &mut paths);
        paths.sort();
        let read = |path: &PathBuf| {
            let inside = path.strip_prefix(&self.root).ok()?;
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            Some(TextFile { path: parts.join("/"), text: fs::read_to_string(path).ok()? })
        };
        paths.iter().filter_map(read).collect()
    }

    /// Every crate of the workspace.
    pub(crate) fn packages(&self) -> Vec<Package> {
        let games = self.folders("games");
        let beside_games = games.iter().flat_map(|game| self.folders(game));
        let folders: Vec<String> =
            ["engine", "app", ""].iter().flat_map(|parent| self.folders(parent)).collect();
        let folders = folders.into_iter().chain(games.iter().cloned()).chain(beside_games);
        let package = |folder: String| {
            let manifest = self.read(&format!("{folder}/Cargo.toml"))?;
            Some(Package { folder, manifest: manifest.parse().ok()? })
        };
        folders.filter_map(package).collect()
    }

    /// The ids of the games, which are the names of their folders.
    pub(crate) fn games(&self) -> Vec<String> {
        let games = self.folders("games");
        let games = games.iter().filter(|folder| self.has(&format!("{folder}/rules.toml")));
        games.map(|folder| folder["games/".len()..].to_string()).collect()
    }

    /// Whether a game is published, so that no rule of it may be merely planned.
    pub(crate) fn is_published(&self, game: &str) -> bool {
        let shelf = self.read("app/play/Cargo.toml").unwrap_or_default();
        shelf.lines().any(|line| line.starts_with(&format!("{game}.")))
    }

    fn folders(&self, parent: &str) -> Vec<String> {
        let entries = fs::read_dir(self.root.join(parent)).into_iter().flatten().flatten();
        let folders = entries.filter(|entry| entry.path().is_dir());
        let names = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut paths: Vec<String> = names
            .filter(|name| !is_foreign(name))
            .map(|name| if parent.is_empty() { name } else { format!("{parent}/{name}") })
            .collect();
        paths.sort();
        paths
    }
}

/// Whether a folder contains nothing written for the repository.
fn is_foreign(folder: &str) -> bool {
    folder.starts_with('.') || folder == "target" || folder == "data"
}

fn collect(folder: &Path, ending: &str, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !is_foreign(&name) {
                collect(&path, ending, paths);
            }
        } else if name.ends_with(ending) {
            paths.push(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_working_copy_has_crates_and_games() {
        let repo = Repo::here();
        let packages = repo.packages();
        let names: Vec<&str> = packages.iter().map(Package::name).collect();
        let expected = ["game-core", "xtask", "pocket-mars", "pocket-mars-page"];
        assert!(expected.iter().all(|name| names.contains(name)), "{names:?}");
        assert!(repo.games().contains(&"pocket-mars".to_string()));
        assert!(repo.files("xtask", ".rs").iter().all(|file| file.path.starts_with("xtask/")));
    }
}
