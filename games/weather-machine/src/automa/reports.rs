//! The Security Reports: which are visible, and what the Previous Report says.

use game_core::{EventSink, Rule};

use super::priority_list::{Candidates, Why};
use super::questions::Questions;
use crate::choice::Choice;
use crate::content::ReportFacts;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Subject};
use crate::types::{ActionSpace, Agent, Id, Indicator, Location, Weather};

impl Questions<'_> {
    /// The facts of the Current Report.
    pub(super) fn current_facts(self) -> Option<ReportFacts> {
        self.current_report().map(|report| self.content().reports[report])
    }

    /// The agent of the Current Report and its action space.
    pub(super) fn acting_agent(self) -> Option<(Agent, ActionSpace)> {
        let agent = self.current_facts()?.agent;
        self.agent(agent).map(|space| (agent, space))
    }

    /// The weather of the Previous Report.
    ///
    /// SAB-R.57 MUST: every card shows a weather, whatever else it shows.
    pub(crate) fn previous_weather(self) -> Weather {
        let previous = self.previous_report();
        previous.map_or(Weather::Rain, |report| self.content().reports[report].weather)
    }

    /// Keeps the topmost or the bottommost of the candidates that are left.
    ///
    /// SAB-PRI.1 MUST: the Previous Report says which of the two, never the Current Report.
    /// SAB-PRI.2 MUST: only possible candidates are considered.
    pub(super) fn point<T: Id>(
        self,
        candidates: &mut Candidates<T>,
        rule: Rule,
        down: impl DoubleEndedIterator<Item = T>,
    ) {
        if candidates.is_settled() {
            return;
        }
        let previous = self.previous_report();
        match previous.map(|report| self.content().reports[report].indicator) {
            Some(Indicator::Bottom) => candidates.first(rule, Why::Indicator, down.rev()),
            Some(Indicator::Top) | None => candidates.first(rule, Why::Indicator, down),
        }
    }
}

impl WeatherMachine {
    /// Discards the top card of the deck, if there is one.
    ///
    /// SAB-HAV.1c MUST: the set of a locked weather discards it.
    pub(crate) fn discard_top(&mut self, sink: &mut impl EventSink<Event>) {
        if self.questions().has_report_left() {
            self.call(Frame::DiscardTop);
        } else {
            sink.emit(self.why_discarded(), || Event::NothingToDiscard);
        }
    }

    pub(crate) fn answer_discard_top(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.finish();
        let Choice::Report(report) = choice else { return game_core::not_listed(choice) };
        self.lift_report();
        self.discard_report(report, self.why_discarded(), sink);
    }

    /// The rule that discards the top card of the deck.
    fn why_discarded(&self) -> Rule {
        match self.next_up() {
            Some(Frame::Steps { list: List::Unable, of: Subject::Space(space), .. }) => {
                unable(space.location())
            }
            Some(Frame::Steps { list: List::LockedHavoc, .. }) => Rule("SAB-HAV.1c"),
            _ => Rule("SAB-HAV.2a"),
        }
    }
}

/// The rule by which a plan finds no branch.
pub(super) fn unable(location: Location) -> Rule {
    Rule(match location {
        Location::Lab => "SAB-LAB.2e",
        Location::Rnd => "SAB-RND.3c",
        Location::Supply | Location::Government | Location::Office => "SAB-GOV.3c",
    })
}
