//! Broken variants of Lanterns: private questions, multi-selects, and obligations between steps.

use game_core::{
    ActionSink, Choices, EventSink, Flow, Forced, Game, Items, Select, Selection, Steps, Turn,
};

use super::{Flaw, failure_of, mutant};
use crate::Promise;
use sample_games::lanterns::{Choice, Event, Frame, Lanterns};

/// The only answer to the current question, if it has just one.
fn only_answer(game: &Lanterns) -> Option<Choice> {
    let mut forced = Forced::None;
    game.legal_actions(&mut forced);
    match forced {
        Forced::One(choice) if matches!(game.turn(), Turn::Choose(_)) => Some(choice),
        _ => None,
    }
}

mutant!(
    Lanterns,
    notices_privacy_that_the_hand_decides,
    Promise::Determinization,
    IsPrivateIfForced,
    {
        fn is_private(game: &Lanterns) -> bool {
            only_answer(game).is_some()
        }
    }
);

mutant!(
    Lanterns,
    notices_a_silence_that_tells_of_a_hand,
    Promise::Determinization,
    IsNeverPrivate,
    {
        fn is_private(_game: &Lanterns) -> bool {
            false
        }
        fn apply_unchecked(game: &mut Lanterns, choice: Choice, sink: &mut impl EventSink<Event>) {
            game.apply_unchecked(choice, sink);
            while let Some(only) = only_answer(game) {
                game.apply_unchecked(only, sink);
            }
        }
    }
);

mutant!(
    Lanterns,
    notices_a_private_question_without_a_way_on,
    Promise::NeverStuck | Promise::Determinization,
    CannotPass,
    {
        fn legal_actions(game: &Lanterns, out: &mut impl ActionSink<Choice>) {
            let mut choices = Choices::default();
            game.choices(&mut choices);
            let odds = choices.odds().iter();
            let named = choices.listed().iter().zip(odds);
            let way_on = |choice| matches!(choice, Choice::Pass | Choice::Keep);
            let kept = named.filter(|(choice, _)| !way_on(**choice));
            kept.for_each(|(&choice, &odds)| out.chance(choice, odds));
        }
    }
);

/// A multi-select that also lists lamps before the last tick.
fn in_any_order(game: &Lanterns) -> Option<Select<Choice, impl Items<Choice>>> {
    let state = game.state();
    let Some(Frame::Lay(seat, most)) = state.frames.top() else { return None };
    let items = state.hands[seat.index()].iter().map(|lamp| (Choice::Lay(lamp), 1));
    Some(Select { items, least: 0, most, done: Some(Choice::Keep) })
}

mutant!(Lanterns, notices_a_set_that_several_orders_lead_to, Promise::Sets, SelectsInAnyOrder, {
    fn legal_actions(game: &Lanterns, out: &mut impl ActionSink<Choice>) {
        match in_any_order(game) {
            Some(set) => set.legal_actions(out),
            None => game.legal_actions(out),
        }
    }
    fn selection(game: &Lanterns) -> Option<Selection<Choice>> {
        in_any_order(game).map(Select::selection)
    }
});

mutant!(Lanterns, notices_a_set_of_which_something_is_not_listed, Promise::Sets, HidesAnItem, {
    fn selection(game: &Lanterns) -> Option<Selection<Choice>> {
        in_any_order(game).map(Select::selection)
    }
});

mutant!(Lanterns, notices_a_set_that_can_be_larger_than_is_asked, Promise::Sets, SelectsTooMany, {
    fn selection(game: &Lanterns) -> Option<Selection<Choice>> {
        let set = game.selection()?;
        Some(Selection { most: set.most + 1, ..set })
    }
});

mutant!(
    Lanterns,
    notices_a_state_check_that_is_missing,
    Promise::Audit | Promise::Determinization,
    ForgetsItsStateChecks,
    {
        fn apply_unchecked(game: &mut Lanterns, choice: Choice, sink: &mut impl EventSink<Event>) {
            game.answer(choice, sink);
            loop {
                match game.step(sink) {
                    Flow::Ran => {}
                    Flow::Asks if !game.is_private() && only_answer(game).is_some() => {
                        game.answer(only_answer(game).unwrap_or(Choice::Pass), sink);
                    }
                    Flow::Asks | Flow::Over => return,
                }
            }
        }
    }
);

mutant!(Lanterns, notices_an_effect_that_does_nothing, Promise::Effects, PassesOverEffects, {
    fn apply_unchecked(game: &mut Lanterns, choice: Choice, sink: &mut impl EventSink<Event>) {
        game.answer(choice, sink);
        loop {
            sink.show(game);
            if let Some(Frame::Effect(_)) = game.state().frames.top() {
                game.lapse(sink);
            } else if !game.check_state(sink) {
                match game.step(sink) {
                    Flow::Ran => {}
                    Flow::Asks if !game.is_private() && only_answer(game).is_some() => {
                        game.answer(only_answer(game).unwrap_or(Choice::Pass), sink);
                    }
                    Flow::Asks | Flow::Over => return,
                }
            }
        }
    }
});
