//! Weather Machine for 2 to 4 players, and solo against The Saboteurs.
//!
//! - [`Content`] is what is printed on the components, read from `content/*.toml` and checked; each
//!   value keeps its [`game_core::Source`].
//! - Benefits, costs and conditions are written in small closed languages: [`Benefit`], [`Cost`],
//!   [`Condition`].
//! - Things are named by small ids and kept in [`EnumSet`]s.
//! - [`Shape`] finds out by counting whether a Workshop has room.
//!
//! `rules.toml` has every statement, each with its code and its tests. `GLOSSARY.md` has the names
//! of things, `SOURCES.md` the sources of statements and values, `NOTES.md` the open doubts.
//!
//! ```
//! use weather_machine::{BotSpace, Content, Colour};
//!
//! let content = Content::ours();
//! let space: BotSpace = "government wind right".parse().unwrap();
//! assert_eq!(content.bot_spaces[space].part, Some(Colour::Blue));
//! ```

mod action_features;
mod automa;
mod benefit;
mod check;
mod choice;
mod condition;
mod content;
mod cost;
mod deed;
mod evaluation;
mod event;
mod features;
mod forecast;
mod game;
mod game_length;
mod helper;
mod laboratory;
mod measure;
mod messages;
mod model;
mod options;
mod pieces;
mod scoring;
mod sequence;
mod shortcut;
mod state;
mod steps;
mod text;
mod types;
mod view;
mod workshop;

use std::borrow::Cow;

use game_core::{
    ActionSink, Change, Draw, EffectPart, Evaluation, FeatureInfo, FeatureSink, FeatureSpec,
    FieldDefault, Game, GameInfo, Net, Outcome, Outlook, Rule, Seat, Selection, SimulationScale,
    Turn, Viewer,
};
use i18n::{Locale, message};

pub use automa::{Count, Counted, Decision, PriorityList, Sent, Tokens, Why};
pub use benefit::{Benefit, Gain, Gains};
pub use choice::Choice;
pub use condition::{Condition, Conditions, Measure};
pub use content::{
    Actions, Aid, AidFacts, BotSpaceFacts, ChallengeFacts, ChemicalSpaceFacts, Content, Costs,
    Exchanges, ExperimentFacts, ExtremeFacts, FirstRound, FundingFacts, GoalFacts, Holds, Pieces,
    RankFacts, ReportFacts, SaboteurNumbers, Scoring, SectionFacts, SetUp, SpaceFacts,
    SubsidyFacts, VoucherFacts, WorkshopCellFacts, WorkshopFacts,
};
pub use cost::{Cost, Parts};
pub use deed::Deed;
pub use event::{
    Barred, Barrier, BotPlace, Brings, Cause, ChemicalPlace, Discard, EndCount, Event,
    ExperimentPlace, Idle, NoRun, PartPlace, Payment, Raise, Score, Shortage, TokenPlace,
};
pub use forecast::forecast;
pub use game::WeatherMachine;
pub use helper::{Answer, EndedBy, Filled, Left, Query, Spots, Trigger};
pub use laboratory::{Laboratory, Paper, Token};
pub use measure::{goals_met, is_met, measure};
pub use options::{Options, Reading};
pub use sequence::{BenefitAt, Each, Frame, Given, List, Owed, Step, Subject};
pub use state::{
    Cell, EndTrigger, ExperimentDeck, Facing, Laid, Lativ, Marker, Order, Piece, Solo, State,
    Storm, TurnNotes, Verdict, WorkshopStack,
};
pub use text::title_of;
pub use types::{
    ActionSpace, Agent, Area, AreaMap, BotSpace, Challenge, Chemical, ChemicalSpace, Colour,
    ColourMap, Destination, EnumMap, EnumSet, ExperimentTile, ExtremeTile, FundingSpace,
    GoalHeight, GoalSet, GoalSpace, GoalTile, Id, Indicator, Level, LineSlot, Location, OfficeMap,
    OfficeRow, OfficeSpace, Owner, Player, PlayerCount, PlayerMap, Position, Rank, Report, RowMap,
    Section, SlotPlace, Stage, SubsidyCell, SubsidyRow, SubsidyTile, Unknown, Voucher, VoucherMap,
    Weather, WeatherMap, WorkshopRow, WorkshopTile,
};
pub use view::View;
pub use workshop::{Items, Shape};

impl Game for WeatherMachine {
    game_core::game_items!();

    fn in_progress(&self) -> Option<String> {
        self.in_progress().map(str::to_string)
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        self.list(out);
    }

    /// `None` while a prototype is pledged, because fewer choices are listed then (WM-R.2).
    fn selection(&self) -> Option<Selection<Choice>> {
        let frame = self.state.frames.top().filter(|_| !self.prototype_is_pledged());
        frame?.selection(self)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.public_view()
    }

    fn determinize(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        WeatherMachine { options: view.options, content, state: view.state }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(i18n::Messages::SILENT))
    }

    fn max_game_length(&self) -> Option<u32> {
        Some(self.most_entries())
    }

    fn evaluate(&self) -> Option<Evaluation> {
        Some(self.expected())
    }

    fn round(&self) -> Option<u32> {
        Some(u32::from(self.state.round))
    }

    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        Some(self.standing_of(seat))
    }

    fn rollout_cutoff(&self) -> Option<u32> {
        self.own_rollout_cutoff()
    }

    fn prior(&self, choice: Choice) -> u32 {
        self.hand_prior(choice)
    }

    fn evaluate_by_model(&self) -> Option<Evaluation> {
        self.model_evaluation()
    }

    fn model_rollout_cutoff(&self) -> Option<u32> {
        self.model_cutoff()
    }

    fn level_simulation_scale(&self) -> Option<SimulationScale> {
        self.level_scale()
    }

    fn model_prior(&self, choice: Choice) -> u32 {
        self.policy_prior(choice)
    }
}

/// The text of `icons.toml`: what every symbol of the drawing is called and means. `None` in a
/// browser until it is fetched.
pub fn icons() -> Option<&'static str> {
    game_core::game_file!("icons.toml")
}

impl GameInfo for WeatherMachine {
    const ID: &'static str = "weather-machine";
    const TITLE: &'static str = "Weather Machine";
    const RULES_VERSION: u32 = 2;

    game_core::game_info_items!("rules.toml", "guide.toml");

    fn localization() -> Option<&'static i18n::Localization> {
        Some(&messages::LOCALIZATION)
    }

    fn summary(locale: Locale) -> Cow<'static, str> {
        message!(messages::messages(locale), "game-summary")
    }

    fn opponent(locale: Locale) -> Option<Cow<'static, str>> {
        Some(message!(messages::messages(locale), "opponent"))
    }

    fn is_zero_sum(options: &Options) -> bool {
        !options.solo()
    }

    fn has_perfect_information(_: &Options) -> bool {
        true
    }

    fn calibration_key(options: &Options) -> Option<String> {
        options.calibration_key()
    }

    fn calibration() -> &'static str {
        game_core::game_file!("players/calibration.toml").unwrap_or_default()
    }

    fn feature_spec(_: &Options) -> Option<FeatureSpec> {
        Some(WeatherMachine::FEATURE_SPEC)
    }

    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        self.name_features(seat, notes);
    }

    fn action_features(&self, choice: Choice, notes: &mut impl FeatureSink) {
        self.name_action_features(choice, notes);
    }

    fn feature_info(&self, seat: Seat, feature: usize, locale: Locale) -> Option<FeatureInfo> {
        self.feature_info_for(seat, feature, messages::messages(locale))
    }

    fn value_model(&self) -> Option<&'static Net> {
        self.net()
    }

    fn model_files() -> Vec<(&'static str, &'static str)> {
        model::files()
    }

    fn field_defaults() -> &'static [FieldDefault<WeatherMachine>] {
        check::FIELD_DEFAULTS
    }

    /// The order of two benefits is asked for only where it makes a difference (WM-GOV.16).
    fn legacy_choice(choice: Choice) -> Option<Rule> {
        matches!(choice, Choice::ColumnFirst | Choice::RowFirst).then_some(Rule("WM-GOV.16"))
    }

    fn changes() -> &'static [Change] {
        game_core::changes!("changes.toml")
    }

    fn effect_part(&self) -> Option<EffectPart> {
        let Frame::Benefit { at, alternative, next } = self.state.frames.top()? else {
            return None;
        };
        let gain = self.gain_at(at, alternative, next)?;
        Some(EffectPart::new((at, alternative), next, gain))
    }

    fn pending_frames(&self) -> usize {
        self.state.frames.pending().len()
    }

    fn audit(&self) -> Vec<String> {
        self.faults().iter().map(ToString::to_string).collect()
    }
}
