//! Edited positions: mutated step boundaries either are rejected with errors or can be played on.
//! Nothing panics.

mod playing;

use colab::{CoLab, Content};
use conformance::fuzz::{Positions, Sample, play_on, sample};
use game_core::{Choices, Dice, Game, GameInfo};
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

fn positions() -> Positions<CoLab> {
    let words = [json!("2"), json!("gear"), json!("elias"), Value::Null];
    let play = |game: &CoLab, dice: &mut Dice| {
        play_on(game, ENTRIES, eager, dice);
    };
    Positions::new(corpus(), &words, play)
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_on() {
    positions().mutated();
}

#[test]
fn positions_with_other_numbers_are_refused_in_words_or_played_on() {
    positions().with_other_numbers();
}

#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    positions().with_other_frames(|_| true);
}

#[test]
fn mutated_options_are_refused_in_words_or_played_on() {
    let words = [json!(0), json!(4), json!(1), json!("ivy"), json!("burton"), json!("draft")];
    positions().with_other_options(&words, |_| true);
}
