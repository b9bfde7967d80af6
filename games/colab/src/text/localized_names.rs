//! Places and pieces as nouns, which sentences bend in every language, and lists of them.

use game_core::{EnumSet, list, noun};
use i18n::{Messages, Noun, Value};

use crate::content::EnemyFace;
use crate::enemy_action::Way;
use crate::types::{Lab, Slot, Tower, Window};

/// The symbol of a tower, one of the six that towers, labs and white dice share.
pub(super) fn tower_in(tower: Tower, messages: Messages) -> Noun {
    noun(messages, "symbol", tower.word())
}

pub(super) fn lab_in(lab: Lab, messages: Messages) -> Noun {
    noun(messages, "symbol", lab.word())
}

/// A tower, inside a sentence.
pub(super) fn the_tower_in(tower: Tower, messages: Messages) -> Noun {
    Noun::new(messages, "tower").with("tower", tower_in(tower, messages))
}

pub(super) fn window_in(window: Window, messages: Messages) -> Noun {
    let tower = window.tower();
    let level = tower.windows().position(|one| one == window).unwrap_or_default() + 1;
    Noun::new(messages, "window").with("tower", tower_in(tower, messages)).with("level", level)
}

pub(super) fn slot_in(slot: Slot, messages: Messages) -> Noun {
    noun(messages, "slot", slot.word())
}

/// The name of a face of an enemy die.
pub(super) fn face_in(face: EnemyFace, messages: Messages) -> Noun {
    noun(messages, "face", face.word())
}

pub(super) fn way_in(way: Way, messages: Messages) -> Noun {
    noun(messages, "way", way.word())
}

/// A count of things of a kind, such as `power` for power tokens.
pub(super) fn things(count: u8, what: &'static str, messages: Messages) -> Noun {
    Noun::new(messages, "things").with("count", count).with("what", what)
}

/// Towers by name: "the bone and gear towers".
pub(super) fn towers_in(towers: EnumSet<Tower>, messages: Messages) -> Noun {
    if towers.len() == Tower::ALL.len() {
        return Noun::new(messages, "towers-all");
    }
    let names = list(towers.iter(), &messages);
    Noun::new(messages, "towers").with("names", names).with("count", towers.len())
}

/// Labs by name: "the eye lab".
pub(super) fn labs_in(labs: EnumSet<Lab>, messages: Messages) -> Noun {
    let names = list(labs.iter(), &messages);
    Noun::new(messages, "labs").with("names", names).with("count", labs.len())
}

/// Windows by name: "vial 1 and vial 3".
pub(super) fn windows_in(windows: EnumSet<Window>, messages: Messages) -> Value<'static> {
    list(windows.iter(), &messages)
}

/// The value that a message selects its wording by, for a yes-or-no condition.
pub(super) const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
