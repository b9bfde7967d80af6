use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use play::Catalog;
use protocol::Engine;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How long a thread waits before it checks again whether another has finished with a game.
const WAIT: Duration = Duration::from_millis(1);

/// One game, driven by the lines of the protocol.
#[pyclass(frozen, module = "soloist._native")]
pub(crate) struct ProtocolEngine(Mutex<Place>);

/// Where the engine of a game is.
///
/// Its lock is held only briefly, and only with Python's lock: so no process is forked meanwhile,
/// and a child never finds it locked by a thread that does not exist there.
enum Place {
    Here(Engine),
    /// In use by a thread of this process.
    AtWork(u32),
}

fn catalog() -> Catalog {
    static OURS: OnceLock<Catalog> = OnceLock::new();
    OURS.get_or_init(Catalog::ours).clone()
}

impl ProtocolEngine {
    fn of(engine: Engine) -> ProtocolEngine {
        ProtocolEngine(Mutex::new(Place::Here(engine)))
    }

    fn place(&self) -> MutexGuard<'_, Place> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the engine out, waiting while another thread uses it.
    fn take(&self, python: Python<'_>) -> PyResult<Engine> {
        let process = std::process::id();
        loop {
            let was = std::mem::replace(&mut *self.place(), Place::AtWork(process));
            match was {
                Place::Here(engine) => return Ok(engine),
                Place::AtWork(whose) if whose != process => {
                    *self.place() = Place::AtWork(whose);
                    return Err(PyRuntimeError::new_err(
                        "another thread was at work with this game when this process was forked",
                    ));
                }
                Place::AtWork(_) => {}
            }
            python.detach(|| std::thread::sleep(WAIT));
            python.check_signals()?;
        }
    }

    /// Uses the engine with Python's lock released.
    fn work<T: Send>(
        &self,
        python: Python<'_>,
        work: impl FnOnce(&mut Engine) -> T + Send,
    ) -> PyResult<T> {
        let engine = self.take(python)?;
        let (engine, done) = python.detach(move || {
            let mut engine = engine;
            let done = work(&mut engine);
            (engine, done)
        });
        *self.place() = Place::Here(engine);
        Ok(done)
    }
}

#[pymethods]
impl ProtocolEngine {
    #[new]
    fn new() -> ProtocolEngine {
        ProtocolEngine::of(Engine::new(catalog()))
    }

    /// The reply to a request, each one line of JSON.
    fn reply(&self, python: Python<'_>, line: &str) -> PyResult<String> {
        self.work(python, |engine| engine.reply(line))
    }

    /// Another engine with a copy of the current game.
    fn copy(&self, python: Python<'_>) -> PyResult<ProtocolEngine> {
        self.work(python, |engine| engine.copy()).map(ProtocolEngine::of)
    }
}
