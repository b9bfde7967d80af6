//! What is asked now, and every answer as a button.

use drawing::BETWEEN_PLACES;
use maud::{Markup, html};
use play::{Listed, TickList};
use table::Question;

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

impl Asked<'_> {
    /// Who advises this answer, in words; nobody advises most.
    fn advice(&self, choice: &Listed) -> impl Iterator<Item = &'static str> {
        let is = |text: Option<&str>| text == Some(choice.text.as_str());
        let guide = is(self.proposed).then_some("the guide’s choice");
        guide.into_iter().chain(is(self.hinted).then_some("best by the hint"))
    }
}

/// The answers, each a button of one form: first what a guide or a hint advises, so that it is in
/// sight however many there are, then the others under their headings.
pub(crate) fn choices(asked: &Asked<'_>, choices: &[Listed]) -> Markup {
    let Asked { id, at, .. } = asked;
    let total: u32 = choices.iter().filter_map(|choice| choice.odds).sum();
    let even = choices.len() > 1 && choices.iter().all(|choice| choice.odds == choices[0].odds);
    let total = if even { 0 } else { total };
    let many = choices.len() >= MANY;
    let (advised, others): (Vec<_>, Vec<_>) =
        choices.iter().enumerate().partition(|(_, choice)| asked.advice(choice).next().is_some());
    html! {
        form class={ "choose" @if many { " many" } } method="post" action={ "/games/" (id) "/choose" } {
            input type="hidden" name="at" value=(at);
            @if !advised.is_empty() {
                ul class="choices advised" {
                    @for &(number, choice) in &advised { (answer(asked, number, choice, total)) }
                }
            }
            @if even && choices[0].odds.is_some() { p class="muted small" { "All equally likely." } }
            @for (group, members) in groups(&others) {
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

/// What can be ticked, each with a box, and one button that confirms: the ticks are sent together,
/// in whatever order they were made.
pub(crate) fn ticks(asked: &Asked<'_>, list: &TickList) -> Markup {
    let Asked { id, at, .. } = asked;
    let numbered: Vec<(usize, &Listed)> = list.items.iter().enumerate().collect();
    html! {
        form class="choose ticks" method="post" action={ "/games/" (id) "/choose" } data-least=(list.least) data-most=(list.most) {
            input type="hidden" name="at" value=(at);
            input type="hidden" name="set" value="yes";
            p class="muted small" { "Tick " (list.sizes) ", in any order." }
            @for (group, members) in groups(&numbered) {
                @if !group.is_empty() { h3 class="group-title" { (group) } }
                ul class="choices" {
                    @for (number, item) in members { (tick(asked, number, item)) }
                }
            }
            p class="ticks-end" { button class="button main" type="submit" { "Confirm" } }
        }
    }
}

fn tick(asked: &Asked<'_>, number: usize, item: &Listed) -> Markup {
    let words = &item.description;
    let advised = asked.advice(item).next().is_some();
    html! {
        li class={ "choice" @if advised { " proposed" } } data-places=(words.places.join(BETWEEN_PLACES)) data-number=(number) {
            label {
                input type="checkbox" name="tick" value=(item.text) data-key=[KEYS.get(number..=number)];
                span class="choice-label" {
                    (words.label)
                    @for words in asked.advice(item) { span class="proposal" { " " (words) } }
                }
                @if !words.detail.is_empty() { span class="choice-detail" { (words.detail) } }
            }
            (rule_link(asked.game, words.rule.0))
        }
    }
}

fn answer(asked: &Asked<'_>, number: usize, choice: &Listed, total: u32) -> Markup {
    let words = &choice.description;
    let advised = asked.advice(choice).next().is_some();
    let key = KEYS.get(number..=number);
    html! {
        li class={ "choice" @if advised { " proposed" } } data-places=(words.places.join(BETWEEN_PLACES)) data-number=(number) {
            button type="submit" name="text" value=(choice.text) data-key=[key] {
                @if let Some(key) = key { kbd aria-hidden="true" { (key) } } @else { span {} }
                span class="choice-label" {
                    (words.label)
                    @for words in asked.advice(choice) { span class="proposal" { " " (words) } }
                    @if let Some(odds) = choice.odds.filter(|_| total > 0) { span class="odds" { " " (odds) " in " (total) } }
                }
                @if !words.detail.is_empty() { span class="choice-detail" { (words.detail) } }
            }
            (rule_link(asked.game, words.rule.0))
        }
    }
}

/// Choices under their headings, in the order in which the headings first occur.
fn groups<'a>(choices: &[(usize, &'a Listed)]) -> Vec<(&'a str, Vec<(usize, &'a Listed)>)> {
    let mut groups: Vec<(&str, Vec<(usize, &Listed)>)> = Vec::new();
    for &(number, choice) in choices {
        let group = choice.description.group.as_str();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push((number, choice)),
            None => groups.push((group, vec![(number, choice)])),
        }
    }
    groups
}
