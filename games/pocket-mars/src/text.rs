//! Questions, choices and views in words, and what of them others may see.

mod androids;
mod areas;
mod beats;
mod choices;
mod events;
mod figures;
mod helper_text;
mod nothing;
mod outline;
mod place_names;
mod questions;
mod secrets;

use i18n::{Locale, Localization, Messages};

pub(crate) use outline::outline_of;

/// What a helper beside a real table says of the androids, in every language; the rest of the game is
/// said in English, where it happens.
static LOCALIZATION: Localization = i18n::localization!("androids.ftl", "beside.ftl");

/// These words in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_words_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }
}
