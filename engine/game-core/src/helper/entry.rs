//! The entries of a helper's log, and what a helper waits for.

use std::fmt;
use std::str::FromStr;

use super::helped::Helped;
use crate::{EnumSet, Unknown};

/// The prefix of a choice that the program drew.
const DRAWN: &str = "drawn ";
/// The prefix of a choice that the program proposed.
const PROPOSED: &str = "proposed ";

/// One entry in the log of a helper.
#[derive(Debug)]
pub enum Entry<G: Helped> {
    /// A fact of the table.
    Answer(G::Answer),
    /// What was drawn or rolled at the table, or what the person chose for the opponent.
    Choice(G::Choice),
    /// The opponent's turn begins, so that what is drawn for it may be seen.
    Begin,
    /// What the program drew or rolled for the opponent.
    Drawn(G::Choice),
    /// A choice left to the person, as it was proposed.
    Proposed(G::Choice),
    /// The next question is not answered by a proposal: the person chooses.
    Otherwise,
    /// The turn has been carried out.
    Done,
}

impl<G: Helped> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Helped> Copy for Entry<G> {}

impl<G: Helped> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Answer(answer) => write!(f, "table {answer}"),
            Entry::Choice(choice) => write!(f, "{choice}"),
            Entry::Begin => write!(f, "begin"),
            Entry::Drawn(choice) => write!(f, "{DRAWN}{choice}"),
            Entry::Proposed(choice) => write!(f, "{PROPOSED}{choice}"),
            Entry::Otherwise => write!(f, "otherwise"),
            Entry::Done => write!(f, "done"),
        }
    }
}

impl<G: Helped> FromStr for Entry<G> {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let unknown = |_| Unknown(text.to_string());
        let choice = |text: &str| text.parse::<G::Choice>().map_err(|_| unknown(()));
        match text {
            "done" => return Ok(Entry::Done),
            "begin" => return Ok(Entry::Begin),
            "otherwise" => return Ok(Entry::Otherwise),
            _ => {}
        }
        if let Some(answer) = text.strip_prefix("table ") {
            return answer.parse().map(Entry::Answer).map_err(|_| unknown(()));
        }
        match (text.strip_prefix(DRAWN), text.strip_prefix(PROPOSED)) {
            (Some(drawn), _) => choice(drawn).map(Entry::Drawn),
            (_, Some(proposed)) => choice(proposed).map(Entry::Proposed),
            (None, None) => choice(text).map(Entry::Choice),
        }
    }
}

impl<G: Helped> Entry<G> {
    /// The answer to a question of the position, if this is one.
    pub(super) fn choice(&self) -> Option<G::Choice> {
        match *self {
            Entry::Choice(choice) | Entry::Drawn(choice) | Entry::Proposed(choice) => Some(choice),
            Entry::Answer(_) | Entry::Begin | Entry::Otherwise | Entry::Done => None,
        }
    }

    /// Whether it says how the next question is answered.
    pub(super) fn says_how(&self) -> bool {
        matches!(self, Entry::Begin | Entry::Otherwise)
    }

    /// Whether the program made it by itself: it was drawn or proposed.
    pub fn is_alone(&self) -> bool {
        matches!(self, Entry::Drawn(_) | Entry::Proposed(_))
    }
}

/// What a helper waits for.
#[derive(Clone, Debug)]
pub enum Stage<G: Helped> {
    /// Facts of one form, before the first turn.
    SetUp(EnumSet<G::Query>),
    /// Facts of one place.
    Queries(EnumSet<G::Query>),
    /// The start of the opponent's turn, which begins with something that the program draws or
    /// proposes; until then it is the person's turn.
    Begin,
    /// An answer to the position's question: what was drawn, or what the person chooses.
    Question,
    /// Confirmation that the turn, as reported, has been carried out.
    Turn,
    /// Facts of one form, for the score.
    Score(EnumSet<G::Query>),
    /// Nothing: the game is over.
    Over,
}

impl<G: Helped> Stage<G> {
    /// The facts that are asked; empty if none are.
    pub fn queries(&self) -> EnumSet<G::Query> {
        match self {
            Stage::SetUp(queries) | Stage::Queries(queries) | Stage::Score(queries) => *queries,
            Stage::Begin | Stage::Question | Stage::Turn | Stage::Over => EnumSet::EMPTY,
        }
    }
}
