//! CLS-11.6, CLS-12.4: what players have to give up.

use game_core::{EventSink, Flow, Id, Items, Rule, Select};

use super::Loss;
use crate::choice::Choice;
use crate::enemy_action::Goods;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Card, Cell, Colour, Player, Rolled, Scientist};

/// The index of the first card in the list of everything that can be given up.
pub(crate) const FIRST_CARD: u8 = (Rolled::COUNT + Colour::COUNT + 1) as u8;

/// The index of a thing in the list of everything that can be given up, in the order of the
/// choices.
fn place_of(choice: Choice) -> u8 {
    let potions = usize::from(FIRST_CARD) + Card::COUNT;
    let place = match choice {
        Choice::ToBowl(die) => die.index(),
        Choice::DropToken(colour) => Rolled::COUNT + colour.index(),
        Choice::DropWild => Rolled::COUNT + Colour::COUNT,
        Choice::DropCard(card) => usize::from(FIRST_CARD) + card.index(),
        Choice::DropPotion(cell) => potions + cell.index(),
        Choice::DropStored => potions + Cell::COUNT,
        _ => potions + Cell::COUNT + 1,
    };
    place as u8
}

/// The thing with this index.
pub(crate) fn thing_at(place: u8) -> Option<Choice> {
    let dice = Rolled::all().map(Choice::ToBowl);
    let tokens = Colour::all().map(Choice::DropToken).chain([Choice::DropWild]);
    let cards = Card::all().map(Choice::DropCard);
    let potions = Cell::all().map(Choice::DropPotion);
    let potions = potions.chain([Choice::DropStored, Choice::DropNew]);
    dice.chain(tokens).chain(cards).chain(potions).nth(place.into())
}

impl CoLab {
    /// CLS-19.8 MUST: it reaches every human, clockwise; each chooses which of their own things to
    /// give.
    pub(super) fn begin_loss(&mut self, by: Scientist, what: Loss, each: u8) {
        self.call(Frame::Lose { by, what, each, left: each, nth: 0, from: 0 });
    }

    /// The player who has to give now.
    pub(crate) fn loser(&self, nth: u8) -> Player {
        self.questions().nth_player(nth)
    }

    /// CLS-11.6 IF a player has too little THEN all of it goes, and the action has failed.
    /// CLS-12.4 MUST: a player who has any of it gives it; one who has none makes the action fail.
    pub(crate) fn run_lose(
        &mut self,
        (by, what): (Scientist, Loss),
        each: u8,
        left: u8,
        nth: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if nth >= self.questions().players() {
            return self.done();
        }
        let next = Frame::Lose { by, what, each, left: each, nth: nth + 1, from: 0 };
        let player = self.loser(nth);
        let has = self.questions().can_lose(player, what);
        if left == 0 {
            self.goto(next);
            return Flow::Ran;
        }
        if what != Loss::Only(Goods::Research) && (left < each || has > left) {
            return Flow::Asks;
        }
        self.lose_at_once(player, what, left.min(has), sink);
        if has >= left {
            self.goto(next);
            return Flow::Ran;
        }
        sink.emit(Rule("CLS-11.6"), || Event::NothingToLose {
            player,
            loss: what,
            missing: left - has,
        });
        self.finish_failed();
        self.call(next);
        Flow::Ran
    }

    /// Takes what leaves no choice: research tokens, which are all alike, or else everything there
    /// is.
    fn lose_at_once(
        &mut self,
        player: Player,
        what: Loss,
        count: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        if what != Loss::Only(Goods::Research) {
            let things = self.questions().things_to_lose(player, what);
            let copies = |(thing, count)| std::iter::repeat_n(thing, usize::from(count));
            let things: Vec<Choice> = things.flat_map(copies).collect();
            things.into_iter().for_each(|thing| self.give_up(player, thing, sink));
        } else if count > 0 {
            self.take_research(player, count);
            sink.emit(Rule("CLS-11.1"), || Event::ResearchLost { player, count });
        }
    }

    /// The things to choose from; everything given in one event is one selection.
    pub(crate) fn to_lose(
        &self,
        what: Loss,
        left: u8,
        nth: u8,
        from: u8,
    ) -> Select<Choice, impl Items<Choice>> {
        let things = self.questions().things_to_lose(self.loser(nth), what);
        let items = things.filter(move |(thing, _)| place_of(*thing) >= from);
        Select { items, least: left, most: left, done: None }
    }

    pub(crate) fn answer_lose(
        &mut self,
        (by, what): (Scientist, Loss),
        each: u8,
        left: u8,
        nth: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let from = place_of(choice);
        self.goto(Frame::Lose { by, what, each, left: left.saturating_sub(1), nth, from });
        self.give_up(self.loser(nth), choice, sink);
    }
}
