//! The outline of the whole table: nested lists of words and numbers.

mod board;
mod laboratory;
mod solo;

use game_core::Outline;
use game_core::grammar::capital;

use crate::content::Content;
use crate::game::WeatherMachine;
use crate::types::Player;
use crate::view::View;

use super::events::verdict_words;
use super::opponent_text::trigger_words;

/// The outline of a view.
pub(super) fn outline_of(view: &View, content: &'static Content) -> Vec<Outline> {
    let (options, state) = (view.options, view.state);
    let game = WeatherMachine { options, content, state };
    let mut outline = game.stage_lines(view);
    if options.solo() {
        outline.extend(game.solo_outline());
    }
    outline.extend(game.board_outline());
    let people: Vec<Player> = game.state.people().collect();
    outline.extend(people.into_iter().map(|player| game.laboratory_outline(player)));
    outline
}

impl WeatherMachine {
    fn stage_lines(&self, view: &View) -> Vec<Outline> {
        let state = &self.state;
        let round = match (view.over, state.round) {
            (true, _) => "The game is over".to_string(),
            (_, 0) => "Set-up".to_string(),
            (_, round) if state.final_round => format!("Round {round}, the final one"),
            (_, round) => format!("Round {round}"),
        };
        let turn = match view.asked {
            Some(player) => format!(": {} to choose", self.mid_name(player)),
            None => String::new(),
        };
        let mut lines = vec![Outline::line(format!("{round}{turn}"))];
        if let Some(verdict) = state.verdict {
            lines.push(Outline::line(verdict_words(verdict)));
        } else if let Some(trigger) = state.end {
            lines.push(Outline::line(format!("The end is triggered. {}", trigger_words(trigger))));
        }
        if !state.turn_order.is_empty() {
            let (turns, initiative) =
                (self.names(&state.turn_order), self.names(&state.initiative));
            lines.push(Outline::line(format!("Turn order: {}", capital(&turns))));
            if state.turn_order != state.initiative {
                lines.push(Outline::line(format!("Initiative: {}", capital(&initiative))));
            }
        }
        lines
    }
}
