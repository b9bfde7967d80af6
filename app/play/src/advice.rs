use serde::Serialize;
use table::Seat;

/// What a search says of the choices of the seat that is asked, knowing no more than that seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// The seat that is asked.
    pub seat: Seat,
    /// How many simulations were run.
    pub simulations: u64,
    /// The best few choices, the best first; at least one.
    pub choices: Vec<Advised>,
}

/// One choice, and what can be expected of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// The text by which it is chosen.
    pub text: String,
    /// In words.
    pub label: String,
    /// The estimated chance to win, from 0 to 1; a shared victory counts in part.
    pub win: f64,
    /// The standard error of that chance: two times out of three it is no further off, as far as
    /// simulations can tell.
    pub error: f64,
    /// The expected score at the end, in victory points; `None` in a game without any.
    pub score: Option<f64>,
    /// How many of the simulations tried it. The best choice is the one tried most.
    pub visits: u64,
    /// What is likely to follow this choice, as long as it may follow whatever comes.
    pub line: Vec<LineStep>,
}

/// One step of a main line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineStep {
    /// Who chooses; `None` for chance.
    pub seat: Option<Seat>,
    /// In words, as the seat that asked may know it.
    pub text: String,
}

impl Advice {
    /// The most choices that are named.
    pub const MOST: usize = 5;
}
