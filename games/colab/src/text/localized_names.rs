//! Names of places and pieces for use inside sentences, and lists of them, in every language.

use game_core::EnumSet;
use i18n::{Messages, message};

use crate::content::EnemyFace;
use crate::enemy_action::Way;
use crate::types::{Lab, Slot, Tower, Window};

/// One of the six symbols, which towers, labs and white dice share.
fn symbol_in(symbol: &'static str, messages: Messages) -> String {
    message!(messages, "symbol", symbol = symbol).into()
}

pub(super) fn tower_in(tower: Tower, messages: Messages) -> String {
    symbol_in(tower.word(), messages)
}

pub(super) fn lab_in(lab: Lab, messages: Messages) -> String {
    symbol_in(lab.word(), messages)
}

/// A tower, inside a sentence.
pub(super) fn the_tower_in(tower: Tower, messages: Messages) -> String {
    message!(messages, "tower", tower = tower_in(tower, messages)).into()
}

pub(super) fn window_in(window: Window, messages: Messages) -> String {
    let tower = window.tower();
    let level = tower.windows().position(|one| one == window).unwrap_or_default() + 1;
    message!(messages, "window", tower = tower_in(tower, messages), level = level).into()
}

pub(super) fn slot_in(slot: Slot, messages: Messages) -> String {
    message!(messages, "slot", slot = slot.word()).into()
}

/// The name of a face of an enemy die.
pub(super) fn face_in(face: EnemyFace, messages: Messages) -> String {
    message!(messages, "face", face = face.word(), name = face.word().to_uppercase()).into()
}

pub(super) fn way_in(way: Way, messages: Messages) -> String {
    message!(messages, "way", way = way.word()).into()
}

/// A count of things of a kind, such as `power` for power tokens.
pub(super) fn things(count: u8, what: &'static str, messages: Messages) -> String {
    message!(messages, "things", count = count, what = what).into()
}

/// A list inside a sentence: "a", "a and b", "a, b and c".
pub(super) fn listed_in(things: &[String], messages: Messages) -> String {
    match things {
        [] => message!(messages, "nothing").into(),
        [only] => only.clone(),
        [most @ .., last] => format!("{}{}{last}", most.join(", "), message!(messages, "list-and")),
    }
}

/// Towers by name: "the bone and gear towers".
pub(super) fn towers_in(towers: EnumSet<Tower>, messages: Messages) -> String {
    let names: Vec<String> = towers.iter().map(|tower| tower_in(tower, messages)).collect();
    if towers.len() == Tower::ALL.len() {
        return message!(messages, "towers-all").into();
    }
    message!(messages, "towers", names = listed_in(&names, messages), count = names.len()).into()
}

/// Labs by name: "the eye lab".
pub(super) fn labs_in(labs: EnumSet<Lab>, messages: Messages) -> String {
    let names: Vec<String> = labs.iter().map(|lab| lab_in(lab, messages)).collect();
    message!(messages, "labs", names = listed_in(&names, messages), count = names.len()).into()
}

/// Windows by name: "vial 1 and vial 3".
pub(super) fn windows_in(windows: EnumSet<Window>, messages: Messages) -> String {
    let names: Vec<String> = windows.iter().map(|window| window_in(window, messages)).collect();
    listed_in(&names, messages)
}

/// The value that a message selects its wording by, for a yes-or-no condition.
pub(super) const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
