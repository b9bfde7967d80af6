//! Checks links, commands and words of the Markdown documents.

use game_core::ValidationError;

use crate::command::Command;
use crate::repo::{Repo, TextFile};
use crate::rust_source::lines_with;

/// Words that promise, flatter or postpone, and American spellings. Each has a plain English
/// equivalent.
const WORDS: [&str; 22] = [
    "behavior",
    "blazing",
    "blazingly",
    "center",
    "color",
    "colored",
    "colors",
    "coming soon",
    "cutting-edge",
    "effortless",
    "effortlessly",
    "favorite",
    "FIXME",
    "lorem",
    "obviously",
    "powerful",
    "seamless",
    "seamlessly",
    "TBD",
    "TODO",
    "utilize",
    "world-class",
];

/// Correct names that contain one of [`WORDS`].
const NAMES: [&str; 1] = ["Comms Center"];

/// Every link to a missing file.
pub(super) fn links(repo: &Repo) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    // The contents of the book use the paths of the book; its own check covers them.
    for file in repo.files("", ".md").into_iter().filter(|file| file.path != "docs/SUMMARY.md") {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (line, target) in targets(&file) {
            let path = target.split('#').next().unwrap_or("");
            if !path.is_empty() && !repo.has(&join(folder, path)) {
                let at = format!("{}:{line}", file.path);
                errors.push(ValidationError::new(at, format!("there is no {target}")));
            }
        }
    }
    errors
}

fn join(folder: &str, path: &str) -> String {
    if folder.is_empty() { path.to_string() } else { format!("{folder}/{path}") }
}

/// The targets of links within the repository, each with its line.
fn targets(file: &TextFile) -> Vec<(usize, String)> {
    let mut targets = Vec::new();
    for (number, line) in prose(&file.text) {
        let inline = line.match_indices("](").filter_map(|(at, _)| {
            let inside = &line[at + 2..];
            Some(&inside[..inside.find(')')?])
        });
        let reference = line.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
        for target in inline.chain(reference.map(|(_, target)| target)) {
            let target = target.split_whitespace().next().unwrap_or("");
            if !target.contains("://") && !target.starts_with("mailto:") {
                targets.push((number, target.trim_matches(['<', '>']).to_string()));
            }
        }
    }
    targets
}

/// Every command in a document that does not exist, and every unwanted word.
pub(super) fn commands_and_words(repo: &Repo) -> Vec<ValidationError> {
    let sources = ["app/cli/src", "app/host/src"].map(|folder| repo.files(folder, ".rs")).concat();
    let soloist = soloist_words(&sources);
    let mut errors = Vec::new();
    for file in repo.files("", ".md") {
        // The terms of a game are words of other languages, of which one has 'color'.
        if !file.path.ends_with("/TERMS.md") {
            errors.extend(wrong_words(&file));
        }
        errors.extend(wrong_commands(&file, &soloist));
    }
    errors
}

fn wrong_words(file: &TextFile) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for (number, line) in prose(&file.text) {
        let line = NAMES.iter().fold(line, |line, name| line.replace(name, ""));
        for word in WORDS {
            let found =
                lines_with(&line, word).len() + lines_with(&line.to_lowercase(), word).len();
            if found > 0 {
                let at = format!("{}:{number}", file.path);
                errors.push(ValidationError::new(at, format!("find a better word than '{word}'")));
            }
        }
    }
    errors
}

/// The lines of a document outside code blocks and code spans.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut in_code = false;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            lines.push((index + 1, line.split('`').step_by(2).collect::<Vec<_>>().join("`")));
        }
    }
    lines
}

/// The code of a document: lines of its code blocks, and its code spans.
fn code(text: &str) -> Vec<(usize, String)> {
    let mut in_code = false;
    let mut pieces = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if in_code {
            pieces.push((index + 1, line.to_string()));
        } else {
            let spans = line.split('`').skip(1).step_by(2);
            pieces.extend(spans.map(|span| (index + 1, span.to_string())));
        }
    }
    pieces
}

fn wrong_commands(file: &TextFile, soloist: &[String]) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for (number, piece) in code(&file.text) {
        let piece = piece.trim().trim_start_matches("$ ");
        let piece = piece.split(" #").next().unwrap_or(piece);
        let why = if let Some(rest) = piece.strip_prefix("cargo xtask ") {
            Command::parse(&rest.split_whitespace().collect::<Vec<_>>()).err()
        } else if let Some(rest) = soloist_call(piece) {
            unknown_word(rest, soloist)
        } else {
            None
        };
        let at = format!("{}:{number}", file.path);
        errors.extend(why.map(|why| ValidationError::new(at, why)));
    }
    errors
}

/// What follows `soloist` or `cargo run … --` in a call.
fn soloist_call(piece: &str) -> Option<&str> {
    if let Some(rest) = piece.strip_prefix("soloist ") {
        return Some(rest);
    }
    let (of_cargo, rest) = piece.strip_prefix("cargo run ")?.split_once("-- ")?;
    // An example has its own arguments.
    (!of_cargo.contains("--example ")).then_some(rest)
}

fn unknown_word(rest: &str, soloist: &[String]) -> Option<String> {
    let is_unknown = |word: &str| !soloist.iter().any(|known| known == word);
    let mut words = rest.split_whitespace();
    let command = words.next().filter(|word| !word.starts_with(['-', '<']));
    if let Some(command) = command.filter(|word| is_unknown(word)) {
        return Some(format!("soloist has no command '{command}'"));
    }
    let flags = rest.split_whitespace().filter_map(|word| word.strip_prefix("--"));
    let flag = flags
        .map(|flag| flag.split('=').next().unwrap_or(flag))
        .find(|flag| !matches!(*flag, "help" | "version" | "") && is_unknown(flag));
    flag.map(|flag| format!("soloist has no flag '--{flag}'"))
}

/// Every name in the sources of the program in its spelling on the command line: commands are enum
/// variants and flags are fields.
fn soloist_words(sources: &[TextFile]) -> Vec<String> {
    let mut words = Vec::new();
    for file in sources {
        for word in file.text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-') {
            words.push(kebab(word));
        }
    }
    words.sort();
    words.dedup();
    words
}

fn kebab(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.extend(if c == '_' { '-' } else { c }.to_lowercase());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> TextFile {
        TextFile { path: "a.md".into(), text: text.into() }
    }

    fn whys(errors: &[ValidationError]) -> Vec<String> {
        errors.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_to_files_are_found_outside_code() {
        let text = "See [a](b.md#part), [c](https://d.e), `[f](g)` and [h](<i.md> \"title\").\n\
                    ```\n[j](k)\n```\n[l]: m.md\n";
        let found = targets(&file(text));
        assert_eq!(found, [(1, "b.md#part".into()), (1, "i.md".into()), (5, "m.md".into())]);
        assert_eq!(join("docs", "../README.md"), "docs/../README.md");
    }

    #[test]
    fn words_are_judged_in_prose_only() {
        let text = "A powerful `color` at the Comms Center.\n```\nTODO\n```\nTBD: Seamless.";
        let expected = [
            "a.md:1: find a better word than 'powerful'",
            "a.md:5: find a better word than 'seamless'",
            "a.md:5: find a better word than 'TBD'",
        ];
        assert_eq!(whys(&wrong_words(&file(text))), expected);
    }

    #[test]
    fn commands_must_exist() {
        let source = "enum Command { Play(PlayArguments), Engine }\nstruct X { seed: u64 }";
        let soloist = soloist_words(&[file(source)]);
        let text = "Run `cargo xtask tidy` and `cargo xtask fly`.\n\
                    ```sh\ncargo run --release -- play --seed 7  # a comment\n\
                    soloist swim\nsoloist engine --depth 3\ncargo run --release\n\
                    cargo run -p x --example order -- novice 96\n```\n";
        let expected = [
            "a.md:1: there is no command 'fly'",
            "a.md:4: soloist has no command 'swim'",
            "a.md:5: soloist has no flag '--depth'",
        ];
        assert_eq!(whys(&wrong_commands(&file(text), &soloist)), expected);
    }

    #[test]
    fn names_of_the_sources_read_as_on_a_command_line() {
        assert_eq!(kebab("ContentCheck"), "content-check");
        assert_eq!(kebab("da_choice"), "da-choice");
    }
}
