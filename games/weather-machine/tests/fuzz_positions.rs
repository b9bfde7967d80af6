//! Edited positions: mutations of the step boundaries of real games are refused with errors or can
//! be played on. Nothing panics.

mod fuzz;

use conformance::fuzz::{Positions, Sample, mutate, sample};
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

fn positions() -> Positions<WeatherMachine> {
    let words = [json!("p2"), json!("rain"), json!("saboteurs"), Value::Null];
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

#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_on() {
    positions().with_other_frames(|_| true);
}

/// Replaces the frames above one by those above a frame of the same kind in another position.
#[test]
fn frames_that_could_lie_there_are_refused_in_words_or_played_on() {
    let positions = positions();
    let grafted = |state: &Value, dice: &mut Dice| {
        let other = positions.any(dice);
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
            mutate(&mut frames[at], &positions.pool, dice);
        }
        Some(state)
    };
    positions.changed(5, grafted);
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

#[test]
fn mutated_options_are_refused_in_words_or_played_on() {
    let words = [json!(0), json!(4), json!(1), json!("clock"), json!(["clock"]), json!([])];
    positions().with_other_options(&words, |_| true);
}
