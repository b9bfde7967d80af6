//! The strip at the top: the round, the active player, and how near each side is to a win or a
//! loss.

use drawing::icon;
use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Player, Symbol};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{glyph, shield};

/// The strip above the board.
pub(super) fn status(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    html! {
        div class="mg-status" {
            p class="mg-round" {
                @if state.round == 0 { b { (message!(eyes.messages(), "trail-set-up")) } } @else { b { (message!(eyes.messages(), "trail-round", round = state.round)) } }
                @if eyes.view.over { " " span class="tag loud" { (icon("flag")) (message!(eyes.messages(), "tag-over")) } }
                @else if state.round > 0 { " " span class="mg-turn" { (eyes.crest(state.active)) (turn(eyes)) } }
            }
            (ways(eyes, eyes.own))
            @if eyes.solo() { (losses(eyes)) }
        }
    }
}

fn turn(eyes: &Eyes<'_>) -> String {
    let player = eyes.state().active.named(&eyes.narrator());
    message!(eyes.messages(), "trail-turn", player = player).into()
}

/// A player's progress towards each way to win.
pub(super) fn ways(eyes: &Eyes<'_>, player: Player) -> Markup {
    let winning = &eyes.content.numbers.winning;
    let symbols = eyes.game.symbols(player);
    let best = Symbol::ALL.into_iter().rev().max_by_key(|&symbol| symbols[symbol]);
    let best = best.unwrap_or(Symbol::Military);
    html! {
        ul class="mg-ways" aria-label=(message!(eyes.messages(), "ways", player = player.named(&eyes.narrator()))) {
            li title=(message!(eyes.messages(), "score-bases")) {
                (glyph("base-pyramid", &format!("mg-base {}", eyes.hue(player)), &message!(eyes.messages(), "score-bases")))
                b data-number=(message!(eyes.messages(), "number-bases", player = player.named(&eyes.narrator()))) { (eyes.state().bases(player)) } span class="muted" { "/" (winning.bases) }
            }
            li title=(message!(eyes.messages(), "ways-symbols", symbol = best.named(&eyes.narrator()))) {
                (shield(eyes, best)) b data-number=(message!(eyes.messages(), "number-symbols", player = player.named(&eyes.narrator()))) { (symbols[best]) } span class="muted" { "/" (winning.symbols) }
            }
            li title=(message!(eyes.messages(), "score-starts")) {
                (glyph("house", "mg-house", &message!(eyes.messages(), "score-starts")))
                b data-number=(message!(eyes.messages(), "number-starts", player = player.named(&eyes.narrator()))) { (eyes.game.starts(player)) } span class="muted" { "/" (winning.starts) }
            }
        }
    }
}

/// The Weavers' progress towards a win.
fn losses(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let all = eyes.content.numbers.pieces.black_hole_tokens;
    let placed = all.saturating_sub(state.tokens);
    html! {
        ul class="mg-ways" aria-label=(message!(eyes.messages(), "name-weavers")) {
            li class={ @if state.tokens <= 3 { "mg-near" } } title=(message!(eyes.messages(), "losses-tokens")) {
                (glyph("hole", "mg-token", &message!(eyes.messages(), "score-holes"))) b data-number=(message!(eyes.messages(), "number-holes")) { (placed) } span class="muted" { "/" (all) }
            }
            li title=(message!(eyes.messages(), "losses-swarms")) {
                (glyph("swarm-w1", "mg-token", &message!(eyes.messages(), "others-swarms")))
                b data-number=(message!(eyes.messages(), "others-swarms")) { (state.swarms.len()) } span class="muted" { " + " (state.weavers.len()) }
            }
        }
    }
}
