//! The named things of the game: colours, Buildings, players, slots, cards, Spaceships.
//!
//! They are identities only. [`crate::content`] has what is printed on a component.

pub use game_core::{EnumMap, EnumSet, Id, Unknown};

/// A set of Project cards.
pub type CardSet = EnumSet<Card>;
/// A map from each player to a value.
pub type PlayerMap<T> = EnumMap<Player, T>;
/// A map from each Building to a value.
pub type BuildingMap<T> = EnumMap<Building, T>;

game_core::string_enum! {
    /// The colour of a Project card's back and of the Building that it joins.
    pub enum Colour {
        /// Of the Greenhouse.
        Green = "green",
        /// Of the Aqualab.
        Blue = "blue",
        /// Of the Energy Bank.
        Orange = "orange",
        /// Of the Comms Center.
        Purple = "purple",
        /// Of the Habitation.
        Black = "black",
    }
}

game_core::string_enum! {
    /// One of the five Buildings. Their order breaks the androids' ties.
    pub enum Building {
        /// Green.
        Greenhouse = "greenhouse",
        /// Blue.
        Aqualab = "aqualab",
        /// Orange.
        EnergyBank = "energy_bank",
        /// Purple.
        CommsCenter = "comms_center",
        /// Black; holds no colonists.
        Habitation = "habitation",
    }
}

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

    /// All Project cards of this colour.
    pub fn cards(self) -> CardSet {
        CardSet::of_mask(((1 << OF_COLOUR) - 1) << (self as usize * OF_COLOUR))
    }

    /// The two letters with which the ids of its cards begin.
    pub const fn letters(self) -> &'static str {
        ["GH", "AQ", "EB", "CC", "HB"][self as usize]
    }
}

game_core::string_enum! {
    /// One of the four Spaceship cards.
    pub enum Ship {
        /// Row 1 of the content file.
        Falcon = "falcon_1k",
        /// Row 2 of the content file.
        Nostromo = "nostr_o_mo",
        /// Row 3 of the content file.
        Rocinante = "rocinant_9",
        /// Row 4 of the content file.
        Enterprise = "enter_prize",
    }
}

game_core::string_enum! {
    /// One of the two places of a prep module.
    pub enum Slot {
        /// The first.
        One = "1",
        /// The second.
        Two = "2",
    }
}

game_core::string_enum! {
    /// Anyone with colonists and a Spaceship: a seat, or in solo the Devious Automatics.
    pub enum Player {
        /// Seat 1, in solo the human.
        One = "p1",
        /// Seat 2.
        Two = "p2",
        /// Seat 3.
        Three = "p3",
        /// Seat 4.
        Four = "p4",
        /// The Devious Automatics, who have no seat.
        Androids = "da",
    }
}

impl Player {
    /// The player of a seat.
    pub fn of_seat(seat: game_core::Seat) -> Player {
        Player::ALL[seat.index().min(3)]
    }

    /// The seat; `None` for the androids.
    pub fn seat(self) -> Option<game_core::Seat> {
        (self != Player::Androids).then_some(game_core::Seat(self as u8))
    }
}

/// How many Project cards of one colour there are.
pub(crate) const OF_COLOUR: usize = 7;

game_core::index_type! {
    /// A Project card, such as `AQ7`. Its number is its position in the fixed order: green 1 to 7,
    /// then blue, orange, purple, black. The default value fills unused places of lists.
    pub struct Card(35);
    |number, f| {
        write!(f, "{}{}", Colour::ALL[number / OF_COLOUR].letters(), number % OF_COLOUR + 1)
    }
}

impl Card {
    /// The colour of its back.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / OF_COLOUR]
    }

    /// The Building that it joins.
    pub const fn building(self) -> Building {
        self.colour().building()
    }
}

game_core::string_enum! {
    /// The level of the solo game.
    pub enum Level {
        /// DA-11.1: the easiest level.
        Normal = "normal",
        /// DA-11.2: the middle level.
        SuperDroid = "super_droid",
        /// DA-11.3: the hardest level.
        Cyborg = "cyborg",
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
        assert_eq!(set.and(Colour::Blue.cards()).len(), 1);
        assert_eq!(CardSet::full().len(), Card::COUNT);
    }
}
