//! What only solo knows, as sentences.

use crate::event::{Event, Raise};
use crate::game::WeatherMachine;

use super::names::{action_space, agent_name, capital, counted, report};

impl WeatherMachine {
    pub(super) fn saboteurs_said(&self, event: &Event) -> String {
        let content = self.content;
        match *event {
            Event::TargetRaised { to, why: Raise::Start, .. } => {
                format!("The Target starts at {to}.")
            }
            Event::TargetRaised { by, to, ref why } => {
                format!("The Target rises by {by} to {to}: {}.", self.raise_words(why))
            }
            Event::AgentMoved { agent, space } => {
                format!("{} goes to {}.", capital(&agent_name(agent)), action_space(space))
            }
            Event::ReportShown { report: card } => {
                format!("A Security Report is revealed: {}.", report(content, card))
            }
            Event::ReportCurrent { report: card } => {
                format!("The new Current Report: {}.", report(content, card))
            }
            Event::NoReport => "No Security Report is left to reveal.".into(),
            Event::ReportDiscarded { report: card } => {
                format!("Discarded, and so the Previous Report: {}.", report(content, card))
            }
            Event::ReportOnTop { report: card } => {
                format!("On top of the deck: {}.", report(content, card))
            }
            Event::ReportAside { report: card } => {
                format!("It does not fit and is set aside: {}.", report(content, card))
            }
            Event::ReportsShuffled { cards } => {
                format!("The deck is shuffled: {}.", counted(cards, "Security Report"))
            }
            Event::ReportsBoxed { cards } => {
                let cards = counted(cards, "Security Report");
                format!("Out of the deck, back into the box: {cards}.")
            }
            Event::Plan { agent, space, .. } => {
                let plan = space.location().title();
                format!("{} carries out the plan of {plan}.", capital(&agent_name(agent)))
            }
            Event::Decided { ref ladder } => self.ladder_words(ladder),
            Event::SetUsed { weather, locked } => {
                let locked = if locked { ", which is locked" } else { "" };
                format!("The Saboteurs use a set of {}{locked}.", weather.title())
            }
            // The others are said above.
            _ => "Something happens.".into(),
        }
    }
}
