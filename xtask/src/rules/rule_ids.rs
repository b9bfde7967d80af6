//! Finds rule ids in source files.

use std::fmt;

use crate::repo::TextFile;
use crate::rust_source::without_tests;

/// A line of a file.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Place {
    /// The path from the root.
    pub(crate) file: String,
    /// The line, from 1.
    pub(crate) line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A rule id at a place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Found {
    pub(crate) id: String,
    pub(crate) place: Place,
}

/// A test with the ids above it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) ids: Vec<String>,
    pub(crate) place: Place,
}

/// Whether this has the form of a rule id (`PM-4.2b`, `WM-LAB.3`) or of a worked example (`T-48`).
pub(crate) fn is_id(text: &str) -> bool {
    let Some((prefix, body)) = text.split_once('-') else { return false };
    let prefix_fits =
        (1..=4).contains(&prefix.len()) && prefix.chars().all(|c| c.is_ascii_uppercase());
    let body_fits = body.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
        && body.contains(|c: char| c.is_ascii_digit())
        && body.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase())
        && !body.ends_with('.');
    prefix_fits && body_fits
}

/// The ids whose code a file claims to hold: doc lines that begin with one or several ids and
/// then say MUST, MAY or IF.
pub(crate) fn definitions(file: &TextFile) -> Vec<Found> {
    let mut found = Vec::new();
    for (place, doc) in doc_lines(file) {
        let ids = defined_ids(doc).into_iter();
        found.extend(ids.map(|id| Found { id: id.to_string(), place: place.clone() }));
    }
    found
}

fn defined_ids(doc: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    for word in doc.split_whitespace() {
        let bare = word.trim_end_matches([',', ':', ';']);
        match bare {
            "MUST" | "MAY" | "IF" => return ids,
            "and" if !ids.is_empty() => {}
            id if is_id(id) => ids.push(id),
            _ => break,
        }
    }
    Vec::new()
}

fn doc_lines(file: &TextFile) -> impl Iterator<Item = (Place, &str)> {
    file.text.lines().enumerate().filter_map(|(index, line)| {
        let line = line.trim_start();
        let doc = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
        Some((Place { file: file.path.clone(), line: index + 1 }, doc.trim()))
    })
}

/// The tests of a file, each with the ids in the bracket lists of its doc comment.
pub(crate) fn tests(file: &TextFile) -> Vec<Test> {
    let lines: Vec<&str> = file.text.lines().map(str::trim).collect();
    let marks = lines.iter().enumerate().filter(|(_, line)| **line == "#[test]");
    let read = |(mark, _): (usize, &&str)| {
        let above = lines[..mark].iter().rev();
        let count =
            above.take_while(|line| line.starts_with("///") || line.starts_with("#[")).count();
        let doc: Vec<&str> =
            lines[mark - count..mark].iter().filter_map(|line| line.strip_prefix("///")).collect();
        let (offset, name) = lines[mark..].iter().enumerate().find_map(|(offset, line)| {
            let name = line.split_once("fn ")?.1.split(['(', '<']).next()?;
            Some((offset, name.to_string()))
        })?;
        let place = Place { file: file.path.clone(), line: mark + offset + 1 };
        Some(Test { name, ids: listed_ids(&doc.join("\n")), place })
    };
    marks.filter_map(read).collect()
}

/// The ids of every list such as `[PM-4.2b, T-48]` that begins a line.
fn listed_ids(doc: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut rest = doc;
    while !rest.is_empty() {
        let line = rest.trim_start();
        let list = line.strip_prefix('[').and_then(|inside| inside.split_once(']'));
        if let Some((list, after)) = list {
            let items: Vec<&str> = list.split(',').map(str::trim).collect();
            if items.iter().all(|item| is_id(item)) {
                ids.extend(items.iter().map(ToString::to_string));
                rest = after;
                continue;
            }
        }
        rest = line.split_once('\n').map_or("", |(_, after)| after);
    }
    ids
}

/// Every id of these prefixes that a file mentions, in code, comments and texts.
pub(crate) fn mentions(file: &TextFile, prefixes: &[&str]) -> Vec<Found> {
    let mut found = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        for prefix in prefixes {
            for (at, _) in line.match_indices(prefix) {
                let body = line[at + prefix.len()..].strip_prefix('-').unwrap_or("");
                let end = body.find(|c: char| !c.is_ascii_alphanumeric() && c != '.');
                let body = body[..end.unwrap_or(body.len())].trim_end_matches('.');
                let id = format!("{prefix}-{body}");
                let inside = line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
                if !inside && is_id(&id) {
                    let place = Place { file: file.path.clone(), line: index + 1 };
                    found.push(Found { id, place });
                }
            }
        }
    }
    found
}

/// Every id that code names as the reason of an event, a choice or a score: `Rule("…")` with
/// whatever is in it, and texts that are an id of these prefixes and nothing else.
pub(crate) fn literals(file: &TextFile, prefixes: &[&str]) -> Vec<Found> {
    let mut found = Vec::new();
    for (index, line) in without_tests(&file.text).lines().enumerate() {
        let mut before = "";
        for (piece, text) in line.split('"').enumerate() {
            let is_text = piece % 2 == 1;
            let is_ours =
                is_id(text) && prefixes.iter().any(|prefix| text.split('-').next() == Some(prefix));
            if is_text && (before.ends_with("Rule(") || is_ours) {
                let place = Place { file: file.path.clone(), line: index + 1 };
                found.push(Found { id: text.to_string(), place });
            }
            before = text;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> TextFile {
        TextFile { path: "a.rs".into(), text: text.into() }
    }

    fn ids(found: &[Found]) -> Vec<(&str, usize)> {
        found.iter().map(|found| (found.id.as_str(), found.place.line)).collect()
    }

    #[test]
    fn ids_have_a_prefix_and_a_number() {
        for id in ["PM-4.2b", "PM-E.21", "T-48", "SAB-4.3b", "WM-LAB.3", "PM-14"] {
            assert!(is_id(id), "{id}");
        }
        for other in ["PM", "PM-", "pm-4", "PM-4.", "SHAPES-1", "AQ7", "PM-4,2", "X-ray1"] {
            assert!(!is_id(other), "{other}");
        }
    }

    #[test]
    fn code_is_where_a_doc_line_begins_with_ids_and_a_modal_verb() {
        let text = "/// PM-4.2b IF the value beats …\n\
                    //! PM-1.11a, PM-1.11b and PM-1.11c MUST …\n    \
                    /// PM-8.3 MUST: how many\n\
                    // PM-1.1 MUST stand in a doc comment\n\
                    /// See PM-1.2 MUST\n\
                    /// PM-1.3 says\n\
                    /// PM-1.4 MUSTARD\n\
                    /// DA-9.1.\n";
        let file = file(text);
        let expected =
            [("PM-4.2b", 1), ("PM-1.11a", 2), ("PM-1.11b", 2), ("PM-1.11c", 2), ("PM-8.3", 3)];
        assert_eq!(ids(&definitions(&file)), expected);
    }

    #[test]
    fn a_test_has_the_ids_of_the_comment_above_it() {
        let text = "/// [PM-4.2b, T-48] A sentence.\n/// [DA-4.4,\n/// DA-4.5]\n#[test]\n\
                    #[should_panic]\nfn first_case() {}\n\n\
                    /// [PM-1.1]\nfn helper() {}\n\n#[test]\nfn second() {}\n\
                    /// See [`Rule`] and [PM-9.9] here.\n#[test]\nfn third<T>() {}\n";
        let file = file(text);
        let found = tests(&file);
        let names: Vec<&str> = found.iter().map(|test| test.name.as_str()).collect();
        assert_eq!(names, ["first_case", "second", "third"]);
        assert_eq!(found[0].ids, ["PM-4.2b", "T-48", "DA-4.4", "DA-4.5"]);
        assert_eq!(found[0].place.to_string(), "a.rs:6");
        assert!(found[1].ids.is_empty() && found[2].ids.is_empty());
    }

    #[test]
    fn mentions_end_where_the_id_ends() {
        let file = file("see PM-1.8. And DA-7.1: PM-\nxPM-1.1 PM-E.2's \"PM-4.2b\" RPM-1");
        let found = mentions(&file, &["PM", "DA"]);
        assert_eq!(ids(&found), [("PM-1.8", 1), ("DA-7.1", 1), ("PM-E.2", 2), ("PM-4.2b", 2)]);
    }

    #[test]
    fn literals_are_ids_that_code_names_as_reasons() {
        let text = "tell(Rule(\"PM-4.4\"), x);\nRule(\"QQ-5\") \"see PM-1\" => \"PM-6\",\n\
                    #[cfg(test)]\nmod tests { \"PM-7\" }";
        let found = literals(&file(text), &["PM"]);
        assert_eq!(ids(&found), [("PM-4.4", 1), ("QQ-5", 2), ("PM-6", 2)]);
    }
}
