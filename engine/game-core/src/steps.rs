use std::fmt::Debug;

use crate::legal_actions::ActionProbe;
use crate::{EventSink, Forced, Game};

/// What the frame on top of a game's stack did when it was its turn to run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Flow {
    /// It acted, and something else may be on top now.
    Ran,
    /// It asks a question; [`Game::legal_actions`] lists the answers.
    Asks,
    /// Nothing is pending: the game is over.
    Over,
}

/// So many obligations are never due one after the other, unless meeting one leaves it due.
const ENDLESS: u32 = 10_000;

/// A game that proceeds by frames. [`advance`] turns it to the next real question.
pub trait Steps: Game {
    /// Runs the frame on top, unless it asks.
    fn step(&mut self, sink: &mut impl EventSink<Self::Event>) -> Flow;

    /// Carries out an answer to the question on top, and nothing after it.
    fn answer(&mut self, choice: Self::Choice, sink: &mut impl EventSink<Self::Event>);

    /// Carries out the only answer to the question on top, which nobody was asked for. By default
    /// that is as any answer is carried out; a game tells here what would otherwise come about
    /// without a word, such as a turn that ends because nothing is left to do.
    fn answer_alone(&mut self, choice: Self::Choice, sink: &mut impl EventSink<Self::Event>) {
        self.answer(choice, sink);
    }

    /// Goes on from a question that has no answer.
    fn lapse(&mut self, sink: &mut impl EventSink<Self::Event>);

    /// Meets the most urgent obligation that the position shows, and returns whether there was one.
    ///
    /// It is asked before each frame runs and after each answer, so an obligation (a win that is reached,
    /// a side that is full, a target that has gone) is met after whatever caused it, and nothing
    /// that causes it needs to know. The order in which it looks is the order of precedence. An obligation
    /// that asks calls a frame; it is not due while that frame is pending. What must not be
    /// interrupted is one step. By default there is none, and asking compiles to nothing.
    fn check_state(&mut self, sink: &mut impl EventSink<Self::Event>) -> bool {
        let _ = sink;
        false
    }
}

/// Runs frames until a question with at least two answers is on top, or the game is over; obligations
/// that are due come first, at any depth.
///
/// A question with one answer is answered here and one with none lapses, so neither is ever put to
/// a player or written into a log. This is the one place where that happens. A private question
/// ([`Game::is_private`]) is put to its player however many answers it has: the silence would tell.
///
/// # Panics
///
/// If an obligation stays due however often it is met.
pub fn advance<G: Steps>(game: &mut G, sink: &mut impl EventSink<G::Event>) {
    advance_while(game, sink, |_| true);
}

/// Runs frames as [`advance`] does, for as long as `goes_on` says so of the position between them.
///
/// # Panics
///
/// If an obligation stays due however often it is met.
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

/// Says in tests that a choice was carried out which the question does not list.
///
/// What [`Game::apply_unchecked`] does then is not specified; a rule that is given such a choice calls
/// this and does nothing.
pub fn not_listed(choice: impl Debug) {
    debug_assert!(false, "{choice:?} is no answer to what is asked");
}

/// Says in tests that something came about which the rules cannot bring about.
pub fn impossible(what: impl Debug) {
    debug_assert!(false, "{what:?} cannot come about");
}
