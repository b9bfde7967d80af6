use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;
use std::str::FromStr;

use i18n::{Notice, NoticeArgument, notice};
use sha2::{Digest, Sha256};
use toml::{Table, Value};

use super::Source;
use crate::{ValidationError, ValidationErrors};

/// A text file by name; reading it from disk is up to the caller.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The file's name without its folder, such as `cards.toml`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The TOML files of a game's content: the built-in ones with an owner's laid over them.
///
/// An owner's file has the same name as a built-in one and contains only the rows that differ. Rows
/// of a list are matched by their `id`, single tables by name; a given field replaces the built-in
/// value and its source becomes `owner`. With `whole = true` at its top the file replaces the
/// built-in one completely: what it does not state does not exist, for example the systems of
/// another map.
#[derive(Clone, Debug)]
pub struct Tables {
    files: BTreeMap<String, Table>,
    /// The comment at the top of each built-in file.
    notes: BTreeMap<String, String>,
    errors: ValidationErrors,
}

impl Tables {
    /// The built-in files.
    pub fn new(ours: &[(&str, &str)]) -> Self {
        let mut tables = Tables {
            files: BTreeMap::new(),
            notes: BTreeMap::new(),
            errors: ValidationErrors::default(),
        };
        for (name, text) in ours {
            if let Some(table) = tables.parse(name, text) {
                tables.files.insert((*name).to_string(), table);
                tables.notes.insert((*name).to_string(), top_lines(text));
            }
        }
        tables
    }

    /// The files by name.
    pub(super) fn files(&self) -> &BTreeMap<String, Table> {
        &self.files
    }

    /// The comment at the top of a built-in file.
    pub(super) fn note(&self, file: &str) -> &str {
        self.notes.get(file).map_or("", String::as_str)
    }

    /// Lays an owner's files over the built-in ones. Errors are collected for [`Tables::finish`].
    pub fn overlay(&mut self, owner: &[SourceFile]) {
        for file in owner {
            let Some(mut theirs) = self.parse(&file.name, &file.text) else { continue };
            let Some(mut ours) = self.files.remove(&file.name) else {
                let known: Vec<&str> = self.files.keys().map(String::as_str).collect();
                let why = notice!("refusal-no-file-of-content", known = known.join(", "));
                self.object(&file.name, why);
                continue;
            };
            match theirs.remove("whole") {
                Some(Value::Boolean(true)) => ours = of_owner(theirs),
                Some(_) => {
                    let why = notice!("refusal-expected", expected = "true");
                    self.object(format!("{}, whole", file.name), why);
                }
                None => self.merge_file(&file.name, &mut ours, theirs),
            }
            self.files.insert(file.name.clone(), ours);
        }
    }

    /// Every file with what was laid over it, as a whole file: laid over the built-in content, it
    /// replaces the built-in file.
    pub fn whole_files(&self) -> Vec<SourceFile> {
        let whole = |(name, table): (&String, &Table)| {
            let mut table = table.clone();
            table.insert("whole".into(), Value::Boolean(true));
            SourceFile { name: name.clone(), text: table.to_string() }
        };
        self.files.iter().map(whole).collect()
    }

    /// The rows of the list `[[table]]` in a file.
    pub fn rows(&mut self, file: &str, table: &str) -> Vec<Row> {
        let found = self.files.get(file).and_then(|content| content.get(table)).cloned();
        let Some(Value::Array(values)) = found else {
            let list = notice!("kind-list", name = format!("[[{table}]]"));
            let why = notice!("refusal-expected", expected = list);
            self.object(format!("{file}, {table}"), why);
            return Vec::new();
        };
        let mut rows = Vec::new();
        for (index, value) in values.into_iter().enumerate() {
            let at = match value.get("id").and_then(Value::as_str) {
                Some(id) => format!("{file}, {table} {id}"),
                None => format!("{file}, {table} number {}", index + 1),
            };
            match value {
                Value::Table(fields) => rows.push(Row { at, fields }),
                _ => {
                    self.object(at, notice!("refusal-expected", expected = notice!("kind-fields")));
                }
            }
        }
        rows
    }

    /// The single table `[table]` in a file.
    pub fn table(&mut self, file: &str, table: &str) -> Row {
        let at = format!("{file}, {table}");
        match self.files.get(file).and_then(|content| content.get(table)).cloned() {
            Some(Value::Table(fields)) => Row { at, fields },
            _ => {
                let named = notice!("kind-table", name = format!("[{table}]"));
                self.object(&at, notice!("refusal-expected", expected = named));
                Row { at, fields: Table::new() }
            }
        }
    }

    /// Reports an error in the content.
    pub fn object(&mut self, at: impl Into<String>, why: impl Into<Notice>) {
        self.errors.add(at, why);
    }

    /// A text field of a row.
    pub fn text(&mut self, row: &Row, field: &str) -> String {
        match row.fields.get(field).and_then(Value::as_str) {
            Some(text) => text.to_string(),
            None => {
                self.expected(row, field, notice!("kind-text"));
                String::new()
            }
        }
    }

    /// A whole number of a row.
    pub fn number(&mut self, row: &Row, field: &str, range: RangeInclusive<i64>) -> i64 {
        match row.fields.get(field).and_then(Value::as_integer) {
            Some(number) if range.contains(&number) => number,
            _ => {
                let (min, max) = (range.start().to_string(), range.end().to_string());
                self.expected(row, field, notice!("kind-number-from", min = min, max = max));
                *range.start()
            }
        }
    }

    /// A flag of a row.
    pub fn flag(&mut self, row: &Row, field: &str) -> bool {
        match row.fields.get(field).and_then(Value::as_bool) {
            Some(flag) => flag,
            None => {
                self.expected(row, field, notice!("kind-flag"));
                false
            }
        }
    }

    /// A text field that is one of a closed set; `expected` lists the set for the error.
    pub fn word<T: FromStr>(
        &mut self,
        row: &Row,
        field: &str,
        expected: impl Into<NoticeArgument>,
    ) -> Option<T> {
        let read = row.fields.get(field).and_then(Value::as_str).and_then(|word| word.parse().ok());
        if read.is_none() {
            self.expected(row, field, expected);
        }
        read
    }

    /// The source of a field's value; [`Source::Owner`] for one that an owner laid over ours.
    pub fn source(&mut self, row: &Row, field: &str) -> Option<Source> {
        let read = source_of(&row.fields, field);
        if read.is_none() {
            let at = format!("{}, source of {field}", row.at);
            let words = notice!("kind-source");
            self.object(at, notice!("refusal-expected", expected = words));
        }
        read
    }

    /// Reports unknown fields of a row, so that a typo does not go unnoticed.
    pub fn known_fields(&mut self, row: &Row, known: &[&str]) {
        let unknown: Vec<String> =
            row.fields.keys().filter(|key| !known.contains(&key.as_str())).cloned().collect();
        for field in unknown {
            let why = notice!("refusal-no-field", known = known.join(", "));
            self.object(format!("{}, {field}", row.at), why);
        }
    }

    /// A hash of everything in the files.
    pub fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        for (name, table) in &self.files {
            hash.update(name.as_bytes());
            hash.update(table.to_string().as_bytes());
        }
        let mut text = String::new();
        for byte in hash.finalize().iter().take(8) {
            write!(text, "{byte:02x}").expect("a string takes everything");
        }
        text
    }

    /// Whether no error was reported so far.
    pub fn is_accepted(&self) -> bool {
        self.errors.is_empty()
    }

    /// `value`, if no error was reported.
    ///
    /// # Errors
    ///
    /// Every error that was reported.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<ValidationError>> {
        self.errors.unless_any(value)
    }

    fn expected(&mut self, row: &Row, field: &str, expected: impl Into<NoticeArgument>) {
        let expected: NoticeArgument = expected.into();
        let why = match row.fields.get(field).map(Value::to_string) {
            Some(found) => notice!("refusal-expected-found", expected = expected, found = found),
            None => notice!("refusal-expected-nothing", expected = expected),
        };
        self.object(format!("{}, {field}", row.at), why);
    }

    fn parse(&mut self, name: &str, text: &str) -> Option<Table> {
        match text.parse::<Table>() {
            Ok(table) => Some(table),
            Err(error) => {
                let line = error.span().map_or(1, |span| {
                    text.get(..span.start).unwrap_or("").matches('\n').count() + 1
                });
                self.object(format!("{name}, line {line}"), error.message().replace('\n', " "));
                None
            }
        }
    }

    fn merge_file(&mut self, file: &str, ours: &mut Table, theirs: Table) {
        for (name, value) in theirs {
            let at = format!("{file}, {name}");
            match (ours.get_mut(&name), value) {
                (Some(Value::Array(rows)), Value::Array(changes)) => {
                    let written = |row: &Value| row.get("id").map(Value::to_string);
                    let places: BTreeMap<String, usize> = rows
                        .iter()
                        .enumerate()
                        .rev()
                        .filter_map(|(place, row)| Some((written(row)?, place)))
                        .collect();
                    let mut seen = BTreeSet::new();
                    for change in changes {
                        let id = written(&change);
                        if let Some(id) = &id
                            && !seen.insert(id.clone())
                        {
                            self.object(format!("{at} {id}"), notice!("refusal-row-twice"));
                        }
                        let place = id.as_ref().and_then(|id| places.get(id));
                        match (place.and_then(|place| rows.get_mut(*place)), change) {
                            (Some(Value::Table(row)), Value::Table(change)) => {
                                merge_row(row, change)
                            }
                            _ => {
                                let id = id.unwrap_or_else(|| WITHOUT_ID.to_string());
                                self.object(
                                    format!("{at} {id}"),
                                    notice!("refusal-no-row-of-ours"),
                                );
                            }
                        }
                    }
                }
                (Some(Value::Table(row)), Value::Table(change)) => merge_row(row, change),
                (Some(_), _) => self.object(at, notice!("refusal-other-table")),
                (None, _) => self.object(at, notice!("refusal-no-table")),
            }
        }
    }
}

/// The place of a row in a list that has no id.
pub(super) const WITHOUT_ID: &str = "without id";

/// An owner's value, next to the built-in one.
#[derive(Clone, Debug, PartialEq)]
pub struct Stated {
    /// Its place: file, table and row, such as `cards.toml, card EB2`.
    pub at: String,
    /// The field.
    pub field: String,
    /// The owner's value, as TOML.
    pub value: String,
    /// The built-in value, as TOML; `None` if there is none.
    pub ours: Option<String>,
}

impl Stated {
    /// Whether the owner's value differs from the built-in one.
    pub fn differs(&self) -> bool {
        self.ours.as_ref() != Some(&self.value)
    }
}

impl fmt::Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}: {}", self.at, self.field, self.value)?;
        match &self.ours {
            Some(_) if !self.differs() => f.write_str(" (the same as ours)"),
            Some(ours) => write!(f, " (ours: {ours})"),
            None => Ok(()),
        }
    }
}

/// Every value in an owner's files with the built-in value, in the owner's order. Whatever
/// [`Tables::overlay`] rejects is left out.
pub fn stated(ours: &[(&str, &str)], owner: &[SourceFile]) -> Vec<Stated> {
    let mut found = Vec::new();
    for file in owner {
        let our_text = ours.iter().find(|(name, _)| *name == file.name).map(|(_, text)| *text);
        let ours = our_text.unwrap_or_default().parse::<Table>().unwrap_or_default();
        for (name, value) in file.text.parse::<Table>().unwrap_or_default() {
            let at = format!("{}, {name}", file.name);
            match value {
                Value::Array(rows) => {
                    let our_rows = ours.get(&name).and_then(Value::as_array);
                    for row in rows.iter().filter_map(Value::as_table) {
                        let Some(id) = row.get("id") else { continue };
                        let mut our_rows = our_rows.into_iter().flatten();
                        let our_row = our_rows.find(|row| row.get("id") == Some(id));
                        let id = id.as_str().map_or_else(|| id.to_string(), str::to_string);
                        let our_row = our_row.and_then(Value::as_table);
                        stated_in_row(&format!("{at} {id}"), row, our_row, &mut found);
                    }
                }
                Value::Table(row) => {
                    let our_row = ours.get(&name).and_then(Value::as_table);
                    stated_in_row(&at, &row, our_row, &mut found);
                }
                _ => {}
            }
        }
    }
    found
}

fn stated_in_row(at: &str, row: &Table, ours: Option<&Table>, found: &mut Vec<Stated>) {
    let fields = row.iter().filter(|(field, _)| *field != "id" && *field != "source");
    found.extend(fields.map(|(field, value)| Stated {
        at: at.to_string(),
        field: field.clone(),
        value: value.to_string(),
        ours: ours.and_then(|ours| ours.get(field)).map(Value::to_string),
    }));
}

/// The id of a row of a list.
pub(super) fn id_of(row: &Value) -> Option<String> {
    row.get("id").and_then(Value::as_str).map(str::to_string)
}

/// The source of a field of a row, given for all fields together or for each; `None` if it is
/// missing.
pub(super) fn source_of(row: &Table, field: &str) -> Option<Source> {
    let word = match row.get("source")? {
        Value::String(all) => all.as_str(),
        Value::Table(by_field) => by_field.get(field)?.as_str()?,
        _ => return None,
    };
    word.parse().ok()
}

/// The comment at the top of a file.
fn top_lines(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix('#'));
    lines.map(str::trim).collect::<Vec<_>>().join("\n")
}

/// One table of fields with its place, for error messages.
#[derive(Clone, Debug)]
pub struct Row {
    at: String,
    fields: Table,
}

impl Row {
    /// The place of the row: file, table and id.
    pub fn at(&self) -> &str {
        &self.at
    }

    /// The raw value of a field, if it is a text.
    pub fn text(&self, field: &str) -> Option<&str> {
        self.fields.get(field).and_then(Value::as_str)
    }

    /// Whether this field is `true` or `false`.
    pub fn is_flag(&self, field: &str) -> bool {
        matches!(self.fields.get(field), Some(Value::Boolean(_)))
    }
}

/// Marks a whole file as the owner's: rows without a source get the source `owner`.
fn of_owner(mut file: Table) -> Table {
    let mut sign = |row: &mut Value| {
        if let Value::Table(row) = row {
            row.entry("source").or_insert_with(|| Value::String("owner".into()));
        }
    };
    for (_, value) in &mut file {
        match value {
            Value::Array(rows) => rows.iter_mut().for_each(&mut sign),
            table => sign(table),
        }
    }
    file
}

/// Replaces the given fields; their source becomes `owner` unless the change states one.
fn merge_row(row: &mut Table, change: Table) {
    let stated = change.get("source").cloned();
    for (field, value) in change {
        if field == "id" || field == "source" {
            continue;
        }
        name_sources(row);
        row.insert(field.clone(), value);
        if let Some(Value::Table(by_field)) = row.get_mut("source") {
            by_field.insert(field, Value::String("owner".into()));
        }
    }
    if let Some(source) = stated {
        row.insert("source".into(), source);
    }
}

/// Splits a source for the whole row into one for each field.
fn name_sources(row: &mut Table) {
    let all = match row.get("source") {
        Some(Value::Table(_)) => return,
        all => all.cloned(),
    };
    let fields = row.keys().filter(|field| *field != "id" && *field != "source").cloned();
    let named = fields.filter_map(|field| Some((field, all.clone()?)));
    let by_field: Table = named.collect();
    row.insert("source".into(), Value::Table(by_field));
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: &str = "[[card]]\nid = \"A\"\nvalue = 1\nsource = { value = \"found\" }\n\
                        [[card]]\nid = \"B\"\nvalue = 2\nsource = \"reconstructed\"\n";

    fn with(owner: &str) -> Tables {
        let mut tables = Tables::new(&[("cards.toml", OURS)]);
        tables.overlay(&[SourceFile { name: "cards.toml".into(), text: owner.into() }]);
        tables
    }

    #[test]
    fn an_owners_row_replaces_only_what_it_states() {
        let mut tables = with("[[card]]\nid = \"A\"\nvalue = 7\n");
        let rows = tables.rows("cards.toml", "card");
        assert_eq!(tables.number(&rows[0], "value", 0..=9), 7);
        assert_eq!(tables.source(&rows[0], "value"), Some(Source::Owner));
        assert_eq!(tables.number(&rows[1], "value", 0..=9), 2);
        assert_eq!(tables.source(&rows[1], "value"), Some(Source::Reconstructed));
        assert_ne!(tables.fingerprint(), with("").fingerprint());
        assert!(tables.finish(()).is_ok());
    }

    #[test]
    fn a_whole_file_takes_the_place_of_ours() {
        let mut tables = with("whole = true\n[[card]]\nid = \"C\"\nvalue = 3\n");
        let rows = tables.rows("cards.toml", "card");
        assert_eq!((rows.len(), rows[0].text("id")), (1, Some("C")));
        assert_eq!(tables.source(&rows[0], "value"), Some(Source::Owner));
        let errors = with("whole = 1\n").finish(()).expect_err("true or nothing");
        assert_eq!(errors[0].to_string(), "cards.toml, whole: expected true");
    }

    #[test]
    fn the_files_as_they_stand_make_the_same_content_again() {
        let tables = with("[[card]]\nid = \"A\"\nvalue = 7\n");
        let files = tables.whole_files();
        let mut again = Tables::new(&[("cards.toml", OURS)]);
        again.overlay(&files);
        assert_eq!(again.fingerprint(), tables.fingerprint());
        assert_ne!(again.fingerprint(), with("").fingerprint());
        assert!(again.finish(()).is_ok());
    }

    #[test]
    fn every_objection_names_file_table_and_field() {
        let mut tables =
            with("[[card]]\nid = \"Z\"\n[[card]]\nid = \"A\"\nvalue = \"x\"\n[other]\n");
        let rows = tables.rows("cards.toml", "card");
        tables.number(&rows[0], "value", 0..=9);
        tables.known_fields(&rows[0], &["id", "source"]);
        let errors = tables.finish(()).expect_err("four reasons");
        let places: Vec<&str> = errors.iter().map(|error| error.at.as_str()).collect();
        assert_eq!(
            places,
            [
                "cards.toml, card \"Z\"",
                "cards.toml, other",
                "cards.toml, card A, value",
                "cards.toml, card A, value"
            ]
        );
    }

    #[test]
    fn a_row_given_twice_is_refused() {
        let tables = with("[[card]]\nid = \"A\"\nvalue = 7\n[[card]]\nid = \"A\"\nvalue = 8\n");
        let errors = tables.finish(()).expect_err("which of them?");
        assert_eq!(errors[0].to_string(), "cards.toml, card \"A\": this row is given twice");
    }

    #[test]
    fn what_an_owner_states_is_told_beside_ours() {
        let text = "[[card]]\nid = \"B\"\nvalue = 6\nsource = \"found\"\n[[card]]\nid = \"A\"\n\
                    value = 1\nhand = \"x\"\n";
        let owner = [SourceFile { name: "cards.toml".into(), text: text.into() }];
        let lines = |ours| -> Vec<String> {
            stated(ours, &owner).iter().map(ToString::to_string).collect()
        };
        let expected = [
            "cards.toml, card B, value: 6 (ours: 2)",
            "cards.toml, card A, hand: \"x\"",
            "cards.toml, card A, value: 1 (the same as ours)",
        ];
        assert_eq!(lines(&[("cards.toml", OURS)]), expected);
        assert_eq!(lines(&[])[0], "cards.toml, card B, value: 6");
    }

    #[test]
    fn broken_toml_is_refused_with_its_line() {
        let tables = with("[[card]]\nid = \n");
        let errors = tables.finish(()).expect_err("broken");
        assert_eq!(errors[0].at, "cards.toml, line 2");
    }
}
