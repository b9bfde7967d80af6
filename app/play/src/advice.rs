use game_core::Seat;
use serde::{Serialize, Serializer};

/// What a search thinks of the choices of the seat to move, knowing only what that seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// The seat to move.
    pub seat: Seat,
    /// Number of simulations.
    pub simulations: u64,
    /// Whether the win probabilities are calibrated against finished games; if not, they are the
    /// raw values of the search.
    pub measured: bool,
    /// The best choices, best first; at least one.
    pub choices: Vec<Advised>,
}

/// One choice and its evaluation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// The text by which it is chosen.
    pub text: String,
    /// The choice in words.
    pub label: String,
    /// The win probability from 0 to 1: the share of finished games, continued as a club player
    /// plays, that seats with such an evaluation won. A shared victory counts in part.
    pub win: f64,
    /// The error of that probability: nine times out of ten a search a hundred times as long
    /// differs by no more.
    pub error: f64,
    /// The raw value of the search, from 0 to 1.
    pub value: f64,
    /// The expected score at the end, in victory points; `None` in a game without any.
    pub score: Option<f64>,
    /// How many simulations tried it.
    pub visits: u64,
    /// Reasons for it in the terms of the game, as sentences: the figures on the table that it
    /// changes, and what it opens or denies to others where another choice does not.
    pub why: Vec<Reason>,
    /// The places on the board that it is about.
    #[serde(skip)]
    pub places: Vec<String>,
    /// The line that follows this choice, as far as it holds in every sampled world; if no step
    /// does, what follows in at least half of them.
    pub line: Vec<LineStep>,
}

/// One reason for a choice. In JSON it is its sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// What kind of reason it is.
    pub about: About,
    /// The reason as one sentence.
    pub text: String,
    /// The places on the board that it names.
    pub places: Vec<String>,
}

/// The kinds of reasons, in the order in which they are given.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum About {
    /// What counts most by a model, beside another choice.
    Model,
    /// The figures that the choice changes at once.
    AtOnce,
    /// The figures that its line changes later.
    Later,
    /// What it makes possible for its seat.
    Opens,
    /// What it keeps from others.
    Denies,
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

/// One step of a main line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineStep {
    /// Who chooses; `None` for chance.
    pub seat: Option<Seat>,
    /// The step in words, as far as the seat to move may know it.
    pub text: String,
}

impl Advice {
    /// Maximum number of choices listed.
    pub const MOST: usize = 5;
}
