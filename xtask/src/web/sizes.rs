//! The download size of the program.

use std::collections::BTreeMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::files::{Fetched, File};
use super::game_files::When;
use crate::i18n;

/// Maximum download in bytes until the largest game is open in English, compressed with brotli. A
/// game's rules come when they are first read.
const MOST: usize = 1_500_000;

/// The same in another language, whose words come beside the English ones.
const MOST_TRANSLATED: usize = 1_550_000;

/// Sizes in bytes: of the file, with gzip and with brotli.
type Sizes = [usize; 3];

/// Prints the sizes.
///
/// # Errors
///
/// If the download is too large.
pub(super) fn judge(files: &[File]) -> Result<(), String> {
    println!("{:>32} {:>10} {:>10} {:>10}", "", "bytes", "gzip", "brotli");
    let mut sized = Vec::new();
    for file in files {
        let sizes = [file.bytes.len(), gzip(&file.bytes)?, brotli(&file.bytes)?];
        line(&file.name, sizes);
        sized.push((&file.fetched, sizes));
    }
    for language in [None].into_iter().chain(i18n::OTHERS.map(Some)) {
        let code = language.unwrap_or(i18n::FIRST);
        let (running, open) = (until_it_runs(&sized, language), until_open(&sized, language));
        line(&format!("until it runs, {code}"), running);
        line(&format!("and a game is open, {code}"), open);
        let most = if language.is_none() { MOST } else { MOST_TRANSLATED };
        within(code, open, most)?;
    }
    Ok(())
}

/// What travels until the program runs, in English or another language.
fn until_it_runs(sized: &[(&Fetched, Sizes)], language: Option<&str>) -> Sizes {
    let needed = sized.iter().filter(|(fetched, _)| match fetched {
        Fetched::First => true,
        Fetched::Language(of) => language == Some(of),
        Fetched::Game(..) => false,
    });
    needed.fold([0; 3], |total, (_, sizes)| plus(total, *sizes))
}

/// What travels until the largest game is open.
fn until_open(sized: &[(&Fetched, Sizes)], language: Option<&str>) -> Sizes {
    let mut games: BTreeMap<&str, Sizes> = BTreeMap::new();
    for (fetched, sizes) in sized {
        if let Fetched::Game(game, When::Opened, of) = fetched
            && (of.is_none() || *of == language)
        {
            let total = games.entry(game).or_default();
            *total = plus(*total, *sizes);
        }
    }
    let largest = games.into_values().max_by_key(|sizes| sizes[2]).unwrap_or_default();
    plus(until_it_runs(sized, language), largest)
}

fn plus(one: Sizes, other: Sizes) -> Sizes {
    std::array::from_fn(|nth| one[nth] + other[nth])
}

fn within(code: &str, [.., bytes]: Sizes, most: usize) -> Result<(), String> {
    if bytes < most {
        Ok(())
    } else {
        Err(format!("{bytes} bytes travel until a game is open in {code}, at most {most} may"))
    }
}

fn line(name: &str, [bytes, gzip, brotli]: Sizes) {
    println!("{name:>32} {bytes:>10} {gzip:>10} {brotli:>10}");
}

fn gzip(bytes: &[u8]) -> Result<usize, String> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    Ok(packed.map_err(|why| why.to_string())?.len())
}

/// Compressed at the highest effort, since it is compressed once and downloaded often.
fn brotli(bytes: &[u8]) -> Result<usize, String> {
    let (effort, window) = (11, 22);
    let mut packed = brotli::CompressorWriter::new(Vec::new(), 1 << 16, effort, window);
    packed.write_all(bytes).and_then(|()| packed.flush()).map_err(|why| why.to_string())?;
    Ok(packed.into_inner().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A language counts with its own messages and those of the largest game, not with others.
    #[test]
    fn each_language_is_measured_with_its_largest_game() {
        let game = |game: &str, when, language| Fetched::Game(game.to_string(), when, language);
        let files = [
            (Fetched::First, 1_000),
            (Fetched::Language("de"), 200),
            (Fetched::Language("fr"), 300),
            (game("a", When::Opened, None), 40),
            (game("a", When::Opened, Some("de")), 5),
            (game("b", When::Opened, None), 30),
            (game("b", When::Opened, Some("de")), 19),
            (game("b", When::RulesRead, None), 9_000),
            (game("b", When::RulesRead, Some("de")), 9_000),
        ];
        let sized: Vec<_> = files.iter().map(|(fetched, size)| (fetched, [0, 0, *size])).collect();
        let both = |language| [until_it_runs(&sized, language)[2], until_open(&sized, language)[2]];
        assert_eq!(both(None), [1_000, 1_040]);
        assert_eq!(both(Some("de")), [1_200, 1_249]);
        assert_eq!(both(Some("fr")), [1_300, 1_340]);
        assert!(within("de", [0, 0, 99], 100).is_ok() && within("de", [0, 0, 100], 100).is_err());
    }
}
