//! CLS-12, CLS-13: enemy dice, damage and ice.

use colab::{Frame, Owner};
use game_core::{EnumMap, Game};
use serde_json::json;

use crate::support::*;

fn table() -> Scene {
    solo("elias", "burton").lab(ONE, "eye")
}

/// Moves a minion of the enemy to a tower, where it rolls this face.
fn comes(table: Scene, token: &str, face: &str) -> colab::CoLab {
    let mut game = table.turn_of("elias", 1).game();
    let face = format!("enemy die {face}");
    play(&mut game, &[&format!("criteria {token}"), "nearest vial 1"]);
    if !offers(&game, &face) {
        panic!("{face} is not on the die: {:?}", listed(&game));
    }
    play(&mut game, &[&face]);
    game
}

/// [CLS-12.1, CLS-12.6, CLS-13.2] DAMAGE goes under the minion and stays when it leaves.
#[test]
fn damage_lies_beneath_its_minion() {
    let mut game = comes(table(), "K5G", "damage");
    assert_eq!(harmed(&game).0, ["gear 1"]);
    assert!(face_at(&game, "gear 1").is_some());
    assert_eq!(meter_of(&game, "elias"), 0);
    let state = *game.state();
    game = table().with(|scene| *scene = state).turn_of("elias", 1).game();
    play(&mut game, &["criteria K5E", "enemy die jam"]);
    assert_eq!((face_at(&game, "gear 1"), harmed(&game).0), (None, vec!["gear 1".into()]));
}

/// [CLS-12.2, CLS-12.11, CLS-12.3, CL-13.8, TD-73] STRIP removes dice of minions already there and
/// of those that arrive.
#[test]
fn strip_empties_minions_now_and_later() {
    let table = solo("victor", "burton").lab(ONE, "eye");
    let table =
        table.send("herb 1", "gear 1", Some("white G")).send("herb 2", "gear 2", Some("red R"));
    let mut game = table.pool(ONE, &["blue B"]).turn_of("victor", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die strip"]);
    assert_eq!(area(&game, ONE).bowl_size(), 2);
    assert!(face_at(&game, "gear 3").is_some() && face_at(&game, "vial 2").is_some());
    let table = solo("victor", "burton").lab(ONE, "eye").shift("vial 1", "gear 1", "strip");
    let mut game = table.pool(ONE, &["blue B"]).game();
    play(&mut game, &["action turn", "to gear"]);
    assert_eq!(
        (area(&game, ONE).bowl_size(), listed(&game)),
        (1, vec!["top row".into(), "bottom row".into()])
    );
    let minion = game.state().windows[window("gear 2")].expect("the minion stands there");
    assert!(minion.die.is_none());
}

/// [CLS-12.4, TD-74] DISCARD takes anything that can be discarded, but not research tokens.
#[test]
fn discard_takes_one_thing() {
    let table =
        || solo("ivy", "burton").lab(ONE, "eye").with(|state| state.players[ONE].research = 5);
    let mut game = table().turn_of("ivy", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die discard"]);
    assert_eq!((meter_of(&game, "ivy"), area(&game, ONE).research), (1, 5));
    let mut game = table().hand(ONE, &["D01", "M01"]).turn_of("ivy", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die discard"]);
    assert_eq!(listed(&game), ["discard D01", "discard M01"], "nobody may refuse");
    play(&mut game, &["discard M01"]);
    assert_eq!((area(&game, ONE).hand_size(), meter_of(&game, "ivy")), (1, 0));
}

/// [CLS-12.5, TD-72] JAM denies the row to a player who sends, not to one who retrieves.
#[test]
fn jam_keeps_the_row() {
    let jammed = || table().shift("vial 1", "bone 1", "jam").pool(ONE, &["white G"]);
    let mut game = jammed().game();
    play(&mut game, &["action turn", "to bone"]);
    assert!(offers(&game, "move spark"), "{:?}", listed(&game));
    let three = jammed().minion("bone 2", Owner::Player(ONE), None);
    let mut game = three.game();
    play(&mut game, &["action turn", "retrieve bone 2"]);
    assert_eq!(listed(&game), ["top row", "bottom row"]);
}

/// [CLS-12.7, CL-13.9, TD-92] EXTRA counts as two workers.
#[test]
fn extra_works_twice() {
    // The bone lab touches the vial and the bone tower.
    let scene = table().lab(ONE, "bone").shift("vial 2", "spark 1", "wild");
    let scene = scene.send("herb 1", "bone 1", None);
    let scene = scene.tile("bone", "L", "U101").at(Frame::Collect);
    let mut game = scene.game();
    let mut workers = 0;
    while let Some(tile) = listed_with(&game, "use").first().cloned() {
        play(&mut game, &[&tile]);
        while let Some(work) = listed_with(&game, "work").first().cloned() {
            play(&mut game, &[&work]);
        }
        let windows = game.state().windows.values().iter().flatten();
        workers = windows.map(|one| u8::from(one.worked) + u8::from(one.worked_again)).sum();
        chance(&mut game, 3);
        while let Some(skip) = listed_with(&game, "skip").first().cloned() {
            play(&mut game, &[&skip]);
            chance(&mut game, 3);
        }
    }
    assert_eq!(workers, 3, "two of the enemy and one of the player");
}

/// [CLS-12.8, CL-17.11, TD-93] WILD pays any one symbol of a card; other enemy dice pay nothing.
#[test]
fn wild_pays_for_a_card() {
    let scene = |face| {
        let table = table().lab(ONE, "bone").shift("vial 1", "vial 3", face);
        let table = table.hand(ONE, &["M01", "M01"]).pool(ONE, &["purple U+U"]);
        table.at(Frame::Build { left: EnumMap::each(|_| 2) })
    };
    let mut game = scene("wild").game();
    assert!(offers(&game, "build M01"));
    play(&mut game, &["build M01"]);
    assert!(offers(&game, "pay vial 3") && !offers(&game, "pay vial 2"), "{:?}", listed(&game));
    play(&mut game, &["pay vial 3"]);
    let minion = game.state().windows[window("vial 3")].expect("it stays");
    assert!(minion.paid);
    let game = scene("jam").game();
    assert!(!offers(&game, "pay vial 3"));
    let purse = table().lab(ONE, "bone").shift("vial 1", "vial 3", "wild").damage(&["bone 1"]);
    let game = purse.with(|state| state.players[ONE].wild = 1).game();
    assert!(!offers(&game, "repair bone 1 with resources"), "it repairs nothing");
}

/// [CLS-12.10] Lasting faces cannot fail.
#[test]
fn lasting_faces_cannot_fail() {
    for face in ["jam", "extra", "wild"] {
        let game = comes(table(), "K5G", face);
        assert_eq!(meter_of(&game, "elias"), 0, "{face}");
    }
    let game = solo("victor", "burton").lab(ONE, "eye");
    let mut game = game.turn_of("victor", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die strip"]);
    assert_eq!(meter_of(&game, "victor"), 0);
}

/// [CLS-12.12, CLS-13.3] Moving a minion counts as placing it: STRIP, JAM and ice apply.
#[test]
fn a_moved_minion_is_placed() {
    let table = table().shift("vial 1", "gear 1", "strip").shift("vial 2", "gear 2", "jam");
    let table = table.ice(&["gear 3"]).send("herb 1", "bone 1", Some("white G"));
    let table = table.grid(ONE, &["D07 d4"]);
    let fire = Frame::Effect { of: colab::EffectSource::Built(0), part: 0, times: 0 };
    let mut game = table.at(fire).game();
    play(&mut game, &["reposition bone 1", "to frozen gear"]);
    assert_eq!((area(&game, ONE).bowl_size(), harmed(&game).1.len()), (1, 0));
    assert!(game.state().frames.pending().is_empty(), "no row");
}

/// [CLS-13.1, CLS-13.3, TD-71] A player may break ice beside an empty window, but never enter
/// damage.
#[test]
fn a_player_may_break_ice() {
    let table = || table().ice(&["gear 2", "gear 3"]).damage(&["bone 1", "bone 2", "bone 3"]);
    let mut game = table().pool(ONE, &["white G"]).game();
    play(&mut game, &["action turn"]);
    assert!(
        offers(&game, "to gear") && offers(&game, "to frozen gear") && !offers(&game, "to bone")
    );
    play(&mut game, &["to frozen gear"]);
    assert_eq!(harmed(&game).1, ["gear 3"]);
    assert_eq!(listed(&game), ["top row", "bottom row"]);
}

/// [CLS-13.5, CLS-13.6, CLS-13.7] Tokens do not affect minions: work, rows and dice go on.
#[test]
fn tokens_do_nothing_to_minions() {
    let table = table().lab(ONE, "bone").damage(&["vial 1"]).tile("bone", "L", "U101");
    let mut game = table.at(Frame::Collect).game();
    let tile = listed_with(&game, "use").first().cloned().expect("two enemy minions work");
    play(&mut game, &[&tile]);
    assert!(offers(&game, "work vial 1") || !listed_with(&game, "use").is_empty());
    let wrong = table_with_two_tokens();
    assert!(wrong.iter().any(|why| why.contains("damage and ice")), "{wrong:?}");
}

fn table_with_two_tokens() -> Vec<String> {
    let mut state = table().state;
    state.enemies.damaged.insert(window("gear 1"));
    state.enemies.frozen.insert(window("gear 1"));
    let options = begin(json!({"seats": 1, "enemies": 1}));
    let set = colab::CoLab::set(options.options(), colab::Content::ours(), state);
    set.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}
