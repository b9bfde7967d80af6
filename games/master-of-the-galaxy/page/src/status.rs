//! The strip at the top: the round, the active player, and how near each side is to a win or a
//! loss.

use drawing::icon;
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
                @if state.round == 0 { b { "Set-up" } } @else { b { "Round " (state.round) } }
                @if eyes.view.over { " " span class="tag loud" { (icon("flag")) "over" } }
                @else if state.round > 0 { " " span class="mg-turn" { (eyes.crest(state.active)) (turn(eyes)) } }
            }
            (ways(eyes, eyes.own))
            @if eyes.solo() { (losses(eyes)) }
        }
    }
}

fn turn(eyes: &Eyes<'_>) -> String {
    if eyes.solo() { "Your turn".into() } else { eyes.name(eyes.state().active) }
}

/// A player's progress towards each way to win.
pub(super) fn ways(eyes: &Eyes<'_>, player: Player) -> Markup {
    let winning = &eyes.content.numbers.winning;
    let symbols = eyes.game.symbols(player);
    let best = Symbol::ALL.into_iter().rev().max_by_key(|&symbol| symbols[symbol]);
    let best = best.unwrap_or(Symbol::Military);
    html! {
        ul class="mg-ways" aria-label={ (eyes.name(player)) ": on the way to a win" } {
            li title="Bases on the board" {
                (glyph("base-pyramid", &format!("mg-base {}", eyes.hue(player)), "Bases"))
                b data-number={ (eyes.name(player)) ": bases" } { (eyes.state().bases(player)) } span class="muted" { "/" (winning.bases) }
            }
            li title={ "The most symbols of one kind: " (best) } {
                (shield(best)) b data-number={ (eyes.name(player)) ": symbols" } { (symbols[best]) } span class="muted" { "/" (winning.symbols) }
            }
            li title="Starts" {
                (glyph("house", "mg-house", "Starts"))
                b data-number={ (eyes.name(player)) ": starts" } { (eyes.game.starts(player)) } span class="muted" { "/" (winning.starts) }
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
        ul class="mg-ways" aria-label="The Weavers" {
            li class={ @if state.tokens <= 3 { "mg-near" } } title="Black hole tokens on the board: all of them is a loss" {
                (glyph("hole", "mg-token", "Black holes")) b data-number="Black holes" { (placed) } span class="muted" { "/" (all) }
            }
            li title="Swarms on the board, and cards in the Weaver deck" {
                (glyph("swarm-w1", "mg-token", "Swarms"))
                b data-number="Swarms" { (state.swarms.len()) } span class="muted" { " + " (state.weavers.len()) }
            }
        }
    }
}
