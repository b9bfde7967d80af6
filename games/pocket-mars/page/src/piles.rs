//! The deck with an estimate of how long it will last, the discard pile, and the card that is being
//! resolved.

use i18n::message;
use maud::{Markup, html};

use super::glyphs::{back, front};
use super::people::Eyes;

/// About how many cards leave the deck in a solo round besides those of System Failure: one to the
/// androids, one to the hand.
const DRAWN: u8 = 2;

/// The piles beside the viewer's cards.
pub(super) fn piles(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    html! {
        div class="pm-piles" {
            h3 class="unseen" { (message!(eyes.messages(), "board-piles")) }
            @if let Some(card) = view.in_play {
                div class="pm-pile pm-in-play" data-place="in-play" data-card=(card) title=(eyes.card_name(card)) {
                    (picture(&message!(eyes.messages(), "in-play-card", card = eyes.card_name(card)), &front(card.colour(), eyes.content.card(card).value, 3.0, 3.0, 70.0, 94.0)))
                    span { b { (message!(eyes.messages(), "in-play")) } span { (eyes.words().card_title(card)) } }
                }
            }
            (deck(eyes))
            (discard(eyes))
        }
    }
}

fn deck(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    let top = match view.deck_top {
        Some(colour) => message!(eyes.messages(), "deck-top", colour = eyes.words().colour(colour)),
        None if view.deck == 0 => message!(eyes.messages(), "deck-empty"),
        None => message!(eyes.messages(), "deck-unseen"),
    };
    html! {
        div class="pm-pile" data-place="deck" data-can=[eyes.can("deck")] {
            div class="pm-top" data-place="deck-top" data-can=[eyes.can("deck-top")] title=(top) {
                @match view.deck_top {
                    Some(colour) => (picture(&top, &back(colour, 3.0, 3.0, 70.0, 94.0))),
                    None => (picture(&top, &none())),
                }
            }
            span {
                b data-number=(message!(eyes.messages(), "number-deck")) { (view.deck) }
                span { (message!(eyes.messages(), "deck")) }
                @if view.options.solo() && view.round > 0 && !view.over { span class="pm-lasts" title=(message!(eyes.messages(), "deck-lasts")) { (rounds(eyes)) } }
            }
        }
    }
}

/// About how many rounds the deck will last.
fn rounds(eyes: &Eyes<'_>) -> String {
    let round = eyes.content.solo.system_failure + DRAWN;
    let rounds = eyes.view.deck.div_ceil(round.max(1));
    message!(eyes.messages(), "deck-rounds", count = rounds).into()
}

fn discard(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    html! {
        div class="pm-pile" data-place="discard" data-can=[eyes.can("discard")] {
            @match view.discard.last() {
                Some(card) => div class="pm-top pm-shown" data-card=(card) title=(message!(eyes.messages(), "discard-top", card = eyes.card_name(*card))) {
                    (picture(&eyes.card_name(*card), &front(card.colour(), eyes.content.card(*card).value, 3.0, 3.0, 70.0, 94.0)))
                },
                None => div class="pm-top" { (picture(&message!(eyes.messages(), "discard-empty"), &none())) },
            }
            span { b data-number=(message!(eyes.messages(), "number-discard")) { (view.discard.len()) } span { (message!(eyes.messages(), "discard")) } }
        }
    }
}

fn none() -> Markup {
    html! { rect class="pm-free" x="3" y="3" width="70" height="94" rx="8" {} }
}

fn picture(said: &str, drawn: &Markup) -> Markup {
    html! {
        svg class="pm-small" viewBox="0 0 76 100" role="img" focusable="false" {
            title { (said) }
            (drawn)
        }
    }
}
