//! Edited positions: mutations of the joints of real games are refused with objections, or can be played on.
//! Nothing panics.

mod fuzz;

use conformance::fuzz::{for_a_while, mutate, with_context};
use fuzz::{eager, furnished, play_on};
use serde_json::{Value, json};
use table::{Choices, Dice, Draw, Game, Published, Silent};
use weather_machine::{Content, Frame, Options, WeatherMachine};

/// How far an accepted position is played on.
const ENTRIES: u32 = 50;

/// A position of a random game as data, with the options of the game.
struct Sample {
    options: Options,
    state: Value,
}

/// Joints of random games in every mode; in every other one everybody is far ahead, so that
/// more happens.
fn corpus() -> Vec<Sample> {
    let modes = WeatherMachine::modes();
    let mut corpus = Vec::new();
    for (seed, (_, settings)) in modes.iter().chain(&modes).enumerate() {
        let options = Options::read(settings, Content::ours()).expect("options");
        let mut game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        let mut dice = Dice::new(seed as u64);
        let mut choices = Choices::default();
        loop {
            let turn = game.state().frames.top() == Some(Frame::UseTile);
            if turn && seed % 2 == 0 && dice.below(3) == 0 {
                game = furnished(&game, &mut dice);
            }
            if game.amid().is_none() && dice.below(6) == 0 {
                let state = serde_json::to_value(game.state()).expect("plain data");
                corpus.push(Sample { options, state });
            }
            game.choices(&mut choices);
            let Some(choice) = eager(&choices, &mut dice) else { break };
            game.apply_listed(choice, &mut Silent);
        }
    }
    corpus
}

/// Every frame that occurs in the corpus, each once, and some words.
fn pool(corpus: &[Sample]) -> Vec<Value> {
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

/// Sets a position and plays on from it; whether it was accepted.
fn accepted(options: &Options, state: &Value, dice: &mut Dice) -> bool {
    let Ok(read) = serde_json::from_value(state.clone()) else { return false };
    match WeatherMachine::set(options, Content::ours(), read) {
        Ok(game) => {
            play_on(&game, ENTRIES, dice);
            true
        }
        Err(objections) => {
            assert!(!objections.is_empty(), "refused without a word");
            false
        }
    }
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let mut tried = 0;
    let mut taken = 0;
    for_a_while(1, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut state = state.clone();
        for _ in 0..=dice.below(3) {
            mutate(&mut state, &pool, dice);
        }
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        tried += 1;
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    println!("{taken} of {tried} accepted");
    assert!(taken > 0, "no mutated position at all was accepted");
}

/// Numbers alone, which the table holds most of.
#[test]
fn positions_with_other_numbers_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let mut taken = 0;
    for_a_while(4, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let text = state.to_string();
        let digits: Vec<usize> = text
            .char_indices()
            .filter(|(_, letter)| letter.is_ascii_digit())
            .map(|(at, _)| at)
            .collect();
        let mut text = text.clone().into_bytes();
        for _ in 0..=dice.below(2) {
            text[digits[dice.below(digits.len() as u32) as usize]] = b'0' + dice.below(10) as u8;
        }
        let Ok(state) = serde_json::from_slice::<Value>(&text) else { return };
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    println!("{taken} accepted");
    assert!(taken > 0, "no position with other numbers was accepted");
}

/// Frames of one position on the table of another, or none of them.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let frames = &pool[4..];
    let (mut tried, mut taken) = (0, 0);
    for_a_while(2, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut state = state.clone();
        let pending = state["frames"].as_array_mut().expect("a list");
        pending.truncate(1 + dice.below(pending.len().max(1) as u32) as usize);
        for _ in 0..=dice.below(2) {
            pending.push(frames[dice.below(frames.len() as u32) as usize].clone());
        }
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        tried += 1;
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    println!("{taken} of {tried} accepted");
    assert!(taken > 0, "no position with other frames was accepted");
}

/// The frames that lie on one of the same kind in another position.
#[test]
fn frames_that_could_lie_there_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let (mut tried, mut taken) = (0, 0);
    for_a_while(5, |dice| {
        let mut pick = || &corpus[dice.below(corpus.len() as u32) as usize];
        let (Sample { options, state }, other) = (pick(), pick());
        let mut state = state.clone();
        let frames = state["frames"].as_array_mut().expect("a list");
        let others = other.state["frames"].as_array().expect("a list");
        let from = dice.below(others.len().max(1) as u32) as usize;
        let like = |frame: &Value| others.get(from).is_some_and(|other| kind(frame) == kind(other));
        let Some(at) = frames.iter().rposition(like) else { return };
        frames.truncate(at + 1);
        frames.extend(others[from + 1..].iter().cloned());
        if dice.below(2) == 0 {
            let at = dice.below(frames.len() as u32) as usize;
            mutate(&mut frames[at], &pool, dice);
        }
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        tried += 1;
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    println!("{taken} of {tried} accepted");
    assert!(taken > 0, "no position with other frames was accepted");
}

/// What a frame is, without its fields but for the list of one.
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

/// Options of any kind, also such as no settings lead to.
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
                accepted(&options, state, dice);
                match WeatherMachine::new(&options, Content::ours()) {
                    Ok(game) => play_on(&game, ENTRIES, dice),
                    Err(objections) => assert!(!objections.is_empty(), "refused without a word"),
                }
            },
        );
    });
}
