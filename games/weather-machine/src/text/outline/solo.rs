//! The outline of the Saboteurs' side of the table.

use game_core::Outline;

use crate::game::WeatherMachine;
use crate::text::names::{counted, report, research_token};
use crate::types::{Area, Chemical, Owner, Weather};

impl WeatherMachine {
    pub(super) fn solo_outline(&self) -> Vec<Outline> {
        let solo = &self.state.solo;
        let card = |card| report(self.content, card);
        let mut lines = vec![Outline::line(format!("Target: {}", solo.target))];
        let current = solo.current.map_or("none".into(), card);
        lines.push(Outline::line(format!("Current Report: {current}")));
        let previous = self.state.previous().map_or("none".into(), card);
        lines.push(Outline::line(format!("Previous Report: {previous}")));
        let top = solo.top.map_or(String::new(), |top| format!(", on top: {}", card(top)));
        let deck = counted(solo.deck, "report");
        lines.push(Outline::line(format!("Deck: {deck}{top}")));
        let discard = solo.discard.iter().rev().map(|&of| Outline::line(card(of)));
        lines.push(Outline::group("Discard pile, newest first", discard.collect()));
        lines.push(Outline::group("Hideout", self.hideout_lines()));
        if !solo.challenges.is_empty() {
            let cards = solo.challenges.iter().map(|card| {
                let text = &self.content.challenges[card].text;
                Outline::line(format!("{}: {text}", self.content.challenge_name(card)))
            });
            lines.push(Outline::group("Challenge cards", cards.collect()));
        }
        lines
    }

    fn hideout_lines(&self) -> Vec<Outline> {
        let solo = &self.state.solo;
        let chemicals: Vec<String> = Chemical::ALL
            .into_iter()
            .filter(|&chemical| solo.chemicals[chemical] > 0)
            .map(|chemical| format!("{} {}", solo.chemicals[chemical], chemical.title()))
            .collect();
        let mut tokens = Vec::new();
        for weather in Weather::ALL {
            for area in Area::ALL {
                for _ in 0..solo.tokens[area][weather] {
                    tokens.push(research_token(area, weather));
                }
            }
        }
        let bots = self.content.pieces.bots - self.state.bots_on_board(Owner::Saboteurs).min(12);
        vec![
            Outline::line(format!("Bots: {bots}")),
            Outline::line(format!("Chemicals: {}", or_none(&chemicals))),
            Outline::line(format!("Tokens: {}", or_none(&tokens))),
            Outline::line(format!("Awards: {}", solo.awards)),
        ]
    }
}

fn or_none(names: &[String]) -> String {
    if names.is_empty() { "none".into() } else { names.join(", ") }
}
