//! The one face behind which every game looks alike: object-safe, and choices go by their text.
//!
//! [`DynGame`] is a game in the catalog, [`DynSession`] a game being played, [`DynPosition`] one moment
//! of it. Front ends know these three and nothing of any game's types, but for the drawing of its
//! view ([`DynPosition::view`]).

use std::any::Any;

use game_core::{
    Achievement, ContentOverrides, Guide, OptionSpec, Outcome, Outline, Question, RowPlace,
    RuleBook, Seat, Settings, Tables, Turn, ValidationError, Viewer,
};
use i18n::Locale;
use players::{Bot, Budget, Stop};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::resumable::to_the_end;
use crate::{
    Advice, AreaAsked, BoardAt, ChoiceEvaluation, HelperForm, Helping, Listed, LogEntry,
    NarratedLine, NarratedTurn, PlayerSlot, Resumable, Rolled, Save, SecondLook, SelectList,
    SessionError,
};

/// Who answers for chance.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceSource {
    /// The nth chance turn is answered by a generator keyed by this seed and n.
    Seed(u64),
    /// The person at a real table enters what was drawn, rolled or revealed.
    Table,
}

/// Whether luck may be met twice.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// Undo reaches everything; undoing past a result of chance, or past a choice by which somebody
    /// came to know something, marks the game as practice.
    #[default]
    Friendly,
    /// Undo stops at the last result of chance, and at the last choice by which somebody came to know
    /// something.
    Strict,
}

/// A loaded game, and what did not go as when it was saved.
pub struct Loaded {
    /// The game, at the last position that the rules accept.
    pub session: Box<dyn DynSession>,
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
pub trait DynPosition: Send {
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// What is asked; `None` when the game is over.
    fn question(&self, viewer: Viewer) -> Option<Question>;
    /// Every choice that applies, in rising order.
    fn choices(&self) -> Vec<Listed>;
    /// What can be ticked, if the question collects a set of which more than one can be; its choices
    /// are then only what can be the first tick in rising order.
    fn select_list(&self) -> Option<SelectList>;
    /// At a turn of chance, every result that this viewer holds possible, without odds: those of
    /// [`DynPosition::choices`], and those that only what others hold rules out. What is missing
    /// from this list tells the viewer nothing new. At any other turn the same as `choices`.
    fn results_for(&self, viewer: Viewer) -> Vec<Listed>;
    /// The results of chance of one of these lists as a person at a real table tells them apart: those
    /// that look the same are one line, with how many there are.
    fn as_seen(&self, listed: Vec<Listed>) -> Vec<Listed> {
        listed
    }
    /// The area of a real table that is asked about now, if several questions belong to it, with what
    /// was filled in so far for its questions, and the one that is asked; what cannot lie there is
    /// left out. `None`, the default, where the question stands alone.
    fn area(
        &self,
        viewer: Viewer,
        draft: &[Option<String>],
        now: Option<usize>,
    ) -> Option<AreaAsked> {
        let _ = (viewer, draft, now);
        None
    }
    /// The one seat that may know the result of chance which is asked for now; `None` if everybody
    /// may, or if it is not chance's turn.
    fn private_to(&self) -> Option<Seat>;
    /// What a viewer may know, as the game's own `View` type, for its drawing.
    fn view(&self, viewer: Viewer) -> Box<dyn Any>;
    /// The game's content, a `&'static G::Content`, for its drawing.
    fn content(&self) -> Box<dyn Any>;
    /// What a viewer may know, as JSON; `null` in a catalog for pages.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole position as JSON, as [`DynGame::set`] reads it; `null` in a catalog for pages.
    fn state_json(&self) -> Value;
    /// What a viewer may know, as nested lists of words.
    fn outline(&self, viewer: Viewer) -> Vec<Outline>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What this seat has achieved by this game, once it is over.
    fn achieved(&self, seat: Seat) -> Vec<Achievement>;
}

/// A game being played: position, log, luck, undo.
pub trait DynSession: Send + Sync {
    /// The id of the game, such as `pocket-mars`.
    fn game(&self) -> &'static str;
    /// The options, complete.
    fn settings(&self) -> Settings;
    /// What a helper beside a real table shows now; `None`, the default, if this is a whole game.
    fn helping(&self) -> Option<Helping> {
        None
    }
    /// A copy that says everything in another language than English, for the page of one request;
    /// `None`, the default, where the session has no words of it.
    fn told_in(&self, locale: Locale) -> Option<Box<dyn DynSession>> {
        let _ = locale;
        None
    }
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> String;
    /// Who answers for chance.
    fn chance_source(&self) -> ChanceSource;
    /// Whether luck may be met twice.
    fn play(&self) -> Play;
    /// Whether the game is marked as practice: luck was met twice, something was taken back that had
    /// shown somebody something, a position was edited, or somebody asked for advice.
    fn practice(&self) -> bool;
    /// Marks the game as practice, for good. Who shows advice does it first.
    fn mark_practice(&mut self);

    /// Who chooses for each seat, in their order.
    fn players(&self) -> &[PlayerSlot];
    /// Says who chooses for each seat from now on.
    ///
    /// # Errors
    ///
    /// If there are more or fewer of them than seats.
    fn seat_players(&mut self, players: &[PlayerSlot]) -> Result<(), SessionError>;
    /// The seat that is asked now, and the bot that chooses for it; `None` if a person does, or if
    /// nobody is asked.
    fn asked_bot(&self) -> Option<(Seat, Bot)>;

    /// The current position.
    fn now(&self) -> Box<dyn DynPosition>;
    /// The position after the first `entries` entries; the current one if there are fewer.
    fn at(&self, entries: usize) -> Box<dyn DynPosition>;
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
    /// What followed from an edited position before the first entry, as this viewer may read it;
    /// nothing, the default, where the game began otherwise.
    fn opening(&self, viewer: Viewer) -> Vec<NarratedLine> {
        let _ = viewer;
        Vec::new()
    }
    /// The log from entry `from` on, as this viewer may read it.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        self.log_between(viewer, from, self.len())
    }
    /// The log from entry `from` on and before entry `until`, as this viewer may read it.
    fn log_between(&self, viewer: Viewer, from: usize, until: usize) -> Vec<LogEntry>;

    /// What this viewer may read of everything from entry `from` on and before entry `until`, turn by
    /// turn: turns of others in beats.
    fn turns(&self, viewer: Viewer, from: usize, until: usize) -> Vec<NarratedTurn>;
    /// The position at a moment within an entry.
    fn board(&self, at: BoardAt) -> Box<dyn DynPosition>;

    /// Carries out a choice, or enters a result of chance, by its text. Entries that could be
    /// redone are forgotten, unless this is the next of them.
    ///
    /// Returns everything that followed, secrets too; for what one viewer may read of it, see
    /// [`DynSession::log`]. A result that the seed does not give is practice.
    ///
    /// # Errors
    ///
    /// If the text is no choice, or is not listed now, or strict play forbids it.
    fn choose(&mut self, text: &str) -> Result<Vec<NarratedLine>, SessionError>;

    /// Ticks these of the [`DynPosition::select_list`], by their texts in any order, and ends the set:
    /// an entry for each tick that is a choice, in rising order. Undo takes them back together.
    ///
    /// At a real table where an [`DynPosition::area`] is asked about it answers the questions of that
    /// area, one after the other, all of them or the first few.
    ///
    /// Returns what followed from all of them, as [`DynSession::choose`] does.
    ///
    /// # Errors
    ///
    /// If the question collects no set, or not this one, or if one of them is no answer to its
    /// question; nothing changes then.
    fn choose_set(&mut self, texts: &[String]) -> Result<Vec<NarratedLine>, SessionError>;

    /// Answers chance turns from the seed until a seat must choose or the game is over.
    ///
    /// # Errors
    ///
    /// If the person at the table answers for chance and it is chance's turn.
    fn roll(&mut self) -> Result<Vec<Rolled>, SessionError>;

    /// Lets a bot play every seat, and the seed (or the bot's own, at a real table) answer for
    /// chance. Returns how many entries were made.
    ///
    /// # Errors
    ///
    /// If there is no bot of this name, or it does not stop by itself.
    fn play_bot(&mut self, bot: &str, seed: u64, until: Until) -> Result<usize, SessionError> {
        self.play_bot_until(bot, seed, until, &|| false)
    }

    /// As [`DynSession::play_bot`], but no further than until `stop` says so.
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

    /// What the bot at this seat chooses now, as text for [`DynSession::choose`]. Nothing of the
    /// game changes, so that a copy can think on another thread while the session is used. It
    /// thinks until `stop` says so, which is how its time ([`Bot::time`]) is kept, and answers with
    /// the best it has found until then.
    ///
    /// The bot remembers what it thought, also for copies of the session, and thinks on from there
    /// at its next choice. Where that did not follow from what it remembers, as after undo, it
    /// begins anew.
    ///
    /// Bots that stop by themselves, and are not stopped before, play the same game again from the
    /// same options, seed and players. A game that was opened again, or in which something was
    /// taken back, may go on otherwise than it would have.
    ///
    /// # Errors
    ///
    /// If it is not this seat's turn, or a person sits there.
    fn bot(&self, seat: Seat, stop: Stop<'_>) -> Result<String, SessionError> {
        self.deciding(seat).map(|deciding| to_the_end(deciding, stop))
    }

    /// The same, to be thought about piece by piece.
    ///
    /// # Errors
    ///
    /// As [`DynSession::bot`].
    fn deciding(&self, seat: Seat) -> Result<Resumable<String>, SessionError>;

    /// Lets go of what bots remember, which is by far the most memory that a game needs; they begin
    /// anew. It happens by itself when the game is over or other players sit down.
    fn forget(&self);

    /// How many bytes it holds, about: its positions, what was told of them, what bots remember.
    fn bytes(&self) -> usize;

    /// What a search says of the choices of the seat that is asked, knowing what that seat may
    /// know. Nothing changes: see [`DynSession::mark_practice`]. With a budget of time all cores
    /// think, and `stop` must measure it.
    ///
    /// # Errors
    ///
    /// If no seat is asked, or if it was stopped before anything was found out.
    fn advise(&self, budget: Budget, stop: Stop<'_>) -> Result<Advice, SessionError> {
        to_the_end(self.advising(budget)?, stop)
    }

    /// The same, to be thought about piece by piece.
    ///
    /// # Errors
    ///
    /// As [`DynSession::advise`].
    fn advising(
        &self,
        budget: Budget,
    ) -> Result<Resumable<Result<Advice, SessionError>>, SessionError>;

    /// Who made this entry of the log; `None` for chance, or if there is no such entry.
    fn chose(&self, entry: usize) -> Option<Seat>;

    /// What a search with this budget says of a choice that was made, knowing what its seat knew
    /// then; `None` for results of chance, and if it was stopped before anything was found out.
    fn evaluate(&self, entry: usize, budget: Budget, stop: Stop<'_>) -> Option<ChoiceEvaluation> {
        to_the_end(self.evaluating(entry, budget)?, stop)
    }

    /// The same, to be thought about piece by piece.
    fn evaluating(
        &self,
        entry: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<ChoiceEvaluation>>>;

    /// Compares a choice that was made with one that was `better`, by its text, each tried as often
    /// as the other; `None` if there is nothing to compare, or if it was stopped before anything was
    /// found out. Each `nth` time it is evaluated by dice of its own.
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

    /// The same, to be thought about piece by piece.
    fn evaluating_again(
        &self,
        entry: usize,
        better: &str,
        nth: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<SecondLook>>>;

    /// Whether anybody came to know something by the entries from `from` on, which undo would leave
    /// in a head: by results of chance, choices of bots, or what a choice showed. `false`, the
    /// default, where nobody can.
    fn shown_since(&self, from: usize) -> bool {
        let _ = from;
        false
    }

    /// Takes the last entry back.
    ///
    /// # Errors
    ///
    /// If there is none, or strict play forbids it.
    fn undo(&mut self) -> Result<(), SessionError>;

    /// Brings the last entry that was taken back again.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn redo(&mut self) -> Result<(), SessionError>;

    /// Takes entries back to where a person last made a choice, that choice included, and the whole
    /// set if it was a tick: what a person means by undo. What chance and bots answered goes with it; a bot's choice is taken
    /// back as a result of chance is. What a person entered for chance at a real table is taken back
    /// as a choice of his is, everything of one area together; if nothing else goes with it, the game
    /// is not marked as practice, for then it is corrected and nothing was learnt.
    ///
    /// # Errors
    ///
    /// As [`DynSession::undo`]; nothing changes then.
    fn undo_choice(&mut self) -> Result<(), SessionError>;

    /// Brings back the last choice of a person that was taken back, with what chance and bots
    /// answered.
    ///
    /// # Errors
    ///
    /// As [`DynSession::redo`].
    fn redo_choice(&mut self) -> Result<(), SessionError>;

    /// The game as a file.
    fn save(&self) -> Save;
    /// A copy.
    fn clone_box(&self) -> Box<dyn DynSession>;
}

/// A game in the catalog, with the content it is played with.
pub trait DynGame: Send + Sync {
    /// The id, such as `pocket-mars`.
    fn id(&self) -> &'static str;
    /// The title.
    fn title(&self) -> &'static str;
    /// One sentence that says what it is.
    fn summary(&self) -> &'static str;
    /// Changes only when behaviour does.
    fn rules_version(&self) -> u32;
    /// The first version of the rules by which models and measurements still count.
    fn measured_since(&self) -> u32;
    /// The rule index.
    fn rulebook(&self) -> &'static RuleBook;
    /// A prepared opening for somebody new, if there is one.
    fn guide(&self) -> Option<&'static Guide>;
    /// The fingerprint of the content in use.
    fn content_fingerprint(&self) -> &str;
    /// The same game as the owner of a copy has it: with his values laid over the content that games
    /// here have, and noted in their saves. The content is kept for as long as the program runs; see
    /// [`Catalog::owned_by`](crate::Catalog::owned_by).
    ///
    /// # Errors
    ///
    /// Every reason why this is not content.
    fn owned_by(&self, owner: &ContentOverrides) -> Result<Box<dyn DynGame>, Vec<ValidationError>>;
    /// Whether there is such a game; nothing of it is kept.
    ///
    /// # Errors
    ///
    /// Every reason why this is not content.
    fn check_owned(&self, owner: &ContentOverrides) -> Result<(), Vec<ValidationError>>;
    /// The content over which an owner's values are laid, value by value.
    fn tables(&self) -> Tables;
    /// Where each of these values stands.
    fn places(&self) -> &[RowPlace];
    /// What can be chosen before set-up, in the order in which to ask.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// The modes of play: name and settings.
    fn modes(&self) -> Vec<(String, Settings)>;
    /// What a page of a new game proposes where that is something else than the defaults.
    fn preset(&self) -> Settings;
    /// The numbers of seats that it can be played with, rising.
    fn seat_counts(&self) -> Vec<u8>;

    /// What is asked before a helper of this game begins; `None` if it has none.
    fn helper(&self) -> Option<HelperForm> {
        self.helper_in(Locale::English)
    }
    /// The same in a language.
    fn helper_in(&self, locale: Locale) -> Option<HelperForm>;

    /// A helper beside a real table, which runs the automated opponent and nothing else. Besides the
    /// options of the game its own can be among the settings ([`HelperForm::own`]); the seed counts
    /// where by them the program draws for the opponent.
    ///
    /// # Errors
    ///
    /// Every reason why a game with these options has no opponent that a helper can run.
    fn start_helper(
        &self,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>>;

    /// A new game.
    ///
    /// # Errors
    ///
    /// Every reason why the options do not make a game.
    fn start(
        &self,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
    ) -> Result<Box<dyn DynSession>, Vec<ValidationError>>;

    /// A game from an edited position; practice.
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

    /// Plays a save again. Where the rules no longer accept an entry, the game opens at the last
    /// good position and a note says which entry failed and why.
    ///
    /// # Errors
    ///
    /// If not even the start can be made.
    fn load(&self, save: &Save) -> Result<Loaded, Vec<ValidationError>> {
        self.load_within(save, &|| false)
    }

    /// Plays a save again, unless that takes so long that `stop` says so.
    ///
    /// # Errors
    ///
    /// If not even the start can be made, and if it was stopped.
    fn load_within(&self, save: &Save, stop: Stop<'_>) -> Result<Loaded, Vec<ValidationError>>;

    /// Everything that can be achieved across games, in the order in which a record lists it.
    fn achievements(&self) -> Vec<Achievement>;

    /// What was measured of the chances to win, as `cargo xtask calibrate` has written it; empty if
    /// nothing was.
    fn calibration(&self) -> &'static str;

    /// The manner of play of these options, whose measured chances hold; `None` if nobody measured.
    ///
    /// # Errors
    ///
    /// As [`DynGame::start`].
    fn calibration_key(&self, settings: &Settings) -> Result<Option<String>, Vec<ValidationError>>;
}
