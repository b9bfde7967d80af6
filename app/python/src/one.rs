use std::sync::{Mutex, OnceLock, PoisonError};

use play::{Engine, Library};
use pyo3::prelude::*;

/// One game, by the lines of the protocol.
#[pyclass(frozen, module = "soloist._native")]
pub(crate) struct One(Mutex<Engine>);

fn library() -> Library {
    static OURS: OnceLock<Library> = OnceLock::new();
    OURS.get_or_init(Library::ours).clone()
}

#[pymethods]
impl One {
    #[new]
    fn new() -> One {
        One(Mutex::new(Engine::new(library())))
    }

    /// The reply to a request, each one line of JSON.
    fn reply(&self, python: Python<'_>, line: &str) -> String {
        python.detach(|| self.0.lock().unwrap_or_else(PoisonError::into_inner).reply(line))
    }

    /// Another engine with a copy of the game that is being played.
    fn copy(&self, python: Python<'_>) -> One {
        let engine = python.detach(|| self.0.lock().unwrap_or_else(PoisonError::into_inner).copy());
        One(Mutex::new(engine))
    }
}
