//! Checks that the source of a statement is on its game's page of sources.

use game_core::ValidationError;
use toml::{Table, Value};

use crate::repo::Repo;

/// Every statement whose source is not on the page, which every published game has.
pub(super) fn of_statements(repo: &Repo) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for game in repo.games() {
        let page = format!("games/{game}/SOURCES.md");
        let Some(text) = repo.read(&page) else {
            if repo.is_published(&game) {
                errors.push(ValidationError::new(page, "is missing: it says what a source is"));
            }
            continue;
        };
        let names = names(&text);
        let path = format!("games/{game}/rules.toml");
        let rules: Table = repo.read(&path).and_then(|it| it.parse().ok()).unwrap_or_default();
        let unknown = unknown(&rules, &names).into_iter().map(|(id, source)| {
            ValidationError::new(format!("{path}, {id}"), format!("{page} has no '{source}'"))
        });
        errors.extend(unknown);
    }
    errors
}

/// The source names of a page: the text in backticks in the first column of a table.
fn names(page: &str) -> Vec<&str> {
    page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}

/// The sources that begin with no known name, each with its statement.
fn unknown<'a>(rules: &'a Table, names: &[&str]) -> Vec<(&'a str, &'a str)> {
    let rows = rules.get("rule").and_then(Value::as_array).into_iter().flatten();
    let sources = rows.flat_map(|row| {
        let text = |field: &str| row.get(field).and_then(Value::as_str).unwrap_or("");
        text("source").split("; ").map(move |source| (text("id"), source))
    });
    // The source of a statement can also be another statement.
    let is_statement = |source: &str| {
        let rows = rules.get("rule").and_then(Value::as_array).into_iter().flatten();
        let mut ids = rows.filter_map(|row| row.get("id").and_then(Value::as_str));
        ids.any(|id| id == source)
    };
    let is_lost = |source: &str| !is_known(source, names) && !is_statement(source);
    sources.filter(|(_, source)| is_lost(source)).collect()
}

/// Whether a source begins with a known name as a whole: a place, a number or the letter of a part
/// may follow. Where the page lists a name with a number, the number is required.
fn is_known(source: &str, names: &[&str]) -> bool {
    let follows = |name: &&&str| {
        let rest = source.strip_prefix(**name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ':', ',', '.']))
    };
    let Some(found) = names.iter().filter(follows).max_by_key(|name| name.len()) else {
        return false;
    };
    let is_numbered = names.iter().any(|name| {
        let rest = name.strip_prefix(found).and_then(|rest| rest.strip_prefix(' '));
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    });
    !is_numbered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_begins_with_a_name_of_the_page() {
        let page = "# Sources\n\n| name | what |\n| --- | --- |\n| `rulebook` | x |\n\
                    | `sheet` | y |\n| `sheet 1` | z |\n";
        let names = names(page);
        assert_eq!(names, ["rulebook", "sheet", "sheet 1"]);
        for good in ["rulebook: page 3", "rulebook", "sheet 1.2b", "sheet 1, end"] {
            assert!(is_known(good, &names), "{good}");
        }
        for bad in ["rulebooks", "a friend", "sheet 2", "sheet 12", "sheet", ""] {
            assert!(!is_known(bad, &names), "{bad}");
        }
    }

    #[test]
    fn every_part_of_a_source_is_looked_for() {
        let rules = "[[rule]]\nid = \"A-1\"\nsource = \"rulebook: page 1; A-1; hearsay\"\n";
        let rules: Table = rules.parse().expect("rules");
        assert_eq!(unknown(&rules, &["rulebook"]), [("A-1", "hearsay")]);
    }
}
