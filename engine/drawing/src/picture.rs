//! Small pictures next to words that say the same: what to do on the table, what an answer names.

use maud::{Markup, PreEscaped, html};
use serde_json::Value;

/// Pieces in a row. It is decorative: the words next to it say the same.
#[derive(Clone, Debug, Default)]
pub struct Picture(Vec<String>);

impl Picture {
    /// A picture of one piece, a symbol of the game.
    pub fn of(symbol: &str) -> Self {
        Picture::default().and(symbol)
    }

    /// Appends a piece.
    #[must_use]
    pub fn and(self, symbol: &str) -> Self {
        self.hued(symbol, "")
    }

    /// Appends a piece with a class for its colour or outline.
    #[must_use]
    pub fn hued(self, symbol: &str, class: &str) -> Self {
        let whole = html! { use href={ "#" (symbol) } width="48" height="48" {} };
        self.part(48.0, class, &whole)
    }

    /// Appends a piece that the game draws itself, 48 units high and `width` wide.
    #[must_use]
    pub fn drawn(self, width: f32, there: &Markup) -> Self {
        self.part(width, "", there)
    }

    /// Appends an arrow: moves to, or into.
    #[must_use]
    pub fn to(self) -> Self {
        self.part(30.0, "icon", &html! { use href="#i-to" y="9" width="30" height="30" {} })
    }

    /// Appends a cross: removed from the game, or none.
    #[must_use]
    pub fn none(self) -> Self {
        self.part(36.0, "icon none", &html! { use href="#i-close" y="6" width="36" height="36" {} })
    }

    /// Appends a number or a few letters.
    #[must_use]
    pub fn words(mut self, said: impl std::fmt::Display) -> Self {
        self.0.push(html! { b { (said.to_string()) } }.into_string());
        self
    }

    /// Appends another picture.
    #[must_use]
    pub fn then(mut self, mut other: Picture) -> Self {
        self.0.append(&mut other.0);
        self
    }

    fn part(mut self, width: f32, class: &str, there: &Markup) -> Self {
        let class = (!class.is_empty()).then_some(class);
        let view = format!("0 0 {width} 48");
        let drawn = html! {
            svg class=[class] viewBox=(view) aria-hidden="true" focusable="false" { (there) }
        };
        self.0.push(drawn.into_string());
        self
    }

    /// The number of pieces.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no pieces.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of leading pieces that are the same in both.
    pub fn alike(&self, other: &Picture) -> usize {
        self.0.iter().zip(&other.0).take_while(|(one, other)| one == other).count()
    }

    /// Splits it after `at` pieces.
    #[must_use]
    pub fn split(&self, at: usize) -> (Picture, Picture) {
        let (first, others) = self.0.split_at(at.min(self.0.len()));
        (Picture(first.to_vec()), Picture(others.to_vec()))
    }

    /// Renders the pieces side by side.
    pub fn draw(&self) -> Markup {
        html! { span class="picture" aria-hidden="true" { @for part in &self.0 { (PreEscaped(part)) } } }
    }
}

/// Equal places in a row, 48 units high, with one of them marked.
pub fn row_of_places(places: u8, marked: Option<u8>) -> Markup {
    let width = 48.0 / f32::from(places.max(1));
    html! {
        @for nth in 0..places {
            rect class={ "spot" @if Some(nth) == marked { " marked" } } x=(f32::from(nth) * width + 1.5) y="9" width=(width - 3.0) height="30" rx="4" {}
        }
    }
}

/// As [`row_of_places`], from top to bottom.
pub fn column_of_places(places: u8, marked: Option<u8>) -> Markup {
    let height = 48.0 / f32::from(places.max(1));
    html! {
        @for nth in 0..places {
            rect class={ "spot" @if Some(nth) == marked { " marked" } } x="9" y=(f32::from(nth) * height + 1.5) width="30" height=(height - 3.0) rx="4" {}
        }
    }
}

/// The text field `name` of an event's data; empty if there is none.
pub fn text_of<'e>(event: &'e Value, name: &str) -> &'e str {
    event.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// The number field `name` of an event's data; 0 if there is none.
pub fn number_of(event: &Value, name: &str) -> u64 {
    event.get(name).and_then(Value::as_u64).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_split_after_what_they_have_in_common() {
        let one = Picture::of("w-sun").to().words(1);
        let other = Picture::of("w-sun").to().words(2);
        assert_eq!(one.alike(&other), 2);
        let (both, rest) = one.split(2);
        assert_eq!((both.len(), rest.len()), (2, 1));
        assert!(rest.draw().into_string().contains("<b>1</b>"));
    }
}
