//! Small parts of the drawing: glyphs, texts, rings, backs and faces of cards.

pub(super) use drawing::unit;
use maud::{Markup, html};
use pocket_mars::Colour;

/// A decorative glyph, beside words with the same meaning.
pub(super) fn glyph(symbol: &str, class: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#pm-" (symbol) } {}
        }
    }
}

/// A glyph with a text alternative, because no words beside it have its meaning.
pub(super) fn glyph_said(symbol: &str, class: &str, said: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 24 24" role="img" focusable="false" {
            title { (said) }
            use href={ "#pm-" (symbol) } {}
        }
    }
}

/// The glyph of a colour on a ground of that colour.
pub(super) fn colour_glyph(colour: Colour) -> Markup {
    html! {
        span class={ "pm-colour hue-" (colour.word()) } { (glyph(colour.word(), "pm-glyph")) }
    }
}

/// A glyph inside a larger picture, placed by its left, top and size.
pub(super) fn put(symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#pm-" (symbol) } x=(unit(x)) y=(unit(y)) width=(unit(size)) height=(unit(size)) {} }
}

/// A text inside a picture, sized by its class.
pub(super) fn words(class: &str, x: f32, y: f32, said: &str) -> Markup {
    html! { text class=(class) x=(unit(x)) y=(unit(y)) { (said) } }
}

/// The hit area of a place that can be clicked.
pub(super) fn hit(x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { rect class="pm-hit" x=(unit(x)) y=(unit(y)) width=(unit(width)) height=(unit(height)) rx="9" {} }
}

/// The ring of a place that can be clicked or has just changed, with a casing; drawn on top of
/// everything else in that place.
pub(super) fn ring(x: f32, y: f32, width: f32, height: f32) -> Markup {
    let (x, y, width, height) = (unit(x), unit(y), unit(width), unit(height));
    html! {
        rect class="pm-case" x=(x) y=(y) width=(width) height=(height) rx="9" {}
        rect class="pm-ring" x=(x) y=(y) width=(width) height=(height) rx="9" {}
    }
}

/// The back of a card.
pub(super) fn back(colour: Colour, x: f32, y: f32, width: f32, height: f32) -> Markup {
    let size = width.min(height) * 0.52;
    let hue = colour.word();
    html! {
        g class={ "pm-back hue-" (hue) } {
            rect class="pm-hue" x=(unit(x)) y=(unit(y)) width=(unit(width)) height=(unit(height)) rx="8" {}
            rect class="pm-inset" x=(unit(x + 5.0)) y=(unit(y + 5.0)) width=(unit(width - 10.0)) height=(unit(height - 10.0)) rx="5" {}
            (put(hue, x + (width - size) / 2.0, y + (height - size) / 2.0, size))
        }
    }
}

/// The face of a card as seen from afar: its value, and its colour as hue and glyph.
pub(super) fn front(colour: Colour, value: u8, x: f32, y: f32, width: f32, height: f32) -> Markup {
    let size = height * 0.25;
    let page = height * 0.62;
    html! {
        g class={ "pm-front hue-" (colour.word()) } {
            rect class="pm-hue" x=(unit(x)) y=(unit(y)) width=(unit(width)) height=(unit(height)) rx="8" {}
            rect class="pm-page" x=(unit(x + 5.0)) y=(unit(y + 5.0)) width=(unit(width - 10.0)) height=(unit(page)) rx="5" {}
            (words("pm-digit pm-mid", x + width / 2.0, y + 5.0 + page / 2.0 + 15.0, &value.to_string()))
            (put(colour.word(), x + (width - size) / 2.0, y + height * 0.71, size))
        }
    }
}

/// The symbol for a place or an answer: that of the last word that has one.
pub(super) fn glyph_of(text: &str) -> Option<&'static str> {
    let words = text.split([' ', '-']).rev();
    words.map(glyph_of_word).find(Option::is_some).flatten()
}

fn glyph_of_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "green" | "greenhouse" | "Greenhouse" => "pm-green",
        "blue" | "aqualab" | "Aqualab" => "pm-blue",
        "orange" | "energy_bank" => "pm-orange",
        "purple" | "comms_center" => "pm-purple",
        "black" | "habitation" | "Habitation" => "pm-black",
        "energy" => "pm-bolt",
        "ship" => "pm-rocket",
        "deck" | "discard" | "slot" | "full" | "module" => "pm-card",
        "empty" => "pm-cross",
        "landed" => "pm-land",
        "earth" => "pm-fig-da",
        _ => return None,
    })
}
