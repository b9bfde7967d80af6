use serde_json::Value;

use crate::{Game, GameInfo};

/// A field that an edited position may omit because it follows from the rest of the position.
pub struct FieldDefault<G: Game> {
    /// Its path in the position's JSON: names joined by `/`, `*` for every item of a list.
    pub at: &'static str,
    /// The value inserted until the real one is computed.
    pub placeholder: fn() -> Value,
    /// Computes the field, for the item with this index where `at` has a `*`. It must not panic,
    /// however invalid the rest of the position is; [`Game::set`] validates that.
    pub compute: fn(&mut G::State, &G::Options, &'static G::Content, usize),
}

/// Inserts placeholders for omitted fields listed in [`GameInfo::field_defaults`]. Returns the
/// fields to compute once the position is parsed, each with the index of its item.
pub fn fill_defaults<G: GameInfo>(state: &mut Value) -> Vec<(&'static FieldDefault<G>, usize)> {
    let mut missing = Vec::new();
    for field_default in G::field_defaults() {
        let (parents, name) = field_default.at.rsplit_once('/').unwrap_or(("", field_default.at));
        let places = parents.split('/').filter(|part| !part.is_empty());
        for (nth, parent) in parents_of(state, places).into_iter().enumerate() {
            if let Value::Object(fields) = parent
                && !fields.contains_key(name)
            {
                fields.insert(name.to_string(), (field_default.placeholder)());
                missing.push((field_default, nth));
            }
        }
    }
    missing
}

/// The values at the end of a path, in order.
fn parents_of<'a, 'b>(
    state: &'a mut Value,
    path: impl Iterator<Item = &'b str>,
) -> Vec<&'a mut Value> {
    let mut values = vec![state];
    for part in path {
        values = values
            .into_iter()
            .flat_map(|value| match (part, value) {
                ("*", Value::Array(items)) => items.iter_mut().collect(),
                (name, Value::Object(fields)) => fields.get_mut(name).into_iter().collect(),
                _ => Vec::new(),
            })
            .collect();
    }
    values
}
