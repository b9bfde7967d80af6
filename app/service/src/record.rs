//! Achievements across games, from the notes stored with finished games.
//!
//! They have no store of their own: deleting a game removes what it achieved.

use game_core::Achievement;
use i18n::Locale;
use page::AtLevel;
use play::{Asks, Glance};

use crate::PersonId;
use crate::games::Games;
use crate::problem::Problem;

/// How many games are listed at a time.
const AT_ONCE: usize = 100;

/// The achievements in the finished games of one kind.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    /// Every achievement that the game has, in the order of the game, with the ids of the games
    /// that show it.
    pub rows: Vec<(Achievement, Vec<String>)>,
    /// How many finished games were counted.
    pub games: usize,
    /// How many more were left out because they were practice.
    pub practice: usize,
    /// The ids of games that could not be opened.
    pub unread: Vec<String>,
}

impl Record {
    /// The levels at which something can be achieved, in the order of the game.
    pub fn levels(&self) -> Vec<&str> {
        let mut levels: Vec<&str> = Vec::new();
        for (achievement, _) in &self.rows {
            if !levels.contains(&achievement.level.as_str()) {
                levels.push(&achievement.level);
            }
        }
        levels
    }

    /// Each title once, with its condition and, for each level, the games that show it.
    pub fn by_title(&self) -> Vec<(&Achievement, Vec<AtLevel<'_>>)> {
        let mut titles: Vec<(&Achievement, Vec<AtLevel<'_>>)> = Vec::new();
        for (achievement, _) in &self.rows {
            if titles.iter().any(|(other, _)| other.title == achievement.title) {
                continue;
            }
            let of = |level| {
                let same = |row: &&(Achievement, Vec<String>)| {
                    row.0.title == achievement.title && row.0.level == level
                };
                (level, self.rows.iter().find(same).map_or(&[][..], |row| &row.1[..]))
            };
            titles.push((achievement, self.levels().into_iter().map(of).collect()));
        }
        titles
    }
}

impl Games {
    /// What people have achieved in the finished saved games of this kind, in a language. Seats of bots and
    /// practice games do not count.
    ///
    /// # Errors
    ///
    /// If there is no such game, or the store cannot be read.
    pub fn record(&self, game: &str, locale: Locale) -> Result<Record, Problem> {
        self.record_of(None, game, locale)
    }

    /// As [`Games::record`], with `whose` only in the games in which this person takes part.
    ///
    /// # Errors
    ///
    /// As [`Games::record`].
    pub(crate) fn record_of(
        &self,
        whose: Option<&PersonId>,
        game: &str,
        locale: Locale,
    ) -> Result<Record, Problem> {
        let kind = self.kind(game).map_err(|objection| vec![objection])?;
        let all = kind.achievements(Locale::English);
        let mut record = Record {
            rows: all.into_iter().map(|one| (one, Vec::new())).collect(),
            ..Record::default()
        };
        let mut from = 0;
        loop {
            let listing = self.list_of(whose, from, AT_ONCE)?;
            from += listing.games.len();
            for saved in listing.games.iter().filter(|saved| saved.over && saved.game == game) {
                // A game stored by an earlier version is opened once; loading it stores the note.
                let glance = match &saved.glance {
                    Some(glance) => Ok(glance.clone()),
                    None => self.read(&saved.id, Glance::of),
                };
                match glance {
                    Ok(glance) => record.add(&saved.id, &glance),
                    Err(_) => record.unread.push(saved.id.clone()),
                }
            }
            if listing.games.is_empty() || from >= listing.total {
                record.tell(kind.achievements(locale));
                return Ok(record);
            }
        }
    }
}

impl Record {
    /// Says it in another language, given the same achievements in it: saved games name theirs in
    /// English.
    fn tell(&mut self, told: Vec<Achievement>) {
        for ((achievement, _), told) in self.rows.iter_mut().zip(told) {
            *achievement = told;
        }
    }

    /// Counts a finished game.
    fn add(&mut self, id: &str, glance: &Glance) {
        // A helper does not know what its owner achieved, and a game that was ended by consent has
        // no result.
        if glance.helper.is_some() || glance.asks != Asks::Nobody {
            return;
        }
        if glance.practice {
            self.practice += 1;
            return;
        }
        self.games += 1;
        for (achievement, games) in &mut self.rows {
            let is_it = |(level, title): &(String, String)| {
                *level == achievement.level && *title == achievement.title
            };
            if glance.achieved.iter().any(is_it) {
                games.push(id.to_string());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AtOnce, MemoryStore, Service, write_save};
    use play::{Catalog, ChanceSource, Play, Save};
    use serde_json::Value;

    const WON: &str =
        include_str!("../../../games/colab/tests/games/alone_elias_weather_machine_won.json");
    const LOST: &str =
        include_str!("../../../games/colab/tests/games/alone_ivy_death_ray_device.json");

    /// A recorded game as a save of a person at a real table.
    fn saved(catalog: &Catalog, recorded: &str, practice: bool) -> String {
        let recorded: Value = serde_json::from_str(recorded).expect("a recorded game");
        let options = recorded["options"].as_object().expect("options").clone();
        let kind = catalog.game("colab").expect("in the catalog");
        let new = kind.start(&options, ChanceSource::Table, Play::Friendly).expect("a game").save();
        let entries = serde_json::from_value(recorded["entries"].clone()).expect("entries");
        write_save(&Save { entries, practice, ..new })
    }

    #[test]
    fn a_record_counts_the_finished_games_that_are_kept() {
        let games = Games::new(Catalog::ours(), MemoryStore::default());
        let empty = games.record("colab", Locale::English).expect("no game is kept");
        assert_eq!((empty.games, empty.rows.len()), (0, 36));
        assert_eq!(empty.levels(), ["easy", "medium", "hard"]);
        assert!(games.record("no such game", Locale::English).is_err());
        assert!(games.record("pocket-mars", Locale::English).expect("it has none").rows.is_empty());

        let won = games.import(None, &saved(games.catalog(), WON, false)).expect("a save");
        games.import(None, &saved(games.catalog(), LOST, false)).expect("a save");
        games.import(None, &saved(games.catalog(), WON, true)).expect("a save");
        let record = games.record("colab", Locale::English).expect("three games");
        assert_eq!((record.games, record.practice), (2, 1));
        let times = |record: &Record, title: &str| {
            let titles = record.by_title();
            let row = titles.into_iter().find(|(one, _)| one.title == title);
            let of = row.expect("an achievement").1.into_iter();
            of.map(|(_, games)| games.len()).collect::<Vec<usize>>()
        };
        assert_eq!(times(&record, "Brainiac"), [1, 0, 0], "won once, and practice is left out");
        assert_eq!(times(&record, "Ice Breaker"), [1, 0, 0], "Elias with the Weather Machine");
        assert_eq!(times(&record, "Diffuser"), [0, 0, 0]);

        let brainiac = record.by_title()[0].1[0];
        assert_eq!((brainiac.0, brainiac.1), ("easy", std::slice::from_ref(&won)), "by that game");

        games.delete(&won).expect("it is there");
        let record = games.record("colab", Locale::English).expect("two games");
        assert_eq!(times(&record, "Brainiac"), [0, 0, 0], "nothing else keeps it");
    }

    /// The front page links to the page, which only games with achievements have.
    #[test]
    fn a_record_has_a_page() {
        let service = Service::new(Catalog::ours(), MemoryStore::default(), AtOnce);
        let get = |path: &str| {
            let request = http::Request::builder().uri(path).body(Vec::new());
            let response = service.handle(&request.expect("a request"));
            (response.status().as_u16(), String::from_utf8(response.into_body()).expect("text"))
        };
        assert!(get("/").1.contains("href=\"/achievements/colab\""));
        let (status, page) = get("/achievements/colab");
        assert!(status == 200 && page.contains("0 of 36 reached in 0 finished games"), "{page}");
        assert_eq!(get("/achievements/pocket-mars").0, 404);
        assert_eq!(get("/achievements/chess").0, 404);
    }
}
