//! Lead changes over many games, and whether leaders win.

use serde::{Deserialize, Serialize};
use simulation::{LeadChanges, TENTHS};

use crate::{Interval, Spread, Tally, wilson};

/// Leads in the games of one thread. Their sum does not depend on the order of addition.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct LeadCounts {
    games: u64,
    /// For each tenth, how often each seat led, and then whoever has none, and how often the leader
    /// won.
    tenths: [Vec<Led>; TENTHS],
    changes: Tally,
}

#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
struct Led {
    games: u64,
    won: u64,
}

impl LeadCounts {
    pub(crate) fn note(&mut self, lead_changes: &LeadChanges) {
        self.games += 1;
        self.changes.note(i64::from(lead_changes.changes));
        for (tenth, leader) in self.tenths.iter_mut().zip(lead_changes.tenths) {
            tenth.resize(tenth.len().max(lead_changes.won.len()), Led::default());
            let Some(leader) = leader.map(usize::from) else { continue };
            tenth[leader].games += 1;
            tenth[leader].won += u64::from(lead_changes.won[leader]);
        }
    }

    pub(crate) fn add(&mut self, other: &LeadCounts) {
        self.games += other.games;
        self.changes.add(&other.changes);
        for (ours, theirs) in self.tenths.iter_mut().zip(&other.tenths) {
            ours.resize(ours.len().max(theirs.len()), Led::default());
            for (ours, theirs) in ours.iter_mut().zip(theirs) {
                ours.games += theirs.games;
                ours.won += theirs.won;
            }
        }
    }
}

/// Who led when, by the game's own evaluation, and how often the leader then won. Games that were
/// broken off are not counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeadReport {
    /// Number of games.
    pub games: u64,
    /// The tenths in order, from the first decision on.
    pub tenths: Vec<LeadTenth>,
    /// Number of lead changes in a game.
    pub changes: Spread,
}

/// Who led after a number of tenths of a game's decisions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeadTenth {
    /// The share of decisions already made, from 0 to 0.9.
    pub after: f64,
    /// Games in which somebody led.
    pub led: u64,
    /// The share of those that the leader won, alone or shared, with its 95 % Wilson interval.
    pub leader_wins: Interval,
    /// Everybody who can lead.
    pub parties: Vec<LeadParty>,
}

/// How often one party led.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeadParty {
    /// Its name: that of a seat, of the automated opponent, or one for all opponents.
    pub name: String,
    /// Games in which it led.
    pub led: u64,
    /// Its share of all games.
    pub share: Interval,
    /// The share of games that it won among those in which it led.
    pub wins: Interval,
}

impl LeadReport {
    /// `names` are those of the seats, and `others` is the name of whoever has none.
    pub(crate) fn new(counts: &LeadCounts, names: &[String], others: &str) -> LeadReport {
        // Parties without a seat are included only if they ever lead.
        let others_led = |all: &Vec<Led>| all.last().is_some_and(|led| led.games > 0);
        let others_led = counts.tenths.iter().any(others_led);
        let tenth = |(nth, all): (usize, &Vec<Led>)| {
            let (led, won) =
                all.iter().fold((0, 0), |(games, won), led| (games + led.games, won + led.won));
            let seats = all.len().saturating_sub(usize::from(!others_led));
            let party = |(seat, led): (usize, &Led)| LeadParty {
                name: match seat + 1 < all.len() {
                    true => names.get(seat).cloned().unwrap_or_default(),
                    false => others.to_string(),
                },
                led: led.games,
                share: wilson(led.games, counts.games),
                wins: wilson(led.won, led.games),
            };
            LeadTenth {
                after: nth as f64 / TENTHS as f64,
                led,
                leader_wins: wilson(won, led),
                parties: all[..seats].iter().enumerate().map(party).collect(),
            }
        };
        LeadReport {
            games: counts.games,
            tenths: counts.tenths.iter().enumerate().map(tenth).collect(),
            changes: Spread::from(&counts.changes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead_changes(
        first: Option<u8>,
        rest: Option<u8>,
        changes: u32,
        won: [bool; 3],
    ) -> LeadChanges {
        let tenths = std::array::from_fn(|tenth| if tenth == 0 { first } else { rest });
        LeadChanges { tenths, changes, won: won.to_vec() }
    }

    /// Three games of two: the leader of the last nine tenths wins two of them, and nobody without
    /// a seat ever leads, so no such party is included.
    #[test]
    fn leaders_are_counted_with_their_victories() {
        let games = [
            lead_changes(None, Some(0), 0, [true, false, false]),
            lead_changes(Some(1), Some(0), 1, [true, false, false]),
            lead_changes(Some(1), Some(1), 0, [true, false, false]),
        ];
        let mut counts = LeadCounts::default();
        games.iter().for_each(|one| counts.note(one));
        let names = ["white", "black"].map(String::from);
        let report = LeadReport::new(&counts, &names, "the others");
        let [begin, .., end] = &report.tenths[..] else { panic!("ten") };
        assert_eq!((report.games, begin.led, begin.leader_wins.share), (3, 2, 0.0));
        assert_eq!((end.after, end.led, end.leader_wins), (0.9, 3, wilson(2, 3)));
        let [white, black] = &end.parties[..] else { panic!("{end:?}") };
        assert_eq!((white.name.as_str(), white.led, white.wins), ("white", 2, wilson(2, 2)));
        assert_eq!(
            (black.name.as_str(), black.share, black.wins.share),
            ("black", wilson(1, 3), 0.0)
        );
        assert_eq!((report.changes.max, report.changes.median), (1, 0));

        counts.note(&lead_changes(Some(2), None, 0, [false, false, true]));
        let report = LeadReport::new(&counts, &names, "the others");
        let others = report.tenths[0].parties.last().expect("three");
        assert_eq!((others.name.as_str(), others.led, others.wins.share), ("the others", 1, 1.0));
    }
}
