//! The program as a process, in one binary so that each edit links once.

#[path = "../common/mod.rs"]
mod common;

mod commands;
mod doctor;
mod engine;
mod languages;
mod releases;
mod sensitivity;
mod serve;
mod terminal;
