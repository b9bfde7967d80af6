//! The things of the game by name: colours, Buildings, players, slots, cards, Spaceships.
//!
//! These are identities only. What is printed on a component stands in [`crate::content`].

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Text that names none of a closed set of things.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not known here", self.0)
    }
}

impl std::error::Error for Unknown {}

/// Gives a field-less enum its words: `Display`, `FromStr`, serde and the list of all.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $name {
            /// All of them, in their fixed order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The word that names it in saves, content files and choices.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// Its number in the fixed order.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::kinds::Unknown;

            fn from_str(text: &str) -> Result<Self, $crate::kinds::Unknown> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::kinds::Unknown(text.to_string())),
                }
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::kinds::from_text(deserializer)
            }
        }
    };
}
pub(crate) use words;

/// Reads a value from its text form, for serde.
pub(crate) fn from_text<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: FromStr<Err: fmt::Display>,
{
    let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}

/// The colour of a Project card's back and of the Building that it joins.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Colour {
    /// Of the Greenhouse.
    Green,
    /// Of the Aqualab.
    Blue,
    /// Of the Energy Bank.
    Orange,
    /// Of the Comms Center.
    Purple,
    /// Of the Habitation.
    Black,
}

words!(Colour { Green = "green", Blue = "blue", Orange = "orange", Purple = "purple", Black = "black" });

/// One of the five Buildings. The order breaks the androids' ties.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Building {
    /// Green.
    Greenhouse,
    /// Blue.
    Aqualab,
    /// Orange.
    EnergyBank,
    /// Purple.
    CommsCenter,
    /// Black; holds no colonists.
    Habitation,
}

words!(Building {
    Greenhouse = "greenhouse",
    Aqualab = "aqualab",
    EnergyBank = "energy_bank",
    CommsCenter = "comms_center",
    Habitation = "habitation",
});

impl Building {
    /// The colour of its cards.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }
}

impl Colour {
    /// The Building that its cards join.
    pub const fn building(self) -> Building {
        Building::ALL[self as usize]
    }

    /// The two letters with which the ids of its cards begin.
    pub const fn letters(self) -> &'static str {
        ["GH", "AQ", "EB", "CC", "HB"][self as usize]
    }
}

/// One of the four Spaceship cards.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Ship {
    /// Row 1 of the file.
    Falcon,
    /// Row 2.
    Nostromo,
    /// Row 3.
    Rocinante,
    /// Row 4.
    Enterprise,
}

words!(Ship {
    Falcon = "falcon_1k",
    Nostromo = "nostr_o_mo",
    Rocinante = "rocinant_9",
    Enterprise = "enter_prize",
});

/// One of the two places of a prep module.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Slot {
    /// The first.
    One,
    /// The second.
    Two,
}

words!(Slot { One = "1", Two = "2" });

/// Somebody with colonists and a Spaceship: a seat, or in solo the Devious Automatics.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Player {
    /// Seat 1, in solo the human.
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
    /// The Devious Automatics, who have no seat.
    Androids,
}

words!(Player { One = "p1", Two = "p2", Three = "p3", Four = "p4", Androids = "da" });

impl Player {
    /// The player in a seat.
    pub fn of_seat(seat: table::Seat) -> Player {
        Player::ALL[seat.index().min(3)]
    }

    /// The seat; `None` for the androids.
    pub fn seat(self) -> Option<table::Seat> {
        (self != Player::Androids).then_some(table::Seat(self as u8))
    }
}

/// A Project card. Its number is its place in the fixed order: green 1 to 7, blue, orange, purple,
/// black. The default fills the unused places of lists.
#[derive(Clone, Copy, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Card(u8);

/// How many Project cards there are, and how many of each colour.
pub(crate) const CARDS: usize = 35;
/// How many Project cards of one colour there are.
pub(crate) const OF_COLOUR: usize = 7;

impl Card {
    /// The card with this number in the fixed order; `None` from 35 on.
    pub const fn new(number: usize) -> Option<Card> {
        if number < CARDS { Some(Card(number as u8)) } else { None }
    }

    /// All 35, in the fixed order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// Its number in the fixed order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour of its back.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / OF_COLOUR]
    }

    /// The Building that it joins.
    pub const fn building(self) -> Building {
        self.colour().building()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letters(), self.index() % OF_COLOUR + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let read = || {
            let (letters, number) = text.split_at_checked(2)?;
            let colour = Colour::ALL.into_iter().find(|colour| colour.letters() == letters)?;
            let number: usize = number.parse().ok().filter(|_| number.len() == 1)?;
            (1..=OF_COLOUR)
                .contains(&number)
                .then(|| Card((colour.index() * OF_COLOUR + number - 1) as u8))
        };
        read().ok_or_else(|| Unknown(text.to_string()))
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

/// A set of Project cards, kept in the fixed order.
#[derive(Clone, Copy, Default, Eq, Hash, PartialEq)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 35.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// All cards of one colour.
    pub const fn of(colour: Colour) -> CardSet {
        CardSet(((1 << OF_COLOUR) - 1) << (colour as usize * OF_COLOUR))
    }

    /// Whether `card` is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts `card` in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in both.
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards in this one only.
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards in one of them.
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the fixed order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: CardSet = cards.iter().copied().collect();
        if set.len() == cards.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a card occurs twice"))
        }
    }
}

/// One thing for each player.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByPlayer<T>(pub [T; 5]);

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        &self.0[player as usize]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player as usize]
    }
}

/// One thing for each Building, or for each colour.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByBuilding<T>(pub [T; 5]);

impl<T> Index<Building> for ByBuilding<T> {
    type Output = T;

    fn index(&self, building: Building) -> &T {
        &self.0[building as usize]
    }
}

impl<T> IndexMut<Building> for ByBuilding<T> {
    fn index_mut(&mut self, building: Building) -> &mut T {
        &mut self.0[building as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_own_text_and_reads_it_back() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!("AQ7".parse::<Card>().map(Card::colour), Ok(Colour::Blue));
        for wrong in ["AQ0", "AQ8", "AQ", "aq1", "AQ11", "ÄQ1", ""] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_keeps_cards_in_the_fixed_order() {
        let set: CardSet = ["HB7", "GH1", "AQ3"].iter().map(|id| id.parse().unwrap()).collect();
        assert_eq!(format!("{set:?}"), "{GH1, AQ3, HB7}");
        assert_eq!(set.and(CardSet::of(Colour::Blue)).len(), 1);
        assert_eq!(CardSet::ALL.len(), CARDS);
    }
}
