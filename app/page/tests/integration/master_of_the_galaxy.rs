//! Properties of the markup of every Master of the Galaxy table.

use game_core::{Turn, Viewer};
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::{CatalogEntry, DynSession};
use serde_json::{Value, json};

use crate::common::{self, all, draw, is_clean};

fn each_position(settings: &Value, seed: u64, look: impl FnMut(&dyn DynSession, Viewer)) {
    common::each_position(&CatalogEntry::<MasterOfTheGalaxy>::ours(), settings, seed, look);
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
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, seed as u64, |session, viewer| {
            // Random games are long: check all of the first turns, then some of each.
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

/// Each system and each route is on the map exactly once, at any time.
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

/// An owner's map, drawn: other systems, slots and colours, a missing system, and a route that
/// passes between two others.
fn owner_map() -> CatalogEntry<MasterOfTheGalaxy> {
    let colours = ["R", "K", "B", "Y", "W", "R", "W", "B", "K", "R", "W", "Y"];
    let mut text = String::from("whole = true\n");
    for (number, colour) in colours.into_iter().enumerate() {
        let (x, y) = (number % 4, number / 4);
        if (x, y) != (2, 1) {
            let start = x % 3 == 0 && y != 1;
            let colour = if start { ["R", "B", "W", "Y"][x / 3 + y] } else { colour };
            text += &format!(
                "[[system]]\nid = \"s{x}{y}\"\ntitle = \"Own {number}\"\nx = {x}\ny = {y}\n\
                 colour = \"{colour}\"\nstart = {start}\nplanets = \"B K Y R\"\n"
            );
        }
    }
    let lines = [
        "s00 s10 1",
        "s10 s20 5",
        "s20 s30 2",
        "s01 s11 4",
        "s02 s12 3",
        "s12 s22 1",
        "s22 s32 2",
        "s00 s01 3",
        "s01 s02 2",
        "s10 s11 5",
        "s11 s12 1",
        "s30 s31 2",
        "s31 s32 4",
        // Across the gap, down through it, and past two other systems.
        "s11 s31 5",
        "s20 s22 4",
        "s00 s11 2",
        "s10 s01 2",
        "s12 s31 3",
    ];
    for (number, line) in lines.into_iter().enumerate() {
        let [from, to, slots] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        text += &format!(
            "[[route]]\nid = \"r{:02}\"\nfrom = \"{from}\"\nto = \"{to}\"\nslots = {slots}\n",
            number + 1
        );
    }
    let map = game_core::SourceFile { name: "map.toml".into(), text };
    CatalogEntry::with_owner(&[map]).unwrap_or_else(|why| panic!("{why:?}"))
}

/// The centres of the pieces in a part of a page, each found by the start of its tag.
fn middles(part: &str, tag: &str, (across, down): (&str, &str), half: f32) -> Vec<(f32, f32)> {
    let number = |of: &str, name: &str| -> f32 {
        let start = format!(" {name}=\"");
        let text = of.split(start.as_str()).nth(1).and_then(|rest| rest.split('"').next());
        text.and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("no {name} in {of}"))
    };
    let tags = part.split(tag).skip(1).filter_map(|rest| rest.split('>').next());
    tags.map(|of| (number(of, across) + half, number(of, down) + half)).collect()
}

/// [MG-1.4] On an owner's map everything is drawn on the map, and nothing overlaps: no two systems,
/// no slot and system, no two slots.
#[test]
fn on_an_owner_s_map_everything_is_drawn_and_nothing_overlaps() {
    for (catalog_entry, systems, routes) in [(CatalogEntry::ours(), 16, 24), (owner_map(), 11, 18)]
    {
        for seats in [1, 2, 4] {
            let mut looked = 0;
            common::each_of_the_first(
                &catalog_entry,
                &json!({ "seats": seats }),
                5,
                60,
                |session, viewer| {
                    looked += 1;
                    if looked % 20 != 1 {
                        return;
                    }
                    let page = draw(session, viewer);
                    is_clean(&page);
                    every_place_is_drawn(session, &page);
                    nothing_overlaps(&page, systems, routes);
                },
            );
            assert!(looked > 20, "{looked} positions");
        }
    }
}

fn nothing_overlaps(page: &str, systems: usize, routes: usize) {
    let map = page.split("class=\"mg-map\"").nth(1).and_then(|rest| rest.split("</svg>").next());
    let map = map.expect("a map");
    let size: Vec<f32> = map
        .split("viewBox=\"0 0 ")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .map(|text| text.split(' ').filter_map(|number| number.parse().ok()).collect())
        .expect("a size");
    let discs: Vec<(f32, f32)> = map
        .split("class=\"mg-system ")
        .skip(1)
        .filter_map(|rest| rest.split("translate(").nth(1)?.split(')').next())
        .map(|at| {
            let at: Vec<f32> = at.split(' ').filter_map(|number| number.parse().ok()).collect();
            (at[0], at[1])
        })
        .collect();
    assert_eq!(
        (
            discs.len(),
            map.matches("class=\"mg-route ").count() + map.matches("class=\"mg-dead\"").count()
        ),
        (systems, routes)
    );
    let gaps = middles(map, "<rect class=\"mg-gap\"", ("x", "y"), 11.0);
    let cubes: Vec<(f32, f32)> = map
        .split("class=\"mg-route ")
        .skip(1)
        .flat_map(|route| {
            middles(
                route.split("</g>").next().unwrap_or_default(),
                "<use href=\"#mg-cube-",
                ("x", "y"),
                13.0,
            )
        })
        .collect();
    let slots: Vec<(f32, f32)> = gaps.into_iter().chain(cubes).collect();
    let far = |one: (f32, f32), other: (f32, f32)| (one.0 - other.0).hypot(one.1 - other.1);
    for (number, &disc) in discs.iter().enumerate() {
        let inside = disc.0 >= 58.0
            && disc.1 >= 58.0
            && disc.0 <= size[0] - 58.0
            && disc.1 <= size[1] - 58.0;
        assert!(inside, "a system at {disc:?} on a map of {size:?}");
        for &other in &discs[number + 1..] {
            // With their planets, which are offset towards the corners.
            let apart = (disc.0 - other.0).abs().max((disc.1 - other.1).abs());
            assert!(apart >= 117.0, "systems at {disc:?} and {other:?}");
        }
        for &slot in &slots {
            assert!(far(disc, slot) >= 53.0, "a slot at {slot:?} on the system at {disc:?}");
        }
    }
    for (number, &slot) in slots.iter().enumerate() {
        for &other in &slots[number + 1..] {
            assert!(far(slot, other) >= 22.0, "slots at {slot:?} and {other:?}");
        }
    }
}
