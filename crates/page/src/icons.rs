//! The icon set: symbols on a 24-unit grid with one stroke width, drawn for this program.

use maud::{Markup, PreEscaped, html};

/// The symbols, to be put once into every page that uses them.
pub(crate) fn symbols() -> Markup {
    PreEscaped(
        concat!(include_str!("../assets/icons.svg"), include_str!("../assets/weather.svg"))
            .to_string(),
    )
}

/// An icon that stands beside words which say the same; readers that speak pass over it.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg class="icon" aria-hidden="true" focusable="false" {
            title { (title(name)) }
            use href={ "#i-" (name) } {}
        }
    }
}

/// An icon that says something no words beside it say.
pub(crate) fn icon_said(name: &str, said: &str) -> Markup {
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
        "all" => "All",
        "back" => "Back",
        "close" => "Close",
        "rule" => "Rule",
        "text" => "As text",
        "log" => "Log",
        "keys" => "Keys",
        "theme" => "Light or dark",
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
        let symbols = symbols().into_string();
        for part in symbols.split("<symbol id=\"i-").skip(1) {
            let name = part.split('"').next().expect("an id");
            assert_ne!(title(name), "Sign", "{name}");
        }
    }
}
