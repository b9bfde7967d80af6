//! The six decks with their top cards, and the cards shown in a pick.

use game_core::grammar::counted;
use master_of_the_galaxy::{Card, Pile};
use maud::{Markup, html};

use crate::cards::card;
use crate::eyes::Eyes;
use crate::glyphs::{pile, shield};

/// The six decks.
pub(super) fn decks(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="box mg-decks" aria-label="Decks" {
            @for of in Pile::OPEN { (deck(eyes, of)) }
        }
    }
}

fn deck(eyes: &Eyes<'_>, of: Pile) -> Markup {
    let deck = &eyes.state().decks[of];
    let place = of.to_string();
    let top = deck.top().map(|card| eyes.content.card(card));
    let said = match top {
        Some(facts) => format!("{of}: {}, on top {}", counted(deck.len(), "card"), facts.title),
        None => format!("{of}: {}", counted(deck.len(), "card")),
    };
    html! {
        div class="mg-deck" data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(said) title=(said) {
            span class="mg-deck-head" { (pile(of)) b { (deck.len()) } @if let Some(facts) = top { (shield(facts.symbol)) } }
            @if let Some(facts) = top { span class="mg-deck-top" { (facts.title) } }
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
            div class={ "mg-shown" @if cards.len() > 4 { " mg-many" } } role="group" aria-label="Cards that are seen" {
                @for of in cards { (card(eyes, eyes.own, of)) }
            }
        }
    }
}
