//! DA-2: whatever the human draws comes out of the androids' prep module first.

use crate::support::*;
use game_core::{Emitted, Game};
use pocket_mars::Event;

/// Where each card was drawn from: a slot of the androids, or the deck.
fn drawn_from(emitted: &[Emitted<Event>]) -> Vec<String> {
    let slot = |event: &Event| match event {
        Event::Drew { slot: Some(slot), .. } => Some(format!("slot {slot}")),
        Event::Drew { slot: None, .. } => Some("deck".into()),
        _ => None,
    };
    emitted.iter().filter_map(|emitted| slot(&emitted.event)).collect()
}

/// [T-41, DA-2.1, DA-2.5] The human chooses which of the androids' cards he draws; the deck stays
/// as it is, and so does the gap.
#[test]
fn the_human_draws_one_of_the_androids_cards_of_his_choice() {
    let mut game = Table::solo().hand("p1", "CC1 GH1").android_module("green blue").build();
    play(&mut game, &["play hand CC1", "skip"]);
    expect(&game, "p1", &["draw slot 1", "draw slot 2"]);
    let emitted = play(&mut game, &["draw slot 2", "reveal AQ3"]);
    assert_eq!(drawn_from(&emitted), ["slot 2"]);
    assert_eq!((prep(&game, "da").as_str(), deck(&game)), ("green -", 29));
    assert_eq!(hand(&game, "p1"), "GH1 AQ3");
}

/// [T-42, DA-6.2] One of their cards is scrapped and the other drawn without a question: nothing is
/// left, so phase 3 only refills.
#[test]
fn the_only_card_left_is_drawn_without_a_question() {
    let mut game = Table::solo().hand("p1", "AQ3 GH1").android_module("green blue").build();
    assert_eq!(deck(&game), 29);
    let before = colonists(&game, "da");
    let emitted = play_on(&mut game, &["play hand AQ3", "scrap da 1", "skip"]);
    assert_eq!(drawn_from(&emitted), ["slot 2"]);
    assert!(emitted_by(&emitted, "DA-6.2"));
    assert!(
        !rules(&emitted).iter().any(|rule| rule.starts_with("DA-6.3") || rule.starts_with("DA-7"))
    );
    assert_eq!(colonists(&game, "da"), before);
    assert_eq!((deck(&game), counts(&game, "da"), game.state().round), (25, (0, 2), 2));
}

/// [T-43, DA-2.2, DA-2.3] A series of draws begins in the module and continues in the deck.
#[test]
fn a_series_of_draws_goes_on_in_the_deck() {
    let mut game = Table::solo()
        .hand("p1", "AQ7 GH1")
        .prep("p1", "EB1 EB2")
        .ship("p1", 1)
        .android_module("green blue")
        .top("purple")
        .build();
    play(&mut game, &["play hand AQ7", "cycle GH1", "cycle EB1", "count 1"]);
    assert_eq!((colonists(&game, "p1").as_str(), deck(&game)), ("earth 5, ship 2", 31));
    expect(&game, "p1", &["draw slot 1", "draw slot 2"]);
    let emitted =
        play(&mut game, &["draw slot 1", "reveal GH5", "reveal AQ3", "reveal CC4", "top black"]);
    assert_eq!(drawn_from(&emitted), ["slot 1", "slot 2", "deck"]);
    assert_eq!((hand(&game, "p1").as_str(), deck(&game)), ("GH5 AQ3 CC4", 30));
    expect(&game, "p1", &["prepare GH5", "prepare AQ3", "prepare CC4"]);
}

/// [T-44, DA-2.4] An effect draws from the module just as the 4 card rule does.
#[test]
fn an_effect_draws_both_cards_of_the_androids() {
    let mut game = Table::solo().hand("p1", "AQ6 HB1").android_module("green blue").build();
    play(&mut game, &["play hand AQ6"]);
    expect(&game, "p1", &["draw slot 1", "draw slot 2", "skip"]);
    play(&mut game, &["draw slot 1", "reveal GH5"]);
    expect(&game, "p1", &["draw slot 2", "skip"]);
    let emitted = play(&mut game, &["draw slot 2", "reveal AQ3"]);
    assert_eq!(drawn_from(&emitted), ["slot 2"]);
    assert_eq!((hand(&game, "p1").as_str(), prep(&game, "da").as_str()), ("GH5 AQ3 HB1", "- -"));
    expect(&game, "p1", &["discard GH5", "discard AQ3", "discard HB1"]);
    play(&mut game, &["discard AQ3"]);
    assert_eq!((counts(&game, "p1"), counts(&game, "da")), ((2, 2), (0, 0)));
}

/// [DA-2.1] The human may skip the draw of an effect, but cannot draw from the deck instead.
#[test]
fn while_the_androids_have_a_card_the_deck_is_not_offered() {
    let table = Table::solo().hand_ability("AQ1", "draw 1").hand("p1", "AQ1 HB1");
    let mut game = table.android_module("- blue").build();
    play(&mut game, &["play hand AQ1"]);
    expect(&game, "p1", &["draw slot 2", "skip"]);
}

/// [DA-2.3] If the module becomes empty during `draw 2`, the second card comes from the deck.
#[test]
fn the_second_card_of_an_effect_is_the_decks_once_the_module_is_empty() {
    let mut game = Table::solo()
        .hand("p1", "AQ1 AQ2")
        .prep("p1", "AQ4 HB1")
        .stack("A", "AQ7")
        .android_module("green -")
        .top("black")
        .build();
    play(&mut game, &["play prep AQ4"]);
    expect(&game, "p1", &["draw slot 1", "skip"]);
    play(&mut game, &["draw slot 1", "reveal GH3"]);
    expect(&game, "p1", &["draw", "skip"]);
    let emitted = play(&mut game, &["draw", "reveal HB5", "top blue"]);
    assert_eq!(drawn_from(&emitted), ["deck"]);
    assert_eq!(hand(&game, "p1"), "GH3 AQ1 AQ2 HB5");
}

/// [DA-2.2] With an empty module the 4 card rule draws from the deck without a question.
#[test]
fn with_an_empty_module_the_deck_is_drawn_from() {
    let mut game = Table::solo().hand("p1", "CC1 GH1").android_module("- -").top("orange").build();
    let emitted = play(&mut game, &["play hand CC1", "skip", "reveal EB6", "top blue"]);
    assert_eq!(drawn_from(&emitted), ["deck"]);
    assert!(emitted_by(&emitted, "DA-2.2"));
    assert_eq!(hand(&game, "p1"), "GH1 EB6");
}

/// [T-45, DA-2.6, DA-6.1] Salvaging is not drawing, so the module stays full and phase 3 is
/// skipped.
#[test]
fn salvage_is_not_a_draw() {
    let mut game =
        Table::solo().hand("p1", "AQ4 GH1").discard("EB5").android_module("green blue").build();
    let before = deck(&game);
    let emitted = play_on(&mut game, &["play hand AQ4", "salvage", "skip"]);
    assert_eq!(drawn_from(&emitted), [""; 0]);
    assert_eq!(hand(&game, "p1"), "GH1 EB5");
    assert!(emitted_by(&emitted, "DA-6.1") && !emitted_by(&emitted, "DA-6.5"));
    assert_eq!((prep(&game, "da").as_str(), deck(&game)), ("green blue", before - 2));
    assert_eq!(game.state().round, 2);
}

/// [DA-2.6] System Failure, Spark and refill take cards from the deck, never from the module, and
/// are not draws; nor is a trade.
#[test]
fn system_failure_spark_and_refill_leave_the_module_alone() {
    let mut game = Table::solo().ship("da", 5).android_module("GH7 AQ3").build();
    let before = deck(&game);
    let emitted = play_on(&mut game, &["launch discarding 1"]);
    assert!(
        emitted_by(&emitted, "DA-5.1")
            && emitted_by(&emitted, "DA-7.2")
            && emitted_by(&emitted, "DA-6.5")
    );
    assert_eq!(drawn_from(&emitted), [""; 0]);
    assert_eq!(deck(&game), before - 5);
    assert!(prep(&game, "da").ends_with("AQ3"));

    let mut game = Table::solo().hand("p1", "AQ5 GH1").android_module("green blue").build();
    let emitted = play(&mut game, &["play hand AQ5", "trade 1 da 1"]);
    let emitted = [emitted, chance(&mut game)].concat();
    assert!(emitted_by(&emitted, "PM-1.11o") && drawn_from(&emitted).is_empty());
    assert_eq!(counts(&game, "da"), (0, 2));
}

/// [T-46, DA-2.7, DA-2.8] With module and deck empty the draw is skipped, and the discard pile
/// stays as it is.
#[test]
fn with_module_and_deck_empty_the_draw_is_skipped() {
    let mut game = Table::solo()
        .hand("p1", "CC1 CC2")
        .prep("p1", "CC3 CC4")
        .android_module("- -")
        .stack("G", "GH1 GH2 GH3 GH4 GH5 GH6 GH7")
        .stack("A", "AQ1 AQ2 AQ3 AQ4 AQ5")
        .deck(0)
        .build();
    assert_eq!(game.state().discard.len(), 19);
    let emitted = play_on(&mut game, &["play hand CC1", "skip"]);
    assert!(!emitted_by(&emitted, "PM-7.1") && !emitted_by(&emitted, "PM-7.2"));
    assert_eq!((counts(&game, "p1"), game.state().discard.len()), ((1, 2), 20));
    assert_eq!(stack(&game, "A"), "AQ1 AQ2 AQ3 AQ4 AQ5", "covered cards stay too");
    assert_eq!(asked(&game), "over");
}

/// [DA-2.7] In the middle of an effect too, an impossible draw is not offered.
#[test]
fn a_draw_that_yields_nothing_is_not_offered() {
    let mut game = Table::solo().hand("p1", "AQ6 CC2").android_module("green -").deck(0).build();
    let emitted = play(&mut game, &["play hand AQ6", "draw slot 1"]);
    assert_eq!(drawn_from(&emitted), ["slot 1"]);
    assert_eq!((counts(&game, "p1"), asked(&game).as_str()), ((2, 2), "over"));
}

/// [T-47, DA-2.9, DA-9.3] A card put under an empty deck becomes the deck, and System Failure takes
/// it.
#[test]
fn a_card_put_under_an_empty_deck_is_the_deck() {
    let mut game = Table::solo()
        .hand("p1", "GH1 GH2")
        .prep("p1", "CC1 CC2")
        .android_module("blue orange")
        .deck(0)
        .build();
    play(&mut game, &["take da 1"]);
    expect(&game, "p1", &["cycle GH1", "cycle GH2", "cycle CC1", "cycle CC2", "skip"]);
    let emitted = play(&mut game, &["cycle GH1"]);
    assert_eq!(drawn_from(&emitted), ["slot 2"]);
    let milled = |emitted: &Emitted<Event>| match emitted.event {
        Event::Milled { card } => Some(card.to_string()),
        _ => None,
    };
    assert_eq!(emitted.iter().filter_map(milled).collect::<Vec<_>>(), ["GH1"]);
    assert_eq!((deck(&game), prep(&game, "da").as_str()), (0, "- -"));
    assert_eq!(game.outcome().expect("over").rule.0, "DA-9.3");
}

/// [DA-2.9] Several cards put under an empty deck are drawn in the order in which they were put
/// there.
#[test]
fn cards_under_an_empty_deck_come_up_in_their_order() {
    let table = Table::solo().hand("p1", "AQ7 GH1").prep("p1", "CC1 CC2").android_module("- -");
    let drawn = |emitted: &[Emitted<Event>]| -> Vec<String> {
        let card = |event: &Event| match event {
            Event::Drew { card, .. } => Some(card.to_string()),
            _ => None,
        };
        emitted.iter().filter_map(|emitted| card(&emitted.event)).collect()
    };
    let mut game = table.clone().deck(0).build();
    play(&mut game, &["play hand AQ7", "cycle GH1", "cycle CC1"]);
    assert_eq!(deck(&game), 2);
    assert_eq!(drawn(&play(&mut game, &["skip"])), ["GH1", "CC1"]);

    let mut game = table.deck(1).bottom("EB3").build();
    play(&mut game, &["play hand AQ7", "cycle GH1", "cycle CC1"]);
    assert_eq!(drawn(&play(&mut game, &["skip"])), ["EB3", "GH1", "CC1"]);
}

/// [T-103, DA-2.7, PM-6.3c] An empty hand and one prep card stay as they are when nothing is left
/// to draw. The position before is the nearest legal one: two prep cards, one of which is played.
#[test]
fn an_empty_hand_stays_empty_when_nothing_is_left() {
    let mut game = Table::solo()
        .hand("p1", "")
        .prep("p1", "GH1 HB2")
        .stack("G", "GH7")
        .android_module("- -")
        .deck(0)
        .build();
    play(&mut game, &["play prep GH1"]);
    assert_eq!((counts(&game, "p1"), prep(&game, "p1").as_str()), ((0, 1), "- HB2"));
    assert_eq!(game.outcome().expect("over").rule.0, "DA-9.3");
}

/// [DA-2.1] A card that the human has peeked at or traded away is drawn like any other and is his
/// afterwards.
#[test]
fn a_card_that_was_seen_before_is_drawn_without_luck() {
    let mut game = Table::solo().hand("p1", "CC3 GH1").android_module("green blue").build();
    play(&mut game, &["play hand CC3", "peek da 2", "reveal AQ5", "skip", "skip"]);
    expect(&game, "p1", &["draw slot 1", "draw slot 2"]);
    play(&mut game, &["draw slot 2"]);
    assert_eq!((hand(&game, "p1").as_str(), prep(&game, "da").as_str()), ("GH1 AQ5", "green -"));

    let mut game = Table::solo()
        .hand("p1", "AQ5 GH1")
        .prep("p1", "EB1 EB2")
        .android_module("HB1 HB2")
        .energy("p1", 0)
        .build();
    play(&mut game, &["play hand AQ5", "trade 1 da 2", "draw slot 2"]);
    assert_eq!((hand(&game, "p1").as_str(), prep(&game, "p1").as_str()), ("GH1 EB1", "HB2 EB2"));
}
