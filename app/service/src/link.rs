//! A save as a text that is short enough for a link, or for a code that a phone scans.
//!
//! The text is the save as JSON, packed with DEFLATE and written in base 32 (RFC 4648, no padding):
//! capital letters and digits, of which a code holds a fifth more than of base 64.

use std::io::{Read as _, Write as _};

use data_encoding::BASE32_NOPAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use game_core::ValidationError;
use http::Uri;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use play::{MOST_BYTES, Save};

/// What a link calls the game that it carries.
const GAME: &str = "game=";

/// The greatest number of letters that a game may have in a link: as many as the largest code holds,
/// less an address and a name.
const LONGEST_LINK: usize = 4000;

/// So many letters of a name travel with a game.
const LONGEST_NAME: usize = 40;

/// A save as capital letters and digits, for [`read_save`]; however long that is.
fn packed(save: &Save) -> String {
    let json = serde_json::to_vec(save).unwrap_or_default();
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    // Memory takes whatever is written to it.
    let bytes = packer.write_all(&json).and_then(|()| packer.finish()).unwrap_or_default();
    BASE32_NOPAD.encode(&bytes)
}

/// Reads a save from the text of a file, from a link, or from what a link carries.
///
/// # Errors
///
/// Every reason why it is none that this version can read.
pub fn read_save(text: &str) -> Result<Save, Vec<ValidationError>> {
    let linked = text.rsplit_once(GAME).filter(|(address, _)| !address.contains('{'));
    let carried = linked.map_or(text, |(_, rest)| rest.split('&').next().unwrap_or(rest)).trim();
    let is_packed = !carried.is_empty() && carried.bytes().all(|byte| byte.is_ascii_alphanumeric());
    Save::read(&if linked.is_some() || is_packed { unpacked(carried)? } else { text.to_string() })
}

/// A link that carries a game to Soloist at this address, which has no path; `None` if the game is
/// too long for one.
pub(crate) fn link_to(origin: &str, name: &str, save: &Save) -> Option<String> {
    let carried = packed(save);
    let name: String = name.chars().take(LONGEST_NAME).collect();
    let name = utf8_percent_encode(&name, NON_ALPHANUMERIC);
    (carried.len() <= LONGEST_LINK).then(|| format!("{origin}/?{GAME}{carried}&name={name}"))
}

/// The scheme and the host of an address that somebody typed, with or without a scheme; `None` if it
/// is none.
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
    let broken = || vec![ValidationError::new("link", "it is not whole; copy all of it")];
    // Who passes it on may make small letters of capital ones.
    let bytes = BASE32_NOPAD.decode(letters.to_ascii_uppercase().as_bytes());
    let bytes = bytes.map_err(|_| broken())?;
    let mut json = String::new();
    // A few letters can stand for more than there is memory.
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
        assert!(why[0].why.contains("more than"), "{why:?}");
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
