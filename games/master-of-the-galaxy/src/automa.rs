//! The Weavers: they read the table only through [`questions`] and follow the solo sheet, one file
//! for each of its sections.

mod actions;
mod engulfment;
mod feeding;
mod morphing;
mod proliferation;
mod questions;
mod span;
mod target;

pub(crate) use actions::in_deck;
