//! JSON Schemas of what a game serializes, generated from its types, with the order of every list.

use std::any::type_name;
use std::borrow::Cow;
use std::fmt::Display;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::{EnumMap, EnumSet, GameInfo, Id, Stack};

/// The key under which a list type gives its own order, until [`schemas`] moves it into the
/// description.
const ORDER: &str = "x-order";

/// The key for a type's schema in binary form, if that differs from its text.
pub const BINARY: &str = "x-binary";

/// The words in a description that introduce the order of a list.
pub const SAYS_ORDER: &str = "Order: ";

/// Separates the order of a list from that of the lists in it.
const WITHIN: &str = "; within each, ";

/// The most things listed in an order; of more, only the first and the last are shown.
const NAMED: usize = 24;

/// The JSON Schemas of a game's state, view and events, as one document: each under its name in
/// `properties`, with their parts under `$defs`.
///
/// Descriptions come from doc comments. Every list states its order after [`SAYS_ORDER`]: an
/// [`EnumMap`], [`EnumSet`] or [`Stack`] by itself, any other in the doc comment of its field. For
/// a list of lists, the doc comment gives the order of the inner one if the outer one states its
/// own, and otherwise both with `; within each, ` between them.
pub fn schemas<G: GameInfo>() -> Value {
    document::<G>(false)
}

/// As [`schemas`], for the binary form: a thing with a text of its own becomes its number in the
/// order of its texts, and a schema under [`BINARY`] replaces the one around it.
pub fn binary_schemas<G: GameInfo>() -> Value {
    document::<G>(true)
}

fn document<G: GameInfo>(binary: bool) -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let properties = json!({
        "state": generator.subschema_for::<G::State>(),
        "view": generator.subschema_for::<G::View>(),
        "event": generator.subschema_for::<G::Event>(),
    });
    let mut document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("{}: state, view and event", G::TITLE),
        "description": "Written by cargo xtask bless; a test compares it with the program.",
        "type": "object",
        "properties": properties,
        "$defs": generator.take_definitions(true),
    });
    settle(&mut document, binary);
    say_orders(&mut document, None);
    document
}

/// Replaces a schema by its binary form if `binary`, or removes the binary form.
fn settle(schema: &mut Value, binary: bool) {
    match schema {
        Value::Array(schemas) => schemas.iter_mut().for_each(|one| settle(one, binary)),
        Value::Object(object) => match object.remove(BINARY) {
            Some(other) if binary => {
                let description = object.remove("description");
                *schema = other;
                if let (Value::Object(object), Some(description)) = (&mut *schema, description) {
                    object.entry("description").or_insert(description);
                }
                settle(schema, binary);
            }
            _ => object.values_mut().for_each(|one| settle(one, binary)),
        },
        _ => {}
    }
}

/// Moves the order of every list into its description; `told` is the order given by an outer doc
/// comment.
fn say_orders(schema: &mut Value, told: Option<String>) {
    match schema {
        Value::Array(schemas) => schemas.iter_mut().for_each(|one| say_orders(one, told.clone())),
        Value::Object(schema) => {
            if let Some(Value::String(description)) = schema.get_mut("description") {
                let words: Vec<&str> = description.split_whitespace().collect();
                *description = words.join(" ");
            }
            let left =
                if is_list(schema) { say_order(schema, told) } else { own_order(schema, told) };
            for (key, below) in schema {
                let for_it = ["items", "anyOf", "oneOf"].contains(&key.as_str());
                match below {
                    Value::Object(named) if ["properties", "$defs"].contains(&key.as_str()) => {
                        named.values_mut().for_each(|one| say_orders(one, None));
                    }
                    below => say_orders(below, left.clone().filter(|_| for_it)),
                }
            }
        }
        _ => {}
    }
}

/// Whether this is the schema of a list.
pub fn is_list(schema: &Map<String, Value>) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == "array",
        Some(Value::Array(several)) => several.iter().any(|one| one == "array"),
        _ => false,
    }
}

/// Adds a list's order to its description; returns the rest of the outer order, for the lists in
/// it.
fn say_order(schema: &mut Map<String, Value>, told: Option<String>) -> Option<String> {
    let description = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    let (about, own) = match description.split_once(SAYS_ORDER) {
        Some((about, order)) => (about.trim().to_string(), Some(order.to_string())),
        None => (description.to_string(), None),
    };
    let told = own.or(told);
    let by_itself = schema.remove(ORDER).and_then(|order| order.as_str().map(str::to_string));
    let positions = schema.get("prefixItems").map(|_| "as the items are listed here.".to_string());
    let (order, left) = match by_itself.or(positions) {
        Some(order) => (Some(order), told),
        None => match told.as_deref().and_then(|told| told.split_once(WITHIN)) {
            Some((outer, inner)) => (Some(format!("{outer}.")), Some(inner.to_string())),
            None => (told, None),
        },
    };
    if let Some(order) = order {
        let said = format!("{about} {SAYS_ORDER}{order}").trim().to_string();
        schema.insert("description".into(), said.into());
    }
    left
}

/// The order given for a list further down, such as in the alternatives of an `Option`.
fn own_order(schema: &Map<String, Value>, told: Option<String>) -> Option<String> {
    let description = schema.get("description").and_then(Value::as_str);
    let own = description.and_then(|text| text.split_once(SAYS_ORDER));
    own.map(|(_, order)| order.to_string()).or(told)
}

/// All things of a kind, in their fixed order.
fn things<T: Id>() -> String {
    let all: Vec<String> = T::all().map(|one| one.to_string()).collect();
    let kind = type_name::<T>().rsplit("::").next().unwrap_or_default();
    match &all[..] {
        [first, second, .., last] if all.len() > NAMED => {
            format!("{kind}: {first}, {second} and so on to {last}")
        }
        all => format!("{kind}: {}", all.join(", ")),
    }
}

/// The schema of a type that is saved as its text, from all its values.
#[doc(hidden)]
pub fn of_texts<T: Display>(all: impl IntoIterator<Item = T>) -> Schema {
    let texts: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    json_schema!({ "type": "string", "enum": texts })
}

/// Implements `JsonSchema` for a type that is saved as its text, such as those declared by
/// [`string_enum!`](crate::string_enum) and [`index_type!`](crate::index_type). All its values may
/// be given after a comma.
#[macro_export]
macro_rules! schema_of_texts {
    ($name:ident) => {
        $crate::schema_of_texts!($name, <$name as $crate::Id>::all());
    };
    ($name:ident, $all:expr) => {
        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::std::stringify!($name).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                ::std::concat!(::std::module_path!(), "::", ::std::stringify!($name)).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                $crate::schema::of_texts::<$name>($all)
            }
        }
    };
}

impl<K: Id, T: JsonSchema> JsonSchema for EnumMap<K, T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("By_{}_{}", type_name::<K>(), T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<T>(),
            "minItems": K::COUNT,
            "maxItems": K::COUNT,
            ORDER: format!("one for each {}.", things::<K>()),
        })
    }
}

impl<T: Id + JsonSchema> JsonSchema for EnumSet<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Set_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<T>(),
            "uniqueItems": true,
            "maxItems": T::COUNT,
            ORDER: format!("each at most once, as {}.", things::<T>()),
        })
    }
}

impl<F: Default + JsonSchema, const N: usize> JsonSchema for Stack<F, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Stack_{}", F::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<F>(),
            "maxItems": N,
            ORDER: "the outermost first, what acts or asks now last.",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index_type! {
        /// A side.
        struct Side(2);
        |number, f| f.write_str(["left", "right"][number])
    }

    /// What is on a table.
    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "only its schema is asked for")]
    struct Lying {
        /// Cards. Order: the lowest first.
        cards: EnumMap<Side, Vec<u8>>,
        /// Both sides.
        sides: Option<EnumSet<Side>>,
        /// Stacks. Order: by seat; within each, the top card last.
        stacks: Vec<Vec<u8>>,
        /// Nobody knows.
        other: Vec<u8>,
    }

    #[test]
    fn every_list_says_its_order_and_a_comment_speaks_of_the_inner_one() {
        let mut schema = schemars::schema_for!(Lying).to_value();
        say_orders(&mut schema, None);
        let cards = &schema["properties"]["cards"];
        assert_eq!(cards["description"], "Cards. Order: one for each Side: left, right.");
        assert_eq!(cards["items"]["description"], "Order: the lowest first.");
        let stacks = &schema["properties"]["stacks"];
        assert_eq!(stacks["description"], "Stacks. Order: by seat.");
        assert_eq!(stacks["items"]["description"], "Order: the top card last.");
        let sides = &schema["properties"]["sides"]["description"];
        assert_eq!(sides, "Both sides. Order: each at most once, as Side: left, right.");
        assert_eq!(schema["properties"]["other"]["description"], "Nobody knows.");
        assert_eq!(schema["$defs"]["Side"]["enum"], json!(["left", "right"]));
    }
}
