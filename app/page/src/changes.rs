//! What a beat changed on a drawn board: changed numbers, moved pieces.
//!
//! Drawings state both. A number that a player follows has a name in `data-number`; its value is
//! the text of the element or its `data-value`. A piece has its kind in `data-piece`, its place in
//! `data-at`, and the number of identical ones there in `data-many`; `data-store` marks the supply,
//! to which no path is drawn. Two drawings are compared by these names, and the later one then
//! shows the earlier values.

use std::collections::{BTreeMap, BTreeSet};

use drawing::Board;
use i18n::{Locale, message};
use maud::{Markup, PreEscaped, html};

use crate::tags::{Tag, tags};

/// More moves than this mean another table, and not a single beat.
const MOST_MOVES: usize = 8;

/// The differences between two boards.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    numbers: Vec<Number>,
    moves: Vec<Move>,
    /// The titles of the places of pieces.
    places: BTreeMap<String, String>,
}

#[derive(Debug, Eq, PartialEq)]
struct Number {
    name: String,
    was: String,
    now: String,
}

#[derive(Debug, Eq, PartialEq)]
struct Move {
    piece: String,
    from: String,
    to: String,
}

impl Changes {
    /// The differences on a board after a beat.
    pub(crate) fn between(before: &Board, after: &Board) -> Self {
        let [before, after] = [before, after].map(Seen::of);
        let was: BTreeMap<&str, &str> = before.numbers.iter().map(pair).collect();
        let mut numbers: Vec<Number> = Vec::new();
        for (name, now) in after.numbers.iter().map(pair) {
            let Some(&was) = was.get(name).filter(|was| **was != now) else { continue };
            if numbers.iter().all(|other| other.name != name) {
                let [name, was, now] = [name, was, now].map(str::to_string);
                numbers.push(Number { name, was, now });
            }
        }
        let mut moves = Vec::new();
        for (piece, came) in &after.pieces {
            let Some(left) = before.pieces.get(piece) else { continue };
            let ends = more(came, left).into_iter();
            for (from, to) in more(left, came).into_iter().zip(ends) {
                if !after.stores.contains(&to) {
                    moves.push(Move { piece: piece.clone(), from, to });
                }
            }
        }
        if moves.len() > MOST_MOVES {
            moves.clear();
        }
        Changes { numbers, moves, places: after.places }
    }

    /// A board on which every changed number shows its earlier value, and every place that a piece
    /// has left is marked.
    pub(crate) fn marked(&self, board: Board) -> Board {
        if self.numbers.is_empty() && self.moves.is_empty() {
            return board;
        }
        let marked = |drawn: Markup| PreEscaped(self.mark(&drawn.into_string()));
        let (others, own) = (marked(board.others), marked(board.own));
        let middle = marked(board.board);
        Board { others, own, board: middle, ..board }
    }

    fn mark(&self, drawn: &str) -> String {
        let mut out = String::with_capacity(drawn.len() + 200 * self.numbers.len());
        let mut at = 0;
        for tag in speaking(drawn) {
            if let Some(place) = tag.place()
                && self.moves.iter().any(|one| one.from == place)
            {
                out += &drawn[at..tag.end - 1];
                out += " data-left";
                at = tag.end - 1;
            }
            if let Some(name) = tag.number()
                && let Some(number) = self.numbers.iter().find(|number| number.name == name)
            {
                out += &drawn[at..tag.end - 1];
                out += " data-was=\"";
                out += &html! { (number.was) }.into_string();
                out += "\">";
                at = tag.end;
                if tag.value.is_none() && tag.name != "text" {
                    out += &html! { span class="was" { (number.was) } " " }.into_string();
                }
            }
        }
        out + &drawn[at..]
    }

    /// The changed numbers, in the wording used everywhere.
    pub(crate) fn numbers(&self, locale: Locale) -> Markup {
        html! {
            @if !self.numbers.is_empty() {
                ul class="beat-numbers" aria-label=(message!(locale, "changed-numbers")) {
                    @for Number { name, was, now } in &self.numbers {
                        li { (name) " " b { span class="was" { (was) } " " (now) } }
                    }
                }
            }
        }
    }

    /// The changes, for the table as text; a script reads the moves from it.
    pub(crate) fn as_text(&self, locale: Locale) -> Markup {
        html! {
            @if !self.numbers.is_empty() || !self.moves.is_empty() {
                ul class="text-board-list" id="changes" {
                    li {
                        span class="text-board-head" { (message!(locale, "changed-heading")) }
                        ul {
                            @for Number { name, was, now } in &self.numbers { li { (message!(locale, "changed-number", name = name.as_str(), was = was.as_str(), now = now.as_str())) } }
                            @for Move { piece, from, to } in &self.moves {
                                li data-moved=(piece) data-from=(from) data-to=(to) { (message!(locale, "changed-piece", piece = plain(piece), from = self.place(from), to = self.place(to))) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The title of a place.
    fn place(&self, name: &str) -> String {
        self.places.get(name).cloned().unwrap_or_else(|| plain(name))
    }
}

fn pair((name, value): &(String, String)) -> (&str, &str) {
    (name, value)
}

/// The name of a piece or a place as words.
fn plain(name: &str) -> String {
    name.replace('-', " ")
}

/// Places with more pieces here than there, each repeated by the difference.
fn more(here: &BTreeMap<String, usize>, there: &BTreeMap<String, usize>) -> Vec<String> {
    let over = |place: &String, count: usize| {
        count.saturating_sub(there.get(place).copied().unwrap_or_default())
    };
    let all = here.iter().map(|(place, count)| (place, over(place, *count)));
    all.flat_map(|(place, count)| std::iter::repeat_n(place.clone(), count)).collect()
}

/// What a drawing states.
#[derive(Default)]
struct Seen {
    /// Names and values, in order.
    numbers: Vec<(String, String)>,
    /// Kinds of pieces, with the number at each place.
    pieces: BTreeMap<String, BTreeMap<String, usize>>,
    /// The places of the supply.
    stores: BTreeSet<String>,
    /// The titles of places, without what follows them.
    places: BTreeMap<String, String>,
}

impl Seen {
    fn of(board: &Board) -> Self {
        let mut seen = Seen::default();
        for drawn in [&board.others, &board.board, &board.own] {
            let drawn = drawn.0.as_str();
            for tag in speaking(drawn) {
                if let Some(name) = tag.number() {
                    let text = || drawn[tag.end..].split('<').next();
                    let value = tag.value.or_else(text).map(plain_text);
                    seen.numbers.push((name, value.unwrap_or_default()));
                }
                if let Some(place) = tag.place()
                    && let Some(said) = tag.said(drawn)
                {
                    seen.places.entry(place).or_insert(said);
                }
                let at = tag.at.or(tag.place).map(plain_text);
                if let (Some(piece), Some(at)) = (tag.piece(), at) {
                    if tag.stores {
                        seen.stores.insert(at.clone());
                    }
                    let many = tag.many.and_then(|many| many.parse().ok());
                    *seen.pieces.entry(piece).or_default().entry(at).or_default() +=
                        many.unwrap_or(1);
                }
            }
        }
        seen
    }
}

/// An opening tag that describes a place, a piece or a number, with its attributes as spelled.
#[derive(Default)]
struct Speaking<'d> {
    name: &'d str,
    /// Where the element's content begins.
    end: usize,
    number: Option<&'d str>,
    value: Option<&'d str>,
    place: Option<&'d str>,
    piece: Option<&'d str>,
    card: Option<&'d str>,
    at: Option<&'d str>,
    many: Option<&'d str>,
    /// Whether it is a supply.
    stores: bool,
    label: Option<&'d str>,
    title: Option<&'d str>,
}

impl<'d> Speaking<'d> {
    fn of(tag: Tag<'d>) -> Option<Self> {
        let mut says = Speaking { name: tag.name(), end: tag.end, ..Self::default() };
        for (name, value) in tag.attributes() {
            let what = match name {
                "data-number" => &mut says.number,
                "data-value" => &mut says.value,
                "data-place" => &mut says.place,
                "data-piece" => &mut says.piece,
                "data-card" => &mut says.card,
                "data-at" => &mut says.at,
                "data-many" => &mut says.many,
                "aria-label" => &mut says.label,
                "title" => &mut says.title,
                _ => continue,
            };
            *what = Some(value);
        }
        says.number.or(says.place).or(says.piece).or(says.card)?;
        says.stores = tag.inner.contains("data-store");
        Some(says)
    }

    fn number(&self) -> Option<String> {
        self.number.map(plain_text)
    }

    fn place(&self) -> Option<String> {
        self.place.map(plain_text)
    }

    /// The kind of a piece, or the name of a card.
    fn piece(&self) -> Option<String> {
        let card = || Some(format!("card {}", plain_text(self.card?)));
        self.piece.map(plain_text).or_else(card)
    }

    /// The title of an element: its label, the title element at its start, or its title attribute.
    fn said(&self, drawn: &str) -> Option<String> {
        let within = || {
            let title = drawn[self.end..].trim_start().strip_prefix("<title>")?;
            title.split('<').next()
        };
        let said = self.label.or_else(within).or(self.title)?;
        Some(head(&plain_text(said))).filter(|said| !said.is_empty())
    }
}

/// The part of a place's description that is its name.
fn head(said: &str) -> String {
    said.split([':', ';', ',', '(']).next().unwrap_or_default().trim().to_string()
}

/// The text with the entities for `&`, `<`, `>` and `"` decoded.
fn plain_text(text: &str) -> String {
    let text = text.trim();
    if !text.contains('&') {
        return text.to_string();
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Every tag of a drawing that describes something.
fn speaking(drawn: &str) -> impl Iterator<Item = Speaking<'_>> {
    tags(drawn, 0).filter(|tag| !tag.closes()).filter_map(Speaking::of)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(target: u8, bots: [u8; 2], agent: &str) -> Board {
        Board {
            others: html! { p { "Target " b data-number="Target & more" { (target) } } },
            others_title: "".into(),
            others_glyph: "",
            board: html! {
                svg {
                    g data-place="left" aria-label="The left, for two" data-piece="bot" data-at="left" data-many=(bots[0]) {}
                    g data-place="right" data-piece="bot" data-at="right" data-many=(bots[1]) {}
                    g data-piece="agent" data-at=(agent) {}
                    g data-number="Energy" data-value=(bots[0]) { text { "0" } }
                }
            },
            own: html! {},
            forecast: html! {},
            legend: html! {},
        }
    }

    #[test]
    fn what_changed_says_what_it_was() {
        let (before, after) = (board(49, [2, 0], "left"), board(51, [1, 1], "right"));
        let changes = Changes::between(&before, &after);
        let numbers: Vec<_> = changes.numbers.iter().map(|one| (&*one.was, &*one.now)).collect();
        assert_eq!(numbers, [("49", "51"), ("2", "1")]);
        let moves: Vec<_> = changes.moves.iter().map(|one| (&*one.piece, &*one.to)).collect();
        assert_eq!(moves, [("agent", "right"), ("bot", "right")]);
        let marked = changes.marked(after);
        let others = marked.others.into_string();
        assert!(others.contains("data-was=\"49\"><span class=\"was\">49</span> 51"), "{others}");
        let board = marked.board.into_string();
        assert!(board.contains("data-many=\"1\" data-left>"), "{board}");
        assert!(board.contains("data-value=\"1\" data-was=\"2\"><text>"), "{board}");
        let text = changes.as_text(Locale::English).into_string();
        assert!(text.contains("Target &amp; more: 49, now 51"), "{text}");
        assert!(text.contains("agent: from The left to right"), "{text}");
    }

    #[test]
    fn what_is_the_same_is_left_as_it_is() {
        let same = || board(49, [2, 0], "left");
        let changes = Changes::between(&same(), &same());
        assert!(changes.numbers.is_empty() && changes.moves.is_empty());
        assert_eq!(changes.marked(same()).board.into_string(), same().board.into_string());
        assert_eq!(changes.as_text(Locale::English).into_string(), "");
    }
}
