//! The program that hosts as a process, and its routes over plain HTTP.

#[path = "../common/answer.rs"]
mod answer;
#[path = "../common/mod.rs"]
mod common;

mod client;
mod days;
mod hidden;
mod killing;
mod limited;
mod measured;
mod programs;
mod proxied;
mod receivers;
mod started;
mod told;
#[cfg(target_os = "linux")]
mod unit;
