use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use simulation::{ActionCounts, ActionStats, PlayerResults};

use crate::rarely_chosen::{Doubtful, losing_of, rarely_chosen_of};
use crate::text::{interval, percent};
use crate::{Align, Grid, Interval, Losing, RarelyChosen, wilson};

/// Number of the most used choices in the text of a report; JSON has all of them.
const MOST: usize = 30;

/// What could be chosen and was, over all games; the most chosen first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActionStatsReport {
    /// Actions by the first word of the choice.
    pub kinds: Vec<ActionReport>,
    /// Actions by the place of the board that stands for the choice.
    pub places: Vec<ActionReport>,
    /// Actions by the whole text of the choice.
    pub choices: Vec<ActionReport>,
    /// Rarely chosen actions: listed often and hardly ever chosen; kinds first.
    pub rarely_chosen: Vec<RarelyChosen>,
    /// Actions with which players win less than without, kinds first.
    pub losing: Vec<Losing>,
}

/// How often something could be chosen and was, with the results of those who chose it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActionReport {
    /// The text, its first word, or the place.
    pub text: String,
    /// Its label on front ends; may be empty.
    pub label: String,
    /// The heading above it on front ends; may be empty.
    pub group: String,
    /// Decisions at which it was listed; not counted for places.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listed: Option<u64>,
    /// Decisions at which it was chosen.
    pub chosen: u64,
    /// Results of all players who chose it at least once in a game.
    #[serde(flatten)]
    pub fare: ActionResults,
    /// The same for each player, by its text, if the players differ.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub by_player: BTreeMap<String, ActionResults>,
}

/// Results of the players who chose something at least once in a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ActionResults {
    /// Number of games; one in which two seats chose it counts twice.
    pub games: u64,
    /// Games that the seat won, alone or shared.
    pub wins: u64,
    /// The win rate, with its 95 % Wilson interval.
    pub win_rate: Interval,
    /// Mean victory points of the seat.
    pub mean_score: f64,
}

impl From<PlayerResults> for ActionResults {
    fn from(by: PlayerResults) -> Self {
        let PlayerResults { games, wins, points } = by;
        let mean_score = if games == 0 { 0.0 } else { points as f64 / games as f64 };
        ActionResults { games, wins, win_rate: wilson(wins, games), mean_score }
    }
}

impl ActionReport {
    /// The label with its heading; may be empty.
    pub(crate) fn in_words(&self) -> String {
        match self.group.as_str() {
            "" => self.label.clone(),
            group => format!("{group}: {}", self.label),
        }
    }

    /// A place in words, everything else by the text of the choice.
    pub(crate) fn name(&self) -> String {
        let place = self.listed.is_none() && !self.label.is_empty();
        if place { self.label.clone() } else { self.text.clone() }
    }

    /// How often it was listed, and the share of those decisions at which it was chosen, as text.
    pub(crate) fn of_listed(&self) -> [String; 2] {
        let share = |listed: u64| percent(self.chosen as f64 / listed.max(1) as f64);
        let listed = self.listed.map(|listed| [listed.to_string(), share(listed)]);
        listed.unwrap_or_else(|| ["–", "–"].map(String::from))
    }
}

impl ActionStatsReport {
    /// `all` holds the games of each place in the line-up.
    pub(crate) fn new(
        action_stats: &ActionStats,
        lineup: &[String],
        all: &BTreeMap<usize, PlayerResults>,
    ) -> Self {
        let table = |used: &BTreeMap<String, ActionCounts>| {
            let mut rows: Vec<ActionReport> =
                used.iter().map(|(text, used)| row(text, used, lineup)).collect();
            rows.sort_by(|a, b| b.chosen.cmp(&a.chosen).then_with(|| a.text.cmp(&b.text)));
            rows
        };
        let mut places = table(&action_stats.places);
        places.iter_mut().for_each(|place| place.listed = None);
        let mut rarely_chosen = rarely_chosen_of(&action_stats.kinds, true);
        let mut losing = losing_of(&action_stats.kinds, all, true);
        // A kind with a single choice is listed once.
        let told = |text: &str| {
            let both = action_stats.kinds.get(text).zip(action_stats.choices.get(text));
            both.is_some_and(|(kind, choice)| kind.listed == choice.listed && kind.by == choice.by)
        };
        let choices = rarely_chosen_of(&action_stats.choices, false).into_iter();
        rarely_chosen.extend(choices.filter(|one| !told(&one.text)));
        let choices = losing_of(&action_stats.choices, all, false).into_iter();
        losing.extend(choices.filter(|one| !told(&one.text)));
        ActionStatsReport {
            kinds: table(&action_stats.kinds),
            places,
            choices: table(&action_stats.choices),
            rarely_chosen,
            losing,
        }
    }
}

fn row(text: &str, used: &ActionCounts, lineup: &[String]) -> ActionReport {
    let mut by_player: BTreeMap<String, PlayerResults> = BTreeMap::new();
    if lineup.iter().any(|player| *player != lineup[0]) {
        for (&place, by) in &used.by {
            let Some(player) = lineup.get(place) else { continue };
            by_player.entry(player.clone()).or_default().add(*by);
        }
    }
    ActionReport {
        text: text.to_string(),
        label: used.label.to_string(),
        group: used.group.to_string(),
        listed: Some(used.listed),
        chosen: used.chosen,
        fare: used.everybody().into(),
        by_player: by_player.into_iter().map(|(player, by)| (player, by.into())).collect(),
    }
}

impl fmt::Display for ActionStatsReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = &self.kinds[..self.kinds.len().min(MOST)];
        write!(f, "{}", grid("kind of choice", kinds))?;
        if !self.places.is_empty() {
            let most = &self.places[..self.places.len().min(MOST)];
            write!(f, "\n{}", grid("place on the board", most))?;
        }
        let most = &self.choices[..self.choices.len().min(MOST)];
        write!(f, "\n{}", grid("choice", most))?;
        match self.choices.len() - most.len() {
            0 => {}
            more => writeln!(f, "and {more} choices less often: --json and --html have them")?,
        }
        let ActionStatsReport { rarely_chosen, losing, .. } = self;
        write!(f, "\n{}", Doubtful { rarely_chosen, losing })
    }
}

fn grid(heading: &str, rows: &[ActionReport]) -> Grid {
    let mut grid = Grid::new(&[
        (heading, Align::Left),
        ("listed", Align::Right),
        ("chosen", Align::Right),
        ("of listed", Align::Right),
        ("in games", Align::Right),
        ("win rate", Align::Right),
        ("95 % interval", Align::Right),
        ("points", Align::Right),
        ("", Align::Left),
    ]);
    for row in rows {
        let [listed, share] = row.of_listed();
        grid.row([
            row.name(),
            listed,
            row.chosen.to_string(),
            share,
            row.fare.games.to_string(),
            percent(row.fare.win_rate.share),
            interval(row.fare.win_rate),
            format!("{:.2}", row.fare.mean_score),
            if row.listed.is_some() { row.in_words() } else { String::new() },
        ]);
    }
    grid
}
