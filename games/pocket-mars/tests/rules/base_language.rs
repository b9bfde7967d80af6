//! PM-1.1 to PM-1.9 and PM-8.3: the language of abilities and how they are resolved.

use crate::support::*;

const EVERYWHERE: [&str; 5] =
    ["land greenhouse", "land aqualab", "land energy_bank", "land comms_center", "skip"];

/// [PM-1.1] `you` is the active player, except in the prep ability of a taken card, where it is the
/// owner; in the Building ability it is the active player again.
#[test]
fn you_is_the_owner_only_in_the_prep_ability_of_a_card_taken() {
    let mut game = Table::base(2).prep("p2", "CC3 GH1").ship("p1", 1).ship("p2", 1).build();
    play(&mut game, &["take p2 1"]);
    expect(&game, "p2", &["pay", "skip"]);
    play(&mut game, &["pay"]);
    assert_eq!((energy(&game, "p1"), energy(&game, "p2")), (1, 0));
    assert_eq!(colonists(&game, "p2"), "earth 6, CC 1/0");
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 2");
}

/// [PM-1.2] Every player but yourself is an `other`; in solo the androids are.
#[test]
fn others_are_all_who_are_not_you() {
    let table = || Table::base(3).hand("p2", "EB3 GH1").active("p2").energy("p2", 5);
    let mut game = table().energy("p1", 1).energy("p3", 2).build();
    play(&mut game, &["play hand EB3"]);
    expect(&game, "p2", &["drain p1 1", "drain p3 1", "drain p3 2", "skip"]);
    let mut owner = Table::base(3).prep("p2", "AQ6 GH1").prep("p1", "EB1 -").build();
    play(&mut owner, &["take p2 1"]);
    expect(&owner, "p2", &["peek p1 1", "peek p3 1", "peek p3 2", "skip"]);
    let mut solo = Table::solo().hand("p1", "EB3 GH1").energy("p1", 5).energy("da", 1).build();
    play(&mut solo, &["play hand EB3"]);
    expect(&solo, "p1", &["drain da 1", "skip"]);
}

/// [PM-1.3] `here` is the Building of the card that was just connected: a landing goes there and
/// nowhere else.
#[test]
fn here_is_the_building_of_the_card_connected() {
    let mut game = Table::base(2).prep("p1", "GH4 AQ1").ship("p1", 3).build();
    play(&mut game, &["play prep GH4", "skip", "count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 2, G 1/0");
}

/// [PM-1.4] `any` is chosen anew for each colonist among four Buildings, but among all five for
/// `swap_cards`, `flip` and `trigger`.
#[test]
fn any_is_four_buildings_for_colonists_and_five_for_cards() {
    let table = || {
        let table = Table::base(2).ship("p1", 2).stack("H", "HB1 HB5").stack("G", "GH1 GH3");
        let table = table.hand_ability("HB6", "land 2 any");
        table.hand("p1", "HB6 HB4").prep("p1", "EB1 EB2")
    };
    let mut game = table().build();
    play(&mut game, &["play hand HB6"]);
    expect(&game, "p1", &EVERYWHERE);
    play(&mut game, &["land energy_bank"]);
    expect(&game, "p1", &EVERYWHERE);
    play(&mut game, &["land aqualab"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, A 1/0, EB 1/0");

    let mut game = table().build();
    play(&mut game, &["play hand HB4"]);
    expect(&game, "p1", &["flip greenhouse", "flip habitation", "skip"]);
    let mut game = table().hand("p1", "GH4 HB4").build();
    play(&mut game, &["play hand GH4"]);
    expect(&game, "p1", &["stack greenhouse", "stack habitation", "skip"]);
    let mut game = table().hand("p1", "CC7 HB4").build();
    play(&mut game, &["play hand CC7"]);
    let five = ["greenhouse", "aqualab", "energy_bank", "comms_center", "habitation"];
    let five = five.map(|at| format!("trigger {at}"));
    assert_eq!(answers(&game)[..5], five);
}

/// [PM-1.4, PM-1.11] Each unit of an effect is chosen anew in the position after the last one.
#[test]
fn every_unit_is_chosen_anew() {
    let table = |ability: &str| {
        let table = Table::base(2).hand("p1", "GH3 EB1").hand_ability("GH3", ability);
        table.colonists("p1", "G 1/0").colonists("p2", "A 1/1")
    };
    let mut game = table("relocate 2").build();
    play(&mut game, &["play hand GH3", "relocate greenhouse aqualab"]);
    assert!(offers(&game, "relocate aqualab greenhouse") && offers(&game, "skip"));
    let mut game = table("shift 2 any").build();
    play(&mut game, &["play hand GH3", "downgrade aqualab p2"]);
    expect(&game, "p1", &["upgrade greenhouse p1", "upgrade aqualab p2", "skip"]);
    let mut game = table("downgrade 2 any; gain 1").build();
    play(&mut game, &["play hand GH3", "downgrade aqualab p2"]);
    expect(&game, "p1", &["count 1", "skip"]);
}

/// [PM-1.5] The second step is asked only when the first is complete, including its last unit.
#[test]
fn steps_are_completed_from_left_to_right() {
    let mut game = Table::base(2).hand("p1", "AQ7 GH1").prep("p1", "AQ2 EB3").build();
    play(&mut game, &["play hand AQ7"]);
    expect(&game, "p1", &["cycle GH1", "cycle AQ2", "cycle EB3", "skip"]);
    play(&mut game, &["cycle AQ2"]);
    expect(&game, "p1", &["cycle GH1", "cycle EB3", "skip"]);
    play(&mut game, &["cycle GH1"]);
    expect(&game, "p1", &["count 1", "skip"]);
}

/// [PM-1.6a] A step may be skipped while the next one is done, or done for fewer units than
/// printed.
#[test]
fn a_step_may_be_left_out_or_done_for_less() {
    let mut game = Table::base(2).hand("p1", "EB1 GH1").build();
    play(&mut game, &["play hand EB1", "skip"]);
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["count 1"]);
    assert_eq!((colonists(&game, "p1").as_str(), energy(&game, "p1")), ("earth 7", 2));
    let mut game = Table::base(2).hand("p1", "EB2 GH1").build();
    play(&mut game, &["play hand EB2"]);
    expect(&game, "p1", &["count 1", "count 2", "count 3", "skip"]);
    play(&mut game, &["count 2"]);
    assert_eq!(energy(&game, "p1"), 3);
}

/// [PM-1.6b] Skipping every step declines the ability: nothing changes, and there is no question
/// about the ability as a whole.
#[test]
fn declining_an_ability_is_leaving_out_every_step() {
    let table = Table::base(2).hand_ability("CC4", "launch 1; pay 1 > land 1 any");
    let mut game = table.hand("p1", "CC4 GH1").ship("p1", 1).build();
    play(&mut game, &["play hand CC4"]);
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["skip"]);
    expect(&game, "p1", &["pay", "skip"]);
    let told = play(&mut game, &["skip"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, ship 1");
    assert_eq!((energy(&game, "p1"), rules(&told)[0]), (1, "PM-4.1b"));
}

/// [PM-1.7] A step without a target is skipped without a question, and the next one follows.
#[test]
fn a_step_without_a_target_is_passed_over() {
    let mut game = Table::base(2).hand("p1", "GH5 GH1").build();
    play(&mut game, &["play hand GH5"]);
    expect(&game, "p1", &["peek p2 1", "peek p2 2", "skip"]);
    let mut game = Table::base(2).hand("p1", "AQ1 GH1").deck(0).rest_in_hand("p2").build();
    play(&mut game, &["play hand AQ1"]);
    expect(&game, "p1", &["count 1", "skip"]);
}

/// [T-12, PM-1.8a] The printed example is 4 colonists short; here they stand in the Comms Center.
/// `none_here` and `ship_empty` are tested once: changes by the first step do not stop the second.
#[test]
fn a_condition_is_tested_once_before_the_first_step() {
    let table = Table::base(2).stack("A", "AQ7").prep("p1", "AQ2 EB3").earth("p1", 3);
    let mut game = table.others_stand_on("p1", "CC").build();
    play(&mut game, &["play prep AQ2", "count 1", "count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 2, A 1/0, CC 4/0");
    let table = Table::base(2).prep_ability("AQ2", "when ship_empty: launch 1; launch 1");
    let mut game = table.stack("A", "AQ7").prep("p1", "AQ2 EB3").build();
    let told = play(&mut game, &["play prep AQ2", "count 1", "count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 2");
    assert_eq!(rules(&told).iter().filter(|&&rule| rule == "PM-1.10d").count(), 1);
}

/// [PM-1.8b] If the condition is false, no step is carried out, and the Building ability follows.
#[test]
fn a_false_condition_leaves_out_every_step() {
    let table = Table::base(2).stack("A", "AQ7").prep("p1", "AQ2 EB3").ship("p1", 1);
    let mut game = table.colonists("p1", "A 1/0").build();
    play(&mut game, &["play prep AQ2"]);
    assert!(offers_any(&game, "cycle "), "{:?}", answers(&game));
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 1, A 1/0");
}

/// [T-10, PM-1.8c] The colonist that moves in makes `none_here` false; if it stays aboard, the
/// condition holds and the landing is offered.
#[test]
fn a_colonist_that_moves_in_makes_none_here_false() {
    let table = || Table::base(2).stack("G", "GH1").prep("p1", "GH2 EB3").ship("p1", 2);
    let mut moved = table().build();
    play(&mut moved, &["play prep GH2", "move in"]);
    assert_eq!(colonists(&moved, "p1"), "earth 5, ship 1, G 1/0");
    expect(&moved, "p1", &["upgrade greenhouse p1", "skip"]);
    let mut stayed = table().build();
    play(&mut stayed, &["play prep GH2", "skip"]);
    expect(&stayed, "p1", &["count 1", "skip"]);
    play(&mut stayed, &["count 1"]);
    assert_eq!(colonists(&stayed, "p1"), "earth 5, ship 1, G 1/0");
}

/// [T-11, PM-1.8c] The colonist that moves in makes `own_here` true.
#[test]
fn a_colonist_that_moves_in_makes_own_here_true() {
    let mut game = Table::base(2).prep("p1", "AQ5 EB3").ship("p1", 2).build();
    play(&mut game, &["play prep AQ5", "move in"]);
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 2, A 1/0");
}

/// [PM-1.8c] Moving in the last colonist aboard makes `ship_empty` true; `ship 2` is also tested
/// after the move.
#[test]
fn a_colonist_that_moves_in_counts_for_conditions_of_the_spaceship() {
    let table = Table::base(2).prep_ability("CC2", "when ship_empty: launch 2");
    let table = table.prep_ability("CC1", "when ship 2: land 1 here");
    let table = table.stack("CC", "CC6-").stack("A", "AQ6-");
    let table = |aboard| table.clone().ship("p1", aboard);
    let mut game = table(1).prep("p1", "CC2 EB3").build();
    play(&mut game, &["play prep CC2", "move in"]);
    expect(&game, "p1", &["count 1", "count 2", "skip"]);
    for (moves, landing) in [("move in", false), ("skip", true)] {
        let mut game = table(2).prep("p1", "CC1 EB3").build();
        let told = play(&mut game, &["play prep CC1", moves]);
        assert!(emitted_by(&told, "PM-1.10e"));
        play(&mut game, &["count 1"]);
        let landed = colonists(&game, "p1");
        let expected = if landing { "earth 5, ship 1, CC 1/0" } else { "earth 4, ship 2, CC 1/0" };
        assert_eq!(landed, expected);
    }
}

/// [T-14, PM-1.9a, PM-1.9b] Paying lowers the energy by exactly the price and the effect follows;
/// with too little energy paying is not offered.
#[test]
fn an_effect_with_a_price_is_paid_for_exactly() {
    let table = |level| {
        let table = Table::base(2).hand("p1", "EB6 GH1").energy("p1", level);
        table.colonists("p1", "A 1/0").build()
    };
    let mut game = table(1);
    play(&mut game, &["play hand EB6", "count 1"]);
    expect(&game, "p1", &["pay", "skip"]);
    play(&mut game, &["pay"]);
    assert_eq!((energy(&game, "p1"), colonists(&game, "p1").as_str()), (0, "earth 6, A 0/1"));

    let mut unpaid = table(1);
    play(&mut unpaid, &["play hand EB6", "count 1", "skip"]);
    assert_eq!((energy(&unpaid, "p1"), colonists(&unpaid, "p1").as_str()), (2, "earth 6, A 1/0"));

    let mut poor = table(0);
    let told = play(&mut poor, &["play hand EB6", "count 1"]);
    assert_eq!((energy(&poor, "p1"), rules(&told).contains(&"PM-4.1b")), (1, true));
}

/// [T-15, PM-1.9b] If the effect would change nothing, paying is not offered.
#[test]
fn paying_for_nothing_is_not_offered() {
    let mut game = Table::base(2).hand("p1", "EB6 GH1").energy("p1", 4).build();
    let told = play(&mut game, &["play hand EB6", "count 1"]);
    assert!(rules(&told).contains(&"PM-4.1b"), "the card is done");
    assert_eq!(energy(&game, "p1"), 5);
}

/// [PM-1.9b] Only the step that cannot be paid for is skipped; the following one is asked.
#[test]
fn only_the_step_that_cannot_be_paid_for_is_left_out() {
    let table = Table::base(2).hand_ability("EB7", "pay 2 > launch 1; gain 1");
    let mut game = table.hand("p1", "EB7 GH1").energy("p1", 1).build();
    play(&mut game, &["play hand EB7"]);
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["count 1"]);
    assert_eq!((energy(&game, "p1"), colonists(&game, "p1").as_str()), (2, "earth 7"));
}

/// [PM-1.9c] A printed price is paid once, however much energy and however many targets are left.
#[test]
fn a_price_is_paid_once() {
    let table = Table::base(2).hand_ability("HB1", "land 1 any; pay 1 > land 1 any");
    let mut game = table.hand("p1", "HB1 GH1").ship("p1", 4).energy("p1", 5).build();
    let told = play(&mut game, &["play hand HB1", "land aqualab", "pay", "land aqualab"]);
    assert_eq!(
        (energy(&game, "p1"), colonists(&game, "p1").as_str()),
        (4, "earth 3, ship 2, A 2/0")
    );
    assert!(emitted_by(&told, "PM-4.1b"), "the card is done");
}

/// [PM-1.9d, PM-E.6] After paying, the first unit cannot be skipped; the others can.
#[test]
fn paid_means_at_least_one_unit() {
    let mut game = Table::base(2).prep("p1", "EB2 GH1").ship("p1", 3).energy("p1", 3).build();
    play(&mut game, &["play prep EB2", "pay"]);
    expect(&game, "p1", &["count 1", "count 2", "count 3"]);
    play(&mut game, &["count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 2, EB 1/0");
    let mut game =
        Table::base(2).hand_ability("CC6", "pay 1 > direct 2 any").hand("p1", "CC6 GH1").build();
    play(&mut game, &["play hand CC6", "pay"]);
    assert_eq!(answers(&game).len(), 4, "no 'skip': {:?}", answers(&game));
    play(&mut game, &["direct aqualab"]);
    assert!(offers(&game, "skip") && offers(&game, "direct aqualab"));
}

/// [PM-E.8] Identical units are asked for as one number, units with a target each one by one with
/// the option to stop.
#[test]
fn interchangeable_units_are_one_number_and_others_are_asked_singly() {
    let first = |hand: &str, card: &str| {
        let table = Table::base(2).hand("p1", hand).ship("p1", 2).energy("p2", 2);
        let table = table.hand_ability("CC1", "launch 2").hand_ability("HB6", "land 2 any");
        let mut game = table.hand_ability("EB3", "drain 2").build();
        play(&mut game, &[&format!("play hand {card}")]);
        answers(&game)
    };
    assert_eq!(first("CC1 GH1", "CC1"), ["count 1", "count 2", "skip"]);
    assert_eq!(first("EB2 GH1", "EB2"), ["count 1", "count 2", "count 3", "skip"]);
    assert_eq!(first("EB3 GH1", "EB3"), ["drain p2 1", "drain p2 2", "skip"]);
    assert_eq!(first("HB6 GH1", "HB6"), EVERYWHERE);
    let mut here = Table::base(2).prep("p1", "EB2 GH1").ship("p1", 2).energy("p1", 2);
    here = here.prep_ability("EB2", "land 2 here");
    let mut game = here.build();
    play(&mut game, &["play prep EB2"]);
    expect(&game, "p1", &["count 1", "count 2", "skip"]);
    let stopped = Table::base(2).hand_ability("HB6", "land 2 any").hand("p1", "HB6 GH1");
    let mut stopped = stopped.ship("p1", 2).build();
    play(&mut stopped, &["play hand HB6", "land aqualab", "skip"]);
    assert_eq!(colonists(&stopped, "p1"), "earth 5, ship 1, A 1/0");
}
