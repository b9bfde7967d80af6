//! SAB-CHM: which Chemical the Saboteurs take.

use game_core::{EventSink, Rule};

use super::priority_list::{Candidates, Decision, Why};
use super::questions::Questions;
use super::those;
use crate::event::{ChemicalPlace, Event};
use crate::game::WeatherMachine;
use crate::types::{Chemical, EnumSet, Id};

impl WeatherMachine {
    /// SAB-CHM.4 MUST: the leftmost Chemical of the chosen type goes to the Hideout, which has no
    /// limit.
    /// SAB-CHM.5 IF the Supply is empty THEN nothing is taken.
    pub(crate) fn take_chemical(&mut self, sink: &mut impl EventSink<Event>) {
        sink.show(self);
        let table = self.questions();
        let candidates = table.cheapest_chemicals();
        let rule = Rule(if candidates.left().is_empty() { "SAB-CHM.5" } else { "SAB-CHM.1" });
        if let Some(chemical) = table.decide(candidates, Decision::Chemical, rule, sink) {
            let ways = (ChemicalPlace::Supply, ChemicalPlace::Hideout);
            self.move_chemical(chemical, ways, Rule("SAB-CHM.4"), sink);
        }
    }
}

impl Questions<'_> {
    /// SAB-CHM.1 MUST: look at the cheapest section that is not empty.
    /// SAB-CHM.2 IF it has several types THEN take the one of which the Hideout has fewest.
    /// SAB-CHM.3 IF some are still tied THEN the Previous Report's Priority indicator decides.
    pub(crate) fn cheapest_chemicals(self) -> Candidates<Chemical> {
        let section = |chemical| self.section(chemical);
        let mut candidates = Candidates::new(those(|chemical| section(chemical).is_some()));
        if let Some(cheapest) = candidates.left().iter().filter_map(section).min() {
            let there = |chemical| section(chemical) == Some(cheapest);
            candidates.require(Rule("SAB-CHM.1"), Why::Dearer, there);
        }
        if candidates.is_settled() {
            return candidates;
        }
        self.prefer_rare(&mut candidates);
        candidates
    }

    /// The types in the order in which they win a tie.
    pub(crate) fn chemicals_as_taken(self) -> Vec<Chemical> {
        let mut left: EnumSet<Chemical> = EnumSet::full();
        let mut order = Vec::new();
        while !left.is_empty() {
            let mut candidates = Candidates::new(left);
            self.prefer_rare(&mut candidates);
            let Some(next) = candidates.chosen() else { break };
            order.push(next);
            left.remove(next);
        }
        order
    }

    fn prefer_rare(self, candidates: &mut Candidates<Chemical>) {
        let held = |chemical| self.chemicals_held(chemical);
        if let Some(fewest) = candidates.left().iter().map(held).min() {
            let rare = |chemical| held(chemical) == fewest;
            candidates.require(Rule("SAB-CHM.2"), Why::HasMore, rare);
        }
        self.point(candidates, Rule("SAB-CHM.3"), Chemical::all());
    }
}
