use std::collections::HashMap;
use std::fmt;

use serde::Serialize;
use table::Standing;

use crate::{Align, Grid, Played, Row, RowParty, Tally};

/// How much more one run of a comparison has than the first, for one player or opponent: the mean
/// of the differences seed by seed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The player in the first run and in the other, or the automated opponent.
    pub who: String,
    /// The seeds that both played.
    pub games: u64,
    /// Share of games won, alone or together with others: from -1 to 1.
    pub win_rate: Gap,
    /// Victory points.
    pub score: Gap,
}

/// A mean difference with its 95 % interval, by the normal approximation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gap {
    /// The mean difference.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl From<&Tally> for Gap {
    fn from(differences: &Tally) -> Self {
        const Z: f64 = 1.959_963_984_540_054;
        let mean = differences.mean();
        let half = Z * differences.deviation() / (differences.count().max(1) as f64).sqrt();
        Gap { mean, low: mean - half, high: mean + half }
    }
}

/// How much more `other` has than `first`, in the games of the same seed. Both need their rows.
///
/// A player is paired with the one at the same place of the other line-up, an automated opponent
/// with the same one.
pub fn differences(first: &Played, other: &Played) -> Vec<Difference> {
    let by_seed: HashMap<u64, &Row> = first.rows.iter().map(|row| (row.seed, row)).collect();
    let mut tallies: Vec<(Who, Tally, Tally)> = Vec::new();
    for row in &other.rows {
        let Some(before) = by_seed.get(&row.seed) else { continue };
        for (who, party) in named(row) {
            let Some((_, paired)) = named(before).into_iter().find(|(same, _)| *same == who) else {
                continue;
            };
            let at = tallies.iter().position(|(known, ..)| *known == who).unwrap_or_else(|| {
                tallies.push((who.clone(), Tally::default(), Tally::default()));
                tallies.len() - 1
            });
            tallies[at].1.note(won(party) - won(paired));
            if let (Some(total), Some(paired)) = (party.total, paired.total) {
                tallies[at].2.note(i64::from(total) - i64::from(paired));
            }
        }
    }
    tallies.sort_by(|one, two| one.0.cmp(&two.0));
    let words = |who: &Who| match who {
        Who::Place(place) => {
            let player = |run: &Played| run.report.players.get(*place).cloned().unwrap_or_default();
            let (then, now) = (player(first), player(other));
            if then == now { now } else { format!("{now} for {then}") }
        }
        Who::Opponent(_, name) => name.clone(),
    };
    let difference = |(who, wins, points): &(Who, Tally, Tally)| Difference {
        who: words(who),
        games: wins.count(),
        win_rate: Gap::from(wins),
        score: Gap::from(points),
    };
    tallies.iter().map(difference).collect()
}

/// Who is compared.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Who {
    /// A player, by place in the line-up.
    Place(usize),
    /// An automated opponent: the nth, with its name.
    Opponent(usize, String),
}

fn named(row: &Row) -> Vec<(Who, &RowParty)> {
    let mut opponents = 0;
    let name = |party: &RowParty| match party.place {
        Some(place) => Who::Place(place),
        None => {
            opponents += 1;
            Who::Opponent(opponents - 1, party.name.clone())
        }
    };
    let names: Vec<Who> = row.parties.iter().map(name).collect();
    names.into_iter().zip(&row.parties).collect()
}

fn won(party: &RowParty) -> i64 {
    i64::from(party.standing != Standing::Lost)
}

/// The differences as a table.
pub struct Differences<'a>(pub &'a [Difference]);

impl fmt::Display for Differences<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut grid = Grid::new(&[
            ("more than the first", Align::Left),
            ("seeds", Align::Right),
            ("win rate", Align::Right),
            ("95 % interval", Align::Right),
            ("points", Align::Right),
            ("95 % interval", Align::Right),
        ]);
        for Difference { who, games, win_rate, score } in self.0 {
            let (low, high) = (win_rate.low * 100.0, win_rate.high * 100.0);
            grid.row([
                who.clone(),
                games.to_string(),
                format!("{:+.1} %", win_rate.mean * 100.0),
                format!("{low:+.1} to {high:+.1} %"),
                format!("{:+.2}", score.mean),
                format!("{:+.2} to {:+.2}", score.low, score.high),
            ]);
        }
        write!(f, "{grid}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Differences of 0, 1, 1, 1 and 2 have mean 1 and variance 1/2.
    #[test]
    fn a_gap_is_the_mean_of_the_differences_with_a_normal_interval() {
        let mut tally = Tally::default();
        [0, 1, 1, 1, 2].into_iter().for_each(|difference| tally.note(difference));
        let gap = Gap::from(&tally);
        let half = 1.959_963_984_540_054 * (0.5_f64 / 5.0).sqrt();
        assert!((gap.mean - 1.0).abs() < 1e-12);
        assert!((gap.high - 1.0 - half).abs() < 1e-12 && (1.0 - gap.low - half).abs() < 1e-12);
    }
}
