//! What opens over the board: the forecast, the priority aid, the Challenge cards.

use i18n::message;
use maud::{Markup, html};

use super::forecast;
use crate::art::small;
use crate::eyes::Eyes;

/// What is known of the Saboteurs' plans.
pub(super) fn plans(eyes: &Eyes<'_>) -> Markup {
    let challenges = eyes.state().solo.challenges;
    html! {
        details class="wm-plans" data-fold="plans" {
            summary class="button" title=(message!(eyes, "board-plans-about")) { (small("target", "")) span { (message!(eyes, "board-plans")) } }
            div class="wm-plans-open box" {
                h3 { (message!(eyes, "board-forecast")) }
                (forecast::list(eyes))
                h3 { (message!(eyes, "board-priorities")) }
                (aid(eyes))
                @if !challenges.is_empty() { h3 { (message!(eyes, "board-challenges")) } (cards(eyes)) }
            }
        }
    }
}

fn aid(eyes: &Eyes<'_>) -> Markup {
    html! {
        dl class="wm-aid" {
            @for (id, facts) in eyes.content.aid.iter() {
                @let order = eyes.translated(("aid", id.word(), Some("order")), &facts.order);
                dt { (eyes.title("aid", id.word(), &facts.title)) }
                dd { ol { @for criterion in order.split(';') { li { (criterion.trim()) } } } }
            }
        }
    }
}

fn cards(eyes: &Eyes<'_>) -> Markup {
    html! {
        dl class="wm-aid" {
            @for card in eyes.state().solo.challenges.iter() {
                @let facts = &eyes.content.challenges[card];
                dt { (eyes.title("challenge", card.word(), &facts.title)) }
                dd { (eyes.translated(("challenge", card.word(), Some("text")), &facts.text)) }
            }
        }
    }
}
