//! Playthroughs: whole games with every view, question, choice and event at each step, compared
//! line by line with a file.
//!
//! The file only has the differences between a view and the one before, with `+` for new lines and
//! `-` for removed ones. Differences common to all views appear once.

use i18n::Locale;
use std::fs;
use std::path::Path;

use game_core::{Choices, Dice, Emitted, GameInfo, Outline, Seat, Settings, Turn, Viewer};
use serde_json::Value;

use crate::blessing;
use crate::recorded_games::{Recorded, begin, score_line};

/// Plays the random game with this seed and compares it with a file, or writes the file
/// ([`blessing`]).
///
/// # Panics
///
/// With the first line that differs.
pub fn compare_random<G: GameInfo>(file: &Path, options: &Value, seed: u64) {
    let settings = options.as_object().expect("options are an object");
    let mut dice = Dice::new(seed);
    let head = format!("options {options}, seed {seed}");
    compare(file, Playthrough::of::<G>(head, settings, |choices, _| choices.pick(&mut dice)));
}

/// As [`compare_random`], with the game recorded in `game`.
///
/// # Panics
///
/// With the first line that differs, or if the game cannot be read.
pub fn compare_recorded<G: GameInfo>(file: &Path, game: &Path) {
    let recorded = Recorded::read(game).unwrap_or_else(|why| panic!("{why}"));
    let name = game.file_stem().unwrap_or_default().to_string_lossy();
    let head = format!("{} The entries of {name}.json.", recorded.about);
    let entry = |choices: &Choices<G::Choice>, nth: usize| {
        let choice = recorded.entries.get(nth)?.parse().ok();
        Some(choice.filter(|&choice| choices.contains(choice)).expect("a game that replays"))
    };
    compare(file, Playthrough::of::<G>(head, &recorded.options, entry));
}

/// What precedes and follows the log in a page.
const LOG: [&str; 2] = ["```text\n", "```"];

/// Compares the log in a page of `docs` with that of a recorded game for its first seat: the text
/// of every entry, its events, and their reasons. Or writes it ([`blessing`]).
///
/// # Panics
///
/// With the first line that differs, or if there is no such game or page.
pub fn compare_log<G: GameInfo>(page: &Path, game: &Path) {
    let recorded = Recorded::read(game).unwrap_or_else(|why| panic!("{why}"));
    let text = fs::read_to_string(page).expect("the page is there");
    let start = text.find(LOG[0]).expect("the page has a log") + LOG[0].len();
    let length = text[start..].find(LOG[1]).expect("the log ends");
    let log = log::<G>(&recorded).join("\n") + "\n";
    if blessing() {
        let whole = format!("{}{log}{}", &text[..start], &text[start + length..]);
        fs::write(page, whole).expect("the page is there");
        return;
    }
    let written = &text[start..start + length];
    for (number, (written, emitted)) in written.lines().zip(log.lines()).enumerate() {
        assert_eq!(written, emitted, "line {} of the log in {}", number + 1, page.display());
    }
    assert_eq!(written, log, "{}", page.display());
}

/// The log of a recorded game for its first seat.
fn log<G: GameInfo>(recorded: &Recorded) -> Vec<String> {
    let viewer = Viewer::Seat(Seat(0));
    let mut game: G = begin(&recorded.options);
    let mut lines = Vec::new();
    for entry in &recorded.entries {
        let choice: G::Choice = entry.parse().ok().expect("a game that replays");
        let who = match game.turn() {
            Turn::Choose(seat) => game.seat_name(seat, Locale::English),
            Turn::Chance | Turn::Over => "Chance".into(),
        };
        let said = game.redact(choice, viewer, Locale::English).unwrap_or_else(|| {
            let words = game.describe(choice, Locale::English);
            let group = if words.group.is_empty() { "" } else { ": " };
            format!("{}{group}{}", words.group, words.label)
        });
        lines.push(format!("{who}: {said}"));
        let mut emitted = Vec::new();
        game.apply(choice, &mut emitted).expect("a game that replays");
        for Emitted { rule, event } in &emitted {
            let line = game.describe_event(event, viewer, Locale::English);
            lines.push(format!("  {} [{rule}]", line.text));
            lines.extend(line.reasons.iter().map(|why| format!("    because: {why}")));
        }
    }
    lines.push(String::new());
    lines.extend(outcome_lines(&game));
    lines
}

fn compare(path: &Path, played: Vec<String>) {
    if blessing() {
        fs::write(path, played.join("\n") + "\n").expect("the folder is there");
        return;
    }
    let text = fs::read_to_string(path).unwrap_or_default();
    let expected: Vec<&str> = text.lines().collect();
    let longest = played.len().max(expected.len());
    let difference = (0..longest)
        .find(|&line| played.get(line).map(String::as_str) != expected.get(line).copied());
    if let Some(line) = difference {
        panic!(
            "{}, line {}\nthe file says: {}\nthe game says: {}\n\
             if the game is right: cargo xtask bless, and read the difference",
            path.display(),
            line + 1,
            expected.get(line).unwrap_or(&"(nothing more)"),
            played.get(line).map_or("(nothing more)", String::as_str),
        );
    }
}

/// The lines of a game in progress.
struct Playthrough {
    lines: Vec<String>,
    /// The last view shown to every seat and to nobody.
    views: Vec<(Viewer, Vec<OutlineLine>)>,
}

impl Playthrough {
    /// Plays a game in which `pick` answers, given the choices and the number of entries so far.
    fn of<G: GameInfo>(
        head: String,
        settings: &Settings,
        mut pick: impl FnMut(&Choices<G::Choice>, usize) -> Option<G::Choice>,
    ) -> Vec<String> {
        let mut game: G = begin(settings);
        let seats = (0..G::seats(game.options())).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers = seats.chain([Viewer::Nobody]);
        let mut playthrough = Playthrough {
            lines: vec![head],
            views: viewers.map(|viewer| (viewer, Vec::new())).collect(),
        };
        let mut choices = Choices::default();
        for entries in 0.. {
            playthrough.show_views(&game);
            game.choices(&mut choices);
            let Some(choice) = pick(&choices, entries) else { break };
            playthrough.show_question(&game, entries + 1, &choices, choice);
            let mut emitted = Vec::new();
            let before = game.clone();
            game.apply_unchecked(choice, &mut emitted);
            playthrough.show_told(&before, &game, choice, &emitted);
        }
        playthrough.show_outcome(&game);
        playthrough.lines
    }

    fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    fn show_views<G: GameInfo>(&mut self, game: &G) {
        let mut changed = Vec::new();
        for (viewer, before) in &mut self.views {
            let now = outline(&G::outline(&game.view(*viewer), game.content(), Locale::English));
            changed.push((*viewer, changes(before, &now)));
            *before = now;
        }
        let (_, first) = &changed[0];
        let of_all: Vec<String> = first
            .iter()
            .filter(|line| changed.iter().all(|(_, lines)| lines.contains(line)))
            .cloned()
            .collect();
        if !of_all.is_empty() {
            self.line("all views");
            self.lines.extend_from_slice(&of_all);
        }
        for (viewer, lines) in changed {
            let own: Vec<String> =
                lines.into_iter().filter(|line| !of_all.contains(line)).collect();
            if !own.is_empty() {
                self.line(format!("view of {}", name(viewer)));
                self.lines.extend(own);
            }
        }
    }

    /// The question, in every viewer's words where they differ, and all answers.
    fn show_question<G: GameInfo>(
        &mut self,
        game: &G,
        number: usize,
        choices: &Choices<G::Choice>,
        chosen: G::Choice,
    ) {
        let asked = match game.turn() {
            Turn::Choose(seat) => seat.to_string(),
            Turn::Chance => "chance".into(),
            Turn::Over => "nobody".into(),
        };
        self.line("");
        self.line(format!("{number}. {asked}: {chosen}"));
        let mut last = String::new();
        let viewers: Vec<Viewer> = self.views.iter().map(|(viewer, _)| *viewer).collect();
        for viewer in viewers {
            let Some(question) = game.question(viewer, Locale::English) else { continue };
            let text =
                format!("{} [{}] ({})", question.text, question.rule, question.trail.join(" > "));
            if text != last {
                self.line(format!("? {text}"));
                last = text;
            }
        }
        let by_chance = game.turn() == Turn::Chance;
        if by_chance {
            let listed = choices.listed().iter().zip(choices.odds());
            let results: Vec<String> =
                listed.map(|(choice, odds)| format!("{choice} ({odds})")).collect();
            self.line(format!("  {}", results.join(", ")));
            return;
        }
        for &choice in choices.listed() {
            let words = game.describe(choice, Locale::English);
            let detail = if words.detail.is_empty() { "" } else { ": " };
            let group = if words.group.is_empty() { "" } else { " / " };
            self.line(format!(
                "  {choice} = {}{group}{}{detail}{} [{}]",
                words.group, words.label, words.detail, words.rule
            ));
        }
    }

    /// The redacted entry for viewers who may not know it, and the events, per viewer where they
    /// differ.
    fn show_told<G: GameInfo>(
        &mut self,
        before: &G,
        game: &G,
        choice: G::Choice,
        emitted: &[Emitted<G::Event>],
    ) {
        let viewers: Vec<Viewer> = self.views.iter().map(|(viewer, _)| *viewer).collect();
        for &viewer in &viewers {
            if let Some(text) = before.redact(choice, viewer, Locale::English) {
                self.line(format!("  the log of {} says: {text}", name(viewer)));
            }
        }
        for Emitted { rule, event } in emitted {
            let mut last = String::new();
            for &viewer in &viewers {
                let line = game.describe_event(event, viewer, Locale::English);
                if line.text != last {
                    let to = if last.is_empty() { String::new() } else { name(viewer) + ": " };
                    self.line(format!("> {to}{} [{rule}]", line.text));
                    if last.is_empty() {
                        self.lines.extend(line.reasons.iter().map(|why| format!("    {why}")));
                    }
                    last = line.text;
                }
            }
        }
    }

    fn show_outcome(&mut self, game: &impl GameInfo) {
        self.line("");
        self.lines.extend(outcome_lines(game));
    }
}

/// The outcome of a game: the rule that ended it, and everybody's score sheet.
fn outcome_lines(game: &impl GameInfo) -> Vec<String> {
    let outcome = game.score_sheet(Locale::English).expect("the game is over");
    let mut lines = vec![format!("{} [{}]", outcome.ended_by, outcome.rule)];
    lines.extend(outcome.decisions().map(|by| format!("  decided by {} [{}]", by.text, by.rule)));
    for party in outcome.parties {
        let total = party.total.map_or_else(String::new, |total| format!(": {total}"));
        lines.push(format!("{} {:?}{total}", party.name, party.standing));
        lines.extend(party.items.iter().map(|item| format!("  {}", score_line(item))));
    }
    lines
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Nobody => "nobody".into(),
        Viewer::Everybody => "everybody".into(),
    }
}

/// A line of an outline, with the lines above it.
#[derive(Clone, PartialEq)]
struct OutlineLine {
    above: String,
    text: String,
}

/// The lines of an outline.
fn outline(outlines: &[Outline]) -> Vec<OutlineLine> {
    fn add(above: &str, outline: &Outline, lines: &mut Vec<OutlineLine>) {
        let text = outline.text.clone();
        lines.push(OutlineLine { above: above.to_string(), text });
        let above = format!("{above}{} / ", without_status(&outline.text));
        outline.items.iter().for_each(|item| add(&above, item, lines));
    }
    let mut lines = Vec::new();
    outlines.iter().for_each(|outline| add("", outline, &mut lines));
    lines
}

/// The name at the beginning of a heading, so that lines below it do not seem to change whenever
/// the rest of the heading does.
fn without_status(text: &str) -> &str {
    text.split([',', '(', ':']).next().unwrap_or(text).trim_end()
}

/// The removed and the new lines, in order.
fn changes(before: &[OutlineLine], now: &[OutlineLine]) -> Vec<String> {
    // The length of the longest common subsequence of the rests that start at two lines.
    let width = now.len() + 1;
    let mut common = vec![0; (before.len() + 1) * width];
    for (i, old) in before.iter().enumerate().rev() {
        for (j, new) in now.iter().enumerate().rev() {
            let longer = common[(i + 1) * width + j].max(common[i * width + j + 1]);
            let kept = common[(i + 1) * width + j + 1] + 1;
            common[i * width + j] = if old == new { kept } else { longer };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines = Vec::new();
    while i < before.len() || j < now.len() {
        if i < before.len() && j < now.len() && before[i] == now[j] {
            (i, j) = (i + 1, j + 1);
        } else if j == now.len()
            || (i < before.len() && common[(i + 1) * width + j] >= common[i * width + j + 1])
        {
            lines.push(format!("  - {}{}", before[i].above, before[i].text));
            i += 1;
        } else {
            lines.push(format!("  + {}{}", now[j].above, now[j].text));
            j += 1;
        }
    }
    lines
}
