//! The Security Reports: which are seen, and what the Previous Report says.

use table::{Ask, Rule, Tell};

use super::ladder::{Climb, Why};
use crate::choice::Choice;
use crate::content::ReportFacts;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::kinds::{ActionSpace, Agent, Id, Indicator, Location, Report, Weather};
use crate::sequence::{Frame, List, Of};

impl WeatherMachine {
    /// The card that the Saboteurs follow now.
    pub(super) fn current_facts(&self) -> Option<ReportFacts> {
        self.state.solo.current.map(|report| self.content.reports[report])
    }

    /// The agent of the Current Report and where he stands.
    pub(super) fn acting_agent(&self) -> Option<(Agent, ActionSpace)> {
        let agent = self.current_facts()?.agent;
        self.state.agent(agent).map(|space| (agent, space))
    }

    /// The weather of the Previous Report.
    ///
    /// SAB-R.57 MUST: every card shows a weather, whatever else it shows.
    pub(super) fn previous_weather(&self) -> Weather {
        self.state.previous().map_or(Weather::Rain, |report| self.content.reports[report].weather)
    }

    /// Keeps the topmost or the bottommost of those that are left.
    ///
    /// SAB-PRI.1 MUST: the Previous Report says which of the two, never the Current Report.
    /// SAB-PRI.2 MUST: only what is possible at all is looked at.
    pub(super) fn point<T: Id>(
        &self,
        climb: &mut Climb<T>,
        rule: Rule,
        down: impl DoubleEndedIterator<Item = T>,
    ) {
        let previous = self.state.previous().map(|report| self.content.reports[report].indicator);
        match previous {
            Some(Indicator::Bottom) => climb.first(rule, Why::Indicator, down.rev()),
            Some(Indicator::Top) | None => climb.first(rule, Why::Indicator, down),
        }
    }

    /// The cards that can be on top of the deck: one if it is known.
    ///
    /// SAB-GEN.10b MUST: nobody knows the order of the deck.
    pub(crate) fn ask_report(&self, out: &mut impl Ask<Choice>) {
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

    /// A card leaves the top of the deck.
    pub(super) fn lift_report(&mut self) {
        let solo = &mut self.state.solo;
        solo.deck = solo.deck.saturating_sub(1);
        solo.top = None;
    }

    /// SAB-GEN.11 MUST: a discarded card is the Previous Report at once.
    pub(super) fn discard_report(
        &mut self,
        report: Report,
        rule: Rule,
        tell: &mut impl Tell<Event>,
    ) {
        self.state.solo.discard.push(report);
        tell.tell(rule, || Event::ReportDiscarded { report });
    }

    /// Discards the top card of the deck, if there is one.
    ///
    /// SAB-HAV.1c MUST: so with the set of a locked weather.
    pub(crate) fn discard_top(&mut self) {
        if self.state.solo.deck > 0 {
            self.state.frames.call(Frame::DiscardTop);
        }
    }

    pub(crate) fn answer_discard_top(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        self.state.frames.finish();
        if let Choice::Report(report) = choice {
            self.lift_report();
            self.discard_report(report, self.why_discarded(), tell);
        }
    }

    /// What the top card of the deck is discarded for.
    fn why_discarded(&self) -> Rule {
        match self.state.frames.top() {
            Some(Frame::Steps { list: List::Unable, of: Of::Space(space), .. }) => {
                unable(space.location())
            }
            Some(Frame::Steps { list: List::LockedHavoc, .. }) => Rule("SAB-HAV.1c"),
            _ => Rule("SAB-HAV.2a"),
        }
    }
}

/// By what rule a plan finds no branch.
pub(super) fn unable(location: Location) -> Rule {
    Rule(match location {
        Location::Lab => "SAB-LAB.2e",
        Location::Rnd => "SAB-RND.3c",
        Location::Supply | Location::Government | Location::Office => "SAB-GOV.3c",
    })
}
