use std::fmt::Display;

use i18n::{Notice, notice};

use super::{Row, Sourced, Sources, Tables};
use crate::Id;

impl Tables {
    /// Reads one row for each thing of a kind; rejects unknown ids, repetitions, gaps, and unknown
    /// fields. `place` is file and list.
    ///
    /// `fields` are all fields of a row except `id` and `source`; a `title` is our own and has no
    /// source. `read` returns `None` only if it reported an error.
    pub fn facts<K: Id, F>(
        &mut self,
        place: (&str, &str),
        fields: &[&'static str],
        read: impl FnMut(&mut Tables, &Row) -> Option<F>,
    ) -> Sourced<K, F> {
        Sourced::new(self.sourced(place, fields, K::all(), read))
    }

    /// Reads one row for each of `things`, as [`Tables::facts`] does, for a kind whose rows are
    /// spread over several lists.
    pub fn sourced<K: Id, F>(
        &mut self,
        (file, table): (&str, &str),
        fields: &[&'static str],
        things: impl IntoIterator<Item = K>,
        mut read: impl FnMut(&mut Tables, &Row) -> Option<F>,
    ) -> Vec<(F, Sources)> {
        let ids: Vec<K> = things.into_iter().collect();
        let mut found: Vec<Option<(F, Sources)>> = ids.iter().map(|_| None).collect();
        let mut seen = vec![false; ids.len()];
        let expected = one_of(&ids);
        let known: Vec<&str> = ["id", "source"].into_iter().chain(fields.iter().copied()).collect();
        for row in &self.rows(file, table) {
            self.known_fields(row, &known);
            let sources = self.sources(row, fields);
            let facts = read(self, row);
            let Some(id) = self.word::<K>(row, "id", expected.clone()) else { continue };
            let Some(place) = ids.iter().position(|&other| other == id) else {
                let (expected, found) = (expected.clone(), id.to_string());
                let why = notice!("refusal-expected-found", expected = expected, found = found);
                self.object(format!("{}, id", row.at()), why);
                continue;
            };
            if std::mem::replace(&mut seen[place], true) {
                self.object(format!("{}, id", row.at()), notice!("refusal-id-twice"));
            }
            found[place] = facts.map(|facts| (facts, sources));
        }
        for (id, _) in ids.iter().zip(&seen).filter(|(_, seen)| !**seen) {
            self.object(format!("{file}, {table} {id}"), notice!("refusal-row-missing"));
        }
        found.into_iter().flatten().collect()
    }

    /// The thing that a row of [`Tables::facts`] describes, if its `id` is valid.
    pub fn id<K: Id>(&self, row: &Row) -> Option<K> {
        row.text("id").and_then(|id| id.parse().ok())
    }

    /// The single table `[table]` in a file and the sources of its fields. `fields` are all its
    /// fields except `source`.
    pub fn sheet(&mut self, file: &str, table: &str, fields: &[&'static str]) -> (Row, Sources) {
        let row = self.table(file, table);
        let known: Vec<&str> = fields.iter().copied().chain(["source"]).collect();
        self.known_fields(&row, &known);
        let sources = self.sources(&row, fields);
        (row, sources)
    }

    /// A number of a row from 0 to `most`.
    pub fn small(&mut self, row: &Row, field: &str, most: u8) -> u8 {
        self.number(row, field, 0..=i64::from(most)) as u8
    }

    /// The sources of the fields of a row; a `title` is our own and has no source.
    fn sources(&mut self, row: &Row, fields: &[&'static str]) -> Sources {
        let mut sources = Sources::default();
        for &field in fields.iter().filter(|&&field| field != "title") {
            if let Some(source) = self.source(row, field) {
                sources.push(field, source);
            }
        }
        sources
    }
}

fn one_of<K: Display>(ids: &[K]) -> Notice {
    match ids {
        [first, .., last] => {
            let (first, last) = (first.to_string(), last.to_string());
            notice!("kind-ids", count = ids.len(), first = first, last = last)
        }
        [only] => notice!("kind-id", id = only.to_string()),
        [] => notice!("kind-no-row"),
    }
}

/// Declares a struct for one table of a content file, with its reader (`Numbers::read(tables)`) and
/// the source of each field (`sources`).
///
/// A number has its range; a `bool` is a flag; a field with `of` is one of a closed set of
/// [`string_enum!`](crate::string_enum), and the text after it lists the valid values for the error
/// message.
///
/// ```
/// game_core::string_enum! {
///     /// Who is first of two who are equal.
///     pub enum Ties { /** The younger one. */ Younger = "younger", /** Both. */ Shared = "shared" }
/// }
/// game_core::settings_table! {
///     /// Victory points.
///     pub struct Scoring = ("numbers.toml", "scoring") {
///         /// For a colonist.
///         colonist: u8 = 0..=20,
///         /// For having lost.
///         lost: i32 = -9..=0,
///         /// Whether the score is open.
///         open: bool,
///         /// What becomes of ties.
///         ties: Ties of "younger or shared",
///     }
/// }
///
/// let text = "[scoring]\ncolonist = 2\nlost = -3\nopen = true\nties = \"shared\"\n\
///             source = \"rulebook\"\n";
/// let mut tables = game_core::Tables::new(&[("numbers.toml", text)]);
/// let scoring = Scoring::read(&mut tables);
/// assert_eq!((scoring.colonist, scoring.lost), (2, -3));
/// assert_eq!((scoring.open, scoring.ties), (true, Ties::Shared));
/// assert_eq!(scoring.sources.of("lost"), Some(game_core::Source::Rulebook));
/// ```
#[macro_export]
macro_rules! settings_table {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident = ($file:literal, $table:literal) {
            $(
                $(#[$of_field:meta])*
                $field:ident: $type:ident $(of $expected:literal)? $(= $range:expr)?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        $vis struct $name {
            $($(#[$of_field])* pub $field: $type,)+
            /// The sources of these values.
            pub sources: $crate::Sources,
        }

        impl $name {
            pub(crate) fn read(tables: &mut $crate::Tables) -> Self {
                let (row, sources) = tables.sheet($file, $table, &[$(stringify!($field)),+]);
                $name {
                    $($field: $crate::settings_table!(
                        @read tables, row, $field, $type $(of $expected)? $(= $range)?
                    ),)+
                    sources,
                }
            }
        }
    };

    (@read $tables:ident, $row:ident, $field:ident, bool) => {
        $tables.flag(&$row, stringify!($field))
    };
    (@read $tables:ident, $row:ident, $field:ident, $word:ident of $expected:literal) => {
        $tables
            .word::<$word>(&$row, stringify!($field), $expected)
            .unwrap_or($word::ALL[0])
    };
    (@read $tables:ident, $row:ident, $field:ident, $number:ident = $range:expr) => {
        $tables.number(&$row, stringify!($field), $range) as $number
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Source;

    crate::index_type! {
        /// A card.
        struct Card(3);
        |number, f| write!(f, "C{}", number + 1)
    }

    fn read(text: &str) -> Result<Sourced<Card, u8>, Vec<String>> {
        let mut tables = Tables::new(&[("cards.toml", text)]);
        let cards = tables.facts(("cards.toml", "card"), &["title", "cost"], |tables, row| {
            tables.text(row, "title");
            Some(tables.small(row, "cost", 9))
        });
        tables.finish(cards).map_err(|all| all.iter().map(ToString::to_string).collect())
    }

    fn card(id: &str, rest: &str) -> String {
        format!("[[card]]\nid = \"{id}\"\ntitle = \"t\"\nsource = \"found\"\n{rest}\n")
    }

    #[test]
    fn rows_stand_in_any_order_and_facts_in_the_order_of_the_things() {
        let text = ["C3", "C1", "C2"].map(|id| card(id, &format!("cost = {}", &id[1..]))).concat();
        let cards = read(&text).expect("three cards");
        assert_eq!((cards.facts(), cards.is_complete()), (&[1, 2, 3][..], true));
        let sources = cards.sources(Card::all().next().expect("three"));
        assert_eq!((sources.of("cost"), sources.of("title")), (Some(Source::Found), None));
    }

    #[test]
    fn strangers_repetitions_gaps_and_unread_fields_are_refused_at_once() {
        let rows = [("C1", "cost = 1"), ("C1", "cost = 10"), ("C9", "cost = 1\nprice = 1")];
        let text: String = rows.iter().map(|(id, rest)| card(id, rest)).collect();
        let expected = [
            "cards.toml, card C1, cost: expected a whole number from 0 to 9, found 10",
            "cards.toml, card C1, id: this id occurs twice",
            "cards.toml, card C9, price: there is no such field; there are id, source, title, cost",
            "cards.toml, card C9, id: expected one of the 3 ids from C1 to C3, found \"C9\"",
            "cards.toml, card C2: this row is missing",
            "cards.toml, card C3: this row is missing",
        ];
        assert_eq!(read(&text).expect_err("six reasons"), expected);
    }
}
