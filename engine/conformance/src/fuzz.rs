//! Building blocks for fuzz tests of a game: a time limit, mutations of data and of files, and
//! calls of everything that a position offers.

mod files;
mod positions;

use i18n::Locale;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use game_core::{Choices, Dice, Draw, Emitted, Game, GameInfo, NoSink, Seat, Viewer};
use serde_json::{Value, json};

pub use files::{OwnersFiles, begun, changed, file};
pub use positions::Positions;

/// Calls `act` again and again, each time with new random numbers, for `SOLOIST_FUZZ_SECONDS`
/// seconds, by default 2.
///
/// # Panics
///
/// If that is not a number.
pub fn for_a_while(seed: u64, mut act: impl FnMut(&mut Dice)) {
    let seconds = std::env::var("SOLOIST_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(2, |text| text.parse().expect("a number of seconds"));
    let end = Instant::now() + Duration::from_secs(seconds);
    for nth in 0.. {
        act(&mut Dice::keyed(seed, nth));
        if Instant::now() >= end {
            println!("{} tries", nth + 1);
            return;
        }
    }
}

/// Runs `act`; if it panics, prints the context first.
pub fn with_context<T>(context: impl FnOnce() -> String, act: impl FnOnce() -> T) -> T {
    match catch_unwind(AssertUnwindSafe(act)) {
        Ok(done) => done,
        Err(panic) => {
            eprintln!("with this input:\n{}", context());
            std::panic::resume_unwind(panic);
        }
    }
}

/// A serialized position with the options of its game.
pub struct Sample<G: Game> {
    /// The options.
    pub options: G::Options,
    /// The position as JSON.
    pub state: Value,
}

/// Plays a game to its end, with each entry chosen by `pick`, and adds on average one of `every`
/// step boundaries to the corpus. `before` may change the game before each question.
pub fn sample<G: GameInfo>(
    mut game: G,
    every: u32,
    corpus: &mut Vec<Sample<G>>,
    before: impl Fn(&mut G, &mut Dice),
    pick: impl Fn(&Choices<G::Choice>, &mut Dice) -> Option<G::Choice>,
    dice: &mut Dice,
) {
    let mut choices = Choices::default();
    loop {
        before(&mut game, dice);
        if game.in_progress().is_none() && dice.below(every) == 0 {
            let state = serde_json::to_value(game.state()).expect("plain data");
            corpus.push(Sample { options: game.options().clone(), state });
        }
        game.choices(&mut choices);
        let Some(choice) = pick(&choices, dice) else { return };
        game.apply_unchecked(choice, &mut NoSink);
    }
}

/// Sets a position with the built-in content and plays on from it; returns whether it was accepted.
///
/// # Panics
///
/// If it is refused without an error message.
pub fn accepted<G: GameInfo>(options: &G::Options, state: &Value, play: impl FnOnce(&G)) -> bool {
    let Ok(read) = serde_json::from_value(state.clone()) else { return false };
    match G::set(options, G::content_of_ours(), read) {
        Ok(game) => {
            play(&game);
            true
        }
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without a word");
            false
        }
    }
}

/// For a while, tries positions that `change` derives from a corpus: each must be refused with
/// errors or be playable. If `change` returns `None`, that try is skipped.
///
/// # Panics
///
/// If no position is accepted, or a promise is broken on the way.
pub fn try_positions<G: GameInfo>(
    seed: u64,
    corpus: &[Sample<G>],
    mut change: impl FnMut(&Value, &mut Dice) -> Option<Value>,
    play: impl Fn(&G, &mut Dice),
) {
    let (mut tried, mut taken) = (0, 0);
    for_a_while(seed, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let Some(state) = change(state, dice) else { return };
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        tried += 1;
        let accepted = || accepted::<G>(options, &state, |game| play(game, dice));
        taken += u32::from(with_context(context, accepted));
    });
    println!("{taken} of {tried} accepted");
    assert!(taken > 0, "no changed position at all was accepted");
}

/// A copy of the data with one to `most` changes by [`mutate`].
pub fn mutated(value: &Value, most: u32, pool: &[Value], dice: &mut Dice) -> Value {
    let mut value = value.clone();
    for _ in 0..=dice.below(most) {
        mutate(&mut value, pool, dice);
    }
    value
}

/// The position with some of its frames removed and one or two others pushed.
pub fn with_other_frames(state: &Value, frames: &[&Value], dice: &mut Dice) -> Value {
    let mut state = state.clone();
    let pending = state["frames"].as_array_mut().expect("a list");
    pending.truncate(1 + dice.below(pending.len().max(1) as u32) as usize);
    for _ in 0..=dice.below(2) {
        pending.push(frames[dice.below(frames.len() as u32) as usize].clone());
    }
    state
}

/// Plays a random game to its end, and shows each position with the events that led to it.
pub fn each_position<G: GameInfo>(
    mut game: G,
    seed: u64,
    mut look: impl FnMut(&G, &[Emitted<G::Event>]),
) {
    let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
    let mut emitted = Vec::new();
    loop {
        look(&game, &emitted);
        emitted.clear();
        game.choices(&mut choices);
        let Some(choice) = choices.pick(&mut dice) else { return };
        game.apply_unchecked(choice, &mut emitted);
    }
}

/// A random choice that is rarely one that `leaves` something undone. Results of chance are picked
/// by their odds.
pub fn eager<C: Copy + Ord>(
    choices: &Choices<C>,
    leaves: impl Fn(&C) -> bool,
    dice: &mut Dice,
) -> Option<C> {
    let first = choices.pick(dice)?;
    if choices.odds().iter().any(|&odds| odds != 1) || dice.below(8) == 0 {
        return Some(first);
    }
    let all: Vec<C> = choices.listed().iter().filter(|it| !leaves(it)).copied().collect();
    match all.len() {
        0 => Some(first),
        count => all.get(dice.below(count as u32) as usize).copied(),
    }
}

/// Plays on for at most `entries` entries, each chosen by `pick`, checking audits and texts.
/// Returns whether the game ended.
///
/// # Panics
///
/// If a promise is broken on the way.
pub fn play_on<G: GameInfo + PartialEq + Debug>(
    game: &G,
    entries: u32,
    pick: impl Fn(&Choices<G::Choice>, &mut Dice) -> Option<G::Choice>,
    dice: &mut Dice,
) -> bool {
    let mut game = game.clone();
    let mut choices = Choices::default();
    for _ in 0..entries {
        assert_eq!(game.audit(), Vec::<String>::new());
        if dice.below(8) == 0 {
            say_everything(&game);
            determinize_everything(&game, dice);
            let again = G::set(game.options(), game.content(), game.state().clone());
            match game.in_progress() {
                None => {
                    assert_eq!(again.as_ref(), Ok(&game), "a step boundary of a turn is refused")
                }
                Some(in_progress) => {
                    assert!(again.is_err(), "the middle of {in_progress} is accepted")
                }
            }
        }
        game.choices(&mut choices);
        let Some(choice) = pick(&choices, dice) else {
            say_everything(&game);
            assert!(game.outcome().is_some(), "nobody is asked, but the game is not over");
            return true;
        };
        let mut emitted = Vec::new();
        game.apply(choice, &mut emitted).expect("it is listed");
        for emitted in &emitted {
            game.describe_event(&emitted.event, Viewer::Nobody, Locale::English);
            game.describe_event(&emitted.event, Viewer::Seat(Seat(0)), Locale::English);
        }
    }
    game.outcome().is_some()
}

/// Plays a position to its end as [`play_on`] does, or to its [`game_core::Game::max_steps`] if it
/// has no maximum length.
///
/// # Panics
///
/// If a promise is broken on the way, or if the game does not end within its maximum length.
pub fn play_to_the_end<G: GameInfo + PartialEq + Debug>(
    game: &G,
    pick: impl Fn(&Choices<G::Choice>, &mut Dice) -> Option<G::Choice>,
    dice: &mut Dice,
) {
    let max_steps = game.max_steps();
    let ended = play_on(game, max_steps + 1, pick, dice);
    assert!(ended || game.max_game_length().is_none(), "more than {max_steps} entries");
}

/// Determinizes the position for each viewer, and checks that the view stays the same.
///
/// # Panics
///
/// If it does not, or if the audit finds something wrong.
pub fn determinize_everything<G: GameInfo>(game: &G, dice: &mut Dice) {
    let seats = (0..G::seats(game.options())).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Nobody]) {
        let view = game.view(viewer);
        let sampled = G::determinize(&view, game.content(), dice);
        assert_eq!(sampled.view(viewer), view);
        assert_eq!(sampled.audit(), Vec::<String>::new());
    }
}

/// Builds all text of a position.
pub fn say_everything<G: GameInfo>(game: &G) {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let seats = (0..G::seats(game.options())).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Nobody, Viewer::Everybody]) {
        G::outline(&game.view(viewer), game.content(), Locale::English);
        game.question(viewer, Locale::English);
        for &choice in choices.listed() {
            game.redact(choice, viewer, Locale::English);
        }
    }
    for &choice in choices.listed() {
        game.describe(choice, Locale::English);
    }
}

/// Makes one random change somewhere in the data: to a number, a word, a list or a key, or swaps
/// two parts. `pool` provides parts of other data of the same kind.
pub fn mutate(value: &mut Value, pool: &[Value], dice: &mut Dice) {
    let count = nodes(value);
    let nth = dice.below(count) as usize;
    if dice.below(5) == 0 {
        let other = dice.below(count) as usize;
        let (one, two) = (node(value, nth).clone(), node(value, other).clone());
        // One of them may be part of the other; then the second assignment overwrites the first.
        *node(value, nth) = two;
        if other < nodes(value) as usize {
            *node(value, other) = one;
        }
        return;
    }
    let copied = node(value, dice.below(count) as usize).clone();
    let from_pool = pool.get(dice.below(pool.len().max(1) as u32) as usize).cloned();
    let node = node(value, nth);
    if dice.below(6) == 0 {
        *node = from_pool.unwrap_or(copied);
        return;
    }
    match node {
        Value::Null => *node = copied,
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let old = number.as_i64().unwrap_or(0);
            let new = match dice.below(6) {
                0 => old.wrapping_add(1),
                1 => old.wrapping_sub(1),
                2 => old.wrapping_add(2),
                3 => i64::from(dice.below(9)),
                4 => 255,
                _ => [i64::MAX, i64::MIN, 256, 65_536, -1, 200][dice.below(6) as usize],
            };
            *node = json!(new);
        }
        Value::String(_) => *node = copied,
        Value::Array(items) => {
            let at = dice.below(items.len().max(1) as u32) as usize;
            match dice.below(5) {
                0 if !items.is_empty() => drop(items.remove(at)),
                1 if !items.is_empty() => items.push(items[at].clone()),
                2 => items.insert(at.min(items.len()), from_pool.unwrap_or(copied)),
                3 if !items.is_empty() => {
                    let other = dice.below(items.len() as u32) as usize;
                    items.swap(at, other);
                }
                _ => items.truncate(at),
            }
        }
        Value::Object(fields) => {
            let at = dice.below(fields.len().max(1) as u32) as usize;
            let key = fields.keys().nth(at).cloned();
            match (key, dice.below(3)) {
                (Some(key), 0) => drop(fields.remove(&key)),
                (Some(key), 1) => drop(fields.insert(key, copied)),
                _ => drop(fields.insert("unheard_of".into(), copied)),
            }
        }
    }
}

fn nodes(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

/// The `nth` part of the data, counted from the outside in.
fn node(value: &mut Value, nth: usize) -> &mut Value {
    fn find<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
        if *left == 0 {
            return Some(value);
        }
        *left -= 1;
        match value {
            Value::Array(items) => items.iter_mut().find_map(|item| find(item, left)),
            Value::Object(fields) => fields.values_mut().find_map(|item| find(item, left)),
            _ => None,
        }
    }
    let mut left = nth;
    find(value, &mut left).expect("there are so many parts")
}

/// One to three rows or tables of a file.
pub fn some_rows(text: &str, dice: &mut Dice) -> String {
    let starts: Vec<usize> = text.match_indices("\n[").map(|(at, _)| at + 1).collect();
    let mut rows = String::new();
    for _ in 0..=dice.below(3) {
        let nth = dice.below(starts.len() as u32) as usize;
        let end = starts.get(nth + 1).copied().unwrap_or(text.len());
        rows += &text[starts[nth]..end];
        rows.push('\n');
    }
    rows
}

/// Makes one random change somewhere in the text of a content file. `odd` is a long and strange
/// value in the vocabulary of the game.
///
/// [`mutate`] does the same to data.
pub fn mutated_file(text: &str, odd: &str, dice: &mut Dice) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let line = dice.below(lines.len().max(1) as u32) as usize;
    let other = dice.below(lines.len().max(1) as u32) as usize;
    let mut lines: Vec<String> = lines.into_iter().map(str::to_string).collect();
    if lines.is_empty() {
        return "[".into();
    }
    match dice.below(9) {
        0 => {
            let mut bytes = text.as_bytes().to_vec();
            let at = dice.below(bytes.len().max(1) as u32) as usize;
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << dice.below(8);
            }
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        1 => {
            let at = dice.below(text.len().max(1) as u32) as usize;
            return text.chars().take(at).collect();
        }
        2 => drop(lines.remove(line)),
        3 => lines.swap(line, other),
        4 => {
            let field = lines[line].split('=').next().unwrap_or("x").to_string();
            let values = [
                "0",
                "1",
                "3",
                "9",
                "-1",
                "255",
                "256",
                "9223372036854775807",
                "1e9",
                "true",
                "\"\"",
                "[]",
                "{}",
                odd,
                "nan",
            ];
            lines[line] = format!("{field}= {}", values[dice.below(15) as usize]);
        }
        5 => {
            let value = lines[other].split_once('=').map_or("1", |(_, value)| value).to_string();
            let field = lines[line].split('=').next().unwrap_or("x").to_string();
            lines[line] = format!("{field}={value}");
        }
        6 => lines.insert(line, "unheard_of = 1".into()),
        7 => {
            let copy = lines[other].clone();
            lines.insert(line, copy);
        }
        _ => {
            let digits = lines[line].find(|letter: char| letter.is_ascii_digit());
            if let Some(at) = digits {
                let digit = dice.below(10).to_string();
                lines[line].replace_range(at..=at, &digit);
            }
        }
    }
    lines.join("\n")
}
