//! The things of the game by name: weathers, Locations, spaces, tiles, cards, players.
//!
//! These are identities only. What is printed on a component stands in [`crate::Content`].

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

pub use table::{By, Id, Set, Unknown};

/// One thing for each weather.
pub type ByWeather<T> = By<Weather, T>;
/// One thing for each colour, or for each Chemical.
pub type ByColour<T> = By<Colour, T>;
/// One thing for each Office row.
pub type ByRow<T> = By<OfficeRow, T>;
/// One thing for each Office space.
pub type ByOffice<T> = By<OfficeSpace, T>;
/// One thing for each Main Location.
pub type ByArea<T> = By<Area, T>;
/// One thing for each type of Voucher.
pub type ByVoucher<T> = By<Voucher, T>;
/// One thing for each player, the Saboteurs last.
pub type ByPlayer<T> = By<Player, T>;

impl<T> Index<Chemical> for ByColour<T> {
    type Output = T;

    fn index(&self, key: Chemical) -> &T {
        &self[key.colour()]
    }
}

impl<T> IndexMut<Chemical> for ByColour<T> {
    fn index_mut(&mut self, key: Chemical) -> &mut T {
        &mut self[key.colour()]
    }
}
