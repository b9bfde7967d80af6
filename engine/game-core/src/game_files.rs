//! Files of a game that a program in a browser fetches when the game is opened: rules, guide,
//! models, style sheets, symbols.

use std::collections::BTreeMap;

use once_cell::race::OnceBox;

/// Texts by crate and path: `colab/rules.toml`.
pub type GameFiles = BTreeMap<String, String>;

static FILES: OnceBox<GameFiles> = OnceBox::new();

/// Adds the fetched files, once, before a game is opened: what a game has read stays.
pub fn add_game_files(files: GameFiles) {
    let _stays = FILES.set(Box::new(files));
}

/// The text of a fetched file.
#[doc(hidden)]
pub fn game_file(name: &str) -> Option<&'static str> {
    FILES.get()?.get(name).map(String::as_str)
}

/// The text of a file of the calling crate: in a browser `None` until it is fetched.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! game_file {
    ($($part:literal),+) => {
        $crate::game_file(concat!(env!("CARGO_PKG_NAME"), "/", $($part),+))
    };
}

/// The text of a file of the calling crate: in a browser `None` until it is fetched.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! game_file {
    ($($part:literal),+) => {
        ::core::option::Option::Some(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/",
            $($part),+
        )))
    };
}

/// The texts of files of the calling crate, in this order: in a browser none until they are fetched.
#[macro_export]
macro_rules! game_files {
    ($($file:literal),+ $(,)?) => {{
        let files: ::std::vec::Vec<&'static str> =
            [$($crate::game_file!($file)),+].into_iter().flatten().collect();
        files
    }};
}

/// Declares the model files of a game, which `cargo xtask train` writes into the folder `players` of
/// the calling crate: `files()` lists those that are there by name, and each has a reader of its own
/// (in a browser `None` until it is fetched).
///
/// ```text
/// game_core::model_files! { policy = "policy.toml", values = "values.toml" }
/// ```
#[macro_export]
macro_rules! model_files {
    ($($reader:ident = $file:literal),+ $(,)?) => {
        /// The model files by name, as far as they are there.
        pub(crate) fn files() -> ::std::vec::Vec<(&'static str, &'static str)> {
            let files = [$(($file, $reader())),+];
            files.into_iter().filter_map(|(name, text)| Some((name, text?))).collect()
        }

        $(
            fn $reader() -> ::std::option::Option<&'static str> {
                $crate::game_file!("players/", $file)
            }
        )+
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_crate_and_path_and_added_once() {
        let file = |text: &str| GameFiles::from([("colab/rules.toml".into(), text.into())]);
        assert_eq!(game_file("colab/rules.toml"), None);
        add_game_files(file("one"));
        add_game_files(file("two"));
        assert_eq!(game_file("colab/rules.toml"), Some("one"));
        assert_eq!(game_file("colab/guide.toml"), None);
    }
}
