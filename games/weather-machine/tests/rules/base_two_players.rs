//! WM-2PL, WM-NEW: games with two players, and New Scientists.

use crate::support::{Play, Table};
use weather_machine::{Area, Content, Discard, Event, ExperimentTile, Owner, Player, Weather};

fn moves(play: &Play) -> Vec<String> {
    play.offers().into_iter().filter(|text| text.starts_with("move")).collect()
}

/// [WM-2PL.3, WM-SET.26, WM-MOV.2] With two players the rightmost space of each Main Location is
/// blocked, with three it is not.
#[test]
fn the_rightmost_spaces_are_blocked() {
    for (seats, open) in [(2, false), (3, true), (4, true)] {
        let play = Table::of(seats)
            .scientist(Player::One, "supply 4")
            .scientist(Player::Two, "supply 3")
            .turn(Player::One, 2);
        for area in Area::ALL {
            assert_eq!(play.has(&format!("move {area} right")), open, "{seats}");
            assert!(play.has(&format!("move {area} left")));
            assert!(play.has(&format!("move {area} middle")));
        }
    }
}

/// [WM-2PL.3, WM-MOV.3c, WM-R.12] In round 1 a Location with an occupied middle space is closed.
#[test]
fn a_taken_middle_space_closes_a_location_in_round_1() {
    let play = Table::of(2)
        .scientist(Player::One, "supply 1")
        .scientist(Player::Two, "lab middle")
        .edit(|state| state.round = 1)
        .turn(Player::One, 2);
    assert_eq!(moves(&play), ["move government middle", "move rnd middle"]);
}

/// A position with this many players in which player One meets Lativ in a Location.
fn meeting(seats: u8, lativ: &str) -> Table {
    let table = Table::of(seats);
    let table = if seats > 2 { table.scientist(Player::Three, "supply 3") } else { table };
    table
        .assistant(Weather::Fog)
        .scientist(Player::One, if lativ == "supply" { "rnd left" } else { "supply 1" })
        .scientist(Player::Two, "supply 4")
        .lativ(lativ)
}

fn discarded(play: &Play) -> Vec<(Area, Weather)> {
    let gone = play.by("WM-2PL.4a").into_iter().map(|event| match event {
        Event::TokenDiscarded { area, weather, why: Discard::Lativ } => (*area, *weather),
        other => panic!("{other:?}"),
    });
    gone.collect()
}

/// [WM-LAT.6, WM-2PL.4a, WM-2PL.4b] If Lativ ends in the Government or R&D, a token of the
/// Assistant's weather leaves that stack. In the Lab, in the Office, and with three players none
/// does.
#[test]
fn lativ_discards_where_he_ends() {
    for (lativ, to, area) in [
        ("supply", "supply 1", Some(Area::Government)),
        ("government left", "government middle", None),
        ("lab left", "lab middle", Some(Area::Rnd)),
        ("rnd left", "rnd middle", None),
    ] {
        for seats in [2, 3] {
            let mut play = meeting(seats, lativ).turn(Player::One, 2);
            let before = play.state().tokens;
            play = play.choose(&format!("move {to}"));
            if lativ == "supply" {
                play = play.choose("gain lab");
            }
            let area = area.filter(|_| seats == 2);
            let expected: Vec<_> = area.map(|area| (area, Weather::Fog)).into_iter().collect();
            assert_eq!(discarded(&play), expected, "{lativ} {seats}");
            let mut after = before;
            if let Some(area) = area {
                after[area][Weather::Fog] -= 1;
                assert_eq!(play.state().gone_tokens[area][Weather::Fog], 1);
            }
            assert_eq!(play.state().tokens, after);
        }
    }
}

/// [WM-2PL.4b] From an empty stack nothing is discarded.
#[test]
fn an_empty_stack_loses_nothing() {
    let play = meeting(2, "lab left")
        .tokens_left(Area::Rnd, Weather::Fog, 0)
        .turn(Player::One, 2)
        .choose("move lab middle");
    assert!(discarded(&play).is_empty());
    assert_eq!(play.state().gone_tokens[Area::Rnd][Weather::Fog], 2);
}

/// [SAB-R.47, WM-2PL.4a] First Lativ moves, then he places his Bot, then the token is discarded.
/// Its weather is the Assistant's, not that of the branch with the Bot.
#[test]
fn his_bot_comes_before_the_discard() {
    let table = meeting(2, "lab left").no_lativs_bots();
    let table = table.bots_on(Owner::Two, &["lab fog top", "lab fog middle", "lab fog bottom"]);
    let play = table.turn(Player::One, 2).choose("move lab middle");
    let rules: Vec<&str> = play.emitted.iter().map(|emitted| emitted.rule.0).collect();
    let place = |rule: &str| rules.iter().position(|&other| other == rule);
    assert!(place("WM-LAT.1") < place("WM-LAT.4a"));
    assert!(place("WM-LAT.4a") < place("WM-2PL.4a"));
    assert!(place("WM-LAT.1").is_some());
    assert_eq!(discarded(&play), [(Area::Rnd, Weather::Fog)]);
    let bots = |weather| play.state().bots_in(Area::Lab, weather, Owner::Lativ).count();
    assert_eq!((bots(Weather::Fog), bots(Weather::Snow)), (0, 1));
}

/// [WM-2PL.2] Each Main Location has two Research tokens of each weather.
#[test]
fn two_tokens_of_each_weather() {
    let table = Table::of(2);
    for area in Area::ALL {
        assert_eq!(table.state.tokens[area].0, [2; 5]);
    }
}

/// [WM-2PL.1] Lativ's Bots are at the bottom of each branch, so none is left beside the Lab.
#[test]
fn lativs_bots_begin_in_the_branches() {
    let table = Table::of(2);
    for weather in Weather::ALL {
        let space = format!("lab {weather} bottom").parse().unwrap();
        assert_eq!(table.state.bot(space), Some(Owner::Lativ));
    }
    let play = meeting(2, "lab left").turn(Player::One, 2).choose("move lab middle");
    assert!(play.by("WM-LAT.4a").is_empty());
}

/// A full branch of a displayed weather, with or without Lativ's Bot.
fn running(with_lativ: bool) -> (Table, Weather) {
    let table = Table::of(2);
    let tile: ExperimentTile = table.state.display[2].expect("a displayed tile");
    let weather = Content::ours().experiments[tile].weather;
    let mut table = table
        .assistant(weather)
        .bots_on(Owner::One, &[&format!("lab {weather} top"), &format!("lab {weather} middle")]);
    if !with_lativ {
        table = table.no_lativs_bots().bot(Owner::One, &format!("lab {weather} bottom"));
    }
    (table, weather)
}

/// [WM-2PL.5] After an experiment in a branch with a Bot of Lativ, one green token leaves the game;
/// without his Bot, or from an empty stack, none does.
#[test]
fn a_green_token_leaves_after_an_experiment() {
    for (with_lativ, left, gone) in [(true, 2, 1), (true, 1, 1), (true, 0, 0), (false, 2, 0)] {
        let (table, weather) = running(with_lativ);
        let table = table.tokens_left(Area::Lab, weather, left).room(Player::One, 4);
        let play = table.round(1).choose("decline");
        assert_eq!(play.by("WM-2PL.5").len(), gone, "{with_lativ} {left}");
        let there = play.state().tokens[Area::Lab][weather];
        assert_eq!(usize::from(there), usize::from(left) - gone);
    }
}

fn new_scientists() -> Table {
    Table::with(serde_json::json!({ "seats": 2, "new_scientists": true }))
        .vouchers(Player::One, [0; 5])
        .scientist(Player::One, "rnd left")
}

/// [WM-NEW.1] With the variant, Lativ to the left gives one more Voucher of the space's type
/// besides the Science; to the right he gives nothing.
#[test]
fn new_scientists_gain_one_more() {
    let table = new_scientists().scientist(Player::Two, "supply 1").lativ("lab left");
    let play = table.turn(Player::One, 2).choose("move lab middle");
    assert_eq!(play.lab(Player::One).vouchers.0, [0, 0, 0, 2, 1]);
    let table = new_scientists().scientist(Player::Two, "supply 1").lativ("lab middle");
    let play = table.turn(Player::One, 2).choose("move lab left");
    assert_eq!(play.lab(Player::One).vouchers.0, [0, 0, 0, 1, 0]);
    let plain = Table::of(2).vouchers(Player::One, [0; 5]).scientist(Player::One, "rnd left");
    let plain = plain.scientist(Player::Two, "supply 1").lativ("lab left");
    let play = plain.turn(Player::One, 2).choose("move lab middle");
    assert_eq!(play.lab(Player::One).vouchers.0, [0, 0, 0, 1, 1]);
}

/// [WM-NEW.2, WM-R.25] In the Supply Lativ costs nothing: one player to the left costs one Voucher.
#[test]
fn lativ_never_raises_the_payment() {
    let table = new_scientists().scientist(Player::Two, "supply 1").lativ("supply");
    let play = table.turn(Player::One, 2).choose("move supply 2").choose("gain lab");
    assert_eq!(play.lab(Player::One).vouchers.0, [0, 0, 1, 0, 1]);
    let play = play.choose("give lab");
    assert_eq!(play.lab(Player::One).vouchers.0, [0, 0, 0, 0, 1]);
}

/// [WM-NEW.1, WM-R.25] The variant is for two players and not for solo: otherwise it has no effect.
#[test]
fn new_scientists_is_for_two() {
    for (seats, fits) in [(1, false), (2, true), (3, false), (4, false)] {
        let mut settings = game_core::Settings::new();
        settings.insert("seats".into(), seats.into());
        settings.insert("new_scientists".into(), true.into());
        let read = weather_machine::Options::read(&settings, Content::ours()).expect("options");
        assert_eq!(read.new_scientists, fits, "{seats}");
    }
}
