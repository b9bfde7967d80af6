use game_core::{Choices, Dice, Draw, Game, NoSink, Seat, Turn};

use crate::{Player, Seen};

/// What answers at a turn of chance: luck by the odds, or something that sees what is listed.
pub trait Chance<C> {
    /// One of the listed results; `None` if there is none.
    fn result(&mut self, listed: &Choices<C>) -> Option<C>;
}

impl<C: Copy + Ord, D: Draw> Chance<C> for D {
    fn result(&mut self, listed: &Choices<C>) -> Option<C> {
        listed.pick(self)
    }
}

/// What playing a game out came to.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Count {
    /// Entries made, results of chance included.
    pub entries: u64,
    /// Choices of seats among them.
    pub decisions: u64,
    /// Choices that were listed at those decisions.
    pub listed: u64,
}

/// Plays a game to its end, nobody listening. `player` chooses for every seat (see
/// [`Seats`](crate::Seats) for several players), `chance` answers for chance by the odds.
///
/// Nothing is allocated once `buffer` has grown to its usual size. A game that plays on beyond its
/// [`Game::max_steps`] is broken off and left where it stands, without an outcome; so is one that lists
/// nothing, which breaks its promises.
pub fn play_out<G: Game>(
    game: &mut G,
    player: &mut (impl Player<G> + ?Sized),
    chance: &mut impl Chance<G::Choice>,
    buffer: &mut Choices<G::Choice>,
) -> Count {
    play_out_watched(game, player, chance, buffer, &mut |_, _, _, _| {})
}

/// As [`play_out`]; `watch` is told of each choice of a seat before it is carried out: the position,
/// the seat, what was listed, and what was chosen.
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

/// The luck of a session with this seed: its nth draw is that of `Dice::keyed(seed, n)`.
///
/// A game played out with it is the one that a session with the same seed and player has, because
/// a chance turn is answered with exactly one draw.
#[derive(Clone, Debug)]
pub struct KeyedChance {
    seed: u64,
    nth: u64,
}

impl KeyedChance {
    /// The luck of a game with this seed, before its first chance turn.
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
