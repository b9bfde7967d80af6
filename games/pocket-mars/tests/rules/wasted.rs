//! Acts that bring nothing say so before.

use crate::support::*;
use game_core::wasted;
use i18n::Locale;
use pocket_mars::PocketMars;

fn why(game: &PocketMars, choice: &str) -> Option<String> {
    let choice = choice.parse().expect("a choice");
    wasted(game, &[choice], Locale::English).pop().flatten()
}

/// [PM-1.7] A card without a target for any of its steps is wasted, and the first step says why.
#[test]
fn a_card_that_does_nothing_is_wasted() {
    let table = |aboard: u8| {
        let table = Table::base(2).hand_ability("CC4", "land 1 any; evict");
        table.hand("p1", "CC4 GH1").ship("p1", aboard).build()
    };
    let said = why(&table(0), "play hand CC4").expect("nothing to land, nobody to evict");
    assert!(said.contains("Spaceship"), "{said}");
    assert_eq!(why(&table(1), "play hand CC4"), None);
    assert_eq!(why(&table(0), "launch"), None);
}

/// A later step may bring something where the first has nothing to do.
#[test]
fn a_card_is_judged_as_a_whole() {
    let table = Table::base(2).hand_ability("CC4", "land 1 any; gain 1").hand("p1", "CC4 GH1");
    assert_eq!(why(&table.build(), "play hand CC4"), None);
}

/// [PM-1.8b] A condition that fails says what was counted.
#[test]
fn a_condition_that_fails_is_a_reason() {
    let table = Table::base(2).hand_ability("CC4", "when ship 3: gain 1").hand("p1", "CC4 GH1");
    assert!(why(&table.build(), "play hand CC4").is_some());
}

#[test]
fn what_is_called_wasted_brings_nothing() {
    let costs = ["frames", "hands", "discard", "in_play"];
    let found = conformance::wasted_acts::<PocketMars>(2, &costs);
    assert!(found > 20, "{found} wasted acts");
}
