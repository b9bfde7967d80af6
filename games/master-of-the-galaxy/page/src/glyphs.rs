//! The pieces and glyphs of the drawing, each with its text alternative.

use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Colour, Letter, Pile, Shape, Symbol, Weaver, Work};
use maud::{Markup, html};

use crate::eyes::Eyes;

/// A glyph with its class and its text alternative.
pub(super) fn glyph(symbol: &str, class: &str, said: &str) -> Markup {
    html! {
        svg class={ "mg-glyph " (class) } role="img" focusable="false" {
            title { (said) }
            use href={ "#mg-" (symbol) } {}
        }
    }
}

/// A cube.
pub(super) fn cube(eyes: &Eyes<'_>, colour: Colour) -> Markup {
    let said = message!(eyes.messages(), "glyph-cube", colour = colour.named(&eyes.narrator()));
    glyph(&format!("cube-{colour}"), "mg-cube", &said)
}

/// The glyph of a colour, without a cube.
pub(super) fn colour(eyes: &Eyes<'_>, of: Colour) -> Markup {
    glyph(&format!("glyph-{of}"), "mg-colour", &eyes.word(of))
}

/// An empty slot.
pub(super) fn slot(eyes: &Eyes<'_>, letter: Letter) -> Markup {
    let symbol = match letter.colour() {
        Some(colour) => format!("slot-{colour}"),
        None => "slot-any".into(),
    };
    let said = message!(eyes.messages(), "glyph-slot", colour = letter.named(&eyes.narrator()));
    glyph(&symbol, "mg-slot", &said)
}

/// A supremacy symbol.
pub(super) fn shield(eyes: &Eyes<'_>, symbol: Symbol) -> Markup {
    let said = message!(eyes.messages(), "glyph-symbol", symbol = symbol.named(&eyes.narrator()));
    glyph(&format!("shield-{symbol}"), "mg-shield", &said)
}

/// A base.
pub(super) fn base(eyes: &Eyes<'_>, shape: Shape, hue: &str) -> Markup {
    glyph(&format!("base-{shape}"), &format!("mg-base {hue}"), &eyes.word(shape))
}

/// A swarm's portrait.
pub(super) fn swarm(card: Weaver, name: &str) -> Markup {
    glyph(&format!("swarm-{card}"), "mg-swarm", name)
}

/// The glyph for what a work of a swarm does.
pub(super) fn work(eyes: &Eyes<'_>, of: Work) -> Markup {
    glyph(&format!("work-{of}"), "mg-work", &eyes.word(of))
}

/// The glyph of a deck.
pub(super) fn pile(eyes: &Eyes<'_>, of: Pile) -> Markup {
    glyph(&format!("pile-{of}"), "mg-pile", &eyes.word(of))
}

/// The symbol for a place or an answer: that of the last word that has one.
pub(super) fn glyph_of(text: &str) -> Option<&'static str> {
    let words = text.split([' ', '-']).rev();
    words.map(glyph_of_word).find(Option::is_some).flatten()
}

fn glyph_of_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "R" => "mg-cube-R",
        "B" => "mg-cube-B",
        "Y" => "mg-cube-Y",
        "W" => "mg-cube-W",
        "K" => "mg-cube-K",
        "w1" => "mg-swarm-w1",
        "w2" => "mg-swarm-w2",
        "w3" => "mg-swarm-w3",
        "w4" => "mg-swarm-w4",
        "w5" => "mg-swarm-w5",
        "P" => "mg-work-P",
        "M" => "mg-work-M",
        "E" => "mg-work-E",
        "military" => "mg-shield-military",
        "economic" => "mg-shield-economic",
        "industrial" => "mg-shield-industrial",
        "scientific" => "mg-shield-scientific",
        "political" => "mg-shield-political",
        "hole" => "mg-hole",
        "conflict" | "side" | "oldest" => "mg-fight",
        "home" => "mg-house",
        "bases" => "mg-base-pyramid",
        _ => return None,
    })
}
