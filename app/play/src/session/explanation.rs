//! Explains a choice by what it changes in the terms of the game, tried on sampled worlds.

use std::collections::BTreeSet;

use game_core::{Choices, Dice, Figure, GameInfo, NoSink, Seat, Turn, Viewer};

use i18n::{Locale, message};

use super::line::{Following, worlds};
use super::reasons::reasons;

/// Maximum number of things named that become possible or impossible.
const NAMED: usize = 3;

/// Reasons for a choice, as sentences: the things on the table that count most by a model, compared
/// with the other choice; the figures that it changes at once, those that its line changes later,
/// and what it opens to its seat or denies to others, unlike the other choice. Both choices come
/// with the line that begins with them.
pub(super) fn why<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    (line, beside): (&[G::Choice], Option<&[G::Choice]>),
    following: &Following<G>,
    locale: Locale,
) -> Vec<String> {
    let Some(&choice) = line.first() else { return Vec::new() };
    let other = beside.and_then(|beside| beside.first()).copied();
    let worlds = worlds::<G>(view, content);
    let before: Vec<Vec<Figure>> = figures(&worlds, seat, locale);
    let after = made::<G>(view, content, choice);
    let at_once = changes(&before, &figures(&after, seat, locale), locale);
    let mut why = Vec::new();
    if let (Some(beside), Some(other), Some((world, _))) = (beside, other, worlds.first()) {
        let counts = reasons::<G>(view, content, seat, (line, beside), locale);
        if !counts.is_empty() {
            let other = super::in_words(world, other, locale);
            let reasons = counts.join("; ");
            why.push(message!(locale, "why-model", other = other, reasons = reasons).into());
        }
    }
    if !at_once.is_empty() {
        why.push(message!(locale, "why-at-once", changes = at_once.join(", ")).into());
    }
    if !following.steps.is_empty() {
        let later = changes(&before, &figures(&following.worlds, seat, locale), locale);
        if !later.is_empty() && later != at_once {
            why.push(message!(locale, "why-later", changes = later.join(", ")).into());
        }
    }
    if let Some(other) = other {
        let other = made::<G>(view, content, other);
        if let (Some((one, _)), Some((other, _))) = (after.first(), other.first()) {
            why.extend(possible(seat, one, other, locale));
        }
    }
    why
}

/// The worlds after a choice.
fn made<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    choice: G::Choice,
) -> Vec<(G, Dice)> {
    let mut worlds = worlds::<G>(view, content);
    let mut choices = Choices::default();
    worlds.retain_mut(|(world, _)| {
        world.choices(&mut choices);
        choices.contains(choice) && {
            world.apply_unchecked(choice, &mut NoSink);
            true
        }
    });
    worlds
}

fn figures<G: GameInfo>(worlds: &[(G, Dice)], seat: Seat, locale: Locale) -> Vec<Vec<Figure>> {
    worlds.iter().map(|(world, _)| world.figures(seat, locale)).collect()
}

/// The figures that differ, such as `CP +2` or, where worlds differ, `CP +1 to +3`.
fn changes(before: &[Vec<Figure>], after: &[Vec<Figure>], locale: Locale) -> Vec<String> {
    let Some(first) = before.first() else { return Vec::new() };
    let change = |(nth, figure): (usize, &Figure)| {
        let worlds = before.iter().zip(after);
        let changes: BTreeSet<i32> = worlds
            .filter_map(|(before, after)| Some(after.get(nth)?.value - before.get(nth)?.value))
            .collect();
        match (changes.first()?, changes.last()?) {
            (0, 0) => None,
            (least, most) if least == most => Some(format!("{} {least:+}", figure.name)),
            (least, most) => {
                let (least, most) = (format!("{least:+}"), format!("{most:+}"));
                let name = figure.name.as_str();
                let range = message!(locale, "why-range", name = name, least = least, most = most);
                Some(range.into())
            }
        }
    };
    first.iter().enumerate().filter_map(change).collect()
}

/// What can be chosen after one choice but not after the other, if both lead to the same question.
fn possible<G: GameInfo>(seat: Seat, one: &G, other: &G, locale: Locale) -> Option<String> {
    let (Turn::Choose(asked), Turn::Choose(asked_then)) = (one.turn(), other.turn()) else {
        return None;
    };
    if asked != asked_then {
        return None;
    }
    let labels = |game: &G| -> Vec<String> {
        let mut choices = Choices::default();
        game.choices(&mut choices);
        let shown = |&choice: &G::Choice| super::in_words(game, choice, locale);
        choices
            .listed()
            .iter()
            .filter(|&&it| game.redact(it, Viewer::Seat(seat), locale).is_none())
            .map(shown)
            .collect()
    };
    let (ours, theirs) = (labels(one), labels(other));
    // With no common answer, the questions are different.
    if !ours.iter().any(|label| theirs.contains(label)) {
        return None;
    }
    let (from, beside) = if asked == seat { (&ours, &theirs) } else { (&theirs, &ours) };
    let mut only: Vec<&str> =
        from.iter().filter(|label| !beside.contains(label)).map(String::as_str).collect();
    only.dedup();
    let more = only.len().saturating_sub(NAMED);
    only.truncate(NAMED);
    if only.is_empty() {
        return None;
    }
    let only = only.join("; ");
    let name = one.seat_name(asked, locale);
    let words = match asked == seat {
        true => message!(locale, "why-opens", choices = only, more = more),
        false => message!(locale, "why-denies", name = name, choices = only, more = more),
    };
    Some(words.into())
}
