//! Decks on the left and stacks of tiles on the right, in the corners that the towers leave free.

use colab::{Deck, Tier};
use game_core::Named as _;
use i18n::message;
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::put;

/// Decks and stacks of tiles.
pub(super) fn piles(eyes: &Eyes<'_>) -> Markup {
    html! {
        @for (number, deck) in Deck::ALL.into_iter().enumerate() { (one_deck(eyes, deck, number)) }
        @for (number, tier) in Tier::STACKS.into_iter().rev().enumerate() { (stack(eyes, tier, number)) }
    }
}

fn one_deck(eyes: &Eyes<'_>, deck: Deck, number: usize) -> Markup {
    let y = height_of(number);
    let place = format!("deck {deck}");
    let size = eyes.view.deck_size(deck, eyes.content);
    let discarded = eyes.table().discard_size(deck);
    html! {
        g class={ "cl-deck cl-deck-" (number) " hue-" (deck.colour()) } transform={ "translate(52 " (y) ")" } data-place=(place) data-can=[eyes.can(&place)] role="img" {
            title { (message!(eyes.messages, "board-deck", deck = deck.named(&eyes.messages), cards = size, discarded = discarded)) }
            rect class="cl-under" x="-14" y="3" width="34" height="44" rx="4" {}
            rect class="cl-back cl-hit" x="-17" y="0" width="34" height="44" rx="4" {}
            (put(&format!("{}-mark", deck.colour()), 0.0, 15.0, 19.0))
            text y="39" { (size) }
        }
    }
}

/// The vertical position of a pile, by its index from the top.
fn height_of(number: usize) -> f32 {
    40.0 + 53.0 * number as f32
}

fn stack(eyes: &Eyes<'_>, tier: Tier, number: usize) -> Markup {
    let y = height_of(number);
    let place = format!("tier {tier}");
    let left: u8 =
        eyes.content.tiles_of(tier).map(|tile| eyes.table().tiles_left(tile, eyes.content)).sum();
    let bars = ["", "I", "II", "III"][tier as usize];
    html! {
        g class={ "cl-stack cl-stack-" (number) } transform={ "translate(548 " (y) ")" } data-place=(place) data-can=[eyes.can(&place)] role="img" {
            title { (message!(eyes.messages, "board-stack", tier = tier.named(&eyes.messages), left = left)) }
            rect class="cl-under" x="-18" y="3" width="40" height="36" rx="4" {}
            rect class={ "cl-tile cl-hit cl-tier-" (tier as usize) } x="-21" y="0" width="40" height="36" rx="4" {}
            text x="-1" y="15" { (bars) }
            text class="cl-left" x="-1" y="31" { (left) }
        }
    }
}
