//! Every promise of a game, checked on random games in every mode.

use master_of_the_galaxy::MasterOfTheGalaxy;

/// `SOLOIST_GAMES` says how many games in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<MasterOfTheGalaxy>(2);
}
