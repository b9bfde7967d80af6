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
//! A browser build embeds only the English messages of the program and of its lists of games; what a
//! game says, and other languages, are fetched on first use and added with [`add_resources`], so
//! that nobody downloads what is not needed.

/// The [`Localization`] of the calling crate: these files of each language's folder in `messages`
/// next to its manifest.
///
/// Files after `translated` exist in other languages than English only: they translate what the
/// crate has in English in a data file ([`Messages::find`]). A game puts after `always` what is said
/// of it where it is not open, such as in a list of games: a browser has those files from the start,
/// and fetches the others when the game is opened.
#[macro_export]
macro_rules! localization {
    (
        always $($first:literal),+; $($file:literal),+ $(; translated $($more:literal),+)? $(,)?
    ) => {
        $crate::Localization::new(
            $crate::message_names!($($first,)+ $($file,)+ $($($more,)+)?),
            [
                &$crate::embedded_later!("en"; $($first),+; $($file),+),
                $crate::embedded!("de", $($first,)+ $($file),+ $($(, $more)+)?),
                $crate::embedded!("fr", $($first,)+ $($file),+ $($(, $more)+)?),
                $crate::embedded!("es", $($first,)+ $($file),+ $($(, $more)+)?),
            ],
        )
    };
    ($($file:literal),+ $(,)?) => {
        $crate::Localization::new(
            $crate::message_names!($($file,)+),
            [
                &[$($crate::message_file!("en", $file)),+],
                $crate::embedded!("de", $($file),+),
                $crate::embedded!("fr", $($file),+),
                $crate::embedded!("es", $($file),+),
            ],
        )
    };
}

/// The names of message files of the calling crate.
#[doc(hidden)]
#[macro_export]
macro_rules! message_names {
    ($($file:literal,)+) => {
        &[$(concat!(env!("CARGO_PKG_NAME"), "/", $file)),+]
    };
}

/// Embedded message files: in a browser only the first ones, because the others are fetched.
#[doc(hidden)]
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! embedded_later {
    ($language:literal; $($first:literal),+; $($file:literal),+) => {
        [$($crate::message_file!($language, $first)),+]
    };
}

/// Embedded message files.
#[doc(hidden)]
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! embedded_later {
    ($language:literal; $($first:literal),+; $($file:literal),+) => {
        [$($crate::message_file!($language, $first),)+ $($crate::message_file!($language, $file)),+]
    };
}

/// The text of a message file of the calling crate.
#[doc(hidden)]
#[macro_export]
macro_rules! message_file {
    ($language:literal, $file:literal) => {
        $crate::embedded_text!(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/messages/",
            $language,
            "/",
            $file
        )))
    };
}

/// An embedded text.
#[doc(hidden)]
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! embedded_text {
    ($text:expr) => {
        $text
    };
}

/// An embedded text without the lines that begin with `#`, which would be downloaded.
#[doc(hidden)]
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! embedded_text {
    ($text:expr) => {{
        const FILE: &str = $text;
        const KEPT: ([u8; FILE.len()], usize) =
            $crate::without_comments(FILE, $crate::Comments::Hash);
        // A constant, so that lists of such texts are constants too.
        const TEXT: &str = match ::core::str::from_utf8(KEPT.0.split_at(KEPT.1).0) {
            ::core::result::Result::Ok(text) => text,
            ::core::result::Result::Err(_) => panic!("only whole lines are left out"),
        };
        TEXT
    }};
}

/// A constant text without what only its authors read.
#[macro_export]
macro_rules! without_comments {
    ($text:expr, $comments:expr) => {{
        const FILE: &str = $text;
        const KEPT: ([u8; FILE.len()], usize) = $crate::without_comments(FILE, $comments);
        static BYTES: [u8; KEPT.1] = $crate::first_bytes(&KEPT.0);
        match ::core::str::from_utf8(&BYTES) {
            ::core::result::Result::Ok(text) => text,
            ::core::result::Result::Err(_) => panic!("only whole letters are left out"),
        }
    }};
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
mod comments;
mod locale;
mod localization;
mod notice;
mod noun;
mod resources;

pub use argument::Argument;
pub use fluent_bundle::FluentValue as Value;
pub use locale::Locale;
pub use localization::{Localization, Messages};
pub use notice::{Notice, NoticeArgument, NoticeMessage};
pub use noun::{List, Noun, capital, clauses, headed, heading, joined};
pub use resources::{Resources, add_resources, missing_locales};

pub use comments::{Comments, first_bytes, text_without_comments, without_comments};

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
