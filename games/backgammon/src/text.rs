//! Questions, choices and the table as text.

use game_core::grammar::counted;
use game_core::{Description, Id, Outline, Question, Rule};

use crate::choice::Choice;
use crate::game::Backgammon;
use crate::pending::Pending;
use crate::state::State;
use crate::steps::rule_of;
use crate::types::{Place, Side};
use crate::view::View;

impl Backgammon {
    /// The question now.
    pub(crate) fn question_now(&self) -> Option<Question> {
        let name = self.state.mover.name();
        let (rule, text) = match self.state.pending {
            Pending::Opening => ("BG-2.1", "One die each: who begins?".to_string()),
            Pending::Roll => ("BG-2.2", format!("What does {name} roll?")),
            Pending::Both { high, low } => {
                ("BG-3.1", format!("{name}: play {high} and {low}. Which checker moves first?"))
            }
            Pending::Last { die } => ("BG-3.1", format!("{name}: play the {die}.")),
            Pending::High { high, .. } => ("BG-3.1", format!("{name}: play the {high}.")),
            Pending::Double { die, left: 1, .. } => {
                ("BG-2.3", format!("{name}: play the last {die}."))
            }
            Pending::Double { die, left, .. } => (
                "BG-2.3",
                format!("{name}: play {die}, {left} times. The checker farthest away goes first."),
            ),
            Pending::Over => return None,
        };
        let trail = vec![format!("Turn {}", self.state.turn)];
        Some(Question { text, rule: Rule(rule), trail })
    }

    /// The description of a listed choice.
    pub(crate) fn description(&self, choice: Choice) -> Description {
        let (label, rule, places) = match choice {
            Choice::Opening(white, black) => {
                (format!("White {white}, Black {black}"), "BG-2.1", Vec::new())
            }
            Choice::Roll(high, low) => (format!("{high}-{low}"), "BG-2.2", Vec::new()),
            Choice::Move(from, to) => {
                let hit = self.state.would_hit(to);
                let places = vec![from.to_string(), to.to_string()];
                (format!("{from} to {to}"), rule_of(from, to, hit), places)
            }
        };
        let detail = match choice {
            Choice::Move(_, to) if self.state.would_hit(to) => "sends a checker to the bar",
            Choice::Move(_, Place::OFF) => "bears a checker off",
            _ => "",
        };
        let detail = detail.into();
        Description { detail, places, ..Description::new(label, Rule(rule)) }
    }
}

/// The table as an outline: each side's checkers, in that side's numbering.
pub(crate) fn outline_of(view: &View) -> Vec<Outline> {
    let mut lines = vec![Outline::line(turn_line(&view.table))];
    lines.extend(Side::ALL.map(|side| side_lines(&view.table, side)));
    lines
}

fn turn_line(state: &State) -> String {
    match state.pending {
        Pending::Opening => "Nobody has moved yet".into(),
        Pending::Over => format!("The game ended in turn {}", state.turn),
        _ => format!("Turn {}: {}", state.turn, state.mover.name()),
    }
}

fn side_lines(state: &State, side: Side) -> Outline {
    let checkers = &state.checkers[side];
    let placed = Place::all().rev().filter(|&place| checkers.count(place) > 0);
    let line = |place: Place| {
        let count = checkers.count(place);
        let checkers = if count == 1 { "checker" } else { "checkers" };
        Outline::line(match place {
            Place::OFF => format!("{count} {checkers} borne off"),
            Place::BAR => format!("{count} {checkers} on the bar"),
            point => format!("point {point}: {count} {checkers}"),
        })
    };
    let heading = format!("{}, {} from home", side.name(), counted(checkers.pips(), "point"));
    Outline::group(heading, placed.map(line).collect())
}
