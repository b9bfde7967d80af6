//! Recorded games: every way in which a game can end, replayed to the exact result.
//!
//! [`endings`] lists the required games. `cargo xtask bless` searches for a game if a file is
//! missing or does not show its ending, which can take minutes for each.

mod endings;
mod fuzz;

use std::collections::BTreeMap;
use std::path::Path;

use conformance::recorded_games::{Ending, Replayed, begin, check};
use game_core::{Choices, Game, NoSink, Settings, Standing};
use serde_json::Value;
use weather_machine::{Challenge, Choice, EndTrigger, Options, Reading, Verdict, WeatherMachine};

/// Every recorded game replays to its exact result and shows the ending for which it was recorded.
/// Together they cover everything that a game can be.
#[test]
fn recorded_games_end_exactly_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let wanted = endings::all();
    let aims: BTreeMap<&str, _> = wanted.iter().map(|it| (it.ending.name, it.aim)).collect();
    let endings: Vec<Ending<WeatherMachine>> = wanted.into_iter().map(|it| it.ending).collect();
    let find = |ending: &Ending<WeatherMachine>| {
        endings::fortune::seek(
            ending.name,
            &ending.settings,
            aims[ending.name],
            |game, outcome, entries| {
                (ending.shows)(game, outcome) && every_reading_matters(&ending.settings, entries)
            },
        )
    };
    let round = |game: &WeatherMachine| game.state().round.into();
    everything_is_covered(&check(&folder, &endings, round, find));
}

/// There are games of each size, with each verdict, variant, Challenge card and reading of the
/// rules.
fn everything_is_covered(games: &[Replayed<WeatherMachine>]) {
    let count = |shows: &dyn Fn(&Replayed<WeatherMachine>) -> bool| {
        games.iter().filter(|game| shows(game)).count()
    };
    for seats in 2..=4 {
        let of_size = |game: &Options| game.seats == seats;
        assert!(count(&|it| of_size(it.game.options())) >= 5, "{seats} players");
        let drafting = |it: &Replayed<_>| of_options(it, |game| of_size(game) && game.drafting);
        assert!(count(&drafting) >= 1, "{seats} players, drafting");
    }
    assert!(count(&|it| of_options(it, |game| game.new_scientists)) >= 1);
    let shared = |it: &Replayed<_>| it.outcome.parties[0].standing == Standing::Shared;
    assert!(count(&shared) >= 1, "a shared victory");
    for end in [EndTrigger::LastExperiment, EndTrigger::Rnd] {
        assert!(count(&|it| it.game.state().end == Some(end)) >= 1, "{end:?}");
    }
    for (verdict, least) in [
        (Verdict::ImmediateWin, 5),
        (Verdict::Won, 5),
        (Verdict::Lost, 5),
        (Verdict::Forbidden, 5),
        (Verdict::Storms, 5),
        (Verdict::Reports, 5),
    ] {
        let shows = |it: &Replayed<WeatherMachine>| it.game.state().verdict == Some(verdict);
        assert!(count(&shows) >= least, "{verdict:?}");
    }
    for card in Challenge::ALL {
        let chosen = |it: &Replayed<_>| of_options(it, |game| game.challenges.contains(card));
        assert!(count(&chosen) >= 1, "{card:?}");
    }
    assert!(count(&|it| of_options(it, |game| game.random_challenges > 0)) >= 1);
    assert!(count(&|it| of_options(it, |game| game.challenges.len() > 1)) >= 3);
    for reading in [
        Reading::AskEveryGain,
        Reading::LativReturns,
        Reading::TokenOnCompletion,
        Reading::NoTileNoStorm,
        Reading::NoPrototypeExchange,
    ] {
        assert!(count(&|it| of_options(it, |game| game.reads(reading))) >= 1, "{reading:?}");
    }
    for game in games {
        let entries = game.recorded.entries.iter();
        let entries: Vec<Choice> = entries.map(|text| text.parse().expect("a choice")).collect();
        let matters = every_reading_matters(&game.recorded.options, &entries);
        assert!(matters, "{}: without its readings nothing is different", game.recorded.about);
    }
}

fn of_options(game: &Replayed<WeatherMachine>, shows: impl Fn(&Options) -> bool) -> bool {
    shows(game.game.options())
}

/// Whether these readings change a listed choice or an event of the game.
fn every_reading_matters(settings: &Settings, entries: &[Choice]) -> bool {
    let mut without = settings.clone();
    if without.remove("readings").is_none_or(|readings| readings == Value::Array(Vec::new())) {
        return true;
    }
    let (mut with, mut without): (WeatherMachine, WeatherMachine) =
        (begin(settings), begin(&without));
    let (mut listed, mut others) = (Choices::default(), Choices::default());
    entries.iter().any(|&choice| {
        with.choices(&mut listed);
        without.choices(&mut others);
        let differs = listed.listed() != others.listed() || with.state() != without.state();
        if !differs {
            with.apply_unchecked(choice, &mut NoSink);
            without.apply_unchecked(choice, &mut NoSink);
        }
        differs
    })
}
