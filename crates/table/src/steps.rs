use crate::{Forced, Game, Tell};

/// What the frame on top of a game's stack did when it was its turn to run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Flow {
    /// It acted, and something else may be on top now.
    Ran,
    /// It asks a question; [`Game::ask`] lists the answers.
    Asks,
    /// Nothing is pending: the game is over.
    Over,
}

/// A game that proceeds by frames. [`advance`] turns it to the next real question.
pub trait Steps: Game {
    /// Runs the frame on top, unless it asks.
    fn step(&mut self, tell: &mut impl Tell<Self::Event>) -> Flow;

    /// Carries out an answer to the question on top, and nothing after it.
    fn answer(&mut self, choice: Self::Choice, tell: &mut impl Tell<Self::Event>);

    /// Goes on from a question that has no answer.
    fn lapse(&mut self, tell: &mut impl Tell<Self::Event>);
}

/// Runs frames until a question with at least two answers is on top, or the game is over.
///
/// A question with one answer is answered here and one with none lapses, so neither is ever put to
/// a player or written into a log. This is the one place where that happens.
pub fn advance<G: Steps>(game: &mut G, tell: &mut impl Tell<G::Event>) {
    loop {
        match game.step(tell) {
            Flow::Ran => {}
            Flow::Over => return,
            Flow::Asks => {
                let mut forced = Forced::None;
                game.ask(&mut forced);
                match forced {
                    Forced::None => game.lapse(tell),
                    Forced::One(choice) => game.answer(choice, tell),
                    Forced::Several => return,
                }
            }
        }
    }
}
