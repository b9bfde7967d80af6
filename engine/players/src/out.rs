use game_core::{Choices, Dice, Draw, Game, NoSink, Seat, Turn};

use crate::{Player, Seen};

/// Answers chance turns: at random by the odds, or in some other way.
pub trait Chance<C> {
    /// Picks one of the listed results; `None` if there is none.
    fn result(&mut self, listed: &Choices<C>) -> Option<C>;
}

impl<C: Copy + Ord, D: Draw> Chance<C> for D {
    fn result(&mut self, listed: &Choices<C>) -> Option<C> {
        listed.pick(self)
    }
}

/// Statistics of a played-out game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Count {
    /// Entries made, results of chance included.
    pub entries: u64,
    /// Choices of seats among them.
    pub decisions: u64,
    /// Choices that were listed at those decisions.
    pub listed: u64,
}

/// Plays a game to its end and discards its events. `player` chooses for every seat (see
/// [`Seats`](crate::Seats) for several players), `chance` answers chance turns.
///
/// Nothing is allocated once `buffer` has grown to its usual size. A game that exceeds its
/// [`Game::max_steps`] is broken off without an outcome; so is one that lists no choices, which
/// breaks a promise of every game.
pub fn play_out<G: Game>(
    game: &mut G,
    player: &mut (impl Player<G> + ?Sized),
    chance: &mut impl Chance<G::Choice>,
    buffer: &mut Choices<G::Choice>,
) -> Count {
    play_out_watched(game, player, chance, buffer, &mut |_, _, _, _| {})
}

/// As [`play_out`]; calls `watch` before each choice of a seat is carried out, with the position,
/// the seat, the listed choices and the choice made.
pub fn play_out_watched<G: Game>(
    game: &mut G,
    player: &mut (impl Player<G> + ?Sized),
    chance: &mut impl Chance<G::Choice>,
    buffer: &mut Choices<G::Choice>,
    watch: &mut impl FnMut(&G, Seat, &Choices<G::Choice>, G::Choice),
) -> Count {
    let max_steps = u64::from(game.max_steps());
    let mut count = Count::default();
    while count.entries < max_steps {
        let choice = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                game.choices(buffer);
                let Some(result) = chance.result(buffer) else { break };
                result
            }
            Turn::Choose(seat) => {
                game.choices(buffer);
                if buffer.is_empty() {
                    break;
                }
                count.decisions += 1;
                count.listed += buffer.len() as u64;
                let choice = player.choose(&Seen::new(game, seat), buffer);
                watch(game, seat, buffer, choice);
                choice
            }
        };
        game.apply_unchecked(choice, &mut NoSink);
        count.entries += 1;
    }
    count
}

/// The chance source of a session with this seed: its nth draw is that of `Dice::keyed(seed, n)`.
///
/// A game played out with it is identical to a session with the same seed and player, because each
/// chance turn takes exactly one draw.
#[derive(Clone, Debug)]
pub struct KeyedChance {
    seed: u64,
    nth: u64,
}

impl KeyedChance {
    /// The chance source of a game with this seed, before its first chance turn.
    pub fn new(seed: u64) -> Self {
        KeyedChance { seed, nth: 0 }
    }
}

impl Draw for KeyedChance {
    fn below(&mut self, bound: u32) -> u32 {
        let mut dice = Dice::keyed(self.seed, self.nth);
        self.nth += 1;
        dice.below(bound)
    }
}
