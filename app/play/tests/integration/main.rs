//! Catalogs, sessions, saves and the engine, in one binary so that each edit links once.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod beats;
mod bots;
mod editing;
mod engine;
mod engine_bots;
mod guides;
mod helpers;
mod languages;
mod looks;
mod minds;
mod real_table;
mod saves;
mod sessions;
mod sets;
