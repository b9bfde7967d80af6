//! What is on the table, and its invariants.

use game_core::Stack;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::colonists::Colonists;
use crate::sequence::Frame;
use crate::types::{
    Building, BuildingMap, Card, CardSet, Colour, EnumMap, Id, OF_COLOUR, Player, PlayerMap, Ship,
    Slot,
};

/// How many frames can be pending at once; the deepest effect needs 8.
pub(crate) const MOST_FRAMES: usize = 16;

/// A whole position as plain data: one block of memory that can be copied as such.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round, from 1; 0 during set-up.
    pub round: u16,
    /// The player who begins every round; in solo the human.
    pub starting: Option<Player>,
    /// Whose turn it is.
    pub active: Player,
    /// Whether the end has been triggered (PM-10.1).
    pub end_triggered: bool,
    /// Everybody's Spaceship.
    pub ships: PlayerMap<Option<Ship>>,
    /// Colonists on Earth.
    pub earth: PlayerMap<u8>,
    /// Colonists on the Spaceship.
    pub on_ship: PlayerMap<u8>,
    /// Energy.
    pub energy: PlayerMap<u8>,
    /// Hands; during the draft the cards that were kept.
    pub hands: PlayerMap<CardSet>,
    /// Prep modules. Order: slot 1, slot 2.
    pub prep: PlayerMap<[Option<PrepCard>; 2]>,
    /// Draft packets, by the player who picks from each now.
    pub packets: PlayerMap<CardSet>,
    /// Simultaneous choices that were made but not carried out yet: cards of the packet to keep, or
    /// cards of the hand for the prep module.
    pub picks: PlayerMap<CardSet>,
    /// Cards connected to each Building. Order: the lowest first.
    #[schemars(with = "BuildingMap<Vec<Connected>>")]
    pub stacks: BuildingMap<ArrayVec<[Connected; OF_COLOUR]>>,
    /// Colonists on ★.
    pub first: BuildingMap<PlayerMap<u8>>,
    /// Colonists on ★★.
    pub second: BuildingMap<PlayerMap<u8>>,
    /// The deck.
    pub deck: Deck,
    /// The discard pile. Order: the top card last.
    #[schemars(with = "Vec<Card>")]
    pub discard: ArrayVec<[Card; Card::COUNT]>,
    /// The hand card being resolved.
    pub in_play: Option<Card>,
    /// The card connected in this action.
    pub connection: Option<Connection>,
    /// The pending frames.
    pub frames: Stack<Frame, MOST_FRAMES>,
}

/// What is known of a card: its face, or only its back if nobody has seen it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Nobody has seen the face: only the back is known, and the card is one of those not placed.
    Sealed(Colour),
    /// Somebody has seen the face: it is this card.
    Known(Card),
}

impl Face {
    /// The colour of the back.
    pub fn colour(self) -> Colour {
        match self {
            Face::Sealed(colour) => colour,
            Face::Known(card) => card.colour(),
        }
    }

    /// The card, if anybody has seen it.
    pub fn card(self) -> Option<Card> {
        match self {
            Face::Sealed(_) => None,
            Face::Known(card) => Some(card),
        }
    }
}

/// A card in a prep module.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrepCard {
    /// The card.
    pub face: Face,
    /// Who knows its face (PM-14.2).
    pub seen_by: PlayerMap<bool>,
}

/// A connected card.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Connected {
    /// The card.
    pub card: Card,
    /// Whether it lies face-down.
    pub face_down: bool,
}

/// The deck: a number of cards of which only two things are known, the back of the top one and the
/// lowest cards that players put there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The number of cards.
    pub count: u8,
    /// The top card; `None` while its colour is not yet revealed, or if there is none.
    pub top: Option<Face>,
    /// Cards that were put under the deck, without the top card. Order: the lowest last.
    #[schemars(with = "Vec<Card>")]
    pub bottom: ArrayVec<[Card; Card::COUNT]>,
}

impl Deck {
    /// All cards that players put under the deck, the lowest last, including the top card if only
    /// such cards are left.
    pub fn put_under(&self) -> impl Iterator<Item = Card> {
        let is_last = usize::from(self.count) == self.bottom.len() + 1;
        let top = self.top.filter(|_| is_last).and_then(Face::card);
        top.into_iter().chain(self.bottom.iter().copied())
    }
}

/// The card connected in this action.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Connection {
    /// The card.
    pub card: Card,
    /// The owner of the prep module from which it came.
    pub owner: Player,
    /// Whether its value is strictly higher than that of the card beneath it.
    pub beats: bool,
}

impl State {
    /// A table with nothing on it.
    pub(crate) fn empty() -> State {
        State {
            round: 0,
            starting: None,
            active: Player::One,
            end_triggered: false,
            ships: PlayerMap::default(),
            earth: PlayerMap::default(),
            on_ship: PlayerMap::default(),
            energy: PlayerMap::default(),
            hands: PlayerMap::default(),
            prep: PlayerMap::default(),
            packets: PlayerMap::default(),
            picks: PlayerMap::default(),
            stacks: BuildingMap::default(),
            first: BuildingMap::default(),
            second: BuildingMap::default(),
            deck: Deck::default(),
            discard: ArrayVec::new(),
            in_play: None,
            connection: None,
            frames: Stack::new(),
        }
    }

    /// The cards whose place somebody knows. All others are in the deck or sealed.
    pub fn placed(&self) -> CardSet {
        let mut placed = CardSet::EMPTY;
        for player in Player::ALL {
            placed = placed.or(self.hands[player]).or(self.packets[player]);
            let prep = self.prep[player].iter().flatten();
            prep.filter_map(|card| card.face.card()).for_each(|card| placed.insert(card));
        }
        for stack in &self.stacks.0 {
            stack.iter().for_each(|connected| placed.insert(connected.card));
        }
        self.discard.iter().for_each(|&card| placed.insert(card));
        self.deck.bottom.iter().for_each(|&card| placed.insert(card));
        if let Some(card) = self.deck.top.and_then(Face::card) {
            placed.insert(card);
        }
        if let Some(card) = self.in_play {
            placed.insert(card);
        }
        placed
    }

    /// The cards nobody has seen since the last shuffle.
    pub fn unseen(&self) -> CardSet {
        CardSet::full().without(self.placed())
    }

    /// The number of sealed cards in prep modules, by colour.
    pub fn sealed(&self) -> EnumMap<Colour, u8> {
        let mut sealed = EnumMap::default();
        for card in self.prep.0.iter().flatten().flatten() {
            if let Face::Sealed(colour) = card.face {
                sealed[colour] += 1;
            }
        }
        sealed
    }

    /// How many cards a player has in the prep module.
    pub fn prep_count(&self, player: Player) -> usize {
        self.prep[player].iter().flatten().count()
    }

    /// How many cards a player has in hand and prep module.
    pub fn card_count(&self, player: Player) -> usize {
        self.hands[player].len() + self.prep_count(player)
    }

    /// The occupied slots of a player's prep module, each with its card.
    pub fn slots(&self, player: Player) -> impl Iterator<Item = (Slot, PrepCard)> {
        Slot::ALL.into_iter().zip(self.prep[player]).filter_map(|(slot, card)| Some((slot, card?)))
    }

    /// The slot of a player's prep module that holds this card, if anybody has seen it.
    pub fn slot_of(&self, player: Player, card: Card) -> Option<Slot> {
        self.slots(player).find(|(_, held)| held.face == Face::Known(card)).map(|(slot, _)| slot)
    }

    /// Where the colonists stand.
    pub(crate) fn colonists(&self) -> Colonists<'_> {
        Colonists { on_ship: &self.on_ship, first: &self.first, second: &self.second }
    }

    /// How many colonists of a player are on a Building.
    pub fn here(&self, building: Building, player: Player) -> u8 {
        self.first[building][player] + self.second[building][player]
    }

    /// How many colonists of a player are on Buildings.
    pub fn on_buildings(&self, player: Player) -> u8 {
        Building::ALL.iter().map(|&building| self.here(building, player)).sum()
    }

    /// How many colonists of a player are on ★★ spaces.
    pub fn on_second(&self, player: Player) -> u8 {
        self.second.0.iter().map(|space| space[player]).sum()
    }
}
