//! CLS-14: repairs.

use crate::support::*;

fn repairs(game: &colab::CoLab) -> Vec<String> {
    listed_with(game, "repair")
}

/// [CLS-14.1, CLS-14.2, CLS-14.3, CLS-14.5, TD-90] One repair is free in a rest turn, one costs
/// three research tokens.
#[test]
fn a_rest_turn_repairs_once_for_nothing_and_once_for_research() {
    let table =
        solo("elias", "burton").lab(ONE, "eye").damage(&["gear 1", "bone 1"]).ice(&["eye 1"]);
    let mut game = table.with(|state| state.players[ONE].research = 6).game();
    assert_eq!(repairs(&game).len(), 3, "for research, before the type of the turn is chosen");
    play(&mut game, &["rest turn"]);
    assert_eq!(repairs(&game).len(), 6);
    play(&mut game, &["repair eye 1"]);
    assert_eq!(harmed(&game).1.len(), 0);
    assert_eq!(repairs(&game), ["repair gear 1 with research", "repair bone 1 with research"]);
    play(&mut game, &["repair bone 1 with research"]);
    assert_eq!((harmed(&game).0, area(&game, ONE).research), (vec!["gear 1".into()], 3));
    assert_eq!(repairs(&game), Vec::<String>::new());
}

/// [CLS-14.4, CLS-14.6, TD-89] Two matching resources repair a tower beside the lab.
#[test]
fn two_resources_repair_a_neighbouring_tower() {
    // The vial lab touches the gear and the herb tower.
    let scene = || solo("elias", "burton").lab(ONE, "vial").damage(&["gear 1", "bone 1"]);
    let offers_repair = |dice: &[&str], red: u8, wild: u8| {
        let table = scene().pool(ONE, dice).with(|state| {
            state.players[ONE].tokens[colab::Colour::Red] = red;
            state.players[ONE].wild = wild;
        });
        repairs(&table.game())
    };
    let one = ["repair gear 1 with resources"];
    assert_eq!(offers_repair(&["red G+G"], 0, 0), one);
    assert_eq!(offers_repair(&["red R+R"], 0, 0), one);
    assert_eq!(offers_repair(&["red G+S"], 1, 0), one);
    assert_eq!(offers_repair(&[], 0, 2), one);
    assert!(offers_repair(&["red G+S"], 0, 0).is_empty());
    assert!(offers_repair(&["red S+S"], 0, 0).is_empty());
    let table = scene().centre(ONE).with(|state| state.players[ONE].wild = 4);
    assert!(repairs(&table.game()).is_empty(), "not from the centre");
    let mut game = scene().pool(ONE, &["red G+G"]).with(|state| state.players[ONE].wild = 2).game();
    play(&mut game, &["repair gear 1 with resources"]);
    assert_eq!(listed(&game), ["pay wild", "pay red G+G"]);
    play(&mut game, &["pay red G+G"]);
    assert_eq!((harmed(&game).0, area(&game, ONE).wild), (vec!["bone 1".into()], 2));
    assert_eq!(area(&game, ONE).bowl_size(), 1);
}

/// [CLS-14.4] Repairs for resources have no limit.
#[test]
fn repairs_for_resources_are_not_counted() {
    let table = solo("elias", "burton").lab(ONE, "vial").damage(&["gear 1", "gear 2"]);
    let mut game = table.with(|state| state.players[ONE].wild = 4).game();
    play(&mut game, &["repair gear 1 with resources"]);
    play(&mut game, &["repair gear 2 with resources"]);
    assert_eq!((harmed(&game).0.len(), area(&game, ONE).wild), (0, 0));
}

/// [CLS-14.7, TD-91] Damage under an enemy minion can be repaired; the minion stays.
#[test]
fn damage_under_a_minion_is_repaired() {
    let table = solo("elias", "burton").lab(ONE, "vial").damage(&["vial 1"]);
    let mut game = table.with(|state| state.players[ONE].research = 3).game();
    play(&mut game, &["repair vial 1 with research"]);
    assert!(harmed(&game).0.is_empty() && face_at(&game, "vial 1").is_some());
}
