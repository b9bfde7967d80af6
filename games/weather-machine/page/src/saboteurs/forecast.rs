//! The forecast: what the Saboteurs would do if they took their turn now, computed by the rules.

use drawing::BETWEEN_PLACES;
use game_core::{Dice, Game, Line, Narrate, Viewer};
use i18n::{Locale, message};
use maud::{Markup, html};
use weather_machine::{Content, Event, View, WeatherMachine};

use crate::eyes::Eyes;

/// What would happen, in words.
pub(crate) struct Foreseen {
    /// The words, with the places where it happens.
    pub(crate) line: Line,
    /// Whether it is a move of Lativ.
    pub(crate) of_lativ: bool,
}

/// The events of such a turn, up to the first unknown card.
pub(crate) fn foresee(view: &View, content: &'static Content, locale: Locale) -> Vec<Foreseen> {
    if !view.options.solo() || view.over {
        return Vec::new();
    }
    let game = WeatherMachine::determinize(view, content, &mut Dice::new(0));
    let foreseen = game.forecast().into_iter().map(|emitted| Foreseen {
        line: game.describe_event(&emitted.event, Viewer::Nobody, locale),
        of_lativ: matches!(emitted.event, Event::LativMoved { .. }),
    });
    let told = |of: &Foreseen| !of.line.places.is_empty() || !of.line.reasons.is_empty();
    foreseen.filter(told).collect()
}

/// The forecast as a list; pointing at a line highlights its places.
pub(super) fn list(eyes: &Eyes<'_>) -> Markup {
    html! {
        @if eyes.foreseen.is_empty() { p class="muted" { (message!(eyes, "board-forecast-none")) } }
        @else { p class="muted" { (message!(eyes, "board-forecast-about")) } }
        ol class="wm-forecast" { @for of in &eyes.foreseen { (item(&of.line)) } }
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
