//! PM-10 to PM-12: the end of the game, scoring and winning.

use crate::support::*;
use game_core::{Game, Outcome, Seat, Standing};
use pocket_mars::PocketMars;

/// Moves in this seat's last colonist, in its turn.
fn last_one_moves_in(game: &mut PocketMars) {
    play(game, &["play prep EB7", "move in"]);
    finish_turn(game);
}

/// The active player needs one more colonist on Buildings and has it aboard.
fn one_short(active: &str) -> Table {
    let table = Table::base(3).starting("p2").active(active).prep(active, "EB7 GH1");
    table.ship(active, 1).colonists(active, "A 6/0")
}

fn outcome(game: &PocketMars) -> Outcome {
    game.outcome().expect("the game is over")
}

/// [T-27, PM-10.1, PM-10.2] B began the round: if C, the second, has his 7th colonist on a
/// Building, A still plays; if A, the last, has it, nobody; if B has it, C and A.
#[test]
fn the_round_of_the_trigger_is_finished() {
    for (active, then) in [("p3", &["p1"][..]), ("p1", &[]), ("p2", &["p3", "p1"])] {
        let mut game = one_short(active).build();
        last_one_moves_in(&mut game);
        for &seat in then {
            assert_eq!(asked(&game), seat);
            finish_turn(&mut game);
        }
        assert_eq!((asked(&game).as_str(), outcome(&game).rule.0), ("over", "PM-10.2"));
        for seat in ["p1", "p2", "p3"] {
            assert_eq!(counts(&game, seat), (2, 2), "rule 6 came before the scoring");
        }
    }
}

/// [PM-10.1] Any single move triggers the end, even one of the owner of a taken card, whose turn it
/// is not; the option sets the number of colonists.
#[test]
fn the_end_is_triggered_also_in_the_turn_of_another() {
    let table = Table::base(2).prep("p2", "CC3 GH1").ship("p2", 1).colonists("p2", "A 5/1");
    let mut game = table.build();
    play(&mut game, &["take p2 1"]);
    let told = play(&mut game, &["pay"]);
    assert!(emitted_by(&told, "PM-10.1") && game.state().end_triggered);
    let mut sooner = one_short("p3").option("end_trigger", 3).option("colonists", 5);
    sooner = sooner.colonists("p3", "A 2/0");
    let mut sooner = sooner.build();
    last_one_moves_in(&mut sooner);
    assert!(sooner.state().end_triggered);
    let mut six = one_short("p3").colonists("p3", "A 5/0").build();
    last_one_moves_in(&mut six);
    assert!(!six.state().end_triggered);
}

/// [T-28, PM-10.3] C has 7 on Buildings, then A evicts one: the game still ends after A's turn.
#[test]
fn the_trigger_is_not_undone() {
    let mut game = one_short("p3").hand("p1", "HB7 GH2").energy("p1", 2).build();
    last_one_moves_in(&mut game);
    play(&mut game, &["play hand HB7", "skip", "pay", "evict aqualab p3"]);
    assert_eq!(colonists(&game, "p3"), "ship 1, A 5/0, EB 1/0");
    finish_turn(&mut game);
    assert_eq!(asked(&game), "over");
}

/// [PM-10.4] After the number of rounds in the option the game ends and is scored, but not before
/// the round is complete.
#[test]
fn the_game_ends_after_the_last_round_of_the_guard() {
    let mut game = Table::base(2).option("round_guard", 2).starting("p2").active("p2").build();
    for seat in ["p2", "p1", "p2", "p1"] {
        assert_eq!(asked(&game), seat);
        play(&mut game, &["launch"]);
    }
    assert_eq!((asked(&game).as_str(), outcome(&game).rule.0), ("over", "PM-10.4"));
}

/// [PM-10.5] With `finish_round` off the turn of the trigger is the last; its 4 card rule still
/// applies to everybody.
#[test]
fn the_turn_of_the_trigger_is_the_last_by_option() {
    let table = one_short("p2").option("finish_round", false).hand("p3", "GH3");
    let mut game = table.build();
    last_one_moves_in(&mut game);
    assert_eq!((asked(&game).as_str(), outcome(&game).rule.0), ("over", "PM-10.5"));
    for seat in ["p1", "p2", "p3"] {
        assert_eq!(counts(&game, seat), (2, 2));
    }
}

/// [PM-11.1, PM-11.2, PM-11.3, PM-11.4] 1 point for a colonist on the Spaceship, 2 on ★, 4 on ★★,
/// none on Earth.
#[test]
fn colonists_score_by_where_they_are() {
    let points = |table: Table| score(&table.energy("p2", 5).build(), "p1");
    let table = || Table::base(2);
    assert_eq!(points(table()), 0);
    assert_eq!(points(table().ship("p1", 7)), 7);
    assert_eq!(points(table().colonists("p1", "G 3/0 A 2/0")), 10);
    assert_eq!(points(table().colonists("p1", "G 0/1 A 0/1 EB 0/1")), 12);
    assert_eq!(points(table().ship("p1", 2).colonists("p1", "G 1/1")), 8);
}

/// [PM-11.5] A player in all four colonist Buildings, on ★ or ★★, scores 2 points once.
#[test]
fn presence_needs_all_four_buildings() {
    let points = |spaces: &str| {
        score(&Table::base(2).triggered().energy("p2", 5).colonists("p1", spaces).build(), "p1")
    };
    assert_eq!(points("G 1/0 A 1/0 EB 1/0 CC 1/0"), 8 + 2);
    assert_eq!(points("G 0/1 A 1/0 EB 1/0 CC 0/1"), 12 + 2);
    assert_eq!(points("G 2/0 A 2/0 EB 2/0 CC 1/0"), 14 + 2);
    assert_eq!(points("G 2/0 A 1/0 EB 1/0"), 8);
}

/// [PM-11.6] A player with 4 or more in one Building, ★ and ★★ together, scores 3 points, and only
/// once for two such Buildings.
#[test]
fn four_in_one_building_score_once() {
    let table = || Table::base(2).triggered().energy("p2", 5).option("colonists", 9);
    let points = |spaces: &str| score(&table().colonists("p1", spaces).build(), "p1");
    assert_eq!(points("G 4/0"), 8 + 3);
    assert_eq!(points("G 3/1"), 10 + 3);
    assert_eq!(points("G 5/0"), 10 + 3);
    assert_eq!(points("G 4/0 A 4/0"), 16 + 3);
    assert_eq!(points("G 3/0 A 3/0"), 12);
}

/// [PM-11.7] 1 point for each player whose energy nobody exceeds, so for every tied player.
#[test]
fn energy_scores_for_everybody_at_the_highest_level() {
    let game = Table::base(3).energy("p1", 4).energy("p2", 4).energy("p3", 3).build();
    assert_eq!(["p1", "p2", "p3"].map(|who| score(&game, who)), [1, 1, 0]);
}

/// [T-29, PM-11.1, PM-11.5] Ship 1, ★ in G, A and CC, ★★ in EB, Earth 2, energy tied: 14.
#[test]
fn the_first_scoring_example_is_worth_fourteen() {
    let table = Table::base(2).ship("p1", 1).colonists("p1", "G 1/0 A 1/0 CC 1/0 EB 0/1");
    let game = table.build();
    assert_eq!(colonists(&game, "p1"), "earth 2, ship 1, G 1/0, A 1/0, EB 0/1, CC 1/0");
    assert_eq!(score(&game, "p1"), 1 + 6 + 4 + 2 + 1);
}

/// [T-30, PM-11.6] Ship 2, G 3/1, A 1/0, energy 2 against 3: 17.
#[test]
fn the_second_scoring_example_is_worth_seventeen() {
    let table = Table::base(2).ship("p1", 2).colonists("p1", "G 3/1 A 1/0");
    let game = table.energy("p1", 2).energy("p2", 3).build();
    assert_eq!(score(&game, "p1"), 2 + 6 + 4 + 2 + 3);
}

/// [T-31, PM-11.7] Three players with energy 0 score a point each.
#[test]
fn at_level_zero_everybody_is_highest() {
    let game = Table::base(3).energy("p1", 0).energy("p2", 0).energy("p3", 0).build();
    assert_eq!(["p1", "p2", "p3"].map(|who| score(&game, who)), [1, 1, 1]);
}

/// [T-32, PM-12.1] At 18 : 18 the player with more on ★★ wins; then the one with more on Buildings,
/// then with more energy; otherwise the victory is shared.
#[test]
fn ties_are_broken_by_second_spaces_then_buildings_then_energy() {
    let ended = |table: Table| {
        let sheet = outcome(&table.frames(&[]).triggered().build());
        let of = |seat| {
            let party = sheet.of_seat(Seat(seat)).expect("a party");
            (party.total.expect("points"), party.standing)
        };
        [of(0), of(1)]
    };
    let (won, lost, shared) = (Standing::Won, Standing::Lost, Standing::Shared);

    let table = Table::base(3).energy("p3", 5).colonists("p1", "G 2/0 A 2/0 EB 0/1 CC 2/0");
    let table = table.ship("p2", 2).colonists("p2", "G 0/1 A 0/1 EB 1/0 CC 2/0");
    assert_eq!(ended(table), [(18, lost), (18, won)]);

    let table = Table::base(3).energy("p3", 5).energy("p2", 3).ship("p1", 1).ship("p2", 2);
    let table = table.colonists("p1", "G 2/0 A 1/0 EB 1/1 CC 1/0").colonists("p2", "G 3/1 A 1/0");
    assert_eq!(ended(table), [(17, won), (17, lost)], "though the second has more energy");

    let same = || Table::base(3).energy("p3", 5).ship("p1", 3).ship("p2", 3);
    assert_eq!(ended(same().energy("p1", 2).energy("p2", 3)), [(3, lost), (3, won)]);
    assert_eq!(ended(same().energy("p1", 2).energy("p2", 2)), [(3, shared), (3, shared)]);
}
