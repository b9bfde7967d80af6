//! Ways to play games in tests: by the game's prior, or eagerly.

#![allow(dead_code, reason = "each test uses a part of it")]

use colab::{Choice, CoLab, Content};
use game_core::{Choices, Dice, Draw, Emitted, Game, GameInfo, Turn};
use serde_json::Value;

/// A new game with these settings.
pub(crate) fn begin(settings: &Value) -> CoLab {
    let settings = settings.as_object().expect("an object");
    let options = CoLab::read_options(settings, Content::ours()).expect("options");
    CoLab::new(&options, Content::ours()).expect("a game")
}

/// The index of a choice sampled by these weights, none of which is 0.
pub(crate) fn weighed(weights: &[u32], dice: &mut Dice) -> usize {
    let mut left = dice.below(weights.iter().sum());
    let mut at = 0;
    while left >= weights[at] {
        left -= weights[at];
        at += 1;
    }
    at
}

/// Samples a player's choice by the game's prior, and a chance result by its odds.
pub(crate) fn by_prior(game: &CoLab, choices: &Choices<Choice>, dice: &mut Dice) -> Option<Choice> {
    if !matches!(game.turn(), Turn::Choose(_)) {
        return choices.pick(dice);
    }
    let weights: Vec<u32> = choices.listed().iter().map(|one| game.prior(*one).max(1)).collect();
    choices.listed().get(weighed(&weights, dice)).copied()
}

/// Picks a random choice, seldom one that skips something.
pub(crate) fn eager(choices: &Choices<Choice>, dice: &mut Dice) -> Option<Choice> {
    let leaves = |choice: &Choice| {
        use Choice::{GoOn, Lose, NoAction, Pass, RestTurn, Skip, Stop};
        matches!(choice, GoOn | Lose | NoAction | Pass | RestTurn | Skip | Stop)
    };
    conformance::fuzz::eager(choices, leaves, dice)
}

/// Plays a game by its prior, and shows each position with the events that led to it.
pub(crate) fn play(
    settings: &Value,
    seed: u64,
    mut look: impl FnMut(&CoLab, &[Emitted<colab::Event>]),
) {
    let mut game = begin(settings);
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    look(&game, &[]);
    while game.turn() != Turn::Over {
        game.choices(&mut choices);
        let choice = by_prior(&game, &choices, &mut dice).expect("something is listed");
        let mut emitted: Vec<Emitted<colab::Event>> = Vec::new();
        game.apply_unchecked(choice, &mut emitted);
        look(&game, &emitted);
    }
}
