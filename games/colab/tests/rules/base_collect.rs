//! CL-13, CL-14, CL-15: Collect, and the effects of icons.

use colab::{EffectSource, Frame, Owner, Tower};

use game_core::Game;

use crate::support::*;

/// A Collect in the gear lab, between the eye and the spark tower, with three minions there.
fn three_workers() -> Scene {
    let table = scene(3).lab(ONE, "gear").at(Frame::Collect);
    table.minion("eye 1", Owner::Player(TWO), None).tile("gear", "L", "U101")
}

/// [CL-13.2, CL-13.3, TS-01] Three minions can pay 2 and 1, or 1 three times, but not 2 twice.
#[test]
fn minions_are_used_up_by_the_costs() {
    let mut game = three_workers().tile("gear", "R", "U118").game();
    assert_eq!(listed(&game), ["use L", "use C", "use R", "stop"]);
    play(&mut game, &["use R", "work spark 1", "work spark 2"]);
    assert_eq!(listed(&game), ["use L", "use C", "stop"], "one minion is not two");
    play(&mut game, &["use L", "token red"]);
    assert!(game.state().frames.pending().is_empty(), "nobody is left, so the Collect is over");
    let mut game = three_workers().game();
    play(&mut game, &["use L", "work spark 1", "token red", "use L", "work spark 2", "token red"]);
    play(&mut game, &["use L", "token blue"]);
    assert_eq!(area(&game, ONE).tokens.values(), [2, 1, 0]);
}

/// [CL-13.1, CL-13.5, CL-13.8] Anybody's minions on both towers work, with dice or without.
#[test]
fn minions_of_both_towers_work_whoever_owns_them() {
    let mut game = three_workers().tile("gear", "R", "U118").game();
    play(&mut game, &["use R"]);
    assert_eq!(listed(&game), ["work spark 1", "work spark 2"]);
    play(&mut game, &["work spark 2"]);
    let minion = |window: &str| game.state().windows[window.parse().expect("a window")];
    assert!(minion("eye 1").is_some_and(|minion| minion.worked));
}

/// [CL-5.3, TD-48] Neutral minions work, and have no die to pay with.
#[test]
fn neutral_minions_work() {
    let table = || {
        let table = scene(2).lab(ONE, "eye").at(Frame::Collect);
        table.send("herb 1", "bone 1", None).send("herb 2", "bone 2", None)
    };
    let game = table().send("eye 3", "spark 1", None).game();
    assert!(listed(&game).is_empty(), "a tile of cost 2 finds one minion");
    let mut game = table().game();
    assert_eq!(listed(&game), ["use C", "stop"]);
    play(&mut game, &["use C", "die red"]);
    assert_eq!(area(&game, ONE).bowl_size(), 1);
    assert!(game.state().frames.pending().is_empty(), "once: both have worked");
}

/// [CL-13.4, CL-13.10] A minion that has worked cannot work again until the turn is over.
#[test]
fn nobody_works_twice_in_a_turn() {
    let mut game = three_workers().tile("gear", "R", "U118").game();
    play(&mut game, &["use R", "work spark 1", "work spark 2", "stop"]);
    let mut state = *game.state();
    let tired = |state: &colab::State| {
        state.windows.values().iter().flatten().filter(|minion| minion.worked).count()
    };
    assert_eq!(tired(&state), 2);
    state.frames.call(Frame::Steps { list: colab::List::EndOfTurn, next: 0 });
    let game = scene(3).with(|scene| *scene = state).game();
    assert_eq!(tired(game.state()), 0);
}

/// [CL-13.6, TD-16] The die of a minion that has worked can still pay.
#[test]
fn work_and_dice_are_apart() {
    let table = scene(3).lab(ONE, "gear").at(Frame::Collect).tile("gear", "L", "U105");
    let table = table.send("spark 1", "eye 1", Some("white V")).send("spark 2", "bone 1", None);
    let mut game = table.game();
    play(&mut game, &["use L"]);
    let minion = game.state().windows["eye 1".parse().expect("a window")].expect("a minion");
    assert!(minion.worked && !minion.paid && minion.die.is_some());
    assert_eq!(area(&game, ONE).new_potions, 1);
}

/// [CL-13.7] A tile with symbols only cannot be used.
#[test]
fn a_tile_without_a_cost_cannot_be_used() {
    let game = three_workers().tile("gear", "L", "U111").game();
    assert_eq!(listed(&game), ["use C", "stop"]);
}

fn effect_of_tile(tile: &str) -> Frame {
    Frame::Effect { of: EffectSource::Tile(tile.parse().expect("a tile")), part: 0, times: 0 }
}

/// [CL-14.1, CL-1.12, CL-1.9, CL-1.3, TD-57] Dice come unrolled, as many as the supply has.
#[test]
fn a_colour_that_is_used_up_brings_nothing() {
    let no_red = |tile: &str| {
        let table = scene(3).lab(ONE, "gear").at(effect_of_tile(tile)).with(|state| {
            state.players[TWO].bowl[colab::DieColour::Red] = 20;
            state.supply[colab::DieColour::Red] = 0;
        });
        table.game()
    };
    let mut game = no_red("S4");
    assert_eq!(listed(&game), ["die blue", "die purple", "skip"]);
    play(&mut game, &["die blue"]);
    assert_eq!(area(&game, ONE).bowl_size(), 1);
    assert_eq!(area(&no_red("S2"), ONE).bowl_size(), 0);
}

/// [CL-14.2, CL-1.14] A grey card icon gives a card from any deck, or can be declined.
#[test]
fn a_grey_card_is_of_any_deck() {
    let mut game = scene(3).lab(ONE, "gear").at(effect_of_tile("U115")).game();
    assert_eq!(listed(&game), ["deck device", "deck potion", "deck monster", "skip"]);
    play(&mut game, &["deck monster", "draw M07"]);
    assert_eq!(in_hand(&game, ONE, "M07"), 1);
    let mut game = scene(3).lab(ONE, "gear").at(effect_of_tile("U115")).game();
    play(&mut game, &["skip"]);
    assert_eq!(area(&game, ONE).hand_size(), 0);
}

/// [CL-14.3, CL-14.4, CL-14.5, CL-1.13, CL-1.15] Tokens, potions and research, part by part.
#[test]
fn tokens_come_from_an_endless_supply() {
    let mut game = scene(3).lab(ONE, "gear").at(effect_of_tile("U117")).game();
    assert_eq!(area(&game, ONE).new_potions, 0, "the token comes first");
    play(&mut game, &["token purple"]);
    assert_eq!((area(&game, ONE).new_potions, area(&game, ONE).token_count()), (1, 1));
    let game = scene(3).lab(ONE, "gear").at(effect_of_tile("U304")).game();
    assert_eq!(area(&game, ONE).research, 5);
}

/// [CL-14.6] A trigger icon uses a card whose token is face up.
#[test]
fn a_trigger_icon_uses_a_ready_card() {
    let table =
        scene(3).lab(ONE, "gear").at(effect_of_tile("U208")).grid(ONE, &["D03 d4", "D02 d5"]);
    let mut game = table.game();
    assert_eq!(listed(&game), ["fire d4", "skip"]);
    play(&mut game, &["fire d4"]);
    assert_eq!(area(&game, ONE).tokens.values(), [1, 0, 0]);
}

/// [CL-14.8, CL-14.9] A return rolls a die of the bowl or the pool, and does nothing without dice.
#[test]
fn a_return_is_one_die_of_bowl_or_pool() {
    let table = scene(3).lab(ONE, "gear").at(effect_of_tile("U106"));
    let mut game = table.bowl(ONE, &["red"]).pool(ONE, &["white G"]).game();
    assert_eq!(listed(&game), ["roll red", "reroll white G", "skip"]);
    play(&mut game, &["reroll white G", "face white H"]);
    assert_eq!(in_pool(&game, ONE, "white H"), 1);
    let game = scene(3).lab(ONE, "gear").at(effect_of_tile("U118")).game();
    assert!(game.state().frames.pending().is_empty());
}

fn bottom_of(tower: Tower) -> Frame {
    let of = EffectSource::Row(tower, colab::Row::Bottom);
    Frame::Effect { of, part: 0, times: 0 }
}

/// [CL-15.1, CL-1.11, TD-55] The second deck is chosen after the first card is seen.
#[test]
fn of_two_cards_drawn_one_is_kept() {
    let mut game = scene(3).lab(ONE, "gear").at(bottom_of(Tower::Spark)).game();
    play(&mut game, &["deck device", "draw D01"]);
    assert_eq!(listed(&game), ["deck device", "deck potion", "deck monster"]);
    play(&mut game, &["deck monster", "draw M02"]);
    assert_eq!(listed(&game), ["keep D01", "keep M02"]);
    play(&mut game, &["keep M02"]);
    assert_eq!((in_hand(&game, ONE, "M02"), in_hand(&game, ONE, "D01")), (1, 0));
    assert_eq!(game.state().discarded["D01".parse().expect("a card")], 1);
}

/// Leaves only these cards to draw, as if all others were built, held or discarded.
fn only_left(state: &mut colab::State, left: &[&str]) {
    for card in <colab::Card as game_core::Id>::all() {
        let copies = colab::Content::ours().cards[card].copies;
        let kept = left.iter().filter(|other| **other == card.to_string()).count() as u8;
        state.players[THREE].hand[card] = copies - kept;
    }
}

/// [CL-15.2] A single card may be kept.
#[test]
fn a_single_card_may_be_kept() {
    let table = scene(3).lab(ONE, "gear").at(bottom_of(Tower::Spark));
    let mut game = table.with(|state| only_left(state, &["D01"])).game();
    assert_eq!(listed(&game), ["keep D01", "skip"]);
    play(&mut game, &["keep D01"]);
    assert_eq!(in_hand(&game, ONE, "D01"), 1);
}

/// [CL-1.10, TD-56] An empty deck is refilled from its discard pile; without one, no card is drawn.
#[test]
fn an_empty_deck_is_shuffled_anew() {
    let table = scene(3).lab(ONE, "gear").at(bottom_of(Tower::Gear)).with(|state| {
        only_left(state, &["D01", "D01", "D02"]);
        state.discarded["D01".parse().expect("a card")] = 2;
        state.discarded["D02".parse().expect("a card")] = 1;
    });
    let mut game = table.game();
    assert_eq!(listed(&game), ["draw D01", "draw D02"]);
    play(&mut game, &["draw D02"]);
    assert_eq!(game.state().discarded.values().iter().sum::<u8>(), 0);
    let table = scene(3).lab(ONE, "gear").at(bottom_of(Tower::Gear));
    let game = table.with(|state| only_left(state, &[])).game();
    assert_eq!(area(&game, ONE).hand_size(), 0);
}

/// [CL-15.4, CL-15.6] Rows give potions, returns, and tokens of exactly their colour.
#[test]
fn rows_bring_what_they_show() {
    let top = |tower| {
        let of = EffectSource::Row(tower, colab::Row::Top);
        Frame::Effect { of, part: 0, times: 0 }
    };
    let game = scene(3).lab(ONE, "gear").at(top(Tower::Gear)).game();
    assert_eq!(area(&game, ONE).new_potions, 1);
    let game = scene(3).lab(ONE, "gear").at(top(Tower::Herb)).game();
    assert_eq!(area(&game, ONE).tokens.values(), [1, 0, 0], "insert I2b");
}
