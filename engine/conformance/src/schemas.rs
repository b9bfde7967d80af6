//! Checks the JSON Schemas of a game: that the file in `docs/reference/schemas` is current, that
//! every list states its order, and that what whole games serialize fits the schemas.
//!
//! Values are checked here and not by a crate for JSON Schema: what `game_core` generates uses a
//! dozen keywords, and any other keyword is reported as a fault.

use std::fmt;
use std::fs;
use std::path::Path;

use game_core::schema::{SAYS_ORDER, is_list, schemas};
use game_core::{Choices, Dice, Emitted, GameEvent, GameInfo, Seat, Viewer};
use serde_json::{Map, Value};

use crate::blessing;

/// The most entries of a random game.
const ENTRIES: usize = 400;

/// State and view are checked once in this many entries, events at every one.
const SAMPLED: usize = 5;

/// Compares the schemas with the file `docs/reference/schemas/<game>.json`, and checks them against
/// random games in every mode.
///
/// # Panics
///
/// With the first faults found, or if the file differs.
pub fn compare<G: GameInfo>() {
    let schemas = schemas::<G>();
    let faults = unordered(&schemas);
    assert!(faults.is_empty(), "lists whose order is not said:\n{}", faults.join("\n"));
    for (mode, settings) in G::modes() {
        let options = G::read_options(&settings, G::content_of_ours()).expect("a mode");
        let faults = faults_of_a_game::<G>(&schemas, &options, 1);
        assert!(faults.is_empty(), "{mode}:\n{}", faults.join("\n"));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/schemas");
    let path = folder.join(format!("{}.json", G::ID));
    let text = serde_json::to_string_pretty(&schemas).expect("plain data") + "\n";
    if blessing() {
        fs::create_dir_all(&folder).expect("docs is there");
        fs::write(&path, text).expect("the folder is there");
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == text,
        "{} is not what the program writes; if the program is right: cargo xtask bless, and read \
         the difference",
        path.display()
    );
}

/// The faults of states, views and events in a random game; at most ten.
fn faults_of_a_game<G: GameInfo>(schemas: &Value, options: &G::Options, seed: u64) -> Vec<String> {
    let mut game = G::new(options, G::content_of_ours()).expect("a game of a mode");
    let mut dice = Dice::keyed(seed, 0);
    let mut choices = Choices::default();
    let seats = (0..G::seats(options)).map(|seat| Viewer::Seat(Seat(seat)));
    let viewers: Vec<Viewer> = seats.chain([Viewer::Nobody, Viewer::Everybody]).collect();
    let mut faults = Faults { document: schemas, found: Vec::new() };
    for entry in 0..ENTRIES {
        let viewer = viewers[entry / SAMPLED % viewers.len()];
        if entry % SAMPLED == 0 {
            faults.check("state", &written(game.state()), entry);
            faults.check("view", &written(&game.view(viewer)), entry);
        }
        game.choices(&mut choices);
        let Some(choice) = choices.pick(&mut dice) else { break };
        let mut emitted: Vec<Emitted<G::Event>> = Vec::new();
        game.apply_unchecked(choice, &mut emitted);
        for emitted in &emitted {
            let event = written(&emitted.event);
            faults.check("event", &event, entry);
            faults.found.extend(shape::<G::Event>(&event));
        }
        if faults.found.len() >= 10 {
            faults.found.truncate(10);
            break;
        }
    }
    faults.found
}

fn written(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("plain data")
}

/// Why an event does not have the shape of all events: an object whose `what` is one of the kinds.
fn shape<E: GameEvent>(event: &Value) -> Option<String> {
    let what = event.get("what").and_then(Value::as_str);
    let known = what.is_some_and(|what| E::KINDS.iter().any(|kind| snake(kind) == what));
    (!known).then(|| format!("event: {event} does not say what it is"))
}

/// Converts to snake case: `GameOver` to `game_over`.
fn snake(kind: &str) -> String {
    let mut snake = String::new();
    for (at, letter) in kind.char_indices() {
        if letter.is_uppercase() && at > 0 {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// The places of all lists that do not state their order.
fn unordered(document: &Value) -> Vec<String> {
    fn look(schema: &Value, at: &str, found: &mut Vec<String>) {
        match schema {
            Value::Object(object) => {
                let description = object.get("description").and_then(Value::as_str);
                let says = description.is_some_and(|text| text.contains(SAYS_ORDER));
                if is_list(object) && !says {
                    found.push(at.to_string());
                }
                object.iter().for_each(|(key, below)| look(below, &format!("{at}/{key}"), found));
            }
            Value::Array(several) => {
                let numbered = several.iter().enumerate();
                numbered.for_each(|(nth, below)| look(below, &format!("{at}/{nth}"), found));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    look(document, "", &mut found);
    found
}

/// Collects faults of values against the schemas of one document.
struct Faults<'a> {
    document: &'a Value,
    found: Vec<String>,
}

impl Faults<'_> {
    /// Adds the fault of a state, view or event, if it has one.
    fn check(&mut self, what: &str, value: &Value, entry: usize) {
        let schema = &self.document["properties"][what];
        if let Err(why) = fits(self.document, schema, value) {
            self.found.push(format!("{what} at entry {entry}: {why}"));
        }
    }
}

/// Why a value does not fit: the violated keyword, and the path to the value, the innermost part
/// first. Its text is only built for display, because most alternatives do not fit.
struct Misfit<'a> {
    keyword: &'a str,
    says: &'a Value,
    value: &'a Value,
    places: Vec<String>,
}

impl fmt::Display for Misfit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in self.places.iter().rev() {
            write!(f, "{place}: ")?;
        }
        write!(f, "{} does not fit {} {}", self.value, self.keyword, self.says)
    }
}

/// Checks a value against a schema; an unknown keyword fits nothing.
///
/// # Errors
///
/// The first reason why it does not fit, with its place.
fn fits<'a>(document: &'a Value, schema: &'a Value, value: &'a Value) -> Result<(), Misfit<'a>> {
    let misfit = |keyword, says| Misfit { keyword, says, value, places: Vec::new() };
    let schema = match schema {
        Value::Bool(true) => return Ok(()),
        Value::Object(schema) => schema,
        other => return Err(misfit("schema", other)),
    };
    for (keyword, says) in schema {
        if !keyword_fits(document, schema, keyword, says, value)? {
            return Err(misfit(keyword, says));
        }
    }
    Ok(())
}

fn keyword_fits<'a>(
    document: &'a Value,
    schema: &'a Map<String, Value>,
    keyword: &str,
    says: &'a Value,
    value: &'a Value,
) -> Result<bool, Misfit<'a>> {
    let list = value.as_array();
    let below = |place: &dyn fmt::Display, schema: &'a Value, value: &'a Value| {
        fits(document, schema, value).map_err(|mut misfit| {
            misfit.places.push(place.to_string());
            misfit
        })
    };
    let limit = |holds: fn(f64, f64) -> bool, found: Option<f64>| {
        found.is_none_or(|found| says.as_f64().is_some_and(|limit| holds(found, limit)))
    };
    Ok(match keyword {
        "description" | "title" | "format" | "default" => true,
        "$ref" => {
            let pointer = says.as_str().and_then(|text| text.strip_prefix('#'));
            match pointer.and_then(|pointer| document.pointer(pointer)) {
                Some(target) => fits(document, target, value).map(|()| true)?,
                None => false,
            }
        }
        "type" => match says {
            Value::Array(types) => types.iter().any(|one| is_of(value, one)),
            one => is_of(value, one),
        },
        "const" => says == value,
        "enum" => says.as_array().is_some_and(|all| all.contains(value)),
        "anyOf" => alternatives(document, says, value) > 0,
        "oneOf" => alternatives(document, says, value) == 1,
        "minimum" => limit(|found, limit| found >= limit, value.as_f64()),
        "maximum" => limit(|found, limit| found <= limit, value.as_f64()),
        "minItems" => limit(|found, limit| found >= limit, list.map(|list| list.len() as f64)),
        "maxItems" => limit(|found, limit| found <= limit, list.map(|list| list.len() as f64)),
        "uniqueItems" => list
            .is_none_or(|list| list.iter().enumerate().all(|(at, one)| !list[..at].contains(one))),
        "items" => {
            for (at, one) in list.into_iter().flatten().enumerate() {
                below(&at, says, one)?;
            }
            true
        }
        "prefixItems" => {
            let schemas = says.as_array().into_iter().flatten();
            for (at, (schema, one)) in schemas.zip(list.into_iter().flatten()).enumerate() {
                below(&at, schema, one)?;
            }
            true
        }
        "required" => {
            let mut names = says.as_array().into_iter().flatten().filter_map(Value::as_str);
            value.as_object().is_none_or(|object| names.all(|name| object.contains_key(name)))
        }
        "properties" => {
            for (name, schema) in says.as_object().into_iter().flatten() {
                if let Some(one) = value.get(name) {
                    below(name, schema, one)?;
                }
            }
            true
        }
        "additionalProperties" => {
            let known = schema.get("properties").and_then(Value::as_object);
            for (name, one) in value.as_object().into_iter().flatten() {
                if !known.is_some_and(|known| known.contains_key(name)) {
                    below(name, says, one)?;
                }
            }
            true
        }
        _ => false,
    })
}

/// The number of these schemas that a value fits.
fn alternatives(document: &Value, schemas: &Value, value: &Value) -> usize {
    let schemas = schemas.as_array().into_iter().flatten();
    schemas.filter(|schema| fits(document, schema, value).is_ok()).count()
}

fn is_of(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use serde::Serialize;
    use serde_json::json;

    use super::*;

    /// Events that were not declared with `events!`, and so have another shape.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    enum Undeclared {
        Rolled { high: u8 },
        Over,
    }

    impl JsonSchema for Undeclared {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Undeclared".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!(true)
        }
    }

    impl GameEvent for Undeclared {
        const KINDS: &'static [&'static str] = &["Rolled", "Over"];
    }

    #[test]
    fn an_event_that_does_not_say_what_it_is_is_noticed() {
        for event in [Undeclared::Rolled { high: 6 }, Undeclared::Over] {
            assert!(shape::<Undeclared>(&written(&event)).is_some(), "{event:?}");
        }
        assert_eq!(shape::<Undeclared>(&json!({"what": "rolled", "high": 6})), None);
        assert!(shape::<Undeclared>(&json!({"what": "Rolled"})).is_some());
        assert_eq!(snake("GameOver"), "game_over");
    }

    #[test]
    fn a_list_that_does_not_say_its_order_is_noticed() {
        let list = |description: &str| json!({"properties": {"cards": {"type": ["array", "null"], "description": description}}});
        assert_eq!(unordered(&list("Cards. Order: the lowest first.")), [""; 0]);
        assert_eq!(unordered(&list("Cards, the lowest first.")), ["/properties/cards"]);
    }

    #[test]
    fn what_a_schema_does_not_say_is_noticed() {
        let document = json!({"$defs": {"Side": {"type": "string", "enum": ["left", "right"]}}});
        let side = json!({"$ref": "#/$defs/Side"});
        let object = json!({"type": "object", "properties": {"side": side}, "required": ["side"],
                            "additionalProperties": false});
        let wrong = |schema: &Value, value: Value| fits(&document, schema, &value).is_err();
        assert!(!wrong(&object, json!({"side": "left"})));
        for value in
            [json!({}), json!({"side": "up"}), json!({"side": "left", "x": 1}), json!("left")]
        {
            assert!(wrong(&object, value.clone()), "{value}");
        }
        let list = json!({"type": "array", "items": {"type": "integer", "maximum": 5},
                          "minItems": 1, "maxItems": 2, "uniqueItems": true});
        assert!(!wrong(&list, json!([1, 2])));
        for value in [json!([]), json!([1, 2, 3]), json!([1, 1]), json!([6]), json!(["1"])] {
            assert!(wrong(&list, value.clone()), "{value}");
        }
        let pair = json!({"type": "array", "prefixItems": [side, {"type": "null"}]});
        assert!(!wrong(&pair, json!(["left", null])) && wrong(&pair, json!([null, "left"])));
        let one = json!({"oneOf": [{"const": 1}, {"type": "integer"}]});
        assert!(wrong(&one, json!(1)) && !wrong(&one, json!(2)));
        let any = json!({"anyOf": [{"const": 1}, {"type": "integer"}]});
        assert!(!wrong(&any, json!(1)) && wrong(&any, json!("1")));
        assert!(wrong(&json!({"pattern": "a"}), json!("a")), "an unknown keyword");
        assert!(wrong(&json!({"$ref": "#/$defs/None"}), json!(1)), "a reference to nothing");
    }
}
