//! The pieces and glyphs of the drawing, each with its text alternative.

use master_of_the_galaxy::{Colour, Letter, Pile, Shape, Symbol, Weaver, Work};
use maud::{Markup, html};

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
pub(super) fn cube(colour: Colour) -> Markup {
    glyph(&format!("cube-{colour}"), "mg-cube", &format!("{} cube", colour.name()))
}

/// The glyph of a colour, without a cube.
pub(super) fn colour(of: Colour) -> Markup {
    glyph(&format!("glyph-{of}"), "mg-colour", of.name())
}

/// An empty slot.
pub(super) fn slot(letter: Letter) -> Markup {
    let (symbol, said) = match letter.colour() {
        Some(colour) => (format!("slot-{colour}"), format!("slot for {}", colour.name())),
        None => ("slot-any".into(), "slot for any colour".into()),
    };
    glyph(&symbol, "mg-slot", &said)
}

/// A supremacy symbol.
pub(super) fn shield(symbol: Symbol) -> Markup {
    glyph(&format!("shield-{symbol}"), "mg-shield", &format!("{symbol} symbol"))
}

/// A base.
pub(super) fn base(shape: Shape, hue: &str) -> Markup {
    glyph(&format!("base-{shape}"), &format!("mg-base {hue}"), &format!("{shape}"))
}

/// A swarm's portrait.
pub(super) fn swarm(card: Weaver, name: &str) -> Markup {
    glyph(&format!("swarm-{card}"), "mg-swarm", name)
}

/// The glyph for what a work of a swarm does.
pub(super) fn work(of: Work) -> Markup {
    glyph(&format!("work-{of}"), "mg-work", of.name())
}

/// The glyph of a deck.
pub(super) fn pile(of: Pile) -> Markup {
    glyph(&format!("pile-{of}"), "mg-pile", &of.to_string())
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
