//! Recorded games: every number of players with every set-up, every enemy with every device, every
//! difficulty and every end, replayed to the exact result.
//!
//! [`endings`] lists the games there must be; `cargo xtask bless` searches for a game where a file
//! is missing or no longer shows its ending.

mod endings;
mod playing;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use colab::{CoLab, Content, Device, Difficulty, Options, Scientist, SetUp};
use conformance::recorded_games::{Ending, Recorded, Replayed, begin, check};
use endings::{Aim, play, wanted};
use game_core::Game;

/// Number of seeds tried for one ending.
const SEEDS: u64 = 4000;

#[test]
fn recorded_games_end_exactly_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let find = |ending: &Ending<CoLab>| {
        let wanted = wanted();
        let aim = wanted.iter().find(|one| one.ending.name == ending.name)?.aim;
        let played = (0..SEEDS).filter_map(|seed| {
            let played = play(begin(&ending.settings), aim, seed)?;
            (ending.shows)(&played.game, &played.game.outcome()?).then_some(played.entries)
        });
        // The shortest of three quick games; a searched game takes seconds, so one is enough.
        let enough = if matches!(aim, Aim::Search | Aim::Hurried) { 1 } else { 3 };
        played.take(enough).min_by_key(Vec::len)
    };
    // CoLab has no rounds: the total number of built cards stands in for them.
    let cards = |game: &CoLab| {
        let areas = game.state().players.values().iter();
        areas.map(|area| u32::from(area.grid.len())).sum()
    };
    let endings: Vec<Ending<CoLab>> = wanted().into_iter().map(|one| one.ending).collect();
    everything_is_covered(&check(&folder, &endings, cards, find));
}

/// The content of rules version 1.
fn content_of_version_1() -> &'static Content {
    static THEN: LazyLock<Content> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/version_1/content");
        Content::load(&conformance::content_folder(&folder)).expect("content")
    });
    &THEN
}

/// Rules version 1 asked for the items of a multi-select one at a time, in any order.
#[test]
fn games_of_rules_version_1_end_as_they_did() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = fs::read_dir(tests.join("version_1")).expect("the folder is there");
    for file in files {
        let path = file.expect("a file").path();
        if path.is_dir() {
            continue;
        }
        let then = Recorded::read(&path).expect("a recorded game");
        let (game, outcome) =
            then.replay_in::<CoLab>(content_of_version_1(), &then.options).expect("it is read");
        let parties = then.outcome["parties"].as_array().expect("parties");
        let totals = parties.iter().map(|party| party["total"].as_i64());
        let ended = outcome.parties.iter().map(|party| party.total.map(i64::from));
        assert!(totals.eq(ended), "{}", path.display());
        assert_eq!(then.outcome["ended_by"], outcome.ended_by.as_str(), "{}", path.display());
        let areas = game.state().players.values().iter();
        let cards: u32 = areas.map(|area| u32::from(area.grid.len())).sum();
        assert_eq!(then.outcome["rounds"], cards, "{}", path.display());
    }
}

/// Each number of players with each set-up, each enemy with each device, each difficulty and each
/// end occurs.
fn everything_is_covered(games: &[Replayed<CoLab>]) {
    let seen =
        |shows: &dyn Fn(&Options) -> bool| games.iter().any(|game| shows(game.game.options()));
    for seats in 2..=4 {
        for set_up in [SetUp::FirstGame, SetUp::Normal, SetUp::Draft] {
            assert!(seen(&|game| (game.seats, game.set_up, game.enemies) == (seats, set_up, 0)));
        }
    }
    for enemy in Scientist::ALL {
        for device in Device::ALL {
            let plays = |game: &Options| {
                game.seats == 1 && game.enemies > 0 && game.device_of(enemy) == Some(device)
            };
            assert!(seen(&plays), "{enemy} with the {device}");
        }
    }
    for (seats, enemies) in [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)] {
        assert!(seen(&|game| (game.seats, game.enemies) == (seats, enemies)), "{seats}, {enemies}");
    }
    for level in Difficulty::ALL {
        assert!(seen(&|game| game.enemies > 0 && game.difficulty == level), "{level}");
    }
    let rules: BTreeSet<&str> = games.iter().map(|game| game.outcome.rule.0).collect();
    let all = ["CL-29.2", "CLS-16.1", "CLS-16.3", "CLS-16.5"];
    assert_eq!(rules.into_iter().collect::<Vec<_>>(), all);
}
