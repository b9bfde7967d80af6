//! Turns of others in beats, each with the board of its moment.

use std::collections::BTreeMap;

use game_core::{Seat, Settings, Turn, Viewer};
use play::{Catalog, ChanceSource, DynSession, NarratedTurn, Play, Until};
use serde_json::json;

const YOU: Viewer = Viewer::Seat(Seat(0));

fn begin(game: &str, settings: &Settings, seed: u64) -> Box<dyn DynSession> {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("in the catalog");
    kind.start(settings, ChanceSource::Seed(seed), Play::Friendly).expect("such a game")
}

/// The solo games, each against its own opponent.
fn alone() -> Vec<(&'static str, Settings)> {
    let settings = |text: serde_json::Value| text.as_object().cloned().expect("settings");
    vec![
        ("pocket-mars", settings(json!({"seats": 1}))),
        ("weather-machine", settings(json!({"seats": 1}))),
        ("colab", settings(json!({"seats": 1, "enemies": 1}))),
        ("master-of-the-galaxy", settings(json!({"seats": 1}))),
    ]
}

/// Plays a game with a greedy bot, and passes the turns after each choice to `look`.
fn told(session: &mut dyn DynSession, mut look: impl FnMut(&dyn DynSession, &[NarratedTurn])) {
    while session.turn() != Turn::Over {
        session.roll().expect("the seed answers");
        if session.turn() == Turn::Over {
            break;
        }
        let from = session.len();
        session.play_bot("greedy", 1, Until::Entries(1)).expect("a bot");
        session.roll().expect("the seed answers");
        let turns = session.turns(YOU, from, session.len());
        look(session, &turns);
    }
}

/// A turn of the automated opponent usually has three to six beats; none is a long list.
#[test]
fn an_opponents_turn_is_told_in_few_beats() {
    for (game, settings) in alone() {
        let mut beats: BTreeMap<usize, usize> = BTreeMap::new();
        let mut lines: BTreeMap<usize, usize> = BTreeMap::new();
        let mut shown = 0;
        for seed in 1..=4 {
            let mut session = begin(game, &settings, seed);
            told(&mut *session, |_, turns| {
                for turn in turns.iter().filter(|turn| !turn.own && turn.seat.is_none()) {
                    *beats.entry(turn.beats.len()).or_default() += 1;
                    for beat in &turn.beats {
                        *lines.entry(beat.lines.len()).or_default() += 1;
                    }
                    shown += 1;
                    if seed == 1 && (10..16).contains(&shown) {
                        println!("{} :: {}", turn.title, turn.summary);
                        for beat in &turn.beats {
                            println!("   * {} ({} lines)", beat.says().text, beat.lines.len());
                        }
                    }
                }
            });
        }
        println!("{game}: beats {beats:?}; lines {lines:?}");
        let all: usize = beats.values().sum();
        let few: usize = beats.range(..=6).map(|(_, turns)| turns).sum();
        assert!(all > 20, "{game}: {all} turns");
        assert!(few * 20 >= all * 19, "{game}: {few} of {all} turns in at most six beats");
    }
}
