//! Entries a second of random play, and what copying a position costs.
use std::hint::black_box;
use std::time::Instant;

use master_of_the_galaxy::{Content, MasterOfTheGalaxy, Options};
use table::{Choices, Dice, Game, GameOptions, Silent, Turn};

fn main() {
    for seats in 1..=4 {
        let mut settings = table::Settings::new();
        settings.insert("seats".into(), seats.into());
        let options = Options::read(&settings, Content::ours()).unwrap();
        let start = Instant::now();
        let (mut entries, mut listed, mut games) = (0u64, 0u64, 0u64);
        let mut dice = Dice::new(7);
        let mut choices = Choices::default();
        while start.elapsed().as_secs_f64() < 2.0 {
            let mut game = MasterOfTheGalaxy::new(&options, Content::ours()).unwrap();
            games += 1;
            while game.turn() != Turn::Over {
                game.choices(&mut choices);
                listed += choices.len() as u64;
                let choice = choices.pick(&mut dice).unwrap();
                game.apply_listed(choice, &mut Silent);
                entries += 1;
            }
        }
        println!(
            "{seats}: {:.0} entries/s, {:.1} choices, {:.0} entries a game",
            entries as f64 / start.elapsed().as_secs_f64(),
            listed as f64 / entries as f64,
            entries as f64 / games as f64
        );
    }
    let options = Options::read(&table::Settings::new(), Content::ours()).unwrap();
    let game = MasterOfTheGalaxy::new(&options, Content::ours()).unwrap();
    let start = Instant::now();
    for _ in 0..1_000_000 {
        black_box(black_box(&game).clone());
    }
    println!(
        "{} bytes, copied in {:.0} ns",
        size_of::<MasterOfTheGalaxy>(),
        start.elapsed().as_secs_f64() * 1000.0
    );
}
