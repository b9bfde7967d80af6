//! The other players, one line each, which expands to their cards.

use drawing::icon;
use game_core::Named as _;
use i18n::message;
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
                @if now { span class="tag" { (message!(eyes.messages(), "tag-now")) } }
                @if area.skips { (glyph("skip", "mg-skip", &message!(eyes.messages(), "table-skips"))) }
                @if area.out { span class="tag" { (message!(eyes.messages(), "tag-out")) } }
            }
            (ways(eyes, player))
            span class="mg-cubes" title=(message!(eyes.messages(), "bag-cubes")) {
                (glyph("bag", "mg-bag-glyph", &message!(eyes.messages(), "bag"))) b data-number=(message!(eyes.messages(), "number-bag", player = player.named(&eyes.narrator()))) { (bag.total()) }
                @for colour in Colour::ALL { @if bag.of(colour) > 0 { (cube(eyes, colour)) (bag.of(colour)) " " } }
            }
            @if now && !state.hand.is_empty() {
                span class="mg-cubes" title=(message!(eyes.messages(), "hand")) {
                    (message!(eyes.messages(), "hand")) @for colour in state.hand.colours() { @for _ in 0..state.hand.of(colour) { (cube(eyes, colour)) } }
                }
            }
            @if player != eyes.own {
                details class="mg-more" data-fold={ "other-" (player.word()) } {
                    summary title=(message!(eyes.messages(), "cards-open")) { (icon("fold")) span class="unseen" { (message!(eyes.messages(), "cards-of", player = player.named(&eyes.narrator()))) } }
                    div class="mg-more-open box" { (cards(eyes, player)) }
                }
            }
        }
    }
}
