//! What the opponent would do next, in two lines of pictures.

use maud::{Markup, html};

use crate::marks::BETWEEN_PLACES;
use crate::picture::Picture;

/// A part of a forecast: a picture of what would happen, the same in words, and where.
#[derive(Clone, Debug, Default)]
pub struct Foreseen {
    /// The picture.
    pub picture: Picture,
    /// What it shows, in words.
    pub words: String,
    /// A number beside the picture, such as the points it brings or how likely it is; may be empty.
    pub figure: String,
    /// The places where it would happen, which pointing at it lights.
    pub places: Vec<String>,
}

/// The most lines of a forecast.
const LINES: usize = 2;

/// A forecast: each line is a row of parts. Lines after the second are left out.
pub fn forecast(lines: &[Vec<Foreseen>]) -> Markup {
    let lines = lines.iter().filter(|line| !line.is_empty()).take(LINES);
    html! { @for line in lines { p class="forecast-line" { @for part in line { (drawn(part)) } } } }
}

fn drawn(part: &Foreseen) -> Markup {
    let places = (!part.places.is_empty()).then(|| part.places.join(BETWEEN_PLACES));
    html! {
        span class="forecast-part told-line" data-places=[places] title=(part.words) {
            (part.picture.draw())
            @if part.picture.is_empty() { (part.words) } @else { span class="unseen" { (part.words.trim_end_matches('.')) ". " } }
            @if !part.figure.is_empty() { b aria-hidden="true" { (part.figure) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_lines_are_drawn_and_every_picture_is_said_once() {
        let part = |words: &str| Foreseen {
            picture: Picture::of("x-bot"),
            words: words.into(),
            figure: "40 %".into(),
            places: vec!["lab".into(), "rnd".into()],
        };
        let bare = Foreseen { words: "nothing".into(), ..Foreseen::default() };
        let lines = [vec![part("one")], vec![], vec![part("two"), bare], vec![part("three")]];
        let drawn = forecast(&lines).into_string();
        assert_eq!(drawn.matches("forecast-line").count(), 2);
        assert_eq!(drawn.matches("one. ").count(), 1, "{drawn}");
        assert!(drawn.contains("data-places=\"lab|rnd\"") && !drawn.contains("three"));
        assert!(drawn.contains(">nothing<"), "words stand for a missing picture");
    }
}
