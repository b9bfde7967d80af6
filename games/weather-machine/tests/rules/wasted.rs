//! Acts that bring nothing say so before.

use crate::support::{Play, Table};
use game_core::wasted;
use i18n::Locale;
use weather_machine::{Player, Weather, WeatherMachine};

fn why(play: &Play, choice: &str) -> Option<String> {
    assert!(play.has(choice), "'{choice}' is not among {:?}", play.offers());
    let choice = choice.parse().expect("a choice");
    wasted(&play.game, &[choice], Locale::English).pop().flatten()
}

/// [WM-GEN.8, WM-BRK.2] A tile that grants a Breakthrough is wasted where none can be made.
#[test]
fn a_breakthrough_that_cannot_be_made_is_wasted() {
    let tile = || {
        let table = Table::of(3).no_parts(Player::One).scientist(Player::One, "rnd left");
        table.subsidy(Player::One, "SU09")
    };
    let said = why(&tile().turn(Player::One, 1), "subsidy SU09").expect("no row is published");
    assert!(said.contains("breakthrough"), "{said}");
    let parts = [
        weather_machine::Colour::Green,
        weather_machine::Colour::Green,
        weather_machine::Colour::Blue,
    ];
    let able = tile().published(Player::One, "1", Weather::Wind).room(Player::One, 2);
    let able = able.parts(Player::One, &parts).turn(Player::One, 1);
    assert_eq!(why(&able, "subsidy SU09"), None);
    assert_eq!(why(&able, "pass"), None);
}

#[test]
fn what_is_called_wasted_brings_nothing() {
    conformance::wasted_acts::<WeatherMachine>(1, &["frames", "used"]);
}
