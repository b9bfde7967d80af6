//! Playthroughs: one random game for each family of modes, with every view, question, choice and
//! told line at each step, compared line by line with a file.
//!
//! Of a view only what differs from the one before stands in the file, `+` before lines that are
//! new and `-` before those that are gone; what differs in all views alike stands there once.

use std::fs;
use std::path::PathBuf;

use pocket_mars::{Choice, Content, Options, PocketMars};
use serde_json::{Value, json};
use table::{Choices, Dice, Game, Narrate, Outline, Seat, Told, Turn, Viewer};

#[test]
fn a_solo_game_shows_and_tells_what_its_playthrough_says() {
    compare("solo", json!({}), 1);
}

#[test]
fn a_solo_game_decided_by_the_player_shows_and_tells_what_its_playthrough_says() {
    let options = json!({"da_choice": "player", "da_ship": "chosen", "level": "super_droid"});
    compare("solo_player_decides", options, 2);
}

#[test]
fn a_game_of_two_shows_and_tells_what_its_playthrough_says() {
    compare("two_players", json!({"seats": 2, "round_guard": 12}), 3);
}

#[test]
fn a_drafted_game_of_three_shows_and_tells_what_its_playthrough_says() {
    let options = json!({"seats": 3, "drafting": true, "round_guard": 6});
    compare("three_players_drafting", options, 4);
}

#[test]
fn a_game_of_four_shows_and_tells_what_its_playthrough_says() {
    let options = json!({"seats": 4, "hide_hand_colours": true, "round_guard": 5});
    compare("four_players", options, 5);
}

/// Plays the game of this seed and compares it with its file, or writes the file anew.
fn compare(name: &str, options: Value, seed: u64) {
    let played = Playthrough::of(options, seed).lines;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("SOLOIST_BLESS").is_some() {
        fs::write(&path, played.join("\n") + "\n").expect("the folder is there");
        return;
    }
    let text = fs::read_to_string(&path).unwrap_or_default();
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

/// The lines of a game, as it is played.
struct Playthrough {
    lines: Vec<String>,
    /// The last view shown of every seat and of nobody.
    views: Vec<(Viewer, Vec<OutlineLine>)>,
}

impl Playthrough {
    fn of(options: Value, seed: u64) -> Playthrough {
        let Value::Object(settings) = &options else { panic!("options are an object") };
        let options_read = Options::read(settings, Content::ours()).expect("options");
        let mut game = PocketMars::new(&options_read, Content::ours()).expect("a game");
        let seats = (0..options_read.seats).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers = seats.chain([Viewer::Nobody]);
        let mut playthrough = Playthrough {
            lines: vec![format!("options {options}, seed {seed}")],
            views: viewers.map(|viewer| (viewer, Vec::new())).collect(),
        };
        let mut dice = Dice::new(seed);
        let mut choices = Choices::default();
        for number in 1.. {
            playthrough.show_views(&game);
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            playthrough.show_question(&game, number, &choices, choice);
            let mut told = Vec::new();
            let before = game.clone();
            game.apply_listed(choice, &mut told);
            playthrough.show_told(&before, &game, choice, &told);
        }
        playthrough.show_outcome(&game);
        playthrough
    }

    fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    fn show_views(&mut self, game: &PocketMars) {
        let mut changed = Vec::new();
        for (viewer, before) in &mut self.views {
            let now = outline(&PocketMars::outline(&game.view(*viewer), game.content()));
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

    /// Who is asked what, in every viewer's words where they differ, and all answers.
    fn show_question(
        &mut self,
        game: &PocketMars,
        number: usize,
        choices: &Choices<Choice>,
        chosen: Choice,
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
            let Some(question) = game.question(viewer) else { continue };
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
            let words = game.describe(choice);
            let detail = if words.detail.is_empty() { "" } else { ": " };
            let group = if words.group.is_empty() { "" } else { " / " };
            self.line(format!(
                "  {choice} = {}{group}{}{detail}{} [{}]",
                words.group, words.label, words.detail, words.rule
            ));
        }
    }

    /// How the entry reads to those who may not know it, and what was told, to whom otherwise.
    fn show_told(
        &mut self,
        before: &PocketMars,
        game: &PocketMars,
        choice: Choice,
        told: &[Told<pocket_mars::Event>],
    ) {
        let viewers: Vec<Viewer> = self.views.iter().map(|(viewer, _)| *viewer).collect();
        for &viewer in &viewers {
            if let Some(text) = before.redact(choice, viewer) {
                self.line(format!("  the log of {} says: {text}", name(viewer)));
            }
        }
        for Told { rule, event } in told {
            let mut last = String::new();
            for &viewer in &viewers {
                let line = game.relate(event, viewer);
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

    fn show_outcome(&mut self, game: &PocketMars) {
        let outcome = game.outcome().expect("the game is over");
        self.line("");
        self.line(format!("{} [{}]", outcome.ended_by, outcome.rule));
        for party in outcome.parties {
            self.line(format!("{} {:?}: {}", party.name, party.standing, party.total));
            for item in party.items {
                self.line(format!(
                    "  {}: {} for {} [{}]",
                    item.title, item.points, item.count, item.rule
                ));
            }
        }
    }
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

/// The name at the beginning of a heading, so that what stands beneath it does not seem to change
/// with the rest of it.
fn without_status(text: &str) -> &str {
    text.split([',', '(', ':']).next().unwrap_or(text).trim_end()
}

/// The lines that are gone and those that are new, in their order.
fn changes(before: &[OutlineLine], now: &[OutlineLine]) -> Vec<String> {
    // The length of the longest common part of what begins at two lines.
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
