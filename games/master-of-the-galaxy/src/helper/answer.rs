//! The facts that the Weavers' rules can read, and the answers to them.

use game_core::{Id, QueryKinds, nth_of};

use crate::state::{Ended, Reason};
use crate::types::{Card, Colour, Pile, Player, Symbol, System, Weaver, Work};

/// How many conflict cards there are.
const OF_CONFLICT: usize = 9;

/// The conflict cards.
pub(super) const CONFLICTS: [Card; OF_CONFLICT] = Card::CONFLICT_CARDS;

/// The kinds of facts, each with how many there are of it and its name.
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
    /// What the Weavers' rules can read on the table.
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
    /// Whether the Span is to come, or a swarm has lost its target before it.
    pub const WHAT: Query = Query(0);

    /// Of which colour two or more are in the hand.
    pub const PAIR: Query = Query::of(3, 0);

    /// Where the person's home is.
    pub const HOME: Query = Query::of(2, 0);

    /// Whether the game goes on, or how it ended.
    pub const END: Query = Query::of(15, 0);

    /// How many bases the person has on the board.
    pub const BASES: Query = Query::of(16, 0);

    /// How many starts he controls.
    pub const STARTS: Query = Query::of(17, 0);

    const fn of(kind: usize, nth: usize) -> Query {
        Query(KINDS.number(kind, nth) as u8)
    }

    pub(crate) fn kind(self) -> (usize, usize) {
        KINDS.split(self.index())
    }

    /// How often a symbol was gained just now.
    pub fn fed(symbol: Symbol) -> Query {
        Query::of(1, symbol.index())
    }

    /// How many cubes of a colour are in the hand.
    pub fn in_hand(colour: Colour) -> Query {
        Query::of(4, colour.index())
    }

    /// Whether the reserve has enough cubes of a colour for a Span.
    pub fn enough(colour: Colour) -> Query {
        Query::of(5, colour.index())
    }

    /// How many cubes of a colour the reserve has.
    pub fn reserve(colour: Colour) -> Query {
        Query::of(6, colour.index())
    }

    /// Which swarm came as this one, from 0.
    pub fn swarm(nth: usize) -> Query {
        Query::of(9, nth)
    }

    /// How many symbols of a kind the person has.
    pub fn symbols(symbol: Symbol) -> Query {
        Query::of(18, symbol.index())
    }

    /// The conflict card that a fact of conflicts is about.
    pub(crate) fn conflict_card(nth: usize) -> Card {
        CONFLICTS[nth]
    }

    fn of_conflict(kind: usize, card: Card) -> Query {
        let nth = CONFLICTS.iter().position(|other| *other == card);
        Query::of(kind, nth.unwrap_or_default())
    }
}

game_core::string_enum! {
    /// How a game ended, but for symbols of a kind.
    pub enum EndedBy {
        /// The person has all the bases that it takes.
        Bases = "bases",
        /// He has all the starts that it takes.
        Starts = "starts",
        /// No swarm is left.
        NoSwarms = "no swarms",
        /// No base was in his home at the end of a turn.
        HomeLost = "home lost",
        /// All black hole tokens were on the board then.
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
    /// A fact of the table with what holds of it.
    pub enum Answer {
        /// The Weavers Span is to come.
        Span = "span",
        /// A swarm has lost its target, and aims anew.
        Aim = "aim",
        /// A symbol was gained so often.
        Fed(symbol: Symbol, times: u8 in 0..=9) = "fed {} {}",
        /// The home.
        Home(system: System) = "home {}",
        /// Of this colour two or more are in the hand, and of none before it.
        Pair(colour: Colour) = "pair {}",
        /// All cubes in the hand differ.
        NoPair = "no pair",
        /// So many of a colour are in the hand; 2 stands for more too.
        InHand(colour: Colour, cubes: u8 in 0..=2) = "hand {} {}",
        /// The reserve has enough of a colour.
        Plenty(colour: Colour) = "plenty {}",
        /// It may run short of it.
        Scarce(colour: Colour) = "scarce {}",
        /// So many of a colour are in the reserve.
        Reserve(colour: Colour, cubes: u8 in 0..=20) = "reserve {} {}",

        /// A system is a black hole.
        Hole(system: System) = "hole {}",
        /// It is none.
        Open(system: System) = "open {}",
        /// A Weaver card is on a system.
        On(card: Weaver, system: System) = "card {} on {}",
        /// It is in the deck.
        InDeck(card: Weaver) = "card {} in deck",
        /// It is out of the game.
        Gone(card: Weaver) = "card {} gone",
        /// In the order of arrival, from 1: this swarm.
        Swarm(place: u8 in 1..=5, card: Weaver) = "swarm {} {}",
        /// There are not so many.
        NoSwarm(place: u8 in 1..=5) = "no swarm {}",
        /// A swarm aims at a system.
        Target(card: Weaver, system: System) = "target {} {}",
        /// It has no target.
        NoTarget(card: Weaver) = "no target {}",
        /// So many cubes lie on a work.
        Cubes(card: Weaver, work: Work, cubes: u8 in 0..=9) = "cubes {} {} {}",
        /// A conflict in which the Weavers have a side: its target and its source.
        Conflict(card: Card, target: System, source: System) = "conflict {} {} from {}"
            if card.pile() == Pile::Conflict,
        /// There is none.
        NoConflict(card: Card) = "no conflict {}" if card.pile() == Pile::Conflict,
        /// Which slots of their side are filled: 1 for the first, 2, 4 and so on for the others.
        Side(card: Card, filled: u8 in 0..=63) = "side {} {}" if card.pile() == Pile::Conflict,
        /// The conflict that was initiated first.
        Oldest(card: Card) = "oldest {}" if card.pile() == Pile::Conflict,
        /// There is none.
        NoOldest = "no oldest",

        /// The game goes on.
        GoesOn = "goes on",
        /// It is over.
        Over(by: EndedBy) = "over by {}",
        /// The person has all the symbols of a kind that it takes.
        OverBySymbols(symbol: Symbol) = "over by {} symbols",
        /// So many bases of his are on the board.
        Bases(count: u8 in 0..=48) = "bases {}",
        /// So many starts are his.
        Starts(count: u8 in 0..=4) = "starts {}",
        /// So many symbols of a kind are his.
        Symbols(symbol: Symbol, count: u8 in 0..=20) = "symbols {} {}",
    }
}

impl Answer {
    /// Which fact it answers.
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
