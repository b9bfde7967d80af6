//! Style sheets and scripts, embedded, under addresses that change with their content.

use std::sync::LazyLock;

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

/// Embeds a text without what only its authors read.
macro_rules! trimmed {
    ($text:expr) => {{
        const WRITTEN: &str = $text;
        const TRIMMED: ([u8; WRITTEN.len()], usize) = trimmed(WRITTEN);
        static BYTES: [u8; TRIMMED.1] = first(&TRIMMED.0);
        match std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("only whole letters are left out"),
        }
    }};
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

/// The parts of the style sheet, in order: those of every page, those of each game, and the ones
/// that override all others.
static PARTS: [&str; 19] = [
    style!("base"),
    style!("controls"),
    style!("home"),
    style!("setup"),
    style!("helper"),
    style!("read"),
    style!("frame"),
    style!("prompt"),
    style!("hint"),
    style!("review"),
    style!("panel"),
    style!("narrow"),
    trimmed!(games::STYLES[0]),
    trimmed!(games::STYLES[1]),
    trimmed!(games::STYLES[2]),
    trimmed!(games::STYLES[3]),
    style!("motion"),
    style!("look"),
    style!("print"),
];

/// Every game has its style sheet in [`PARTS`], by its number.
const _: () = assert!(PARTS.len() == 15 + games::STYLES.len(), "a game's style sheet is missing");

/// Every file that pages refer to.
pub const ASSETS: &[Asset] = &[
    Asset { name: "soloist.css", kind: "text/css; charset=utf-8", text: STYLE },
    Asset { name: "door.css", kind: "text/css; charset=utf-8", text: style!("door") },
    Asset { name: "mark.svg", kind: "image/svg+xml", text: include_str!("../assets/mark.svg") },
    poster(0),
    poster(1),
    poster(2),
    poster(3),
    script!("theme.js"),
    script!("press.js"),
    script!("speech.js"),
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
];

/// The poster of a game by its number.
const fn poster(number: usize) -> Asset {
    let (name, text) = games::POSTERS[number];
    Asset { name, kind: "image/svg+xml", text }
}

const STYLE: &str = match std::str::from_utf8(&JOINED) {
    Ok(text) => text,
    Err(_) => panic!("texts that are joined whole stay text"),
};

static JOINED: [u8; length(&PARTS)] = joined(&PARTS);

/// A style sheet or script without `/* */` comments, comment lines, empty lines and indentation,
/// and the length of the result. The files contain no text over several lines, and no such signs in
/// a text.
const fn trimmed<const LENGTH: usize>(text: &str) -> ([u8; LENGTH], usize) {
    let bytes = text.as_bytes();
    let mut kept = [0; LENGTH];
    let (mut at, mut length, mut begins) = (0, 0, true);
    while at < bytes.len() {
        let next = if at + 1 < bytes.len() { bytes[at + 1] } else { 0 };
        match bytes[at] {
            b' ' | b'\n' if begins => at += 1,
            b'/' if begins && next == b'/' => {
                while at < bytes.len() && bytes[at] != b'\n' {
                    at += 1;
                }
            }
            b'/' if next == b'*' => {
                at += 3;
                while bytes[at - 1] != b'*' || bytes[at] != b'/' {
                    at += 1;
                }
                at += 1;
            }
            byte => {
                kept[length] = byte;
                length += 1;
                begins = byte == b'\n';
                at += 1;
            }
        }
    }
    (kept, length)
}

const fn first<const LENGTH: usize>(bytes: &[u8]) -> [u8; LENGTH] {
    let mut copy = [0; LENGTH];
    copy.copy_from_slice(bytes.split_at(LENGTH).0);
    copy
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
static VERSION: LazyLock<u64> = LazyLock::new(|| {
    let bytes = ASSETS.iter().flat_map(|asset| asset.text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
});

/// A hash that changes whenever an asset changes, part of every asset's address.
pub fn asset_version() -> u64 {
    *VERSION
}

/// The address of an asset.
pub fn asset_address(name: &str) -> String {
    format!("/static/{:016x}/{name}", asset_version())
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
}
