//! Loads content and checks that it makes games of every mode.

use game_core::{GameOptions, Tables, ValidationError};

use crate::content::{self, Content};
use crate::options::Options;

game_core::content! {
    Content: read(
        "buildings.toml",
        "cards.toml",
        "options.toml",
        "scoring.toml",
        "ships.toml",
        "solo.toml",
    )
}

fn read(tables: &mut Tables) -> Option<Content> {
    let content = content::read(tables);
    if tables.is_accepted() {
        for ValidationError { at, why } in mode_errors(&content) {
            tables.object(at, why);
        }
    }
    Some(content)
}

/// Every reason why the default options do not make a game of each mode; empty if they do.
fn mode_errors(content: &Content) -> Vec<ValidationError> {
    let errors = Options::modes().into_iter().flat_map(|(mode, settings)| {
        let refused = Options::read(&settings, content).err().unwrap_or_default();
        let at = move |at: &str| format!("options.toml, {mode}: {at}");
        refused.into_iter().map(move |why| ValidationError::new(at(&why.at), why.why))
    });
    errors.collect()
}
