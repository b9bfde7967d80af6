//! The candidates of a decision by name.

use table::phrases::and;

use crate::automa::Decision;
use crate::kinds::{ActionSpace, BotSpace, Chemical, Id, Location, SubsidyCell, Weather};

use super::names::{action_space, bot_space, cell, height, short_action_space};

/// Candidates by name.
pub(super) struct Names(pub(super) Vec<String>);

impl Names {
    /// The names with a verb in the right number.
    pub(super) fn with(&self, one: &str, many: &str) -> String {
        format!("{} {}", and(&self.0), if self.0.len() == 1 { one } else { many })
    }

    /// The same, saying that it holds for each.
    pub(super) fn each(&self, one: &str, many: &str) -> String {
        match self.0.len() {
            1 => self.with(one, many),
            2 => format!("{} both {many}", and(&self.0)),
            _ => format!("{} all {many}", and(&self.0)),
        }
    }
}

/// The candidates of these numbers, as short as they are clear among all of them.
pub(super) fn names(decision: Decision, bits: u128, all: u128) -> Vec<String> {
    match decision {
        Decision::Location => each(bits, |location: Location| location.title().into()),
        Decision::Space => each(bits, |space: ActionSpace| with_article(short_action_space(space))),
        Decision::Chemical => each(bits, |chemical: Chemical| chemical.title().into()),
        Decision::Branch(_) | Decision::Havoc => {
            each(bits, |weather: Weather| weather.title().into())
        }
        Decision::BotSpace => {
            let same = one_value(all, |space: BotSpace| space.weather());
            each(bits, move |space: BotSpace| match same {
                true => format!("the {} space", height(space.area(), space.position())),
                false => bot_space(space),
            })
        }
        Decision::Subsidy => subsidy_names(bits, all),
    }
}

/// Subsidy spaces: a column that is named as a whole, or rows of the one that is left.
fn subsidy_names(bits: u128, all: u128) -> Vec<String> {
    let same = one_value(all, |at: SubsidyCell| at.column());
    let mut names = Vec::new();
    for column in Weather::ALL {
        let rows: Vec<SubsidyCell> =
            members(bits).filter(|at: &SubsidyCell| at.column() == column).collect();
        match rows.len() {
            SUBSIDY_ROWS if !same => names.push(format!("the {} column", column.title())),
            _ if same => names.extend(rows.into_iter().map(|at| format!("row {}", at.row()))),
            _ => names.extend(rows.into_iter().map(cell)),
        }
    }
    names
}

const SUBSIDY_ROWS: usize = 3;

/// "the left space", but "space 2".
fn with_article(space: String) -> String {
    if space.starts_with("space") { space } else { format!("the {space}") }
}

pub(super) fn in_full(decision: Decision, chosen: usize) -> String {
    let bits = 1 << chosen;
    let full = match decision {
        Decision::Space => ActionSpace::new(chosen).map(action_space),
        Decision::BotSpace => BotSpace::new(chosen).map(bot_space),
        Decision::Subsidy => SubsidyCell::new(chosen).map(cell),
        _ => None,
    };
    full.unwrap_or_else(|| and(&names(decision, bits, bits)))
}

fn members<T: Id>(bits: u128) -> impl Iterator<Item = T> {
    T::all().filter(move |one| bits >> one.index() & 1 == 1)
}

fn each<T: Id>(bits: u128, name: impl FnMut(T) -> String) -> Vec<String> {
    members(bits).map(name).collect()
}

/// Whether all of them agree in this.
fn one_value<T: Id, V: PartialEq>(bits: u128, value: impl Fn(T) -> V) -> bool {
    let mut values = members(bits).map(value);
    let first = values.next();
    values.all(|value| Some(value) == first)
}
