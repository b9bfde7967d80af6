use game_core::GameInfo;

use crate::check;

/// Checks `games` random games in every mode of a game, and prints a line for each mode. The
/// environment variable `SOLOIST_GAMES` overrides the number of games, and can do so for a single
/// game, as in `10000,pig=300`. `SOLOIST_MODES` restricts the run to modes whose name contains its
/// value, so that long runs can be split.
///
/// # Panics
///
/// With the first broken promise and the log that leads there, or if there is no such mode.
pub fn soak<G: GameInfo>(games: u64) {
    let wanted = games_wanted(G::ID);
    let part = std::env::var("SOLOIST_MODES").unwrap_or_default();
    let modes: Vec<_> = G::modes().into_iter().filter(|(name, _)| name.contains(&part)).collect();
    assert!(!modes.is_empty(), "no mode of {} has '{part}' in its name", G::ID);
    for (name, settings) in modes {
        match check::<G>(&settings, wanted.unwrap_or(games), 1) {
            Ok(report) => println!("{}, {name}: {report}", G::ID),
            Err(failure) => panic!("{name}: {failure}"),
        }
    }
}

/// The number of games that `SOLOIST_GAMES` sets for a game; `None` if it is not set.
///
/// # Panics
///
/// If its value cannot be parsed.
pub fn games_wanted(game: &str) -> Option<u64> {
    let text = std::env::var("SOLOIST_GAMES").ok()?;
    let games = wanted(&text, game).unwrap_or_else(|| {
        panic!("SOLOIST_GAMES is a number of games, or one with others by game, not '{text}'")
    });
    Some(games)
}

/// The number of games that such a text sets for a game; `None` if it cannot be parsed.
fn wanted(text: &str, game: &str) -> Option<u64> {
    let mut parts = text.split(',');
    let mut wanted = parts.next()?.parse().ok()?;
    for part in parts {
        let (id, games) = part.split_once('=')?;
        let games = games.parse().ok()?;
        wanted = if id == game { games } else { wanted };
    }
    Some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_can_have_a_number_of_its_own() {
        assert_eq!(wanted("10000", "pig"), Some(10_000));
        assert_eq!(wanted("10000,pig=300", "pig"), Some(300));
        assert_eq!(wanted("10000,pig=300", "kuhn"), Some(10_000));
        for wrong in ["", "many", "10,pig", "10,pig=x"] {
            assert_eq!(wanted(wrong, "pig"), None, "{wrong}");
        }
    }
}
