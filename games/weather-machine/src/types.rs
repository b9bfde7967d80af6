//! The things of the game by name: weathers, Locations, spaces, tiles, cards, players.
//!
//! These are identities only. What is printed on a component is in [`crate::Content`].

mod pieces;
mod places;
mod world;

pub use pieces::{
    Agent, Challenge, Destination, ExperimentTile, ExtremeTile, GoalSet, GoalTile, Indicator,
    Level, Owner, Player, PlayerCount, Rank, Report, Stage, SubsidyTile, WorkshopTile,
};
pub use places::{
    ActionSpace, BotSpace, ChemicalSpace, FundingSpace, GoalHeight, GoalSpace, LineSlot, OfficeRow,
    OfficeSpace, Position, Section, SlotPlace, SubsidyCell, SubsidyRow, WorkshopRow,
};
pub use world::{Area, Chemical, Colour, Location, Voucher, Weather};

use std::ops::{Index, IndexMut};

pub use game_core::{EnumMap, EnumSet, Id, Unknown};

/// A value for each weather.
pub type WeatherMap<T> = EnumMap<Weather, T>;
/// A value for each colour, or for each Chemical.
pub type ColourMap<T> = EnumMap<Colour, T>;
/// A value for each Office row.
pub type RowMap<T> = EnumMap<OfficeRow, T>;
/// A value for each Office space.
pub type OfficeMap<T> = EnumMap<OfficeSpace, T>;
/// A value for each Main Location.
pub type AreaMap<T> = EnumMap<Area, T>;
/// A value for each type of Voucher.
pub type VoucherMap<T> = EnumMap<Voucher, T>;
/// A value for each player, the Saboteurs last.
pub type PlayerMap<T> = EnumMap<Player, T>;

impl<T> Index<Chemical> for ColourMap<T> {
    type Output = T;

    fn index(&self, key: Chemical) -> &T {
        &self[key.colour()]
    }
}

impl<T> IndexMut<Chemical> for ColourMap<T> {
    fn index_mut(&mut self, key: Chemical) -> &mut T {
        &mut self[key.colour()]
    }
}
