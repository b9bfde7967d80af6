//! Games played for a map, kept in a file line by line, so that an interrupted run loses nothing.

use std::collections::BTreeSet;
use std::fs::{OpenOptions, read_to_string};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use simulation::{SearchSample, SimulatedGame};

use super::CalibrationCase;

/// A file with games of one behaviour hash; games already in it are not played again.
#[derive(Clone, Debug)]
pub struct Record {
    file: PathBuf,
    /// How bots play, as in [`crate::behaviour_hash`]; games with another hash are ignored.
    play: String,
}

/// One game: a line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    play: String,
    manner: String,
    seed: u64,
    /// Its samples, possibly none.
    noted: Vec<SearchSample>,
}

impl Record {
    /// The games with this behaviour hash in a file, which need not exist yet.
    pub fn new(file: impl AsRef<Path>, play: &str) -> Record {
        Record { file: file.as_ref().to_path_buf(), play: play.to_string() }
    }

    /// Plays the missing games of these seeds, and adds each as it ends; calls `told` after each,
    /// also for games already present. A line that was truncated is played again.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, has other contents, or the game cannot be played.
    pub fn play(
        &self,
        kind: &dyn SimulatedGame,
        manner: &CalibrationCase,
        seeds: impl IntoIterator<Item = u64>,
        told: &mut dyn FnMut(u64),
    ) -> Result<(), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.file.display());
        let (games, whole) = self.games()?;
        let of_it = games.iter().filter(|game| game.manner == manner.name);
        let there: BTreeSet<u64> = of_it.map(|game| game.seed).collect();
        let file = OpenOptions::new().create(true).append(true).open(&self.file);
        let mut file = file.map_err(failed)?;
        file.set_len(whole).map_err(failed)?;
        for seed in seeds {
            if !there.contains(&seed) {
                let mut noted = Vec::new();
                let settings = manner.settings(seed);
                kind.note(&settings, &manner.plan(), seed..seed + 1, &|| false, &mut |one| {
                    noted.push(one);
                })
                .map_err(|errors| format!("{errors:?}"))?;
                let play = self.play.clone();
                let game = Recorded { play, manner: manner.name.to_string(), seed, noted };
                let line = serde_json::to_string(&game).map_err(|error| error.to_string())?;
                file.write_all(format!("{line}\n").as_bytes()).map_err(failed)?;
            }
            told(seed);
        }
        Ok(())
    }

    /// All samples of these games.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or has other contents.
    pub fn noted(&self) -> Result<Vec<SearchSample>, String> {
        let (games, _) = self.games()?;
        Ok(games.into_iter().flat_map(|game| game.noted).collect())
    }

    /// The games of the file, and their length in bytes.
    fn games(&self) -> Result<(Vec<Recorded>, u64), String> {
        let name = self.file.display();
        let text = match read_to_string(&self.file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok((Vec::new(), 0)),
            read => read.map_err(|error| format!("{name}: {error}"))?,
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut games = Vec::new();
        for (nth, line) in text[..whole].lines().enumerate() {
            let game: Recorded = serde_json::from_str(line)
                .map_err(|error| format!("{name}, line {}: {error}", nth + 1))?;
            if game.play != self.play {
                let (play, now) = (&game.play, &self.play);
                return Err(format!("{name} has games of play {play}; now it is {now}"));
            }
            games.push(game);
        }
        Ok((games, whole as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sample_games::pig::Pig;
    use serde_json::json;

    fn manner() -> CalibrationCase {
        CalibrationCase {
            name: "two",
            settings: |_| json!({}),
            every: 20,
            longer: [4, 13],
            fitted: 2,
            measured: 1,
            crossed: false,
            held: 4.0,
            together: super::super::TOGETHER,
            points: true,
        }
    }

    /// An interrupted run resumes in the middle of a line with the same result.
    #[test]
    fn a_record_that_was_stopped_goes_on() {
        let file = std::env::temp_dir().join(format!("soloist-record-{}", std::process::id()));
        let (kind, manner) = (play::CatalogEntry::<Pig>::ours(), manner());
        assert_eq!(manner.seeds(), [1, 10_000, 2]);
        let record = Record::new(&file, "aaaa");
        let play = |seeds: &[u64]| {
            let mut told = Vec::new();
            let played = record.play(&kind, &manner, seeds.to_vec(), &mut |seed| told.push(seed));
            played.map(|()| told)
        };
        assert_eq!(play(&[1, 10_000, 2]), Ok(vec![1, 10_000, 2]));
        let whole = read_to_string(&file).expect("a file");
        assert_eq!(whole.lines().count(), 3);
        let second = whole.find('\n').expect("a line") + 30;
        std::fs::write(&file, &whole[..second]).expect("cut short");
        assert_eq!(record.games().map(|(games, _)| games.len()), Ok(1));
        assert_eq!(play(&[1, 10_000, 2]), Ok(vec![1, 10_000, 2]));
        assert_eq!(read_to_string(&file).expect("a file"), whole);
        let refused = Record::new(&file, "bbbb").noted().expect_err("another play");
        assert!(refused.contains("has games of play aaaa; now it is bbbb"), "{refused}");
        std::fs::remove_file(&file).expect("it is there");
    }
}
