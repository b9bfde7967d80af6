//! WM-TOK: tokens in the Office.

use std::collections::BTreeSet;

use crate::support::{Play, Table, watch};
use game_core::Game;
use weather_machine::{
    Area, Content, Each, Event, Frame, Id, OfficeRow, OfficeSpace, Player, Token, TokenPlace,
    Weather, WeatherMachine,
};

const ONE: Player = Player::One;

fn space(text: &str) -> OfficeSpace {
    text.parse().expect("an Office space")
}

fn tokens(play: &Play) -> Vec<String> {
    play.offers().into_iter().filter(|text| text.starts_with("token")).collect()
}

/// [WM-TOK.1, WM-TOK.2, WM-TOK.3, WM-TOK.6, WM-TOK.7, EX-17] The Snow token goes to a space of its
/// colour and gains the benefit that it covers; the Award may stay.
#[test]
fn ex_17_placing_a_research_token() {
    let play = Table::of(3).hold(ONE, Area::Government, Weather::Snow).awards(ONE, 1).turn(ONE, 4);
    let blue: Vec<String> = (1..=6).map(|row| format!("token snow {row} government")).collect();
    assert_eq!(tokens(&play), blue);
    assert!(!play.has("keep"), "the Research token may not be kept");
    let play = play.choose("token snow 2 government");
    let lab = play.lab(ONE);
    assert_eq!(lab.office[space("2 government")], Some(Token::Research(Weather::Snow)));
    assert_eq!(lab.funding[Area::Government].index(), 1);
    let play = play.choose("keep");
    assert_eq!(play.lab(ONE).held_awards, 1);
    assert_eq!(play.state().active, Player::Two);
}

/// [WM-TOK.2, EX-18] A row with a Rain token takes no Snow token.
#[test]
fn ex_18_row_weather() {
    let play = Table::of(3)
        .office(ONE, "6 lab", Weather::Rain)
        .hold(ONE, Area::Government, Weather::Snow)
        .turn(ONE, 4);
    assert!(!play.has("token snow 6 government"));
    assert_eq!(tokens(&play).len(), 5);
    // Another row of the same weather is legal, and so is a row with only an Award in it.
    let play = Table::of(3)
        .office(ONE, "1 lab", Weather::Snow)
        .office(ONE, "2 rnd", Weather::Snow)
        .award_at(ONE, "3 lab")
        .hold(ONE, Area::Government, Weather::Snow)
        .turn(ONE, 4);
    assert_eq!(tokens(&play).len(), 6);
}

/// [WM-TOK.1, WM-TOK.2, WM-TOK.6] For every colour and weather, in an Office with tokens of several
/// weathers: exactly the empty spaces of the colour in rows without another weather.
#[test]
fn a_token_goes_where_colour_and_weather_allow() {
    for area in Area::ALL {
        for weather in Weather::ALL {
            let table = Table::of(3)
                .office(ONE, "1 government", Weather::Rain)
                .office(ONE, "2 lab", Weather::Wind)
                .office(ONE, "3 rnd", Weather::Sun)
                .award_at(ONE, "4 government")
                .office(ONE, "5 government", Weather::Fog)
                .office(ONE, "5 lab", Weather::Fog);
            let play = table.hold(ONE, area, weather).turn(ONE, 4);
            let row_weather = [Some(0), Some(1), Some(2), None, Some(3), None];
            let taken = ["1 government", "2 lab", "3 rnd", "4 government", "5 government", "5 lab"];
            let fits = |space: &OfficeSpace| {
                let row = row_weather[space.row().index()];
                space.area() == area
                    && !taken.contains(&space.to_string().as_str())
                    && row.is_none_or(|of| of == weather.index())
            };
            let spaces: Vec<OfficeSpace> = OfficeSpace::all().filter(fits).collect();
            if let [only] = spaces[..] {
                let there = play.lab(ONE).office[only];
                assert_eq!(there, Some(Token::Research(weather)), "the only space is no question");
                continue;
            }
            let expected: Vec<String> =
                spaces.iter().map(|to| format!("token {weather} {to}")).collect();
            assert_eq!(tokens(&play), expected, "{area} {weather}");
        }
    }
}

/// [WM-TOK.3] Every space gives its printed benefit, right after the token is placed.
#[test]
fn every_space_gives_its_benefit() {
    for to in OfficeSpace::all() {
        let table = Table::of(3).vouchers(ONE, [0; 5]).room(ONE, 2);
        let play = table.hold(ONE, to.area(), Weather::Fog).turn(ONE, 4);
        let mut play = play.choose(&format!("token fog {to}"));
        let benefit = Content::ours().office[to].to_string();
        let sum = |play: &Play| {
            let lab = play.lab(ONE);
            let chemicals: u8 = lab.items.chemicals.0.iter().sum();
            let funding: usize = lab.funding.0.iter().map(|space| space.index()).sum();
            let other = lab.items.part_count() + chemicals + lab.shape.tile_count();
            usize::from(lab.voucher_count() + other) + funding
        };
        // One part and three tiles are already there.
        while play.state().active == ONE {
            let first = play.offers().remove(0);
            play = play.choose(&first);
        }
        let expected = match benefit.as_str() {
            "-" => 0,
            "voucher supply 2" => 2,
            _ => 1,
        };
        assert_eq!(sum(&play), 4 + expected, "{to}: {benefit}");
    }
}

/// [WM-TOK.4, WM-R.15] Several tokens in any order; Awards may come in between; tokens gained
/// meanwhile join the others.
#[test]
fn several_tokens_in_any_order() {
    let table = || {
        Table::of(3)
            .hold(ONE, Area::Government, Weather::Snow)
            .hold(ONE, Area::Lab, Weather::Rain)
            .awards(ONE, 1)
    };
    let play = table().turn(ONE, 4);
    assert_eq!(tokens(&play).len(), 12);
    assert!(play.has("award 3 rnd"));
    for first in ["token snow 3 government", "token rain 1 lab", "award 4 rnd"] {
        let play = table().turn(ONE, 4).choose(first);
        let left = tokens(&play);
        assert!(!left.is_empty());
        assert_eq!(left.len(), if first.starts_with("award") { 12 } else { 6 } - taken(first));
        assert!(!play.has("keep"));
    }
    // A token that is gained while others wait is placed with them.
    let mut state = *table().turn(ONE, 4).choose("token snow 3 government").state();
    state.laboratories[0].holding[Area::Rnd][Weather::Fog] += 1;
    state.tokens[Area::Rnd][Weather::Fog] -= 1;
    let options = crate::support::options(serde_json::json!({ "seats": 3 }));
    let game = WeatherMachine::set(&options, Content::ours(), state).expect("a position");
    let play = Play { game, emitted: Vec::new() };
    assert!(play.has("token rain 1 lab") && play.has("token fog 1 rnd"));
}

/// The number of spaces that a first placement closes for the other token: one row has another
/// weather now.
fn taken(first: &str) -> usize {
    usize::from(first.starts_with("token"))
}

/// [WM-TOK.5] A Research token without a legal space leaves the game.
#[test]
fn a_token_without_a_space_leaves_the_game() {
    let mut table = Table::of(3).hold(ONE, Area::Lab, Weather::Snow);
    let weathers = [Weather::Rain, Weather::Rain, Weather::Wind, Weather::Wind, Weather::Sun];
    for (row, weather) in (1..=5).zip(weathers) {
        table = table.office(ONE, &format!("{row} rnd"), weather);
    }
    let play = table.award_at(ONE, "6 lab").turn(ONE, 4);
    assert_eq!(play.state().gone_tokens[Area::Lab][Weather::Snow], 1);
    assert_eq!(play.lab(ONE).held_research(), 0);
    let emitted = Event::ResearchMoved {
        area: Area::Lab,
        weather: Weather::Snow,
        from: TokenPlace::Holding(ONE),
        to: TokenPlace::Gone,
    };
    assert_eq!(play.by("WM-TOK.5"), [&emitted]);
    assert_eq!(play.state().active, Player::Two);
}

/// [WM-TOK.7] An Award goes on any empty space of any colour and row, and gains the benefit that it
/// covers; it may also wait for a later turn.
#[test]
fn an_award_goes_anywhere() {
    let table = || {
        let table = Table::of(3).awards(ONE, 1).vouchers(ONE, [0; 5]);
        table.office(ONE, "1 government", Weather::Rain).award_at(ONE, "2 lab")
    };
    let play = table().turn(ONE, 4);
    let mut expected: Vec<String> = OfficeSpace::all()
        .filter(|&to| to != space("1 government") && to != space("2 lab"))
        .map(|to| format!("award {to}"))
        .collect();
    expected.push("keep".into());
    assert_eq!(play.offers(), expected);
    let play = play.choose("award 6 rnd");
    assert_eq!(play.lab(ONE).office[space("6 rnd")], Some(Token::Award));
    assert_eq!(play.lab(ONE).vouchers.0, [0, 0, 0, 0, 1]);
    let play = table().turn(ONE, 4).choose("keep");
    assert_eq!((play.lab(ONE).held_awards, play.state().active), (1, Player::Two));
}

/// [WM-TOK.8] A token from the Weather Machine is placed at once, before anybody else resolves the
/// experiment.
#[test]
fn a_token_of_an_experiment_is_placed_at_once() {
    let table = Table::of(3);
    let tile = table.state.display[2].expect("a displayed tile");
    let weather = Content::ours().experiments[tile].weather;
    let table = table
        .assistant(weather)
        .bots_on(ONE.into(), &[&format!("lab {weather} top"), &format!("lab {weather} middle")])
        .bots_on(Player::Two.into(), &[&format!("lab {weather} bottom")])
        .room(ONE, 3)
        .vouchers(ONE, [4; 5]);
    let mut play = table.frames(
        ONE,
        &[
            Frame::Steps {
                list: weather_machine::List::Round,
                next: 1,
                of: weather_machine::Subject::Nothing,
                free: false,
            },
            Frame::Each { each: Each::Turn, next: 3 },
        ],
    );
    play = play.choose("accept");
    while tokens(&play).is_empty() {
        let first = play.offers().pop().expect("something");
        play = play.choose(&first);
    }
    assert_eq!((play.state().active, tokens(&play).len()), (ONE, 6));
    assert_eq!(play.offers().len(), 6, "nothing else");
    let play = play.choose(&format!("token {weather} 1 lab"));
    assert_eq!(play.by("WM-TOK.8").len(), 1);
    assert_eq!(play.state().active, Player::Two);
}

/// [WM-TOK.2, WM-TOK.9, WM-TRN.5] In whole games no token in an Office moves again, rows keep to
/// one weather, and no Research token waits when a turn begins.
#[test]
fn tokens_of_an_office_stay() {
    for (seats, seed) in (2..=4u8).flat_map(|seats| (0..10).map(move |seed| (seats, seed))) {
        let options = crate::support::options(serde_json::json!({ "seats": seats }));
        let game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        let mut before = *game.state();
        watch(game, seed, |game, _, _| {
            let state = game.state();
            for player in state.people() {
                let (was, is) = (before.lab(player), state.lab(player));
                for to in OfficeSpace::all() {
                    assert!(was.office[to].is_none() || was.office[to] == is.office[to]);
                }
                for row in OfficeRow::all() {
                    let weathers: BTreeSet<Weather> = is
                        .row(row)
                        .into_iter()
                        .flatten()
                        .filter_map(|token| match token {
                            Token::Research(weather) => Some(weather),
                            _ => None,
                        })
                        .collect();
                    assert!(weathers.len() <= 1);
                }
            }
            for player in state.people().filter(|&player| player != state.active) {
                assert_eq!(state.lab(player).held_research(), 0);
            }
            before = *state;
            true
        });
    }
}
