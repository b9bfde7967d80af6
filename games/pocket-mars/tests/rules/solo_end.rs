//! DA-9: how a game against the androids ends.

use crate::support::*;
use game_core::{Emitted, Game, SourceFile};
use pocket_mars::{Content, Event, Options, PocketMars};
use serde_json::json;

/// The rule that ended the game.
fn ending(game: &PocketMars) -> &'static str {
    game.outcome().expect("the game is over").rule.0
}

/// [T-90, DA-9.1, DA-3.2] The human's seventh colonist lands in phase 1; phases 2 and 3 still
/// follow.
#[test]
fn the_last_human_landing_ends_the_game_after_the_round() {
    let mut game = Table::solo()
        .hand("p1", "HB2 GH1")
        .ship("p1", 1)
        .others_stand_on("p1", "A")
        .ship("da", 5)
        .android_module("GH2 purple")
        .build();
    play(&mut game, &["play hand HB2", "land greenhouse"]);
    assert_eq!((colonists(&game, "p1").as_str(), asked(&game).as_str()), ("G 1/0, A 6/0", "p1"));
    let emitted = play_on(&mut game, &["draw slot 1"]);
    assert!(
        emitted_by(&emitted, "DA-5.1")
            && emitted_by(&emitted, "DA-6.3a")
            && emitted_by(&emitted, "DA-6.5")
    );
    assert_eq!((ending(&game), game.state().round), ("DA-9.1", 1));
    assert!(!game.state().end_triggered, "nothing is triggered in solo");
}

/// [DA-9.6] The position at the end of the round is judged: a colonist that goes up or down on the
/// way stays on its Building, and a smaller `end_trigger` has no effect.
#[test]
fn the_trigger_of_the_base_game_is_not_used() {
    for finish_round in [true, false] {
        let mut game = Table::solo()
            .option("end_trigger", 2)
            .option("finish_round", finish_round)
            .hand_ability("HB2", "land 1 any")
            .hand("p1", "HB2 GH1")
            .ship("p1", 1)
            .colonists("p1", "A 3/0")
            .android_module("GH2 purple")
            .build();
        let emitted = play(&mut game, &["play hand HB2", "land greenhouse", "draw slot 1"]);
        let emitted = [emitted, chance(&mut game)].concat();
        assert!(!emitted_by(&emitted, "PM-10.1"));
        assert_eq!((asked(&game).as_str(), game.state().round), ("p1", 2));
    }
}

/// [T-91, DA-9.2] The androids' seventh colonist lands; energy and refill follow, then the end.
/// While one is still on Earth the game continues.
#[test]
fn the_last_android_landing_ends_the_game_after_the_refill() {
    let table = Table::solo().hand("p1", "CC1 HB1").android_module("GH1 orange");
    let mut game = table.clone().ship("da", 1).others_stand_on("da", "G").build();
    let emitted = play_on(&mut game, &["play hand CC1", "skip", "draw slot 1"]);
    assert_eq!((colonists(&game, "da").as_str(), energy(&game, "da")), ("G 6/0, EB 1/0", 3));
    assert!(emitted_by(&emitted, "DA-6.5"));
    assert_eq!((counts(&game, "da"), ending(&game)), ((0, 2), "DA-9.2"));

    let table = table.option("level", "super_droid").ship("da", 1).earth("da", 1);
    let mut game = table.others_stand_on("da", "G").build();
    play_on(&mut game, &["play hand CC1", "skip", "draw slot 1"]);
    assert_eq!(colonists(&game, "da"), "earth 1, G 5/0, EB 1/0");
    assert_eq!((asked(&game).as_str(), game.state().round), ("p1", 2));
}

/// [T-92, DA-9.4, DA-9.3] An empty deck does not end the game; the next draw does, because the
/// module cannot be filled again.
#[test]
fn an_empty_deck_ends_the_game_only_when_the_module_is_short() {
    let table = Table::solo().hand("p1", "AQ4 CC1").discard("EB5").deck(2);
    let mut game = table.android_module("GH2 blue").build();
    play_on(&mut game, &["play hand AQ4", "salvage", "skip"]);
    assert_eq!((deck(&game), asked(&game).as_str(), game.state().round), (0, "p1", 2));
    let emitted = play_on(&mut game, &["play hand CC1", "skip", "draw slot 1"]);
    let filled = |emitted: &Emitted<Event>| matches!(emitted.event, Event::Refilled { .. });
    assert!(!emitted.iter().any(filled));
    assert!(emitted_by(&emitted, "DA-6.5"), "that it is not filled");
    assert_eq!((counts(&game, "da"), ending(&game)), ((0, 1), "DA-9.3"));
    assert_eq!(game.state().round, 2);
}

/// [T-93] One refill in every round, no Spark, no other draws: three cards a round, so the module
/// cannot be filled in round 10. Twelve colonists each prevent the other endings.
#[test]
fn a_quiet_game_lasts_ten_rounds() {
    let mut game = new_game(json!({"colonists": 12}));
    let liked = |answer: &&String| {
        let quiet = ["purple", "black", "green", "top"];
        quiet.into_iter().position(|word| answer.contains(word)).unwrap_or(9)
    };
    play_until(&mut game, |game| game.state().round == 0 && offers_any(game, "top "));
    let mut decks = Vec::new();
    while asked(&game) != "over" {
        let listed = answers(&game);
        let answer = match (asked(&game).as_str(), listed[0].split(' ').next()) {
            ("chance", _) => listed.iter().min_by_key(liked).expect("a result").clone(),
            (_, Some("draw")) => {
                // Keep the card whose activation causes no Spark.
                let module = prep(&game, "da");
                let (first, second) = module.split_once(' ').expect("two cards");
                let quiet = |colour: &str| liked(&&colour.to_string());
                format!("draw slot {}", if quiet(first) < quiet(second) { 2 } else { 1 })
            }
            (_, Some("prepare")) => listed[0].clone(),
            _ => {
                decks.push(deck(&game));
                let energy = listed.iter().find(|answer| answer.starts_with("energy "));
                energy.expect("he has cards").clone()
            }
        };
        let emitted = play(&mut game, &[&answer]);
        assert!(!emitted_by(&emitted, "DA-7.2") && !emitted_by(&emitted, "DA-7.3b"), "no Spark");
    }
    assert_eq!(decks, [29, 26, 23, 20, 17, 14, 11, 8, 5, 2]);
    assert_eq!((game.state().round, ending(&game)), (10, "DA-9.3"));
    assert_eq!((deck(&game), counts(&game, "da").1), (0, 1));
}

/// [T-94] An empty module and three cards before phase 2: two are discarded, one goes to the
/// module.
#[test]
fn a_refill_of_one_card_ends_the_game() {
    let mut game = Table::solo().hand("p1", "CC1 GH1").android_module("- -").deck(4).build();
    play_on(&mut game, &["play hand CC1", "skip"]);
    assert_eq!((deck(&game), counts(&game, "da").1, ending(&game)), (0, 1, "DA-9.3"));
}

/// [DA-9.5] Several conditions at once end the game once, with one scoring.
#[test]
fn several_conditions_end_the_game_once() {
    let mut game = Table::solo()
        .hand("p1", "HB2 GH1")
        .ship("p1", 1)
        .others_stand_on("p1", "A")
        .ship("da", 1)
        .others_stand_on("da", "G")
        .android_module("GH2 orange")
        .deck(0)
        .build();
    let emitted = play_on(&mut game, &["play hand HB2", "land greenhouse", "draw slot 1"]);
    let ends = emitted.iter().filter(|emitted| emitted.event == pocket_mars::Event::Ended).count();
    assert_eq!((ends, ending(&game)), (1, "DA-9.1"));
    let all = |who: &str| game.state().on_buildings(player(who));
    assert_eq!((all("p1"), all("da"), counts(&game, "da").1), (7, 7, 1));
}

/// [DA-9.1] Only the position at the end of the round counts: nothing ends in the middle of it.
#[test]
fn seven_on_buildings_in_the_middle_of_a_round_end_nothing() {
    let mut game = Table::solo()
        .hand_ability("HB5", "land 1 any")
        .hand("p1", "HB5 GH1")
        .ship("p1", 1)
        .others_stand_on("p1", "A")
        .android_module("GH2 purple")
        .build();
    play(&mut game, &["play hand HB5", "land greenhouse"]);
    assert_eq!((game.state().on_buildings(player("p1")), asked(&game).as_str()), (7, "p1"));
    assert!(game.outcome().is_none());
}

/// [DA-9.7, PM-E.21] The round limit also ends solo games.
#[test]
fn the_guard_of_rounds_covers_solo() {
    for guard in [1, 2] {
        let mut game = new_game(json!({"round_guard": guard}));
        let emitted = play_until(&mut game, |_| false);
        assert_eq!((ending(&game), game.state().round), ("DA-9.7", guard));
        assert!(emitted_by(&emitted, "DA-9.7"));
    }
}

/// [DA-9.7] With an owner's cards that can salvage each other the round limit is reached: two of
/// them change places forever while nothing is drawn.
#[test]
fn cards_that_salvage_each_other_reach_the_guard() {
    let text =
        "[[card]]\nid = \"CC1\"\nhand = \"salvage\"\n[[card]]\nid = \"AQ4\"\nhand = \"salvage\"\n";
    let file = SourceFile { name: "cards.toml".into(), text: text.into() };
    let content: &'static Content = Box::leak(Box::new(Content::load(&[file]).expect("content")));
    let start = Table::solo().hand("p1", "CC1 GH1").discard("AQ4").deck(0).build();
    let options = Options { round_guard: 40, ..*start.options() };
    let mut game = PocketMars::set(&options, content, *start.state()).expect("a position");
    while asked(&game) != "over" {
        let card = if offers(&game, "play hand CC1") { "CC1" } else { "AQ4" };
        let emitted = play_on(&mut game, &[&format!("play hand {card}"), "salvage"]);
        assert!(emitted_by(&emitted, "DA-6.1"));
    }
    assert_eq!((ending(&game), game.state().round), ("DA-9.7", 40));
}
