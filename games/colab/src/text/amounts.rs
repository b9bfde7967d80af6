//! What a choice costs and gains, for pictures.

use game_core::Amount;

use crate::choice::Choice;
use crate::effect::{Effect, Part, Reach};
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::types::{Card, Cell, Colour, Deck};

impl Effect {
    /// The effect as so many of things that have pictures, in order.
    pub fn amounts(self) -> Vec<Amount> {
        self.parts().flat_map(of_part).collect()
    }
}

/// So many of the thing with this symbol of ours.
fn some(symbol: &str, count: u8) -> Amount {
    Amount::new(format!("cl-{symbol}"), count.into())
}

/// The same, paid or lost.
fn lost(amount: Amount) -> Amount {
    Amount { count: -amount.count, ..amount }
}

fn die(of: Option<Colour>, count: u8) -> Amount {
    some(&format!("die-{}", of.map_or("any", Colour::word)), count)
}

fn card(of: Option<Deck>, count: u8) -> Amount {
    some(&format!("card-{}", of.map_or("any", Deck::word)), count)
}

fn token(of: Option<Colour>, count: u8) -> Amount {
    some(of.map_or("any", Colour::word), count)
}

fn of_part(part: Part) -> Vec<Amount> {
    let plain = match part {
        Part::Die(of, count) => die(of, count),
        Part::Card(of, count) => card(of, count),
        Part::Draw(draw, 1) => some("keep", draw),
        Part::Draw(draw, keep) => return vec![card(None, draw), some("keep", keep)],
        Part::Token(of, count) => token(of, count),
        Part::Wild(count) => some("wild", count),
        Part::Potion(count) => some("flask", count),
        Part::Research(count) => some("research", count),
        Part::Points(count) => some("point", count),
        Part::Return(count) => some("return", count),
        Part::ReturnAll => some("return-all", 1),
        Part::SetDie(count) => some("setdie", count),
        Part::Trigger(Reach::Any, count) => some("lever", count),
        Part::Trigger(Reach::Adjacent, count) => some("lever-near", count),
        Part::Copy => some("copy", 1),
        Part::Build => some("build", 1),
        Part::ExtraBuild(of, count) => return vec![some("build", 1), card(of, count)],
        Part::Discount(count) => some("discount", count),
        Part::Reposition(None) => some("move", 1),
        Part::Reposition(Some(_)) => return vec![some("move", 1), some("send", 1)],
        Part::SecondAction => some("second", 1),
        Part::Upgrade => some("upgrade", 1),
        Part::HandLimit(count) => some("hand", count),
        Part::TokenLimit(count) => some("any", count),
    };
    vec![plain]
}

impl CoLab {
    /// What a choice costs and gains, as far as there are pictures of all of it.
    pub(super) fn amounts(&self, choice: Choice) -> Vec<Amount> {
        let from = |source| self.effect_of(source).amounts();
        match choice {
            Choice::Row(row) => match self.state.frames.top() {
                Some(Frame::TakeRow { tower }) => from(EffectSource::Row(tower, row)),
                _ => Vec::new(),
            },
            Choice::Use(slot) => {
                let lab = self.state.you().place.lab();
                let tile = lab.and_then(|lab| self.state.tiles[lab][slot]);
                tile.map_or_else(Vec::new, |tile| from(EffectSource::Tile(tile)))
            }
            Choice::Trade(trade) => {
                let price = lost(some("research", self.price_of(trade)));
                [vec![price], from(EffectSource::Trade(trade))].concat()
            }
            Choice::WhenBuilt => match self.state.frames.top() {
                Some(Frame::After { nth, .. }) => from(EffectSource::Built(nth)),
                _ => Vec::new(),
            },
            Choice::Fire(cell) | Choice::React(cell) => self.amounts_in(cell),
            Choice::Die(colour) => vec![die(Some(colour), 1)],
            Choice::Token(colour) => vec![token(Some(colour), 1)],
            Choice::Deck(deck) => vec![card(Some(deck), 1)],
            Choice::Potion => vec![some("flask", 1)],
            Choice::BuildCard(built) => [self.cost_of(built), self.points_of(built)].concat(),
            Choice::Keep(built) => self.points_of(built),
            Choice::PayToken(colour) => vec![lost(token(Some(colour), 1))],
            Choice::PayWild => vec![lost(some("wild", 1))],
            _ => Vec::new(),
        }
    }

    /// What the card in a cell of the acting player does.
    fn amounts_in(&self, cell: Cell) -> Vec<Amount> {
        let nth = self.state.you().grid.at(cell);
        nth.map_or_else(Vec::new, |nth| self.effect_of(EffectSource::Built(nth)).amounts())
    }

    /// The symbols that a card costs.
    fn cost_of(&self, built: Card) -> Vec<Amount> {
        let cost = self.content.cards[built].cost;
        let cost = cost.iter().filter(|(_, count)| **count > 0);
        cost.map(|(symbol, count)| lost(some(symbol.word(), *count))).collect()
    }

    fn points_of(&self, built: Card) -> Vec<Amount> {
        vec![some("point", self.content.cards[built].points)]
    }
}
