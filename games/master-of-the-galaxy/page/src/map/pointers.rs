//! Pointers from one system to another: from a swarm to its target, from a conflict's source to its
//! target.

use drawing::unit;
use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Conflict, Swarm, System};
use maud::{Markup, html};

use super::geometry::Geometry;
use crate::conflicts::figures;
use crate::eyes::Eyes;

/// A braid from each swarm to its target.
pub(super) fn swarms(eyes: &Eyes<'_>, geometry: &Geometry) -> Markup {
    let aimed = |swarm: &Swarm| swarm.target.map(|target| (swarm.card, swarm.system, target));
    html! {
        @for (card, from, to) in eyes.state().swarms.iter().filter_map(aimed) {
            g class="mg-braid" {
                title { (message!(eyes.messages(), "map-aims", swarm = card.named(&eyes.narrator()), system = to.named(&eyes.narrator()))) }
                path d=(wave(geometry, from, to, 1.0)) {}
                path class="mg-back" d=(wave(geometry, from, to, -1.0)) {}
                path class="mg-fang" d=(head(geometry, from, to)) {}
            }
        }
    }
}

/// One strand of a braid: it swings around the line, wide enough to leave the slots free.
fn wave(geometry: &Geometry, from: System, to: System, side: f32) -> String {
    let line = geometry.line(from, to);
    let ((x, y), (u, v)) = (line.start, line.end);
    let length = (u - x).hypot(v - y);
    let steps = (length / 4.0).max(2.0) as u16;
    let turns = (length / 40.0).round().max(1.0);
    let at = |step: u16| {
        let part = f32::from(step) / f32::from(steps);
        let swing = (part * turns * std::f32::consts::PI).sin() * 16.0 * side;
        (x + (u - x) * part - line.along.1 * swing, y + (v - y) * part + line.along.0 * swing)
    };
    let path = html! {
        @for step in 0..=steps {
            @let (x, y) = at(step);
            @if step == 0 { "M" } @else { "L" }
            (unit(x)) " " (unit(y))
        }
    };
    path.into_string()
}

/// The arrowhead at the target's rim.
fn head(geometry: &Geometry, from: System, to: System) -> String {
    let line = geometry.line(from, to);
    let ((x, y), (along, down)) = (line.end, line.along);
    let (back_x, back_y) = (x - along * 16.0, y - down * 16.0);
    let [x, y, left, top, right, bottom] = [
        x,
        y,
        back_x - down * 11.0,
        back_y + along * 11.0,
        back_x + down * 11.0,
        back_y - along * 11.0,
    ]
    .map(unit);
    format!("M{x} {y}L{left} {top}L{right} {bottom}Z")
}

/// An arrow for each conflict under way, with the cubes of both sides as numbers.
pub(super) fn conflicts(eyes: &Eyes<'_>, geometry: &Geometry) -> Markup {
    html! { @for conflict in &eyes.state().conflicts { (conflict_on_map(eyes, geometry, conflict)) } }
}

fn conflict_on_map(eyes: &Eyes<'_>, geometry: &Geometry, conflict: &Conflict) -> Markup {
    let narrator = eyes.narrator();
    let said = message!(
        eyes.messages(),
        "map-conflict",
        card = conflict.card.named(&narrator),
        player = conflict.attacker.named(&narrator),
        target = conflict.target.named(&narrator)
    );
    let (x, y) = geometry.beside(conflict.source, conflict.target, -30.0);
    let figures = figures(eyes, conflict);
    let wide = figures.len() as f32 * 8.0 + 30.0;
    html! {
        g class="mg-attack" {
            title { (said) }
            path class="mg-fang" d=(head(geometry, conflict.source, conflict.target)) {}
            rect x=(x - wide / 2.0) y=(y - 13.0) width=(wide) height="26" rx="13" {}
            use href="#mg-fight" x=(x - wide / 2.0 + 6.0) y=(y - 8.0) width="16" height="16" {}
            text x=(x + 9.0) y=(y + 5.0) { (figures) }
        }
    }
}
