//! Master of the Galaxy, for 2 to 4 players or solo against The Weavers.
//!
//! A tour, in the order in which a position is used:
//!
//! - [`Content`] is what is printed: map, cards, Weaver cards, numbers. Effects and modifiers are
//!   written in small closed languages, [`Effect`] and [`Modifier`].
//! - [`State`] is everything on the table; nothing in it is hidden.
//! - `sequence` has set-up and turns as lists, and the frames that can be pending; `steps` has one
//!   file for each part of the rules, `automa` one for each section of the solo sheet of The
//!   Weavers.
//! - `steps/state_checks.rs` has, in order of precedence, what follows from a position between two
//!   steps, such as a win, a conflict to cancel, a swarm that has to aim, a full project.
//!
//! ```
//! use master_of_the_galaxy::{Content, MasterOfTheGalaxy, Options};
//! use game_core::{Game, GameOptions, Turn};
//!
//! let options = Options::read(&Default::default(), Content::ours()).unwrap();
//! let game = MasterOfTheGalaxy::new(&options, Content::ours()).unwrap();
//! assert!(matches!(game.turn(), Turn::Choose(_)), "alone, the home is chosen first");
//! ```

mod action_features;
mod automa;
mod check;
mod choice;
mod content;
mod cubes;
mod effect;
mod evaluation;
mod event;
mod features;
mod forecast;
mod game;
mod helper;
mod model;
mod modifier;
mod options;
mod scoring;
mod sequence;
mod shortcut;
mod state;
mod steps;
mod tally;
mod text;
mod types;
mod view;

use std::borrow::Cow;

use game_core::{
    Act, ActionSink, Bearing, Beat, Change, Description, Draw, EffectPart, Emitted, Evaluation,
    FeatureInfo, FeatureSink, FeatureSpec, Game, GameInfo, Line, Narrate, Net, Outcome, Outline,
    Outlook, Question, Seat, Shortcut, SimulationScale, Turn, TurnOf, Viewer,
};
use i18n::{Locale, Messages, key, message};

pub use choice::Choice;
pub use content::{
    CardFacts, Content, DestroyedTo, InConflicts, InTurn, LevelFacts, Limits, Numbers, OfWeavers,
    Pieces, RecallTo, RouteFacts, Spoils, SystemFacts, WeaverFacts, Winning,
};
pub use cubes::{Cubes, Slots};
pub use effect::{Effect, Reach, Scope, Verb};
pub use event::{Cancelled, Due, Event, Lost, NotDue, Victim};
pub use forecast::Foreseen;
pub use game::MasterOfTheGalaxy;
pub use helper::{Answer, EndedBy, Query};
pub use modifier::{Modifier, Modifiers, Trigger};
pub use options::{Options, Reading, SpeciesBy};
pub use sequence::{Advanced, EffectAt, Frame, List, Stage, Won};
pub use state::{
    Against, Area, Conflict, Ended, Filled, Line as RouteLine, Place, Reason, State, Swarm, Waiting,
};
pub use text::Narrator;
pub use types::{
    After, Card, Colour, Kind, Letter, Level, Part, Pile, Player, Project, Route, Shape, Symbol,
    System, Weaver, Work,
};
pub use view::View;

impl Game for MasterOfTheGalaxy {
    game_core::game_items!();

    fn in_progress(&self) -> Option<String> {
        self.middle().map(str::to_string)
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        self.list(out);
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.public_view()
    }

    fn determinize(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        MasterOfTheGalaxy::determinized(view, content)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.ended.map(|ended| self.narrator_with(Messages::SILENT).final_outcome(ended))
    }

    fn max_game_length(&self) -> Option<u32> {
        None
    }

    fn evaluate(&self) -> Option<Evaluation> {
        Some(self.expected())
    }

    /// The guard ends the game when the round after the last one would begin.
    fn round(&self) -> Option<u32> {
        let guard = self.content.numbers.limits.round_guard;
        let round = self.state.round;
        Some(u32::from(if guard > 0 { round.min(guard) } else { round }))
    }

    fn first_player(&self) -> Option<Seat> {
        Some(self.state.first.seat())
    }

    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        Some(self.standing_of(seat))
    }

    fn rollout_cutoff(&self) -> Option<u32> {
        Some(self.own_rollout_cutoff())
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

impl Narrate for MasterOfTheGalaxy {
    fn question(&self, _viewer: Viewer, locale: Locale) -> Option<Question> {
        self.narrator(locale).question()
    }

    fn describe(&self, choice: Choice, locale: Locale) -> Description {
        self.narrator(locale).description(choice)
    }

    fn redact(&self, _choice: Choice, _viewer: Viewer, _locale: Locale) -> Option<String> {
        None
    }

    fn describe_event(&self, event: &Event, _viewer: Viewer, locale: Locale) -> Line {
        self.narrator(locale).line(event)
    }

    fn turn_of(&self, emitted: &Emitted<Event>, locale: Locale) -> Option<TurnOf> {
        self.narrator(locale).turn_of(emitted)
    }

    fn heading(event: &Event, words: &str, _locale: Locale) -> Option<String> {
        matches!(event, Event::Turn { .. }).then(|| words.trim_end_matches('.').to_string())
    }

    fn beat(&self, emitted: &Emitted<Event>) -> Beat {
        Self::beat_of(emitted)
    }

    fn sum_up(&self, turn: &[&Event], locale: Locale) -> Option<String> {
        self.narrator(locale).sum_up(turn)
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
        let name = |player| self.narrator(locale).name(player);
        Player::of_seat(seat).map_or_else(String::new, name)
    }

    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let key = match party {
            Some(seat) => self.narrator(Locale::English).player_key(Player::of_seat(seat)?),
            None => key!("name-weavers"),
        };
        Some(key.to_string())
    }

    fn area(&self, locale: Locale) -> Option<game_core::Area> {
        self.narrator(locale).area()
    }

    fn score_sheet(&self, locale: Locale) -> Option<Outcome> {
        self.state.ended.map(|ended| self.narrator(locale).final_outcome(ended))
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

impl GameInfo for MasterOfTheGalaxy {
    const ID: &'static str = "master-of-the-galaxy";
    const TITLE: &'static str = "Master of the Galaxy";
    const RULES_VERSION: u32 = 2;
    // The changes are rare: a government that completes something, or is dismissed at once.
    const MEASURED_SINCE: u32 = 1;

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
        Some(MasterOfTheGalaxy::FEATURE_SPEC)
    }

    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        self.name_features(seat, notes);
    }

    fn action_features(&self, choice: Choice, notes: &mut impl FeatureSink) {
        self.name_action_features(choice, notes);
    }

    fn feature_info(&self, seat: Seat, feature: usize, locale: Locale) -> Option<FeatureInfo> {
        self.narrator(locale).feature_info(seat, feature)
    }

    fn value_model(&self) -> Option<&'static Net> {
        self.net()
    }

    fn model_files() -> Vec<(&'static str, &'static str)> {
        model::files()
    }

    fn changes() -> &'static [Change] {
        game_core::changes!("changes.toml")
    }

    fn effect_part(&self) -> Option<EffectPart> {
        let Frame::Effect { at, verb, .. } = self.state.frames.top()? else { return None };
        Some(EffectPart::new(at, verb, self.effect_at(at).verb(usize::from(verb))?))
    }

    fn pending_frames(&self) -> usize {
        self.state.frames.pending().len()
    }

    fn audit(&self) -> Vec<String> {
        self.faults().iter().map(ToString::to_string).collect()
    }
}
