//! The forecast: what the Saboteurs would do if they took their turn now, computed by the rules.

use drawing::{BETWEEN_PLACES, Scene, text_of};
use game_core::Line;
use i18n::message;
use maud::{Markup, html};
use weather_machine::{Event, WeatherMachine};

use crate::eyes::{Eyes, Foreseen};
use crate::pictures;

/// The events of such a turn, up to the first unknown card; none unless the viewer is asked.
pub(crate) fn foresee(scene: &Scene<'_, WeatherMachine>) -> Vec<Foreseen> {
    let &Scene { view, content, marks, locale, .. } = scene;
    if !view.options.solo() || view.over || !marks.asks() {
        return Vec::new();
    }
    let told = weather_machine::forecast(view, content, locale).into_iter();
    let foreseen = told.map(|(event, line)| Foreseen {
        line,
        event: serde_json::to_value(&event).unwrap_or_default(),
        of_lativ: matches!(event, Event::LativMoved { .. }),
    });
    foreseen.filter(|of| !of.line.places.is_empty() || !of.line.reasons.is_empty()).collect()
}

/// The most parts of a line of the rail.
const PARTS: usize = 5;

/// The forecast in two lines: who goes where, and what the plan does there.
pub(crate) fn rail(eyes: &Eyes<'_>) -> Markup {
    let goes = |of: &&Foreseen| matches!(text_of(&of.event, "what"), "agent_moved" | "lativ_moved");
    let does = |of: &&Foreseen| !matches!(text_of(&of.event, "what"), "plan" | "decided");
    let (goes, then): (Vec<&Foreseen>, Vec<&Foreseen>) =
        eyes.foreseen.iter().filter(does).partition(goes);
    let line = |of: Vec<&Foreseen>| {
        let parts = of.into_iter().filter_map(|of| part(eyes, of));
        parts.take(PARTS).collect::<Vec<_>>()
    };
    drawing::forecast(&[line(goes), line(then)])
}

/// An event with its picture; `None` if it has none.
fn part(eyes: &Eyes<'_>, of: &Foreseen) -> Option<drawing::Foreseen> {
    let picture = pictures::act(&of.event, eyes.content, eyes.locale)?;
    let (words, places) = (of.line.text.clone(), of.line.places.clone());
    Some(drawing::Foreseen { picture, words, figure: String::new(), places })
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
