//! The messages of the program in every language: messages missing in a folder, messages missing in
//! a language, and texts still written in code.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{ValidationError, ValidationErrors};

use crate::repo::Repo;
use crate::rust_source::without_tests;
use crate::tidy::literals_of_games;

/// The language that has every message.
pub(crate) const FIRST: &str = "en";
/// The others.
pub(crate) const OTHERS: [&str; 3] = ["de", "fr", "es"];
/// Files in which the other languages translate what English has in data files: rules and guides
/// are compared with these, titles with each other.
const TRANSLATED: [&str; 4] = ["rules.ftl", "guide.ftl", "titles.ftl", "icons.ftl"];
/// The messages of the program, and the folders that use them with `message!`.
const PROGRAM: &str = "engine/i18n/messages";
const SPEAKERS: [&str; 12] = [
    "app/host/src",
    "app/page/src",
    "app/play/src",
    "app/service/src",
    "app/store/src",
    "app/server/src",
    "app/cli/src",
    "app/protocol/src",
    "app/web/src",
    "engine/game-core/src",
    "engine/i18n/src",
    "engine/players/src",
];
/// The messages of the terminal, and the folder that uses them. It uses the program's, too.
const TERMINAL: (&str, &str) = ("app/cli/messages", "app/cli/src");
/// The messages of signing in, and the folder that uses them.
const SIGN_IN: (&str, &str) = ("app/sign-in/messages", "app/sign-in/src");
/// The messages of the check of a proxy, and the folder that uses them, with those of the program.
const HOST: (&str, &str) = ("app/host/messages", "app/host/src");
/// The messages of limits, and the folder that uses them.
const LIMITS: (&str, &str) = ("app/limits/messages", "app/limits/src");
/// Folders with texts still written in code, and what these are.
const WRITTEN: [(&str, &str); 3] = [
    ("app/page/src", "pages"),
    ("app/service/src", "requests"),
    ("app/play/src", "sessions: seats, accounts"),
];

/// A set of message folders, one for each language, with the code that uses them.
struct Source {
    /// The parent folder.
    folder: String,
    /// The folders of code that use its messages.
    speakers: Vec<String>,
    /// Whether a program in a browser uses them.
    in_browser: bool,
}

/// The messages of the program, of the terminal, of signing in, of the check and of limits, and those in the folder of each
/// game that has some.
fn sources(repo: &Repo) -> Vec<Source> {
    let speakers = SPEAKERS.map(str::to_string).to_vec();
    let own = Source { folder: PROGRAM.to_string(), speakers, in_browser: true };
    let on_servers = [TERMINAL, SIGN_IN, HOST, LIMITS].map(|(folder, speaker)| {
        let speakers = vec![speaker.to_string()];
        Source { folder: folder.to_string(), speakers, in_browser: false }
    });
    let of_game = |game: &String| Source {
        folder: format!("games/{game}/messages"),
        speakers: vec![format!("games/{game}/src"), format!("games/{game}/page/src")],
        in_browser: true,
    };
    let games = repo.games();
    let of_games = games.iter().map(of_game);
    let has_words = |source: &Source| !messages(repo, &source.folder, FIRST).is_empty();
    [own].into_iter().chain(on_servers).chain(of_games.filter(has_words)).collect()
}

/// The message file of a game with what is said of it where it is not open.
pub(crate) const FRONT: &str = "front.ftl";

/// The message files of the program in a language, and those of games where none is open, by the
/// names of their crates and themselves, for a program that loads them at run time.
pub(crate) fn texts(repo: &Repo, language: &str) -> BTreeMap<String, String> {
    let sources = sources(repo).into_iter().filter(|source| source.in_browser);
    let files = sources.flat_map(|source| {
        let of_crate = source.folder.rsplit('/').nth(1).unwrap_or_default().to_string();
        let ending = if source.folder == PROGRAM { ".ftl" } else { FRONT };
        let files = repo.files(&format!("{}/{language}", source.folder), ending);
        files.into_iter().map(move |file| {
            let name = file.path.rsplit('/').next().unwrap_or_default();
            (format!("{of_crate}/{name}"), uncommented(&file.text))
        })
    });
    files.collect()
}

/// A file of messages or data without its lines that begin with `#`, which are comments.
pub(crate) fn uncommented(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect()
}

/// The parameters of each message of a language.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Prints missing messages and texts that are not messages yet; fails if code and messages
/// disagree.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    for Source { folder, .. } in sources(repo) {
        println!("{folder}/{FIRST}: {} messages", messages(repo, &folder, FIRST).len());
        for language in OTHERS {
            let (said, missing) =
                (messages(repo, &folder, language), missing(repo, &folder, language));
            println!("{folder}/{language}: {} messages, {} missing", said.len(), missing.len());
            for key in missing {
                println!("  {key}");
            }
        }
    }
    println!("Still in code, in English only (texts of two words or more):");
    for (folder, what) in WRITTEN {
        println!("  {:5}  {folder}: {what}", written(repo, folder));
    }
    let literals = literals_of_games(repo);
    for game in repo.games() {
        let folder = format!("games/{game}/");
        let left = literals.iter().filter(|one| one.at.starts_with(&folder)).count();
        println!("  {left:5}  {folder}: texts for people, in the game and its drawing");
    }
    let wrong = check(repo);
    let lines: Vec<String> = wrong.iter().map(ValidationError::to_string).collect();
    if lines.is_empty() { Ok(()) } else { Err(lines.join("\n")) }
}

/// Checks that every message used in code exists and gets its parameters, that none is unused, and
/// that every language has all English messages, with no more parameters than are given.
pub(crate) fn check(repo: &Repo) -> Vec<ValidationError> {
    let mut wrong = ValidationErrors::default();
    let sources = sources(repo);
    for source in &sources {
        let others = sources.iter().filter(|other| other.folder != source.folder);
        let beside = others.filter(|other| shares_a_speaker(source, other));
        let beside: Vec<&str> = beside.map(|other| other.folder.as_str()).collect();
        check_source(repo, source, &beside, &mut wrong);
    }
    for game in repo.games() {
        check_translated(repo, &game, &mut wrong);
    }
    wrong.into_vec()
}

/// Whether some code uses messages of both.
fn shares_a_speaker(one: &Source, other: &Source) -> bool {
    one.speakers.iter().any(|speaker| other.speakers.contains(speaker))
}

/// Messages of one folder that a language lacks.
fn missing(repo: &Repo, folder: &str, language: &str) -> Vec<String> {
    let said = messages(repo, folder, language);
    let english = messages(repo, folder, FIRST);
    english.into_keys().filter(|key| !said.contains_key(key)).collect()
}

/// Checks that every language has the rules and the guide of a game, and the same titles.
fn check_translated(repo: &Repo, game: &str, wrong: &mut ValidationErrors) {
    let folder = format!("games/{game}/messages");
    let keys = |language: &str, file: &str| -> BTreeSet<String> {
        let files = repo.files(&format!("{folder}/{language}"), file);
        files.iter().flat_map(|file| keys(&file.text)).collect()
    };
    let data = |name: &str| repo.files(&format!("games/{game}"), name).into_iter().next();
    let ids = |text: &str| -> BTreeSet<String> {
        let ids = text.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
        ids.map(|id| id.replace('.', "-")).collect()
    };
    let rules = data("rules.toml").map(|file| ids(&file.text)).unwrap_or_default();
    let guide = data("guide.toml").map_or_else(BTreeSet::new, |file| {
        let steps = file.text.lines().filter(|line| *line == "[[step]]").count();
        let steps = (1..=steps).map(|step| format!("guide-{step}"));
        steps.chain([String::from("guide")]).collect()
    });
    let titles = keys(OTHERS[0], TRANSLATED[2]);
    let icons = data("icons.toml").map(|file| ids(&file.text)).unwrap_or_default();
    for language in OTHERS {
        for (file, expected) in TRANSLATED.iter().zip([&rules, &guide, &titles, &icons]) {
            let found = keys(language, file);
            let place = format!("{folder}/{language}/{file}");
            for key in expected.symmetric_difference(&found) {
                let lacks = if found.contains(key) { "has, and should not" } else { "lacks" };
                wrong.add(&place, format!("{lacks}: '{key}'"));
            }
        }
    }
}

/// The keys of a message file.
fn keys(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_alphabetic()));
    lines.filter_map(|line| Some(line.split_once(" =")?.0.to_string()))
}

/// Checks the messages of a source. Code that uses them may also use those of the folders `beside`,
/// whose keys must be others.
fn check_source(repo: &Repo, source: &Source, beside: &[&str], wrong: &mut ValidationErrors) {
    let words = source.folder.as_str();
    let english = messages(repo, words, FIRST);
    let beside: BTreeSet<String> =
        beside.iter().flat_map(|folder| messages(repo, folder, FIRST).into_keys()).collect();
    for key in beside.iter().filter(|key| english.contains_key(*key)) {
        wrong.add(words, format!("'{key}' is a message elsewhere that the same code uses"));
    }
    let mut object = |place: &str, why: String| wrong.add(place, why);
    let mut used: BTreeMap<String, Option<BTreeSet<String>>> = BTreeMap::new();
    let mut begin: BTreeSet<String> = BTreeSet::new();
    for folder in &source.speakers {
        for file in repo.files(folder, ".rs") {
            begin.extend(prefixes(without_tests(&file.text)));
            let in_code = without_comments(without_tests(&file.text));
            for UsedMessage { key, given } in said(&in_code) {
                match english.get(&key) {
                    None if beside.contains(&key) => continue,
                    None => object(&file.path, format!("names '{key}', which no message is")),
                    Some(takes) if given.as_ref().is_some_and(|given| !takes.is_subset(given)) => {
                        object(&file.path, format!("'{key}' takes {takes:?}, not {given:?}"));
                    }
                    Some(_) => {}
                }
                used.insert(key, given);
            }
        }
    }
    let is_put_together = |key: &str| {
        let begins = |prefix: &String| {
            let rest = key.strip_prefix(prefix.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        begin.iter().any(begins)
    };
    for key in english.keys().filter(|key| !used.contains_key(*key) && !is_put_together(key)) {
        object(words, format!("'{key}' is said nowhere"));
    }
    for language in OTHERS {
        let place = format!("{words}/{language}");
        for (key, takes) in messages(repo, words, language) {
            match english.get(&key) {
                None => object(&place, format!("'{key}' is no message in English")),
                // A translation may omit parameters that it expresses in words, and select by
                // further ones.
                // What a key that is put together is given is seen where whole games are told.
                Some(_) if !used.contains_key(&key) => {}
                Some(takes_english) => {
                    let given = used.get(&key).and_then(Option::as_ref).unwrap_or(takes_english);
                    for none in takes.difference(given) {
                        object(&place, format!("'{key}' takes '{none}', which it is not given"));
                    }
                }
            }
        }
    }
}

/// The messages of a language with their parameters, read from its files.
fn messages(repo: &Repo, folder: &str, language: &str) -> Messages {
    let mut messages = Messages::new();
    let mut last = String::new();
    let files = repo.files(&format!("{folder}/{language}"), ".ftl").into_iter();
    let is_own = |path: &str| !TRANSLATED.iter().any(|name| path.ends_with(&format!("/{name}")));
    for file in files.filter(|file| is_own(&file.path)) {
        for line in file.text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((key, _)) = line.split_once(" =")
                && line.starts_with(|letter: char| letter.is_ascii_lowercase())
            {
                last = key.to_string();
                messages.entry(last.clone()).or_default();
            } else if line.trim_start().starts_with('.') {
                // An attribute is asked for apart, with parameters of its own.
                last.clear();
            }
            let taken = line.split("{ $").skip(1);
            let taken = taken.filter_map(|rest| rest.split([' ', '}']).next());
            if let Some(takes) = messages.get_mut(&last) {
                takes.extend(taken.map(str::to_string));
            }
        }
    }
    messages
}

/// What keys begin with that a file puts together: of nouns, of declared events and choices, of
/// options.
fn prefixes(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("nouns!") {
        let inside = text[at..].split(['}', ';']).next().unwrap_or_default();
        found.extend(strings(inside).map(str::to_string));
    }
    let makers = [
        "to_message(",
        ".bound(",
        "event_text(",
        "noun(",
        "of_kind(",
        "Noun::new(",
        ".text(&format!(",
    ];
    for name in makers {
        for (at, _) in text.match_indices(name) {
            let inside = within(&text[at + name.len()..]);
            let literals = parts(inside).into_iter().filter_map(literal);
            let fixed = literals.filter_map(|text| text.split('{').next());
            found.extend(fixed.map(|text| text.trim_end_matches('-').to_string()));
        }
    }
    if text.contains("changes!(") {
        found.insert("change".to_string());
    }
    if text.contains("OptionSpec::of(") {
        found.insert("option".to_string());
    }
    found
}

/// A message used in code, with its parameters if the place states them.
struct UsedMessage {
    key: String,
    given: Option<BTreeSet<String>>,
}

/// Code or a script without the lines that are comments.
pub(crate) fn without_comments(text: &str) -> String {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}

/// Every `message!`, `notice!` and `key!` of a file.
fn said(text: &str) -> Vec<UsedMessage> {
    let mut found = Vec::new();
    let makers =
        [("message!(", 1, true), ("notice!(", 0, true), ("notice!(", 1, true), ("key!(", 0, false)];
    for (name, nth, takes) in makers {
        for (at, _) in text.match_indices(name) {
            let inside = within(&text[at + name.len()..]);
            let parts = parts(inside);
            let Some(key) = parts.get(nth).and_then(|key| literal(key)) else {
                continue;
            };
            let given = parts.iter().skip(nth + 1).filter_map(|part| part.split_once('='));
            let given = given.map(|(name, _)| name.trim().to_string()).collect();
            found.push(UsedMessage { key: key.to_string(), given: takes.then_some(given) });
        }
    }
    found
}

fn literal(text: &str) -> Option<&str> {
    text.trim().strip_prefix('"')?.strip_suffix('"')
}

/// The text before the bracket that closes here.
fn within(text: &str) -> &str {
    let mut open = 0;
    for (at, letter) in outside_strings(text) {
        match letter {
            '(' | '[' | '{' => open += 1,
            ')' | ']' | '}' if open == 0 => return &text[..at],
            ')' | ']' | '}' => open -= 1,
            _ => {}
        }
    }
    text
}

/// The parts between commas outside brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut open, mut from, mut parts) = (0, 0, Vec::new());
    for (at, letter) in outside_strings(text) {
        match letter {
            '(' | '[' | '{' => open += 1,
            ')' | ']' | '}' => open -= 1,
            ',' if open == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

/// The characters outside strings, with their positions.
fn outside_strings(text: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut inside, mut escaped) = (false, false);
    text.char_indices().filter(move |(_, letter)| {
        let was = inside;
        match letter {
            '"' if !escaped => inside = !inside,
            _ => {}
        }
        escaped = was && *letter == '\\' && !escaped;
        !was && *letter != '"'
    })
}

/// Number of strings in a folder's code that are texts for people.
fn written(repo: &Repo, folder: &str) -> usize {
    let files = repo.files(folder, ".rs");
    files
        .iter()
        .map(|file| strings(without_tests(&file.text)).filter(|text| is_words(text)).count())
        .sum()
}

/// The strings of a file, comments left out.
fn strings(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Whether a string looks like text for people: letters, a space, letters, and no characters of
/// code.
fn is_words(text: &str) -> bool {
    let plain = |letter: char| letter.is_alphabetic() || " ,.;:!?’“”{}'%-".contains(letter);
    let words = text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic));
    words.count() > 1 && text.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_that_code_names_is_there_and_every_one_is_named() {
        assert_eq!(check(&Repo::here()), []);
    }

    #[test]
    fn every_language_has_every_message() {
        let repo = Repo::here();
        let english = messages(&repo, PROGRAM, FIRST);
        assert!(english.len() > 300, "{}", english.len());
        let sources = sources(&repo);
        assert!(sources.len() > 1, "a game has words of its own");
        for Source { folder, .. } in sources {
            for language in OTHERS {
                let missing = missing(&repo, &folder, language);
                assert!(missing.is_empty(), "{folder}/{language}: {missing:?}");
            }
        }
    }

    #[test]
    fn every_change_of_a_game_is_one_of_its_messages() {
        let repo = Repo::here();
        let mut changes = 0;
        for game in repo.games() {
            let messages = messages(&repo, &format!("games/{game}/messages"), FIRST);
            let file = repo.read(&format!("games/{game}/changes.toml")).unwrap_or_default();
            let named =
                file.lines().filter_map(|line| line.strip_prefix("what = \"")?.strip_suffix('"'));
            for key in named {
                assert!(messages.contains_key(key), "{game}: {key}");
                changes += 1;
            }
        }
        assert!(changes > 6, "{changes}");
    }

    /// The reasons for the status of a rule, and sources that are reasons, are translated with it.
    #[test]
    fn every_reason_of_a_rule_is_said_in_every_language() {
        let repo = Repo::here();
        let mut reasons = 0;
        for game in repo.games() {
            let rules = repo.read(&format!("games/{game}/rules.toml")).unwrap_or_default();
            for rule in rules.split("[[rule]]").skip(1) {
                let id = rule.split('"').nth(1).expect("an id").replace('.', "-");
                let marks = [("\nstatus = {", ".status ="), ("\nsource = \"editor: ", ".source =")];
                for (_, attribute) in marks.iter().filter(|(mark, _)| rule.contains(mark)) {
                    reasons += 1;
                    for language in OTHERS {
                        let file = format!("games/{game}/messages/{language}/rules.ftl");
                        let text = repo.read(&file).expect("translated rules");
                        let begins = format!("\n{id} = ");
                        let found = text.split(&begins).nth(1).unwrap_or_default();
                        let message = found.split("\n\n").next().unwrap_or_default();
                        assert!(message.contains(attribute), "{file}: {id} lacks {attribute}");
                    }
                }
            }
        }
        assert!(reasons > 5, "{reasons}");
    }

    /// In French a sign of two parts never begins a line.
    #[test]
    fn no_french_sign_stands_apart_from_its_word() {
        let repo = Repo::here();
        let signs = [" ;", " :", " !", " ?", " »", "{\" \"};", "{\" \"}:"];
        let mut read = 0;
        for source in sources(&repo) {
            for file in repo.files(&format!("{}/fr", source.folder), ".ftl") {
                for line in file.text.lines().filter(|line| !line.starts_with('#')) {
                    let ends =
                        |at: usize| line[at..].chars().next().is_none_or(char::is_whitespace);
                    let apart = |sign: &&str| {
                        line.match_indices(*sign).any(|(at, _)| ends(at + sign.len()))
                    };
                    let found = signs.iter().find(|sign| apart(sign));
                    assert!(found.is_none(), "{}: {line}", file.path);
                    read += 1;
                }
            }
        }
        assert!(read > 5_000, "{read}");
    }

    #[test]
    fn a_language_is_brought_by_the_names_that_words_ask_for() {
        let texts = texts(&Repo::here(), "de");
        for name in ["i18n/pages.ftl", "colab/front.ftl", "pocket-mars/front.ftl"] {
            assert!(texts.get(name).is_some_and(|text| text.contains(" = ")), "{name}");
        }
        assert!(!texts.contains_key("colab/enemies.ftl"), "it comes with its game");
    }

    #[test]
    fn what_is_said_is_read_with_what_it_is_given() {
        let text = r#"(message!(self.locale, "a-b", count = names.len(), name = f("x, (y"))) key!("c")
               notice!("d", why = 1)"#;
        let said = said(text);
        let named: Vec<&str> = said.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(named, ["a-b", "d", "c"]);
        let given = said[0].given.as_ref().expect("what it is given");
        assert_eq!(given.iter().collect::<Vec<_>>(), ["count", "name"]);
        assert!(said[1].given.as_ref().is_some_and(|given| given.contains("why")));
        assert!(is_words("no such page") && !is_words("button main=x") && !is_words("table"));
    }
}
