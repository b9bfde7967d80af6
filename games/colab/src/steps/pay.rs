//! CL-17: paying item by item, in one fixed order.

use game_core::{ActionSink, EventSink, Id, Rule};

use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::event::{Event, Item};
use crate::game::CoLab;
use crate::payment::{Purse, can_finish, is_covered};
use crate::types::{Colour, Face, Rolled, Window};

/// The indices of the items, in the order of payment: tokens by colour, wild tokens, dice on
/// minions by window, dice of the pool by face.
const WILD: usize = Colour::COUNT;
const MINIONS: usize = WILD + 1;
const DICE: usize = MINIONS + Window::COUNT;

impl CoLab {
    /// The die on the minion of this window, if it can still pay this turn.
    ///
    /// CL-17.5 MUST: a die that has paid in this turn cannot pay again.
    pub(crate) fn paying_die(&self, window: Window) -> Option<Rolled> {
        self.state.windows[window].filter(|minion| !minion.paid)?.die
    }

    /// Whether the minion of this window has a WILD die that can still pay this turn.
    ///
    /// CL-17.11 MUST: no other enemy die pays for anything.
    /// CLS-12.8 MAY: it covers any symbol of a card, once in a turn; it repairs nothing.
    pub(crate) fn is_wild(&self, window: Window) -> bool {
        self.state.windows[window]
            .is_some_and(|minion| minion.face == Some(EnemyFace::Wild) && !minion.paid)
    }

    /// CL-17.7 MUST: an item that paid is gone or marked, so it cannot help to pay another card.
    pub(crate) fn legal_pay(&self, out: &mut impl ActionSink<Choice>) {
        let payment = &self.state.payment;
        // Items available after the one considered; each step takes out one kind.
        let mut left = self.purse_from(usize::from(payment.from));
        self.each_item(usize::from(payment.from), |choice, count| {
            let (colour, face) = self.covers(choice);
            let mut paid = payment.paid;
            add(&mut paid, colour, face, 1);
            remove(&mut left, colour, face, 1);
            if can_finish(&payment.price, &paid, &left) {
                out.choice(choice);
            }
            remove(&mut left, colour, face, count - 1);
        });
        if is_covered(&payment.price, &payment.paid) {
            out.choice(Choice::Done);
        }
    }

    /// Calls `item` for each kind of item from an index on, with its count.
    fn each_item(&self, from: usize, mut item: impl FnMut(Choice, u8)) {
        let you = self.state.you();
        for (colour, &count) in you.tokens.iter() {
            if colour.index() >= from && count > 0 {
                item(Choice::PayToken(colour), count);
            }
        }
        if WILD >= from && you.wild > 0 {
            item(Choice::PayWild, you.wild);
        }
        for window in you.place.lab().into_iter().flat_map(|lab| self.state.windows_of(lab)) {
            let pays = self.paying_die(window).is_some()
                || (self.state.payment.repair.is_none() && self.is_wild(window));
            if MINIONS + window.index() >= from && pays {
                item(Choice::PayMinion(window), 1);
            }
        }
        for (die, &count) in you.pool.iter() {
            if DICE + die.index() >= from && count > 0 {
                item(Choice::PayDie(die), count);
            }
        }
    }

    fn purse_from(&self, from: usize) -> Purse {
        let mut purse = Purse::default();
        self.each_item(from, |choice, count| {
            let (colour, face) = self.covers(choice);
            add(&mut purse, colour, face, count);
        });
        purse
    }

    /// The colour and the face of an item; no colour for wilds.
    ///
    /// CL-17.9 MUST: a wild token covers any one symbol.
    fn covers(&self, choice: Choice) -> (Option<Colour>, Face) {
        let of = |die: Rolled| (Some(die.colour()), die.face());
        match choice {
            Choice::PayToken(colour) => (Some(colour), Face::Bare),
            Choice::PayMinion(window) => self.state.windows[window]
                .and_then(|minion| minion.die)
                .map_or((None, Face::Bare), of),
            Choice::PayDie(die) => of(die),
            _ => (None, Face::Bare),
        }
    }

    /// The index of an item in the order of payment.
    fn number_of(choice: Choice) -> usize {
        match choice {
            Choice::PayToken(colour) => colour.index(),
            Choice::PayMinion(window) => MINIONS + window.index(),
            Choice::PayDie(die) => DICE + die.index(),
            _ => WILD,
        }
    }

    /// Whether paying with this item loses one of its resources, however the payment goes on
    /// (CL-17.6).
    pub fn wastes(&self, choice: Choice) -> bool {
        let payment = &self.state.payment;
        let (Some(colour), face) = self.covers(choice) else { return false };
        if face.resources() < 2 {
            return false;
        }
        let mut left = self.purse_from(CoLab::number_of(choice));
        remove(&mut left, Some(colour), face, 1);
        let both = face.covers().iter().filter(|(first, second)| first + second == 2);
        !both.into_iter().any(|(first, second)| {
            let mut price = payment.price;
            let [one, other] = colour.symbols();
            let fits = price[one] >= *first && price[other] >= *second;
            price[one] = price[one].saturating_sub(*first);
            price[other] = price[other].saturating_sub(*second);
            fits && can_finish(&price, &payment.paid, &left)
        })
    }

    pub(crate) fn answer_pay(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        if choice == Choice::Done {
            return match self.state.payment.repair {
                Some(window) => self.finish_repair(window, sink),
                None => self.lay_card(sink),
            };
        }
        let (colour, face) = self.covers(choice);
        add(&mut self.state.payment.paid, colour, face, 1);
        let Some(item) = self.spend(choice) else { return };
        self.state.payment.from = CoLab::number_of(choice) as u8;
        let player = self.acting();
        let rule = match item {
            Item::Die(_) => Rule("CL-17.3"),
            Item::Minion(..) => Rule("CL-17.5"),
            Item::WildDie(_) => Rule("CLS-12.8"),
            Item::Token(_) | Item::Wild => Rule("CL-17.4"),
        };
        sink.emit(rule, || Event::Paid { player, item });
    }

    /// CL-17.3 MUST: a die of the pool goes into the bowl.
    /// CL-17.4 MUST: a token goes to the supply.
    fn spend(&mut self, choice: Choice) -> Option<Item> {
        let you = self.state.you_mut();
        Some(match choice {
            Choice::PayToken(colour) => {
                you.tokens[colour] -= 1;
                Item::Token(colour)
            }
            Choice::PayWild => {
                you.wild -= 1;
                Item::Wild
            }
            Choice::PayDie(die) => {
                you.pool[die] -= 1;
                you.bowl[die.die()] += 1;
                Item::Die(die)
            }
            Choice::PayMinion(window) => {
                let minion = self.state.windows[window].as_mut()?;
                minion.paid = true;
                match minion.die {
                    Some(die) => Item::Minion(window, die),
                    None => Item::WildDie(window),
                }
            }
            _ => return None,
        })
    }
}

fn add(purse: &mut Purse, colour: Option<Colour>, face: Face, count: u8) {
    match colour {
        Some(colour) => purse.faces[colour][face] += count,
        None => purse.wild += count,
    }
}

fn remove(purse: &mut Purse, colour: Option<Colour>, face: Face, count: u8) {
    match colour {
        Some(colour) => purse.faces[colour][face] -= count,
        None => purse.wild -= count,
    }
}
