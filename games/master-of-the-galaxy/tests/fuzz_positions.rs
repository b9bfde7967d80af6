//! Edited positions: mutations of the step boundaries of real games are either refused with errors
//! or can be played on. Nothing panics.

mod fuzz;

use conformance::fuzz::{for_a_while, mutate, with_context};
use fuzz::{eager, play_on};
use game_core::{Choices, Dice, Draw, Game, GameOptions, NoSink};
use master_of_the_galaxy::{Content, MasterOfTheGalaxy, Options};
use serde_json::{Value, json};

/// The number of entries to play from an accepted position.
const ENTRIES: u32 = 40;

/// The most entries of a game from which positions are taken.
const LONG: u32 = 900;

/// A position of a random game as data, with the game's options.
struct Sample {
    options: Options,
    state: Value,
}

/// Step boundaries of random games in every mode, and occasionally a position in the middle of a
/// step.
fn corpus() -> Vec<Sample> {
    let mut corpus = Vec::new();
    for (seed, (_, settings)) in Options::modes().iter().enumerate() {
        let options = Options::read(settings, Content::ours()).expect("options");
        let mut game = MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game");
        let mut dice = Dice::new(seed as u64);
        let mut choices = Choices::default();
        for _ in 0..LONG {
            let often = if game.in_progress().is_none() { 8 } else { 40 };
            if dice.below(often) == 0 {
                let state = serde_json::to_value(game.state()).expect("plain data");
                corpus.push(Sample { options, state });
            }
            game.choices(&mut choices);
            let Some(choice) = eager(&choices, &mut dice) else { break };
            game.apply_unchecked(choice, &mut NoSink);
        }
    }
    corpus
}

/// Every frame that occurs in the corpus, once each, and some words.
fn pool(corpus: &[Sample]) -> Vec<Value> {
    let mut pool = vec![json!("2"), json!("s11"), json!("c1"), Value::Null];
    for sample in corpus {
        for part in sample.state["frames"].as_array().into_iter().flatten() {
            if !pool.contains(part) {
                pool.push(part.clone());
            }
        }
    }
    pool
}

/// Sets a position and plays on from it; returns whether it was accepted.
fn accepted(options: &Options, state: &Value, dice: &mut Dice) -> bool {
    let Ok(read) = serde_json::from_value(state.clone()) else { return false };
    match MasterOfTheGalaxy::set(options, Content::ours(), read) {
        Ok(game) => {
            play_on(&game, ENTRIES, dice);
            true
        }
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without a word");
            false
        }
    }
}

fn tried(seed: u64, mut change: impl FnMut(&mut Value, &[Sample], &[Value], &mut Dice)) {
    let corpus = corpus();
    let pool = pool(&corpus);
    let (mut tried, mut taken) = (0, 0);
    for_a_while(seed, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut state = state.clone();
        change(&mut state, &corpus, &pool, dice);
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        tried += 1;
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    println!("{taken} of {tried} accepted");
    assert!(taken > 0, "no changed position at all was accepted");
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_on() {
    tried(1, |state, _, pool, dice| {
        for _ in 0..=dice.below(2) {
            mutate(state, pool, dice);
        }
    });
}

/// Mutates only numbers, of which the table has the most.
#[test]
fn positions_with_other_numbers_are_refused_in_words_or_played_on() {
    tried(4, |state, _, _, dice| {
        let text = state.to_string();
        let digits: Vec<usize> = text
            .char_indices()
            .filter(|(_, letter)| letter.is_ascii_digit())
            .map(|(at, _)| at)
            .collect();
        let mut text = text.into_bytes();
        text[digits[dice.below(digits.len() as u32) as usize]] = b'0' + dice.below(10) as u8;
        if let Ok(changed) = serde_json::from_slice(&text) {
            *state = changed;
        }
    });
}

/// The frames of one position on the table of another, or no frames at all.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    tried(2, |state, corpus, pool, dice| {
        let other = &corpus[dice.below(corpus.len() as u32) as usize].state["frames"];
        let Some(frames) = state["frames"].as_array_mut() else { return };
        if dice.below(2) == 0 {
            *frames = other.as_array().cloned().unwrap_or_default();
        } else {
            frames.truncate(dice.below(frames.len() as u32 + 1) as usize);
            frames.push(pool[4 + dice.below(pool.len() as u32 - 4) as usize].clone());
        }
    });
}
