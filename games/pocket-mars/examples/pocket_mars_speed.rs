//! Entries a second of random play, and what copying a position costs.
//!
//! With a number of seats and one of games it plays exactly those, for a profiler to count.

use pocket_mars::PocketMars;

fn main() {
    conformance::speed::<PocketMars>();
}
