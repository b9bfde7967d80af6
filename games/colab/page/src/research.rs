//! The research board: tokens, the track up to its flip, and five trades.

use colab::Trade;
use game_core::Id;
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{effect, glyph};

/// The viewer's research board.
pub(super) fn research(eyes: &Eyes<'_>) -> Markup {
    let area = &eyes.table().players[eyes.own];
    let last = eyes.content.research.last;
    let side = area.research_side();
    html! {
        section class="box cl-research" data-place={ "research " (eyes.own) } aria-label="Research" {
            span class="cl-figure-of" title="Research tokens" { (glyph("research", "cl-piece", "Research tokens")) b data-number="Your research" { (area.research) } }
            div class="cl-track" role="img" aria-label={ "Research tracker on " (area.tracker) " of " (last) } title={ "Tracker on " (area.tracker) " of " (last) "; a token of " (eyes.content.research.token) " points there" } {
                @for step in 0..=last {
                    span class={ "cl-step" @if step < area.tracker { " cl-past" } @if step == area.tracker { " cl-now" } @if step == last { " cl-last" } } {
                        @if step == area.tracker || step == last { (step) }
                    }
                }
            }
            @if area.tens > 0 { b class="cl-tens" title="Research tokens worth 10 points" { (area.tens) "×10" } }
            div class="cl-trades" {
                @for trade in Trade::all() {
                    @let place = format!("trade {trade}");
                    @let facts = eyes.content.trades[trade];
                    @let cost = facts.costs[side];
                    @let used = eyes.table().turn.trades.contains(trade) && eyes.table().acting == eyes.own;
                    span class={ "cl-trade" @if used { " cl-spent" } @if cost > area.research { " cl-dear" } } data-place=(place) data-can=[eyes.can(&place)]
                        title={ (cost) " research: " (facts.benefit.words(eyes.messages)) @if used { "; used in this turn" } } {
                        b { (cost) } span class="cl-then" { "›" } (effect(facts.benefit, eyes.messages))
                    }
                }
            }
        }
    }
}
