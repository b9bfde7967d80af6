//! The systems: their owners, bases, planets and colours, swarms and black holes.

use master_of_the_galaxy::{Player, Shape, System};
use maud::{Markup, html};

use super::geometry::{Geometry, PLANET, RADIUS};
use super::{corner, corner_name};
use crate::eyes::Eyes;

/// Every system.
pub(super) fn systems(eyes: &Eyes<'_>, geometry: &Geometry) -> Markup {
    // A forecast would be taken for what happens while something is told.
    let forecast = if eyes.marks.asks() { &eyes.foreseen[..] } else { &[] };
    html! {
        @for system in eyes.content.systems.iter() {
            @let chances = forecast.iter().filter(|of| of.target == Some(system)).map(|of| of.enters);
            @let chance = chances.reduce(f32::max);
            (one(eyes, geometry, system, chance))
        }
    }
}

/// One system; `chance` is the probability that a swarm enters it in the next Span, if one aims at
/// it.
fn one(eyes: &Eyes<'_>, geometry: &Geometry, system: System, chance: Option<f32>) -> Markup {
    let state = eyes.state();
    let facts = eyes.content.system(system);
    let place = system.to_string();
    let (x, y) = geometry.of_system(system);
    let owner = state.systems[system].owner;
    let swarm = state.swarm_on(system);
    let hole = state.holes.contains(system);
    let hue = owner.map_or("", |owner| eyes.hue(owner));
    let looks = match (hole, swarm.is_some(), owner.is_some()) {
        (true, ..) => "mg-lost",
        (_, true, _) => "mg-swarmed",
        (_, _, true) => "mg-held-by",
        _ => "mg-neutral",
    };
    let corner = corner(geometry, system);
    html! {
        g class={ "mg-system mg-corner-" (corner) " " (looks) " " (hue) } data-area=(corner_name(eyes, corner)) data-glyph={ "mg-corner-" (corner) } transform={ "translate(" (x) " " (y) ")" }
            data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(eyes.narrator().system_state(system)) {
            title { (eyes.narrator().system_state(system)) }
            circle class="mg-hit" r=(RADIUS + 6.0) {}
            @if facts.start && !hole { circle class="mg-start" r=(RADIUS + 4.5) {} }
            @if hole { use href="#mg-hole" x="-38" y="-44" width="76" height="76" {} }
            @else { path class="mg-disc" d=(outline(owner.map(|owner| eyes.shape(owner)))) {} }
            @if chance.is_some() { circle class="mg-aimed" r=(RADIUS + 1.5) {} }
            @if let Some(swarm) = swarm {
                path class="mg-web" d="M0-40V40M-40 0H40M-28-28 28 28M-28 28 28-28" {}
                g data-piece={ "swarm-" (swarm.card) } data-at=(place) { use href={ "#mg-swarm-" (swarm.card) } x="-25" y="-35" width="50" height="50" {} }
            } @else if owner.is_some() { (bases(eyes, system)) }
            @else if !hole { use href={ "#mg-glyph-" (facts.colour) } x="-16" y="-27" width="32" height="32" {} }
            @if homes(eyes, system) && !hole { use class="mg-home" href="#mg-house" x="-9" y={ "-" (RADIUS - 1.0) } width="18" height="18" {} }
            text class="mg-name" y=(if hole { 46 } else { 29 }) { (eyes.word(system)) }
            @if !hole {
                @if owner.is_some() || swarm.is_some() { (tab(facts.colour)) }
                (planets(eyes, system))
            }
            @if let Some(chance) = chance.filter(|chance| *chance > 0.0) {
                g class="mg-pill" {
                    rect x="-24" y={ "-" (RADIUS + 12.0) } width="48" height="22" rx="11" {}
                    text y={ "-" (RADIUS - 4.0) } { (eyes.percent(chance)) }
                }
            }
        }
    }
}

/// A small tab with the system's colour, by which swarms aim, where something covers the middle.
fn tab(colour: master_of_the_galaxy::Colour) -> Markup {
    html! {
        g class="mg-tab" transform="translate(25 37)" {
            circle r="9" {}
            use href={ "#mg-glyph-" (colour) } x="-7" y="-7" width="14" height="14" {}
        }
    }
}

fn bases(eyes: &Eyes<'_>, system: System) -> Markup {
    let shapes: Vec<Shape> = eyes.state().systems[system].bases.iter().collect();
    let (size, step) = if shapes.len() > 2 { (24.0, 23.0) } else { (28.0, 30.0) };
    let first = -(shapes.len() as f32 - 1.0) / 2.0 * step;
    html! {
        @for (number, shape) in shapes.into_iter().enumerate() {
            @let x = first + number as f32 * step;
            use href={ "#mg-base-" (shape) } x=(x - size / 2.0) y=(-10.0 - size / 2.0) width=(size) height=(size) {}
        }
    }
}

/// The planets, clockwise at the corners, each settled one with its cube.
fn planets(eyes: &Eyes<'_>, system: System) -> Markup {
    let facts = eyes.content.system(system);
    let settled = eyes.state().systems[system].planets;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    html! {
        @for ((planet, cube), (x, y)) in facts.planets.iter().zip(settled).zip(corners) {
            g class={ "mg-planet mg-planet-" (planet) @if cube.is_some() { " mg-settled" } } transform={ "translate(" (x * PLANET) " " (y * PLANET) ")" } {
                circle r="12.5" {}
                @match cube {
                    Some(cube) => use href={ "#mg-cube-" (cube) } x="-10" y="-10" width="20" height="20" {},
                    None => use href={ "#mg-glyph-" (planet) } x="-9" y="-9" width="18" height="18" {},
                }
            }
        }
    }
}

/// The rim of a system: the shape of its owner, or a circle if nobody controls it.
fn outline(shape: Option<Player>) -> &'static str {
    match shape {
        Some(Player::One) => {
            "M-29-40H29A11 11 0 0 1 40-29V29A11 11 0 0 1 29 40H-29A11 11 0 0 1-40 29V-29A11 11 0 0 1-29-40Z"
        }
        Some(Player::Two) => "M-13-44H13L45 27 34 42H-34L-45 27Z",
        Some(Player::Three) => "M-24-41H24L47 0 24 41H-24L-47 0Z",
        Some(Player::Four) | None => "M-42 0A42 42 0 1 1 42 0A42 42 0 1 1-42 0Z",
    }
}

/// Whether the system is a player's home.
fn homes(eyes: &Eyes<'_>, system: System) -> bool {
    eyes.state().areas.values().iter().any(|area| area.home == Some(system))
}
