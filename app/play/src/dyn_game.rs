//! Object-safe interfaces behind which all games look alike; choices are identified by their text.
//!
//! [`DynGame`] is a game in the catalog, [`DynSession`] a game being played, [`DynPosition`] one
//! moment of it. Front ends know these three and none of a game's own types, except for drawing its
//! view ([`DynPosition::view`]).

use std::any::Any;
use std::borrow::Cow;

use game_core::{
    Achievement, ContentOverrides, Guide, OptionSpec, Outcome, Outline, Question, RowPlace,
    RuleBook, Seat, Settings, Tables, Turn, ValidationError, Viewer,
};
use i18n::{Locale, Notice};
use players::{Bot, Budget, Stop};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::resumable::to_the_end;
use crate::{
    Advice, AreaAsked, BoardAt, ChoiceEvaluation, HelperForm, Helping, Listed, LogEntry,
    NarratedLine, NarratedTurn, PartyName, PlayerSlot, Pressed, Resumable, Rolled, Save,
    SecondLook, SelectList, SessionError,
};

/// Who answers for chance.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceSource {
    /// A generator keyed by this seed and n answers the nth chance turn.
    Seed(u64),
    /// The person at a real table enters what was drawn, rolled or revealed.
    Table,
}

/// How undo treats results of chance and revealed information.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// Undo reaches everything; undoing past a result of chance, or past a choice that revealed
    /// something, marks the game as practice.
    #[default]
    Friendly,
    /// Undo stops at the last result of chance, and at the last choice that revealed something.
    Strict,
}

/// A loaded game, and notes on what differs from the save.
pub struct Loaded {
    /// The game, at the last position that the rules accept.
    pub session: Box<dyn DynSession>,
    /// Notes for the person: other content, other rules, the entry that failed and why.
    pub notes: Vec<Notice>,
}

/// How far a bot plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Until {
    /// To the end of the game.
    Over,
    /// For this many entries, or to the end if it comes first.
    Entries(usize),
}

/// One moment of a game.
pub trait DynPosition: Send {
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The open question; `None` when the game is over.
    fn question(&self, viewer: Viewer) -> Option<Question>;
    /// Every legal choice, in ascending order.
    fn choices(&self) -> Vec<Listed>;
    /// What can be ticked, if the question is a multi-select that takes more than one; `choices`
    /// then lists only what can be the first tick in ascending order.
    fn select_list(&self) -> Option<SelectList>;
    /// At a chance turn, every result that this viewer considers possible, without odds: those of
    /// [`DynPosition::choices`], and those ruled out only by what others know. So the list reveals
    /// nothing to the viewer. At any other turn the same as `choices`.
    fn results_for(&self, viewer: Viewer) -> Vec<Listed>;
    /// Merges results of chance that look the same to a person at a real table into one line, with
    /// their number.
    fn as_seen(&self, listed: Vec<Listed>) -> Vec<Listed> {
        listed
    }
    /// The same choices, each that would certainly bring nothing with the reason
    /// ([`Description::wasted`](game_core::Description::wasted)). Where all would, none says so:
    /// there is nothing better to do. For lists that people read, because it carries the choices out
    /// on copies. By default none says so.
    fn warned(&self, listed: Vec<Listed>) -> Vec<Listed> {
        listed
    }
    /// The same choices of the seat to move as presses: with the answers that go without saying
    /// after them, and with those that one of them leads on to in its place
    /// ([`presses`](game_core::presses())). Wasted choices and those in `closed`, by their texts,
    /// stay alone. For lists that people read. By default all stay alone.
    fn pressed(&self, viewer: Viewer, listed: Vec<Listed>, closed: &[&str]) -> Pressed {
        let _ = (viewer, closed);
        Pressed::alone(listed)
    }
    /// The area of a real table that the open question belongs to, if it has several questions:
    /// with the answers of the draft so far, and the open question; answers that cannot be true are
    /// left out. `None`, the default, for a question that stands alone.
    fn area(
        &self,
        viewer: Viewer,
        draft: &[Option<String>],
        now: Option<usize>,
    ) -> Option<AreaAsked> {
        let _ = (viewer, draft, now);
        None
    }
    /// The only seat that may know the result of the chance turn; `None` if everybody may, or if it
    /// is no chance turn.
    fn private_to(&self) -> Option<Seat>;
    /// What a viewer may know, as the game's own `View` type, for its drawing.
    fn view(&self, viewer: Viewer) -> Box<dyn Any>;
    /// The game's content, a `&'static G::Content`, for its drawing.
    fn content(&self) -> Box<dyn Any>;
    /// What a viewer may know, as JSON; `null` in a catalog for pages.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole position as JSON, as [`DynGame::set`] reads it; `null` in a catalog for pages.
    fn state_json(&self) -> Value;
    /// What a viewer may know, as an outline: nested lists of words.
    fn outline(&self, viewer: Viewer) -> Vec<Outline>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What this seat has achieved in this game, once it is over.
    fn achieved(&self, seat: Seat) -> Vec<Achievement>;
}

/// A game being played: position, log, luck, undo.
pub trait DynSession: Send + Sync {
    /// The id of the game, such as `pocket-mars`.
    fn game(&self) -> &'static str;
    /// The options, complete.
    fn settings(&self) -> Settings;
    /// What a helper shows at this moment; `None`, the default, if this is a whole game.
    fn helping(&self) -> Option<Helping> {
        None
    }
    /// A copy with all texts in a language other than English, for the page of one request; `None`,
    /// the default, where the session has no messages in it.
    fn told_in(&self, locale: Locale) -> Option<Box<dyn DynSession>> {
        let _ = locale;
        None
    }
    /// The language of all its texts; English, the default, unless it was
    /// [told in](DynSession::told_in) another.
    fn locale(&self) -> Locale {
        Locale::English
    }
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> String;
    /// The key of the message that names a seat, or without one the automated opponent; `None`, the
    /// default, where the name is the same in every language.
    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let _ = party;
        None
    }
    /// The points of a running game; see [`Narrate::running_score`](game_core::Narrate::running_score).
    fn running_score(&self) -> Vec<(Option<Seat>, i32)> {
        Vec::new()
    }
    /// The number of the round; `None`, the default, in games that count none.
    fn round(&self) -> Option<u32> {
        None
    }
    /// Who answers for chance.
    fn chance_source(&self) -> ChanceSource;
    /// How undo treats results of chance and revealed information.
    fn play(&self) -> Play;
    /// Whether the game is practice: somebody undid past a result of chance or past revealed
    /// information, edited a position, or asked for a hint.
    fn practice(&self) -> bool;
    /// Marks the game as practice for good. Whoever shows a hint calls this first.
    fn mark_practice(&mut self);

    /// The player of each seat, in seat order.
    fn players(&self) -> &[PlayerSlot];
    /// Replaces the players of all seats.
    ///
    /// # Errors
    ///
    /// If their number is not the number of seats.
    fn seat_players(&mut self, players: &[PlayerSlot]) -> Result<(), SessionError>;
    /// The seat to move and its bot; `None` if a person plays it, or if no seat is to move.
    fn asked_bot(&self) -> Option<(Seat, Bot)>;

    /// The current position.
    fn now(&self) -> Box<dyn DynPosition>;
    /// The position after the first `entries` entries, or the current one if there are fewer.
    fn at(&self, entries: usize) -> Box<dyn DynPosition>;
    /// Who acts next; the same as `now().turn()`, without a copy.
    fn turn(&self) -> Turn;

    /// Number of entries in the log.
    fn len(&self) -> usize;
    /// Whether the log is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Number of entries that redo can restore.
    fn undone(&self) -> usize;
    /// What followed from an edited position before the first entry, as this viewer may read it;
    /// empty, the default, for games that began otherwise.
    fn opening(&self, viewer: Viewer) -> Vec<NarratedLine> {
        let _ = viewer;
        Vec::new()
    }
    /// The log from entry `from` on, as this viewer may read it.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        self.log_between(viewer, from, self.len())
    }
    /// The log entries `from..until`, as this viewer may read them.
    fn log_between(&self, viewer: Viewer, from: usize, until: usize) -> Vec<LogEntry>;

    /// The entries `from..until` turn by turn, as this viewer may read them; turns of others are
    /// split into beats.
    fn turns(&self, viewer: Viewer, from: usize, until: usize) -> Vec<NarratedTurn>;
    /// The position at a moment within an entry.
    fn board(&self, at: BoardAt) -> Box<dyn DynPosition>;

    /// Makes a choice, or enters a result of chance, by its text. This clears the entries that
    /// could be redone, unless it is the next of them. A text may name several choices of the seat
    /// to move, separated by [`TOGETHER`](crate::TOGETHER): each is an entry, and all are made or
    /// none.
    ///
    /// Returns everything that followed, secrets included; [`DynSession::log`] returns what one
    /// viewer may read. A result other than the seed's is practice.
    ///
    /// # Errors
    ///
    /// If the text is no choice, is not legal at this moment, or is forbidden in strict play.
    fn choose(&mut self, text: &str) -> Result<Vec<NarratedLine>, SessionError>;

    /// Ticks these items of the [`DynPosition::select_list`], given by their texts in any order,
    /// and completes the multi-select: one entry for each tick that is a choice, in ascending
    /// order. Undo takes them back together.
    ///
    /// At a real table where an [`DynPosition::area`] is open, this answers the questions of that
    /// area in order, all of them or the first few.
    ///
    /// Where answers can be marked ([`Listed::marks`](crate::Listed::marks)), this makes the
    /// marked ones and, after them, the last of these texts, which may be another answer.
    ///
    /// Returns what followed from all of them, as [`DynSession::choose`] does.
    ///
    /// # Errors
    ///
    /// If the question is no multi-select, or does not allow this selection, or if a text is no
    /// answer to its question. Nothing changes then.
    fn choose_set(&mut self, texts: &[String]) -> Result<Vec<NarratedLine>, SessionError>;

    /// Answers chance turns from the seed until a seat has to choose or the game is over.
    ///
    /// # Errors
    ///
    /// If it is a chance turn and the person at the table answers for chance.
    fn roll(&mut self) -> Result<Vec<Rolled>, SessionError>;

    /// Lets a bot play every seat, with chance answered by the seed (or, at a real table, by the
    /// bot's own seed). Returns the number of entries made.
    ///
    /// # Errors
    ///
    /// If there is no bot of this name, or it has a budget of time.
    fn play_bot(&mut self, bot: &str, seed: u64, until: Until) -> Result<usize, SessionError> {
        self.play_bot_until(bot, seed, until, &|| false)
    }

    /// As [`DynSession::play_bot`], but ends when `stop` returns true.
    ///
    /// # Errors
    ///
    /// As [`DynSession::play_bot`].
    fn play_bot_until(
        &mut self,
        bot: &str,
        seed: u64,
        until: Until,
        stop: Stop<'_>,
    ) -> Result<usize, SessionError>;

    /// What the bot at this seat chooses, as text for [`DynSession::choose`]. The game does not
    /// change, so that a copy can think on another thread while the session is used. The bot thinks
    /// until `stop` returns true, which is how its time ([`Bot::time`]) is kept, and returns the
    /// best choice found until then.
    ///
    /// The bot keeps its search tree, also for copies of the session, and continues from it at its
    /// next choice. Where the position does not follow from that tree, as after undo, it starts
    /// afresh.
    ///
    /// Bots without a budget of time, unless stopped early, replay the same game from the same
    /// options, seed and players. After reopening a game, or after undo, it may go on differently.
    ///
    /// # Errors
    ///
    /// If it is not this seat's turn, or a person plays it.
    fn bot(&self, seat: Seat, stop: Stop<'_>) -> Result<String, SessionError> {
        self.deciding(seat).map(|deciding| to_the_end(deciding, stop))
    }

    /// The same as a [`Resumable`].
    ///
    /// # Errors
    ///
    /// As [`DynSession::bot`].
    fn deciding(&self, seat: Seat) -> Result<Resumable<String>, SessionError>;

    /// Drops the search trees of bots, by far the largest part of a game's memory; bots then start
    /// afresh. Happens automatically when the game is over or the players are replaced.
    fn forget(&self);

    /// Approximate size in bytes: positions, narration and search trees of bots.
    fn bytes(&self) -> usize;

    /// A search's evaluation of the choices of the seat to move, with the knowledge of that seat.
    /// The session does not change: see [`DynSession::mark_practice`]. A budget of time uses all
    /// cores, and `stop` must measure it.
    ///
    /// # Errors
    ///
    /// If no seat is to move, or if it was stopped before there was a result.
    fn advise(&self, budget: Budget, stop: Stop<'_>) -> Result<Advice, SessionError> {
        to_the_end(self.advising(budget)?, stop)
    }

    /// The same as a [`Resumable`].
    ///
    /// # Errors
    ///
    /// As [`DynSession::advise`].
    fn advising(
        &self,
        budget: Budget,
    ) -> Result<Resumable<Result<Advice, SessionError>>, SessionError>;

    /// The seat that made this entry of the log; `None` for chance, or if there is no such entry.
    fn chose(&self, entry: usize) -> Option<Seat>;

    /// A search's evaluation, within this budget, of a choice that was made, with the knowledge its
    /// seat had then; `None` for results of chance, and if it was stopped before there was a
    /// result.
    fn evaluate(&self, entry: usize, budget: Budget, stop: Stop<'_>) -> Option<ChoiceEvaluation> {
        to_the_end(self.evaluating(entry, budget)?, stop)
    }

    /// The same as a [`Resumable`].
    fn evaluating(
        &self,
        entry: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<ChoiceEvaluation>>>;

    /// Compares a choice that was made with another one, `better`, given by its text, each tried
    /// equally often; `None` if there is nothing to compare, or if it was stopped before there was
    /// a result. `nth` selects the dice of the search.
    fn evaluate_again(
        &self,
        entry: usize,
        better: &str,
        nth: usize,
        budget: Budget,
        stop: Stop<'_>,
    ) -> Option<SecondLook> {
        to_the_end(self.evaluating_again(entry, better, nth, budget)?, stop)
    }

    /// The same as a [`Resumable`].
    fn evaluating_again(
        &self,
        entry: usize,
        better: &str,
        nth: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<SecondLook>>>;

    /// Whether the entries from `from` on revealed something to anybody, which undo cannot take
    /// back: by results of chance, choices of bots, or choices that show something. `false`, the
    /// default, where nobody is there to learn it.
    fn shown_since(&self, from: usize) -> bool {
        let _ = from;
        false
    }

    /// Undoes the last entry.
    ///
    /// # Errors
    ///
    /// If there is none, or strict play forbids it.
    fn undo(&mut self) -> Result<(), SessionError>;

    /// Restores the last entry that was undone.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn redo(&mut self) -> Result<(), SessionError>;

    /// Undoes entries back to a person's last choice, including that choice, and the whole
    /// multi-select if it was a tick: what a person means by undo. Later answers of chance and bots
    /// are undone too; a bot's choice counts like a result of chance. What a person entered for
    /// chance at a real table counts like a choice of theirs, everything of one area together; if
    /// nothing else is undone with it, the game does not become practice, because this corrects an
    /// entry and reveals nothing.
    ///
    /// # Errors
    ///
    /// As [`DynSession::undo`]; nothing changes then.
    fn undo_choice(&mut self) -> Result<(), SessionError>;

    /// Restores a person's last undone choice, with the answers of chance and bots after it.
    ///
    /// # Errors
    ///
    /// As [`DynSession::redo`].
    fn redo_choice(&mut self) -> Result<(), SessionError>;

    /// The game as a file.
    fn save(&self) -> Save;
    /// A copy.
    fn clone_box(&self) -> Box<dyn DynSession>;
    /// A copy that ends after this many entries, with nothing to redo: the game as it was then, for
    /// somebody who may not know what came later. A helper, whose page shows the whole turn, is
    /// copied whole.
    fn until(&self, entries: usize) -> Box<dyn DynSession> {
        let _ = entries;
        self.clone_box()
    }
}

/// A game in the catalog, with the content in use.
pub trait DynGame: Send + Sync {
    /// The id, such as `pocket-mars`.
    fn id(&self) -> &'static str;
    /// The title.
    fn title(&self) -> &'static str;
    /// One sentence about the game.
    fn summary(&self, locale: Locale) -> Cow<'static, str>;
    /// The name of the automated opponent in solo games, to complete "alone against …"; `None` if
    /// there is none.
    fn opponent(&self, locale: Locale) -> Option<Cow<'static, str>>;
    /// A name that a list has kept.
    fn party_name(&self, name: &PartyName, locale: Locale) -> String;
    /// The rules version, which changes only when behaviour does.
    fn rules_version(&self) -> u32;
    /// The first rules version for which models and measurements remain valid.
    fn measured_since(&self) -> u32;
    /// The rule index in a language.
    fn rulebook(&self, locale: Locale) -> Cow<'static, RuleBook>;
    /// [The part of it near an id](RuleBook::near) in a language, without translating the others.
    fn rules_near(&self, id: &str, locale: Locale) -> RuleBook;
    /// Whether there is a guide.
    fn has_guide(&self) -> bool;
    /// A prepared opening for beginners in a language, if there is one; in a browser `None` until
    /// it is fetched.
    fn guide(&self, locale: Locale) -> Option<Cow<'static, Guide>>;
    /// The fingerprint of the content in use.
    fn content_fingerprint(&self) -> &str;
    /// The same game with an owner's content overrides on top of the content in use; saves record
    /// them. The content is kept for as long as the program runs; see
    /// [`Catalog::owned_by`](crate::Catalog::owned_by).
    ///
    /// # Errors
    ///
    /// Every validation error of the overrides.
    fn owned_by(&self, owner: &ContentOverrides) -> Result<Box<dyn DynGame>, Vec<ValidationError>>;
    /// Validates content overrides without keeping the content.
    ///
    /// # Errors
    ///
    /// Every validation error of the overrides.
    fn check_owned(&self, owner: &ContentOverrides) -> Result<(), Vec<ValidationError>>;
    /// The content that an owner's values are laid over, value by value.
    fn tables(&self) -> Tables;
    /// Where each of these values is in the files.
    fn places(&self) -> &[RowPlace];
    /// The options that can be chosen before set-up, in the order in which to ask.
    fn option_specs(&self, locale: Locale) -> Vec<OptionSpec>;
    /// The modes: name and settings.
    fn modes(&self) -> Vec<(String, Settings)>;
    /// What the page of a new game proposes where that differs from the defaults.
    fn preset(&self) -> Settings;
    /// The numbers of seats that the game supports, ascending.
    fn seat_counts(&self) -> Vec<u8>;

    /// The form to fill in before a helper starts; `None` if the game has no helper.
    fn helper(&self) -> Option<HelperForm> {
        self.helper_in(Locale::English)
    }
    /// The same form in a language.
    fn helper_in(&self, locale: Locale) -> Option<HelperForm>;

    /// Starts a helper, which runs only the automated opponent, beside a real table. The settings
    /// may include the helper's own options ([`HelperForm::own`]); the seed matters if they let the
    /// program draw for the opponent.
    ///
    /// # Errors
    ///
    /// Every reason why a game with these options has no opponent that a helper can run.
    fn start_helper(
        &self,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>>;

    /// Starts a game.
    ///
    /// # Errors
    ///
    /// Every validation error of the options.
    fn start(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>>;

    /// Starts a game from an edited position; it is practice.
    ///
    /// # Errors
    ///
    /// Every reason why this is not a position of a game with these options.
    fn set(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        state: &Value,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>>;

    /// Replays a save. Where the rules no longer accept an entry, the game opens at the last good
    /// position and a note says which entry failed and why.
    ///
    /// # Errors
    ///
    /// If the start of the game cannot be restored.
    fn load(&self, save: &Save) -> Result<Loaded, Vec<ValidationError>> {
        self.load_within(save, &|| false)
    }

    /// Replays a save unless `stop` returns true.
    ///
    /// # Errors
    ///
    /// If the start of the game cannot be restored, and if it was stopped.
    fn load_within(&self, save: &Save, stop: Stop<'_>) -> Result<Loaded, Vec<ValidationError>>;

    /// All achievements across games, in display order.
    fn achievements(&self, locale: Locale) -> Vec<Achievement>;

    /// The calibration written by `cargo xtask calibrate`; empty if there is none.
    fn calibration(&self) -> &'static str;

    /// The calibration key of these options; `None` if there is none.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn calibration_key(&self, settings: &Settings) -> Result<Option<String>, Vec<ValidationError>>;
}
