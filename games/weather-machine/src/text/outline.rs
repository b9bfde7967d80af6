//! The outline of the whole table: nested lists of words and numbers.

mod board;
mod laboratory;
mod solo;

use game_core::{Named, Outline};
use i18n::{Messages, Value, capital};

use crate::content::Content;
use crate::game::WeatherMachine;
use crate::types::Player;
use crate::view::View;

use super::events::verdict_words;
use super::narrator::{Narrator, game_message};

/// The outline of a view.
pub(super) fn outline_of(
    view: &View,
    content: &'static Content,
    messages: Messages,
) -> Vec<Outline> {
    let (options, state) = (view.options, view.state);
    let game = WeatherMachine { options, content, state };
    let narrator = &game.narrator(messages);
    let mut outline = narrator.stage_lines(view);
    if options.solo() {
        outline.extend(narrator.solo_outline());
    }
    outline.extend(narrator.board_outline());
    let people: Vec<Player> = game.state.people().collect();
    outline.extend(people.into_iter().map(|player| narrator.laboratory_outline(player)));
    outline
}

/// Texts as one line with commas.
fn in_a_line(texts: Vec<String>) -> String {
    texts.join(", ")
}

impl Narrator<'_> {
    fn stage_lines(&self, view: &View) -> Vec<Outline> {
        let state = &self.game.state;
        let player: Value<'static> = view.asked.named(self);
        let mut lines = vec![Outline::line(match (view.over, state.round) {
            (true, _) => game_message!(self, "table-over"),
            (_, 0) => game_message!(self, "table-set-up", player = player),
            (_, round) => {
                let last = state.final_round;
                game_message!(self, "table-round", round = round, last = last, player = player)
            }
        })];
        if let Some(verdict) = state.verdict {
            lines.push(Outline::line(verdict_words(verdict, self)));
        } else if let Some(trigger) = state.end {
            lines.push(Outline::line(game_message!(self, "table-triggered", trigger = trigger)));
        }
        if !state.turn_order.is_empty() {
            let names = |order: &[Player]| {
                let names = order.iter().map(|&player| self.player(player).name().into());
                capital(&in_a_line(names.collect()))
            };
            let order = names(&state.turn_order);
            lines.push(Outline::line(game_message!(self, "table-turn-order", order = order)));
            if state.turn_order != state.initiative {
                let order = names(&state.initiative);
                lines.push(Outline::line(game_message!(self, "table-initiative", order = order)));
            }
        }
        lines
    }
}
