use serde::Serialize;

use crate::{Rule, Seat};

/// The current question to a seat or to chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// Who decides what, as one sentence.
    pub text: String,
    /// The rule that asks.
    pub rule: Rule,
    /// The pending work that led to this question, the outermost first.
    pub trail: Vec<String>,
}

/// The text of a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Description {
    /// What it does, in a few words: the text of a button.
    pub label: String,
    /// A shorter label for use under the `group` heading; empty if the label is short enough.
    pub short: String,
    /// What it costs and gains; may be empty.
    pub detail: String,
    /// A heading shared by the choices of one kind; may be empty.
    pub group: String,
    /// The rule that allows it.
    pub rule: Rule,
    /// Names of the places on the board that stand for it, the clickable one first.
    pub places: Vec<String>,
    /// Whether all it does is end the turn, or the action within it. It is then shown in the same
    /// place at every question.
    pub ends_turn: bool,
    /// Why it brings nothing, in one sentence, if that is certain ([`wasted`](crate::wasted())).
    /// Games leave it empty; it is filled in for lists that people read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wasted: Option<String>,
    /// What it does, as one of several things in the middle of a sentence, such as "pay 2 Science";
    /// empty if the label says it as well. Only for answers that may go without saying
    /// ([`Shortcut::Usual`](crate::Shortcut::Usual)).
    #[serde(skip)]
    pub then: String,
    /// What it costs and gains, for pictures, in the order of `detail`, which says the same in
    /// words; often empty.
    #[serde(skip)]
    pub amounts: Vec<Amount>,
}

/// So many of a thing that has a picture.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Amount {
    /// The name of its symbol in the game's drawings, such as `wb-sun`.
    pub symbol: String,
    /// How many are gained; negative if they are paid or lost, zero if the number does not matter.
    pub count: i16,
}

impl Amount {
    /// So many of the thing with this symbol.
    pub fn new(symbol: impl Into<String>, count: i16) -> Self {
        Amount { symbol: symbol.into(), count }
    }
}

impl Description {
    /// A choice that needs only a label.
    pub fn new(label: impl Into<String>, rule: Rule) -> Description {
        Description {
            label: label.into(),
            short: String::new(),
            detail: String::new(),
            group: String::new(),
            rule,
            places: Vec::new(),
            ends_turn: false,
            wasted: None,
            then: String::new(),
            amounts: Vec::new(),
        }
    }
}

/// The text of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// One sentence.
    pub text: String,
    /// The reasons: candidates, why each was dropped, what decided. Often empty.
    pub reasons: Vec<String>,
    /// Names of the places on the board where it happened.
    pub places: Vec<String>,
}

/// The role of an event in the report of another player's turn. The report is told in beats: a few
/// sentences, each with the board at that moment, so that it can be followed like a hand that moves
/// pieces.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Beat {
    /// It only announces the turn and becomes the title above the beats.
    Heads,
    /// It leads up to the next beat: what was considered, and why something was chosen.
    Leads,
    /// It begins a beat: its line is the beat's sentence.
    Begins,
    /// It belongs to the beat before it: what else changed.
    #[default]
    GoesOn,
}

/// Whose turn an event begins.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TurnOf {
    /// The seat; `None` for the automated opponent.
    pub seat: Option<Seat>,
    /// The title above the turn, such as "The androids' turn".
    pub title: String,
}

/// The table as nested lists: for the terminal, and as an accessible alternative to every drawing.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Outline {
    /// This line.
    pub text: String,
    /// The lines beneath it.
    pub items: Vec<Outline>,
}

impl Outline {
    /// A line with nothing beneath it.
    pub fn line(text: impl Into<String>) -> Self {
        Outline { text: text.into(), items: Vec::new() }
    }

    /// A line with others beneath it.
    pub fn group(text: impl Into<String>, items: Vec<Outline>) -> Self {
        Outline { text: text.into(), items }
    }
}
