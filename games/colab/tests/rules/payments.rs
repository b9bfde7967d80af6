//! CL-17 against an independent search: on random hands exactly the affordable cards are offered,
//! and exactly the payments that cover a price can be completed.

use std::collections::BTreeSet;

use colab::{CoLab, Content, DieColour, Event, Frame, Item, Owner, Price, Rolled, Symbol};
use game_core::{Dice, Draw, Emitted, Game, Id};

use crate::support::*;

/// An item to pay with, in readable form: its name, and its letters. A letter is a symbol, a bare
/// shape, or `W` for anything.
#[derive(Clone, Debug)]
struct Thing {
    name: String,
    letters: Vec<char>,
}

impl Thing {
    fn new(name: impl Into<String>, letters: &str) -> Thing {
        let letters = letters.chars().filter(|letter| *letter != '+').collect();
        Thing { name: name.into(), letters }
    }

    fn die(name: impl Into<String>, die: Rolled) -> Thing {
        let text = die.to_string();
        let (_, letters) = text.split_once(' ').expect("a colour and letters");
        Thing::new(name, letters)
    }
}

/// Whether a letter can stand for a symbol.
fn stands_for(mark: char, symbol: char) -> bool {
    let shapes = [('R', "GS"), ('B', "HV"), ('U', "NE"), ('W', "GSHVNE")];
    let shape = shapes.iter().find(|(letter, _)| *letter == mark);
    mark == symbol || shape.is_some_and(|(_, symbols)| symbols.contains(symbol))
}

/// Whether these items cover exactly these symbols, each with at least one of its letters.
fn covers(things: &[&Thing], symbols: &[char]) -> bool {
    let Some((thing, rest)) = things.split_first() else { return symbols.is_empty() };
    let uses = (1..1u32 << thing.letters.len()).map(|bits| {
        let marks = thing.letters.iter().enumerate();
        marks.filter(|(at, _)| bits >> at & 1 == 1).map(|(_, mark)| *mark).collect::<Vec<char>>()
    });
    uses.into_iter().any(|marks| uses_marks(&marks, rest, symbols))
}

fn uses_marks(marks: &[char], rest: &[&Thing], symbols: &[char]) -> bool {
    let Some((mark, others)) = marks.split_first() else { return covers(rest, symbols) };
    (0..symbols.len()).filter(|at| stands_for(*mark, symbols[*at])).any(|at| {
        let mut left = symbols.to_vec();
        left.remove(at);
        uses_marks(others, rest, &left)
    })
}

/// Every set of items that pays a price, by name.
fn payments(things: &[Thing], symbols: &[char]) -> BTreeSet<Vec<String>> {
    (0..1u32 << things.len())
        .map(|bits| -> Vec<&Thing> {
            let some = things.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            some.map(|(_, thing)| thing).collect()
        })
        .filter(|some| some.len() <= symbols.len() && covers(some, symbols))
        .map(|some| {
            let mut names: Vec<String> = some.iter().map(|thing| thing.name.clone()).collect();
            names.sort();
            names
        })
        .collect()
}

/// A price, symbol by symbol.
fn symbols(price: &Price) -> Vec<char> {
    let each = price.iter().flat_map(|(symbol, count)| (0..*count).map(move |_| symbol.letter()));
    each.collect()
}

/// The name of a paid item.
fn name(item: Item) -> String {
    match item {
        Item::Token(colour) => format!("{colour} token"),
        Item::Wild => "wild token".into(),
        Item::Minion(window, _) | Item::WildDie(window) => format!("minion {window}"),
        Item::Die(die) => die.to_string(),
    }
}

/// Follows every answer until the card is built, and collects the payments.
fn follow(game: &CoLab, text: &str, paid: &[String], all: &mut BTreeSet<Vec<String>>) {
    let mut game = game.clone();
    let mut emitted: Vec<Emitted<Event>> = Vec::new();
    game.apply(text.parse().expect("a choice"), &mut emitted).expect("it is listed");
    let mut paid = paid.to_vec();
    paid.extend(emitted.iter().filter_map(|emitted| match emitted.event {
        Event::Paid { item, .. } => Some(name(item)),
        _ => None,
    }));
    if !matches!(game.state().frames.top(), Some(Frame::Pay)) {
        assert_eq!(area(&game, ONE).grid.len(), 1, "a payment that did not end: {paid:?}");
        paid.sort();
        assert!(all.insert(paid.clone()), "{paid:?} in two orders");
        return;
    }
    let listed = listed(&game);
    assert!(!listed.is_empty(), "nothing can follow {paid:?}");
    listed.iter().for_each(|text| follow(&game, text, &paid, all));
}

/// A random roll of a die of random colour.
fn some_die(dice: &mut Dice) -> Rolled {
    let colour = DieColour::ALL[dice.below(4) as usize];
    Content::ours().dice[colour][dice.below(6) as usize]
}

/// A random hand of cards, no two alike.
fn some_cards(dice: &mut Dice) -> Vec<colab::Card> {
    let mut cards: Vec<colab::Card> =
        (0..6).filter_map(|_| colab::Card::new(dice.below(42) as usize)).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// A Build with random items to pay with, and those items. Against an enemy one can be a WILD die.
fn some_table(dice: &mut Dice, alone: bool) -> (Scene, Vec<Thing>) {
    let mut things = Vec::new();
    let mut table = if alone { solo("luciana", "death_ray") } else { scene(3) };
    // The gear lab lies between the towers eye and spark.
    table = table.lab(ONE, "gear");
    for _ in 0..dice.below(4) {
        let die = some_die(dice);
        things.push(Thing::die(die.to_string(), die));
        table = table.pool(ONE, &[&die.to_string()]);
    }
    for (colour, shape) in colab::Colour::ALL.into_iter().zip(["R", "B", "U"]) {
        for _ in 0..dice.below(5).saturating_sub(3) {
            things.push(Thing::new(format!("{colour} token"), shape));
            table = table.with(|state| state.players[ONE].tokens[colour] += 1);
        }
    }
    for _ in 0..dice.below(4).saturating_sub(1) {
        things.push(Thing::new("wild token", "W"));
        table = table.with(|state| state.players[ONE].wild += 1);
    }
    if dice.below(2) == 0 {
        let die = some_die(dice);
        things.push(Thing::die("minion eye 2", die));
        table = table.send("herb 1", "eye 2", Some(&die.to_string()));
    }
    if alone && dice.below(2) == 0 {
        things.push(Thing::new("minion spark 3", "W"));
        table = table.shift("vial 1", "spark 3", "wild");
    } else if !alone && dice.below(2) == 0 {
        let die = some_die(dice);
        things.push(Thing::die("minion spark 3", die));
        table = table.minion("spark 3", Owner::Player(THREE), Some(&die.to_string()));
    }
    (table, things)
}

fn build() -> Frame {
    Frame::Build { left: game_core::EnumMap([9, 9, 9]) }
}

/// [CL-17.1, CL-17.6, CL-17.8, CL-17.14, CL-1.8, CLS-12.8] Exactly the affordable cards are
/// offered; every payment that covers the price can be made, in one order only, and no other.
#[test]
fn exactly_the_payments_that_cover_a_price_can_be_made() {
    let content = Content::ours();
    let (mut offered, mut refused, mut ways, mut wild) = (0, 0, 0, 0);
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let (table, things) = some_table(&mut dice, seed % 2 == 0);
        let cards = some_cards(&mut dice);
        let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let game = table.hand(ONE, &names).at(build()).game();
        for card in cards {
            let expected = payments(&things, &symbols(&content.cards[card].cost));
            let text = format!("build {card}");
            assert_eq!(offers(&game, &text), !expected.is_empty(), "{card} with {things:?}");
            if expected.is_empty() {
                refused += 1;
                continue;
            }
            let mut all = BTreeSet::new();
            follow(&game, &text, &[], &mut all);
            assert_eq!(all, expected, "{card} with {things:?}");
            offered += 1;
            ways += all.len();
            let of_a_wild_die = |names: &Vec<String>| {
                seed % 2 == 0 && names.iter().any(|name| name == "minion spark 3")
            };
            wild += all.iter().filter(|names| of_a_wild_die(names)).count();
        }
    }
    println!("{offered} cards offered, {refused} not, {ways} payments, {wild} with a WILD die");
    assert!(offered > 200 && refused > 200 && ways > 1000 && wild > 50);
}

/// [CL-17.12, CL-17.14] With reactions that lower a price, exactly the cards that are affordable
/// with all of them are offered: some symbols are dropped, but never the last one.
#[test]
fn exactly_what_can_be_paid_with_discounts_is_offered() {
    let content = Content::ours();
    let (mut offered, mut by_discount) = (0, 0);
    for seed in 1000..1400 {
        let mut dice = Dice::new(seed);
        let (table, things) = some_table(&mut dice, seed % 2 == 0);
        let mut cards = some_cards(&mut dice);
        // Both copies of the card that lowers prices are in the grid.
        cards.retain(|card| card.to_string() != "D08");
        let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let reactions = 1 + dice.below(2) as usize;
        let grid = ["D08 d4", "D08 d5"];
        let game = table.hand(ONE, &names).grid(ONE, &grid[..reactions]).at(build()).game();
        for card in cards {
            let price = symbols(&content.cards[card].cost);
            let falls = reactions.min(price.len() - 1);
            let expected = without(&price, falls).iter().any(|left| {
                let all: Vec<&Thing> = things.iter().collect();
                some_cover(&all, left)
            });
            assert_eq!(offers(&game, &format!("build {card}")), expected, "{card}: {things:?}");
            offered += u32::from(expected);
            let all: Vec<&Thing> = things.iter().collect();
            by_discount += u32::from(expected && !some_cover(&all, &price));
        }
    }
    println!("{offered} cards offered, {by_discount} of them only with a discount");
    assert!(offered > 200 && by_discount > 50);
}

/// Whether some of these items cover exactly these symbols.
fn some_cover(things: &[&Thing], symbols: &[char]) -> bool {
    (0..1u32 << things.len()).any(|bits| {
        let some = things.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        let some: Vec<&Thing> = some.map(|(_, thing)| *thing).collect();
        some.len() <= symbols.len() && covers(&some, symbols)
    })
}

/// Every remainder of a price after this many symbols are dropped.
fn without(price: &[char], falls: usize) -> Vec<Vec<char>> {
    let kept =
        (0..1u32 << price.len()).filter(|bits| bits.count_ones() as usize == price.len() - falls);
    let left = kept.map(|bits| {
        let some = price.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        some.map(|(_, symbol)| *symbol).collect()
    });
    left.collect()
}

/// The letters of this search match the symbols of the game.
#[test]
fn every_symbol_is_stood_for_by_its_letter_its_shape_and_a_wild() {
    for symbol in Symbol::ALL {
        let stands: String =
            "GSHVNERBUW".chars().filter(|mark| stands_for(*mark, symbol.letter())).collect();
        assert_eq!(stands.len(), 3, "{symbol}: {stands}");
    }
}
