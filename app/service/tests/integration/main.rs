//! The whole program as requests and answers.

mod at_once;
mod refusals;
