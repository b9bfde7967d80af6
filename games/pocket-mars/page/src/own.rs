//! The own area: prep module and hand, every card with both abilities.

use drawing::icon;
use maud::{Markup, html};
use pocket_mars::{Card, Slot};
use pocket_mars::{CardView, PlayerView};
use table::Id;

use super::cards::{Lies, face};
use super::people::Eyes;

/// The area of the player who looks; nothing for somebody without a seat.
pub(super) fn own(eyes: &Eyes<'_>) -> Markup {
    let Some(area) = eyes.view.own() else { return html! {} };
    let hand: Vec<Card> = faces(&area.hand);
    let packet: Vec<Card> = faces(&area.packet);
    html! {
        div class="own-area" {
            section class={ "own-part " (if packet.is_empty() { "cards-2" } else { "thin" }) }
                aria-label="Your prep module" {
                h3 class="area-title" { (icon("prep")) @if packet.is_empty() { "Your prep module" } @else { "Prep" } }
                div class="cards" {
                    @for slot in Slot::ALL { (own_slot(eyes, area, slot)) }
                }
            }
            section class={ "own-part cards-" (weight(hand.len())) (beside_packet(&hand, &packet)) }
                aria-label="Your hand" data-place={ "hand-" (area.player.word()) } {
                h3 class="area-title" { (icon("hand")) "Your hand" }
                div class="cards" {
                    @for card in &hand { (face(eyes, *card, area.player, Lies::Hand)) }
                    @if hand.is_empty() { p class="muted small" { "no card" } }
                }
            }
            @if !packet.is_empty() {
                section class={ "own-part cards-" (weight(packet.len())) } aria-label="Your packet" {
                    h3 class="area-title" { (icon("deck")) "Packet to pick from" }
                    div class="cards" { @for card in &packet { (face(eyes, *card, area.player, Lies::Apart)) } }
                }
            }
        }
    }
}

fn own_slot(eyes: &Eyes<'_>, area: &PlayerView, slot: Slot) -> Markup {
    let place = format!("slot-{}-{}", area.player.word(), slot.word());
    let chosen = area.chosen.iter().nth(slot.index());
    html! {
        div class="slot" data-place=(place) data-can=[eyes.can(&place)] {
            @match (area.prep[slot.index()].map(|slot| slot.card), chosen) {
                (Some(CardView::Face(card)), _) => (face(eyes, card, area.player, Lies::Prep)),
                (Some(_), _) => span class="slot-empty" { "face down" },
                (None, Some(card)) => (face(eyes, card, area.player, Lies::Apart)),
                (None, None) => span class="slot-empty" { "Slot " (slot.word()) " is empty" },
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

/// How much of the width so many cards deserve.
fn weight(cards: usize) -> usize {
    cards.clamp(1, 6)
}

/// While a packet is picked from, the hand takes only the room of the cards that were kept.
fn beside_packet(hand: &[Card], packet: &[Card]) -> &'static str {
    match (packet, hand) {
        ([], _) => "",
        (_, []) => " none",
        _ => " some",
    }
}
