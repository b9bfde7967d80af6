//! The lab over the toy games.

use std::sync::atomic::{AtomicU64, Ordering};

use conformance::pig::Pig;
use conformance::sealed_bids::SealedBids;
use lab::{Report, Simulation, bench, bench_search};
use play::{Kind, Shelf};
use table::{Objection, Settings};

fn simulate(kind: &dyn Kind, games: u64, threads: usize) -> Report {
    let simulation = Simulation { games, first_seed: 5, bot: "random".into(), threads };
    simulation.run(kind, &Settings::new(), &|_| {}).expect("plays")
}

#[test]
fn a_report_does_not_depend_on_how_many_threads_made_it() {
    for kind in [&Shelf::<Pig>::ours() as &dyn Kind, &Shelf::<SealedBids>::ours()] {
        let alone = simulate(kind, 1000, 1);
        assert_eq!(alone.games, 1000);
        for threads in [2, 3, 8] {
            let together = simulate(kind, 1000, threads);
            assert_eq!(together, alone);
            assert_eq!(together.to_string(), alone.to_string());
        }
    }
}

#[test]
fn wins_and_endings_add_up() {
    let report = simulate(&Shelf::<Pig>::ours(), 500, 2);
    let alone: u64 = report.parties.iter().map(|party| party.wins - party.shared).sum();
    let shared = report.parties.iter().map(|party| party.shared).max().unwrap_or(0);
    assert_eq!(alone + shared, 500, "two seats share a victory or one of them has it");
    assert_eq!(report.endings.iter().map(|ending| ending.games).sum::<u64>(), 500);
    assert!(report.endings.iter().all(|ending| !ending.title.is_empty()), "{report}");
    for line in report.to_string().lines() {
        assert_eq!(line, line.trim_end(), "no spaces at the end of a line");
    }
}

#[test]
fn progress_counts_every_game_once() {
    let done = AtomicU64::new(0);
    let simulation = Simulation { games: 333, first_seed: 0, bot: "random".into(), threads: 3 };
    let count = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    simulation.run(&Shelf::<Pig>::ours(), &Settings::new(), &count).expect("plays");
    assert_eq!(done.into_inner(), 333);
}

#[test]
fn what_cannot_be_simulated_is_refused_with_its_reasons() {
    let refused = |games, first_seed, bot: &str, seats: u8| -> Vec<Objection> {
        let settings = Settings::from_iter([("seats".to_string(), seats.into())]);
        let simulation = Simulation { games, first_seed, bot: bot.into(), threads: 2 };
        let run = simulation.run(&Shelf::<Pig>::ours(), &settings, &|_| {});
        run.expect_err("refused")
    };
    assert_eq!(refused(10, 0, "random", 99).len(), 1);
    assert_eq!(refused(10, 0, "no-such-bot", 2).len(), 1);
    assert_eq!(refused(10, u64::MAX, "random", 2).len(), 1);
}

#[test]
fn a_bench_measures_one_thread_and_several() {
    let bench = bench(&Shelf::<Pig>::ours(), &Settings::new(), 0.05, 2).expect("plays");
    assert_eq!((bench.one_thread.threads, bench.all_cores.threads), (1, 2));
    for speed in [bench.one_thread, bench.all_cores] {
        assert!(speed.games > 0 && speed.entries_per_second > speed.games_per_second);
        assert!(speed.choices_per_decision >= 1.0 && speed.decisions_per_game >= 1.0);
    }
    let json = serde_json::to_string(&bench).expect("JSON");
    assert!(json.contains("\"entries_per_second\""), "{json}");
}

#[test]
fn a_search_is_measured_from_the_middle_of_a_game() {
    let bench = bench_search(&Shelf::<Pig>::ours(), &Settings::new(), 0.05, 2).expect("plays");
    assert!(bench.position_bytes > 0 && bench.copy_nanoseconds > 0.0, "{bench}");
    let runs: Vec<_> = bench.runs.iter().map(|run| (run.threads, run.full)).collect();
    assert_eq!(runs, [(1, true), (2, true), (1, false), (2, false)]);
    assert!(bench.runs.iter().all(|run| run.simulations_per_second > 100.0), "{bench}");
}
