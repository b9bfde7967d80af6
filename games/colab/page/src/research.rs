//! The research board: tokens, the track up to its flip, and five trades.

use colab::Trade;
use game_core::Id;
use i18n::message;
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{effect, glyph};

/// The viewer's research board.
pub(super) fn research(eyes: &Eyes<'_>) -> Markup {
    let area = &eyes.table().players[eyes.own];
    let last = eyes.content.research.last;
    let side = area.research_side();
    let tracker = message!(
        eyes.messages,
        "board-tracker",
        at = area.tracker,
        last = last,
        points = eyes.content.research.token
    );
    html! {
        section class="box cl-research" data-place={ "research " (eyes.own) } aria-label=(message!(eyes.messages, "board-research")) {
            span class="cl-figure-of" title=(message!(eyes.messages, "board-research-tokens")) { (glyph("research", "cl-piece", &message!(eyes.messages, "board-research-tokens"))) b data-number=(message!(eyes.messages, "board-your-research")) { (area.research) } }
            div class="cl-track" role="img" aria-label=(tracker) title=(tracker) {
                @for step in 0..=last {
                    span class={ "cl-step" @if step < area.tracker { " cl-past" } @if step == area.tracker { " cl-now" } @if step == last { " cl-last" } } {
                        @if step == area.tracker || step == last { (step) }
                    }
                }
            }
            @if area.tens > 0 { b class="cl-tens" title=(message!(eyes.messages, "board-tens")) { (area.tens) "×10" } }
            div class="cl-trades" {
                @for trade in Trade::all() {
                    @let place = format!("trade {trade}");
                    @let facts = eyes.content.trades[trade];
                    @let cost = facts.costs[side];
                    @let used = eyes.table().turn.trades.contains(trade) && eyes.table().acting == eyes.own;
                    span class={ "cl-trade" @if used { " cl-spent" } @if cost > area.research { " cl-dear" } } data-place=(place) data-can=[eyes.can(&place)]
                        title=(message!(eyes.messages, "board-trade", cost = cost, benefit = facts.benefit.words(eyes.messages), used = if used { "yes" } else { "no" })) {
                        b { (cost) } span class="cl-then" { "›" } (effect(facts.benefit, eyes.messages))
                    }
                }
            }
        }
    }
}
