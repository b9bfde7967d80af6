//! Features of positions: what random games note, and a check that the numbers keep their meaning.

use std::ops::Range;

use game_core::{Choices, Dice, GameInfo, NoSink, Seat};
use serde_json::Value;

use crate::begun;

/// Plays one random game with each of these options, with seeds from 1 on, and calls `look` for
/// every position and seat with the features noted there.
///
/// # Panics
///
/// If the options are invalid.
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

/// Returns the version of the feature spec of these games, its number of position features, and a
/// hash of everything that [`each_position`] notes: a different hash means that a feature has
/// changed its meaning.
///
/// # Panics
///
/// If the game has no features, or the number of features at some position is not in `usual`.
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
