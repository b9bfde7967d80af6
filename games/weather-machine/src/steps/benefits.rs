//! WM-BEN: the benefits of spaces, slots and tiles.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::benefit::{Benefit, Gain};
use crate::choice::Choice;
use crate::deed::Deed;
use crate::event::{Cause, ChemicalPlace, Event, PartPlace, Score};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::pieces::OPEN;
use crate::sequence::{BenefitAt, Each, Frame, List, Subject};
use crate::types::{Area, Chemical, Colour, FundingSpace, Id, Voucher};

impl WeatherMachine {
    /// The benefit printed at a place.
    pub(crate) fn benefit(&self, at: BenefitAt) -> Benefit {
        let content = self.content;
        match at {
            BenefitAt::Subsidy(tile) => content.subsidies[tile].benefit,
            BenefitAt::Column(weather) => content.subsidy_columns[weather],
            BenefitAt::Row(row) => content.subsidy_rows[row],
            BenefitAt::Goal(space) => content.goal_spaces[space],
            BenefitAt::Funding(area, space) => content.funding(area)[space].benefit,
            BenefitAt::Office(space) => content.office[space],
            BenefitAt::Slide(row) => content.slides[row],
            BenefitAt::Slot(slot) => content.slots[slot],
            BenefitAt::Bot(space) => content.bot_spaces[space].benefit,
            BenefitAt::Storm(tile, space) => {
                let spaces = &content.extreme[tile].spaces;
                spaces.get(usize::from(space)).copied().unwrap_or(Benefit::NONE)
            }
            BenefitAt::Experiment(tile) => content.experiments[tile].reward,
        }
    }

    /// The cause that events give for a benefit.
    fn cause_of(&self, at: BenefitAt) -> Cause {
        match at {
            BenefitAt::Slot(_) if self.pays_income() => Cause::Income(at),
            _ => Cause::Printed(at),
        }
    }

    /// The cause of the benefit in progress.
    fn cause(&self) -> Option<Cause> {
        self.state.frames.pending().iter().rev().find_map(|frame| match *frame {
            Frame::Benefit { at, .. } => Some(self.cause_of(at)),
            _ => None,
        })
    }

    /// The cause of the benefit that gives a Chemical or Machine Part now, if one does.
    pub(crate) fn cause_of_taking(&self) -> Option<Cause> {
        let gains = matches!(
            self.state.frames.top(),
            Some(Frame::GainPart { .. } | Frame::GainChemical { .. })
        );
        gains.then(|| self.cause()).flatten()
    }

    fn pays_income(&self) -> bool {
        let income = |frame: &Frame| matches!(frame, Frame::Each { each: Each::Income, .. });
        self.state.frames.pending().iter().any(income)
    }

    /// The rule that grants a benefit.
    pub(crate) fn rule_of(&self, at: BenefitAt) -> Rule {
        let pending = self.state.frames.pending();
        let secured =
            |frame: &Frame| matches!(frame, Frame::Steps { list: List::Do(Deed::Secure), .. });
        Rule(match at {
            BenefitAt::Subsidy(_) if pending.iter().any(secured) => "WM-GOV.17",
            BenefitAt::Subsidy(_) => "WM-USE.1",
            BenefitAt::Slot(_) if self.pays_income() => "WM-INC.2",
            BenefitAt::Column(_) | BenefitAt::Row(_) => "WM-GOV.16",
            BenefitAt::Goal(_) => "WM-USE.6",
            BenefitAt::Funding(Area::Government, _) => "WM-FUN.3",
            BenefitAt::Funding(Area::Lab, _) => "WM-FUN.4a",
            BenefitAt::Funding(Area::Rnd, _) => "WM-FUN.5",
            BenefitAt::Office(_) => "WM-TOK.3",
            BenefitAt::Slide(_) => "WM-PUB.3",
            BenefitAt::Slot(_) => "WM-SUP.10",
            BenefitAt::Bot(_) => "WM-RND.6",
            BenefitAt::Storm(..) => "WM-BRK.4",
            BenefitAt::Experiment(_) => "WM-PHB.7",
        })
    }

    pub(crate) fn gain_at(&self, at: BenefitAt, alternative: u8, next: u8) -> Option<Gain> {
        self.benefit(at).get(usize::from(alternative))?.get(usize::from(next))
    }

    /// Takes the only alternative, begins the next gain, or ends.
    pub(crate) fn run_benefit(
        &mut self,
        at: BenefitAt,
        alternative: u8,
        next: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if alternative == OPEN {
            if self.benefit(at).alternatives().count() > 1 {
                return Flow::Asks;
            }
            self.state.frames.goto(Frame::Benefit { at, alternative: 0, next: 0 });
            return Flow::Ran;
        }
        let Some(gain) = self.gain_at(at, alternative, next) else { return self.done() };
        if self.asks_first(gain) {
            return Flow::Asks;
        }
        self.state.frames.goto(Frame::Benefit { at, alternative, next: next + 1 });
        self.begin_gain(gain, at, sink);
        Flow::Ran
    }

    /// WM-BEN.16 MAY: every benefit may be declined. Gains that cost items or room always offer it;
    /// plain gains do only with that reading option.
    fn asks_first(&self, gain: Gain) -> bool {
        let plain = matches!(
            gain,
            Gain::Voucher(..)
                | Gain::AnyVoucher(_)
                | Gain::Fund(_)
                | Gain::AnyFund
                | Gain::Investment
                | Gain::Cp(_)
                | Gain::EndCp(_)
        );
        plain && self.options.reads(Reading::AskEveryGain)
    }

    pub(crate) fn legal_benefit(
        &self,
        at: BenefitAt,
        alternative: u8,
        next: u8,
        out: &mut impl ActionSink<Choice>,
    ) {
        if alternative == OPEN {
            for number in 1..=self.benefit(at).alternatives().count() as u8 {
                out.choice(Choice::Either(number));
            }
        } else if self.gain_at(at, alternative, next).is_some() {
            out.choice(Choice::Accept);
            out.choice(Choice::Decline);
        }
    }

    pub(crate) fn answer_benefit(
        &mut self,
        at: BenefitAt,
        alternative: u8,
        next: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Either(number) => {
                self.state.frames.goto(Frame::Benefit { at, alternative: number - 1, next: 0 });
            }
            Choice::Accept | Choice::Decline => {
                self.state.frames.goto(Frame::Benefit { at, alternative, next: next + 1 });
                let Some(gain) = self.gain_at(at, alternative, next) else { return };
                if choice == Choice::Accept {
                    self.begin_gain(gain, at, sink);
                } else {
                    self.tell_declined(gain, sink);
                }
            }
            other => game_core::not_listed(other),
        }
    }

    pub(crate) fn tell_declined(&self, gain: Gain, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        sink.emit(Rule("WM-BEN.16"), || Event::Declined { player, gain });
    }

    /// WM-BEN.6 MAY: a Machine Part of any colour, if there is room.
    /// WM-BEN.7 MAY: a Voucher of any type, including Science.
    /// WM-BEN.8 MUST: a Bot as in WM-SUP.9-12, without the Vouchers.
    /// WM-BEN.9 MAY: the leftmost Chemical of a type, free, if there is room.
    /// WM-BEN.10 MUST: one space on a Funding track of the player's choice.
    /// WM-BEN.11 MUST: a Workshop tile as in WM-SUP.2-8, without the Voucher.
    /// WM-BEN.12 MUST: one space on the track named.
    /// WM-BEN.13 MUST: one Investment tile.
    /// WM-BEN.14 MUST: CP at the end count only in final scoring.
    /// WM-BEN.15 MUST: CP now are scored at once.
    fn begin_gain(&mut self, gain: Gain, at: BenefitAt, sink: &mut impl EventSink<Event>) {
        let (player, rule, cause) = (self.active(), self.rule_of(at), self.cause_of(at));
        match gain {
            Gain::Voucher(voucher, count) => self.gain_vouchers(voucher, count, cause, rule, sink),
            Gain::AnyVoucher(left) => {
                self.state.frames.call(Frame::GainAny { left, least: Voucher::Supply });
            }
            Gain::Part(left) => {
                self.state.frames.call(Frame::GainPart { left, least: Colour::Green });
            }
            Gain::Chemical(left) => self.state.frames.call(Frame::GainChemical { left }),
            Gain::Bot => self.state.frames.call(Frame::GainBot),
            Gain::Workshop => self.state.frames.call(Frame::GainTile),
            Gain::Fund(area) => self.advance_funding(area, cause, rule, sink),
            Gain::AnyFund => self.state.frames.call(Frame::FundAny),
            Gain::Investment => self.gain_investment(cause, rule, sink),
            Gain::Cp(cp) => self.score(player, cp, Score::Printed(at), rule, sink),
            Gain::EndCp(cp) => {
                let lab = self.lab_mut();
                lab.end_cp = lab.end_cp.saturating_add(cp);
                sink.emit(rule, || Event::ScoredForTheEnd { player, cp, cause });
            }
            Gain::Do(deed) => self.grant(List::Do(deed)),
            Gain::FreeExperiment => self.grant(List::FreeExperiment),
        }
    }

    /// Emits the part of a benefit that cannot be received and is lost (WM-GEN.8); without room,
    /// the rule is WM-WSH.5 for the Workshop and WM-VOU.2 for the Voucher tracks.
    pub(crate) fn tell_lost(&self, frame: Frame, sink: &mut impl EventSink<Event>) {
        let gain = match frame {
            Frame::GainAny { left, .. } => Some(Gain::AnyVoucher(left)),
            Frame::GainPart { left, .. } => Some(Gain::Part(left)),
            Frame::GainChemical { left } => Some(Gain::Chemical(left)),
            Frame::GainBot => Some(Gain::Bot),
            Frame::GainTile => Some(Gain::Workshop),
            Frame::FundAny => Some(Gain::AnyFund),
            Frame::Target { list, granted: true } => Gain::granting(list),
            Frame::BuyCp { paper, .. } => return self.tell_no_cp(paper, false, sink),
            Frame::Move => return self.tell_cannot_move(sink),
            _ => None,
        };
        let Some(gain) = gain else { return };
        let player = self.active();
        let lab = self.lab();
        let full = match gain {
            Gain::Part(_) => !lab.has_room_for_part(),
            Gain::Chemical(_) => {
                !Chemical::ALL.iter().any(|&chemical| lab.has_room_for_chemical(chemical))
            }
            Gain::Bot => !lab.has_room_for_bot(),
            Gain::AnyVoucher(_) => {
                Voucher::ALL.into_iter().all(|voucher| self.voucher_room(player, voucher) == 0)
            }
            _ => false,
        };
        let rule = match (full, gain) {
            (true, Gain::AnyVoucher(_)) => "WM-VOU.2",
            (true, _) => "WM-WSH.5",
            (false, _) => "WM-GEN.8",
        };
        sink.emit(Rule(rule), || Event::Lost { player, gain, full });
    }

    /// WM-GEN.8 MAY: take less than the full benefit if only part of it can be received.
    pub(crate) fn legal_gain_any(
        &self,
        _left: u8,
        least: Voucher,
        out: &mut impl ActionSink<Choice>,
    ) {
        let player = self.active();
        let mut any = false;
        for voucher in Voucher::ALL.into_iter().filter(|&voucher| voucher >= least) {
            if self.voucher_room(player, voucher) > 0 {
                out.choice(Choice::Gain(voucher));
                any = true;
            }
        }
        if any && self.options.reads(Reading::AskEveryGain) && !self.is_entering() {
            out.choice(Choice::Decline);
        }
    }

    /// Whether the top frame belongs to the entry into a Location.
    pub(crate) fn is_entering(&self) -> bool {
        let beneath = self.state.frames.pending().iter().rev().nth(1);
        matches!(beneath, Some(Frame::Steps { list: List::Entering, .. }))
    }

    pub(crate) fn answer_gain_any(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let entering = self.is_entering();
        let rule = if entering { "WM-MOV.5a" } else { "WM-BEN.7" };
        let cause = self.here().filter(|_| entering).map(Cause::Space).or_else(|| self.cause());
        match choice {
            Choice::Gain(voucher) => {
                self.state.frames.goto(Frame::GainAny { left: left - 1, least: voucher });
                let Some(cause) = cause else { return game_core::impossible(voucher) };
                self.gain_vouchers(voucher, 1, cause, Rule(rule), sink);
            }
            Choice::Decline => {
                self.state.frames.finish();
                self.tell_declined(Gain::AnyVoucher(left), sink);
            }
            other => game_core::not_listed(other),
        }
    }

    pub(crate) fn legal_gain_part(&self, least: Colour, out: &mut impl ActionSink<Choice>) {
        if self.lab().has_room_for_part() {
            for colour in Colour::ALL.into_iter().filter(|&colour| colour >= least) {
                out.choice(Choice::Part(colour));
            }
            out.choice(Choice::Decline);
        }
    }

    pub(crate) fn answer_gain_part(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Part(colour) => {
                self.state.frames.goto(Frame::GainPart { left: left - 1, least: colour });
                let ways = (PartPlace::Reserve, PartPlace::Workshop(self.active()));
                self.move_part(colour, ways, Rule("WM-BEN.6"), sink);
            }
            Choice::Decline => {
                self.state.frames.finish();
                self.tell_declined(Gain::Part(left), sink);
            }
            other => game_core::not_listed(other),
        }
    }

    pub(crate) fn legal_gain_chemical(&self, out: &mut impl ActionSink<Choice>) {
        let mut any = false;
        for chemical in Chemical::ALL {
            let there = self.state.in_supply(chemical) > 0;
            if there && self.lab().has_room_for_chemical(chemical) {
                out.choice(Choice::Chemical(chemical));
                any = true;
            }
        }
        if any {
            out.choice(Choice::Decline);
        }
    }

    pub(crate) fn answer_gain_chemical(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Chemical(chemical) => {
                self.state.frames.goto(Frame::GainChemical { left: left - 1 });
                let ways = (ChemicalPlace::Supply, ChemicalPlace::Workshop(self.active()));
                self.move_chemical(chemical, ways, Rule("WM-BEN.9"), sink);
            }
            Choice::Decline => {
                self.state.frames.finish();
                self.tell_declined(Gain::Chemical(left), sink);
            }
            other => game_core::not_listed(other),
        }
    }

    pub(crate) fn legal_fund_any(&self, out: &mut impl ActionSink<Choice>) {
        for area in Area::ALL {
            if self.lab().funding[area].index() + 1 < FundingSpace::COUNT {
                out.choice(Choice::Fund(area));
            }
        }
    }

    pub(crate) fn answer_fund_any(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Choice::Fund(area) = choice else { return game_core::not_listed(choice) };
        let Some(cause) = self.cause() else { return game_core::impossible(area) };
        self.advance_funding(area, cause, Rule("WM-BEN.10"), sink);
    }

    pub(crate) fn legal_gain_bot(&self, out: &mut impl ActionSink<Choice>) {
        let mut any = false;
        for slot in self.buildable() {
            out.choice(Choice::Construct(slot));
            any = true;
        }
        if any {
            out.choice(Choice::Decline);
        }
    }

    pub(crate) fn answer_gain_bot(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        match choice {
            Choice::Construct(slot) => self.call_list(List::Construct, Subject::Slot(slot), true),
            Choice::Decline => self.tell_declined(Gain::Bot, sink),
            other => game_core::not_listed(other),
        }
    }

    pub(crate) fn legal_gain_tile(&self, out: &mut impl ActionSink<Choice>) {
        let mut any = false;
        for tile in self.takeable().iter() {
            out.choice(Choice::Extend(tile));
            any = true;
        }
        if any {
            out.choice(Choice::Decline);
        }
    }

    pub(crate) fn answer_gain_tile(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        match choice {
            Choice::Extend(tile) => self.call_list(List::Extend, Subject::Tile(tile), true),
            Choice::Decline => self.tell_declined(Gain::Workshop, sink),
            other => game_core::not_listed(other),
        }
    }
}
