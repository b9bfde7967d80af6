//! The six actions of the Main Locations.

use crate::types::Area;

game_core::string_enum! {
    /// An action of a Main Location.
    pub enum Deed {
        /// Sell a Part: WM-GOV.1-8.
        Sell = "sell",
        /// Secure Subsidy: WM-GOV.15-18.
        Secure = "secure",
        /// Work on Experiment: WM-LAB.
        Experiment = "experiment",
        /// Publish a Paper: WM-PUB, WM-CIT.
        Publish = "publish",
        /// Research: WM-RND.
        Research = "research",
        /// Breakthrough: WM-BRK.
        Breakthrough = "breakthrough",
    }
}

impl Deed {
    /// The Main Location of this action.
    pub const fn area(self) -> Area {
        match self {
            Deed::Sell | Deed::Secure => Area::Government,
            Deed::Experiment | Deed::Publish => Area::Lab,
            Deed::Research | Deed::Breakthrough => Area::Rnd,
        }
    }

    /// Both actions of a Main Location.
    pub const fn of(area: Area) -> [Deed; 2] {
        match area {
            Area::Government => [Deed::Sell, Deed::Secure],
            Area::Lab => [Deed::Experiment, Deed::Publish],
            Area::Rnd => [Deed::Research, Deed::Breakthrough],
        }
    }

    /// The index of the action at its Location, 0 or 1.
    pub const fn which(self) -> usize {
        match self {
            Deed::Sell | Deed::Experiment | Deed::Research => 0,
            Deed::Secure | Deed::Publish | Deed::Breakthrough => 1,
        }
    }
}
