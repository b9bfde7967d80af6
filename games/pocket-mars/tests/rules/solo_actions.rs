//! DA-4: the five actions of the Architect Phase.

use crate::support::*;
use game_core::Game;
use pocket_mars::CardView;

/// [T-48, DA-4.4a, DA-4.4b, DA-4.4d] A card of the androids is connected, a colonist may move in,
/// nobody resolves its prep ability, and the Building ability follows.
#[test]
fn a_card_of_the_androids_lets_a_colonist_in_and_the_building_work() {
    let mut game = Table::solo().ship("p1", 1).android_module("GH4 orange").build();
    let told = play(&mut game, &["take da 1"]);
    assert!(emitted_by(&told, "DA-4.4a"));
    expect(&game, "p1", &["move in", "skip"]);
    let told = play(&mut game, &["move in"]);
    assert!(emitted_by(&told, "DA-4.4b"));
    assert_eq!(
        (colonists(&game, "p1").as_str(), stack(&game, "G").as_str()),
        ("earth 6, G 1/0", "GH4")
    );
    expect(&game, "p1", &["upgrade greenhouse p1", "skip"]);
    let told = play(&mut game, &["upgrade greenhouse p1"]);
    assert!(emitted_by(&told, "DA-5.1"), "the phase is over: there is nothing to draw");
    assert_eq!(colonists(&game, "p1"), "earth 6, G 0/1");
    assert_eq!((counts(&game, "p1"), prep(&game, "da").as_str()), ((2, 2), "- orange"));
}

/// [DA-4.4d] Even with two colonists on the Spaceship, `land 1 here` of their card does nothing.
#[test]
fn the_ability_of_a_card_of_the_androids_is_resolved_by_nobody() {
    let mut game = Table::solo().ship("p1", 2).ship("da", 5).android_module("GH4 orange").build();
    play(&mut game, &["take da 1", "skip"]);
    assert_eq!(asked(&game), "chance", "System Failure follows: {:?}", answers(&game));
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 2");
    assert_eq!(colonists(&game, "da"), "earth 2, ship 5");
}

/// [T-49, DA-4.4c, PM-1.7] If the value is not higher, nobody moves in, and the Building ability
/// follows all the same; without any colonist on a Building it has nothing to move.
#[test]
fn the_building_works_whether_or_not_the_value_was_higher() {
    let table = Table::solo().ship("p1", 1).android_module("GH2 orange");
    let mut game = table.clone().colonists("da", "A 1/0").build();
    play(&mut game, &["take da 1"]);
    expect(&game, "p1", &["upgrade aqualab da", "skip"]);

    let mut game = table.build();
    let told = play(&mut game, &["take da 1"]);
    assert!(emitted_by(&told, "DA-5.1"), "neither is asked");
}

/// [T-50] Nobody moves into the Habitation by value; its ability lands a colonist elsewhere.
#[test]
fn a_black_card_of_the_androids_lands_a_colonist_by_its_building_alone() {
    let mut game = Table::solo().ship("p1", 1).android_module("HB6 orange").build();
    play(&mut game, &["take da 1"]);
    let landings = ["land greenhouse", "land aqualab", "land energy_bank", "land comms_center"];
    expect(&game, "p1", &[&landings[..], &["skip"]].concat());
}

/// [DA-4.4b] The colonist that moves in is the human's own and comes from his Spaceship; the base
/// game's option for foreign cards has no effect.
#[test]
fn only_the_humans_own_colonist_moves_in() {
    for steal in [false, true] {
        let table = Table::solo().option("steal_moves_colonist", steal);
        let table = table.ship("da", 7).android_module("GH7 orange");
        let mut game = table.clone().build();
        let told = play(&mut game, &["take da 1"]);
        assert!(emitted_by(&told, "DA-5.1"), "an empty Spaceship sends nobody");
        let mut game = table.ship("p1", 1).build();
        play(&mut game, &["take da 1", "move in"]);
        assert_eq!(
            (colonists(&game, "p1"), colonists(&game, "da")),
            ("earth 6, G 1/0".into(), "ship 7".into())
        );
    }
}

/// [T-51, DA-4.5a, DA-4.5b] Launching costs one of the androids' cards, of the human's choice, and
/// needs a colonist on Earth and such a card.
#[test]
fn launching_discards_a_card_of_the_androids() {
    let table = Table::solo().ship("p1", 1).ship("da", 5).android_module("purple orange");
    let mut game = table.clone().build();
    assert!(offers(&game, "launch discarding 1") && offers(&game, "launch discarding 2"));
    assert!(!offers(&game, "launch"), "never without the card");
    let told = play(&mut game, &["launch discarding 1", "reveal CC4"]);
    assert!(
        emitted_by(&told, "DA-4.5a") && emitted_by(&told, "DA-5.1"),
        "no draw: four cards are left"
    );
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 2");
    assert_eq!((top_of_discard(&game).as_str(), counts(&game, "p1")), ("CC4", (2, 2)));
    let told = chance(&mut game);
    assert!(emitted_by(&told, "DA-7.3a"), "orange was left");
    assert_eq!(energy(&game, "da"), 3);

    let no_colonist = table.clone().others_stand_on("p1", "G").build();
    assert!(!offers_any(&no_colonist, "launch"));
    let no_card = table.android_module("- -").build();
    assert!(!offers_any(&no_card, "launch"));
}

/// [T-52, DA-4.6] The energy action gains two, up to the top, for a card of hand or prep module.
#[test]
fn the_energy_action_gains_two() {
    for (before, after) in [(1, 3), (4, 5), (5, 5), (0, 2)] {
        let table = Table::solo().hand("p1", "GH1 GH2").prep("p1", "EB1 EB2");
        let mut game = table.energy("p1", before).build();
        let energies: Vec<String> =
            answers(&game).into_iter().filter(|answer| answer.starts_with("energy ")).collect();
        assert_eq!(energies, ["energy GH1", "energy GH2", "energy EB1", "energy EB2"]);
        let told = play(&mut game, &["energy GH1"]);
        assert!(emitted_by(&told, "DA-4.6"));
        assert_eq!((energy(&game, "p1"), top_of_discard(&game).as_str()), (after, "GH1"));
        expect(&game, "p1", &["draw slot 1", "draw slot 2"]);
    }
}

/// [T-53, DA-4.8] The human drains the androids; Overwhelming Power then starts from there.
#[test]
fn the_androids_energy_can_be_drained() {
    let mut game = Table::solo().hand("p1", "EB3 GH1").android_module("GH2 orange").build();
    play(&mut game, &["play hand EB3", "skip"]);
    expect(&game, "p1", &["drain da 1", "skip"]);
    play(&mut game, &["drain da 1"]);
    assert_eq!(energy(&game, "da"), 0);
    play_on(&mut game, &["draw slot 1"]);
    assert_eq!(energy(&game, "da"), 2);
}

/// [T-54] Triggering the Greenhouse gives the human its ordinary ability, never Double Upgrade.
#[test]
fn the_human_never_uses_an_ability_of_the_androids() {
    let mut game = Table::solo()
        .hand("p1", "CC7 GH1")
        .colonists("p1", "A 1/0")
        .colonists("da", "G 0/1")
        .build();
    play(&mut game, &["play hand CC7"]);
    assert_eq!(answers(&game).len(), 6);
    play(&mut game, &["trigger greenhouse"]);
    expect(&game, "p1", &["upgrade aqualab p1", "downgrade greenhouse da", "skip"]);
    play(&mut game, &["downgrade greenhouse da"]);
    assert_eq!(colonists(&game, "da"), "earth 6, G 1/0");
    assert!(offers_any(&game, "peek da"), "one move only, then the next step");
}

/// [T-55, PM-1.11o, PM-14.2] After a trade the human sees his new card and still sees the one he
/// gave; to everybody else both show their backs.
#[test]
fn a_trade_with_the_androids_shows_each_card_to_the_human_alone() {
    let mut game = Table::solo()
        .hand("p1", "AQ5 GH1")
        .prep("p1", "EB1 EB2")
        .android_module("black green")
        .energy("p1", 0)
        .build();
    play(&mut game, &["play hand AQ5", "trade 1 da 1", "reveal HB3"]);
    let slot = |viewer: &str, who: &str| {
        let view = view(&game, viewer);
        view.player(player(who)).expect("a player").prep[0].expect("a card").card
    };
    let face = |card: &str| CardView::Face(card.parse().expect("a card"));
    let back = |colour: &str| CardView::Back(colour.parse().expect("a colour"));
    assert_eq!((slot("p1", "p1"), slot("p1", "da")), (face("HB3"), face("EB1")));
    assert_eq!((slot("nobody", "p1"), slot("nobody", "da")), (back("black"), back("orange")));
}

/// [DA-4.1, DA-4.2, DA-4.3] One of the five actions, then the 4 card rule; only then does the next
/// phase begin.
#[test]
fn the_architect_phase_is_one_of_five_actions() {
    let table = Table::solo().hand("p1", "CC1 GH1").prep("p1", "AQ7 EB3").ship("p1", 1);
    let table = table.hand_ability("CC1", "launch 2");
    let game = table.android_module("green blue").build();
    let mut kinds: Vec<String> = answers(&game)
        .iter()
        .map(|answer| answer.rsplit_once(' ').map_or("", |(kind, _)| kind).to_string())
        .collect();
    kinds.dedup();
    assert_eq!(kinds, ["play hand", "play prep", "take da", "launch discarding", "energy"]);

    let mut hand_card = game.clone();
    let told = play(&mut hand_card, &["play hand CC1", "count 2"]);
    assert!(emitted_by(&told, "DA-4.2") && emitted_by(&told, "PM-4.1b"));
    assert_eq!(
        (top_of_discard(&hand_card).as_str(), stack(&hand_card, "CC").as_str()),
        ("CC1", "")
    );
    expect(&hand_card, "p1", &["draw slot 1", "draw slot 2"]);

    let mut prep_card = game;
    play(&mut prep_card, &["play prep AQ7", "move in"]);
    assert_eq!(colonists(&prep_card, "p1"), "earth 6, A 1/0");
    expect(&prep_card, "p1", &["cycle GH1", "cycle EB3", "cycle CC1", "skip"]);
    play(&mut prep_card, &["skip"]);
    expect(&prep_card, "p1", &["draw slot 1", "draw slot 2"]);
    play(&mut prep_card, &["draw slot 1"]);
    chance(&mut prep_card);
    assert_eq!(answers(&prep_card).iter().filter(|text| text.starts_with("prepare")).count(), 3);
}

/// [DA-4.7] Only the human is restored; the androids, who are two cards short, are not.
#[test]
fn the_four_card_rule_is_for_the_human_alone() {
    let mut game = Table::solo().hand("p1", "EB5 GH1").android_module("- blue").build();
    let told = play(&mut game, &["play hand EB5", "skip", "skip"]);
    let told = [told, chance(&mut game)].concat();
    let phase = |rule: &str| told.iter().position(|told| told.rule.0 == rule).expect(rule);
    assert!(phase("DA-2.1") < phase("DA-5.1") && phase("DA-5.1") < phase("DA-6.5"));
    assert!(emitted_by(&told, "DA-6.2"), "nothing was put back before phase 3");
}

/// [DA-4.8] The androids count as the other: for conditions, and as a target of every effect on
/// others; their evicted colonist goes to their own Spaceship.
#[test]
fn the_androids_are_the_humans_only_other() {
    let table = Table::solo().colonists("da", "G 1/0 A 0/1").energy("p1", 3);
    let mut evict = table.clone().hand("p1", "HB7 GH1").build();
    play(&mut evict, &["play hand HB7", "skip", "pay"]);
    assert_eq!(colonists(&evict, "da"), "earth 5, ship 1, A 0/1", "the only target is taken");
    assert_eq!(colonists(&evict, "p1"), "earth 7");

    let mut downgrade = table.clone().hand("p1", "GH5 GH1").build();
    play(&mut downgrade, &["play hand GH5"]);
    expect(&downgrade, "p1", &["downgrade aqualab da", "skip"]);
    play(&mut downgrade, &["skip"]);
    expect(&downgrade, "p1", &["peek da 1", "peek da 2", "skip"]);

    let mut swap = table.clone().hand("p1", "CC5 GH1").colonists("p1", "A 1/0").build();
    play(&mut swap, &["play hand CC5"]);
    expect(&swap, "p1", &["swap spaces aqualab p1 da", "skip"]);
    play(&mut swap, &["swap spaces aqualab p1 da"]);
    assert_eq!(
        (colonists(&swap, "p1"), colonists(&swap, "da")),
        ("earth 6, A 0/1".into(), "earth 5, G 1/0, A 1/0".into())
    );

    let mut scrap = table.clone().hand("p1", "AQ3 GH1").build();
    play(&mut scrap, &["play hand AQ3"]);
    expect(&scrap, "p1", &["scrap da 1", "scrap da 2", "skip"]);

    for (androids, holds) in [(2, true), (3, true), (4, false)] {
        let table = table.clone().prep_ability("HB2", "when energy_top: launch 1");
        let mut top = table.prep("p1", "HB2 GH1").energy("da", androids).build();
        play(&mut top, &["play prep HB2"]);
        assert_eq!(offers(&top, "count 1"), holds, "energy_top with 3 against {androids}");
    }
    for (stand, holds) in [("G 1/0", true), ("A 1/0", false)] {
        let table = Table::solo().prep("p1", "GH3 GH1").colonists("da", stand);
        let table = table.prep_ability("GH3", "when rival_here: launch 1");
        let mut rival = table.build();
        play(&mut rival, &["play prep GH3"]);
        assert_eq!(offers(&rival, "count 1"), holds, "rival_here with androids on {stand}");
    }
}

/// [DA-4.9] Whatever the action does to the androids' module is allowed; only the number of cards
/// at the start of phase 3 counts.
#[test]
fn only_the_number_of_cards_at_phase_three_counts() {
    let mut game = Table::solo().hand("p1", "AQ3 GH1").android_module("green blue").build();
    let told = play(&mut game, &["play hand AQ3", "scrap da 1", "skip"]);
    let told = [told, chance(&mut game)].concat();
    assert!(emitted_by(&told, "DA-6.2"), "one scrapped, one drawn: none is left");

    let mut game = Table::solo().hand("p1", "AQ3 GH1").prep("p1", "EB1 EB2").build();
    let told = play(&mut game, &["play hand AQ3", "skip", "skip", "draw slot 1"]);
    let told = [told, chance(&mut game)].concat();
    assert!(emitted_by(&told, "DA-6.4a"), "one is left");
}

/// [T-100] A card taken out of their module is not one of the human's four, so he draws none; the
/// remaining card determines this round's activation.
#[test]
fn a_card_taken_from_the_androids_costs_no_draw() {
    let mut game = Table::solo().ship("da", 5).android_module("GH1 blue").build();
    let told = play_on(&mut game, &["take da 1"]);
    assert!(!emitted_by(&told, "DA-2.1"));
    assert!(emitted_by(&told, "DA-7.2"), "blue: Spark");
    assert_eq!(colonists(&game, "da"), "earth 2, ship 4, A 1/0");
    assert_eq!((counts(&game, "p1"), game.state().round), ((2, 2), 2));
}

/// [T-101] A discarded prep card is replaced: one of the androids' cards is drawn, one card of the
/// hand is prepared, and the androids' other card acts.
#[test]
fn a_prep_card_discarded_for_energy_is_replaced() {
    let mut game = Table::solo()
        .hand("p1", "GH2 GH3")
        .prep("p1", "EB1 EB2")
        .ship("da", 5)
        .android_module("GH1 AQ3")
        .build();
    play(&mut game, &["energy EB1"]);
    assert_eq!(energy(&game, "p1"), 3);
    expect(&game, "p1", &["draw slot 1", "draw slot 2"]);
    play(&mut game, &["draw slot 1"]);
    expect(&game, "p1", &["prepare GH1", "prepare GH2", "prepare GH3"]);
    let told = play_on(&mut game, &["prepare GH3"]);
    assert_eq!((hand(&game, "p1").as_str(), prep(&game, "p1").as_str()), ("GH1 GH2", "GH3 EB2"));
    assert!(emitted_by(&told, "DA-7.2"), "blue acted");
}

/// [PM-E.18, DA-4.5a] Two cards of the same colour are still two slots to choose from.
#[test]
fn slots_of_the_same_colour_are_still_chosen() {
    let mut game = Table::solo().hand("p1", "CC1 GH1").android_module("blue blue").build();
    for kind in ["take da", "launch discarding"] {
        assert!(
            offers(&game, &format!("{kind} 1")) && offers(&game, &format!("{kind} 2")),
            "{kind}"
        );
    }
    play(&mut game, &["play hand CC1", "skip"]);
    expect(&game, "p1", &["draw slot 1", "draw slot 2"]);
}
