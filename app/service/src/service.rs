use std::sync::Arc;

use play::Library;

use crate::thoughts::Thoughts;
use crate::{Desk, GameStore, Problem, ThoughtRunner};

/// The whole program: games, the desk at which they are played, and what is thought about them.
///
/// Many threads may ask it at once.
pub struct Service {
    pub(crate) desk: Arc<Desk>,
    pub(crate) thoughts: Thoughts,
}

impl Service {
    /// A service in which nobody thinks yet.
    pub fn new(
        library: Library,
        store: impl GameStore + 'static,
        runner: impl ThoughtRunner + 'static,
    ) -> Self {
        let desk = Arc::new(Desk::new(library, store));
        let thoughts = Thoughts::new(Arc::clone(&desk), Arc::new(runner));
        Service { desk, thoughts }
    }

    /// Tells `heard` the id of each game that changes, once the change is kept; only the first who
    /// asks is told.
    pub fn tell_changes(&self, heard: impl Fn(&str) + Send + Sync + 'static) {
        self.desk.tell_changes(heard);
    }

    /// How often a game has been changed, by whichever program.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    pub fn revision(&self, id: &str) -> Result<i64, Problem> {
        self.desk.store().revision(id)
    }
}
