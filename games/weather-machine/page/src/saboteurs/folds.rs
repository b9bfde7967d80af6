//! What opens over the board: the forecast, the priority aid, the Challenge cards.

use maud::{Markup, html};

use super::forecast;
use crate::eyes::Eyes;

/// The folds.
pub(super) fn folds(eyes: &Eyes<'_>) -> Markup {
    let challenges = eyes.state().solo.challenges;
    html! {
        div class="wm-folds" {
            (fold("forecast", "Forecast", forecast::list(eyes)))
            (fold("aid", "Priorities", aid(eyes)))
            @if !challenges.is_empty() { (fold("challenges", "Challenges", cards(eyes))) }
        }
    }
}

fn fold(id: &str, title: &str, content: Markup) -> Markup {
    html! {
        details class={ "wm-fold wm-fold-" (id) } data-fold={ "other-" (id) } {
            summary class="button" { (title) }
            div class="wm-fold-open box" { h3 { (title) } (content) }
        }
    }
}

fn aid(eyes: &Eyes<'_>) -> Markup {
    html! {
        dl class="wm-aid" {
            @for facts in eyes.content.aid.facts() {
                dt { (facts.title) }
                dd { ol { @for rung in facts.order.split("; ") { li { (rung) } } } }
            }
        }
    }
}

fn cards(eyes: &Eyes<'_>) -> Markup {
    html! {
        dl class="wm-aid" {
            @for card in eyes.state().solo.challenges.iter() {
                dt { (eyes.content.challenges[card].title) span class="muted" { " (printed: " (card.printed_name()) ")" } }
                dd { (eyes.content.challenges[card].text) }
            }
        }
    }
}
