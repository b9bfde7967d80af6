use game_core::{Choices, Dice, Game, NoSink, Seat, Turn};

use crate::{Player, Seen};

/// The number of determinizations in which a choice is evaluated.
const WORLDS: u64 = 8;

/// The most results of chance to sample after a choice.
const RESULTS: u32 = 32;

/// Looks one choice ahead: makes each choice in the same few determinizations, samples the chance
/// results that follow, and takes the choice with the best [`Game::evaluate`] for its seat.
///
/// In a game without evaluations it chooses uniformly at random.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
}

impl Greedy {
    /// A greedy player; the same seed gives the same play.
    pub fn new(seed: u64) -> Self {
        Greedy { dice: Dice::new(seed) }
    }
}

impl<G: Game> Player<G> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        let seed = self.dice.next_u64();
        let any = choices.pick_evenly(&mut self.dice).expect("a seat that must choose has choices");
        let view = seen.view();
        let worth = |&choice: &G::Choice| {
            let worlds = (0..WORLDS).map(|nth| {
                let mut dice = Dice::keyed(seed, nth);
                let world = G::determinize(&view, seen.content(), &mut dice);
                after(world, choice, seen.seat(), &mut dice)
            });
            worlds.sum::<Option<f64>>()
        };
        // Breaks ties at random: the randomly picked choice wins if it is among the best.
        let mut best = (any, worth(&any));
        for &choice in choices.listed() {
            let found = worth(&choice);
            if found > best.1 {
                best = (choice, found);
            }
        }
        best.0
    }
}

/// The value for a seat after a choice and the chance results that follow: the expected result,
/// plus a little for the score, so that the score matters where the result is certain.
fn after<G: Game>(mut world: G, choice: G::Choice, seat: Seat, dice: &mut Dice) -> Option<f64> {
    world.apply_unchecked(choice, &mut NoSink);
    let mut choices = Choices::default();
    for _ in 0..RESULTS {
        if world.turn() != Turn::Chance {
            break;
        }
        world.choices(&mut choices);
        world.apply_unchecked(choices.pick(dice)?, &mut NoSink);
    }
    let expected = world.evaluate()?.of_seat(seat);
    Some(f64::from(expected.result) + f64::from(expected.score) * 1e-4)
}
