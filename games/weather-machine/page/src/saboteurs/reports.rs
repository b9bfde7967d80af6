//! The Security Report cards: the current one, the previous one, drawn ones.

use maud::{Markup, html};
use weather_machine::{Destination, Frame, Indicator, Report};

use crate::eyes::{Eyes, agent_sign};
use crate::signs::{sign, weather};

/// The cards in sight.
pub(super) fn reports(eyes: &Eyes<'_>) -> Markup {
    let drawn = match eyes.state().frames.top() {
        Some(Frame::Assign { drawn, top }) => {
            drawn.into_iter().filter(|&card| Some(card) != top).collect()
        }
        _ => Vec::new(),
    };
    html! {
        div class="wm-reports" {
            (card(eyes, "Current", eyes.state().solo.current, Side::Acts))
            @for card in drawn { (self::card(eyes, "Drawn", Some(card), Side::Both)) }
            (card(eyes, "Previous", eyes.state().previous(), Side::Guides))
        }
    }
}

/// Which half of a card counts where it lies.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Side {
    /// Who goes where.
    Acts,
    /// The weather and the Priority indicator.
    Guides,
    /// Everything.
    Both,
}

fn card(eyes: &Eyes<'_>, title: &str, card: Option<Report>, side: Side) -> Markup {
    let Some(card) = card else {
        return html! { div class="wm-report wm-nothing" { span class="wm-label" { (title) " Report" } span { "none" } } };
    };
    let facts = &eyes.content.reports[card];
    let place = format!("report {card}");
    let dull = |wanted: Side| if side == Side::Both || side == wanted { "" } else { " wm-dull" };
    html! {
        div class="wm-report" data-place=(place) data-can=[eyes.can(&place)] data-card=(card) title=(words(eyes, card))
            role="group" aria-label={ (title) ": " (words(eyes, card)) } {
            span class="wm-label" { (title) @if side != Side::Both { span class="wm-wide" { " Report" } } }
            span class={ "wm-report-acts" (dull(Side::Acts)) } {
                (agent_sign(facts.agent)) span class="wm-goes" { "→ " b { (destination(facts.destination)) } }
            }
            span class={ "wm-report-guides" (dull(Side::Guides)) } {
                (weather(facts.weather)) span class="wm-roomy" { (facts.weather.title()) }
                (indicator(facts.indicator))
            }
        }
    }
}

const fn destination(of: Destination) -> &'static str {
    match of {
        Destination::Supply => "Supply",
        Destination::Government => "Government",
        Destination::Lab => "Lab",
        Destination::Rnd => "R&D",
        Destination::Lativ => "to Lativ",
    }
}

fn indicator(of: Indicator) -> Markup {
    let (symbol, word) = match of {
        Indicator::Top => ("up", "top"),
        Indicator::Bottom => ("down", "bottom"),
    };
    html! { span class="wm-indicator" { (sign(symbol, word)) (word) } }
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
