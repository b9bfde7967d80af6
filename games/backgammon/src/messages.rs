//! The messages of the game in every language.

use i18n::{Locale, Localization, Messages};

/// The texts of rules in other languages. All other text is English and is written in the code.
static LOCALIZATION: Localization = i18n::localization!("table.ftl"; translated "rules.ftl");

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}
