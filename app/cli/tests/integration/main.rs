//! The program as a process, in one binary so that an edit is linked once.

#[path = "../common/mod.rs"]
mod common;

mod commands;
mod engine;
mod sensitivity;
mod serve;
mod terminal;
