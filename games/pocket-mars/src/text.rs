//! Questions, choices and views as text, and what others may see of it.

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

/// The messages of a helper about the androids, in every language. All other text of the game is
/// English and is written in the code.
static LOCALIZATION: Localization =
    i18n::localization!("androids.ftl", "beside.ftl"; translated "rules.ftl");

/// The messages in a language.
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
