//! The Spaceships at both sides: a vertical energy track and the colonists aboard.

use drawing::icon;
use maud::{Markup, html};
use pocket_mars::PlayerView;

use super::people::Eyes;

/// The Spaceships at the left: one's own, or the first half.
pub(super) fn left(eyes: &Eyes<'_>) -> Markup {
    side(eyes, "left", |index, count| index < count.div_ceil(2))
}

/// The Spaceships at the right.
pub(super) fn right(eyes: &Eyes<'_>) -> Markup {
    side(eyes, "right", |index, count| index >= count.div_ceil(2))
}

fn side(eyes: &Eyes<'_>, side: &str, here: fn(usize, usize) -> bool) -> Markup {
    let mut areas: Vec<&PlayerView> = eyes.view.players.iter().collect();
    areas.sort_by_key(|area| !eyes.is_own(area.player));
    let count = areas.len();
    html! {
        div class={ "ships " (side) } {
            @for (index, area) in areas.iter().enumerate() {
                @if here(index, count) { (ship(eyes, area)) }
            }
        }
    }
}

fn ship(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let player = area.player;
    let place = format!("ship-{}", player.word());
    let name = area.ship.map_or("Spaceship", |ship| eyes.content.ship(ship).name.as_str());
    html! {
        article class={ "ship " (eyes.hue(player)) @if eyes.is_own(player) { " mine" } }
            aria-label={ (eyes.name(player)) ", Spaceship " (name) } {
            h3 class="ship-owner" { (eyes.token(player)) span { (eyes.name(player)) } }
            p class="ship-name" { (name) }
            div class="aboard" data-place=(place) data-can=[eyes.can(&place)] {
                span class="aboard-name" { (icon("ship")) span { "aboard" } }
                (eyes.colonists(player, area.on_ship, None))
            }
            (track(eyes, area))
        }
    }
}

fn track(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let place = format!("energy-{}", area.player.word());
    let top = eyes.view.options.energy_top;
    let said = format!("Energy {} of {top}", area.energy);
    html! {
        div class="energy" data-place=(place) data-can=[eyes.can(&place)] role="img"
            aria-label=(said) title=(said) {
            span class="energy-name" { (icon("energy")) b class="number" { (area.energy) } }
            ol class={ "track" @if top > 8 { " long" } } {
                @for level in (0..=top).rev() {
                    li class={ @if level == area.energy { "marker" } @else if level < area.energy { "below" } } {
                        (level)
                    }
                }
            }
        }
    }
}
