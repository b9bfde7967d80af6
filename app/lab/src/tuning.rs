//! Tuning: searches for values of numbers with which the first player reaches a wanted win rate or
//! score.

mod output;
mod param;
mod search;

use std::str::FromStr;

use game_core::{Settings, Standing, ValidationError};
use play::Stop;
use serde::Serialize;
use simulation::SimulatedGame;

use crate::{ContentNumbers, Gap, Interval, Simulation, Tally, wilson};
pub use param::{Knob, Param};
use search::Search;

/// The wanted result of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The share of games won, from 0 to 1.
    Wins(f64),
    /// Mean victory points.
    Points(f64),
}

impl FromStr for Target {
    type Err = ValidationError;

    fn from_str(text: &str) -> Result<Self, ValidationError> {
        let wrong = || {
            let why = format!("expected wins=40% or points=12.5, found '{text}'");
            ValidationError::new("tune", why)
        };
        let (what, value) = text.split_once('=').ok_or_else(wrong)?;
        let value = value.trim();
        match what.trim() {
            "wins" => {
                let percent: f64 =
                    value.trim_end_matches('%').trim().parse().map_err(|_| wrong())?;
                let share = if value.ends_with('%') { percent / 100.0 } else { percent };
                if (0.0..=1.0).contains(&share) { Ok(Target::Wins(share)) } else { Err(wrong()) }
            }
            "points" => {
                let points: f64 = value.parse().map_err(|_| wrong())?;
                if points.is_finite() { Ok(Target::Points(points)) } else { Err(wrong()) }
            }
            _ => Err(wrong()),
        }
    }
}

/// The first player's results with some values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// The value of each parameter, in order.
    pub values: Vec<i64>,
    /// Number of games that ended.
    pub games: u64,
    /// The win rate, with its 95 % Wilson interval.
    pub wins: Interval,
    /// Victory points: the mean with its 95 % interval.
    pub points: Gap,
    /// Why these values cannot be played, if so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
}

impl Tried {
    /// The targeted result, with its bounds.
    pub fn of(&self, target: Target) -> (f64, f64, f64) {
        match target {
            Target::Wins(_) => (self.wins.share, self.wins.low, self.wins.high),
            Target::Points(_) => (self.points.mean, self.points.low, self.points.high),
        }
    }

    /// The distance from the target; infinite if nothing was played.
    pub fn distance(&self, target: Target) -> f64 {
        let (Target::Wins(wanted) | Target::Points(wanted)) = target;
        if self.refused.is_empty() { (self.of(target).0 - wanted).abs() } else { f64::INFINITY }
    }

    /// Whether the target is within the interval.
    pub fn meets(&self, target: Target) -> bool {
        let (Target::Wins(wanted) | Target::Points(wanted)) = target;
        let (_, low, high) = self.of(target);
        self.refused.is_empty() && (low..=high).contains(&wanted)
    }
}

/// The results of a tuning run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tuned {
    /// The game's id.
    pub game: String,
    /// The player whose wins and points are counted: the first of the line-up.
    pub player: String,
    /// The target.
    pub target: Target,
    /// The parameters and their ranges.
    pub params: Vec<Param>,
    /// The seeds of each try: the first, and their number.
    pub seeds: (u64, u64),
    /// Number of combinations of values.
    pub combinations: u64,
    /// Every combination tried, in order, beginning with the original content if that is within the
    /// ranges.
    pub tried: Vec<Tried>,
    /// Index of the one nearest to the target on the seeds of the search.
    pub best: Option<usize>,
    /// The same values on as many fresh seeds, which did not influence the search.
    pub fresh: Option<Tried>,
    /// Whether the target is within their interval.
    pub met: Option<bool>,
    /// Whether the run was stopped early.
    pub stopped: bool,
}

/// A planned tuning run.
pub struct Tuning<'a> {
    simulation: Simulation,
    kind: &'a dyn SimulatedGame,
    settings: &'a Settings,
    numbers: &'a ContentNumbers,
    params: Vec<Param>,
    target: Target,
    tries: u64,
}

impl<'a> Tuning<'a> {
    /// A run that tries values of these parameters (see [`Param::read`]), up to a number of tries.
    pub fn new(
        simulation: Simulation,
        (kind, settings): (&'a dyn SimulatedGame, &'a Settings),
        numbers: &'a ContentNumbers,
        params: Vec<Param>,
        target: Target,
        tries: u64,
    ) -> Self {
        let simulation = Simulation { rows: true, action_stats: false, ..simulation };
        Tuning { simulation, kind, settings, numbers, params, target, tries: tries.max(1) }
    }

    /// Maximum number of games.
    pub fn games(&self) -> u64 {
        let tries = self.tries.min(param::combinations(&self.params));
        self.simulation.games.saturating_mul(tries + 1)
    }

    /// Runs the search. Calls `progress` from any thread with the number of games finished since
    /// the last call. Ends when `stop` returns true, with what was tried so far.
    ///
    /// # Errors
    ///
    /// If there are fewer fresh seeds than games.
    pub fn run(
        self,
        stop: Stop<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tuned, Vec<ValidationError>> {
        let Simulation { first_seed, games, .. } = self.simulation;
        let Some(after) = first_seed.checked_add(games) else {
            return Err(vec![ValidationError::new(
                "seed",
                "no seed is left to check what is found",
            )]);
        };
        let combinations = param::combinations(&self.params);
        let mut search = Search::new(&self.params, first_seed);
        let mut tried: Vec<Tried> = Vec::new();
        let mut played = 0;
        while played < self.tries && !stop() {
            let known = |values: &[i64]| tried.iter().any(|one| one.values == values);
            let Some(values) = search.next(self.tries, &known) else { break };
            let one = self.play(values, first_seed, stop, progress);
            if stop() {
                break;
            }
            search.tell(&one.values, one.distance(self.target));
            played += u64::from(one.refused.is_empty());
            tried.push(one);
        }
        let best = self.best(&tried);
        let fresh = best
            .filter(|_| !stop())
            .map(|best| self.play(tried[best].values.clone(), after, stop, progress));
        let stopped = stop();
        let fresh = fresh.filter(|_| !stopped);
        let met = fresh.as_ref().map(|fresh| fresh.meets(self.target));
        let player = self.simulation.lineup.players().first().map(ToString::to_string);
        Ok(Tuned {
            game: self.kind.id().to_string(),
            player: player.unwrap_or_default(),
            target: self.target,
            params: self.params,
            seeds: (first_seed, games),
            combinations,
            tried,
            best,
            fresh,
            met,
            stopped,
        })
    }

    /// Of the nearest tries, the one that changes least, then the first.
    fn best(&self, tried: &[Tried]) -> Option<usize> {
        let moved = |one: &Tried| -> f64 {
            let values = one.values.iter().zip(&self.params);
            values.map(|(value, param)| param.moved(*value)).sum()
        };
        let order = |one: &&(usize, &Tried), other: &&(usize, &Tried)| {
            let distances = [one, other].map(|(_, tried)| tried.distance(self.target));
            distances[0].total_cmp(&distances[1]).then(moved(one.1).total_cmp(&moved(other.1)))
        };
        let played: Vec<(usize, &Tried)> =
            tried.iter().enumerate().filter(|(_, one)| one.refused.is_empty()).collect();
        played.iter().min_by(order).map(|(place, _)| *place)
    }

    /// Plays games with these values, from this seed on.
    fn play(
        &self,
        values: Vec<i64>,
        first_seed: u64,
        stop: Stop<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Tried {
        let (mut changes, mut settings) = (Vec::new(), self.settings.clone());
        for (param, &value) in self.params.iter().zip(&values) {
            match &param.knob {
                Knob::Content(number) => changes.push((number, value)),
                Knob::Option { id, .. } => {
                    settings.insert(id.clone(), value.into());
                }
            }
        }
        let simulation = Simulation { first_seed, ..self.simulation.clone() };
        let played = match changes.is_empty() {
            true => simulation.run(self.kind, &settings, stop, progress),
            false => self
                .kind
                .with_content(&self.numbers.with(&changes))
                .and_then(|kind| simulation.run(&*kind, &settings, stop, progress)),
        };
        let (mut won, mut points) = (0, Tally::default());
        let mut games = 0;
        let mut refused = Vec::new();
        match played {
            Ok(played) => {
                for party in played.rows.iter().filter_map(|row| row.first_player()) {
                    games += 1;
                    won += u64::from(party.standing != Standing::Lost);
                    points.note(i64::from(party.total.unwrap_or_default()));
                }
            }
            Err(errors) => refused.extend(errors.iter().map(ToString::to_string)),
        }
        Tried { values, games, wins: wilson(won, games), points: Gap::from(&points), refused }
    }
}
