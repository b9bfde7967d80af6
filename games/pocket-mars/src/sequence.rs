//! Set-up and order of play as lists you can read, and the frames of what is pending.

mod frame;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::types::{Building, Card};

pub use frame::Frame;

/// The lists. Each is carried out from its first step to its last.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// PM-3: 2 to 4 players.
    SetUp,
    /// PM-13: the same with the drafting variant.
    DraftSetUp,
    /// DA-1: solo.
    SoloSetUp,
    /// PM-4: one turn.
    Turn,
    /// DA-3: one round against the androids.
    SoloRound,
    /// PM-4.1: a card of the hand.
    HandCard,
    /// PM-4.2: a card of the own prep module.
    OwnPrepCard,
    /// PM-4.3: a card of somebody's prep module.
    ForeignPrepCard,
    /// DA-4.4: a card of the androids' prep module.
    AndroidPrepCard,
    /// DA-6: one card is left in the androids' prep module.
    Activation,
}

/// One step of a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// PM-3.1b, DA-1.2.
    GiveShips,
    /// PM-3.1a, PM-3.2, DA-1.3, DA-1.4.
    PlaceColonists,
    /// PM-3.4a.
    Deal,
    /// PM-13.
    Draft,
    /// PM-3.5.
    FillPrepModules,
    /// PM-3.7.
    DrawStartingPlayer,
    /// PM-3.4b: what is left is the deck.
    MakeDeck,
    /// DA-1.5.
    FillAndroidModule,
    /// The first round begins.
    Begin,
    /// PM-4.0a, DA-4.1.
    Action,
    /// PM-6.
    FourCardRule,
    /// PM-3.8, PM-10.
    EndTurn,
    /// DA-5.
    SystemFailure,
    /// DA-6.
    AndroidActivation,
    /// DA-9.
    JudgeEnd,
    /// PM-4.1a.
    HandAbility,
    /// PM-4.1b.
    DiscardPlayed,
    /// PM-4.2b.
    LandByValue,
    /// PM-4.2c.
    PrepAbility,
    /// PM-4.3f.
    LandByStolenValue,
    /// PM-4.3c.
    OwnersPrepAbility,
    /// PM-4.2d.
    BuildingAbility,
    /// DA-6.3.
    AndroidMove,
    /// DA-6.4.
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

/// Whose text an ability is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AbilityOf {
    /// Of a card, when played from hand.
    Hand(Card),
    /// Of a card, when connected.
    Prep(Card),
    /// Of a Building.
    Building(Building),
}

/// What the card of a slot is taken for.
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
