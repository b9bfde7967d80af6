use serde::Serialize;

use crate::{Rule, Seat};

/// What a seat, or chance, is asked now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// Who decides and what, as one sentence.
    pub text: String,
    /// The rule that asks.
    pub rule: Rule,
    /// What is pending, the outermost first, down to this question.
    pub trail: Vec<String>,
}

/// A choice in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Description {
    /// What is done, in a few words: the text of a button.
    pub label: String,
    /// The same in fewer, where it stands under `group`; empty if the label is as short.
    pub short: String,
    /// What it costs and brings, in words; may be empty.
    pub detail: String,
    /// A heading shared by the choices of one kind; may be empty.
    pub group: String,
    /// The rule that allows it.
    pub rule: Rule,
    /// Names of the places on the board that stand for it, the one to click first.
    pub places: Vec<String>,
    /// Whether it ends the turn or what is being done in it, and does nothing else: it is pinned
    /// where it is found at every question.
    pub ends_turn: bool,
}

impl Description {
    /// A choice of which this is all that needs to be said.
    pub fn new(label: impl Into<String>, rule: Rule) -> Description {
        Description {
            label: label.into(),
            short: String::new(),
            detail: String::new(),
            group: String::new(),
            rule,
            places: Vec::new(),
            ends_turn: false,
        }
    }
}

/// Something that happened, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// One sentence.
    pub text: String,
    /// The reasons: candidates, why each was dropped, what decided. Often empty.
    pub reasons: Vec<String>,
    /// Names of the places on the board where it happened.
    pub places: Vec<String>,
}

/// What part an event has where a turn of somebody else is told in beats: a few sentences, each with
/// the board of its moment, so that it can be followed like a hand that moves pieces.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Beat {
    /// It only says that a turn begins, which stands above the beats.
    Heads,
    /// It leads up to the next beat: what was looked at, why that was chosen.
    Leads,
    /// A beat begins with it: its line is the sentence of the beat.
    Begins,
    /// It belongs to the beat before: what else changed.
    #[default]
    GoesOn,
}

/// Whose turn it is from an event on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TurnOf {
    /// The seat; `None` for the automated opponent.
    pub seat: Option<Seat>,
    /// What stands above the turn, such as "The androids' turn".
    pub title: String,
}

/// The table as nested lists: for the terminal, and beside every drawing for those who do not see it.
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
