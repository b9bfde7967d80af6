//! A save as a text short enough for a link, or for a QR code.
//!
//! The text is the save as JSON, compressed with DEFLATE and written in base 32 (RFC 4648, no
//! padding): of capital letters and digits a QR code holds a fifth more data than of base 64.

use std::io::{Read as _, Write as _};

use data_encoding::BASE32_NOPAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use game_core::ValidationError;
use http::Uri;
use i18n::notice;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use play::{MOST_BYTES, Save};

/// The query parameter that carries the game in a link.
const GAME: &str = "game=";

/// The most letters of a game in a link: as many as the largest QR code holds, less an address and
/// a name.
const LONGEST_LINK: usize = 4000;

/// The most letters of a game's name in a link.
const LONGEST_NAME: usize = 40;

/// A save as capital letters and digits for [`read_save`], of any length.
fn packed(save: &Save) -> String {
    let json = serde_json::to_vec(save).unwrap_or_default();
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    let bytes = packer.write_all(&json).and_then(|()| packer.finish()).unwrap_or_default();
    BASE32_NOPAD.encode(&bytes)
}

/// Reads a save from the text of a file, from a link, or from the text in a link.
///
/// # Errors
///
/// Every reason why the text is no save that this version can read.
pub fn read_save(text: &str) -> Result<Save, Vec<ValidationError>> {
    let linked = text.rsplit_once(GAME).filter(|(address, _)| !address.contains('{'));
    let carried = linked.map_or(text, |(_, rest)| rest.split('&').next().unwrap_or(rest)).trim();
    let is_packed = !carried.is_empty() && carried.bytes().all(|byte| byte.is_ascii_alphanumeric());
    Save::read(&if linked.is_some() || is_packed { unpacked(carried)? } else { text.to_string() })
}

/// A link that carries a game to Soloist at this origin; `None` if the game is too long for a link.
pub(crate) fn link_to(origin: &str, name: &str, save: &Save) -> Option<String> {
    let carried = packed(save);
    let name: String = name.chars().take(LONGEST_NAME).collect();
    let name = utf8_percent_encode(&name, NON_ALPHANUMERIC);
    (carried.len() <= LONGEST_LINK).then(|| format!("{origin}/?{GAME}{carried}&name={name}"))
}

/// The scheme and host of an address that somebody typed, with or without a scheme; `None` if it is
/// no address.
pub(crate) fn origin_of(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let whole = if typed.contains("://") { typed.to_string() } else { format!("https://{typed}") };
    let address: Uri = whole.parse().ok()?;
    let scheme = address.scheme_str().filter(|scheme| ["http", "https"].contains(scheme))?;
    let host = address.authority().filter(|host| {
        let bare = host.as_str() == host.host();
        !host.host().is_empty()
            && (bare || host.port_u16().is_some_and(|_| !host.as_str().contains('@')))
    })?;
    Some(format!("{scheme}://{host}"))
}

fn unpacked(letters: &str) -> Result<String, Vec<ValidationError>> {
    let broken = || vec![ValidationError::new("link", notice!("refusal-link"))];
    // On its way, the text may have been converted to small letters.
    let bytes = BASE32_NOPAD.decode(letters.to_ascii_uppercase().as_bytes());
    let bytes = bytes.map_err(|_| broken())?;
    let mut json = String::new();
    // A few letters can decompress to more than fits in memory.
    let mut unpacker = DeflateDecoder::new(&*bytes).take(MOST_BYTES as u64 + 1);
    unpacker.read_to_string(&mut json).map_err(|_| broken())?;
    Ok(json)
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{ChanceSource, Play};

    fn save(entries: usize) -> Save {
        Save {
            soloist: 1,
            game: "pig".into(),
            rules: 1,
            content: "abc".into(),
            owner: game_core::ContentOverrides::default(),
            options: game_core::Settings::new(),
            chance_source: ChanceSource::Seed(u64::MAX),
            play: Play::Friendly,
            practice: false,
            helper: false,
            players: play::SavedPlayers::default(),
            state: None,
            entries: (0..entries).map(|nth| format!("die {}", nth % 6)).collect(),
            undone: Vec::new(),
            presses: Vec::new(),
            later: game_core::Settings::new(),
        }
    }

    #[test]
    fn a_save_is_read_from_a_file_from_a_link_and_from_what_it_carries() {
        let save = save(300);
        let carried = packed(&save);
        assert!(carried.len() < 600, "{carried}");
        let texts = [
            serde_json::to_string_pretty(&save).expect("JSON"),
            format!("https://games.example/?game={carried}&name=Sunday%20evening"),
            format!("  http://localhost:7777/?name=a&game={carried}\n"),
            carried.to_lowercase(),
        ];
        for text in texts {
            assert_eq!(read_save(&text).as_ref(), Ok(&save), "{text}");
        }
    }

    #[test]
    fn what_is_not_whole_is_refused_in_one_line() {
        let carried = packed(&save(300));
        for wrong in [
            "A",
            "game=",
            "https://games.example/?game=…",
            "AAAA",
            "018",
            &carried[..100],
            &carried[1..],
            "not a link",
        ] {
            assert_eq!(read_save(wrong).map_err(|why| why.len()), Err(1), "{wrong}");
        }
    }

    #[test]
    fn a_short_text_that_unpacks_to_more_than_a_save_may_have_is_refused() {
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
        packer.write_all(&vec![b' '; 4 * MOST_BYTES]).expect("memory");
        let letters = BASE32_NOPAD.encode(&packer.finish().expect("memory"));
        assert!(letters.len() < 64 * 1024, "{}", letters.len());
        let why = read_save(&letters).expect_err("too much");
        assert!(why[0].why.to_string().contains("more than"), "{why:?}");
    }

    #[test]
    fn of_an_address_the_host_counts() {
        for (typed, origin) in [
            ("games.example", "https://games.example"),
            (" https://games.example/index.html?a#b ", "https://games.example"),
            ("http://192.168.1.2:7777/", "http://192.168.1.2:7777"),
        ] {
            assert_eq!(origin_of(typed).as_deref(), Some(origin), "{typed}");
        }
        for wrong in [
            "",
            "a b",
            "ftp://games.example",
            "javascript:alert(1)",
            "https://me@games.example",
            "https://",
        ] {
            assert_eq!(origin_of(wrong), None, "{wrong}");
        }
    }
}
