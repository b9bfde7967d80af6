//! What both fuzz tests need: time, mutations of data, and playing on from whatever was accepted.

#![allow(dead_code, reason = "each fuzz test uses a part of it")]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use pocket_mars::PocketMars;
use serde_json::{Value, json};
use table::{Choices, Dice, Draw, Game, Narrate, Published, Seat, Viewer};

/// Does something again and again, each time with other dice, for `SOLOIST_FUZZ_SECONDS` seconds,
/// by default 2.
pub(crate) fn for_a_while(seed: u64, mut act: impl FnMut(&mut Dice)) {
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

/// Does something; if it panics, says with what.
pub(crate) fn with_context<T>(context: impl FnOnce() -> String, act: impl FnOnce() -> T) -> T {
    match catch_unwind(AssertUnwindSafe(act)) {
        Ok(done) => done,
        Err(panic) => {
            eprintln!("with this input:\n{}", context());
            std::panic::resume_unwind(panic);
        }
    }
}

/// Plays a position to its end at random, within its bound, with everything in its place and in
/// words at every step.
pub(crate) fn play_to_the_end(game: &PocketMars, dice: &mut Dice) {
    let mut game = game.clone();
    let bound = game.bound();
    let mut choices = Choices::default();
    for _ in 0..=bound {
        assert_eq!(game.audit(), Vec::<String>::new());
        if dice.below(8) == 0 {
            say_everything(&game);
            imagine_everything(&game, dice);
            let again = PocketMars::set(game.options(), game.content(), game.state().clone());
            assert_eq!(again.as_ref(), Ok(&game), "a position reached by play is refused");
        }
        game.choices(&mut choices);
        let Some(choice) = choices.pick(dice) else {
            say_everything(&game);
            assert!(game.outcome().is_some(), "nobody is asked, but the game is not over");
            return;
        };
        let mut told = Vec::new();
        game.apply(choice, &mut told).expect("it is listed");
        for told in &told {
            game.relate(&told.event, Viewer::Nobody);
            game.relate(&told.event, Viewer::Seat(Seat(0)));
        }
    }
    panic!("more than {bound} entries");
}

/// Makes a position of what each viewer knows, which looks the same to him.
fn imagine_everything(game: &PocketMars, dice: &mut Dice) {
    let seats = (0..game.options().seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Nobody]) {
        let view = game.view(viewer);
        let imagined = PocketMars::imagine(&view, game.content(), dice);
        assert_eq!(imagined.view(viewer), view);
        assert_eq!(imagined.audit(), Vec::<String>::new());
    }
}

/// Asks for all words of a position.
fn say_everything(game: &PocketMars) {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let seats = (0..game.options().seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Nobody, Viewer::Everybody]) {
        PocketMars::outline(&game.view(viewer), game.content());
        game.question(viewer);
        for &choice in choices.listed() {
            game.redact(choice, viewer);
        }
    }
    for &choice in choices.listed() {
        game.describe(choice);
    }
}

/// Changes something somewhere in data: numbers, words, lists, keys, or two parts that change
/// places. `pool` has parts of other data of the same kind.
pub(crate) fn mutate(value: &mut Value, pool: &[Value], dice: &mut Dice) {
    let count = nodes(value);
    let nth = dice.below(count) as usize;
    if dice.below(5) == 0 {
        let other = dice.below(count) as usize;
        let (one, two) = (node(value, nth).clone(), node(value, other).clone());
        // One of them may be part of the other; then the second move overwrites the first.
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

/// The `nth` part of some data, counted from the outside in.
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
