//! WM-VOU, WM-EXC: paying what is due.

use game_core::{ActionSink, EnumMap, EventSink, Flow, Rule, Select, Selection};

use crate::choice::Choice;
use crate::event::{ChemicalPlace, Event, PartPlace, Payment};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::{Frame, Given, Owed, Step, Subject};
use crate::steps::{Due, Purse};
use crate::types::{Chemical, Colour, Voucher};

impl WeatherMachine {
    pub(crate) fn pay_vouchers(&mut self, of: Subject, free: bool) {
        if let Some(owed) = self.owed_by(Step::PayVouchers, of, free) {
            self.state.frames.call(Frame::Pay { owed });
        }
    }

    /// WM-LAB.5 MUST: the Chemical of a Lab space goes back to the Supply.
    /// WM-RND.4 MUST: the Chemical of a Research space stays beside the Bot.
    pub(crate) fn pay_chemical(&mut self, of: Subject) {
        if let Some(owed) = self.owed_by(Step::PayChemical, of, false) {
            self.state.frames.call(Frame::Pay { owed });
        }
    }

    pub(crate) fn pay_extra(&mut self, of: Subject) {
        if let Some(owed) = self.owed_by(Step::PayExtra, of, false) {
            self.state.frames.call(Frame::Pay { owed });
        }
    }

    pub(crate) fn ready_part(&mut self, of: Subject) {
        if let Some(owed) = self.owed_by(Step::ReadyPart, of, false) {
            self.state.frames.call(Frame::Pay { owed });
        }
    }

    /// WM-BRK.3 MUST: pay the Science of the current Extreme Weather tile of the row's weather.
    /// WM-R.26 MUST: a Breakthrough granted by a benefit is free of it; an experiment is not.
    pub(crate) fn pay_science(&mut self, of: Subject, free: bool) {
        if let Some(owed) = self.owed_by(Step::PayScience, of, free) {
            self.state.frames.call(Frame::Pay { owed });
        }
    }

    /// Pays by itself if there is nothing to decide, and begins the Science Exchange.
    ///
    /// WM-EXC.1a IF the player has neither its type nor Science THEN any 3 other Vouchers pay what
    /// is due.
    /// WM-R.8 MUST: that Science is spent at once; Science costs can be paid with it too.
    pub(crate) fn run_pay(&mut self, owed: Owed, sink: &mut impl EventSink<Event>) -> Flow {
        match owed {
            Owed::Vouchers(_, 0) => self.done(),
            Owed::Vouchers(voucher, left) => {
                let vouchers = &self.lab().vouchers;
                if vouchers[voucher] > 0 || vouchers[Voucher::Science] > 0 {
                    return Flow::Asks;
                }
                let player = self.active();
                sink.emit(Rule("WM-EXC.1a"), || Event::ScienceExchanged { player });
                let owed = Owed::Vouchers(voucher, left - 1);
                self.state.frames.goto(Frame::Pay { owed });
                let left = self.content.exchanges.science_exchange;
                self.state.frames.call(Frame::PayAny { left, least: Voucher::Supply });
                Flow::Ran
            }
            Owed::Chemical(chemical) if self.lab().items.chemicals[chemical] > 0 => {
                let player = self.active();
                let ways = (ChemicalPlace::Workshop(player), ChemicalPlace::Supply);
                self.state.frames.finish();
                self.move_chemical(chemical, ways, Rule("WM-LAB.5"), sink);
                Flow::Ran
            }
            Owed::Research(space) => {
                let chemical = self.content.bot_spaces[space].chemical;
                if self.lab().items.chemicals[chemical] == 0 {
                    return Flow::Asks;
                }
                let player = self.active();
                let ways = (ChemicalPlace::Workshop(player), ChemicalPlace::Research(space));
                self.state.frames.finish();
                self.move_chemical(chemical, ways, Rule("WM-RND.4"), sink);
                Flow::Ran
            }
            Owed::PartInHand(colour) if self.lab().items.parts[colour] > 0 => self.done(),
            Owed::Chemical(_) | Owed::PartInHand(_) | Owed::AnotherPart(_) | Owed::AnyItem => {
                Flow::Asks
            }
        }
    }

    /// WM-VOU.4 MAY: pay a Science Voucher in place of one of any other type.
    /// WM-VOU.5 MUST: a Science cost is paid in Science only.
    pub(crate) fn legal_pay(&self, owed: Owed, out: &mut impl ActionSink<Choice>) {
        match owed {
            Owed::Vouchers(voucher, left) => {
                let (purse, mut due) = self.still_due();
                due.vouchers[voucher] += left - 1;
                let science = (voucher != Voucher::Science).then_some(Voucher::Science);
                for paid in [voucher].into_iter().chain(science) {
                    if self.can_pay_after(paid, purse, &due) {
                        out.choice(Choice::Pay(paid));
                    }
                }
            }
            Owed::Chemical(_) | Owed::Research(_) => self.legal_swap_chemical(owed, out),
            Owed::PartInHand(colour) | Owed::AnotherPart(colour) => {
                self.legal_swap_part(owed, colour, out);
            }
            Owed::AnyItem => self.legal_spend(out),
        }
    }

    /// Whether the player has this Voucher and can pay the rest without it.
    fn can_pay_after(&self, paid: Voucher, mut purse: Purse, due: &Due) -> bool {
        purse.vouchers[paid] > 0 && {
            purse.vouchers[paid] -= 1;
            self.can_pay(&purse, due)
        }
    }

    /// WM-EXC.2a MAY: for 2 Vouchers, swap an owned Chemical for the one that is due.
    fn legal_swap_chemical(&self, owed: Owed, out: &mut impl ActionSink<Choice>) {
        let Some(wanted) = self.chemical_of(owed) else { return };
        let (purse, mut due) = self.still_due();
        due.any += self.content.exchanges.chemical_exchange;
        for given in Chemical::ALL {
            if purse.chemicals[given] == 0 || given == wanted || self.state.in_supply(wanted) == 0 {
                continue;
            }
            let mut purse = purse;
            purse.swap(Given::Chemical(given), owed);
            if self.can_pay(&purse, &due) {
                out.choice(Choice::SwapChemical(given));
            }
        }
    }

    fn chemical_of(&self, owed: Owed) -> Option<Chemical> {
        match owed {
            Owed::Chemical(chemical) => Some(chemical),
            Owed::Research(space) => Some(self.content.bot_spaces[space].chemical),
            _ => None,
        }
    }

    /// WM-EXC.3a MAY: for 2 Vouchers, swap an owned Machine Part for one that is due.
    fn legal_swap_part(&self, owed: Owed, colour: Colour, out: &mut impl ActionSink<Choice>) {
        let (purse, mut due) = self.still_due();
        due.any += self.content.exchanges.part_exchange;
        for given in Colour::ALL {
            if purse.parts[given] == 0 || given == colour || !self.may_swap() {
                continue;
            }
            let mut purse = purse;
            purse.swap(Given::Part(given), owed);
            if self.can_pay(&purse, &due) {
                out.choice(Choice::SwapPart(given));
            }
        }
    }

    /// WM-RND.5 IF it is the bottom space THEN any Chemical or any Machine Part is paid in
    /// addition.
    fn legal_spend(&self, out: &mut impl ActionSink<Choice>) {
        for chemical in Chemical::ALL {
            if self.lab().items.chemicals[chemical] > 0 {
                out.choice(Choice::SpendChemical(chemical));
            }
        }
        for colour in Colour::ALL {
            if self.lab().items.parts[colour] > 0 {
                out.choice(Choice::SpendPart(colour));
            }
        }
    }

    pub(crate) fn answer_pay(
        &mut self,
        owed: Owed,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.active();
        match (choice, owed) {
            (Choice::Pay(paid), Owed::Vouchers(voucher, left)) => {
                let owed = Owed::Vouchers(voucher, left - 1);
                self.state.frames.goto(Frame::Pay { owed });
                let (of, rule) = match paid == voucher {
                    true => (Payment::Price, "WM-VOU.1"),
                    false => (Payment::Instead(voucher), "WM-VOU.4"),
                };
                self.pay_voucher(paid, of, Rule(rule), sink);
            }
            (Choice::SwapChemical(given), _) => self.begin_swap(Given::Chemical(given), owed),
            (Choice::SwapPart(given), _) => self.begin_swap(Given::Part(given), owed),
            (Choice::SpendChemical(chemical), _) => {
                self.state.frames.finish();
                let ways = (ChemicalPlace::Workshop(player), ChemicalPlace::Supply);
                self.move_chemical(chemical, ways, Rule("WM-RND.5"), sink);
            }
            (Choice::SpendPart(colour), _) => {
                self.state.frames.finish();
                let ways = (PartPlace::Workshop(player), PartPlace::Reserve);
                self.move_part(colour, ways, Rule("WM-RND.5"), sink);
            }
            other => game_core::not_listed(other),
        }
    }

    /// WM-EXC.4 MUST: an exchange is part of a payment and never fills the Workshop.
    /// WM-R.9 MUST: its Vouchers are of any types, but cannot come from another exchange.
    fn begin_swap(&mut self, given: Given, owed: Owed) {
        let exchanges = &self.content.exchanges;
        let left = match given {
            Given::Chemical(_) => exchanges.chemical_exchange,
            Given::Part(_) => exchanges.part_exchange,
        };
        self.state.frames.goto(Frame::Swap { given, owed });
        self.state.frames.call(Frame::PayAny { left, least: Voucher::Supply });
    }

    /// WM-EXC.2b MUST: the Chemical given fills the rightmost empty space, then one is taken.
    /// WM-EXC.2c MUST: it is used at once and needs no room in the Workshop.
    pub(crate) fn run_swap(
        &mut self,
        given: Given,
        owed: Owed,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        self.state.frames.finish();
        let player = self.active();
        match (given, owed) {
            (Given::Part(given), Owed::PartInHand(colour) | Owed::AnotherPart(colour)) => {
                sink.emit(Rule("WM-EXC.3a"), || Event::Exchanged {
                    player,
                    given: Given::Part(given),
                    wanted: Given::Part(colour),
                });
                let own = PartPlace::Workshop(player);
                self.move_part(given, (own, PartPlace::Reserve), Rule("WM-EXC.3a"), sink);
                self.move_part(colour, (PartPlace::Reserve, own), Rule("WM-EXC.3a"), sink);
            }
            (Given::Chemical(given), owed) => {
                let Some(chemical) = self.chemical_of(owed) else { return Flow::Ran };
                sink.emit(Rule("WM-EXC.2a"), || Event::Exchanged {
                    player,
                    given: Given::Chemical(given),
                    wanted: Given::Chemical(chemical),
                });
                let ways = (ChemicalPlace::Workshop(player), ChemicalPlace::Supply);
                self.move_chemical(given, ways, Rule("WM-EXC.2b"), sink);
                // A Chemical paid to the Supply is already there.
                if let Owed::Research(space) = owed {
                    let ways = (ChemicalPlace::Supply, ChemicalPlace::Research(space));
                    self.move_chemical(chemical, ways, Rule("WM-EXC.2c"), sink);
                }
            }
            (Given::Part(_), owed) => game_core::impossible(owed),
        }
        Flow::Ran
    }

    /// WM-EXC.5 MAY: the Vouchers of an exchange are of any types, Science included.
    pub(crate) fn legal_pay_any(
        &self,
        left: u8,
        least: Voucher,
        out: &mut impl ActionSink<Choice>,
    ) {
        let (purse, mut due) = self.still_due();
        due.any += left - 1;
        for given in Voucher::ALL.into_iter().filter(|&given| given >= least) {
            due.least = due.least.max(given as u8);
            if self.can_pay_after(given, purse, &due) {
                out.choice(Choice::Give(given));
            }
        }
    }

    /// A multi-select of Vouchers of any types, unless something else that is due needs some of
    /// them.
    pub(crate) fn any_vouchers(&self, left: u8, least: Voucher) -> Option<Selection<Choice>> {
        let (purse, mut due) = self.still_due();
        let of_any = Voucher::ALL.into_iter().filter(|&voucher| voucher >= least);
        let items = of_any.map(|voucher| (Choice::Give(voucher), purse.vouchers[voucher]));
        let set = Select { items, least: left, most: left, done: None };
        // The rest must be payable without any Voucher, so that each of them may be chosen.
        let none = Purse { vouchers: EnumMap::default(), ..purse };
        due.least = 0;
        self.can_pay(&none, &due).then(|| set.selection())
    }

    pub(crate) fn answer_pay_any(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Give(given) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::PayAny { left: left - 1, least: given });
        let beneath = self.state.frames.pending().iter().rev().nth(1);
        let exchange = matches!(beneath, Some(Frame::Pay { .. } | Frame::Swap { .. }));
        let (of, rule) = match exchange {
            true => (Payment::Exchange, "WM-EXC.5"),
            false => (Payment::Piece, "WM-MOV.5c"),
        };
        self.pay_voucher(given, of, Rule(rule), sink);
    }

    /// Whether parts may be exchanged here: not for a prototype with that reading option.
    fn may_swap(&self) -> bool {
        let building = |frame: &Frame| matches!(frame, Frame::ReadyParts { .. });
        !self.options.reads(Reading::NoPrototypeExchange)
            || !self.state.frames.pending().iter().any(building)
    }
}
