//! Warnings about differences from our own data, which another copy of the game may well show.

use game_core::ValidationError;

use super::Content;
use crate::benefit::Gain;
use crate::cost::Cost;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Colour, FundingSpace, GoalHeight, GoalSpace, Id, Indicator,
    Position, Stage, Weather,
};

/// All differences from our own data.
pub(super) fn warnings(content: &Content) -> Vec<ValidationError> {
    let mut warnings = Vec::new();
    let mut warn = |at: String, why: String| warnings.push(ValidationError::new(at, why));
    machines(content, &mut warn);
    spaces(content, &mut warn);
    funding(content, &mut warn);
    laboratory(content, &mut warn);
    workshop_tiles(content, &mut warn);
    tiles(content, &mut warn);
    reports(content, &mut warn);
    if content.nesting().is_none() {
        let why = "benefits can lead to one another in a ring; only the pieces on the table end it";
        warn("benefits".into(), why.into());
    }
    warnings
}

/// Components 2.2: each machine has every colour three times; in R&D, part and Chemical agree.
fn machines(content: &Content, warn: &mut impl FnMut(String, String)) {
    for area in Area::ALL {
        let file = match area {
            Area::Government => "government.toml",
            Area::Lab => "lab.toml",
            Area::Rnd => "rnd.toml",
        };
        for colour in Colour::ALL {
            let of_colour =
                |&space: &BotSpace| content.bot_spaces[space].chemical == colour.chemical();
            let count = BotSpace::of_area(area).filter(of_colour).count();
            if count != 3 {
                let field = if area == Area::Government { "part" } else { "chemical" };
                let what =
                    if area == Area::Government { colour.word() } else { colour.chemical().word() };
                warn(
                    format!("{file}, space, {field}"),
                    format!("{what} stands on {count} spaces; on ours on 3"),
                );
            }
        }
    }
    for space in BotSpace::of_area(Area::Rnd) {
        let facts = &content.bot_spaces[space];
        if facts.part != Some(facts.chemical.colour()) {
            let why = "part and Chemical differ in colour; on ours they agree";
            warn(format!("rnd.toml, space {space}, part"), why.into());
        }
        let bottom = space.position() == Position::Third;
        if bottom != (facts.cost == Cost::ChemicalOrPart) {
            let why = "the extra cost belongs to the bottom spaces (WM-RND.5)";
            warn(format!("rnd.toml, space {space}, cost"), why.into());
        }
        if bottom && !facts.benefit.gains().any(|gain| gain == Gain::Bot) {
            let why = "the bottom space gives a Bot (WM-RND.7)";
            warn(format!("rnd.toml, space {space}, benefit"), why.into());
        }
    }
}

/// Components 4: one type of Voucher for each Location.
fn spaces(content: &Content, warn: &mut impl FnMut(String, String)) {
    for area in Area::ALL {
        let mut vouchers = ActionSpace::of_location(area.location())
            .map(|space| content.action_spaces[space].voucher);
        let first = vouchers.next();
        if vouchers.any(|voucher| Some(voucher) != first) {
            let why = format!("the spaces of {area} give different Vouchers; on ours the same");
            warn("spaces.toml, space, voucher".into(), why);
        }
    }
}

/// Components 8: the first space is empty; CP and modifiers rise.
fn funding(content: &Content, warn: &mut impl FnMut(String, String)) {
    for area in Area::ALL {
        let track = content.funding(area);
        let (mut cp, mut modifier) = (0, 0);
        for (space, facts) in track.iter() {
            let at = |field| format!("funding.toml, {area} {space}, {field}");
            let start = FundingSpace::new(0) == Some(space);
            if start && (facts.cp, facts.modifier, facts.benefit.is_none()) != (0, 0, true) {
                warn(at("benefit"), "on ours the start gives nothing".into());
            }
            if facts.cp > 0 && facts.cp < cp {
                warn(at("cp"), format!("{} is less than {cp} further left", facts.cp));
            }
            if facts.modifier < modifier {
                warn(
                    at("modifier"),
                    format!("{} is less than {modifier} further left", facts.modifier),
                );
            }
            cp = cp.max(facts.cp);
            modifier = facts.modifier;
        }
    }
}

/// Components 9: top Goal spaces have alternatives.
fn laboratory(content: &Content, warn: &mut impl FnMut(String, String)) {
    for space in GoalSpace::all() {
        let count = content.goal_spaces[space].alternatives().count();
        let expected = if space.height() == GoalHeight::Top { 2 } else { 1 };
        if count != expected {
            let why = format!("it has {count} benefits to choose from; on ours {expected}");
            warn(format!("laboratory.toml, goal_space {space}, benefit"), why);
        }
    }
}

/// Components 10.2: each pair of two colours three times.
fn workshop_tiles(content: &Content, warn: &mut impl FnMut(String, String)) {
    let pairs = content
        .workshop_tiles
        .facts()
        .iter()
        .map(|tile| (tile.top.min(tile.bottom), tile.top.max(tile.bottom)));
    for one in Colour::ALL {
        for other in Colour::ALL.into_iter().filter(|&other| other >= one) {
            let count = pairs.clone().filter(|&pair| pair == (one, other)).count();
            let expected = if one == other { 0 } else { 3 };
            if count != expected {
                let why = format!("{one} and {other} meet on {count} tiles; on ours on {expected}");
                warn("workshop.toml, tile".into(), why);
            }
        }
    }
}

/// Components 10.3 to 10.5: the distribution of weathers, Science and icons over the tiles.
fn tiles(content: &Content, warn: &mut impl FnMut(String, String)) {
    for weather in Weather::ALL {
        for stage in Stage::ALL {
            let tiles = content.experiments.facts().iter();
            let count = tiles.filter(|tile| (tile.weather, tile.stage) == (weather, stage)).count();
            if count != 1 {
                let why =
                    format!("there are {count} tiles of {weather} on Stage {stage}; on ours 1");
                warn("experiments.toml, tile, weather".into(), why);
            }
        }
    }
    for (id, tile) in content.experiments.iter() {
        if tile.reward.alternatives().count() != 2 {
            let why = "expected two rewards to choose from (WM-PHB.7)";
            warn(format!("experiments.toml, tile {id}, reward"), why.into());
        }
    }
    for (id, tile) in content.extreme.iter() {
        if usize::from(tile.science) != tile.level.index() {
            let why = format!(
                "{} Science on level {}; on ours {}",
                tile.science,
                tile.level,
                tile.level.index()
            );
            warn(format!("extreme_weather.toml, tile {id}, science"), why);
        }
        if tile.spaces.len() < 2 || tile.spaces.len() > 3 {
            let why = format!("{} marker spaces; on ours 2 or 3", tile.spaces.len());
            warn(format!("extreme_weather.toml, tile {id}, spaces"), why);
        }
    }
    let kept = content.solo_goals();
    for area in Area::ALL {
        let majorities =
            content.goals.facts().iter().filter(|tile| tile.area == area && tile.is_majority());
        if majorities.count() != 4 {
            let why = format!("{area} has not 4 tiles with the majority icon; on ours it has");
            warn("goals.toml, tile, condition".into(), why);
        }
        let mut icons: Vec<_> =
            kept.iter().filter(|&tile| content.goals[tile].area == area).collect();
        icons.sort_by_key(|&tile| content.goals[tile].icon());
        icons.dedup_by_key(|tile| content.goals[*tile].icon());
        if icons.len() < 2 {
            let why = format!("{area} has fewer than 2 icons for a solo game (SAB-R.27)");
            warn("goals.toml, tile, condition".into(), why);
        }
    }
}

/// Components 11.1: ten cards for each agent and ten for each indicator, as found and not printed
/// in the rules.
fn reports(content: &Content, warn: &mut impl FnMut(String, String)) {
    let cards = content.reports.facts();
    for agent in Agent::ALL {
        let count = cards.iter().filter(|card| card.agent == agent).count();
        if count != 10 {
            let why = format!("the {agent} agent is on {count} cards; on ours on 10");
            warn("saboteurs.toml, report, agent".into(), why);
        }
    }
    for indicator in Indicator::ALL {
        let count = cards.iter().filter(|card| card.indicator == indicator).count();
        if count != 10 {
            let why = format!("{indicator} is on {count} cards; on ours on 10");
            warn("saboteurs.toml, report, indicator".into(), why);
        }
    }
}
