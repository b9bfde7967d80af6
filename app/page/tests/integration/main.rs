//! Properties of every page, in one binary so that an edit is linked once.

mod colab;
mod common;
mod helpers;
mod markup;
mod master_of_the_galaxy;
mod reading;
mod weather_machine;
