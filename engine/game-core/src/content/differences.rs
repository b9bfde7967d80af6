//! In which values two contents of a game differ.

use std::collections::BTreeSet;

use super::overrides::{UNPRINTED, written};
use super::{RowPlace, Tables};

/// A value in which two contents of a game differ.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Difference {
    /// The row.
    pub place: RowPlace,
    /// Its title in the content underneath, or in the other if only that has one.
    pub title: Option<String>,
    /// The name of the field.
    pub field: String,
    /// The value in the content underneath, as text; `None` if it does not state one.
    pub before: Option<String>,
    /// The value in the other content, as text; `None` if it does not state one.
    pub now: Option<String>,
}

impl Difference {
    /// The display name of the row: title and id, or its table if it has neither.
    pub fn row_name(&self) -> String {
        self.place.named(self.title.as_deref())
    }
}

impl Tables {
    /// Every printed value in which this content differs from the content `before`, underneath it:
    /// in the order of `before`, then what only this content has. Rows that only one of them has
    /// count with each of their values.
    pub fn differences(&self, before: &Tables) -> Vec<Difference> {
        let mut places = before.places();
        let known: BTreeSet<RowPlace> = places.iter().cloned().collect();
        places.extend(self.places().into_iter().filter(|place| !known.contains(place)));
        places.iter().flat_map(|place| self.differences_in(before, place)).collect()
    }

    /// Every printed value of a row in which this content differs.
    fn differences_in(&self, before: &Tables, place: &RowPlace) -> Vec<Difference> {
        let (now, was) = (self.row(place), before.row(place));
        let rows = [was, now].into_iter().flatten();
        let titles = rows.clone().filter_map(|row| row.get("title")?.as_str());
        let title = titles.map(str::to_string).next();
        let fields: BTreeSet<&String> = rows
            .flat_map(|row| row.keys())
            .filter(|it| !UNPRINTED.contains(&it.as_str()))
            .collect();
        let value = |row: Option<&toml::Table>, field: &str| row?.get(field).map(written);
        let compared = fields.into_iter().map(|field| {
            let (before, now) = (value(was, field), value(now, field));
            let (place, title, field) = (place.clone(), title.clone(), field.clone());
            Difference { place, title, field, before, now }
        });
        compared.filter(|found| found.before != found.now).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ContentOverrides, SourceFile};

    const CARDS: &str = "[[card]]\nid = \"A\"\ntitle = \"Ace\"\nvalue = 1\nsource = \"found\"\n\
                         [[card]]\nid = \"B\"\nvalue = 2\nsource = \"found\"\n\
                         [numbers]\nmost = 3\nsource = \"rulebook\"\n";

    fn compared(text: &str) -> Vec<(String, String, Option<String>, Option<String>)> {
        let file = SourceFile { name: "cards.toml".into(), text: text.into() };
        let ours = Tables::new(&[("cards.toml", CARDS)]);
        let theirs = ours.with_own(&ContentOverrides::from_iter([file]));
        let found = theirs.differences(&ours).into_iter();
        found.map(|it| (it.row_name(), it.field, it.before, it.now)).collect()
    }

    fn line(
        row: &str,
        field: &str,
        before: Option<&str>,
        now: Option<&str>,
    ) -> (String, String, Option<String>, Option<String>) {
        (row.into(), field.into(), before.map(str::to_string), now.map(str::to_string))
    }

    #[test]
    fn only_printed_values_that_differ_are_found() {
        let found = compared("[[card]]\nid = \"A\"\nvalue = 7\n[numbers]\nmost = 3\nleast = 1\n");
        let value = line("Ace · A", "value", Some("1"), Some("7"));
        assert_eq!(found, [value, line("numbers", "least", None, Some("1"))]);
        assert!(compared("[[card]]\nid = \"A\"\nvalue = 1\n").is_empty(), "the same as ours");
    }

    #[test]
    fn rows_that_only_one_of_them_has_count() {
        let whole = "whole = true\n[[card]]\nid = \"A\"\ntitle = \"Ace\"\nvalue = 1\n\
                     [[card]]\nid = \"C\"\nvalue = 4\n[numbers]\nmost = 3\n";
        let gone = line("B", "value", Some("2"), None);
        assert_eq!(compared(whole), [gone, line("C", "value", None, Some("4"))]);
    }
}
