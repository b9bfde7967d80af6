use std::sync::Arc;

use play::Library;

use crate::thoughts::Thoughts;
use crate::{Desk, GameStore, ThoughtRunner};

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
}
