//! The meaning of the numbers of an observation, derived from the JSON Schema of a game's view.

use game_core::GameInfo;
use game_core::schema::binary_schemas;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::node::{Form, Node, Part};
use crate::view_writer::write;

/// Maximum length of lists of names written in order; longer ones are written as a count of each
/// name.
const IN_ORDER: usize = 8;

/// The type of a field.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A whole number.
    Number,
    /// 1 or 0.
    Flag,
    /// 0 for none, else the index of a name among `values`, from 1.
    Name,
    /// A count of something.
    Count,
    /// Depends on the name in the field before it, as its meaning says.
    Varied,
}

/// One number of an observation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Its path in the view, such as `state.supply[2]`; unique.
    pub name: String,
    /// Its type.
    pub kind: Kind,
    /// The minimum that its type allows.
    pub low: f64,
    /// The maximum that its type allows.
    pub high: f64,
    /// For a name, the possible names, from 1.
    pub values: Vec<String>,
    /// Its meaning, from the doc comments of the declarations.
    pub meaning: String,
}

/// The meaning of the numbers of an observation: the fields of a view one after the other.
#[derive(Clone, Debug)]
pub struct ObservationSpec {
    root: Node,
    fields: Vec<Field>,
}

impl ObservationSpec {
    /// The observation spec of a game's views, which is the same for all options.
    ///
    /// # Errors
    ///
    /// The part of the view that has no fixed number of fields.
    pub fn of<G: GameInfo>() -> Result<ObservationSpec, String> {
        let document = binary_schemas::<G>();
        let view = &document["properties"]["view"];
        let (root, mut fields) = Reader { document: &document }.read(view)?;
        for field in &mut fields {
            field.name = field.name.trim_start_matches('.').to_string();
        }
        Ok(ObservationSpec { root, fields })
    }

    /// Number of fields of an observation.
    pub fn len(&self) -> usize {
        self.root.size
    }

    /// Whether there are no fields.
    pub fn is_empty(&self) -> bool {
        self.root.size == 0
    }

    /// The fields, in the order of the numbers.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Writes a view as numbers.
    ///
    /// # Errors
    ///
    /// If it does not match its declared type, or the buffer is too small.
    pub fn write(&self, view: &impl Serialize, out: &mut [f32]) -> Result<(), String> {
        if out.len() != self.len() {
            return Err(format!("room for {} numbers, expected {}", out.len(), self.len()));
        }
        out.fill(0.0);
        write(view, &self.root, out).map_err(|why| why.to_string())
    }

    pub(crate) fn root(&self) -> &Node {
        &self.root
    }
}

type Read = Result<(Node, Vec<Field>), String>;

struct Reader<'a> {
    document: &'a Value,
}

impl<'a> Reader<'a> {
    /// The node of a schema, and its fields with their names.
    fn read(&self, schema: &'a Value) -> Read {
        let about = meaning(schema);
        let (node, mut fields) = self.read_form(schema)?;
        if let Some(about) = about {
            for field in &mut fields {
                let between = if field.meaning.is_empty() { "" } else { " " };
                field.meaning = [&about, between, &field.meaning].concat();
            }
        }
        Ok((node, fields))
    }

    fn read_form(&self, schema: &'a Value) -> Read {
        let object = schema.as_object().ok_or_else(|| format!("no form: {schema}"))?;
        if let Some(name) = object.get("$ref").and_then(Value::as_str) {
            let name = name.rsplit('/').next().unwrap_or_default();
            return self
                .read_form(&self.document["$defs"][name])
                .map_err(|why| format!("{name}: {why}"));
        }
        if let Some(several) = object.get("anyOf").and_then(Value::as_array) {
            let mut some = several.iter().filter(|one| one["type"] != "null");
            return match (some.next(), some.next()) {
                (Some(one), None) if several.len() == 2 => Ok(maybe(self.read(one)?)),
                _ => Err(format!("one of several forms: {schema}")),
            };
        }
        if let Some(variants) = object.get("oneOf").and_then(Value::as_array) {
            return self.variants(variants);
        }
        if let Some(names) = object.get("enum").and_then(Value::as_array) {
            let texts = names.iter().filter_map(Value::as_str).map(str::to_string).collect();
            return Ok(name(texts));
        }
        let types: Vec<&str> = match &object.get("type") {
            Some(Value::String(one)) => vec![one],
            Some(Value::Array(several)) => several.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        match types[..] {
            ["null", one] | [one, "null"] => Ok(maybe(self.plain(one, object)?)),
            [one] => self.plain(one, object),
            _ => Err(format!("no form: {schema}")),
        }
    }

    fn plain(&self, kind: &str, schema: &'a Map<String, Value>) -> Read {
        match kind {
            "boolean" => Ok(number(Kind::Flag, 0.0, 1.0)),
            "integer" | "number" => {
                let (low, high) = range(schema);
                Ok(number(Kind::Number, low, high))
            }
            "object"
                if !schema.contains_key("additionalProperties")
                    || schema["additionalProperties"] == false =>
            {
                self.record(schema)
            }
            "array" => self.list(schema),
            other => Err(format!("a {other} has no fixed number of numbers")),
        }
    }

    fn record(&self, schema: &'a Map<String, Value>) -> Read {
        let named = schema.get("properties").and_then(Value::as_object);
        // In the order in which the fields are declared and serialized.
        let order = schema.get("required").and_then(Value::as_array);
        let order = order.into_iter().flatten().filter_map(Value::as_str);
        let parts: Option<Vec<_>> =
            order.map(|name| Some((name.to_string(), named?.get(name)?))).collect();
        let parts = parts.filter(|parts| parts.len() == named.map_or(0, Map::len));
        self.parts(parts.ok_or("a field that may be left out")?.into_iter())
    }

    fn parts(&self, parts: impl Iterator<Item = (String, &'a Value)>) -> Read {
        let (mut size, mut nodes, mut fields) = (0, Vec::new(), Vec::new());
        for (name, schema) in parts {
            let (node, below) = self.read(schema).map_err(|why| format!("{name}: {why}"))?;
            fields.extend(below.into_iter().map(|field| under(&format!(".{name}"), field)));
            nodes.push(Part { at: size, name, node });
            size += nodes.last().map_or(0, |part| part.node.size);
        }
        Ok((Node { size, form: Form::Record(nodes) }, fields))
    }

    fn list(&self, schema: &'a Map<String, Value>) -> Read {
        if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
            return self.parts(items.iter().enumerate().map(|(nth, item)| (nth.to_string(), item)));
        }
        let bound = |name: &str| schema.get(name).and_then(Value::as_u64).map(|it| it as usize);
        let (least, most) = (bound("minItems"), bound("maxItems"));
        let (item, below) = self.read(schema.get("items").ok_or("a list of anything")?)?;
        let once = schema.get("uniqueItems") == Some(&Value::Bool(true));
        let fixed = most.is_some() && least == most;
        if let Form::Name(names) = &item.form
            && !fixed
            && (once || most.is_none_or(|most| most > IN_ORDER))
        {
            let high = if once { 1.0 } else { most.map_or(255.0, |most| most as f64) };
            let kind = if once { Kind::Flag } else { Kind::Count };
            let fields = names.iter().map(|name| Field {
                name: format!("[{name}]"),
                ..number(kind, 0.0, high).1.remove(0)
            });
            let fields = fields.collect();
            let mark = Node { size: names.len(), form: Form::Mark(names.clone()) };
            return Ok((Node { size: mark.size, form: Form::Marks(Box::new(mark)) }, fields));
        }
        let most = most.ok_or("a list whose greatest length is not said")?;
        let mut fields = Vec::new();
        if !fixed {
            let count = number(Kind::Count, 0.0, most as f64).1.remove(0);
            fields.push(Field { name: ".count".into(), ..count });
        }
        for nth in 0..most {
            fields.extend(below.iter().map(|field| under(&format!("[{nth}]"), field.clone())));
        }
        let size = fields.len();
        Ok((Node { size, form: Form::List { item: Box::new(item), most, fixed } }, fields))
    }

    fn variants(&self, variants: &'a [Value]) -> Read {
        let mut parts = Vec::new();
        let mut shared: Vec<Vec<(String, Field)>> = Vec::new();
        for variant in variants {
            if let Some(name) = variant["const"].as_str() {
                let node = Node { size: 0, form: Form::Record(Vec::new()) };
                parts.push(Part { name: name.into(), at: 1, node });
                continue;
            }
            if let Some(names) = variant["enum"].as_array() {
                for name in names.iter().filter_map(Value::as_str) {
                    let node = Node { size: 0, form: Form::Record(Vec::new()) };
                    parts.push(Part { name: name.into(), at: 1, node });
                }
                continue;
            }
            let named = variant["properties"].as_object().filter(|named| named.len() == 1);
            let (name, schema) = named
                .and_then(|named| named.iter().next())
                .ok_or_else(|| format!("a variant without a name of its own: {variant}"))?;
            let (node, fields) = self.read(schema).map_err(|why| format!("{name}: {why}"))?;
            for (nth, field) in fields.into_iter().enumerate() {
                if shared.len() == nth {
                    shared.push(Vec::new());
                }
                shared[nth].push((name.clone(), field));
            }
            parts.push(Part { name: name.clone(), at: 1, node });
        }
        let (mut head, mut fields) = name(parts.iter().map(|part| part.name.clone()).collect());
        if !shared.is_empty() {
            head = Node { size: 1 + shared.len(), form: Form::Variants(parts) };
            fields.extend(shared.iter().enumerate().map(|(nth, fields)| together(nth, fields)));
        }
        Ok((head, fields))
    }
}

/// The field that several variants share.
fn together(nth: usize, fields: &[(String, Field)]) -> Field {
    let (name, only) = &fields[0];
    if fields.len() == 1 {
        return under(&format!(".{name}"), only.clone());
    }
    let fold = |of: fn(&Field) -> f64, by: fn(f64, f64) -> f64| {
        fields.iter().map(|(_, field)| of(field)).fold(of(only), by)
    };
    let about = fields.iter().map(|(name, field)| {
        let values = if field.values.is_empty() {
            String::new()
        } else {
            format!(" (0 none, from 1: {})", field.values.join(", "))
        };
        format!("for {name}{}: {:?}{values} {}", field.name, field.kind, field.meaning)
    });
    Field {
        name: format!(".of{nth}"),
        kind: Kind::Varied,
        low: fold(|field| field.low, f64::min),
        high: fold(|field| field.high, f64::max),
        values: Vec::new(),
        meaning: about.collect::<Vec<_>>().join("; "),
    }
}

/// The description of a schema.
fn meaning(schema: &Value) -> Option<String> {
    schema["description"].as_str().map(str::to_string)
}

fn under(name: &str, field: Field) -> Field {
    Field { name: [name, &field.name].concat(), ..field }
}

fn number(kind: Kind, low: f64, high: f64) -> (Node, Vec<Field>) {
    let field =
        Field { name: String::new(), kind, low, high, values: Vec::new(), meaning: String::new() };
    (Node { size: 1, form: Form::Number }, vec![field])
}

fn name(values: Vec<String>) -> (Node, Vec<Field>) {
    let mut fields = number(Kind::Name, 0.0, values.len() as f64).1;
    fields[0].values.clone_from(&values);
    (Node { size: 1, form: Form::Name(values) }, fields)
}

/// Makes a node optional; a name needs no extra field for that.
fn maybe((node, fields): (Node, Vec<Field>)) -> (Node, Vec<Field>) {
    if matches!(node.form, Form::Name(_) | Form::Variants(_)) {
        return (node, fields);
    }
    let mut all = number(Kind::Flag, 0.0, 1.0).1;
    all[0].name = ".is_there".into();
    all.extend(fields);
    (Node { size: node.size + 1, form: Form::Maybe(Box::new(node)) }, all)
}

/// The minimum and maximum that the type of a number allows.
fn range(schema: &Map<String, Value>) -> (f64, f64) {
    let format = schema.get("format").and_then(Value::as_str).unwrap_or_default();
    let (signed, bits) = match format.strip_prefix("uint") {
        Some(bits) => (false, bits),
        None => (true, format.strip_prefix("int").unwrap_or_default()),
    };
    let bits: i32 = bits.parse().unwrap_or(64);
    let half = 2f64.powi(bits - 1);
    let (low, high) = if signed { (-half, half - 1.0) } else { (0.0, 2.0 * half - 1.0) };
    let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
    (bound("minimum").unwrap_or(low), bound("maximum").unwrap_or(high))
}
