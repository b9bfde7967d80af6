//! The language in which a command speaks.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use i18n::{Locale, Messages};

use crate::messages::messages;

/// The environment variables that name a language, the most important first, as POSIX orders them.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// `--language`.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct LanguageArgument {
    /// The language [default: that of LC_ALL, LC_MESSAGES or LANG, or else en]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) language: Option<Locale>,
}

impl LanguageArgument {
    /// The language given, or else that of the environment.
    pub(crate) fn locale(self) -> Locale {
        self.language.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()))
    }

    /// The messages in this language.
    pub(crate) fn words(self) -> Messages {
        messages(self.locale())
    }
}

/// Every language, by its code.
pub(crate) fn languages() -> impl TypedValueParser<Value = Locale> {
    let named = |locale: Locale| PossibleValue::new(locale.code()).help(locale.own_name());
    let codes = PossibleValuesParser::new(Locale::ALL.map(named));
    codes.map(|code| Locale::of_code(&code).unwrap_or_default())
}

/// The language of these environment variables: the first that is set decides, such as
/// `de_AT.UTF-8`. English where it names none of ours, as `C` and `POSIX` do.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Locale {
    Locale::of_code(&code_of(variable)).unwrap_or_default()
}

/// The code of the language that these environment variables name, if it is none of ours. `C` and
/// `POSIX` name none.
pub(crate) fn foreign_language(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let code = code_of(variable);
    let is_none = matches!(code.as_str(), "" | "c" | "posix");
    (!is_none && Locale::of_code(&code).is_none()).then_some(code)
}

/// The code of the language that the first variable names that is set, such as `de`.
fn code_of(variable: impl Fn(&str) -> Option<String>) -> String {
    let set = VARIABLES.iter().filter_map(|name| variable(name));
    let first = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let code = first.split(['_', '.', '@', '-']).next().unwrap_or_default();
    code.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let named = |set: &[(&str, &str)]| {
            of_environment(|name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_string())
            })
        };
        assert_eq!(named(&[]), Locale::English);
        assert_eq!(named(&[("LANG", "de_AT.UTF-8")]), Locale::German);
        assert_eq!(named(&[("LANG", "de_DE"), ("LC_MESSAGES", "fr")]), Locale::French);
        assert_eq!(named(&[("LC_ALL", "es_MX@euro"), ("LC_MESSAGES", "fr")]), Locale::Spanish);
        assert_eq!(named(&[("LC_ALL", ""), ("LANG", "fr_CH")]), Locale::French, "empty is unset");
        for none in ["C", "POSIX", "C.UTF-8", "nl_NL.UTF-8", "english", "_"] {
            assert_eq!(named(&[("LC_ALL", none), ("LANG", "de")]), Locale::English, "{none}");
        }
    }

    #[test]
    fn a_language_that_we_do_not_speak_is_named() {
        let foreign = |value: &str| foreign_language(|_| Some(value.to_string()));
        assert_eq!(foreign("nl_NL.UTF-8"), Some("nl".to_string()));
        for known in ["", "C.UTF-8", "POSIX", "fr_CH", "en_US.UTF-8"] {
            assert_eq!(foreign(known), None, "{known}");
        }
    }
}
