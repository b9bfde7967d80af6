//! Set-up and order of play as readable lists, and the frames that are pending.

mod frame;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::types::{Building, Card};

pub use frame::Frame;

/// The lists of steps. Each runs from its first step to its last.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// PM-3: set-up for 2 to 4 players.
    SetUp,
    /// PM-13: set-up with the drafting variant.
    DraftSetUp,
    /// DA-1: set-up for solo.
    SoloSetUp,
    /// PM-4: one turn.
    Turn,
    /// DA-3: one round against the androids.
    SoloRound,
    /// PM-4.1: playing a card of the hand.
    HandCard,
    /// PM-4.2: connecting a card of one's own prep module.
    OwnPrepCard,
    /// PM-4.3: connecting a card of another player's prep module.
    ForeignPrepCard,
    /// DA-4.4: connecting a card of the androids' prep module.
    AndroidPrepCard,
    /// DA-6: the androids act with one card left in their prep module.
    Activation,
}

/// One step of a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// PM-3.1b, DA-1.2: everybody gets a Spaceship.
    GiveShips,
    /// PM-3.1a, PM-3.2, DA-1.3, DA-1.4: colonists and energy are placed.
    PlaceColonists,
    /// PM-3.4a: cards are dealt.
    Deal,
    /// PM-13: the draft.
    Draft,
    /// PM-3.5: everybody fills the prep module.
    FillPrepModules,
    /// PM-3.7: the starting player is drawn.
    DrawStartingPlayer,
    /// PM-3.4b: the remaining cards become the deck.
    MakeDeck,
    /// DA-1.5: the androids' prep module is filled.
    FillAndroidModule,
    /// The first round begins.
    Begin,
    /// PM-4.0a, DA-4.1: the active player's action.
    Action,
    /// PM-6: the 4 card rule.
    FourCardRule,
    /// PM-3.8, PM-10: the turn ends.
    EndTurn,
    /// DA-5: the System Failure Phase.
    SystemFailure,
    /// DA-6: the Android Activation Phase.
    AndroidActivation,
    /// DA-9: the end of the game is judged.
    JudgeEnd,
    /// PM-4.1a: the hand ability is resolved.
    HandAbility,
    /// PM-4.1b: the played card is discarded.
    DiscardPlayed,
    /// PM-4.2b: a colonist may move in by value.
    LandByValue,
    /// PM-4.2c: the prep ability is resolved.
    PrepAbility,
    /// PM-4.3f: a colonist may move in by the value of a card taken.
    LandByStolenValue,
    /// PM-4.3c: the owner resolves the prep ability of a card taken.
    OwnersPrepAbility,
    /// PM-4.2d: the Building's ability is resolved.
    BuildingAbility,
    /// DA-6.3: the androids' first move.
    AndroidMove,
    /// DA-6.4: the androids' ability.
    AndroidAbility,
}

impl List {
    /// PM-4.0a MUST: a turn is one action, then the 4 card rule; then the turn ends.
    /// DA-3.1 MUST: a solo round is the Architect, the System Failure and the Android Activation
    /// Phase.
    /// DA-3.2 MUST: the end is judged only after them.
    pub fn steps(self) -> &'static [Step] {
        use Step::*;
        match self {
            List::SetUp => &[
                GiveShips,
                PlaceColonists,
                Deal,
                FillPrepModules,
                DrawStartingPlayer,
                MakeDeck,
                Begin,
            ],
            List::DraftSetUp => &[
                GiveShips,
                PlaceColonists,
                Draft,
                FillPrepModules,
                DrawStartingPlayer,
                MakeDeck,
                Begin,
            ],
            List::SoloSetUp => &[
                GiveShips,
                PlaceColonists,
                Deal,
                FillPrepModules,
                MakeDeck,
                FillAndroidModule,
                Begin,
            ],
            List::Turn => &[Action, FourCardRule, EndTurn],
            List::SoloRound => &[Action, FourCardRule, SystemFailure, AndroidActivation, JudgeEnd],
            List::HandCard => &[HandAbility, DiscardPlayed],
            List::OwnPrepCard => &[LandByValue, PrepAbility, BuildingAbility],
            List::ForeignPrepCard => &[LandByStolenValue, OwnersPrepAbility, BuildingAbility],
            List::AndroidPrepCard => &[LandByValue, BuildingAbility],
            List::Activation => &[AndroidMove, AndroidAbility],
        }
    }
}

/// Where an ability is printed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AbilityOf {
    /// The hand ability of a card.
    Hand(Card),
    /// The prep ability of a card.
    Prep(Card),
    /// The ability of a Building.
    Building(Building),
}

/// Why the card of a slot is taken.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To connect it.
    Connect,
    /// Into the hand.
    Draw,
    /// To the discard pile, by an effect.
    Scrap,
    /// To the discard pile, with the launch action.
    Launch,
}
