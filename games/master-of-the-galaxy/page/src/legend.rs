//! What the signs mean, and the picture for the shelf.

use master_of_the_galaxy::{Colour, Letter, Pile, Shape, Symbol, Work};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::signs::{base, cube, pile, shield, sign, slot, work};

/// The signs on the table.
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
                ("fight", "mg-fight-sign", "conflict"), ("bag", "mg-bag-sign", "bag"),
                ("skip", "mg-skip", "skips the next turn"),
            ] { dt { (sign(symbol, class, words)) } dd { (words) } }
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

/// A small picture for the shelf.
pub(super) fn cover() -> Markup {
    html! {
        svg class="shelf-cover" viewBox="0 0 132 132" role="img" {
            title { "Stars joined by cubes, and a black hole" }
            rect width="132" height="132" fill="#0d121d" {}
            @for (x, y, r) in [(18, 22, 1), (60, 12, 1), (112, 30, 2), (26, 70, 1), (84, 58, 1), (120, 88, 1), (50, 118, 2), (98, 120, 1)] {
                circle cx=(x) cy=(y) r=(r) fill="#8fa0c0" {}
            }
            path d="M36 42H84M36 42V92" stroke="#cb82b0" stroke-width="14" {}
            path d="M36 42H84M36 42V92" stroke="#0d121d" stroke-width="9" {}
            @for (x, y, fill) in [(52, 37, "#f2dc4b"), (64, 37, "#f2dc4b"), (31, 60, "#fff"), (31, 72, "#fff")] {
                rect x=(x) y=(y) width="10" height="10" rx="2" fill=(fill) {}
            }
            circle cx="36" cy="42" r="17" fill="#3a2034" stroke="#cb82b0" stroke-width="4" {}
            path d="M36 31 46 49H26Z" fill="#cb82b0" {}
            circle cx="92" cy="42" r="15" fill="#14202a" stroke="#2fc196" stroke-width="4" {}
            circle cx="92" cy="42" r="6" fill="#2fc196" {}
            circle cx="36" cy="98" r="14" fill="#1a2233" stroke="#4b5872" stroke-width="3" {}
            circle cx="94" cy="94" r="17" fill="#000" stroke="#f0b65a" stroke-width="3" {}
            path d="M66 104C86 112 112 102 122 82" fill="none" stroke="#cf4a1b" stroke-width="6" stroke-linecap="round" {}
        }
    }
}
