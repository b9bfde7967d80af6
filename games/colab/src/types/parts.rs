//! Colours, symbols, cards, tiles, players and scientists.

use game_core::{Id, Seat};

game_core::string_enum! {
    /// One of the three colours of resources (red triangle, blue circle, purple diamond).
    pub enum Colour {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Purple.
        Purple = "purple",
    }
}

impl Colour {
    /// The deck of this colour.
    pub const fn deck(self) -> Deck {
        Deck::ALL[self as usize]
    }

    /// Its bare shape.
    pub const fn shape(self) -> &'static str {
        ["triangle", "circle", "diamond"][self as usize]
    }

    /// Its two symbols.
    pub const fn symbols(self) -> [Symbol; 2] {
        [Symbol::ALL[self as usize * 2], Symbol::ALL[self as usize * 2 + 1]]
    }
}

game_core::string_enum! {
    /// A card type, which is also a deck and a build symbol.
    pub enum Deck {
        /// Devices, red.
        Device = "device",
        /// Potions, blue.
        Potion = "potion",
        /// Monsters, purple.
        Monster = "monster",
    }
}

impl Deck {
    /// Number of kinds of cards in each deck.
    pub const KINDS: usize = 14;

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }

    /// The kinds of its cards.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all().skip(self as usize * Deck::KINDS).take(Deck::KINDS)
    }
}

game_core::string_enum! {
    /// One of the six symbols in prices, two of each colour.
    pub enum Symbol {
        /// Gear, red.
        Gear = "gear",
        /// Spark, red.
        Spark = "spark",
        /// Herb, blue.
        Herb = "herb",
        /// Vial, blue.
        Vial = "vial",
        /// Bone, purple.
        Bone = "bone",
        /// Eye, purple.
        Eye = "eye",
    }
}

impl Symbol {
    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize / 2]
    }

    /// Its index among the two symbols of its colour, from 0.
    pub const fn which(self) -> usize {
        self as usize % 2
    }

    /// Its letter on dice and in prices.
    pub const fn letter(self) -> char {
        ['G', 'S', 'H', 'V', 'N', 'E'][self as usize]
    }

    /// The symbol with this letter.
    pub fn of_letter(letter: char) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }
}

game_core::string_enum! {
    /// A player, by seat.
    #[derive(Default)]
    pub enum Player {
        /// The first seat.
        #[default]
        One = "1",
        /// The second seat.
        Two = "2",
        /// The third seat.
        Three = "3",
        /// The fourth seat.
        Four = "4",
    }
}

impl Player {
    /// The seat of this player.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The player of a seat; the last player for seats beyond the fourth.
    pub fn of_seat(seat: Seat) -> Player {
        Player::new(seat.index()).unwrap_or(Player::Four)
    }

    /// The player this many steps to the left, at a table with this many seats.
    pub fn left(self, steps: u8, seats: u8) -> Player {
        let number = (self as usize + usize::from(steps)) % usize::from(seats.max(1));
        Player::new(number).unwrap_or_default()
    }
}

game_core::string_enum! {
    /// A scientist.
    pub enum Scientist {
        /// Red.
        Luciana = "luciana",
        /// Blue.
        Ivy = "ivy",
        /// Purple.
        Victor = "victor",
        /// White.
        Elias = "elias",
    }
}

game_core::index_type! {
    /// A kind of card, by its printed id: `D01` to `D14`, `P01` to `P14`, `M01` to `M14`.
    pub struct Card(42);
    |number, f| write!(f, "{}{:02}", ["D", "P", "M"][number / Deck::KINDS], number % Deck::KINDS + 1)
}

impl Card {
    /// Its deck, which is its type.
    pub fn deck(self) -> Deck {
        Deck::ALL[self.index() / Deck::KINDS]
    }
}

/// Number of kinds of tiles: starter tiles, then each tier.
const TILES: [usize; 4] = [6, 18, 14, 9];

game_core::index_type! {
    /// A kind of upgrade tile, by its printed id: `S1` to `S6`, `U101` to `U118`, `U201` to `U214`,
    /// `U301` to `U309`.
    pub struct Tile(47);
    |number, f| match number {
        0..6 => write!(f, "S{}", number + 1),
        6..24 => write!(f, "U{}", number - 6 + 101),
        24..38 => write!(f, "U{}", number - 24 + 201),
        _ => write!(f, "U{}", number - 38 + 301),
    }
}

impl Tile {
    /// The index of its tier: 0 for starter tiles, else 1 to 3.
    pub fn tier_number(self) -> usize {
        let mut number = self.index();
        TILES
            .iter()
            .position(|&count| {
                let here = number < count;
                number = number.saturating_sub(count);
                here
            })
            .unwrap_or(3)
    }
}

game_core::index_type! {
    /// A trade of the research board: `RB1` to `RB5`.
    pub struct Trade(5);
    |number, f| write!(f, "RB{}", number + 1)
}

game_core::index_type! {
    /// An end-game bonus card: `BC01` to `BC16`.
    pub struct Bonus(16);
    |number, f| write!(f, "BC{:02}", number + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_decks_and_symbols_belong_together() {
        for colour in Colour::ALL {
            assert_eq!(colour.deck().colour(), colour);
            assert!(colour.symbols().iter().all(|symbol| symbol.colour() == colour));
            assert_eq!(colour.deck().cards().count(), Deck::KINDS);
            assert!(colour.deck().cards().all(|card| card.deck() == colour.deck()));
        }
        assert_eq!("M14".parse::<Card>().map(Card::deck), Ok(Deck::Monster));
        assert_eq!("D01".parse::<Card>().map(Id::index), Ok(0));
    }

    #[test]
    fn tiles_know_their_tier() {
        let tier = |text: &str| text.parse::<Tile>().map(Tile::tier_number);
        assert_eq!(
            ["S6", "U101", "U118", "U214", "U301", "U309"].map(tier),
            [0, 1, 1, 2, 3, 3].map(Ok)
        );
        assert!("U119".parse::<Tile>().is_err());
    }

    #[test]
    fn the_player_to_the_left_of_the_last_is_the_first() {
        assert_eq!(Player::Three.left(1, 3), Player::One);
        assert_eq!(Player::Two.left(3, 4), Player::One);
    }
}
