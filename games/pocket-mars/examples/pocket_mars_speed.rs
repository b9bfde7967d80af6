//! Entries a second of random play, and what copying a position costs.
//!
//! With a number of seats and one of games it plays exactly those, for a profiler to count.
use std::hint::black_box;
use std::time::Instant;

use pocket_mars::{Choice, Content, Options, PocketMars};
use table::{Choices, Dice, Game, Silent, Turn};

fn main() {
    let words: Vec<u64> = std::env::args().skip(1).map_while(|word| word.parse().ok()).collect();
    if let [seats, wanted] = words[..] {
        let mut settings = table::Settings::new();
        settings.insert("seats".into(), seats.into());
        let options = Options::read(&settings, Content::ours()).unwrap();
        let mut dice = Dice::new(7);
        let mut choices = Choices::default();
        let entries: u64 = (0..wanted).map(|_| play(&options, &mut dice, &mut choices).0).sum();
        println!("{entries} entries in {wanted} games");
        return;
    }
    for seats in 1..=4 {
        let mut settings = table::Settings::new();
        settings.insert("seats".into(), seats.into());
        let options = Options::read(&settings, Content::ours()).unwrap();
        let start = Instant::now();
        let (mut entries, mut listed, mut games) = (0u64, 0u64, 0u64);
        let mut dice = Dice::new(7);
        let mut choices = Choices::default();
        while start.elapsed().as_secs_f64() < 2.0 {
            let (made, seen) = play(&options, &mut dice, &mut choices);
            (games, entries, listed) = (games + 1, entries + made, listed + seen);
        }
        println!(
            "{seats}: {:.0} entries/s, {:.1} choices, {:.0} entries a game",
            entries as f64 / start.elapsed().as_secs_f64(),
            listed as f64 / entries as f64,
            entries as f64 / games as f64
        );
    }
    let options = Options::read(&table::Settings::new(), Content::ours()).unwrap();
    let game = PocketMars::new(&options, Content::ours()).unwrap();
    let start = Instant::now();
    for _ in 0..1_000_000 {
        black_box(black_box(&game).clone());
    }
    println!(
        "{} bytes, copied in {:.0} ns",
        size_of::<PocketMars>(),
        start.elapsed().as_secs_f64() * 1000.0
    );
}

/// Plays a game at random; says how many entries it had, and how many choices were listed for them.
fn play(options: &Options, dice: &mut Dice, choices: &mut Choices<Choice>) -> (u64, u64) {
    let mut game = PocketMars::new(options, Content::ours()).unwrap();
    let (mut entries, mut listed) = (0, 0);
    while game.turn() != Turn::Over {
        game.choices(choices);
        listed += choices.len() as u64;
        let choice = choices.pick(dice).unwrap();
        game.apply_listed(choice, &mut Silent);
        entries += 1;
    }
    (entries, listed)
}
