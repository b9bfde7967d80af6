//! Rarely chosen actions, and actions with which players lose.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use simulation::{ActionCounts, EVEN, PlayerResults};

use crate::text::{interval, percent};
use crate::{Align, Grid, Interval, wilson};

/// An action is rarely chosen if its share is certainly below this fraction of the share that a
/// player who picks uniformly among the listed choices would give it.
pub(crate) const RARELY: f64 = 0.1;

/// Minimum number of decisions at which an action must be listed to be judged.
pub(crate) const LISTED_OFTEN: u64 = 100;

/// Minimum number of games, both with and without an action, to compare them.
const COMPARED: u64 = 20;

/// Probability that a list has an entry by chance alone.
const BY_CHANCE: f64 = 0.05;

/// Maximum length of each list in the text of a report; JSON has all of it.
const MOST: usize = 30;

/// What both lists prove, and what they do not.
pub(crate) const PROVES: &str = "\
Players of this strength rarely choose the one and win less with the other. That proves neither to be bad:
others might do well with it, and what those choose who are behind anyhow is chosen by losers.
What one game lists again and again counts each time.";

/// An action that was listed often and hardly ever chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RarelyChosen {
    /// The text of the choice, or its first word.
    pub text: String,
    /// Whether it is a kind, all choices that begin with this word.
    pub kind: bool,
    /// Its label on front ends; may be empty.
    pub label: String,
    /// Decisions at which it was listed.
    pub listed: u64,
    /// Decisions at which it was chosen.
    pub chosen: u64,
    /// The share of those decisions, with its 95 % Wilson interval.
    pub share: Interval,
    /// The share that a player who picks uniformly among the listed choices would give it.
    pub even: f64,
    /// The bound that the upper end of the share's interval is below.
    pub bound: f64,
}

/// An action with which players won less than the same players did in games without it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Losing {
    /// The text of the choice, or its first word.
    pub text: String,
    /// Whether it is a kind, all choices that begin with this word.
    pub kind: bool,
    /// Its label on front ends; may be empty.
    pub label: String,
    /// Games in which a seat chose it; one in which two seats did counts twice.
    pub games: u64,
    /// The win rate in them, with its 95 % Wilson interval.
    pub win_rate: Interval,
    /// The win rate of the same players without it, weighted by how often each of them chose it.
    pub without: f64,
    /// Upper bound of the p-value of the difference, for this choice alone.
    pub chance: f64,
}

/// The rarely chosen actions among these, the most often listed first.
pub(crate) fn rarely_chosen_of(
    used: &BTreeMap<String, ActionCounts>,
    kind: bool,
) -> Vec<RarelyChosen> {
    let row = |(text, used): (&String, &ActionCounts)| {
        let share = wilson(used.chosen, used.listed);
        let even = used.even as f64 / EVEN as f64 / used.listed.max(1) as f64;
        let bound = RARELY * even;
        (used.listed >= LISTED_OFTEN && share.high < bound).then(|| RarelyChosen {
            text: text.clone(),
            kind,
            label: used.label.to_string(),
            listed: used.listed,
            chosen: used.chosen,
            share,
            even,
            bound,
        })
    };
    let mut rows: Vec<RarelyChosen> = used.iter().filter_map(row).collect();
    rows.sort_by(|one, other| other.listed.cmp(&one.listed).then(one.text.cmp(&other.text)));
    rows
}

/// Actions with which players lose, the most significant first. `all` holds the games of each place
/// in the line-up.
///
/// Players are compared with themselves (Cochran, Mantel and Haenszel's test), so that a weak
/// player with other preferences does not make a choice look bad. Bonferroni's correction accounts
/// for the number of choices tested.
pub(crate) fn losing_of(
    used: &BTreeMap<String, ActionCounts>,
    all: &BTreeMap<usize, PlayerResults>,
    kind: bool,
) -> Vec<Losing> {
    let tested: Vec<(&String, &ActionCounts, Compared)> = used
        .iter()
        .filter_map(|(text, used)| Some((text, used, Compared::of(used, all)?)))
        .collect();
    let tests = tested.len() as f64;
    let row = |(text, used, compared): (&String, &ActionCounts, Compared)| {
        let chance = compared.chance();
        let PlayerResults { games, wins, .. } = used.everybody();
        (compared.deviation < 0.0 && chance * tests <= BY_CHANCE).then(|| Losing {
            text: text.clone(),
            kind,
            label: used.label.to_string(),
            games,
            win_rate: wilson(wins, games),
            without: compared.without,
            chance,
        })
    };
    let mut rows: Vec<Losing> = tested.into_iter().filter_map(row).collect();
    rows.sort_by(|one, other| {
        one.chance.total_cmp(&other.chance).then_with(|| one.text.cmp(&other.text))
    });
    rows
}

/// Both lists as text, with what they prove.
pub(crate) struct Doubtful<'a> {
    pub(crate) rarely_chosen: &'a [RarelyChosen],
    pub(crate) losing: &'a [Losing],
}

impl fmt::Display for Doubtful<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rarely_chosen.is_empty() && self.losing.is_empty() {
            return writeln!(f, "{NOTHING}");
        }
        if !self.rarely_chosen.is_empty() {
            let mut grid = Grid::new(&[
                ("rarely chosen", Align::Left),
                ("listed", Align::Right),
                ("chosen", Align::Right),
                ("share", Align::Right),
                ("95 % interval", Align::Right),
                ("if all were alike", Align::Right),
                ("", Align::Left),
            ]);
            self.rarely_chosen.iter().take(MOST).for_each(|one| grid.row(one.cells()));
            write!(f, "{grid}")?;
            and_more(f, self.rarely_chosen.len())?;
            writeln!(f)?;
        }
        if !self.losing.is_empty() {
            let mut grid = Grid::new(&[
                ("won less with", Align::Left),
                ("in games", Align::Right),
                ("win rate", Align::Right),
                ("95 % interval", Align::Right),
                ("without it", Align::Right),
                ("by chance at most", Align::Right),
                ("", Align::Left),
            ]);
            self.losing.iter().take(MOST).for_each(|one| grid.row(one.cells()));
            write!(f, "{grid}")?;
            and_more(f, self.losing.len())?;
            writeln!(f)?;
        }
        writeln!(f, "{PROVES}")
    }
}

/// The text for two empty lists.
pub(crate) const NOTHING: &str = "Nothing is rarely chosen, and nobody wins less with anything, as far as so many games can tell.";

fn and_more(f: &mut fmt::Formatter<'_>, all: usize) -> fmt::Result {
    match all.saturating_sub(MOST) {
        0 => Ok(()),
        more => writeln!(f, "and {more} more: --json and --html have them"),
    }
}

/// Distinguishes a kind from a choice with the same text.
fn name(text: &str, kind: bool) -> String {
    if kind { format!("{text} …") } else { text.to_string() }
}

impl RarelyChosen {
    /// Explanation of these rows.
    pub(crate) const MEANS: &str = "Listed at 100 decisions or more, and chosen less than a tenth \
                                    as often as if all listed choices were alike, beyond doubt: \
                                    the upper bound of the 95 % interval is below that tenth.";

    /// Cells of its row: action, listed, chosen, share, interval, even share, label.
    pub(crate) fn cells(&self) -> [String; 7] {
        [
            name(&self.text, self.kind),
            self.listed.to_string(),
            self.chosen.to_string(),
            percent(self.share.share),
            interval(self.share),
            percent(self.even),
            self.label.clone(),
        ]
    }
}

impl Losing {
    /// Explanation of these rows.
    pub(crate) const MEANS: &str = "The same players won less in games in which they chose it. \
                                    The chance of that is at most the one in the last column, \
                                    and small enough for a list of so many choices.";

    /// Cells of its row: action, games, win rate, interval, without, chance, label.
    pub(crate) fn cells(&self) -> [String; 7] {
        [
            name(&self.text, self.kind),
            self.games.to_string(),
            percent(self.win_rate.share),
            interval(self.win_rate),
            percent(self.without),
            format!("{:.0e}", self.chance),
            self.label.clone(),
        ]
    }
}

/// Games with an action compared with games without it, of the same players.
struct Compared {
    /// The win rate without it.
    without: f64,
    /// How far the wins with it are from expectation, in standard deviations.
    deviation: f64,
}

impl Compared {
    /// `None` if there are too few games with it or without it, or all of them were won, or none.
    fn of(used: &ActionCounts, all: &BTreeMap<usize, PlayerResults>) -> Option<Compared> {
        let (mut with, mut rest) = (0.0, 0.0);
        let (mut won, mut expected, mut variance, mut without) = (0.0, 0.0, 0.0, 0.0);
        for (place, by) in &used.by {
            let all = all.get(place).copied().unwrap_or_default();
            let others = all.games.saturating_sub(by.games);
            // A player who always or never chose it has nothing to compare.
            if others == 0 || by.games == 0 {
                continue;
            }
            let (games, others, total) = (by.games as f64, others as f64, all.games as f64);
            let (wins, all_wins) = (by.wins as f64, all.wins as f64);
            with += games;
            rest += others;
            won += wins;
            expected += games * all_wins / total;
            variance +=
                games * others * all_wins * (total - all_wins) / (total * total * (total - 1.0));
            without += games * (all_wins - wins) / others;
        }
        let enough = with >= COMPARED as f64 && rest >= COMPARED as f64 && variance > 0.0;
        enough.then(|| Compared {
            without: without / with,
            deviation: (won - expected) / variance.sqrt(),
        })
    }

    /// Two-sided p-value of the deviation, or a little more: Mills' bound of the normal
    /// distribution's tail.
    fn chance(&self) -> f64 {
        let far = self.deviation.abs();
        let density = (-far * far / 2.0).exp() / std::f64::consts::TAU.sqrt();
        (2.0 * density / far).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(listed: u64, chosen: u64, answers: u64) -> ActionCounts {
        ActionCounts { listed, chosen, even: listed * EVEN / answers, ..ActionCounts::default() }
    }

    fn by(games: u64, wins: u64) -> PlayerResults {
        PlayerResults { games, wins, points: 0 }
    }

    /// One of four choices, chosen twice in a thousand, is far below a tenth of a quarter; three
    /// times in a hundred could be chance; and one of a hundred choices, chosen once in a hundred,
    /// is chosen evenly.
    #[test]
    fn what_is_listed_often_and_hardly_ever_chosen_is_rarely_chosen() {
        let all = BTreeMap::from([
            ("hardly".to_string(), used(1000, 2, 4)),
            ("never, but rarely listed".to_string(), used(99, 0, 2)),
            ("perhaps".to_string(), used(200, 3, 4)),
            ("one of a hundred".to_string(), used(10_000, 100, 100)),
            ("often".to_string(), used(1000, 200, 4)),
            ("never".to_string(), used(5000, 0, 5)),
        ]);
        let rows = rarely_chosen_of(&all, false);
        let texts: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
        assert_eq!(texts, ["never", "hardly"]);
        let RarelyChosen { share, even, bound, .. } = &rows[1];
        assert_eq!((*share, *even, *bound), (wilson(2, 1000), 0.25, 0.025));
        assert!(share.high < *bound);
    }

    /// Players who take it win 30 of 100 games, the others 60 of 100: a deviation of −4.24 (a
    /// p-value below 1 in 10,000). A choice that only the weak player makes is not blamed for the
    /// player.
    #[test]
    fn players_are_compared_with_themselves() {
        let with = |places: &[(usize, PlayerResults)]| ActionCounts {
            by: places.iter().copied().collect(),
            ..ActionCounts::default()
        };
        let all = BTreeMap::from([(0, by(200, 90)), (1, by(200, 20))]);
        let rows = BTreeMap::from([
            ("bad".to_string(), with(&[(0, by(100, 30))])),
            ("of the weak".to_string(), with(&[(0, by(10, 5)), (1, by(100, 10))])),
            ("good".to_string(), with(&[(0, by(100, 60))])),
            ("always".to_string(), with(&[(1, by(200, 20))])),
            ("too few".to_string(), with(&[(0, by(10, 0))])),
        ]);
        let found = losing_of(&rows, &all, false);
        let [bad] = &found[..] else { panic!("{found:?}") };
        assert_eq!((bad.text.as_str(), bad.games, bad.without), ("bad", 100, 0.6));
        let compared = Compared::of(&rows["bad"], &all).expect("enough games");
        // (30 − 45) / √(100 · 100 · 90 · 110 / (200² · 199))
        assert!((compared.deviation + 4.2533).abs() < 1e-4, "{}", compared.deviation);
        assert!(bad.chance > 2.1e-5 && bad.chance < 2.4e-5, "{}", bad.chance);
    }
}
