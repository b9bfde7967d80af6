use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Lets Ctrl-C stop a computation instead of the program. Through a pipe, and before the first
/// computation, Ctrl-C keeps its usual effect.
pub(crate) struct Interrupt {
    pressed: Arc<AtomicBool>,
    /// Whether the handler is installed, or must not be.
    settled: bool,
}

impl Interrupt {
    pub(crate) fn new(at_terminal: bool) -> Self {
        Interrupt { pressed: Arc::default(), settled: !at_terminal }
    }

    /// Installs the handler on the first call.
    pub(crate) fn listen(&mut self) {
        if self.settled {
            return;
        }
        self.settled = true;
        let pressed = Arc::clone(&self.pressed);
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            // Without a runtime, Ctrl-C still ends the program, which loses nothing.
            let Ok(runtime) = runtime else { return };
            runtime.block_on(async {
                while tokio::signal::ctrl_c().await.is_ok() {
                    pressed.store(true, Ordering::Relaxed);
                }
            });
        });
    }

    /// Whether Ctrl-C was pressed since the last [`Interrupt::forget`].
    pub(crate) fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }

    /// Resets it.
    pub(crate) fn forget(&self) {
        self.pressed.store(false, Ordering::Relaxed);
    }
}
