//! Analyses of games by a search.

use game_core::{Seat, Settings, Turn, Viewer};
use play::{Budget, Catalog, ChanceSource, DynSession, Play, PlayerSlot, Until, WinChart, analyse};
use serde_json::json;

const NEVER: play::Stop<'static> = &|| false;

/// A game between a person who chooses at random and a bot, to its end or for so many entries.
fn played(game: &str, entries: usize) -> Box<dyn DynSession> {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("in the catalog");
    let settings = match game {
        "pocket-mars" => Settings::from_iter([("seats".to_string(), json!(2))]),
        _ => Settings::new(),
    };
    let mut session = kind.start(&settings, ChanceSource::Seed(4), Play::Friendly).expect("a game");
    let bot = PlayerSlot::Bot("greedy".parse().expect("a bot"));
    session.seat_players(&[PlayerSlot::Person, bot]).expect("two seats");
    session.play_bot("random", 1, Until::Entries(entries)).expect("there is such a bot");
    session
}

#[test]
fn every_entry_of_a_finished_game_has_its_chances() {
    for game in ["pocket-mars", "backgammon"] {
        let session = played(game, usize::MAX);
        assert_eq!(session.turn(), Turn::Over);
        let chart = analyse(&*session, Viewer::Everybody, Budget::iterations(60), NEVER);
        assert!(chart.complete);
        assert_eq!(chart.points.len(), session.len() + 1);
        let end = &chart.points[session.len()];
        assert!(end.wins.iter().all(|win| win.is_some_and(|win| [0.0, 0.5, 1.0].contains(&win))));
        for (after, point) in chart.points.iter().enumerate() {
            assert_eq!(point.after, after);
            assert!(point.wins.iter().flatten().all(|win| (0.0..=1.0).contains(win)));
            let chosen = session.chose(after);
            assert_eq!(
                point.evaluated.as_ref().map(|evaluated| evaluated.seat),
                chosen,
                "{game} {after}"
            );
        }
        let swings = chart.swings(3);
        assert!(swings.len() == 3 && swings.is_sorted_by(|one, other| one.swing >= other.swing));
        let again = analyse(&*session, Viewer::Everybody, Budget::iterations(60), NEVER);
        assert_eq!(again, chart, "from the seed");
    }
}

#[test]
fn a_person_who_plays_at_random_hears_what_would_have_been_better() {
    let session = played("backgammon", usize::MAX);
    let chart = analyse(&*session, Viewer::Everybody, Budget::iterations(300), NEVER);
    let losses = chart.losses(3);
    assert!(!losses.is_empty());
    for loss in losses {
        assert_eq!((loss.seat, loss.by_person), (Seat(0), true));
        let again = loss.lost().expect("nothing else is told");
        assert!(again.simulations >= 20 * 300 && again.loss - again.error >= 0.01, "{again:?}");
        assert!(loss.best.text != loss.text && !loss.best.label.is_empty());
        let entry = &session.log(Viewer::Everybody, loss.entry)[0];
        assert_eq!((&entry.text, &entry.label), (&loss.text, &loss.label));
    }
    let rivals = |chart: &WinChart| {
        chart.points.iter().all(|point| match point.wins[..] {
            [Some(one), Some(other)] => (one + other - 1.0).abs() < 1e-9,
            ref unknown => unknown.iter().all(Option::is_none),
        })
    };
    assert!(rivals(&chart), "what one wins the other loses");
}

#[test]
fn in_a_running_game_a_seat_sees_its_own_curve_only() {
    for game in ["pocket-mars", "backgammon"] {
        let session = played(game, 40);
        let chart = analyse(&*session, Viewer::Seat(Seat(0)), Budget::iterations(20), NEVER);
        assert!(chart.complete && chart.points.iter().any(|point| point.wins[0].is_some()));
        for point in &chart.points {
            assert_eq!(point.wins[1], None);
            assert!(point.evaluated.as_ref().is_none_or(|evaluated| evaluated.seat == Seat(0)));
        }
        let chart = analyse(&*session, Viewer::Nobody, Budget::iterations(20), NEVER);
        assert!(chart.points.iter().all(|point| point.wins.iter().all(Option::is_none)));
    }
}

#[test]
fn an_analysis_that_is_stopped_says_how_far_it_came() {
    let session = played("backgammon", usize::MAX);
    let asked = std::sync::atomic::AtomicU32::new(0);
    let stop = || asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) > 40;
    let chart = analyse(&*session, Viewer::Everybody, Budget::iterations(50), &stop);
    assert!(!chart.complete);
    let evaluated = chart.points.iter().filter(|point| point.evaluated.is_some()).count();
    assert!(evaluated > 0 && evaluated < 40, "{evaluated}");
    assert_eq!(chart.points.len(), session.len() + 1);
}
