//! Everything that the game can emit.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;

use crate::automa::{AndroidAct, Considered, FirstMove, Forced, NoMove, Worth};
use crate::content::AndroidAbility;
use crate::sequence::AbilityOf;
use crate::types::{Building, Card, CardSet, Colour, Player, Ship, Slot};

/// Where a colonist stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Earth.
    Earth,
    /// Its owner's Spaceship.
    Ship,
    /// ★ of a Building.
    First(Building),
    /// ★★ of a Building.
    Second(Building),
}

/// Where a player's card was.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// In hand.
    Hand,
    /// In a slot of the prep module.
    Slot(Slot),
    /// In play, after its hand ability.
    Play,
    /// In the draft packet.
    Packet,
}

/// What a connected card is compared with.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Beneath {
    /// The Building itself, because its stack is empty.
    Building,
    /// The top card of its stack.
    Card(Card),
    /// A card that is face-down.
    FaceDown,
}

/// Why nobody moves in although the card beats the one beneath it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotIn {
    /// The card came from another player's prep module.
    ForeignCard,
    /// The Building holds no colonists.
    NoColonistsThere(Building),
    /// Nobody is on the Spaceship.
    ShipEmpty,
}

/// Why a step of an ability has nothing to do.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Lack {
    /// There is less energy than the price.
    Price { energy: u8, price: u8 },
    /// The player has no colonist on Earth.
    NobodyOnEarth,
    /// The player has no colonist on the Spaceship.
    ShipEmpty,
    /// The card was connected to a Building that holds no colonists.
    NoColonistsThere,
    /// None of the player's colonists on ★ has room above.
    NobodyCanGoUp,
    /// No other player has a colonist on ★★.
    NoOtherAbove,
    /// No colonist is in any Building.
    NobodyOnMars,
    /// No Building has colonists of different owners on ★ and ★★.
    NoPair,
    /// The player has no colonist on ★.
    NobodyBelow,
    /// No other player has a colonist on ★.
    NoOtherBelow,
    /// The player's energy is at the top of the track.
    EnergyAtTop { energy: u8 },
    /// No other player has energy.
    NoOtherEnergy,
    /// No card is left to draw.
    NoCard,
    /// No other player has a card in the prep module.
    NoOtherPrep,
    /// The player's own prep module has no card.
    NoOwnPrep,
    /// The player has no card in hand or prep module.
    NoOwnCard,
    /// The discard pile is empty.
    NoDiscard,
    /// No stack has two cards.
    NoStack,
    /// No stack has a face-up card on top.
    NoFaceUp,
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(missing_docs, reason = "the words beneath say what each event is")]
    pub enum Event {
        GotShip { player: Player, ship: Ship },
        Dealt { player: Player, card: Card, packet: bool },
        Kept { player: Player, card: Card },
        Passed { player: Player, to: Player, cards: CardSet },
        Prepared { player: Player, card: Card, slot: Slot },
        Starts { player: Player },
        TopShown { colour: Colour },
        RoundBegan { round: u16 },
        TurnBegan { player: Player },
        HandPlayed { player: Player, card: Card },
        Connected {
            by: Player, owner: Player, slot: Slot, card: Card, value: u8, beneath: u8, on: Beneath,
        },
        NobodyMovesIn { player: Player, why: NotIn },
        ActionSkipped { player: Player },
        Moved { player: Player, from: Spot, to: Spot },
        Energy { player: Player, from: u8, to: u8, lost: u8 },
        EnergyAtTop { energy: u8 },
        Tested {
            player: Player,
            of: AbilityOf,
            holds: bool,
            /// The count for this player, if the condition counts anything.
            yours: Option<u8>,
            /// The highest count of any other player, if the condition compares.
            others: Option<u8>,
        },
        NothingToDo { player: Player, of: AbilityOf, step: u8, done: u8, lack: Lack },
        Drew { player: Player, card: Card, slot: Option<Slot> },
        DrawSkipped { player: Player },
        ModuleNotFull { player: Player, cards: u8 },
        Shuffled { cards: u8, covered: bool },
        Discarded { player: Player, card: Card, from: Pile },
        Milled { card: Card },
        Looked { player: Player, owner: Player, slot: Slot, card: Card },
        NothingMoreToSee { player: Player, owner: Player },
        Scrapped { player: Player, owner: Player, slot: Slot, card: Card },
        Traded { player: Player, own: Slot, owner: Player, slot: Slot, given: Card, taken: Card },
        Cycled { player: Player, card: Card, from: Pile },
        Salvaged { player: Player, card: Card },
        SwappedCards { player: Player, building: Building, low: u8, high: u8 },
        Flipped { player: Player, building: Building, card: Card },
        Triggered { player: Player, building: Building },
        SystemFailure { cards: u8 },
        ActivationSkipped,
        NothingToActivate,
        Activated {
            colour: Colour, slot: Slot, first: FirstMove, ability: AndroidAbility,
            energy_at_top: bool,
        },
        Forced { why: Forced },
        NothingMoves { why: NoMove },
        Spark { cards: u8 },
        UpgradeLost { nth: u8 },
        Weighed {
            both: bool,
            now: Worth,
            /// Every act that was weighed. Order: by Building.
            weighed: ArrayVec<Considered, 5>,
            chosen: AndroidAct,
        },
        Refilled { slot: Slot, colour: Colour },
        NotRefilled { cards: u8 },
        EndTriggered { player: Player },
        Ended,
    }
}
