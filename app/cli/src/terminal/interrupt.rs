use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Ctrl-C while something thinks: it stops the thought and not the program. Through a pipe, and
/// as long as nothing has thought, Ctrl-C does what it always does.
pub(crate) struct Interrupt {
    pressed: Arc<AtomicBool>,
    /// Whether somebody listens already, or nobody shall.
    settled: bool,
}

impl Interrupt {
    pub(crate) fn new(at_terminal: bool) -> Self {
        Interrupt { pressed: Arc::default(), settled: !at_terminal }
    }

    /// Begins to listen, if it does not yet.
    pub(crate) fn listen(&mut self) {
        if self.settled {
            return;
        }
        self.settled = true;
        let pressed = Arc::clone(&self.pressed);
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            // Without one, Ctrl-C goes on ending the program, which loses nothing.
            let Ok(runtime) = runtime else { return };
            runtime.block_on(async {
                while tokio::signal::ctrl_c().await.is_ok() {
                    pressed.store(true, Ordering::Relaxed);
                }
            });
        });
    }

    /// Whether it was pressed and nobody has taken notice yet.
    pub(crate) fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }

    /// Takes notice.
    pub(crate) fn forget(&self) {
        self.pressed.store(false, Ordering::Relaxed);
    }
}
