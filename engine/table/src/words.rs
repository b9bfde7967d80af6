use serde::Serialize;

use crate::Rule;

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
    /// What it costs and brings, in words; may be empty.
    pub detail: String,
    /// A heading shared by the choices of one kind; may be empty.
    pub group: String,
    /// The rule that allows it.
    pub rule: Rule,
    /// Names of the places on the board that stand for it, the one to click first.
    pub places: Vec<String>,
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
