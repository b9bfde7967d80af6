use std::time::Duration;

/// Measures time for an [`Engine`](crate::Engine), which reads no clock, and hears when somebody cancels.
pub trait Watch: Send + Sync {
    /// A thought begins, which may take so long; without a limit it stops by itself.
    fn begin(&mut self, limit: Option<Duration>);
    /// Whether its time is over.
    fn is_over(&self) -> bool;
    /// Whether nobody wants to know any more.
    fn is_canceled(&self) -> bool;
    /// So much of a long thought is done, for those who asked to hear it: a line to be written
    /// before the reply.
    fn tell(&mut self, _line: &str) {}
}
