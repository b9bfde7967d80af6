//! Invariants of every solo game with any Challenge cards and readings; and the forecast.

use crate::support::{Table, options, set_up, watch};
use game_core::{Emitted, Game, Turn};
use serde_json::{Value, json};
use weather_machine::{
    ActionSpace, Agent, Area, Challenge, Event, Frame, Lativ, Player, State, Verdict, Weather,
    WeatherMachine,
};

fn kinds_of_games() -> Vec<Value> {
    let words: Vec<&str> = Challenge::ALL.iter().map(|card| card.word()).collect();
    let mut kinds: Vec<Value> =
        words.iter().map(|word| json!({ "seats": 1, "challenges": [word] })).collect();
    let readings =
        ["reread_havoc", "award_sets", "lativ_fills", "no_tile_no_storm", "lativ_returns"];
    kinds.extend(readings.map(|reading| json!({ "seats": 1, "readings": [reading] })));
    kinds.extend([
        json!({ "seats": 1 }),
        json!({ "seats": 1, "challenges": words }),
        json!({ "seats": 1, "random_challenges": 3 }),
    ]);
    kinds
}

/// Plays random games of every kind, checks every position, and returns the final ones.
fn play(games: u64, check: impl Fn(&WeatherMachine)) -> Vec<WeatherMachine> {
    let mut over = Vec::new();
    for kind in kinds_of_games() {
        let options = options(kind);
        for seed in 0..games {
            let game = watch(set_up(&options, seed), seed, |game, _, _| {
                check(game);
                true
            });
            over.push(game);
        }
    }
    over
}

/// Whether your turn follows theirs in the same round, so that nothing has happened since their
/// step 7.
fn follows_theirs(state: &State) -> bool {
    state.turn_order.first() == Some(&Player::Saboteurs)
        && matches!(state.frames.top(), Some(Frame::UseTile))
}

/// INV-25: after step 7 the Hideout contains no set.
fn check_sets(game: &WeatherMachine) {
    let state = game.state();
    let awards_alone = game.options().readings.iter().any(|one| one.word() == "award_sets");
    for weather in Weather::ALL {
        let held = Area::ALL.iter().filter(|&&area| state.solo.tokens[area][weather] > 0).count();
        let size = if state.locks.contains(weather) { 3 } else { 2 };
        let set = held + usize::from(state.solo.awards) >= size && (held > 0 || awards_alone);
        assert!(!set, "{weather}: {:?}", state.solo);
    }
}

/// [SAB-HAV.3, SAB-TRN.7] INV-25 holds in random games.
#[test]
fn no_set_outlives_step_seven() {
    play(20, |game| {
        if follows_theirs(game.state()) {
            check_sets(game);
        }
    });
}

/// [SAB-GEN.4, SAB-END.6, SAB-GEN.2] INV-26 to INV-28 hold in random games: they own nothing of a
/// player's, each agent has its own space, and the reports end the game.
#[test]
fn their_turns_run_out() {
    let space = |state: &State, agent: Agent| state.agent(agent).expect("on a space");
    let over = play(20, |game| {
        let state = game.state();
        let (white, pink) = (space(state, Agent::White), space(state, Agent::Pink));
        assert_ne!(white, pink);
        assert_ne!(state.scientists[0], Some(white));
        assert!(state.lativ != Lativ::Space(white) && state.lativ != Lativ::Space(pink));
        assert!(state.nobel.is_none_or(|player| player == Player::One));
        assert_eq!(state.laboratories.len(), 1);
        assert!(state.round <= 19, "18 turns of theirs at most, and the next one loses");
    });
    let of = |verdict| over.iter().filter(|game| game.state().verdict == Some(verdict)).count();
    assert!(over.iter().all(|game| game.state().verdict.is_some()));
    for verdict in [Verdict::Reports, Verdict::Storms, Verdict::Lost] {
        assert!(of(verdict) > 0, "{verdict:?}");
    }
}

fn main_spaces(game: &WeatherMachine) -> usize {
    let free = |space: &ActionSpace| !game.state().is_taken(*space);
    let spaces = Area::ALL.iter().flat_map(|area| ActionSpace::of_location(area.location()));
    spaces.filter(free).count()
}

/// [SAB-TRN.1f] INV-27: whatever the cards say, some Main Location is possible.
#[test]
fn an_agent_always_finds_a_place() {
    play(5, |game| assert!(main_spaces(game) >= 5));
}

fn table() -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", "government middle")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("supply")
        .stock(&["verdino", "radieu"])
        .reports("SR20", "SR04", 10)
}

/// [SAB-TRN.0, SAB-TRN.6] The forecast of the Current Report emits the events of the turn itself,
/// up to the first unknown card.
#[test]
fn the_forecast_is_what_happens() {
    let done: Vec<Emitted<Event>> = table().sabotage().emitted;
    let play = table().turn(Player::One, 2);
    assert_eq!(play.game.forecast(), done);
    assert!(matches!(play.game.turn(), Turn::Choose(_)));
    // If the top card is known, the forecast continues to the next Current Report.
    let known = table().top("SR12").turn(Player::One, 2).game.forecast();
    let next = Event::ReportCurrent { report: "SR12".parse().unwrap() };
    assert_eq!(known.last().map(|emitted| &emitted.event), Some(&next));
    assert!(table().reports("SR20", "-", 0).turn(Player::One, 2).game.forecast().is_empty());
}
