//! Checks which search a level is, in games in which levels use a model.

use game_core::{Choices, Dice, GameInfo};
use players::{by_name, play_out};
use serde_json::Value;

/// A new game with the built-in content and these options.
///
/// # Panics
///
/// If the options are invalid.
pub fn begun<G: GameInfo>(settings: &Value) -> G {
    let content = G::content_of_ours();
    let settings = settings.as_object().expect("options are an object");
    let options = G::read_options(settings, content).expect("they are options");
    G::new(&options, content).expect("it begins")
}

/// Checks that a level plays a game exactly like the search with this name, such as
/// `search:40:model`.
///
/// # Panics
///
/// If the games differ.
pub fn level_is<G: GameInfo>(settings: &Value, level: &str, search: &str) {
    let [as_level, as_search] = [level, search].map(|bot| {
        let mut game = begun::<G>(settings);
        let mut player = by_name(bot, 4).expect("it is a bot");
        play_out(&mut game, &mut *player, &mut Dice::new(4), &mut Choices::default());
        game
    });
    assert!(as_level == as_search, "{level} is no {search} with {settings}");
}
