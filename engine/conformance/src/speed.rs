use std::hint::black_box;
use std::time::Instant;

use game_core::{Choices, Dice, GameInfo, NoSink, Settings, Turn};

/// How long to play with each number of seats, in seconds.
const SECONDS: f64 = 2.0;

/// How often to copy a position.
const COPIES: u32 = 1_000_000;

/// Prints the speed of random play for each number of seats, and the cost of copying a position;
/// each game's example calls it. With two arguments, a number of seats and a number of games, it
/// plays exactly these games and prints their number of entries, for use with an
/// instruction-counting profiler.
///
/// # Panics
///
/// If a game with this many seats cannot be played with the built-in content.
pub fn speed<G: GameInfo>() {
    let words: Vec<u64> = std::env::args().skip(1).map_while(|word| word.parse().ok()).collect();
    let mut play = RandomPlay { dice: Dice::new(7), choices: Choices::default() };
    if let [seats, games] = words[..] {
        let options = options::<G>(seats);
        let entries: u64 = (0..games).map(|_| play.game::<G>(&options).0).sum();
        println!("{entries} entries in {games} games");
        return;
    }
    for seats in 1..=4 {
        let options = options::<G>(seats);
        let (mut entries, mut listed, mut games) = (0, 0, 0);
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < SECONDS {
            let (made, seen) = play.game::<G>(&options);
            (games, entries, listed) = (games + 1, entries + made, listed + seen);
        }
        println!(
            "{seats}: {:.0} entries/s, {:.1} choices, {:.0} entries a game",
            entries as f64 / start.elapsed().as_secs_f64(),
            listed as f64 / entries as f64,
            entries as f64 / f64::from(games)
        );
    }
    let game = begun::<G>(&options::<G>(1));
    let start = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&game).clone());
    }
    let each = start.elapsed().as_secs_f64() / f64::from(COPIES);
    println!("{} bytes, copied in {:.0} ns", size_of::<G>(), each * 1e9);
}

fn options<G: GameInfo>(seats: u64) -> G::Options {
    let settings = Settings::from_iter([("seats".to_string(), seats.into())]);
    G::read_options(&settings, G::content_of_ours()).expect("so many seats")
}

fn begun<G: GameInfo>(options: &G::Options) -> G {
    G::new(options, G::content_of_ours()).expect("options that were read")
}

struct RandomPlay<C> {
    dice: Dice,
    choices: Choices<C>,
}

impl<C: game_core::Declared> RandomPlay<C> {
    /// Plays a random game; returns the number of its entries and of the choices listed for them.
    fn game<G: GameInfo<Choice = C>>(&mut self, options: &G::Options) -> (u64, u64) {
        let mut game = begun::<G>(options);
        let (mut entries, mut listed) = (0, 0);
        while game.turn() != Turn::Over {
            game.choices(&mut self.choices);
            listed += self.choices.len() as u64;
            let choice = self.choices.pick(&mut self.dice).expect("there is a choice");
            game.apply_unchecked(choice, &mut NoSink);
            entries += 1;
        }
        (entries, listed)
    }
}
