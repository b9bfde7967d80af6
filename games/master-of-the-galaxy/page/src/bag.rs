//! The cubes of a player: the hand, the contents of the bag with the odds of the next draw, the
//! reserve.

use master_of_the_galaxy::{Colour, Player, Shape};
use maud::{Markup, html};

use crate::eyes::{Eyes, percent};
use crate::glyphs::{base, cube, glyph};

/// The viewer's bag, with the hand in the viewer's own turn.
pub(super) fn bag(eyes: &Eyes<'_>) -> Markup {
    let (state, own) = (eyes.state(), eyes.own);
    let cubes = state.bags[own];
    let odds = eyes.game.odds_of_draw(own);
    html! {
        section class="box mg-bag" aria-label={ "Cubes of " (eyes.name(own)) } {
            div class="mg-bag-head" {
                span class="mg-bag-count" title="Cubes in the bag" { (glyph("bag", "mg-bag-glyph", "Bag")) b data-number="Cubes in your bag" { (cubes.total()) } }
                @if own == state.active { (hand(eyes)) }
                (supply(eyes, own))
            }
            div class="mg-odds" role="group" aria-label="The bag, and the chance to draw one or more next" {
                @for colour in Colour::ALL {
                    @let place = format!("bag {colour}");
                    span class="mg-odd" data-piece={ "cube-" (colour) } data-at=(place) data-many=(cubes.of(colour)) data-place=(place) data-can=[eyes.can(&place)]
                        title={ (cubes.of(colour)) " " (colour.name()) " in the bag; one or more in the next hand: " (percent(odds[colour])) } {
                        (cube(colour)) b { (cubes.of(colour)) } span class="muted" { (percent(odds[colour])) }
                    }
                }
            }
            div class="mg-odds mg-reserve" role="group" aria-label="The reserve" {
                @for colour in Colour::ALL {
                    @let place = format!("reserve {colour}");
                    span class="mg-odd" data-piece={ "cube-" (colour) } data-at=(place) data-many=(state.reserve.of(colour)) data-store data-place=(place) data-can=[eyes.can(&place)] title={ (state.reserve.of(colour)) " " (colour.name()) " in the reserve" } {
                        (cube(colour)) span class="muted" { (state.reserve.of(colour)) }
                    }
                }
            }
        }
    }
}

fn hand(eyes: &Eyes<'_>) -> Markup {
    let hand = eyes.state().hand;
    html! {
        span class="mg-hand" role="group" aria-label="Hand" {
            @if hand.is_empty() { span class="muted" { "no cubes in hand" } }
            @for colour in hand.colours() {
                @let place = format!("hand {colour}");
                span class="mg-held" data-piece={ "cube-" (colour) } data-at=(place) data-many=(hand.of(colour)) data-place=(place) data-can=[eyes.can(&place)] {
                    @for _ in 0..hand.of(colour) { (cube(colour)) }
                }
            }
        }
    }
}

/// The player's bases that are not on the board.
fn supply(eyes: &Eyes<'_>, player: Player) -> Markup {
    let all = eyes.content.numbers.pieces.bases_of_a_shape;
    html! {
        span class="mg-supply" role="group" aria-label="Bases in supply" {
            @for shape in Shape::ALL {
                @let place = format!("supply {shape}");
                @let left = all.saturating_sub(eyes.state().bases_of(player, shape));
                span class="mg-odd" data-place=(place) data-can=[eyes.can(&place)] title={ (left) " of the shape " (shape) " in supply" } {
                    (base(shape, eyes.hue(player))) (left)
                }
            }
        }
    }
}
