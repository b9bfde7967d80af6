//! Questions, choices, events and the table as text, in every language.

use game_core::{Description, Id, Line, Outline, Question, Rule, ToMessage};
use i18n::{Messages, message};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Backgammon;
use crate::messages::name;
use crate::pending::Pending;
use crate::state::State;
use crate::steps::rule_of;
use crate::types::{Die, Place, Side};
use crate::view::View;

impl Backgammon {
    /// The question now.
    pub(crate) fn question_now(&self, messages: Messages) -> Option<Question> {
        let side = name(self.state.mover, messages);
        let number = |die: Die| die.to_string();
        let (rule, text) = match self.state.pending {
            Pending::Opening => ("BG-2.1", message!(messages, "ask-opening")),
            Pending::Roll => ("BG-2.2", message!(messages, "ask-roll", side = side)),
            Pending::Both { high, low } => {
                let (high, low) = (number(high), number(low));
                ("BG-3.1", message!(messages, "ask-both", side = side, high = high, low = low))
            }
            Pending::Last { die } | Pending::High { high: die, .. } => {
                ("BG-3.1", message!(messages, "ask-one", side = side, die = number(die)))
            }
            Pending::Double { die, left: 1, .. } => {
                ("BG-2.3", message!(messages, "ask-last-of-double", side = side, die = number(die)))
            }
            Pending::Double { die, left, .. } => {
                let die = number(die);
                ("BG-2.3", message!(messages, "ask-double", side = side, die = die, left = left))
            }
            Pending::Over => return None,
        };
        let trail = vec![message!(messages, "turn", turn = self.state.turn).into()];
        Some(Question { text: text.into(), rule: Rule(rule), trail })
    }

    /// The description of a listed choice.
    pub(crate) fn description(&self, choice: Choice, messages: Messages) -> Description {
        let label = choice.to_message("choice", &messages);
        match choice {
            Choice::Opening(..) => label.describe(Rule("BG-2.1")),
            Choice::Roll(..) => label.describe(Rule("BG-2.2")),
            Choice::Move(from, to) => {
                let hit = self.state.would_hit(to);
                let detail = match to {
                    _ if hit => message!(messages, "detail-hit").into(),
                    Place::OFF => message!(messages, "detail-off").into(),
                    _ => String::new(),
                };
                let places = vec![from.to_string(), to.to_string()];
                Description { detail, places, ..label.describe(Rule(rule_of(from, to, hit))) }
            }
        }
    }
}

/// An event as a line of the log.
pub(crate) fn line(event: Event, messages: Messages) -> Line {
    let text = event.to_message("event", &messages).text();
    Line { text, reasons: Vec::new(), places: Vec::new() }
}

/// The table as an outline: each side's checkers, in that side's numbering.
pub(crate) fn outline_of(view: &View, messages: Messages) -> Vec<Outline> {
    let mut lines = vec![Outline::line(turn_line(&view.table, messages))];
    lines.extend(Side::ALL.map(|side| side_lines(&view.table, side, messages)));
    lines
}

fn turn_line(state: &State, messages: Messages) -> String {
    let turn = state.turn;
    match state.pending {
        Pending::Opening => message!(messages, "table-nobody"),
        Pending::Over => message!(messages, "table-over", turn = turn),
        _ => message!(messages, "table-turn", turn = turn, side = name(state.mover, messages)),
    }
    .into()
}

fn side_lines(state: &State, side: Side, messages: Messages) -> Outline {
    let checkers = &state.checkers[side];
    let placed = Place::all().rev().filter(|&place| checkers.count(place) > 0);
    let line = |place: Place| {
        let count = checkers.count(place);
        Outline::line(match place {
            Place::OFF => message!(messages, "table-off", count = count),
            Place::BAR => message!(messages, "table-bar", count = count),
            point => {
                message!(messages, "table-point", point = point.to_string(), count = count)
            }
        })
    };
    let side = name(side, messages);
    let heading = message!(messages, "table-side", side = side, pips = checkers.pips());
    Outline::group(heading, placed.map(line).collect())
}
