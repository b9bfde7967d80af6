//! Checks that the support module lays out the table as described.

use crate::support::*;
use game_core::Game;

#[test]
fn a_table_fills_in_what_is_not_named() {
    let game = Table::base(3).active("p3").prep("p1", "EB1 GH3").build();
    assert_eq!((asked(&game).as_str(), deck(&game)), ("p3", 23));
    assert_eq!(prep(&game, "p1"), "EB1 GH3");
    assert_eq!(colonists(&game, "p2"), "earth 7");
}

#[test]
fn a_table_puts_surplus_cards_where_it_is_told() {
    let discarded = Table::base(2).discard("EB5").deck(3).build();
    assert_eq!((deck(&discarded), discarded.state().discard.len()), (3, 24));
    assert_eq!(top_of_discard(&discarded), "EB5");
    let covered = Table::base(2).stack("A", "AQ7 AQ5-").deck(0).rest_covered().build();
    assert_eq!(discard(&covered), "");
    assert!(stack(&covered, "A").ends_with("AQ7 AQ5-"));
    let held = Table::base(2).deck(0).rest_in_hand("p2").build();
    assert_eq!(counts(&held, "p2"), (29, 2));
}

#[test]
fn a_solo_table_has_sealed_cards_of_the_colours_named() {
    let game = Table::solo().android_module("green GH4").colonists("da", "G 2/1").build();
    assert_eq!(prep(&game, "da"), "green GH4");
    assert_eq!((colonists(&game, "da").as_str(), deck(&game)), ("earth 4, G 2/1", 29));
    let game = Table::solo().android_module("- blue").deck(1).top("blue").build();
    assert_eq!((prep(&game, "da").as_str(), deck(&game)), ("- blue", 1));
}
