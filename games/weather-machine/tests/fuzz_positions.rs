//! Edited positions: mutations of the step boundaries of real games are refused with errors or can
//! be played on. Nothing panics.

mod fuzz;

use conformance::fuzz::{
    Sample, accepted, for_a_while, mutate, mutated, sample, try_positions, with_context,
    with_other_frames,
};
use fuzz::{eager, furnished, play_on};
use game_core::{Dice, Draw, Game, GameInfo};
use serde_json::{Value, json};
use weather_machine::{Content, Frame, Options, WeatherMachine};

/// Number of entries for which an accepted position is played on.
const ENTRIES: u32 = 50;

/// Step boundaries of random games in every mode; in every other one everybody is far ahead, so
/// that more happens.
fn corpus() -> Vec<Sample<WeatherMachine>> {
    let modes = WeatherMachine::modes();
    let mut corpus = Vec::new();
    for (seed, (_, settings)) in modes.iter().chain(&modes).enumerate() {
        let options = Options::read(settings, Content::ours()).expect("options");
        let game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        let before = |game: &mut WeatherMachine, dice: &mut Dice| {
            let turn = game.state().frames.top() == Some(Frame::UseTile);
            if turn && seed % 2 == 0 && dice.below(3) == 0 {
                *game = furnished(game, dice);
            }
        };
        sample(game, 6, &mut corpus, before, eager, &mut Dice::new(seed as u64));
    }
    corpus
}

/// All distinct frames of the corpus, and some words.
fn pool(corpus: &[Sample<WeatherMachine>]) -> Vec<Value> {
    let mut pool: Vec<Value> = vec![json!("p2"), json!("rain"), json!("saboteurs"), Value::Null];
    for sample in corpus {
        for part in sample.state["frames"].as_array().into_iter().flatten() {
            if !pool.contains(part) {
                pool.push(part.clone());
            }
        }
    }
    pool
}

fn play(game: &WeatherMachine, dice: &mut Dice) {
    play_on(game, ENTRIES, dice);
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    try_positions(1, &corpus, |state, dice| Some(mutated(state, 3, &pool, dice)), play);
}

/// Changes digits only; most of a position is numbers.
#[test]
fn positions_with_other_numbers_are_refused_in_words_or_played_on() {
    let numbered = |state: &Value, dice: &mut Dice| {
        let text = state.to_string();
        let digits: Vec<usize> = text
            .char_indices()
            .filter(|(_, letter)| letter.is_ascii_digit())
            .map(|(at, _)| at)
            .collect();
        let mut text = text.into_bytes();
        for _ in 0..=dice.below(2) {
            text[digits[dice.below(digits.len() as u32) as usize]] = b'0' + dice.below(10) as u8;
        }
        serde_json::from_slice(&text).ok()
    };
    try_positions(4, &corpus(), numbered, play);
}

/// Replaces the frames by those of another position, or by none.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let frames: Vec<&Value> = pool[4..].iter().collect();
    let other = |state: &Value, dice: &mut Dice| Some(with_other_frames(state, &frames, dice));
    try_positions(2, &corpus, other, play);
}

/// Replaces the frames above one by those above a frame of the same kind in another position.
#[test]
fn frames_that_could_lie_there_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let grafted = |state: &Value, dice: &mut Dice| {
        let other = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut state = state.clone();
        let frames = state["frames"].as_array_mut().expect("a list");
        let others = other.state["frames"].as_array().expect("a list");
        let from = dice.below(others.len().max(1) as u32) as usize;
        let like = |frame: &Value| others.get(from).is_some_and(|other| kind(frame) == kind(other));
        let at = frames.iter().rposition(like)?;
        frames.truncate(at + 1);
        frames.extend(others[from + 1..].iter().cloned());
        if dice.below(2) == 0 {
            let at = dice.below(frames.len() as u32) as usize;
            mutate(&mut frames[at], &pool, dice);
        }
        Some(state)
    };
    try_positions(5, &corpus, grafted, play);
}

/// The kind of a frame: its name without fields, except the list of a list of steps.
fn kind(frame: &Value) -> String {
    match frame {
        Value::Object(fields) => {
            let name = fields.keys().next().cloned().unwrap_or_default();
            let list = fields.values().next().and_then(|fields| fields.get("list"));
            list.map_or(name, Value::to_string)
        }
        other => other.to_string(),
    }
}

/// Arbitrary options, including some that no settings lead to.
#[test]
fn mutated_options_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = [json!(0), json!(4), json!(1), json!("clock"), json!(["clock"]), json!([])];
    for_a_while(3, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut data = serde_json::to_value(options).expect("plain data");
        for _ in 0..=dice.below(2) {
            mutate(&mut data, &pool, dice);
        }
        let Ok(options) = serde_json::from_value::<Options>(data) else { return };
        with_context(
            || serde_json::to_string(&options).expect("data"),
            || {
                accepted(&options, state, |game| play(game, dice));
                match WeatherMachine::new(&options, Content::ours()) {
                    Ok(game) => play(&game, dice),
                    Err(errors) => assert!(!errors.is_empty(), "refused without a word"),
                }
            },
        );
    });
}
