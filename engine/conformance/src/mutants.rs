//! Deliberately broken variants of small games, each with a test that the kit notices.

mod flaw;
mod lanterns;

use std::sync::atomic::{AtomicU32, Ordering};

use game_core::{
    ActionSink, Beat, Description, Draw, Emitted, Evaluation, EventSink, Game, GameInfo, Line,
    Narrate, NoSink, Outcome, Outlook, Question, Rule, Seat, SeatValue, Settings, Standing, Turn,
    ValidationError, Viewer,
};
use i18n::Locale;

use crate::{Failure, Promise, check};
use flaw::{Flaw, Flawed};
use sample_games::sealed_bids::{
    Cards, Choice, Content, Event, Options, Sealed, SealedBids, State, View,
};

fn failure_of<F: Flaw>() -> Failure {
    let (_, settings) = F::Base::modes().pop().expect("a game has modes");
    check::<Flawed<F>>(&settings, 60, 1).expect_err("the kit must notice this flaw")
}

/// Declares a variant with the given functions replaced, and a test that it breaks this promise.
macro_rules! mutant {
    ($name:ident, $promise:pat, $flaw:ident, { $($body:tt)* }) => {
        mutant!(SealedBids, $name, $promise, $flaw, { $($body)* });
    };
    ($base:ty, $name:ident, $promise:pat, $flaw:ident, { $($body:tt)* }) => {
        #[derive(Clone, Debug, PartialEq)]
        struct $flaw;

        impl Flaw for $flaw {
            type Base = $base;

            $($body)*
        }

        #[test]
        fn $name() {
            let failure = failure_of::<$flaw>();
            assert!(matches!(failure.promise, $promise), "{failure}");
            assert_eq!(failure.entry, failure.log.len());
        }
    };
}

use mutant;

#[derive(Clone, Debug, PartialEq)]
struct NoFlaw;

impl Flaw for NoFlaw {
    type Base = SealedBids;
}

#[test]
fn the_wrapper_without_a_flaw_passes() {
    for (name, settings) in SealedBids::modes() {
        let report = check::<Flawed<NoFlaw>>(&settings, 60, 1);
        let report = report.unwrap_or_else(|failure| panic!("{name}: {failure}"));
        assert_eq!(report.games, 60);
    }
}

mutant!(notices_an_illegal_choice_that_is_listed, Promise::Listing, ListsWhatDoesNotApply, {
    fn try_apply(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) -> bool {
        choice != Choice::Bid(2) && game.apply(choice, sink).is_ok()
    }
});

mutant!(notices_a_legal_choice_that_is_not_listed, Promise::Listing, AppliesWhatIsNotListed, {
    fn try_apply(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) -> bool {
        game.apply_unchecked(choice, sink);
        true
    }
});

mutant!(notices_a_refusal_that_changes_the_position, Promise::Listing, ChangesWhenItRefuses, {
    fn try_apply(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) -> bool {
        let applied = game.apply(choice, sink).is_ok();
        if !applied {
            game.state.unsold = game.state.unsold.with(7);
        }
        applied
    }
});

mutant!(notices_a_beat_without_a_board, Promise::Narration, BeginsWithinAStep, {
    fn beat(_: &SealedBids, _: &Emitted<Event>) -> Beat {
        Beat::Begins
    }
});

mutant!(notices_a_list_out_of_order, Promise::Listing, ListsOutOfOrder, {
    fn legal_actions(game: &SealedBids, out: &mut impl ActionSink<Choice>) {
        game.legal_actions(out);
        if matches!(game.turn(), Turn::Choose(_)) {
            out.choice(Choice::Favourite(1));
        }
    }
});

mutant!(notices_odds_of_nothing, Promise::Listing, GivesNoOdds, {
    fn legal_actions(game: &SealedBids, out: &mut impl ActionSink<Choice>) {
        game.legal_actions(out);
        if game.turn() == Turn::Chance {
            out.chance(Choice::Bid(6), 0);
        }
    }
});

mutant!(notices_a_stuck_game, Promise::NeverStuck | Promise::Determinization, GetsStuck, {
    fn legal_actions(game: &SealedBids, out: &mut impl ActionSink<Choice>) {
        if game.state.unsold.is_empty() {
            game.legal_actions(out);
        }
    }
});

mutant!(notices_a_question_with_one_answer, Promise::NeverStuck, AsksWhatIsForced, {
    fn apply_unchecked(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) {
        game.carry_out(choice, sink);
    }
});

mutant!(
    notices_a_game_that_outlasts_its_maximum_length,
    Promise::Ends | Promise::Determinization,
    OutlastsItsBound,
    {
        fn max_game_length(_game: &SealedBids) -> Option<u32> {
            Some(9)
        }
    }
);

mutant!(notices_max_steps_that_differ_from_the_maximum_length, Promise::Ends, StopsTooEarly, {
    fn max_steps(game: &SealedBids) -> u32 {
        game.max_steps() - 1
    }
});

#[derive(Clone, Debug, PartialEq)]
struct NeverEnds;

impl Flaw for NeverEnds {
    type Base = SealedBids;

    fn max_game_length(_game: &SealedBids) -> Option<u32> {
        None
    }
    fn max_steps(_game: &SealedBids) -> u32 {
        9
    }
}

#[test]
fn notices_that_no_game_ever_ends() {
    let failure = failure_of::<NeverEnds>();
    assert!(matches!(failure.promise, Promise::Ends), "{failure}");
}

mutant!(notices_a_lost_component, Promise::Audit | Promise::Determinization, LosesAPrize, {
    fn apply_unchecked(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) {
        game.apply_unchecked(choice, sink);
        if game.state.deck.iter().count() == 2 {
            game.state.unsold = Cards::default();
        }
    }
});

mutant!(notices_a_listener_that_matters, Promise::Narration, ListeningMatters, {
    fn apply_unchecked(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) {
        let mut heard = false;
        sink.emit(Rule("SB-2"), || {
            heard = true;
            Event::Revealed { prize: 1 }
        });
        game.apply_unchecked(choice, sink);
        let favourites = &mut game.state.favourites;
        if heard && favourites[1].is_some() {
            favourites.swap(0, 1);
        }
    }
});

static CALLS: AtomicU32 = AtomicU32::new(0);

mutant!(notices_hidden_randomness, Promise::Replay, RollsItsOwnDice, {
    fn apply_unchecked(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) {
        game.apply_unchecked(choice, sink);
        let dealt = game.state.favourites[1].is_some();
        if dealt && CALLS.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
            game.state.favourites.swap(0, 1);
        }
    }
});

mutant!(
    notices_a_hidden_value_in_a_view,
    Promise::Secrecy | Promise::Determinization,
    ShowsAHiddenBid,
    {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            if let Some(card) = game.state.bids[0] {
                view.held[0] = view.held[0].without(card);
            }
            view
        }
        fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> SealedBids {
            let mut world = SealedBids::determinize(view, content, dice);
            if view.bids[0] == Sealed::Hidden {
                let mut rest = Cards::up_to(view.options.prizes);
                view.held[0].iter().for_each(|card| rest = rest.without(card));
                world.state.hands[0] = view.held[0];
                world.state.bids[0] = rest.take_any(dice);
            }
            world
        }
    }
);

mutant!(
    notices_a_hidden_value_that_the_sampled_world_shares,
    Promise::Secrecy,
    LeaksConsistently,
    {
        fn view(game: &SealedBids, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            view.bids = game.state.bids.map(|bid| bid.map_or(Sealed::Absent, Sealed::Known));
            view
        }
    }
);

mutant!(
    notices_sampled_components_that_do_not_exist,
    Promise::Determinization,
    SamplesWhatCannotBe,
    {
        fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> SealedBids {
            let mut world = SealedBids::determinize(view, content, dice);
            if view.favourites[1] == Sealed::Hidden {
                world.state.favourites[1] = world.state.favourites[0];
            }
            world
        }
    }
);

mutant!(notices_that_only_one_world_is_sampled, Promise::Revealing, SamplesOnlyTheLowest, {
    fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> SealedBids {
        let mut world = SealedBids::determinize(view, content, dice);
        if view.bids[0] == Sealed::Hidden {
            let mut rest = view.held[0];
            let lowest = rest.iter().min();
            rest = lowest.map_or(rest, |card| rest.without(card));
            (world.state.hands[0], world.state.bids[0]) = (rest, lowest);
        }
        world
    }
});

mutant!(notices_a_boundary_that_cannot_be_set, Promise::StepBoundaries, RefusesABoundary, {
    fn set(
        options: &Options,
        content: &'static Content,
        state: State,
    ) -> Result<SealedBids, Vec<ValidationError>> {
        if state.prize.is_some() {
            return Err(vec![ValidationError::new("prize", "come back later")]);
        }
        SealedBids::set(options, content, state)
    }
});

mutant!(
    notices_the_middle_of_a_sale_that_can_be_set,
    Promise::StepBoundaries,
    SetsTheMiddleOfASale,
    {
        fn set(
            options: &Options,
            content: &'static Content,
            state: State,
        ) -> Result<SealedBids, Vec<ValidationError>> {
            if state.bids[0].is_some() {
                let mut game = SealedBids::new(options, content)?;
                game.state = state;
                return Ok(game);
            }
            SealedBids::set(options, content, state)
        }
    }
);

mutant!(
    notices_a_refusal_that_does_not_say_what_is_in_progress,
    Promise::StepBoundaries,
    DoesNotSayWhatIsInProgress,
    {
        fn set(
            options: &Options,
            content: &'static Content,
            state: State,
        ) -> Result<SealedBids, Vec<ValidationError>> {
            if state.bids[0].is_some() {
                return Err(vec![ValidationError::new("bids", "come back later")]);
            }
            SealedBids::set(options, content, state)
        }
    }
);

mutant!(notices_a_game_without_boundaries, Promise::StepBoundaries, HasNoBoundaries, {
    fn in_progress(game: &SealedBids) -> Option<String> {
        (game.turn() != Turn::Over).then(|| "everything".to_string())
    }
    fn set(
        options: &Options,
        content: &'static Content,
        state: State,
    ) -> Result<SealedBids, Vec<ValidationError>> {
        let game = SealedBids::set(options, content, state)?;
        match Self::in_progress(&game) {
            Some(in_progress) => {
                Err(vec![ValidationError::in_progress("everything", &in_progress)])
            }
            None => Ok(game),
        }
    }
});

mutant!(notices_a_choice_that_cannot_be_expressed, Promise::Texts, ForgetsAChoice, {
    fn every_choice() -> Vec<Choice> {
        let mut every = SealedBids::every_choice();
        every.retain(|&choice| choice != Choice::Bid(6));
        every
    }
});

mutant!(notices_a_doubled_text, Promise::Texts, SaysItTwice, {
    fn every_choice() -> Vec<Choice> {
        let mut every = SealedBids::every_choice();
        every.push(Choice::Bid(6));
        every
    }
});

mutant!(notices_options_that_are_not_checked, Promise::Options, AcceptsAnyOption, {
    fn read_options(
        settings: &Settings,
        content: &'static Content,
    ) -> Result<Options, Vec<ValidationError>> {
        let known = settings.iter().filter(|(id, _)| *id == "prizes");
        let known = known.map(|(id, value)| (id.clone(), value.clone())).collect();
        SealedBids::read_options(&known, content)
    }
});

mutant!(notices_a_rule_that_does_not_exist, Promise::Text, NamesAnUnknownRule, {
    fn describe(game: &SealedBids, choice: Choice) -> Description {
        Description { rule: Rule("SB-99"), ..game.describe(choice, Locale::English) }
    }
});

mutant!(notices_a_label_that_is_only_the_text, Promise::Text, LabelsByTheText, {
    fn describe(game: &SealedBids, choice: Choice) -> Description {
        let label = match choice {
            Choice::Bid(_) => choice.to_string(),
            Choice::Favourite(_) | Choice::Prize(_) => game.describe(choice, Locale::English).label,
        };
        Description { label, ..game.describe(choice, Locale::English) }
    }
});

mutant!(notices_a_kind_of_choice_that_does_nothing, Promise::Difference, IgnoresTheFavourite, {
    fn apply_unchecked(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) {
        let mut listed = game_core::Choices::default();
        game.legal_actions(&mut listed);
        let ignored = matches!(choice, Choice::Favourite(_));
        game.apply_unchecked(if ignored { listed.listed()[0] } else { choice }, sink);
    }
});

mutant!(notices_an_event_without_words, Promise::Text, HasNoWords, {
    fn describe_event(game: &SealedBids, event: &Event, viewer: Viewer) -> Line {
        let text = match event {
            Event::Unsold { .. } if viewer == Viewer::Nobody => String::new(),
            _ => game.describe_event(event, viewer, Locale::English).text,
        };
        Line { text, reasons: Vec::new(), places: Vec::new() }
    }
});

mutant!(notices_a_missing_question, Promise::Text, AsksNothing, {
    fn question(_game: &SealedBids, _viewer: Viewer) -> Option<Question> {
        None
    }
});

mutant!(notices_a_sheet_that_does_not_add_up, Promise::Outcome, MiscountsTheScore, {
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        let mut outcome = game.outcome()?;
        let total = &mut outcome.parties[1].total;
        *total = total.map(|total| total + i32::from(!game.state.unsold.is_empty()));
        Some(outcome)
    }
});

mutant!(notices_a_game_that_nobody_wins, Promise::Outcome, NobodyWins, {
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        let mut outcome = game.outcome()?;
        outcome.parties.iter_mut().for_each(|party| party.standing = Standing::Lost);
        Some(outcome)
    }
});

mutant!(notices_points_without_a_total, Promise::Outcome, LosesTheTotal, {
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        let mut outcome = game.outcome()?;
        outcome.parties[0].total = None;
        Some(outcome)
    }
});

mutant!(notices_a_victory_without_a_reason, Promise::Outcome, WinsForNoReason, {
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        Some(Outcome { decided_by: Vec::new(), ..game.outcome()? })
    }
});

mutant!(notices_a_reason_that_is_no_rule, Promise::Text, DecidesByAnUnknownRule, {
    fn outcome(game: &SealedBids) -> Option<Outcome> {
        let mut outcome = game.outcome()?;
        outcome.decided_by[0].rule = Rule("SB-99");
        Some(outcome)
    }
});

/// An evaluation with this result for seat 1 and the opposite for seat 2; no scores.
fn expecting(result: f32) -> Option<Evaluation> {
    let value = |result| SeatValue { result, score: 0.0 };
    Some([value(result), value(1.0 - result)].into_iter().collect())
}

mutant!(notices_an_evaluation_out_of_range, Promise::Evaluation, ExpectsTooMuch, {
    fn evaluate(game: &SealedBids) -> Option<Evaluation> {
        let ahead = f32::from(Vec::from(game.state.won[0]).len() as u8);
        game.evaluate().or_else(|| expecting(0.5 + ahead / 4.0))
    }
});

mutant!(notices_an_evaluation_that_is_no_number, Promise::Evaluation, ExpectsNoNumber, {
    fn evaluate(game: &SealedBids) -> Option<Evaluation> {
        game.evaluate()
            .or_else(|| expecting(if game.state.unsold.is_empty() { 0.5 } else { f32::NAN }))
    }
});

mutant!(
    notices_an_evaluation_that_the_outcome_contradicts,
    Promise::Evaluation,
    ExpectsAnotherEnd,
    {
        fn evaluate(_game: &SealedBids) -> Option<Evaluation> {
            expecting(0.5)
        }
    }
);

mutant!(notices_an_evaluation_that_peeks, Promise::Evaluation, ExpectsByWhatIsHidden, {
    fn evaluate(game: &SealedBids) -> Option<Evaluation> {
        let favourite = game.state.favourites[0].unwrap_or(0);
        game.evaluate().or_else(|| expecting(f32::from(favourite) / 10.0))
    }
});

mutant!(notices_that_a_model_peeks, Promise::Evaluation, ModelsWhatIsHidden, {
    fn evaluate_by_model(game: &SealedBids) -> Option<Evaluation> {
        let favourite = game.state.favourites[0].unwrap_or(0);
        game.evaluate().or_else(|| expecting(f32::from(favourite) / 10.0))
    }
});

mutant!(notices_a_feature_that_peeks, Promise::Evaluation, SeesWhatIsHidden, {
    fn features(game: &SealedBids, _seat: Seat) -> Vec<u16> {
        vec![u16::from(game.state.favourites[0].unwrap_or(0))]
    }
});

mutant!(notices_a_feature_that_is_none, Promise::Evaluation, SeesTooFar, {
    fn features(_game: &SealedBids, _seat: Seat) -> Vec<u16> {
        vec![1_000]
    }
});

mutant!(notices_a_standing_that_peeks, Promise::Evaluation, StandsByWhatIsHidden, {
    fn outlook(game: &SealedBids, _seat: Seat) -> Option<Outlook> {
        let lead = f32::from(game.state.favourites[0].unwrap_or(0));
        Some(Outlook { lead, ..Outlook::default() })
    }
});

mutant!(notices_a_standing_beyond_the_end, Promise::Evaluation, StandsBeyondTheEnd, {
    fn outlook(game: &SealedBids, _seat: Seat) -> Option<Outlook> {
        let progress = 0.2 * game.state.unsold.iter().count() as f32 + 1.0;
        Some(Outlook { progress, ..Outlook::default() })
    }
});

mutant!(notices_knowledge_that_peeks, Promise::Secrecy, KnowsWhatIsHidden, {
    fn information_state_key(game: &SealedBids, _seat: Seat) -> Option<u64> {
        game.state.favourites[0].map(u64::from)
    }
});

mutant!(notices_a_panic_and_keeps_the_log, Promise::NoPanic, Panics, {
    fn apply_unchecked(game: &mut SealedBids, choice: Choice, sink: &mut impl EventSink<Event>) {
        game.apply_unchecked(choice, sink);
        assert!(game.state.deck.iter().count() > 2, "this is a test of panics");
    }
});

#[test]
fn a_failure_can_be_replayed_from_its_log() {
    let failure = failure_of::<MiscountsTheScore>();
    let content = SealedBids::content_of_ours();
    let options = SealedBids::read_options(&failure.settings, content).expect("they were played");
    let mut game = SealedBids::new(&options, content).expect("they were played");
    for text in &failure.log {
        let choice = text.parse().expect("the log is made of choices");
        game.apply(choice, &mut NoSink).expect("the log applies");
    }
    assert!(!game.state.unsold.is_empty() && game.turn() == Turn::Over);
    let shown = failure.to_string();
    assert!(shown.contains("sealed-bids") && shown.contains(&failure.log[0]), "{shown}");
}
