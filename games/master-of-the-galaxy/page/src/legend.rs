//! The legend: what the glyphs mean.

use master_of_the_galaxy::{Colour, Letter, Pile, Shape, Symbol, Work};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{base, cube, glyph, pile, shield, slot, work};

/// The legend of the glyphs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list mg mg-legend" {
            @for player in eyes.game.players() {
                dt { (eyes.crest(player)) } dd { (eyes.name(player)) }
            }
            @for of in Shape::ALL { dt { (base(of, eyes.hue(eyes.own))) } dd { "a base: " (of) } }
            @for of in Colour::ALL { dt { (cube(of)) } dd { (of.name()) " cube: " (means(of)) } }
            dt { (slot(Letter::Blue)) (slot(Letter::Star)) } dd { "slot for one colour, for any" }
            @for of in Symbol::ALL { dt { (shield(of)) } dd { (of) " symbol" } }
            @for of in Pile::OPEN { dt { (pile(of)) } dd { (of) } }
            @if eyes.solo() { @for of in Work::ALL { dt { (work(of)) } dd { (of.name()) ": " (when(of)) } } }
            @for (symbol, class, words) in [
                ("hole", "mg-token", "black hole"), ("house", "mg-house", "home; starts"),
                ("fight", "mg-fight-glyph", "conflict"), ("bag", "mg-bag-glyph", "bag"),
                ("skip", "mg-skip", "skips the next turn"),
            ] { dt { (glyph(symbol, class, words)) } dd { (words) } }
        }
    }
}

const fn means(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "military",
        Colour::Blue => "science",
        Colour::Yellow => "economy",
        Colour::White => "industry",
        Colour::Black => "administration",
    }
}

const fn when(work: Work) -> &'static str {
    match work {
        Work::Proliferation => "two cubes alike are drawn; full, a swarm comes to the target",
        Work::Morphing => "exactly one of its colour is drawn; full, another card takes its place",
        Work::Engulfment => "neither; full, it moves on and leaves a black hole",
    }
}
