//! The six decks with their top cards, and the cards shown in a pick.

use i18n::message;
use master_of_the_galaxy::{Card, Pile};
use maud::{Markup, html};

use crate::cards::card;
use crate::eyes::Eyes;
use crate::glyphs::{pile, shield};

/// The six decks.
pub(super) fn decks(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="box mg-decks" aria-label=(message!(eyes.messages(), "table-decks")) {
            @for of in Pile::OPEN { (deck(eyes, of)) }
        }
    }
}

fn deck(eyes: &Eyes<'_>, of: Pile) -> Markup {
    let deck = &eyes.state().decks[of];
    let place = of.to_string();
    let top = deck.top();
    let said = eyes.narrator().deck_state(of);
    html! {
        div class="mg-deck" data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(said) title=(said) {
            span class="mg-deck-head" { (pile(eyes, of)) b { (deck.len()) } @if let Some(card) = top { (shield(eyes, eyes.content.card(card).symbol)) } }
            @if let Some(card) = top { span class="mg-deck-top" { (eyes.word(card)) } }
        }
    }
}

/// The top cards of the decks, in the room that the viewer's cards leave; among several there is
/// none.
pub(super) fn market(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let tops = Pile::OPEN.into_iter().filter_map(|of| state.decks[of].top());
    let tops: Vec<Card> = tops.filter(|card| !state.shown.contains(card)).collect();
    html! {
        @if !tops.is_empty() && eyes.solo() {
            div class="mg-market" {
                h3 class="area-title" { (message!(eyes.messages(), "table-decks")) }
                div class="mg-market-cards" { @for of in tops { (card(eyes, eyes.own, of)) } }
            }
        }
    }
}

/// The cards of a pick, or in set-up the species, shown over the map.
pub(super) fn shown(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let mut cards: Vec<Card> = state.shown.iter().copied().collect();
    let species = Card::of(Pile::Species).filter(|card| eyes.can(&card.to_string()).is_some());
    let free = species.filter(|card| state.owner(*card).is_none() && !state.shown.contains(card));
    cards.extend(free);
    html! {
        @if !cards.is_empty() {
            div class={ "mg-shown" @if cards.len() > 4 { " mg-many" } } role="group" aria-label=(message!(eyes.messages(), "cards-seen")) {
                @for of in cards { (card(eyes, eyes.own, of)) }
            }
        }
    }
}
