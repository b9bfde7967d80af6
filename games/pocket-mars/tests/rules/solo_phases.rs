//! DA-3, DA-5, DA-6 and DA-7.2 to DA-7.5: what happens after the human's action.
//!
//! Most tests launch a colonist and discard the card in slot 1, so that the card in slot 2 remains
//! and the human's cards stay as they are.

use crate::support::*;
use game_core::{Emitted, Game};
use pocket_mars::{Event, Face, Level, NoMove, PocketMars};

/// A table on which this card or colour remains after `launch discarding 1`.
fn leaving(card: &str) -> Table {
    Table::solo().android_module(&format!("GH1 {card}"))
}

/// Launches, discards slot 1 and plays on to the next question.
fn launch(game: &mut PocketMars) -> Vec<Emitted<Event>> {
    play_on(game, &["launch discarding 1"])
}

/// How many cards went from the deck to the discard pile.
fn milled(emitted: &[Emitted<Event>]) -> usize {
    emitted.iter().filter(|emitted| matches!(emitted.event, Event::Milled { .. })).count()
}

/// [DA-3.1, DA-3.2, PM-E.17] The three phases follow each other, the last one being the Android
/// Activation Phase, and the end is judged after them.
#[test]
fn a_round_has_three_phases_and_then_its_end_is_judged() {
    let mut game = leaving("purple").ship("da", 5).build();
    let emitted = launch(&mut game);
    let order: Vec<&str> = rules(&emitted)
        .into_iter()
        .filter(|rule| {
            ["DA-4.5a", "DA-5.1", "DA-6.4a", "DA-6.3a", "DA-7.4", "DA-6.5", "DA-3.1"].contains(rule)
        })
        .collect();
    let phases =
        ["DA-4.5a", "DA-4.5a", "DA-5.1", "DA-6.4a", "DA-6.3a", "DA-7.4", "DA-6.5", "DA-3.1"];
    assert_eq!(order, phases);
    assert_eq!((game.state().round, asked(&game).as_str()), (2, "p1"));
}

/// [T-60, DA-5.1, DA-5.2, DA-5.3] System Failure discards the top two cards, or as many as there
/// are, and play continues.
#[test]
fn system_failure_discards_the_top_two_cards() {
    let mut game = leaving("purple").in_deck("CC3 HB2").top("purple").build();
    assert_eq!(deck(&game), 29);
    let path = ["launch discarding 1", "reveal CC3", "top black", "reveal HB2"];
    let emitted = play(&mut game, &path);
    assert_eq!((discard(&game).as_str(), deck(&game)), ("GH1 CC3 HB2", 27));
    assert_eq!(milled(&emitted), 2);

    let salvaging = |deck| {
        let table = Table::solo().hand("p1", "AQ4 GH1").discard("EB5").deck(deck);
        table.android_module("green blue")
    };
    for (cards, left) in [(1, 0), (0, 0)] {
        let mut game = salvaging(cards).build();
        let emitted = play_on(&mut game, &["play hand AQ4", "salvage", "skip"]);
        assert_eq!((milled(&emitted), deck(&game)), (cards, left));
        assert!(emitted_by(&emitted, "DA-6.1"), "phase 3 follows without a question");
        assert_eq!(game.state().round, 2);
    }
}

/// [T-61, DA-6.3a, DA-7.4, DA-6.5] Purple: one lands at the Comms Center, and one more boards from
/// Earth.
#[test]
fn purple_lands_one_and_recruits_one() {
    let mut game = leaving("purple").ship("da", 5).build();
    let before = deck(&game);
    let emitted = launch(&mut game);
    assert_eq!(colonists(&game, "da"), "earth 1, ship 5, CC 1/0");
    assert!(emitted_by(&emitted, "DA-6.3a") && emitted_by(&emitted, "DA-7.4"));
    assert_eq!((counts(&game, "da"), deck(&game)), ((0, 2), before - 3));
}

/// [T-62, DA-6.3b] Purple with an empty Spaceship: two board from Earth, and nobody lands. The
/// other five are on Buildings.
#[test]
fn an_empty_spaceship_is_filled_instead() {
    let mut game = leaving("purple").earth("da", 2).others_stand_on("da", "G").build();
    let emitted = launch(&mut game);
    assert_eq!(colonists(&game, "da"), "ship 2, G 5/0");
    assert!(
        emitted_by(&emitted, "DA-6.3b")
            && emitted_by(&emitted, "DA-7.4")
            && !emitted_by(&emitted, "DA-6.3a")
    );
}

/// [T-63, DA-6.4a] Orange with nobody on Spaceship and Earth: nothing moves, and their energy rises
/// all the same. All seven are on Buildings, which no game shows at the start of a round, so the
/// game ends after it.
#[test]
fn the_ability_follows_even_if_nothing_moved() {
    let mut game = leaving("orange").others_stand_on("da", "G").unreachable().build();
    let emitted = launch(&mut game);
    assert_eq!((colonists(&game, "da").as_str(), energy(&game, "da")), ("G 7/0", 3));
    let nothing = |emitted: &Emitted<Event>| {
        emitted.rule.0 == "DA-6.3b"
            && emitted.event == Event::NothingMoves { why: NoMove::NobodyLeft }
    };
    assert!(emitted.iter().any(nothing));
    assert_eq!(game.outcome().expect("over").rule.0, "DA-9.2");
}

/// [T-64, DA-6.3c, DA-7.5a] Black: the first step is skipped, and Calculations lands one.
#[test]
fn black_lands_one_by_calculations_alone() {
    let mut game = leaving("black").ship("da", 5).build();
    let emitted = launch(&mut game);
    assert_eq!(colonists(&game, "da"), "earth 2, ship 4, G 1/0");
    assert!(
        emitted_by(&emitted, "DA-6.3c")
            && emitted_by(&emitted, "DA-7.5a")
            && !emitted_by(&emitted, "DA-6.3a")
    );
}

/// [T-65, DA-7.5b] Black with an empty Spaceship: one boards from Earth, if there is one, and only
/// by Calculations. The others are on Buildings.
#[test]
fn black_with_an_empty_spaceship_recruits_one_at_most() {
    let mut game = leaving("black").earth("da", 2).others_stand_on("da", "G").build();
    let emitted = launch(&mut game);
    assert_eq!(colonists(&game, "da"), "earth 1, ship 1, G 5/0");
    assert!(
        emitted_by(&emitted, "DA-6.3c")
            && emitted_by(&emitted, "DA-7.5b")
            && !emitted_by(&emitted, "DA-6.3b")
    );

    let mut game = leaving("black").others_stand_on("da", "G").unreachable().build();
    launch(&mut game);
    assert_eq!(colonists(&game, "da"), "G 7/0");
}

/// [T-66, DA-7.3a, DA-7.3b] Overwhelming Power raises their energy by two up to the top; at the top
/// Spark replaces it.
#[test]
fn overwhelming_power_is_spark_at_the_top() {
    for (before, after, sparks) in [(1, 3, 0), (3, 5, 0), (4, 5, 0), (5, 5, 2), (0, 2, 0)] {
        let mut game = leaving("orange").ship("da", 5).energy("da", before).build();
        let emitted = launch(&mut game);
        assert_eq!(energy(&game, "da"), after, "from {before}");
        assert_eq!(milled(&emitted), 2 + sparks, "from {before}");
        assert_eq!(emitted_by(&emitted, "DA-7.3b"), sparks > 0);
        assert_eq!(colonists(&game, "da"), "earth 2, ship 4, EB 1/0", "the card is orange still");
    }
}

/// [DA-7.3b] A shorter track is full sooner.
#[test]
fn a_short_track_is_full_sooner() {
    for (top, before, after, sparks) in [(1, 1, 1, true), (2, 1, 2, false), (2, 2, 2, true)] {
        let table = leaving("orange").option("energy_top", top).energy("da", before);
        let mut game = table.ship("da", 5).build();
        let emitted = launch(&mut game);
        assert_eq!(
            (energy(&game, "da"), emitted_by(&emitted, "DA-7.2")),
            (after, sparks),
            "top {top}"
        );
    }
}

/// [T-67, DA-7.2, DA-9.3] Blue with four cards in the deck: nothing is left for the module.
#[test]
fn spark_can_take_the_last_cards_of_the_deck() {
    let mut game = leaving("blue").ship("da", 5).deck(4).build();
    let emitted = launch(&mut game);
    assert_eq!((milled(&emitted), deck(&game)), (4, 0));
    assert_eq!(colonists(&game, "da"), "earth 2, ship 4, A 1/0");
    assert_eq!(counts(&game, "da"), (0, 1));
    assert_eq!(game.outcome().expect("over").rule.0, "DA-9.3");
}

/// [T-68] With one card left, Spark discards that one.
#[test]
fn spark_discards_fewer_if_fewer_are_there() {
    let mut game = leaving("blue").ship("da", 5).deck(3).build();
    let emitted = launch(&mut game);
    assert_eq!((milled(&emitted), deck(&game), counts(&game, "da")), (3, 0, (0, 1)));
    assert_eq!(asked(&game), "over");
    let spark = emitted.iter().find(|emitted| emitted.rule.0 == "DA-7.2").expect("it is told");
    assert_eq!(spark.event, Event::Spark { cards: 1 });
}

/// [T-102] Two cards in the module and one in the deck: System Failure takes it, phase 3 is
/// skipped, and the game continues without a deck.
#[test]
fn the_game_goes_on_without_a_deck() {
    let table = Table::solo().hand("p1", "AQ4 GH1").discard("EB5").deck(1);
    let mut game = table.android_module("green blue").build();
    let emitted = play_on(&mut game, &["play hand AQ4", "salvage", "skip"]);
    assert_eq!((milled(&emitted), deck(&game)), (1, 0));
    assert!(emitted_by(&emitted, "DA-6.1"));
    assert_eq!((asked(&game).as_str(), game.state().round), ("p1", 2));
}

/// [T-80, DA-6.4b] The card that acted stays in its slot, and no view shows its face unless it was
/// seen before.
#[test]
fn the_card_that_acts_stays_unrevealed() {
    for colour in ["green", "blue", "orange", "purple", "black"] {
        let mut game = leaving(colour).ship("da", 5).build();
        launch(&mut game);
        let slot = game.state().prep[player("da")][1].expect("it is still there");
        assert_eq!(slot.face, Face::Sealed(colour.parse().expect("a colour")));
        for viewer in ["p1", "nobody"] {
            let shown = view(&game, viewer).player(player("da")).expect("they play").prep[1];
            assert!(matches!(shown.expect("a card").card, pocket_mars::CardView::Back(_)));
        }
    }
    let mut seen = leaving("AQ3").knows("p1", "AQ3").ship("da", 5).build();
    launch(&mut seen);
    let shown = |viewer| {
        let slot = view(&seen, viewer).player(player("da")).expect("they play").prep[1];
        slot.expect("a card").card
    };
    assert_eq!(shown("p1"), pocket_mars::CardView::Face("AQ3".parse().expect("a card")));
    assert!(matches!(shown("nobody"), pocket_mars::CardView::Back(_)));
}

/// [DA-6.5] A refill takes as many cards as the deck has, and they are unseen even if the human
/// himself put the card under the deck.
#[test]
fn a_refill_is_unseen_even_if_the_human_knows_the_deck() {
    let mut game = leaving("purple").ship("da", 5).deck(3).bottom("EB1 EB2 EB3").build();
    launch(&mut game);
    assert_eq!((prep(&game, "da").as_str(), deck(&game)), ("EB3 purple", 0));
    let shown = view(&game, "p1").player(player("da")).expect("they play").prep[0];
    assert_eq!(
        shown.expect("a card").card,
        pocket_mars::CardView::Back(pocket_mars::Colour::Orange),
        "the table shows a back; what he remembers is his own affair"
    );
    assert_eq!(asked(&game), "p1");
}

/// [DA-6.5] The free slot is filled, whichever it is, and both if both are free.
#[test]
fn a_refill_fills_the_free_slots() {
    let mut game = Table::solo().ship("da", 5).android_module("purple GH1").build();
    play_on(&mut game, &["launch discarding 2"]);
    assert!(prep(&game, "da").starts_with("purple "));
    assert_eq!(counts(&game, "da"), (0, 2));
    let mut game = Table::solo().hand("p1", "CC1 GH1").android_module("- blue").deck(4).build();
    let emitted = play_on(&mut game, &["play hand CC1", "skip"]);
    let refills = rules(&emitted).into_iter().filter(|&rule| rule == "DA-6.5").count();
    assert_eq!((refills, counts(&game, "da"), deck(&game)), (2, (0, 2), 0));
}

/// [DA-5.3, DA-8.3b] If the algorithm decides, nobody is asked anything in phases 2 and 3, at any
/// level: after the human's last answer only chance answers.
#[test]
fn phases_two_and_three_ask_nothing() {
    for level in Level::ALL {
        for colour in ["green", "blue", "orange", "purple", "black"] {
            let table = leaving(colour).option("level", level.word());
            let table = table.colonists("p1", "G 0/1 A 1/1").colonists("da", "EB 2/0 CC 1/1");
            let mut game = table.ship("da", 2).build();
            launch(&mut game);
            assert_eq!((game.state().round, asked(&game).as_str()), (2, "p1"), "{colour}");
        }
    }
}

/// [DA-6.2] An empty module moves nothing and does nothing, however many colonists are on the
/// Spaceship.
#[test]
fn an_empty_module_is_only_refilled() {
    let mut game = Table::solo().hand("p1", "CC1 GH1").ship("da", 5).android_module("- -").build();
    let emitted = play_on(&mut game, &["play hand CC1", "skip"]);
    assert!(emitted_by(&emitted, "DA-6.2") && emitted_by(&emitted, "DA-6.5"));
    assert_eq!((colonists(&game, "da").as_str(), energy(&game, "da")), ("earth 2, ship 5", 1));
    assert_eq!(counts(&game, "da"), (0, 2));
}
