//! Saves of a small game.

use play::{ChanceSource, Play, Save};

/// A save of Pig with these entries.
pub(crate) fn save(entries: &[&str]) -> Save {
    Save {
        soloist: 1,
        game: "pig".into(),
        rules: 1,
        content: String::new(),
        owner: game_core::ContentOverrides::default(),
        options: serde_json::Map::new(),
        chance_source: ChanceSource::Table,
        play: Play::Friendly,
        practice: false,
        helper: false,
        players: Default::default(),
        later: Default::default(),
        state: None,
        entries: entries.iter().map(|text| (*text).to_string()).collect(),
        undone: Vec::new(),
        presses: Vec::new(),
    }
}
