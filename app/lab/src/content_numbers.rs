//! The whole numbers in the content of a game: where each is, and the content with another value in
//! its place.

use game_core::{SourceFile, ValidationError};
use serde::Serialize;
use simulation::SimulatedGame;
use toml::{Table, Value};

/// Fields that no rule reads: row ids, sources, and texts for people.
const PROSE: [&str; 6] = ["id", "source", "title", "name", "help", "text"];

/// Suffix of fields with own titles, such as `android_title`.
const TITLE: &str = "_title";

/// A row of the content, or a single table.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize)]
pub struct ContentRow {
    /// The file, such as `cards.toml`.
    pub file: String,
    /// The table, such as `card`.
    pub table: String,
    /// The row's id, or its position in the table from 1 if it has none; `None` for a single table.
    pub row: Option<String>,
}

impl std::fmt::Display for ContentRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.table)?;
        self.row.as_ref().map_or(Ok(()), |row| write!(f, " {row}"))
    }
}

/// A whole number in the content.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct ContentNumber {
    /// The row that contains it.
    #[serde(flatten)]
    pub row: ContentRow,
    /// Its path in the row: the field, and its position (from 1) if the field has several numbers,
    /// such as `hand.2`.
    pub path: String,
    /// The number.
    pub value: i64,
    /// Its path in the data.
    #[serde(skip)]
    place: Vec<Key>,
}

impl ContentNumber {
    /// The address for [`ContentNumbers::choose`], such as `cards.toml/card/GH1/hand.2`.
    pub fn address(&self) -> String {
        let ContentRow { file, table, row } = &self.row;
        let parts = [Some(file), Some(table), row.as_ref(), Some(&self.path)];
        parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("/")
    }
}

impl ContentNumber {
    /// Byte offset in its text; 0 if the value is a bare number.
    fn start(&self) -> usize {
        match self.place.last() {
            Some(Key::Within(range)) => range.start,
            _ => 0,
        }
    }
}

/// A step of a path into data.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Key {
    /// A field of a table.
    Field(String),
    /// A value of a list.
    Nth(usize),
    /// A number within a text: its range of bytes.
    Within(std::ops::Range<usize>),
}

/// The numbers and rows selected from the content.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chosen {
    /// The numbers, in file order.
    pub numbers: Vec<ContentNumber>,
    /// Rows selected by their id, in the same order.
    pub rows: Vec<ContentRow>,
}

/// The content of a game as data.
#[derive(Clone, Debug)]
pub struct ContentNumbers {
    files: Vec<(String, Table)>,
    rows: Vec<Standing>,
}

/// A row with the words that select it.
#[derive(Clone, Debug)]
struct Standing {
    row: ContentRow,
    /// Texts of its fields, such as the colour of a card.
    words: Vec<String>,
    numbers: Vec<ContentNumber>,
}

impl ContentNumbers {
    /// The numbers of the content in use.
    ///
    /// # Errors
    ///
    /// If the game does not hand out its content.
    pub fn of(kind: &dyn SimulatedGame) -> Result<Self, Vec<ValidationError>> {
        let files = kind.content_files().into_iter().filter_map(|file| {
            let table = file.text.parse::<Table>().ok()?;
            Some((file.name, table))
        });
        let files: Vec<(String, Table)> = files.collect();
        if files.is_empty() {
            let why = format!("{} does not hand out its content", kind.title());
            return Err(vec![ValidationError::new("content", why)]);
        }
        let rows = files.iter().flat_map(|(file, table)| rows_of(file, table)).collect();
        Ok(ContentNumbers { files, rows })
    }

    /// Every number, in file order.
    pub fn all(&self) -> impl Iterator<Item = &ContentNumber> {
        self.rows.iter().flat_map(|row| &row.numbers)
    }

    /// Selects by words, separated by commas: `all`; the id of a row (`GH1`), the name of a table
    /// (`building`) or of a file (`cards.toml`), a value that rows have in one of their fields
    /// (`green`), a field (`value`); or several of them from file to field, separated by slashes
    /// (`card/GH1/hand.2`).
    ///
    /// # Errors
    ///
    /// Each word that selects nothing, with the available ones.
    pub fn choose(&self, words: &str) -> Result<Chosen, Vec<ValidationError>> {
        let mut chosen = vec![(false, false); self.all().count() + self.rows.len()];
        let mut errors = Vec::new();
        for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            if !self.mark(word, &mut chosen) {
                errors.push(ValidationError::new("sensitivity", self.unknown(word)));
            }
        }
        if errors.is_empty() && !chosen.iter().any(|&(number, row)| number || row) {
            errors.push(ValidationError::new("sensitivity", self.unknown("")));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let whole = self.rows.iter().zip(&chosen).filter(|(_, (_, row))| *row);
        let rows = whole.filter(|(row, _)| row.row.row.is_some());
        let numbers = self.all().zip(&chosen).filter(|(_, (number, _))| *number);
        Ok(Chosen {
            rows: rows.map(|(standing, _)| standing.row.clone()).collect(),
            numbers: numbers.map(|(number, _)| number.clone()).collect(),
        })
    }

    /// The files of the whole content, with these values in place of these numbers.
    pub fn with(&self, changes: &[(&ContentNumber, i64)]) -> Vec<SourceFile> {
        let mut files = self.files.clone();
        // From the end, so that earlier numbers in the same text keep their offsets.
        let mut changes = changes.to_vec();
        changes.sort_by_key(|(number, _)| std::cmp::Reverse(number.start()));
        for (number, value) in &changes {
            let file = files.iter_mut().find(|(name, _)| *name == number.row.file);
            let Some((_, table)) = file else { continue };
            let mut place = number.place.iter();
            let found = place.try_fold(Slot::Table(table), |at, key| at.step(key, *value));
            if let Some(Slot::Value(slot @ Value::Integer(_))) = found {
                *slot = Value::Integer(*value);
            }
        }
        files
            .into_iter()
            .map(|(name, table)| SourceFile { name, text: table.to_string() })
            .collect()
    }

    /// The text that contains a number, with this value in its place; `None` for a bare number.
    pub fn written(&self, number: &ContentNumber, value: i64) -> Option<String> {
        let (Key::Within(range), way) = number.place.split_last()? else { return None };
        let (_, table) = self.files.iter().find(|(name, _)| *name == number.row.file)?;
        let first = way.first().and_then(|key| match key {
            Key::Field(field) => table.get(field),
            Key::Nth(_) | Key::Within(_) => None,
        })?;
        let text = way[1..].iter().try_fold(first, |at, key| match key {
            Key::Field(field) => at.get(field),
            Key::Nth(nth) => at.get(nth),
            Key::Within(_) => None,
        })?;
        Some(replaced(text.as_str()?, range, value))
    }

    /// Marks what a word selects, and returns whether it selects anything.
    fn mark(&self, word: &str, chosen: &mut [(bool, bool)]) -> bool {
        let parts: Vec<&str> = word.split('/').map(str::trim).collect();
        let is_row = |standing: &Standing| {
            let ContentRow { file, table, row } = &standing.row;
            let names = [Some(file), Some(table), row.as_ref()];
            in_order(&parts, names.into_iter().flatten().map(String::as_str))
        };
        let by_id = |row: &Standing| row.row.row.as_deref() == Some(word);
        let by_value = |row: &Standing| row.words.iter().any(|value| value == word);
        let levels: [&dyn Fn(&Standing) -> bool; 4] =
            [&|_| word == "all", &by_id, &is_row, &by_value];
        for fits in levels {
            if !self.rows.iter().any(fits) {
                continue;
            }
            let mut number = 0;
            for (place, row) in self.rows.iter().enumerate() {
                let fits = fits(row);
                chosen[place].1 |= fits;
                for _ in &row.numbers {
                    chosen[number].0 |= fits;
                    number += 1;
                }
            }
            return true;
        }
        let mut any = false;
        for (place, number) in self.all().enumerate() {
            let ContentRow { file, table, row } = &number.row;
            let field = number.path.split('.').next().unwrap_or_default();
            let names = |last| [Some(file.as_str()), Some(table), row.as_deref(), Some(last)];
            let fits = [field, number.path.as_str()]
                .into_iter()
                .any(|last| in_order(&parts, names(last).into_iter().flatten()));
            chosen[place].0 |= fits;
            any |= fits;
        }
        any
    }

    /// The message for a word that selects nothing, with the available ones.
    fn unknown(&self, word: &str) -> String {
        let mut tables: Vec<String> = Vec::new();
        for row in &self.rows {
            let first = self.rows.iter().find(|other| other.row.table == row.row.table);
            let example = first.and_then(|first| first.row.row.as_ref());
            let told = match example {
                Some(id) => format!("{} (such as {id})", row.row.table),
                None => row.row.table.clone(),
            };
            if !tables.contains(&told) {
                tables.push(told);
            }
        }
        let tables = tables.join(", ");
        let files: Vec<&str> = self.files.iter().map(|(name, _)| name.as_str()).collect();
        let files = files.join(", ");
        format!(
            "there is no '{word}' in the content; there are the tables {tables}, the files {files}, \
             and all"
        )
    }
}

/// Whether all parts are among the names, in order.
fn in_order<'a>(parts: &[&str], mut names: impl Iterator<Item = &'a str>) -> bool {
    parts.iter().all(|part| names.any(|name| name == *part))
}

/// A mutable part of the data.
enum Slot<'a> {
    Table(&'a mut Table),
    Value(&'a mut Value),
}

impl<'a> Slot<'a> {
    /// Follows a key. A number within a text is replaced at once, and `None` returned.
    fn step(self, key: &Key, value: i64) -> Option<Slot<'a>> {
        match (self, key) {
            (Slot::Table(table), Key::Field(field)) => table.get_mut(field).map(Slot::Value),
            (Slot::Value(at), Key::Field(field)) => at.get_mut(field).map(Slot::Value),
            (Slot::Value(at), Key::Nth(nth)) => at.get_mut(nth).map(Slot::Value),
            (Slot::Value(Value::String(text)), Key::Within(range)) => {
                *text = replaced(text, range, value);
                None
            }
            _ => None,
        }
    }
}

fn replaced(text: &str, range: &std::ops::Range<usize>, value: i64) -> String {
    let (before, after) = (text.get(..range.start), text.get(range.end..));
    format!("{}{value}{}", before.unwrap_or_default(), after.unwrap_or_default())
}

fn rows_of(file: &str, table: &Table) -> Vec<Standing> {
    let mut rows = Vec::new();
    for (name, value) in table {
        let row = |row| ContentRow { file: file.to_string(), table: name.clone(), row };
        let key = Key::Field(name.clone());
        match value {
            Value::Table(fields) => rows.push(standing(row(None), fields, vec![key])),
            Value::Array(values) => {
                for (nth, value) in values.iter().enumerate() {
                    let Value::Table(fields) = value else { continue };
                    let id = fields.get("id").and_then(Value::as_str).map(String::from);
                    let id = id.unwrap_or_else(|| (nth + 1).to_string());
                    let way = vec![key.clone(), Key::Nth(nth)];
                    rows.push(standing(row(Some(id)), fields, way));
                }
            }
            _ => {}
        }
    }
    rows
}

fn standing(row: ContentRow, fields: &Table, way: Vec<Key>) -> Standing {
    let mut numbers = Vec::new();
    let mut words = Vec::new();
    for (field, value) in fields {
        if PROSE.contains(&field.as_str()) || field.ends_with(TITLE) {
            continue;
        }
        if let Value::String(word) = value {
            words.push(word.clone());
        }
        let mut way = way.clone();
        way.push(Key::Field(field.clone()));
        find(&row, field, value, &way, &mut numbers);
    }
    Standing { row, words, numbers }
}

fn find(
    row: &ContentRow,
    path: &str,
    value: &Value,
    way: &[Key],
    numbers: &mut Vec<ContentNumber>,
) {
    let with = |key: Key| way.iter().cloned().chain([key]).collect::<Vec<_>>();
    let mut add = |path: String, value: i64, place: Vec<Key>| {
        numbers.push(ContentNumber { row: row.clone(), path, value, place });
    };
    match value {
        Value::Integer(number) => add(path.to_string(), *number, way.to_vec()),
        Value::String(text) => {
            let found = numbers_in(text);
            let several = found.len() > 1;
            for (nth, (range, number)) in found.into_iter().enumerate() {
                let path = if several { format!("{path}.{}", nth + 1) } else { path.to_string() };
                add(path, number, with(Key::Within(range)));
            }
        }
        Value::Array(values) => {
            for (nth, value) in values.iter().enumerate() {
                find(row, &format!("{path}.{}", nth + 1), value, &with(Key::Nth(nth)), numbers);
            }
        }
        Value::Table(fields) => {
            for (field, value) in fields.iter().filter(|(field, _)| *field != "source") {
                let key = with(Key::Field(field.clone()));
                find(row, &format!("{path}.{field}"), value, &key, numbers);
            }
        }
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {}
    }
}

/// The whole numbers that stand by themselves in a text, with their ranges. A digit beside a letter
/// belongs to a name, such as `s12`.
fn numbers_in(text: &str) -> Vec<(std::ops::Range<usize>, i64)> {
    let mut found = Vec::new();
    let mut start = 0;
    for word in text.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')) {
        let range = start..start + word.len();
        // Words are separated by a single character.
        start = range.end + text[range.end..].chars().next().map_or(0, char::len_utf8);
        if let (true, Ok(number)) = (word.bytes().all(|byte| byte.is_ascii_digit()), word.parse()) {
            found.push((range, number));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(text: &str) -> ContentNumbers {
        let table: Table = text.parse().expect("TOML");
        let rows = rows_of("cards.toml", &table);
        ContentNumbers { files: vec![("cards.toml".into(), table)], rows }
    }

    fn cards() -> ContentNumbers {
        content(
            "[[card]]\nid = \"A1\"\ntitle = \"Room 101\"\ncolour = \"green\"\nvalue = 3\n\
             hand = \"pay 2 > land 12 s7\"\nsource = { value = \"found\" }\n\
             [[card]]\nid = \"A2\"\ncolour = \"red\"\nvalue = 4\nspaces = [1, \"gain 5\"]\n\
             [solo]\nenergy = 1\n",
        )
    }

    fn addresses(chosen: &Chosen) -> Vec<String> {
        chosen.numbers.iter().map(ContentNumber::address).collect()
    }

    #[test]
    fn numbers_are_found_where_rules_read_them_and_nowhere_else() {
        let all = cards().choose("all").expect("everything");
        let expected = [
            "cards.toml/card/A1/hand.1",
            "cards.toml/card/A1/hand.2",
            "cards.toml/card/A1/value",
            "cards.toml/card/A2/spaces.1",
            "cards.toml/card/A2/spaces.2",
            "cards.toml/card/A2/value",
            "cards.toml/solo/energy",
        ];
        assert_eq!(addresses(&all), expected);
        assert_eq!(all.numbers.iter().map(|number| number.value).sum::<i64>(), 28);
        assert_eq!(
            all.rows.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["card A1", "card A2"]
        );
    }

    #[test]
    fn words_choose_by_id_table_value_field_and_address() {
        let cards = cards();
        for (words, count, rows) in [
            ("A1", 3, 1),
            ("card", 6, 2),
            ("cards.toml", 7, 2),
            ("green", 3, 1),
            ("solo", 1, 0),
            ("value", 2, 0),
            ("hand.2", 1, 0),
            ("card/A1/hand", 2, 0),
            ("A1, A1/hand.1 ,solo/energy", 4, 1),
        ] {
            let chosen = cards.choose(words).expect(words);
            assert_eq!((chosen.numbers.len(), chosen.rows.len()), (count, rows), "{words}");
        }
        let errors = cards.choose("A1,A9,blue").expect_err("two are not there");
        assert_eq!(errors.len(), 2);
        assert!(errors[0].why.to_string().contains("no 'A9'"), "{errors:?}");
        assert!(errors[0].why.to_string().contains("card (such as A1), solo"), "{errors:?}");
        assert_eq!(cards.choose(" , ").expect_err("nothing is chosen").len(), 1);
    }

    /// This includes two numbers of one text, the first of which gets longer.
    #[test]
    fn only_the_number_that_is_meant_is_changed() {
        let cards = cards();
        let all = cards.choose("all").expect("everything").numbers;
        let file = &cards.with(&[(&all[0], 10), (&all[1], 9), (&all[4], -1)])[0];
        let expected = content(
            "[[card]]\nid = \"A1\"\ntitle = \"Room 101\"\ncolour = \"green\"\nvalue = 3\n\
             hand = \"pay 10 > land 9 s7\"\nsource = { value = \"found\" }\n\
             [[card]]\nid = \"A2\"\ncolour = \"red\"\nvalue = 4\nspaces = [1, \"gain -1\"]\n\
             [solo]\nenergy = 1\n",
        );
        assert_eq!(file.text.parse::<Table>(), Ok(expected.files[0].1.clone()));
        assert_eq!(cards.written(&all[1], 13).as_deref(), Some("pay 2 > land 13 s7"));
        assert_eq!(cards.written(&all[2], 4), None);
        let same = &cards.with(&[])[0];
        assert_eq!(same.text.parse::<Table>(), Ok(cards.files[0].1.clone()));
    }
}
