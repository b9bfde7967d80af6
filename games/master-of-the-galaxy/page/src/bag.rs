//! The cubes of a player: the hand, the contents of the bag with the odds of the next draw, the
//! reserve.

use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Colour, Player, Shape};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{base, cube, glyph};

/// The viewer's bag, with the hand in the viewer's own turn.
pub(super) fn bag(eyes: &Eyes<'_>) -> Markup {
    let (state, own) = (eyes.state(), eyes.own);
    let cubes = state.bags[own];
    let odds = eyes.game.odds_of_draw(own);
    html! {
        section class="box mg-bag" aria-label=(message!(eyes.messages(), "table-cubes", player = own.named(&eyes.narrator()))) {
            div class="mg-bag-head" {
                span class="mg-bag-count" title=(message!(eyes.messages(), "bag-cubes")) { (glyph("bag", "mg-bag-glyph", &message!(eyes.messages(), "bag"))) b data-number=(message!(eyes.messages(), "bag-cubes")) { (cubes.total()) } }
                @if own == state.active { (hand(eyes)) }
                (supply(eyes, own))
            }
            div class="mg-odds" role="group" aria-label=(message!(eyes.messages(), "bag-odds")) {
                @for colour in Colour::ALL {
                    @let place = format!("bag {colour}");
                    span class="mg-odd" data-piece={ "cube-" (colour) } data-at=(place) data-many=(cubes.of(colour)) data-place=(place) data-can=[eyes.can(&place)]
                        title=(message!(eyes.messages(), "table-odds", count = cubes.of(colour), colour = colour.named(&eyes.narrator()), chance = eyes.percent(odds[colour]))) {
                        (cube(eyes, colour)) b { (cubes.of(colour)) } span class="muted" { (eyes.percent(odds[colour])) }
                    }
                }
            }
            div class="mg-odds mg-reserve" role="group" aria-label=(message!(eyes.messages(), "reserve")) {
                @for colour in Colour::ALL {
                    @let place = format!("reserve {colour}");
                    span class="mg-odd" data-piece={ "cube-" (colour) } data-at=(place) data-many=(state.reserve.of(colour)) data-store data-place=(place) data-can=[eyes.can(&place)] title=(message!(eyes.messages(), "reserve-cubes", count = state.reserve.of(colour), colour = colour.named(&eyes.narrator()))) {
                        (cube(eyes, colour)) span class="muted" { (state.reserve.of(colour)) }
                    }
                }
            }
        }
    }
}

fn hand(eyes: &Eyes<'_>) -> Markup {
    let hand = eyes.state().hand;
    html! {
        span class="mg-hand" role="group" aria-label=(message!(eyes.messages(), "hand")) {
            @if hand.is_empty() { span class="muted" { (message!(eyes.messages(), "hand-empty")) } }
            @for colour in hand.colours() {
                @let place = format!("hand {colour}");
                span class="mg-held" data-piece={ "cube-" (colour) } data-at=(place) data-many=(hand.of(colour)) data-place=(place) data-can=[eyes.can(&place)] {
                    @for _ in 0..hand.of(colour) { (cube(eyes, colour)) }
                }
            }
        }
    }
}

/// The player's bases that are not on the board.
fn supply(eyes: &Eyes<'_>, player: Player) -> Markup {
    let all = eyes.content.numbers.pieces.bases_of_a_shape;
    html! {
        span class="mg-supply" role="group" aria-label=(message!(eyes.messages(), "supply")) {
            @for shape in Shape::ALL {
                @let place = format!("supply {shape}");
                @let left = all.saturating_sub(eyes.state().bases_of(player, shape));
                span class="mg-odd" data-place=(place) data-can=[eyes.can(&place)] title=(message!(eyes.messages(), "supply-bases", count = left, shape = shape.named(&eyes.narrator()))) {
                    (base(eyes, shape, eyes.hue(player))) (left)
                }
            }
        }
    }
}
