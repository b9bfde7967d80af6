//! Tuning runs.

use game_core::Settings;
use lab::{ContentNumbers, Param, Simulation, Target, Tuned, Tuning};
use serde_json::json;
use simulation::{Catalog, LineUp, SimulatedGame};

fn alone() -> Settings {
    Settings::from_iter([("seats".to_string(), json!(1))])
}

fn simulation(games: u64, threads: usize) -> Simulation {
    let lineup = LineUp::read("random").expect("a bot");
    Simulation { threads, ..Simulation::new(lineup, games) }
}

fn with_mars<T>(see: impl FnOnce(&dyn SimulatedGame, &ContentNumbers) -> T) -> T {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    see(kind, &ContentNumbers::of(kind).expect("it hands out its content"))
}

fn tuned(params: &str, target: Target, tries: u64, simulation: Simulation) -> Tuned {
    with_mars(|kind, numbers| {
        let settings = alone();
        let params = Param::read(params, (kind, &settings), numbers).expect("numbers");
        let all = (kind, &settings);
        let tuning = Tuning::new(simulation, all, numbers, params, target, tries);
        tuning.run(&|| false, &|_| {}).expect("plays")
    })
}

/// The mean points of the first player with this many points for a colonist on the Spaceship.
fn points(ship: i64, games: u64) -> f64 {
    with_mars(|kind, numbers| {
        let number = &numbers.choose("scoring/ship").expect("it is there").numbers[0];
        let kind = kind.with_content(&numbers.with(&[(number, ship)])).expect("content");
        let played = simulation(games, 2).run(&*kind, &alone(), &|| false, &|_| {});
        played.expect("plays").report.parties[0].fare.score.mean
    })
}

/// With few values each is tried, and the target is found exactly.
#[test]
fn one_number_is_found_that_is_known_by_enumeration() {
    let each: Vec<f64> = (0..=5).map(|ship| points(ship, 100)).collect();
    assert!(each.is_sorted() && each[0] < each[5], "{each:?}");
    let target = Target::Points(each[3]);
    let found = tuned("scoring/ship=0..5", target, 40, simulation(100, 2));
    assert_eq!((found.combinations, found.tried.len(), found.stopped), (6, 6, false));
    for one in &found.tried {
        assert_eq!(one.points.mean, each[usize::try_from(one.values[0]).expect("small")]);
    }
    let best = &found.tried[found.best.expect("it was played")];
    assert_eq!((&best.values[..], best.distance(target)), (&[3][..], 0.0));
    // Fresh seeds give nearly the same result.
    let fresh = found.fresh.as_ref().expect("it was checked");
    assert_eq!((&fresh.values[..], fresh.games), (&[3][..], 100));
    assert_ne!(fresh.points.mean, best.points.mean);
    assert_eq!(found.met, Some(fresh.meets(target)));
    assert!(found.to_string().contains("scoring.toml/scoring/ship"), "{found}");
    assert_eq!(tuned("scoring/ship=0..5", target, 40, simulation(100, 1)), found);
}

/// With more values than tries some are tried, and the result is within a step of the best one.
#[test]
fn more_values_than_tries_are_searched() {
    let target = Target::Points(points(14, 60));
    let found = tuned("scoring/ship=0..20", target, 14, simulation(60, 2));
    assert_eq!((found.combinations, found.tried.len()), (21, 14));
    let best = &found.tried[found.best.expect("it was played")];
    assert!((13..=15).contains(&best.values[0]), "{found}");
    assert_eq!(found.tried[0].values, [1], "as it is comes first: {found}");
}

/// Refused content is reported and never the nearest; an unreachable target is reported as not met.
#[test]
fn what_cannot_be_played_or_reached_is_told() {
    let found =
        tuned("comms_center/ability=0..2,energy_top=4..5", Target::Wins(1.0), 9, simulation(30, 2));
    assert_eq!((found.combinations, found.tried.len()), (6, 6));
    let refused: Vec<_> = found.tried.iter().filter(|one| !one.refused.is_empty()).collect();
    assert_eq!(refused.len(), 2, "{found}");
    assert!(refused.iter().all(|one| one.values[0] == 0 && one.games == 0), "{found}");
    let best = &found.tried[found.best.expect("some can be played")];
    assert!(best.refused.is_empty());
    assert_eq!(found.met, Some(false), "random players do not win: {found}");
    assert!(found.verdict().contains("lies outside the interval"), "{found}");
    let mut file = Vec::new();
    found.write_csv(&mut file).expect("written");
    let text = String::from_utf8(file).expect("text");
    assert_eq!(text.lines().count(), 1 + 6 + 1);
    let headings = "seeds,buildings.toml/building/comms_center/ability,energy_top,games,wins";
    assert!(text.starts_with(headings), "{text}");
}

#[test]
fn what_is_no_target_and_no_number_is_refused_in_words() {
    let target = |text: &str| text.parse::<Target>().map_err(|error| error.why);
    assert_eq!(target("wins=40%"), Ok(Target::Wins(0.4)));
    assert_eq!(target("wins = 0.4"), Ok(Target::Wins(0.4)));
    assert_eq!(target("points=-2.5"), Ok(Target::Points(-2.5)));
    for wrong in ["wins", "wins=140%", "wins=many", "luck=3", "points=inf"] {
        assert!(
            target(wrong).is_err_and(|why| why.to_string().contains("expected wins=40%")),
            "{wrong}"
        );
    }
    with_mars(|kind, numbers| {
        let settings = alone();
        let read = |text: &str| Param::read(text, (kind, &settings), numbers);
        for (wrong, why) in [
            ("energy_top", "expected NUMBER=LOW..HIGH"),
            ("energy_top=7..3", "7 is more than 3"),
            ("energy_top=3..99", "goes from 1 to 15"),
            ("GH1=1..3", "expected one number, found 5"),
            ("castle=1..3", "no 'castle'"),
            ("", "expected NUMBER=LOW..HIGH"),
            ("scoring/ship=1..2,scoring.toml/scoring/ship=3..4", "given twice"),
        ] {
            let errors = read(wrong).expect_err(wrong);
            assert!(errors[0].why.to_string().contains(why), "{wrong}: {errors:?}");
        }
        let all = read("energy_top=3..7, GH1/hand.2=1..4").expect("two numbers");
        let values: Vec<(String, i64)> = all.iter().map(|one| (one.name(), one.value())).collect();
        let address = "cards.toml/card/GH1/hand.2";
        assert_eq!(values, [("energy_top".to_string(), 5), (address.to_string(), 2)]);
    });
}
