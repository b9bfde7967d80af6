//! Measures entries per second of random play, and the cost of copying a position.
//!
//! Given a number of seats and a number of games, it plays exactly those, for a profiler.

use pocket_mars::PocketMars;

fn main() {
    conformance::speed::<PocketMars>();
}
