//! Checks that games say nothing to people but messages: no sentence, and no word of a drawing, is
//! written in their code.

use game_core::ValidationError;

use crate::repo::{Repo, TextFile};
use crate::rust_source::{Bracket, Literal, literals_of, without_tests};

/// Files whose texts only authors of content and positions read, by a part of their paths.
const AUTHORS: [&str; 4] = ["/src/check", "/src/content", "/src/step_boundary", "/src/loading"];

/// Texts that are no messages: where, how they begin, and why.
const EXCEPT: [(&str, &str, &str); 3] = [
    ("pocket-mars/src/options.rs", "solo, {}, androids by", "the name of a mode in reports"),
    ("weather-machine/src/options.rs", "alone with Challenge", "the key of what was measured"),
    ("weather-machine/src/types/pieces.rs", "", "the printed names of Challenge cards"),
];

/// Functions and macros whose texts no player reads: what a programmer reads, the text form of a
/// choice, a fact or a mode, and the description of a schema.
const UNREAD: [&str; 17] = [
    "expect",
    "panic!",
    "unreachable!",
    "assert!",
    "assert_eq!",
    "debug_assert!",
    "debug_assert_eq!",
    "impossible",
    "write!",
    "write_str",
    "Expected",
    "Unknown",
    "choices!",
    "string_enum!",
    "json_schema!",
    "QueryKinds::new",
    "mode",
];

/// Attributes of a drawing that people read or hear.
const READ: [&str; 6] =
    ["title", "aria-label", "alt", "placeholder", "data-number", "data-confirm"];

/// Words by which a text is English prose and not a name in code.
const PROSE: [&str; 30] = [
    "a", "after", "all", "an", "and", "are", "before", "by", "each", "for", "from", "has", "have",
    "in", "into", "is", "it", "its", "not", "of", "on", "or", "that", "the", "their", "this", "to",
    "with", "you", "your",
];

/// Every text for people in the code of the games and of their drawings.
pub(crate) fn of_games(repo: &Repo) -> Vec<ValidationError> {
    let folders = repo
        .games()
        .into_iter()
        .flat_map(|game| [format!("games/{game}/src"), format!("games/{game}/page/src")]);
    let files = folders.flat_map(|folder| repo.files(&folder, ".rs"));
    files.flat_map(|file| literals(&file)).collect()
}

/// The texts for people in a file.
fn literals(file: &TextFile) -> Vec<ValidationError> {
    if AUTHORS.iter().any(|part| file.path.contains(part)) {
        return Vec::new();
    }
    let text = without_tests(&file.text);
    let excepted = |said: &str| {
        let of = |(path, begins, _): &(&str, &str, &str)| {
            file.path.ends_with(path) && said.starts_with(begins)
        };
        EXCEPT.iter().any(of)
    };
    let for_people = |one: &Literal<'_>| {
        is_for_people(one.said, &one.within, text[..one.at].trim_end()) && !excepted(one.said)
    };
    let found = literals_of(text).into_iter().filter(for_people);
    found
        .map(|Literal { at, said, .. }| {
            let line = text[..at].matches('\n').count() + 1;
            let why = format!("'{said}' is a text for people: make it a message");
            ValidationError::new(format!("{}:{line}", file.path), why)
        })
        .collect()
}

/// Whether a string is read by people, by what it says, by the brackets around it, the outermost
/// first, and by the code before it.
fn is_for_people(said: &str, within: &[Bracket<'_>], before: &str) -> bool {
    let is_unread = |bracket: &Bracket<'_>| {
        bracket.of == "#" || UNREAD.iter().any(|name| bracket.of.ends_with(name))
    };
    if within.iter().any(is_unread) || before.ends_with("TITLE: &'static str =") {
        return false;
    }
    is_prose(said) || is_drawn(said, within, before)
}

/// Whether a string is a text of two words or more: it begins like a sentence or has a word of
/// [`PROSE`].
fn is_prose(said: &str) -> bool {
    let said = without_places(said);
    let words: Vec<&str> = said.split_whitespace().map(bare).filter(|word| is_word(word)).collect();
    let begins = said.trim_start().starts_with(char::is_uppercase)
        && words.iter().any(|word| word.len() > 2 && word.starts_with(char::is_lowercase))
        || words
            .iter()
            .filter(|word| word.len() > 2 && word.starts_with(char::is_uppercase))
            .count()
            > 1;
    words.len() > 1 && (begins || words.iter().any(|word| PROSE.contains(word)))
}

/// Whether a string is drawn: the content of an element in `html!`, or an attribute that people
/// read. An argument of a function and a value of `@let` are code.
fn is_drawn(said: &str, within: &[Bracket<'_>], before: &str) -> bool {
    let Some(html) = within.iter().rposition(|bracket| bracket.of.ends_with("html!")) else {
        return false;
    };
    let has_word = without_places(said).split(|letter: char| !letter.is_alphabetic()).any(is_word);
    let in_block = within.last().is_some_and(Bracket::is_block);
    let within = &within[html + 1..];
    let is_call = |bracket: &Bracket<'_>| !bracket.is_block() && !bracket.of.is_empty();
    let is_let = before.rfind("@let ").is_some_and(|at| !before[at..].contains(';'));
    if within.iter().any(is_call) || is_let {
        return false;
    }
    let attribute = within.iter().find_map(|bracket| bracket.of.strip_suffix('='));
    let own = before.strip_suffix('=').map(|before| {
        before.rsplit(|letter: char| letter.is_whitespace()).next().unwrap_or_default()
    });
    has_word
        && match attribute.or(own) {
            Some(name) => in_block && READ.contains(&name),
            None => in_block && is_content(before),
        }
}

/// Whether what comes next in a block of `html!` is the content of an element.
fn is_content(before: &str) -> bool {
    before.ends_with(['{', '}', ')', ';', '"']) && !before.ends_with("=>")
}

/// A string without the places that are filled in.
fn without_places(said: &str) -> String {
    let mut open = false;
    let kept = said.chars().map(|letter| {
        let was = open;
        open = letter == '{' || open && letter != '}';
        if was || open { ' ' } else { letter }
    });
    kept.collect()
}

/// A word without the signs around it.
fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '-')
}

fn is_word(word: &str) -> bool {
    word.chars().all(|letter| letter.is_alphabetic() || "’'-".contains(letter))
        && !word.ends_with('-')
        && (word.chars().count() > 1 || PROSE.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let file = TextFile { path: "games/pig/src/text.rs".into(), text: text.into() };
        literals(&file).iter().map(|error| error.why.to_string()).collect()
    }

    #[test]
    fn a_text_for_people_is_found_wherever_it_stands() {
        let mutants = [
            r#"fn f() -> String { "Roll the dice".into() }"#,
            r#"fn f(n: u8) -> String { format!("you have {n} dice") }"#,
            r#"const WHY: &str = "Nothing else";"#,
            r#"fn f() -> String { [one, " of the ".into(), two].concat() }"#,
            r#"fn f() -> Markup { html! { p class="a" { "Bag" } } }"#,
            r#"fn f() -> Markup { html! { p { (count) " dice" } } }"#,
            r#"fn f() -> Markup { html! { p title="Bag" { (count) } } }"#,
            r#"fn f() -> Markup { html! { p aria-label={ "Bag " (count) } { (count) } } }"#,
        ];
        for mutant in mutants {
            assert_eq!(found(mutant).len(), 1, "{mutant}");
        }
    }

    #[test]
    fn names_in_code_are_no_texts() {
        let fine = [
            r#"fn f() { let _ = list.first().expect("a list is never empty"); }"#,
            r#"#[allow(dead_code, reason = "a test needs it")] fn f() {}"#,
            r#"game_core::choices! { pub enum Choice { Roll = "roll the die" } }"#,
            r#"impl Display for A { fn fmt() { write!(f, "pay {n} and end") } }"#,
            r#"fn f() -> String { format!("supply die {colour}") }"#,
            r#"fn f() -> Markup { html! { p class={ "a" @if on { " wm-on" } } { (count) } } }"#,
            r#"fn f() -> Markup { html! { @let on = if at { "on" } else { "off" }; (on) } }"#,
            r#"fn f() -> Markup { html! { (glyph(if at { "box" } else { "bag" }, 1.0)) } }"#,
            r#"fn f() -> Markup { html! { path d={ "M" (x) " Qv" (y) } {} } }"#,
            r#"fn f() -> Markup { html! { (words("wm-n wm-mid", &message!(eyes, "board-bag"))) } }"#,
        ];
        for text in fine {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
