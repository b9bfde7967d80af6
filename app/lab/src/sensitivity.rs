//! Sensitivity analysis: which numbers of the content matter, and how much. Each is raised and
//! lowered by one, and the same seeds are played again.

pub(crate) mod output;

use std::collections::HashMap;

use game_core::{Settings, Standing, ValidationError};
use play::{ChanceSource, Play, Stop};
use serde::Serialize;
use simulation::SimulatedGame;

use crate::comparison::Paired;
use crate::{
    Chosen, ContentNumber, ContentNumbers, ContentRow, Gap, Played, Report, Row, Simulation, holm,
    sign_test,
};

/// The way in which something is varied.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// A number is raised by one.
    Up,
    /// A number is lowered by one.
    Down,
    /// Chance draws a card as early as possible.
    Early,
}

/// One variation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// The row.
    #[serde(flatten)]
    pub row: ContentRow,
    /// The way in which it is varied.
    pub way: Way,
    /// Path of the number in the row; `None` for a card that comes early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// The original number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<i64>,
    /// The new number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<i64>,
    /// The text that contains the new number, if it is part of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
}

/// A step that was not played, or not to its end, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RefusedStep {
    /// The step.
    #[serde(flatten)]
    pub step: Step,
    /// Every error.
    pub why: Vec<String>,
}

/// The effect of one step on the first player's results, seed by seed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The step.
    #[serde(flatten)]
    pub step: Step,
    /// Number of seeds that ended with a winner both ways.
    pub seeds: u64,
    /// For a card that comes early, in how many of the games it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_early: Option<u64>,
    /// Difference of the win rate: from -1 to 1.
    pub wins: Gap,
    /// Difference of victory points.
    pub points: Gap,
    /// Difference of the number of entries.
    pub length: Gap,
    /// Seeds won only with the step.
    pub won_only_so: u64,
    /// Seeds won only without it.
    pub lost_only_so: u64,
    /// p-value of the difference between these two: the exact sign test.
    pub p: f64,
    /// The p-value after Holm's correction over all comparisons of the run.
    pub p_holm: f64,
}

/// The results of a sensitivity analysis.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sensed {
    /// The player whose wins and points are compared: the first of the line-up.
    pub player: String,
    /// The games with the original content.
    pub base: Report,
    /// Number of comparisons planned.
    pub planned: usize,
    /// Number of comparisons played; fewer if the run was stopped.
    pub played: usize,
    /// The comparisons played, the largest difference of wins first, then of points.
    pub comparisons: Vec<Comparison>,
    /// Rows that chance never names by their id, so that they cannot come early.
    pub never_early: Vec<ContentRow>,
    /// Steps that give no valid game, or none that ends.
    pub refused: Vec<RefusedStep>,
}

/// A planned sensitivity analysis.
pub struct Sensitivity<'a> {
    simulation: Simulation,
    kind: &'a dyn SimulatedGame,
    settings: &'a Settings,
    /// Each step with its content, where that is what is different.
    steps: Vec<(Step, Option<Box<dyn SimulatedGame>>)>,
    refused: Vec<RefusedStep>,
}

impl<'a> Sensitivity<'a> {
    /// Prepares the content of every step. In a solo game, each row selected as a whole is a card
    /// that may come early.
    ///
    /// # Errors
    ///
    /// Every reason why the content cannot be varied, or the settings make no game.
    pub fn new(
        simulation: Simulation,
        kind: &'a dyn SimulatedGame,
        settings: &'a Settings,
        numbers: &ContentNumbers,
        chosen: &Chosen,
    ) -> Result<Self, Vec<ValidationError>> {
        let mut all = Sensitivity {
            simulation: Simulation { rows: true, action_stats: false, ..simulation },
            kind,
            settings,
            steps: Vec::new(),
            refused: Vec::new(),
        };
        for number in &chosen.numbers {
            all.step(numbers, number, Way::Up, number.value.saturating_add(1));
            all.step(numbers, number, Way::Down, number.value.saturating_sub(1));
        }
        let alone = kind.start(settings, ChanceSource::Seed(0), Play::Friendly)?.seats() == 1;
        if alone {
            for row in &chosen.rows {
                if !row.row.as_ref().is_some_and(|id| is_name(id)) {
                    continue;
                }
                let (row, way) = (row.clone(), Way::Early);
                let step = Step { row, way, path: None, from: None, to: None, written: None };
                all.steps.push((step, None));
            }
        }
        // With no games to play this still validates the settings.
        Simulation { games: 0, ..all.simulation.clone() }.run(
            kind,
            settings,
            &|| false,
            &|_| {},
        )?;
        Ok(all)
    }

    /// Number of comparisons.
    pub fn comparisons(&self) -> usize {
        self.steps.len()
    }

    /// Number of games: those of each comparison, and those with the original content.
    pub fn games(&self) -> u64 {
        self.simulation.games.saturating_mul(self.steps.len() as u64 + 1)
    }

    /// Plays everything. Calls `progress` from any thread with the number of games finished since
    /// the last call. Ends when `stop` returns true, with the comparisons completed so far.
    ///
    /// # Errors
    ///
    /// If no game can be played with the original content.
    pub fn run(
        self,
        stop: Stop<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Sensed, Vec<ValidationError>> {
        let Sensitivity { simulation, kind, settings, steps, mut refused } = self;
        let base = simulation.run(kind, settings, stop, progress)?;
        let (planned, mut played) = (steps.len(), 0);
        let (mut comparisons, mut never_early) = (Vec::new(), Vec::new());
        for (step, changed) in steps {
            if stop() {
                break;
            }
            let early = step.row.row.clone().filter(|_| step.way == Way::Early);
            let simulation = Simulation { early, ..simulation.clone() };
            match simulation.run(changed.as_deref().unwrap_or(kind), settings, stop, progress) {
                Ok(other) if other.report.stopped_of.is_some() => break,
                Ok(other) if step.way == Way::Early && !other.rows.iter().any(|row| row.early) => {
                    played += 1;
                    never_early.push(step.row);
                }
                Ok(other) => {
                    played += 1;
                    comparisons.push(compared(step, &base, &other));
                }
                Err(errors) => {
                    played += 1;
                    refused.push(RefusedStep::new(step, &errors));
                }
            }
        }
        let chances: Vec<f64> = comparisons.iter().map(|one: &Comparison| one.p).collect();
        for (one, adjusted) in comparisons.iter_mut().zip(holm(&chances)) {
            one.p_holm = adjusted;
        }
        let size = |one: &Comparison| (one.wins.mean.abs(), one.points.mean.abs());
        comparisons.sort_by(|one, other| {
            let ((wins, points), (others, other_points)) = (size(one), size(other));
            others.total_cmp(&wins).then(other_points.total_cmp(&points))
        });
        let player = base.report.players.first().cloned().unwrap_or_default();
        let base = base.report;
        Ok(Sensed { player, base, planned, played, comparisons, never_early, refused })
    }

    fn step(&mut self, numbers: &ContentNumbers, number: &ContentNumber, way: Way, to: i64) {
        let step = Step {
            row: number.row.clone(),
            way,
            path: Some(number.path.clone()),
            from: Some(number.value),
            to: Some(to),
            written: numbers.written(number, to),
        };
        match self.kind.with_content(&numbers.with(&[(number, to)])) {
            Ok(kind) => self.steps.push((step, Some(kind))),
            Err(errors) => self.refused.push(RefusedStep::new(step, &errors)),
        }
    }
}

impl RefusedStep {
    fn new(step: Step, errors: &[ValidationError]) -> Self {
        RefusedStep { step, why: errors.iter().map(ToString::to_string).collect() }
    }
}

/// Whether an id is a name; a mere number does not identify what chance brings.
fn is_name(id: &str) -> bool {
    id.chars().any(char::is_alphabetic)
}

/// Compares the games of a step with those of the same seeds without it.
fn compared(step: Step, base: &Played, other: &Played) -> Comparison {
    let by_seed: HashMap<u64, &Row> = base.rows.iter().map(|row| (row.seed, row)).collect();
    let [mut wins, mut points, mut length] = [(); 3].map(|()| Paired::default());
    let (mut won_only_so, mut lost_only_so) = (0, 0);
    for row in &other.rows {
        let Some(before) = by_seed.get(&row.seed) else { continue };
        let (Some(now), Some(then)) = (row.first_player(), before.first_player()) else { continue };
        let [won_now, won_then] = [now, then].map(|party| party.standing != Standing::Lost);
        wins.note(i64::from(won_then), i64::from(won_now));
        won_only_so += u64::from(won_now && !won_then);
        lost_only_so += u64::from(won_then && !won_now);
        if let (Some(now), Some(then)) = (now.total, then.total) {
            points.note(i64::from(then), i64::from(now));
        }
        length.note(i64::from(before.entries), i64::from(row.entries));
    }
    let early = other.rows.iter().filter(|row| row.early).count() as u64;
    let p = sign_test(won_only_so, lost_only_so);
    Comparison {
        came_early: (step.way == Way::Early).then_some(early),
        step,
        seeds: wins.count(),
        wins: Gap::from(&wins),
        points: Gap::from(&points),
        length: Gap::from(&length),
        won_only_so,
        lost_only_so,
        p,
        p_holm: p,
    }
}
