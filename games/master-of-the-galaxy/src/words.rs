//! Questions, choices, events and the table in words.

mod beats;
mod beside;
mod choices;
mod events;
mod modifiers;
mod names;
mod outline;
mod questions;
mod weavers;

pub(crate) use outline::outline_of;
