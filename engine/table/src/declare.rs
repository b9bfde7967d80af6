//! Declarations: one line says everything about a kind of choice, one paragraph about a frame.

mod choices;
mod frames;
mod reading;

pub use choices::Declared;
#[doc(hidden)]
pub use frames::never_asks;
#[doc(hidden)]
pub use reading::Reading;
