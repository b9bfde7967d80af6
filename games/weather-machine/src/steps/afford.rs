//! WM-VOU, WM-EXC: what is due, and whether it can be paid.

use crate::cost::Cost;
use crate::game::WeatherMachine;
use crate::laboratory::Laboratory;
use crate::sequence::{Frame, Given, Owed, Step, Subject};
use crate::types::{Area, Chemical, Colour, ColourMap, Location, Voucher, VoucherMap};

/// Everything still due, so that a choice is listed only if the rest can be paid afterwards.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Due {
    /// Vouchers by type.
    pub(crate) vouchers: VoucherMap<u8>,
    /// Vouchers of any types from `least` on.
    pub(crate) any: u8,
    /// The lowest type that counts for `any`, by number.
    pub(crate) least: u8,
    /// Chemicals.
    pub(crate) chemicals: ColourMap<u8>,
    /// Machine Parts.
    pub(crate) parts: ColourMap<u8>,
    /// Items of any kind.
    pub(crate) any_items: u8,
}

/// What a player can pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    pub(crate) vouchers: VoucherMap<u8>,
    pub(crate) chemicals: ColourMap<u8>,
    pub(crate) parts: ColourMap<u8>,
}

impl Purse {
    pub(crate) fn of(lab: &Laboratory) -> Purse {
        let Laboratory { vouchers, items, .. } = lab;
        Purse { vouchers: *vouchers, chemicals: items.chemicals, parts: items.parts }
    }

    /// Exchanges the items of an exchange whose Vouchers have been paid. The Chemical received is
    /// spent at once; the Machine Part received is then there to be paid.
    pub(crate) fn swap(&mut self, given: Given, owed: Owed) {
        match given {
            Given::Chemical(chemical) => {
                self.chemicals[chemical] = self.chemicals[chemical].saturating_sub(1);
            }
            Given::Part(colour) => self.parts[colour] = self.parts[colour].saturating_sub(1),
        }
        if let Owed::PartInHand(colour) | Owed::AnotherPart(colour) = owed {
            self.parts[colour] += 1;
        }
    }
}

impl Due {
    fn add(&mut self, owed: Owed, game: &WeatherMachine) {
        match owed {
            Owed::Vouchers(voucher, count) => self.vouchers[voucher] += count,
            Owed::Chemical(chemical) => self.chemicals[chemical] += 1,
            Owed::Research(space) => {
                self.chemicals[game.content.bot_spaces[space].chemical] += 1;
            }
            Owed::PartInHand(colour) | Owed::AnotherPart(colour) => self.parts[colour] += 1,
            Owed::AnyItem => self.any_items += 1,
        }
    }
}

impl WeatherMachine {
    /// What a step of a list costs.
    pub(crate) fn owed_by(&self, step: Step, of: Subject, free: bool) -> Option<Owed> {
        match (step, of) {
            (Step::PayVouchers, _) if !free => self.vouchers_of(of),
            (Step::PayChemical, Subject::Bot(space)) if space.area() == Area::Rnd => {
                Some(Owed::Research(space))
            }
            (Step::PayChemical, Subject::Bot(space)) => {
                Some(Owed::Chemical(self.content.bot_spaces[space].chemical))
            }
            (Step::ReadyPart, Subject::Bot(space)) => {
                self.content.bot_spaces[space].part.map(Owed::PartInHand)
            }
            (Step::PayExtra, Subject::Bot(space)) => {
                (self.content.bot_spaces[space].cost != Cost::Free).then_some(Owed::AnyItem)
            }
            (Step::PayScience, Subject::Marker(row, _)) if !free => {
                let weather = self.lab().row_weather(row)?;
                let science = self.content.extreme[self.storm_tile(weather)?].science;
                (science > 0).then_some(Owed::Vouchers(Voucher::Science, science))
            }
            (Step::PayScience, Subject::Bots(weather, _)) => {
                let science = self.content.experiments[self.displayed(weather)?].science;
                (science > 0).then_some(Owed::Vouchers(Voucher::Science, science))
            }
            _ => None,
        }
    }

    /// The Vouchers of an action, by its subject.
    ///
    /// WM-SUP.1 MUST: a Workshop tile costs 1 Supply Voucher.
    /// WM-GOV.1 MUST: Sell a Part costs 1 Government Voucher.
    /// WM-GOV.15 MUST: Secure Subsidy costs 2 Government Vouchers.
    /// WM-LAB.1 MUST: Work on Experiment costs 1 Lab Voucher.
    /// WM-PUB.1 MUST: Publish a Paper costs 2 Lab Vouchers.
    /// WM-RND.1 MUST: Research costs 1 R&D Voucher.
    /// WM-BRK.1 MUST: a Breakthrough costs 2 R&D Vouchers.
    fn vouchers_of(&self, of: Subject) -> Option<Owed> {
        let costs = &self.content.costs;
        let cost = match of {
            Subject::Tile(_) => costs.extend,
            Subject::Slot(slot) => {
                Cost::Vouchers(Voucher::Supply, self.content.sections[slot.section()].vouchers)
            }
            Subject::Place(_) => costs.initiative,
            Subject::Chemical(chemical) => {
                let space = self.leftmost(chemical)?;
                Cost::Vouchers(Voucher::Supply, self.content.chemical_spaces[space].vouchers)
            }
            Subject::Bot(space) => match space.area() {
                Area::Government => costs.sell,
                Area::Lab => costs.experiment,
                Area::Rnd => costs.research,
            },
            Subject::Cell(_) => costs.secure,
            Subject::Row(_) => costs.publish,
            Subject::Marker(..) => costs.breakthrough,
            Subject::Space(space) => Cost::Vouchers(voucher_of(space.location()), 1),
            Subject::Nothing | Subject::Weather(_) | Subject::Bots(..) => Cost::Free,
        };
        match cost {
            Cost::Vouchers(voucher, count) if count > 0 => Some(Owed::Vouchers(voucher, count)),
            Cost::Vouchers(..) | Cost::Free | Cost::ChemicalOrPart => None,
        }
    }

    /// The total cost of these steps.
    pub(crate) fn due_of(&self, steps: &[Step], of: Subject, free: bool) -> Due {
        let mut due = Due::default();
        for &step in steps {
            if let Some(owed) = self.owed_by(step, of, free) {
                due.add(owed, self);
            }
        }
        due
    }

    /// What can be paid with after any pending exchange, and what all pending frames below the top
    /// one still cost.
    pub(crate) fn still_due(&self) -> (Purse, Due) {
        let pending = self.state.frames.pending();
        let (mut purse, mut due) = (Purse::of(self.lab()), Due::default());
        for frame in pending.iter().rev().skip(1) {
            match *frame {
                Frame::Pay { owed } => due.add(owed, self),
                Frame::PayAny { left, least } => {
                    due.any += left;
                    due.least = due.least.max(least as u8);
                }
                Frame::ReadyParts { weather, provided } => {
                    let parts = self.parts_of(weather, provided);
                    for colour in Colour::ALL {
                        due.parts[colour] += parts[colour];
                    }
                    break;
                }
                Frame::Swap { given, owed } => purse.swap(given, owed),
                Frame::Steps { list, next, of, free } => {
                    for &step in &list.steps()[usize::from(next).min(list.steps().len())..] {
                        if let Some(owed) = self.owed_by(step, of, free) {
                            due.add(owed, self);
                        }
                    }
                    break;
                }
                _ => break,
            }
        }
        (purse, due)
    }

    /// Whether `purse` can pay all of `due`, with exchanges if necessary.
    ///
    /// WM-GEN.4 IF a player lacks what an action demands and no exchange provides it THEN the
    /// action cannot be performed.
    /// WM-EXC.1b MUST: the Science Exchange is evaluated Voucher by Voucher.
    /// WM-EXC.2d MUST: no exchange without a Chemical to give, or when the Supply has none.
    /// WM-EXC.3b MUST: no exchange without a Machine Part to give.
    pub(crate) fn can_pay(&self, purse: &Purse, due: &Due) -> bool {
        let Some((spare, high)) = self.spare_vouchers(purse, due) else { return false };
        let mut exchanges = 0;
        let (mut missing, mut over) = (0, 0);
        for chemical in Chemical::ALL {
            let (own, needed) = (purse.chemicals[chemical], due.chemicals[chemical]);
            let short = needed.saturating_sub(own);
            if short > self.state.in_supply(chemical) {
                return false;
            }
            missing += short;
            over += own.saturating_sub(needed);
        }
        if missing > over {
            return false;
        }
        exchanges += self.content.exchanges.chemical_exchange * missing;
        let mut spare_items = over - missing;
        (missing, over) = (0, 0);
        for colour in Colour::ALL {
            let (own, needed) = (purse.parts[colour], due.parts[colour]);
            missing += needed.saturating_sub(own);
            over += own.saturating_sub(needed);
        }
        if missing > over {
            return false;
        }
        exchanges += self.content.exchanges.part_exchange * missing;
        spare_items += over - missing;
        due.any_items <= spare_items && due.any <= high && due.any + exchanges <= spare
    }

    /// The Vouchers left for payments of any type once the typed ones are paid: in all, and of the
    /// types from `due.least` on; `None` if the typed ones cannot be paid.
    fn spare_vouchers(&self, purse: &Purse, due: &Due) -> Option<(u8, u8)> {
        let (mut wanted, mut spare, mut high) = (due.vouchers[Voucher::Science], 0, 0);
        for voucher in Voucher::ALL {
            if voucher == Voucher::Science {
                continue;
            }
            let (own, needed) = (purse.vouchers[voucher], due.vouchers[voucher]);
            wanted += needed.saturating_sub(own);
            let over = own.saturating_sub(needed);
            spare += over;
            high += if voucher as u8 >= due.least { over } else { 0 };
        }
        let science = purse.vouchers[Voucher::Science];
        let exchanged = wanted.saturating_sub(science) * self.content.exchanges.science_exchange;
        let left = science.saturating_sub(wanted);
        let rest = (spare + left).checked_sub(exchanged)?;
        Some((rest, (high + left).min(rest)))
    }

    /// Whether the active player can pay for a list that begins now.
    pub(crate) fn can_afford(&self, steps: &[Step], of: Subject, free: bool) -> bool {
        self.can_pay(&Purse::of(self.lab()), &self.due_of(steps, of, free))
    }
}

/// SAB-CALL.2 MUST: Call Security costs a Voucher of the type of the player's Location.
fn voucher_of(location: Location) -> Voucher {
    match location {
        Location::Supply | Location::Office => Voucher::Supply,
        Location::Government => Voucher::Government,
        Location::Lab => Voucher::Lab,
        Location::Rnd => Voucher::Rnd,
    }
}
