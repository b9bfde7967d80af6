use std::fmt;

use game_core::{Beat, Description, IllegalAction, Narrate, Question, Seat};
use i18n::{Locale, Notice};
use serde::Serialize;
use serde_json::Value;

/// What separates choices that are entered together; no choice contains it.
pub const TOGETHER: &str = "; ";

/// A choice as front ends show it.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// The text by which it is chosen.
    pub text: String,
    /// The weight of a result of chance; `None` for a seat's choice.
    pub odds: Option<u32>,
    /// Texts of other results of chance that look the same on the table and share this line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alike: Vec<String>,
    /// What front ends may enter with it at once; `None` if nothing goes without saying.
    #[serde(skip)]
    pub then: Option<FollowUps>,
    /// The name of the list that it stands in, if that was opened in place of the answer that leads
    /// to it; `None` for an answer to the question itself.
    #[serde(skip)]
    pub list: Option<String>,
    /// The texts that mark it, once and more often, to be entered together with others that can be
    /// ([`DynSession::choose_set`](crate::DynSession::choose_set)); none if it cannot be marked.
    #[serde(skip)]
    pub marks: Vec<String>,
    /// The choice in words.
    #[serde(flatten)]
    pub description: Description,
}

/// The answers that go without saying after a choice. Somebody may want others, so the choice is
/// offered alone too.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FollowUps {
    /// The text by which the choice is made with them.
    pub text: String,
    /// What they say, in words, such as "Then: pay 1 Supply Voucher".
    pub words: String,
}

impl Listed {
    /// A choice of a seat, or a result of chance that shares its line with no other.
    pub fn new(text: String, odds: Option<u32>, description: Description) -> Self {
        Listed {
            text,
            odds,
            alike: Vec::new(),
            then: None,
            list: None,
            marks: Vec::new(),
            description,
        }
    }

    /// A choice as front ends show it in a language, without odds.
    pub(crate) fn shown<G: Narrate>(game: &G, choice: G::Choice, locale: Locale) -> Self {
        Listed::new(choice.to_string(), None, game.describe(choice, locale))
    }
}

/// The questions about one area of a real table: front ends show them on one page, where they are
/// filled in in any order and entered together.
#[derive(Clone, Debug)]
pub struct AreaAsked {
    /// The area and the pieces in it.
    pub name: String,
    /// The questions in the order in which they are entered; those not filled in yet only as far as
    /// they are known.
    pub spots: Vec<SpotAsked>,
    /// Index of the open question: the one selected, or the first that is not filled in; `None`
    /// once all are.
    pub now: Option<usize>,
    /// The open question.
    pub question: Option<Question>,
    /// Its possible answers.
    pub choices: Vec<Listed>,
}

/// One question of an area.
#[derive(Clone, Debug)]
pub struct SpotAsked {
    /// What it is about.
    pub name: String,
    /// The answer filled in.
    pub filled: Option<Listed>,
}

impl AreaAsked {
    /// The entries of the area, once every question is filled in.
    pub fn whole(&self) -> Option<Vec<String>> {
        let text = |spot: &SpotAsked| spot.filled.as_ref().map(|filled| filled.text.clone());
        self.spots.iter().map(text).collect()
    }
}

/// A multi-select as front ends show it: items to tick in any order.
#[derive(Clone, Debug, Serialize)]
pub struct SelectList {
    /// What can be ticked; an item that can be ticked twice is listed twice.
    pub items: Vec<Listed>,
    /// Minimum number of ticks.
    pub least: usize,
    /// Maximum number of ticks.
    pub most: usize,
    /// The allowed number in words, such as "up to 3".
    pub sizes: String,
    /// The choice that completes the selection below the maximum; `None` where the number is fixed.
    pub done: Option<Listed>,
}

/// One narrated event.
#[derive(Clone, Debug, Serialize)]
pub struct NarratedLine {
    /// Id of the rule that caused it.
    pub rule: &'static str,
    /// The event as data; `null` where the viewer may not know it whole, and in a catalog for pages.
    /// Beside a real table it is always there, for pictures of what is done, and only its kind where
    /// nothing else of it is known.
    pub event: Value,
    /// The event in words, for the viewer.
    pub text: String,
    /// The reasons, if any: the candidates, why each was dropped, and what decided.
    pub reasons: Vec<String>,
    /// Places on the board where it happened.
    pub places: Vec<String>,
    /// The heading above the log from here on, if a turn or a round begins.
    #[serde(skip)]
    pub heading: Option<String>,
    /// How a helper answered without asking, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alone: Option<Alone>,
}

/// How a helper answered without asking.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Alone {
    /// The program drew or rolled for the opponent.
    Drawn,
    /// The helper proposed an answer to a choice that is the person's.
    Proposed {
        /// The text that rejects the proposal and asks the person.
        otherwise: String,
    },
}

/// One entry of the log, as one viewer may read it.
#[derive(Clone, Debug, Serialize)]
pub struct LogEntry {
    /// Its index, from 0.
    pub index: usize,
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    /// The choice's text, or what the viewer may see of it.
    pub text: String,
    /// The choice in words, or what the viewer may see of it.
    pub label: String,
    /// What followed.
    pub told: Vec<NarratedLine>,
}

impl LogEntry {
    /// Approximate size in bytes.
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

/// Approximate heap size of a value in bytes.
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
    /// How many of its lines have been narrated; 0 is the moment before the entry.
    pub told: usize,
    /// Whether the moment is before the first entry, while play advanced from an edited position;
    /// `told` then counts lines of that.
    #[serde(skip_serializing_if = "is_not")]
    pub opening: bool,
}

/// Whether a flag is false, so that serialization omits it.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
pub(crate) fn is_not(field: &bool) -> bool {
    !*field
}

/// One beat of a turn: a sentence, with what led up to it and its consequences.
#[derive(Clone, Debug, Serialize)]
pub struct NarratedBeat {
    /// All lines of the beat, at least one.
    pub lines: Vec<NarratedLine>,
    /// Index of the line that is the sentence of the beat; those before it led up to it.
    pub says: usize,
    /// The moment at the end of the beat.
    pub board: BoardAt,
}

impl NarratedBeat {
    /// The sentence of the beat.
    pub fn says(&self) -> &NarratedLine {
        &self.lines[self.says]
    }
}

/// A turn as narrated to one viewer.
#[derive(Clone, Debug, Default, Serialize)]
pub struct NarratedTurn {
    /// Whether it is the viewer's own turn; then each line is a beat, and the fields below add
    /// nothing.
    pub own: bool,
    /// The seat whose turn it is otherwise; `None` for the automated opponent.
    pub seat: Option<Seat>,
    /// The heading.
    pub title: String,
    /// The moment before the turn.
    pub before: BoardAt,
    /// The beats, at least one.
    pub beats: Vec<NarratedBeat>,
    /// The turn in one line.
    pub summary: String,
}

impl NarratedTurn {
    /// Adds a line, with the moment after it; `leads` are the lines that lead up to the next beat.
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

    /// Ends the turn. Remaining lines that lead up to nothing join its last beat, except answers
    /// that a helper gave without asking, which are beats of their own.
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

/// A result of chance and its consequences.
#[derive(Clone, Debug, Serialize)]
pub struct Rolled {
    /// The result's text.
    pub text: String,
    /// What followed.
    pub told: Vec<NarratedLine>,
}

/// Why a session refused a request. The session is unchanged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SessionError(pub Notice);

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for SessionError {}

impl From<Notice> for SessionError {
    fn from(why: Notice) -> Self {
        SessionError(why)
    }
}

impl From<IllegalAction> for SessionError {
    fn from(illegal: IllegalAction) -> Self {
        SessionError(illegal.into())
    }
}
