//! The Goal tile draft: packets of three tiles.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Area, GoalSet, GoalTile, Id};

use super::goals::face;
use crate::art::glyph;
use crate::eyes::{Eyes, hue};

/// The packets and who has them.
pub(super) fn draft(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm-draft" {
            @for area in Area::ALL { @for set in GoalSet::ALL { (packet(eyes, set, area)) } }
        }
    }
}

/// A packet. A click takes all its tiles; the first one carries the choice.
fn packet(eyes: &Eyes<'_>, set: GoalSet, area: Area) -> Markup {
    let facts = |tile: &GoalTile| &eyes.content.goals[*tile];
    let tiles: Vec<GoalTile> =
        GoalTile::all().filter(|tile| facts(tile).set == set && facts(tile).area == area).collect();
    let Some(&first) = tiles.first() else { return html! {} };
    let owner =
        eyes.state().people().find(|&player| eyes.state().lab(player).goals.contains(first));
    let can = eyes.can(&format!("tile {first}"));
    html! {
        div class={ "wm-packet a-" (area.word()) @if owner.is_some() { " wm-taken" } } data-can=[can]
            role="group" aria-label=(message!(eyes, "board-packet", area = eyes.area(area), set = set.word())) {
            @for &tile in &tiles { (face(eyes, eyes.own, tile, false, None)) }
            @if let Some(owner) = owner { span class="wm-packet-owner" { (glyph(&format!("b-{}", owner.word()), hue(owner.into()), "")) (eyes.name(owner)) } }
        }
    }
}
