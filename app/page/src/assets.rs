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

macro_rules! script {
    ($name:literal) => {
        Asset {
            name: $name,
            kind: "text/javascript; charset=utf-8",
            text: include_str!(concat!("../assets/js/", $name)),
        }
    };
}

/// The parts of the style sheet, in their order: what every page has, then what each game says of
/// its own pieces, and at last what stands above all of it.
const PARTS: [&str; 18] = [
    include_str!("../assets/css/base.css"),
    include_str!("../assets/css/controls.css"),
    include_str!("../assets/css/home.css"),
    include_str!("../assets/css/setup.css"),
    include_str!("../assets/css/helper.css"),
    include_str!("../assets/css/read.css"),
    include_str!("../assets/css/frame.css"),
    include_str!("../assets/css/prompt.css"),
    include_str!("../assets/css/hint.css"),
    include_str!("../assets/css/curve.css"),
    include_str!("../assets/css/panel.css"),
    include_str!("../assets/css/narrow.css"),
    games::STYLES[0],
    games::STYLES[1],
    games::STYLES[2],
    games::STYLES[3],
    include_str!("../assets/css/motion.css"),
    include_str!("../assets/css/look.css"),
];

/// No game is left out of [`PARTS`], where its style sheet stands by its number.
const _: () = assert!(PARTS.len() == 14 + games::STYLES.len(), "a game's style sheet is missing");

/// Every file that pages refer to.
pub const ASSETS: &[Asset] = &[
    Asset { name: "soloist.css", kind: "text/css; charset=utf-8", text: STYLE },
    Asset {
        name: "door.css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../assets/css/door.css"),
    },
    Asset { name: "mark.svg", kind: "image/svg+xml", text: include_str!("../assets/mark.svg") },
    poster(0),
    poster(1),
    poster(2),
    poster(3),
    script!("theme.js"),
    script!("aloud.js"),
    script!("look.js"),
    script!("find.js"),
    script!("main.js"),
    script!("swap.js"),
    script!("become.js"),
    script!("travel.js"),
    script!("ways.js"),
    script!("places.js"),
    script!("told.js"),
    script!("areas.js"),
    script!("panel.js"),
    script!("drafts.js"),
    script!("keys.js"),
    script!("forms.js"),
    script!("wait.js"),
    script!("live.js"),
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

/// Worked out once: each page names several assets, and all of them are half a million bytes.
static VERSION: LazyLock<u64> = LazyLock::new(|| {
    let bytes = ASSETS.iter().flat_map(|asset| asset.text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
});

/// A word that changes whenever an asset changes, part of every asset's address.
pub fn asset_version() -> u64 {
    *VERSION
}

/// The address of an asset.
pub fn asset_address(name: &str) -> String {
    format!("/static/{:016x}/{name}", asset_version())
}
