//! The words of the program in every language that it speaks.
//!
//! Each language has a folder in `messages/`, with the same messages in the same files, written in
//! [Fluent](https://projectfluent.org); what a game says lies in such folders beside the game
//! ([`localization!`]). Code names a message with [`message!`] and says in which
//! language; nothing here remembers one, so that two devices at one game can read two.
//!
//! ```
//! use i18n::{Locale, message};
//!
//! assert_eq!(message!(Locale::English, "log-entries", count = 1), "1 entry");
//! assert_eq!(message!(Locale::German, "log-entries", count = 3), "3 Einträge");
//! ```
//!
//! What a language lacks is said in English. `cargo xtask i18n` lists it, and a test compares what
//! code names with what the folders have.
//!
//! A program for a browser has English within; another language is fetched when it is first asked for
//! and handed over ([`add_resources`]), so that nobody fetches what he does not read.

/// The [`Localization`] of the crate that says so: these files of `messages/en`, `messages/de` and `messages/fr`
/// beside its manifest.
#[macro_export]
macro_rules! localization {
    ($($file:literal),+ $(,)?) => {
        $crate::Localization::new(
            &[$(concat!(env!("CARGO_PKG_NAME"), "/", $file)),+],
            [
                &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/en/", $file))),+],
                $crate::embedded!(
                    &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/de/", $file))),+]
                ),
                $crate::embedded!(
                    &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/fr/", $file))),+]
                ),
            ],
        )
    };
}

/// Words that a program has within: none in a browser, where they are brought.
#[doc(hidden)]
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! embedded {
    ($words:expr) => {
        &[]
    };
}

/// Words that a program has within.
#[doc(hidden)]
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! embedded {
    ($words:expr) => {
        $words
    };
}

mod locale;
mod localization;
mod resources;

pub use fluent_bundle::FluentValue as Value;
pub use locale::Locale;
pub use localization::{Localization, Messages};
pub use resources::{Resources, add_resources, missing_locales};

/// The words of a message in a language, with what is filled in: `message!(locale, "key", name = value)`.
/// A game has words of its own, and says them with its [`Messages`]: `message!(messages, "key")`.
///
/// The key is a literal, so that what is used can be compared with what there is.
#[macro_export]
macro_rules! message {
    ($locale:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $locale.message($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

/// The key of a message that takes nothing, for tables of words: a literal that counts as used.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
