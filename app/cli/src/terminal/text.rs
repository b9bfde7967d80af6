use std::collections::BTreeMap;

use game_core::Outline;
use i18n::{Messages, message};
use play::{LogEntry, NarratedLine};

/// The table as indented lines.
pub(crate) fn outline_lines(outline: &[Outline]) -> Vec<String> {
    flattened(outline).into_iter().map(|line| line.indented()).collect()
}

/// One line of the table with its depth.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct TableLine {
    depth: usize,
    text: String,
}

impl TableLine {
    pub(crate) fn indented(&self) -> String {
        format!("{}{}", "  ".repeat(self.depth), self.text)
    }
}

/// The lines of the table from top to bottom.
pub(crate) fn flattened(outline: &[Outline]) -> Vec<TableLine> {
    fn add(outline: &[Outline], depth: usize, lines: &mut Vec<TableLine>) {
        for item in outline {
            let mut texts = item.text.lines();
            let text = texts.next().unwrap_or_default().to_string();
            lines.push(TableLine { depth, text });
            lines.extend(texts.map(|text| TableLine { depth: depth + 1, text: text.to_string() }));
            add(&item.items, depth + 1, lines);
        }
    }
    let mut lines = Vec::new();
    add(outline, 0, &mut lines);
    lines
}

/// The lines of `now` that are not in `before`, each under its headings.
pub(crate) fn news(before: &[TableLine], now: &[TableLine]) -> Vec<String> {
    let mut known: BTreeMap<(Vec<&str>, &str), usize> = BTreeMap::new();
    for (path, line) in with_paths(before) {
        *known.entry((path, line)).or_default() += 1;
    }
    let mut told = Vec::new();
    let mut last: Vec<&str> = Vec::new();
    for (path, line) in with_paths(now) {
        match known.get_mut(&(path.clone(), line)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                continue;
            }
            _ => {}
        }
        let same = last.iter().zip(&path).take_while(|(a, b)| a == b).count();
        for (depth, heading) in path.iter().enumerate().skip(same) {
            told.push(format!("{}{heading}", "  ".repeat(depth)));
        }
        told.push(format!("{}{line}", "  ".repeat(path.len())));
        last = path;
        last.push(line);
    }
    told
}

/// Each line with the headings above it.
fn with_paths(lines: &[TableLine]) -> Vec<(Vec<&str>, &str)> {
    let mut path: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for line in lines {
        path.truncate(line.depth);
        found.push((path.clone(), line.text.as_str()));
        path.push(&line.text);
    }
    found
}

/// An entry of the log: who chose what, and what followed.
pub(crate) fn entry_lines(words: Messages, entry: &LogEntry, who: &str) -> Vec<String> {
    let mut lines = vec![choice_line(words, entry, who)];
    entry.told.iter().for_each(|told| lines.extend(narrated_lines(words, told)));
    lines
}

/// Who chose what: in words, and by its text where that says more.
pub(crate) fn choice_line(words: Messages, entry: &LogEntry, who: &str) -> String {
    let chosen = message!(words.locale(), "headed", heading = who, what = entry.label);
    if entry.text.eq_ignore_ascii_case(&entry.label) {
        chosen.into()
    } else {
        format!("{chosen} ({})", entry.text)
    }
}

/// A narrated line, with its reasons beneath it.
pub(crate) fn narrated_lines(words: Messages, told: &NarratedLine) -> Vec<String> {
    let mut lines = vec![format!("  {} [{}]", told.text, told.rule)];
    let because = |reason: &String| message!(words, "because", reason = reason);
    lines.extend(told.reasons.iter().map(|reason| format!("    {}", because(reason))));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(energy: &str, hand: &[&str]) -> Vec<TableLine> {
        flattened(&[
            Outline::group("Red", vec![Outline::line(energy), Outline::line("2 colonists")]),
            Outline::group("Hand", hand.iter().map(|card| Outline::line(*card)).collect()),
        ])
    }

    #[test]
    fn the_table_is_indented_by_depth() {
        let lines: Vec<String> =
            table("energy 3", &["A"]).iter().map(TableLine::indented).collect();
        assert_eq!(lines, ["Red", "  energy 3", "  2 colonists", "Hand", "  A"]);
    }

    #[test]
    fn only_new_lines_are_told_under_their_headings() {
        let before = table("energy 3", &["A"]);
        assert_eq!(news(&before, &before), Vec::<String>::new());
        let now = table("energy 4", &["A", "A"]);
        assert_eq!(news(&before, &now), ["Red", "  energy 4", "Hand", "  A"]);
        let now = table("energy 3", &[]);
        assert_eq!(news(&before, &now), Vec::<String>::new());
    }
}
