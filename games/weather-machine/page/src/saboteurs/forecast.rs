//! The forecast: what the Saboteurs would do if they took their turn now, computed by the rules.

use drawing::BETWEEN_PLACES;
use game_core::Line;
use maud::{Markup, html};
use weather_machine::{Content, View};

use crate::eyes::Eyes;

/// The events of such a turn, up to the first unknown card.
pub(crate) fn foresee(view: &View, content: &'static Content) -> Vec<Line> {
    if !view.options.solo() || view.over {
        return Vec::new();
    }
    let mut lines = weather_machine::forecast(view, content);
    lines.retain(|line| !line.places.is_empty() || !line.reasons.is_empty());
    lines
}

/// The forecast as a list; pointing at a line highlights its places.
pub(super) fn list(eyes: &Eyes<'_>) -> Markup {
    html! {
        @if eyes.foreseen.is_empty() { p class="muted" { "There is no Current Report." } }
        @else { p class="muted" { "If their turn came now, up to the first card that nobody knows. Its places are pale on the board." } }
        ol class="wm-forecast" { @for line in &eyes.foreseen { (item(line)) } }
    }
}

fn item(line: &Line) -> Markup {
    let places = (!line.places.is_empty()).then(|| line.places.join(BETWEEN_PLACES));
    html! {
        li class="told-line" data-places=[places] {
            (line.text)
            @if !line.reasons.is_empty() { ul { @for reason in &line.reasons { li { (reason) } } } }
        }
    }
}
