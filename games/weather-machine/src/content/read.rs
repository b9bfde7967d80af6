//! Reads benefits, which many kinds of rows contain.

use game_core::{Id, Row, Sourced, Tables};

use crate::benefit::Benefit;

/// Reads a list whose rows contain only a benefit.
pub(super) fn benefits<K: Id>(tables: &mut Tables, file: &str, table: &str) -> Sourced<K, Benefit> {
    tables.facts((file, table), &["benefit"], |tables, row| benefit(tables, row, "benefit"))
}

/// Reads the benefit of a row.
pub(super) fn benefit(tables: &mut Tables, row: &Row, field: &str) -> Option<Benefit> {
    tables.word(row, field, "a benefit such as \"part 1 | voucher any 2\", or \"-\"")
}
