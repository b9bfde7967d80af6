//! The contract that every game implements, and the types games share.
//!
//! A game is one type that implements [`Game`]. [`Game::turn`] says who acts next: a seat, chance,
//! or nobody. [`Game::legal_actions`] lists what they can do and [`Game::apply`] carries it out.
//! Dice, draws and random set-up are choices of chance, so a game is fully described by its
//! options, its content and a list of choices.
//!
//! ```text
//! options + content ──> position ──turn──> Choose(seat) ─┐
//!                          ^               Chance ───────┤
//!                          └───── apply(choice) <────────┘
//!                                          Over ───> outcome
//! ```
//!
//! [`Narrate`] adds the text that front ends show; [`GameInfo`] adds what a registry of games
//! needs: identity, content, options, the rule index. Of the workspace, this crate depends on
//! `i18n` alone; it does no IO and reads no clock.

mod area;
mod changes;
mod content;
mod data_file;
mod deck;
mod declare;
mod dice;
mod error;
mod evaluation;
mod event_sink;
mod field_default;
mod frames;
mod game;
mod game_files;
pub mod grammar;
mod guide;
mod helper;
mod lazy_model;
mod legal_actions;
mod macros;
mod model;
mod narration;
mod options;
mod outcome;
mod policy_weights;
mod press;
mod priority_list;
mod reasons;
mod reveals;
mod rules;
pub mod schema;
mod seat;
mod selection;
mod simulation_scale;
mod steps;
mod text;
pub mod types;
mod wasted;

pub use area::{Area, Spot, for_spot, spots};
pub use changes::Change;
pub use content::{
    ContentOverrides, Difference, FieldKind, GameContent, Row, RowPlace, ShownField, ShownRow,
    Source, SourceFile, Sourced, Sources, Stated, Tables, stated,
};
pub use data_file::read_data_file;
pub use deck::Deck;
pub use declare::{Declared, GameEvent};
#[doc(hidden)]
pub use declare::{Reading, never_asks};
pub use dice::{Dice, Draw};
pub use error::{IllegalAction, ValidationError, ValidationErrors};
pub use evaluation::{Evaluation, Figure, MOST_SEATS, Outlook, SeatValue};
pub use event_sink::{Emitted, EventSink, NoSink, PositionMeasure, Recorder};
pub use field_default::{FieldDefault, fill_defaults};
pub use frames::Stack;
pub use game::{DEFAULT_MAX_STEPS, EffectPart, Game, GameInfo, Narrate, TURN_COUNTED, Turn};
#[doc(hidden)]
pub use game_files::game_file;
pub use game_files::{GameFiles, add_game_files};
pub use guide::{Guide, GuideStep};
pub use helper::{
    DRAWS, Entry, FormGroup, Helped, Helper, HelperText, Objection, Offer, QueryKinds, Settled,
    Stage, as_taken, dealt, is_known, is_watched, needs, nth_of,
};
pub use lazy_model::{LazyModel, LazyNet, LazyPolicyWeights, ModelPart};
pub use legal_actions::{ActionSink, Choices, Forced};
pub use model::{
    Accumulator, FeatureGroup, FeatureSink, FeatureSpec, HIDDEN_UNITS, Heads, MOST_FEATURES,
    MOST_WEIGHT, Model, Net, NetOutput, WEIGHT_ONE, pair,
};
pub use narration::{BoundMessage, Named, Teller, ToMessage, kinds_without_message, list, noun};
/// A cell for a value that is read on first use. Unlike [`OnceLock`](std::sync::OnceLock) it never
/// blocks: a process forked while another thread initialises the cell can still use it. Two threads
/// that come at once both read the value, and one of the results is kept.
pub use once_cell::race::OnceBox;
pub use options::{
    GameOptions, OptionKind, OptionSpec, Pick, Settings, known_settings, read_settings,
    settings_title,
};
pub use outcome::{
    Achievement, Decision, Measure, Outcome, PartyScore, ScoreItem, Standing, compare,
};
pub use policy_weights::{LOG2_ONE, MOST_POLICY_WEIGHT, PolicyLogit, PolicyWeights};
pub use press::{Press, Presses, Shortcut, may_continue, presses};
pub use priority_list::{Candidates, Criterion, Filtered, MAX_CRITERIA, Weighed, heaviest};
pub use reasons::FeatureInfo;
pub use reveals::{hides, reveals, reveals_among};
pub use rules::{Modal, Rule, RuleBook, RuleEntry, Status};
pub use seat::{Seat, Viewer};
pub use selection::{Items, Select, Selected, Selection, selection_entries};
pub use simulation_scale::SimulationScale;
pub use steps::{Flow, Steps, advance, advance_while, impossible, not_listed};
pub use text::{Amount, Beat, Description, Line, Outline, Question, TurnOf};
pub use types::{EnumMap, EnumSet, Id, Unknown};
pub use wasted::{Act, Bearing, over_below, wasted};
