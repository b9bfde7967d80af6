use serde_json::Value;

use crate::{Game, GameInfo};

/// A field that an edited position may leave out, because the rest of the position says what it is.
pub struct FieldDefault<G: Game> {
    /// Where it stands in the position as JSON: names joined by `/`, `*` for every item of a list.
    pub at: &'static str,
    /// What stands there until it is worked out.
    pub placeholder: fn() -> Value,
    /// Works it out, for the item with this number from 0 where `at` has a `*`. It must not panic,
    /// whatever the rest of the position is; whether that can be one is for [`Game::set`] to say.
    pub compute: fn(&mut G::State, &G::Options, &'static G::Content, usize),
}

/// Fills what an edited position leaves out, as far as [`GameInfo::field_defaults`] names it, and says
/// which of these fields are to be worked out once it is read, each with the number of its item.
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

/// The values at the end of such a path, in their order.
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
