//! The end of a game at a real table, and what its score counts.

use game_core::{EnumSet, Id};

use crate::game::MasterOfTheGalaxy;
use crate::sequence::Step;
use crate::state::{Ended, Reason};
use crate::types::{Card, Player, Shape, Symbol, System};

use super::answer::{Answer, EndedBy};

impl MasterOfTheGalaxy {
    pub(super) fn look_at_end(&self) -> Answer {
        let Some(Ended { by, .. }) = self.state.ended else { return Answer::GoesOn };
        Answer::Over(match by {
            Reason::Symbols(symbol) => return Answer::OverBySymbols(symbol),
            Reason::Starts => EndedBy::Starts,
            Reason::NoSwarms => EndedBy::NoSwarms,
            Reason::HomeLost => EndedBy::HomeLost,
            Reason::TokensOut => EndedBy::TokensOut,
            Reason::Guard => EndedBy::Rounds,
            // In solo, being the last one left is no ending.
            Reason::Bases | Reason::LastLeft => EndedBy::Bases,
        })
    }

    /// Continues the game after it was reported as over by mistake.
    pub(super) fn go_on(&mut self) {
        if self.state.ended.take().is_some() {
            self.put_before(Step::Span);
        }
    }

    pub(super) fn be_over(&mut self, ended: Ended) {
        self.state.ended = Some(ended);
        self.state.frames.clear();
    }

    /// Gives the person this many bases and starts; the rest of the bases are put elsewhere.
    pub(super) fn hold(&mut self, bases: u8, starts: u8) {
        let corners = self.content.corners;
        let elsewhere = self.board().filter(|system| !corners.contains(system));
        let elsewhere: EnumSet<System> = elsewhere.collect();
        let systems = &mut self.state.systems;
        for system in System::all() {
            let place = &mut systems[system];
            if place.owner == Some(Player::One) {
                (place.owner, place.bases) = (None, EnumSet::EMPTY);
            }
        }
        let mut left = bases;
        for corner in corners.into_iter().take(usize::from(starts)) {
            systems[corner].owner = Some(Player::One);
            if left > 0 {
                systems[corner].bases.insert(Shape::ALL[0]);
                left -= 1;
            }
        }
        let places = elsewhere.iter().flat_map(|at| Shape::ALL.map(|shape| (at, shape)));
        for (system, shape) in places.take(usize::from(left)) {
            systems[system].owner = Some(Player::One);
            systems[system].bases.insert(shape);
        }
    }

    /// Gives the person cards with this many symbols of a kind.
    pub(super) fn have_symbols(&mut self, symbol: Symbol, count: u8) {
        let of = |card: &Card| self.content.brief(*card).symbol == symbol;
        let cards = &mut self.state.areas[Player::One].cards;
        cards.retain(|card| !of(card));
        let mut left = count;
        // Cards with the most symbols come first: enough cards have a single symbol to make up the
        // rest.
        let mut those: Vec<Card> = Card::all().filter(of).collect();
        those.sort_by_key(|card| std::cmp::Reverse(self.content.brief(*card).symbols));
        for card in those {
            let symbols = self.content.brief(card).symbols;
            if (1..=left).contains(&symbols) && cards.try_push(card).is_none() {
                self.state.done.insert(card);
                left -= symbols;
            }
        }
    }
}
