//! Weather Machine for 2 to 4 players, and alone against The Saboteurs.
//!
//! So far this crate holds what is printed on the components, and the Workshop:
//!
//! - [`Content`] is read from `content/*.toml` and checked; each value keeps its [`Source`].
//! - Benefits, costs and conditions are written in small closed languages: [`Benefit`], [`Cost`],
//!   [`Condition`].
//! - Things are named by small ids and kept in [`Set`]s.
//! - A Workshop answers by counting whether it has room: [`Shape`].
//!
//! The rules are being built: `rules.toml` has every statement as planned, `NOTES.md` the design.
//!
//! ```
//! use weather_machine::{BotSpace, Content, Colour};
//!
//! let content = Content::ours();
//! let space: BotSpace = "government wind right".parse().unwrap();
//! assert_eq!(content.bot_spaces[space].part, Some(Colour::Blue));
//! ```

mod benefit;
mod condition;
mod content;
mod cost;
mod kinds;
mod workshop;

pub use benefit::{Act, Benefit, Gain, Gains};
pub use condition::{Condition, Conditions, Measure};
pub use content::{
    Actions, Aid, AidFacts, BotSpaceFacts, ChallengeFacts, ChemicalSpaceFacts, Content, Costs,
    Exchanges, ExperimentFacts, ExtremeFacts, Facts, FirstRound, FundingFacts, GoalFacts, Holds,
    Pieces, RankFacts, ReportFacts, SaboteurNumbers, Scoring, SectionFacts, SetUp, Source, Sources,
    SpaceFacts, SubsidyFacts, VoucherFacts, WorkshopCellFacts, WorkshopFacts,
};
pub use cost::{Cost, Parts};
pub use kinds::{
    ActionSpace, Agent, Area, BotSpace, ByArea, ByColour, ByPlayer, ByVoucher, ByWeather,
    Challenge, Chemical, ChemicalSpace, Colour, Destination, ExperimentTile, ExtremeTile,
    FundingSpace, GoalHeight, GoalSet, GoalSpace, GoalTile, Id, Indicator, Level, LineSlot,
    Location, OfficeRow, OfficeSpace, Owner, Player, PlayerCount, Position, Rank, Report, Section,
    Set, SlotPlace, Stage, SubsidyCell, SubsidyRow, SubsidyTile, Unknown, Voucher, Weather,
    WorkshopRow, WorkshopTile,
};
pub use workshop::{Items, Shape};
