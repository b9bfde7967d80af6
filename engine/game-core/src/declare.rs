//! Macros that declare a game's choices, events and frames: one line for each kind of choice or
//! event, one paragraph for each frame.

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
