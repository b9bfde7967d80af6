//! SAB-EXP, SAB-FIN.1: the Saboteurs in experiments.

use crate::support::{Play, Table};
use serde_json::json;
use weather_machine::{
    Area, BotPlace, EndTrigger, Event, Frame, Lativ, List, Owner, Player, Subject, Weather,
};

/// The Assistant at Wind with EX02 displayed: 4 CP for each Bot, 1 Science.
fn table() -> Table {
    with(json!([]))
}

fn with(readings: serde_json::Value) -> Table {
    Table::with(json!({ "seats": 1, "readings": readings }))
        .bare_hideout()
        .agent("white", "lab left")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("government left")
        .no_lativs_bots()
        .assistant(Weather::Wind)
        .display(["EX01", "EX02", "EX03"], "EX04", "EX05", 8)
        .reports("SR20", "SR02", 10)
}

const FULL: [&str; 3] = ["lab wind top", "lab wind middle", "lab wind bottom"];

fn storm(play: &Play) -> u8 {
    play.state().storms[Weather::Wind].level
}

fn homes(play: &Play) -> usize {
    let home = (Owner::Saboteurs, BotPlace::Hideout);
    play.bots_moved("SAB-EXP.2").into_iter().filter(|&moved| moved == home).count()
}

/// [SAB-EXP.1, SAB-EXP.2, SAB-EXP.3, SAB-EXP.4] Their Bots return, each raising the Target by the
/// CP of the tile. They pay nothing, choose no benefit, and take one green token.
#[test]
fn their_bots_raise_the_target() {
    let table = table().bots_on(Owner::Saboteurs, &FULL);
    let before = table.state.laboratories[0];
    let play = table.round(1).until("WM-PHB.12a");
    assert_eq!((play.raised("SAB-EXP.2"), homes(&play)), (12, 3));
    let emitted = "The Target rises by 4 to 39: their Bot on the top Wind space of the Weather Machine \
                ran Breeze, 4 CP.";
    assert_eq!(play.raises("SAB-EXP.2")[0], emitted);
    assert_eq!(play.by("SAB-EXP.4").len(), 1);
    assert_eq!(play.state().solo.tokens[Area::Lab][Weather::Wind], 1);
    assert_eq!(play.state().tokens[Area::Lab][Weather::Wind], 1);
    assert_eq!((play.lab(Player::One), storm(&play)), (&before, 2));
}

/// [SAB-EXP.1, SAB-R.58] You and they resolve it in the turn order of the round, so the last green
/// token goes to whoever is first.
#[test]
fn the_turn_order_decides_who_is_first() {
    let table = |first| {
        table()
            .bots_on(Owner::Saboteurs, &FULL[..2])
            .bot(Owner::One, FULL[2])
            .vouchers(Player::One, [0, 0, 0, 0, 1])
            .tokens_left(Area::Lab, Weather::Wind, 1)
            .first(first)
            // The present order of the markers takes effect in the next round.
            .edit(|state| state.initiative.reverse())
            .round(1)
    };
    let play = table(Player::Saboteurs);
    assert_eq!(play.state().solo.tokens[Area::Lab][Weather::Wind], 1);
    let play = table(Player::One).all(&["accept", "either 2", "decline"]);
    assert!(play.has("token wind 1 lab"));
    let play = play.choose("token wind 1 lab");
    assert_eq!(play.state().solo.tokens[Area::Lab][Weather::Wind], 0);
    assert_eq!(play.raised("SAB-EXP.2"), 8);
}

/// [SAB-EXP.4] Without a green token left they take nothing, and nothing replaces it.
#[test]
fn without_a_green_token_they_take_nothing() {
    let play = table()
        .bots_on(Owner::Saboteurs, &FULL)
        .tokens_left(Area::Lab, Weather::Wind, 0)
        .round(1)
        .until("WM-PHB.12a");
    assert_eq!(play.lines("SAB-EXP.4"), ["No green Wind token is left for the Saboteurs."]);
    assert_eq!(play.target(), 35 + 12);
}

/// [SAB-EXP.4] Without a Bot there they take nothing either.
#[test]
fn without_a_bot_they_take_nothing() {
    let play = table()
        .bots_on(Owner::One, &FULL)
        .vouchers(Player::One, [0; 5])
        .round(1)
        .until("WM-PHB.12a");
    assert_eq!((homes(&play), play.raised("SAB-EXP.2")), (0, 0));
    assert!(play.by("SAB-EXP.4").is_empty());
}

/// [SAB-EXP.5] A Bot of Lativ removes one more green token and returns, and the new tile is placed.
#[test]
fn the_rest_is_that_of_two_players() {
    let play = table()
        .bots_on(Owner::Saboteurs, &FULL[..2])
        .bot(Owner::Lativ, FULL[2])
        .round(1)
        .until("WM-PHB.12a");
    assert_eq!(play.by("WM-2PL.5").len(), 1);
    assert_eq!(play.state().tokens[Area::Lab][Weather::Wind], 0);
    let rules = play.rules();
    let order = ["SAB-EXP.2", "SAB-EXP.4", "WM-2PL.5", "WM-PHB.11", "WM-PHB.12a"];
    let places: Vec<_> = order.map(|rule| rules.iter().position(|&emitted| emitted == rule)).into();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{rules:?}");
}

/// [SAB-EXP.6a, SAB-EXP.6b, SAB-EXP.6c] An experiment that fails with one of their Bots brings a
/// storm. There is no reward, the tile goes, their Bot stays, yours and Lativ's may go.
#[test]
fn a_failed_experiment_with_their_bot_brings_a_storm() {
    let play = table()
        .bot(Owner::Saboteurs, FULL[0])
        .bot(Owner::One, FULL[1])
        .round(1)
        .choose("take back")
        .until("WM-NXT.4");
    assert_eq!(play.by("SAB-EXP.6a").len(), 1);
    assert_eq!(storm(&play), 2);
    assert_eq!(play.by("WM-NXT.1").len(), 1);
    assert_eq!(play.state().bots[Area::Lab][Weather::Wind], [Some(Owner::Saboteurs), None, None]);
    assert_eq!((play.target(), play.raised("SAB-EXP.2")), (35, 0));
    let play = table().bot(Owner::Saboteurs, FULL[0]).bot(Owner::Lativ, FULL[1]).round(1);
    let play = play.until("WM-NXT.4");
    assert_eq!(play.bots_moved("WM-PHB.14"), [(Owner::Lativ, BotPlace::BesideLab)]);
}

/// [SAB-EXP.6a, SAB-R.39] The reason does not matter: a full branch without a tile has the same
/// effect, except with the other reading.
#[test]
fn a_storm_comes_without_a_tile_too() {
    let play = |readings| {
        with(readings)
            .display(["EX01", "EX03", "EX04"], "EX05", "EX06", 7)
            .bots_on(Owner::Saboteurs, &FULL)
            .round(1)
            .until("WM-NXT.4")
    };
    let usual = play(json!([]));
    assert_eq!((storm(&usual), usual.by("SAB-EXP.6a").len()), (2, 1));
    assert!(usual.by("WM-NXT.1").is_empty());
    assert_eq!(storm(&play(json!(["no_tile_no_storm"]))), 1);
}

/// [SAB-EXP.6c, SAB-R.39] Their Bots stay for several cycles and do it again.
#[test]
fn a_bot_that_stays_brings_the_next_storm() {
    let play = table().storm(Weather::Wind, 2).bot(Owner::Saboteurs, FULL[0]).round(1);
    assert_eq!(storm(&play.until("WM-NXT.4")), 3);
}

/// [SAB-EXP.7] Without one of their Bots in the active branch there is no new tile.
#[test]
fn without_their_bot_there_is_no_storm() {
    let play = table()
        .bot(Owner::Saboteurs, "lab sun top")
        .bot(Owner::One, FULL[1])
        .round(1)
        .choose("leave")
        .until("WM-NXT.4");
    assert_eq!((storm(&play), play.by("SAB-EXP.6a").len()), (1, 0));
}

/// [SAB-FIN.1, SAB-R.40] The final experiments run once each, from the Assistant on, and bring no
/// storm; nor does one of their Bots in a branch that does not run.
#[test]
fn the_final_experiments_bring_no_storm() {
    let full = |weather: &str| ["top", "middle", "bottom"].map(|at| format!("lab {weather} {at}"));
    let (sun, rain) = (full("sun"), full("rain"));
    let spaces: Vec<&str> = sun.iter().chain(&rain).map(String::as_str).collect();
    let frames =
        [Frame::Steps { list: List::SoloFinalRound, next: 1, of: Subject::Nothing, free: false }];
    let play = table()
        .bots_on(Owner::Saboteurs, &spaces)
        .bot(Owner::Saboteurs, FULL[0])
        .edit(|state| {
            state.final_round = true;
            state.end = Some(EndTrigger::Nobel);
            state.lativ = Lativ::Supply;
        })
        .frames(Player::One, &frames);
    let runs = |event: &Event| match event {
        Event::ExperimentRuns { weather, .. } => Some(*weather),
        _ => None,
    };
    let runs: Vec<Weather> =
        play.emitted.iter().filter_map(|emitted| runs(&emitted.event)).collect();
    assert_eq!(runs, [Weather::Sun, Weather::Rain]);
    assert_eq!(play.raised("SAB-EXP.2"), 24);
    assert!(play.state().storms.0.iter().all(|storm| storm.level == 1));
    let rules = play.rules();
    let at = |rule| rules.iter().rposition(|&emitted| emitted == rule);
    assert!(at("SAB-EXP.4") < at("SAB-FIN.2") && at("SAB-FIN.2") < at("SAB-FIN.4"));
}
