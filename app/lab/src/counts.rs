use std::collections::BTreeMap;

use game_core::{Seat, Standing};
use serde::{Deserialize, Serialize};
use simulation::{ActionStats, GameStats};

use crate::Tally;
use crate::lead_changes::LeadCounts;

/// Counts from the games of one thread. Their sum does not depend on the order of addition.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct Counts {
    pub(crate) length: Tally,
    pub(crate) decisions: Tally,
    /// Empty if the game does not count rounds.
    pub(crate) rounds: Tally,
    /// Number of decisions with `n` listed choices, at index `n`. Not a [`Tally`], which would take
    /// time in short games.
    pub(crate) listed: Vec<u64>,
    pub(crate) endings: BTreeMap<String, u64>,
    /// Games that were broken off, without a winner: only their length and their listed choices are
    /// counted.
    pub(crate) broken_off: u64,
    pub(crate) parties: Vec<PartyCounts>,
    /// Results of each player of the line-up in each seat, by place in the line-up and seat.
    #[serde(with = "pairs")]
    pub(crate) places: BTreeMap<(usize, u8), Fared>,
    /// Results of each seat, counted from the one that began.
    pub(crate) order: Vec<Fared>,
    /// Who led when, if requested.
    pub(crate) lead_changes: Option<LeadCounts>,
    /// What could be chosen and was, if requested.
    pub(crate) action_stats: Option<ActionStats>,
}

/// Serializes maps whose keys are no strings.
mod pairs {
    use super::{BTreeMap, Fared};
    use serde::{Deserialize, Deserializer, Serializer};

    type Places = BTreeMap<(usize, u8), Fared>;

    pub(super) fn serialize<S: Serializer>(places: &Places, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(places)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Places, D::Error> {
        Ok(Vec::deserialize(from)?.into_iter().collect())
    }
}

/// Results of a player or seat.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct Fared {
    pub(crate) games: u64,
    pub(crate) won: u64,
    pub(crate) shared: u64,
    pub(crate) score: Tally,
}

impl Fared {
    fn note(&mut self, standing: Standing, total: Option<i32>) {
        self.games += 1;
        match standing {
            Standing::Won => self.won += 1,
            Standing::Shared => self.shared += 1,
            Standing::Lost => {}
        }
        if let Some(total) = total {
            self.score.note(i64::from(total));
        }
    }

    pub(crate) fn add(&mut self, other: &Fared) {
        self.games += other.games;
        self.won += other.won;
        self.shared += other.shared;
        self.score.add(&other.score);
    }
}

/// Counts of one party.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct PartyCounts {
    /// The name in the game with the lowest seed.
    pub(crate) name: Named,
    pub(crate) fared: Fared,
    /// Points of each item of the score sheet, or its count where it scores nothing, by position.
    pub(crate) items: Vec<(Named, Tally)>,
}

/// A text that may differ from game to game: the one from the lowest seed counts.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
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
    pub(crate) fn note(&mut self, seed: u64, record: &GameStats) {
        self.length.note(i64::from(record.entries));
        self.decisions.note(i64::from(record.decisions));
        if let Some(rounds) = record.rounds {
            self.rounds.note(i64::from(rounds));
        }
        self.note_listed(record.listed.iter().map(|&times| u64::from(times)));
        let Some(outcome) = &record.outcome else {
            self.broken_off += 1;
            return;
        };
        match self.endings.get_mut(outcome.rule.0) {
            Some(times) => *times += 1,
            None => {
                self.endings.insert(outcome.rule.0.to_string(), 1);
            }
        }
        if let Some(lead_changes) = &record.lead_changes {
            self.lead_changes.get_or_insert_default().note(lead_changes);
        }
        for (index, party) in outcome.parties.iter().enumerate() {
            if index == self.parties.len() {
                let name = Named::new(&party.name, seed);
                self.parties.push(PartyCounts { name, ..PartyCounts::default() });
            }
            let counts = &mut self.parties[index];
            counts.fared.note(party.standing, party.total);
            let place = party.seat.and_then(|seat| record.seated.get(seat.index()));
            if let (Some(&place), Some(Seat(seat))) = (place, party.seat) {
                let fared = self.places.entry((place, seat)).or_default();
                fared.note(party.standing, party.total);
            }
            let seats = record.seated.len();
            if let (true, Some(first), Some(seat)) = (seats > 1, record.first, party.seat) {
                self.order.resize(self.order.len().max(seats), Fared::default());
                let nth = (seat.index() + seats - first.index() % seats) % seats;
                self.order[nth].note(party.standing, party.total);
            }
            for (place, item) in party.items.iter().enumerate() {
                if place == counts.items.len() {
                    counts.items.push((Named::new(&item.title, seed), Tally::default()));
                }
                counts.items[place].1.note(i64::from(item.value()));
            }
        }
    }

    fn note_listed(&mut self, listed: impl ExactSizeIterator<Item = u64>) {
        self.listed.resize(self.listed.len().max(listed.len()), 0);
        self.listed.iter_mut().zip(listed).for_each(|(ours, times)| *ours += times);
    }

    /// Number of listed choices at each decision with more than one.
    pub(crate) fn branching(&self) -> Tally {
        let mut tally = Tally::default();
        let several = (0..).zip(&self.listed).skip(2).filter(|(_, times)| **times > 0);
        several.for_each(|(choices, &times)| tally.note_times(choices, times));
        tally
    }

    pub(crate) fn add(&mut self, other: Counts) {
        self.length.add(&other.length);
        self.decisions.add(&other.decisions);
        self.rounds.add(&other.rounds);
        self.note_listed(other.listed.into_iter());
        self.broken_off += other.broken_off;
        for (rule, times) in other.endings {
            *self.endings.entry(rule).or_default() += times;
        }
        for (index, theirs) in other.parties.into_iter().enumerate() {
            match self.parties.get_mut(index) {
                Some(ours) => ours.add(theirs),
                None => self.parties.push(theirs),
            }
        }
        for (at, fared) in other.places {
            self.places.entry(at).or_default().add(&fared);
        }
        for (nth, fared) in other.order.iter().enumerate() {
            self.order.resize(self.order.len().max(nth + 1), Fared::default());
            self.order[nth].add(fared);
        }
        if let Some(lead_changes) = other.lead_changes {
            self.lead_changes.get_or_insert_default().add(&lead_changes);
        }
        if let Some(action_stats) = other.action_stats {
            self.action_stats.get_or_insert_default().add(action_stats);
        }
    }
}

impl PartyCounts {
    fn add(&mut self, other: PartyCounts) {
        self.name.add(other.name);
        self.fared.add(&other.fared);
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
    use game_core::{Outcome, PartyScore, Rule, ScoreItem};
    use simulation::LeadChanges;

    fn record(seed: u64) -> GameStats {
        let points = i32::try_from(seed * seed % 17).expect("small");
        let party = |name: &str, seat, standing, points| PartyScore {
            name: format!("{name} {seed}"),
            seat,
            standing,
            items: vec![ScoreItem::scored(Rule("X-1"), "dots", 1, points)],
            total: Some(points),
        };
        let (mine, theirs) = match points.cmp(&8) {
            std::cmp::Ordering::Less => (Standing::Lost, Standing::Won),
            std::cmp::Ordering::Equal => (Standing::Shared, Standing::Shared),
            std::cmp::Ordering::Greater => (Standing::Won, Standing::Lost),
        };
        GameStats {
            entries: u32::try_from(seed % 7).expect("small"),
            decisions: u32::try_from(seed % 5).expect("small"),
            rounds: (!seed.is_multiple_of(11)).then_some(3),
            first: Some(Seat(u8::from(seed.is_multiple_of(4)))),
            // Three with two choices, two with one, and one with three or more.
            listed: (0..4 + seed % 13)
                .map(|nth| match nth {
                    1 => 2,
                    2 => 3,
                    nth => u32::from(nth == 3 + seed % 13),
                })
                .collect(),
            lead_changes: (seed != 999).then(|| LeadChanges {
                tenths: [Some(u8::from(seed.is_multiple_of(3))); 10],
                changes: 2,
                won: vec![points >= 8, points < 8],
            }),
            outcome: (seed != 999).then(|| Outcome {
                rule: Rule(if seed.is_multiple_of(3) { "X-2" } else { "X-3" }),
                ended_by: "enough".into(),
                decided_by: Vec::new(),
                parties: vec![
                    party("red", Some(Seat(0)), mine, points),
                    party("robot", None, theirs, 8),
                ],
            }),
            seated: vec![usize::from(!seed.is_multiple_of(2)), 0],
            early: false,
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
        assert_eq!((whole.endings["X-2"], whole.broken_off), (333, 1));
        assert_eq!(whole.length.count(), 1000);
        assert_eq!((whole.decisions.count(), whole.rounds.count()), (1000, 1000 - 91));
        let branching = whole.branching();
        assert_eq!((branching.count(), branching.quantile(0.75)), (4000, 2));
        assert_eq!((branching.least(), branching.greatest()), (2, 15));
        let [red, robot] = &whole.parties[..] else { panic!("two parties") };
        assert_eq!(red.fared.won + robot.fared.won + red.fared.shared, 999);
        assert_eq!(red.fared.score, red.items[0].1);
        let mut places = Fared::default();
        whole.places.values().for_each(|fared| places.add(fared));
        assert_eq!(places, red.fared, "whoever sat there");
        assert_eq!(whole.places.keys().copied().collect::<Vec<_>>(), [(0, 0), (1, 0)]);
    }
}
