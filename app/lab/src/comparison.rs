use std::collections::HashMap;
use std::fmt;

use game_core::Standing;
use serde::Serialize;

use crate::{Align, Grid, Played, Row, RowParty, Tally};

/// How much one run of a comparison exceeds the first, for one player or opponent: the mean of the
/// differences seed by seed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The player in the first run and in the other, or the automated opponent.
    pub who: String,
    /// Number of seeds in both runs.
    pub games: u64,
    /// Difference of the share of games won, alone or shared: from -1 to 1.
    pub win_rate: Gap,
    /// Difference of victory points.
    pub score: Gap,
}

/// A mean difference with its 95 % interval, by the normal approximation, and the correlation of
/// the two runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gap {
    /// The mean difference.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// Pearson's correlation of the results of the same seed in both runs, from -1 to 1; `None`
    /// where one of them is constant. The nearer to 1, the fewer games the interval needs.
    pub correlation: Option<f64>,
}

/// Results of the same seeds in two runs, as integers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Paired {
    differences: Tally,
    /// Sums of the first results, the other results, their squares, and their products.
    first: i128,
    other: i128,
    first_squares: i128,
    other_squares: i128,
    products: i128,
}

impl Paired {
    /// Adds the results of a seed in the first run and in the other.
    pub(crate) fn note(&mut self, first: i64, other: i64) {
        self.differences.note(other - first);
        let (first, other) = (i128::from(first), i128::from(other));
        self.first += first;
        self.other += other;
        self.first_squares += first * first;
        self.other_squares += other * other;
        self.products += first * other;
    }

    /// Number of seeds.
    pub(crate) fn count(&self) -> u64 {
        self.differences.count()
    }

    fn correlation(&self) -> Option<f64> {
        let count = i128::from(self.differences.count());
        let first = count * self.first_squares - self.first * self.first;
        let other = count * self.other_squares - self.other * self.other;
        let both = count * self.products - self.first * self.other;
        let scale = (first as f64 * other as f64).sqrt();
        (first > 0 && other > 0).then(|| (both as f64 / scale).clamp(-1.0, 1.0))
    }
}

impl From<&Tally> for Gap {
    /// The mean of a single run, without correlation.
    fn from(noted: &Tally) -> Self {
        const Z: f64 = 1.959_963_984_540_054;
        let mean = noted.mean();
        let half = Z * noted.deviation() / (noted.count().max(1) as f64).sqrt();
        Gap { mean, low: mean - half, high: mean + half, correlation: None }
    }
}

impl From<&Paired> for Gap {
    fn from(paired: &Paired) -> Self {
        Gap { correlation: paired.correlation(), ..Gap::from(&paired.differences) }
    }
}

impl Gap {
    /// The correlation as text; a dash where there is none.
    pub(crate) fn correlated(&self) -> String {
        self.correlation.map_or_else(|| "–".to_string(), |number| format!("{number:.2}"))
    }
}

/// How much `other` exceeds `first` in the games of the same seed. Both need their rows.
///
/// A player is paired with the one at the same place of the other line-up, an automated opponent
/// with itself.
pub fn differences(first: &Played, other: &Played) -> Vec<Difference> {
    let by_seed: HashMap<u64, &Row> = first.rows.iter().map(|row| (row.seed, row)).collect();
    let mut tallies: Vec<(Who, Paired, Paired)> = Vec::new();
    for row in &other.rows {
        let Some(before) = by_seed.get(&row.seed) else { continue };
        for (who, party) in named(row) {
            let Some((_, paired)) = named(before).into_iter().find(|(same, _)| *same == who) else {
                continue;
            };
            let at = tallies.iter().position(|(known, ..)| *known == who).unwrap_or_else(|| {
                tallies.push((who.clone(), Paired::default(), Paired::default()));
                tallies.len() - 1
            });
            tallies[at].1.note(won(paired), won(party));
            if let (Some(total), Some(paired)) = (party.total, paired.total) {
                tallies[at].2.note(i64::from(paired), i64::from(total));
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
    let difference = |(who, wins, points): &(Who, Paired, Paired)| Difference {
        who: words(who),
        games: wins.count(),
        win_rate: Gap::from(wins),
        score: Gap::from(points),
    };
    tallies.iter().map(difference).collect()
}

/// Whose results are compared.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Who {
    /// A player, by place in the line-up.
    Place(usize),
    /// An automated opponent: index and name.
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
            ("correlation", Align::Right),
            ("points", Align::Right),
            ("95 % interval", Align::Right),
            ("correlation", Align::Right),
        ]);
        for Difference { who, games, win_rate, score } in self.0 {
            let (low, high) = (win_rate.low * 100.0, win_rate.high * 100.0);
            grid.row([
                who.clone(),
                games.to_string(),
                format!("{:+.1} %", win_rate.mean * 100.0),
                format!("{low:+.1} to {high:+.1} %"),
                win_rate.correlated(),
                format!("{:+.2}", score.mean),
                format!("{:+.2} to {:+.2}", score.low, score.high),
                score.correlated(),
            ]);
        }
        write!(f, "{grid}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paired(results: &[(i64, i64)]) -> Gap {
        let mut paired = Paired::default();
        results.iter().for_each(|&(first, other)| paired.note(first, other));
        Gap::from(&paired)
    }

    /// Differences of 0, 1, 1, 1 and 2 have mean 1 and variance 1/2.
    #[test]
    fn a_gap_is_the_mean_of_the_differences_with_a_normal_interval() {
        let gap = paired(&[(0, 0), (0, 1), (1, 2), (0, 1), (1, 3)]);
        let half = 1.959_963_984_540_054 * (0.5_f64 / 5.0).sqrt();
        assert!((gap.mean - 1.0).abs() < 1e-12);
        assert!((gap.high - 1.0 - half).abs() < 1e-12 && (1.0 - gap.low - half).abs() < 1e-12);
    }

    /// Anscombe's first set, in hundredths: 0.816. Values that rise and fall together give 1,
    /// opposite ones -1, and constant ones none.
    #[test]
    fn the_results_of_the_same_seeds_are_correlated() {
        let points = [
            (10, 804),
            (8, 695),
            (13, 758),
            (9, 881),
            (11, 833),
            (14, 996),
            (6, 724),
            (4, 426),
            (12, 1084),
            (7, 482),
            (5, 568),
        ];
        let found = paired(&points).correlation.expect("both change");
        assert!((found - 0.816_42).abs() < 5e-6, "{found}");
        assert_eq!(paired(&[(0, 5), (1, 7), (2, 9)]).correlation, Some(1.0));
        assert_eq!(paired(&[(0, 1), (1, 0)]).correlation, Some(-1.0));
        assert_eq!(paired(&[(0, 1), (1, 1)]).correlation, None);
        assert_eq!(paired(&[]).correlation, None);
    }
}
