//! Bots on the example games, in one binary so that an edit is linked once.

mod known_answers;
mod playing;
mod searching;
