//! Aids for people who do not touch a screen: digits that answer, other keys, and buttons that read
//! aloud. They need scripts and are hidden without them.

use std::cell::Cell;

use drawing::icon;
use i18n::{Locale, key, message};
use maud::{Markup, html};

use crate::panel::keys_list;

/// The keys of the first answers, in order.
const KEYS: &str = "1234567890";

/// Assigns keys to the answers of a page, in drawing order.
#[derive(Default)]
pub(crate) struct Digits(Cell<usize>);

impl Digits {
    /// Assigns no keys.
    pub(crate) fn none() -> Self {
        Digits(Cell::new(KEYS.len()))
    }

    /// The key of the next answer; after ten there are none.
    pub(crate) fn next(&self) -> Option<&'static str> {
        let number = self.0.get();
        self.0.set(number + 1);
        KEYS.get(number..=number)
    }

    /// The key, as shown on its answer.
    pub(crate) fn sign(key: Option<&'static str>) -> Markup {
        html! { @if let Some(key) = key { kbd aria-hidden="true" { (key) } } }
    }
}

/// The buttons that switch reading aloud on and off and that repeat; the script shows them if the
/// browser can speak.
pub(crate) fn aloud_buttons(locale: Locale) -> Markup {
    html! {
        button class="quiet square" type="button" data-act="again" hidden
            aria-label=(message!(locale, "aloud-again")) title=(message!(locale, "aloud-again")) { (icon("redo")) }
        button class="quiet square aloud" type="button" data-act="aloud" aria-pressed="false" hidden
            aria-label=(message!(locale, "aloud-button")) title=(message!(locale, "aloud-button")) { (icon("aloud")) span { (message!(locale, "aloud-button")) } }
    }
}

/// The list of keys, folded.
pub(crate) fn keys_fold(locale: Locale) -> Markup {
    let keys: [(&[&'static str], &'static str); 8] = [
        (&["1", "9", "0"], key!("key-answer")),
        (&["↑", "↓", "Enter"], key!("key-walk")),
        (&["Enter"], key!("key-on")),
        (&["⌫", "B"], key!("key-back")),
        (&["W"], key!("key-why")),
        (&["R"], key!("key-again")),
        (&["Esc"], key!("key-hush")),
        (&["?"], key!("key-keys")),
    ];
    html! {
        details class="fold helper-keys" {
            summary { (message!(locale, "helper-keys")) }
            (keys_list(locale, &keys))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_answers_have_a_digit_and_zero_is_the_tenth() {
        let digits = Digits::default();
        let first: Vec<&str> = std::iter::from_fn(|| digits.next()).collect();
        assert_eq!(first, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]);
        assert_eq!(digits.next(), None);
    }
}
