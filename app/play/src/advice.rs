use game_core::Seat;
use serde::Serialize;

/// What a search says of the choices of the seat that is asked, knowing no more than that seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// The seat that is asked.
    pub seat: Seat,
    /// How many simulations were run.
    pub simulations: u64,
    /// Whether it was measured how such win probabilities compare with what happens; if not, they are what
    /// the search steers by, as it stands.
    pub measured: bool,
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
    /// The chance to win, from 0 to 1: of those of whom such a search thought as much, so many won
    /// when they played on as a club player does; a shared victory counts in part.
    pub win: f64,
    /// The doubt about that chance: nine times out of ten a search a hundred times as long finds it
    /// no further off.
    pub error: f64,
    /// What the search steers by, from 0 to 1.
    pub value: f64,
    /// The expected score at the end, in victory points; `None` in a game without any.
    pub score: Option<f64>,
    /// How many of the simulations tried it.
    pub visits: u64,
    /// What speaks for it in the terms of the game, in sentences: the figures on the table that it
    /// changes, and what it opens or keeps from others where another choice does not.
    pub why: Vec<String>,
    /// What is likely to follow this choice, as long as it may follow whatever comes; where nothing
    /// may, what perhaps follows.
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
