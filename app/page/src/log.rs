//! The log, folded by turn.

use std::borrow::Cow;

use drawing::{BETWEEN_PLACES, capital, icon};
use game_core::{TURN_COUNTED, Viewer};
use i18n::{Locale, heading, message};
use maud::{Markup, PreEscaped, html};
use play::{DynSession, LogEntry, NarratedLine};

use crate::games::drawing;
use crate::illustrated::illustrated;
use crate::rules::rule_link;
use crate::search::SearchQuery;
use crate::table_state::Table;

/// One line of the log with its rule and its reasons, and with search matches marked.
pub(crate) fn line(locale: Locale, game: &str, line: &NarratedLine, find: &SearchQuery) -> Markup {
    let places = (!line.places.is_empty()).then(|| line.places.join(BETWEEN_PLACES));
    html! {
        li class="told-line" data-places=[places] {
            @if find.is_empty() { (illustrated(locale, game, &line.text)) } @else { (find.marked(&line.text)) }
            " " (rule_link(locale, game, line.rule))
            @if !line.reasons.is_empty() {
                " "
                details {
                    summary { (message!(locale, "why")) }
                    ul { @for reason in &line.reasons { li { (reason) } } }
                }
            }
        }
    }
}

/// The end of a log, as much as a table shows of it.
pub(crate) struct Recent {
    /// What followed from an edited position, if the first entry is included.
    opening: Vec<NarratedLine>,
    entries: Vec<LogEntry>,
    /// How many turns begin before these entries.
    before: usize,
}

impl Recent {
    /// The last turns before the shown moment.
    pub(crate) fn of(table: &Table<'_>, until: usize, heading: Heading<'_>) -> Self {
        let session = table.session;
        let entries = latest(session, table.viewer, until, TURNS, heading);
        let whole = entries.first().is_none_or(|first| first.index == 0);
        let opening = if whole { session.opening(table.viewer) } else { Vec::new() };
        let before = match entries.first() {
            Some(first) if first.index > 0 => {
                begun(&session.log_between(table.viewer, 0, first.index), heading)
            }
            _ => 0,
        };
        Recent { opening, entries, before }
    }

    /// The last entry that chance answered, by its index.
    pub(crate) fn rolled(&self) -> Option<usize> {
        let by_chance = self.entries.iter().rev().find(|entry| entry.seat.is_none());
        by_chance.map(|entry| entry.index)
    }
}

/// Returns the heading of the turn that begins after a line. `None` if the game has no drawing, and
/// so no headings.
pub(crate) type Heading<'a> = Option<&'a dyn Fn(&NarratedLine) -> Option<String>>;

/// How many turns are shown beside a table.
const TURNS: usize = 3;
/// How many entries are read at first.
const AT_ONCE: usize = 32;

/// The last entries before `until` with at least this many turn starts among them, if there are so
/// many.
fn latest(
    session: &dyn DynSession,
    viewer: Viewer,
    until: usize,
    turns: usize,
    heading: Heading<'_>,
) -> Vec<LogEntry> {
    let mut length = AT_ONCE;
    loop {
        let from = until.saturating_sub(length);
        let entries = session.log_between(viewer, from, until);
        if from == 0 || begun(&entries, heading) > turns {
            return entries;
        }
        length *= 2;
    }
}

/// How many turns begin among these entries.
fn begun(entries: &[LogEntry], heading: Heading<'_>) -> usize {
    match heading {
        Some(heading) => {
            let lines = entries.iter().flat_map(|entry| &entry.told);
            lines.filter(|line| heading(line).is_some()).count()
        }
        None => {
            let seats: Vec<_> = entries.iter().filter_map(|entry| entry.seat).collect();
            seats.windows(2).filter(|pair| pair[0] != pair[1]).count()
        }
    }
}

/// The last turns, folded except the latest, and a link to the whole log.
pub(crate) fn log(table: &Table<'_>, recent: &Recent, heading: Heading<'_>) -> Markup {
    let renderer = LogRenderer::of(table);
    html! {
        @if recent.entries.is_empty() && recent.opening.is_empty() { p class="muted" { (message!(table.locale, "log-empty")) } }
        div class="log-turns" {
            (renderer.latest_turns(recent, TURNS, heading))
        }
        p class="log-whole" { a class="quiet" href={ "/games/" (table.id) "/log" } { (icon("log")) (message!(table.locale, "log-history")) } }
    }
}

/// Whether a line says nothing but the heading of the turn that it begins.
fn says_only(line: &NarratedLine, title: &str) -> bool {
    line.reasons.is_empty() && line.text.trim_end_matches('.') == title
}

/// Draws the log entries of one game.
pub(crate) struct LogRenderer<'a> {
    pub(crate) locale: Locale,
    pub(crate) id: &'a str,
    pub(crate) session: &'a dyn DynSession,
}

impl<'a> LogRenderer<'a> {
    fn of(table: &Table<'a>) -> Self {
        LogRenderer { locale: table.locale, id: table.id, session: table.session }
    }

    /// The last turns of these entries, the latest first and open.
    fn latest_turns(&self, recent: &Recent, most: usize, heading: Heading<'_>) -> Markup {
        let Recent { opening, entries, before } = recent;
        let mut turns = self.turns(opening, entries, heading, *before);
        // Lines before the first start belong to a turn that is not complete here.
        if entries.first().is_some_and(|entry| entry.index > 0) && turns.len() > 1 {
            turns.remove(0);
        }
        let shown = &turns[turns.len().saturating_sub(most)..];
        let begins = shown.first().map_or(0, |turn| turn.begins);
        html! {
            @for (nth, turn) in shown.iter().rev().enumerate() {
                details class="log-turn" open[nth == 0] id=(turn.name()) {
                    summary { (turn.title) @if !turn.parts.is_empty() { " " span class="muted" { (count(self.locale, turn.parts.len())) } } }
                    div class="log-entries" {
                        (self.told(turn.opening, &SearchQuery::default()))
                        (self.entries(&turn.parts, &SearchQuery::default()))
                    }
                }
            }
            @if begins > 0 {
                p class="log-before" {
                    a class="button" href={ "/games/" (self.id) "/log?until=" (begins) } { (message!(self.locale, "history-earlier")) }
                }
            }
        }
    }

    pub(crate) fn told(&self, lines: &[NarratedLine], find: &SearchQuery) -> Markup {
        let game = self.session.game();
        html! {
            @if !lines.is_empty() {
                ol class="told" { @for told in lines { (line(self.locale, game, told, find)) } }
            }
        }
    }

    /// Entries in order: each run of results of chance as one line of faces; for a search every one
    /// with all its lines, where the words may be.
    pub(crate) fn entries(&self, parts: &[PartOfTurn<'_>], find: &SearchQuery) -> Markup {
        html! {
            @if find.is_empty() {
                @for run in drawn_together(parts) {
                    @match run {
                        [(entry, lines)] if !is_drawn(entry, lines) => (self.entry_lines(entry, lines, find)),
                        run => (self.faces(run)),
                    }
                }
            } @else {
                @for (entry, lines) in parts { (self.entry_lines(entry, lines, find)) }
            }
        }
    }

    /// Results of chance in one line: the picture of each, or its name, and what followed from the
    /// last.
    fn faces(&self, run: &[PartOfTurn<'_>]) -> Markup {
        let (Some((first, _)), Some((last, lines))) = (run.first(), run.last()) else {
            return html! {};
        };
        html! {
            div class="log-entry log-faces" {
                p class="log-entry-head" {
                    a href={ "/games/" (self.id) "/at/" (last.index + 1) } data-swap title=(message!(self.locale, "log-after")) {
                        (first.index + 1) @if last.index > first.index { "–" (last.index + 1) }
                    }
                    (icon("dice")) span class="unseen" { (message!(self.locale, "log-drawn")) }
                    span class="faces-row" {
                        @for (nth, (entry, told)) in run.iter().enumerate() {
                            @let (head, what) = in_two(&entry.label);
                            @let before = nth.checked_sub(1).map(|nth| in_two(&run[nth].0.label).0);
                            @if !head.is_empty() && before != Some(head) { span class="faces-head" { (capital(head)) } " " }
                            (self.face(entry, what, told)) " "
                        }
                    }
                }
                (self.told(lines.get(1..).unwrap_or_default(), &SearchQuery::default()))
            }
        }
    }

    /// One result: its picture with its words for whoever cannot see it, or its words.
    fn face(&self, entry: &LogEntry, what: &str, told: &[NarratedLine]) -> Markup {
        let content = self.session.now().content();
        let drawn = drawing(self.session.game())
            .and_then(|drawing| drawing.face(&entry.text, &*content, self.locale));
        let label = capital(what);
        let line = told.first();
        let words = line.map_or(&*label, |line| line.text.as_str());
        let places = line.filter(|line| !line.places.is_empty());
        let places = places.map(|line| line.places.join(BETWEEN_PLACES));
        html! {
            span class="face told-line" data-places=[places] title=(words) {
                @match drawn {
                    Some(picture) => { (picture.draw()) span class="unseen" { (label) } },
                    None => (label),
                }
            }
        }
    }

    pub(crate) fn entry_lines(
        &self,
        entry: &LogEntry,
        lines: &[NarratedLine],
        find: &SearchQuery,
    ) -> Markup {
        // What was drawn or rolled is told beneath: its name beside it would say it twice.
        let is_told = entry.seat.is_none() && !lines.is_empty();
        html! {
            div class={ "log-entry" @if is_told { " log-chance" } } {
                p class="log-entry-head" {
                    a href={ "/games/" (self.id) "/at/" (entry.index + 1) } data-swap
                        title=(message!(self.locale, "log-after")) { (entry.index + 1) }
                    span {
                        b { @if entry.seat.is_some() { (PreEscaped(heading(self.locale, &self.by(entry).into_string()))) } @else { (self.by(entry)) } }
                        @if !is_told { " " (find.marked(&capital(&entry.label))) }
                    }
                }
                (self.told(lines, find))
            }
        }
    }

    pub(crate) fn by(&self, entry: &LogEntry) -> Markup {
        html! {
            @match entry.seat {
                Some(_) if self.session.seats() == 1 => (message!(self.locale, "log-you")),
                Some(seat) => (self.session.seat_name(seat)),
                None => (icon("dice")) ,
            }
        }
    }

    /// The heading of a turn with its number, which the log adds where the game names none.
    fn numbered(&self, title: String, number: usize) -> String {
        match title.strip_prefix(TURN_COUNTED) {
            Some(name) => message!(self.locale, "log-turn", number = number, name = name).into(),
            None => title,
        }
    }

    /// Splits the log, preceded by what followed from an edited position, into turns: at lines that
    /// begin a turn, even within an entry, or, in a game without a drawing, where the seat changes.
    /// `before` turns began before these entries.
    pub(crate) fn turns<'e>(
        &self,
        opening: &'e [NarratedLine],
        log: &'e [LogEntry],
        heading: Heading<'_>,
        before: usize,
    ) -> Vec<TurnOfLog<'e>> {
        let mut begun = before;
        let next = |lines: &[NarratedLine]| {
            let heading = heading?;
            lines.iter().enumerate().find_map(|(at, line)| Some((at, heading(line)?)))
        };
        let mut seat = None;
        let mut turns = Vec::new();
        let first = next(opening).map_or(opening.len(), |(at, _)| at);
        let title = match opening.is_empty() {
            true => message!(self.locale, "log-set-up"),
            false => message!(self.locale, "log-from-position"),
        };
        let mut turn = TurnOfLog::new(title.into(), (0, 0), &opening[..first]);
        // Splits the remaining lines where one begins a turn.
        let mut cut = |turns: &mut Vec<TurnOfLog<'e>>,
                       turn: &mut TurnOfLog<'e>,
                       (mut lines, begins): (&'e [NarratedLine], usize)| {
            let mut within = 0;
            while let Some((at, title)) = next(lines) {
                let rest = &lines[at + 1..];
                let until = at + 1 + next(rest).map_or(rest.len(), |(further, _)| further);
                within += 1;
                begun += 1;
                let from =
                    at + usize::from(says_only(&lines[at], title.trim_start_matches(TURN_COUNTED)));
                let title = self.numbered(title, begun);
                let next = TurnOfLog::new(title, (begins, within), &lines[from..until]);
                turns.push(std::mem::replace(turn, next));
                lines = rest;
            }
        };
        cut(&mut turns, &mut turn, (opening, 0));
        for entry in log {
            if heading.is_none() && entry.seat.is_some() && entry.seat != seat {
                seat = entry.seat;
                let title = seat.map_or_else(String::new, |seat| self.session.seat_name(seat));
                let next = TurnOfLog::new(title, (entry.index, 0), &[]);
                turns.push(std::mem::replace(&mut turn, next));
            }
            let lines = &entry.told[..];
            let first = next(lines).map_or(lines.len(), |(at, _)| at);
            turn.parts.push((entry, &lines[..first]));
            cut(&mut turns, &mut turn, (lines, entry.index + 1));
        }
        turns.push(turn);
        turns.retain(|turn| !turn.is_empty());
        turns
    }
}

pub(crate) fn count(locale: Locale, entries: usize) -> Cow<'static, str> {
    message!(locale, "log-entries", count = entries)
}

/// An entry, and those of its lines that belong to a turn.
pub(crate) type PartOfTurn<'a> = (&'a LogEntry, &'a [NarratedLine]);

/// Whether an entry is a result of chance that tells nothing but itself, or more after that.
fn is_drawn(entry: &LogEntry, lines: &[NarratedLine]) -> bool {
    entry.seat.is_none() && !lines.is_empty()
}

/// A label in its heading, empty if it has none, and the rest: a row says a heading once.
fn in_two(label: &str) -> (&str, &str) {
    let parts = label.split_once(':').map(|(head, what)| (head.trim_end(), what.trim_start()));
    parts.filter(|(_, what)| !what.is_empty()).unwrap_or(("", label))
}

/// Splits entries so that results of chance stay together as long as each tells only itself; what
/// follows from a result ends its run.
fn drawn_together<'p, 'a>(
    parts: &'p [PartOfTurn<'a>],
) -> impl Iterator<Item = &'p [PartOfTurn<'a>]> {
    parts.chunk_by(|(one, lines), (next, more)| {
        is_drawn(one, lines) && is_drawn(next, more) && lines.len() == 1
    })
}

/// A turn: its opening lines, and its entries, each with those of its lines that belong to this
/// turn.
pub(crate) struct TurnOfLog<'a> {
    pub(crate) title: String,
    /// The index of the entry with which it begins; if lines within an entry begin it, that of the
    /// next entry.
    pub(crate) begins: usize,
    /// The number of the turn among those that begin there.
    within: usize,
    pub(crate) opening: &'a [NarratedLine],
    pub(crate) parts: Vec<PartOfTurn<'a>>,
}

impl<'a> TurnOfLog<'a> {
    fn new(title: String, (begins, within): (usize, usize), opening: &'a [NarratedLine]) -> Self {
        Self { title, begins, within, opening, parts: Vec::new() }
    }

    /// A name that is the same on every page.
    pub(crate) fn name(&self) -> String {
        format!("turn-{}-{}", self.begins, self.within)
    }

    fn is_empty(&self) -> bool {
        self.opening.is_empty() && self.parts.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use play::{Catalog, ChanceSource, Play, Until};
    use serde_json::json;

    use super::*;

    const GAMES: [&str; 4] = ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"];

    /// A solo game, with this many entries by a random bot.
    fn played(game: &str, entries: usize) -> Box<dyn DynSession> {
        let settings = match game {
            "colab" => json!({"seats": 1, "enemies": 1}),
            _ => json!({"seats": 1}),
        };
        let catalog = Catalog::ours();
        let kind = catalog.game(game).expect("in the catalog");
        let settings = settings.as_object().cloned().unwrap_or_default();
        let session = kind.start(&settings, ChanceSource::Seed(7), Play::Friendly);
        let mut session = session.expect("a game");
        session.play_bot("random", 1, Until::Entries(entries)).expect("a bot");
        session
    }

    fn titles(session: &dyn DynSession, from: usize) -> Vec<String> {
        let heading = |line: &NarratedLine| line.heading.clone();
        let heading: Heading<'_> = Some(&heading);
        let log = |from, until| session.log_between(Viewer::Everybody, from, until);
        let before = begun(&log(0, from), heading);
        let renderer = LogRenderer { locale: Locale::English, id: "g", session };
        let entries = log(from, session.len());
        let turns = renderer.turns(&[], &entries, heading, before);
        turns.into_iter().skip(1).map(|turn| turn.title).collect()
    }

    #[test]
    fn a_turn_is_one_heading_with_number_and_name() {
        for game in GAMES {
            let session = played(game, 150);
            let titles = titles(&*session, 0);
            assert!(titles.len() > 2, "{game}: {titles:?}");
            for title in &titles {
                let has = |kind: fn(char) -> bool| title.chars().any(kind);
                assert!(has(|one| one.is_ascii_digit()) && has(char::is_alphabetic), "{title}");
                assert!(!title.contains(TURN_COUNTED), "{title}");
            }
            let mut seen = std::collections::BTreeSet::new();
            assert!(titles.iter().all(|title| seen.insert(title)), "{game}: {titles:?}");
        }
    }

    /// The panel shows only the end of a log.
    #[test]
    fn the_end_of_a_log_counts_turns_as_the_whole_log_does() {
        for game in GAMES {
            let session = played(game, 150);
            let (whole, end) = (titles(&*session, 0), titles(&*session, session.len() / 2));
            assert!(!end.is_empty() && whole.ends_with(&end), "{game}: {end:?}, {whole:?}");
        }
    }

    #[test]
    fn results_of_chance_are_one_line_of_faces() {
        let session = played("colab", 60);
        let entries = session.log_between(Viewer::Everybody, 0, session.len());
        let parts: Vec<PartOfTurn<'_>> =
            entries.iter().map(|entry| (entry, &entry.told[..])).collect();
        let renderer = LogRenderer { locale: Locale::English, id: "g", session: &*session };
        let drawn = renderer.entries(&parts, &SearchQuery::default()).into_string();
        let chance = entries.iter().filter(|entry| entry.seat.is_none()).count();
        let rows = drawn.matches("log-faces").count();
        assert!(chance > 4 && rows < chance / 2, "{chance} results in {rows} rows");
        assert_eq!(drawn.matches("class=\"face ").count(), chance);
        for entry in entries.iter().filter(|entry| entry.seat.is_none()) {
            for line in entry.told.iter().skip(1) {
                assert!(drawn.contains(&*line.text), "what followed is told: {}", line.text);
            }
        }
    }
}
