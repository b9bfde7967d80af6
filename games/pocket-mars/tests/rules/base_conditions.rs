//! PM-1.10: the conditions.

use crate::support::*;

/// Whether the condition of the prep ability of the first seat's card holds according to the
/// events, once it is connected.
fn holds(table: Table, card: &str) -> bool {
    let mut game = table.build();
    let mut told = play(&mut game, &[&format!("play prep {card}")]);
    if offers(&game, "move in") {
        told.extend(play(&mut game, &["skip"]));
    }
    let told = words(&game, &told, "everybody");
    let test = told.iter().find(|line| line.starts_with("The condition")).expect("a test");
    !test.contains("does not hold")
}

/// [PM-1.10] In the prep ability of a taken card every condition is read for the owner, not for the
/// active player.
#[test]
fn conditions_are_read_for_you() {
    let table =
        || Table::base(2).prep_ability("CC2", "when ship_empty: launch 2").prep("p2", "CC2 GH1");
    let mut owner_empty = table().ship("p1", 3).ship("p2", 0).build();
    play(&mut owner_empty, &["take p2 1"]);
    expect(&owner_empty, "p2", &["count 1", "count 2", "skip"]);
    let mut owner_aboard = table().ship("p1", 0).ship("p2", 1).build();
    play(&mut owner_aboard, &["take p2 1"]);
    expect(&owner_aboard, "p1", &["count 1", "skip"]);
    let mut owner_has_blue =
        Table::base(2).prep("p2", "AQ7 GH1").hand("p1", "EB1 EB2").hand("p2", "AQ1 EB3").build();
    play(&mut owner_has_blue, &["take p2 1"]);
    expect(&owner_has_blue, "p2", &["count 1", "skip"]);
}

/// [PM-1.10a] `none_here` holds without a colonist of yours on ★ or ★★ here, regardless of other
/// players and other Buildings.
#[test]
fn none_here_looks_at_both_spaces_and_at_yours_alone() {
    let table = || Table::base(2).prep("p1", "EB1 GH3");
    assert!(holds(table().colonists("p2", "EB 1/0").colonists("p1", "G 1/1"), "EB1"));
    assert!(!holds(table().colonists("p1", "EB 1/0"), "EB1"));
    assert!(!holds(table().colonists("p1", "EB 0/1"), "EB1"));
}

/// [PM-1.10b] `own_here N` counts ★ and ★★ of this Building together.
#[test]
fn own_here_counts_both_spaces_together() {
    let table = || Table::base(3).prep("p1", "GH6 CC7");
    assert!(holds(table().colonists("p1", "G 1/1"), "GH6"));
    assert!(holds(table().colonists("p1", "G 2/0"), "GH6"));
    assert!(!holds(table().colonists("p1", "G 1/0 A 3/0").colonists("p2", "G 1/1"), "GH6"));
    assert!(holds(table().colonists("p1", "CC 1/2"), "CC7"));
    assert!(!holds(table().colonists("p1", "CC 1/1"), "CC7"));
}

/// [PM-1.10c] `rival_here` holds if any other player has a colonist on ★ or ★★ here; the androids
/// count.
#[test]
fn rival_here_needs_somebody_else_in_this_building() {
    let table = || Table::base(3).prep("p1", "GH3 EB1");
    assert!(holds(table().colonists("p3", "G 1/0"), "GH3"));
    assert!(holds(table().colonists("p2", "G 0/1"), "GH3"));
    assert!(!holds(table().colonists("p1", "G 2/0").colonists("p2", "A 1/0"), "GH3"));
    let solo = Table::solo().prep("p1", "GH3 EB1");
    assert!(holds(solo.clone().colonists("da", "G 1/0"), "GH3"));
    assert!(!holds(solo.colonists("da", "A 1/0"), "GH3"));
}

/// [PM-1.10d] `ship_empty` holds with no colonist on your Spaceship.
#[test]
fn ship_empty_looks_at_the_own_spaceship() {
    let table = || Table::base(2).prep("p1", "HB4 EB1").ship("p2", 3);
    assert!(holds(table(), "HB4"));
    assert!(!holds(table().ship("p1", 1), "HB4"));
}

/// [PM-1.10e] `ship N` holds with N or more there.
#[test]
fn ship_needs_so_many_aboard() {
    let table = |aboard| Table::base(2).prep("p1", "HB1 EB1").ship("p1", aboard).ship("p2", 5);
    assert!(!holds(table(3), "HB1"));
    assert!(holds(table(4), "HB1"));
    assert!(holds(table(6), "HB1"));
}

/// [PM-1.10f] `energy N` holds with N or more.
#[test]
fn energy_needs_so_much_of_your_own() {
    let table = |level| Table::base(2).prep("p1", "EB6 GH1").energy("p1", level).energy("p2", 5);
    assert!(!holds(table(3), "EB6"));
    assert!(holds(table(4), "EB6"));
    assert!(holds(table(5), "EB6"));
}

/// [PM-1.10g] `energy_top` holds if no other player has more: a tie is enough, even at 0; a single
/// player with more makes it false. The androids count.
#[test]
fn energy_top_is_lost_to_anybody_with_more() {
    let table = |own, two, three| {
        let table = Table::base(3).prep("p1", "EB3 GH1").energy("p1", own);
        table.energy("p2", two).energy("p3", three)
    };
    assert!(holds(table(2, 2, 1), "EB3"));
    assert!(holds(table(0, 0, 0), "EB3"));
    assert!(!holds(table(2, 0, 3), "EB3"));
    let solo =
        |own, android| Table::solo().prep("p1", "EB3 GH1").energy("p1", own).energy("da", android);
    assert!(holds(solo(2, 2), "EB3"));
    assert!(!holds(solo(2, 3), "EB3"));
}

/// [PM-1.10g] With a different top of the track `energy_top` still compares with the other players,
/// not with the end of the track.
#[test]
fn energy_top_has_nothing_to_do_with_the_end_of_the_track() {
    let table = |top: u8| {
        let table = Table::base(2).option("energy_top", top).prep("p1", "EB3 GH1");
        table.energy("p1", 2).energy("p2", 1)
    };
    assert!(holds(table(2), "EB3"));
    assert!(holds(table(15), "EB3"));
    assert!(!holds(table(15).energy("p2", 15), "EB3"));
}

/// [PM-1.10h, PM-E.12] `hand_has` looks at the hand; the log names the colour and not the card.
#[test]
fn hand_has_looks_at_the_hand_and_announces_the_colour() {
    let table = |cards: &str| Table::base(2).prep("p1", "AQ7 GH1").hand("p1", cards);
    assert!(holds(table("AQ3 GH2"), "AQ7"));
    assert!(!holds(table("EB3 GH2"), "AQ7"));
    assert!(!holds(table(""), "AQ7"));
    let mut game = table("AQ3 GH2").build();
    let told = play(&mut game, &["play prep AQ7"]);
    let told = words(&game, &told, "p2").join(" ");
    assert!(told.contains("a blue card in hand") && !told.contains(title("AQ3")), "{told}");
}

/// [T-19, PM-1.10h] A card of the colour in the prep module does not count; nor does the connected
/// card itself.
#[test]
fn hand_has_does_not_count_prep_cards() {
    assert!(!holds(Table::base(2).prep("p1", "AQ7 AQ3").hand("p1", "GH1 GH2"), "AQ7"));
}

/// [PM-1.10h, PM-E.7] The hand card that is being resolved does not count as in hand.
#[test]
fn hand_has_does_not_count_the_card_in_play() {
    let table = |hand: &str| {
        let table = Table::base(2).hand_ability("AQ1", "when hand_has blue: launch 1");
        let mut game = table.hand("p1", hand).build();
        let told = play(&mut game, &["play hand AQ1"]);
        words(&game, &told, "p1").iter().any(|line| line.contains("does not hold"))
    };
    assert!(table("AQ1 GH1"));
    assert!(!table("AQ1 AQ2"));
}
