use std::collections::BTreeMap;

use game_core::{Settings, read_settings};
use play::DynGame;
use serde::Serialize;
use simulation::PlayerResults;

use crate::counts::{Counts, Fared};
use crate::{ActionStatsReport, Histogram, Interval, LeadReport, Simulation, Tally, wilson};

/// What a simulation showed. Its text is a set of aligned tables.
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
    /// Whether they changed seats from game to game.
    pub rotated: bool,
    /// The seed of the first game.
    pub first_seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many should have been, if somebody stopped it before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_of: Option<u64>,
    /// Entries of a game, results of chance included.
    pub length: Spread,
    /// Decisions of all seats of a game together.
    pub decisions: Spread,
    /// Rounds of a game, the last one included; `None` if nobody counts them in this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Spread>,
    /// How many choices were listed at a decision with more than one.
    pub branching: Spread,
    /// How often games were so long, and points so many.
    pub histograms: Vec<Histogram>,
    /// Every party, seats first, then automated opponents.
    pub parties: Vec<PartyReport>,
    /// Each player of the line-up, if they are not all the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_player: Vec<PlayerReport>,
    /// Each seat, counted from the one that began: what beginning is worth. Nobody where one sits
    /// alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turn_order: Vec<OrderFare>,
    /// How games ended, by rule.
    pub endings: Vec<Ending>,
    /// Games without a maximum length that were broken off, and have no winner. All other numbers but
    /// `games` and those of length and of listed choices are of the games that ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken_off: Option<BrokenOff>,
    /// Who led when, if somebody asked for it and the game says what seats can expect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead_changes: Option<LeadReport>,
    /// What could be chosen and was, if somebody asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action_stats: Option<ActionStatsReport>,
}

/// What a simulation showed of a player, whatever the seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReport {
    /// The player's text.
    pub player: String,
    /// How it fared in all seats together. A player in several seats of a game counts in each.
    pub all: Fare,
    /// How it fared in each seat in which it sat.
    pub seats: Vec<SeatFare>,
}

/// How a player fared in one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatFare {
    /// The seat, from 0.
    pub seat: u8,
    /// The seat's party.
    pub party: String,
    /// How it fared there.
    #[serde(flatten)]
    pub fare: Fare,
}

/// How those fared who sat so far from the player who began.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OrderFare {
    /// 1 for who began, 2 for the next seat, and so on round the table.
    pub nth: u8,
    /// How they fared.
    #[serde(flatten)]
    pub fare: Fare,
}

/// How somebody fared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fare {
    /// Games; one in which a player has two seats counts twice.
    pub games: u64,
    /// Won, alone or together with others.
    pub wins: u64,
    /// Won together with others.
    pub shared: u64,
    /// The share of games won, alone or together, with its 95 % Wilson interval.
    pub win_rate: Interval,
    /// Victory points; all 0 in a game without any.
    pub score: Spread,
}

impl From<&Fared> for Fare {
    fn from(fared: &Fared) -> Self {
        let (games, wins) = (fared.games, fared.won + fared.shared);
        let win_rate = wilson(wins, games);
        Fare { games, wins, shared: fared.shared, win_rate, score: Spread::from(&fared.score) }
    }
}

/// What a simulation showed of one party.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartyReport {
    /// Its name.
    pub name: String,
    /// How it fared.
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
    /// Victory points, or how many of it there were where it brings none.
    pub points: Spread,
}

/// One way in which games ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// The id of the rule that ended them.
    pub rule: String,
    /// Its title in the rule index.
    pub title: String,
    /// How many games.
    pub games: u64,
    /// Their share, with its 95 % Wilson interval.
    pub rate: Interval,
}

/// Games that were broken off.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BrokenOff {
    /// How many.
    pub games: u64,
    /// Their share, with its 95 % Wilson interval.
    pub rate: Interval,
}

/// How numbers lie: mean, standard deviation and quantiles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the sample.
    pub sd: f64,
    /// The least.
    pub min: i64,
    /// 5 % are not greater.
    pub p5: i64,
    /// A quarter are not greater.
    pub p25: i64,
    /// Half are not greater.
    pub median: i64,
    /// Three quarters are not greater.
    pub p75: i64,
    /// 95 % are not greater.
    pub p95: i64,
    /// The greatest.
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
            let entry = kind.rulebook().find(rule);
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
            options: read_settings(&kind.option_specs(), settings)
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

/// Who leads where no seat does and there is no opponent: all can lose.
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

/// The games of each place in the line-up that ended, and how they ended for it.
fn games_of_places(counts: &Counts) -> BTreeMap<usize, PlayerResults> {
    let mut all: BTreeMap<usize, PlayerResults> = BTreeMap::new();
    for (&(place, _), fared) in &counts.places {
        let Fared { games, won, shared, .. } = *fared;
        all.entry(place).or_default().add(PlayerResults { games, wins: won + shared, points: 0 });
    }
    all
}

/// Each different player of the line-up; nobody if there is only one.
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
