//! The question, and every answer as a button: at most six groups, where answers of one kind are
//! chips on a card.

use std::borrow::Cow;

use drawing::BETWEEN_PLACES;
use game_core::Question;
use i18n::{Locale, headed, message};
use maud::{Markup, html};
use play::{AreaAsked, Listed, SelectList};

use crate::amounts::amounts;
use crate::area;
use crate::helper_numbers::step;
use crate::illustrated::illustrated;
use crate::rules::rule_link;

/// Up to this many answers each have a row of their own with their cost and effect.
const FEW: usize = 5;

/// The most groups shown at once; with more, groups of one answer share a card.
const GROUPS: usize = 6;

/// The longest effect that is written on a chip, in letters.
const BRIEF: usize = 24;

/// The id of the form of the answers, for buttons that are pinned elsewhere.
pub(crate) const FORM: &str = "choose";

/// What stands between the texts of a counted answer, one for each number of times, in the hidden
/// field `counted`; the field `times` after it holds the number.
pub const BETWEEN_TIMES: &str = "|";

/// Keys that answer, in list order; those of other actions (u, r, l, t, n, h) are left out.
const KEYS: &str = "123456789abcdefgijkmopqsvwxyz";

/// The question: its trail, its sentence, its rule.
pub(crate) fn question(locale: Locale, game: &str, question: &Question) -> Markup {
    html! {
        @if question.trail.len() > 1 {
            ol class="trail" aria-label=(message!(locale, "ask-pending")) {
                @for step in &question.trail { li { (step) } }
            }
        }
        h2 class="question" id="question" tabindex="-1" {
            (question.text) " " (rule_link(locale, game, question.rule.0))
        }
    }
}

/// The form that the answers belong to.
pub(crate) struct Asked<'a> {
    /// The language of the page.
    pub(crate) locale: Locale,
    /// The id of the game that is played.
    pub(crate) game: &'a str,
    /// The id of the saved game.
    pub(crate) id: &'a str,
    /// The length of the log at which the answers are shown.
    pub(crate) at: usize,
    /// The area of a real table that is being filled in, if any.
    pub(crate) area: Option<&'a AreaAsked>,
    /// The text of the answer that the guide proposes.
    pub(crate) proposed: Option<&'a str>,
    /// The text of the answer that the hint found best.
    pub(crate) hinted: Option<&'a str>,
    /// What the hint says about it.
    pub(crate) hint: Markup,
    /// The places on the board that the hint speaks of, in one attribute.
    pub(crate) hint_places: String,
    /// The text of the wasted answer that was chosen once.
    pub(crate) sure: Option<&'a str>,
}

/// What an answer says of being wasted.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Waste<'a> {
    /// Nothing: it may bring something, or somebody recommends it.
    None,
    /// Why it is, in one sentence; it asks once more when chosen.
    Asks(&'a str),
    /// It was chosen once, and is carried out if it is chosen again.
    Sure,
}

impl Asked<'_> {
    /// Who recommends this answer, in words; nobody for most answers.
    fn advice(&self, choice: &Listed) -> impl Iterator<Item = Cow<'static, str>> {
        let guide = is(self.proposed, choice).then(|| message!(self.locale, "ask-guide"));
        guide.into_iter().chain(is(self.hinted, choice).then(|| message!(self.locale, "ask-hint")))
    }

    fn is_advised(&self, choice: &Listed) -> bool {
        self.advice(choice).next().is_some()
    }

    fn waste<'c>(&self, choice: &'c Listed) -> Waste<'c> {
        match &choice.description.wasted {
            Some(_) if self.is_advised(choice) => Waste::None,
            Some(_) if is(self.sure, choice) => Waste::Sure,
            Some(why) => Waste::Asks(why),
            None => Waste::None,
        }
    }

    /// Whether an answer is pinned below the others: it ends the turn, and nobody recommends it.
    fn is_pinned(&self, choice: &Listed) -> bool {
        choice.description.ends_turn && !self.is_advised(choice)
    }
}

fn is(text: Option<&str>, choice: &Listed) -> bool {
    text == Some(choice.text.as_str())
}

/// Whether the hint's answer is one of these, so that the hint is shown there.
pub(crate) fn stands_at(hinted: Option<&str>, choices: &[Listed]) -> bool {
    choices.iter().any(|choice| is(hinted, choice))
}

/// The answers, each a button of one form: recommended ones first, so that they are in view, then
/// the others in their groups. Pinned answers that end the turn are left out.
pub(crate) fn choices(asked: &Asked<'_>, choices: &[Listed]) -> Markup {
    let &Asked { locale, id, at, .. } = asked;
    let odds = Odds::of(choices);
    let listed = choices.iter().enumerate().filter(|(_, choice)| !asked.is_pinned(choice));
    let (mut advised, others): (Vec<_>, Vec<_>) =
        listed.partition(|(_, choice)| asked.is_advised(choice));
    // A hint takes up room, so the guide's answer comes before it.
    advised.sort_by_key(|(_, choice)| is(asked.hinted, choice));
    let rows = others.len() <= FEW;
    html! {
        form class="choose" id=(FORM) method="post" action={ "/games/" (id) "/choose" } {
            input type="hidden" name="at" value=(at);
            @if let Some(area) = asked.area { (area::fields(area)) }
            // Enter in a number does what is ticked; it would press the first answer.
            @if choices.iter().any(|choice| choice.marks.len() > 1) { button type="submit" name="set" value="yes" hidden {} }
            @for &(number, choice) in &advised {
                @if is(asked.hinted, choice) {
                    section class="advice" id="hint" data-places=(asked.hint_places) aria-label=(message!(locale, "hint-title")) {
                        div class="hint-best" {
                            ul class="choices advised" { (row(asked, number, choice, odds, &choice.description.group)) }
                        }
                        (asked.hint)
                    }
                } @else {
                    ul class="choices advised" { (row(asked, number, choice, odds, &choice.description.group)) }
                }
            }
            @if odds == Odds::Even { p class="muted small" { (message!(locale, "ask-even")) } }
            @for (group, members) in groups(&others) {
                @match &members[..] {
                    [(number, choice)] => ul class="choices" { (row(asked, *number, choice, odds, group)) },
                    _ if rows => {
                        @if !group.is_empty() { h3 class="group-title" { (group) } }
                        ul class="choices" {
                            @for (number, choice) in &members { (row(asked, *number, choice, odds, "")) }
                        }
                    }
                    _ => (card(asked, group, &members, odds)),
                }
            }
            @if others.iter().any(|(_, choice)| !choice.marks.is_empty()) {
                p class="ticks-end also-end" { button class="button main" type="submit" name="set" value="yes" { (message!(locale, "ask-tick-enter")) } }
            }
            @if let Some(area) = asked.area { (area::spots(locale, area)) }
        }
    }
}

/// The answers that end the turn or the current action, for the place where they are pinned.
pub(crate) fn endings(asked: &Asked<'_>, choices: &[Listed]) -> Markup {
    let odds = Odds::of(choices);
    let pinned = choices.iter().enumerate().filter(|(_, choice)| asked.is_pinned(choice));
    let pinned: Vec<_> = pinned.collect();
    html! {
        @if !pinned.is_empty() {
            ul class="choices endings" {
                @for (number, choice) in pinned {
                    li class={ "choice ending" (waste_class(asked.waste(choice))) } data-places=(choice.description.places.join(BETWEEN_PLACES)) data-number=(number) {
                        (button(asked, number, choice, odds, (html! {}, &choice.description.detail, true)))
                    }
                }
            }
        }
    }
}

/// The button that confirms the ticks, for the same place.
pub(crate) fn confirm(locale: Locale) -> Markup {
    html! { p class="ticks-end" { button class="button main" type="submit" form=(FORM) { (message!(locale, "ask-confirm")) } } }
}

/// Answers of one kind: the heading once, then chips, each with its cost and effect: beside the
/// label if all are short, in the heading if all are the same, as with what follows them. Answers of
/// several kinds have their headings on them.
fn card(asked: &Asked<'_>, group: &str, members: &[(usize, &Listed)], odds: Odds) -> Markup {
    let details = || members.iter().map(|(_, choice)| choice.description.detail.as_str());
    let brief = details().all(|detail| detail.chars().count() <= BRIEF);
    let common = details().next().filter(|first| !first.is_empty() && !group.is_empty());
    let common = common.filter(|first| members.len() > 1 && details().all(|one| one == *first));
    let thens = || members.iter().map(|(_, choice)| choice.then.as_ref().map(|then| &then.words));
    let then = thens().next().flatten().filter(|_| members.len() > 1 && !group.is_empty());
    let then = then.filter(|first| thens().all(|one| one == Some(*first)));
    let above = |choice: &Listed| match group {
        "" => heading(&choice.description.group),
        _ => heard(choice),
    };
    let rule = members[0].1.description.rule;
    let shared = members.iter().all(|(_, choice)| choice.description.rule == rule);
    html! {
        section class="answers" aria-label=[group.is_empty().then(|| message!(asked.locale, "ask-answers"))] {
            @if !group.is_empty() || shared {
                h3 class="group-title" {
                    (group) @if let Some(detail) = common { ": " span class="choice-detail" { (detail) } }
                    @if let Some(then) = then { " " span class="choice-then" { (then) } }
                    @if shared { " " (rule_link(asked.locale, asked.game, rule.0)) }
                }
            }
            ul class={ "choices chips" @if brief { " brief" } } {
                @for &(number, choice) in members {
                    li class={ "choice chip" (waste_class(asked.waste(choice))) } data-places=(choice.description.places.join(BETWEEN_PLACES)) data-number=(number) {
                        (button(asked, number, choice, odds, (above(choice), if common.is_some() { "" } else { &choice.description.detail }, then.is_none())))
                        @if !shared { (rule_link(asked.locale, asked.game, choice.description.rule.0)) }
                    }
                }
            }
        }
    }
}

/// An answer with a row of its own, under the name of its group if it is alone there or stands
/// before the groups.
fn row(asked: &Asked<'_>, number: usize, choice: &Listed, odds: Odds, group: &str) -> Markup {
    let words = &choice.description;
    let above = if group.is_empty() { heard(choice) } else { heading(group) };
    html! {
        li class={ "choice" @if asked.is_advised(choice) { " proposed" } (waste_class(asked.waste(choice))) } data-places=(words.places.join(BETWEEN_PLACES)) data-number=(number) {
            (button(asked, number, choice, odds, (above, &choice.description.detail, true)))
            (rule_link(asked.locale, asked.game, words.rule.0))
            @for words in asked.advice(choice) { span class="proposal" { (words) } }
        }
    }
}

/// The heading of an answer that is alone under it, on the answer itself.
fn heading(group: &str) -> Markup {
    html! { @if !group.is_empty() { span class="choice-group" { (group) } " " } }
}

/// The heading of an answer that is reached through another, for those who hear it: lists that were
/// opened for different answers may have equal ones.
fn heard(choice: &Listed) -> Markup {
    let group = choice.list.as_ref().map(|_| &choice.description.group);
    html! { @if let Some(group) = group { span class="unseen" { (group) " " } } }
}

/// What is added to the classes of an answer that is wasted.
fn waste_class(waste: Waste<'_>) -> &'static str {
    match waste {
        Waste::None => "",
        Waste::Asks(_) => " wasted",
        Waste::Sure => " wasted sure",
    }
}

/// The button of an answer. Under a heading its label is as short as possible. That of a wasted
/// answer asks once more; that of an answer with others after it says them, and has a small one
/// beside it for the answer alone, which is no answer more (`data-answer`). One that can be entered
/// together with others has a box to mark it.
fn button(
    asked: &Asked<'_>,
    number: usize,
    choice: &Listed,
    odds: Odds,
    (before, detail, says_then): (Markup, &str, bool),
) -> Markup {
    let (words, locale, waste) = (&choice.description, asked.locale, asked.waste(choice));
    let name = if matches!(waste, Waste::Asks(_)) { "ask" } else { "text" };
    let text = choice.then.as_ref().map_or(&choice.text, |then| &then.text);
    let key = KEYS.get(number..=number);
    let label = if words.short.is_empty() { &words.label } else { &words.short };
    html! {
        button type="submit" name=(name) value=(text) data-key=[key] form=[words.ends_turn.then_some(FORM)] data-answer {
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } } @else { span {} }
            span class="choice-label" { (before) (illustrated(locale, asked.game, label)) (odds.of_one(locale, choice)) }
            @match waste {
                Waste::None => {},
                Waste::Asks(why) => { " " span class="choice-wasted" { (message!(locale, "ask-wasted", why = why)) } }
                Waste::Sure => { " " strong class="choice-wasted" { (message!(locale, "ask-wasted-sure")) } }
            }
            @if let Some(then) = &choice.then { " " span class=(if says_then { "choice-then" } else { "unseen" }) { (then.words) } }
            (amounts(locale, asked.game, &words.amounts))
            @if !detail.is_empty() { " " span class="choice-detail" title=(detail) { (illustrated(locale, asked.game, detail)) } }
        }
        (mark(locale, choice, label))
        @if choice.then.is_some() {
            button class="change" type="submit" name="text" value=(choice.text) form=[words.ends_turn.then_some(FORM)]
                aria-label=(headed(locale, label, &message!(locale, "ask-change"))) { (message!(locale, "ask-change")) }
        }
    }
}

/// The box that marks an answer to be entered with others, or a number of how often with its two
/// buttons, which need a script.
fn mark(locale: Locale, choice: &Listed, label: &str) -> Markup {
    let name = message!(locale, "ask-tick-also", what = label);
    html! {
        @match &choice.marks[..] {
            [] => {},
            [once] => label class="tick-also" { input type="checkbox" name="tick" value=(once) aria-label=(name); },
            all => span class="tick-also stepper" {
                input type="hidden" name="counted" value=(all.join(BETWEEN_TIMES));
                (step("-1", "−", &message!(locale, "helper-less", what = label)))
                input type="number" inputmode="numeric" name="times" value="0" min="0" max=(all.len()) step="1" aria-label=(name);
                (step("1", "+", &message!(locale, "helper-more", what = label)))
            },
        }
    }
}

/// The items of a multi-select, each with a box: all ticks are sent together, in whatever order
/// they were made.
pub(crate) fn ticks(asked: &Asked<'_>, list: &SelectList) -> Markup {
    let &Asked { locale, id, at, .. } = asked;
    let numbered: Vec<(usize, &Listed)> = list.items.iter().enumerate().collect();
    html! {
        form class="choose ticks" id=(FORM) method="post" action={ "/games/" (id) "/choose" } data-least=(list.least) data-most=(list.most) {
            input type="hidden" name="at" value=(at);
            input type="hidden" name="set" value="yes";
            p class="muted small" { (message!(locale, "ask-tick", sizes = list.sizes.as_str())) }
            @for (group, members) in groups(&numbered) {
                @if !group.is_empty() { h3 class="group-title" { (group) } }
                ul class="choices" {
                    @for (number, item) in members { (tick(asked, number, item)) }
                }
            }
        }
    }
}

fn tick(asked: &Asked<'_>, number: usize, item: &Listed) -> Markup {
    let words = &item.description;
    html! {
        li class={ "choice" @if asked.is_advised(item) { " proposed" } } data-places=(words.places.join(BETWEEN_PLACES)) data-number=(number) {
            label data-answer {
                input type="checkbox" name="tick" value=(item.text) data-key=[KEYS.get(number..=number)];
                span class="choice-label" { (words.label) }
                @if !words.detail.is_empty() { " " span class="choice-detail" { (words.detail) } }
            }
            (rule_link(asked.locale, asked.game, words.rule.0))
            @for words in asked.advice(item) { span class="proposal" { (words) } }
        }
    }
}

/// The odds of chance results, as far as they are shown with each.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Odds {
    /// They are no chance results.
    None,
    /// All are equally likely, which is shown once.
    Even,
    /// The number of cases in all.
    In(u32),
}

impl Odds {
    fn of(choices: &[Listed]) -> Odds {
        let total: u32 = choices.iter().filter_map(|choice| choice.odds).sum();
        let even = choices.len() > 1 && choices.iter().all(|one| one.odds == choices[0].odds);
        match (total, even) {
            (0, _) => Odds::None,
            (_, true) => Odds::Even,
            (total, false) => Odds::In(total),
        }
    }

    fn of_one(self, locale: Locale, choice: &Listed) -> Markup {
        html! {
            @if let (Odds::In(total), Some(odds)) = (self, choice.odds) {
                " " span class="odds" { (message!(locale, "ask-odds", odds = odds, total = total)) }
            }
        }
    }
}

type Group<'a> = (&'a str, Vec<(usize, &'a Listed)>);

/// Choices by heading, in the order in which the headings first occur. If there are more groups
/// than can be seen, groups of one answer share one without a heading.
fn groups<'a>(choices: &[(usize, &'a Listed)]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    let mut add = |group: &'a str, number: usize, choice: &'a Listed| match groups
        .iter_mut()
        .find(|(name, _)| *name == group)
    {
        Some((_, members)) => members.push((number, choice)),
        None => groups.push((group, vec![(number, choice)])),
    };
    for &(number, choice) in choices {
        add(choice.description.group.as_str(), number, choice);
    }
    if groups.len() <= GROUPS {
        return groups;
    }
    let (single, mut several): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(name, members)| members.len() == 1 || name.is_empty());
    let mut alone: Vec<_> = single.into_iter().flat_map(|(_, members)| members).collect();
    alone.sort_by_key(|(number, _)| *number);
    if !alone.is_empty() {
        several.push(("", alone));
    }
    several
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Description, Rule};

    fn listed(group: &str, label: &str) -> Listed {
        let (group, ends_turn) = (group.into(), label == "end");
        let description = Description { group, ends_turn, ..Description::new(label, Rule("X-1")) };
        Listed::new(label.into(), None, description)
    }

    fn drawn(all: &[Listed], hinted: Option<&str>) -> (String, String) {
        drawn_with(all, hinted, None)
    }

    fn drawn_with(all: &[Listed], hinted: Option<&str>, sure: Option<&str>) -> (String, String) {
        let hint = html! { "wins" };
        let asked = Asked {
            locale: Locale::English,
            game: "x",
            id: "y",
            at: 0,
            area: None,
            proposed: None,
            hinted,
            hint,
            hint_places: String::new(),
            sure,
        };
        (choices(&asked, all).into_string(), endings(&asked, all).into_string())
    }

    #[test]
    fn a_group_of_several_is_a_card_with_its_heading_once() {
        let all: Vec<Listed> =
            (0..6).map(|nth| listed("Move to", &format!("place {nth}"))).collect();
        let (page, _) = drawn(&all, None);
        assert_eq!(page.matches("Move to").count(), 1, "{page}");
        assert_eq!(page.matches("class=\"choice chip\"").count(), 6, "{page}");
        let (page, _) = drawn(&all[..3], None);
        assert!(!page.contains("chip"), "a few have rows: {page}");
    }

    #[test]
    fn there_are_at_most_six_groups() {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "a", "b", ""];
        let all: Vec<Listed> = names.iter().map(|name| listed(name, "does it")).collect();
        let numbered: Vec<_> = all.iter().enumerate().collect();
        let found = groups(&numbered);
        let sizes: Vec<(&str, usize)> =
            found.iter().map(|(name, members)| (*name, members.len())).collect();
        assert_eq!(sizes, [("a", 2), ("b", 2), ("", 7)]);
    }

    #[test]
    fn what_ends_the_turn_is_pinned_unless_it_is_the_hint() {
        let all = [listed("", "go"), listed("", "end")];
        let (page, pinned) = drawn(&all, None);
        assert!(page.contains("value=\"go\"") && !page.contains("value=\"end\""), "{page}");
        assert!(pinned.contains("value=\"end\" data-key=\"2\" form=\"choose\""), "{pinned}");
        let (page, pinned) = drawn(&all, Some("end"));
        assert!(page.contains("value=\"end\"") && pinned.is_empty(), "{page} {pinned}");
        let (hint, others) = page.split_once("</section>").expect("a hint at its answer");
        assert!(hint.contains("value=\"end\"") && hint.contains("wins"), "{hint}");
        assert!(others.contains("value=\"go\""), "{others}");
    }

    #[test]
    fn an_answer_says_what_follows_and_is_offered_alone_beside_that() {
        let mut all = [listed("", "go"), listed("", "build")];
        let (text, words) = ("build; pay".to_string(), "Then: pay 2".to_string());
        all[1].then = Some(play::FollowUps { text, words });
        let (page, _) = drawn(&all, None);
        assert!(page.contains("name=\"text\" value=\"build; pay\" data-key=\"2\""), "{page}");
        assert!(page.contains("Then: pay 2"), "{page}");
        assert!(page.contains("class=\"change\" type=\"submit\" name=\"text\" value=\"build\""));
        assert_eq!(page.matches("class=\"change\"").count(), 1, "{page}");
    }

    #[test]
    fn answers_that_go_together_have_boxes_and_one_button() {
        let mut all = [listed("", "red"), listed("", "blue"), listed("", "end")];
        let (page, _) = drawn(&all, None);
        assert!(!page.contains("checkbox") && !page.contains("name=\"set\""), "{page}");
        all[..2].iter_mut().for_each(|one| one.marks.push(one.text.clone()));
        let (page, pinned) = drawn(&all, None);
        assert_eq!(page.matches("type=\"checkbox\" name=\"tick\"").count(), 2, "{page}");
        assert!(page.contains("aria-label=\"With others: red\""), "{page}");
        assert_eq!(page.matches("name=\"set\" value=\"yes\"").count(), 1, "{page}");
        assert!(!pinned.contains("checkbox"), "{pinned}");
    }

    #[test]
    fn what_follows_all_answers_of_a_card_is_said_once() {
        let mut all: Vec<Listed> = (0..6).map(|nth| listed("Place", &format!("{nth}"))).collect();
        for one in &mut all {
            let text = format!("{}; pick", one.text);
            one.then = Some(play::FollowUps { text, words: "Then: earn a pick".into() });
        }
        let (page, _) = drawn(&all, None);
        assert_eq!(page.matches("\"choice-then\"").count(), 1, "{page}");
        assert_eq!(page.matches("\"unseen\">Then: earn a pick").count(), 6, "{page}");
        all[0].then = None;
        let (page, _) = drawn(&all, None);
        assert_eq!(page.matches("\"choice-then\"").count(), 5, "{page}");
    }

    #[test]
    fn equal_answers_are_one_row_with_their_number() {
        let mut all = [listed("", "red"), listed("", "blue")];
        all[0].marks = vec!["red".into(), "red; red".into()];
        all[1].marks = vec!["blue".into()];
        let (page, _) = drawn(&all, None);
        assert!(page.contains("name=\"counted\" value=\"red|red; red\""), "{page}");
        let number = "name=\"times\" value=\"0\" min=\"0\" max=\"2\" step=\"1\"";
        assert!(page.contains(&format!("{number} aria-label=\"With others: red\"")), "{page}");
        assert_eq!(page.matches("data-step=").count(), 2, "less and more: {page}");
        assert_eq!(page.matches("type=\"checkbox\" name=\"tick\"").count(), 1, "{page}");
        let (enter, first) = (page.find("name=\"set\""), page.find("name=\"text\""));
        assert!(enter < first, "Enter in the number is no press of the first answer: {page}");
    }

    #[test]
    fn a_wasted_answer_asks_once_more() {
        let mut all = [listed("", "go"), listed("", "build"), listed("", "end")];
        all[1].description.wasted = Some("No card is in your hand.".into());
        let (page, _) = drawn(&all, None);
        assert!(page.contains("name=\"ask\" value=\"build\""), "{page}");
        assert!(page.contains("Wasted: No card is in your hand."), "{page}");
        assert!(page.contains("name=\"text\" value=\"go\""), "{page}");
        let (page, _) = drawn_with(&all, None, Some("build"));
        assert!(page.contains("name=\"text\" value=\"build\""), "{page}");
        assert!(page.contains("class=\"choice wasted sure\""), "{page}");
        assert!(page.contains("Wasted: do it anyway?"), "{page}");
        let (page, _) = drawn(&all, Some("build"));
        assert!(!page.contains("name=\"ask\""), "a hint knows better: {page}");
    }
}
