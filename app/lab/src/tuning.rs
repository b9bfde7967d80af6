//! What numbers would have to be: values are searched with which the first player wins as often, or
//! scores as much, as somebody wants.

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

/// What somebody wants of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The share of games won, from 0 to 1.
    Wins(f64),
    /// Victory points on average.
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

/// What games with some values showed of the first player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// The value of each number that may move, in their order.
    pub values: Vec<i64>,
    /// How many games ended.
    pub games: u64,
    /// The share won, with its 95 % Wilson interval.
    pub wins: Interval,
    /// Victory points: the mean with its 95 % interval.
    pub points: Gap,
    /// Why no game was played with these, if none was.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
}

impl Tried {
    /// What is wanted of them: the value with its bounds.
    pub fn of(&self, target: Target) -> (f64, f64, f64) {
        match target {
            Target::Wins(_) => (self.wins.share, self.wins.low, self.wins.high),
            Target::Points(_) => (self.points.mean, self.points.low, self.points.high),
        }
    }

    /// How far they are from what is wanted; infinitely if nothing was played.
    pub fn distance(&self, target: Target) -> f64 {
        let (Target::Wins(wanted) | Target::Points(wanted)) = target;
        if self.refused.is_empty() { (self.of(target).0 - wanted).abs() } else { f64::INFINITY }
    }

    /// Whether what is wanted lies within their interval.
    pub fn meets(&self, target: Target) -> bool {
        let (Target::Wins(wanted) | Target::Points(wanted)) = target;
        let (_, low, high) = self.of(target);
        self.refused.is_empty() && (low..=high).contains(&wanted)
    }
}

/// What a search for values showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tuned {
    /// The game's id.
    pub game: String,
    /// The first player, for whom wins and points are counted.
    pub player: String,
    /// What was wanted.
    pub target: Target,
    /// The numbers that could move, and between what.
    pub params: Vec<Param>,
    /// The seeds of each try: the first, and how many.
    pub seeds: (u64, u64),
    /// How many combinations of values there are.
    pub combinations: u64,
    /// Every combination that was tried, in order; that of the content as it is first, if it is
    /// one of them.
    pub tried: Vec<Tried>,
    /// Which of them came nearest on the seeds of the search.
    pub best: Option<usize>,
    /// The same values on as many fresh seeds, which no choice was made by.
    pub fresh: Option<Tried>,
    /// Whether what was wanted lies within their interval.
    pub met: Option<bool>,
    /// Whether somebody stopped it before its end.
    pub stopped: bool,
}

/// A search for values of numbers.
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
    /// Values of these numbers (see [`Param::read`]) are searched in so many tries.
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

    /// How many games will be played at most.
    pub fn games(&self) -> u64 {
        let tries = self.tries.min(param::combinations(&self.params));
        self.simulation.games.saturating_mul(tries + 1)
    }

    /// Searches. `progress` is told now and then how many more games are done, by any thread. Once
    /// `stop` says so it ends with what was tried.
    ///
    /// # Errors
    ///
    /// If there are not as many fresh seeds as games.
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

    /// Of those that come nearest the one that changes least, then the first.
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

    /// Games with these values, from this seed on.
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
