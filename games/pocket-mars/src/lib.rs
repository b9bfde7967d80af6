//! Pocket Mars, for 2 to 4 players or solo against the Devious Automatics.
//!
//! A tour, in the order in which a position is used:
//!
//! - [`Content`] is what is printed on the components, read from `content/*.toml`; abilities are
//!   written in the language of the `ability` module. [`Options`] are chosen before set-up.
//! - [`State`] is everything on the table. `sequence` has the order of play as lists, and the
//!   [`Frame`]s that are pending.
//! - `steps` and `automa` have one file for each step of the rules, with its question, legal
//!   choices and effects. `game` dispatches each frame to its file.
//! - [`Choice`] and [`Event`] are the choices and the events; `text` turns them into sentences.
//! - `check` and `step_boundary` define which edited positions can be played on.
//! - [`View`] is what one viewer may know; `determinization` samples a position from it.
//! - `evaluation` evaluates a position for searches; `forecast` shows what the androids would gain
//!   by their last card, `card_forecast` what a card of a player would do.
//!
//! ```
//! use pocket_mars::{Content, Options, PocketMars};
//! use game_core::{Game, Turn};
//!
//! let options = Options::read(&Default::default(), Content::ours()).unwrap();
//! let game = PocketMars::new(&options, Content::ours()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "the first card is dealt");
//! ```

mod ability;
mod automa;
mod card_forecast;
mod check;
mod choice;
mod colonists;
mod content;
mod determinization;
mod evaluation;
mod event;
mod features;
mod field_defaults;
mod forecast;
mod game;
mod helper;
mod loading;
mod model;
mod multiplayer_features;
mod options;
mod scoring;
mod sequence;
mod shortcut;
mod state;
mod step_boundary;
mod steps;
mod text;
mod types;
mod view;

use std::borrow::Cow;

use game_core::{
    Act, ActionSink, Area, Bearing, Beat, Change, Description, Draw, EffectPart, Emitted,
    Evaluation, FeatureInfo, FeatureSink, FeatureSpec, FieldDefault, Figure, Game, GameInfo, Line,
    Narrate, Net, Outcome, Outline, Outlook, Question, Seat, Shortcut, SimulationScale, Turn,
    TurnOf, Viewer,
};
use i18n::{Locale, Messages, message};

pub use ability::{Ability, Condition, Effect, Place, Step};
pub use automa::{AndroidAct, Considered, FirstMove, Forced, NoMove, Worth};
pub use card_forecast::IfUsed;
pub use choice::Choice;
pub use colonists::Counted;
pub use content::{
    AndroidAbility, BuildingFacts, CardFacts, Content, LevelFacts, ScoringFacts, ShipFacts,
    SoloFacts,
};
pub use event::{Beneath, Event, Lack, NotIn, Pile, Spot};
pub use forecast::IfLeft;
pub use game::PocketMars;
pub use helper::{Answer, Query};
pub use options::{DaChoice, DaShip, Options, Reading, Ships};
pub use sequence::{AbilityOf, Frame, List, Purpose};
pub use state::{Connected, Connection, Deck, Face, PrepCard, State};
pub use text::{Narrator, Words};
pub use types::{
    Building, BuildingMap, Card, CardSet, Colour, EnumMap, EnumSet, Id, Level, Player, PlayerMap,
    Ship, Slot, Unknown,
};
pub use view::{BuildingView, CardView, PlayerView, SlotView, View};

impl Game for PocketMars {
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

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> Self {
        PocketMars::determinized(view, content, dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(Messages::SILENT))
    }

    fn max_game_length(&self) -> Option<u32> {
        let turns = u32::from(self.options.round_guard) * u32::from(self.options.seats);
        let of_turns = turns * self.content.most_entries_of_a_turn(self.options.seats);
        Some(SET_UP_ENTRIES + EDITED_ENTRIES + of_turns)
    }

    fn evaluate(&self) -> Option<Evaluation> {
        Some(self.expected())
    }

    fn round(&self) -> Option<u32> {
        Some(u32::from(self.state.round))
    }

    fn first_player(&self) -> Option<Seat> {
        self.state.starting.and_then(Player::seat)
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

    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        Some(self.standing_of(seat))
    }

    fn rollout_cutoff(&self) -> Option<u32> {
        Some(self.own_rollout_cutoff())
    }
}

/// Extra entries for edited positions: all 35 cards may be in hands, and the 4 card rule discards
/// them.
const EDITED_ENTRIES: u32 = 35;

/// Entries of the longest set-up: 4 Spaceships, 20 cards dealt, 16 kept, 8 prepared, the starting
/// player, the colours of three top cards.
const SET_UP_ENTRIES: u32 = 60;

impl Narrate for PocketMars {
    fn question(&self, viewer: Viewer, locale: Locale) -> Option<Question> {
        self.narrator(viewer, locale).question()
    }

    fn describe(&self, choice: Choice, locale: Locale) -> Description {
        self.narrator(Viewer::Everybody, locale).description(choice)
    }

    fn redact(&self, choice: Choice, viewer: Viewer, locale: Locale) -> Option<String> {
        self.narrator(viewer, locale).redacted(choice)
    }

    fn describe_event(&self, event: &Event, viewer: Viewer, locale: Locale) -> Line {
        self.narrator(viewer, locale).line(event)
    }

    fn turn_of(&self, emitted: &Emitted<Event>, locale: Locale) -> Option<TurnOf> {
        self.narrator(Viewer::Everybody, locale).turn_of(emitted)
    }

    fn heading(event: &Event, _: &str, locale: Locale) -> Option<String> {
        match event {
            Event::RoundBegan { round } => {
                Some(message!(text::messages(locale), "trail-round", round = *round).into())
            }
            _ => None,
        }
    }

    fn beat(&self, emitted: &Emitted<Event>) -> Beat {
        Self::beat_of(emitted)
    }

    fn sum_up(&self, turn: &[&Event], locale: Locale) -> Option<String> {
        self.narrator(Viewer::Everybody, locale).sum_up(turn)
    }

    fn act(choice: Choice) -> Act {
        Self::act_of(choice)
    }

    fn bearing(event: &Event) -> Bearing {
        Self::bearing_of(event)
    }

    fn shortcut(&self, choice: Choice) -> Shortcut {
        self.shortcut_of(choice)
    }

    fn seat_name(&self, seat: Seat, locale: Locale) -> String {
        self.narrator(Viewer::Everybody, locale).name(Player::of_seat(seat))
    }

    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let player = party.map_or(Player::Androids, Player::of_seat);
        self.narrator(Viewer::Everybody, Locale::English).player_key(player)
    }

    fn running_score(&self) -> Vec<(Option<Seat>, i32)> {
        let players = self.options.players().iter();
        players.map(|player| (player.seat(), self.score(*player))).collect()
    }

    fn figures(&self, seat: Seat, locale: Locale) -> Vec<Figure> {
        self.narrator(Viewer::Everybody, locale).figures(Player::of_seat(seat))
    }

    fn place_name(&self, place: &str, locale: Locale) -> Option<String> {
        self.narrator(Viewer::Everybody, locale).place(place)
    }

    fn area(&self, locale: Locale) -> Option<Area> {
        self.narrator(Viewer::Everybody, locale).area()
    }

    fn score_sheet(&self, locale: Locale) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(text::messages(locale)))
    }

    fn outline(view: &View, content: &'static Content, locale: Locale) -> Vec<Outline> {
        text::outline_of(view, content, locale)
    }
}

/// The text of `icons.toml`: what every symbol of the drawing is called and means. `None` in a
/// browser until it is fetched.
pub fn icons() -> Option<&'static str> {
    game_core::game_file!("icons.toml")
}

impl GameInfo for PocketMars {
    const ID: &'static str = "pocket-mars";
    const TITLE: &'static str = "Pocket Mars";
    const RULES_VERSION: u32 = 1;

    game_core::game_info_items!("rules.toml", "guide.toml");

    fn localization() -> Option<&'static i18n::Localization> {
        Some(&text::LOCALIZATION)
    }

    fn summary(locale: Locale) -> Cow<'static, str> {
        message!(text::messages(locale), "game-summary")
    }

    fn opponent(locale: Locale) -> Option<Cow<'static, str>> {
        Some(message!(text::messages(locale), "opponent"))
    }

    fn is_zero_sum(options: &Options) -> bool {
        !options.solo()
    }

    fn calibration_key(options: &Options) -> Option<String> {
        options.calibration_key()
    }

    fn calibration() -> &'static str {
        game_core::game_file!("players/calibration.toml").unwrap_or_default()
    }

    fn feature_spec(options: &Options) -> Option<FeatureSpec> {
        Some(if options.solo() {
            PocketMars::FEATURE_SPEC
        } else {
            PocketMars::MULTIPLAYER_FEATURE_SPEC
        })
    }

    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        self.name_features(seat, notes);
    }

    fn feature_info(&self, seat: Seat, feature: usize, locale: Locale) -> Option<FeatureInfo> {
        self.narrator(Viewer::Everybody, locale).feature_info(seat, feature)
    }

    fn value_model(&self) -> Option<&'static Net> {
        self.net()
    }

    fn model_files() -> Vec<(&'static str, &'static str)> {
        model::files()
    }

    fn field_defaults() -> &'static [FieldDefault<PocketMars>] {
        field_defaults::FIELD_DEFAULTS
    }

    fn changes() -> &'static [Change] {
        game_core::changes!("changes.toml")
    }

    fn effect_part(&self) -> Option<EffectPart> {
        let Frame::Ability { of, step, .. } = self.state.frames.top()? else { return None };
        let now = self.ability(of).steps.get(usize::from(step))?;
        Some(EffectPart::new(of, step, now.effect))
    }

    fn pending_frames(&self) -> usize {
        self.state.frames.pending().len()
    }

    fn audit(&self) -> Vec<String> {
        self.faults().iter().map(ToString::to_string).collect()
    }
}
