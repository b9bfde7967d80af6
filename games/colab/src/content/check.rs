//! Checks for content with which no game can be played.

use game_core::{Id, Tables};

use super::Content;
use crate::ability::{Ability, Happens, Often};
use crate::effect::Part;
use crate::types::{Deck, DieColour, Symbol, Tier, Tile};

/// The most upgrade spaces that a position can hold.
pub(crate) const MOST_SPACES: usize = 16;

/// Reports content with which no game can be played.
pub(super) fn check(content: &Content, tables: &mut Tables) {
    for (die, faces) in content.dice.iter() {
        if faces.len() != 6 {
            tables.object(format!("dice.toml, die {die}"), "a die has six faces");
        }
    }
    let symbols: Vec<_> =
        content.dice[DieColour::White].iter().filter_map(|face| face.white_symbol()).collect();
    if !Symbol::ALL.iter().all(|symbol| symbols.contains(symbol)) {
        tables.object("dice.toml, die white", "every symbol names a tower, so each has a face");
    }
    if content.dice_count[DieColour::White] < 4 * content.start.white_dice {
        tables.object("modes.toml, pieces", "there are too few white dice for four players");
    }
    for deck in Deck::ALL {
        let cards: u32 = deck.cards().map(|card| u32::from(content.cards[card].copies)).sum();
        if cards != 36 {
            tables
                .object(format!("{deck}s"), format!("the deck has 36 cards, here it has {cards}"));
        }
    }
    tiles(content, tables);
    first_game(content, tables);
    upgrade_spaces(content, tables);
    for (scientist, facts) in content.scientists.iter() {
        if [&facts.dice, &facts.cards, &facts.tokens].iter().any(|list| list.len() != 3) {
            tables
                .object(format!("scientists.toml, scientist {scientist}"), "a list has 3 numbers");
        }
    }
    for (card, facts) in content.cards.iter() {
        if matches!(facts.ability, Ability::React(Happens::Pay, Often::EachTime, _)) {
            tables.object(format!("card {card}"), "a reaction to paying is used once a turn");
        }
    }
    let draw =
        content.towers.facts().iter().filter(|row| matches!(row.get(0), Some(Part::Draw(..))));
    if draw.count() != 3 {
        tables.object("board.toml, tower", "three bottom rows draw cards and keep some");
    }
    let draws = content.cards.facts().iter().map(|card| card.ability.effect());
    let rows = content.towers.facts().iter().chain(content.inserts.facts()).copied();
    let sections = content.bonus.facts().iter().map(|bonus| bonus.effect);
    for part in
        draws.chain(rows).chain(sections).flat_map(|effect| effect.parts().collect::<Vec<_>>())
    {
        if let Part::Draw(draw, keep) = part
            && (draw > 8 || keep > draw)
        {
            tables.object(part.to_string(), "at most 8 cards are drawn, and no more kept");
        }
    }
}

fn tiles(content: &Content, tables: &mut Tables) {
    for tile in Tile::all() {
        let facts = content.tiles[tile];
        let expected = [Tier::Starter, Tier::One, Tier::Two, Tier::Three][tile.tier_number()];
        if facts.tier != expected {
            tables
                .object(format!("upgrades.toml, tile {tile}"), format!("it is of tier {expected}"));
        }
        if facts.cost == 0 && !facts.effect.is_none() {
            let why = "a tile that brings something has a cost";
            tables.object(format!("upgrades.toml, tile {tile}"), why);
        }
        if facts.tier == Tier::Starter && facts.copies != 1 {
            tables
                .object(format!("upgrades.toml, tile {tile}"), "there is one of each starter tile");
        }
    }
    let first: u32 =
        content.tiles_of(Tier::One).map(|tile| u32::from(content.tiles[tile].copies)).sum();
    if first < 12 {
        tables.object("upgrades.toml", "set-up needs 12 tiles of the first tier");
    }
}

fn first_game(content: &Content, tables: &mut Tables) {
    let ring = &content.first_game;
    let different = |at: usize, other: usize| {
        let (one, two) = (ring[at], ring[other]);
        one.tower != two.tower
            && one.lab != two.lab
            && one.insert.index() / 2 != two.insert.index() / 2
            && one.starter != two.starter
    };
    let whole = ring.len() == 6
        && (0..6).all(|at| (0..at).all(|other| different(at, other)))
        && ring.iter().all(|place| content.tiles[place.starter].tier == Tier::Starter);
    if !whole {
        let why = "six different towers, inserts, labs and starter tiles lie around the centre";
        tables.object("board.toml, first_game", why);
    }
}

fn upgrade_spaces(content: &Content, tables: &mut Tables) {
    for spaces in content.upgrade_spaces.facts() {
        let rising = spaces.is_sorted_by(|one, other| one < other) && spaces.first() != Some(&0);
        if !rising || spaces.len() > MOST_SPACES {
            let why = format!("expected up to {MOST_SPACES} rising spaces, found {spaces:?}");
            tables.object("scoreboard.toml, spaces", why);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SourceFile;

    fn refused(name: &str, text: &str) -> String {
        let owner = [SourceFile { name: name.into(), text: text.into() }];
        let errors = Content::load(&owner).expect_err("no game can be made of it");
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn our_content_makes_a_game() {
        let content = Content::ours();
        let copies = |tier| -> u32 {
            content.tiles_of(tier).map(|tile| u32::from(content.tiles[tile].copies)).sum()
        };
        assert_eq!([Tier::Starter, Tier::One, Tier::Two, Tier::Three].map(copies), [6, 24, 18, 10]);
        assert_eq!(content.dice_count.0.iter().map(|&count| u32::from(count)).sum::<u32>() + 8, 84);
        let draws =
            content.towers.facts().iter().filter(|row| row.get(0) == Some(Part::Draw(2, 1)));
        assert_eq!(draws.count(), 3);
    }

    #[test]
    fn every_objection_names_its_place() {
        let said = refused("dice.toml", "[[die]]\nid = \"white\"\nfaces = \"G G G G G G\"\n");
        assert!(said.contains("die white"), "{said}");
        let said = refused("dice.toml", "[[die]]\nid = \"red\"\nfaces = \"H S S S S S\"\n");
        assert!(said.contains("cannot show 'H'"), "{said}");
        let said = refused("devices.toml", "[[card]]\nid = \"D01\"\ncopies = 9\n");
        assert!(said.contains("42"), "{said}");
        let said = refused("upgrades.toml", "[[tile]]\nid = \"S1\"\ncost = 0\n");
        assert!(said.contains("tile S1"), "{said}");
        let said = refused("scoreboard.toml", "[[spaces]]\nid = \"two\"\nupgrades = \"8 4\"\n");
        assert!(said.contains("rising"), "{said}");
    }
}
