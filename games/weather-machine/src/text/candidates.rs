//! The names of a decision's candidates.

use game_core::grammar::and;

use crate::automa::Decision;
use crate::types::{ActionSpace, BotSpace, Chemical, Id, Location, SubsidyCell, Weather};

use i18n::{Messages, message};

use super::localized_names::{
    action_space_in, and_in, bot_space_in, bot_space_short_in, cell_in, location_in, weather_in,
    with_article_in,
};

/// The names of some candidates.
pub(super) struct Names(pub(super) Vec<String>);

impl Names {
    /// The names followed by a verb in the right number.
    pub(super) fn with(&self, one: &str, many: &str) -> String {
        format!("{} {}", and(&self.0), if self.0.len() == 1 { one } else { many })
    }

    /// The same, with "both" or "all" before the verb.
    pub(super) fn each(&self, one: &str, many: &str) -> String {
        match self.0.len() {
            1 => self.with(one, many),
            2 => format!("{} both {many}", and(&self.0)),
            _ => format!("{} all {many}", and(&self.0)),
        }
    }
}

/// The names of the candidates in `bits`, as short as is unambiguous among `all`.
pub(super) fn names(decision: Decision, bits: u128, all: u128, messages: Messages) -> Vec<String> {
    match decision {
        Decision::Location => each(bits, |location: Location| location_in(location, messages)),
        Decision::Space => each(bits, |space: ActionSpace| with_article_in(space, messages)),
        Decision::Chemical => each(bits, |chemical: Chemical| chemical.title().into()),
        Decision::Branch(_) | Decision::Havoc => {
            each(bits, |weather: Weather| weather_in(weather, messages))
        }
        Decision::BotSpace => {
            let same = one_value(all, |space: BotSpace| space.weather());
            each(bits, move |space: BotSpace| match same {
                true => bot_space_short_in(space, messages),
                false => bot_space_in(space, messages),
            })
        }
        Decision::Subsidy | Decision::SubsidyAt(_) => subsidy_names(bits, all, messages),
    }
}

/// The names of Subsidy spaces: whole columns, or rows if only one column is left.
fn subsidy_names(bits: u128, all: u128, messages: Messages) -> Vec<String> {
    let same = one_value(all, |at: SubsidyCell| at.column());
    let mut names = Vec::new();
    for column in Weather::ALL {
        let rows: Vec<SubsidyCell> =
            members(bits).filter(|at: &SubsidyCell| at.column() == column).collect();
        let row =
            |at: SubsidyCell| message!(messages, "cell-row", row = at.row().to_string()).into();
        match rows.len() {
            SUBSIDY_ROWS if !same => {
                names.push(
                    message!(messages, "cell-column", weather = weather_in(column, messages))
                        .into(),
                );
            }
            _ if same => names.extend(rows.into_iter().map(row)),
            _ => names.extend(rows.into_iter().map(|at| cell_in(at, messages))),
        }
    }
    names
}

const SUBSIDY_ROWS: usize = 3;

pub(super) fn in_full(decision: Decision, chosen: usize, messages: Messages) -> String {
    let bits = 1 << chosen;
    let full = match decision {
        Decision::Space => ActionSpace::new(chosen).map(|at| action_space_in(at, messages)),
        Decision::BotSpace => BotSpace::new(chosen).map(|at| bot_space_in(at, messages)),
        Decision::Subsidy | Decision::SubsidyAt(_) => {
            SubsidyCell::new(chosen).map(|at| cell_in(at, messages))
        }
        _ => None,
    };
    full.unwrap_or_else(|| and_in(&names(decision, bits, bits, messages), messages))
}

fn members<T: Id>(bits: u128) -> impl Iterator<Item = T> {
    T::all().filter(move |one| bits >> one.index() & 1 == 1)
}

fn each<T: Id>(bits: u128, name: impl FnMut(T) -> String) -> Vec<String> {
    members(bits).map(name).collect()
}

/// Whether all members have the same value.
fn one_value<T: Id, V: PartialEq>(bits: u128, value: impl Fn(T) -> V) -> bool {
    let mut values = members(bits).map(value);
    let first = values.next();
    values.all(|value| Some(value) == first)
}
