//! The other players, one line each, which expands to their cards.

use drawing::icon;
use master_of_the_galaxy::{Colour, Player};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{cube, glyph};
use crate::own::cards;
use crate::status::ways;

/// The lines of all players, in turn order from the active one.
pub(super) fn rivals(eyes: &Eyes<'_>) -> Markup {
    let all: Vec<Player> = eyes.game.players().collect();
    let now = all.iter().position(|&player| player == eyes.state().active).unwrap_or(0);
    html! {
        div class="mg mg-rivals" {
            @for player in all.iter().cycle().skip(now).take(all.len()) { (rival(eyes, *player)) }
        }
    }
}

fn rival(eyes: &Eyes<'_>, player: Player) -> Markup {
    let state = eyes.state();
    let area = &state.areas[player];
    let place = format!("player {player}");
    let now = player == state.active && !eyes.view.over;
    let bag = state.bags[player];
    html! {
        article class={ "box mg-rival " (eyes.hue(player)) @if now { " mg-now" } @if area.out { " mg-out" } }
            aria-label=(eyes.name(player)) data-place=(place) data-can=[eyes.can(&place)] {
            h3 {
                (eyes.crest(player)) (eyes.name(player))
                @if now { span class="tag" { "now" } }
                @if area.skips { (glyph("skip", "mg-skip", "skips the next turn")) }
                @if area.out { span class="tag" { "out" } }
            }
            (ways(eyes, player))
            span class="mg-cubes" title="Cubes in the bag" {
                (glyph("bag", "mg-bag-glyph", "Bag")) b data-number={ (eyes.name(player)) ": cubes in the bag" } { (bag.total()) }
                @for colour in Colour::ALL { @if bag.of(colour) > 0 { (cube(colour)) (bag.of(colour)) " " } }
            }
            @if now && !state.hand.is_empty() {
                span class="mg-cubes" title="Hand" {
                    "hand" @for colour in state.hand.colours() { @for _ in 0..state.hand.of(colour) { (cube(colour)) } }
                }
            }
            @if player != eyes.own {
                details class="mg-more" data-fold={ "other-" (player.word()) } {
                    summary title="Open the cards" { (icon("fold")) span class="unseen" { "Cards: " (eyes.name(player)) } }
                    div class="mg-more-open box" { (cards(eyes, player)) }
                }
            }
        }
    }
}
