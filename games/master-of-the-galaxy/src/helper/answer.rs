//! The queries of the Weavers' rules, and the answers to them.

use game_core::{Id, QueryKinds, nth_of};

use crate::state::{Ended, Reason};
use crate::types::{Card, Colour, Pile, Player, Symbol, System, Weaver, Work};

/// The number of conflict cards.
const OF_CONFLICT: usize = 9;

/// All conflict cards.
pub(super) const CONFLICTS: [Card; OF_CONFLICT] = Card::CONFLICT_CARDS;

/// The kinds of queries, each with its count and its name.
const KINDS: QueryKinds<19> = QueryKinds::new([
    (1, "what is due"),
    (Symbol::COUNT, "fed for"),
    (1, "home"),
    (1, "pair"),
    (Colour::COUNT, "in hand"),
    (Colour::COUNT, "enough"),
    (Colour::COUNT, "reserve"),
    (System::COUNT, "black hole"),
    (Weaver::COUNT, "place of"),
    (Weaver::COUNT, "swarm"),
    (Weaver::COUNT, "target of"),
    (Weaver::COUNT * Work::COUNT, "cubes on"),
    (OF_CONFLICT, "conflict"),
    (OF_CONFLICT, "their side of"),
    (1, "oldest conflict"),
    (1, "end"),
    (1, "your bases"),
    (1, "your starts"),
    (Symbol::COUNT, "your symbols"),
]);

game_core::index_type! {
    /// A fact of the table that the Weavers' rules can read.
    pub struct Query(KINDS.count());
    |number, f| {
        let (kind, nth) = KINDS.split(number);
        let name = KINDS.name(kind);
        match kind {
            0 | 2 | 3 | 14..=17 => f.write_str(name),
            1 | 18 => write!(f, "{name} {}", Symbol::ALL[nth]),
            4..=6 => write!(f, "{name} {}", Colour::ALL[nth]),
            7 => write!(f, "{name} {}", nth_of::<System>(nth)),
            8 | 10 => write!(f, "{name} {}", nth_of::<Weaver>(nth)),
            9 => write!(f, "{name} {}", nth + 1),
            11 => {
                let (card, work) = (nth / Work::COUNT, nth % Work::COUNT);
                write!(f, "{name} {} {}", nth_of::<Weaver>(card), Work::ALL[work])
            }
            _ => write!(f, "{name} {}", CONFLICTS[nth]),
        }
    }
}

impl Query {
    /// Whether the Span is next, or a swarm has lost its target before it.
    pub const WHAT: Query = Query(0);

    /// The colour of which the hand has two or more cubes.
    pub const PAIR: Query = Query::of(3, 0);

    /// The system of the person's home.
    pub const HOME: Query = Query::of(2, 0);

    /// Whether the game continues, or how it ended.
    pub const END: Query = Query::of(15, 0);

    /// The number of bases that the person has on the board.
    pub const BASES: Query = Query::of(16, 0);

    /// The number of starts that the person controls.
    pub const STARTS: Query = Query::of(17, 0);

    const fn of(kind: usize, nth: usize) -> Query {
        Query(KINDS.number(kind, nth) as u8)
    }

    pub(crate) fn kind(self) -> (usize, usize) {
        KINDS.split(self.index())
    }

    /// How many times a symbol was just gained.
    pub fn fed(symbol: Symbol) -> Query {
        Query::of(1, symbol.index())
    }

    /// The number of cubes of a colour in hand.
    pub fn in_hand(colour: Colour) -> Query {
        Query::of(4, colour.index())
    }

    /// Whether the reserve has enough cubes of a colour for a Span.
    pub fn enough(colour: Colour) -> Query {
        Query::of(5, colour.index())
    }

    /// The number of cubes of a colour in the reserve.
    pub fn reserve(colour: Colour) -> Query {
        Query::of(6, colour.index())
    }

    /// The swarm at this place of the order of arrival, from 0.
    pub fn swarm(nth: usize) -> Query {
        Query::of(9, nth)
    }

    /// The number of symbols of a kind that the person has.
    pub fn symbols(symbol: Symbol) -> Query {
        Query::of(18, symbol.index())
    }

    /// The conflict card of a query about conflicts.
    pub(crate) fn conflict_card(nth: usize) -> Card {
        CONFLICTS[nth]
    }

    fn of_conflict(kind: usize, card: Card) -> Query {
        let nth = CONFLICTS.iter().position(|other| *other == card);
        Query::of(kind, nth.unwrap_or_default())
    }
}

game_core::string_enum! {
    /// How a game ended, except by symbols of a kind.
    pub enum EndedBy {
        /// The person has enough bases.
        Bases = "bases",
        /// The person has enough starts.
        Starts = "starts",
        /// No swarm is left.
        NoSwarms = "no swarms",
        /// The person's home had no base at the end of a turn.
        HomeLost = "home lost",
        /// All black hole tokens were on the board at the end of a turn.
        TokensOut = "tokens out",
        /// The last round that the guard allows was over.
        Rounds = "rounds",
    }
}

impl EndedBy {
    pub(super) fn ended(self) -> Ended {
        let won = Some(Player::One);
        match self {
            EndedBy::Bases => Ended { winner: won, by: Reason::Bases },
            EndedBy::Starts => Ended { winner: won, by: Reason::Starts },
            EndedBy::NoSwarms => Ended { winner: won, by: Reason::NoSwarms },
            EndedBy::HomeLost => Ended { winner: None, by: Reason::HomeLost },
            EndedBy::TokensOut => Ended { winner: None, by: Reason::TokensOut },
            EndedBy::Rounds => Ended { winner: None, by: Reason::Guard },
        }
    }
}

game_core::choices! {
    /// The answer to a query.
    pub enum Answer {
        /// The Weavers Span is next.
        Span = "span",
        /// A swarm has lost its target and aims again.
        Aim = "aim",
        /// A symbol was gained this many times.
        Fed(symbol: Symbol, times: u8 in 0..=9) = "fed {} {}",
        /// The person's home.
        Home(system: System) = "home {}",
        /// The hand has two or more cubes of this colour, and fewer of each colour before it.
        Pair(colour: Colour) = "pair {}",
        /// The hand has no two cubes of the same colour.
        NoPair = "no pair",
        /// The hand has this many cubes of a colour; 2 also stands for more.
        InHand(colour: Colour, cubes: u8 in 0..=2) = "hand {} {}",
        /// The reserve has enough of a colour.
        Plenty(colour: Colour) = "plenty {}",
        /// The reserve may run short of a colour.
        Scarce(colour: Colour) = "scarce {}",
        /// The reserve has this many cubes of a colour.
        Reserve(colour: Colour, cubes: u8 in 0..=20) = "reserve {} {}",

        /// A system is a black hole.
        Hole(system: System) = "hole {}",
        /// A system is not a black hole.
        Open(system: System) = "open {}",
        /// A Weaver card is on a system.
        On(card: Weaver, system: System) = "card {} on {}",
        /// A Weaver card is in the deck.
        InDeck(card: Weaver) = "card {} in deck",
        /// A Weaver card is out of the game.
        Gone(card: Weaver) = "card {} gone",
        /// The swarm at this place of the order of arrival, from 1.
        Swarm(place: u8 in 1..=5, card: Weaver) = "swarm {} {}",
        /// There are fewer swarms than that.
        NoSwarm(place: u8 in 1..=5) = "no swarm {}",
        /// A swarm aims at a system.
        Target(card: Weaver, system: System) = "target {} {}",
        /// A swarm has no target.
        NoTarget(card: Weaver) = "no target {}",
        /// A work has this many cubes.
        Cubes(card: Weaver, work: Work, cubes: u8 in 0..=9) = "cubes {} {} {}",
        /// A conflict in which the Weavers have a side: its target and its source.
        Conflict(card: Card, target: System, source: System) = "conflict {} {} from {}"
            if card.pile() == Pile::Conflict,
        /// The Weavers have no side in this conflict.
        NoConflict(card: Card) = "no conflict {}" if card.pile() == Pile::Conflict,
        /// The filled slots of their side, as a bit set: 1 for the first slot, 2 for the second, 4
        /// and so on.
        Side(card: Card, filled: u8 in 0..=63) = "side {} {}" if card.pile() == Pile::Conflict,
        /// The oldest of the conflicts.
        Oldest(card: Card) = "oldest {}" if card.pile() == Pile::Conflict,
        /// There is no conflict.
        NoOldest = "no oldest",

        /// The game continues.
        GoesOn = "goes on",
        /// The game is over.
        Over(by: EndedBy) = "over by {}",
        /// The person has enough symbols of a kind.
        OverBySymbols(symbol: Symbol) = "over by {} symbols",
        /// The person has this many bases on the board.
        Bases(count: u8 in 0..=48) = "bases {}",
        /// The person controls this many starts.
        Starts(count: u8 in 0..=4) = "starts {}",
        /// The person has this many symbols of a kind.
        Symbols(symbol: Symbol, count: u8 in 0..=20) = "symbols {} {}",
    }
}

impl Answer {
    /// The query to which this is an answer.
    pub(super) fn query(self) -> Query {
        let of_card = |kind, card: Weaver| Query::of(kind, card.index());
        match self {
            Answer::Span | Answer::Aim => Query::WHAT,
            Answer::Fed(symbol, _) => Query::fed(symbol),
            Answer::Home(_) => Query::HOME,
            Answer::Pair(_) | Answer::NoPair => Query::PAIR,
            Answer::InHand(colour, _) => Query::in_hand(colour),
            Answer::Plenty(colour) | Answer::Scarce(colour) => Query::enough(colour),
            Answer::Reserve(colour, _) => Query::reserve(colour),
            Answer::Hole(system) | Answer::Open(system) => Query::of(7, system.index()),
            Answer::On(card, _) | Answer::InDeck(card) | Answer::Gone(card) => of_card(8, card),
            Answer::Swarm(place, _) | Answer::NoSwarm(place) => {
                Query::of(9, usize::from(place) - 1)
            }
            Answer::Target(card, _) | Answer::NoTarget(card) => of_card(10, card),
            Answer::Cubes(card, work, _) => {
                Query::of(11, card.index() * Work::COUNT + work.index())
            }
            Answer::Conflict(card, ..) | Answer::NoConflict(card) => Query::of_conflict(12, card),
            Answer::Side(card, _) => Query::of_conflict(13, card),
            Answer::Oldest(_) | Answer::NoOldest => Query::of(14, 0),
            Answer::GoesOn | Answer::Over(_) | Answer::OverBySymbols(_) => Query::END,
            Answer::Bases(_) => Query::BASES,
            Answer::Starts(_) => Query::STARTS,
            Answer::Symbols(symbol, _) => Query::symbols(symbol),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_conflict_cards_are_those_of_their_deck() {
        assert!(Card::of(Pile::Conflict).eq(CONFLICTS));
    }
}
