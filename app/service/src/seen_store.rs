use crate::people_store::nobody_else;
use crate::{PersonId, Problem};

/// Stores how much of each game a person has seen.
///
/// Durability, locks and errors are those of [`GameStore`](crate::GameStore). A store of one
/// person, as in a browser, keeps the defaults: its games are looked at at one place.
pub trait SeenStore {
    /// How many entries of a game a person has seen; `None` if it was never marked.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn seen(&self, _game: &str, _person: &PersonId) -> Result<Option<usize>, Problem> {
        Ok(None)
    }

    /// Stores that a person has seen so many entries of a game. The highest mark counts. One of a
    /// page that was drawn before entries were last taken back is ignored: others may stand there
    /// now. Nobody has seen more entries than there are.
    ///
    /// # Errors
    ///
    /// If there is no such game or person, or the store cannot be written; by default always.
    fn keep_seen(&self, _game: &str, _person: &PersonId, _mark: SeenMark) -> Result<(), Problem> {
        Err(nobody_else())
    }
}

/// How much of a game somebody has seen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SeenMark {
    /// The number of entries.
    pub entries: usize,
    /// The revision of the game that was shown.
    pub revision: i64,
}
