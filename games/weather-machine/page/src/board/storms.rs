//! Extreme Weather in R&D: the tile on top, its price, its marker spaces.

use maud::{Markup, html};
use weather_machine::{Id, Level, Marker, Voucher, Weather};

use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::signs::{part, sign, vouchers};

/// The Extreme Weather of a branch.
pub(super) fn storm(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let storm = &eyes.state().storms[weather];
    let level = usize::from(storm.level).checked_sub(1).and_then(Level::new);
    let Some(level) = level else {
        return html! { div class="wm-storm wm-calm" title={ (weather.title()) ": no Extreme Weather" } { "calm" } };
    };
    let tile = eyes.content.extreme_tile(weather, level);
    let facts = &eyes.content.extreme[tile];
    let parts = if facts.parts.is_empty() { "no part".into() } else { facts.parts.to_string() };
    let said = format!(
        "{} ({tile}), {}, level {level}: prototype needs {parts}; {} Science",
        facts.title,
        weather.title(),
        facts.science
    );
    let place = format!("tile {tile}");
    html! {
        div class={ "wm-storm wm-level-" (level.word()) } data-place=(place) data-can=[eyes.can(&place)]
            role="group" aria-label=(said) title=(said) {
            span class="wm-storm-price" {
                b class="wm-level" title={ "Extreme Weather of level " (level.word()) } { "L" (level.word()) }
                @for colour in facts.parts.iter() { (part(colour)) }
                @if facts.science > 0 { (vouchers(Voucher::Science, facts.science)) }
            }
            span class="wm-storm-spaces" {
                @for (number, &gives) in facts.spaces.iter().enumerate() {
                    @let place = format!("storm {weather} {}", number + 1);
                    span class="wm-storm-space" data-place=(place) data-can=[eyes.can(&place)] {
                        @match storm.markers.get(number).copied().flatten() {
                            Some(Marker::Of(player)) => (eyes.token(player)),
                            Some(Marker::Government) => span class="wm-government-marker" {
                                (sign("government", "Government marker"))
                            },
                            None => (benefit(gives)),
                        }
                    }
                }
            }
        }
    }
}

/// How many Government markers are in their area.
pub(super) fn government_markers(eyes: &Eyes<'_>) -> u8 {
    let placed = eyes.state().storms.0.iter().flat_map(|storm| storm.markers);
    let placed = placed.filter(|&marker| marker == Some(Marker::Government)).count() as u8;
    eyes.content.pieces.government_markers.saturating_sub(placed)
}
