//! Measures entries per second of random play, and the cost of copying a position.
//!
//! With arguments for the number of seats and of games it plays exactly those, for a profiler.

use weather_machine::WeatherMachine;

fn main() {
    conformance::speed::<WeatherMachine>();
}
