//! What opens over the board: the forecast, the priority aid, the Challenge cards.

use maud::{Markup, html};

use super::forecast;
use crate::art::small;
use crate::eyes::Eyes;

/// What is known of the Saboteurs' plans.
pub(super) fn plans(eyes: &Eyes<'_>) -> Markup {
    let challenges = eyes.state().solo.challenges;
    html! {
        details class="wm-plans" data-fold="other-plans" {
            summary class="button" title="What they would do now, and by which priorities" { (small("target", "")) span { "Plans" } }
            div class="wm-plans-open box" {
                h3 { "Forecast" }
                (forecast::list(eyes))
                h3 { "Priorities" }
                (aid(eyes))
                @if !challenges.is_empty() { h3 { "Challenges" } (cards(eyes)) }
            }
        }
    }
}

fn aid(eyes: &Eyes<'_>) -> Markup {
    html! {
        dl class="wm-aid" {
            @for facts in eyes.content.aid.facts() {
                dt { (facts.title) }
                dd { ol { @for criterion in facts.order.split("; ") { li { (criterion) } } } }
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
