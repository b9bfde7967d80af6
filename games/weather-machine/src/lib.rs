//! Weather Machine for 2 to 4 players, and alone against The Saboteurs.
//!
//! - [`Content`] is what is printed on the components, read from `content/*.toml` and checked; each value keeps its [`Source`].
//! - Benefits, costs and conditions are written in small closed languages: [`Benefit`], [`Cost`],
//!   [`Condition`].
//! - Things are named by small ids and kept in [`Set`]s.
//! - A Workshop answers by counting whether it has room: [`Shape`].
//!
//! The rules are being built: `rules.toml` has every statement as planned, `NOTES.md` the design.
//!
//! ```
//! use weather_machine::{BotSpace, Content, Colour};
//!
//! let content = Content::ours();
//! let space: BotSpace = "government wind right".parse().unwrap();
//! assert_eq!(content.bot_spaces[space].part, Some(Colour::Blue));
//! ```

mod automa;
mod benefit;
mod bound;
mod check;
mod choice;
mod condition;
mod content;
mod cost;
mod estimate;
mod event;
mod forecast;
mod game;
mod kinds;
mod laboratory;
mod measure;
mod options;
mod pieces;
mod scoring;
mod sequence;
mod state;
mod steps;
mod view;
mod words;
mod workshop;

use std::sync::OnceLock;

use table::{
    Ask, Draw, Estimates, Game, Guide, Objection, OptionSpec, Outcome, Published, RuleBook,
    Settings, SourceFile, Tell, Turn, Viewer, advance,
};

pub use automa::{Decision, Ladder, Rung, Why};
pub use benefit::{Act, Benefit, Gain, Gains};
pub use choice::{Choice, Deed};
pub use condition::{Condition, Conditions, Measure};
pub use content::{
    Actions, Aid, AidFacts, BotSpaceFacts, ChallengeFacts, ChemicalSpaceFacts, Content, Costs,
    Exchanges, ExperimentFacts, ExtremeFacts, Facts, FirstRound, FundingFacts, GoalFacts, Holds,
    Pieces, RankFacts, ReportFacts, SaboteurNumbers, Scoring, SectionFacts, SetUp, Source, Sources,
    SpaceFacts, SubsidyFacts, VoucherFacts, WorkshopCellFacts, WorkshopFacts,
};
pub use cost::{Cost, Parts};
pub use event::{BotPlace, ChemicalPlace, Event, ExperimentPlace, NoRun, PartPlace, TokenPlace};
pub use forecast::forecast;
pub use game::WeatherMachine;
pub use kinds::{
    ActionSpace, Agent, Area, BotSpace, ByArea, ByColour, ByOffice, ByPlayer, ByRow, ByVoucher,
    ByWeather, Challenge, Chemical, ChemicalSpace, Colour, Destination, ExperimentTile,
    ExtremeTile, FundingSpace, GoalHeight, GoalSet, GoalSpace, GoalTile, Id, Indicator, Level,
    LineSlot, Location, Mask, OfficeRow, OfficeSpace, Owner, Player, PlayerCount, Position, Rank,
    Report, Section, Set, SlotPlace, Stage, SubsidyCell, SubsidyRow, SubsidyTile, Unknown, Voucher,
    Weather, WorkshopRow, WorkshopTile,
};
pub use laboratory::{Laboratory, Paper, Token};
pub use measure::{goals_met, is_met, measure};
pub use options::{Options, Reading};
pub use sequence::{BenefitAt, Each, Frame, Given, List, Of, Owed, Step};
pub use state::{
    Cell, EndTrigger, ExperimentDeck, Facing, Laid, Lativ, Marker, Order, Solo, State, Storm,
    TurnNotes, Verdict, WorkshopStack,
};
pub use view::View;
pub use workshop::{Items, Shape};

impl Game for WeatherMachine {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<Objection>> {
        let objections = options.objections(content);
        if objections.is_empty() {
            Ok(WeatherMachine::begin(options, content))
        } else {
            Err(objections)
        }
    }

    fn set(
        options: &Options,
        content: &'static Content,
        state: State,
    ) -> Result<Self, Vec<Objection>> {
        let mut objections = options.objections(content);
        if !objections.is_empty() {
            return Err(objections);
        }
        let game = WeatherMachine { options: *options, content, state };
        objections.extend(game.objections());
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
        self.turn()
    }

    fn ask(&self, out: &mut impl Ask<Choice>) {
        self.list(out);
    }

    fn apply_listed(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        table::Steps::answer(self, choice, tell);
        advance(self, tell);
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.public_view()
    }

    fn imagine(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        WeatherMachine { options: view.options, content, state: view.state }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome())
    }

    fn bound(&self) -> u32 {
        self.most_entries()
    }

    fn estimate(&self) -> Option<Estimates> {
        Some(self.expected())
    }

    fn horizon(&self) -> Option<u32> {
        self.trusted_after()
    }

    fn leaning(&self, choice: Choice) -> u32 {
        self.leant_to(choice)
    }
}

impl Published for WeatherMachine {
    const ID: &'static str = "weather-machine";
    const TITLE: &'static str = "Weather Machine";
    const SUMMARY: &'static str = "Assist Professor Lativ, mend the weather that his experiments \
         disturb, and publish before the others do, or before The Saboteurs ruin it all.";
    const RULES_VERSION: u32 = 1;

    fn rulebook() -> &'static RuleBook {
        static BOOK: OnceLock<RuleBook> = OnceLock::new();
        BOOK.get_or_init(|| {
            RuleBook::parse("rules.toml", include_str!("../rules.toml"))
                .unwrap_or_else(|objections| panic!("our own rules are refused: {objections:?}"))
        })
    }

    fn guide() -> Option<&'static Guide> {
        static GUIDE: OnceLock<Guide> = OnceLock::new();
        Some(GUIDE.get_or_init(|| {
            Guide::parse("guide.toml", include_str!("../guide.toml"))
                .unwrap_or_else(|objections| panic!("our own guide is refused: {objections:?}"))
        }))
    }

    fn content_of_ours() -> &'static Content {
        Content::ours()
    }

    fn content_files() -> &'static [(&'static str, &'static str)] {
        &content::FILES
    }

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<Objection>> {
        Content::load(owner)
    }

    fn fingerprint(content: &Content) -> &str {
        &content.fingerprint
    }

    fn option_specs(content: &'static Content) -> Vec<OptionSpec> {
        options::specs(content)
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content,
    ) -> Result<Options, Vec<Objection>> {
        Options::read(settings, content)
    }

    fn seats(options: &Options) -> u8 {
        options.seats
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
