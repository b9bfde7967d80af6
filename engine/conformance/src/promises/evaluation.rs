use game_core::{
    Choices, Dice, Evaluation, GameInfo, MOST_FEATURES, Seat, SeatValue, Turn, Viewer,
};
use i18n::Locale;

use crate::failure::{Broken, Promise, must};

/// Checks the game's evaluation of this position, by hand and by a model.
pub(crate) fn expected<G: GameInfo>(game: &G) -> Result<(), Broken> {
    let Some(evaluation) = game.evaluate() else {
        return must(game.turn() != Turn::Over, Promise::Evaluation, || {
            "nothing is expected of a game that is over".into()
        });
    };
    let by_model = game.evaluate_by_model();
    must(by_model.is_some() == game.model_rollout_cutoff().is_some(), Promise::Evaluation, || {
        format!("the model says {by_model:?}, to be asked after {:?}", game.model_rollout_cutoff())
    })?;
    by_model.map_or(Ok(()), |by_model| sound(game, by_model))?;
    sound(game, evaluation)
}

fn sound<G: GameInfo>(game: &G, evaluation: Evaluation) -> Result<(), Broken> {
    let seats = usize::from(G::seats(game.options()));
    must(evaluation.by_seat().len() == seats, Promise::Evaluation, || {
        format!("not every one of {seats} seats has its value: {evaluation:?}")
    })?;
    must(evaluation.by_seat().iter().all(is_sound), Promise::Evaluation, || {
        format!("a value is not finite or not from 0 to 1: {evaluation:?}")
    })?;
    let sum: f32 = evaluation.by_seat().iter().map(|seat| seat.result).sum();
    must(sum < 1.001, Promise::Evaluation, || format!("more than one victory: {evaluation:?}"))?;
    let Some(outcome) = game.outcome() else { return Ok(()) };
    must(evaluation == Evaluation::of(&outcome), Promise::Evaluation, || {
        format!("the game is over, but {evaluation:?} is expected of {outcome:?}")
    })
}

fn is_sound(value: &SeatValue) -> bool {
    (0.0..=1.0).contains(&value.result) && value.score.is_finite()
}

/// Checks that a seat's evaluation and information state key are the same in a determinization for
/// it.
pub(crate) fn no_more_than_known<G: GameInfo>(game: &G, dice: &mut Dice) -> Result<(), Broken> {
    if game.turn() == Turn::Over {
        return Ok(());
    }
    for seat in (0..G::seats(game.options())).map(Seat) {
        let world = G::determinize(&game.view(Viewer::Seat(seat)), game.content(), dice);
        let [here, there] = [game, &world].map(|game| game.evaluate().map(|it| it.of_seat(seat)));
        must(here == there, Promise::Evaluation, || {
            format!("{seat} expects {here:?}, but {there:?} in a world sampled from its view")
        })?;
        let [here, there] =
            [game, &world].map(|game| game.evaluate_by_model().map(|it| it.of_seat(seat)));
        must(here == there, Promise::Evaluation, || {
            format!("{seat} expects {here:?}, but {there:?} in a world sampled from its view")
        })?;
        sees_by_what_it_knows(game, &world, seat)?;
        stands_as_it_knows(game, &world, seat)?;
        if game.turn() == Turn::Choose(seat) {
            priors_rest_on_what_it_knows(game, &world, seat)?;
        }
        let [here, there] = [game, &world].map(|game| game.information_state_key(seat));
        must(here == there, Promise::Secrecy, || {
            format!(
                "{here:?} stands for what {seat} knows, but {there:?} in a world sampled from its view"
            )
        })?;
    }
    Ok(())
}

/// Checks that a seat's outlook is in range, and the same in a determinization for it.
fn stands_as_it_knows<G: GameInfo>(game: &G, world: &G, seat: Seat) -> Result<(), Broken> {
    let [here, there] = [game, world].map(|game| game.outlook(seat));
    let sound = here.is_none_or(|it| {
        (0.0..=1.0).contains(&it.progress) && it.to_beat.is_finite() && it.lead.is_finite()
    });
    must(sound, Promise::Evaluation, || {
        format!("for {seat} it stands beyond all bounds: {here:?}")
    })?;
    must(here == there, Promise::Evaluation, || {
        format!("it stands {here:?} for {seat}, but {there:?} in a world sampled from its view")
    })
}

/// Checks that every choice has a prior, and the same one in a determinization for the seat that
/// chooses.
fn priors_rest_on_what_it_knows<G: GameInfo>(
    game: &G,
    world: &G,
    seat: Seat,
) -> Result<(), Broken> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    for &choice in choices.listed() {
        let [here, there] = [game, world].map(|game| game.prior(choice));
        must(here > 0, Promise::Evaluation, || format!("{seat} gives no prior to '{choice}'"))?;
        must(here == there, Promise::Evaluation, || {
            format!(
                "{seat} has the prior {here} of '{choice}', but {there} in a world sampled from its view"
            )
        })?;
        let [here, there] = [game, world].map(|game| game.model_prior(choice));
        must(here > 0 && here == there, Promise::Evaluation, || {
            format!(
                "{seat} has the model's prior {here} of '{choice}', {there} in a world sampled from its view"
            )
        })?;
        features_rest_on_what_it_knows(game, world, (seat, choice))?;
    }
    Ok(())
}

/// Checks that the features of a choice are within the feature spec, noted once each, and the same
/// in a determinization for the seat.
fn features_rest_on_what_it_knows<G: GameInfo>(
    game: &G,
    world: &G,
    (seat, choice): (Seat, G::Choice),
) -> Result<(), Broken> {
    let [here, there] = [game, world].map(|game| {
        let mut features: Vec<u16> = Vec::new();
        game.action_features(choice, &mut features);
        features.sort_unstable();
        features
    });
    let most =
        G::feature_spec(game.options()).map_or(0, |feature_spec| feature_spec.action_features);
    let known = here.iter().all(|&feature| usize::from(feature) < most);
    must(known && here.is_sorted_by(|one, next| one < next), Promise::Evaluation, || {
        format!("'{choice}' has features beyond {most}, or twice: {here:?}")
    })?;
    must(here == there, Promise::Evaluation, || {
        format!(
            "for {seat} '{choice}' has {here:?}, but {there:?} in a world sampled from its view"
        )
    })
}

/// Checks that the features of a position are within the feature spec, noted once each, and the
/// same in a determinization for the seat.
fn sees_by_what_it_knows<G: GameInfo>(game: &G, world: &G, seat: Seat) -> Result<(), Broken> {
    let [here, there] = [game, world].map(|game| {
        let mut features: Vec<u16> = Vec::new();
        game.features(seat, &mut features);
        features.sort_unstable();
        features
    });
    let most = G::feature_spec(game.options()).map_or(0, |feature_spec| feature_spec.features);
    let known = here.iter().all(|&feature| usize::from(feature) < most);
    let once = here.is_sorted_by(|one, next| one < next) && here.len() <= MOST_FEATURES;
    must(known && once, Promise::Evaluation, || {
        format!("{seat} sees features beyond {most}, twice, or too many: {here:?}")
    })?;
    must(here == there, Promise::Evaluation, || {
        format!("{seat} sees {here:?}, but {there:?} in a world sampled from its view")
    })?;
    for feature in here {
        let [here, there] =
            [game, world].map(|game| game.feature_info(seat, feature.into(), Locale::English));
        must(here == there, Promise::Evaluation, || {
            format!(
                "feature {feature} tells {seat} {here:?}, but {there:?} in a world sampled from its view"
            )
        })?;
    }
    Ok(())
}
