//! WM-FUN: receiving funding.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::benefit::Gain;
use crate::choice::Choice;
use crate::event::{Cause, Event};
use crate::game::WeatherMachine;
use crate::sequence::{BenefitAt, Frame};
use crate::types::{Area, Challenge, FundingSpace, Voucher};

impl WeatherMachine {
    /// WM-FUN.2 MUST: benefits come only from receiving funding, never from advancing.
    pub(crate) fn run_funding(&mut self, area: Area, sink: &mut impl EventSink<Event>) -> Flow {
        self.fund(area, 0, Rule("WM-USE.7"), sink);
        Flow::Ran
    }

    /// Pays the funding of a track as if its marker were this many spaces further on.
    ///
    /// WM-FUN.3 MUST: the Government pays every benefit up to the marker.
    /// WM-FUN.4c MUST: a position past the end counts as the last space.
    fn fund(&mut self, area: Area, further: u8, rule: Rule, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        let to = self.lab().funding[area].further(further);
        sink.emit(rule, || Event::Funded { player, area, to });
        let frame = match area {
            Area::Government => Frame::FollowTrack { from: FundingSpace::default(), to },
            Area::Rnd => Frame::OneOf { to },
            Area::Lab => Frame::Follow,
        };
        self.state.frames.goto(frame);
        if area == Area::Lab {
            self.gain_science_of(to, sink);
        }
    }

    /// WM-FUN.4a MUST: the Lab first pays the Science Vouchers up to the marker.
    fn gain_science_of(&mut self, to: FundingSpace, sink: &mut impl EventSink<Event>) {
        let count = self.science_up_to(to);
        self.gain_vouchers(Voucher::Science, count, Cause::Track(to), Rule("WM-FUN.4a"), sink);
    }

    /// Number of Science Vouchers on the Lab track up to a space.
    pub(crate) fn science_up_to(&self, to: FundingSpace) -> u8 {
        let gains = to.up_to().flat_map(|space| self.content.lab_funding[space].benefit.gains());
        let science = gains.map(|gain| match gain {
            Gain::Voucher(Voucher::Science, count) => count,
            _ => 0,
        });
        science.fold(0, u8::saturating_add)
    }

    pub(crate) fn run_follow_track(&mut self, from: FundingSpace, to: FundingSpace) -> Flow {
        let here = BenefitAt::Funding(Area::Government, from);
        if from == to {
            self.state.frames.finish();
        } else {
            self.state.frames.goto(Frame::FollowTrack { from: from.further(1), to });
        }
        self.call_benefit(here);
        Flow::Ran
    }

    /// WM-FUN.5 MUST: R&D pays one benefit, below the marker or to its left.
    pub(crate) fn legal_one_of(&self, to: FundingSpace, out: &mut impl ActionSink<Choice>) {
        for space in to.up_to() {
            if !self.content.rnd_funding[space].benefit.is_none() {
                out.choice(Choice::TakeFrom(space));
            }
        }
    }

    pub(crate) fn answer_one_of(&mut self, choice: Choice) {
        self.state.frames.finish();
        let Choice::TakeFrom(space) = choice else { return game_core::not_listed(choice) };
        self.call_benefit(BenefitAt::Funding(Area::Rnd, space));
    }

    /// WM-FUN.4b MUST: then the Government or the R&D track pays as if its marker were further
    /// ahead.
    pub(crate) fn legal_follow(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::Follow(Area::Government));
        out.choice(Choice::Follow(Area::Rnd));
    }

    pub(crate) fn answer_follow(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Follow(area) = choice else { return game_core::not_listed(choice) };
        self.fund(area, self.lab_modifier(), Rule("WM-FUN.4b"), sink);
    }

    /// SAB-CHL.11b MUST: with Budget Cuts the modifier is 0.
    pub(crate) fn lab_modifier(&self) -> u8 {
        if self.challenged(Challenge::BudgetCuts) {
            return 0;
        }
        self.content.lab_funding[self.lab().funding[Area::Lab]].modifier
    }

    /// Whether a Challenge card applies.
    pub(crate) fn challenged(&self, challenge: Challenge) -> bool {
        self.state.solo.challenges.contains(challenge)
    }
}
