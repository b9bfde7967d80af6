//! PM-6 and PM-7: the 4 card rule, and running out of cards.

use crate::support::*;

/// [PM-6.1] After the action every player is restored, the active player first, then clockwise;
/// each draws and fills the prep module before the next.
#[test]
fn everybody_is_restored_from_the_active_player_on() {
    let table = Table::base(3).active("p2").hand("p2", "GH1 GH2 GH3").prep("p2", "GH4 -");
    let table = table.hand("p3", "AQ1").prep("p3", "- AQ2").hand("p1", "EB1 EB2 EB3 EB4");
    let mut game = table.prep("p1", "EB5 -").unreachable().build();
    play(&mut game, &["launch"]);
    expect(&game, "p2", &["prepare GH1", "prepare GH2", "prepare GH3"]);
    play(&mut game, &["prepare GH1"]);
    chance(&mut game);
    assert_eq!((asked(&game).as_str(), counts(&game, "p3")), ("p3", (3, 1)));
    assert_eq!(counts(&game, "p1"), (4, 1), "the first seat has to wait");
    play(&mut game, &["prepare AQ1"]);
    assert_eq!(prep(&game, "p3"), "AQ1 AQ2");
    expect(&game, "p1", &["discard EB1", "discard EB2", "discard EB3", "discard EB4"]);
    play(&mut game, &["discard EB1"]);
    expect(&game, "p1", &["prepare EB2", "prepare EB3", "prepare EB4"]);
    play(&mut game, &["prepare EB4"]);
    assert_eq!((asked(&game).as_str(), prep(&game, "p1").as_str()), ("p3", "EB5 EB4"));
}

/// [PM-E.5] Each finishes before the next begins, so the last in turn finds the deck empty.
#[test]
fn each_draws_all_his_cards_before_the_next() {
    let table = Table::base(3).option("recycle_covered", false).active("p2").hand("p2", "GH1");
    let table = table.hand("p3", "AQ1").prep("p3", "AQ2 -").hand("p1", "EB1").deck(3);
    let mut game = table.prep("p1", "EB2 EB3").rest_covered().build();
    play(&mut game, &["launch"]);
    chance(&mut game);
    assert_eq!(counts(&game, "p2"), (2, 2));
    assert_eq!((asked(&game).as_str(), counts(&game, "p3")), ("p3", (3, 1)));
    play(&mut game, &["prepare AQ1"]);
    assert_eq!((counts(&game, "p3"), counts(&game, "p1"), deck(&game)), ((2, 2), (1, 2), 0));
}

/// [PM-6.2a] Cards are drawn into the hand one by one until hand and module have 4.
#[test]
fn cards_are_drawn_until_there_are_four() {
    let mut game = Table::base(2).hand("p1", "").prep("p1", "- EB1").build();
    let before = deck(&game);
    let mut told = play(&mut game, &["launch"]);
    told.extend(chance(&mut game));
    assert_eq!((counts(&game, "p1"), deck(&game)), ((3, 1), before - 3));
    assert_eq!(rules(&told).iter().filter(|&&rule| rule == "PM-1.11l").count(), 3);
}

/// [PM-6.2b] A player with more than 4 discards from hand, one by one and of his choice, face-up.
#[test]
fn cards_of_the_hand_are_discarded_until_there_are_four() {
    let mut game = Table::base(2).hand("p1", "GH1 GH2 GH3 GH4").unreachable().build();
    play(&mut game, &["launch"]);
    expect(&game, "p1", &["discard GH1", "discard GH2", "discard GH3", "discard GH4"]);
    play(&mut game, &["discard GH2"]);
    expect(&game, "p1", &["discard GH1", "discard GH3", "discard GH4"]);
    play(&mut game, &["discard GH4"]);
    assert_eq!((discard(&game).as_str(), asked(&game).as_str()), ("GH2 GH4", "p2"));
}

/// [PM-6.3a, PM-6.4] The module is filled from hand until it has 2, after all draws, so the drawn
/// cards may go into it.
#[test]
fn the_prep_module_is_filled_after_all_draws() {
    let table = Table::base(2).hand("p1", "GH1").prep("p1", "").in_deck("HB6").top("black");
    let mut game = table.build();
    play(&mut game, &["launch", "reveal HB6"]);
    chance(&mut game);
    assert_eq!((counts(&game, "p1"), answers(&game).len()), ((4, 0), 4));
    play(&mut game, &["prepare HB6"]);
    assert_eq!(answers(&game).len(), 3);
    play(&mut game, &["prepare GH1"]);
    assert_eq!((prep(&game, "p1").as_str(), asked(&game).as_str()), ("HB6 GH1", "p2"));
}

/// [T-23, PM-6.3b] With 1 in hand and 2 in the module a card is drawn, and there is no question
/// about the module.
#[test]
fn a_full_prep_module_is_not_changed() {
    let table = Table::base(2).hand("p1", "EB2 GH1").prep("p1", "AQ7 EB3").energy("p1", 5);
    let mut game = table.build();
    play(&mut game, &["play hand EB2"]);
    chance(&mut game);
    assert_eq!((counts(&game, "p1"), prep(&game, "p1").as_str()), ((2, 2), "AQ7 EB3"));
    assert_eq!(asked(&game), "p2");
}

/// [PM-6.3c, PM-E.20] After a skipped draw the module stays as full as the hand allowed.
#[test]
fn the_module_stays_short_when_the_hand_runs_out() {
    let table = Table::base(2).hand("p1", "GH1").prep("p1", "").deck(0).rest_in_hand("p2");
    let mut game = table.build();
    play(&mut game, &["launch"]);
    assert_eq!((prep(&game, "p1").as_str(), counts(&game, "p1")), ("GH1 -", (0, 1)));
    assert!(offers_any(&game, "discard "), "and the next player goes on");
}

/// [PM-6.5] Between effects nobody draws, however few cards he has.
#[test]
fn the_rule_waits_for_the_end_of_the_action() {
    let mut game = Table::base(2).hand("p1", "AQ7 GH1").prep("p1", "EB1 EB2").build();
    play(&mut game, &["play hand AQ7", "cycle GH1", "cycle EB1"]);
    assert_eq!(counts(&game, "p1"), (0, 1));
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["skip"]);
    chance(&mut game);
    assert_eq!(counts(&game, "p1"), (3, 1));
}

/// [T-20, PM-7.1] With 1 card in the deck and 3 in the discard pile, the first of two draws takes
/// the old deck card; then the 3 are shuffled, each equally likely to be on top, and one is drawn.
#[test]
fn the_discard_pile_becomes_the_deck() {
    let table = Table::base(2).hand("p1", "AQ6 GH1").discard("EB5 EB6 GH7").deck(1);
    let mut game = table.in_deck("HB6").rest_covered().build();
    let told = play(&mut game, &["play hand AQ6", "draw"]);
    assert_eq!((hand(&game, "p1").as_str(), deck(&game)), ("GH1 HB6", 0));
    assert!(!emitted_by(&told, "PM-7.1"));
    let told = play(&mut game, &["draw"]);
    assert!(emitted_by(&told, "PM-7.1"));
    assert_eq!((deck(&game), discard(&game).as_str()), (3, ""));
    expect(&game, "chance", &["top green", "top orange"]);
    let mut choices = game_core::Choices::default();
    game_core::Game::choices(&game, &mut choices);
    assert_eq!(choices.odds(), [1, 2]);
    play(&mut game, &["top orange"]);
    expect(&game, "chance", &["reveal EB5", "reveal EB6"]);
    play(&mut game, &["reveal EB6"]);
    chance(&mut game);
    assert_eq!((hand(&game, "p1").as_str(), deck(&game)), ("GH1 EB6 HB6", 2));
    assert_eq!(discard(&game), "AQ6", "the card in play came there later");
}

/// [T-21, PM-7.2] The example leaves 31 cards out; here the second seat holds them. Covered cards
/// become the deck; the top card of each stack stays.
#[test]
fn covered_cards_become_the_deck() {
    let table = Table::base(2).hand("p1", "AQ6 GH1").stack("A", "AQ1 AQ7 AQ4").stack("G", "GH4");
    let mut game = table.deck(0).rest_in_hand("p2").build();
    let told = play(&mut game, &["play hand AQ6", "draw"]);
    assert!(emitted_by(&told, "PM-7.2"));
    expect(&game, "chance", &["reveal AQ1", "reveal AQ7"]);
    play(&mut game, &["reveal AQ7"]);
    assert_eq!((hand(&game, "p1").as_str(), deck(&game)), ("GH1 AQ7", 1));
    assert_eq!((stack(&game, "A").as_str(), stack(&game, "G").as_str()), ("AQ4", "GH4"));
}

/// [PM-7.2] The discard pile comes first, and covered cards stay as long as there is one; covered
/// cards are used whichever way they face, but a top card stays even if it is face-down.
#[test]
fn covered_cards_are_the_last_resort() {
    let table = || Table::base(2).hand("p1", "AQ6 GH1").stack("A", "AQ1- AQ7 AQ4-").deck(0);
    let mut game = table().discard("EB5").rest_in_hand("p2").build();
    let told = play(&mut game, &["play hand AQ6", "draw"]);
    assert!(emitted_by(&told, "PM-7.1") && !emitted_by(&told, "PM-7.2"));
    assert_eq!(
        (hand(&game, "p1").as_str(), stack(&game, "A").as_str()),
        ("GH1 EB5", "AQ1- AQ7 AQ4-")
    );
    let told = play(&mut game, &["draw"]);
    assert!(emitted_by(&told, "PM-7.2"));
    expect(&game, "chance", &["reveal AQ1", "reveal AQ7"]);
    assert_eq!(stack(&game, "A"), "AQ4-");
}

/// [PM-7.2] With `recycle_covered` off, covered cards stay where they are.
#[test]
fn covered_cards_stay_where_the_option_says_so() {
    let table = Table::base(2).option("recycle_covered", false).hand("p1", "AQ6 GH1").deck(0);
    let mut game = table.stack("A", "AQ1 AQ7 AQ4").rest_in_hand("p2").build();
    play(&mut game, &["play hand AQ6"]);
    assert!(!offers(&game, "draw"));
    assert_eq!(stack(&game, "A"), "AQ1 AQ7 AQ4");
}

/// [T-22, PM-7.3] In the example no card is left anywhere; here the second seat, who is restored
/// later, holds them. The player with 3 cards keeps 3, and the log says so.
#[test]
fn a_draw_without_any_card_is_skipped() {
    let table = Table::base(2).hand("p1", "GH1").prep("p1", "EB1 EB2").deck(0);
    let mut game = table.rest_in_hand("p2").build();
    let told = play(&mut game, &["launch"]);
    assert_eq!(counts(&game, "p1"), (1, 2));
    assert!(emitted_by(&told, "PM-7.3"), "{:?}", rules(&told));
    assert_eq!(asked(&game), "p2");
    assert!(offers_any(&game, "discard "));
}

/// [PM-7.4] When the last card of the deck is drawn, the discard pile stays until the next draw; a
/// card cycled in between becomes the deck.
#[test]
fn a_new_deck_is_made_only_for_a_draw() {
    let table = || Table::base(2).discard("EB5 EB6").deck(1).in_deck("HB6").rest_in_hand("p2");
    let mut game = table().hand("p1", "GH1").build();
    let told = play(&mut game, &["launch"]);
    assert!(emitted_by(&told, "PM-1.11l") && !emitted_by(&told, "PM-7.1"));
    assert_eq!((deck(&game), discard(&game).as_str()), (0, "EB5 EB6"));

    let table = Table::base(2).discard("EB5 EB6").deck(0).rest_in_hand("p2");
    let table = table.hand_ability("EB4", "cycle 1");
    let mut game = table.hand("p1", "EB4 GH1").prep("p1", "AQ2 AQ3").build();
    let told = play(&mut game, &["play hand EB4", "cycle GH1"]);
    assert_eq!(rules(&told)[1..5], ["PM-1.11p", "PM-4.1b", "PM-1.11l", "PM-7.1"]);
    assert_eq!(hand(&game, "p1"), "GH1", "it was the deck, and was drawn first");
}
