use game_core::{Seat, ValidationError, Viewer};
use serde_json::Value;

use crate::ObservationSpec;

/// Turn value of chance, in place of a seat.
pub const CHANCE: i8 = -1;

/// Turn value of a finished game, in place of a seat.
pub const TERMINAL: i8 = -4;

/// Action that leaves a position as it is.
pub const STAY: i64 = -2;

/// Size and behaviour of a batch.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BatchConfig {
    /// Number of positions.
    pub count: usize,
    /// Seed of the first position's first game. Game k of position i, both from 0, has the seed
    /// `seed + i + k * count`, and the same luck as a session with that seed.
    pub seed: u64,
    /// Whether results of chance are passed as actions, instead of drawn from the seed.
    pub explicit_chance: bool,
    /// Whether the next game begins as soon as one is over.
    pub autoreset: bool,
    /// Number of threads that step and observe; 0 for one for each core.
    pub threads: usize,
}

/// Whose knowledge an observation shows.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Perspective {
    /// That of the same seat at every position.
    Seat(u8),
    /// That of the seat to move; where there is none, public knowledge.
    #[default]
    Current,
}

impl Perspective {
    /// The viewer of a position with this turn.
    pub(crate) fn viewer(self, turn: i8) -> Viewer {
        match (self, u8::try_from(turn)) {
            (Perspective::Seat(seat), _) => Viewer::Seat(Seat(seat)),
            (Perspective::Current, Ok(seat)) => Viewer::Seat(Seat(seat)),
            (Perspective::Current, Err(_)) => Viewer::Nobody,
        }
    }
}

/// Output buffers of a step; each has one element for each position, or for each seat of each
/// position.
#[derive(Debug)]
pub struct StepOutputs<'a> {
    /// By seat: 0 until a game is over, then 1 for a victory, or a share of it if it is shared.
    pub rewards: &'a mut [f32],
    /// By seat: 0 until a game is over, then the score.
    pub scores: &'a mut [f32],
    /// Whether this step ended a game by its rules.
    pub terminated: &'a mut [bool],
    /// Whether this step broke a game off, because it reached its maximum of steps.
    pub truncated: &'a mut [bool],
    /// Buffers for the observation after the step.
    pub observed: ObservationOutputs<'a>,
}

/// Optional outputs written right after each position's step, while it is in its thread's cache:
/// the same as [`DynBatch::observe`] and [`DynBatch::write_action_masks`] write, in less time.
/// Nothing by default.
#[derive(Debug, Default)]
pub struct ObservationOutputs<'a> {
    /// Whose knowledge is observed.
    pub perspective: Perspective,
    /// Buffer for the observations.
    pub observations: Option<&'a mut [f32]>,
    /// Buffer for one flag for each action of each position: whether it is legal.
    pub action_masks: Option<&'a mut [bool]>,
    /// Buffer for the final observation of each position whose game the step has ended, before the
    /// next game began. Positions whose game goes on are not written.
    pub final_observations: Option<&'a mut [f32]>,
}

/// An illegal action; no position was changed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct WrongAction {
    /// Index of the position.
    pub index: usize,
    /// The action given.
    pub action: i64,
}

/// A batch of any game.
pub trait DynBatch: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// Number of seats.
    fn seats(&self) -> u8;

    /// The configuration it was created with.
    fn config(&self) -> &BatchConfig;

    /// Number of actions.
    fn action_count(&self) -> usize;

    /// The text of the choice with this number.
    fn action_text(&self, action: usize) -> Option<String>;

    /// The number of the choice with this text.
    fn action_number(&self, text: &str) -> Option<usize>;

    /// The meaning of the numbers of an observation.
    fn observation_spec(&self) -> &ObservationSpec;

    /// Restarts every game, with this seed in place of the configured one.
    fn reset(&mut self, seed: u64);

    /// Carries out one action at each position. A position whose game is over stays unchanged,
    /// whatever its action, and so does one whose action is [`STAY`]; at a chance turn -1 draws
    /// from the seed.
    ///
    /// # Errors
    ///
    /// The first illegal action; nothing is changed then.
    ///
    /// # Panics
    ///
    /// If there is not one action for each position, or an output has the wrong length.
    fn step(&mut self, actions: &[i64], outputs: StepOutputs<'_>) -> Result<(), WrongAction>;

    /// The turn of each position: a seat, [`CHANCE`] or [`TERMINAL`].
    fn turns(&self) -> &[i8];

    /// Legal actions as bit masks: for each position enough words for one bit for each action, the
    /// lowest bit first.
    fn packed_masks(&self) -> &[u64];

    /// Writes the legal actions, one flag for each action of each position.
    ///
    /// # Panics
    ///
    /// If the number of flags is wrong.
    fn write_action_masks(&self, action_masks: &mut [bool]);

    /// A uniformly random legal action for each position, by this seed; -1 where there is none.
    fn sample(&self, seed: u64) -> Vec<i64>;

    /// Writes the observation of each position, one after the other.
    ///
    /// # Panics
    ///
    /// If the buffer has the wrong length.
    fn observe(&self, perspective: Perspective, out: &mut [f32]);

    /// The legal actions of a position with their weights, which are all 1 where a seat chooses.
    fn chance_outcomes(&self, index: usize) -> Vec<(usize, u32)>;

    /// A legal action of a position in words.
    fn describe(&self, index: usize, action: usize) -> Option<String>;

    /// The view of a seat, or the public view, as JSON.
    fn view(&self, index: usize, seat: Option<u8>) -> Value;

    /// A whole position as JSON.
    fn state(&self, index: usize) -> Value;

    /// Each seat's result and score, once a game is over.
    fn ending(&self, index: usize) -> Option<Vec<(f32, f32)>>;

    /// Whether its threads belong to a process from which this one was forked: no thread survives
    /// that, and work given to them would never finish.
    fn threads_are_lost(&self) -> bool;

    /// Starts threads in this process in place of lost ones. Copies share them. It takes a lock, so
    /// this process must not be forked meanwhile.
    ///
    /// # Errors
    ///
    /// Why they cannot be started.
    fn renew_threads(&mut self) -> Result<(), ValidationError>;

    /// Whether its games are zero-sum
    /// ([`GameInfo::is_zero_sum`](game_core::GameInfo::is_zero_sum)).
    fn is_zero_sum(&self) -> bool;

    /// Whether its games have perfect information
    /// ([`GameInfo::has_perfect_information`](game_core::GameInfo::has_perfect_information)).
    fn has_perfect_information(&self) -> bool;

    /// Number of entries, results of chance included, after which a game is broken off.
    fn max_steps(&self) -> usize;

    /// A deep copy.
    fn copy(&self) -> Box<dyn DynBatch>;

    /// Everything as bytes, from which [`load`](crate::load) continues.
    fn save(&self) -> Vec<u8>;
}
