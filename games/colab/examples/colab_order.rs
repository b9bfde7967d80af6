//! Measures how players in each place of the turn order do: who starts the end, the scores before
//! and after the last round, and who wins (`docs/design/balance-colab.md`).
//!
//! `cargo run --release -p colab --example colab_order -- BOT GAMES SEATS [FOLDER]`, on all cores,
//! with the normal set-up. FOLDER holds content files of an owner.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use colab::{CoLab, Content, Frame, Player};
use game_core::{Choices, Dice, Game, GameInfo, NoSink, Standing, Turn};
use players::{Bot, Player as _, Seen};
use serde_json::json;

/// Totals of all games, by place in turn order.
#[derive(Default)]
struct Came {
    games: u64,
    won: [u64; 4],
    started: [u64; 4],
    won_by_who_started: u64,
    ahead_before: [u64; 4],
    before: [u64; 4],
    after: [u64; 4],
    last_turn: [[u64; 2]; 4],
}

fn play(content: &'static Content, bot: Bot, seats: u8, nth: u64, came: &Mutex<Came>) {
    let settings = json!({ "seats": seats, "set_up": "normal" });
    let options = CoLab::read_options(settings.as_object().expect("an object"), content);
    let mut game = CoLab::new(&options.expect("options"), content).expect("a game");
    let mut bots: Vec<_> =
        (0..seats).map(|seat| bot.player::<CoLab>(7_000 + 8 * nth + u64::from(seat))).collect();
    let (mut dice, mut choices) = (Dice::new(7_000 + nth), Choices::default());
    let place = |game: &CoLab, player: Player| {
        let first = game.state().first.unwrap_or_default() as u8;
        usize::from((player as u8 + seats - first) % seats)
    };
    let (mut before, mut starter) = ([0u64; 4], None);
    // Whether each player knew at the start of the last turn that it was the last.
    let mut knew = [false; 4];
    while game.turn() != Turn::Over {
        game.choices(&mut choices);
        let at_turn = matches!(game.state().frames.pending(), [Frame::Turn]);
        if at_turn {
            let acting = place(&game, game.state().acting);
            knew[acting] = game.state().ending;
            if acting == 0 {
                for player in Player::ALL.into_iter().take(usize::from(seats)) {
                    before[place(&game, player)] = game.state().players[player].score.into();
                }
            }
        }
        let choice = match game.turn() {
            Turn::Choose(seat) if choices.len() > 1 => {
                let seen = Seen::new(&game, seat);
                bots[usize::from(seat.0)].choose(&seen, &choices)
            }
            _ => choices.pick(&mut dice).expect("there is a choice"),
        };
        game.apply_unchecked(choice, &mut NoSink);
        if game.state().ending && starter.is_none() {
            starter = Some(place(&game, game.state().acting));
        }
    }
    let Some(outcome) = game.outcome() else { return };
    let mut came = came.lock().unwrap_or_else(PoisonError::into_inner);
    came.games += 1;
    let best = before.iter().max().copied().unwrap_or(0);
    for party in outcome.parties {
        let Some(seat) = party.seat else { continue };
        let at = place(&game, Player::of_seat(seat));
        let won = party.standing != Standing::Lost;
        came.won[at] += u64::from(won);
        came.won_by_who_started += u64::from(won && starter == Some(at));
        came.before[at] += before[at];
        came.ahead_before[at] += u64::from(before[at] == best);
        let score = u64::from(game.state().players[Player::of_seat(seat)].score);
        came.after[at] += score;
        let gained = score.saturating_sub(before[at]);
        let known = &mut came.last_turn[usize::from(knew[at] || starter == Some(at))];
        *known = [known[0] + gained, known[1] + 1];
    }
    if let Some(at) = starter {
        came.started[at] += 1;
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [bot, games, seats, folders @ ..] = &words[..] else {
        return println!("colab_order BOT GAMES SEATS [FOLDER]");
    };
    let bot: Bot = bot.parse().expect("a bot");
    let games: u64 = games.parse().expect("how many games");
    let seats: u8 = seats.parse().expect("how many seats");
    let content: &'static Content = folders.first().map_or_else(Content::ours, |folder| {
        let files = conformance::content_folder(folder.as_ref());
        Box::leak(Box::new(Content::load(&files).expect("it makes a game")))
    });
    let (came, next) = (Mutex::new(Came::default()), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= games {
                        return;
                    }
                    play(content, bot, seats, nth, &came);
                }
            });
        }
    });
    let came = came.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mean = |sum: u64| format!("{:.1}", sum as f64 / came.games.max(1) as f64);
    let of = |sums: [u64; 4]| sums.map(mean)[..usize::from(seats)].join(", ");
    let gained = came.last_turn.map(|[sum, count]| sum as f64 / count.max(1) as f64);
    println!(
        "{} games; in turn order: won {:?}, started the end {:?}",
        came.games, came.won, came.started
    );
    println!("{} of those who started the end won", came.won_by_who_started);
    println!("points before the last round {}, after it {}", of(came.before), of(came.after));
    println!("ahead before the last round {:?}", came.ahead_before);
    println!(
        "the last turn brought {:.1} points to those who did not know that it was the last, {:.1} to others",
        gained[0], gained[1]
    );
}
