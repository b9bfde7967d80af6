//! What cannot be: answers about set-up and the score of a helper that do not fit together.

use game_core::grammar::capital;
use game_core::{Id as _, Objection};
use i18n::{Messages, message};

use super::localized_names::{lab_in, tower_in};
use crate::game::CoLab;
use crate::helper::Answer;
use crate::state::{Closing, Minion, Owner};
use crate::types::{Card, Deck, Scientist, Window};

impl CoLab {
    pub(super) fn helper_objections(
        &self,
        kept: &CoLab,
        said: &[Answer],
        messages: Messages,
    ) -> Vec<Objection> {
        let mut objections = self.wrong_ring(said, messages);
        objections.extend(self.wrong_minions(kept, said, messages));
        objections.extend(self.wrong_cards(kept, said, messages));
        objections
    }

    /// Towers and labs that are named at two places of the ring.
    fn wrong_ring(&self, said: &[Answer], messages: Messages) -> Vec<Objection> {
        let (mut towers, mut labs, mut objections) = (Vec::new(), Vec::new(), Vec::new());
        for answer in said {
            match *answer {
                Answer::TowerAt(_, tower) if towers.contains(&tower) => {
                    let tower = capital(&tower_in(tower, messages).name());
                    let why = message!(messages, "tower-twice", tower = tower);
                    objections.push(Objection::new(why, "CL-1.4"));
                }
                Answer::TowerAt(_, tower) => towers.push(tower),
                Answer::LabAt(_, at) if labs.contains(&at) => {
                    let lab = capital(&lab_in(at, messages).name());
                    let why = message!(messages, "lab-twice", lab = lab);
                    objections.push(Objection::new(why, "CL-1.4"));
                }
                Answer::LabAt(_, at) => labs.push(at),
                // Nothing else: other answers say nothing of the ring.
                _ => {}
            }
        }
        objections
    }

    /// Enemies with another number of minions than set-up gives them.
    fn wrong_minions(&self, kept: &CoLab, said: &[Answer], messages: Messages) -> Vec<Objection> {
        let is_window = |answer: &&Answer| {
            matches!(
                answer,
                Answer::Clear(_)
                    | Answer::Ice(_)
                    | Answer::Damage(_)
                    | Answer::Theirs(..)
                    | Answer::TheirsDamaged(..)
            )
        };
        let windows = said.iter().filter(is_window).count();
        let wrong = self.options.enemies().filter_map(|enemy| {
            let count = said.iter().filter(|answer| is_minion_of(answer, enemy)).count();
            let owned = |minion: Minion| minion.owner == Owner::Enemy(enemy);
            let all = Window::all().filter(|at| kept.state.windows[*at].is_some_and(owned)).count();
            let is_wrong = count > all || windows == Window::COUNT && count < all;
            is_wrong.then(|| {
                let enemy = self.enemy_name(enemy);
                let why =
                    message!(messages, "other-minions", enemy = enemy, all = all, count = count);
                Objection::new(why, "CLS-3.1")
            })
        });
        wrong.collect()
    }

    /// Built cards and their printed points that this game does not have.
    fn wrong_cards(&self, kept: &CoLab, said: &[Answer], messages: Messages) -> Vec<Objection> {
        let (mut decks, mut cards, mut printed, mut texts) = (0, 0_u8, None, 0);
        let (mut least, mut most) = (0_u16, 0_u16);
        let mut objections = Vec::new();
        for answer in said {
            match *answer {
                Answer::Built(count, deck) => {
                    let points = self.points_of_deck(deck);
                    let there = points.len();
                    if usize::from(count) > there {
                        let deck = deck.word();
                        let text = message!(messages, "too-many-built", deck = deck, all = there);
                        objections.push(Objection::new(text, "CL-2.1"));
                    }
                    decks += 1;
                    cards = cards.saturating_add(count);
                    least += points.iter().take(count.into()).sum::<u16>();
                    most += points.iter().rev().take(count.into()).sum::<u16>();
                }
                Answer::Printed(points) => printed = Some(u16::from(points)),
                Answer::Texts(points) => texts = points,
                // Nothing else: other answers say nothing of built cards.
                _ => {}
            }
        }
        if !objections.is_empty() || decks < Deck::ALL.len() {
            return objections;
        }
        let enough = self.content.cards_to_end(self.options.length);
        if kept.state.enemies.closing == Some(Closing::Cards) && cards < enough {
            let text = message!(messages, "too-few-built", count = cards, all = enough);
            objections.push(Objection::new(text, "CLS-17.4"));
        }
        if cards == 0 && texts > 0 {
            let text = message!(messages, "texts-without-cards", said = texts);
            objections.push(Objection::new(text, "CL-19.2"));
        }
        if let Some(printed) = printed.filter(|printed| !(least..=most).contains(printed)) {
            let text = message!(
                messages,
                "wrong-printed",
                count = cards,
                least = least,
                most = most,
                said = printed
            );
            objections.push(Objection::new(text, "CL-27.1"));
        }
        objections
    }

    /// The printed points of all cards of a deck, in rising order.
    fn points_of_deck(&self, deck: Deck) -> Vec<u16> {
        let cards = Card::all().filter(|card| card.deck() == deck);
        let mut points: Vec<u16> = cards
            .flat_map(|card| {
                let facts = &self.content.cards[card];
                std::iter::repeat_n(u16::from(facts.points), facts.copies.into())
            })
            .collect();
        points.sort_unstable();
        points
    }
}

fn is_minion_of(answer: &Answer, enemy: Scientist) -> bool {
    match *answer {
        Answer::Theirs(_, one, _) | Answer::TheirsDamaged(_, one, _) => one == enemy,
        _ => false,
    }
}
