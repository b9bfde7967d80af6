//! DA-7.1 and DA-8: Double Upgrade, Calculations, and who decides.

use crate::support::*;
use game_core::{Choices, Dice, Emitted, Game, Narrate, Settings, Turn, Viewer};
use i18n::Locale;
use pocket_mars::{Building, Content, Event, Id, Options, PocketMars, Worth};
use serde_json::json;

/// A table on which Double Upgrade follows `launch discarding 1`. With nobody on the androids'
/// Spaceship and somebody on Earth, the first move of the activation changes no Building.
fn double_upgrade() -> Table {
    Table::solo().android_module("HB1 green")
}

/// A table on which Calculations follows after the human has skipped his launch and drawn slot 1.
/// All his colonists stay on Earth, so he has no points.
fn calculations() -> Table {
    Table::solo().hand("p1", "CC1 GH2").android_module("HB1 black")
}

fn launch(game: &mut PocketMars) -> Vec<Emitted<Event>> {
    play_on(game, &["launch discarding 1"])
}

fn leave_launch(game: &mut PocketMars) -> Vec<Emitted<Event>> {
    play_on(game, &["play hand CC1", "skip", "draw slot 1"])
}

/// What was weighed in each decision: each Building's letters with its value, then the choice.
fn weighed(emitted: &[Emitted<Event>]) -> Vec<String> {
    let letters = |building: Building| ["G", "A", "EB", "CC", "H"][building.index()];
    let decision = |event: &Event| match event {
        Event::Weighed { weighed, chosen, .. } => {
            let values: Vec<String> = weighed
                .iter()
                .map(|candidate| {
                    let value = candidate.worth.value(Content::ours());
                    format!("{} {value}", letters(candidate.act.building()))
                })
                .collect();
            Some(format!("{}: {}", values.join(", "), letters(chosen.building())))
        }
        _ => None,
    };
    emitted.iter().filter_map(|emitted| decision(&emitted.event)).collect()
}

/// The rules of the Upgrades, in order.
fn upgrades(emitted: &[Emitted<Event>]) -> Vec<&str> {
    rules(emitted).into_iter().filter(|rule| rule.starts_with("DA-7.1")).collect()
}

/// [T-69, DA-7.1a] Green: one lands at the Greenhouse, then two go up.
#[test]
fn two_colonists_go_up() {
    let mut game = double_upgrade().ship("da", 1).colonists("da", "A 1/0").build();
    let emitted = launch(&mut game);
    assert_eq!(colonists(&game, "da"), "earth 5, G 0/1, A 0/1");
    assert_eq!(upgrades(&emitted), ["DA-7.1b", "DA-7.1b"]);
}

/// [T-70, DA-7.1c, DA-7.1e] The human holds ★★, so he is pushed down first; the second Upgrade is
/// judged anew and goes up.
#[test]
fn a_human_is_pushed_down_and_the_androids_go_up_in_his_place() {
    let mut game = double_upgrade().colonists("da", "G 1/0").colonists("p1", "G 0/1").build();
    let emitted = launch(&mut game);
    assert_eq!(upgrades(&emitted), ["DA-7.1c", "DA-7.1b"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 1, G 1/0");
    assert_eq!(colonists(&game, "da"), "earth 5, ship 1, G 0/1");
}

/// [T-71, DA-7.1b] Going up comes first wherever it is possible; pushing down is only the fallback.
#[test]
fn going_up_comes_before_pushing_down() {
    let mut game = double_upgrade().colonists("da", "EB 1/0").colonists("p1", "G 0/1").build();
    let emitted = launch(&mut game);
    assert_eq!(upgrades(&emitted), ["DA-7.1b", "DA-7.1c"]);
    assert_eq!(colonists(&game, "da"), "earth 5, ship 1, EB 0/1");
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 1, G 1/0");
}

/// [T-72, DA-7.1d] With nobody to move up or down both Upgrades are lost.
#[test]
fn upgrades_that_nobody_can_use_are_lost() {
    let mut game = double_upgrade().colonists("da", "G 0/1").build();
    let emitted = launch(&mut game);
    assert_eq!(upgrades(&emitted), ["DA-7.1d", "DA-7.1d"]);
    assert_eq!(colonists(&game, "da"), "earth 5, ship 1, G 0/1");
}

/// [T-73, DA-1.7] The limit on ★★ is one, so the second Upgrade is lost.
#[test]
fn a_full_space_loses_the_second_upgrade() {
    let mut game = double_upgrade().colonists("da", "G 2/0").build();
    let emitted = launch(&mut game);
    assert_eq!(upgrades(&emitted), ["DA-7.1b", "DA-7.1d"]);
    assert_eq!(colonists(&game, "da"), "earth 4, ship 1, G 1/1");
}

/// [T-74, DA-8.6, DA-8.4] The first Upgrade is weighed with the best that can follow. One colonist
/// of each side boards a Spaceship in this round, which cancels out in the values.
#[test]
fn the_first_upgrade_is_weighed_with_the_best_second() {
    let table = double_upgrade().colonists("da", "G 1/0").colonists("p1", "G 0/1 A 0/1");
    let mut game = table.clone().build();
    let emitted = launch(&mut game);
    assert_eq!(weighed(&emitted), ["G -186, A -185: A"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 1, G 1/0, A 1/0");
    assert_eq!(colonists(&game, "da"), "earth 5, ship 1, G 1/0");

    let by_player = table.option("da_choice", "player");
    for first in ["greenhouse", "aqualab"] {
        let mut game = by_player.clone().build();
        launch(&mut game);
        expect(&game, "p1", &["downgrade greenhouse p1", "downgrade aqualab p1"]);
        let emitted = play_on(&mut game, &[&format!("downgrade {first} p1")]);
        let second = if first == "greenhouse" { "DA-7.1b" } else { "DA-7.1c" };
        assert_eq!(upgrades(&emitted), ["DA-7.1c", second], "the second is forced in G");
    }
}

/// [DA-8.6] Of the Upgrades that can follow, the best one counts, not just any; the second Upgrade
/// is then weighed by itself.
#[test]
fn the_best_second_upgrade_counts() {
    let table = double_upgrade().colonists("da", "G 1/0").colonists("p1", "G 0/1 A 0/1 EB 0/1");
    let mut game = table.build();
    let emitted = launch(&mut game);
    assert_eq!(weighed(&emitted), ["G -586, A -585, EB -585: A", "G -585, EB -586: G"]);
    assert_eq!(colonists(&game, "p1"), "earth 3, ship 1, G 1/0, A 1/0, EB 0/1");
}

/// [T-75] Equal values: the first Buildings in order.
#[test]
fn equal_upgrades_go_by_the_order_of_buildings() {
    let mut game = double_upgrade().colonists("da", "G 1/0 A 1/0 CC 1/0").build();
    let emitted = launch(&mut game);
    assert_eq!(weighed(&emitted), ["G 1027, A 1027, CC 1027: G", "A 1027, CC 1027: A"]);
    assert_eq!(colonists(&game, "da"), "earth 3, ship 1, G 0/1, A 0/1, CC 1/0");
}

/// [T-76, DA-8.5, DA-10.4] Calculations completes four in one Building.
#[test]
fn calculations_completes_four_in_one() {
    let mut game = calculations().ship("da", 1).colonists("da", "G 3/0").build();
    let emitted = leave_launch(&mut game);
    assert_eq!(weighed(&emitted), ["G 1339, A 838, EB 838, CC 838: G"]);
    assert_eq!(colonists(&game, "da"), "earth 3, G 4/0");
}

/// [T-77, DA-10.3] Calculations completes the presence in all four.
#[test]
fn calculations_completes_presence() {
    let mut game = calculations().ship("da", 1).colonists("da", "G 1/0 A 1/0 EB 1/0").build();
    let emitted = leave_launch(&mut game);
    assert_eq!(weighed(&emitted), ["G 837, A 837, EB 837, CC 1236: CC"]);
    assert_eq!(colonists(&game, "da"), "earth 3, G 1/0, A 1/0, EB 1/0, CC 1/0");
}

/// [T-78] Equal values: the first Building; a human on ★★ takes away the room there.
#[test]
fn calculations_prefers_a_building_with_room_above() {
    let mut game = calculations().ship("da", 1).build();
    let emitted = leave_launch(&mut game);
    assert_eq!(weighed(&emitted), ["G 215, A 215, EB 215, CC 215: G"]);

    let mut game = calculations().ship("da", 1).colonists("p1", "G 0/1").build();
    let emitted = leave_launch(&mut game);
    assert_eq!(weighed(&emitted), ["G -186, A -185, EB -185, CC -185: A"]);
    assert_eq!(colonists(&game, "da"), "earth 6, A 1/0");
}

/// [T-79, DA-8.3a, DA-8.1] If the player decides, he is asked for the Building of Calculations,
/// cannot skip it, and any answer is accepted.
#[test]
fn the_player_decides_calculations_among_the_four() {
    let table = calculations().option("da_choice", "player").ship("da", 2);
    for (answer, after) in [
        ("land greenhouse", "earth 5, ship 1, G 1/0"),
        ("land aqualab", "earth 5, ship 1, A 1/0"),
        ("land energy_bank", "earth 5, ship 1, EB 1/0"),
        ("land comms_center", "earth 5, ship 1, CC 1/0"),
    ] {
        let mut game = table.clone().build();
        leave_launch(&mut game);
        let four = ["land greenhouse", "land aqualab", "land energy_bank", "land comms_center"];
        expect(&game, "p1", &four);
        let emitted = play_on(&mut game, &[answer]);
        assert_eq!((colonists(&game, "da").as_str(), weighed(&emitted)), (after, Vec::new()));
    }
}

/// [DA-8.3a] The order of options binds the player too: while somebody can go up, only that is
/// offered, and the second question is judged anew.
#[test]
fn the_player_cannot_push_down_while_somebody_can_go_up() {
    let table = double_upgrade().option("da_choice", "player").ship("da", 0);
    let table = table.colonists("da", "G 1/0 A 1/0 CC 1/0").colonists("p1", "EB 0/1 CC 0/1");
    let mut game = table.build();
    launch(&mut game);
    expect(&game, "p1", &["upgrade greenhouse da", "upgrade aqualab da"]);
    let emitted = play_on(&mut game, &["upgrade aqualab da"]);
    assert_eq!(upgrades(&emitted), ["DA-7.1b", "DA-7.1b"], "one is left, and it goes by itself");
    assert_eq!(colonists(&game, "da"), "earth 3, ship 1, G 0/1, A 0/1, CC 1/0");
}

/// [DA-8.1, DA-8.3b] The algorithm decides if several Buildings qualify, and is not consulted if
/// only one does.
#[test]
fn what_is_forced_is_not_weighed() {
    let mut game = double_upgrade().colonists("da", "G 1/0").colonists("p1", "G 0/1").build();
    assert_eq!(weighed(&launch(&mut game)), [""; 0]);
    let mut game = double_upgrade().colonists("da", "G 1/0 A 1/0").build();
    assert_eq!(weighed(&launch(&mut game)).len(), 1, "the second has one Building left");
}

/// [DA-8.2] An option sets whether the program or the player decides; the program is the default.
#[test]
fn who_decides_is_an_option() {
    let table = calculations().ship("da", 2);
    for (choice, decided) in [(None, true), (Some("algorithm"), true), (Some("player"), false)] {
        let table = match choice {
            Some(choice) => table.clone().option("da_choice", choice),
            None => table.clone(),
        };
        let mut game = table.build();
        let emitted = leave_launch(&mut game);
        assert_eq!(emitted_by(&emitted, "DA-7.5a"), decided, "{choice:?}");
        assert_eq!(offers(&game, "land aqualab"), !decided);
    }
}

/// [DA-8.4] Each part of the value on its own: points of both sides, the fullest Building up to
/// four, the Buildings they are in, and the Buildings where one can go up.
#[test]
fn the_value_has_its_five_parts() {
    // Energy does not count, whoever leads; nor do more than four in one Building.
    let with = |table: Table| weighed(&leave_launch(&mut table.build()))[0].clone();
    let plain = with(calculations().ship("da", 1));
    assert_eq!(plain, with(calculations().ship("da", 1).energy("da", 5)));
    assert_eq!(plain, with(calculations().ship("da", 1).energy("p1", 5)));
    // The human's colonists: on the Spaceship 1 point, on ★ 2, so 300 less.
    let human = with(calculations().ship("da", 1).ship("p1", 1).colonists("p1", "CC 1/0"));
    assert_eq!(human, "G -85, A -85, EB -85, CC -85: G");
    // Five in one: 10 + 5 points, 4 times 8, one Building, room above.
    let five = with(calculations().ship("da", 1).colonists("da", "G 4/0"));
    assert_eq!(five, "G 1539, A 1546, EB 1546, CC 1546: A");
    // The human's presence and four in one count as in scoring: 14 + 2 + 3 points.
    let human = "G 4/0 A 1/0 EB 1/0 CC 1/0";
    let mut complete = calculations().ship("da", 1).colonists("p1", human).unreachable().build();
    let emitted = play_on(&mut complete, &["energy GH2", "draw slot 1"]);
    assert_eq!(weighed(&emitted)[0], "G -1685, A -1685, EB -1685, CC -1685: G");
}

/// [PM-E.22, DA-8.4] In the other reading only their own score counts: pushing a human down and
/// going up in his place wins their point, whereas in the default reading pushing two humans down
/// is worth as much.
#[test]
fn by_the_other_reading_the_androids_aim_for_their_own_score_alone() {
    let table = double_upgrade().colonists("da", "G 1/0").colonists("p1", "G 0/1 A 0/1");
    let mut game = table.option("readings", json!(["final_score"])).build();
    let emitted = launch(&mut game);
    assert_eq!(weighed(&emitted), ["G 514, A 315: G"]);
    assert_eq!(colonists(&game, "da"), "earth 5, ship 1, G 0/1");
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 1, G 1/0, A 0/1");
    let event = emitted
        .iter()
        .find(|emitted| matches!(emitted.event, Event::Weighed { .. }))
        .expect("weighed");
    let line = game.describe_event(&event.event, Viewer::Everybody, Locale::English);
    let says = line.reasons.join("; ");
    assert!(says.contains("theirs alone as the chosen reading says (now "), "{says}");
    assert!(!says.contains("yours:"), "{says}");
}

/// [PM-E.22] The readings differ in Double Upgrade and nowhere else.
#[test]
fn the_readings_differ_in_double_upgrade_alone() {
    let (mut decisions, mut differ) = (0, 0);
    for seed in 0..2400 {
        let level = ["normal", "super_droid", "cyborg"][seed as usize % 3];
        let settings = Settings::from_iter([("level".to_string(), json!(level))]);
        let options = Options::read(&settings, Content::ours()).expect("a level");
        let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        while game.turn() != Turn::Over {
            game.choices(&mut choices);
            let mut emitted = Vec::new();
            game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut emitted);
            for Emitted { rule, event } in &emitted {
                let Event::Weighed { weighed, chosen, .. } = event else { continue };
                decisions += 1;
                // The best for the androids alone; ties go to the first.
                let alone = |worth: Worth| {
                    Worth { yours: Default::default(), ..worth }.value(Content::ours())
                };
                let best = weighed.iter().map(|one| alone(one.worth)).max();
                let first = weighed.iter().find(|one| Some(alone(one.worth)) == best);
                if first.is_some_and(|one| one.act != *chosen) {
                    differ += 1;
                    assert_eq!(rule.0, "DA-8.6", "seed {seed}");
                }
            }
        }
    }
    println!("{differ} of {decisions} decisions differ");
    assert!(decisions > 3000 && differ * 50 < decisions, "{differ} of {decisions}");
}
