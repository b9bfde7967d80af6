//! Sampling a whole position that fits a view.

use game_core::{Draw, EnumMap, Id};

use crate::automa::FIRST_CARD;
use crate::choice::Choice;
use crate::content::Content;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Bonus, Card, Deck, Player};
use crate::view::View;

/// How many random deals are tried before one is made to fit by exchanging cards.
const MOST_DEALS: usize = 30;

/// Where hidden cards are.
#[derive(Clone, Copy)]
enum Hidden {
    /// In a hand.
    Hand(Player),
    /// Among those that were drawn to choose from.
    Drawn,
}

impl CoLab {
    /// Samples a position consistent with a view. Hidden cards are dealt at random from those the
    /// viewer has not seen, in such a way that a selection of cards already begun can be completed.
    pub(crate) fn determinized(
        view: &View,
        content: &'static Content,
        dice: &mut impl Draw,
    ) -> CoLab {
        let mut game = CoLab::dealt(view, content, dice);
        for _ in 0..MOST_DEALS {
            if game.missing().is_none() {
                return game;
            }
            game = CoLab::dealt(view, content, dice);
        }
        while let Some((hidden, from)) = game.missing() {
            if !game.exchange(hidden, from) {
                break;
            }
        }
        game
    }

    fn dealt(view: &View, content: &'static Content, dice: &mut impl Draw) -> CoLab {
        let mut game = CoLab { options: view.options, content, state: view.table };
        for deck in Deck::ALL {
            for player in Player::ALL {
                for _ in 0..view.backs[player][deck] {
                    if let Some(card) = game.some_unseen(deck, dice) {
                        game.state.players[player].hand[card] += 1;
                    }
                }
            }
            for _ in 0..view.drawn_backs[deck] {
                if let Some(card) = game.some_unseen(deck, dice) {
                    game.state.drawn[card] += 1;
                }
            }
        }
        for player in Player::ALL {
            for _ in 0..view.bonus_backs[player] {
                if let Some(bonus) = game.some_bonus(dice) {
                    game.state.players[player].bonus.insert(bonus);
                }
            }
        }
        game
    }

    /// Where a required card is missing, and the lowest card that would do. A selection is made in
    /// ascending order, so the cards still to be named are no lower than the last.
    fn missing(&self) -> Option<(Hidden, Card)> {
        let (hidden, from, least) = match self.state.frames.top()? {
            Frame::LimitHand { from } => (Hidden::Hand(self.acting()), from, self.cards_too_many()),
            Frame::KeepSome { keep, from } => {
                let drawn: u8 = self.state.drawn.values().iter().sum();
                (Hidden::Drawn, from, if drawn > keep { keep } else { 0 })
            }
            Frame::Lose { what, left, nth, from, .. } => {
                let things = self.to_lose(what, left, nth, from).items;
                let open = things.filter(|(thing, _)| !matches!(thing, Choice::DropCard(_)));
                let open: u8 = open.map(|(_, count)| count).sum();
                let from = usize::from(from.saturating_sub(FIRST_CARD));
                let card = Card::all().nth(from)?;
                (Hidden::Hand(self.loser(nth)), card, left.saturating_sub(open))
            }
            _ => return None,
        };
        let there = self.cards_in(hidden).iter().filter(|(card, _)| *card >= from);
        let there: u8 = there.map(|(_, count)| count).sum();
        (there < least).then_some((hidden, from))
    }

    fn cards_in(&self, hidden: Hidden) -> &EnumMap<Card, u8> {
        match hidden {
            Hidden::Hand(player) => &self.state.players[player].hand,
            Hidden::Drawn => &self.state.drawn,
        }
    }

    fn cards_in_mut(&mut self, hidden: Hidden) -> &mut EnumMap<Card, u8> {
        match hidden {
            Hidden::Hand(player) => &mut self.state.players[player].hand,
            Hidden::Drawn => &mut self.state.drawn,
        }
    }

    /// Exchanges a card below `from` for an unseen one of its deck at or above it; returns whether
    /// there was one.
    fn exchange(&mut self, hidden: Hidden, from: Card) -> bool {
        let unseen = |card: &Card| self.state.unseen(*card, self.content) > 0;
        let pair = Deck::ALL.into_iter().find_map(|deck| {
            let low = deck.cards().find(|card| *card < from && self.cards_in(hidden)[*card] > 0)?;
            Some((low, deck.cards().filter(|card| *card >= from).find(unseen)?))
        });
        let Some((low, high)) = pair else { return false };
        let cards = self.cards_in_mut(hidden);
        cards[low] -= 1;
        cards[high] += 1;
        true
    }

    fn some_unseen(&self, deck: Deck, dice: &mut impl Draw) -> Option<Card> {
        let count = u32::from(self.state.deck_size(deck, self.content));
        if count == 0 {
            return None;
        }
        let mut rest = dice.below(count);
        deck.cards().find(|card| {
            let unseen = u32::from(self.state.unseen(*card, self.content));
            let found = rest < unseen;
            rest = rest.saturating_sub(unseen);
            found
        })
    }

    fn some_bonus(&self, dice: &mut impl Draw) -> Option<Bonus> {
        let dealt = |bonus: &Bonus| {
            self.state.players.values().iter().any(|area| area.bonus.contains(*bonus))
        };
        let count = Bonus::all().filter(|bonus| !dealt(bonus)).count();
        let nth = dice.below(count.max(1) as u32) as usize;
        Bonus::all().filter(|bonus| !dealt(bonus)).nth(nth)
    }
}
