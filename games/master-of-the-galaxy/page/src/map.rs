//! The star map as SVG: routes with their slots, swarms pointing at their targets, systems with
//! planets and bases, black holes, conflicts.

mod geometry;
mod pointers;
mod routes;
mod systems;

use std::borrow::Cow;

use i18n::{key, message};
use master_of_the_galaxy::System;
use maud::{Markup, html};

use self::geometry::Geometry;
use crate::eyes::Eyes;

/// The corners of the map: a narrow screen shows one of these areas at a time, twice as large.
const CORNERS: [&str; 4] = [
    key!("corner-north-west"),
    key!("corner-north-east"),
    key!("corner-south-west"),
    key!("corner-south-east"),
];

/// The name of a corner.
fn corner_name(eyes: &Eyes<'_>, corner: usize) -> Cow<'static, str> {
    eyes.messages().text(CORNERS[corner], &[])
}

/// The index of the corner in which a system is.
fn corner(geometry: &Geometry, system: System) -> usize {
    let (x, y) = geometry.of_system(system);
    usize::from(x > geometry.width / 2.0) + 2 * usize::from(y > geometry.height / 2.0)
}

/// The star map with everything on it.
pub(super) fn map(eyes: &Eyes<'_>) -> Markup {
    let geometry = Geometry::of(eyes.content);
    let (width, height) = (geometry.width, geometry.height);
    html! {
        svg class="mg-map" viewBox={ "0 0 " (width) " " (height) } role="group" focusable="false" {
            title { (message!(eyes.messages(), "map")) }
            rect class="mg-night" width=(width) height=(height) rx="14" {}
            @for (stars, size) in stars(width, height) { path class="mg-star" stroke-width=(size) d=(stars) {} }
            (routes::routes(eyes, &geometry))
            (pointers::swarms(eyes, &geometry))
            (systems::systems(eyes, &geometry))
            (pointers::conflicts(eyes, &geometry))
        }
    }
}

/// Distant stars, always in the same places, drawn as the round ends of zero-length lines: one path
/// for the bright stars and one for the others, each with its line width.
fn stars(width: f32, height: f32) -> [(String, &'static str); 2] {
    let (width, height) = (width as u32, height as u32);
    let drawn = |bright: bool| {
        let stars = (1..90u32).filter(|number| (number % 7 == 0) == bright).map(|number| {
            let x = number * number * 197 + number * 89;
            let y = number * number * 61 + number * 151;
            format!("M{} {}h0", x % width, y % height)
        });
        stars.collect()
    };
    [(drawn(true), "3.2"), (drawn(false), "1.8")]
}
