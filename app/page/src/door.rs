//! The pages for devices that are not let in. They are short, so that repeated requests cost
//! little.

use i18n::{Locale, message};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::asset_address;

/// The name of these pages' style sheet.
pub const DOOR_STYLE: &str = "door.css";

/// A field for the number that the computer shows, and what was wrong with the last one.
pub fn pairing(locale: Locale, wrong: Option<&str>) -> String {
    let body = html! {
        form method="post" action="/pair" {
            @match wrong {
                Some(wrong) => p role="alert" id="problem" { (wrong) },
                None => p { (message!(locale, "pairing-help")) },
            }
            label { (message!(locale, "pairing-number")) " "
                input name="number" inputmode="numeric" autocomplete="one-time-code" size="8"
                    required autofocus; }
            " " button { (message!(locale, "pairing-let-in")) }
        }
    };
    document(locale, &message!(locale, "pairing-title"), &body)
}

/// The page for a device that gets no answer, with the reason in a sentence.
pub fn closed_door(locale: Locale, why: &str) -> String {
    document(
        locale,
        &message!(locale, "problem-forbidden"),
        &html! { p role="alert" id="problem" { (why) } },
    )
}

fn document(locale: Locale, title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(locale.code()) {
            // Everything that HTML implies is left out.
            (PreEscaped("<meta charset=utf-8>"))
            (PreEscaped("<meta name=viewport content=width=device-width>"))
            // Who asks whether this is Soloist, as `soloist doctor` does, finds its name.
            title { (title) " · Soloist" }
            link rel="stylesheet" href=(asset_address(DOOR_STYLE));
            main { h1 { (title) } (body) }
        }
    };
    page.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_wrong_is_said_beside_the_number() {
        let fresh = pairing(Locale::English, None);
        assert!(fresh.contains("name=\"number\"") && !fresh.contains("role=\"alert\""), "{fresh}");
        assert!(
            pairing(Locale::English, Some("That is <not> it.")).contains("That is &lt;not&gt; it.")
        );
        assert!(closed_door(Locale::English, "Not <you>.").contains("Not &lt;you&gt;."));
    }
}
