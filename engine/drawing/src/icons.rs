//! The icon set: symbols on a 24-unit grid with one stroke width, drawn for this program.

use maud::{Markup, html};

/// The symbols used by [`icon`], as SVG; every page that uses them includes this once.
pub const SYMBOLS: &str = include_str!("../assets/icons.svg");

/// An icon next to words that say the same; hidden from screen readers.
pub fn icon(name: &str) -> Markup {
    html! {
        svg class="icon" aria-hidden="true" focusable="false" {
            title { (title(name)) }
            use href={ "#i-" (name) } {}
        }
    }
}

/// An icon that stands alone, with a label for screen readers.
pub fn icon_said(name: &str, said: &str) -> Markup {
    html! {
        svg class="icon" role="img" focusable="false" {
            title { (said) }
            use href={ "#i-" (name) } {}
        }
    }
}

/// What an icon shows.
fn title(name: &str) -> &'static str {
    match name {
        "green" => "Green",
        "blue" => "Blue",
        "orange" => "Orange",
        "purple" => "Purple",
        "black" => "Black",
        "energy" => "Energy",
        "star" => "Star",
        "ship" => "Spaceship",
        "earth" => "Earth",
        "hand" => "Hand",
        "prep" => "Prep module",
        "deck" => "Deck",
        "discard" => "Discard pile",
        "eye" => "Seen",
        "android" => "Android",
        "undo" => "Undo",
        "redo" => "Redo",
        "next" => "Next",
        "to" => "To",
        "all" => "All",
        "back" => "Back",
        "close" => "Close",
        "rule" => "Rule",
        "text" => "As text",
        "hint" => "Hint",
        "log" => "Log",
        "keys" => "Keys",
        "theme" => "Light or dark",
        "aloud" => "Read aloud",
        "own" => "Our own design",
        "play" => "Play",
        "flag" => "End",
        "crown" => "Winner",
        "file" => "File",
        "bin" => "Delete",
        "fold" => "Open or fold",
        "dice" => "Chance",
        _ => "Sign",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_has_a_title_of_its_own() {
        for part in SYMBOLS.split("<symbol id=\"i-").skip(1) {
            let name = part.split('"').next().expect("an id");
            assert_ne!(title(name), "Sign", "{name}");
        }
    }
}
