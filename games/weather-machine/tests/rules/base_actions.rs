//! WM-ACT: the actions of a turn in general.

use crate::support::{Play, Table};
use weather_machine::{Colour, Content, Player, Weather};

const ONE: Player = Player::One;

/// Player One where two actions are possible, with everything that both need.
fn at(space: &str) -> Table {
    Table::of(3)
        .vouchers(ONE, [4; 5])
        .bots(ONE, 3)
        .chemicals(ONE, &["verdino", "radieu"])
        .published(ONE, "1", Weather::Rain)
        .bots_on(Player::Two.into(), &["rnd rain top", "rnd rain middle", "rnd rain bottom"])
        .row(ONE, "2", Weather::Wind)
        .scientist(ONE, space)
        .room(ONE, 4)
}

/// The listed deeds.
fn deeds(play: &Play) -> Vec<String> {
    let words = ["sell", "secure", "experiment", "publish", "research", "breakthrough"];
    play.offers().into_iter().filter(|text| words.contains(&text.as_str())).collect()
}

/// Carries out an action with the first choice at each question.
fn perform(play: Play, deed: &str) -> Play {
    let mut play = play.choose(deed);
    while !play.has("end actions") {
        let first = play.offers().remove(0);
        play = play.choose(&first);
    }
    play
}

const BOTH: [(&str, [&str; 2]); 3] = [
    ("government", ["sell", "secure"]),
    ("lab", ["experiment", "publish"]),
    ("rnd", ["research", "breakthrough"]),
];

/// [WM-ACT.1, WM-ACT.3, WM-TRN.4] On a `/` space, one of the two actions, once.
#[test]
fn one_action_on_a_slash_space() {
    for (location, both) in BOTH {
        for side in ["middle", "right"] {
            for deed in both {
                // An Award keeps the step from ending by itself.
                let table = || at(&format!("{location} {side}")).awards(ONE, 1);
                let play = table().turn(ONE, 3);
                assert_eq!(deeds(&play), both);
                let play = perform(play, deed);
                assert!(deeds(&play).is_empty(), "{location} {side} {deed}");
            }
        }
    }
}

/// [WM-ACT.2, WM-ACT.3, WM-R.14] On an `&` space, both actions in either order, each once.
#[test]
fn both_actions_on_an_and_space() {
    for (location, [one, other]) in BOTH {
        for (first, second) in [(one, other), (other, one)] {
            let play = at(&format!("{location} left")).awards(ONE, 1).turn(ONE, 3);
            assert_eq!(deeds(&play), [one, other]);
            let play = perform(play, first);
            assert_eq!(deeds(&play), [second], "{first} is done");
            let play = perform(play, second);
            assert!(deeds(&play).is_empty());
        }
    }
}

/// [WM-ACT.3, WM-R.14] Actions granted by benefits do not count: Research from a Subsidy tile
/// leaves both actions of R&D, and a tile that grants selling leaves Sell a Part.
#[test]
fn an_action_granted_by_a_benefit_does_not_count() {
    let table = at("supply 1").subsidy(ONE, "SU05");
    let mut play = table.turn(ONE, 1).choose("subsidy SU05");
    assert!(play.has("decline"));
    while !play.has("move rnd left") {
        let first = play.offers().remove(0);
        play = play.choose(&first);
    }
    let play = play.choose("move rnd left");
    assert_eq!(deeds(&play), ["research", "breakthrough"]);
    // In between: securing a tile that sells a part, on a space for one action.
    let table = at("government left").parts(ONE, &[Colour::White, Colour::Blue]);
    let table = table.subsidy_at("wind 1", "SU01").orange_but(&["wind 1"]);
    let play = perform(table.turn(ONE, 3), "secure");
    assert!(!play.by("WM-GOV.4").is_empty(), "a part was sold");
    assert_eq!(deeds(&play), ["sell"]);
}

/// [WM-ACT.5, WM-TRN.4] A player may do nothing at all, in any Location.
#[test]
fn nothing_is_compulsory() {
    for space in ["supply 2", "government left", "lab middle", "rnd right"] {
        let play = at(space).turn(ONE, 3);
        assert!(play.has("end actions"));
        let before = *play.lab(ONE);
        let play = play.choose("end actions");
        assert_eq!(play.lab(ONE), &before);
        assert_eq!(play.state().active, Player::Two);
    }
}

/// [WM-ACT.4] In the Supply, any action any number of times, on every space.
#[test]
fn anything_any_number_of_times_in_the_supply() {
    for space in ["supply 1", "supply 2", "supply 3", "supply 4"] {
        let mut play = at(space).turn(ONE, 3);
        for place in [2, 1, 2, 1] {
            play = play.choose(&format!("initiative {place}"));
            let paid = play.offers().remove(0);
            play = play.choose(&paid);
        }
        assert!(play.has("end actions"));
        assert_eq!(play.by("WM-SUP.13").len(), 4);
        assert!(deeds(&play).is_empty(), "Main Locations are elsewhere");
    }
}

/// [WM-GEN.4] A lack that no exchange makes up for closes an action: of a Bot, a part or Vouchers.
#[test]
fn an_action_needs_what_it_demands() {
    let table = || Table::of(3).scientist(ONE, "government left").vouchers(ONE, [0, 4, 0, 0, 0]);
    assert_eq!(deeds(&table().bots(ONE, 1).turn(ONE, 3)), ["sell", "secure"]);
    assert_eq!(deeds(&table().turn(ONE, 3)), ["secure"], "no Bot");
    let play = table().bots(ONE, 1).no_parts(ONE).turn(ONE, 3);
    assert_eq!(deeds(&play), ["secure"], "no part, and none to give for one");
    let table = || table().bots(ONE, 1);
    let play = table().vouchers(ONE, [0, 1, 0, 0, 0]).turn(ONE, 3);
    assert_eq!(deeds(&play), ["sell"]);
    // An Award to place keeps the turn from ending.
    let play = table().vouchers(ONE, [0; 5]).awards(ONE, 1).turn(ONE, 3);
    assert!(deeds(&play).is_empty());
    let play = table().vouchers(ONE, [2, 0, 0, 0, 0]).awards(ONE, 1).turn(ONE, 3);
    assert!(deeds(&play).is_empty(), "two Vouchers of another type buy nothing");
    let play = table().vouchers(ONE, [2, 0, 1, 0, 0]).turn(ONE, 3);
    assert_eq!(deeds(&play), ["sell"], "three do");
}

/// [WM-GEN.5] The steps of Sell a Part happen in their printed order.
#[test]
fn steps_happen_in_their_order() {
    let play = at("government middle").turn(ONE, 3);
    let play = perform(play, "sell");
    let rules: Vec<&str> = play.emitted.iter().map(|emitted| emitted.rule.0).collect();
    let order = ["WM-VOU.1", "WM-GOV.2", "WM-GOV.3", "WM-GOV.4", "WM-GOV.5", "WM-GOV.7a"];
    let places: Vec<Option<usize>> =
        order.iter().map(|rule| rules.iter().position(|other| other == rule)).collect();
    assert!(places.iter().all(Option::is_some), "{rules:?}");
    assert!(places.is_sorted(), "{rules:?}");
}

/// [WM-R.2] An action begins only if all its compulsory steps can be carried out; once it has
/// begun, none of them can be declined.
#[test]
fn what_has_begun_is_finished() {
    for (location, both) in BOTH {
        for deed in both {
            let mut play = at(&format!("{location} left")).awards(ONE, 1).turn(ONE, 3).choose(deed);
            let mut benefits = 0;
            while !play.has("end actions") {
                let offers = play.offers();
                let optional = offers.iter().any(|text| text == "decline");
                let target = |text: &String| {
                    ["part", "chemical", "extend", "construct", "accept", "bot", "row"]
                        .iter()
                        .any(|word| text.starts_with(word))
                };
                assert!(!optional || offers.iter().any(target), "{deed}: {offers:?}");
                benefits += u32::from(optional);
                play = play.choose(&offers[0]);
            }
            assert!(benefits < 8);
        }
    }
    // Research on the bottom space of R&D: the extra item must be available too.
    let space = "rnd snow bottom".parse().unwrap();
    assert_eq!(Content::ours().bot_spaces[space].cost.to_string(), "chemical 1 | part 1");
    let table = || {
        let table = Table::of(3).vouchers(ONE, [0, 0, 0, 1, 0]).bots(ONE, 1).no_parts(ONE);
        let table = table.bots_on(Player::Two.into(), &["rnd snow top", "rnd snow middle"]);
        table.scientist(ONE, "rnd middle")
    };
    let poor = table().chemicals(ONE, &["calorium"]).awards(ONE, 1).turn(ONE, 3);
    assert_eq!(deeds(&poor), ["research"]);
    assert!(!poor.choose("research").has("bot rnd snow bottom"));
    let rich = table().chemicals(ONE, &["calorium", "radieu"]).turn(ONE, 3).choose("research");
    assert!(rich.has("bot rnd snow bottom"));
}
