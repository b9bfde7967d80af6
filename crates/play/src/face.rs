//! The one face behind which every game looks alike: object-safe, and choices go by their text.
//!
//! [`Kind`] is a game on the shelf, [`AnySession`] a game being played, [`AnyPosition`] one moment
//! of it. Front ends know these three and nothing of any game's types, but for the drawing of its
//! view ([`AnyPosition::view`]).

use std::any::Any;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{
    Description, Objection, OptionSpec, Outcome, Outline, Question, RuleBook, Seat, Settings,
    SourceFile, Stated, Turn, Viewer,
};

/// Who answers for chance.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// The nth chance turn is answered by a generator keyed by this seed and n.
    Seed(u64),
    /// The person at a real table enters what was drawn, rolled or revealed.
    Table,
}

/// Whether luck may be met twice.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// Undo reaches everything; undoing past a result of chance marks the game as practice.
    #[default]
    Friendly,
    /// Undo stops at the last result of chance.
    Strict,
}

/// A choice as faces show it.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// The text by which it is chosen.
    pub text: String,
    /// The weight of a result of chance; `None` where a seat chooses.
    pub odds: Option<u32>,
    /// In words.
    #[serde(flatten)]
    pub description: Description,
}

/// One told event.
#[derive(Clone, Debug, Serialize)]
pub struct ToldLine {
    /// The id of the rule by which it happened.
    pub rule: &'static str,
    /// The event as data; `null` where the viewer may not know it whole.
    pub event: Value,
    /// In words, for the viewer.
    pub text: String,
    /// The reasons, if any: candidates, why each was dropped, what decided.
    pub reasons: Vec<String>,
    /// Places on the board where it happened.
    pub places: Vec<String>,
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
    pub told: Vec<ToldLine>,
}

/// A result of chance, and what followed.
#[derive(Clone, Debug, Serialize)]
pub struct Rolled {
    /// The result's text.
    pub text: String,
    /// What followed.
    pub told: Vec<ToldLine>,
}

/// Why a request to a session was refused. The session is unchanged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Refusal(pub String);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}

/// A game as a file: everything that is needed to play it again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The version of this form: 1.
    pub soloist: u32,
    /// The id of the game.
    pub game: String,
    /// The rules version it was played with.
    pub rules: u32,
    /// The fingerprint of the content it was played with.
    pub content: String,
    /// The options.
    pub options: Settings,
    /// Who answers for chance.
    pub luck: Luck,
    /// Whether luck may be met twice.
    #[serde(default)]
    pub play: Play,
    /// Whether luck was met twice, or a position was edited.
    #[serde(default)]
    pub practice: bool,
    /// The edited position that the game started from, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Value>,
    /// Every choice and result, as text.
    pub entries: Vec<String>,
    /// Entries taken back and not yet replaced, in the order in which redo brings them back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
}

/// A loaded game, and what did not go as when it was saved.
pub struct Loaded {
    /// The game, at the last position that the rules accept.
    pub session: Box<dyn AnySession>,
    /// What a person should know: other content, other rules, the entry that failed and why.
    pub notes: Vec<String>,
}

/// How far a bot plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Until {
    /// To the end of the game.
    Over,
    /// For so many entries, or to the end if it comes first.
    Entries(usize),
}

/// One moment of a game.
pub trait AnyPosition: Send {
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// What is asked; `None` when the game is over.
    fn question(&self, viewer: Viewer) -> Option<Question>;
    /// Every choice that applies, in rising order.
    fn choices(&self) -> Vec<Listed>;
    /// At a turn of chance, every result that this viewer holds possible, without odds: those of
    /// [`AnyPosition::choices`], and those that only what others hold rules out. What is missing
    /// from this list tells the viewer nothing new. At any other turn the same as `choices`.
    fn results_for(&self, viewer: Viewer) -> Vec<Listed>;
    /// The one seat that may know the result of chance which is asked for now; `None` if everybody
    /// may, or if it is not chance's turn.
    fn private_to(&self) -> Option<Seat>;
    /// What a viewer may know, as the game's own `View` type, for its drawing.
    fn view(&self, viewer: Viewer) -> Box<dyn Any>;
    /// The game's content, a `&'static G::Content`, for its drawing.
    fn content(&self) -> Box<dyn Any>;
    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole position as JSON, as [`Kind::set`] reads it.
    fn state_json(&self) -> Value;
    /// What a viewer may know, as nested lists of words.
    fn outline(&self, viewer: Viewer) -> Vec<Outline>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// A game being played: position, log, luck, undo.
pub trait AnySession: Send {
    /// The id of the game, such as `pocket-mars`.
    fn game(&self) -> &'static str;
    /// The options, complete.
    fn settings(&self) -> Settings;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> String;
    /// Who answers for chance.
    fn luck(&self) -> Luck;
    /// Whether luck may be met twice.
    fn play(&self) -> Play;
    /// Whether the game is marked as practice.
    fn practice(&self) -> bool;

    /// The current position.
    fn now(&self) -> Box<dyn AnyPosition>;
    /// The position after the first `entries` entries; the current one if there are fewer.
    fn at(&self, entries: usize) -> Box<dyn AnyPosition>;
    /// Who acts next; the same as `now().turn()`, without a copy.
    fn turn(&self) -> Turn;

    /// How many entries the log has.
    fn len(&self) -> usize;
    /// Whether the log has no entry.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many entries redo can bring back.
    fn undone(&self) -> usize;
    /// The log from entry `from` on, as this viewer may read it.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogEntry>;

    /// Carries out a choice, or enters a result of chance, by its text. Entries that could be
    /// redone are forgotten, unless this is the next of them.
    ///
    /// Returns everything that followed, secrets too; for what one viewer may read of it, see
    /// [`AnySession::log`]. A result that the seed does not give is practice.
    ///
    /// # Errors
    ///
    /// If the text is no choice, or is not listed now, or strict play forbids it.
    fn choose(&mut self, text: &str) -> Result<Vec<ToldLine>, Refusal>;

    /// Answers chance turns from the seed until a seat must choose or the game is over.
    ///
    /// # Errors
    ///
    /// If the person at the table answers for chance and it is chance's turn.
    fn roll(&mut self) -> Result<Vec<Rolled>, Refusal>;

    /// Lets a bot play every seat, and the seed (or the bot's own, at a real table) answer for
    /// chance. Returns how many entries were made.
    ///
    /// # Errors
    ///
    /// If there is no bot of this name.
    fn play_bot(&mut self, bot: &str, seed: u64, until: Until) -> Result<usize, Refusal>;

    /// Takes the last entry back.
    ///
    /// # Errors
    ///
    /// If there is none, or strict play forbids it.
    fn undo(&mut self) -> Result<(), Refusal>;

    /// Brings the last entry that was taken back again.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn redo(&mut self) -> Result<(), Refusal>;

    /// Takes entries back to where a seat last made a choice, that choice included: what a person
    /// means by undo. Trailing results of chance go with it.
    ///
    /// # Errors
    ///
    /// As [`AnySession::undo`]; nothing changes then.
    fn undo_choice(&mut self) -> Result<(), Refusal>;

    /// Brings back the last choice taken back, with the results of chance that followed it.
    ///
    /// # Errors
    ///
    /// As [`AnySession::redo`].
    fn redo_choice(&mut self) -> Result<(), Refusal>;

    /// The game as a file.
    fn save(&self) -> Save;
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnySession>;
}

/// What a simulated game showed.
#[derive(Clone, Debug)]
pub struct Record {
    /// How many entries it had.
    pub entries: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// What a bench run showed.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Pace {
    /// Games finished.
    pub games: u64,
    /// Entries made, chance turns included.
    pub entries: u64,
    /// Choices of a seat among them.
    pub decisions: u64,
    /// Choices listed at those decisions.
    pub listed: u64,
    /// Seconds of wall time.
    pub seconds: f64,
}

/// A game on the shelf, with the content it is played with.
pub trait Kind: Send + Sync {
    /// The id, such as `pocket-mars`.
    fn id(&self) -> &'static str;
    /// The title.
    fn title(&self) -> &'static str;
    /// One sentence that says what it is.
    fn summary(&self) -> &'static str;
    /// Changes only when behaviour does.
    fn rules_version(&self) -> u32;
    /// The rule index.
    fn rulebook(&self) -> &'static RuleBook;
    /// The fingerprint of the content in use.
    fn content_fingerprint(&self) -> &str;
    /// Every value that an owner's files state, beside the value that comes with the program.
    fn stated(&self, owner: &[SourceFile]) -> Vec<Stated>;
    /// What can be chosen before set-up, in the order in which to ask.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// The modes of play: name and settings.
    fn modes(&self) -> Vec<(String, Settings)>;
    /// The numbers of seats that it can be played with, rising.
    fn seat_counts(&self) -> Vec<u8>;

    /// A new game.
    ///
    /// # Errors
    ///
    /// Every reason why the options do not make a game.
    fn start(
        &self,
        settings: &Settings,
        luck: Luck,
        play: Play,
    ) -> Result<Box<dyn AnySession>, Vec<Objection>>;

    /// A game from an edited position; practice.
    ///
    /// # Errors
    ///
    /// Every reason why this is not a position of a game with these options.
    fn set(
        &self,
        settings: &Settings,
        luck: Luck,
        state: &Value,
    ) -> Result<Box<dyn AnySession>, Vec<Objection>>;

    /// Plays a save again. Where the rules no longer accept an entry, the game opens at the last
    /// good position and a note says which entry failed and why.
    ///
    /// # Errors
    ///
    /// If not even the start can be made.
    fn load(&self, save: &Save) -> Result<Loaded, Vec<Objection>>;

    /// Plays games at random, one for each seed, and hands over what each showed.
    ///
    /// # Errors
    ///
    /// As [`Kind::start`], and if there is no bot of this name.
    fn simulate(
        &self,
        settings: &Settings,
        bot: &str,
        seeds: std::ops::Range<u64>,
        each: &mut dyn FnMut(u64, Record),
    ) -> Result<(), Vec<Objection>>;

    /// Plays random games for so many seconds on this thread, nobody listening.
    ///
    /// # Errors
    ///
    /// As [`Kind::start`].
    fn bench(&self, settings: &Settings, seed: u64, seconds: f64) -> Result<Pace, Vec<Objection>>;
}
