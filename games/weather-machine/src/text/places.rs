//! The names of places, shared with the drawings of the table.

use crate::state::Lativ;
use crate::types::{
    ActionSpace, Area, BotSpace, Chemical, FundingSpace, GoalSpace, Id, LineSlot, OfficeRow,
    OfficeSpace, Player, Report, SubsidyCell, Voucher, Weather, WorkshopRow,
};

pub(crate) fn space(space: ActionSpace) -> String {
    format!("space {space}")
}

pub(crate) fn bot(space: BotSpace) -> String {
    format!("bot {space}")
}

pub(crate) fn cell(cell: SubsidyCell) -> String {
    format!("cell {cell}")
}

pub(crate) fn slot(player: Player, slot: LineSlot) -> String {
    format!("slot {player} {slot}")
}

pub(crate) fn office(player: Player, space: OfficeSpace) -> String {
    format!("office {player} {space}")
}

pub(crate) fn paper(player: Player, row: OfficeRow) -> String {
    format!("paper {player} {row}")
}

pub(crate) fn goal(player: Player, space: GoalSpace) -> String {
    format!("goal {player} {space}")
}

/// A tile of any kind, by its id.
pub(crate) fn tile(tile: impl Id) -> String {
    format!("tile {tile}")
}

/// A position of a Workshop.
pub(crate) fn shelf(player: Player, column: u8, row: WorkshopRow) -> String {
    format!("shelf {player} {column} {row}")
}

/// The items in a Workshop.
pub(crate) fn items(player: Player) -> String {
    format!("items {player}")
}

pub(crate) fn supply(chemical: Chemical) -> String {
    format!("supply {chemical}")
}

/// A space of an Extreme Weather tile, counted from 0 in code and from 1 in its name.
pub(crate) fn storm(weather: Weather, space: u8) -> String {
    format!("storm {weather} {}", space + 1)
}

pub(crate) fn report(report: Report) -> String {
    format!("report {report}")
}

pub(crate) fn voucher(player: Player, voucher: Voucher) -> String {
    format!("voucher {player} {voucher}")
}

/// A Funding marker.
pub(crate) fn funding(player: Player, area: Area) -> String {
    format!("funding {player} {area}")
}

/// A space of a Funding track.
pub(crate) fn track(area: Area, space: FundingSpace) -> String {
    format!("track {area} {space}")
}

/// A place in the Initiative order, from 1.
pub(crate) fn initiative(place: u8) -> String {
    format!("initiative {place}")
}

pub(crate) fn lock(weather: Weather) -> String {
    format!("lock {weather}")
}

/// Research tokens on the board.
pub(crate) fn tokens(area: Area, weather: Weather) -> String {
    format!("tokens {area} {weather}")
}

pub(crate) fn hideout() -> String {
    "hideout".into()
}

pub(crate) fn target() -> String {
    "target".into()
}

/// A whole Laboratory; the Hideout for the Saboteurs.
pub(crate) fn lab(player: Player) -> String {
    if player == Player::Saboteurs { hideout() } else { format!("lab {player}") }
}

/// Lativ's action space.
pub(crate) fn lativ(lativ: Lativ) -> Option<String> {
    match lativ {
        Lativ::Space(at) => Some(space(at)),
        Lativ::Supply | Lativ::Office => None,
    }
}
