//! CoLab for 1 to 4 players, against each other or against mad scientists, called enemies in the
//! rules.
//!
//! - [`Content`] is what is printed on the components, read from `content/*.toml` and checked.
//! - What cards, tiles, rows and trades do is written in a small closed notation: [`Effect`],
//!   [`Ability`].
//! - Payments are checked by counting: [`can_finish`].
//! - The order of play is a set of lists, and whatever is pending is a frame: [`List`], [`Frame`].
//! - The enemies ask questions about the table, decide by the answers, and say why.
//!
//! `rules.toml` has every statement; `NOTES.md` explains how they are built.
//!
//! ```
//! use colab::{Content, Effect};
//!
//! let content = Content::ours();
//! let trade = content.trades["RB2".parse().unwrap()];
//! assert_eq!(trade.benefit, "token any 1".parse::<Effect>().unwrap());
//! ```

mod ability;
mod achievements;
mod automa;
mod check;
mod choice;
mod content;
mod determinization;
mod earlier;
mod effect;
mod enemy_action;
mod evaluation;
mod event;
mod features;
mod forecast;
mod game;
mod grid;
mod helper;
mod messages;
mod model;
mod options;
mod payment;
mod scoring;
mod sequence;
mod shortcut;
mod state;
mod step_boundary;
mod steps;
mod text;
mod types;
mod verdict;
mod view;

use std::borrow::Cow;

use game_core::{
    ActionSink, Change, Draw, EffectPart, Evaluation, FeatureInfo, FeatureSink, FeatureSpec, Game,
    GameInfo, Net, Outcome, Outlook, Seat, Selection, SimulationScale, Turn, Viewer,
};
use i18n::{Locale, Messages, message};

pub use ability::{Ability, Counted, Happens, Often, Scale, SectionA, SectionB};
pub use automa::{Cause, Deed, Loss, Why};
pub use choice::Choice;
pub use content::{
    Achievement, AchievementFacts, BagToken, BonusFacts, BonusLimit, CardFacts, Content, Device,
    Difficulty, DifficultyFacts, DoomsdayCard, DoomsdayFacts, End, EnemyFace, EnemyFacts, Feat,
    FirstMinions, Limits, Pieces, ResearchTrack, RingFacts, ScientistFacts, ScoreTrack, Start,
    Symbols, Table, TileFacts, TokenFacts, TradeFacts,
};
pub use effect::{Effect, Part, Reach};
pub use enemy_action::{EnemyAction, EnemyPart, Goal, Goods, Spot, Way};
pub use event::{Event, Item, PotionPlace, Repair, Sought};
pub use forecast::Foreseen;
pub use game::CoLab;
pub use grid::{Built, Grid, MOST_CARDS};
pub use helper::{Answer, Highest, Kind, Query};
pub use options::{Options, SetUp, Sits};
pub use payment::{Price, Purse, can_finish, is_covered};
pub use sequence::{DrawnTo, EffectSource, Frame, List, Occasion, Step, Task};
pub use state::{
    Area, Bait, Closing, Drawn, Enemies, Enemy, Minion, Owner, Payment, Place, State, Tokens,
    TurnNotes,
};
pub use text::device_name;
pub use types::{
    Bonus, Card, Cell, Colour, Deck, DieColour, Face, Insert, Lab, Length, Player, Rolled, Row,
    Scientist, Slot, Symbol, Tier, Tile, Tower, Trade, Window,
};
pub use view::View;

impl Game for CoLab {
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

    fn is_private(&self) -> bool {
        self.asks_of_a_hand()
    }

    fn selection(&self) -> Option<Selection<Choice>> {
        self.state.frames.top()?.selection(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> Self {
        CoLab::determinized(view, content, dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(Messages::SILENT))
    }

    /// Only built cards end a game without enemies (CL-29.6).
    fn max_game_length(&self) -> Option<u32> {
        None
    }

    fn evaluate(&self) -> Option<Evaluation> {
        Some(self.expected())
    }

    fn first_player(&self) -> Option<Seat> {
        self.state.first.map(Player::seat)
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
}

/// The text of `icons.toml`: what every symbol of the drawing is called and means. `None` in a
/// browser until it is fetched.
pub fn icons() -> Option<&'static str> {
    game_core::game_file!("icons.toml")
}

impl GameInfo for CoLab {
    const ID: &'static str = "colab";
    const TITLE: &'static str = "CoLab";
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
        options.enemies == 0
    }

    fn has_perfect_information(options: &Options) -> bool {
        options.alone()
    }

    fn calibration_key(options: &Options) -> Option<String> {
        options.calibration_key()
    }

    fn calibration() -> &'static str {
        game_core::game_file!("players/calibration.toml").unwrap_or_default()
    }

    fn feature_spec(options: &Options) -> Option<FeatureSpec> {
        options.alone().then_some(CoLab::FEATURE_SPEC)
    }

    fn features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        self.name_features(seat, notes);
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

    fn achievements(content: &Content, locale: Locale) -> Vec<game_core::Achievement> {
        achievements::all(content, messages::messages(locale))
    }

    /// Empty before the game is over.
    fn achieved(&self, seat: Seat, locale: Locale) -> Vec<game_core::Achievement> {
        let over = self.turn() == Turn::Over;
        if !over {
            return Vec::new();
        }
        self.achieved_by(Player::of_seat(seat), messages::messages(locale))
    }

    fn changes() -> &'static [Change] {
        game_core::changes!("changes.toml")
    }

    fn entries_of_earlier(&self, log: &[Choice]) -> (usize, Vec<Choice>) {
        self.entries_of_version_1(log)
    }

    fn effect_part(&self) -> Option<EffectPart> {
        match self.state.frames.top()? {
            Frame::Effect { of, part, .. } => {
                let now = self.effect_of(of).get(part)?;
                // Limits are read at the end of a turn; no action is carried out.
                let is_limit = matches!(now, Part::HandLimit(_) | Part::TokenLimit(_));
                (!is_limit).then(|| EffectPart::new(of, part, now))
            }
            Frame::Act { by, of, part, .. } => {
                Some(EffectPart::new((by, of), part, self.part_of(by, of, part)?))
            }
            _ => None,
        }
    }

    fn pending_frames(&self) -> usize {
        self.state.frames.pending().len()
    }

    fn audit(&self) -> Vec<String> {
        self.faults().iter().map(ToString::to_string).collect()
    }
}
