//! The names of a decision's candidates.

use crate::automa::Decision;
use crate::types::{ActionSpace, BotSpace, Chemical, Id, Location, SubsidyCell, Weather};

use i18n::{List, Messages, Noun, Value};

use super::localized_names::{
    action_space_in, bot_space_in, bot_space_short_in, cell_in, chemical_in, location_in,
    weather_in, with_article_in,
};

/// The names of some candidates.
pub(super) struct Names(pub(super) Vec<Value<'static>>);

/// The names of the candidates in `bits`, as short as is unambiguous among `all`.
pub(super) fn names(
    decision: Decision,
    bits: u128,
    all: u128,
    messages: Messages,
) -> Vec<Value<'static>> {
    match decision {
        Decision::Location => each(bits, |location: Location| location_in(location, messages)),
        Decision::Space => each(bits, |space: ActionSpace| with_article_in(space, messages)),
        Decision::Chemical => each(bits, |chemical: Chemical| chemical_in(chemical, messages)),
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
fn subsidy_names(bits: u128, all: u128, messages: Messages) -> Vec<Value<'static>> {
    let same = one_value(all, |at: SubsidyCell| at.column());
    let mut names = Vec::new();
    for column in Weather::ALL {
        let rows: Vec<SubsidyCell> =
            members(bits).filter(|at: &SubsidyCell| at.column() == column).collect();
        let row = |at: SubsidyCell| {
            Noun::new(messages, "cell-row").with("row", at.row().to_string()).into()
        };
        match rows.len() {
            SUBSIDY_ROWS if !same => {
                let column = weather_in(column, messages);
                names.push(Noun::new(messages, "cell-column").with("weather", column).into());
            }
            _ if same => names.extend(rows.into_iter().map(row)),
            _ => names.extend(rows.into_iter().map(|at| cell_in(at, messages).into())),
        }
    }
    names
}

const SUBSIDY_ROWS: usize = 3;

pub(super) fn in_full(decision: Decision, chosen: usize, messages: Messages) -> Value<'static> {
    let bits = 1 << chosen;
    let full = match decision {
        Decision::Space => ActionSpace::new(chosen).map(|at| action_space_in(at, messages)),
        Decision::BotSpace => BotSpace::new(chosen).map(|at| bot_space_in(at, messages)),
        Decision::Subsidy | Decision::SubsidyAt(_) => {
            SubsidyCell::new(chosen).map(|at| cell_in(at, messages))
        }
        _ => None,
    };
    match full {
        Some(space) => space.into(),
        None => List::new(messages.locale(), names(decision, bits, bits, messages)).into(),
    }
}

fn members<T: Id>(bits: u128) -> impl Iterator<Item = T> {
    T::all().filter(move |one| bits >> one.index() & 1 == 1)
}

fn each<T: Id>(bits: u128, mut name: impl FnMut(T) -> Noun) -> Vec<Value<'static>> {
    members(bits).map(|one| name(one).into()).collect()
}

/// Whether all members have the same value.
fn one_value<T: Id, V: PartialEq>(bits: u128, value: impl Fn(T) -> V) -> bool {
    let mut values = members(bits).map(value);
    let first = values.next();
    values.all(|value| Some(value) == first)
}
