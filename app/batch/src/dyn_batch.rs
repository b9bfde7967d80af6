use game_core::{Seat, ValidationError, Viewer};
use serde_json::Value;

use crate::ObservationSpec;

/// Stands for chance where the number of the seat that acts is asked.
pub const CHANCE: i8 = -1;

/// Stands for the end of a game where the number of the seat that acts is asked.
pub const TERMINAL: i8 = -4;

/// Stands for no action at a position, which stays as it is.
pub const STAY: i64 = -2;

/// How many positions, and what happens by itself.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BatchConfig {
    /// How many positions.
    pub count: usize,
    /// The seed of the first position's first game. The game number k of position i, both from 0,
    /// has the seed `seed + i + k * count`, and the same luck as a session with that seed.
    pub seed: u64,
    /// Whether results of chance are entered as actions, instead of answered by the seed.
    pub explicit_chance: bool,
    /// Whether the next game begins as soon as one is over.
    pub autoreset: bool,
    /// How many threads step and observe; 0 for one for each core.
    pub threads: usize,
}

/// Whose knowledge an observation shows.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Perspective {
    /// Of the same seat at every position.
    Seat(u8),
    /// Of the seat that acts; where none does, what everybody may know.
    #[default]
    Current,
}

impl Perspective {
    /// Who looks at a position at which this seat acts.
    pub(crate) fn viewer(self, turn: i8) -> Viewer {
        match (self, u8::try_from(turn)) {
            (Perspective::Seat(seat), _) => Viewer::Seat(Seat(seat)),
            (Perspective::Current, Ok(seat)) => Viewer::Seat(Seat(seat)),
            (Perspective::Current, Err(_)) => Viewer::Nobody,
        }
    }
}

/// Where a step writes what came of it; each has one entry for each position, or for each seat of
/// each position.
#[derive(Debug)]
pub struct StepOutputs<'a> {
    /// By seat, 0 until a game is over: then 1 for a victory, a share of it where it is shared.
    pub rewards: &'a mut [f32],
    /// By seat, 0 until a game is over: then the score.
    pub scores: &'a mut [f32],
    /// Whether this step ended a game by its rules.
    pub terminated: &'a mut [bool],
    /// Whether this step broke a game off, because it went on beyond the maximum of steps of a game without a maximum length.
    pub truncated: &'a mut [bool],
    /// Where each position is described as it stands after the step.
    pub observed: ObservationOutputs<'a>,
}

/// What is written of each position right after its step, while its thread has it at hand: as
/// [`DynBatch::observe`] and [`DynBatch::write_action_masks`] would write it, in less time. By default
/// nothing.
#[derive(Debug, Default)]
pub struct ObservationOutputs<'a> {
    /// Whose knowledge is observed.
    pub perspective: Perspective,
    /// Room for the observations.
    pub observations: Option<&'a mut [f32]>,
    /// Room for a flag for each action of each position: whether it is listed.
    pub action_masks: Option<&'a mut [bool]>,
    /// Room for an observation of each position whose game the step has ended, as the game stood at
    /// its end, before the next began. Where no game has ended nothing is written.
    pub final_observations: Option<&'a mut [f32]>,
}

/// An action that cannot be carried out; no position was changed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct WrongAction {
    /// The position.
    pub index: usize,
    /// The number that was given.
    pub action: i64,
}

/// A batch of any game.
pub trait DynBatch: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// How many seats it has.
    fn seats(&self) -> u8;

    /// How it was begun.
    fn config(&self) -> &BatchConfig;

    /// How many actions there are.
    fn action_count(&self) -> usize;

    /// The text of the choice with this number.
    fn action_text(&self, action: usize) -> Option<String>;

    /// The number of the choice with this text.
    fn action_number(&self, text: &str) -> Option<usize>;

    /// What the numbers of an observation mean.
    fn observation_spec(&self) -> &ObservationSpec;

    /// Begins every game anew, with this seed in place of the plan's.
    fn reset(&mut self, seed: u64);

    /// Carries out one action at each position. A position whose game is over stays as it is,
    /// whatever its action, and so does one whose action is [`STAY`]; at a turn of chance -1 lets the
    /// seed answer.
    ///
    /// # Errors
    ///
    /// The first action that is not listed; nothing is changed then.
    ///
    /// # Panics
    ///
    /// If there is not one action for each position, or what is to be filled has another length.
    fn step(&mut self, actions: &[i64], outputs: StepOutputs<'_>) -> Result<(), WrongAction>;

    /// Who acts at each position: a seat, [`CHANCE`] or nobody ([`TERMINAL`]).
    fn turns(&self) -> &[i8];

    /// Which actions are listed: for each position as many words as have a bit for each action, the
    /// lowest bit first.
    fn packed_masks(&self) -> &[u64];

    /// Writes which actions are listed, one flag for each action of each position.
    ///
    /// # Panics
    ///
    /// If there is another number of flags.
    fn write_action_masks(&self, action_masks: &mut [bool]);

    /// One of the listed actions of each position, all equally likely, by this seed; -1 where none
    /// is.
    fn sample(&self, seed: u64) -> Vec<i64>;

    /// Writes what each position looks like to somebody, one after the other.
    ///
    /// # Panics
    ///
    /// If there is another number of numbers.
    fn observe(&self, perspective: Perspective, out: &mut [f32]);

    /// The listed actions of a position with their weights, which are all 1 where a seat chooses.
    fn chance_outcomes(&self, index: usize) -> Vec<(usize, u32)>;

    /// A listed action of a position in words.
    fn describe(&self, index: usize, action: usize) -> Option<String>;

    /// The view of a seat, or what everybody may know, as JSON.
    fn view(&self, index: usize, seat: Option<u8>) -> Value;

    /// A whole position as JSON.
    fn state(&self, index: usize) -> Value;

    /// Each seat's result and score, once a game is over.
    fn ending(&self, index: usize) -> Option<Vec<(f32, f32)>>;

    /// Whether its threads ran in a process from which this one was forked: no thread survives that,
    /// so what is given to them would never be done.
    fn threads_are_lost(&self) -> bool;

    /// Begins threads in this process in place of those that were lost. Copies share them. It takes a
    /// lock, so nobody may fork this process meanwhile.
    ///
    /// # Errors
    ///
    /// Why they cannot be begun.
    fn renew_threads(&mut self) -> Result<(), ValidationError>;

    /// What [`GameInfo::is_zero_sum`](game_core::GameInfo::is_zero_sum) says of its games.
    fn is_zero_sum(&self) -> bool;

    /// What
    /// [`GameInfo::has_perfect_information`](game_core::GameInfo::has_perfect_information) says of its
    /// games.
    fn has_perfect_information(&self) -> bool;

    /// After how many entries a game is broken off, results of chance among them.
    fn max_steps(&self) -> usize;

    /// A copy with everything it holds.
    fn copy(&self) -> Box<dyn DynBatch>;

    /// Everything as bytes, from which [`load`](crate::load) goes on.
    fn save(&self) -> Vec<u8>;
}
