//! What is printed on the components, read from `content/*.toml` and checked.
//!
//! Each row of facts is in [`Sourced`] together with the source of every value. Content with which
//! no game is possible is rejected when it is loaded; content that only differs from our own data
//! gives a warning ([`Content::warnings`]), so that owners can enter what their copy shows.

mod board;
mod check;
mod laboratory;
mod nesting;
mod numbers;
mod read;
mod saboteurs;
#[cfg(test)]
mod tests;
mod tiles;
mod warn;

use game_core::{Sourced, Tables, ValidationError};

use crate::benefit::Benefit;
use crate::types::{
    ActionSpace, Area, BotSpace, Challenge, ChemicalSpace, EnumSet, ExperimentTile, ExtremeTile,
    FundingSpace, GoalSpace, GoalTile, Id, Level, LineSlot, OfficeRow, OfficeSpace, PlayerCount,
    Rank, Report, Section, SubsidyRow, SubsidyTile, Voucher, Weather, WorkshopRow, WorkshopTile,
};

pub use board::{Actions, BotSpaceFacts, ChemicalSpaceFacts, FirstRound, FundingFacts, SpaceFacts};
pub use laboratory::{Holds, SectionFacts, VoucherFacts, WorkshopCellFacts};
pub use numbers::{Costs, Exchanges, Pieces, Scoring, SetUp};
pub use saboteurs::{Aid, AidFacts, ChallengeFacts, RankFacts, ReportFacts, SaboteurNumbers};
pub use tiles::{ExperimentFacts, ExtremeFacts, GoalFacts, SubsidyFacts, WorkshopFacts};

/// Everything printed on the components, and the numbers of the rules.
#[derive(Clone, Debug)]
pub struct Content {
    /// The costs of the actions.
    pub costs: Costs,
    /// Numbers of Vouchers for moving and for exchanges.
    pub exchanges: Exchanges,
    /// Victory points.
    pub scoring: Scoring,
    /// Numbers of pieces.
    pub pieces: Pieces,
    /// Set-up by the number of people.
    pub set_up: Sourced<PlayerCount, SetUp>,
    /// The spaces of a Chemical's row in the Supply.
    pub chemical_spaces: Sourced<ChemicalSpace, ChemicalSpaceFacts>,
    /// The action spaces.
    pub action_spaces: Sourced<ActionSpace, SpaceFacts>,
    /// The Bot spaces of the three machines.
    pub bot_spaces: Sourced<BotSpace, BotSpaceFacts>,
    /// The benefits above the columns of Subsidy tiles.
    pub subsidy_columns: Sourced<Weather, Benefit>,
    /// The benefits to the left of the rows of Subsidy tiles.
    pub subsidy_rows: Sourced<SubsidyRow, Benefit>,
    /// The Government Funding track.
    pub government_funding: Sourced<FundingSpace, FundingFacts>,
    /// The Lab Funding track.
    pub lab_funding: Sourced<FundingSpace, FundingFacts>,
    /// The R&D Funding track.
    pub rnd_funding: Sourced<FundingSpace, FundingFacts>,
    /// The sections of the Assembly Line.
    pub sections: Sourced<Section, SectionFacts>,
    /// The benefits of the Assembly Line's slots.
    pub slots: Sourced<LineSlot, Benefit>,
    /// The Voucher tracks.
    pub vouchers: Sourced<Voucher, VoucherFacts>,
    /// The benefits of the Office's spaces.
    pub office: Sourced<OfficeSpace, Benefit>,
    /// The benefits that a Breakthrough marker passes when its row is published.
    pub slides: Sourced<OfficeRow, Benefit>,
    /// The benefits of the Goal spaces.
    pub goal_spaces: Sourced<GoalSpace, Benefit>,
    /// The printed spaces of the Workshop.
    pub workshop_cells: Sourced<WorkshopRow, WorkshopCellFacts>,
    /// The Subsidy tiles.
    pub subsidies: Sourced<SubsidyTile, SubsidyFacts>,
    /// The Workshop tiles.
    pub workshop_tiles: Sourced<WorkshopTile, WorkshopFacts>,
    /// The Experiment tiles.
    pub experiments: Sourced<ExperimentTile, ExperimentFacts>,
    /// The Extreme Weather tiles.
    pub extreme: Sourced<ExtremeTile, ExtremeFacts>,
    /// The Goal tiles.
    pub goals: Sourced<GoalTile, GoalFacts>,
    /// The numbers of the solo mode.
    pub saboteurs: SaboteurNumbers,
    /// The Security Report cards.
    pub reports: Sourced<Report, ReportFacts>,
    /// The Challenge cards.
    pub challenges: Sourced<Challenge, ChallengeFacts>,
    /// The priority aid: the Saboteurs' decisions in words.
    pub aid: Sourced<Aid, AidFacts>,
    /// The ranks after a win in final scoring.
    pub ranks: Sourced<Rank, RankFacts>,
    /// A hash of all content.
    pub fingerprint: String,
}

game_core::content! {
    Content: read(
        "experiments.toml",
        "extreme_weather.toml",
        "funding.toml",
        "goals.toml",
        "government.toml",
        "lab.toml",
        "laboratory.toml",
        "numbers.toml",
        "rnd.toml",
        "saboteurs.toml",
        "spaces.toml",
        "subsidy.toml",
        "supply.toml",
        "workshop.toml",
    )
}

fn read(tables: &mut Tables) -> Option<Content> {
    let content = Content {
        costs: Costs::read(tables),
        exchanges: Exchanges::read(tables),
        scoring: Scoring::read(tables),
        pieces: Pieces::read(tables),
        set_up: numbers::set_up(tables),
        chemical_spaces: board::chemical_spaces(tables),
        action_spaces: board::action_spaces(tables),
        bot_spaces: board::bot_spaces(tables),
        subsidy_columns: read::benefits(tables, "government.toml", "column"),
        subsidy_rows: read::benefits(tables, "government.toml", "row"),
        government_funding: board::funding(tables, Area::Government),
        lab_funding: board::funding(tables, Area::Lab),
        rnd_funding: board::funding(tables, Area::Rnd),
        sections: laboratory::sections(tables),
        slots: read::benefits(tables, "laboratory.toml", "slot"),
        vouchers: laboratory::vouchers(tables),
        office: read::benefits(tables, "laboratory.toml", "office"),
        slides: read::benefits(tables, "laboratory.toml", "slide"),
        goal_spaces: read::benefits(tables, "laboratory.toml", "goal_space"),
        workshop_cells: laboratory::workshop_cells(tables),
        subsidies: tiles::subsidies(tables),
        workshop_tiles: tiles::workshop_tiles(tables),
        experiments: tiles::experiments(tables),
        extreme: tiles::extreme(tables),
        goals: tiles::goals(tables),
        saboteurs: SaboteurNumbers::read(tables),
        reports: saboteurs::reports(tables),
        challenges: saboteurs::challenges(tables),
        aid: saboteurs::aid(tables),
        ranks: saboteurs::ranks(tables),
        fingerprint: tables.fingerprint(),
    };
    check::check(&content, tables);
    Some(content)
}

impl Content {
    /// The differences from our own data, which may be right on another copy of the game.
    pub fn warnings(&self) -> Vec<ValidationError> {
        warn::warnings(self)
    }

    /// The maximum depth of benefits that trigger benefits, including the outermost one; `None` if
    /// they form a cycle, so that only the pieces on the table limit them.
    pub fn nesting(&self) -> Option<u8> {
        nesting::nesting(self)
    }

    /// A Funding track.
    pub fn funding(&self, area: Area) -> &Sourced<FundingSpace, FundingFacts> {
        match area {
            Area::Government => &self.government_funding,
            Area::Lab => &self.lab_funding,
            Area::Rnd => &self.rnd_funding,
        }
    }

    /// WM-SCO.1 MUST: the highest CP above the marker's space or above any space to its left.
    pub fn funding_cp(&self, area: Area, space: FundingSpace) -> u8 {
        space.up_to().map(|space| self.funding(area)[space].cp).max().unwrap_or(0)
    }

    /// The Experiment tiles of a weather.
    pub fn experiments_of(&self, weather: Weather) -> EnumSet<ExperimentTile> {
        ExperimentTile::all().filter(|&tile| self.experiments[tile].weather == weather).collect()
    }

    /// The Extreme Weather tile of a weather and a level.
    pub fn extreme_tile(&self, weather: Weather, level: Level) -> ExtremeTile {
        let found =
            self.extreme.iter().find(|(_, facts)| (facts.weather, facts.level) == (weather, level));
        found.map(|(tile, _)| tile).expect("loading refuses content without this tile")
    }

    /// The Subsidy tiles of the same type as this one (WM-R.17).
    pub fn subsidies_like(&self, tile: SubsidyTile) -> EnumSet<SubsidyTile> {
        let benefit = self.subsidies[tile].benefit;
        SubsidyTile::all().filter(|&other| self.subsidies[other].benefit == benefit).collect()
    }

    /// By SAB-SET.2a, the Goal tiles used in a solo game.
    pub fn solo_goals(&self) -> EnumSet<GoalTile> {
        GoalTile::all().filter(|&tile| !self.goals[tile].leaves_in_solo()).collect()
    }
}
