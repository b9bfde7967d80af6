//! Reading rows into facts, with every objection.

use table::{Row, Tables};

use super::facts::{Facts, Source, Sources};
use crate::benefit::Benefit;
use crate::kinds::Id;

/// Reads one row for each of `ids` from a list: refuses strangers, repetitions and gaps.
///
/// `fields` are all fields of a row besides `id` and `source`; a `title` is ours and has no source.
pub(super) fn some_rows<K: Id, F>(
    tables: &mut Tables,
    (file, table): (&str, &str),
    fields: &[&'static str],
    ids: impl Iterator<Item = K>,
    mut read: impl FnMut(&mut Tables, &Row) -> Option<F>,
) -> Vec<(F, Sources)> {
    let ids: Vec<K> = ids.collect();
    let mut found: Vec<Option<(F, Sources)>> = ids.iter().map(|_| None).collect();
    let mut seen = vec![false; ids.len()];
    let known: Vec<&str> = ["id", "source"].into_iter().chain(fields.iter().copied()).collect();
    for row in &tables.rows(file, table) {
        tables.known_fields(row, &known);
        let sources = sources(tables, row, fields);
        let facts = read(tables, row);
        let expected =
            format!("one of the {} ids from {} to {}", ids.len(), ids[0], ids[ids.len() - 1]);
        let Some(id) = tables.word::<K>(row, "id", &expected) else { continue };
        let Some(place) = ids.iter().position(|&other| other == id) else {
            tables.object(format!("{}, id", row.at()), format!("expected {expected}, found {id}"));
            continue;
        };
        if std::mem::replace(&mut seen[place], true) {
            tables.object(format!("{}, id", row.at()), "this id occurs twice");
        }
        found[place] = facts.map(|facts| (facts, sources));
    }
    for (id, _) in ids.iter().zip(&seen).filter(|(_, seen)| !**seen) {
        tables.object(format!("{file}, {table} {id}"), "this row is missing");
    }
    found.into_iter().flatten().collect()
}

/// Reads one row for each thing of a kind.
pub(super) fn rows<K: Id, F>(
    tables: &mut Tables,
    place: (&str, &str),
    fields: &[&'static str],
    read: impl FnMut(&mut Tables, &Row) -> Option<F>,
) -> Facts<K, F> {
    Facts::new(some_rows(tables, place, fields, K::all(), read).into_iter())
}

/// Reads a list whose rows have a benefit and nothing else.
pub(super) fn benefits<K: Id>(tables: &mut Tables, file: &str, table: &str) -> Facts<K, Benefit> {
    rows(tables, (file, table), &["benefit"], |tables, row| benefit(tables, row, "benefit"))
}

/// Where the fields of a row come from.
pub(super) fn sources(tables: &mut Tables, row: &Row, fields: &[&'static str]) -> Sources {
    let mut sources = Sources::default();
    for &field in fields.iter().filter(|&&field| field != "title") {
        if let Ok(source) = tables.source(row, field).parse::<Source>() {
            sources.push(field, source);
        }
    }
    sources
}

/// A benefit of a row.
pub(super) fn benefit(tables: &mut Tables, row: &Row, field: &str) -> Option<Benefit> {
    tables.word(row, field, "a benefit such as \"part 1 | voucher any 2\", or \"-\"")
}

/// A small number of a row.
pub(super) fn small(tables: &mut Tables, row: &Row, field: &str, most: u8) -> u8 {
    tables.number(row, field, 0..=i64::from(most)) as u8
}

/// A struct of small numbers that is one table of a content file, with its reader.
macro_rules! sheet {
    (
        $(#[$doc:meta])*
        $name:ident = ($file:literal, $table:literal) {
            $($(#[$field_doc:meta])* $field:ident: $range:expr,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: u8,)+
            /// Where these come from.
            pub sources: $crate::content::Sources,
        }

        impl $name {
            pub(in crate::content) fn read(tables: &mut ::table::Tables) -> Self {
                const FIELDS: &[&str] = &[$(stringify!($field)),+];
                let row = tables.table($file, $table);
                let known: Vec<&str> = FIELDS.iter().copied().chain(["source"]).collect();
                tables.known_fields(&row, &known);
                $name {
                    $($field: tables.number(&row, stringify!($field), $range) as u8,)+
                    sources: $crate::content::read::sources(tables, &row, FIELDS),
                }
            }
        }
    };
}
pub(super) use sheet;
