//! Set-up and order of play as lists you can read, and the frames of what is pending.

use serde::{Deserialize, Serialize};

use crate::kinds::{Building, Card, Player, Slot};

/// The lists. Each is carried out from its first step to its last.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
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

/// Something pending: it acts or asks when it is on top.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    /// Carries out a list.
    Steps {
        /// Which.
        list: List,
        /// The next step.
        next: u8,
    },
    /// Asks a player for a Spaceship.
    ChooseShip {
        /// Who chooses.
        chooser: Player,
        /// For whom.
        player: Player,
    },
    /// Chance deals a card to a player.
    Deal {
        /// To whom.
        player: Player,
        /// Into the draft packet instead of the hand.
        packet: bool,
        /// How many more for this player.
        left: u8,
    },
    /// Asks a player for a card of the packet to keep.
    Keep {
        /// Who.
        player: Player,
    },
    /// Asks a player for a card for the prep module, at set-up.
    FillModule {
        /// Who.
        player: Player,
    },
    /// Chance draws who begins.
    DrawStartingPlayer,
    /// Asks the active player for an action.
    #[default]
    Action,
    /// Asks the active player whether a colonist moves in.
    LandByValue,
    /// An ability being resolved.
    Ability {
        /// Whose text.
        of: AbilityOf,
        /// Who resolves it.
        you: Player,
        /// The step, from 0.
        step: u8,
        /// Units of the step already done.
        done: u8,
        /// Whether the step has been paid for.
        paid: bool,
    },
    /// Looks at more cards of one prep module.
    Peek {
        /// Who looks.
        you: Player,
        /// At whose.
        owner: Player,
        /// Whether slot 1 has been looked at.
        one: bool,
        /// Whether slot 2 has been looked at.
        two: bool,
        /// How many more.
        left: u8,
    },
    /// Shows what lies in a slot to the one who looks.
    LookAt {
        /// Who looks.
        you: Player,
        /// At whose.
        owner: Player,
        /// Which.
        slot: Slot,
    },
    /// Asks for two cards of a stack.
    SwapCards {
        /// Who swaps.
        you: Player,
        /// Whose stack.
        building: Building,
    },
    /// Takes the card of a slot for an effect, once its face is known.
    TakeSlot {
        /// Who takes.
        you: Player,
        /// From whom.
        owner: Player,
        /// Which.
        slot: Slot,
        /// What for.
        purpose: Purpose,
    },
    /// Exchanges the cards of two slots.
    Trade {
        /// Who trades.
        you: Player,
        /// With this own slot.
        own: Slot,
        /// With whom.
        owner: Player,
        /// For this slot.
        slot: Slot,
    },
    /// Chance shows the face of a sealed card in a slot.
    RevealSlot {
        /// Whose.
        owner: Player,
        /// Which.
        slot: Slot,
    },
    /// One card from the deck into a hand.
    DrawFromDeck {
        /// Whose.
        player: Player,
    },
    /// Cards from the deck to the discard pile.
    Mill {
        /// How many more.
        left: u8,
    },
    /// Chance shows the face of the card on top of the deck.
    RevealTop,
    /// Chance shows the colour of the card now on top of the deck.
    NewTop,
    /// The 4 card rule.
    FourCards {
        /// The player who is being restored, counted from the active one.
        turn: u8,
    },
    /// One Upgrade of Double Upgrade.
    Upgrade {
        /// How many are left, this one included.
        left: u8,
    },
    /// The Building of Calculations.
    Calculations,
    /// Fills the androids' prep module from the deck.
    Refill,
}

/// Whose text an ability is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_small() {
        assert!(size_of::<Frame>() <= 8);
    }
}
