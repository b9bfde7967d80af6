use std::fmt::Debug;

use crate::legal_actions::ActionProbe;
use crate::{EventSink, Forced, Game};

/// What the frame on top of a game's stack did when it ran.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Flow {
    /// It acted, and something else may be on top now.
    Ran,
    /// It asks a question; [`Game::legal_actions`] lists the answers.
    Asks,
    /// Nothing is pending: the game is over.
    Over,
}

/// The most obligations met in a row before it is assumed that meeting one leaves it pending.
const ENDLESS: u32 = 10_000;

/// A game that proceeds by frames. [`advance`] runs it to the next real question.
pub trait Steps: Game {
    /// Runs the frame on top, unless it asks.
    fn step(&mut self, sink: &mut impl EventSink<Self::Event>) -> Flow;

    /// Carries out an answer to the question on top, and nothing after it.
    fn answer(&mut self, choice: Self::Choice, sink: &mut impl EventSink<Self::Event>);

    /// Carries out the only answer to the question on top, which nobody was asked for. By default
    /// the same as [`Steps::answer`]; a game overrides it to emit an event for what would otherwise
    /// go unmentioned, such as a turn that ends because nothing is left to do.
    fn answer_alone(&mut self, choice: Self::Choice, sink: &mut impl EventSink<Self::Event>) {
        self.answer(choice, sink);
    }

    /// Goes on from a question without answers.
    fn lapse(&mut self, sink: &mut impl EventSink<Self::Event>);

    /// Meets the most urgent obligation that the position shows, and returns whether there was one.
    ///
    /// It is called before each frame runs and after each answer, so an obligation (a win is
    /// reached, a side is full, a target has gone) is met right after its cause, and no cause needs
    /// to know about it. The order of the checks is the order of precedence. An obligation that
    /// asks a question pushes a frame and is not pending again while that frame is. Whatever must
    /// not be interrupted has to be one step. By default there are none, and the call compiles to
    /// nothing.
    fn check_state(&mut self, sink: &mut impl EventSink<Self::Event>) -> bool {
        let _ = sink;
        false
    }
}

/// Runs frames until a question with at least two answers is on top, or the game is over. Pending
/// obligations come first, at any depth.
///
/// A question with one answer is answered here and one with none lapses, so neither reaches a
/// player or the log. This is the only place where that happens. A private question
/// ([`Game::is_private`]) is always asked, however many answers it has: skipping it would reveal
/// something.
///
/// # Panics
///
/// If an obligation stays pending however often it is met.
pub fn advance<G: Steps>(game: &mut G, sink: &mut impl EventSink<G::Event>) {
    advance_while(game, sink, |_| true);
}

/// As [`advance`], but stops once `goes_on` returns false for the position between two frames.
///
/// # Panics
///
/// If an obligation stays pending however often it is met.
pub fn advance_while<G: Steps>(
    game: &mut G,
    sink: &mut impl EventSink<G::Event>,
    mut goes_on: impl FnMut(&G) -> bool,
) {
    let mut checks = 0;
    sink.show(game);
    while goes_on(game) {
        if game.check_state(sink) {
            sink.show(game);
            checks += 1;
            assert!(checks < ENDLESS, "a duty stays due however often it is met");
            continue;
        }
        checks = 0;
        match game.step(sink) {
            Flow::Ran => sink.show(game),
            Flow::Over => return,
            Flow::Asks => {
                match ActionProbe::forced(|probe| game.legal_actions(probe)) {
                    Forced::Several => return,
                    _ if game.is_private() => return,
                    Forced::None => game.lapse(sink),
                    Forced::One(choice) => game.answer_alone(choice, sink),
                }
                sink.show(game);
            }
        }
    }
}

/// Fails in debug builds: a choice was carried out that the question does not list.
///
/// [`Game::apply_unchecked`] leaves the result unspecified in that case; a rule that receives such
/// a choice calls this and does nothing.
pub fn not_listed(choice: impl Debug) {
    debug_assert!(false, "{choice:?} is no answer to what is asked");
}

/// Fails in debug builds: something happened that the rules rule out.
pub fn impossible(what: impl Debug) {
    debug_assert!(false, "{what:?} cannot come about");
}
