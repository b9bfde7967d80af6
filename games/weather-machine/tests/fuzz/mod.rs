//! Shared parts of both fuzz tests: playing on from accepted positions, and positions with many
//! pieces.

#![allow(dead_code, reason = "each fuzz test uses a part of it")]

use std::mem::discriminant;

use conformance::fuzz::say_everything;
use game_core::{Choices, Dice, Draw, Game, GameInfo, NoSink, Turn};
use weather_machine::{
    Area, Chemical, Choice, Colour, Facing, Id, Laboratory, Laid, LineSlot, OfficeRow, OfficeSpace,
    Paper, Player, Section, State, Token, Weather, WeatherMachine, WorkshopRow,
};

/// Plays on for this many entries, with every check of pieces and texts.
pub(crate) fn play_on(game: &WeatherMachine, entries: u32, dice: &mut Dice) {
    conformance::fuzz::play_on(game, entries, eager, dice);
}

/// Plays a position to its end, within its maximum length.
pub(crate) fn play_to_the_end(game: &WeatherMachine, dice: &mut Dice) {
    conformance::fuzz::play_to_the_end(game, eager, dice);
}

/// A random choice: every kind is equally likely, and those that skip something are rare.
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

/// The same position with everybody far ahead: Vouchers, tokens in the Office and a paper, and
/// Bots, Machine Parts and Chemicals as far as there is room. Random games rarely get that far.
pub(crate) fn furnished(game: &WeatherMachine, dice: &mut Dice) -> WeatherMachine {
    let mut state = *game.state();
    let content = game.content();
    for seat in 0..state.laboratories.len() {
        let player = Player::ALL[seat];
        let mut lab = state.laboratories[seat];
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

/// Adds rows of tokens and publishes some of them.
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

/// Adds a Workshop tile to the right of all others.
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

/// Checks every position: no piece is lost, and each question has at least two answers, in order.
pub(crate) fn check(game: &WeatherMachine, choices: &Choices<Choice>) {
    assert_eq!(game.audit(), Vec::<String>::new());
    let listed = choices.listed();
    assert!(listed.is_sorted_by(|one, next| one < next), "{listed:?}");
    let enough = if game.turn() == Turn::Over { listed.is_empty() } else { listed.len() > 1 };
    assert!(enough, "{:?}: {listed:?}", game.turn());
}

/// Checks too slow for every position: it survives serialization, every text can be built, and
/// exactly the listed choices apply.
pub(crate) fn check_closely(game: &WeatherMachine, choices: &Choices<Choice>) {
    say_everything(game);
    let written = serde_json::to_string(game.state()).expect("plain data");
    let state = serde_json::from_str(&written).expect("it reads back");
    let again = WeatherMachine::set(game.options(), game.content(), state);
    match game.in_progress() {
        None => assert_eq!(again.as_ref(), Ok(game), "a step boundary of a turn is refused"),
        Some(in_progress) => assert!(again.is_err(), "the middle of {in_progress} is accepted"),
    }
    for choice in WeatherMachine::every_choice() {
        let applies = game.clone().apply(choice, &mut NoSink).is_ok();
        assert_eq!(applies, choices.contains(choice), "{choice}");
    }
}
