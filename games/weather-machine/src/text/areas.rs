//! Areas, whose pieces a person at a real table enters together, and pieces that look the same.

use game_core::Area;
use i18n::{Messages, capital};

use super::localized_names::report_in;
use super::narrator::game_message;
use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::types::Player;

impl WeatherMachine {
    /// The area of the current chance question.
    pub(super) fn area_now(&self, messages: Messages) -> Option<Area> {
        let (state, n) = (&self.state, &self.narrator(messages));
        let (set_up, player) = (state.round == 0, self.active());
        let saboteurs = || game_message!(n, "area-of-saboteurs");
        let (area, spot) = match state.frames.top()? {
            Frame::DrawOrder => {
                let nth = state.turn_order.len() + 1;
                (game_message!(n, "area-of-order"), game_message!(n, "spot-place", nth = nth))
            }
            Frame::DealChallenge { left } => {
                let nth = self.options.random_challenges.saturating_sub(left) + 1;
                (game_message!(n, "area-of-challenges"), game_message!(n, "spot-card", nth = nth))
            }
            Frame::ShowTile => {
                let empty = state.offer.iter().position(Option::is_none);
                let spot = match empty.filter(|_| self.is_laying_offer()) {
                    Some(space) => game_message!(n, "spot-offer", space = space + 1),
                    None => game_message!(n, "spot-stack"),
                };
                (game_message!(n, "area-of-workshop-tiles"), spot)
            }
            Frame::LaySubsidy { cell } => {
                (game_message!(n, "area-of-subsidies"), game_message!(n, "spot-cell", cell = cell))
            }
            Frame::ShowExperiment if set_up => {
                let place = state.display.iter().rposition(Option::is_none);
                let spot = match place {
                    Some(place) => game_message!(n, "spot-display", nth = place),
                    None if state.waiting.is_none() => game_message!(n, "spot-waiting"),
                    None => game_message!(n, "spot-deck"),
                };
                (game_message!(n, "area-of-experiments"), spot)
            }
            Frame::DealPart => {
                let spot = game_message!(n, "spot-part", player = player);
                (game_message!(n, "area-of-dealt"), spot)
            }
            Frame::DealTile => {
                let spot = game_message!(n, "spot-tile", player = player);
                (game_message!(n, "area-of-dealt"), spot)
            }
            Frame::DealSet => {
                let spot = game_message!(n, "spot-set", player = player);
                (game_message!(n, "area-of-goals"), spot)
            }
            Frame::DealGoal { area } => {
                let nth = self.of_colour(state.lab(Player::One).goals, area).len() + 1;
                let colour = n.token_colour(area);
                let spot = game_message!(n, "spot-goal", colour = colour, nth = nth);
                (game_message!(n, "area-of-goals"), spot)
            }
            Frame::DealChemical { .. } => {
                let there: u8 = state.solo.chemicals.values().iter().sum();
                (saboteurs(), game_message!(n, "spot-chemical", nth = there + 1))
            }
            Frame::FindReport { second } => {
                let nth = if second { "second" } else { "first" };
                (saboteurs(), game_message!(n, "spot-report", nth = nth))
            }
            Frame::RevealReport if set_up => (saboteurs(), game_message!(n, "spot-current")),
            _ => return None,
        };
        Some(Area::new(area, spot))
    }

    /// The face of a tile or a report, by which a person recognises it.
    pub(super) fn face_of(&self, choice: Choice, messages: Messages) -> Option<String> {
        let (content, n) = (self.content, &self.narrator(messages));
        Some(match choice {
            Choice::Show(tile) => {
                let facts = content.workshop_tiles[tile];
                // The tile can be turned, so the order of its colours is irrelevant.
                let (one, other) = (facts.top.min(facts.bottom), facts.top.max(facts.bottom));
                let tile = game_message!(n, "workshop-tile", one = one, other = other);
                game_message!(n, "face-tile", tile = tile)
            }
            Choice::Lay(tile) => n.title("tile", tile, &content.subsidies[tile].title),
            Choice::Report(card) => capital(&report_in(content, card, messages)),
            _ => return None,
        })
    }
}
