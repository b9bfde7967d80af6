//! Emits each decision with its candidates and criteria.

use game_core::{EventSink, Filtered, Rule};

use super::priority_list::{Candidates, Decision, PriorityList, Sent, Why};
use super::questions::Questions;
use crate::event::Event;
use crate::types::{Colour, ColourMap, Id};

impl Questions<'_> {
    /// Emits the decision and returns the chosen candidate.
    pub(crate) fn decide<T: Id>(
        self,
        candidates: Candidates<T>,
        decision: Decision,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) -> Option<T> {
        let chosen = candidates.chosen();
        sink.emit(rule, || Event::Decided {
            priority_list: Box::new(self.priority_list(candidates.over(), decision)),
        });
        chosen
    }

    /// A decision with the figures of its criteria; built only for event sinks that want it.
    fn priority_list(self, filtered: Filtered<Why>, decision: Decision) -> PriorityList {
        let Filtered { criteria, chosen } = filtered;
        let counted = self.counts(decision, &criteria, chosen);
        let first = match decision {
            Decision::Havoc => self.first_weather(),
            Decision::Location
            | Decision::Space
            | Decision::Chemical
            | Decision::Branch(_)
            | Decision::BotSpace
            | Decision::Subsidy
            | Decision::SubsidyAt(_) => self.previous_weather(),
        };
        let chemicals = ColourMap::each(|colour: Colour| self.chemicals_held(colour.chemical()));
        let sent = (decision == Decision::Location).then(|| self.sent()).flatten();
        let report = self.previous_report();
        PriorityList { decision, criteria, counted, chosen, report, first, chemicals, sent }
    }

    fn sent(self) -> Option<Sent> {
        let facts = self.current_facts()?;
        Some(Sent { agent: facts.agent, to: facts.destination, lativ: self.lativ() })
    }
}
