//! A player's cards: first the conflicts under way, then species, leaders, government,
//! developments, conflicts not yet initiated, and finished cards.

use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Card, Pile, Player};
use maud::{Markup, html};

use crate::cards::{card, done};
use crate::conflicts::conflicts;
use crate::decks::market;
use crate::eyes::Eyes;
use crate::glyphs::pile;

/// The viewer's area.
pub(super) fn own(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="mg mg-own" data-area=(message!(eyes.messages(), "cards")) data-glyph="mg-pile-leader" {
            h3 class="unseen" { (message!(eyes.messages(), "cards-yours")) }
            (conflicts(eyes))
            (cards(eyes, eyes.own))
            (market(eyes))
        }
    }
}

/// The cards in front of a player, and spaces for the cards he may still have.
pub(super) fn cards(eyes: &Eyes<'_>, player: Player) -> Markup {
    let state = eyes.state();
    let limits = &eyes.content.numbers.limits;
    let open = |pile: Pile| -> Vec<Card> {
        let cards = eyes.cards_of(player, pile).into_iter();
        cards.filter(|&of| !eyes.done(of) && state.conflict(of).is_none()).collect()
    };
    let finished: Vec<Card> =
        state.areas[player].cards.iter().copied().filter(|&of| eyes.done(of)).collect();
    html! {
        @for of in open(Pile::Species) { (card(eyes, player, of)) }
        div class="mg-cards" {
            @for (of, room) in [
                (Pile::Leader, limits.leader),
                (Pile::Government, limits.government),
                (Pile::Commerce, limits.development_per_type),
                (Pile::Expansion, limits.development_per_type),
                (Pile::Progress, limits.development_per_type),
                (Pile::Conflict, limits.conflict),
            ] {
                @let there = open(of);
                @for &of in &there { (card(eyes, player, of)) }
                @if there.len() < usize::from(room) { (free(eyes, of, usize::from(room) - there.len())) }
            }
        }
        @if !finished.is_empty() {
            div class="mg-finished" role="group" aria-label=(message!(eyes.messages(), "cards-done")) {
                @for of in finished { (done(eyes, of)) }
            }
        }
    }
}

/// Spaces for more cards of a type.
fn free(eyes: &Eyes<'_>, of: Pile, count: usize) -> Markup {
    let said =
        message!(eyes.messages(), "cards-room", count = count, pile = of.named(&eyes.narrator()));
    html! {
        span class="mg-free" title=(said) { (pile(eyes, of)) @if count > 1 { (count) } }
    }
}
