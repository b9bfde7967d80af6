//! The queries of the enemies' rules, and the answers to them.

use game_core::{Id as _, QueryKinds, nth_of};

use crate::automa::Loss;
use crate::content::{BagToken, EnemyFace};
use crate::enemy_action::Goods;
use crate::state::Closing;
use crate::types::{Deck, Lab, Scientist, Slot, Tower, Window};

/// More things than an enemy can take at once; stands for this many or more.
pub(crate) const MANY: u8 = 20;

/// More cards of a type than anybody can build.
pub(crate) const MOST_CARDS: u8 = 30;

/// More dice than anybody can have.
pub(crate) const MOST_DICE: u8 = 60;

/// Number of labs, and of towers, around the ring.
const RING: usize = 6;

/// The losses that facts are about, in the order of those facts.
pub(super) const LOSSES: [Loss; 5] = [
    Loss::Any,
    Loss::Only(Goods::Research),
    Loss::Only(Goods::Potion),
    Loss::Only(Goods::Token),
    Loss::Only(Goods::Card),
];

/// The kinds of facts: how many there are of each, and its name.
pub(crate) const KINDS: QueryKinds<22> = QueryKinds::new([
    (1, "your lab"),
    (Window::COUNT, "window"),
    (RING, "tiles"),
    (LOSSES.len(), "you have"),
    (RING, "tower at"),
    (RING, "lab at"),
    (Scientist::COUNT, "scientist"),
    (Scientist::COUNT, "meter"),
    (Scientist::COUNT, "need"),
    (BagToken::COUNT, "bag"),
    (BagToken::COUNT, "unused power"),
    (Window::COUNT, "in window"),
    (1, "active enemy"),
    (Tower::COUNT, "room on"),
    (1, "the end"),
    (1, "you are"),
    (Deck::ALL.len(), "built"),
    (1, "points of cards"),
    (1, "points of texts"),
    (1, "tens of research"),
    (1, "research marker"),
    (1, "your dice"),
]);

/// The kind of facts named by [`Query::room`].
pub(crate) const ROOM: usize = 13;

/// The kinds of facts about the end of the game and your final score.
pub(crate) mod kind {
    /// Whether the game is over, and by what.
    pub(crate) const END: usize = 14;
    /// Which scientist you are.
    pub(crate) const YOU: usize = 15;
    /// How many cards of a type you have built.
    pub(crate) const BUILT: usize = 16;
    /// The points printed on your cards.
    pub(crate) const PRINTED: usize = 17;
    /// The points from SCORE texts.
    pub(crate) const TEXTS: usize = 18;
    /// How often your research marker went round the track.
    pub(crate) const TENS: usize = 19;
    /// The space of your research marker.
    pub(crate) const MARKER: usize = 20;
    /// How many dice you have.
    pub(crate) const DICE: usize = 21;
}

game_core::index_type! {
    /// A fact on the table that the enemies' rules can read.
    pub struct Query(KINDS.count());
    |number, f| {
        let (kind, nth) = KINDS.split(number);
        let name = KINDS.name(kind);
        match kind {
            0 | 12 | kind::END | kind::YOU | kind::PRINTED.. => f.write_str(name),
            kind::BUILT => write!(f, "{name} {}", Deck::ALL[nth]),
            1 | 11 => write!(f, "{name} {}", nth_of::<Window>(nth)),
            2 => write!(f, "{name} {}", nth_of::<Lab>(nth)),
            3 => write!(f, "{name} {}", nth_of::<Kind>(nth)),
            6..=8 => write!(f, "{name} {}", nth_of::<Scientist>(nth)),
            9 | 10 => write!(f, "{name} {}", nth_of::<BagToken>(nth)),
            ROOM => write!(f, "{name} {}", nth_of::<Tower>(nth)),
            _ => write!(f, "{name} {}", nth + 1),
        }
    }
}

impl Query {
    /// The lab of your scientist.
    pub const YOUR_LAB: Query = Query(0);

    pub(super) fn of(kind: usize, nth: usize) -> Query {
        Query(KINDS.number(kind, nth) as u8)
    }

    /// Whether a window holds a minion of yours, and whether it has a die.
    pub fn window(window: Window) -> Query {
        Query::of(1, window.index())
    }

    /// The lowest free window of a tower, among those that can hold a minion of yours.
    pub fn room(tower: Tower) -> Query {
        Query::of(ROOM, tower.index())
    }

    /// The highest tiles of a lab.
    pub fn tiles(at: Lab) -> Query {
        Query::of(2, at.index())
    }

    /// How many things of a kind you have that can be taken.
    pub(crate) fn have(what: Loss) -> Query {
        let place = LOSSES.iter().position(|other| *other == what);
        Query::of(3, place.unwrap_or_default())
    }
}

game_core::string_enum! {
    /// A kind of thing that can be taken from a player.
    pub enum Kind {
        /// Anything: dice of the pool, potions, tokens or cards.
        Any = "things",
        /// Research tokens.
        Research = "research",
        /// Potion tokens.
        Potion = "potions",
        /// Resource or wild tokens.
        Token = "tokens",
        /// Cards of the hand.
        Card = "cards",
    }
}

game_core::string_enum! {
    /// The highest tiles of a lab, the starter tile aside.
    pub enum Highest {
        /// There is no other tile.
        Nothing = "none",
        /// The left one in the first row.
        Left = "L",
        /// The right one in the first row.
        Right = "R",
        /// Both in the first row.
        LeftAndRight = "L+R",
        /// The left one in the second row.
        LeftCentre = "LC",
        /// The right one in the second row.
        CentreRight = "CR",
        /// Both in the second row.
        BothUpper = "LC+CR",
        /// The one at the top.
        Top = "TOP",
    }
}

impl Highest {
    pub(crate) fn slots(self) -> &'static [Slot] {
        match self {
            Highest::Nothing => &[],
            Highest::Left => &[Slot::Left],
            Highest::Right => &[Slot::Right],
            Highest::LeftAndRight => &[Slot::Left, Slot::Right],
            Highest::LeftCentre => &[Slot::LeftCentre],
            Highest::CentreRight => &[Slot::CentreRight],
            Highest::BothUpper => &[Slot::LeftCentre, Slot::CentreRight],
            Highest::Top => &[Slot::Top],
        }
    }
}

game_core::choices! {
    /// A fact of the table with its value.
    pub enum Answer {
        /// Your scientist is in this lab.
        InLab(at: Lab) = "in lab {}",
        /// Your scientist is in no lab.
        InNoLab = "in no lab",
        /// This window holds no minion of yours.
        Free(window: Window) = "window {} free",
        /// This window holds a minion of yours without a die.
        Bare(window: Window) = "window {} bare",
        /// This window holds a minion of yours with a die.
        WithDie(window: Window) = "window {} with die",
        /// The highest tiles of a lab.
        Tiles(at: Lab, highest: Highest) = "tiles {} {}",
        /// This window is the lowest free one of its tower.
        Room(window: Window) = "room {}",
        /// No window of this tower is free.
        NoRoom(tower: Tower) = "no room {}",
        /// You have this many; the largest number means that many or more.
        Have(count: u8 in 0..=MANY, of: Kind) = "have {} {}",

        /// The tower at this place of the ring, from 1.
        TowerAt(place: u8 in 1..=6, tower: Tower) = "place {} tower {}",
        /// The lab at this place of the ring, from 1.
        LabAt(place: u8 in 1..=6, at: Lab) = "place {} lab {}",
        /// An enemy's scientist is in this lab.
        Scientist(enemy: Scientist, at: Lab) = "scientist {} in {}",
        /// This enemy's scientist is in no lab. Older logs have it; it is not offered, since after
        /// set-up every enemy is in a lab (IV-06).
        Absent(enemy: Scientist) = "scientist {} in none",
        /// The meter of this enemy.
        Meter(enemy: Scientist, charge: u8 in 0..=u8::MAX) = "meter {} {}",
        /// The need of the top card of an enemy's deck; 0 if there is no card.
        Need(enemy: Scientist, tokens: u8 in 0..=u8::MAX) = "need {} {}",
        /// The numbers of criteria and power tokens of this kind in the bag.
        Bag(token: BagToken, criteria: u8 in 0..=9, power: u8 in 0..=9) = "bag {} {}+{}",
        /// The number of unused power tokens of this kind.
        Unused(token: BagToken, power: u8 in 0..=9) = "unused {} {}",
        /// This enemy holds the active token.
        Active(enemy: Scientist) = "active {}",
        /// This window holds nothing of the enemies.
        Clear(window: Window) = "window {} clear",
        /// This window holds ice.
        Ice(window: Window) = "window {} ice",
        /// This window holds damage.
        Damage(window: Window) = "window {} damage",
        /// This window holds an enemy's minion, with this face of its die.
        Theirs(window: Window, enemy: Scientist, face: EnemyFace) = "window {} of {} {}",
        /// This window holds an enemy's minion, with this face of its die, and damage.
        TheirsDamaged(window: Window, enemy: Scientist, face: EnemyFace)
            = "window {} of {} {} damaged",

        /// The game goes on.
        GoesOn = "goes on",
        /// The game is over.
        Over(by: EndedBy) = "over by {}",
        /// You are this scientist.
        You(scientist: Scientist) = "you are {}",
        /// You have built this many cards of this type.
        Built(count: u8 in 0..=MOST_CARDS, deck: Deck) = "built {} {}",
        /// The points printed on your cards.
        Printed(points: u8 in 0..=u8::MAX) = "card points {}",
        /// The points from SCORE texts.
        Texts(points: u8 in 0..=u8::MAX) = "text points {}",
        /// How often your research marker went round the track.
        Tens(times: u8 in 0..=MANY) = "research rounds {}",
        /// The space of your research marker.
        Marker(at: u8 in 0..=u8::MAX) = "research marker {}",
        /// You have this many dice.
        Dice(count: u8 in 0..=MOST_DICE) = "your dice {}",
    }
}

game_core::string_enum! {
    /// The reason why a game ended.
    pub enum EndedBy {
        /// You built enough cards.
        Cards = "cards",
        /// An enemy completed its device.
        Device = "device",
        /// Every window was blocked.
        Full = "full",
    }
}

impl EndedBy {
    pub(crate) fn closing(self) -> Closing {
        match self {
            EndedBy::Cards => Closing::Cards,
            EndedBy::Device => Closing::Device,
            EndedBy::Full => Closing::Full,
        }
    }
}
