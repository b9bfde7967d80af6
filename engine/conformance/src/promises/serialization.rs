use game_core::{GameInfo, Turn};

use crate::failure::{Broken, Promise, must};
use crate::promises::options::sentences;

/// Checks that a position can be copied, written and read at any moment, and that it can be set
/// exactly at step boundaries.
pub(crate) fn data<G: GameInfo>(game: &G) -> Result<(), Broken> {
    must(game.clone() == *game, Promise::PlainData, || "a copy differs".into())?;
    let broken = |what: String| Broken { promise: Promise::PlainData, what };
    let written = serde_json::to_string(game.state())
        .map_err(|error| broken(format!("the state cannot be written: {error}")))?;
    let state: G::State = serde_json::from_str(&written)
        .map_err(|error| broken(format!("the state cannot be read: {error}: {written}")))?;
    must(state == *game.state(), Promise::PlainData, || {
        format!("it reads differently: {written}")
    })?;
    match game.in_progress() {
        None => set_at_a_boundary(game, state),
        Some(in_progress) => refused_off_a_boundary(game, state, &in_progress),
    }
}

/// Checks that setting a position at a step boundary gives the same game.
fn set_at_a_boundary<G: GameInfo>(game: &G, state: G::State) -> Result<(), Broken> {
    let again = G::set(game.options(), game.content(), state).map_err(|errors| Broken {
        promise: Promise::StepBoundaries,
        what: format!("set() refuses a step boundary: {}", sentences(&errors)),
    })?;
    must(again == *game, Promise::StepBoundaries, || "set() makes another position".into())?;
    must(again.turn() == game.turn(), Promise::StepBoundaries, || "set() changes the turn".into())
}

/// Checks that a position between step boundaries is refused with what it is in the middle of.
fn refused_off_a_boundary<G: GameInfo>(
    game: &G,
    state: G::State,
    in_progress: &str,
) -> Result<(), Broken> {
    must(game.turn() != Turn::Over, Promise::StepBoundaries, || {
        "the end is no step boundary".into()
    })?;
    let refused = G::set(game.options(), game.content(), state).err();
    let refused = refused.ok_or_else(|| Broken {
        promise: Promise::StepBoundaries,
        what: format!("set() accepts a position in the middle of {in_progress}"),
    })?;
    let said = !in_progress.is_empty()
        && refused.iter().any(|error| error.why.to_string().contains(in_progress));
    must(said, Promise::StepBoundaries, || {
        format!(
            "it is not said that this is in the middle of {in_progress}: {}",
            sentences(&refused)
        )
    })
}

/// Checks that nothing on the table is lost or duplicated.
pub(crate) fn audit<G: GameInfo>(game: &G) -> Result<(), Broken> {
    let found = game.audit();
    must(found.is_empty(), Promise::Audit, || sentences(&found))
}
