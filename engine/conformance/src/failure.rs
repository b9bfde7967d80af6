use std::fmt;

use game_core::Settings;

/// What every game promises.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Promise {
    /// Every mode's settings are valid options, and options survive being written and read.
    Options,
    /// Every choice has a stable text of its own that can be parsed.
    Texts,
    /// A choice is listed if and only if it is legal; the list is in rising order.
    Listing,
    /// A multi-select can reach each of its sets in exactly one way.
    Sets,
    /// Every question has at least two answers, unless it is private, and nobody is asked once the
    /// game is over.
    NeverStuck,
    /// The game ends within its maximum length, if it has one.
    Ends,
    /// A position can be copied, written and read again at any moment.
    PlainData,
    /// A position can be set if and only if it is at a step boundary of a turn, and every game
    /// reaches such a step boundary before its end.
    StepBoundaries,
    /// The same choices lead to the same positions.
    Replay,
    /// Emitting events changes nothing, and the board before each beat is shown.
    Narration,
    /// Nothing on the table is lost or duplicated.
    Audit,
    /// A view does not depend on what its viewer may not know.
    Secrecy,
    /// From each view a whole position can be sampled that has the same view.
    Determinization,
    /// What a choice reveals to a seat is one possibility among that seat's determinizations, never
    /// the only one, so that undo knows where to stop.
    Revealing,
    /// Evaluations are finite and in range, equal the outcome once the game is over, and do not
    /// leak what a seat may not know.
    Evaluation,
    /// Everything has a text and a rule of the rule index.
    Text,
    /// Every kind of choice makes a difference: somewhere two choices of the kind, or one of it and
    /// a choice of another kind, lead to different positions or emit different events.
    Difference,
    /// Every kind of printed effect changes the state somewhere, and emits an event somewhere.
    Effects,
    /// A finished game has a score sheet that adds up and names the winners.
    Outcome,
    /// The rules do not panic.
    NoPanic,
}

/// A broken promise, with everything needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The id of the game.
    pub game: &'static str,
    /// The settings of the game.
    pub settings: Settings,
    /// The seed of the random game.
    pub seed: u64,
    /// The number of entries made.
    pub entry: usize,
    /// The promise that was broken.
    pub promise: Promise,
    /// What was observed, in words.
    pub what: String,
    /// Every entry up to the failure, as text.
    pub log: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = serde_json::Value::from(self.settings.clone());
        writeln!(f, "{} {settings}, seed {}, entry {}", self.game, self.seed, self.entry)?;
        writeln!(f, "{:?}: {}", self.promise, self.what)?;
        write!(f, "log: {}", self.log.join(" / "))
    }
}

impl std::error::Error for Failure {}

/// A broken promise, before the game is known in which it happened.
pub(crate) struct Broken {
    pub(crate) promise: Promise,
    pub(crate) what: String,
}

/// `Ok` if the promise holds; otherwise `what` describes what was observed.
pub(crate) fn must(
    holds: bool,
    promise: Promise,
    what: impl FnOnce() -> String,
) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { promise, what: what() }) }
}
