//! Extreme Weather in R&D: the top tile, its price, its marker spaces.

use i18n::{List, message};
use maud::{Markup, html};
use weather_machine::{Id, Level, Marker, Weather};

use super::size::COLUMN;
use crate::art::{line_glyph_in, mark, part, place_of, plate, put, words};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// The Extreme Weather of a branch.
pub(super) fn storm(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let (y, size) = (127.0, (COLUMN - 14.0, 55.0));
    let storm = &eyes.state().storms[weather];
    let level = usize::from(storm.level).checked_sub(1).and_then(Level::new);
    let Some(level) = level else {
        return html! {
            g { title { (message!(eyes, "board-no-storm", weather = eyes.weather(weather))) }
                (plate("wm-vacant a-rnd", (7.0, y), size, 7.0)) (words("wm-n wm-mid wm-mu", (COLUMN / 2.0, y + 28.0), &message!(eyes, "board-calm"))) }
        };
    };
    let tile = eyes.content.extreme_tile(weather, level);
    let facts = &eyes.content.extreme[tile];
    let needs = facts.parts.iter().map(|colour| eyes.colour(colour).into()).collect();
    let said = message!(
        eyes,
        "board-storm",
        title = eyes.title("tile", &tile.to_string(), &facts.title),
        tile = tile.to_string(),
        weather = eyes.weather(weather),
        level = level.to_string(),
        parts = List::new(eyes.locale, needs),
        science = facts.science
    );
    let worst = storm.level == 3;
    let ink = if worst { "bad" } else { "storm" };
    let parts: Vec<_> = facts.parts.iter().collect();
    // Two of them have the level, a number and its picture beside them.
    let (apart, radius) = if parts.len() > 1 { (18.5, 7.2) } else { (20.0, 8.2) };
    let first = COLUMN / 2.0 - (parts.len().saturating_sub(1)) as f32 * apart / 2.0 - 0.5;
    let gap = 31.0;
    let left = COLUMN / 2.0 - (facts.spaces.len().saturating_sub(1)) as f32 * gap / 2.0;
    place_of(
        eyes,
        &format!("tile {tile}"),
        &said,
        if worst { "wm-storm wm-worst" } else { "wm-storm" },
        ((7.0, y), size, 7.0),
        html! {
            (line_glyph_in("storm", ink, (16.5, y + 13.0), 18.0))
            (words(&format!("wm-name wm-ink-{ink}"), (24.0, y + 13.0), level.word()))
            @for (number, &colour) in parts.iter().enumerate() { (part(colour, (first + apart * number as f32, y + 13.5), radius)) }
            @if facts.science > 1 { (words("wm-n wm-b wm-end", (89.0, y + 13.0), &facts.science.to_string())) }
            @if facts.science > 0 { (put("w-science", "wm-i wm-ink-science", (97.0, y + 13.0), (16.0, 16.0))) }
            @for (number, &gives) in facts.spaces.iter().enumerate() {
                @let at = (left + gap * number as f32, y + 39.0);
                @let name = format!("storm {weather} {}", number + 1);
                @let marker = storm.markers.get(number).copied().flatten();
                @let said = match marker {
                    Some(Marker::Of(player)) => message!(eyes, "board-marker-of", player = eyes.player(player)),
                    Some(Marker::Government) => message!(eyes, "board-government-marker"),
                    None => eyes.benefit(gives).into(),
                };
                (place_of(eyes, &name, &said, "wm-hole", ((at.0 - 14.0, at.1 - 14.0), (28.0, 28.0), 14.0), html! {
                    @match marker {
                        Some(Marker::Of(player)) => (mark(player, at, 26.0)),
                        Some(Marker::Government) => (plate("wm-marker-of-government", (at.0 - 8.0, at.1 - 8.0), (16.0, 16.0), 2.0)),
                        None => (benefit(eyes, gives, at, 16.5)),
                    }
                }))
            }
        },
    )
}

/// Number of Government markers in their area.
pub(super) fn government_markers(eyes: &Eyes<'_>) -> u8 {
    let placed = eyes.state().storms.0.iter().flat_map(|storm| storm.markers);
    let placed = placed.filter(|&marker| marker == Some(Marker::Government)).count() as u8;
    eyes.content.pieces.government_markers.saturating_sub(placed)
}
