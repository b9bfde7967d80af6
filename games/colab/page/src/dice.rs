//! Dice with their faces, and unrolled dice.

use colab::{Colour, DieColour, EnemyFace, Face, Rolled, Symbol};
use game_core::Named as _;
use i18n::message;
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::put;

/// A die of this size inside a picture, centred at `x` and `y`.
pub(super) fn die_in_picture(die: Rolled, x: f32, y: f32, size: f32) -> Markup {
    let scale = size / 28.0;
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (drawn(die)) }
    }
}

fn drawn(die: Rolled) -> Markup {
    let colour = die.die();
    html! {
        g class={ "cl-die cl-die-" (colour) } {
            rect x="-13" y="-13" width="26" height="26" rx="6" {}
            @match die.white_symbol() {
                Some(symbol) => (put(symbol.word(), 0.0, 0.5, 22.0)),
                None => (marks(die.colour(), die.face())),
            }
        }
    }
}

/// The face of a resource die: one large symbol, or two smaller ones.
fn marks(colour: Colour, face: Face) -> Markup {
    let [first, second] = colour.symbols().map(Symbol::word);
    let mark = |of: char| match of {
        '1' => format!("{first}-mark"),
        '2' => format!("{second}-mark"),
        _ => format!("{colour}-mark"),
    };
    let all: Vec<String> = face.word().chars().map(mark).collect();
    html! {
        @if let [one] = all.as_slice() { (put(one, 0.0, 0.0, if face == Face::Bare { 16.0 } else { 20.0 })) }
        @if let [one, other] = all.as_slice() { (put(one, -5.6, -5.6, 12.6)) (put(other, 5.6, 5.6, 12.6)) }
    }
}

/// A die with its face.
pub(super) fn die(eyes: &Eyes<'_>, of: Rolled) -> Markup {
    html! {
        svg class="cl-glyph cl-cube" viewBox="-14 -14 28 28" role="img" focusable="false" {
            title { (die_words(eyes, of)) }
            (drawn(of))
        }
    }
}

/// An unrolled die.
pub(super) fn blank(eyes: &Eyes<'_>, of: DieColour) -> Markup {
    html! {
        svg class="cl-glyph cl-cube" viewBox="-14 -14 28 28" role="img" focusable="false" {
            title { (message!(eyes.messages, "board-die", colour = of.named(&eyes.messages))) }
            g class={ "cl-die cl-die-" (of) } { rect x="-13" y="-13" width="26" height="26" rx="6" {} }
        }
    }
}

/// A die as text: its colour and its symbols.
pub(super) fn die_words(eyes: &Eyes<'_>, of: Rolled) -> String {
    eyes.told(of)
}

/// The face of an enemy die, as text.
pub(super) fn face_words(eyes: &Eyes<'_>, face: EnemyFace) -> String {
    message!(eyes.messages, "legend-face", face = face.word()).into()
}
