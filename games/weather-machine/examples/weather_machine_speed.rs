//! Entries a second of random play.
use std::time::Instant;
use table::{Choices, Dice, Game, Silent, Turn};
use weather_machine::{Content, Options, WeatherMachine};

fn main() {
    for seats in 1..=4 {
        let mut settings = table::Settings::new();
        settings.insert("seats".into(), seats.into());
        let options = Options::read(&settings, Content::ours()).unwrap();
        let start = Instant::now();
        let (mut entries, mut listed) = (0u64, 0u64);
        let mut dice = Dice::new(7);
        let mut choices = Choices::default();
        while start.elapsed().as_secs_f64() < 2.0 {
            let mut game = WeatherMachine::new(&options, Content::ours()).unwrap();
            while game.turn() != Turn::Over {
                game.choices(&mut choices);
                listed += choices.len() as u64;
                let choice = choices.pick(&mut dice).unwrap();
                game.apply_listed(choice, &mut Silent);
                entries += 1;
            }
        }
        println!(
            "{seats}: {:.0} entries/s, {:.1} choices",
            entries as f64 / start.elapsed().as_secs_f64(),
            listed as f64 / entries as f64
        );
    }
}
