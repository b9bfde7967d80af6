//! A whole position that gives the same view again.

use table::{Draw, Id};

use crate::content::Content;
use crate::game::CoLab;
use crate::kinds::{Bonus, Card, Deck, Player};
use crate::view::View;

impl CoLab {
    /// A position that is consistent with a view: what is hidden is dealt at random from what the
    /// viewer has not seen.
    pub(crate) fn imagined(view: &View, content: &'static Content, dice: &mut impl Draw) -> CoLab {
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
