//! The doomsday decks as the worked examples of the rules name them.
//!
//! What a card of our content needs and does is reconstructed, and tuned by played games; an example
//! that begins with "given a card that needs 3" or "a card that reads so" begins with these.

use std::sync::LazyLock;

use colab::Content;
use table::SourceFile;

/// What each card needs and does.
const DECKS: [(&str, u8, &str); 36] = [
    ("DR1", 2, "charge 1"),
    ("DR2", 3, "chase short"),
    ("DR3", 3, "damage 1 roll"),
    ("DR4", 2, "power 1"),
    ("DR5", 4, "damage 1 player"),
    ("DR6", 3, "minion clockwise"),
    ("DR7", 3, "discard 1"),
    ("DR8", 3, "damage 1 scientist"),
    ("DR9", 4, "wreck"),
    ("WM1", 2, "step clockwise 1"),
    ("WM2", 3, "minion roll"),
    ("WM3", 3, "freeze 1 roll"),
    ("WM4", 2, "freeze 1 scientist"),
    ("WM5", 4, "freeze 2 player"),
    ("WM6", 3, "strip scientist"),
    ("WM7", 3, "charge 1"),
    ("WM8", 4, "damage 1 most"),
    ("WM9", 4, "power 1"),
    ("BU1", 2, "lose token 1"),
    ("BU2", 3, "lose card 1"),
    ("BU3", 3, "discard 1"),
    ("BU4", 3, "minion counter"),
    ("BU5", 4, "discard 2"),
    ("BU6", 3, "lose potion 1"),
    ("BU7", 3, "lose research 2"),
    ("BU8", 4, "step counter 1 + charge 1"),
    ("BU9", 4, "damage 1 roll"),
    ("MS1", 2, "strip most"),
    ("MS2", 3, "chase short"),
    ("MS3", 3, "lose research 1"),
    ("MS4", 2, "minion other"),
    ("MS5", 4, "special"),
    ("MS6", 3, "lose card 1"),
    ("MS7", 3, "discard 1"),
    ("MS8", 4, "power 1"),
    ("MS9", 4, "strip player + charge 1"),
];

/// Our content with the cards of the examples laid over it, as an owner lays his own.
pub(crate) fn stated() -> &'static Content {
    static STATED: LazyLock<Content> = LazyLock::new(|| {
        let row = |(id, need, action): &(&str, u8, &str)| {
            format!("[[card]]\nid = \"{id}\"\nneed = {need}\naction = \"{action}\"\n")
        };
        let text = DECKS.iter().map(row).collect();
        Content::load(&[SourceFile { name: "doomsday.toml".into(), text }]).expect("content")
    });
    &STATED
}
