//! The program as a process, in one binary so that each edit links once.

#[path = "../common/mod.rs"]
mod common;

mod commands;
mod engine;
mod languages;
mod sensitivity;
mod serve;
mod terminal;
