//! What a game needs besides the program, packed into files that are fetched when it is opened.

use std::collections::BTreeMap;

use crate::i18n;
use crate::repo::{Repo, TextFile};

/// When a game needs its files.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum When {
    /// Once it is opened.
    Opened,
    /// Once its rules are read.
    RulesRead,
}

impl When {
    pub(super) const ALL: [When; 2] = [When::Opened, When::RulesRead];

    /// The first part of the name of a packed file: `game-colab.json`.
    pub(super) fn prefix(self) -> &'static str {
        match self {
            When::Opened => "game-",
            When::RulesRead => "rules-",
        }
    }
}

/// What is packed of a game: a file below its folder, or every file in a folder of it.
const PACKED: [(&str, When); 11] = [
    ("guide.toml", When::Opened),
    ("players/values.toml", When::Opened),
    ("players/multiplayer_values.toml", When::Opened),
    ("players/policy.toml", When::Opened),
    ("players/calibration.toml", When::Opened),
    ("page/symbols.svg", When::Opened),
    ("page/emblems.svg", When::Opened),
    ("page/css/", When::Opened),
    ("messages/", When::Opened),
    ("rules.toml", When::RulesRead),
    ("icons.toml", When::RulesRead),
];

/// The message files that translate what is packed with the rules.
const OF_RULES: [&str; 2] = ["rules.ftl", "icons.ftl"];

/// What a game needs then, by crate and path: in English, or what another language adds to it.
pub(super) fn files_of(
    repo: &Repo,
    game: &str,
    when: When,
    language: Option<&str>,
) -> BTreeMap<String, String> {
    let folder = format!("games/{game}/");
    let files = PACKED.iter().flat_map(|(path, _)| found(repo, &format!("{folder}{path}")));
    let wanted = files.filter(|file| {
        let path = &file.path[folder.len()..];
        when_needed(path) == Some(when) && language_of(path) == language
    });
    wanted.map(|file| (name_of(&file.path), text_of(&file))).collect()
}

/// The file at a path, or all files in a folder.
fn found(repo: &Repo, path: &str) -> Vec<TextFile> {
    match path.strip_suffix('/') {
        Some(folder) => repo.files(folder, ""),
        None => {
            repo.read(path).map(|text| TextFile { path: path.into(), text }).into_iter().collect()
        }
    }
}

/// When a game needs a file, by its path below the game's folder; `None` if it is in the program.
fn when_needed(path: &str) -> Option<When> {
    let file = path.rsplit('/').next().unwrap_or_default();
    let (_, when) = PACKED.iter().find(|(packed, _)| path.starts_with(packed))?;
    match path.starts_with("messages/") {
        true if file == i18n::FRONT => None,
        true if OF_RULES.contains(&file) => Some(When::RulesRead),
        _ => Some(*when),
    }
}

/// The language of messages, unless it is English.
fn language_of(path: &str) -> Option<&str> {
    let (language, _) = path.strip_prefix("messages/")?.split_once('/')?;
    (language != i18n::FIRST).then_some(language)
}

/// The name by which a game reads a file: that of its crate, and the path in the crate's folder.
fn name_of(path: &str) -> String {
    path["games/".len()..].replacen("/page/", "-page/", 1)
}

/// What travels of a file: messages and data without the lines that are comments.
fn text_of(file: &TextFile) -> String {
    match file.path.ends_with(".ftl") || file.path.ends_with(".toml") {
        true => i18n::uncommented(&file.text),
        false => file.text.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that is packed of a game in a language.
    fn packed(repo: &Repo, game: &str, language: Option<&str>) -> BTreeMap<String, String> {
        When::ALL.into_iter().flat_map(|when| files_of(repo, game, when, language)).collect()
    }

    /// A file that a game reads and nobody packs would be missing in a browser only.
    #[test]
    fn what_a_game_reads_is_packed() {
        let repo = Repo::here();
        for game in repo.games() {
            let packed = packed(&repo, &game, None);
            let of_crate = |folder: &str, name: &str| {
                let macros = ["game_file!(\"", "game_info_items!(\"", "game_files![\""];
                for file in repo.files(&format!("games/{folder}/src"), ".rs") {
                    let reads = macros.iter().flat_map(|one| file.text.split(one).skip(1));
                    let models = file.text.split("model_files! {").skip(1).flat_map(literals);
                    let models = models.map(|model| format!("players/{model}"));
                    for read in reads.flat_map(literals).map(str::to_string).chain(models) {
                        assert!(packed.contains_key(&format!("{name}/{read}")), "{name}/{read}");
                    }
                }
            };
            of_crate(&game, &game);
            of_crate(&format!("{game}/page"), &format!("{game}-page"));
            assert!(packed.len() > if game == "backgammon" { 1 } else { 15 }, "{game}");
        }
    }

    /// The names of files from here to the end of a macro's arguments.
    fn literals(rest: &str) -> Vec<&str> {
        let inside = rest.split([')', ']', '}']).next().unwrap_or_default();
        inside.split('"').filter(|text| text.contains('.')).collect()
    }

    /// What is said of a game in a list is in the program; all else comes with the game, in each
    /// language by itself.
    #[test]
    fn messages_of_a_game_travel_with_it() {
        let repo = Repo::here();
        for game in repo.games() {
            let sources = repo.files(&format!("games/{game}/src"), ".rs");
            let is_named = |file: &TextFile| file.text.contains("always \"front.ftl\";");
            assert!(sources.iter().any(is_named), "{game}");
            for language in [None].into_iter().chain(i18n::OTHERS.map(Some)) {
                let code = language.unwrap_or(i18n::FIRST);
                let folder = format!("games/{game}/messages/{code}");
                let packed = packed(&repo, &game, language);
                let ftl = packed.keys().filter(|name| name.ends_with(".ftl"));
                assert_eq!(ftl.count() + 1, repo.files(&folder, ".ftl").len(), "{folder}");
                let inside = format!("{game}/messages/{code}/");
                let is_here = |name: &String| name.starts_with(&inside) || language.is_none();
                assert!(packed.keys().all(is_here), "{folder}");
                let is_said = |text: &String| text.lines().all(|line| !line.starts_with('#'));
                assert!(packed.iter().all(|(name, text)| !name.ends_with(".ftl") || is_said(text)));
            }
        }
    }

    /// What is left out of data and content when it travels are comments, and nothing else.
    #[test]
    fn data_without_comments_is_the_same_data() {
        let files = Repo::here().files("games", ".toml");
        assert!(files.len() > 50, "{}", files.len());
        for file in files.iter().filter(|file| !file.path.ends_with("Cargo.toml")) {
            let read = |text: &str| text.parse::<toml::Table>().map_err(|why| why.to_string());
            let travels = read(&i18n::uncommented(&file.text));
            assert_eq!(travels, read(&file.text), "{}", file.path);
        }
    }

    #[test]
    fn files_are_named_by_crate_and_path() {
        assert_eq!(name_of("games/colab/page/css/ring.css"), "colab-page/css/ring.css");
        assert_eq!(name_of("games/colab/players/policy.toml"), "colab/players/policy.toml");
        assert_eq!(when_needed("messages/de/rules.ftl"), Some(When::RulesRead));
        assert_eq!(when_needed("messages/en/front.ftl"), None);
        assert_eq!(when_needed("content/cards.toml"), None);
        assert_eq!(
            (language_of("messages/en/a.ftl"), language_of("messages/de/a.ftl")),
            (None, Some("de"))
        );
    }
}
