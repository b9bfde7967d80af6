use game_core::{Choices, Dice, Emitted, GameInfo, Seat, Turn, Viewer};
use i18n::Locale;
use players::{Random, play_out};

use crate::failure::{Broken, Promise, must};
use crate::promises::options::sentences;

/// The seats of a game, and nobody in particular.
pub(crate) fn viewers<G: GameInfo>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = (0..G::seats(game.options())).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Nobody])
}

/// Checks every viewer's view: it can be serialized, and determinizations have the same view.
pub(crate) fn views<G: GameInfo>(
    game: &G,
    choices: &Choices<G::Choice>,
    dice: &mut Dice,
) -> Result<(), Broken> {
    for viewer in viewers(game).chain([Viewer::Everybody]) {
        let view = game.view(viewer);
        let written = serde_json::to_string(&view).unwrap_or_default();
        let reads = serde_json::from_str(&written).is_ok_and(|read: G::View| read == view);
        must(reads, Promise::PlainData, || format!("the view of {viewer:?} does not read back"))?;
        for _ in 0..2 {
            sampled(game, &view, viewer, choices, dice)?;
        }
    }
    Ok(())
}

fn sampled<G: GameInfo>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
    choices: &Choices<G::Choice>,
    dice: &mut Dice,
) -> Result<(), Broken> {
    let world = G::determinize(view, game.content(), dice);
    let seen = world.view(viewer);
    must(seen == *view, Promise::Determinization, || {
        format!("{viewer:?} sees {view:?}, but in the sampled position {seen:?}")
    })?;
    must(world.options() == game.options(), Promise::Determinization, || "other options".into())?;
    must(world.turn() == game.turn(), Promise::Determinization, || {
        format!(
            "in the world sampled for {viewer:?} it is {:?}, not {:?}",
            world.turn(),
            game.turn()
        )
    })?;
    let found = world.audit();
    must(found.is_empty(), Promise::Determinization, || {
        format!("in the world sampled for {viewer:?} stands what cannot be: {}", sentences(&found))
    })?;
    stands_at_the_same_question(game, &world, viewer)?;
    can_be_asked(&world, viewer)?;
    if let (Viewer::Seat(seat), Turn::Choose(chooser)) = (viewer, game.turn())
        && seat == chooser
    {
        let mut listed = Choices::default();
        world.choices(&mut listed);
        must(listed.listed() == choices.listed(), Promise::Determinization, || {
            let (sampled, real) = (listed.listed(), choices.listed());
            format!("{seat} may choose {real:?}, but the sampled world lists {sampled:?}")
        })?;
        must(world.selection() == game.selection(), Promise::Determinization, || {
            format!("in the world sampled for {seat} {:?} is collected", world.selection())
        })?;
    }
    Ok(())
}

/// Checks that the determinization asks by the same rule, and is private if the position is.
fn stands_at_the_same_question<G: GameInfo>(
    game: &G,
    world: &G,
    viewer: Viewer,
) -> Result<(), Broken> {
    let rule = |game: &G| game.question(viewer, Locale::English).map(|question| question.rule);
    let [here, there] = [game, world].map(|game| (rule(game), game.is_private()));
    must(here == there, Promise::Determinization, || {
        format!("{viewer:?} is asked by {here:?}, but by {there:?} in the sampled position")
    })
}

/// Checks that the question in a determinization would really be asked there: it has several
/// answers, or one if it is private. Otherwise the fact that it is asked at the real table tells
/// the viewer something about a hand that the determinization contradicts. In a solo game nobody
/// can draw that conclusion.
fn can_be_asked<G: GameInfo>(world: &G, viewer: Viewer) -> Result<(), Broken> {
    if !matches!(world.turn(), Turn::Choose(_)) || G::seats(world.options()) == 1 {
        return Ok(());
    }
    let mut listed = Choices::default();
    world.choices(&mut listed);
    let enough = if world.is_private() { 1 } else { 2 };
    must(listed.len() >= enough, Promise::Determinization, || {
        let listed = listed.listed();
        format!(
            "in the world sampled for {viewer:?} a question is asked that never is, with the answers {listed:?}"
        )
    })
}

/// Checks that a determinization can be played to its end, or to its maximum of steps if it has no
/// maximum length.
pub(crate) fn sampled_game_ends<G: GameInfo>(
    game: &G,
    viewer: Viewer,
    dice: &mut Dice,
) -> Result<(), Broken> {
    let mut world = G::determinize(&game.view(viewer), game.content(), dice);
    let mut player = Random::new(dice.next_u64());
    play_out(&mut world, &mut player, dice, &mut Choices::default());
    let done = world.turn() == Turn::Over || world.max_game_length().is_none();
    must(done, Promise::Determinization, || {
        format!("the game sampled for {viewer:?} does not end, but comes to {:?}", world.turn())
    })?;
    let found = world.audit();
    must(found.is_empty(), Promise::Determinization, || {
        format!("the game sampled for {viewer:?} leads to what cannot be: {}", sentences(&found))
    })
}

/// Checks that choices that look the same to a viewer, and lead to the same event lines, lead to
/// the same view.
pub(crate) fn secrets_stay<G: GameInfo>(
    game: &G,
    choices: &Choices<G::Choice>,
) -> Result<(), Broken> {
    for viewer in viewers(game) {
        let mut shown: Option<(String, Vec<String>, G::View)> = None;
        let mut compared = 0;
        for &choice in choices.listed() {
            let Some(text) = game.redact(choice, viewer, Locale::English) else { continue };
            if shown.as_ref().is_some_and(|(first, _, _)| *first != text) {
                continue;
            }
            let mut after = game.clone();
            let mut emitted: Vec<Emitted<G::Event>> = Vec::new();
            after.apply_unchecked(choice, &mut emitted);
            let lines: Vec<String> = emitted
                .iter()
                .map(|emitted| after.describe_event(&emitted.event, viewer, Locale::English).text)
                .collect();
            let view = after.view(viewer);
            let Some((_, first_lines, first_view)) = &shown else {
                shown = Some((text, lines, view));
                continue;
            };
            must(lines != *first_lines || view == *first_view, Promise::Secrecy, || {
                format!(
                    "'{choice}' is '{text}' to {viewer:?}, who is told the same as for another \
                     choice, but sees something else afterwards: hide it, or tell it"
                )
            })?;
            compared += 1;
            if compared == 4 {
                break;
            }
        }
    }
    Ok(())
}
