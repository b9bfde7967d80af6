use std::fmt;

use game_core::Settings;

/// What every game promises.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Promise {
    /// Every mode's settings make options, and options survive being written and read.
    Options,
    /// A choice has one stable text of its own that can be read again.
    Texts,
    /// A choice is listed if and only if it applies; the list is rising.
    Listing,
    /// A question that collects a set leads to every one of its sets, each in one way.
    Sets,
    /// Whoever is asked has at least two answers, and nobody is asked when the game is over.
    NeverStuck,
    /// The game ends within its maximum length, if it has one.
    Ends,
    /// A position can be copied, written and read again at any moment.
    PlainData,
    /// A position that play comes to can be set if and only if it stands at a step boundary of a turn, and
    /// every game comes to such a step boundary before its end.
    StepBoundaries,
    /// The same choices lead to the same positions.
    Replay,
    /// Whether somebody listens changes nothing, and the board before each beat is shown.
    Narration,
    /// Nothing on the table is lost or doubled.
    Audit,
    /// A view does not depend on what its viewer may not know.
    Secrecy,
    /// From each view a whole position can be sampled that gives the same view.
    Determinization,
    /// What a choice shows a seat is something that the seat held possible before, and where that is
    /// more than one thing what it sampled was open: so undo knows where to stop.
    Revealing,
    /// What is expected of the end is finite, in range, the outcome itself once the game is over,
    /// and no more than each seat may know.
    Evaluation,
    /// Everything has words and a rule of the rule index.
    Text,
    /// Every kind of choice makes a difference: somewhere two of it, or it and what stands beside
    /// it, lead to different positions or tell different things.
    Difference,
    /// Every kind of printed effect changes the state somewhere, and emits an event somewhere.
    Effects,
    /// A finished game has a score sheet that adds up and names who won.
    Outcome,
    /// The rules do not panic.
    NoPanic,
}

/// A broken promise, with what is needed to see it again.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The id of the game.
    pub game: &'static str,
    /// The settings that it was played with.
    pub settings: Settings,
    /// The seed of the random game.
    pub seed: u64,
    /// How many entries had been made.
    pub entry: usize,
    /// The promise that was broken.
    pub promise: Promise,
    /// What was seen, in words.
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

/// A broken promise, before it is known in which game.
pub(crate) struct Broken {
    pub(crate) promise: Promise,
    pub(crate) what: String,
}

/// `Ok` if the promise holds; `what` says what was seen if it does not.
pub(crate) fn must(
    holds: bool,
    promise: Promise,
    what: impl FnOnce() -> String,
) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { promise, what: what() }) }
}
