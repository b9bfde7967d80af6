//! What one press enters, in words ([`game_core::presses`]).

use game_core::{Choices, Description, GameInfo, NoSink, Press, Question, Viewer, presses, wasted};
use i18n::{List, Locale, Value, message};

use crate::{FollowUps, Listed, TOGETHER};

/// Choices as presses.
#[derive(Clone, Debug)]
pub struct Pressed {
    /// The question that they answer, if it is another than the open one, which is passed over.
    pub question: Option<Question>,
    /// The choices. The text of one that is reached through others names those too, so that
    /// [`DynSession::choose`](crate::DynSession::choose) enters them together.
    pub choices: Vec<Listed>,
}

impl Pressed {
    /// Choices that are entered one by one.
    pub fn alone(choices: Vec<Listed>) -> Self {
        Pressed { question: None, choices }
    }
}

/// Several choices as one text.
fn together<C: ToString>(choices: impl Iterator<Item = C>) -> String {
    choices.map(|choice| choice.to_string()).collect::<Vec<_>>().join(TOGETHER)
}

/// These choices, all listed at a position, as presses. Wasted ones and those in `closed`, by their
/// texts, stay alone.
pub(crate) fn pressed<G: GameInfo>(
    game: &G,
    locale: Locale,
    viewer: Viewer,
    listed: Vec<Listed>,
    closed: &[&str],
) -> Pressed {
    let mut all = Choices::default();
    game.choices(&mut all);
    let read = |one: &Listed| one.text.parse().ok().filter(|choice| all.contains(*choice));
    let Some(choices) = listed.iter().map(read).collect::<Option<Vec<G::Choice>>>() else {
        return Pressed::alone(listed);
    };
    let is_closed =
        |one: &Listed| one.description.wasted.is_some() || closed.contains(&one.text.as_str());
    let closed = choices.iter().zip(&listed).filter(|(_, one)| is_closed(one));
    let closed: Vec<G::Choice> = closed.map(|(choice, _)| *choice).collect();
    let found = presses(game, &choices, &closed);
    let own = |choice: G::Choice| choices.iter().position(|listed| *listed == choice);
    let words = found.listed.iter().filter_map(|press| {
        let (at, choice) = press.answers.get(press.decision)?;
        Some(match press.decision {
            0 => {
                let mut one = listed[own(*choice)?].clone();
                let marked = |times| together(press.marked(times).into_iter());
                one.marks = (1..=press.marks).map(marked).collect();
                in_full(one, press, locale)
            }
            _ => in_full(reached(at, press, *choice, locale), press, locale),
        })
    });
    let choices: Vec<Listed> = words.collect();
    let passed = found.asks != *game;
    Pressed { question: found.asks.question(viewer, locale).filter(|_| passed), choices }
}

/// A choice that is reached through others: its text names those, and its heading the list that was
/// opened for it.
fn reached<G: GameInfo>(at: &G, press: &Press<G>, choice: G::Choice, locale: Locale) -> Listed {
    let mut one = Listed::shown(at, choice, locale);
    one.text = together(press.bare());
    one.description.wasted = wasted(at, &[choice], locale).pop().flatten();
    if let Some((at, via)) = press.opener() {
        // What ends the opened list is one of its answers, and not what ends the open question.
        one.description.ends_turn = false;
        let Description { label, short, .. } = at.describe(*via, locale);
        let list = if short.is_empty() { label } else { short };
        let group = std::mem::take(&mut one.description.group);
        one.description.group = match group.as_str() {
            "" => list.clone(),
            group => message!(locale, "headed", heading = list.as_str(), what = group).into(),
        };
        one.list = Some(list);
    }
    one
}

/// A choice with the answers that follow by themselves, unless it is wasted.
fn in_full<G: GameInfo>(mut one: Listed, press: &Press<G>, locale: Locale) -> Listed {
    let follows = press.answers.len() > press.decision + 1;
    if follows && one.description.wasted.is_none() {
        one.then =
            Some(FollowUps { text: together(press.choices()), words: follow_ups(press, locale) });
    }
    one
}

/// What follows by itself from the decision of a press, in one sentence. That the turn ends is said
/// once, and an answer that only ends something by the way is not worth a word.
fn follow_ups<G: GameInfo>(press: &Press<G>, locale: Locale) -> String {
    let after = press.answers[press.decision + 1..].iter();
    let described: Vec<_> = after.map(|(at, choice)| at.describe(*choice, locale)).collect();
    let ends_turn = press.ends_turn || hands_over(press, &described);
    let says_more = |one: &&Description| !one.ends_turn;
    let mut said: Vec<&Description> = described.iter().filter(says_more).collect();
    if said.is_empty() && !ends_turn {
        said.extend(described.last());
    }
    let answers = in_words(&said, locale);
    match (ends_turn, said.is_empty()) {
        (true, true) => message!(locale, "ask-then-turn-ends"),
        (true, false) => message!(locale, "ask-then-and-turn-ends", answers = answers),
        (false, _) => message!(locale, "ask-then", answers = answers),
    }
    .into()
}

/// Whether the last answer only ends something, and nothing is asked of the seat after it.
fn hands_over<G: GameInfo>(press: &Press<G>, described: &[Description]) -> bool {
    let ends = described.last().is_some_and(|last| last.ends_turn);
    press.answers.last().filter(|_| ends).is_some_and(|(at, choice)| {
        let mut after = at.clone();
        after.apply_unchecked(*choice, &mut NoSink);
        after.turn() != at.turn()
    })
}

/// Answers in words, equal ones once with their number.
fn in_words(answers: &[&Description], locale: Locale) -> List {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for one in answers {
        let what = if one.then.is_empty() { &one.label } else { &one.then };
        match counted.last_mut() {
            Some((last, count)) if last == what => *count += 1,
            _ => counted.push((what, 1)),
        }
    }
    let named = counted.into_iter().map(|(what, count)| match count {
        1 => Value::from(what.to_string()),
        _ => Value::from(String::from(message!(
            locale,
            "ask-then-times",
            what = what,
            count = count
        ))),
    });
    List::new(locale, named.collect())
}
