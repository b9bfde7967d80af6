//! The events that only solo has, as sentences.

use game_core::grammar::capital;

use crate::event::{Event, Raise};
use crate::game::WeatherMachine;

use super::names::{action_space, agent_name, counted, report};

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
                format!("The report \"{}\" is revealed.", report(content, card))
            }
            Event::ReportCurrent { report: card } => {
                format!("The Current Report is now \"{}\".", report(content, card))
            }
            Event::ReportDiscarded { report: card } => {
                let card = report(content, card);
                format!("The report \"{card}\" is discarded, and is now the Previous Report.")
            }
            Event::ReportOnTop { report: card } => {
                format!("The report \"{}\" is put on top of the deck.", report(content, card))
            }
            Event::ReportAside { report: card } => {
                let facts = &content.reports[card];
                let why = match facts.destination.area() {
                    None => "it shows no Main Location".into(),
                    Some(_) => format!("{} is placed already", agent_name(facts.agent)),
                };
                format!("The report \"{}\" is set aside: {why}.", report(content, card))
            }
            Event::ReportsShuffled { cards } => {
                format!("The deck is shuffled: {}.", counted(cards, "Security Report"))
            }
            Event::ReportsBoxed { cards } => {
                let go = if cards == 1 { "goes" } else { "go" };
                let cards = counted(cards, "Security Report");
                format!("Out of the deck {cards} {go} back into the box.")
            }
            // Handled by the functions that are tried before this one.
            _ => "Something happens.".into(),
        }
    }
}
