//! Backgammon for two players, without the doubling cube: the smallest whole game, and the
//! worked example of the recipe that adds one.
//!
//! A tour, in the order in which a position moves:
//!
//! - [`Content`] is the starting position; [`Options`] set when a game is a draw.
//! - [`State`] is everything on the table: the [`Checkers`] of each side, in that side's numbering
//!   of the points, and what is [`Pending`].
//! - `steps` has one file for each part of a turn: `rolling`, `moving` (one checker by one number),
//!   `playing` (which numbers must be played, in which order), `ending`.
//! - [`Choice`] is a roll, or one move of one checker by one number. A play of a whole roll is up
//!   to four such choices; the same moves are offered in one order only.
//! - `scoring`, `check`, [`View`], `event` and `text` hold what their names say.
//!
//! ```
//! use backgammon::{Backgammon, Content, Options};
//! use game_core::{Game, NoSink, Turn};
//!
//! let options = Options::read(&Default::default()).unwrap();
//! let mut game = Backgammon::new(&options, Content::ours()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "one die each");
//! for text in ["opening 3-1", "6/5", "8/5"] {
//!     let _ = game.apply(text.parse().unwrap(), &mut NoSink);
//! }
//! ```

mod check;
mod checkers;
mod choice;
mod content;
mod event;
mod game;
mod messages;
mod options;
mod pending;
mod scoring;
mod state;
mod steps;
mod text;
mod types;
mod view;

use std::borrow::Cow;

use game_core::{
    ActionSink, Description, Draw, Evaluation, Game, GameInfo, Line, Narrate, Outcome, Outline,
    Question, Seat, Turn, Viewer,
};
use i18n::{Locale, Messages, message};
use messages::{messages, name};

pub use checkers::{Checkers, MOST_CHECKERS};
pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use game::Backgammon;
pub use options::Options;
pub use pending::Pending;
pub use state::State;
pub use types::{Die, Expected, Place, Side, SideMap};
pub use view::View;

impl Game for Backgammon {
    game_core::game_items!();

    fn in_progress(&self) -> Option<String> {
        self.in_progress().map(str::to_string)
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        self.state.pending.legal_actions(self, out);
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.public_view()
    }

    fn determinize(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        Backgammon::determinized(view, content)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(Messages::SILENT))
    }

    fn evaluate(&self) -> Option<Evaluation> {
        Some(self.outcome().as_ref().map_or_else(|| self.race(), Evaluation::of))
    }

    /// A round is one turn of each side.
    fn round(&self) -> Option<u32> {
        Some(u32::from(self.state.turn).div_ceil(2))
    }

    fn max_game_length(&self) -> Option<u32> {
        Some(u32::from(self.options.most_turns) * ENTRIES_OF_A_TURN)
    }
}

/// A roll, and the four moves of a double.
const ENTRIES_OF_A_TURN: u32 = 5;

impl Narrate for Backgammon {
    fn question(&self, _viewer: Viewer, locale: Locale) -> Option<Question> {
        self.question_now(messages(locale))
    }

    fn describe(&self, choice: Choice, locale: Locale) -> Description {
        self.description(choice, messages(locale))
    }

    fn redact(&self, _choice: Choice, _viewer: Viewer, _locale: Locale) -> Option<String> {
        None
    }

    fn describe_event(&self, event: &Event, _viewer: Viewer, locale: Locale) -> Line {
        text::line(*event, messages(locale))
    }

    fn seat_name(&self, seat: Seat, locale: Locale) -> String {
        let side = Side::ALL.into_iter().find(|side| side.seat() == seat);
        side.map_or_else(String::new, |side| name(side, messages(locale)))
    }

    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let side = Side::ALL.into_iter().find(|side| Some(side.seat()) == party)?;
        Some(messages::noun_of(side, messages(Locale::English)).key().to_string())
    }

    fn score_sheet(&self, locale: Locale) -> Option<Outcome> {
        let is_over = self.turn() == Turn::Over;
        is_over.then(|| self.final_outcome(messages(locale)))
    }

    fn outline(view: &View, _content: &'static Content, locale: Locale) -> Vec<Outline> {
        text::outline_of(view, messages(locale))
    }
}

impl GameInfo for Backgammon {
    const ID: &'static str = "backgammon";
    const TITLE: &'static str = "Backgammon";
    const RULES_VERSION: u32 = 1;

    game_core::game_info_items!("rules.toml");

    fn localization() -> Option<&'static i18n::Localization> {
        Some(&messages::LOCALIZATION)
    }

    fn summary(locale: Locale) -> Cow<'static, str> {
        message!(messages(locale), "game-summary")
    }

    fn is_zero_sum(_: &Options) -> bool {
        true
    }

    fn has_perfect_information(_: &Options) -> bool {
        true
    }

    fn audit(&self) -> Vec<String> {
        self.faults().iter().map(ToString::to_string).collect()
    }
}
