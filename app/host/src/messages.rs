//! The words of this program alone, in every language.

use i18n::{Locale, Localization, Messages};

static LOCALIZATION: Localization = i18n::localization!("check.ftl");

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }
}
