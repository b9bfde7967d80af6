//! Declarations: one line says everything about a kind of choice, one line about a kind of event, one
//! paragraph about a frame.

mod choices;
mod events;
mod frames;
mod reading;

pub use choices::Declared;
pub use events::GameEvent;
#[doc(hidden)]
pub use frames::never_asks;
#[doc(hidden)]
pub use reading::Reading;
