//! What is printed on the components of a game: built-in TOML files, and the overrides with which
//! an owner adjusts them to a printed copy.

mod differences;
mod overrides;
mod read;
mod sourced;
mod tables;

use std::fmt::Debug;

pub use differences::Difference;
pub use overrides::{ContentOverrides, FieldKind, RowPlace, ShownField, ShownRow};
pub use sourced::{Source, Sourced, Sources};
pub use tables::{Row, SourceFile, Stated, Tables, stated};

use crate::ValidationError;

/// What is printed on the components of a game. [`content!`](crate::content) implements it for a
/// type.
pub trait GameContent: Debug + Send + Sync + Sized + 'static {
    /// The built-in files, name and text.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads the content and reports every error to `tables`; returns `None` only if it reported
    /// one.
    fn read(tables: &mut Tables) -> Option<Self>;

    /// The hash of the files it was read from, which saves refer to.
    fn fingerprint(&self) -> &str;

    /// The built-in content, read once.
    ///
    /// # Panics
    ///
    /// If it has errors, which a test in every game rules out.
    fn ours() -> &'static Self;

    /// The built-in content with an owner's files laid over it.
    ///
    /// # Errors
    ///
    /// Every reason why this is not valid content of the game, with file, table and field.
    fn load(owner: &[SourceFile]) -> Result<Self, Vec<ValidationError>> {
        Self::load_from(Self::FILES, owner)
    }

    /// Reads these files instead of the built-in ones, with an owner's laid over them.
    ///
    /// # Errors
    ///
    /// Every reason why this is not valid content of the game, with file, table and field.
    fn load_from(
        files: &[(&str, &str)],
        owner: &[SourceFile],
    ) -> Result<Self, Vec<ValidationError>> {
        let mut tables = Tables::new(files);
        tables.overlay(owner);
        let content = Self::read(&mut tables);
        Ok(tables.finish(content)?.expect("what is missing is objected to"))
    }
}

/// Makes a type the content of a game: lists the files in the crate's folder `content` and the
/// function that reads them. The type has a field `fingerprint`, set to
/// [`Tables::fingerprint`](crate::Tables::fingerprint).
///
/// ```text
/// game_core::content! {
///     Content: read("cards.toml", "numbers.toml")
/// }
///
/// fn read(tables: &mut Tables) -> Option<Content> {
///     let cards = tables.facts(("cards.toml", "card"), &["title", "cost"], |tables, row| {
///         let cost = tables.number(row, "cost", 0..=9) as u8;
///         Some(CardFacts { title: tables.text(row, "title"), cost })
///     });
///     Some(Content { cards, fingerprint: tables.fingerprint() })
/// }
/// ```
#[macro_export]
macro_rules! content {
    ($name:ident: $read:ident($($file:literal),* $(,)?)) => {
        impl $crate::GameContent for $name {
            const FILES: &'static [(&'static str, &'static str)] = &[$((
                $file,
                ::i18n::embedded_text!(include_str!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/content/",
                    $file
                ))),
            )),*];

            fn read(tables: &mut $crate::Tables) -> ::std::option::Option<Self> {
                $read(tables)
            }

            fn fingerprint(&self) -> &str {
                &self.fingerprint
            }

            fn ours() -> &'static Self {
                $name::ours()
            }
        }

        impl $name {
            /// The built-in content.
            pub fn ours() -> &'static Self {
                static OURS: $crate::OnceBox<$name> = $crate::OnceBox::new();
                OURS.get_or_init(|| {
                    ::std::boxed::Box::new($name::load(&[]).unwrap_or_else(|errors| {
                        panic!("our own content is refused: {errors:?}")
                    }))
                })
            }

            /// The built-in content with an owner's files laid over it.
            ///
            /// # Errors
            ///
            /// Every reason why this is not valid content of the game, with file, table and field.
            pub fn load(
                owner: &[$crate::SourceFile],
            ) -> ::std::result::Result<Self, ::std::vec::Vec<$crate::ValidationError>> {
                $crate::GameContent::load(owner)
            }
        }
    };
}
