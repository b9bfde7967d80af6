//! Content overrides, entered value by value: rows are shown as text and read back from it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use i18n::{Notice, notice};
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::tables::{WITHOUT_ID, id_of, source_of};
use super::{Source, SourceFile, Tables};
use crate::{Unknown, ValidationError};

/// An owner's files for one game, by name; [`Tables::overlay`] defines their meaning.
///
/// They are part of a save, so that a game is the same wherever it is opened.
#[derive(Clone, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContentOverrides(BTreeMap<String, String>);

impl ContentOverrides {
    /// The most bytes that all files may have together.
    pub const MOST_BYTES: usize = 256 << 10;

    /// Whether there are no overrides.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The total size of the files, in bytes.
    pub fn bytes(&self) -> usize {
        self.0.iter().map(|(name, text)| name.len() + text.len()).sum()
    }

    /// The files, sorted by name.
    pub fn files(&self) -> Vec<SourceFile> {
        let file = |(name, text): (&String, &String)| SourceFile {
            name: name.clone(),
            text: text.clone(),
        };
        self.0.iter().map(file).collect()
    }

    /// A copy in which this row overrides exactly these fields, without those whose value is the
    /// same in `before`, the content underneath. Does not check whether the values make valid
    /// content.
    ///
    /// # Errors
    ///
    /// If `before` has no such row or field, or a text is not a value of the field's kind.
    pub fn with_row(
        &self,
        before: &Tables,
        place: &RowPlace,
        fields: &[(&str, &str)],
    ) -> Result<ContentOverrides, Vec<ValidationError>> {
        let mut errors = Vec::new();
        let columns = before.columns(place);
        let row = before.row(place);
        if row.is_none() {
            errors.push(ValidationError::new(place.to_string(), notice!("refusal-no-row")));
        }
        let mut stated = Table::new();
        for (name, text) in fields {
            let at = || format!("{}, {name}", place.words());
            let ours = row.and_then(|row| row.get(*name));
            let Some(kind) = columns.get(*name).map(|column| column.kind) else {
                errors.push(ValidationError::new(at(), notice!("refusal-no-such-field")));
                continue;
            };
            // An empty field that no row states stays omitted.
            if ours.is_none() && text.trim().is_empty() {
                continue;
            }
            match kind.read(text) {
                Ok(value) if Some(&value) == ours => {}
                Ok(value) => drop(stated.insert((*name).to_string(), value)),
                Err(why) => errors.push(ValidationError::new(at(), why)),
            }
        }
        if errors.is_empty() { Ok(self.stating(place, stated)) } else { Err(errors) }
    }

    /// A copy without overrides for this row.
    pub fn without_row(&self, place: &RowPlace) -> ContentOverrides {
        self.stating(place, Table::new())
    }

    /// A copy without what an error at this place is about: a file, a table, a row or a field;
    /// `None` if nothing is overridden there.
    pub fn without(&self, error: &ValidationError) -> Option<ContentOverrides> {
        let (name, within) = match error.at.split_once(", ") {
            Some((name, within)) => (name, Some(within)),
            None => (error.at.as_str(), None),
        };
        let mut file = self.0.get(name)?.parse::<Table>().unwrap_or_default();
        match within {
            Some(within) if !leave_out(&mut file, within) => return None,
            Some(_) => {}
            None => file.clear(),
        }
        let mut all = self.clone();
        match file.is_empty() {
            true => drop(all.0.remove(name)),
            false => drop(all.0.insert(name.to_string(), file.to_string())),
        }
        Some(all)
    }

    /// A copy in which this row overrides exactly these fields.
    fn stating(&self, place: &RowPlace, fields: Table) -> ContentOverrides {
        let old = self.0.get(&place.file).and_then(|text| text.parse::<Table>().ok());
        let mut file = old.unwrap_or_default();
        match &place.id {
            None if fields.is_empty() => drop(file.remove(&place.table)),
            None => drop(file.insert(place.table.clone(), Value::Table(fields))),
            Some(id) => {
                let rows = file.entry(place.table.clone()).or_insert_with(|| Value::Array(vec![]));
                if let Value::Array(rows) = rows {
                    rows.retain(|row| id_of(row).as_ref() != Some(id));
                    if !fields.is_empty() {
                        let mut row = fields;
                        row.insert("id".to_string(), Value::String(id.clone()));
                        rows.push(Value::Table(row));
                        rows.sort_by_key(id_of);
                    }
                    if rows.is_empty() {
                        file.remove(&place.table);
                    }
                }
            }
        }
        let mut all = self.clone();
        match file.is_empty() {
            true => drop(all.0.remove(&place.file)),
            false => drop(all.0.insert(place.file.clone(), file.to_string())),
        }
        all
    }
}

/// Removes what is at this place of a file; returns whether anything was.
fn leave_out(file: &mut Table, at: &str) -> bool {
    let tables = file.clone().into_iter().filter_map(|(table, value)| {
        let rest = at.strip_prefix(&table)?.to_string();
        Some((table, value, rest))
    });
    for (table, value, rest) in tables {
        let left = match (value, rest.as_str()) {
            (_, "") => None,
            (Value::Table(mut row), rest) => {
                let field = rest.strip_prefix(", ").and_then(|field| row.remove(field));
                if field.is_none() {
                    continue;
                }
                Some(Value::Table(row))
            }
            (Value::Array(mut rows), rest) => {
                let Some(rest) = rest.strip_prefix(' ') else { continue };
                if !leave_out_of_row(&mut rows, rest) {
                    continue;
                }
                Some(Value::Array(rows))
            }
            _ => continue,
        };
        match left {
            Some(left) => drop(file.insert(table, left)),
            None => drop(file.remove(&table)),
        }
        return true;
    }
    false
}

/// Removes a row of a list, or a field of one; returns whether it was there.
fn leave_out_of_row(rows: &mut Vec<Value>, at: &str) -> bool {
    let whole = |row: &Value| match row.get("id") {
        None => at == WITHOUT_ID,
        Some(id) => {
            // An unknown row is named as it is written, with a field by its name.
            let named = id.as_str().and_then(|id| at.strip_prefix(id));
            at == id.to_string() || named.is_some_and(|field| field == ", id")
        }
    };
    if let Some(place) = rows.iter().position(whole) {
        rows.remove(place);
        return true;
    }
    rows.iter_mut().any(|row| {
        let named = id_of(row).and_then(|id| at.strip_prefix(&id)?.strip_prefix(", "));
        match (named, row) {
            (Some(field), Value::Table(row)) => row.remove(field).is_some(),
            _ => false,
        }
    })
}

impl FromIterator<SourceFile> for ContentOverrides {
    fn from_iter<I: IntoIterator<Item = SourceFile>>(files: I) -> Self {
        ContentOverrides(files.into_iter().map(|file| (file.name, file.text)).collect())
    }
}

/// The place of a row. As text it is `goals.toml/tile/GO04`, or `solo.toml/numbers` for a single
/// table.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct RowPlace {
    /// The file.
    pub file: String,
    /// The table or list in it.
    pub table: String,
    /// The id of a row in a list; `None` for a single table.
    pub id: Option<String>,
}

impl RowPlace {
    /// The place as errors name it, such as `goals.toml, tile GO04`.
    pub fn words(&self) -> String {
        match &self.id {
            Some(id) => format!("{}, {} {id}", self.file, self.table),
            None => format!("{}, {}", self.file, self.table),
        }
    }

    /// The display name of its row, which has this title: title and id, or its table if it has
    /// neither.
    pub fn named(&self, title: Option<&str>) -> String {
        match (title, &self.id) {
            (Some(title), Some(id)) => format!("{title} · {id}"),
            (title, id) => title.or(id.as_deref()).unwrap_or(&self.table).to_string(),
        }
    }
}

impl fmt::Display for RowPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.file, self.table)?;
        self.id.as_ref().map_or(Ok(()), |id| write!(f, "/{id}"))
    }
}

impl FromStr for RowPlace {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let mut parts = text.splitn(3, '/').map(str::to_string);
        match (parts.next(), parts.next(), parts.next()) {
            (Some(file), Some(table), id) => Ok(RowPlace { file, table, id }),
            _ => Err(Unknown(text.to_string())),
        }
    }
}

/// How the values of a field are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FieldKind {
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A text.
    Text,
    /// Anything else, written as in TOML.
    Toml,
}

impl FieldKind {
    fn of(value: &Value) -> Self {
        match value {
            Value::Integer(_) => FieldKind::Number,
            Value::Boolean(_) => FieldKind::Flag,
            Value::String(_) => FieldKind::Text,
            _ => FieldKind::Toml,
        }
    }

    /// Parses a value; the error says what was expected.
    fn read(self, text: &str) -> Result<Value, Notice> {
        let text = text.trim();
        let expected = |kind: Notice| {
            let found = format!("'{text}'");
            notice!("refusal-expected-found", expected = kind, found = found)
        };
        match self {
            FieldKind::Number => {
                text.parse().map(Value::Integer).map_err(|_| expected(notice!("kind-number")))
            }
            FieldKind::Flag => {
                text.parse().map(Value::Boolean).map_err(|_| expected(notice!("kind-flag")))
            }
            FieldKind::Text => Ok(Value::String(text.to_string())),
            FieldKind::Toml => {
                let read = format!("it = {text}").parse::<Table>().ok();
                read.and_then(|mut read| read.remove("it")).ok_or_else(|| expected("TOML".into()))
            }
        }
    }
}

/// A row as shown to a person, each value as text that [`ContentOverrides::with_row`] reads back.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownRow {
    /// Its place.
    pub place: RowPlace,
    /// Its title in the content, if it has one.
    pub title: Option<String>,
    /// How its values are written: the comment at the top of its file.
    pub note: String,
    /// Its values, sorted by name.
    pub fields: Vec<ShownField>,
}

impl ShownRow {
    /// A short hash of the values: an edit sends the one it was based on.
    pub fn seen(&self) -> String {
        let values = self.fields.iter().flat_map(|field| [field.name.as_str(), &field.value]);
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for value in values {
            for byte in value.bytes().chain([0xff]) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        format!("{hash:016x}")
    }

    /// Its display name: title and id, or its table if it has neither.
    pub fn name(&self) -> String {
        self.place.named(self.title.as_deref())
    }

    /// Whether the owner's content differs here from the content underneath.
    pub fn differs(&self) -> bool {
        self.fields.iter().any(|field| field.before.is_some())
    }
}

/// A value as shown to a person.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownField {
    /// The name of the field.
    pub name: String,
    /// How it is written.
    pub kind: FieldKind,
    /// The value; empty if this row does not state it.
    pub value: String,
    /// The value without the owner's overrides, if it differs.
    pub before: Option<String>,
    /// Where the value comes from.
    pub source: Option<Source>,
    /// Every value that some row has in this field, as suggestions.
    pub others: BTreeSet<String>,
}

/// The values of one field in all rows of a list.
struct Column {
    kind: FieldKind,
    values: BTreeSet<String>,
}

/// Fields that are not printed on components.
pub(super) const UNPRINTED: [&str; 2] = ["id", "source"];

impl Tables {
    /// The places of all rows: those of lists by their ids, and every single table.
    pub fn places(&self) -> Vec<RowPlace> {
        let mut places = Vec::new();
        for (file, tables) in self.files() {
            for (table, value) in tables {
                let place = |id| RowPlace { file: file.clone(), table: table.clone(), id };
                match value {
                    Value::Array(rows) => {
                        places.extend(rows.iter().filter_map(id_of).map(|id| place(Some(id))));
                    }
                    Value::Table(_) => places.push(place(None)),
                    _ => {}
                }
            }
        }
        places
    }

    /// This content with overrides laid over it.
    pub fn with_own(&self, own: &ContentOverrides) -> Tables {
        let mut over = self.clone();
        over.overlay(&own.files());
        over
    }

    /// A row of this content as shown to a person, compared with the content `before`, underneath
    /// it; `None` if there is no such row.
    pub fn shown(&self, before: &Tables, place: &RowPlace) -> Option<ShownRow> {
        let (now, before) = (self.row(place)?, before.row(place)?);
        let fields = self.columns(place).into_iter().map(|(name, column)| {
            let value = now.get(&name).map(written).unwrap_or_default();
            let was = before.get(&name).map(written).unwrap_or_default();
            ShownField {
                kind: column.kind,
                before: (was != value).then_some(was),
                source: source_of(now, &name),
                others: column.values,
                value,
                name,
            }
        });
        Some(ShownRow {
            place: place.clone(),
            title: now.get("title").and_then(Value::as_str).map(str::to_string),
            note: self.note(&place.file).to_string(),
            fields: fields.collect(),
        })
    }

    pub(super) fn row(&self, place: &RowPlace) -> Option<&Table> {
        let value = self.files().get(&place.file)?.get(&place.table)?;
        match (&place.id, value) {
            (Some(id), Value::Array(rows)) => {
                rows.iter().find(|row| id_of(row).as_ref() == Some(id))?.as_table()
            }
            (None, Value::Table(row)) => Some(row),
            _ => None,
        }
    }

    /// The fields of the rows of a list, or of a single table.
    fn columns(&self, place: &RowPlace) -> BTreeMap<String, Column> {
        let value = self.files().get(&place.file).and_then(|file| file.get(&place.table));
        let rows: Vec<&Table> = match value {
            Some(Value::Array(rows)) => rows.iter().filter_map(Value::as_table).collect(),
            Some(Value::Table(row)) => vec![row],
            _ => Vec::new(),
        };
        let mut columns = BTreeMap::new();
        let fields = rows.into_iter().flatten();
        for (name, value) in fields.filter(|(name, _)| !UNPRINTED.contains(&name.as_str())) {
            let new = || Column { kind: FieldKind::of(value), values: BTreeSet::new() };
            columns.entry(name.clone()).or_insert_with(new).values.insert(written(value));
        }
        // For example, what is at the top of one tile may be at the bottom of another.
        let sets: Vec<BTreeSet<String>> = columns.values().map(|one| one.values.clone()).collect();
        for column in columns.values_mut().filter(|column| column.kind == FieldKind::Text) {
            let alike = sets.iter().filter(|set| {
                let both = set.intersection(&column.values).count();
                both * 2 > set.len().min(column.values.len())
            });
            let more: BTreeSet<String> = alike.flatten().cloned().collect();
            column.values.extend(more);
        }
        columns
    }
}

/// A value as text: strings without quotes, anything else as TOML.
pub(super) fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: &str = "# The cards.\n#\n# `hand` is what it does.\n\n# Green.\n\
                         [[card]]\nid = \"A\"\nvalue = 1\nhand = \"pay 1\"\n\
                         source = { value = \"found\", hand = \"inferred\" }\n\
                         [[card]]\nid = \"B\"\nvalue = 2\nlast = true\nsource = \"reconstructed\"\n\
                         [numbers]\nmost = 3\nsizes = [1, 2]\nsource = \"rulebook\"\n";

    fn ours() -> Tables {
        Tables::new(&[("cards.toml", CARDS)])
    }

    fn place(text: &str) -> RowPlace {
        text.parse().expect("a place")
    }

    fn laid(own: &ContentOverrides) -> Tables {
        ours().with_own(own)
    }

    #[test]
    fn every_row_has_a_place_that_reads_back() {
        let places: Vec<String> = ours().places().iter().map(RowPlace::to_string).collect();
        assert_eq!(places, ["cards.toml/card/A", "cards.toml/card/B", "cards.toml/numbers"]);
        assert!(places.iter().all(|text| place(text).to_string() == *text));
        assert!("cards.toml".parse::<RowPlace>().is_err());
        assert_eq!(place("cards.toml/card/A").words(), "cards.toml, card A");
    }

    #[test]
    fn a_value_that_differs_is_stated_and_one_that_does_not_is_not() {
        let (ours, a) = (ours(), place("cards.toml/card/A"));
        let none = ContentOverrides::default();
        let own = none.with_row(&ours, &a, &[("value", " 7 "), ("hand", "pay 1")]).expect("values");
        assert_eq!(own.files()[0].text, "[[card]]\nid = \"A\"\nvalue = 7\n");
        let mut over = laid(&own);
        let rows = over.rows("cards.toml", "card");
        assert_eq!(over.number(&rows[0], "value", 0..=9), 7);
        assert_eq!(over.source(&rows[0], "value"), Some(Source::Owner));
        assert_eq!(over.source(&rows[0], "hand"), Some(Source::Inferred));

        let both = own.with_row(&ours, &place("cards.toml/numbers"), &[("sizes", "[1, 3]")]);
        let both = both.expect("a list");
        assert!(both.bytes() > own.bytes() && laid(&both).finish(()).is_ok());
        let back = both.with_row(&ours, &a, &[("value", "1")]).expect("as ours");
        assert_eq!(back.without_row(&place("cards.toml/numbers")), none);
    }

    #[test]
    fn a_row_is_shown_with_what_it_was_and_with_examples() {
        let (ours, b) = (ours(), place("cards.toml/card/B"));
        let own =
            ContentOverrides::default().with_row(&ours, &b, &[("value", "9"), ("hand", "pay 2")]);
        let shown = ours.with_own(&own.expect("values")).shown(&ours, &b).expect("a row");
        assert_eq!(shown.name(), "B");
        assert_eq!(ShownRow { title: Some("Ace".into()), ..shown.clone() }.name(), "Ace · B");
        assert_eq!(shown.note, "The cards.\n\n`hand` is what it does.");
        let fields: Vec<_> = shown
            .fields
            .iter()
            .map(|field| (field.name.as_str(), field.value.as_str(), field.before.as_deref()))
            .collect();
        let expected =
            [("hand", "pay 2", Some("")), ("last", "true", None), ("value", "9", Some("2"))];
        assert_eq!(fields, expected);
        assert!(shown.differs() && shown.fields[0].others.contains("pay 1"));
        assert_eq!(shown.fields[2].source, Some(Source::Owner));
        assert_eq!(shown.fields[1].source, Some(Source::Reconstructed));
        assert_eq!(ours.shown(&ours, &place("cards.toml/card/C")), None);
    }

    #[test]
    fn fields_that_share_values_are_examples_of_each_other() {
        let text = "[[tile]]\nid = \"1\"\ntop = \"red\"\nbottom = \"blue\"\nset = \"star\"\n\
                    [[tile]]\nid = \"2\"\ntop = \"blue\"\nbottom = \"pink\"\nset = \"moon\"\n\
                    [[tile]]\nid = \"3\"\ntop = \"pink\"\nbottom = \"blue\"\nset = \"moon\"\n";
        let tiles = Tables::new(&[("tiles.toml", text)]);
        let shown = tiles.shown(&tiles, &place("tiles.toml/tile/1")).expect("a row");
        let of = |name: &str| {
            let field = shown.fields.iter().find(|field| field.name == name).expect("a field");
            field.others.iter().map(String::as_str).collect::<Vec<_>>()
        };
        assert_eq!(of("bottom"), ["blue", "pink", "red"]);
        assert_eq!(of("top"), ["blue", "pink", "red"]);
        assert_eq!(of("set"), ["moon", "star"]);
    }

    #[test]
    fn everything_that_is_no_value_is_named_at_once() {
        let own = ContentOverrides::default();
        let wrong = [("value", "many"), ("last", "perhaps"), ("height", "3"), ("hand", "")];
        let errors =
            own.with_row(&ours(), &place("cards.toml/card/B"), &wrong).expect_err("three are none");
        let lines: Vec<String> = errors.iter().map(ValidationError::to_string).collect();
        assert_eq!(
            lines,
            [
                "cards.toml, card B, value: expected a whole number, found 'many'",
                "cards.toml, card B, last: expected true or false, found 'perhaps'",
                "cards.toml, card B, height: there is no such field",
            ]
        );
        let sizes = [("sizes", "[1")];
        assert!(own.with_row(&ours(), &place("cards.toml/numbers"), &sizes).is_err());
        assert!(own.with_row(&ours(), &place("cards.toml/card/C"), &[]).is_err());
    }
}
