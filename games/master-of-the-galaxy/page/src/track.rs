//! The track of supremacy symbols: a column for each, with every player's crest on its step.

use game_core::{Id, Named as _, list};
use i18n::message;
use master_of_the_galaxy::{Symbol, Weaver};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{shield, swarm};

/// The track with all players.
pub(super) fn track(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="box mg-track" aria-label=(message!(eyes.messages(), "track")) {
            @for symbol in Symbol::ALL { (column(eyes, symbol)) }
        }
    }
}

fn column(eyes: &Eyes<'_>, symbol: Symbol) -> Markup {
    let track = eyes.content.numbers.pieces.track;
    let wins = eyes.content.numbers.winning.symbols;
    let counts: Vec<_> =
        eyes.game.players().map(|player| (player, eyes.game.symbols(player)[symbol])).collect();
    let narrator = eyes.narrator();
    let each = counts.iter().map(|(player, count)| -> String {
        let player = player.named(&narrator);
        message!(eyes.messages(), "track-player", player = player, count = *count).into()
    });
    let (symbols, each) = (symbol.named(&narrator), list(each, &narrator));
    let said = message!(eyes.messages(), "track-column", symbol = symbols, players = each);
    html! {
        div class="mg-column" role="group" aria-label=(said) title=(said) {
            @for step in (1..=track).rev() {
                span class={ "mg-step" @if step >= wins { " mg-wins" } } {
                    @for (player, count) in &counts {
                        @if (*count).min(track) == step { (eyes.crest(*player)) }
                    }
                    @if step == wins && counts.iter().all(|(_, count)| *count < wins) { span class="muted" aria-hidden="true" { "★" } }
                }
            }
            (shield(eyes, symbol))
            @if eyes.solo() { (fed(eyes, symbol)) }
        }
    }
}

/// The swarms that a symbol feeds.
fn fed(eyes: &Eyes<'_>, symbol: Symbol) -> Markup {
    let feeds = |card: &Weaver| eyes.content.weaver(*card).symbol == symbol;
    let on_board = |card: &Weaver| eyes.state().swarm(*card).is_some();
    html! {
        span class="mg-fed" {
            @for card in Weaver::all().filter(feeds).filter(on_board) {
                (swarm(card, &message!(eyes.messages(), "track-feeds", swarm = card.named(&eyes.narrator()))))
            }
        }
    }
}
