//! The things of the game by name: weathers, Locations, spaces, tiles, cards, players.
//!
//! These are identities only. What is printed on a component stands in [`crate::Content`].

mod by;
pub(crate) mod id;
pub(crate) mod mask;
mod pieces;
mod places;
mod set;
mod world;

pub use by::{ByArea, ByColour, ByOffice, ByPlayer, ByRow, ByVoucher, ByWeather};
pub use id::{Id, Unknown};
pub use mask::Mask;
pub use pieces::{
    Agent, Challenge, Destination, ExperimentTile, ExtremeTile, GoalSet, GoalTile, Indicator,
    Level, Owner, Player, PlayerCount, Rank, Report, Stage, SubsidyTile, WorkshopTile,
};
pub use places::{
    ActionSpace, BotSpace, ChemicalSpace, FundingSpace, GoalHeight, GoalSpace, LineSlot, OfficeRow,
    OfficeSpace, Position, Section, SlotPlace, SubsidyCell, SubsidyRow, WorkshopRow,
};
pub use set::Set;
pub use world::{Area, Chemical, Colour, Location, Voucher, Weather};

pub(crate) use id::words;
