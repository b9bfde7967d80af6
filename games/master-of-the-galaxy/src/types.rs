//! The named things of the game.

use game_core::{Id, Seat, index_type, serde_as_name, string_enum};

string_enum! {
    /// A colour of cubes.
    ///
    /// MG-1.1 MUST: black counts as a colour wherever a rule asks for one.
    pub enum Colour {
        /// Military.
        Red = "R",
        /// Science.
        Blue = "B",
        /// Economy.
        Yellow = "Y",
        /// Industry.
        White = "W",
        /// Administration.
        Black = "K",
    }
}

impl Colour {
    /// The four colours that an effect can give when it gives a cube of your choice.
    pub const RESOURCES: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::White];

    /// The name of the colour inside a sentence, such as `red`.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::White => "white",
            Colour::Black => "black",
        }
    }
}

string_enum! {
    /// How strong The Weavers are.
    pub enum Level {
        /// Their cards as they are printed.
        Printed = "printed",
        /// A club player wins about seven games in ten.
        Easy = "easy",
        /// A club player wins about two games in three.
        Normal = "normal",
        /// A club player wins about one game in four.
        Hard = "hard",
    }
}

string_enum! {
    /// What is printed in a slot: a colour, or a star that accepts any.
    pub enum Letter {
        /// Red only.
        Red = "R",
        /// Blue only.
        Blue = "B",
        /// Yellow only.
        Yellow = "Y",
        /// White only.
        White = "W",
        /// Black only.
        Black = "K",
        /// Any of the five colours.
        Star = "*",
    }
}

impl Letter {
    /// The colour that the slot accepts; `None` for a star.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Letter::Red => Some(Colour::Red),
            Letter::Blue => Some(Colour::Blue),
            Letter::Yellow => Some(Colour::Yellow),
            Letter::White => Some(Colour::White),
            Letter::Black => Some(Colour::Black),
            Letter::Star => None,
        }
    }
}

string_enum! {
    /// A kind of supremacy symbol.
    pub enum Symbol {
        /// Military.
        Military = "military",
        /// Economic.
        Economic = "economic",
        /// Industrial.
        Industrial = "industrial",
        /// Scientific.
        Scientific = "scientific",
        /// Political.
        Political = "political",
    }
}

string_enum! {
    /// The shape of a base.
    pub enum Shape {
        /// A factory.
        Factory = "factory",
        /// A pyramid.
        Pyramid = "pyramid",
        /// A globe.
        Globe = "globe",
    }
}

string_enum! {
    /// A player, in seat order.
    pub enum Player {
        /// Seat 1.
        One = "1",
        /// Seat 2.
        Two = "2",
        /// Seat 3.
        Three = "3",
        /// Seat 4.
        Four = "4",
    }
}

impl Player {
    /// The seat of the player.
    pub fn seat(self) -> Seat {
        Seat(self.index() as u8)
    }

    /// The player in a seat, if there is one.
    pub fn of_seat(seat: Seat) -> Option<Player> {
        Player::new(usize::from(seat.0))
    }
}

string_enum! {
    /// A deck of cards.
    pub enum Pile {
        /// Species cards.
        Species = "species",
        /// Leader cards.
        Leader = "leader",
        /// Conflict cards.
        Conflict = "conflict",
        /// Government cards.
        Government = "government",
        /// Commerce developments.
        Commerce = "commerce",
        /// Expansion developments.
        Expansion = "expansion",
        /// Progress developments.
        Progress = "progress",
    }
}

impl Pile {
    /// The six decks whose top card is open once the game has begun.
    pub const OPEN: [Pile; 6] = [
        Pile::Leader,
        Pile::Conflict,
        Pile::Government,
        Pile::Commerce,
        Pile::Expansion,
        Pile::Progress,
    ];

    /// Whether the cards of this deck are developments.
    pub const fn is_development(self) -> bool {
        matches!(self, Pile::Commerce | Pile::Expansion | Pile::Progress)
    }
}

index_type! {
    /// A system, named by its place on a grid of five by five: `s30` is the fourth from the left in
    /// the top row. The board uses as many as the content has.
    pub struct System(25);
    |number, f| write!(f, "s{}{}", number % 5, number / 5)
}

index_type! {
    /// A printed line between two systems.
    pub struct Route(48);
    |number, f| write!(f, "r{:02}", number + 1)
}

/// The number of species; the next constants are where the other decks begin among the cards.
const SPECIES: usize = 9;
const LEADERS: usize = SPECIES + 18;
const CONFLICTS: usize = LEADERS + 9;
const GOVERNMENTS: usize = CONFLICTS + 9;
const COMMERCE: usize = GOVERNMENTS + 9;
const EXPANSION: usize = COMMERCE + 9;

index_type! {
    /// A card of the seven decks: `sp1` a species, `l05` a leader, `c1` a conflict, `g1` a
    /// government, `m1`, `x1` and `p1` developments of commerce, expansion and progress.
    pub struct Card(72);
    |number, f| match number {
        0..SPECIES => write!(f, "sp{}", number + 1),
        SPECIES..LEADERS => write!(f, "l{:02}", number - SPECIES + 1),
        LEADERS..CONFLICTS => write!(f, "c{}", number - LEADERS + 1),
        CONFLICTS..GOVERNMENTS => write!(f, "g{}", number - CONFLICTS + 1),
        GOVERNMENTS..COMMERCE => write!(f, "m{}", number - GOVERNMENTS + 1),
        COMMERCE..EXPANSION => write!(f, "x{}", number - COMMERCE + 1),
        _ => write!(f, "p{}", number - EXPANSION + 1),
    }
}

/// The deck of each card.
const PILES: [Pile; Card::COUNT] = {
    let mut piles = [Pile::Progress; Card::COUNT];
    let mut card = 0;
    while card < EXPANSION {
        piles[card] = match card {
            0..SPECIES => Pile::Species,
            SPECIES..LEADERS => Pile::Leader,
            LEADERS..CONFLICTS => Pile::Conflict,
            CONFLICTS..GOVERNMENTS => Pile::Government,
            GOVERNMENTS..COMMERCE => Pile::Commerce,
            _ => Pile::Expansion,
        };
        card += 1;
    }
    piles
};

impl Card {
    /// The deck to which the card belongs.
    pub const fn pile(self) -> Pile {
        PILES[self.0 as usize]
    }

    /// All conflict cards.
    pub(crate) const CONFLICT_CARDS: [Card; CONFLICTS - LEADERS] = {
        let mut cards = [Card(0); CONFLICTS - LEADERS];
        let mut nth = 0;
        while nth < cards.len() {
            cards[nth] = Card((LEADERS + nth) as u8);
            nth += 1;
        }
        cards
    };

    /// All cards of a deck.
    pub fn of(pile: Pile) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| card.pile() == pile)
    }
}

index_type! {
    /// A Weaver card.
    pub struct Weaver(5);
    |number, f| write!(f, "w{}", number + 1)
}

string_enum! {
    /// A project of a Weaver card, in the order in which swarms advance them.
    pub enum Work {
        /// Proliferation.
        Proliferation = "P",
        /// Morphing.
        Morphing = "M",
        /// Engulfment.
        Engulfment = "E",
    }
}

impl Work {
    /// The name of the work inside a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Work::Proliferation => "proliferation",
            Work::Morphing => "morphing",
            Work::Engulfment => "engulfment",
        }
    }
}

string_enum! {
    /// Which project of a card is meant.
    pub enum Part {
        /// The only project of a leader or a development.
        Only = "only",
        /// A species' project for a base.
        Base = "base",
        /// A species' project for research.
        Research = "research",
        /// A species' project for politics.
        Politics = "politics",
        /// The attacker's side of a conflict.
        Attack = "attack",
        /// The defender's side of a conflict.
        Defence = "defence",
    }
}

string_enum! {
    /// A kind of project, as modifiers and effects name it.
    pub enum Kind {
        /// A species' project for a base.
        Base = "base",
        /// A species' project for research.
        Research = "research",
        /// A species' project for politics.
        Politics = "politics",
        /// A leader's project.
        Leader = "leader",
        /// A development.
        Development = "development",
        /// The attacker's side of a conflict.
        Attack = "attack",
        /// The defender's side of a conflict.
        Defence = "defence",
        /// A route.
        Route = "route",
    }
}

impl Kind {
    /// The kinds of projects on cards in front of a player.
    pub const ON_CARDS: [Kind; 5] =
        [Kind::Base, Kind::Research, Kind::Politics, Kind::Leader, Kind::Development];
}

string_enum! {
    /// What happens to the cubes of a development when it is completed.
    pub enum After {
        /// They go back to the owner's bag.
        Bag = "bag",
        /// They go to the reserve.
        Reserve = "reserve",
        /// They stay until the card leaves play.
        Lock = "lock",
    }
}

/// A project on a card.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Project {
    /// The card.
    pub card: Card,
    /// Which project of the card.
    pub part: Part,
}

/// The number of projects of all cards together.
pub(crate) const PROJECTS: usize = SPECIES * 3 + 18 + 9 * 2 + 27;

impl Project {
    /// A project of a card.
    pub const fn at(card: Card, part: Part) -> Project {
        Project { card, part }
    }

    /// All projects of a card, in their fixed order.
    pub fn of(card: Card) -> impl Iterator<Item = Project> {
        let parts: &[Part] = match card.pile() {
            Pile::Species => &[Part::Base, Part::Research, Part::Politics],
            Pile::Conflict => &[Part::Attack, Part::Defence],
            Pile::Government => &[],
            Pile::Leader | Pile::Commerce | Pile::Expansion | Pile::Progress => &[Part::Only],
        };
        parts.iter().map(move |&part| Project { card, part })
    }

    /// The kind of the project.
    pub fn kind(self) -> Kind {
        match self.part {
            Part::Base => Kind::Base,
            Part::Research => Kind::Research,
            Part::Politics => Kind::Politics,
            Part::Attack => Kind::Attack,
            Part::Defence => Kind::Defence,
            Part::Only if self.card.pile() == Pile::Leader => Kind::Leader,
            Part::Only => Kind::Development,
        }
    }

    /// The index among all projects, from 0; `None` if the card has no such project.
    pub(crate) fn number(self) -> Option<usize> {
        let card = self.card.index();
        match (self.card.pile(), self.part) {
            (Pile::Species, Part::Base) => Some(card * 3),
            (Pile::Species, Part::Research) => Some(card * 3 + 1),
            (Pile::Species, Part::Politics) => Some(card * 3 + 2),
            (Pile::Leader, Part::Only) => Some(SPECIES * 3 + card - SPECIES),
            (Pile::Conflict, Part::Attack) => Some(SPECIES * 3 + 18 + (card - LEADERS) * 2),
            (Pile::Conflict, Part::Defence) => Some(SPECIES * 3 + 18 + (card - LEADERS) * 2 + 1),
            (pile, Part::Only) if pile.is_development() => {
                Some(SPECIES * 3 + 18 + 18 + card - GOVERNMENTS)
            }
            _ => None,
        }
    }
}

impl std::fmt::Display for Project {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.part {
            Part::Only => write!(f, "{}", self.card),
            part => write!(f, "{} {part}", self.card),
        }
    }
}

impl std::str::FromStr for Project {
    type Err = game_core::Unknown;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (card, part) = match text.split_once(' ') {
            Some((card, part)) => (card.parse::<Card>()?, part.parse::<Part>()?),
            None => (text.parse::<Card>()?, Part::Only),
        };
        let project = Project { card, part };
        project.number().map(|_| project).ok_or_else(|| game_core::Unknown(text.to_string()))
    }
}

impl Id for Project {
    const COUNT: usize = PROJECTS;

    type BitSet = game_core::narrowest!(PROJECTS);

    type Array<T> = [T; PROJECTS];

    fn new(number: usize) -> Option<Self> {
        Card::all().flat_map(Project::of).find(|project| project.number() == Some(number))
    }

    fn index(self) -> usize {
        self.number().unwrap_or(0)
    }
}

serde_as_name!(Project);
game_core::schema_of_texts!(Project);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_project_has_a_number_of_its_own() {
        let mut numbers: Vec<usize> =
            Card::all().flat_map(Project::of).filter_map(Project::number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..PROJECTS).collect::<Vec<_>>());
    }

    #[test]
    fn projects_read_back_from_their_text() {
        for project in Card::all().flat_map(Project::of) {
            assert_eq!(project.to_string().parse(), Ok(project));
        }
        assert!("g1".parse::<Project>().is_err(), "a government has no project");
    }

    #[test]
    fn systems_are_named_by_their_place() {
        let sirius: System = "s30".parse().expect("a system");
        assert_eq!((sirius.index() % 5, sirius.index() / 5), (3, 0));
    }
}
