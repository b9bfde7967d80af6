use std::collections::BTreeMap;

use super::super::Content;
use crate::benefit::Gain;
use crate::cost::Cost;
use crate::deed::Deed;
use crate::types::*;
use game_core::Source;

fn count<K: Id, F>(facts: &game_core::Sourced<K, F>) -> usize {
    facts.iter().count()
}

#[test]
fn our_content_is_accepted_without_a_warning() {
    let content = Content::ours();
    assert_eq!(content.warnings(), []);
    assert_eq!(content.fingerprint.len(), 16);
}

#[test]
fn every_component_is_there() {
    let content = Content::ours();
    let counts = [
        (count(&content.set_up), 4),
        (count(&content.chemical_spaces), 5),
        (count(&content.action_spaces), 4 + 3 * 3),
        (count(&content.bot_spaces), 3 * 15),
        (count(&content.subsidy_columns), 5),
        (count(&content.subsidy_rows), 3),
        (count(&content.government_funding), 10),
        (count(&content.lab_funding), 10),
        (count(&content.rnd_funding), 10),
        (count(&content.sections), 4),
        (count(&content.slots), 12),
        (count(&content.vouchers), 5),
        (count(&content.office), 6 * 3),
        (count(&content.slides), 6),
        (count(&content.goal_spaces), 6),
        (count(&content.workshop_cells), 3),
        (count(&content.subsidies), 15),
        (count(&content.workshop_tiles), 30),
        (count(&content.experiments), 15),
        (count(&content.extreme), 15),
        (count(&content.goals), 36),
        (count(&content.reports), 20),
        (count(&content.challenges), 12),
        (count(&content.aid), 8),
        (count(&content.ranks), 5),
    ];
    for (index, (found, expected)) in counts.into_iter().enumerate() {
        assert_eq!(found, expected, "number {index}");
    }
}

#[test]
fn goal_tiles_have_twelve_majorities_and_solo_keeps_eight_eight_and_seven() {
    let content = Content::ours();
    let majorities = content.goals.facts().iter().filter(|tile| tile.is_majority()).count();
    assert_eq!(majorities, 12);
    let kept =
        |area| content.solo_goals().iter().filter(|&tile| content.goals[tile].area == area).count();
    assert_eq!(Area::ALL.map(kept), [8, 8, 7]);
}

#[test]
fn reports_are_spread_as_they_were_found() {
    let content = Content::ours();
    for agent in Agent::ALL {
        let mut by_destination = BTreeMap::new();
        for card in content.reports.facts().iter().filter(|card| card.agent == agent) {
            *by_destination.entry(card.destination.word()).or_insert(0) += 1;
        }
        let expected = [("government", 2), ("lab", 3), ("lativ", 2), ("rnd", 2), ("supply", 1)];
        assert_eq!(by_destination, BTreeMap::from(expected), "{agent}");
    }
    let first: Report = "SR01".parse().expect("a card");
    let card = content.reports[first];
    assert_eq!((card.agent, card.destination), (Agent::White, Destination::Lab), "EX-47");
}

#[test]
fn funding_scores_the_highest_number_at_or_left_of_the_marker() {
    let content = Content::ours();
    let cp: Vec<u8> =
        FundingSpace::all().map(|space| content.funding_cp(Area::Rnd, space)).collect();
    assert_eq!(cp, [0, 0, 2, 3, 3, 4, 6, 9, 12, 15]);
    let modifiers: Vec<u8> =
        content.lab_funding.facts().iter().map(|space| space.modifier).collect();
    assert_eq!(modifiers, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
}

#[test]
fn what_the_rulebooks_examples_say_is_in_the_data() {
    let content = Content::ours();
    // EX-23: the Wind branch of the Government has a blue space.
    let space: BotSpace = "government wind right".parse().expect("a space");
    assert_eq!(content.bot_spaces[space].part, Some(Colour::Blue));
    // EX-25: a column worth 1 Science and a row worth 1 R&D.
    let science = Gain::Voucher(Voucher::Science, 1);
    let rnd = Gain::Voucher(Voucher::Rnd, 1);
    assert!(content.subsidy_columns.facts().iter().any(|b| b.gains().eq([science])));
    assert!(content.subsidy_rows.facts().iter().any(|b| b.gains().eq([rnd])));
    // EX-29: a Radieu space at the bottom, with the extra cost.
    let space: BotSpace = "rnd rain bottom".parse().expect("a space");
    assert_eq!(content.bot_spaces[space].chemical, Chemical::Radieu);
    assert_eq!(content.bot_spaces[space].cost, Cost::ChemicalOrPart);
    // EX-30, EX-34: the parts of the Wind and Sun branches, and of their tiles.
    let mut parts = BotSpace::of_branch(Area::Rnd, Weather::Wind)
        .filter_map(|space| content.bot_spaces[space].part)
        .collect::<Vec<Colour>>();
    parts.sort();
    assert_eq!(parts, [Colour::Green, Colour::Green, Colour::Blue]);
    let tile = content.extreme_tile(Weather::Sun, Level::Three);
    assert_eq!(content.extreme[tile].parts.to_string(), "green pink");
    // EX-35: 5 CP; two parts or an Investment.
    let tile: ExperimentTile = "EX07".parse().expect("a tile");
    assert_eq!(content.experiments[tile].cp, 5);
    assert_eq!(content.experiments[tile].reward.to_string(), "part 2 | investment");
}

#[test]
fn subsidy_tiles_come_in_nine_types() {
    let content = Content::ours();
    let mut types: Vec<EnumSet<SubsidyTile>> = Vec::new();
    for tile in SubsidyTile::all() {
        let like = content.subsidies_like(tile);
        assert!(like.contains(tile));
        if !types.contains(&like) {
            types.push(like);
        }
    }
    assert_eq!(types.len(), 9);
    let publish = Gain::Do(Deed::Publish);
    assert!(content.subsidies.facts().iter().any(|tile| tile.benefit.gains().eq([publish])));
}

#[test]
fn benefits_lie_at_most_so_deep_within_one_another() {
    assert_eq!(Content::ours().nesting(), Some(3), "a tile, an action, a Bot's slot");
}

#[test]
fn every_value_knows_where_it_comes_from() {
    let content = Content::ours();
    let tile: ExtremeTile = "XW07".parse().expect("a tile");
    assert_eq!(content.extreme.sources(tile).of("parts"), Some(Source::Inferred));
    assert_eq!(content.extreme.sources(tile).of("title"), None, "titles are ours");
    assert_eq!(content.pieces.sources.of("bots"), Some(Source::Rulebook));
    let space: BotSpace = "lab rain top".parse().expect("a space");
    assert_eq!(content.bot_spaces.sources(space).of("chemical"), Some(Source::Reconstructed));
}

#[test]
fn every_benefit_of_the_content_reads_back_what_it_writes() {
    let content = Content::ours();
    let mut all: Vec<crate::Benefit> = Vec::new();
    for space in BotSpace::all() {
        all.push(content.bot_spaces[space].benefit);
    }
    for area in Area::ALL {
        all.extend(content.funding(area).facts().iter().map(|space| space.benefit));
    }
    all.extend(content.subsidy_columns.facts());
    all.extend(content.subsidy_rows.facts());
    all.extend(content.slots.facts());
    all.extend(content.office.facts());
    all.extend(content.slides.facts());
    all.extend(content.goal_spaces.facts());
    all.extend(content.subsidies.facts().iter().map(|tile| tile.benefit));
    all.extend(content.experiments.facts().iter().map(|tile| tile.reward));
    all.extend(content.extreme.facts().iter().flat_map(|tile| &tile.spaces));
    assert_eq!(all.len(), 45 + 30 + 8 + 12 + 18 + 6 + 6 + 15 + 15 + 35);
    for benefit in all {
        assert_eq!(benefit.to_string().parse(), Ok(benefit));
    }
}
