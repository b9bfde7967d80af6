//! PM-1.11a to PM-1.11i and PM-8: effects that move colonists, and the spaces.

use crate::support::*;

/// What the first seat is offered after playing this hand card.
fn offered(table: Table, card: &str) -> Vec<String> {
    let mut game = table.build();
    play(&mut game, &[&format!("play hand {card}")]);
    answers(&game)
}

/// [PM-1.11] The number of an effect is a maximum: with 1 colonist on Earth `launch 2` offers 1,
/// with 0 it is skipped.
#[test]
fn the_number_of_an_effect_is_a_maximum() {
    let table = Table::base(2).hand_ability("CC1", "launch 2").hand("p1", "CC1 GH1");
    let table = |aboard| table.clone().ship("p1", aboard);
    assert_eq!(offered(table(5), "CC1"), ["count 1", "count 2", "skip"]);
    assert_eq!(offered(table(6), "CC1"), ["count 1", "skip"]);
    assert!(!offered(table(7), "CC1").contains(&"skip".into()));
}

/// [PM-1.11a] `launch` moves your colonists from Earth to your Spaceship.
#[test]
fn launch_moves_from_earth_to_the_own_spaceship() {
    let table = Table::base(2).hand_ability("CC1", "launch 2").hand("p1", "CC1 GH1");
    let mut game = table.ship("p1", 1).build();
    play(&mut game, &["play hand CC1", "count 2"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 3");
    assert_eq!(colonists(&game, "p2"), "earth 7");
}

/// [PM-1.11b] `land here` goes to ★ of the card's Building, `land any` to ★ of a Building chosen
/// for each colonist; both only from the Spaceship.
#[test]
fn land_moves_from_the_spaceship_to_the_first_space() {
    let mut game = Table::base(2).hand("p1", "HB6 GH1").ship("p1", 1).build();
    play(&mut game, &["play hand HB6", "land energy_bank"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, EB 1/0");
    let mut game = Table::base(2).prep("p1", "EB2 GH1").energy("p1", 3).ship("p1", 1).build();
    play(&mut game, &["play prep EB2", "pay"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, EB 1/0", "one was aboard, so one landed");
    let mut empty = Table::base(2).prep("p1", "GH4 EB1").build();
    let told = play(&mut empty, &["play prep GH4"]);
    assert!(!emitted_by(&told, "PM-1.11b") && !offers(&empty, "count 1"));
}

/// [PM-1.11b] In the Habitation, which holds nobody, `land here` has no target.
#[test]
fn nobody_lands_here_in_the_habitation() {
    let table = Table::base(2).prep_ability("HB4", "land 1 here; gain 1");
    let mut game = table.prep("p1", "HB4 GH1").ship("p1", 2).build();
    play(&mut game, &["play prep HB4", "count 1"]);
    assert_eq!((energy(&game, "p1"), colonists(&game, "p1").as_str()), (2, "earth 5, ship 2"));
    assert!(offers(&game, "land greenhouse"));
}

/// [PM-1.11c] `direct` goes from Earth to ★ and leaves the Spaceship alone.
#[test]
fn direct_moves_from_earth_to_the_first_space() {
    let table = || Table::base(2).hand_ability("CC6", "pay 1 > direct 1 any").hand("p1", "CC6 GH1");
    let mut game = table().ship("p1", 2).build();
    play(&mut game, &["play hand CC6", "pay", "direct comms_center"]);
    assert_eq!(colonists(&game, "p1"), "earth 4, ship 2, CC 1/0");
    assert!(!offered(table().ship("p1", 7), "CC6").contains(&"pay".into()));
}

/// [PM-1.11d, PM-8.4b] `upgrade` moves your colonists from ★ to ★★ of the same Building if there is
/// room, and nobody is pushed out of a full one.
#[test]
fn upgrade_needs_an_own_colonist_and_room() {
    let table = || Table::base(2).hand("p1", "GH1 EB1").hand_ability("GH1", "upgrade 2 any");
    let here = table().colonists("p1", "G 1/0 A 2/0 CC 1/0").colonists("p2", "G 0/1 EB 1/0");
    let mut game = here.build();
    play(&mut game, &["play hand GH1"]);
    expect(&game, "p1", &["upgrade aqualab p1", "upgrade comms_center p1", "skip"]);
    play(&mut game, &["upgrade aqualab p1"]);
    expect(&game, "p1", &["upgrade comms_center p1", "skip"]);
    play(&mut game, &["upgrade comms_center p1"]);
    assert_eq!(colonists(&game, "p1"), "earth 3, G 1/0, A 1/1, CC 0/1");
    let mut here = Table::base(2).prep("p1", "GH6 EB1").colonists("p1", "G 2/0 A 1/0").build();
    play(&mut here, &["play prep GH6"]);
    expect(&here, "p1", &["upgrade greenhouse p1", "skip"]);
}

/// [PM-1.11e] `downgrade` moves other players' colonists from ★★ to ★, never your own; `here` means
/// only the card's Building.
#[test]
fn downgrade_moves_others_down() {
    let spaces = |table: Table| table.colonists("p1", "EB 0/1").colonists("p2", "A 0/1 G 0/1");
    let table = spaces(Table::base(3).hand("p1", "GH2 EB1")).colonists("p3", "A 0/1");
    let down = ["greenhouse p2", "aqualab p2", "aqualab p3"].map(|at| format!("downgrade {at}"));
    let [g, a, b] = &down;
    assert_eq!(offered(table, "GH2"), [g, a, b, "skip"]);
    let mut here = spaces(Table::base(3).prep("p1", "GH7 EB1")).build();
    play(&mut here, &["play prep GH7", "pay"]);
    assert_eq!(colonists(&here, "p2"), "earth 5, G 1/0, A 0/1");
}

/// [PM-1.11f] `shift` moves any player's colonist up, if there is room, or down, within a Building.
#[test]
fn shift_moves_anybody_up_or_down() {
    let table = Table::base(2).prep("p1", "GH1 EB1").stack("G", "GH7");
    let table = table.colonists("p1", "A 1/0 CC 0/1").colonists("p2", "A 1/0 EB 1/0 CC 1/0");
    let mut game = table.build();
    play(&mut game, &["play prep GH1"]);
    let up = ["upgrade aqualab p1", "upgrade aqualab p2", "upgrade energy_bank p2"];
    let [a, b, c] = up;
    expect(&game, "p1", &[a, b, c, "downgrade comms_center p1", "skip"]);
    play(&mut game, &["downgrade comms_center p1"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, A 1/0, CC 1/0");
}

/// [T-16, PM-8.3, PM-1.11e] Moving the rival down first makes room for your colonist; otherwise the
/// upgrade is not offered.
#[test]
fn a_rival_moved_down_makes_room() {
    let table = || Table::base(2).hand("p1", "GH2 EB3").energy("p1", 1);
    let table = || table().colonists("p1", "G 1/0").colonists("p2", "G 0/1");
    let mut game = table().build();
    play(&mut game, &["play hand GH2", "downgrade greenhouse p2", "pay"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, G 0/1");
    assert_eq!((colonists(&game, "p2").as_str(), energy(&game, "p1")), ("earth 6, G 1/0", 0));
    let mut kept = table().build();
    play(&mut kept, &["play hand GH2", "skip"]);
    assert!(!offers(&kept, "pay"), "{:?}", answers(&kept));
}

/// [T-17, PM-1.11g] Two colonists of different owners on ★ and ★★ change places although ★★ is
/// full; two of the same owner are no target.
#[test]
fn swap_spaces_exchanges_different_owners_also_where_it_is_full() {
    let table = || Table::base(2).hand("p1", "CC5 EB3");
    let mut game = table().colonists("p1", "CC 1/0").colonists("p2", "CC 0/1").build();
    play(&mut game, &["play hand CC5"]);
    expect(&game, "p1", &["swap spaces comms_center p1 p2", "skip"]);
    play(&mut game, &["swap spaces comms_center p1 p2"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, CC 0/1");
    assert_eq!(colonists(&game, "p2"), "earth 6, CC 1/0");
    let own = offered(table().colonists("p1", "CC 1/1").colonists("p2", "A 1/0"), "CC5");
    assert!(!own.iter().any(|answer| answer.starts_with("swap")), "{own:?}");
}

/// [PM-1.11g] Two other players' colonists may be exchanged; neither has to belong to `you`.
#[test]
fn swap_spaces_may_exchange_two_others() {
    let table = Table::base(3).hand("p1", "CC5 EB3").colonists("p2", "A 1/0");
    let mut game = table.colonists("p3", "A 1/1").build();
    play(&mut game, &["play hand CC5", "swap spaces aqualab p2 p3"]);
    assert_eq!(colonists(&game, "p2"), "earth 6, A 0/1");
    assert_eq!(colonists(&game, "p3"), "earth 5, A 2/0");
}

/// [PM-1.11h] `relocate` goes from ★ of a Building to ★ of another one; ★★ and the same Building
/// are no targets.
#[test]
fn relocate_moves_between_first_spaces() {
    let table = Table::base(2).hand("p1", "GH3 EB3").colonists("p1", "G 1/0 A 0/1");
    let mut game = table.build();
    play(&mut game, &["play hand GH3"]);
    let to =
        ["aqualab", "energy_bank", "comms_center"].map(|to| format!("relocate greenhouse {to}"));
    let [a, eb, cc] = &to;
    expect(&game, "p1", &[a, eb, cc, "skip"]);
    play(&mut game, &["relocate greenhouse aqualab"]);
    assert_eq!(colonists(&game, "p1"), "earth 5, A 1/1");
}

/// [PM-1.11i] `evict` sends another player's colonist from ★ to its owner's Spaceship, never from
/// ★★ and never your own.
#[test]
fn evict_sends_others_from_the_first_space_to_their_spaceship() {
    let table = Table::base(3).hand("p1", "HB7 EB3").energy("p1", 2);
    let table = table.colonists("p1", "G 1/0").colonists("p2", "G 1/1 A 0/1");
    let mut game = table.colonists("p3", "EB 1/0").ship("p3", 2).build();
    play(&mut game, &["play hand HB7", "skip", "pay"]);
    expect(&game, "p1", &["evict greenhouse p2", "evict energy_bank p3"]);
    play(&mut game, &["evict energy_bank p3"]);
    assert_eq!(colonists(&game, "p3"), "earth 4, ship 3");
}

/// [PM-8.2] ★ takes any number of colonists of any owners.
#[test]
fn the_first_space_has_no_limit() {
    let table = Table::base(4).hand_ability("HB6", "land 2 any").hand("p1", "HB6 EB3");
    let table = table.ship("p1", 2).colonists("p1", "G 5/0");
    let table = table.colonists("p2", "G 6/0").colonists("p3", "G 6/0").colonists("p4", "G 6/0");
    let mut game = table.build();
    play(&mut game, &["play hand HB6", "land greenhouse", "land greenhouse"]);
    assert_eq!(colonists(&game, "p1"), "G 7/0");
}

/// [PM-8.3] ★★ holds as many colonists of all owners together as the number of players prescribes,
/// or the option.
#[test]
fn the_second_space_holds_a_few_of_all_owners_together() {
    for (seats, limit) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let other = if seats == 1 { "da" } else { "p2" };
        let table = |there: u8| {
            let table = Table::base(seats).hand_ability("GH1", "upgrade 1 any");
            let table = table.hand("p1", "GH1 EB3").colonists("p1", "A 1/0");
            table.colonists(other, &format!("A 0/{there}"))
        };
        assert_eq!(offered(table(limit - 1), "GH1"), ["upgrade aqualab p1", "skip"]);
        assert!(!offered(table(limit), "GH1").contains(&"upgrade aqualab p1".into()));
        assert!(table(limit + 1).try_build().is_err());
        let wider = table(limit).option(&format!("star2_limit_{seats}"), limit + 1);
        assert_eq!(offered(wider, "GH1"), ["upgrade aqualab p1", "skip"]);
    }
}

/// [PM-8.4a] A colonist that lands, arrives straight from Earth or moves in by value goes to ★ even
/// if ★★ is empty.
#[test]
fn colonists_arrive_on_the_first_space() {
    let mut game = Table::base(2).prep("p1", "AQ7 EB3").ship("p1", 1).build();
    play(&mut game, &["play prep AQ7", "move in"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, A 1/0");
    let mut game = Table::base(2).hand("p1", "HB1 EB3").ship("p1", 1).build();
    play(&mut game, &["play hand HB1", "land aqualab"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, A 1/0");
    let mut game = Table::base(2).hand("p1", "CC6 EB3").energy("p1", 3).build();
    play(&mut game, &["play hand CC6", "pay", "direct aqualab", "skip"]);
    assert_eq!(colonists(&game, "p1"), "earth 6, A 1/0");
}

/// [T-13, PM-1.11j, PM-8.5] At energy 4 the full `gain 3` of the example is not offered, because
/// the track has no room for it: 1 can be gained, and the energy is 5.
#[test]
fn energy_stops_at_the_top() {
    let mut game = Table::base(2).hand("p1", "EB2 GH1").energy("p1", 4).build();
    play(&mut game, &["play hand EB2"]);
    expect(&game, "p1", &["count 1", "skip"]);
    play(&mut game, &["count 1"]);
    assert_eq!(energy(&game, "p1"), 5);
    let full = Table::base(2).hand("p1", "EB2 GH1").energy("p1", 5);
    assert!(!offered(full, "EB2").contains(&"count 1".into()));
}

/// [PM-1.11k, PM-8.5] `drain` lowers the energy of one other player, to 0 at the lowest; a player
/// with none is no target.
#[test]
fn drain_lowers_one_other_and_stops_at_zero() {
    let table = || Table::base(3).hand("p1", "EB3 GH1").energy("p1", 5);
    let mut game = table().energy("p2", 1).energy("p3", 4).build();
    play(&mut game, &["play hand EB3"]);
    expect(&game, "p1", &["drain p2 1", "drain p3 1", "drain p3 2", "skip"]);
    play(&mut game, &["drain p2 1"]);
    assert_eq!((energy(&game, "p2"), energy(&game, "p3")), (0, 4));
    let nobody = offered(table().energy("p2", 0).energy("p3", 0), "EB3");
    assert!(!nobody.iter().any(|answer| answer.starts_with("drain")), "{nobody:?}");
}
