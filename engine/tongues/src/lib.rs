//! The words of the program in every language that it speaks.
//!
//! Each language has a folder in `words/`, with the same messages in the same files, written in
//! [Fluent](https://projectfluent.org); what a game says lies in such folders beside the game
//! ([`words_of!`]). Code names a message with [`say!`] and says in which
//! language; nothing here remembers one, so that two devices at one game can read two.
//!
//! ```
//! use tongues::{Tongue, say};
//!
//! assert_eq!(say!(Tongue::English, "log-entries", count = 1), "1 entry");
//! assert_eq!(say!(Tongue::German, "log-entries", count = 3), "3 Einträge");
//! ```
//!
//! What a language lacks is said in English. `cargo xtask words` lists it, and a test compares what
//! code names with what the folders have.
//!
//! A program for a browser has English within; another language is fetched when it is first asked for
//! and handed over ([`bring`]), so that nobody fetches what he does not read.

/// The [`Words`] of the crate that says so: these files of `words/en`, `words/de` and `words/fr`
/// beside its manifest.
#[macro_export]
macro_rules! words_of {
    ($($file:literal),+ $(,)?) => {
        $crate::Words::new(
            &[$(concat!(env!("CARGO_PKG_NAME"), "/", $file)),+],
            [
                &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en/", $file))),+],
                $crate::within!(
                    &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/de/", $file))),+]
                ),
                $crate::within!(
                    &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/fr/", $file))),+]
                ),
            ],
        )
    };
}

/// Words that a program has within: none in a browser, where they are brought.
#[doc(hidden)]
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! within {
    ($words:expr) => {
        &[]
    };
}

/// Words that a program has within.
#[doc(hidden)]
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! within {
    ($words:expr) => {
        $words
    };
}

mod brought;
mod tongue;
mod words;

pub use brought::{Brought, bring, lacking};
pub use fluent_bundle::FluentValue as Value;
pub use tongue::Tongue;
pub use words::{Voice, Words};

/// The words of a message in a language, with what is filled in: `say!(tongue, "key", name = value)`.
/// A game has words of its own, and says them with a [`Voice`]: `say!(voice, "key")`.
///
/// The key is a literal, so that what is used can be compared with what there is.
#[macro_export]
macro_rules! say {
    ($tongue:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $tongue.say($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

/// The key of a message that takes nothing, for tables of words: a literal that counts as used.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
