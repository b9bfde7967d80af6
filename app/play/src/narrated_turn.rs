use std::fmt;

use game_core::{Beat, Description, Question, Seat};
use serde::Serialize;
use serde_json::Value;

/// A choice as faces show it.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// The text by which it is chosen.
    pub text: String,
    /// The weight of a result of chance; `None` where a seat chooses.
    pub odds: Option<u32>,
    /// The texts of results of chance that look the same on the table and have no line of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alike: Vec<String>,
    /// In words.
    #[serde(flatten)]
    pub description: Description,
}

impl Listed {
    /// A choice of a seat, or a result of chance that nothing looks like.
    pub fn new(text: String, odds: Option<u32>, description: Description) -> Self {
        Listed { text, odds, alike: Vec::new(), description }
    }
}

/// The questions about one area of a real table, as faces show them: filled in on one page, in any
/// order, and entered together.
#[derive(Clone, Debug)]
pub struct AreaAsked {
    /// The area and what lies there.
    pub name: String,
    /// The questions in the order in which they are entered, those that are not filled in as far as
    /// can be known.
    pub spots: Vec<SpotAsked>,
    /// Which of them is asked: the one that was named, or the first that is not filled in; `None`
    /// once all are.
    pub now: Option<usize>,
    /// What it asks.
    pub question: Option<Question>,
    /// What can be filled in.
    pub choices: Vec<Listed>,
}

/// A question about an area.
#[derive(Clone, Debug)]
pub struct SpotAsked {
    /// What it is about.
    pub name: String,
    /// What was filled in.
    pub filled: Option<Listed>,
}

impl AreaAsked {
    /// What is entered, once everything is filled in.
    pub fn whole(&self) -> Option<Vec<String>> {
        let text = |spot: &SpotAsked| spot.filled.as_ref().map(|filled| filled.text.clone());
        self.spots.iter().map(text).collect()
    }
}

/// A question that collects a set, as faces show it: what can be ticked, in any order.
#[derive(Clone, Debug, Serialize)]
pub struct SelectList {
    /// What can be ticked; what can be ticked twice stands there twice.
    pub items: Vec<Listed>,
    /// How many must be ticked.
    pub least: usize,
    /// How many can be ticked.
    pub most: usize,
    /// How many, in words, such as "up to 3".
    pub sizes: String,
    /// What ends the set before it has the most; `None` where all sets have the same size.
    pub done: Option<Listed>,
}

/// One told event.
#[derive(Clone, Debug, Serialize)]
pub struct NarratedLine {
    /// The id of the rule by which it happened.
    pub rule: &'static str,
    /// The event as data; `null` where the viewer may not know it whole, and in a catalog for pages.
    /// Beside a real table it is always there, for pictures of what is done, and only its kind where
    /// nothing else of it is known.
    pub event: Value,
    /// In words, for the viewer.
    pub text: String,
    /// The reasons, if any: candidates, why each was dropped, what decided.
    pub reasons: Vec<String>,
    /// Places on the board where it happened.
    pub places: Vec<String>,
    /// What stands above the log from here on, if a turn or a round begins.
    #[serde(skip)]
    pub heading: Option<String>,
    /// Where a helper answered without asking: how.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alone: Option<Alone>,
}

/// What a helper answered without asking.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Alone {
    /// It drew or rolled for the opponent.
    Drawn,
    /// The choice is the person's, and was proposed.
    Proposed {
        /// The text by which he is asked instead.
        otherwise: String,
    },
}

/// One entry of the log, as one viewer may read it.
#[derive(Clone, Debug, Serialize)]
pub struct LogEntry {
    /// Its number, from 0.
    pub index: usize,
    /// Who chose; `None` for chance.
    pub seat: Option<Seat>,
    /// The choice's text, or what the viewer may see of it.
    pub text: String,
    /// The choice in words, or what the viewer may see of it.
    pub label: String,
    /// What followed.
    pub told: Vec<NarratedLine>,
}

impl LogEntry {
    /// How many bytes it holds, about.
    pub(crate) fn bytes(&self) -> usize {
        let line = |line: &NarratedLine| {
            let texts = line.reasons.iter().chain(&line.places).chain(&line.heading);
            let texts: usize = texts.map(|text| text.capacity() + size_of::<String>()).sum();
            size_of::<NarratedLine>() + line.text.capacity() + texts + value_bytes(&line.event)
        };
        let told: usize = self.told.iter().map(line).sum();
        size_of::<LogEntry>() + self.text.capacity() + self.label.capacity() + told
    }
}

/// How many bytes a value holds beside itself, about.
fn value_bytes(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        Value::String(text) => text.capacity(),
        Value::Array(values) => {
            values.iter().map(|value| size_of::<Value>() + value_bytes(value)).sum()
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| {
                size_of::<(String, Value)>() + name.capacity() + value_bytes(value)
            };
            fields.iter().map(field).sum()
        }
    }
}

/// A moment within an entry of the log.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize)]
pub struct BoardAt {
    /// The entry.
    pub entry: usize,
    /// How many of its lines have been told; with 0 it is the moment before the entry.
    pub told: usize,
    /// Whether it is a moment before the first entry, while play ran on from an edited position:
    /// then what has been told is of that.
    #[serde(skip_serializing_if = "is_not")]
    pub opening: bool,
}

/// Whether a field that is mostly false can be left out.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
pub(crate) fn is_not(field: &bool) -> bool {
    !*field
}

/// One beat of a turn: a sentence, with what led up to it and what else changed.
#[derive(Clone, Debug, Serialize)]
pub struct NarratedBeat {
    /// Everything that was told, at least one line.
    pub lines: Vec<NarratedLine>,
    /// Which of the lines is the sentence of the beat: those before it led up to it.
    pub says: usize,
    /// The moment when it is over.
    pub board: BoardAt,
}

impl NarratedBeat {
    /// The sentence of the beat.
    pub fn says(&self) -> &NarratedLine {
        &self.lines[self.says]
    }
}

/// A turn as it is told to one viewer.
#[derive(Clone, Debug, Default, Serialize)]
pub struct NarratedTurn {
    /// Whether it is the viewer's own doing: then each line is a beat, and there is no more.
    pub own: bool,
    /// Whose it is otherwise; `None` for the automated opponent.
    pub seat: Option<Seat>,
    /// What stands above it.
    pub title: String,
    /// The moment before it.
    pub before: BoardAt,
    /// Its beats, at least one.
    pub beats: Vec<NarratedBeat>,
    /// The turn in one line.
    pub summary: String,
}

impl NarratedTurn {
    /// Adds a line that was told, with the moment after it; `leads` leads up to the next beat.
    pub(crate) fn add(
        &mut self,
        leads: &mut Vec<NarratedLine>,
        beat: Beat,
        line: NarratedLine,
        after: BoardAt,
    ) {
        match (self.own, beat, self.beats.last_mut()) {
            (false, Beat::Leads, _) => leads.push(line),
            (false, Beat::GoesOn, Some(last)) => {
                last.lines.append(leads);
                last.lines.push(line);
                last.board = after;
            }
            _ => {
                let says = leads.len();
                let mut lines = std::mem::take(leads);
                lines.push(line);
                self.beats.push(NarratedBeat { lines, says, board: after });
            }
        }
    }

    /// Nothing more is told of the turn; what leads up to nothing belongs to its last beat, but what
    /// a helper answered without asking is a beat of its own.
    pub(crate) fn close(&mut self, mut leads: Vec<NarratedLine>) {
        if let Some(says) = leads.iter().rposition(|line| line.alone.is_some()) {
            let rest = leads.split_off(says + 1);
            self.beats.push(NarratedBeat { says, lines: leads, board: self.before });
            leads = rest;
        }
        match self.beats.last_mut() {
            Some(last) => last.lines.extend(leads),
            None if leads.is_empty() => {}
            None => {
                let board = self.before;
                self.beats.push(NarratedBeat { says: leads.len() - 1, lines: leads, board });
            }
        }
    }
}

/// A result of chance, and what followed.
#[derive(Clone, Debug, Serialize)]
pub struct Rolled {
    /// The result's text.
    pub text: String,
    /// What followed.
    pub told: Vec<NarratedLine>,
}

/// Why a request to a session was refused. The session is unchanged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SessionError(pub String);

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SessionError {}
