//! Measures how often a solo player wins at each difficulty, with our content or with an owner's
//! overrides. The values of the content were chosen by it (`docs/design/balance-colab.md`).
//!
//! `cargo run --release -p colab --example colab_balance -- PLAYER GAMES ENEMIES [FOLDER…]`, on all
//! cores. PLAYER is `prior`, which samples choices by the fourth power of the game's prior and
//! never searches, or a bot such as `search:60`. GAMES is the number of games at each difficulty:
//! every enemy with every device, alternating the first game's set-up and the normal one. FOLDER
//! holds content files of an owner.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use colab::{Choice, CoLab, Content, Player};
use game_core::{Choices, Dice, Draw, Game, GameInfo, NoSink, Settings, Standing, Turn};
use players::{Bot, play_out};
use serde_json::{Value, json};

/// Totals of all games at one difficulty.
#[derive(Clone, Default)]
struct Came {
    games: u64,
    won: u64,
    points: u64,
    cards: u64,
    doomed: u64,
    full_but_poor: u64,
    ends: BTreeMap<&'static str, u64>,
    by_enemy: [[u64; 2]; 4],
}

const ENEMIES: [&str; 4] = ["luciana", "ivy", "victor", "elias"];
const DEVICES: [&str; 4] = ["death_ray", "burton", "mind_slayer", "weather_machine"];

/// Samples a choice by the fourth power of its weight.
fn by_prior(game: &CoLab, choices: &Choices<Choice>, dice: &mut Dice) -> Choice {
    let listed = choices.listed();
    let weights: Vec<f64> =
        listed.iter().map(|choice| f64::from(game.prior(*choice)).powi(4)).collect();
    let all: f64 = weights.iter().sum();
    let mut rest = all * f64::from(dice.below(1 << 30)) / f64::from(1 << 30);
    for (choice, weight) in listed.iter().zip(weights) {
        rest -= weight;
        if rest <= 0.0 {
            return *choice;
        }
    }
    listed[listed.len() - 1]
}

fn settings(difficulty: &str, nth: u64, enemies: u64) -> Settings {
    let who = |more: u64| ENEMIES[((nth + more) % 4) as usize];
    let what = |more: u64| DEVICES[((nth / 4 + nth + more) % 4) as usize];
    let set_up = if (nth / 16).is_multiple_of(2) { "first_game" } else { "normal" };
    let all = json!({
        "seats": 1, "difficulty": difficulty, "set_up": set_up, "enemies": enemies,
        "enemy_1": who(0), "device_1": what(0), "enemy_2": who(1), "device_2": what(1),
        "enemy_3": who(2), "device_3": what(2),
    });
    let Value::Object(all) = all else { return Settings::default() };
    all.into_iter().collect()
}

fn play(
    content: &'static Content,
    player: &str,
    difficulty: &str,
    nth: u64,
    enemies: u64,
    came: &Mutex<Came>,
) {
    let options = CoLab::read_options(&settings(difficulty, nth, enemies), content);
    let options = options.expect("the options are good");
    let mut game = CoLab::new(&options, content).expect("a game");
    let (mut dice, mut choices) = (Dice::new(9_000 + nth), Choices::default());
    if player == "prior" {
        while game.turn() != Turn::Over {
            game.choices(&mut choices);
            let choice = match game.turn() {
                Turn::Choose(_) => by_prior(&game, &choices, &mut dice),
                _ => choices.pick(&mut dice).expect("there is a choice"),
            };
            game.apply_unchecked(choice, &mut NoSink);
        }
    } else {
        let bot: Bot = player.parse().expect("a bot");
        let mut bot = bot.player::<CoLab>(9_000 + nth);
        play_out(&mut game, &mut *bot, &mut dice, &mut choices);
    }
    let Some(outcome) = game.outcome() else { return };
    let mut came = came.lock().unwrap_or_else(PoisonError::into_inner);
    came.games += 1;
    let you = &game.state().players[Player::One];
    let won = outcome.parties[0].standing == Standing::Won;
    came.won += u64::from(won);
    came.points += u64::from(you.score);
    came.cards += u64::from(you.grid.len());
    came.doomed += game.state().enemies.built.len() as u64;
    came.full_but_poor += u64::from(you.grid.len() >= 12 && !won);
    let end = if won { "won" } else { "lost" };
    let by = match (outcome.rule.0, end) {
        ("CLS-16.1", "won") => "won by cards",
        ("CLS-16.1", _) => "cards without points",
        ("CLS-16.3", _) => "full towers",
        (_, "won") => "won in the last turn",
        _ => "device done",
    };
    *came.ends.entry(by).or_default() += 1;
    let enemy = &mut came.by_enemy[(nth % 4) as usize];
    *enemy = [enemy[0] + u64::from(won), enemy[1] + 1];
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [player, games, enemies, folders @ ..] = &words[..] else {
        return println!("colab_balance PLAYER GAMES ENEMIES [FOLDER…]");
    };
    let games: u64 = games.parse().expect("how many games");
    let enemies: u64 = enemies.parse().expect("how many enemies");
    let folders = if folders.is_empty() { &[String::new()][..] } else { folders };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for folder in folders {
        let content: &'static Content = if folder.is_empty() {
            Content::ours()
        } else {
            let files = conformance::content_folder(folder.as_ref());
            Box::leak(Box::new(Content::load(&files).expect("it makes a game")))
        };
        for difficulty in ["easy", "medium", "hard"] {
            let came = Mutex::new(Came::default());
            let next = AtomicU64::new(0);
            std::thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(|| {
                        loop {
                            let nth = next.fetch_add(1, Ordering::Relaxed);
                            if nth >= games {
                                return;
                            }
                            play(content, player, difficulty, nth, enemies, &came);
                        }
                    });
                }
            });
            let came = came.into_inner().unwrap_or_else(PoisonError::into_inner);
            let mean = |sum: u64| sum as f64 / came.games.max(1) as f64;
            println!(
                "{folder} {player} {difficulty:<6} {:3.0} % of {}; {:.1} points, {:.1} cards, {:.1} of \
                 the device, {} had cards without points; {:?}; by enemy {:?}",
                100.0 * mean(came.won),
                came.games,
                mean(came.points),
                mean(came.cards),
                mean(came.doomed),
                came.full_but_poor,
                came.ends,
                came.by_enemy,
            );
        }
    }
}
