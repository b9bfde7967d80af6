//! What front ends ask of a position before a choice is made: what a card would score, what a
//! payment would lose, and which place on the board stands for a choice.

use colab::{Choice, CoLab, Event, Frame};
use game_core::{EnumMap, Game, Narrate, Viewer};
use i18n::Locale;

use crate::support::*;

fn building(card: &str, pool: &[&str]) -> CoLab {
    let table = scene(3).lab(ONE, "gear").at(Frame::Build { left: EnumMap([1, 0, 1]) });
    let table = table.hand(ONE, &[card]).pool(ONE, pool).grid(ONE, &["M09 d4", "D01 d5"]);
    let mut game = table.with(|state| state.players[ONE].wild = 5).game();
    play(&mut game, &[&format!("build {card}"), "at e4"]);
    game
}

fn choice(text: &str) -> Choice {
    text.parse().expect("a choice")
}

/// [CL-17.6] A die that loses one of its resources is marked, whatever else is paid.
#[test]
fn a_die_that_loses_a_resource_says_so() {
    let pays = choice("pay red G+G");
    for (card, loses) in [("D03", true), ("D02", false)] {
        let game = building(card, &["red G+G"]);
        assert_eq!(game.wastes(pays), loses, "{card}");
        assert_eq!(game.describe(pays, Locale::English).detail.contains("lost"), loses, "{card}");
    }
    assert!(!building("D03", &["red G+S"]).wastes(choice("pay red G+S")));
    assert!(!building("D03", &["red G+S"]).wastes(choice("pay wild")));
}

/// [CL-17.6] Earlier payments count: the second of two dice finds only one symbol left.
#[test]
fn the_second_of_two_dice_loses_what_the_first_has_covered() {
    let mut game = building("D08", &["red G+S", "red S+S"]);
    play(&mut game, &["pay wild"]);
    assert!(!game.wastes(choice("pay red G+S")));
    play(&mut game, &["pay red G+S"]);
    assert!(game.wastes(choice("pay red S+S")));
}

/// [CL-19.1, CL-19.2] The previewed score of a card is what it scores.
#[test]
fn what_is_weighed_is_what_is_scored() {
    let mut game = building("D02", &["red G+G"]);
    let (card, cell) = ("D02".parse().expect("a card"), "e4".parse().expect("a cell"));
    let weighed = game.scores_at(card, cell);
    let printed = colab::Content::ours().cards[card].points;
    assert_eq!(weighed, (printed, 2), "two more beside the card on d4");
    let emitted = play(&mut game, &["pay red G+G"]);
    let scored = emitted.iter().find_map(|event| match event {
        Event::Built { printed, scaled, .. } => Some((*printed, *scaled)),
        _ => None,
    });
    assert_eq!(scored, Some(weighed));
}

/// [CL-1.7] Clicking a tower to send to stands for the window that the minion will take.
#[test]
fn a_tower_stands_for_the_window_that_is_taken() {
    let game = scene(3).at(Frame::Send).pool(ONE, &["white G"]).game();
    let places = |text: &str| game.describe(choice(text), Locale::English).places;
    assert_eq!(places("to herb"), ["window herb 3"], "two of it hold minions");
    assert_eq!(places("to gear"), ["window gear 1"]);
    let view = game.view(Viewer::Everybody);
    assert_eq!(view.position(colab::Content::ours()).state(), game.state());
}

/// [CLS-4.4] The needs of all nine cards are printed, so the turns to the ninth card can be
/// counted.
#[test]
fn the_turns_to_a_device_are_what_its_cards_need() {
    let game = solo("elias", "death_ray").doom("elias", &["DR1", "DR4"], 2).game();
    let left: u8 = game
        .doomsday_deck(who("elias"))
        .map(|card| colab::Content::ours().doomsday[card].need)
        .sum();
    assert_eq!(game.doomsday_deck(who("elias")).count(), 7);
    assert_eq!(game.turns_to_device(who("elias")), left);
    let one = solo("elias", "death_ray").doom("elias", &["DR1", "DR4"], 2);
    assert_eq!(one.beside("elias", &["K1c"]).game().turns_to_device(who("elias")), left - 1);
}

/// [CLS-4.2, CLS-4.3] The forecast for a token matches what happens when it is drawn.
#[test]
fn what_is_foreseen_happens() {
    let table = || {
        let table = solo("elias", "death_ray").lab(ONE, "gear").enemy_in("elias", "spark");
        table.pool(ONE, &["white G", "white S"])
    };
    let foreseen = table().game().forecast(who("elias"));
    let bag = table().state.enemies.bag;
    assert_eq!(foreseen.iter().map(|of| of.count).sum::<u8>(), bag.count());
    for of in foreseen {
        let mut game = table().turn_of("elias", 1).game();
        let kind = if of.power { "power" } else { "criteria" };
        let mut emitted = play(&mut game, &[&format!("{kind} {}", of.token)]);
        emitted
            .retain(|event| !matches!(event, Event::TokenDrawn { .. } | Event::TokenLaid { .. }));
        emitted.truncate(of.emitted.len());
        assert_eq!(emitted, of.emitted, "{kind} {}", of.token);
        let charges = of.emitted.iter().any(|event| matches!(event, Event::Charged { .. }));
        assert!(charges || !of.power, "a power token charges first");
    }
    let in_progress = table().turn_of("elias", 1).game();
    assert!(
        in_progress.forecast(who("elias")).is_empty(),
        "amid an enemy's turn nothing is foreseen"
    );
}
