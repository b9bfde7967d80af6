use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{ActionSink, EnumSet, Id};

/// A face-down pile of cards as what is known of it: the set of cards that nobody has seen, and the
/// positions of those that somebody has, counted from the top and from the bottom. It keeps at most
/// `N` known cards at each end; if `N` is the number of cards, that never runs out.
///
/// An unseen order is not represented: drawing is a turn of chance ([`Deck::legal_actions`], then
/// [`Deck::draw`]) unless the top card is known, and shuffling forgets. A card that leaves the pile
/// face down has no identity ([`Deck::lift_sealed`]) until somebody looks at it
/// ([`Deck::open_sealed`]). To a viewer who may not see a hand, its cards are therefore sealed
/// elsewhere ([`Deck::seal`]), and the view of a deck is again a deck. Copies of one card are
/// separate members.
///
/// ```
/// use game_core::{Choices, Deck};
///
/// game_core::index_type! {
///     /// A card.
///     pub struct Card(5);
///     |number, f| write!(f, "{number}")
/// }
///
/// let mut deck: Deck<Card, 5> = Deck::shuffled(Card::all().collect());
/// let mut choices = Choices::default();
/// deck.legal_actions(&mut choices, |card| card);
/// let drawn = choices.listed()[3];
/// deck.draw(drawn);
/// deck.put_under(drawn);
/// assert_eq!((deck.len(), deck.top(), deck.unseen().len()), (5, None, 4));
/// # use game_core::Id;
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(into = "Written<T>", try_from = "Written<T>")]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Deck<T: Id, const N: usize> {
    /// Cards that nobody has seen: those in the middle of the pile, and those sealed elsewhere.
    unseen: EnumSet<T>,
    /// How many of them are sealed elsewhere.
    sealed: u8,
    /// The numbers of the known cards at the top, the topmost last.
    top: ArrayVec<[u8; N]>,
    /// The numbers of the known cards at the bottom, the lowest last.
    bottom: ArrayVec<[u8; N]>,
}

impl<T: Id, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Deck::shuffled(EnumSet::EMPTY)
    }
}

impl<T: Id, const N: usize> Deck<T, N> {
    /// These cards in an unknown order.
    pub fn shuffled(cards: EnumSet<T>) -> Self {
        Deck { unseen: cards, sealed: 0, top: ArrayVec::new(), bottom: ArrayVec::new() }
    }

    /// The number of cards in the pile.
    pub fn len(&self) -> usize {
        self.hidden() + self.top.len() + self.bottom.len()
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of cards between the known ones.
    fn hidden(&self) -> usize {
        self.unseen.len() - usize::from(self.sealed)
    }

    /// The cards that nobody has seen, in the pile or sealed elsewhere.
    pub fn unseen(&self) -> EnumSet<T> {
        self.unseen
    }

    /// The number of cards sealed elsewhere.
    pub fn sealed(&self) -> usize {
        usize::from(self.sealed)
    }

    /// The top card, if it is known or the only unseen card left.
    pub fn top(&self) -> Option<T> {
        match (self.top.last(), self.hidden()) {
            (Some(&card), _) => T::new(card.into()),
            (None, 0) => T::new(usize::from(*self.bottom.first()?)),
            (None, _) if self.unseen.len() == 1 => self.unseen.first(),
            (None, _) => None,
        }
    }

    /// Every card whose position is known, the topmost first.
    pub fn known(&self) -> impl Iterator<Item = T> {
        let known = self.top.iter().rev().chain(self.bottom.iter());
        known.filter_map(|&card| T::new(card.into()))
    }

    /// Lists every card that can be on top with its weight: one if it is known, none if the pile is
    /// empty. Neighbours that map to the same choice, such as copies of a card, are listed once
    /// with their weights added.
    pub fn legal_actions<C: Copy + PartialEq>(
        &self,
        out: &mut impl ActionSink<C>,
        choice: impl Fn(T) -> C,
    ) {
        if let Some(top) = self.top() {
            return out.chance(choice(top), 1);
        }
        if self.is_empty() {
            return;
        }
        let mut pending: Option<(C, u32)> = None;
        for named in self.unseen.iter().map(choice) {
            match &mut pending {
                Some((same, odds)) if *same == named => *odds += 1,
                _ => {
                    if let Some((other, odds)) = pending.replace((named, 1)) {
                        out.chance(other, odds);
                    }
                }
            }
        }
        if let Some((last, odds)) = pending {
            out.chance(last, odds);
        }
    }

    /// Takes this card off the top: the known one, or the one that chance named.
    ///
    /// # Panics
    ///
    /// If it cannot be the top card.
    pub fn draw(&mut self, card: T) {
        if self.top.last().is_some_and(|&top| usize::from(top) == card.index()) {
            self.top.pop();
        } else if self.top.is_empty() && self.hidden() > 0 {
            assert!(self.unseen.contains(card), "{card} is not on top");
            self.unseen.remove(card);
        } else {
            assert!(self.top.is_empty() && self.top() == Some(card), "{card} is not on top");
            self.bottom.remove(0);
        }
    }

    /// Marks the top card as seen; it stays where it is.
    ///
    /// # Panics
    ///
    /// As [`Deck::draw`].
    pub fn see_top(&mut self, card: T) {
        self.draw(card);
        self.put_on_top(card);
    }

    /// Puts a known card on top.
    ///
    /// # Panics
    ///
    /// If more than `N` cards are known there.
    pub fn put_on_top(&mut self, card: T) {
        self.top.push(card.index() as u8);
    }

    /// Puts a known card at the bottom.
    ///
    /// # Panics
    ///
    /// If more than `N` cards are known there.
    pub fn put_under(&mut self, card: T) {
        self.bottom.push(card.index() as u8);
    }

    /// Takes the top card off face down. Returns the card if it is known; otherwise it stays
    /// unknown and is sealed elsewhere. Does nothing to an empty pile.
    pub fn lift_sealed(&mut self) -> Option<T> {
        if self.top.is_empty() && self.hidden() > 0 {
            self.sealed += 1;
            return None;
        }
        let top = self.top()?;
        self.draw(top);
        Some(top)
    }

    /// Reveals that a sealed card is this one. All of [`Deck::unseen`] are equally likely.
    ///
    /// # Panics
    ///
    /// If no card is sealed, or it cannot be this card.
    pub fn open_sealed(&mut self, card: T) {
        assert!(self.sealed > 0 && self.unseen.contains(card), "{card} does not lie sealed");
        self.sealed -= 1;
        self.unseen.remove(card);
    }

    /// The deck as it appears to a viewer who has not seen these cards, which are not in the pile:
    /// they are sealed elsewhere.
    pub fn seal(mut self, cards: EnumSet<T>) -> Self {
        self.sealed += cards.len() as u8;
        self.unseen = self.unseen.or(cards);
        self
    }

    /// The deck as it appears to a viewer who knows only the topmost `known` of its known top
    /// cards.
    pub fn forget_top(mut self, known: usize) -> Self {
        while self.top.len() > known {
            let deepest = self.top.remove(0);
            T::new(deepest.into()).into_iter().for_each(|card| self.unseen.insert(card));
        }
        self
    }

    /// Shuffles these cards, such as the discards, into the pile: no position is known afterwards.
    pub fn shuffle_with(&mut self, cards: EnumSet<T>) {
        let known: EnumSet<T> = self.known().collect();
        self.unseen = self.unseen.or(known).or(cards);
        self.top.clear();
        self.bottom.clear();
    }
}

/// A deck in a saved position.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
struct Written<T: Id> {
    /// Cards that nobody has seen: those in the middle of the pile, and those sealed elsewhere.
    unseen: EnumSet<T>,
    /// How many of them are sealed elsewhere.
    sealed: u8,
    /// The known cards at the top. Order: the topmost last.
    #[schemars(length(max = T::COUNT))]
    top: Vec<T>,
    /// The known cards at the bottom. Order: the lowest last.
    #[schemars(length(max = T::COUNT))]
    bottom: Vec<T>,
}

impl<T: Id, const N: usize> From<Deck<T, N>> for Written<T> {
    fn from(deck: Deck<T, N>) -> Self {
        let named = |cards: &[u8]| cards.iter().filter_map(|&card| T::new(card.into())).collect();
        let Deck { unseen, sealed, top, bottom } = deck;
        Written { unseen, sealed, top: named(&top), bottom: named(&bottom) }
    }
}

/// Why a serialized deck is invalid.
#[derive(Clone, Copy, Debug)]
struct NoDeck;

impl fmt::Display for NoDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is in two places of a deck, or there are too many")
    }
}

impl<T: Id, const N: usize> TryFrom<Written<T>> for Deck<T, N> {
    type Error = NoDeck;

    fn try_from(written: Written<T>) -> Result<Self, NoDeck> {
        let Written { unseen, sealed, top, bottom } = written;
        let known: EnumSet<T> = top.iter().chain(&bottom).copied().collect();
        let twice = known.len() < top.len() + bottom.len() || !known.and(unseen).is_empty();
        if twice || usize::from(sealed) > unseen.len() || top.len().max(bottom.len()) > N {
            return Err(NoDeck);
        }
        let numbers = |cards: Vec<T>| cards.into_iter().map(|card| card.index() as u8).collect();
        Ok(Deck { unseen, sealed, top: numbers(top), bottom: numbers(bottom) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choices, Dice, Draw};

    crate::index_type! {
        /// A card. There are more of them than bits in a machine word.
        pub(super) struct Card(100);
        |number, f| write!(f, "C{number}")
    }

    type Cards = Deck<Card, 100>;

    fn card(number: usize) -> Card {
        Card::new(number).expect("there is one")
    }

    /// A pile with its true order, next to the deck that knows only what was seen of it.
    struct Model {
        /// The lowest first.
        pile: Vec<Card>,
        aside: Vec<Card>,
        sealed: Vec<Card>,
        deck: Cards,
    }

    impl Model {
        fn act(&mut self, dice: &mut Dice) {
            let top = self.pile.last().copied();
            match (dice.below(9), top, self.aside.pop(), self.sealed.pop()) {
                (0..=2, Some(top), aside, sealed) => {
                    self.pile.pop();
                    self.deck.draw(top);
                    self.aside.extend(aside.into_iter().chain([top]));
                    self.sealed.extend(sealed);
                }
                (3, Some(top), aside, sealed) => {
                    self.deck.see_top(top);
                    self.aside.extend(aside);
                    self.sealed.extend(sealed);
                }
                (4, Some(top), aside, sealed) => {
                    self.pile.pop();
                    self.aside.extend(aside);
                    self.sealed.extend(sealed);
                    match self.deck.lift_sealed() {
                        Some(seen) => self.aside.push(seen),
                        None => self.sealed.push(top),
                    }
                }
                (5, _, Some(card), sealed) => {
                    self.pile.push(card);
                    self.deck.put_on_top(card);
                    self.sealed.extend(sealed);
                }
                (6, _, Some(card), sealed) => {
                    self.pile.insert(0, card);
                    self.deck.put_under(card);
                    self.sealed.extend(sealed);
                }
                (7, _, aside, Some(card)) => {
                    self.deck.open_sealed(card);
                    self.aside.extend(aside.into_iter().chain([card]));
                }
                (8, _, aside, sealed) if dice.below(8) == 0 => {
                    self.deck.shuffle_with(aside.into_iter().collect());
                    self.pile.extend(aside);
                    self.pile.sort_by_cached_key(|_| dice.below(1000));
                    self.sealed.extend(sealed);
                }
                (_, _, aside, sealed) => {
                    self.aside.extend(aside);
                    self.sealed.extend(sealed);
                }
            }
        }

        fn check(&self) {
            let deck = &self.deck;
            assert_eq!((deck.len(), deck.sealed()), (self.pile.len(), self.sealed.len()));
            let top = self.pile.last().copied();
            assert!(deck.top().is_none() || deck.top() == top);
            let mut choices = Choices::default();
            deck.legal_actions(&mut choices, |card| card);
            assert!(top.is_none_or(|top| choices.contains(top)));
            assert_eq!(choices.is_empty(), top.is_none());
            let all = deck.known().chain(deck.unseen().iter()).chain(self.aside.iter().copied());
            assert_eq!(all.collect::<EnumSet<Card>>(), EnumSet::full(), "every card is somewhere");
            let written = serde_json::to_string(deck).expect("it can be written");
            assert_eq!(serde_json::from_str::<Cards>(&written).expect("and read"), *deck);
        }
    }

    #[test]
    fn a_deck_knows_of_a_pile_what_was_seen_of_it_and_no_more() {
        for seed in 0..60 {
            let mut dice = Dice::new(seed);
            let mut pile: Vec<Card> = Card::all().collect();
            pile.sort_by_cached_key(|_| dice.below(1000));
            let deck = Deck::shuffled(EnumSet::full());
            let mut model = Model { pile, aside: Vec::new(), sealed: Vec::new(), deck };
            for _ in 0..250 {
                model.act(&mut dice);
                model.check();
            }
        }
    }

    #[test]
    fn copies_of_a_card_are_one_choice_with_their_number_as_odds() {
        let deck: Cards = Deck::shuffled([1, 2, 3, 7].into_iter().map(card).collect());
        let mut choices = Choices::default();
        deck.legal_actions(&mut choices, |card| card.index() / 4);
        assert_eq!((choices.listed(), choices.odds()), (&[0, 1][..], &[3, 1][..]));
    }

    #[test]
    fn a_hand_that_is_not_seen_lies_sealed() {
        let mut deck: Cards = Deck::shuffled([1, 2, 3].into_iter().map(card).collect());
        deck.draw(card(2));
        deck.put_on_top(card(9));
        let seen = deck.seal(EnumSet::only(card(2))).forget_top(0);
        assert_eq!((seen.len(), seen.sealed(), seen.unseen().len()), (3, 1, 4));
        let mut sampled = seen;
        sampled.open_sealed(card(3));
        assert_eq!((sampled.len(), sampled.sealed()), (3, 0));
    }

    #[test]
    fn what_is_written_wrongly_is_no_deck() {
        for wrong in [
            r#"{"unseen":["C1"],"sealed":2,"top":[],"bottom":[]}"#,
            r#"{"unseen":["C1"],"sealed":0,"top":["C1"],"bottom":[]}"#,
            r#"{"unseen":[],"sealed":0,"top":["C1"],"bottom":["C1"]}"#,
        ] {
            assert!(serde_json::from_str::<Cards>(wrong).is_err(), "{wrong}");
        }
    }
}
