use std::collections::BTreeMap;

use game_core::{Settings, read_settings};
use i18n::Locale;
use play::DynGame;
use serde::Serialize;
use simulation::PlayerResults;

use crate::counts::{Counts, Fared};
use crate::{ActionStatsReport, Histogram, Interval, LeadReport, Simulation, Tally, wilson};

/// The results of a simulation. Its text is a set of aligned tables.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The fingerprint of its content.
    pub content: String,
    /// The options, complete.
    pub options: Settings,
    /// Who played: one player for each seat.
    pub players: Vec<String>,
    /// Whether they rotated through the seats.
    pub rotated: bool,
    /// The seed of the first game.
    pub first_seed: u64,
    /// Number of games played.
    pub games: u64,
    /// Number of games planned, if the simulation was stopped early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_of: Option<u64>,
    /// Entries per game, results of chance included.
    pub length: Spread,
    /// Decisions per game, of all seats together.
    pub decisions: Spread,
    /// Rounds per game, including the last one; `None` if the game does not count rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Spread>,
    /// Number of listed choices at decisions with more than one.
    pub branching: Spread,
    /// Histograms of game lengths and points.
    pub histograms: Vec<Histogram>,
    /// Every party, seats first, then automated opponents.
    pub parties: Vec<PartyReport>,
    /// Each player of the line-up, if they differ.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_player: Vec<PlayerReport>,
    /// Each seat, counted from the one that began: the advantage of beginning. Empty in solo games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turn_order: Vec<OrderFare>,
    /// How games ended, by rule.
    pub endings: Vec<Ending>,
    /// Games without a maximum length that were broken off, and have no winner. All numbers except
    /// `games`, lengths and listed choices are of games that ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken_off: Option<BrokenOff>,
    /// Who led when, if requested and the game has an evaluation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead_changes: Option<LeadReport>,
    /// What could be chosen and was, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action_stats: Option<ActionStatsReport>,
}

/// The results of a player in all seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReport {
    /// The player's text.
    pub player: String,
    /// Its results in all seats together. A player in several seats of a game counts in each.
    pub all: Fare,
    /// Its results in each seat that it played.
    pub seats: Vec<SeatFare>,
}

/// The results of a player in one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatFare {
    /// The seat, from 0.
    pub seat: u8,
    /// The seat's party.
    pub party: String,
    /// The results there.
    #[serde(flatten)]
    pub fare: Fare,
}

/// Results at one distance from the player who began.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OrderFare {
    /// 1 for the player who began, 2 for the next seat, and so on round the table.
    pub nth: u8,
    /// The results at this distance.
    #[serde(flatten)]
    pub fare: Fare,
}

/// Results of a player, seat or party.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fare {
    /// Games; one in which a player has two seats counts twice.
    pub games: u64,
    /// Games won, alone or shared.
    pub wins: u64,
    /// Games won together with others.
    pub shared: u64,
    /// The win rate, shared victories included, with its 95 % Wilson interval.
    pub win_rate: Interval,
    /// Victory points; all 0 in a game without them.
    pub score: Spread,
}

impl From<&Fared> for Fare {
    fn from(fared: &Fared) -> Self {
        let (games, wins) = (fared.games, fared.won + fared.shared);
        let win_rate = wilson(wins, games);
        Fare { games, wins, shared: fared.shared, win_rate, score: Spread::from(&fared.score) }
    }
}

/// The results of one party.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartyReport {
    /// Its name.
    pub name: String,
    /// Its results.
    #[serde(flatten)]
    pub fare: Fare,
    /// The items of its score sheet.
    pub items: Vec<ItemReport>,
}

/// One line of the score sheet, over all games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ItemReport {
    /// What the points are for.
    pub title: String,
    /// Victory points, or its count where it scores nothing.
    pub points: Spread,
}

/// One way in which games ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// The id of the rule that ended them.
    pub rule: String,
    /// Its title in the rule index.
    pub title: String,
    /// Number of games.
    pub games: u64,
    /// Their share, with its 95 % Wilson interval.
    pub rate: Interval,
}

/// Games that were broken off.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BrokenOff {
    /// Number of games.
    pub games: u64,
    /// Their share, with its 95 % Wilson interval.
    pub rate: Interval,
}

/// Distribution of numbers: mean, standard deviation and quantiles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The sample standard deviation.
    pub sd: f64,
    /// The minimum.
    pub min: i64,
    /// The 5 % quantile.
    pub p5: i64,
    /// The 25 % quantile.
    pub p25: i64,
    /// The median.
    pub median: i64,
    /// The 75 % quantile.
    pub p75: i64,
    /// The 95 % quantile.
    pub p95: i64,
    /// The maximum.
    pub max: i64,
}

impl From<&Tally> for Spread {
    fn from(tally: &Tally) -> Self {
        Spread {
            mean: tally.mean(),
            sd: tally.deviation(),
            min: tally.least(),
            p5: tally.quantile(0.05),
            p25: tally.quantile(0.25),
            median: tally.quantile(0.5),
            p75: tally.quantile(0.75),
            p95: tally.quantile(0.95),
            max: tally.greatest(),
        }
    }
}

impl Report {
    pub(crate) fn new(
        kind: &dyn DynGame,
        settings: &Settings,
        simulation: &Simulation,
        counts: &Counts,
    ) -> Self {
        let games = counts.length.count();
        let seats = counts.places.keys().map(|(_, seat)| seat + 1).max().unwrap_or(0);
        let fitting = simulation.lineup.for_seats(seats);
        let lineup: Vec<String> = fitting
            .as_ref()
            .unwrap_or(&simulation.lineup)
            .players()
            .iter()
            .map(ToString::to_string)
            .collect();
        let parties = counts.parties.iter().map(|party| PartyReport {
            name: party.name.text.clone(),
            fare: Fare::from(&party.fared),
            items: party
                .items
                .iter()
                .map(|(title, points)| ItemReport {
                    title: title.text.clone(),
                    points: Spread::from(points),
                })
                .collect(),
        });
        let names: Vec<String> =
            counts.parties.iter().map(|party| party.name.text.clone()).collect();
        let title = |rule: &str| {
            let book = kind.rulebook(Locale::English);
            let entry = book.find(rule);
            entry.map_or_else(String::new, |entry| entry.title.clone())
        };
        let endings = counts.endings.iter().map(|(rule, &times)| Ending {
            rule: rule.clone(),
            title: title(rule),
            games: times,
            rate: wilson(times, games),
        });
        Report {
            game: kind.id().to_string(),
            rules: kind.rules_version(),
            content: kind.content_fingerprint().to_string(),
            options: read_settings(&kind.option_specs(Locale::English), settings)
                .unwrap_or_else(|_| settings.clone()),
            players: lineup.clone(),
            rotated: simulation.lineup.rotates(),
            first_seed: simulation.first_seed,
            games,
            stopped_of: (games < simulation.games).then_some(simulation.games),
            length: Spread::from(&counts.length),
            decisions: Spread::from(&counts.decisions),
            rounds: (counts.rounds.count() > 0).then(|| Spread::from(&counts.rounds)),
            branching: Spread::from(&counts.branching()),
            histograms: histograms(counts),
            parties: parties.collect(),
            by_player: by_player(&lineup, counts),
            turn_order: turn_order(counts),
            endings: endings.collect(),
            broken_off: (counts.broken_off > 0).then(|| BrokenOff {
                games: counts.broken_off,
                rate: wilson(counts.broken_off, games),
            }),
            lead_changes: counts.lead_changes.as_ref().map(|lead_changes| {
                let (seated, others) = names.split_at(names.len().min(usize::from(seats)));
                let others = if others.is_empty() { NOBODY.into() } else { others.join(", ") };
                LeadReport::new(lead_changes, seated, &others)
            }),
            action_stats: counts.action_stats.as_ref().map(|action_stats| {
                ActionStatsReport::new(action_stats, &lineup, &games_of_places(counts))
            }),
        }
    }
}

/// Name of the leader where no seat leads and there is no opponent: everybody can lose.
const NOBODY: &str = "nobody";

fn histograms(counts: &Counts) -> Vec<Histogram> {
    let of = |what: &str, noted: &Tally| Histogram::new(what, None, noted);
    let points = counts
        .parties
        .iter()
        .map(|party| Histogram::new("points", Some(&party.name.text), &party.fared.score));
    let all = [
        of("entries", &counts.length),
        of("decisions", &counts.decisions),
        of("rounds", &counts.rounds),
        of("choices", &counts.branching()),
    ];
    all.into_iter().chain(points).flatten().collect()
}

fn turn_order(counts: &Counts) -> Vec<OrderFare> {
    let fares = (1..).zip(&counts.order);
    fares.map(|(nth, fared)| OrderFare { nth, fare: Fare::from(fared) }).collect()
}

/// Finished games and their results, by place in the line-up.
fn games_of_places(counts: &Counts) -> BTreeMap<usize, PlayerResults> {
    let mut all: BTreeMap<usize, PlayerResults> = BTreeMap::new();
    for (&(place, _), fared) in &counts.places {
        let Fared { games, won, shared, .. } = *fared;
        all.entry(place).or_default().add(PlayerResults { games, wins: won + shared, points: 0 });
    }
    all
}

/// Each distinct player of the line-up; empty if there is only one.
fn by_player(lineup: &[String], counts: &Counts) -> Vec<PlayerReport> {
    let mut different: Vec<&String> = Vec::new();
    for player in lineup {
        if !different.contains(&player) {
            different.push(player);
        }
    }
    if different.len() < 2 {
        return Vec::new();
    }
    let mut reports = Vec::new();
    for player in different {
        let mut all = Fared::default();
        let mut seats: BTreeMap<u8, Fared> = BTreeMap::new();
        for (&(place, seat), fared) in &counts.places {
            if lineup.get(place) == Some(player) {
                all.add(fared);
                seats.entry(seat).or_default().add(fared);
            }
        }
        let party = |seat: u8| {
            let party = counts.parties.get(usize::from(seat));
            party.map_or_else(String::new, |party| party.name.text.clone())
        };
        let seats = seats.iter().map(|(&seat, fared)| SeatFare {
            seat,
            party: party(seat),
            fare: Fare::from(fared),
        });
        let (all, seats) = (Fare::from(&all), seats.collect());
        reports.push(PlayerReport { player: player.clone(), all, seats });
    }
    reports
}
