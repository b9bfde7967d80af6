use std::collections::BTreeSet;

use crate::people_store::nobody_else;
use crate::{Notice, NoticeSettings, NoticeWay, PersonId, Problem};

/// Stores of what people want to be told, and of what they are to be told.
///
/// New notices are part of the [`GameChange`](crate::GameChange) that causes them. One whose key is
/// stored already is passed over, so that nobody is told twice. Durability, locks and errors are
/// those of [`GameStore`](crate::GameStore). A store of one person, as in a browser, keeps the
/// defaults, in which nobody is told anything.
pub trait NoticeStore {
    /// Of what a person wants to be told.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn notice_settings(&self, _person: &PersonId) -> Result<NoticeSettings, Problem> {
        Ok(NoticeSettings::default())
    }

    /// Stores of what a person wants to be told.
    ///
    /// # Errors
    ///
    /// If there is no such person, or the store cannot be written; by default always.
    fn keep_notice_settings(
        &self,
        _person: &PersonId,
        _settings: &NoticeSettings,
    ) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// Whose letters a link with this secret ends; `None` if it is nobody's.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn whose_letters(&self, _stop: &str) -> Result<Option<PersonId>, Problem> {
        Ok(None)
    }

    /// The ids of the games of which a person is told nothing.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn muted_games(&self, _person: &PersonId) -> Result<BTreeSet<String>, Problem> {
        Ok(BTreeSet::new())
    }

    /// Stores whether a person is told nothing of a game.
    ///
    /// # Errors
    ///
    /// If there is no such person or game, or the store cannot be written; by default always.
    fn mute_game(&self, _person: &PersonId, _game: &str, _is_muted: bool) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// The notices that are not claimed and due at the time `now`, the earliest first, each with
    /// the id of its game.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn due_notices(&self, _now: i64) -> Result<Vec<(String, Notice)>, Problem> {
        Ok(Vec::new())
    }

    /// All notices to a person by one way that are not claimed, the earliest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn notices_to(
        &self,
        _person: &PersonId,
        _way: NoticeWay,
    ) -> Result<Vec<(String, Notice)>, Problem> {
        Ok(Vec::new())
    }

    /// Puts these notices off, each to its new due time. Those that are claimed stay as they are.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn put_off_notices(&self, _notices: &[(String, Notice)]) -> Result<(), Problem> {
        Ok(())
    }

    /// Claims these notices at the time `now`, and returns those that nobody had claimed, or put
    /// off, since they were read: of several who ask at once, one gets each. Whatever is claimed is
    /// stored as told. Claims that are some months old are forgotten.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; nothing is claimed then.
    fn claim_notices(
        &self,
        _notices: &[(String, Notice)],
        _now: i64,
    ) -> Result<Vec<(String, Notice)>, Problem> {
        Ok(Vec::new())
    }

    /// Gives claimed notices back, which are then due at their new time. Only whoever knows that
    /// they were not told may do so.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn release_notices(&self, _notices: &[(String, Notice)]) -> Result<(), Problem> {
        Ok(())
    }
}
