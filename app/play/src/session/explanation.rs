//! Explains a choice by what it changes in the terms of the game, tried on sampled worlds.

use std::collections::BTreeSet;

use game_core::{Choices, Dice, Figure, GameInfo, NoSink, Seat, Turn, Viewer};

use i18n::{Locale, clauses, message};

use super::line::{Following, worlds};
use super::reasons::reasons;
use crate::advice::{About, Reason};

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
) -> Vec<Reason> {
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
            let reasons = clauses(locale, counts);
            let text = message!(locale, "why-model", other = other, reasons = reasons);
            why.push(reason(About::Model, text));
        }
    }
    if !at_once.is_empty() {
        let text = message!(locale, "why-at-once", changes = at_once.join(", "));
        why.push(reason(About::AtOnce, text));
    }
    if !following.steps.is_empty() {
        let later = changes(&before, &figures(&following.worlds, seat, locale), locale);
        if !later.is_empty() && later != at_once {
            let text = message!(locale, "why-later", changes = later.join(", "));
            why.push(reason(About::Later, text));
        }
    }
    if let Some(other) = other {
        let beside = made::<G>(view, content, other);
        if let (Some((one, _)), Some((beside, _))) = (after.first(), beside.first()) {
            why.extend(possible(seat, one, (beside, other), locale));
        }
    }
    why
}

/// A reason about figures, which are at no place.
fn reason(about: About, text: impl Into<String>) -> Reason {
    Reason { about, text: text.into(), places: Vec::new() }
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
/// That the other choice itself is still open is no reason.
fn possible<G: GameInfo>(
    seat: Seat,
    one: &G,
    (other, choice): (&G, G::Choice),
    locale: Locale,
) -> Option<Reason> {
    let (Turn::Choose(asked), Turn::Choose(asked_then)) = (one.turn(), other.turn()) else {
        return None;
    };
    if asked != asked_then {
        return None;
    }
    let (ours, theirs) = (listed(seat, one, locale), listed(seat, other, locale));
    // With no common answer, the questions are different.
    let is_among = |label: &str, all: &[Possible]| all.iter().any(|one| one.label == label);
    if !ours.iter().any(|one| is_among(&one.label, &theirs)) {
        return None;
    }
    let (from, beside) = if asked == seat { (&ours, &theirs) } else { (&theirs, &ours) };
    let mut only: Vec<&Possible> =
        from.iter().filter(|one| !is_among(&one.label, beside)).collect();
    let choice = choice.to_string();
    only.retain(|one| asked != seat || one.text != choice);
    only.dedup_by(|one, other| one.label == other.label);
    let more = only.len().saturating_sub(NAMED);
    only.truncate(NAMED);
    if only.is_empty() {
        return None;
    }
    let places = only.iter().filter_map(|one| one.place.clone()).collect();
    let only = clauses(locale, only.iter().map(|one| one.label.clone()));
    let name = one.seat_name(asked, locale);
    let (about, text) = match asked == seat {
        true => (About::Opens, message!(locale, "why-opens", choices = only, more = more)),
        false => (
            About::Denies,
            message!(locale, "why-denies", name = name, choices = only, more = more),
        ),
    };
    Some(Reason { about, text: text.into(), places })
}

/// A choice that is open after another one.
struct Possible {
    text: String,
    label: String,
    place: Option<String>,
}

/// The choices that are open at a position, as far as this seat may know them.
fn listed<G: GameInfo>(seat: Seat, game: &G, locale: Locale) -> Vec<Possible> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let known = |it: &&G::Choice| game.redact(**it, Viewer::Seat(seat), locale).is_none();
    let possible = |&choice: &G::Choice| Possible {
        text: choice.to_string(),
        label: super::in_words(game, choice, locale),
        place: game.describe(choice, locale).places.into_iter().next(),
    };
    choices.listed().iter().filter(known).map(possible).collect()
}
