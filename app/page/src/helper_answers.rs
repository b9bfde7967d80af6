//! The answers to a helper's question: large buttons with pictures, or first their kinds if there
//! are more answers than fit a phone.

use std::borrow::Cow;
use std::collections::BTreeSet;

use drawing::Picture;
use game_core::Description;
use i18n::Locale;
use maud::{Markup, html};
use play::{Listed, QueryAsked};

use crate::helper_aids::Digits;
use crate::helper_pictures::Pictures;

/// The most height of the answers on one screen of a phone, in pixels.
const SCREEN: usize = 600;
/// An answer with more letters takes the whole width of a phone.
const LONG_ANSWER: usize = 36;
/// In a longer list, pictures show only the part that is not the same in all of them.
const MANY: usize = 12;
/// The most kinds on one screen.
const MOST_KINDS: usize = 24;
/// The separators between the kind of an answer and the rest of its words.
const BETWEEN: [&str; 3] = [" · ", ", ", " "];

/// One answer.
pub(crate) struct Answer<'a> {
    text: &'a str,
    /// The label of its button.
    words: Cow<'a, str>,
    /// Its full name, where the label is shorter.
    said: &'a str,
    detail: &'a str,
    /// The note that marks the currently known answer.
    known: Option<Cow<'a, str>>,
    face: Option<Picture>,
}

impl<'a> Answer<'a> {
    /// An answer to a fact.
    pub(crate) fn of_query(pictures: &Pictures, text: &'a str, words: &'a str) -> Self {
        let face = pictures.face(text);
        Answer { text, words: words.into(), said: words, detail: "", known: None, face }
    }

    /// All answers to a fact; the known one is marked with these words.
    pub(crate) fn all_of(
        pictures: &Pictures,
        query: &'a QueryAsked,
        known: &Cow<'a, str>,
    ) -> Vec<Self> {
        let answers = query.answers.iter().map(|(text, words)| {
            let holds = query.known.as_ref() == Some(text);
            let known = holds.then(|| known.clone());
            Answer { known, ..Answer::of_query(pictures, text, words) }
        });
        answers.collect()
    }

    /// A choice of the game.
    pub(crate) fn of_choice(pictures: &Pictures, choice: &'a Listed) -> Self {
        let words = &choice.description;
        let places = words.places.iter().map(String::as_str);
        let mut texts = std::iter::once(choice.text.as_str()).chain(places);
        Answer {
            text: &choice.text,
            words: title(words).into(),
            said: &words.label,
            detail: &words.detail,
            known: None,
            face: texts.find_map(|text| pictures.face(text)),
        }
    }
}

/// The label of a choice's button.
fn title(words: &Description) -> &str {
    if words.short.is_empty() { &words.label } else { &words.short }
}

/// Answers under a heading, with the common part of their pictures.
struct Group<'a> {
    heading: Cow<'a, str>,
    face: Picture,
    members: Vec<Answer<'a>>,
}

impl<'a> Group<'a> {
    /// Moves the common part of all pictures beside the heading, if something remains of every
    /// picture or of none.
    fn new(heading: Cow<'a, str>, mut members: Vec<Answer<'a>>) -> Self {
        let mut face = Picture::default();
        if members.len() > 1 && (!heading.is_empty() || members.len() > MANY) {
            let common = common(&members);
            if common > 0 {
                for member in &mut members {
                    let (both, own) = member.face.take().unwrap_or_default().split(common);
                    (face, member.face) = (both, Some(own));
                }
            }
        }
        Group { heading, face, members }
    }

    /// The number of columns for the pictures, if each answer has one and most are distinct.
    fn columns(&self) -> Option<usize> {
        let drawn: BTreeSet<String> = self
            .members
            .iter()
            .filter_map(|one| Some(one.face.as_ref()?.draw().into_string()))
            .collect();
        let all = self.members.iter().all(|one| one.face.is_some());
        if !all || drawn.len() * 2 <= self.members.len() && self.members.len() > 1 {
            return None;
        }
        let pieces = self.most(|one| one.face.as_ref().map_or(0, Picture::len));
        let letters = self.most(|one| one.words.chars().count() + one.detail.chars().count());
        let longest = |words: &str| words.split_whitespace().map(|word| word.chars().count()).max();
        let word = self.most(|one| longest(&one.words).unwrap_or_default());
        // In a column of a phone no word is broken.
        Some(match (pieces, letters, word) {
            (..=2, ..=26, ..=8) => 4,
            (..=3, ..=42, ..=12) => 3,
            _ => 2,
        })
    }

    fn most(&self, of: impl Fn(&Answer<'_>) -> usize) -> usize {
        self.members.iter().map(of).max().unwrap_or_default()
    }

    fn is_long(&self) -> bool {
        self.most(|one| one.words.chars().count()) > LONG_ANSWER
    }

    /// The approximate height on a phone, in pixels.
    fn height(&self) -> usize {
        let head = if self.heading.is_empty() { 0 } else { 36 };
        let letters = self.most(|one| one.words.chars().count() + one.detail.chars().count());
        let (columns, height) = match self.columns() {
            Some(columns) => {
                let lines = (letters * 7).div_ceil(366 / columns - 8);
                (columns, 8 + (54 + 16 * lines).max(72))
            }
            None if self.is_long() => (1, 20 + 20 * (letters * 9).div_ceil(300).max(2)),
            None => (2, 20 + 20 * (letters * 9).div_ceil(120).max(2)),
        };
        head + self.members.len().div_ceil(columns) * height
    }
}

/// How many pieces all pictures have in common at their start; all of them if the pictures are
/// equal, otherwise each keeps at least one of its own.
fn common(members: &[Answer<'_>]) -> usize {
    let Some(Some(first)) = members.first().map(|one| one.face.as_ref()) else { return 0 };
    let pictures = || members.iter().map(|one| one.face.as_ref());
    let is_first = |face: &Picture| face.len() == first.len() && face.alike(first) == first.len();
    if pictures().all(|face| face.is_some_and(is_first)) {
        return first.len();
    }
    let alike = |face: &Picture| face.alike(first).min(face.len().saturating_sub(1));
    pictures().map(|face| face.map_or(0, alike)).min().unwrap_or_default()
}

/// Answers under their headings: all at once if they fit a screen, otherwise one kind at a time.
pub(crate) fn answers<'a>(
    locale: Locale,
    digits: &Digits,
    listed: Vec<(&'a str, Answer<'a>)>,
) -> Markup {
    let height = |groups: &[Group<'_>]| groups.iter().map(Group::height).sum::<usize>();
    let mut groups = grouped(listed.into_iter().map(|(heading, one)| (heading.into(), one)));
    if height(&groups) > SCREEN {
        // In a long list the details of answers are left out.
        for one in groups.iter_mut().flat_map(|group| &mut group.members) {
            one.detail = "";
        }
    }
    if height(&groups) <= SCREEN {
        return html! {
            @for group in &groups {
                @if !group.heading.is_empty() {
                    h2 class="group-name" { @if !group.face.is_empty() { (group.face.draw()) " " } (group.heading) }
                }
                (grid(digits, group))
            }
        };
    }
    let kinds = match groups.len() {
        1 => groups.into_iter().flat_map(by_kind).collect(),
        _ => groups,
    };
    if kinds.len() < 2 {
        return html! { @for group in &kinds { (grid(digits, group)) } };
    }
    let high = |(_, groups): &(String, Vec<Group<'_>>)| height(groups) > SCREEN;
    let kinds: Vec<_> = by_first(kinds, 1)
        .into_iter()
        .flat_map(|kind| if high(&kind) { by_first_of(kind) } else { vec![kind] })
        .collect();
    html! {
        div class={ "kinds" @if kinds.len() > MANY { " many" } } {
            @for (heading, groups) in &kinds { (kind((locale, digits), heading, groups)) }
        }
    }
}

/// The separator between the parts of a heading.
const PARTS: &str = ", ";

/// Collects groups by the first parts of their headings, which are then written once.
fn by_first(groups: Vec<Group<'_>>, parts: usize) -> Vec<(String, Vec<Group<'_>>)> {
    let mut kinds: Vec<(String, Vec<Group<'_>>)> = Vec::new();
    for mut group in groups {
        let all: Vec<&str> = group.heading.split(PARTS).collect();
        let (first, rest) = all.split_at(parts.min(all.len()));
        let (first, rest) = (first.join(PARTS), rest.join(PARTS));
        group.heading = rest.into();
        match kinds.iter_mut().find(|(other, _)| *other == first) {
            Some((_, groups)) => groups.push(group),
            None => kinds.push((first, vec![group])),
        }
    }
    kinds
}

/// Splits a kind that is higher than a screen by one more part of its heading.
fn by_first_of((heading, groups): (String, Vec<Group<'_>>)) -> Vec<(String, Vec<Group<'_>>)> {
    let kinds = by_first(groups, 1).into_iter().map(|(part, groups)| {
        let longer = if part.is_empty() { heading.clone() } else { [&*heading, &part].join(PARTS) };
        (longer, groups)
    });
    kinds.collect()
}

fn grouped<'a>(listed: impl Iterator<Item = (Cow<'a, str>, Answer<'a>)>) -> Vec<Group<'a>> {
    let mut groups: Vec<(Cow<'a, str>, Vec<Answer<'a>>)> = Vec::new();
    for (heading, one) in listed {
        match groups.iter_mut().find(|(other, _)| *other == heading) {
            Some((_, members)) => members.push(one),
            None => groups.push((heading, vec![one])),
        }
    }
    groups.into_iter().map(|(heading, members)| Group::new(heading, members)).collect()
}

/// Splits a list by the start of its words.
fn by_kind(group: Group<'_>) -> Vec<Group<'_>> {
    let begins = |between: &str| -> BTreeSet<String> {
        let words = group.members.iter().map(|one| kind_of(&one.words, between).to_string());
        words.collect()
    };
    let between = BETWEEN.into_iter().find(|between| {
        let kinds = begins(between).len();
        let all = group.members.iter();
        let alone = all.filter(|one| one.words.split_once(between).is_none()).count();
        (2..=MOST_KINDS.min(group.members.len() - 1)).contains(&kinds)
            && alone * 3 <= group.members.len()
    });
    let Some(between) = between else { return vec![group] };
    grouped(group.members.into_iter().map(|mut one| {
        let heading = kind_of(&one.words, between).to_string();
        let rest = one.words[heading.len()..].trim_start_matches([',', ':', ' ', '·']).to_string();
        if !rest.is_empty() {
            one.words = rest.into();
        }
        (heading.into(), one)
    }))
}

fn kind_of<'w>(words: &'w str, between: &str) -> &'w str {
    words
        .split_once(between)
        .map_or(words, |(kind, _)| kind)
        .trim_end_matches([',', ':'])
        .trim_end()
}

/// One kind, which unfolds. A kind of one answer is drawn as that answer, and answers without a
/// kind are drawn directly.
fn kind((locale, digits): (Locale, &Digits), heading: &str, groups: &[Group<'_>]) -> Markup {
    let members = || groups.iter().flat_map(|group| &group.members);
    let said = |group: &Group<'_>, one: &Answer<'_>| match (heading, &*group.heading) {
        (heading, _) if heading == one.words => String::new(),
        ("", "") => String::new(),
        ("", rest) => i18n::heading(locale, rest),
        (heading, "") => i18n::heading(locale, heading),
        (heading, rest) => i18n::heading(locale, &[heading, rest].join(PARTS)),
    };
    if heading.is_empty() || members().count() == 1 {
        return html! {
            @for group in groups { @for one in &group.members { (button(digits.next(), one, &said(group, one))) } }
        };
    }
    let key = digits.next();
    let within = Digits::default();
    let pictures = groups.iter().map(|group| &group.face);
    let face = pictures.clone().next().cloned().unwrap_or_default();
    let alike = pictures.map(|other| other.alike(&face)).min().unwrap_or_default();
    let (face, _) = face.split(alike);
    html! {
        details class="kind" name="kind" open[members().any(|one| one.known.is_some())] {
            summary class="answer-kind" data-key=[key] {
                (Digits::sign(key))
                @if !face.is_empty() { (face.draw()) " " }
                span { (heading) }
            }
            div class="kind-answers" {
                @for group in groups {
                    @let (_, own) = group.face.split(alike);
                    @if !group.heading.is_empty() {
                        h3 class="group-name" { @if !own.is_empty() { (own.draw()) " " } (group.heading) }
                    }
                    (grid(&within, group))
                }
            }
        }
    }
}

/// The answers of a group.
fn grid(digits: &Digits, group: &Group<'_>) -> Markup {
    let columns = group.columns();
    let shape = match columns {
        Some(4) => " faces four",
        Some(3) => " faces three",
        Some(_) => " faces two",
        None if group.is_long() => " wide",
        None => "",
    };
    html! {
        div class={ "answers-grid" (shape) } {
            @for one in &group.members { (button(digits.next(), one, "")) }
        }
    }
}

/// The button of an answer; `before`, its kind with a colon, comes before its words.
fn button(key: Option<&'static str>, one: &Answer<'_>, before: &str) -> Markup {
    let is_short = one.words != one.said && before.is_empty() && one.known.is_none();
    html! {
        button class="answer" type="submit" name="text" value=(one.text) data-known[one.known.is_some()] data-key=[key]
            aria-label=[is_short.then_some(one.said)] {
            (Digits::sign(key))
            @if let Some(face) = &one.face && !face.is_empty() { (face.draw()) " " }
            span {
                @if !before.is_empty() { (before) " " }
                (one.words)
                @if let Some(known) = &one.known { span class="known" { (known) } }
                @if !one.detail.is_empty() { span class="answer-detail" { (one.detail) } }
            }
        }
    }
}

/// Answers of one press each that no question requires, in a grid.
pub(crate) fn plain<'a>(
    digits: Option<&Digits>,
    answers: impl Iterator<Item = Answer<'a>>,
) -> Markup {
    let group = Group::new("".into(), answers.collect());
    let none = Digits::none();
    grid(digits.unwrap_or(&none), &group)
}
