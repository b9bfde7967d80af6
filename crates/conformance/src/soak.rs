use table::Published;

use crate::check;

/// Checks `games` random games in every mode of a game, and prints a line for each mode. The
/// environment variable `SOLOIST_GAMES` sets another number of games.
///
/// # Panics
///
/// With the first broken promise and the log that leads there.
pub fn soak<G: Published>(games: u64) {
    let wanted = std::env::var("SOLOIST_GAMES").ok().map(|text| {
        text.parse().unwrap_or_else(|_| panic!("SOLOIST_GAMES is a number of games, not '{text}'"))
    });
    for (name, settings) in G::modes() {
        match check::<G>(&settings, wanted.unwrap_or(games), 1) {
            Ok(report) => println!("{}, {name}: {report}", G::ID),
            Err(failure) => panic!("{name}: {failure}"),
        }
    }
}
