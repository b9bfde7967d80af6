//! The protocol, request by request, in one binary so that an edit is linked once.

#[path = "../common/mod.rs"]
mod common;

mod editing;
mod engine;
mod engine_bots;
mod helpers;
mod languages;
mod sets;
