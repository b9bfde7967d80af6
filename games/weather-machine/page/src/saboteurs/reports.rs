//! The visible Security Reports: current, previous, and drawn ones.

use std::borrow::Cow;

use i18n::{Value, message};
use maud::{Markup, html};
use weather_machine::{Area, Destination, Frame, Indicator, Report};

use crate::art::{glyph, small};
use crate::eyes::Eyes;

/// The visible cards.
pub(super) fn reports(eyes: &Eyes<'_>) -> Markup {
    let drawn = match eyes.state().frames.top() {
        Some(Frame::Assign { drawn, top }) => {
            drawn.into_iter().filter(|&card| Some(card) != top).collect()
        }
        _ => Vec::new(),
    };
    html! {
        div class={ "wm-reports" @if !drawn.is_empty() { " wm-drawn" } } {
            (card(eyes, &message!(eyes, "board-report-current"), eyes.state().solo.current, Side::Acts))
            @for card in drawn { (self::card(eyes, &message!(eyes, "board-report-drawn"), Some(card), Side::Both)) }
            (card(eyes, &message!(eyes, "board-report-previous"), eyes.state().previous(), Side::Guides))
        }
    }
}

/// Which part of a card matters where it lies.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Side {
    /// The agent and the destination.
    Acts,
    /// The weather and the Priority indicator.
    Guides,
    /// The whole card.
    Both,
}

fn card(eyes: &Eyes<'_>, title: &str, card: Option<Report>, side: Side) -> Markup {
    let Some(card) = card else {
        return html! { div class="wm-report wm-no-report" { span class="wm-label" { (title) } span { (message!(eyes, "board-none")) } } };
    };
    let facts = &eyes.content.reports[card];
    let place = format!("report {card}");
    let dull = |wanted: Side| if side == Side::Both || side == wanted { "" } else { " wm-dull" };
    let (symbol, first) = match facts.indicator {
        Indicator::Top => ("up", "top"),
        Indicator::Bottom => ("down", "bottom"),
    };
    let first = message!(eyes, "board-first", first = first);
    let (drawn, goes) = destination(eyes, facts.destination);
    html! {
        div class="wm-report" data-place=(place) data-can=[eyes.can(&place)] data-card=(card) title=(words(eyes, card))
            role="group" aria-label=(message!(eyes, "board-report-label", title = title, report = words(eyes, card))) {
            span class={ "wm-report-agent" (dull(Side::Acts)) } { (glyph(&format!("f-{}", facts.agent), "", &eyes.agent(facts.agent).name())) }
            span class="wm-label" { (title) }
            span class={ "wm-report-acts" (dull(Side::Acts)) } { (drawn) b { (goes) } }
            span class={ "wm-report-guides" (dull(Side::Guides)) } {
                (glyph(&format!("s-{}", facts.weather), "", &eyes.weather(facts.weather).name())) b { (eyes.weather(facts.weather).name()) } (small(symbol, &first))
            }
        }
    }
}

/// The glyph and the name of an agent's destination.
fn destination(eyes: &Eyes<'_>, of: Destination) -> (Markup, Cow<'static, str>) {
    match of {
        Destination::Supply => (small("supply", ""), message!(eyes, "board-supply")),
        Destination::Government => {
            (small("government", ""), eyes.short_area(Area::Government).name())
        }
        Destination::Lab => (small("lab", ""), eyes.short_area(Area::Lab).name()),
        Destination::Rnd => (small("rnd", ""), eyes.short_area(Area::Rnd).name()),
        Destination::Lativ => (glyph("f-lativ", "", ""), message!(eyes, "board-lativ")),
    }
}

/// A card in words.
pub(super) fn words(eyes: &Eyes<'_>, card: Report) -> String {
    let facts = &eyes.content.reports[card];
    let goes = match facts.destination.location() {
        Some(location) => eyes.location(location).into(),
        None => Value::from("none"),
    };
    let first = match facts.indicator {
        Indicator::Top => "top",
        Indicator::Bottom => "bottom",
    };
    message!(
        eyes,
        "board-report",
        card = card.to_string(),
        agent = eyes.agent(facts.agent),
        location = goes,
        weather = eyes.weather(facts.weather),
        first = first
    )
    .into()
}
