//! What a card would do is tried step after step.

use crate::support::*;
use game_core::{Game, Seat, Viewer};
use pocket_mars::{AbilityOf, Choice, IfUsed, PocketMars};

fn if_used(game: &PocketMars, choice: &str) -> IfUsed {
    let choice: Choice = choice.parse().expect("a choice");
    game.view(Viewer::Seat(Seat(0))).if_used(game.content(), player("p1"), choice)
}

/// Which steps of this card's From hand would do something.
fn of_hand(table: Table, steps: u8) -> Vec<bool> {
    let used = if_used(&table.build(), "play hand CC4");
    let of = AbilityOf::Hand("CC4".parse().expect("a card"));
    (0..steps).map(|step| used.does(of, step)).collect()
}

fn with_hand(ability: &str) -> Table {
    Table::base(2).hand_ability("CC4", ability).hand("p1", "CC4 GH1")
}

/// [PM-1.5] The second step finds the Spaceship as the first leaves it.
#[test]
fn a_second_landing_finds_the_ship_empty() {
    let lands = |aboard| of_hand(with_hand("land 1 any; land 1 any").ship("p1", aboard), 2);
    assert_eq!([lands(0), lands(1), lands(2)], [[false; 2], [true, false], [true; 2]]);
}

/// [PM-1.5] What an earlier step brings is there for a later one, and not the other way round.
#[test]
fn who_was_launched_can_land() {
    let does = |ability: &str| of_hand(with_hand(ability).ship("p1", 0), 2);
    assert_eq!(does("launch 1; land 1 any"), [true, true]);
    assert_eq!(does("land 1 any; launch 1"), [false, true]);
}

/// [PM-1.9b] Energy that the first step costs is gone at the second.
#[test]
fn energy_is_spent_once() {
    let pays =
        |level| of_hand(with_hand("pay 2 > launch 1; pay 2 > launch 1").energy("p1", level), 2);
    assert_eq!([pays(1), pays(3), pays(4)], [[false; 2], [true, false], [true; 2]]);
}

/// [PM-4.2b, PM-1.8c] A colonist that moves in has left the ship before the abilities begin.
#[test]
fn who_moves_in_is_not_there_to_land() {
    let table = |aboard| {
        let table = Table::base(2).prep_ability("GH7", "land 1 any").prep("p1", "GH7");
        let game = table.ship("p1", aboard).build();
        let used = if_used(&game, "play prep GH7");
        (used.moves_in, used.does(AbilityOf::Prep("GH7".parse().expect("a card")), 0))
    };
    assert_eq!([table(0), table(1), table(2)], [(false, false), (true, false), (true, true)]);
}
