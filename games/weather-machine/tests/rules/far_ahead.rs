//! Random games in which everybody gets many pieces now and then, so that papers, citations,
//! Breakthroughs and prototypes are as frequent as everything else.

use crate::fuzz::{check, check_closely, eager, furnished};
use conformance::fuzz::with_context;
use game_core::{Choices, Dice, Draw, Game, GameInfo, NoSink, Turn};
use weather_machine::{Content, Frame, Options, WeatherMachine};

/// Plays a game to its end, and checks every position on the way.
fn play(options: &Options, seed: u64) -> u32 {
    let mut game = WeatherMachine::new(options, Content::ours()).expect("a game");
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    for entries in 0..=game.max_steps() {
        if game.state().frames.top() == Some(Frame::UseTile) && dice.below(3) == 0 {
            game = furnished(&game, &mut dice);
        }
        game.choices(&mut choices);
        check(&game, &choices);
        if dice.below(60) == 0 {
            check_closely(&game, &choices);
        }
        let Some(choice) = eager(&choices, &mut dice) else {
            assert_eq!(game.turn(), Turn::Over);
            return entries;
        };
        game.apply_unchecked(choice, &mut NoSink);
    }
    panic!("more than {} entries", game.max_steps());
}

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn games_of_plenty_keep_every_promise() {
    let wanted = conformance::games_wanted("weather-machine");
    let games: u64 = wanted.unwrap_or(6);
    for (name, settings) in WeatherMachine::modes() {
        let options = Options::read(&settings, Content::ours()).expect("options");
        let mut longest = 0;
        for seed in 0..games {
            longest =
                longest.max(with_context(|| format!("{name}, {seed}"), || play(&options, seed)));
        }
        println!("{name}: {games} games, {longest} entries at most");
    }
}
