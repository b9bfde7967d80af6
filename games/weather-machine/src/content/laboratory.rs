//! The Laboratory: Assembly Line, Vouchers, printed Workshop.

use game_core::{Sourced, Tables};

use crate::types::{Section, Voucher, WorkshopRow};

/// A section of the Assembly Line.
#[derive(Clone, Copy, Debug)]
pub struct SectionFacts {
    /// The price of a Bot in Supply Vouchers.
    pub vouchers: u8,
    /// Number of constructed Bots that opens it.
    pub bots: u8,
    /// Number of tokens in the Office that opens it too.
    pub tokens: u8,
    /// Whether its empty slots pay income.
    pub income: bool,
}

/// A Voucher track.
#[derive(Clone, Copy, Debug)]
pub struct VoucherFacts {
    /// Vouchers at set-up.
    pub start: u8,
    /// The maximum number of Vouchers.
    pub max: u8,
}

/// A printed space of the Workshop.
#[derive(Clone, Copy, Debug)]
pub struct WorkshopCellFacts {
    /// What it can hold.
    pub holds: Holds,
    /// Whether a random Machine Part lies there at the start.
    pub starts_with_part: bool,
}

game_core::string_enum! {
    /// What a space of the Workshop can hold.
    pub enum Holds {
        /// One Chemical of any type.
        Chemical = "chemical",
        /// One Machine Part of any colour.
        Part = "part",
        /// One Bot.
        Bot = "bot",
    }
}

pub(super) fn sections(tables: &mut Tables) -> Sourced<Section, SectionFacts> {
    let fields = ["vouchers", "bots", "tokens", "income"];
    tables.facts(("laboratory.toml", "section"), &fields, |tables, row| {
        Some(SectionFacts {
            vouchers: tables.small(row, "vouchers", 9),
            bots: tables.small(row, "bots", 12),
            tokens: tables.small(row, "tokens", 18),
            income: tables.flag(row, "income"),
        })
    })
}

pub(super) fn vouchers(tables: &mut Tables) -> Sourced<Voucher, VoucherFacts> {
    let place = ("laboratory.toml", "voucher");
    tables.facts(place, &["start", "max"], |tables, row| {
        Some(VoucherFacts {
            start: tables.small(row, "start", 9),
            max: tables.number(row, "max", 1..=9) as u8,
        })
    })
}

pub(super) fn workshop_cells(tables: &mut Tables) -> Sourced<WorkshopRow, WorkshopCellFacts> {
    let place = ("laboratory.toml", "workshop");
    tables.facts(place, &["holds", "starts_with_part"], |tables, row| {
        let holds = tables.word(row, "holds", "chemical, part or bot");
        let starts_with_part = tables.flag(row, "starts_with_part");
        Some(WorkshopCellFacts { holds: holds?, starts_with_part })
    })
}
