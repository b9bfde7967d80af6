//! Results of a search with a small budget.

use game_core::{Choices, Game, Settings};
use players::{Bot, KeyedChance, play_out};
use weather_machine::{Content, Options, Player, WeatherMachine};

/// CP on the track at the end of solo games, in total.
fn cp(bot: &str, games: u64) -> u32 {
    let settings = Settings::from_iter([("seats".to_string(), 1.into())]);
    let options = Options::read(&settings, Content::ours()).expect("options");
    let first = WeatherMachine::new(&options, Content::ours()).expect("a game");
    let bot: Bot = bot.parse().expect("a bot");
    let mut buffer = Choices::default();
    let play = |seed| {
        let mut game = first.clone();
        let mut player = bot.player::<WeatherMachine>(seed);
        play_out(&mut game, &mut *player, &mut KeyedChance::new(seed), &mut buffer);
        u32::from(game.state().lab(Player::One).cp)
    };
    (0..games).map(play).sum()
}

/// Measured over 20 games, per game: 0.7 CP at random, 3 with a search depth of one choice.
#[test]
fn forty_simulations_a_choice_gain_far_more_than_one_choice_of_foresight() {
    let (searched, greedy) = (cp("search:40", 2), cp("greedy", 2));
    assert!(searched > 2 * greedy + 20, "{searched} CP against {greedy}");
}
