//! DA-10: scoring and winning against the androids.

use crate::support::*;
use game_core::{Game, Outcome, Standing};
use pocket_mars::PocketMars;

/// A table on which nothing is pending, because the androids' module could not be filled.
fn over() -> Table {
    Table::solo().android_module("green -").deck(0).frames(&[])
}

fn outcome(game: &PocketMars) -> Outcome {
    game.outcome().expect("nothing is pending")
}

/// The points of the human and of the androids.
fn points(game: &PocketMars) -> (i32, i32) {
    let outcome = outcome(game);
    let total = |party: usize| outcome.parties[party].total.expect("points");
    let totals = (total(0), total(1));
    assert_eq!(totals, (score(game, "p1"), score(game, "da")), "the score shown is the sheet's");
    totals
}

/// The points of the human and of the androids under a rule, each by its own id if theirs differs.
fn item(game: &PocketMars, human: &str, androids: &str) -> (i32, i32) {
    let outcome = outcome(game);
    let of = |party: usize, rule: &str| {
        let items = outcome.parties[party].items.iter();
        items.filter(|item| item.rule.0 == rule).map(|item| item.value()).sum()
    };
    (of(0, human), of(1, androids))
}

const HUMAN: &str = "G 2/0 A 1/0 EB 1/0 CC 0/1";

/// [T-95, DA-10.1, DA-10.5b] The human scores as in the base game, and gets his point for energy in
/// a tie.
#[test]
fn the_human_scores_as_in_the_base_game() {
    let table = over().ship("p1", 1).colonists("p1", HUMAN).energy("p1", 3).energy("da", 3);
    let game = table.build();
    assert_eq!(points(&game).0, 16);
    assert_eq!(item(&game, "PM-11.1", "").0, 1);
    assert_eq!(item(&game, "PM-11.2", "").0, 8);
    assert_eq!(item(&game, "PM-11.3", "").0, 4);
    assert_eq!(item(&game, "PM-11.5", "").0, 2);
    assert_eq!(item(&game, "PM-11.6", "").0, 0);
    assert_eq!(item(&game, "DA-10.5b", "").0, 1);
}

/// [T-96, DA-10.2, DA-10.4, DA-10.6] The androids score five for four in one and two for energy.
#[test]
fn the_androids_score_more_for_four_in_one() {
    let table = over().ship("p1", 1).colonists("p1", HUMAN).energy("p1", 3).energy("da", 3);
    let game = table.colonists("da", "G 3/1 A 1/0").build();
    assert_eq!(points(&game), (16, 19));
    assert_eq!(item(&game, "", "PM-11.2").1, 8);
    assert_eq!(item(&game, "", "PM-11.3").1, 4);
    assert_eq!(item(&game, "", "DA-10.3").1, 0, "no presence");
    assert_eq!(item(&game, "", "DA-10.4").1, 5);
    assert_eq!(outcome(&game).parties[0].standing, Standing::Lost);
    assert_eq!(outcome(&game).parties[1].standing, Standing::Won);
}

/// [T-97, DA-10.3] The androids score four for presence; the same colonists score a human less.
#[test]
fn the_androids_score_more_for_presence() {
    let everywhere = "G 3/1 A 1/0 EB 1/0 CC 1/0";
    let game = over().colonists("da", everywhere).energy("p1", 0).build();
    assert_eq!(points(&game), (0, 27));
    assert_eq!((item(&game, "", "DA-10.3").1, item(&game, "", "DA-10.4").1), (4, 5));
    let game = over().colonists("p1", everywhere).energy("p1", 2).build();
    assert_eq!(points(&game), (22, 0));
    assert_eq!(item(&game, "PM-11.5", "DA-10.3"), (2, 0));
    assert_eq!(item(&game, "PM-11.6", "DA-10.4"), (3, 0));
}

/// [DA-10.4] It is scored once only, and no more for a larger group; five in one Building are no
/// presence.
#[test]
fn four_in_one_is_scored_once() {
    let game = over().colonists("da", "G 7/0").energy("p1", 5).build();
    assert_eq!(points(&game).1, 14 + 5);
    let table = over().option("colonists", 8).colonists("da", "G 4/0 A 4/0").energy("p1", 5);
    assert_eq!(points(&table.build()).1, 16 + 5);
}

/// [DA-10.1, DA-10.2] A colonist on Earth is worth nothing, one on the Spaceship one point.
#[test]
fn colonists_on_earth_are_worth_nothing() {
    let game = over().ship("p1", 3).ship("da", 5).energy("p1", 5).build();
    assert_eq!(points(&game), (3 + 1, 5));
    assert_eq!(
        (item(&game, "PM-11.1", "PM-11.1"), item(&game, "PM-11.4", "PM-11.4")),
        ((3, 5), (0, 0))
    );
}

/// [T-98, DA-10.5a, DA-10.5c] Energy scores two for the androids if they lead or tie, and one for
/// the human.
#[test]
fn energy_is_worth_two_to_the_androids_and_one_to_the_human() {
    for (human, androids, expected) in
        [(3, 3, (1, 2)), (4, 3, (1, 0)), (3, 5, (0, 2)), (0, 0, (1, 2))]
    {
        let game = over().energy("p1", human).energy("da", androids).build();
        assert_eq!(points(&game), expected, "{human} : {androids}");
    }
}

/// [T-99, DA-10.6] A tie is lost, one point more wins; there is no tie-break.
#[test]
fn a_tie_is_lost_and_one_point_more_is_won() {
    let table = over().colonists("da", "A 3/1").energy("da", 2).energy("p1", 1);
    let tied = table.clone().colonists("p1", "G 3/1 A 1/0 EB 1/0").build();
    assert_eq!(points(&tied), (17, 17));
    let standings = |game: &PocketMars| -> Vec<Standing> {
        outcome(game).parties.iter().map(|party| party.standing).collect()
    };
    assert_eq!(standings(&tied), [Standing::Lost, Standing::Won]);
    let more = table.ship("p1", 1).colonists("p1", "G 3/1 A 1/0 EB 1/0").build();
    assert_eq!(points(&more), (18, 17));
    assert_eq!(standings(&more), [Standing::Won, Standing::Lost]);

    // The human has more on ★★, more on Buildings and more energy than the androids, which would
    // win in the base game.
    let table = over().colonists("p1", "G 0/1 A 0/1").energy("p1", 4).energy("da", 3);
    let tied = table.ship("da", 5).colonists("da", "G 2/0").build();
    assert_eq!((points(&tied), standings(&tied)[0]), ((9, 9), Standing::Lost));
}
