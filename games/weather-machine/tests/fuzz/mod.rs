//! What both fuzz tests need: time, mutations of data, and playing on from whatever was accepted.

#![allow(dead_code, reason = "each fuzz test uses a part of it")]

use std::mem::discriminant;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::{Choices, Dice, Draw, Game, Narrate, Published, Seat, Silent, Turn, Viewer};
use weather_machine::{
    Area, Chemical, Choice, Colour, Facing, Id, Laboratory, Laid, LineSlot, OfficeRow, OfficeSpace,
    Paper, Player, Section, State, Token, Weather, WeatherMachine, WorkshopRow,
};

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

/// Plays a position on for so many entries, with everything in its place and in words.
pub(crate) fn play_on(game: &WeatherMachine, entries: u32, dice: &mut Dice) {
    let mut game = game.clone();
    let mut choices = Choices::default();
    for _ in 0..entries {
        assert_eq!(game.audit(), Vec::<String>::new());
        if dice.below(8) == 0 {
            say_everything(&game);
            imagine_everything(&game, dice);
            let again = WeatherMachine::set(game.options(), game.content(), game.state().clone());
            assert_eq!(again.as_ref(), Ok(&game), "a position reached by play is refused");
        }
        game.choices(&mut choices);
        let Some(choice) = eager(&choices, dice) else {
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
}

/// Plays a position to its end, within its bound.
pub(crate) fn play_to_the_end(game: &WeatherMachine, dice: &mut Dice) {
    play_on(game, game.bound() + 1, dice);
}

/// A choice at random, each kind as likely as any other, seldom one that leaves something out.
pub(crate) fn eager(choices: &Choices<Choice>, dice: &mut Dice) -> Option<Choice> {
    use Choice::{Decline, EndActions, Keep, NoMore, Pass};
    let leaves = |choice| matches!(choice, Decline | EndActions | Keep | NoMore | Pass);
    let first = choices.pick(dice)?;
    let all = choices.listed();
    let seldom = dice.below(8) == 0;
    let mut kinds: Vec<_> = all
        .iter()
        .filter(|&&choice| seldom || !leaves(choice))
        .map(|choice| (discriminant(choice), matches!(choice, Choice::Do(_)).then_some(*choice)))
        .collect();
    kinds.dedup();
    let Some(&(kind, deed)) = kinds.get(dice.below(kinds.len().max(1) as u32) as usize) else {
        return Some(first);
    };
    let of_kind: Vec<Choice> = all
        .iter()
        .copied()
        .filter(|choice| discriminant(choice) == kind && deed.is_none_or(|deed| deed == *choice))
        .collect();
    of_kind.get(dice.below(of_kind.len() as u32) as usize).copied()
}

/// The same position with everybody far ahead: Vouchers, tokens in the Office and a paper, Bots,
/// Machine Parts and Chemicals as far as there is room. What nobody has done would hardly be seen
/// in random games.
pub(crate) fn furnished(game: &WeatherMachine, dice: &mut Dice) -> WeatherMachine {
    let mut state = game.state().clone();
    let content = game.content();
    for seat in 0..state.laboratories.len() {
        let player = Player::ALL[seat];
        let mut lab = state.laboratories[seat].clone();
        for (voucher, facts) in content.vouchers.iter() {
            lab.vouchers[voucher] = facts.max;
        }
        lab.investments = lab.investments.saturating_add(dice.below(2) as u8);
        fill_office(&mut lab, &mut state, dice);
        for slot in LineSlot::all().filter(|_| dice.below(6) == 0) {
            if lab.line.contains(slot) && lab.has_room_for_bot() {
                lab.line.remove(slot);
                lab.items.bots += 1;
            }
        }
        lab.most_built = lab.most_built.max(lab.built());
        for _ in 0..dice.below(4) {
            lay_in_the_middle(player, &mut lab, &mut state);
        }
        for colour in Colour::ALL {
            if lab.has_room_for_part() && dice.below(2) == 0 {
                lab.items.parts[colour] += 1;
            }
        }
        for chemical in Chemical::ALL {
            if lab.has_room_for_chemical(chemical) && state.supply[chemical] > 0 {
                state.supply[chemical] -= 1;
                lab.items.chemicals[chemical] += 1;
            }
        }
        let due = Section::all().take_while(|section| {
            let facts = &content.sections[*section];
            lab.most_built >= facts.bots || lab.token_count() >= facts.tokens
        });
        lab.open_sections = lab.open_sections.max(due.count() as u8);
        state.laboratories[seat] = lab;
    }
    WeatherMachine::set(game.options(), content, state).expect("a furnished position")
}

/// Rows of tokens, some of them published.
fn fill_office(lab: &mut Laboratory, state: &mut State, dice: &mut Dice) {
    for row in OfficeRow::all().take(3) {
        let weather = lab.row_weather(row);
        let weather = weather.unwrap_or(Weather::ALL[dice.below(5) as usize]);
        for area in Area::ALL.into_iter().filter(|_| dice.below(4) > 0) {
            let space = OfficeSpace::of(row, area);
            if lab.office[space].is_some() {
                continue;
            }
            if state.tokens[area][weather] > 0 {
                state.tokens[area][weather] -= 1;
                lab.office[space] = Some(Token::Research(weather));
            } else if state.awards > 0 {
                state.awards -= 1;
                lab.office[space] = Some(Token::Award);
            }
        }
        let ready = lab.is_complete(row) && lab.row_weather(row).is_some();
        if ready && lab.papers[row] == Paper::Start && dice.below(2) == 0 {
            lab.papers[row] = Paper::Published;
        }
    }
}

/// One more Workshop tile, behind all others.
fn lay_in_the_middle(owner: Player, lab: &mut Laboratory, state: &mut State) {
    let own = |laid: &&Laid| laid.owner == owner && laid.row == WorkshopRow::Middle;
    let Some(last) = state.laid.iter().flatten().filter(own).map(|laid| laid.column).max() else {
        return;
    };
    let column = last + 1;
    let above =
        state.laid.iter().flatten().any(|laid| laid.owner == owner && laid.column == column);
    let Some(tile) = state.unseen_tiles().iter().last().filter(|_| state.stack.down > 0 && !above)
    else {
        return;
    };
    state.stack.down -= 1;
    let (row, facing) = (WorkshopRow::Middle, Facing::Upright);
    state.laid[tile.index()] = Some(Laid { owner, column, row, facing });
    lab.shape.tiles[row as usize] += 1;
}

/// What holds in every position: nothing is lost, and a question has two answers, in their order.
pub(crate) fn check(game: &WeatherMachine, choices: &Choices<Choice>) {
    assert_eq!(game.audit(), Vec::<String>::new());
    let listed = choices.listed();
    assert!(listed.is_sorted_by(|one, next| one < next), "{listed:?}");
    let enough = if game.turn() == Turn::Over { listed.is_empty() } else { listed.len() > 1 };
    assert!(enough, "{:?}: {listed:?}", game.turn());
}

/// What is too costly to be checked everywhere: it reads back, is told, and exactly what is listed
/// applies.
pub(crate) fn check_closely(game: &WeatherMachine, choices: &Choices<Choice>) {
    say_everything(game);
    let written = serde_json::to_string(game.state()).expect("plain data");
    let state = serde_json::from_str(&written).expect("it reads back");
    let again = WeatherMachine::set(game.options(), game.content(), state);
    assert_eq!(again.as_ref(), Ok(game), "a position reached by play is refused");
    for choice in WeatherMachine::every_choice() {
        let applies = game.clone().apply(choice, &mut Silent).is_ok();
        assert_eq!(applies, choices.contains(choice), "{choice}");
    }
}

/// Makes a position of what each viewer knows, which looks the same to him.
fn imagine_everything(game: &WeatherMachine, dice: &mut Dice) {
    let seats = (0..game.options().seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Nobody]) {
        let view = game.view(viewer);
        let imagined = WeatherMachine::imagine(&view, game.content(), dice);
        assert_eq!(imagined.view(viewer), view);
        assert_eq!(imagined.audit(), Vec::<String>::new());
    }
}

/// Asks for all words of a position.
fn say_everything(game: &WeatherMachine) {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let seats = (0..game.options().seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Nobody, Viewer::Everybody]) {
        WeatherMachine::outline(&game.view(viewer), game.content());
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
