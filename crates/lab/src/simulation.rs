use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use play::{Kind, Record};
use table::{Objection, Settings, Standing};

use crate::{Report, Tally};

/// So many games are one piece of work for a thread.
const BLOCK: u64 = 64;

/// Many games of one kind, one for each seed from `first_seed` on.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// How many games.
    pub games: u64,
    /// The seed of the first; each has the next.
    pub first_seed: u64,
    /// The bot that plays every seat, such as `random`.
    pub bot: String,
    /// How many threads work; the result is the same for any number.
    pub threads: usize,
}

impl Simulation {
    /// Plays the games. `progress` is told now and then how many more are done, by any thread.
    ///
    /// # Errors
    ///
    /// Every reason why the settings make no game, or if there is no bot of this name, or no seed
    /// is left for so many games.
    pub fn run(
        &self,
        kind: &dyn Kind,
        settings: &Settings,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, Vec<Objection>> {
        let Some(end) = self.first_seed.checked_add(self.games) else {
            let why = format!("there are not {} seeds from {} on", self.games, self.first_seed);
            return Err(vec![Objection::new("seed", why)]);
        };
        // With no game to play this still says whether one could be.
        kind.simulate(settings, &self.bot, 0..0, &mut |_, _| {})?;
        let next = AtomicU64::new(0);
        let total = Mutex::new((Counts::default(), Vec::new()));
        let work = || {
            let mut counts = Counts::default();
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                let from = block.saturating_mul(BLOCK).saturating_add(self.first_seed);
                if from >= end {
                    break;
                }
                let seeds = from..end.min(from.saturating_add(BLOCK));
                let done = seeds.end - seeds.start;
                let played = kind.simulate(settings, &self.bot, seeds, &mut |seed, record| {
                    counts.note(seed, &record);
                });
                if let Err(objections) = played {
                    lock(&total).1 = objections;
                    break;
                }
                progress(done);
            }
            lock(&total).0.add(counts);
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(work);
            }
            work();
        });
        let (counts, objections) = total.into_inner().unwrap_or_else(|broken| broken.into_inner());
        if objections.is_empty() {
            Ok(Report::new(kind, settings, self, &counts))
        } else {
            Err(objections)
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// What the games of one thread showed. Adding two up is the same in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Counts {
    pub(crate) length: Tally,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) parties: Vec<PartyCounts>,
}

/// What the games showed of one party.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PartyCounts {
    /// The name in the game with the least seed.
    pub(crate) name: Named,
    pub(crate) won: u64,
    pub(crate) shared: u64,
    pub(crate) score: Tally,
    /// Points for each item of the score sheet, by place on it.
    pub(crate) items: Vec<(Named, Tally)>,
}

/// A text that may differ from game to game: the one from the least seed counts.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Named {
    pub(crate) text: String,
    seed: u64,
}

impl Named {
    fn new(text: &str, seed: u64) -> Self {
        Named { text: text.to_string(), seed }
    }

    fn add(&mut self, other: Named) {
        if other.seed < self.seed {
            *self = other;
        }
    }
}

impl Counts {
    fn note(&mut self, seed: u64, record: &Record) {
        self.length.note(i64::from(record.entries));
        *self.endings.entry(record.outcome.rule.0).or_default() += 1;
        for (index, party) in record.outcome.parties.iter().enumerate() {
            if index == self.parties.len() {
                let name = Named::new(&party.name, seed);
                self.parties.push(PartyCounts { name, ..PartyCounts::default() });
            }
            let counts = &mut self.parties[index];
            match party.standing {
                Standing::Won => counts.won += 1,
                Standing::Shared => counts.shared += 1,
                Standing::Lost => {}
            }
            counts.score.note(i64::from(party.total));
            for (place, item) in party.items.iter().enumerate() {
                if place == counts.items.len() {
                    counts.items.push((Named::new(&item.title, seed), Tally::default()));
                }
                counts.items[place].1.note(i64::from(item.points));
            }
        }
    }

    fn add(&mut self, other: Counts) {
        self.length.add(&other.length);
        for (rule, times) in other.endings {
            *self.endings.entry(rule).or_default() += times;
        }
        for (index, theirs) in other.parties.into_iter().enumerate() {
            match self.parties.get_mut(index) {
                Some(ours) => ours.add(theirs),
                None => self.parties.push(theirs),
            }
        }
    }
}

impl PartyCounts {
    fn add(&mut self, other: PartyCounts) {
        self.name.add(other.name);
        self.won += other.won;
        self.shared += other.shared;
        self.score.add(&other.score);
        for (place, (title, points)) in other.items.into_iter().enumerate() {
            match self.items.get_mut(place) {
                Some((ours, tally)) => {
                    ours.add(title);
                    tally.add(&points);
                }
                None => self.items.push((title, points)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Outcome, PartyScore, Rule, ScoreItem, Seat};

    fn record(seed: u64) -> Record {
        let points = i32::try_from(seed * seed % 17).expect("small");
        let party = |name: &str, seat, standing, points| PartyScore {
            name: format!("{name} {seed}"),
            seat,
            standing,
            items: vec![ScoreItem { rule: Rule("X-1"), title: "dots".into(), count: 1, points }],
            total: points,
        };
        let (mine, theirs) = match points.cmp(&8) {
            std::cmp::Ordering::Less => (Standing::Lost, Standing::Won),
            std::cmp::Ordering::Equal => (Standing::Shared, Standing::Shared),
            std::cmp::Ordering::Greater => (Standing::Won, Standing::Lost),
        };
        Record {
            entries: u32::try_from(seed % 7).expect("small"),
            outcome: Outcome {
                rule: Rule(if seed.is_multiple_of(3) { "X-2" } else { "X-3" }),
                ended_by: "enough".into(),
                parties: vec![
                    party("red", Some(Seat(0)), mine, points),
                    party("robot", None, theirs, 8),
                ],
            },
        }
    }

    fn counts(seeds: impl IntoIterator<Item = u64>) -> Counts {
        let mut counts = Counts::default();
        seeds.into_iter().for_each(|seed| counts.note(seed, &record(seed)));
        counts
    }

    #[test]
    fn counts_do_not_depend_on_who_counted_what() {
        let whole = counts(0..1000);
        for pieces in [2, 3, 7] {
            for first in 0..pieces {
                let mut sum = Counts::default();
                for piece in 0..pieces {
                    sum.add(counts(
                        (0..1000).filter(|seed| seed % pieces == (piece + first) % pieces),
                    ));
                }
                assert_eq!(sum, whole);
            }
        }
        assert_eq!(whole.parties[0].name.text, "red 0");
        assert_eq!(whole.endings["X-2"], 334);
        let [red, robot] = &whole.parties[..] else { panic!("two parties") };
        assert_eq!(red.won + robot.won + red.shared, 1000);
        assert_eq!(red.score, red.items[0].1);
    }
}
