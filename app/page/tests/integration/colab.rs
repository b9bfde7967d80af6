//! Properties of the markup of every CoLab table.

use std::collections::BTreeMap;

use colab::{CoLab, Options};
use game_core::{GameOptions, Turn, Viewer};
use play::{CatalogEntry, DynSession};
use serde_json::Value;

use crate::common::{self, all, draw, is_clean};

/// Random games are long, so they end after this many answers.
fn each_position(
    settings: &Value,
    seed: u64,
    answers: u64,
    look: impl FnMut(&dyn DynSession, Viewer),
) {
    common::each_of_the_first(&CatalogEntry::<CoLab>::ours(), settings, seed, answers, look);
}

/// Every mode of the game, including those with enemies, devices and difficulties.
fn modes() -> impl Iterator<Item = (u64, Value)> {
    (0..).zip(Options::modes().into_iter().map(|(_, settings)| Value::Object(settings)))
}

fn every_place_is_drawn(session: &dyn DynSession, page: &str) {
    let places = all(page, "data-place");
    for choice in session.now().choices() {
        for place in &choice.description.places {
            assert!(places.contains(&place.as_str()), "{}: no place {place}", choice.text);
        }
    }
}

#[test]
fn the_places_of_every_choice_are_drawn() {
    for (seed, settings) in modes() {
        let mut seen: BTreeMap<String, u8> = BTreeMap::new();
        each_position(&settings, seed, 260, |session, viewer| {
            // In each game, a kind of question is checked only a few times.
            let question =
                session.now().question(viewer).map_or(String::new(), |asked| asked.rule.0.into());
            let often = seen.entry(question).or_default();
            *often = often.saturating_add(1);
            if *often <= 4 || session.len() % 97 == 0 {
                every_place_is_drawn(session, &draw(session, viewer));
            }
        });
    }
}

/// Emitted lines light the places where they happened, including the bag, the scoreboard, research
/// boards and whoever gained something. Cells of a grid and tiles appear only with what is there.
#[test]
fn the_places_of_what_is_told_are_drawn() {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, settings) in modes().step_by(2) {
        let mut told_until = 0;
        each_position(&settings, 70 + seed, 500, |session, viewer| {
            if session.len() < told_until + 45 {
                return;
            }
            let page = draw(session, viewer);
            let places = all(&page, "data-place");
            let lines = session.log(viewer, session.len() - 40).into_iter();
            for place in lines.flat_map(|entry| entry.told).flat_map(|line| line.places) {
                assert!(places.contains(&place.as_str()), "no place {place}: {settings}");
                let kind = place.split(' ').next().unwrap_or_default().to_string();
                *kinds.entry(kind).or_default() += 1;
            }
            told_until = session.len();
        });
    }
    for kind in ["bag", "score", "research", "player", "enemy", "doom", "window", "tower", "lab"] {
        assert!(kinds.contains_key(kind), "nothing was told of {kind}: {kinds:?}");
    }
}

#[test]
fn the_markup_is_clean_and_well_nested() {
    for (seed, settings) in modes().step_by(3) {
        each_position(&settings, 40 + seed, 300, |session, viewer| {
            if session.len() % 67 == 0 || session.turn() == Turn::Over {
                is_clean(&draw(session, viewer));
            }
        });
    }
}

/// Each window and each lab is on the board exactly once, at any time.
#[test]
fn every_window_and_lab_is_drawn_once() {
    let (_, settings) = modes().last().expect("a mode");
    each_position(&settings, 3, 200, |session, viewer| {
        if session.len() < 40 || session.len() % 29 != 0 {
            return;
        }
        let page = draw(session, viewer);
        let places = all(&page, "data-place");
        let count = |kind: &str| places.iter().filter(|place| place.starts_with(kind)).count();
        assert_eq!((count("window "), count("lab "), count("tower ")), (18, 6, 6));
    });
}

/// CL-20.6: a trigger token with its active side up was fired and cannot be fired again this turn,
/// so the lever of its card is pale and says so; all others are ready.
#[test]
fn a_lever_says_whether_its_trigger_can_be_fired() {
    let mut fired_ever = 0;
    for (seed, settings) in modes().step_by(2) {
        each_position(&settings, 90 + seed, 900, |session, viewer| {
            let state = session.now().state_json();
            let areas = state["players"].as_array().into_iter().flatten();
            let grids = areas.filter_map(|area| area["grid"].as_array()).flatten();
            let fired = grids.filter(|built| built["active"] == true).count();
            if fired == 0 {
                return;
            }
            fired_ever += fired;
            let page = draw(session, viewer);
            assert_eq!(page.matches("cl-fired").count(), fired);
        });
    }
    assert!(fired_ever > 8, "{fired_ever}");
}
