//! What must be true of every page, in one binary so that an edit is linked once.

mod markup;
mod weather_machine;
