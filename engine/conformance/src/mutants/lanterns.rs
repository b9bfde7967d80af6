//! Broken variants of Lanterns: private questions, and duties between two steps.

use table::{Ask, Choices, Flow, Forced, Game, Steps, Tell, Turn};

use super::{Flaw, failure_of, mutant};
use crate::Promise;
use toys::lanterns::{Choice, Event, Lanterns};

/// The only answer to the question asked now, if it is the only one.
fn only_answer(game: &Lanterns) -> Option<Choice> {
    let mut forced = Forced::None;
    game.ask(&mut forced);
    match forced {
        Forced::One(choice) if matches!(game.turn(), Turn::Choose(_)) => Some(choice),
        _ => None,
    }
}

mutant!(Lanterns, notices_privacy_that_the_hand_decides, Promise::Imagining, IsPrivateIfForced, {
    fn is_private(game: &Lanterns) -> bool {
        only_answer(game).is_some()
    }
});

mutant!(Lanterns, notices_a_silence_that_tells_of_a_hand, Promise::Imagining, IsNeverPrivate, {
    fn is_private(_game: &Lanterns) -> bool {
        false
    }
    fn apply_listed(game: &mut Lanterns, choice: Choice, tell: &mut impl Tell<Event>) {
        game.apply_listed(choice, tell);
        while let Some(only) = only_answer(game) {
            game.apply_listed(only, tell);
        }
    }
});

mutant!(
    Lanterns,
    notices_a_private_question_without_a_way_on,
    Promise::NeverStuck | Promise::Imagining,
    CannotPass,
    {
        fn ask(game: &Lanterns, out: &mut impl Ask<Choice>) {
            let mut choices = Choices::default();
            game.choices(&mut choices);
            let odds = choices.odds().iter();
            let named = choices.listed().iter().zip(odds);
            let kept = named.filter(|(choice, _)| **choice != Choice::Pass);
            kept.for_each(|(&choice, &odds)| out.chance(choice, odds));
        }
    }
);

mutant!(
    Lanterns,
    notices_a_duty_that_nobody_meets,
    Promise::Audit | Promise::Imagining,
    ForgetsItsDuties,
    {
        fn apply_listed(game: &mut Lanterns, choice: Choice, tell: &mut impl Tell<Event>) {
            game.answer(choice, tell);
            loop {
                match game.step(tell) {
                    Flow::Ran => {}
                    Flow::Asks if !game.is_private() && only_answer(game).is_some() => {
                        game.answer(Choice::Pass, tell);
                    }
                    Flow::Asks | Flow::Over => return,
                }
            }
        }
    }
);
