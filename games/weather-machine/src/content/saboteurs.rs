//! The solo mode.

use game_core::{Sourced, Tables};

use crate::condition::{Condition, Conditions};
use crate::types::{Agent, Challenge, Destination, Indicator, Rank, Report, Weather};

game_core::settings_table! {
    /// The numbers of the solo mode.
    pub struct SaboteurNumbers = ("saboteurs.toml", "numbers") {
        /// Target at the start (SAB-SET.4).
        target: u8 = 0..=200,
        /// Raise of the Target for each piece to the left of a Saboteur who moves (SAB-TRN.2a).
        left_piece: u8 = 0..=20,
        /// Raise of the Target if their Initiative marker is leftmost already (SAB-SUP.1b).
        initiative: u8 = 0..=20,
        /// Raise of the Target for each of their Bots in an activated branch (SAB-RUN.1).
        government_bot: u8 = 0..=20,
        /// Raise of the Target for a missing Research token (SAB-GOV.6b, SAB-RND.2b, SAB-RND.5).
        missing_token: u8 = 0..=20,
        /// Raise of the Target in place of an Investment tile (SAB-GEN.5).
        investment: u8 = 0..=20,
        /// Raise of the Target for each of their Bots that stands in for a part (SAB-BRK.1).
        prototype_bot: u8 = 0..=20,
        /// Raise of the Target for a set of an unlocked weather, unless a card is discarded
        /// (SAB-HAV.2a).
        havoc: u8 = 0..=20,
        /// Raise of the Target in final scoring (SAB-FIN.2).
        at_the_end: u8 = 0..=100,
        /// Different Chemicals in the Hideout at the start (SAB-SET.7).
        chemicals: u8 = 0..=5,
        /// Chemicals taken in the Supply (SAB-SUP.2).
        supply_chemicals: u8 = 0..=5,
        /// Tokens in a set of a locked weather (SAB-STS.1).
        locked_set: u8 = 3..=3,
        /// Tokens in a set of an unlocked weather (SAB-STS.2).
        unlocked_set: u8 = 2..=2,
        /// Cards drawn to Call Security (SAB-CALL.3).
        security: u8 = 2..=2,
        /// Goals that must be met for an immediate win (SAB-END.1).
        win_goals: u8 = 0..=6,
        /// Funding markers that an immediate win requires.
        win_markers: u8 = 0..=3,
        /// The Funding space that those markers must have reached.
        win_space: u8 = 0..=9,
        /// Tiles of level 3 on the board that lose the game (SAB-END.5).
        lost_tiles: u8 = 1..=5,
        /// Goal tiles of each colour (SAB-SET.2b).
        goals_of_a_colour: u8 = 2..=2,
    }
}

/// A Security Report card.
#[derive(Clone, Copy, Debug)]
pub struct ReportFacts {
    /// The agent that moves.
    pub agent: Agent,
    /// Its destination.
    pub destination: Destination,
    /// The weather from which later decisions start.
    pub weather: Weather,
    /// The Priority indicator.
    pub indicator: Indicator,
}

/// A Challenge card.
#[derive(Clone, Debug)]
pub struct ChallengeFacts {
    /// Our title.
    pub title: String,
    /// Its effect, in our words.
    pub text: String,
    /// Whether the Hideout starts with one Chemical of each type.
    pub all_chemicals: bool,
    /// Number of extra random Chemicals in the Hideout at the start.
    pub chemicals: u8,
    /// Awards in the Hideout at the start.
    pub awards: u8,
    /// How much lower the Target starts.
    pub target: u8,
    /// Number of cards that return from the deck to the box after set-up.
    pub boxed: u8,
    /// The number in its lasting effect; 0 if there is none.
    pub amount: u8,
}

/// A line of the priority aid, for display only; the rules themselves are in code.
#[derive(Clone, Debug)]
pub struct AidFacts {
    /// The decision.
    pub title: String,
    /// The criteria, in order.
    pub order: String,
}

game_core::string_enum! {
    /// A decision of the Saboteurs that the priority aid explains.
    pub enum Aid {
        /// SAB-TRN.1c.
        MainSpace = "main_space",
        /// SAB-TRN.1d.
        SupplySpace = "supply_space",
        /// SAB-TRN.1f.
        NextLocation = "next_location",
        /// SAB-CHM.
        Chemical = "chemical",
        /// SAB-GOV.3, SAB-RND.3.
        Branch = "branch",
        /// SAB-LAB.2.
        LabBranch = "lab_branch",
        /// SAB-GOV.4a, SAB-LAB.3a, SAB-RND.4a.
        Space = "space",
        /// SAB-GOV.2a, SAB-GOV.5.
        Subsidy = "subsidy",
    }
}

/// A rank.
#[derive(Clone, Debug)]
pub struct RankFacts {
    /// Its title.
    pub title: String,
    /// Its conditions, all of which must hold.
    pub conditions: Vec<Condition>,
}

const FILE: &str = "saboteurs.toml";

pub(super) fn reports(tables: &mut Tables) -> Sourced<Report, ReportFacts> {
    let fields = ["agent", "destination", "weather", "indicator"];
    tables.facts((FILE, "report"), &fields, |tables, row| {
        let agent = tables.word(row, "agent", "white or pink");
        let destination = tables.word(row, "destination", "supply, government, lab, rnd or lativ");
        let weather = tables.word(row, "weather", "a weather");
        let indicator = tables.word(row, "indicator", "top or bottom");
        Some(ReportFacts {
            agent: agent?,
            destination: destination?,
            weather: weather?,
            indicator: indicator?,
        })
    })
}

pub(super) fn challenges(tables: &mut Tables) -> Sourced<Challenge, ChallengeFacts> {
    let fields =
        ["title", "text", "all_chemicals", "chemicals", "awards", "target", "boxed", "amount"];
    tables.facts((FILE, "challenge"), &fields, |tables, row| {
        Some(ChallengeFacts {
            title: tables.text(row, "title"),
            text: tables.text(row, "text"),
            all_chemicals: tables.flag(row, "all_chemicals"),
            chemicals: tables.small(row, "chemicals", 5),
            awards: tables.small(row, "awards", 3),
            target: tables.small(row, "target", 35),
            boxed: tables.small(row, "boxed", 9),
            amount: tables.small(row, "amount", 20),
        })
    })
}

pub(super) fn aid(tables: &mut Tables) -> Sourced<Aid, AidFacts> {
    tables.facts((FILE, "aid"), &["title", "order"], |tables, row| {
        Some(AidFacts { title: tables.text(row, "title"), order: tables.text(row, "order") })
    })
}

pub(super) fn ranks(tables: &mut Tables) -> Sourced<Rank, RankFacts> {
    tables.facts((FILE, "rank"), &["title", "conditions"], |tables, row| {
        let title = tables.text(row, "title");
        let conditions = tables.word::<Conditions>(
            row,
            "conditions",
            "conditions such as \"papers 3; awards 1\"",
        );
        let Conditions(conditions) = conditions?;
        Some(RankFacts { title, conditions })
    })
}
