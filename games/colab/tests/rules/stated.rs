//! Doomsday decks and special powers as the worked examples of the rules name them.
//!
//! The needs and actions of our own content are reconstructed and tuned by playing. Examples that
//! begin with "given a card that needs 3" or "a card that reads so" use these instead.

use std::sync::LazyLock;

use colab::{Content, Device};
use game_core::SourceFile;

/// Need and action of each card.
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

/// The special powers.
const POWERS: [(&str, &str); 4] = [
    ("luciana", "damage 2 scientist"),
    ("ivy", "discard 2"),
    ("victor", "strip scientist + chase short"),
    ("elias", "freeze 2 scientist + freeze 1 most"),
];

/// Our content with the cards of the examples as content overrides.
pub(crate) fn stated() -> &'static Content {
    static STATED: LazyLock<Content> = LazyLock::new(|| {
        let row = |(id, need, action): &(&str, u8, &str)| {
            format!("[[card]]\nid = \"{id}\"\nneed = {need}\naction = \"{action}\"\n")
        };
        let text = DECKS.iter().map(row).collect();
        let cards = SourceFile { name: "doomsday.toml".into(), text };
        let power = |(id, special): &(&str, &str)| {
            format!("[[enemy]]\nid = \"{id}\"\nspecial = \"{special}\"\n")
        };
        let text = POWERS.iter().map(power).collect();
        let powers = SourceFile { name: "enemies.toml".into(), text };
        Content::load(&[cards, powers]).expect("content")
    });
    &STATED
}

/// The largest number in an action.
fn most_taken(action: &str) -> u8 {
    let numbers = action.split(' ').filter_map(|word| word.parse().ok());
    numbers.max().unwrap_or(0)
}

/// [CLS-5.2] Our doomsday cards stay close to the sheet: they include its first action, with
/// numbers up to three, all nine of a device differ, and needs are within one.
#[test]
fn our_doomsday_cards_are_of_the_sheets_kind_and_size() {
    let ours = Content::ours();
    let mut actions: Vec<(Device, String)> = Vec::new();
    for (id, need, stated) in DECKS {
        let facts = &ours.doomsday[id.parse().expect("a card")];
        assert!(facts.need.abs_diff(need) <= 1, "{id} needs {}, on the sheet {need}", facts.need);
        let action = facts.action.to_string();
        assert!(most_taken(&action) <= 3, "{id}: {action}");
        let kind = stated.split(' ').next().expect("a word");
        let has = action.split(" + ").any(|part| part.starts_with(kind));
        assert!(has, "{id}: {action}, on the sheet {stated}");
        actions.push((facts.device, action));
    }
    actions.sort();
    assert!(actions.windows(2).all(|two| two[0] != two[1]), "two cards of a device are alike");
}

/// [CL-19.1] Our cards are worth 2 to 5 points on average, the scale of the sheet.
#[test]
fn our_cards_are_worth_two_to_five_points() {
    let cards = Content::ours().cards.iter();
    let (points, copies) = cards.fold((0u32, 0u32), |(points, copies), (_, facts)| {
        let count = u32::from(facts.copies);
        (points + count * u32::from(facts.points), copies + count)
    });
    assert!((2 * copies..=5 * copies).contains(&points), "{points} on {copies} cards");
}
