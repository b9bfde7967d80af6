//! Edited positions: mutated step boundaries either are rejected with errors or can be played on.
//! Nothing panics.

mod playing;

use colab::{CoLab, Content, Options};
use conformance::fuzz::{
    Sample, accepted, for_a_while, mutate, mutated, play_on, sample, try_positions, with_context,
    with_other_frames,
};
use game_core::{Choices, Dice, Draw, Game, GameInfo};
use playing::eager;
use serde_json::{Value, json};

/// Number of entries to play from an accepted position.
const ENTRIES: u32 = 40;

/// Step boundaries of games in every mode.
fn corpus() -> Vec<Sample<CoLab>> {
    let mut corpus = Vec::new();
    for (seed, (_, settings)) in CoLab::modes().iter().enumerate() {
        let options = CoLab::read_options(settings, Content::ours()).expect("options");
        let game = CoLab::new(&options, Content::ours()).expect("a game");
        let left = std::cell::Cell::new(LONG);
        let some = |choices: &Choices<_>, dice: &mut Dice| {
            left.set(left.get().checked_sub(1)?);
            eager(choices, dice)
        };
        sample(game, 12, &mut corpus, |_, _| {}, some, &mut Dice::new(seed as u64));
    }
    corpus
}

/// The number of entries of a game within which positions are sampled.
const LONG: u32 = 900;

/// Every distinct frame in the corpus, and a few words.
fn pool(corpus: &[Sample<CoLab>]) -> Vec<Value> {
    let mut pool: Vec<Value> = vec![json!("2"), json!("gear"), json!("elias"), Value::Null];
    for sample in corpus {
        for part in sample.state["frames"].as_array().into_iter().flatten() {
            if !pool.contains(part) {
                pool.push(part.clone());
            }
        }
    }
    pool
}

fn play(game: &CoLab, dice: &mut Dice) {
    play_on(game, ENTRIES, eager, dice);
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    try_positions(1, &corpus, |state, dice| Some(mutated(state, 3, &pool, dice)), play);
}

/// Changes digits only, which is most of what a position contains.
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
        text[digits[dice.below(digits.len() as u32) as usize]] = b'0' + dice.below(10) as u8;
        serde_json::from_slice(&text).ok()
    };
    try_positions(4, &corpus(), numbered, play);
}

/// Puts the frames of one position onto the table of another.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let frames: Vec<&Value> = pool[4..].iter().collect();
    let other = |state: &Value, dice: &mut Dice| Some(with_other_frames(state, &frames, dice));
    try_positions(2, &corpus, other, play);
}

/// Mutates options, including to values that no settings produce.
#[test]
fn mutated_options_are_refused_in_words_or_played_on() {
    let corpus = corpus();
    let pool = [json!(0), json!(4), json!(1), json!("ivy"), json!("burton"), json!("draft")];
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
                match CoLab::new(&options, Content::ours()) {
                    Ok(game) => play(&game, dice),
                    Err(errors) => assert!(!errors.is_empty(), "refused without a word"),
                }
            },
        );
    });
}
