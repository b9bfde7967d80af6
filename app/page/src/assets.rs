//! Style sheets and scripts, embedded, under addresses that change with their content.

use std::sync::LazyLock;

use crate::digest::digest;
use crate::games;

/// A file that pages refer to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name, the last part of its address.
    pub name: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// Its content.
    pub text: &'static str,
}

/// The content type of a style sheet.
const CSS: &str = "text/css; charset=utf-8";

/// The last part of the address of a game's style sheet.
const GAME_STYLE: &str = "table.css";

/// Embeds a text without what only its authors read.
macro_rules! trimmed {
    ($text:expr) => {
        i18n::without_comments!($text, i18n::Comments::Slash)
    };
}

macro_rules! script {
    ($name:literal) => {
        Asset {
            name: $name,
            kind: "text/javascript; charset=utf-8",
            text: trimmed!(include_str!(concat!("../assets/js/", $name))),
        }
    };
}

macro_rules! style {
    ($name:literal) => {
        trimmed!(include_str!(concat!("../assets/css/", $name, ".css")))
    };
}

/// Embeds style sheets as one.
macro_rules! sheet {
    ($($name:literal),+ $(,)?) => {{
        static PARTS: &[&str] = &[$(style!($name)),+];
        static JOINED: [u8; length(PARTS)] = joined(PARTS);
        match std::str::from_utf8(&JOINED) {
            Ok(text) => text,
            Err(_) => panic!("texts that are joined whole stay text"),
        }
    }};
}

/// The style sheet of every page. That of a game follows it.
const STYLE: &str = sheet!(
    "base", "controls", "home", "setup", "helper", "read", "frame", "prompt", "hint", "review",
    "panel", "narrow",
);

/// What a person prefers, and paper, which override all other style sheets.
const PREFERENCES: &str = sheet!("motion", "look", "print");

/// Every file that pages refer to.
pub const ASSETS: &[Asset] = &[
    Asset { name: "soloist.css", kind: CSS, text: STYLE },
    Asset { name: "preferences.css", kind: CSS, text: PREFERENCES },
    Asset { name: "door.css", kind: CSS, text: style!("door") },
    Asset { name: "mark.svg", kind: "image/svg+xml", text: include_str!("../assets/mark.svg") },
    Asset {
        name: "mark-waits.svg",
        kind: "image/svg+xml",
        text: include_str!("../assets/mark-waits.svg"),
    },
    poster(0),
    poster(1),
    poster(2),
    poster(3),
    script!("theme.js"),
    script!("press.js"),
    script!("speech.js"),
    script!("sounds.js"),
    script!("icon_notes.js"),
    script!("appearance.js"),
    script!("search.js"),
    script!("main.js"),
    script!("navigation.js"),
    script!("morph.js"),
    script!("travel.js"),
    script!("move_paths.js"),
    script!("places.js"),
    script!("narration.js"),
    script!("areas.js"),
    script!("panel.js"),
    script!("drafts.js"),
    script!("keys.js"),
    script!("forms.js"),
    script!("progress.js"),
    script!("live_updates.js"),
    script!("clock.js"),
    script!("seen.js"),
    script!("waiting.js"),
];

/// The poster of a game by its number.
const fn poster(number: usize) -> Asset {
    let (name, text) = games::POSTERS[number];
    Asset { name, kind: "image/svg+xml", text }
}

const fn length(parts: &[&str]) -> usize {
    let (mut length, mut part) = (0, 0);
    while part < parts.len() {
        length += parts[part].len();
        part += 1;
    }
    length
}

const fn joined<const LENGTH: usize>(parts: &[&str]) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let text = parts[part].as_bytes();
        let (_, rest) = bytes.split_at_mut(at);
        let (here, _) = rest.split_at_mut(text.len());
        here.copy_from_slice(text);
        at += text.len();
        part += 1;
    }
    bytes
}

/// Computed once: each page names several assets, and together they are half a megabyte.
static VERSION: LazyLock<u64> =
    LazyLock::new(|| digest(ASSETS.iter().flat_map(|asset| asset.text.bytes())));

/// The address of an asset. It changes whenever one of them does: scripts name each other by their
/// addresses.
pub fn asset_address(name: &str) -> String {
    format!("/static/{:016x}/{name}", *VERSION)
}

/// The style sheet of a game; `None` if it has none, and in a browser until it is fetched.
pub fn game_style(game: &str) -> Option<Asset> {
    let style = games::style(game)?;
    Some(Asset { name: GAME_STYLE, kind: CSS, text: &style.text })
}

/// The address of the style sheet of a game, if it has one. It changes with its content.
pub fn game_style_address(game: &str) -> Option<String> {
    let version = games::style(game)?.version;
    Some(format!("/static/{version:016x}/{game}/{GAME_STYLE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_travels_is_what_was_written_without_comments_and_indentation() {
        let written = include_str!("../assets/js/keys.js");
        let travels = ASSETS.iter().find(|asset| asset.name == "keys.js").expect("a script").text;
        let lines = written.lines().map(str::trim_start);
        let kept: Vec<&str> =
            lines.filter(|line| !line.is_empty() && !line.starts_with("//")).collect();
        assert_eq!(travels.lines().collect::<Vec<_>>(), kept);
        for asset in ASSETS.iter().filter(|asset| asset.kind.starts_with("text/")) {
            assert!(!asset.text.contains("\n ") && !asset.text.contains("/*"), "{}", asset.name);
        }
        assert!(STYLE.starts_with(":root {\ncolor-scheme: light dark;\n"));
    }

    /// Whoever reads the front page loads nothing that only a game's table needs.
    #[test]
    fn the_style_sheet_of_a_game_is_a_file_of_its_own() {
        let games = ["pocket-mars", "weather-machine", "master-of-the-galaxy", "colab"];
        let all = games.map(|game| game_style(game).expect("a style sheet").text);
        for (game, style) in games.iter().zip(all) {
            assert!(style.contains(".play") && !style.contains("\n "), "{game}");
            assert!(!STYLE.contains(&format!("[data-game=\"{game}\"]")), "{game}");
            assert!(game_style_address(game).expect("an address").contains(game), "{game}");
        }
        assert!(game_style("pig").is_none() && game_style_address("pig").is_none());
    }
}
