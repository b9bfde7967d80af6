//! Edited positions: mutations of the step boundaries of real games are either refused with errors
//! or can be played on. Nothing panics.

mod fuzz;

use conformance::fuzz::{Positions, Sample};
use fuzz::{eager, play_on};
use game_core::{Choices, Dice, Draw, Game, GameOptions, NoSink};
use master_of_the_galaxy::{Content, MasterOfTheGalaxy, Options};
use serde_json::{Value, json};

/// The number of entries to play from an accepted position.
const ENTRIES: u32 = 40;

/// The most entries of a game from which positions are taken.
const LONG: u32 = 900;

/// Step boundaries of random games in every mode, and occasionally a position in the middle of a
/// step.
fn corpus() -> Vec<Sample<MasterOfTheGalaxy>> {
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

fn positions() -> Positions<MasterOfTheGalaxy> {
    let words = [json!("2"), json!("s11"), json!("c1"), Value::Null];
    Positions::new(corpus(), &words, |game, dice| play_on(game, ENTRIES, dice))
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_on() {
    positions().mutated();
}

#[test]
fn positions_with_other_numbers_are_refused_in_words_or_played_on() {
    positions().with_other_numbers();
}

/// The frames of one position on the table of another, or no frames at all.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    let positions = positions();
    positions.changed(2, |state, dice| {
        let mut state = state.clone();
        let other = &positions.any(dice).state["frames"];
        let frames = state["frames"].as_array_mut()?;
        if dice.below(2) == 0 {
            *frames = other.as_array().cloned().unwrap_or_default();
        } else {
            frames.truncate(dice.below(frames.len() as u32 + 1) as usize);
            let pool = &positions.pool;
            frames.push(pool[4 + dice.below(pool.len() as u32 - 4) as usize].clone());
        }
        Some(state)
    });
}
