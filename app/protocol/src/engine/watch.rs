use std::time::Duration;

/// Measures time for an [`Engine`](crate::Engine), which reads no clock, and receives
/// cancellations.
pub trait Watch: Send + Sync {
    /// Starts a computation that may take this long; without a limit it ends by itself.
    fn begin(&mut self, limit: Option<Duration>);
    /// Whether the time limit is reached.
    fn is_over(&self) -> bool;
    /// Whether the computation was cancelled.
    fn is_canceled(&self) -> bool;
    /// Reports the progress of a long computation, for requests that asked for it: a line to be
    /// written before the reply.
    fn tell(&mut self, _line: &str) {}
}
