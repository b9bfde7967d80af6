//! Checks that content values have sources.

use game_core::ValidationError;
use toml::{Table, Value};

use crate::repo::Repo;

/// The kinds of sources.
const SOURCES: [&str; 4] = ["rulebook", "found", "inferred", "reconstructed"];

/// Fields that need no source on any row.
const OURS: [&str; 3] = ["id", "source", "title"];

/// Every row and field of content without a source.
pub(super) fn provenance(repo: &Repo) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for game in repo.games() {
        for file in repo.files(&format!("games/{game}/content"), ".toml") {
            match file.text.parse() {
                Ok(table) => errors.extend(without_source(&file.path, &table)),
                Err(error) => errors.push(ValidationError::new(file.path, error.to_string())),
            }
        }
    }
    errors
}

fn without_source(file: &str, tables: &Table) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for (name, value) in tables {
        let rows = match value {
            Value::Array(rows) => rows.iter().collect(),
            other => vec![other],
        };
        for row in rows {
            let id = row.get("id").and_then(Value::as_str).unwrap_or("");
            let at = format!("{file}, {name} {id}").trim_end().to_string();
            match row.as_table() {
                Some(row) => {
                    errors.extend(gaps(row).into_iter().map(|why| ValidationError::new(&*at, why)));
                }
                None => {
                    errors.push(ValidationError::new(at, "stands outside a table with a source"))
                }
            }
        }
    }
    errors
}

fn gaps(row: &Table) -> Vec<String> {
    let unknown = |word: &Value| match word.as_str() {
        Some(word) if SOURCES.contains(&word) => None,
        _ => Some(format!("source {word} is none of {}", SOURCES.join(", "))),
    };
    match row.get("source") {
        None => vec!["has no source".into()],
        Some(Value::Table(by_field)) => {
            let told = |field: &&String| by_field.contains_key(*field);
            let fields = row.keys().filter(|field| !OURS.contains(&field.as_str()));
            let mut gaps: Vec<String> = fields
                .filter(|field| !told(field))
                .map(|field| format!("{field} has no source"))
                .collect();
            let strangers = by_field.keys().filter(|field| !row.contains_key(*field));
            gaps.extend(strangers.map(|field| format!("source names {field}, which is not there")));
            gaps.extend(by_field.values().filter_map(unknown));
            gaps
        }
        Some(word) => unknown(word).into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whys(text: &str) -> Vec<String> {
        let table = text.parse().expect("a table");
        without_source("a.toml", &table).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_source_covers_a_row_or_each_of_its_fields() {
        let text = "[[card]]\nid = \"A\"\nvalue = 1\nsource = \"found\"\n\
                    [[card]]\nid = \"B\"\nvalue = 1\ntitle = \"x\"\nsource = { value = \"rulebook\" }\n\
                    [solo]\nup = 1\n[solo.source]\nup = \"inferred\"\n";
        assert!(whys(text).is_empty(), "{:?}", whys(text));
    }

    #[test]
    fn rows_and_fields_without_a_source_are_named() {
        let text = "loose = 1\n[[card]]\nid = \"A\"\nvalue = 1\n\
                    [[card]]\nid = \"B\"\nvalue = 1\nhand = \"x\"\nsource = { value = \"guess\", prep = \"found\" }\n";
        let expected = [
            "a.toml, card A: has no source",
            "a.toml, card B: hand has no source",
            "a.toml, card B: source names prep, which is not there",
            "a.toml, card B: source \"guess\" is none of rulebook, found, inferred, reconstructed",
            "a.toml, loose: stands outside a table with a source",
        ];
        let mut found = whys(text);
        found.sort();
        let mut expected = expected.map(String::from).to_vec();
        expected.sort();
        assert_eq!(found, expected);
    }
}
