//! Facts about many equal places, asked by piece: what stands, and where. A few pieces lie on a
//! table with many places, so nobody has to go through all of these.

use std::collections::BTreeMap;

use i18n::{Locale, message};
use maud::{Markup, html};
use play::QueryAsked;

use crate::helper_pictures::Pictures;

/// The fewest facts that are asked by piece. The games have 9 such facts or fewer (conflicts, labs),
/// or 16 or more (black holes, windows); nothing lies between.
const FEWEST: usize = 12;
/// The fewest different pieces: fewer are set by a tap on their place.
const KINDS: usize = 3;
/// The number of rows that are open at first.
const OPEN: usize = 6;

/// Facts with the same answers: the first says that nothing stands there, each other one is a piece.
pub struct Pieces<'a> {
    facts: &'a [QueryAsked],
    /// The words for nothing.
    nothing: &'a str,
    /// The pieces in words, in the order in which they first occur.
    kinds: Vec<&'a str>,
}

impl<'a> Pieces<'a> {
    /// These facts by piece, if they are many and alike.
    pub fn of(facts: &'a [QueryAsked]) -> Option<Self> {
        let first = |query: &'a QueryAsked| Some(query.answers.first()?.1.as_str());
        let nothing = first(facts.first()?)?;
        let alike = facts.iter().all(|query| first(query) == Some(nothing));
        let mut kinds: Vec<&str> = Vec::new();
        for (_, words) in facts.iter().flat_map(|query| query.answers.iter().skip(1)) {
            if !kinds.contains(&words.as_str()) {
                kinds.push(words);
            }
        }
        let many = facts.len() >= FEWEST && kinds.len() >= KINDS;
        (alike && many && facts.len() > kinds.len()).then_some(Pieces { facts, nothing, kinds })
    }

    /// What stands according to what was last known: the number of the piece and of the place.
    fn known(&self) -> Vec<(usize, usize)> {
        let of = |(place, query): (usize, &'a QueryAsked)| {
            let known = query.known.as_ref()?;
            let (_, words) = query.answers.iter().skip(1).find(|(text, _)| text == known)?;
            Some((self.kinds.iter().position(|kind| kind == words)?, place))
        };
        self.facts.iter().enumerate().filter_map(of).collect()
    }

    /// The entries for pieces at places, each by its number: an entry for every place, and two for
    /// one that was named twice, which a session refuses. Numbers that do not exist are left out.
    pub fn entries(&self, chosen: &[(usize, usize)]) -> Vec<String> {
        let mut at: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        for &(kind, place) in chosen {
            let (Some(kind), Some(query)) = (self.kinds.get(kind), self.facts.get(place)) else {
                continue;
            };
            if let Some((text, _)) = query.answers.iter().find(|(_, words)| words == kind) {
                at.entry(place).or_default().push(text);
            }
        }
        let plain = |query: &'a QueryAsked| query.answers.first().map(|(text, _)| text.as_str());
        let all = self.facts.iter().enumerate().flat_map(|(place, query)| match at.get(&place) {
            Some(texts) => texts.clone(),
            None => plain(query).into_iter().collect(),
        });
        all.map(str::to_string).collect()
    }

    /// The rows of the form, those of what is known first.
    pub(crate) fn draw(&self, locale: Locale, pictures: &Pictures) -> Markup {
        let known = self.known();
        let open = (known.len() + 1).max(OPEN).min(self.facts.len());
        let row = |nth: usize| self.row(pictures, nth, known.get(nth).copied());
        html! {
            input type="hidden" name="pieces" value=(self.facts.len());
            @for nth in 0..open { (row(nth)) }
            @if open < self.facts.len() {
                details class="fold" {
                    summary { (message!(locale, "script-show-all")) }
                    @for nth in open..self.facts.len() { (row(nth)) }
                }
            }
        }
    }

    /// One row: which piece, and where.
    fn row(&self, pictures: &Pictures, nth: usize, known: Option<(usize, usize)>) -> Markup {
        let (kind, place) = (known.map(|(kind, _)| kind), known.map(|(_, place)| place));
        let face = known
            .and_then(|(_, place)| pictures.face(self.facts[place].known.as_deref()?))
            .map(|face| face.draw());
        html! {
            div class="fact piece" {
                @if let Some(face) = face { (face) }
                select name={ "piece-" (nth) } aria-label={ (nth + 1) } {
                    option value="" selected[kind.is_none()] { (self.nothing) }
                    @for (number, words) in self.kinds.iter().enumerate() {
                        option value=(number) selected[kind == Some(number)] { (words) }
                    }
                }
                select name={ "at-" (nth) } aria-label={ (nth + 1) ", " (self.facts[0].title) "–" (self.facts[self.facts.len() - 1].title) } {
                    @for (number, query) in self.facts.iter().enumerate() {
                        option value=(number) selected[place == Some(number)] { (query.title) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twelve windows, each free or with one of three faces.
    fn windows(known: &[(usize, &str)]) -> Vec<QueryAsked> {
        let one = |nth: usize| {
            let text = |what: &str| format!("window {nth} {what}");
            let answers = ["–", "jam", "ice", "wild"].map(|what| (text(what), what.to_string()));
            let known = known.iter().find(|(at, _)| *at == nth).map_or("–", |(_, what)| what);
            QueryAsked {
                query: format!("window {nth}"),
                title: format!("Window {nth}"),
                known: Some(text(known)),
                answers: answers.to_vec(),
                at_once: 4,
            }
        };
        (0..12).map(one).collect()
    }

    #[test]
    fn pieces_and_places_are_the_facts_that_were_asked() {
        let facts = windows(&[(3, "ice")]);
        let pieces = Pieces::of(&facts).expect("many and alike");
        assert_eq!(pieces.known(), [(1, 3)]);
        let entries = pieces.entries(&[(0, 5), (2, 11), (9, 1), (0, 40)]);
        assert_eq!(entries.len(), 12);
        assert_eq!((&entries[5][..], &entries[11][..]), ("window 5 jam", "window 11 wild"));
        assert_eq!(entries.iter().filter(|entry| entry.ends_with('–')).count(), 10);
        let twice = pieces.entries(&[(0, 5), (1, 5)]);
        assert_eq!(twice.len(), 13, "the session refuses a place that is named twice");
    }

    #[test]
    fn few_facts_and_facts_that_differ_are_asked_by_place() {
        let facts = windows(&[]);
        assert!(Pieces::of(&facts[..11]).is_none());
        let mut other = windows(&[]);
        other[4].answers[0].1 = "empty".into();
        assert!(Pieces::of(&other).is_none());
    }
}
