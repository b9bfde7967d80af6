//! PM-1.11l to PM-1.11t: effects that handle cards.

use crate::support::*;
use game_core::{Game, Narrate};
use i18n::Locale;

/// [PM-1.11l] `draw` takes one card after the other, each seen before the decision on the next.
#[test]
fn draw_takes_cards_one_by_one() {
    let table = Table::base(2).hand("p1", "AQ6 GH1").in_deck("HB6 EB2").top("black");
    let mut game = table.build();
    play(&mut game, &["play hand AQ6"]);
    expect(&game, "p1", &["draw", "skip"]);
    play(&mut game, &["draw", "reveal HB6", "top orange"]);
    assert_eq!(hand(&game, "p1"), "GH1 HB6");
    expect(&game, "p1", &["draw", "skip"]);
    play(&mut game, &["skip"]);
    play_until(&mut game, |game| asked(game) == "p2");
    assert_eq!(counts(&game, "p1"), (2, 2));
}

/// [PM-1.11m, PM-E.11] `peek` shows cards of one module to the player who looks, and they stay in
/// their slots; if the module has one card, only that one is shown.
#[test]
fn peek_shows_cards_of_one_module_to_one_player() {
    let table = || Table::base(3).hand("p1", "CC3 GH1").prep("p3", "EB1 EB7");
    let table = || table().hand_ability("CC3", "peek 2");
    let mut game = table().prep("p2", "- HB1").build();
    play(&mut game, &["play hand CC3"]);
    expect(&game, "p1", &["peek p2 2", "peek p3 1", "peek p3 2", "skip"]);
    let mut one = game.clone();
    let told = play(&mut one, &["peek p2 2"]);
    assert!(emitted_by(&told, "PM-4.1b"), "there was no second card to look at");

    let told = play(&mut game, &["peek p3 2"]);
    let looked = |viewer| words(&game, &told, viewer).join(" ");
    assert!(looked("p1").contains(title("EB7")) && !looked("p2").contains(title("EB7")));
    expect(&game, "p1", &["peek p3 1", "skip"]);
    play(&mut game, &["peek p3 1"]);
    assert_eq!(prep(&game, "p3"), "EB1 EB7");
    let seen = |viewer: &str| {
        let prep = view(&game, viewer).player(crate::support::player("p3")).expect("an area").prep;
        prep.map(|slot| format!("{:?}", slot.expect("a card").card))
    };
    assert_eq!(seen("p1"), ["Face(EB1)", "Face(EB7)"]);
    assert_eq!(seen("p2"), ["Back(Orange)", "Back(Orange)"]);
}

/// [PM-1.11m] The second look may be skipped, and nobody looks into two modules.
#[test]
fn peek_stays_with_one_module_and_may_stop() {
    let table = Table::base(3).hand_ability("CC3", "peek 2");
    let mut game = table.hand("p1", "CC3 GH1").build();
    play(&mut game, &["play hand CC3", "peek p2 1"]);
    expect(&game, "p1", &["peek p2 2", "skip"]);
    let told = play(&mut game, &["skip"]);
    assert!(emitted_by(&told, "PM-4.1b"));
}

/// [PM-1.11n] `scrap` puts a card of another module, chosen by slot, face-up on the discard pile.
#[test]
fn scrap_discards_a_card_of_another_module() {
    let mut game = Table::base(2).hand("p1", "AQ3 GH1").prep("p2", "EB1 HB7").build();
    play(&mut game, &["play hand AQ3"]);
    expect(&game, "p1", &["scrap p2 1", "scrap p2 2", "skip"]);
    play(&mut game, &["scrap p2 2"]);
    assert_eq!((prep(&game, "p2").as_str(), discard(&game).as_str()), ("EB1 -", "HB7"));
}

/// [PM-1.11o] `trade` exchanges cards of two slots; both stay face-down, and each owner sees his
/// new card.
#[test]
fn trade_exchanges_prep_cards() {
    let table = Table::base(3).hand("p1", "AQ5 GH1").prep("p1", "EB1 EB2").prep("p2", "HB7 GH7");
    let mut game = table.prep("p3", "CC1 CC2").build();
    play(&mut game, &["play hand AQ5"]);
    assert_eq!(answers(&game).len(), 2 * 4 + 1);
    play(&mut game, &["trade 2 p2 1"]);
    assert_eq!((prep(&game, "p1").as_str(), prep(&game, "p2").as_str()), ("EB1 HB7", "EB2 GH7"));
    let seen = |viewer: &str, owner: &str, slot: usize| {
        let prep = view(&game, viewer).player(crate::support::player(owner)).expect("an area").prep;
        format!("{:?}", prep[slot].expect("a card").card)
    };
    assert_eq!(
        (seen("p1", "p1", 1), seen("p2", "p2", 0)),
        ("Face(HB7)".into(), "Face(EB2)".into())
    );
    assert_eq!(seen("p3", "p1", 1), "Back(Black)");
    assert_eq!(seen("p3", "p2", 0), "Back(Orange)");
}

/// [PM-1.11o, PM-1.7] Without a prep card of your own there is nothing to trade.
#[test]
fn trade_needs_an_own_prep_card() {
    let table = Table::base(2).hand("p1", "AQ5 GH1").prep("p1", "").energy("p1", 1);
    let mut game = table.build();
    play(&mut game, &["play hand AQ5"]);
    expect(&game, "p1", &["pay", "skip"]);
}

/// [PM-1.11p, PM-E.14] `cycle` puts cards of hand or module under the whole deck, one at a time, so
/// the last one is the lowest and is drawn last.
#[test]
fn cycle_puts_cards_under_the_deck_the_last_one_lowest() {
    let table = Table::base(2).hand("p1", "AQ7 GH1").prep("p1", "EB1 HB2").deck(1);
    let mut game = table.rest_in_hand("p2").build();
    play(&mut game, &["play hand AQ7", "cycle HB2"]);
    expect(&game, "p1", &["cycle GH1", "cycle EB1", "skip"]);
    play(&mut game, &["cycle GH1"]);
    assert_eq!(deck(&game), 3);
    assert_eq!(
        game.state().deck.bottom.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["HB2", "GH1"]
    );
    play(&mut game, &["skip"]);
    chance(&mut game);
    assert!(hand(&game, "p1").contains("GH1") && hand(&game, "p1").contains("HB2"));
    assert_eq!(deck(&game), 0);
}

/// [PM-1.11p] The last card under the deck is drawn after all the others.
#[test]
fn a_card_under_the_deck_waits_for_all_above_it() {
    let table = Table::base(2).hand_ability("EB4", "cycle 1").hand("p1", "EB4 GH1");
    let table = table.prep("p1", "EB1 HB2").deck(2);
    let mut game = table.rest_in_hand("p2").build();
    play(&mut game, &["play hand EB4", "cycle GH1"]);
    chance(&mut game);
    assert_eq!((deck(&game), hand(&game, "p1").contains("GH1")), (1, false));
}

/// [T-18, PM-1.11q, PM-4.1b] `salvage` takes the top of the discard pile; the played card goes
/// there only afterwards. Nothing is drawn then; without a discard pile nothing is salvaged.
#[test]
fn salvage_takes_the_top_of_the_discard_pile() {
    let table = || Table::base(2).hand("p1", "AQ4 GH1").ship("p1", 7);
    let mut game = table().discard("EB5").build();
    play(&mut game, &["play hand AQ4"]);
    expect(&game, "p1", &["salvage", "skip"]);
    let before = deck(&game);
    play(&mut game, &["salvage"]);
    assert_eq!((hand(&game, "p1").as_str(), discard(&game).as_str()), ("GH1 EB5", "AQ4"));
    assert_eq!((asked(&game).as_str(), deck(&game)), ("p2", before));

    let mut empty = table().build();
    let before = deck(&empty);
    let told = play(&mut empty, &["play hand AQ4"]);
    assert!(!emitted_by(&told, "PM-1.11q"));
    chance(&mut empty);
    assert_eq!((counts(&empty, "p1"), deck(&empty)), ((2, 2), before - 1));
}

/// [PM-1.11r, PM-E.10] `swap_cards` needs a stack of at least 2; two different places are chosen
/// and each card keeps its facing.
#[test]
fn swap_cards_exchanges_two_places_and_keeps_the_sides() {
    let table = Table::base(2).hand("p1", "GH4 EB1").stack("A", "AQ7 AQ4 AQ1-").stack("G", "GH7");
    let table = table.stack("H", "HB1 HB2-");
    let mut game = table.build();
    play(&mut game, &["play hand GH4"]);
    expect(&game, "p1", &["stack aqualab", "stack habitation", "skip"]);
    play(&mut game, &["stack aqualab"]);
    expect(&game, "p1", &["swap cards 1 2", "swap cards 1 3", "swap cards 2 3"]);
    let told = play(&mut game, &["swap cards 1 3"]);
    assert_eq!(stack(&game, "A"), "AQ1- AQ4 AQ7");
    assert!(!words(&game, &told, "p2").join(" ").contains(title("AQ1")), "its face is not said");
}

/// [PM-1.11r, PM-5.1a] The new top card counts for the next comparison, with 0 if it is face-down.
#[test]
fn swapped_cards_change_the_value_to_beat() {
    let table = |stack: &str| {
        let table = Table::base(2).hand("p1", "GH4 EB1").prep("p2", "AQ2 EB3").ship("p2", 1);
        let mut game = table.stack("A", stack).build();
        play(&mut game, &["play hand GH4", "stack aqualab"]);
        chance(&mut game);
        play_until(&mut game, |game| asked(game) == "p2");
        play(&mut game, &["play prep AQ2"]);
        offers(&game, "move in")
    };
    assert!(table("AQ1 AQ7"));
    assert!(table("AQ6- AQ7"));
    assert!(!table("AQ7 AQ1"));
    assert!(!table("AQ7 AQ6-"));
}

/// [T-09, PM-1.11s] A top card turned face-down shows only its colour and counts 0, so a 1 beats
/// it.
#[test]
fn flip_makes_the_top_card_count_nothing() {
    let table = Table::base(2).hand("p1", "AQ2 EB1").stack("A", "AQ5 AQ7").stack("G", "GH1-");
    let mut game = table.ship("p2", 1).prep("p2", "AQ1 EB3").build();
    play(&mut game, &["play hand AQ2"]);
    expect(&game, "p1", &["flip aqualab", "skip"]);
    play(&mut game, &["flip aqualab"]);
    assert_eq!(stack(&game, "A"), "AQ5 AQ7-");
    for viewer in ["p1", "p2", "nobody"] {
        let stack = &view(&game, viewer).buildings[building("A")].stack;
        assert_eq!(format!("{stack:?}"), "[Face(AQ5), Back(Blue)]");
    }
    play(&mut game, &["skip"]);
    play_until(&mut game, |game| asked(game) == "p2");
    play(&mut game, &["play prep AQ1"]);
    expect(&game, "p2", &["move in", "skip"]);
}

/// [PM-1.11t] `trigger` resolves the ability of any of the five Buildings as your own, including
/// that of the Habitation; then the next step follows.
#[test]
fn trigger_resolves_the_ability_of_a_building() {
    let table = || Table::base(2).hand("p1", "CC7 EB1").ship("p1", 1);
    let mut game = table().build();
    play(&mut game, &["play hand CC7", "trigger habitation", "land aqualab"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, A 1/0");
    expect(&game, "p1", &["peek p2 1", "peek p2 2", "skip"]);
    let mut game = table().build();
    play(&mut game, &["play hand CC7", "trigger energy_bank", "count 1"]);
    assert_eq!(energy(&game, "p1"), 2);
    let mut nothing = table().build();
    play(&mut nothing, &["play hand CC7", "trigger greenhouse"]);
    expect(&nothing, "p1", &["peek p2 1", "peek p2 2", "skip"]);
}

/// [PM-1.12] Everybody sees every choice, but only the colour of a cycled card, and of a card seen
/// by `peek` or `draw` only that it was seen.
#[test]
fn choices_are_public_but_not_the_faces_of_cards_cycled_and_seen() {
    let table = Table::base(2).hand_ability("EB4", "cycle 1").hand("p1", "EB4 GH1");
    let mut game = table.in_deck("HB6").top("black").build();
    play(&mut game, &["play hand EB4"]);
    let choice = "cycle GH1".parse().expect("a choice");
    assert_eq!(
        game.redact(choice, eyes("p2"), Locale::English).as_deref(),
        Some("cycle a green card")
    );
    assert_eq!(game.redact(choice, eyes("p1"), Locale::English), None);
    let told = play(&mut game, &["cycle GH1"]);
    let line = words(&game, &told, "p2").join(" ");
    assert!(line.contains("green card") && !line.contains(title("GH1")), "{line}");
    let revealed = "reveal HB6".parse().expect("a choice");
    assert_eq!(
        game.redact(revealed, eyes("p2"), Locale::English).as_deref(),
        Some("reveal a black card")
    );
    let told = play(&mut game, &["reveal HB6"]);
    assert!(!words(&game, &told, "p2").join(" ").contains(title("HB6")));
    assert!(words(&game, &told, "p1").join(" ").contains(title("HB6")));
    let public = Table::base(2).hand("p1", "EB4 GH1").build();
    for open in ["play hand EB4", "energy GH1", "launch"] {
        assert_eq!(
            public.redact(open.parse().expect("a choice"), eyes("p2"), Locale::English),
            None
        );
    }
}

/// [PM-E.15] Cards discarded from the deck are discarded one by one, so the second is on top.
#[test]
fn cards_discarded_from_the_deck_are_discarded_one_by_one() {
    let table = Table::solo().android_module("CC1 orange").in_deck("HB6 EB2").top("black");
    let mut game = table.build();
    play(&mut game, &["launch discarding 1", "reveal HB6"]);
    assert_eq!(discard(&game), "CC1 HB6");
    play(&mut game, &["top orange", "reveal EB2"]);
    assert_eq!(discard(&game), "CC1 HB6 EB2");
}
