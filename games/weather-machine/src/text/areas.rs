//! Areas, whose pieces a person at a real table enters together, and pieces that look the same.

use game_core::Area;
use game_core::grammar::capital;

use super::names::{cell, report};
use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::types::Player;

impl WeatherMachine {
    /// The area of the current chance question.
    pub(super) fn area_now(&self) -> Option<Area> {
        let state = &self.state;
        let (set_up, player) = (state.round == 0, self.mid_name(self.active()));
        Some(match state.frames.top()? {
            Frame::DrawOrder => {
                Area::new("Turn order", format!("place {}", state.turn_order.len() + 1))
            }
            Frame::DealChallenge { left } => {
                let nth = self.options.random_challenges.saturating_sub(left) + 1;
                Area::new("Challenge cards", format!("card {nth}"))
            }
            Frame::ShowTile => {
                let empty = state.offer.iter().position(Option::is_none);
                let spot = match empty.filter(|_| self.is_laying_offer()) {
                    Some(space) => format!("space {} of the offer", space + 1),
                    None => "top of the stack that lies face up".into(),
                };
                Area::new("Supply: Workshop tiles", spot)
            }
            Frame::LaySubsidy { cell: at } => Area::new("Government: Subsidy tiles", cell(at)),
            Frame::ShowExperiment if set_up => {
                let place = state.display.iter().rposition(Option::is_none);
                let spot = match place {
                    Some(place) if place + 1 == state.display.len() => "display, rightmost".into(),
                    Some(place) => format!("display, {} from the left", nth(place)),
                    None if state.waiting.is_none() => "next tile, below the deck".into(),
                    None => "top of the deck".into(),
                };
                Area::new("Lab: Experiment tiles", spot)
            }
            Frame::DealPart => {
                Area::new("Laboratories: what was dealt", format!("Machine Part of {player}"))
            }
            Frame::DealTile => {
                Area::new("Laboratories: what was dealt", format!("Workshop tile of {player}"))
            }
            Frame::DealSet => Area::new("Goal tiles", format!("the set of {player}")),
            Frame::DealGoal { area } => {
                let dealt = self.of_colour(state.lab(Player::One).goals, area).len();
                Area::new("Goal tiles", format!("{} {}", area.token_colour(), dealt + 1))
            }
            Frame::DealChemical { .. } => {
                let there: u8 = state.solo.chemicals.values().iter().sum();
                Area::new(SABOTEURS, format!("Chemical {}", there + 1))
            }
            Frame::FindReport { second } => {
                let which = if second { "second" } else { "first" };
                Area::new(SABOTEURS, format!("report that places the {which} agent"))
            }
            Frame::RevealReport if set_up => Area::new(SABOTEURS, "Current Report"),
            _ => return None,
        })
    }

    /// The face of a tile or a report, by which a person recognises it.
    pub(super) fn face_of(&self, choice: Choice) -> Option<String> {
        let content = self.content;
        Some(match choice {
            Choice::Show(tile) => {
                let facts = content.workshop_tiles[tile];
                // The tile can be turned, so the order of its colours is irrelevant.
                let (one, other) = if facts.top <= facts.bottom {
                    (facts.top, facts.bottom)
                } else {
                    (facts.bottom, facts.top)
                };
                capital(&format!("{one} and {other}"))
            }
            Choice::Lay(tile) => content.subsidies[tile].title.clone(),
            Choice::Report(card) => capital(&report(content, card)),
            _ => return None,
        })
    }
}

const SABOTEURS: &str = "The Saboteurs: Hideout and reports";

fn nth(place: usize) -> &'static str {
    ["first", "second", "third"].get(place).copied().unwrap_or("next")
}
