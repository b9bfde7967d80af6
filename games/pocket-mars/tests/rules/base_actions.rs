//! PM-4 and PM-5: the five actions and connected cards.

use crate::support::*;
use game_core::{Game, Narrate};
use i18n::Locale;

/// [PM-4.0a] A turn is one action, then the 4 card rule; then the next player acts.
#[test]
fn a_turn_is_one_action_and_the_four_card_rule() {
    let mut game = Table::base(2).hand("p1", "GH1 EB1").prep("p1", "AQ7 EB3").build();
    play_on(&mut game, &["energy AQ7"]);
    assert_eq!(counts(&game, "p1"), (3, 1));
    assert!(offers_any(&game, "prepare ") && !offers(&game, "launch"));
    play(&mut game, &["prepare GH1"]);
    assert_eq!((asked(&game).as_str(), counts(&game, "p1")), ("p2", (2, 2)));
    assert!(offers(&game, "launch"));
}

/// [PM-4.0b] Exactly the legal actions are offered, and nobody may pass.
#[test]
fn legal_actions_are_offered_and_passing_is_none() {
    let table = Table::base(2).hand("p1", "GH1 EB1").prep("p1", "AQ7 -").prep("p2", "- HB1");
    let game = table.build();
    expect(
        &game,
        "p1",
        &[
            "play hand GH1",
            "play hand EB1",
            "play prep AQ7",
            "take p2 2",
            "launch",
            "energy GH1",
            "energy AQ7",
            "energy EB1",
        ],
    );
}

/// [PM-4.1a, PM-4.1b, PM-4.1c] A hand card is in play until its ability is done and then on top of
/// the discard pile; it joins no stack, and no Building ability follows.
#[test]
fn a_hand_card_is_resolved_and_then_discarded() {
    let mut game = Table::base(2).hand("p1", "CC4 GH1").ship("p1", 1).discard("EB5").build();
    play(&mut game, &["play hand CC4"]);
    assert_eq!((hand(&game, "p1").as_str(), discard(&game).as_str()), ("GH1", "EB5"));
    assert_eq!(format!("{:?}", game.state().in_play), "Some(CC4)");
    let told = play(&mut game, &["skip", "skip"]);
    assert_eq!((discard(&game).as_str(), stack(&game, "CC").as_str()), ("EB5 CC4", ""));
    assert_eq!(rules(&told)[0], "PM-4.1b");
    assert_eq!(asked(&game), "chance", "rule 6, and no Building ability");
}

/// [PM-E.7] The card in play is neither salvaged by its own ability nor shuffled into a new deck.
#[test]
fn a_card_in_play_is_not_salvaged_and_not_recycled() {
    let mut game = Table::base(2).hand("p1", "AQ4 GH1").build();
    play(&mut game, &["play hand AQ4"]);
    assert!(!offers(&game, "salvage"));
    let table = Table::base(2).hand("p1", "AQ6 GH1").deck(0).discard("EB5 EB6");
    let mut game = table.rest_in_hand("p2").build();
    play_on(&mut game, &["play hand AQ6", "draw"]);
    assert_eq!((deck(&game), discard(&game).as_str()), (1, ""));
    play_on(&mut game, &["draw"]);
    assert_eq!(hand(&game, "p1"), "GH1 EB5 EB6");
}

/// [T-04, PM-4.2a, PM-4.2b, PM-4.2c, PM-4.2d] The whole action: 7 beats the Building's 3, a
/// colonist moves in, the prep ability launches one, the Building ability is skipped; then a card
/// is drawn and one goes to the prep module.
#[test]
fn an_own_prep_card_is_connected_moves_in_and_works() {
    let table = Table::base(2).ship("p1", 1).hand("p1", "AQ4 GH1").prep("p1", "AQ7 EB3");
    let mut game = table.in_deck("HB6").top("black").build();
    play(&mut game, &["play prep AQ7"]);
    assert_eq!(stack(&game, "A"), "AQ7");
    expect(&game, "p1", &["move in", "skip"]);
    play(&mut game, &["move in"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, A 1/0");
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["count 1"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, ship 1, A 1/0");
    expect(&game, "p1", &["cycle GH1", "cycle AQ4", "cycle EB3", "skip"]);
    play(&mut game, &["skip", "reveal HB6"]);
    chance(&mut game);
    expect(&game, "p1", &["prepare GH1", "prepare AQ4", "prepare HB6"]);
    play(&mut game, &["prepare HB6"]);
    assert_eq!((hand(&game, "p1").as_str(), prep(&game, "p1").as_str()), ("GH1 AQ4", "HB6 EB3"));
}

/// [T-05, PM-4.2b, PM-4.2d] 5 does not beat 7, so nobody moves in; the Building ability is offered
/// all the same, and cycling a card means drawing one more.
#[test]
fn a_card_that_does_not_beat_the_one_beneath_still_brings_the_building() {
    let table = Table::base(2).stack("A", "AQ7").ship("p1", 1).hand("p1", "GH1 EB1");
    let mut game = table.prep("p1", "AQ5 EB3").build();
    let before = deck(&game);
    let told = play(&mut game, &["play prep AQ5"]);
    assert!(
        words(&game, &told, "p1")
            .join(" ")
            .contains(&format!("5 does not beat the 7 of {}", title("AQ7")))
    );
    assert!(emitted_by(&told, "PM-1.10b"));
    expect(&game, "p1", &["cycle GH1", "cycle EB1", "cycle EB3", "skip"]);
    let mut told = play(&mut game, &["cycle EB1"]);
    told.extend(chance(&mut game));
    let drawn = rules(&told).iter().filter(|&&rule| rule == "PM-1.11l").count();
    assert_eq!((drawn, deck(&game)), (2, before + 1 - 2));
}

/// [PM-4.2b] An equal value does not beat, and nobody moves in from an empty Spaceship.
#[test]
fn only_a_strictly_higher_value_lets_a_colonist_in() {
    let moves = |stack: &str, card: &str, aboard: u8| {
        let table = Table::base(2).stack("EB", stack).prep("p1", &format!("{card} HB1"));
        let mut game = table.ship("p1", aboard).build();
        play(&mut game, &[&format!("play prep {card}")]);
        offers(&game, "move in")
    };
    assert!(!moves("", "EB3", 1), "3 against the Building's 3");
    assert!(moves("", "EB4", 1));
    assert!(!moves("", "EB4", 0));
    assert!(moves("EB7-", "EB1", 1), "face-down counts 0");
    assert!(moves("EB7 EB2", "EB3", 1), "only the top card counts");
    assert!(!moves("EB2 EB7", "EB6", 1));
}

/// [T-06, PM-4.3a, PM-4.3c, PM-4.3d] C takes A's EB1: nobody moves by value, A is asked for the
/// launches, then C for the Building ability; C has 4 cards and draws nothing, A draws and refills.
#[test]
fn the_owner_of_a_card_taken_resolves_it_and_the_active_player_the_building() {
    let table = Table::base(3).active("p3").hand("p1", "GH1 GH2").prep("p1", "EB1 GH3");
    let mut game = table.ship("p1", 1).ship("p3", 1).build();
    let told = play(&mut game, &["take p1 1"]);
    assert_eq!((rules(&told)[0], stack(&game, "EB").as_str()), ("PM-4.3a", "EB1"));
    expect(&game, "p1", &["count 1", "count 2", "skip"]);
    play(&mut game, &["count 2"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 3");
    expect(&game, "p3", &["count 1", "skip"]);
    let mut told = play(&mut game, &["count 1"]);
    told.extend(chance(&mut game));
    assert_eq!((energy(&game, "p3"), asked(&game).as_str()), (2, "p1"));
    assert_eq!((counts(&game, "p1"), counts(&game, "p3")), ((3, 1), (2, 2)));
    play(&mut game, &["prepare GH1"]);
    assert_eq!((prep(&game, "p1").as_str(), counts(&game, "p2")), ("GH1 GH3", (2, 2)));
    assert_eq!(asked(&game), "p1", "now it is A's turn");
}

/// [T-07, PM-4.3b] The taken EB7 beats 3, but neither the taker nor the owner moves a colonist; the
/// owner gains energy only if somebody else is in the Energy Bank.
#[test]
fn nobody_moves_in_by_a_card_taken() {
    let table = || Table::base(3).active("p3").prep("p1", "EB7 GH1").ship("p1", 2).ship("p3", 2);
    let mut alone = table().colonists("p1", "EB 1/0").build();
    let told = play(&mut alone, &["take p1 1"]);
    assert!(words(&alone, &told, "p3").join(" ").contains("7 beats the 3 of the Building"));
    expect(&alone, "p3", &["count 1", "skip"]);
    let mut rival = table().colonists("p2", "EB 0/1").build();
    play(&mut rival, &["take p1 1"]);
    expect(&rival, "p1", &["count 1", "skip"]);
    play(&mut rival, &["count 1"]);
    assert_eq!((energy(&rival, "p1"), energy(&rival, "p3")), (2, 1));
}

/// [T-08, PM-4.3c, PM-6.2b] The owner drew 2 through his taken card and has 5: he discards one from
/// hand and puts one into the module.
#[test]
fn the_owner_who_drew_too_many_discards_after_the_action() {
    let table = Table::base(2).active("p2").hand("p1", "AQ1 GH1").prep("p1", "AQ4 EB1");
    let mut game = table.in_deck("HB6 HB7").top("black").build();
    play(&mut game, &["take p1 1"]);
    expect(&game, "p1", &["draw", "skip"]);
    play(&mut game, &["draw", "reveal HB6", "top black", "draw", "reveal HB7"]);
    chance(&mut game);
    assert!(offers_any(&game, "cycle "), "the Building is the active player's");
    play(&mut game, &["skip"]);
    expect(&game, "p1", &["discard GH1", "discard AQ1", "discard HB6", "discard HB7"]);
    play(&mut game, &["discard HB6"]);
    expect(&game, "p1", &["prepare GH1", "prepare AQ1", "prepare HB7"]);
    play(&mut game, &["prepare HB7"]);
    assert_eq!((hand(&game, "p1").as_str(), prep(&game, "p1").as_str()), ("GH1 AQ1", "HB7 EB1"));
    assert_eq!(top_of_discard(&game), "HB6");
}

/// [PM-4.3a] Both slots of every other module are offered by slot number; the description names the
/// colour, and the face only to a player who has seen it.
#[test]
fn a_foreign_card_is_chosen_by_its_back_and_by_what_one_remembers() {
    let table = Table::base(3).prep("p2", "EB7 GH1").prep("p3", "EB6 HB1").knows("p1", "GH1");
    let game = table.build();
    let taken: Vec<String> =
        answers(&game).into_iter().filter(|answer| answer.starts_with("take")).collect();
    assert_eq!(taken, ["take p2 1", "take p2 2", "take p3 1", "take p3 2"]);
    let label = |text: &str| game.describe(text.parse().expect("a choice"), Locale::English).label;
    assert!(
        label("take p2 1").contains("n orange card") && !label("take p2 1").contains(title("EB7"))
    );
    assert!(label("take p2 2").contains(title("GH1")));
}

/// [PM-4.3e] Nothing can be taken if no other module has a card.
#[test]
fn nothing_is_taken_where_nobody_else_has_a_prep_card() {
    let game = Table::base(3).prep("p2", "").prep("p3", "").build();
    assert!(!offers_any(&game, "take "));
    let game = Table::base(3).prep("p2", "").prep("p3", "- EB1").build();
    assert!(offers(&game, "take p3 2"));
}

/// [T-104, PM-4.3f, PM-10.5] With `steal_moves_colonist` the taker may move his own colonist,
/// before the owner's ability; this is his 7th, so with `finish_round` off the turn is the last.
#[test]
fn the_one_who_takes_a_card_may_move_his_own_colonist_by_option() {
    let table = || {
        let table = Table::base(3).option("steal_moves_colonist", true).active("p3");
        table.prep("p1", "EB7 GH1").ship("p1", 1).ship("p3", 1)
    };
    let mut game = table().build();
    play(&mut game, &["take p1 1"]);
    expect(&game, "p3", &["move in", "skip"]);
    let told = play(&mut game, &["move in"]);
    assert_eq!(rules(&told)[0], "PM-4.3f");
    assert_eq!(colonists(&game, "p3"), "earth 6, EB 1/0");
    assert_eq!(colonists(&game, "p1"), "earth 6, ship 1");
    expect(&game, "p1", &["count 1", "skip"]);

    let last = table().option("finish_round", false).starting("p2");
    let mut last = last.colonists("p3", "A 6/0").build();
    play(&mut last, &["take p1 1", "move in"]);
    assert_eq!(asked(&last), "p1", "the owner's ability is still resolved");
    finish_turn(&mut last);
    assert_eq!(asked(&last), "over");
}

/// [PM-4.3f] The conditions are those for an own card: a higher value, somebody aboard, not the
/// Habitation. In solo the option has no effect: there the human may move in any case.
#[test]
fn moving_by_a_card_taken_needs_what_moving_by_an_own_card_needs() {
    let offered = |module: &str, stack: &str, aboard: u8| {
        let table = Table::base(2).option("steal_moves_colonist", true).stack("EB", stack);
        let mut game = table.prep("p2", module).ship("p1", aboard).build();
        play(&mut game, &["take p2 1"]);
        offers(&game, "move in")
    };
    assert!(offered("EB7 GH1", "EB6", 1));
    assert!(!offered("EB6 GH1", "EB7", 1));
    assert!(!offered("EB7 GH1", "", 0));
    assert!(!offered("HB7 GH1", "", 1));
    for steal in [false, true] {
        let table = Table::solo().option("steal_moves_colonist", steal).ship("p1", 1);
        let mut game = table.android_module("EB7 green").build();
        play(&mut game, &["take da 1"]);
        expect(&game, "p1", &["move in", "skip"]);
    }
}

/// [PM-4.4] The launch action moves one colonist from Earth to its owner's Spaceship.
#[test]
fn the_launch_action_moves_one_colonist() {
    let mut game = Table::base(2).ship("p1", 1).build();
    let told = play(&mut game, &["launch"]);
    assert_eq!((rules(&told)[0], colonists(&game, "p1").as_str()), ("PM-4.4", "earth 5, ship 2"));
    assert_eq!(asked(&game), "p2");
}

/// [T-26, PM-4.4, PM-4.5b] With nobody on Earth, launching is not offered. The energy action is
/// offered even at full energy: a card is discarded, one is drawn, and the energy stays.
#[test]
fn at_full_energy_a_card_is_exchanged() {
    let table = Table::base(2).hand("p1", "GH1 EB1").prep("p1", "AQ7 EB3").ship("p1", 7);
    let mut game = table.energy("p1", 5).build();
    assert!(!offers(&game, "launch"));
    play(&mut game, &["energy GH1"]);
    assert_eq!((energy(&game, "p1"), discard(&game).as_str()), (5, "GH1"));
    chance(&mut game);
    assert_eq!((counts(&game, "p1"), asked(&game).as_str()), ((2, 2), "p2"));
}

/// [PM-4.5a] A card of hand or prep module is discarded face-up for 1 energy.
#[test]
fn a_card_of_hand_or_module_is_discarded_for_energy() {
    for card in ["GH1", "EB1", "AQ7", "EB3"] {
        let mut game = Table::base(2).hand("p1", "GH1 EB1").prep("p1", "AQ7 EB3").build();
        play(&mut game, &[&format!("energy {card}")]);
        assert_eq!((energy(&game, "p1"), top_of_discard(&game).as_str()), (2, card));
    }
}

/// [PM-E.9] Without cards and without anybody on Earth a foreign prep card can still be taken.
#[test]
fn a_player_without_cards_may_take_a_foreign_card() {
    let table = Table::base(2).hand("p1", "").prep("p1", "").ship("p1", 7);
    let game = table.prep("p2", "EB1 EB2").build();
    expect(&game, "p1", &["take p2 1", "take p2 2"]);
}

/// [PM-4.6] If no action is legal, none is taken; rule 6 applies and the turn ends.
#[test]
fn a_turn_without_a_legal_action_is_skipped() {
    let table = Table::base(2).option("recycle_covered", false).hand("p1", "").prep("p1", "EB7 -");
    let table = table.hand("p2", "").prep("p2", "").ship("p2", 7).deck(0).rest_covered();
    let mut game = table.build();
    let told = play(&mut game, &["play prep EB7", "skip"]);
    let told = rules(&told);
    let at = told.iter().position(|&rule| rule == "PM-4.6").expect("no action");
    let nobody_draws = ["PM-7.3", "PM-6.3c", "PM-7.3", "PM-6.3c"];
    assert_eq!(told[at - 5..at], [&nobody_draws[..], &["PM-3.8a"]].concat());
    assert_eq!(told[at + 1..at + 5], nobody_draws);
    assert_eq!(told[at + 5..at + 8], ["PM-3.8b", "PM-3.8a", "PM-4.4"]);
}

/// [PM-5.1a] Connected cards form a stack in the order in which they were connected, and only the
/// top one's value counts.
#[test]
fn connected_cards_form_a_stack() {
    let mut game = Table::base(2).prep("p1", "AQ7 AQ3").stack("A", "AQ1 AQ2").build();
    let told = play(&mut game, &["play prep AQ3"]);
    assert_eq!(stack(&game, "A"), "AQ1 AQ2 AQ3");
    assert!(words(&game, &told, "p1").join(" ").contains("3 beats the 2"));
}

/// [PM-5.1b] A card joins the Building of its colour; a position with a card on another Building is
/// refused.
#[test]
fn a_card_joins_only_the_building_of_its_colour() {
    for (card, at) in [("GH7", "G"), ("AQ7", "A"), ("EB7", "EB"), ("CC7", "CC"), ("HB7", "H")] {
        let mut game = Table::base(2).prep("p1", &format!("{card} -")).build();
        play(&mut game, &[&format!("play prep {card}")]);
        assert_eq!(stack(&game, at), card);
    }
    assert!(Table::base(2).stack("G", "AQ7").try_build().is_err());
}

/// [PM-5.2] Faces of stacks and discard pile are in everybody's view; a face-down card shows only
/// its colour, even to the player who turned it.
#[test]
fn stacks_and_discard_pile_are_public() {
    let game = Table::base(2).stack("A", "AQ1 AQ7-").discard("EB5 GH1").build();
    for viewer in ["p1", "p2", "nobody", "everybody"] {
        let view = view(&game, viewer);
        let stack = &view.buildings[building("A")].stack;
        assert_eq!(format!("{stack:?}"), "[Face(AQ1), Back(Blue)]");
        assert_eq!(format!("{:?}", view.discard), "[EB5, GH1]");
    }
}

/// [T-24, PM-4.2a, PM-2.4] AQ1 is connected, then EB2 is cycled from the module: it becomes the
/// lowest card of the deck; two cards are drawn and two of the four go to the module.
#[test]
fn the_aqualab_cycles_a_prep_card_too() {
    let table = Table::base(2).prep("p1", "AQ1 EB2").hand("p1", "GH1 GH3").ship("p1", 1);
    let mut game = table.build();
    play(&mut game, &["play prep AQ1"]);
    expect(&game, "p1", &["cycle GH1", "cycle GH3", "cycle EB2", "skip"]);
    play(&mut game, &["cycle EB2"]);
    assert_eq!(game.state().deck.bottom.last().map(ToString::to_string), Some("EB2".into()));
    chance(&mut game);
    assert_eq!((counts(&game, "p1"), answers(&game).len()), ((4, 0), 4));
    play(&mut game, &["prepare GH3"]);
    assert_eq!(answers(&game).len(), 3);
    play(&mut game, &["prepare GH1"]);
    assert_eq!((prep(&game, "p1").as_str(), counts(&game, "p1")), ("GH3 GH1", (2, 2)));
}

/// [T-25, PM-4.2b] Nobody moves into the Habitation by value; its ability lands one anywhere.
#[test]
fn nobody_moves_in_to_the_habitation() {
    let mut game = Table::base(2).prep("p1", "HB4 EB2").ship("p1", 2).build();
    let told = play(&mut game, &["play prep HB4"]);
    assert!(words(&game, &told, "p1").join(" ").contains("4 beats the 3"));
    expect(
        &game,
        "p1",
        &["land greenhouse", "land aqualab", "land energy_bank", "land comms_center", "skip"],
    );
}
