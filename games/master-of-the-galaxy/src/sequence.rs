//! Set-up and order of play as lists, and the frames that can be pending.

mod frame;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::modifier::Trigger;
use crate::types::{Card, Colour, Part, Player, System};

pub use frame::Frame;

/// One step of set-up, of a turn or of its end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// Cubes go into bags and reserve, and decks are shuffled.
    LayOut,
    /// The first player is drawn.
    DrawFirstPlayer,
    /// The first player's home is drawn; the others' follow from it.
    DrawHome,
    /// A solo player chooses a home.
    ChooseHome,
    /// Everybody sets a first base.
    FirstBases,
    /// Corners without a player are closed.
    CloseCorners,
    /// Everybody picks a species.
    PickSpecies,
    /// A solo player chooses a species.
    ChooseSpecies,
    /// The first two swarms come.
    FirstSwarms,
    /// The top cards of the six decks are turned up.
    TurnUpDecks,
    /// Set-up ends and the first turn begins.
    BeginPlay,

    /// A player who has to skip loses the turn.
    SkipTurn,
    /// The effects at the start of a turn are resolved.
    StartOfTurn,
    /// The hand is drawn.
    DrawHand,
    /// The swarms act.
    Span,
    /// Cubes are placed.
    Allocate,
    /// The cubes left in hand go back.
    ReturnHand,
    /// Cards are picked.
    PickCards,
    /// The turn ends.
    EndTurn,
    /// The losses of a solo game are judged.
    JudgeLosses,
    /// The next player's turn begins.
    NextTurn,
}

/// The lists of steps.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Set-up for two to four players.
    SetUp,
    /// Set-up for solo.
    SoloSetUp,
    /// A turn among several players.
    Turn,
    /// A solo turn.
    SoloTurn,
    /// A skipped solo turn.
    SkippedSoloTurn,
}

impl List {
    /// MG-3.2 MUST: the parts of a turn, in their order.
    ///
    /// WV-4.1 MUST: in solo the Weavers Span comes between drawing and allocating, and the check at
    /// the end. (WV-13.1: a skipped turn has only drawing, the Span and the check.)
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
    /// What a card does after an event: its modifier at this index.
    Modifier(Card, u8),
}

/// Whether a swarm's own proliferation or morphing took a cube in its turn of the Span.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Advanced {
    /// Neither did.
    No,
    /// One of them did.
    Yes,
}

/// The stages of a completion or of a victory, by what is done next.
#[derive(
    Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Bases, planets and swarms leave.
    Clear,
    /// The winner's base is set.
    Base,
    /// Symbols are counted.
    Symbols,
    /// The effect is carried out.
    Effect,
    /// The effects of the events are carried out.
    Events,
    /// The spoils are taken.
    Spoils,
    /// Nothing is left to do.
    Done,
}

/// A conflict that has ended, with the facts needed for its last steps.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Won {
    /// The card.
    pub card: Card,
    /// Who attacked.
    pub attacker: Player,
    /// The target system.
    pub target: System,
    /// What it was against.
    pub against: Against,
}

/// What a conflict is against.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// A system that nobody controls.
    #[default]
    Neutral,
    /// A player.
    Player(Player),
    /// A swarm.
    Swarm,
}

/// An event whose effects are still pending.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Waiting {
    /// What happened.
    pub trigger: Trigger,
    /// The player of the event.
    pub player: Player,
    /// The colour of the planet, after settling.
    pub planet: Option<Colour>,
}

impl Default for Waiting {
    fn default() -> Self {
        Waiting { trigger: Trigger::Settle, player: Player::One, planet: None }
    }
}
