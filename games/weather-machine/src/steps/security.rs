//! SAB-CALL: Call Security.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Subject};
use crate::types::{EnumSet, Report};

impl WeatherMachine {
    /// SAB-CALL.1 MAY: in every Location, any number of times, between any other actions.
    /// SAB-CALL.5 MUST: there is a Current Report and the deck has enough cards.
    /// SAB-CALL.6 MUST: it is available in step 3 only.
    /// SAB-R.31 IF fewer cards are left THEN it is not available.
    pub(crate) fn may_call_security(&self) -> bool {
        let solo = &self.state.solo;
        solo.current.is_some()
            && solo.deck >= self.content.saboteurs.security
            && self.here().is_some_and(|here| {
                self.can_afford(List::CallSecurity.steps(), Subject::Space(here), false)
            })
    }

    /// The cards that may be on top of the deck; only one if it is known.
    ///
    /// SAB-GEN.10b MUST: nobody knows the order of the deck.
    pub(crate) fn legal_report(&self, out: &mut impl ActionSink<Choice>) {
        if let Some(top) = self.state.solo.top {
            out.chance(Choice::Report(top), 1);
            return;
        }
        let mut unseen = self.state.unseen_reports();
        if let Some(Frame::DrawReport { first: Some(first) }) = self.state.frames.top() {
            unseen.remove(first);
        }
        for report in unseen.iter() {
            out.chance(Choice::Report(report), 1);
        }
    }

    /// SAB-CALL.3 MUST: reveal two cards of the deck beside the Current Report.
    pub(crate) fn answer_draw_report(
        &mut self,
        first: Option<Report>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Report(report) = choice else { return game_core::not_listed(choice) };
        self.lift_report();
        sink.emit(Rule("SAB-CALL.3"), || Event::ReportShown { report });
        self.state.frames.goto(match first {
            None => Frame::DrawReport { first: Some(report) },
            Some(first) => Frame::Assign { drawn: [first, report], top: None },
        });
    }

    /// The three cards, except the one that goes on top of the deck.
    fn to_assign(&self, drawn: [Report; 2], top: Option<Report>) -> EnumSet<Report> {
        let mut cards: EnumSet<Report> = drawn.into_iter().chain(self.state.solo.current).collect();
        top.into_iter().for_each(|top| cards.remove(top));
        cards
    }

    /// SAB-CALL.4 MUST: one goes on top of the deck, one is discarded, one is the Current Report.
    pub(crate) fn legal_assign(
        &self,
        drawn: [Report; 2],
        top: Option<Report>,
        out: &mut impl ActionSink<Choice>,
    ) {
        for report in self.to_assign(drawn, top).iter() {
            out.choice(if top.is_none() { Choice::Top(report) } else { Choice::Discard(report) });
        }
    }

    pub(crate) fn answer_assign(
        &mut self,
        drawn: [Report; 2],
        top: Option<Report>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Top(report) => {
                self.state.frames.goto(Frame::Assign { drawn, top: Some(report) });
                sink.emit(Rule("SAB-CALL.4"), || Event::ReportOnTop { report });
            }
            Choice::Discard(report) => {
                self.state.frames.finish();
                let mut left = self.to_assign(drawn, top);
                left.remove(report);
                self.state.solo.current = left.first();
                self.state.solo.top = top;
                self.state.solo.deck += 1;
                self.discard_report(report, Rule("SAB-CALL.4"), sink);
                if let Some(report) = left.first() {
                    sink.emit(Rule("SAB-CALL.4"), || Event::ReportCurrent { report });
                }
            }
            other => game_core::not_listed(other),
        }
    }
}
