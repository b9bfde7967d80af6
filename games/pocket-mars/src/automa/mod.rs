//! The Devious Automatics: one file for each section of their rulebook.

mod abilities;
mod activation;
mod end;
mod system_failure;
mod weighing;

pub use weighing::Weighed;
