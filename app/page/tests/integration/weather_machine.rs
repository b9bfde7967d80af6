//! Properties of the markup of every Weather Machine table.

use game_core::{Turn, Viewer};
use play::{CatalogEntry, DynSession};
use serde_json::{Value, json};
use weather_machine::WeatherMachine;

use crate::common::{self, all, draw, is_clean};

/// The kinds of places in a drawing.
const KINDS: [&str; 21] = [
    "space",
    "bot",
    "cell",
    "slot",
    "office",
    "paper",
    "goal",
    "tile",
    "shelf",
    "items",
    "supply",
    "storm",
    "report",
    "voucher",
    "funding",
    "track",
    "initiative",
    "lock",
    "tokens",
    "lab",
    "hideout",
];

/// Plays a random game and passes on each position at which a seat chooses, and the last one.
fn each_position(settings: &Value, seed: u64, look: impl FnMut(&dyn DynSession, Viewer)) {
    common::each_position(&CatalogEntry::<WeatherMachine>::ours(), settings, seed, look);
}

fn modes() -> [Value; 6] {
    [
        json!({}),
        json!({"random_challenges": 4}),
        json!({"readings": ["ask_every_gain", "award_sets"]}),
        json!({"seats": 2, "new_scientists": true}),
        json!({"seats": 3, "drafting": true}),
        json!({"seats": 4}),
    ]
}

#[test]
fn the_places_of_every_choice_are_drawn() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, seed as u64, |session, viewer| {
            let page = draw(session, viewer);
            let places = all(&page, "data-place");
            for choice in session.now().choices() {
                for place in &choice.description.places {
                    assert!(places.contains(&place.as_str()), "{}: no place {place}", choice.text);
                }
            }
            for can in all(&page, "data-can") {
                assert!(can.split(' ').all(|number| number.parse::<usize>().is_ok()), "{can}");
            }
        });
    }
}

/// Removed pieces are mentioned in lines but have no place any more.
#[test]
fn told_lines_name_places_of_known_kinds() {
    for (seed, settings) in modes().iter().enumerate() {
        let mut told = 0;
        each_position(settings, 20 + seed as u64, |session, viewer| {
            for entry in session.log(viewer, told) {
                for place in entry.told.iter().flat_map(|line| &line.places) {
                    let kind = place.split(' ').next().unwrap_or_default();
                    assert!(KINDS.contains(&kind) || place == "target", "{place}");
                }
            }
            told = session.len();
        });
    }
}

#[test]
fn the_markup_is_clean_and_well_nested() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, 40 + seed as u64, |session, viewer| {
            if session.len() % 7 == 0 || session.turn() == Turn::Over {
                is_clean(&draw(session, viewer));
            }
        });
    }
}

#[test]
fn the_other_players_laboratories_are_one_click_away() {
    each_position(&json!({"seats": 4}), 7, |session, viewer| {
        let page = draw(session, viewer);
        for player in 1..=4 {
            for place in ["items", "lab"] {
                assert!(
                    page.contains(&format!("data-place=\"{place} p{player}\"")),
                    "{place} {player}"
                );
            }
        }
    });
}
