//! The viewer's area: prep module and hand, with deck and discard pile beside them.

use game_core::Id;
use i18n::message;
use maud::{Markup, html};
use pocket_mars::{Card, CardView, PlayerView, Slot};

use super::cards::{Lies, card, empty, slot_place};
use super::people::Eyes;
use super::piles::piles;

/// The area of the viewer; without a seat only deck and discard pile.
pub(super) fn own(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class={ "pm pm-own" @if eyes.view.own().is_none() { " pm-nobody" } } data-area=(message!(eyes.messages(), "area-cards")) data-glyph="pm-card" {
            @if let Some(area) = eyes.view.own() { (cards(eyes, area)) }
            (piles(eyes))
        }
    }
}

fn cards(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let hand: Vec<Card> =
        faces(&area.hand).into_iter().filter(|held| !area.chosen.contains(*held)).collect();
    let packet: Vec<Card> = faces(&area.packet);
    let place = format!("hand-{}", area.player.word());
    html! {
        section class={ "pm-part pm-prep" @if !packet.is_empty() { " pm-thin" } } aria-label=(message!(eyes.messages(), "own-prep")) {
            h3 { b { (message!(eyes.messages(), "own-prep")) } span { " " (message!(eyes.messages(), "own-prep-use")) } }
            div class="pm-cards" {
                @for slot in Slot::ALL { (own_slot(eyes, area, slot)) }
            }
        }
        section class={ "pm-part pm-count-" (hand.len().clamp(1, 6)) } aria-label=(message!(eyes.messages(), "own-hand")) data-place=(place) data-can=[eyes.can(&place)] {
            h3 { b { (message!(eyes.messages(), "own-hand")) } span { " " (message!(eyes.messages(), "own-hand-use")) } }
            div class="pm-cards" {
                @for held in &hand { (card(eyes, *held, area, Lies::Hand)) }
                @if hand.is_empty() { (empty(&message!(eyes.messages(), "no-card"))) }
            }
        }
        @if !packet.is_empty() {
            section class={ "pm-part pm-count-" (packet.len().clamp(1, 6)) } aria-label=(message!(eyes.messages(), "own-packet")) {
                h3 { b { (message!(eyes.messages(), "packet")) } }
                div class="pm-cards" { @for held in &packet { (card(eyes, *held, area, Lies::Apart)) } }
            }
        }
    }
}

fn own_slot(eyes: &Eyes<'_>, area: &PlayerView, slot: Slot) -> Markup {
    let place = slot_place(area.player, slot);
    let chosen = area.chosen.iter().nth(slot.index());
    html! {
        div class="pm-own-slot" data-place=(place) data-can=[eyes.can(&place)] {
            @match (area.prep[slot.index()].map(|slot| slot.card), chosen) {
                (Some(CardView::Face(held)), _) => (card(eyes, held, area, Lies::Prep)),
                (Some(_), _) => (empty(&message!(eyes.messages(), "lying-face-down"))),
                (None, Some(held)) => (card(eyes, held, area, Lies::Apart)),
                (None, None) => (empty(&message!(eyes.messages(), "slot-empty", slot = slot.word()))),
            }
        }
    }
}

fn faces(cards: &[CardView]) -> Vec<Card> {
    let known = |card: &CardView| match card {
        CardView::Face(card) => Some(*card),
        CardView::Back(_) | CardView::Hidden => None,
    };
    cards.iter().filter_map(known).collect()
}
