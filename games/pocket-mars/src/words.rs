//! Questions, choices and views in words, and what of them others may see.

mod androids;
mod beats;
mod beside;
mod choices;
mod events;
mod figures;
mod nothing;
mod outline;
mod place_names;
mod questions;
mod secrets;

pub(crate) use outline::outline_of;
