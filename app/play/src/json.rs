//! Positions and events as JSON: what programs read and pages do without.

use game_core::{GameInfo, Viewer};
use serde::Serialize;
use serde_json::Value;

/// How the positions and events of a game are written as JSON.
///
/// These functions are reached in no other way, so the linker leaves them out of a program that
/// makes no such writer, as that for a browser.
pub(crate) struct JsonWriter<G: GameInfo> {
    view: fn(&G, Viewer) -> Value,
    state: fn(&G) -> Value,
    event: fn(&G::Event) -> Value,
}

impl<G: GameInfo> Clone for JsonWriter<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameInfo> Copy for JsonWriter<G> {}

impl<G: GameInfo> JsonWriter<G> {
    pub(crate) fn new() -> Self {
        JsonWriter {
            view: |game, viewer| written(&game.view(viewer)),
            state: |game| written(game.state()),
            event: written,
        }
    }

    /// What a viewer may know.
    pub(crate) fn view(self, game: &G, viewer: Viewer) -> Value {
        (self.view)(game, viewer)
    }

    /// The whole position.
    pub(crate) fn state(self, game: &G) -> Value {
        (self.state)(game)
    }

    /// An event, an object for every event of every game.
    pub(crate) fn event(self, event: &G::Event) -> Value {
        (self.event)(event)
    }
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
