//! The narration of what others did, in beats: the board at that moment, a sentence, and the
//! details.

use drawing::{BETWEEN_PLACES, icon};
use i18n::{Locale, heading, message};
use maud::{Markup, html};
use play::{NarratedBeat, NarratedLine, NarratedTurn, Narration};

use crate::changes::Changes;
use crate::illustrated::illustrated;
use crate::log::line;
use crate::rules::rule_link;
use crate::search::SearchQuery;
use crate::table_state::Table;

/// A beat in place of the question: its sentence, why, what else changed, and the controls to move
/// on.
pub(crate) fn told(
    table: &Table<'_>,
    narration: &Narration,
    nth: usize,
    changes: &Changes,
) -> Markup {
    let (game, locale) = (table.session.game(), table.locale);
    html! {
        div class="told-beat" data-beat=(nth) {
            @match narration.beat(nth) {
                None => {
                    h2 class="question" id="question" tabindex="-1" { (message!(locale, "told-before")) }
                }
                Some((turn, beat)) => {
                    (head(locale, narration, nth, turn))
                    p class="beat-says told-line now" data-beat-says data-places=[places(beat)] {
                        (illustrated(locale, game, &beat.says().text)) " " (rule_link(locale, game, beat.says().rule))
                    }
                    (changes.numbers(locale))
                    (behind(locale, game, beat))
                }
            }
        }
    }
}

/// The controls to move on from a beat, pinned in the same place at every beat.
pub(crate) fn ways(table: &Table<'_>, narration: &Narration, nth: usize) -> Markup {
    let (way, home) = match table.since {
        Some(from) => {
            let way = format!("/games/{}/since/{from}", table.id);
            (way, format!("/games/{}?seen={}", table.id, table.session.len()))
        }
        None => (format!("/games/{}", table.id), format!("/games/{}", table.id)),
    };
    let way = |nth: usize| format!("{way}/told/{nth}");
    let next = if nth < narration.len() { way(nth + 1) } else { home.clone() };
    let locale = table.locale;
    let over = table.session.turn() == game_core::Turn::Over;
    html! {
        p class="beat-ways" {
            a class="button main" href=(next) data-swap="told" data-act="next" { (message!(locale, "told-next")) kbd { (message!(locale, "told-space")) } }
            a class="button" href=(home) data-swap="told" data-act="all" {
                @if over { (message!(locale, "told-to-end")) } @else { (message!(locale, "told-go-on")) } kbd { (message!(locale, "told-shift")) }
            }
            @if nth > 0 {
                a class="button square" href=(way(nth - 1)) data-swap="told" data-act="before" aria-label=(message!(locale, "told-back")) title=(message!(locale, "told-back-key")) { (icon("back")) }
            }
        }
    }
}

/// Whose turn it is, and how far the narration has come.
fn head(locale: Locale, narration: &Narration, nth: usize, turn: &NarratedTurn) -> Markup {
    let within = narration.place(nth).map_or(0, |(_, beat)| beat + 1);
    html! {
        h2 class="question" id="question" tabindex="-1" {
            (turn.title)
            @if turn.beats.len() > 1 { " " span class="muted beat-count" { (message!(locale, "told-count", nth = within, count = turn.beats.len())) } }
        }
    }
}

/// All places where a beat happened.
fn places(beat: &NarratedBeat) -> Option<String> {
    let places = beat.lines.iter().flat_map(|line| line.places.iter().map(String::as_str));
    let places: Vec<&str> = places.collect();
    (!places.is_empty()).then(|| places.join(BETWEEN_PLACES))
}

/// What led to a beat and its reasons, folded; what else changed, in lines.
fn behind(locale: Locale, game: &str, beat: &NarratedBeat) -> Markup {
    let says = beat.says();
    let leads = &beat.lines[..beat.says];
    html! {
        @if !leads.is_empty() || !says.reasons.is_empty() {
            details class="beat-why" {
                summary { (message!(locale, "why")) }
                ul {
                    @for lead in leads {
                        li {
                            (lead.text) " " (rule_link(locale, game, lead.rule))
                            @if !lead.reasons.is_empty() {
                                ul { @for reason in &lead.reasons { li { (reason) } } }
                            }
                        }
                    }
                    @for reason in &says.reasons { li { (reason) } }
                }
            }
        }
        @let also = &beat.lines[beat.says + 1..];
        @if !also.is_empty() {
            ul class="beat-also" { @for told in also { (line(locale, game, told, &SearchQuery::default())) } }
        }
    }
}

/// The panel's list of what happened since the viewer last chose. During the narration it ends at
/// the current beat; afterwards each turn of the others is one line that unfolds to its beats.
pub(crate) fn since(table: &Table<'_>, narration: &Narration, told: Option<usize>) -> Markup {
    let (game, locale) = (table.session.game(), table.locale);
    let until =
        told.map(|nth| narration.place(nth).map_or((0, 0), |(turn, beat)| (turn, beat + 1)));
    html! {
        @if table.session.is_empty() { p class="muted" { (message!(locale, "told-nothing")) } }
        @if !narration.before.is_empty() && told.is_none() {
            div class="told-before" {
                @for (nth, turn) in narration.before.iter().enumerate() { (summed_up(locale, game, nth, turn)) }
            }
        }
        div class="told-turns" id="told" {
            @for (nth, turn) in narration.turns.iter().enumerate() {
                @match until {
                    _ if turn.own => {
                        @if until.is_none_or(|(last, _)| nth <= last) {
                            ol class="told" {
                                (own_lines(locale, game, turn))
                            }
                        }
                    }
                    None => (summed_up(locale, game, nth, turn)),
                    Some((last, beats)) if nth == last => (so_far(turn, beats)),
                    Some((last, _)) if nth < last => (summed_up(locale, game, nth, turn)),
                    Some(_) => {}
                }
            }
        }
    }
}

/// What the viewer did, line by line; what is alike and follows by one rule, such as dice that were
/// rolled one after the other, is one line.
fn own_lines(locale: Locale, game: &str, turn: &NarratedTurn) -> Markup {
    let lines: Vec<&NarratedLine> = turn.beats.iter().flat_map(|beat| &beat.lines).collect();
    html! {
        @for run in lines.chunk_by(|one, next| are_alike(one, next)) {
            @match together(run) {
                Some(told) => (line(locale, game, &told, &SearchQuery::default())),
                None => { @for told in run { (line(locale, game, told, &SearchQuery::default())) } }
            }
        }
    }
}

/// The most letters of a line that is told together with others.
const SHORT: usize = 60;

/// With fewer lines than this, each has its own.
const RUN: usize = 3;

/// Whether two lines may be told together.
fn are_alike(one: &NarratedLine, next: &NarratedLine) -> bool {
    let plain = |line: &NarratedLine| {
        line.reasons.is_empty() && line.text.len() <= SHORT && line.heading.is_none()
    };
    one.rule == next.rule
        && plain(one)
        && plain(next)
        && !in_common(&one.text, &next.text).is_empty()
}

/// The whole words with which both texts begin, at least two.
fn in_common<'t>(one: &'t str, other: &str) -> &'t str {
    let ends = one.match_indices(' ').map(|(at, _)| at + 1);
    let shared = ends.filter(|end| other.starts_with(&one[..*end])).collect::<Vec<_>>();
    if shared.len() < 2 { "" } else { &one[..shared[shared.len() - 1]] }
}

/// Lines that begin alike as one: the beginning once, then the rest of each.
fn together(run: &[&NarratedLine]) -> Option<NarratedLine> {
    let (first, others) = run.split_first().filter(|_| run.len() >= RUN)?;
    let head = others.iter().fold(&*first.text, |head, line| in_common(head, &line.text));
    if head.is_empty() {
        return None;
    }
    let rests: Vec<&str> =
        run.iter().map(|line| line.text[head.len()..].trim_end_matches('.')).collect();
    let places = run.iter().flat_map(|line| line.places.iter().cloned()).collect();
    Some(NarratedLine { text: format!("{head}{}.", rests.join(", ")), places, ..(*first).clone() })
}

/// A turn in one line, with its beats folded.
fn summed_up(locale: Locale, game: &str, nth: usize, turn: &NarratedTurn) -> Markup {
    html! {
        details class="told-turn" data-fold={ "told-turn-" (nth) } {
            summary data-summary { b { (heading(locale, &turn.title)) " " } (illustrated(locale, game, &turn.summary)) }
            ol class="told" {
                @for beat in &turn.beats { @for told in &beat.lines { (line(locale, game, told, &SearchQuery::default())) } }
            }
        }
    }
}

/// The sentences of a turn's beats so far.
fn so_far(turn: &NarratedTurn, beats: usize) -> Markup {
    html! {
        section class="told-turn" {
            h3 { (turn.title) }
            ol class="beats" {
                @for (nth, beat) in turn.beats.iter().take(beats).enumerate() {
                    li class=[(nth + 1 == beats).then_some("now")] { (beat.says().text) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str, rule: &'static str) -> NarratedLine {
        NarratedLine {
            rule,
            event: serde_json::Value::Null,
            text: text.into(),
            reasons: Vec::new(),
            places: Vec::new(),
            heading: None,
            alone: None,
        }
    }

    fn texts(lines: &[(&str, &'static str)]) -> Vec<String> {
        let lines: Vec<NarratedLine> = lines.iter().map(|(text, rule)| told(text, rule)).collect();
        let lines: Vec<&NarratedLine> = lines.iter().collect();
        let runs = lines.chunk_by(|one, next| are_alike(one, next));
        runs.flat_map(|run| match together(run) {
            Some(told) => vec![told.text],
            None => run.iter().map(|line| line.text.clone()).collect(),
        })
        .collect()
    }

    #[test]
    fn dice_that_follow_each_other_are_one_line() {
        let rolled = ["gear", "spark", "spark"].map(|face| format!("You roll a red die: {face}."));
        let mut lines: Vec<(&str, &str)> = rolled.iter().map(|text| (&**text, "X-1")).collect();
        lines.push(("You roll a blue die: vial.", "X-1"));
        lines.push(("You go home.", "X-2"));
        assert_eq!(
            texts(&lines),
            [
                "You roll a red die: gear, red die: spark, red die: spark, blue die: vial.",
                "You go home."
            ]
        );
        assert_eq!(texts(&lines[..2]).len(), 2, "two lines stay two");
        let apart = [
            ("You roll a die: 1.", "X-1"),
            ("You roll a die: 2.", "X-2"),
            ("You roll a die: 3.", "X-1"),
        ];
        assert_eq!(texts(&apart).len(), 3, "of different rules");
        let bare = [("You pay.", "X-1"), ("You win.", "X-1"), ("You lose.", "X-1")];
        assert_eq!(texts(&bare).len(), 3, "one word in common is too little");
    }
}
