//! CLS-14: repairs of damage and ice.

use game_core::{ActionSink, EnumMap, EventSink, Rule};

use crate::choice::Choice;
use crate::event::{Event, Repair};
use crate::game::CoLab;
use crate::payment::{Price, Purse, can_finish};
use crate::sequence::Frame;
use crate::state::{Payment, Place};
use crate::types::{Tower, Window};

/// The price of a repair in research tokens (CLS-14.3).
const RESEARCH: u8 = 3;

/// The price of a repair in resources (CLS-14.4).
const RESOURCES: u8 = 2;

impl CoLab {
    /// Lists the possible repairs.
    ///
    /// CLS-14.2 MAY: once in a rest turn without cost, as soon as the scientist is in the centre.
    /// CLS-14.3 MAY: once in a turn for research tokens, anywhere.
    /// CLS-14.4 MAY: beside the lab for two resources, again and again.
    /// CLS-14.7 MUST: whether a minion stands there does not matter.
    pub(crate) fn legal_repairs(&self, out: &mut impl ActionSink<Choice>) {
        let tokens = self.state.enemies.damaged.or(self.state.enemies.frozen);
        if tokens.is_empty() {
            return;
        }
        let you = self.state.you();
        if self.state.turn.resting && you.place == Place::Centre && !self.state.turn.repaired {
            tokens.iter().for_each(|window| out.choice(Choice::Repair(window)));
        }
        if you.research >= RESEARCH && !self.state.turn.researched_repair {
            tokens.iter().for_each(|window| out.choice(Choice::RepairByResearch(window)));
        }
        let beside: game_core::EnumSet<Window> =
            you.place.lab().into_iter().flat_map(|lab| self.state.windows_of(lab)).collect();
        for window in tokens.and(beside).iter().filter(|one| self.can_pay_repair(one.tower())) {
            out.choice(Choice::RepairByResources(window));
        }
    }

    /// CLS-14.5 MUST: without a lab there is no adjacent tower.
    fn can_pay_repair(&self, tower: Tower) -> bool {
        can_finish(&repair_price(tower), &Purse::default(), &self.purse_for_repairs())
    }

    /// CLS-14.1 MUST: one token of one window goes back to the supply.
    pub(crate) fn repair(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::Repair(window) => {
                self.state.turn.repaired = true;
                self.clear(window, Repair::Rest, sink);
            }
            Choice::RepairByResearch(window) => {
                self.state.turn.researched_repair = true;
                self.state.you_mut().research -= RESEARCH;
                self.clear(window, Repair::Research, sink);
            }
            Choice::RepairByResources(window) => {
                self.state.payment = Payment {
                    repair: Some(window),
                    price: repair_price(window.tower()),
                    ..Payment::default()
                };
                self.state.frames.call(Frame::Pay);
            }
            other => game_core::not_listed(other),
        }
    }

    /// CLS-14.6 MUST: paid items are used up as for a card, and count for one repair only.
    pub(crate) fn finish_repair(&mut self, window: Window, sink: &mut impl EventSink<Event>) {
        self.state.payment = Payment::default();
        self.finish();
        self.clear(window, Repair::Resources, sink);
    }

    fn clear(&mut self, window: Window, by: Repair, sink: &mut impl EventSink<Event>) {
        let ice = self.melt(window);
        self.state.enemies.damaged.remove(window);
        let player = self.acting();
        sink.emit(Rule("CLS-14.1"), || Event::Repaired { player, window, ice, by });
    }
}

/// A price of two symbols of the tower.
fn repair_price(tower: Tower) -> Price {
    let mut price: Price = EnumMap::default();
    price[tower.symbol()] = RESOURCES;
    price
}
