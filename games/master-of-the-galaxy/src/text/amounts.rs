//! What a choice costs and gains, for pictures.

use game_core::Amount;

use super::names::Narrator;
use crate::choice::Choice;
use crate::sequence::Frame;
use crate::types::{Colour, Shape};

/// So many cubes of a colour.
fn cubes(colour: Colour, count: i16) -> Amount {
    Amount::new(format!("mg-cube-{colour}"), count)
}

fn base(shape: Shape) -> Amount {
    Amount::new(format!("mg-base-{}", shape.word()), 1)
}

impl Narrator<'_> {
    /// What a choice gains, or gives up, as far as there are pictures of all of it. The cube that is
    /// placed is the first word of its label.
    pub(super) fn amounts(&self, choice: Choice) -> Vec<Amount> {
        let state = &self.game.state;
        let settled = |planet: Colour| {
            let gain = self.game.content.numbers.turn.planet_yield;
            cubes(planet, gain.min(state.reserve.of(planet)).into())
        };
        match choice {
            Choice::Settle(_, _, planet) | Choice::Free(_, planet) => vec![settled(planet)],
            Choice::Base(_, shape) | Choice::Shape(shape) => vec![base(shape)],
            Choice::Cube(colour) => match state.frames.top() {
                Some(Frame::Spoils { .. }) => Vec::new(),
                _ => vec![cubes(colour, 1)],
            },
            Choice::Give(colour) => vec![cubes(colour, -1)],
            _ => Vec::new(),
        }
    }
}
