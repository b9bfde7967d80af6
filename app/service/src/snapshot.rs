use std::sync::Arc;

use i18n::{Locale, Notice};
use play::{DynSession, Glance};

/// A saved game as stored at one moment. It is immutable, so it can be read without a lock for as
/// long as necessary.
pub struct Snapshot {
    pub(crate) session: Box<dyn DynSession>,
    pub(crate) revision: i64,
    pub(crate) notes: Vec<Notice>,
    /// Whether the save could only be opened in part: the next change keeps the original
    /// separately.
    pub(crate) shortened: bool,
    /// What lists show of it.
    pub(crate) glance: Glance,
}

impl Snapshot {
    /// The session.
    pub fn session(&self) -> &dyn DynSession {
        &*self.session
    }

    /// A copy with all texts in a language; itself if it is told in it already.
    pub fn told_in(self: &Arc<Self>, locale: Locale) -> Arc<Snapshot> {
        let Some(session) = self.session.told_in(locale) else { return Arc::clone(self) };
        self.with(session)
    }

    /// A copy that ends after this many entries, for somebody who may not know what came later;
    /// itself if it has no more. See [`DynSession::until`].
    pub(crate) fn until(self: &Arc<Self>, entries: usize) -> Arc<Snapshot> {
        match entries < self.session.len() {
            true => self.with(self.session.until(entries)),
            false => Arc::clone(self),
        }
    }

    fn with(&self, session: Box<dyn DynSession>) -> Arc<Snapshot> {
        Arc::new(Snapshot {
            session,
            revision: self.revision,
            notes: self.notes.clone(),
            shortened: self.shortened,
            glance: self.glance.clone(),
        })
    }

    /// Its revision, which counts its changes.
    pub fn revision(&self) -> i64 {
        self.revision
    }

    /// What differs from when it was saved: other content, other rules, or the entry that failed
    /// and why. Usually empty.
    pub fn notes(&self) -> &[Notice] {
        &self.notes
    }
}
