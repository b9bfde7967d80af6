//! CL-17.12, CL-17.14: the price of a card, and whether it can be paid.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::ability::{Ability, Happens, SectionA};
use crate::choice::Choice;
use crate::effect::{Effect, Part};
use crate::event::Event;
use crate::game::CoLab;
use crate::grid::Built;
use crate::payment::{Price, Purse, can_finish};
use crate::sequence::Frame;
use crate::types::{Bonus, Card, Face, Lab, Symbol};

impl CoLab {
    /// Everything that the acting player can pay with.
    ///
    /// CL-17.2 MUST: dice of the pool, tokens, and dice on minions beside the lab, whoever owns
    /// them.
    /// CL-17.10 MUST: a white die is one symbol.
    /// CL-17.16 MAY: dice of the bowl are not among them.
    pub(crate) fn purse(&self) -> Purse {
        self.purse_beside(self.state.you().place.lab())
    }

    /// The same, with the scientist in this lab.
    pub(crate) fn purse_beside(&self, lab: Option<Lab>) -> Purse {
        let mut purse = self.dice_and_tokens(lab);
        for window in lab.into_iter().flat_map(|lab| self.state.windows_of(lab)) {
            purse.wild += u8::from(self.is_wild(window));
        }
        purse
    }

    /// The same, without WILD dice.
    pub(crate) fn purse_for_repairs(&self) -> Purse {
        self.dice_and_tokens(self.state.you().place.lab())
    }

    fn dice_and_tokens(&self, lab: Option<Lab>) -> Purse {
        let you = self.state.you();
        let mut purse = Purse { wild: you.wild, ..Purse::default() };
        for (die, &count) in you.pool.iter().filter(|(_, count)| **count > 0) {
            purse.faces[die.colour()][die.face()] += count;
        }
        for (colour, &count) in you.tokens.iter() {
            purse.faces[colour][Face::Bare] += count;
        }
        for window in lab.into_iter().flat_map(|lab| self.state.windows_of(lab)) {
            if let Some(die) = self.paying_die(window) {
                purse.faces[die.colour()][die.face()] += 1;
            }
        }
        purse
    }

    /// The most symbols of a price that a discount can drop: one always stays.
    fn falling(price: &Price, discount: u8) -> u8 {
        let symbols: u8 = price.values().iter().sum();
        discount.min(symbols.saturating_sub(1))
    }

    /// Whether a price can be paid with this many symbols dropped.
    fn can_pay(&self, price: &Price, discount: u8) -> bool {
        CoLab::pays(&self.purse(), price, discount)
    }

    fn pays(purse: &Purse, price: &Price, discount: u8) -> bool {
        let wild = purse.wild.saturating_add(CoLab::falling(price, discount));
        can_finish(price, &Purse::default(), &Purse { wild, ..*purse })
    }

    /// Whether a card can be paid with all available discounts.
    pub fn can_pay_for(&self, card: Card) -> bool {
        self.can_pay_from(&self.purse(), card)
    }

    /// Whether a card can be paid from this purse with all available discounts.
    pub(crate) fn can_pay_from(&self, purse: &Purse, card: Card) -> bool {
        let reactions: u8 = self
            .pay_reactions()
            .map(|built| discount_of(self.content.cards[built.card].ability.effect()))
            .sum();
        let bonus = self.pay_bonus().map_or(0, |one| discount_of(self.content.bonus[one].effect));
        let discount = self.state.turn.discount.saturating_add(reactions).saturating_add(bonus);
        CoLab::pays(purse, &self.content.cards[card].cost, discount)
    }

    /// The cards that can still lower a price this turn.
    fn pay_reactions(&self) -> impl Iterator<Item = &Built> {
        let built = self.state.you().grid.cards().iter();
        built.filter(|built| {
            let ability = self.content.cards[built.card].ability;
            !built.used && matches!(ability, Ability::React(Happens::Pay, ..))
        })
    }

    fn pay_bonus(&self) -> Option<Bonus> {
        let bonus = self.state.you().section_a?;
        let pays = self.content.bonus[bonus].when == SectionA::Pay;
        (pays && !self.state.turn.bonus_used).then_some(bonus)
    }

    /// Lists reactions to paying, as long as more symbols can be dropped.
    ///
    /// CL-17.12 IF there are discounts THEN they add up, and one symbol stays.
    pub(crate) fn legal_price(&self, out: &mut impl ActionSink<Choice>) {
        let payment = &self.state.payment;
        if CoLab::falling(&payment.price, payment.discount.saturating_add(1)) > payment.discount {
            let cells: game_core::EnumSet<_> =
                self.pay_reactions().map(|built| built.cell).collect();
            cells.iter().for_each(|cell| out.choice(Choice::React(cell)));
            self.pay_bonus().into_iter().for_each(|bonus| out.choice(Choice::ReactBonus(bonus)));
        }
        if self.can_pay(&payment.price, payment.discount) {
            out.choice(Choice::GoOn);
        }
    }

    pub(crate) fn answer_price(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        match choice {
            Choice::React(cell) => {
                let Some(nth) = self.state.you().grid.at(cell) else { return };
                let Some(built) = self.state.you_mut().grid.nth_mut(nth) else { return };
                built.used = true;
                let card = built.card;
                let count = discount_of(self.content.cards[card].ability.effect());
                self.state.payment.discount = self.state.payment.discount.saturating_add(count);
                sink.emit(Rule("CL-22.1"), || Event::Reacted { player, card, cell });
            }
            Choice::ReactBonus(bonus) => {
                self.state.turn.bonus_used = true;
                let count = discount_of(self.content.bonus[bonus].effect);
                self.state.payment.discount = self.state.payment.discount.saturating_add(count);
                sink.emit(Rule("CL-31.2"), || Event::BonusReacted { player, bonus });
            }
            _ => {
                let payment = &mut self.state.payment;
                payment.discount = CoLab::falling(&payment.price, payment.discount);
                let count = payment.discount;
                if count > 0 {
                    sink.emit(Rule("CL-17.12"), || Event::Discounted { player, count });
                }
                self.state.frames.goto(Frame::DropSymbols);
            }
        }
    }

    pub(crate) fn run_drop_symbols(&mut self) -> Flow {
        if self.state.payment.discount > 0 {
            return Flow::Asks;
        }
        self.state.frames.goto(Frame::ChooseCell);
        Flow::Ran
    }

    /// Lists the symbols whose absence leaves a price that can be paid.
    pub(crate) fn legal_drop_symbols(&self, out: &mut impl ActionSink<Choice>) {
        let payment = &self.state.payment;
        for symbol in Symbol::ALL.into_iter().filter(|symbol| payment.price[*symbol] > 0) {
            let mut price = payment.price;
            price[symbol] -= 1;
            if self.can_pay(&price, payment.discount - 1) {
                out.choice(Choice::Drop(symbol));
            }
        }
    }

    pub(crate) fn answer_drop_symbols(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Drop(symbol) = choice else { return game_core::not_listed(choice) };
        self.state.payment.price[symbol] -= 1;
        self.state.payment.discount -= 1;
        let player = self.acting();
        sink.emit(Rule("CL-17.12"), || Event::SymbolDropped { player, symbol });
    }
}

/// The discount of an effect, in symbols.
fn discount_of(effect: Effect) -> u8 {
    effect.parts().map(|part| if let Part::Discount(count) = part { count } else { 0 }).sum()
}
