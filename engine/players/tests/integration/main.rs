//! Bots on the sample games, in one binary so that an edit links only once.

mod known_answers;
mod playing;
mod searching;
