//! Content that makes games of every mode.

use table::{GameOptions, Objection, Tables};

use crate::content::{self, Content};
use crate::options::Options;

table::content! {
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
        for Objection { at, why } in mode_objections(&content) {
            tables.object(at, why);
        }
    }
    Some(content)
}

/// Why the default options do not make a game of every mode; empty if they do.
fn mode_objections(content: &Content) -> Vec<Objection> {
    let objections = Options::modes().into_iter().flat_map(|(mode, settings)| {
        let refused = Options::read(&settings, content).err().unwrap_or_default();
        let at = move |at: &str| format!("options.toml, {mode}: {at}");
        refused.into_iter().map(move |why| Objection::new(at(&why.at), why.why))
    });
    objections.collect()
}
