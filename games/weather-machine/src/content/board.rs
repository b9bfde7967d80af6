//! The board: Supply, action spaces, machines, Funding tracks.

use game_core::{Sourced, Tables};

use super::read;
use crate::benefit::Benefit;
use crate::cost::{Cost, Maybe};
use crate::types::{
    ActionSpace, Area, BotSpace, Chemical, ChemicalSpace, Colour, FundingSpace, Voucher,
};

/// A space of a Chemical's row in the Supply.
#[derive(Clone, Copy, Debug)]
pub struct ChemicalSpaceFacts {
    /// Its section, from the left, counted from 1.
    pub section: u8,
    /// Supply Vouchers paid for taking a Chemical from here, and gained for returning one.
    pub vouchers: u8,
}

/// An action space.
#[derive(Clone, Copy, Debug)]
pub struct SpaceFacts {
    /// How many of the Location's actions the space allows.
    pub actions: Actions,
    /// The type of Voucher gained there; `None` in the Supply.
    pub voucher: Option<Voucher>,
    /// Whether it is blocked in a game with two players.
    pub blocked_with_two: bool,
    /// When a Scientist may move there in the first round.
    pub round_one: FirstRound,
}

game_core::string_enum! {
    /// The number of a Location's actions that an action space allows.
    pub enum Actions {
        /// Any number, each any number of times (WM-ACT.4).
        Any = "any",
        /// One or both (WM-ACT.2), printed as `&`.
        Both = "both",
        /// At most one (WM-ACT.1), printed as `/`.
        One = "one",
    }
}

game_core::string_enum! {
    /// When a Scientist may move to an action space in the first round.
    pub enum FirstRound {
        /// Scientists start here.
        Start = "start",
        /// If it is free (WM-MOV.3a).
        First = "first",
        /// If the first one is taken (WM-MOV.3b).
        Second = "second",
        /// Never (WM-MOV.3c).
        Never = "never",
    }
}

/// A Bot space of a machine.
#[derive(Clone, Copy, Debug)]
pub struct BotSpaceFacts {
    /// The Chemical paid for a Bot here: by everybody in the Lab and in R&D, only by the Saboteurs
    /// in the Government.
    pub chemical: Chemical,
    /// The Machine Part paid for a Bot in the Government, or needed for a prototype in R&D; `None`
    /// in the Lab.
    pub part: Option<Colour>,
    /// The benefit of placing a Bot here; empty outside R&D.
    pub benefit: Benefit,
    /// The cost in R&D besides the Chemical.
    pub cost: Cost,
}

/// A space of a Funding track.
#[derive(Clone, Copy, Debug)]
pub struct FundingFacts {
    /// CP printed above it; 0 for none.
    pub cp: u8,
    /// The benefit below it.
    pub benefit: Benefit,
    /// Extra spaces that the other marker counts in Lab funding; 0 on the other tracks.
    pub modifier: u8,
}

pub(super) fn chemical_spaces(tables: &mut Tables) -> Sourced<ChemicalSpace, ChemicalSpaceFacts> {
    let place = ("supply.toml", "chemical_space");
    tables.facts(place, &["section", "vouchers"], |tables, row| {
        Some(ChemicalSpaceFacts {
            section: tables.number(row, "section", 1..=5) as u8,
            vouchers: tables.small(row, "vouchers", 9),
        })
    })
}

pub(super) fn action_spaces(tables: &mut Tables) -> Sourced<ActionSpace, SpaceFacts> {
    let fields = ["actions", "voucher", "blocked_with_two", "round_one"];
    tables.facts(("spaces.toml", "space"), &fields, |tables, row| {
        let actions = tables.word(row, "actions", "any, both or one");
        let voucher = tables.word::<Maybe<Voucher>>(row, "voucher", "a type of Voucher, or -");
        let blocked_with_two = tables.flag(row, "blocked_with_two");
        let round_one = tables.word(row, "round_one", "start, first, second or never");
        Some(SpaceFacts {
            actions: actions?,
            voucher: voucher?.0,
            blocked_with_two,
            round_one: round_one?,
        })
    })
}

pub(super) fn bot_spaces(tables: &mut Tables) -> Sourced<BotSpace, BotSpaceFacts> {
    const COLOUR: &str = "a colour of Machine Parts";
    const CHEMICAL: &str = "a Chemical";
    let ids = BotSpace::of_area(Area::Government);
    let place = ("government.toml", "space");
    let government = tables.sourced(place, &["part"], ids, |tables, row| {
        let part = tables.word::<Colour>(row, "part", COLOUR)?;
        let (benefit, cost) = (Benefit::NONE, Cost::Free);
        Some(BotSpaceFacts { chemical: part.chemical(), part: Some(part), benefit, cost })
    });
    let ids = BotSpace::of_area(Area::Lab);
    let lab = tables.sourced(("lab.toml", "space"), &["chemical"], ids, |tables, row| {
        let chemical = tables.word(row, "chemical", CHEMICAL)?;
        Some(BotSpaceFacts { chemical, part: None, benefit: Benefit::NONE, cost: Cost::Free })
    });
    let ids = BotSpace::of_area(Area::Rnd);
    let fields = ["chemical", "part", "benefit", "cost"];
    let rnd = tables.sourced(("rnd.toml", "space"), &fields, ids, |tables, row| {
        let chemical = tables.word(row, "chemical", CHEMICAL);
        let part = tables.word(row, "part", COLOUR);
        let benefit = read::benefit(tables, row, "benefit");
        let cost = tables.word(row, "cost", "\"-\" or \"chemical 1 | part 1\"");
        Some(BotSpaceFacts {
            chemical: chemical?,
            part: Some(part?),
            benefit: benefit?,
            cost: cost?,
        })
    });
    Sourced::new(government.into_iter().chain(lab).chain(rnd))
}

pub(super) fn funding(tables: &mut Tables, area: Area) -> Sourced<FundingSpace, FundingFacts> {
    let fields: &[&str] = match area {
        Area::Lab => &["cp", "benefit", "modifier"],
        Area::Government | Area::Rnd => &["cp", "benefit"],
    };
    tables.facts(("funding.toml", area.word()), fields, |tables, row| {
        let cp = tables.small(row, "cp", 30);
        let modifier = if area == Area::Lab { tables.small(row, "modifier", 9) } else { 0 };
        let benefit = read::benefit(tables, row, "benefit")?;
        Some(FundingFacts { cp, benefit, modifier })
    })
}
