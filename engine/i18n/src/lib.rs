//! The messages of the program in every language.
//!
//! Each language has a folder in `messages/`, with the same messages in the same files, written in
//! [Fluent](https://projectfluent.org); each game has such folders too ([`localization!`]). Code
//! passes the language with every [`message!`]; nothing here stores one, so that two devices in the
//! same game can use two.
//!
//! ```
//! use i18n::{Locale, message};
//!
//! assert_eq!(message!(Locale::English, "log-entries", count = 1), "1 entry");
//! assert_eq!(message!(Locale::German, "log-entries", count = 3), "3 Einträge");
//! ```
//!
//! A message that a language lacks is shown in English. `cargo xtask i18n` lists these, and a test
//! compares the keys in the code with the folders.
//!
//! A browser build embeds only English; other languages are fetched on first use and added with
//! [`add_resources`], so that nobody downloads a language that is not needed.

/// The [`Localization`] of the calling crate: these files of each language's folder in `messages`
/// next to its manifest. Files after `translated` exist in other languages than English only: they
/// translate what the crate has in English in a data file ([`Messages::find`]).
#[macro_export]
macro_rules! localization {
    ($($file:literal),+ $(; translated $($more:literal),+)? $(,)?) => {
        $crate::Localization::new(
            &[
                $(concat!(env!("CARGO_PKG_NAME"), "/", $file)),+
                $($(, concat!(env!("CARGO_PKG_NAME"), "/", $more))+)?
            ],
            [
                &[$($crate::message_file!("en", $file)),+],
                $crate::embedded!("de", $($file),+ $($(, $more)+)?),
                $crate::embedded!("fr", $($file),+ $($(, $more)+)?),
                $crate::embedded!("es", $($file),+ $($(, $more)+)?),
            ],
        )
    };
}

/// The text of a message file of the calling crate.
#[doc(hidden)]
#[macro_export]
macro_rules! message_file {
    ($language:literal, $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/", $language, "/", $file))
    };
}

/// Embedded message files: none in a browser, where they are fetched.
#[doc(hidden)]
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! embedded {
    ($language:literal, $($file:literal),+) => {
        &[]
    };
}

/// Embedded message files.
#[doc(hidden)]
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! embedded {
    ($language:literal, $($file:literal),+) => {
        &[$($crate::message_file!($language, $file)),+]
    };
}

mod argument;
mod locale;
mod localization;
mod noun;
mod resources;

pub use argument::Argument;
pub use fluent_bundle::FluentValue as Value;
pub use locale::Locale;
pub use localization::{Localization, Messages};
pub use noun::{List, Noun, capital, joined};
pub use resources::{Resources, add_resources, missing_locales};

/// The text of a message in a language, with its arguments:
/// `message!(locale, "key", name = value)`. A game formats its own messages with its [`Messages`]:
/// `message!(messages, "key")`.
///
/// The key is a literal, so that a test can compare the keys in use with the existing ones.
#[macro_export]
macro_rules! message {
    ($locale:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $locale.filled($key, &[$((stringify!($name), &$value as &dyn $crate::Argument)),*])
    };
}

/// The key of a message without arguments, for use in tables: a literal that counts as used.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
