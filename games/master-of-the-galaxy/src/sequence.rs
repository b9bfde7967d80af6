//! Set-up and order of play as lists, and what can be pending.

mod frame;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::modifier::Trigger;
use crate::types::{Card, Colour, Part, Player, System};

pub use frame::Frame;

/// One step of set-up, of a turn or of its end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// Cubes into bags and the reserve, decks shuffled.
    LayOut,
    /// Who begins.
    DrawFirstPlayer,
    /// The first player's home, and those of the others.
    DrawHome,
    /// The corner that a single player begins in.
    ChooseHome,
    /// Everybody's first base.
    FirstBases,
    /// Corners that nobody has are closed.
    CloseCorners,
    /// Everybody's species.
    PickSpecies,
    /// The species that a single player likes.
    ChooseSpecies,
    /// The first two swarms.
    FirstSwarms,
    /// The top cards of the six decks.
    TurnUpDecks,
    /// Set-up is over, the first turn begins.
    BeginPlay,

    /// Whose turn is skipped loses it.
    SkipTurn,
    /// What happens at the start of a turn.
    StartOfTurn,
    /// The hand is drawn.
    DrawHand,
    /// The swarms act.
    Span,
    /// Cubes are placed.
    Allocate,
    /// What is left in hand goes back.
    ReturnHand,
    /// Cards are picked.
    PickCards,
    /// What is left of the turn.
    EndTurn,
    /// Losses alone.
    JudgeLosses,
    /// Whose turn is next.
    NextTurn,
}

/// A list of steps.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Set-up for two to four.
    SetUp,
    /// Set-up alone.
    SoloSetUp,
    /// A turn among several.
    Turn,
    /// A turn alone.
    SoloTurn,
    /// A skipped turn alone.
    SkippedSoloTurn,
}

impl List {
    /// MG-3.2 MUST: the parts of a turn, in their order.
    ///
    /// WV-4.1 MUST: alone the Weavers Span stands between drawing and allocating, and the check at
    /// the end. (WV-13.1: in a skipped turn, drawing, the Span and the check alone.)
    pub(crate) const fn steps(self) -> &'static [Step] {
        match self {
            List::SetUp => &[
                Step::LayOut,
                Step::DrawFirstPlayer,
                Step::DrawHome,
                Step::FirstBases,
                Step::CloseCorners,
                Step::PickSpecies,
                Step::TurnUpDecks,
                Step::BeginPlay,
            ],
            List::SoloSetUp => &[
                Step::LayOut,
                Step::ChooseHome,
                Step::FirstBases,
                Step::ChooseSpecies,
                Step::FirstSwarms,
                Step::TurnUpDecks,
                Step::BeginPlay,
            ],
            List::Turn => &[
                Step::SkipTurn,
                Step::StartOfTurn,
                Step::DrawHand,
                Step::Allocate,
                Step::ReturnHand,
                Step::PickCards,
                Step::EndTurn,
                Step::NextTurn,
            ],
            List::SoloTurn => &[
                Step::SkipTurn,
                Step::StartOfTurn,
                Step::DrawHand,
                Step::Span,
                Step::Allocate,
                Step::ReturnHand,
                Step::PickCards,
                Step::EndTurn,
                Step::JudgeLosses,
                Step::NextTurn,
            ],
            List::SkippedSoloTurn => &[
                Step::DrawHand,
                Step::Span,
                Step::ReturnHand,
                Step::EndTurn,
                Step::JudgeLosses,
                Step::NextTurn,
            ],
        }
    }
}

/// Where an effect is printed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EffectAt {
    /// On a project.
    Project(Card, Part),
    /// What the attacker of a conflict wins.
    Victory(Card),
    /// What a card does after an event: its modifier with this number.
    Modifier(Card, u8),
}

/// Whether a swarm's own proliferation or morphing took a cube in this Span.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Advanced {
    /// Neither did.
    No,
    /// One of them did.
    Yes,
}

/// What of a completion or of a victory is done next.
#[derive(
    Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Bases, planets and swarms leave.
    Clear,
    /// The winner's base comes.
    Base,
    /// Symbols count.
    Symbols,
    /// The effect is done.
    Effect,
    /// The events are.
    Events,
    /// The spoils are taken.
    Spoils,
    /// Nothing is left.
    Done,
}

/// A conflict that has ended, as its last steps need it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Won {
    /// The card.
    pub card: Card,
    /// Who attacked.
    pub attacker: Player,
    /// The system.
    pub target: System,
    /// Whom it was against.
    pub against: Against,
}

/// What a conflict is against.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// A system that nobody holds.
    #[default]
    Neutral,
    /// A player.
    Player(Player),
    /// A swarm.
    Swarm,
}

/// An event whose effects are still to come.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Waiting {
    /// What happened.
    pub trigger: Trigger,
    /// To whom.
    pub player: Player,
    /// The colour of the planet, after settling.
    pub planet: Option<Colour>,
}

impl Default for Waiting {
    fn default() -> Self {
        Waiting { trigger: Trigger::Settle, player: Player::One, planet: None }
    }
}
