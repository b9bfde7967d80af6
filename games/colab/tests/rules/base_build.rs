//! CL-16 to CL-19: Build and payment.

use colab::{Frame, Owner, Player};
use game_core::Game;

use crate::support::*;

/// A Build of this many devices, potions and monsters.
fn build(devices: u8, potions: u8, monsters: u8) -> Frame {
    Frame::Build { left: game_core::EnumMap([devices, potions, monsters]) }
}

/// [CL-16.1, CL-16.5, TS-02] As many cards of a type as lab and tiles show symbols.
#[test]
fn symbols_of_lab_and_tiles_are_the_allowance() {
    let table = scene(3).lab(ONE, "eye").at(Frame::LabAction);
    let table = table.tile("eye", "L", "U111").tile("eye", "R", "U113");
    let table = table.hand(ONE, &["M01", "D01", "P01"]).with(|state| {
        state.players[ONE].wild = 20;
    });
    let mut game = table.game();
    play(&mut game, &["build"]);
    let Some(Frame::Build { left }) = game.state().frames.top() else { panic!("a Build") };
    assert_eq!(left.values(), [1, 1, 2]);
}

/// [CL-16.1, CL-16.2, CL-16.3, CL-16.5] Each symbol serves once, and the player may stop.
#[test]
fn a_symbol_serves_once() {
    let table = scene(3).lab(ONE, "gear").at(build(1, 0, 0)).hand(ONE, &["D03", "D03", "M01"]);
    let table = table.with(|state| state.players[ONE].wild = 9);
    let mut game = table.game();
    assert_eq!(listed(&game), ["build D03", "stop"]);
    play(&mut game, &["build D03"]);
    assert!(game.state().frames.pending().is_empty(), "no symbol is left");
    assert_eq!(area(&game, ONE).grid.len(), 1);
}

/// [CL-17.14] That no card in hand can be paid is private, so the question is asked anyway.
#[test]
fn a_build_without_a_payable_card_is_asked_where_others_see_the_cards() {
    let table =
        |deck: &'static str| scene(3).lab(ONE, "gear").at(build(1, 0, 0)).hand(ONE, &[deck]).game();
    let game = table("D03");
    assert!(game.is_private());
    assert_eq!(listed(&game), ["stop"]);
    let game = table("M01");
    assert!(game.state().frames.pending().is_empty(), "that no device is there, everybody sees");
}

/// [CL-16.4, CL-14.7, TD-17] A Build by a tile counts all symbols again.
#[test]
fn a_build_by_a_tile_has_a_fresh_allowance() {
    let table = scene(3).lab(ONE, "gear").at(Frame::Collect).tile("gear", "L", "U101");
    let table = table.tile("gear", "LC", "U212").hand(ONE, &["D01"]);
    let mut game = table.with(|state| state.players[ONE].wild = 4).game();
    play(&mut game, &["use LC"]);
    let Some(Frame::Build { left }) = game.state().frames.top() else { panic!("a Build") };
    assert_eq!(left.values(), [2, 0, 0]);
    play(&mut game, &["build D01"]);
    assert_eq!(area(&game, ONE).grid.len(), 1);
}

/// [CL-16.6] An extra build needs no symbol, but must be paid.
#[test]
fn an_extra_build_is_paid_in_full() {
    let extra = Frame::ExtraBuild { deck: None, left: 1 };
    let table = scene(3).lab(ONE, "gear").at(extra).hand(ONE, &["M01", "P01"]);
    let mut game = table.pool(ONE, &["purple N+N"]).game();
    assert_eq!(listed(&game), ["build M01", "stop"]);
    play(&mut game, &["build M01"]);
    assert_eq!(area(&game, ONE).pool_size(), 0);
    assert_eq!(area(&game, ONE).grid.len(), 1);
}

fn bonus(id: &str) -> Frame {
    Frame::Effect { of: colab::EffectSource::Bonus(id.parse().expect("a card")), part: 0, times: 0 }
}

/// [CL-16.7, CL-16.8, TD-54] A Build without a lab does nothing; before the move it uses the old
/// lab.
#[test]
fn a_build_takes_place_where_the_scientist_is() {
    let table = || scene(3).hand(ONE, &["M01"]).pool(ONE, &["purple N+N"]);
    let game = table().centre(ONE).at(bonus("BC06")).game();
    assert!(game.state().frames.pending().is_empty());
    let mut game = table().lab(ONE, "bone").at(bonus("BC06")).game();
    assert_eq!(listed(&game), ["build M01", "stop"]);
    play(&mut game, &["build M01"]);
    assert_eq!(area(&game, ONE).grid.len(), 1);
}

/// [CL-17.2, CL-17.3, CL-17.4, CL-17.5, CL-17.15, TD-15] Any player's die beside the lab pays once.
#[test]
fn dice_on_minions_pay_once_in_a_turn() {
    let table = scene(3).lab(ONE, "gear").at(build(2, 0, 0)).hand(ONE, &["D13", "D13"]);
    let table = table.send("vial 1", "eye 1", Some("white N")).pool(ONE, &["red G+S"]);
    let mut game = table.with(|state| state.players[ONE].tokens.0 = [2, 0, 0]).game();
    play(&mut game, &["build D13"]);
    assert!(offers(&game, "pay red"));
    play(&mut game, &["pay red", "pay red"]);
    let minion = |game: &colab::CoLab| {
        game.state().windows["eye 1".parse().expect("a window")].expect("a minion")
    };
    assert!(minion(&game).paid && minion(&game).die.is_some());
    assert_eq!(minion(&game).owner, Owner::Player(TWO));
    assert!(!offers(&game, "build D13"), "nothing is left for the bone");
}

/// [CL-17.7, TD-12] An unused resource of a die pays for nothing else.
#[test]
fn an_unused_resource_is_lost() {
    let table = scene(3).lab(ONE, "gear").at(build(2, 0, 0)).hand(ONE, &["D03", "D02"]);
    let table = table.pool(ONE, &["red G+G"]);
    let mut game = table.with(|state| state.players[ONE].tokens.0 = [1, 0, 0]).game();
    play(&mut game, &["build D03"]);
    assert_eq!(area(&game, ONE).pool_size(), 0);
    assert_eq!(area(&game, ONE).bowl_size(), 1);
    assert!(!offers(&game, "build D02"));
}

/// [CL-17.8, CL-17.6] Once the price is covered, only items that still cover something may follow.
#[test]
fn a_payment_may_end_when_the_price_is_covered() {
    let table = scene(3).lab(ONE, "bone").at(build(0, 0, 1)).hand(ONE, &["M01"]);
    let mut game = table.pool(ONE, &["purple N+N", "purple N+N", "purple N+N"]).game();
    play(&mut game, &["build M01"]);
    assert_eq!(listed(&game), ["pay purple N+N", "done"]);
    play(&mut game, &["pay purple N+N"]);
    assert_eq!(area(&game, ONE).bowl_size(), 2);
    assert_eq!(area(&game, ONE).grid.len(), 1, "a third one would cover nothing");
}

/// [CL-17.9, CL-17.10, CL-1.8] Wilds cover anything, white dice the symbol they show.
#[test]
fn white_dice_and_wilds_pay_for_one_symbol() {
    let table = scene(3).lab(ONE, "gear").at(build(1, 0, 0)).hand(ONE, &["D14"]);
    let table = table.pool(ONE, &["white G", "white S"]);
    let mut game = table.with(|state| state.players[ONE].wild = 1).game();
    play(&mut game, &["build D14"]);
    assert_eq!(area(&game, ONE).grid.len(), 1);
    assert_eq!((area(&game, ONE).wild, area(&game, ONE).pool_size()), (0, 0));
}

/// [CL-17.14, CL-17.16] Cards that cannot be paid are not offered; dice of the bowl do not count.
#[test]
fn only_what_can_be_paid_is_offered() {
    let table = scene(3).lab(ONE, "gear").at(build(2, 2, 2)).hand(ONE, &["D02", "D07", "M01"]);
    let mut game = table.pool(ONE, &["red G+G"]).bowl(ONE, &["red", "purple"]).game();
    assert_eq!(listed(&game), ["build D02", "stop"]);
    play(&mut game, &["stop"]);
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-17.12, CL-22.2, TD-51] Discounts add up, the builder chooses, and one symbol stays.
#[test]
fn discounts_leave_one_symbol() {
    let table = scene(3).lab(ONE, "gear").at(build(1, 0, 0)).hand(ONE, &["D03"]);
    let table = table.grid(ONE, &["D08 d4", "D08 d5"]).pool(ONE, &["white S"]);
    let mut game = table.game();
    play(&mut game, &["build D03"]);
    assert_eq!(listed(&game), ["react d4", "react d5"], "the price cannot be met without");
    play(&mut game, &["react d4"]);
    let events = ["d3", "c4", "e4", "c5", "e5", "d6"];
    assert_eq!(
        listed(&game),
        events.map(|cell| format!("at {cell}")),
        "the gear falls away, no second reaction"
    );
    play(&mut game, &["at d3"]);
    assert_eq!(area(&game, ONE).grid.len(), 3);
}

/// [CL-17.12] If either symbol could be paid, the player chooses which one is dropped.
#[test]
fn the_symbol_that_falls_away_is_chosen() {
    let table = scene(3).lab(ONE, "gear").at(build(1, 0, 0)).hand(ONE, &["D03"]);
    let table = table.pool(ONE, &["red R"]).with(|state| state.turn.discount = 1);
    let mut game = table.game();
    play(&mut game, &["build D03"]);
    assert_eq!(listed(&game), ["drop gear", "drop spark"]);
    assert_eq!(game.state().turn.discount, 0);
}

/// [CL-17.13] An unused discount is gone at the end of the turn.
#[test]
fn a_discount_does_not_outlast_the_turn() {
    let end = Frame::Steps { list: colab::List::EndOfTurn, next: 3 };
    let table = scene(3).lab(ONE, "gear").at(end).pool(TWO, &["white G", "white G"]);
    let game = table.with(|state| state.turn.discount = 2).game();
    assert_eq!(game.state().turn.discount, 0);
}

/// [CL-18.1, CL-18.2] The first card has a fixed cell, later ones a choice.
#[test]
fn later_cards_lie_beside_earlier_ones() {
    let table = scene(3).lab(ONE, "gear").at(build(2, 0, 0)).hand(ONE, &["D03", "D01"]);
    let mut game = table.with(|state| state.players[ONE].wild = 4).game();
    play(&mut game, &["build D01"]);
    assert_eq!(
        area(&game, ONE).grid.cells().first().map(|cell| cell.to_string()),
        Some("d4".into())
    );
    play(&mut game, &["build D03"]);
    assert_eq!(listed(&game), ["at d3", "at c4", "at e4", "at d5"]);
}

/// [CL-19.1, CL-19.2, CL-27.1, TS-05, TD-21] A build scores printed points and the growth of SCORE
/// texts.
#[test]
fn a_build_scores_printed_and_growing_points() {
    let table = scene(3).lab(ONE, "bone").at(build(0, 0, 1)).hand(ONE, &["M08"]);
    let table = table.grid(ONE, &["M08 d4"]).pool(ONE, &["purple N+N", "white E"]);
    let mut game = table.game();
    let printed = |card: &str| {
        u16::from(colab::Content::ours().cards[card.parse::<colab::Card>().expect("a card")].points)
    };
    assert_eq!(area(&game, ONE).score, printed("M08"));
    play(&mut game, &["build M08", "at d5"]);
    assert_eq!(area(&game, ONE).score, 2 * printed("M08") + 1 + 1, "1 more for each of them");
    let table = scene(3).lab(ONE, "bone").at(build(0, 0, 1)).hand(ONE, &["M01"]);
    let mut game = table.grid(ONE, &["M09 d4"]).pool(ONE, &["purple N+N"]).game();
    assert_eq!(area(&game, ONE).score, printed("M09"));
    play(&mut game, &["build M01", "at d5"]);
    assert_eq!(area(&game, ONE).score, printed("M09") + printed("M01") + 2);
}

/// [CL-19.3, CL-20.1] Points and the trigger token come before the choices.
#[test]
fn points_come_before_what_a_build_sets_off() {
    let table = scene(3).lab(ONE, "bone").at(build(0, 0, 1)).hand(ONE, &["M01"]);
    let mut game = table.grid(ONE, &["M01 d4"]).pool(ONE, &["purple N+N", "white G"]).game();
    play(&mut game, &["build M01", "at d5"]);
    assert_eq!(listed(&game), ["fire d4", "pass"]);
    let printed =
        colab::Content::ours().cards["M01".parse::<colab::Card>().expect("a card")].points;
    assert_eq!(area(&game, ONE).score, 2 * u16::from(printed));
    assert!(area(&game, ONE).grid.cards().iter().all(|built| !built.active));
}

/// [CL-17.1, CL-17.14] In random games every payment that is begun can be completed.
///
/// `payments.rs` compares the list of choices with a search: nothing is missing and nothing is
/// extra.
#[test]
fn every_listed_payment_completes() {
    let mut paid = 0;
    for seed in 0..12 {
        let mut game = begin(serde_json::json!({"seats": 2, "set_up": "normal"}));
        for _ in 0..400 {
            random_until(&mut game, seed, |game| {
                matches!(game.state().frames.top(), Some(Frame::Pay) | None)
            });
            if game.outcome().is_some() {
                break;
            }
            let before = area(&game, game.state().acting).grid.len();
            let player: Player = game.state().acting;
            random_until(&mut game, seed + 1, |game| {
                !matches!(game.state().frames.top(), Some(Frame::Pay))
            });
            assert_eq!(area(&game, player).grid.len(), before + 1, "a payment was not completed");
            paid += 1;
            if paid % 40 == 0 {
                break;
            }
        }
    }
    assert!(paid > 100, "{paid} payments");
}
