use table::Published;

use crate::failure::{Broken, Promise, must};
use crate::promises::options::sentences;

/// Checks that a position can be copied, and written and loaded again, at any moment.
pub(crate) fn data<G: Published>(game: &G) -> Result<(), Broken> {
    must(game.clone() == *game, Promise::PlainData, || "a copy differs".into())?;
    let broken = |what: String| Broken { promise: Promise::PlainData, what };
    let written = serde_json::to_string(game.state())
        .map_err(|error| broken(format!("the state cannot be written: {error}")))?;
    let state: G::State = serde_json::from_str(&written)
        .map_err(|error| broken(format!("the state cannot be read: {error}: {written}")))?;
    must(state == *game.state(), Promise::PlainData, || {
        format!("it reads differently: {written}")
    })?;
    let again = G::set(game.options(), game.content(), state)
        .map_err(|objections| broken(format!("set() refuses: {}", sentences(&objections))))?;
    must(again == *game, Promise::PlainData, || "set() makes another position".into())?;
    must(again.turn() == game.turn(), Promise::PlainData, || "set() changes the turn".into())
}

/// Checks that nothing on the table is lost or doubled.
pub(crate) fn audit<G: Published>(game: &G) -> Result<(), Broken> {
    let found = game.audit();
    must(found.is_empty(), Promise::Audit, || sentences(&found))
}
