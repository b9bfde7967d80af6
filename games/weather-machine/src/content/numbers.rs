//! The numbers of the rules, of the box and of the set-up.

use game_core::{Sourced, Sources, Tables};

use crate::cost::Cost;
use crate::types::PlayerCount;

/// Costs of the actions. Those of constructing a Bot and acquiring a Chemical are on the board.
#[derive(Clone, Debug)]
pub struct Costs {
    /// Extend Workshop (WM-SUP.1).
    pub extend: Cost,
    /// Take the Initiative (WM-SUP.13).
    pub initiative: Cost,
    /// Sell a Part (WM-GOV.1).
    pub sell: Cost,
    /// Secure Subsidy (WM-GOV.15).
    pub secure: Cost,
    /// Work on Experiment (WM-LAB.1).
    pub experiment: Cost,
    /// Publish a Paper (WM-PUB.1).
    pub publish: Cost,
    /// Research (WM-RND.1).
    pub research: Cost,
    /// Breakthrough (WM-BRK.1).
    pub breakthrough: Cost,
    /// The sources of these values.
    pub sources: Sources,
}

impl Costs {
    pub(super) fn read(tables: &mut Tables) -> Self {
        const FIELDS: [&str; 8] = [
            "extend",
            "initiative",
            "sell",
            "secure",
            "experiment",
            "publish",
            "research",
            "breakthrough",
        ];
        let (row, sources) = tables.sheet("numbers.toml", "actions", &FIELDS);
        let mut read = |field: &str| {
            let expected = "a number of Vouchers such as \"voucher lab 2\"";
            let cost = tables.word(&row, field, expected).unwrap_or(Cost::Free);
            if cost == Cost::ChemicalOrPart {
                tables.object(format!("{}, {field}", row.at()), format!("expected {expected}"));
            }
            cost
        };
        Costs {
            extend: read("extend"),
            initiative: read("initiative"),
            sell: read("sell"),
            secure: read("secure"),
            experiment: read("experiment"),
            publish: read("publish"),
            research: read("research"),
            breakthrough: read("breakthrough"),
            sources,
        }
    }
}

game_core::settings_table! {
    /// Numbers of Vouchers for moving and for exchanges.
    pub struct Exchanges = ("numbers.toml", "vouchers") {
        /// Vouchers for each other player to the left in a Main Location (WM-MOV.4b).
        neighbour: u8 = 0..=4,
        /// Science Vouchers for Lativ (WM-MOV.4c, WM-MOV.5b).
        lativ: u8 = 0..=4,
        /// Vouchers of any type gained in the Supply (WM-MOV.5a).
        supply_gain: u8 = 0..=4,
        /// Vouchers paid for each other player to the left in the Supply (WM-MOV.5c).
        supply_payment: u8 = 0..=1,
        /// Vouchers for a Science Voucher (WM-EXC.1a).
        science_exchange: u8 = 1..=9,
        /// Vouchers for swapping a Chemical (WM-EXC.2a).
        chemical_exchange: u8 = 1..=9,
        /// Vouchers for swapping a Machine Part (WM-EXC.3a).
        part_exchange: u8 = 1..=9,
    }
}

game_core::settings_table! {
    /// Victory points.
    pub struct Scoring = ("numbers.toml", "scoring") {
        /// For each of the owner's Bots in a Government branch that is activated (WM-GOV.10).
        government_bot: u8 = 0..=20,
        /// For each Research token of a paper (WM-PUB.4).
        research_token: u8 = 0..=20,
        /// For each Award token of a paper (WM-PUB.4).
        award_token: u8 = 0..=20,
        /// For each Citation token of a paper (WM-PUB.4).
        citation_token: u8 = 0..=20,
        /// Science Vouchers that may be paid on removing a Lock token (WM-PUB.6b, WM-RND.10b).
        unlock_science: u8 = 1..=4,
        /// CP for paying them.
        unlock_cp: u8 = 0..=20,
        /// For each part provided for a prototype (WM-PRO.5).
        provided_part: u8 = 0..=20,
        /// For each of the builder's Bots in the branch of a prototype (WM-PRO.3).
        own_bot: u8 = 0..=20,
        /// For the owner of another Bot whose part is not provided (WM-PRO.4).
        standing_bot: u8 = 0..=20,
        /// Awards that take the Nobel Prize (WM-BRK.8).
        nobel_awards: u8 = 1..=12,
        /// For each Goal met (WM-SCO.2).
        goal: u8 = 0..=20,
        /// For the Nobel Prize (WM-SCO.3).
        nobel: u8 = 0..=20,
        /// Spaces of the CP track before it starts over; for display only (WM-R.3).
        track: u8 = 10..=250,
    }
}

game_core::settings_table! {
    /// Numbers of pieces. A range with a single value is fixed by the rules.
    pub struct Pieces = ("numbers.toml", "pieces") {
        /// Bots of each player.
        bots: u8 = 12..=12,
        /// Breakthrough markers of each player, one for each Office row.
        breakthrough_markers: u8 = 6..=6,
        /// Government markers.
        government_markers: u8 = 0..=15,
        /// Bots of Lativ, at most one for each branch.
        lativ_bots: u8 = 0..=5,
        /// Lock tokens, one for each weather.
        locks: u8 = 5..=5,
        /// Award tokens.
        awards: u8 = 0..=60,
        /// Blue Research tokens of each weather.
        government_tokens: u8 = 0..=9,
        /// Green Research tokens of each weather in the box.
        lab_tokens: u8 = 0..=9,
        /// Lilac Research tokens of each weather.
        rnd_tokens: u8 = 0..=9,
        /// Chemicals of each type, one for each space of its row.
        chemicals: u8 = 5..=5,
        /// Machine Parts in the box; they never run out (WM-GEN.2).
        parts: u8 = 0..=200,
        /// Citation tokens in the box; they never run out (WM-GEN.2).
        citations: u8 = 0..=200,
        /// Investment tiles in the box; they never run out (WM-GEN.2).
        investments: u8 = 0..=200,
        /// Workshop tiles on offer besides the stack.
        offer: u8 = 4..=4,
        /// Workshop tiles of each of the two stacks.
        stack: u8 = 13..=13,
        /// Spaces of the Experiment display.
        display: u8 = 3..=3,
        /// Experiment tiles of Stage III in the game.
        stage_three: u8 = 0..=5,
    }
}

/// Values that depend on the number of people.
#[derive(Clone, Copy, Debug)]
pub struct SetUp {
    /// Green Research tokens of each weather in the game.
    pub lab_tokens: u8,
    /// Whether the rightmost action space of each Main Location is blocked (WM-2PL.3).
    pub right_space_blocked: bool,
    /// Whether Lativ's Bots start at the bottom of the branches and not beside the Lab.
    pub lativ_in_branches: bool,
    /// Whether Lativ's moves and experiments with his Bots discard Research tokens.
    pub discards: bool,
    /// Goal tiles of each player.
    pub goals: u8,
}

pub(super) fn set_up(tables: &mut Tables) -> Sourced<PlayerCount, SetUp> {
    let fields = ["lab_tokens", "right_space_blocked", "lativ_in_branches", "discards", "goals"];
    tables.facts(("numbers.toml", "players"), &fields, |tables, row| {
        Some(SetUp {
            lab_tokens: tables.small(row, "lab_tokens", 9),
            right_space_blocked: tables.flag(row, "right_space_blocked"),
            lativ_in_branches: tables.flag(row, "lativ_in_branches"),
            discards: tables.flag(row, "discards"),
            goals: tables.small(row, "goals", 9),
        })
    })
}
