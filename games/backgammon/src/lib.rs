//! Backgammon for two players, without the doubling cube: the smallest game of the shelf, and the
//! worked example of the recipe that adds one.
//!
//! A tour, in the order in which a position moves:
//!
//! - [`Content`] is how the checkers stand at the start, [`Options`] say when a game is a draw.
//! - [`State`] is everything on the table: the [`Checkers`] of both sides, each as its owner counts
//!   the points, and what is [`Pending`].
//! - `steps` has one file for each part of a turn: `rolling`, `moving` (one checker by one number),
//!   `playing` (which numbers must be played, in which order), `ending`.
//! - [`Choice`] is a roll, or one move of one checker by one number. A play of a whole roll is up to
//!   four such choices, and the same moves are offered in one order only.
//! - `scoring`, `check`, [`View`], `event` and `words` are what their names say.
//!
//! ```
//! use backgammon::{Backgammon, Content, Options};
//! use table::{Game, Silent, Turn};
//!
//! let options = Options::read(&Default::default()).unwrap();
//! let mut game = Backgammon::new(&options, Content::ours()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "one die each");
//! for text in ["opening 3-1", "6/5", "8/5"] {
//!     let _ = game.apply(text.parse().unwrap(), &mut Silent);
//! }
//! ```

mod check;
mod checkers;
mod choice;
mod content;
mod event;
mod game;
mod kinds;
mod options;
mod scoring;
mod state;
mod steps;
mod view;
mod words;

use std::sync::OnceLock;

use table::{
    Ask, Description, Draw, Estimates, Game, Line, Narrate, Objection, OptionSpec, Outcome,
    Outline, Published, Question, RuleBook, Seat, Settings, SourceFile, Tell, Turn, Viewer,
    advance,
};

pub use checkers::{Checkers, MOST_CHECKERS};
pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use game::Backgammon;
pub use kinds::{BySide, Die, Place, Side, Unknown};
pub use options::Options;
pub use state::{Pending, State};
pub use view::View;

impl Game for Backgammon {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<Objection>> {
        Backgammon::set(options, content, State::begin(content.layout))
    }

    fn set(
        options: &Options,
        content: &'static Content,
        state: State,
    ) -> Result<Self, Vec<Objection>> {
        let mut objections = options.objections();
        let game = Backgammon { options: *options, content, state };
        if objections.is_empty() {
            objections = game.objections();
        }
        if objections.is_empty() { Ok(game) } else { Err(objections) }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &'static Content {
        self.content
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn ask(&self, out: &mut impl Ask<Choice>) {
        self.list(out);
    }

    fn apply_listed(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        table::Steps::answer(self, choice, tell);
        advance(self, tell);
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.seen()
    }

    fn imagine(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        Backgammon::imagined(view, content)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome())
    }

    fn estimate(&self) -> Option<Estimates> {
        Some(self.outcome().as_ref().map_or_else(|| self.race(), Estimates::of))
    }

    fn bound(&self) -> u32 {
        u32::from(self.options.most_turns) * ENTRIES_OF_A_TURN
    }
}

/// A roll, and four moves of a double.
const ENTRIES_OF_A_TURN: u32 = 5;

impl Narrate for Backgammon {
    fn question(&self, _viewer: Viewer) -> Option<Question> {
        self.question_now()
    }

    fn describe(&self, choice: Choice) -> Description {
        self.description(choice)
    }

    fn redact(&self, _choice: Choice, _viewer: Viewer) -> Option<String> {
        None
    }

    fn relate(&self, event: &Event, _viewer: Viewer) -> Line {
        event.line()
    }

    fn seat_name(&self, seat: Seat) -> String {
        let side = Side::ALL.into_iter().find(|side| side.seat() == seat);
        side.map_or("nobody", Side::name).to_string()
    }

    fn outline(view: &View, _content: &'static Content) -> Vec<Outline> {
        words::outline_of(view)
    }
}

impl Published for Backgammon {
    const ID: &'static str = "backgammon";
    const TITLE: &'static str = "Backgammon";
    const SUMMARY: &'static str = "Bring your fifteen checkers home and off the board first.";
    const RULES_VERSION: u32 = 1;

    fn rulebook() -> &'static RuleBook {
        static BOOK: OnceLock<RuleBook> = OnceLock::new();
        BOOK.get_or_init(|| {
            RuleBook::parse("rules.toml", include_str!("../rules.toml"))
                .unwrap_or_else(|objections| panic!("our own rules are refused: {objections:?}"))
        })
    }

    fn content_of_ours() -> &'static Content {
        Content::ours()
    }

    fn content_files() -> &'static [(&'static str, &'static str)] {
        content::FILES
    }

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<Objection>> {
        Content::load(owner)
    }

    fn fingerprint(content: &Content) -> &str {
        &content.fingerprint
    }

    fn option_specs(_content: &'static Content) -> Vec<OptionSpec> {
        options::specs()
    }

    fn read_options(
        settings: &Settings,
        _content: &'static Content,
    ) -> Result<Options, Vec<Objection>> {
        Options::read(settings)
    }

    fn seats(_options: &Options) -> u8 {
        2
    }

    fn modes() -> Vec<(String, Settings)> {
        options::modes()
    }

    fn every_choice() -> Vec<Choice> {
        choice::every_choice()
    }

    fn audit(&self) -> Vec<String> {
        self.faults().iter().map(ToString::to_string).collect()
    }
}
