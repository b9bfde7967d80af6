//! Features of positions, by which players learn: what random games name, and that numbers keep their sense.

use std::ops::Range;

use game_core::{Choices, Dice, GameInfo, NoSink, Seat};
use serde_json::Value;

use crate::begun;

/// Calls this for every position of one random game with each of these options, by the seeds from 1 on,
/// and the features that each seat names there.
///
/// # Panics
///
/// If there are no such options.
pub fn each_position<G: GameInfo>(games: &[Value], mut look: impl FnMut(&G, &[u16])) {
    for (settings, seed) in games.iter().zip(1..) {
        let mut game = begun::<G>(settings);
        let (mut choices, mut dice) = (Choices::default(), Dice::new(seed));
        loop {
            for seat in (0..G::seats(game.options())).map(Seat) {
                let mut features: Vec<u16> = Vec::new();
                game.features(seat, &mut features);
                look(&game, &features);
            }
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            game.apply_unchecked(choice, &mut NoSink);
        }
    }
}

/// The version of the feature spec of these games, how many features of positions it has, and a number that stands
/// for all that [`each_position`] names: another number says that a feature has changed its sense.
///
/// # Panics
///
/// If the game names no features, or at some position not as many as are usual.
pub fn features_of<G: GameInfo>(games: &[Value], usual: Range<usize>) -> (u32, usize, u64) {
    let first = begun::<G>(games.first().expect("one game at least"));
    let feature_spec = G::feature_spec(first.options()).expect("it names features");
    let mut sum = 0_u64;
    each_position::<G>(games, |_, features| {
        assert!(usual.contains(&features.len()), "{} features, expected {usual:?}", features.len());
        for &feature in features {
            sum = (sum ^ u64::from(feature)).wrapping_mul(0x0100_0000_01b3);
        }
    });
    (feature_spec.version, feature_spec.features, sum)
}
