//! The printed lines: thin if nobody has built there, otherwise a channel in the owner's hue,
//! broken until the route is complete, and dotted if it leads to a black hole.

use drawing::{BETWEEN_PLACES, unit};
use master_of_the_galaxy::{Colour, Route};
use maud::{Markup, html};

use super::geometry::Geometry;
use super::{corner, corner_name};
use crate::eyes::Eyes;

/// All routes with their slots.
pub(super) fn routes(eyes: &Eyes<'_>, geometry: &Geometry) -> Markup {
    html! { @for of in eyes.content.routes() { (route(eyes, geometry, of)) } }
}

fn route(eyes: &Eyes<'_>, geometry: &Geometry, of: Route) -> Markup {
    let facts = eyes.content.route(of);
    let line = &eyes.state().routes[of];
    let holes = eyes.state().holes;
    let place = of.to_string();
    let path = geometry.line(facts.from, facts.to).path();
    if holes.contains(facts.from) || holes.contains(facts.to) {
        return html! { g data-place=(place) { title { (eyes.narrator().route_state(of)) } path class="mg-dead" d=(path) {} } };
    }
    let cubes: Vec<Colour> = line
        .cubes
        .colours()
        .flat_map(|colour| std::iter::repeat_n(colour, usize::from(line.cubes.of(colour))))
        .collect();
    let hue = line.owner.map_or("", |owner| eyes.hue(owner));
    let mut ends =
        [facts.from, facts.to].map(|end| corner_name(eyes, corner(geometry, end))).to_vec();
    ends.dedup();
    html! {
        g data-area=(ends.join(BETWEEN_PLACES)) class={ "mg-route " (hue) @if line.complete { " mg-complete" } } data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(eyes.narrator().route_state(of)) {
            title { (eyes.narrator().route_state(of)) }
            path class="mg-hit" d=(path) {}
            @if line.owner.is_some() {
                path class="mg-channel" d=(path) {}
                path class="mg-bed" d=(path) {}
            } @else { path class="mg-line" d=(path) {} }
            @for (number, (x, y)) in geometry.slots(of).iter().copied().enumerate() {
                @match cubes.get(number) {
                    Some(colour) => use data-piece={ "cube-" (colour) } data-at=(place) href={ "#mg-cube-" (colour) } x=(unit(x - 13.0)) y=(unit(y - 13.0)) width="26" height="26" {},
                    None => rect class="mg-gap" x=(unit(x - 11.0)) y=(unit(y - 11.0)) width="22" height="22" rx="5" {},
                }
            }
            @if let Some(owner) = line.owner {
                @let (x, y) = geometry.beside(facts.from, facts.to, 21.0);
                use class="mg-pin" href={ "#mg-crest-" (eyes.shape(owner)) } x=(unit(x - 7.0)) y=(unit(y - 7.0)) width="14" height="14" {}
            }
        }
    }
}
