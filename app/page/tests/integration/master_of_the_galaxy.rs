//! What must be true of the markup of every table of Master of the Galaxy.

use master_of_the_galaxy::MasterOfTheGalaxy;
use play::{AnySession, Shelf};
use serde_json::{Value, json};
use table::{Turn, Viewer};

use crate::common::{self, all, draw, is_clean};

fn each_position(settings: &Value, seed: u64, look: impl FnMut(&dyn AnySession, Viewer)) {
    common::each_position(&Shelf::<MasterOfTheGalaxy>::ours(), settings, seed, look);
}

fn modes() -> [Value; 5] {
    [
        json!({}),
        json!({"species": "pick"}),
        json!({"seats": 2}),
        json!({"seats": 3}),
        json!({"seats": 4}),
    ]
}

fn every_place_is_drawn(session: &dyn AnySession, page: &str) {
    let places = all(page, "data-place");
    for choice in session.now().choices() {
        for place in &choice.description.places {
            assert!(places.contains(&place.as_str()), "{}: no place {place}", choice.text);
        }
    }
}

#[test]
fn the_places_of_every_choice_are_drawn() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, seed as u64, |session, viewer| {
            // Games at random are long: the first turns whole, then some of each.
            if session.len() < 150 || session.len() % 13 == 0 {
                every_place_is_drawn(session, &draw(session, viewer));
            }
        });
    }
}

#[test]
fn the_markup_is_clean_and_well_nested() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, 40 + seed as u64, |session, viewer| {
            if session.len() % 41 == 0 || session.turn() == Turn::Over {
                is_clean(&draw(session, viewer));
            }
        });
    }
}

/// Each system and each route lies on the map once, whatever became of it.
#[test]
fn every_system_and_route_is_on_the_map_once() {
    each_position(&json!({}), 3, |session, viewer| {
        if session.len() % 19 != 0 && session.turn() != Turn::Over {
            return;
        }
        let page = draw(session, viewer);
        let places = all(&page, "data-place");
        let count = |kind: char, length: usize| {
            let number = |place: &&&str| {
                place.len() == length
                    && place.starts_with(kind)
                    && place[1..].bytes().all(|byte| byte.is_ascii_digit())
            };
            places.iter().filter(number).count()
        };
        assert_eq!((count('s', 3), count('r', 3)), (16, 24));
    });
}
