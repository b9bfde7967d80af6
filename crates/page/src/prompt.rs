//! What is asked now, and every answer as a button.

use maud::{Markup, html};
use play::Listed;
use table::Question;

use crate::marks::BETWEEN_PLACES;
use crate::rules::rule_link;

/// From so many answers on they stand in columns, in few words.
const MANY: usize = 13;

/// Keys that answer, in the order of the list; those of other acts (u, r, l, t, n, h) are left out.
const KEYS: &str = "123456789abcdefgijkmopqsvwxyz";

/// The question: its trail, its sentence, its rule.
pub(crate) fn question(game: &str, question: &Question) -> Markup {
    html! {
        @if question.trail.len() > 1 {
            ol class="trail" aria-label="What is pending" {
                @for step in &question.trail { li { (step) } }
            }
        }
        h2 class="question" id="question" tabindex="-1" {
            (question.text) " " (rule_link(game, question.rule.0))
        }
    }
}

/// The form that the answers belong to.
pub(crate) struct Asked<'a> {
    /// The id of the game that is played.
    pub(crate) game: &'a str,
    /// The id of the saved game.
    pub(crate) id: &'a str,
    /// The number of entries at which the answers are shown.
    pub(crate) at: usize,
    /// The text of the answer that a guide proposes.
    pub(crate) proposed: Option<&'a str>,
    /// The text of the answer that a hint found best.
    pub(crate) hinted: Option<&'a str>,
}

/// The answers, each a button of one form.
pub(crate) fn choices(asked: &Asked<'_>, choices: &[Listed]) -> Markup {
    let Asked { id, at, .. } = asked;
    let total: u32 = choices.iter().filter_map(|choice| choice.odds).sum();
    let even = choices.len() > 1 && choices.iter().all(|choice| choice.odds == choices[0].odds);
    let total = if even { 0 } else { total };
    let many = choices.len() >= MANY;
    html! {
        form class={ "choose" @if many { " many" } } method="post" action={ "/games/" (id) "/choose" } {
            input type="hidden" name="at" value=(at);
            @if even && choices[0].odds.is_some() { p class="muted small" { "All equally likely." } }
            @for (group, members) in groups(choices) {
                @if !group.is_empty() { h3 class="group-title" { (group) } }
                ul class="choices" {
                    @for (number, choice) in members {
                        (answer(asked, number, choice, total))
                    }
                }
            }
        }
    }
}

fn answer(asked: &Asked<'_>, number: usize, choice: &Listed, total: u32) -> Markup {
    let words = &choice.description;
    let proposed = asked.proposed == Some(choice.text.as_str());
    let hinted = asked.hinted == Some(choice.text.as_str());
    let key = KEYS.get(number..=number);
    html! {
        li class={ "choice" @if proposed || hinted { " proposed" } } data-places=(words.places.join(BETWEEN_PLACES)) data-number=(number) {
            button type="submit" name="text" value=(choice.text) data-key=[key] {
                @if let Some(key) = key { kbd aria-hidden="true" { (key) } } @else { span {} }
                span class="choice-label" {
                    (words.label)
                    @if proposed { span class="proposal" { " the guide’s choice" } }
                    @if hinted { span class="proposal" { " best by the hint" } }
                    @if let Some(odds) = choice.odds.filter(|_| total > 0) { span class="odds" { " " (odds) " in " (total) } }
                }
                @if !words.detail.is_empty() { span class="choice-detail" { (words.detail) } }
            }
            (rule_link(asked.game, words.rule.0))
        }
    }
}

/// Choices under their headings, in the order in which the headings first occur.
fn groups(choices: &[Listed]) -> Vec<(&str, Vec<(usize, &Listed)>)> {
    let mut groups: Vec<(&str, Vec<(usize, &Listed)>)> = Vec::new();
    for (number, choice) in choices.iter().enumerate() {
        let group = choice.description.group.as_str();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push((number, choice)),
            None => groups.push((group, vec![(number, choice)])),
        }
    }
    groups
}
