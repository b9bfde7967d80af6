//! Measures random play in every mode: entries per second, the cost of a copy, and how the games
//! ended. Every fiftieth position is audited.
//!
//! `cargo run --release -p colab --example colab_speed -- SECONDS`, per mode, 1 by default; with
//! `prior` as the next argument, all players follow the game's prior.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use colab::{Choice, CoLab, Content, Player};
use game_core::{Choices, Dice, Draw, Game, GameInfo, NoSink, Standing, Turn};

/// Samples a choice by its weight.
fn by_prior(game: &CoLab, choices: &Choices<Choice>, dice: &mut Dice) -> Choice {
    let listed = choices.listed();
    let all: u32 = listed.iter().map(|choice| game.prior(*choice)).sum();
    let mut rest = dice.below(all);
    let found = listed.iter().find(|choice| {
        let weight = game.prior(**choice);
        let here = rest < weight;
        rest = rest.saturating_sub(weight);
        here
    });
    *found.expect("a weight is met")
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let plays_by_prior = std::env::args().nth(2).is_some_and(|text| text == "prior");
    for (name, settings) in CoLab::modes() {
        let options = CoLab::read_options(&settings, Content::ours()).expect("a mode has options");
        let (mut entries, mut listed, mut games) = (0u64, 0u64, 0u64);
        let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
        let (mut won, mut points, mut cards, mut seats) = (0u64, 0i64, 0u64, 0u64);
        let mut spent = 0.0;
        let (mut dice, mut choices) = (Dice::new(7), Choices::default());
        let mut last = CoLab::new(&options, Content::ours()).expect("a game");
        while spent < seconds {
            let mut game = CoLab::new(&options, Content::ours()).expect("a game");
            let mut audited = Vec::new();
            let start = Instant::now();
            while game.turn() != Turn::Over {
                game.choices(&mut choices);
                listed += choices.len() as u64;
                let prior = plays_by_prior && matches!(game.turn(), Turn::Choose(_));
                let choice = if prior {
                    by_prior(&game, &choices, &mut dice)
                } else {
                    choices.pick(&mut dice).expect("there is a choice")
                };
                game.apply_unchecked(choice, &mut NoSink);
                entries += 1;
                if entries.is_multiple_of(50) {
                    audited.push(game.clone());
                }
            }
            spent += start.elapsed().as_secs_f64();
            games += 1;
            for party in game.outcome().expect("it is over").parties {
                let Some(seat) = party.seat else { continue };
                won += u64::from(party.standing != Standing::Lost);
                points += i64::from(party.total.unwrap_or(0));
                cards += u64::from(game.state().players[Player::of_seat(seat)].grid.len());
                seats += 1;
            }
            *ends.entry(game.outcome().expect("it is over").rule.0).or_default() += 1;
            for position in &audited {
                let found = position.audit();
                assert!(found.is_empty(), "{name}: {found:?}");
                last = position.clone();
            }
        }
        let copies = 1_000_000;
        let start = Instant::now();
        for _ in 0..copies {
            black_box(black_box(&last).clone());
        }
        let copy = start.elapsed().as_secs_f64() * 1e9 / f64::from(copies);
        println!(
            "{name}: {:.0} entries/s, {:.1} choices, {:.0} entries a game, copy {copy:.0} ns, {games} \
             games {ends:?}; a seat: {:.1} cards, {:.1} points, {:.3} wins",
            entries as f64 / spent,
            listed as f64 / entries as f64,
            entries as f64 / games as f64,
            cards as f64 / seats as f64,
            points as f64 / seats as f64,
            won as f64 / seats as f64,
        );
    }
}
