//! The visible Security Reports: current, previous, and drawn ones.

use maud::{Markup, html};
use weather_machine::{Destination, Frame, Indicator, Report};

use crate::art::{glyph, small};
use crate::eyes::{Eyes, agent_name};

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
            (card(eyes, "Current", eyes.state().solo.current, Side::Acts))
            @for card in drawn { (self::card(eyes, "Drawn", Some(card), Side::Both)) }
            (card(eyes, "Previous", eyes.state().previous(), Side::Guides))
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
        return html! { div class="wm-report wm-no-report" { span class="wm-label" { (title) } span { "none" } } };
    };
    let facts = &eyes.content.reports[card];
    let place = format!("report {card}");
    let dull = |wanted: Side| if side == Side::Both || side == wanted { "" } else { " wm-dull" };
    let (symbol, first) = match facts.indicator {
        Indicator::Top => ("up", "topmost first"),
        Indicator::Bottom => ("down", "bottommost first"),
    };
    let (drawn, goes) = destination(facts.destination);
    html! {
        div class="wm-report" data-place=(place) data-can=[eyes.can(&place)] data-card=(card) title=(words(eyes, card))
            role="group" aria-label={ (title) ": " (words(eyes, card)) } {
            span class={ "wm-report-agent" (dull(Side::Acts)) } { (glyph(&format!("f-{}", facts.agent), "", agent_name(facts.agent))) }
            span class="wm-label" { (title) }
            span class={ "wm-report-acts" (dull(Side::Acts)) } { (drawn) b { (goes) } }
            span class={ "wm-report-guides" (dull(Side::Guides)) } {
                (glyph(&format!("s-{}", facts.weather), "", facts.weather.title())) b { (facts.weather.title()) } (small(symbol, first))
            }
        }
    }
}

/// The glyph and the name of an agent's destination.
fn destination(of: Destination) -> (Markup, &'static str) {
    match of {
        Destination::Supply => (small("supply", ""), "Supply"),
        Destination::Government => (small("government", ""), "Gov."),
        Destination::Lab => (small("lab", ""), "Lab"),
        Destination::Rnd => (small("rnd", ""), "R&D"),
        Destination::Lativ => (glyph("f-lativ", "", ""), "Lativ"),
    }
}

/// A card in words.
pub(super) fn words(eyes: &Eyes<'_>, card: Report) -> String {
    let facts = &eyes.content.reports[card];
    let goes = match facts.destination.location() {
        Some(location) => format!("goes to {}", location.title()),
        None => "goes where Lativ is".into(),
    };
    format!(
        "{card}: the {} agent {goes}; {}, {} first",
        facts.agent,
        facts.weather.title(),
        facts.indicator
    )
}
