//! CL-10.2: free actions, and CL-23: potion abilities.

use game_core::{ActionSink, EventSink, Flow, Id, Rule};

use crate::ability::SectionA;
use crate::choice::Choice;
use crate::event::{Event, PotionPlace};
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::types::{Bonus, Cell, Trade};

impl CoLab {
    /// Lists the free actions.
    ///
    /// CL-10.2 MAY: potion abilities, trades, the flip, one section A, in any number and order.
    pub(crate) fn legal_free(&self, out: &mut impl ActionSink<Choice>) {
        if !self.has_room() {
            return;
        }
        self.legal_potions(out);
        for trade in Trade::all().filter(|trade| self.may_trade(*trade)) {
            out.choice(Choice::Trade(trade));
        }
        self.legal_flip(out);
        if self.state.you().section_a.is_none() {
            for bonus in self.state.you().bonus.iter() {
                out.choice(Choice::UseBonus(bonus));
            }
        }
        self.legal_repairs(out);
    }

    /// CL-23.1 MAY: any potion ability for which there are tokens.
    /// CL-23.4 MUST: each once in a turn.
    /// CL-23.5 MAY: whether its effect can do anything does not matter.
    /// CL-23.6 MAY: nor when its card was built.
    /// CL-23.7 MUST: nor of what type it is.
    fn legal_potions(&self, out: &mut impl ActionSink<Choice>) {
        let you = self.state.you();
        let usable = you.grid.cards().iter().filter(|built| {
            let cost = self.content.cards[built.card].ability.potion_cost();
            let there = built.potions + you.stored_potions + you.new_potions;
            !built.used && cost.is_some_and(|cost| cost <= there)
        });
        let cells: game_core::EnumSet<Cell> = usable.map(|built| built.cell).collect();
        cells.iter().for_each(|cell| out.choice(Choice::UsePotion(cell)));
    }

    /// CL-10.10 MAY: with two dice in the pool, again and again.
    fn legal_flip(&self, out: &mut impl ActionSink<Choice>) {
        if self.state.you().pool_size() >= 2 {
            out.choice(Choice::Flip);
        }
    }

    /// Carries out a free action.
    pub(crate) fn take_free(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::UsePotion(cell) => self.use_potion(cell, sink),
            Choice::Trade(trade) => self.trade(trade, sink),
            Choice::Flip => self.state.frames.call(Frame::FlipAway),
            Choice::UseBonus(bonus) => self.use_bonus(bonus, sink),
            Choice::Repair(_) | Choice::RepairByResearch(_) | Choice::RepairByResources(_) => {
                self.repair(choice, sink);
            }
            other => game_core::not_listed(other),
        }
    }

    fn use_potion(&mut self, cell: Cell, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let Some(nth) = self.state.you().grid.at(cell) else { return };
        let Some(built) = self.state.you_mut().grid.nth_mut(nth) else { return };
        built.used = true;
        let card = built.card;
        sink.emit(Rule("CL-23.1"), || Event::PotionUsed { player, card, cell });
        self.state.frames.call(Frame::effect(EffectSource::Built(nth)));
        let left = self.content.cards[card].ability.potion_cost().unwrap_or(0);
        self.state.frames.call(Frame::PayPotions { nth, left });
    }

    pub(crate) fn run_pay_potions(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-23.2 MUST: from the card, from the storage slot, from the new ones.
    /// CL-23.3 MUST: not from other cards.
    pub(crate) fn legal_pay_potions(&self, nth: u8, out: &mut impl ActionSink<Choice>) {
        let you = self.state.you();
        if you.grid.nth(nth).is_some_and(|built| built.potions > 0) {
            out.choice(Choice::FromCard);
        }
        if you.stored_potions > 0 {
            out.choice(Choice::FromStorage);
        }
        if you.new_potions > 0 {
            out.choice(Choice::FromNew);
        }
    }

    pub(crate) fn answer_pay_potions(
        &mut self,
        nth: u8,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.acting();
        self.state.frames.goto(Frame::PayPotions { nth, left: left - 1 });
        let you = self.state.you_mut();
        let from = match choice {
            Choice::FromCard => {
                let Some(built) = you.grid.nth_mut(nth) else { return };
                built.potions -= 1;
                PotionPlace::Card(built.card, built.cell)
            }
            Choice::FromStorage => {
                you.stored_potions -= 1;
                PotionPlace::Storage
            }
            _ => {
                you.new_potions -= 1;
                PotionPlace::New
            }
        };
        sink.emit(Rule("CL-23.2"), || Event::PotionPaid { player, from });
    }

    /// CL-31.1 and CL-31.2 MUST: one section A in the whole game; it happens now, or applies from
    /// now on.
    /// CL-31.6 IF it moves minions twice THEN the second move follows the first.
    fn use_bonus(&mut self, bonus: Bonus, sink: &mut impl EventSink<Event>) {
        self.state.you_mut().section_a = Some(bonus);
        let player = self.acting();
        sink.emit(Rule("CL-31.2"), || Event::BonusUsed { player, bonus });
        if self.content.bonus[bonus].when == SectionA::Once {
            self.state.frames.call(Frame::effect(EffectSource::Bonus(bonus)));
        }
    }
}
