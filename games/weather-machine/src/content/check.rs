//! Checks between rows that hold for any copy of the game.

use std::fmt::Display;

use game_core::Tables;

use super::board::FirstRound;
use super::laboratory::Holds;
use super::{Actions, Content};
use crate::condition::{Condition, Measure};
use crate::cost::Cost;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, GoalSet, Id, Level, PlayerCount, Position, Stage, Weather,
    WorkshopRow,
};

/// Adds an error for everything with which no game is possible. Gaps in lists are reported
/// elsewhere.
pub(super) fn check(content: &Content, tables: &mut Tables) {
    pieces(content, tables);
    turns_end(content, tables);
    supply(content, tables);
    action_spaces(content, tables);
    research_spaces(content, tables);
    assembly_line(content, tables);
    laboratory(content, tables);
    experiments(content, tables);
    extreme_weather(content, tables);
    goals(content, tables);
    reports(content, tables);
}

/// Components 2.1: no set-up uses more than the box holds.
fn pieces(content: &Content, tables: &mut Tables) {
    if !content.set_up.is_complete() {
        return;
    }
    for (count, set_up) in content.set_up.iter() {
        let at = |field| format!("numbers.toml, players {count}, {field}");
        if set_up.lab_tokens > content.pieces.lab_tokens {
            let box_holds = content.pieces.lab_tokens;
            tables.object(at("lab_tokens"), format!("the box holds {box_holds} of each weather"));
        }
        if set_up.right_space_blocked && count != PlayerCount::Two {
            tables.object(at("right_space_blocked"), "spaces are blocked with two players only");
        }
        let goals = if count == PlayerCount::Solo {
            content.saboteurs.goals_of_a_colour * Area::ALL.len() as u8
        } else {
            9
        };
        if set_up.goals != goals {
            tables.object(at("goals"), format!("expected {goals}, as many as are dealt"));
        }
    }
}

/// WM-ACT.4: the Initiative can be taken any number of times, so it must cost something, or a turn
/// might never end.
fn turns_end(content: &Content, tables: &mut Tables) {
    if content.costs.initiative == Cost::Free {
        tables.object("numbers.toml, actions, initiative", "expected one Voucher at least");
    }
}

/// SAB-CHM.1: one price for each section; WM-SUP.15: prices never fall to the right.
fn supply(content: &Content, tables: &mut Tables) {
    if !content.chemical_spaces.is_complete() {
        return;
    }
    let spaces = content.chemical_spaces.facts();
    for (index, pair) in spaces.windows(2).enumerate() {
        let [left, right] = pair else { continue };
        let at = |field| format!("supply.toml, chemical_space {}, {field}", index + 2);
        if right.section < left.section || right.section > left.section + 1 {
            tables.object(
                at("section"),
                "expected the section of the space to the left, or the next",
            );
        }
        if right.section == left.section && right.vouchers != left.vouchers {
            tables.object(at("vouchers"), "expected one price for the whole section");
        }
        if right.vouchers < left.vouchers {
            tables.object(at("vouchers"), "expected no lower price than further left");
        }
    }
}

/// WM-MOV.3, WM-MOV.4a, INV-32: the requirements of the rules on action spaces.
fn action_spaces(content: &Content, tables: &mut Tables) {
    if !content.action_spaces.is_complete() {
        return;
    }
    for (space, facts) in content.action_spaces.iter() {
        let at = |field| format!("spaces.toml, space {space}, {field}");
        let main = space.location().area().is_some();
        if main != facts.voucher.is_some() {
            let why = if main { "expected a type of Voucher" } else { "expected -" };
            tables.object(at("voucher"), why);
        }
        if main == (facts.round_one == FirstRound::Start) {
            let why = "Scientists begin on the four spaces of the Supply and nowhere else";
            tables.object(at("round_one"), why);
        }
        if main == (facts.actions == Actions::Any) {
            let why = "any number of actions is for the Supply; both or one for Main Locations";
            tables.object(at("actions"), why);
        }
        if facts.blocked_with_two && space.position() != Some(Position::Third) {
            tables.object(
                at("blocked_with_two"),
                "only the rightmost space of a Main Location is blocked",
            );
        }
    }
    for area in Area::ALL {
        for when in [FirstRound::First, FirstRound::Second, FirstRound::Never] {
            let spaces = ActionSpace::of_location(area.location());
            let count =
                spaces.filter(|&space| content.action_spaces[space].round_one == when).count();
            if count != 1 {
                let why = format!("{area} has {count} spaces with round_one {when}; expected 1");
                tables.object("spaces.toml, space", why);
            }
        }
    }
}

/// WM-RND.5: a Research space costs no Vouchers.
fn research_spaces(content: &Content, tables: &mut Tables) {
    if !content.bot_spaces.is_complete() {
        return;
    }
    for space in BotSpace::of_area(Area::Rnd) {
        if let Cost::Vouchers(..) = content.bot_spaces[space].cost {
            let at = format!("rnd.toml, space {space}, cost");
            tables.object(at, "expected \"-\" or \"chemical 1 | part 1\"");
        }
    }
}

/// WM-SUP.12: the top two sections start open, the others open later and in order.
fn assembly_line(content: &Content, tables: &mut Tables) {
    if !content.sections.is_complete() {
        return;
    }
    let mut before = (0, 0);
    for (section, facts) in content.sections.iter() {
        let at = |field| format!("laboratory.toml, section {section}, {field}");
        let open_at_once = section.index() < 2;
        if open_at_once && (facts.bots, facts.tokens) != (0, 0) {
            tables.object(at("bots"), "the top two sections are open from the start: expected 0");
        }
        if !open_at_once && (facts.bots <= before.0 || facts.tokens <= before.1) {
            let why = "expected more Bots and more tokens than the section above asks for";
            tables.object(at("bots"), why);
        }
        if facts.income && !open_at_once {
            tables.object(at("income"), "only the top two sections pay income (WM-INC.2)");
        }
        before = (facts.bots, facts.tokens);
    }
}

/// WM-VOU.2, WM-WSH.2: the Voucher tracks and the printed Workshop.
fn laboratory(content: &Content, tables: &mut Tables) {
    if !content.vouchers.is_complete() || !content.workshop_cells.is_complete() {
        return;
    }
    for (voucher, facts) in content.vouchers.iter() {
        if facts.start > facts.max {
            let at = format!("laboratory.toml, voucher {voucher}, start");
            tables.object(at, format!("expected at most {}, the end of the track", facts.max));
        }
    }
    for (row, facts) in content.workshop_cells.iter() {
        let at = |field| format!("laboratory.toml, workshop {row}, {field}");
        let holds = match row {
            WorkshopRow::Top => Holds::Chemical,
            WorkshopRow::Middle => Holds::Part,
            WorkshopRow::Bottom => Holds::Bot,
        };
        if facts.holds != holds {
            tables.object(at("holds"), format!("expected {holds} (WM-WSH.2)"));
        }
        if facts.starts_with_part != (holds == Holds::Part) {
            tables.object(
                at("starts_with_part"),
                "a random part lies on the middle space only (WM-PLS.4)",
            );
        }
    }
}

/// WM-SET.15: five tiles of each Stage.
fn experiments(content: &Content, tables: &mut Tables) {
    if !content.experiments.is_complete() {
        return;
    }
    let stages = content.experiments.facts().iter().map(|tile| tile.stage);
    each(tables, "experiments.toml, tile, stage", "Stage", 5, &Stage::ALL, stages);
}

/// WM-SET.22, WM-SET.23: one tile of each level for each weather.
fn extreme_weather(content: &Content, tables: &mut Tables) {
    if !content.extreme.is_complete() {
        return;
    }
    for weather in Weather::ALL {
        for level in Level::ALL {
            let tiles = content.extreme.facts().iter();
            let count = tiles.filter(|tile| (tile.weather, tile.level) == (weather, level)).count();
            if count != 1 {
                let why =
                    format!("there are {count} tiles of {weather} on level {level}; expected 1");
                tables.object("extreme_weather.toml, tile, level", why);
            }
        }
    }
}

/// WM-PLS.6, WM-DRF.1: the sets of Goal tiles; SAB-SET.2a: the tile that is removed in solo.
fn goals(content: &Content, tables: &mut Tables) {
    if !content.goals.is_complete() {
        return;
    }
    for set in GoalSet::ALL {
        for area in Area::ALL {
            let tiles = content.goals.facts().iter();
            let count = tiles.filter(|tile| (tile.set, tile.area) == (set, area)).count();
            if count != 3 {
                let why = format!("there are {count} {area} tiles in the {set} set; expected 3");
                tables.object("goals.toml, tile, set", why);
            }
        }
    }
    for area in Area::ALL {
        let tiles = content.goals.facts().iter();
        let left = tiles.filter(|tile| tile.area == area && !tile.leaves_in_solo()).count();
        let wanted = usize::from(content.saboteurs.goals_of_a_colour);
        if left < wanted {
            let why =
                format!("{left} {area} tiles are left in solo; expected {wanted} (SAB-SET.2b)");
            tables.object("goals.toml, tile, condition", why);
        }
    }
    let three_awards = Condition::AtLeast(Measure::Awards, 3);
    let tiles = content.goals.facts().iter();
    let count = tiles.filter(|tile| tile.condition == three_awards).count();
    if count != 1 {
        let why = format!("{count} tiles ask for \"awards 3\"; expected 1 (SAB-SET.2a)");
        tables.object("goals.toml, tile, condition", why);
    }
    for (id, tile) in content.goals.iter() {
        if let Condition::AtMost(..) = tile.condition {
            let at = format!("goals.toml, tile {id}, condition");
            tables.object(at, "a Goal asks for at least so much, or for the most");
        }
    }
}

/// SAB-SET.9, SAB-SET.12: each agent has a card with a Main Location.
fn reports(content: &Content, tables: &mut Tables) {
    if !content.reports.is_complete() {
        return;
    }
    for agent in Agent::ALL {
        let mut cards = content.reports.facts().iter();
        if !cards.any(|card| card.agent == agent && card.destination.area().is_some()) {
            let why = format!("no card sends the {agent} agent to a Main Location (SAB-SET.9)");
            tables.object("saboteurs.toml, report, destination", why);
        }
    }
}

/// Adds an error unless each of `all` occurs the given number of times.
fn each<T: PartialEq + Copy + Display>(
    tables: &mut Tables,
    at: &str,
    what: &str,
    expected: usize,
    all: &[T],
    found: impl Iterator<Item = T> + Clone,
) {
    for &one in all {
        let count = found.clone().filter(|&other| other == one).count();
        if count != expected {
            tables.object(at, format!("{what} {one} occurs {count} times; expected {expected}"));
        }
    }
}
