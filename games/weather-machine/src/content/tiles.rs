//! The tiles.

use std::str::FromStr;

use game_core::{Sourced, Tables};

use super::read;
use crate::benefit::Benefit;
use crate::condition::{Condition, Measure};
use crate::cost::Parts;
use crate::types::{
    Area, Colour, ExperimentTile, ExtremeTile, GoalSet, GoalTile, Level, Stage, SubsidyTile,
    Unknown, Weather, WorkshopTile,
};

/// The maximum number of marker spaces on an Extreme Weather tile.
const MOST_MARKERS: usize = 4;

/// A Subsidy tile.
#[derive(Clone, Debug)]
pub struct SubsidyFacts {
    /// Our title.
    pub title: String,
    /// The benefit of flipping it. Tiles with the same benefit are of the same type.
    pub benefit: Benefit,
}

/// A Workshop tile in its upright orientation.
#[derive(Clone, Copy, Debug)]
pub struct WorkshopFacts {
    /// The colour of the upper half-circle.
    pub top: Colour,
    /// The colour of the lower half-circle.
    pub bottom: Colour,
}

/// An Experiment tile.
#[derive(Clone, Debug)]
pub struct ExperimentFacts {
    /// Our title.
    pub title: String,
    /// Its Stage.
    pub stage: Stage,
    /// Its weather.
    pub weather: Weather,
    /// Science Vouchers to pay.
    pub science: u8,
    /// CP for each Bot.
    pub cp: u8,
    /// The reward, gained once: one of its alternatives.
    pub reward: Benefit,
}

/// An Extreme Weather tile.
#[derive(Clone, Debug)]
pub struct ExtremeFacts {
    /// Our title.
    pub title: String,
    /// Its weather.
    pub weather: Weather,
    /// Its level.
    pub level: Level,
    /// Machine Parts to provide for a prototype.
    pub parts: Parts,
    /// Science Vouchers to pay for a breakthrough.
    pub science: u8,
    /// The benefits of a player's marker on each of its spaces, from the left.
    pub spaces: Vec<Benefit>,
}

/// A Goal tile.
#[derive(Clone, Debug)]
pub struct GoalFacts {
    /// Our title.
    pub title: String,
    /// The set it belongs to.
    pub set: GoalSet,
    /// The Main Location of its colour.
    pub area: Area,
    /// Its condition.
    pub condition: Condition,
}

impl GoalFacts {
    /// Whether it has the majority icon.
    pub fn is_majority(&self) -> bool {
        matches!(self.condition, Condition::Most(_))
    }

    /// Its middle icon, which the solo draw compares (SAB-SET.2b).
    pub fn icon(&self) -> Measure {
        self.condition.measure()
    }

    /// SAB-SET.2a MUST: remove tiles with the majority icon and the one that asks for 3 Awards.
    pub fn leaves_in_solo(&self) -> bool {
        self.is_majority() || self.condition == Condition::AtLeast(Measure::Awards, 3)
    }
}

pub(super) fn subsidies(tables: &mut Tables) -> Sourced<SubsidyTile, SubsidyFacts> {
    let place = ("subsidy.toml", "tile");
    tables.facts(place, &["title", "benefit"], |tables, row| {
        let title = tables.text(row, "title");
        let benefit = read::benefit(tables, row, "benefit")?;
        Some(SubsidyFacts { title, benefit })
    })
}

pub(super) fn workshop_tiles(tables: &mut Tables) -> Sourced<WorkshopTile, WorkshopFacts> {
    tables.facts(("workshop.toml", "tile"), &["top", "bottom"], |tables, row| {
        let top = tables.word(row, "top", "a colour of Chemicals");
        let bottom = tables.word(row, "bottom", "a colour of Chemicals");
        Some(WorkshopFacts { top: top?, bottom: bottom? })
    })
}

pub(super) fn experiments(tables: &mut Tables) -> Sourced<ExperimentTile, ExperimentFacts> {
    let fields = ["title", "stage", "weather", "science", "cp", "reward"];
    tables.facts(("experiments.toml", "tile"), &fields, |tables, row| {
        let title = tables.text(row, "title");
        let stage = tables.word(row, "stage", "a Stage from \"1\" to \"3\"");
        let weather = tables.word(row, "weather", "a weather");
        let science = tables.small(row, "science", 4);
        let cp = tables.small(row, "cp", 20);
        let reward = read::benefit(tables, row, "reward");
        let (stage, weather, reward) = (stage?, weather?, reward?);
        Some(ExperimentFacts { title, stage, weather, science, cp, reward })
    })
}

pub(super) fn extreme(tables: &mut Tables) -> Sourced<ExtremeTile, ExtremeFacts> {
    let fields = ["title", "weather", "level", "parts", "science", "spaces"];
    tables.facts(("extreme_weather.toml", "tile"), &fields, |tables, row| {
        let title = tables.text(row, "title");
        let weather = tables.word(row, "weather", "a weather");
        let level = tables.word(row, "level", "a level from \"1\" to \"3\"");
        let parts = tables.word(row, "parts", "colours such as \"white green\", or \"-\"");
        let science = tables.small(row, "science", 4);
        let spaces = tables.word::<MarkerSpaces>(row, "spaces", "1 to 4 benefits separated by ';'");
        let (weather, level, parts, MarkerSpaces(spaces)) = (weather?, level?, parts?, spaces?);
        Some(ExtremeFacts { title, weather, level, parts, science, spaces })
    })
}

pub(super) fn goals(tables: &mut Tables) -> Sourced<GoalTile, GoalFacts> {
    let fields = ["title", "set", "area", "condition"];
    tables.facts(("goals.toml", "tile"), &fields, |tables, row| {
        let title = tables.text(row, "title");
        let set = tables.word(row, "set", "circle, triangle, square or diamond");
        let area = tables.word(row, "area", "government, lab or rnd");
        let condition = tables.word(row, "condition", "\"papers 3\" or \"most papers\"");
        let (set, area, condition) = (set?, area?, condition?);
        Some(GoalFacts { title, set, area, condition })
    })
}

struct MarkerSpaces(Vec<Benefit>);

impl FromStr for MarkerSpaces {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let read: Result<Vec<Benefit>, Unknown> =
            text.split(';').map(|benefit| benefit.trim().parse()).collect();
        let spaces = read?;
        if spaces.len() > MOST_MARKERS {
            return Err(Unknown(text.to_string()));
        }
        Ok(MarkerSpaces(spaces))
    }
}
