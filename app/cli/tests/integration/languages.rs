//! The terminal in every other language: whole games and lists in which no English is left.

use std::collections::BTreeSet;

use crate::common::{Folder, GAME, Numbers};

/// The languages besides English.
const OTHERS: [&str; 3] = ["de", "fr", "es"];

/// Words of English sentences that our texts in other languages do not use.
const ENGLISH: [&str; 42] = [
    "the",
    "of",
    "and",
    "one",
    "their",
    "your",
    "you",
    "is",
    "are",
    "card",
    "cards",
    "to",
    "from",
    "with",
    "choose",
    "colonist",
    "colonists",
    "now",
    "then",
    "has",
    "have",
    "what",
    "where",
    "round",
    "more",
    "each",
    "last",
    "game",
    "games",
    "give",
    "take",
    "taken",
    "back",
    "kept",
    "won",
    "wins",
    "against",
    "nobody",
    "because",
    "entry",
    "losses",
    "choices",
];

/// Those that are also words of the other language, or are typed.
const SHARED: [(&str, &str); 2] = [("es", "has"), ("", "choices")];

/// What is typed, printed on components, or named alike in every language, each before the shorter
/// that it contains. Titles in the content of the game are added.
const NAMES: [&str; 19] = [
    // What stands alike in German, too.
    "Hand",
    "Abend",
    "colonists 7",
    "Slot",
    "Orange",
    "orange",
    "Aqualab",
    "Pocket Mars",
    "Double Upgrade",
    "Overwhelming Power",
    "Recruitment Drive",
    "System Failure",
    "Android Activation",
    "Energy Bank",
    "Comms Center",
    "pocket-mars",
    "soloist",
    "play --resume",
    "as ours",
];

/// The titles in the content of the game, and the other names.
fn names() -> Vec<String> {
    let content = format!("{}/../../games/{GAME}/content", env!("CARGO_MANIFEST_DIR"));
    let mut names: Vec<String> = NAMES.map(str::to_string).into();
    for file in std::fs::read_dir(content).expect("a folder of content") {
        let file = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
        let titles = file.split("title = \"").skip(1).filter_map(|rest| rest.split('"').next());
        names.extend(titles.filter(|title| !title.is_empty()).map(str::to_string));
    }
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

/// What stands in brackets: texts that can be typed, ids of rules, names.
fn in_brackets(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (open, close) in [('(', ')'), ('[', ']')] {
        let parts = text.split(open).skip(1).filter_map(|rest| rest.split(close).next());
        found.extend(parts.map(|part| format!("{open}{part}{close}")));
    }
    found
}

/// What finds English in the lines of a run in another language.
struct Finder {
    language: &'static str,
    names: Vec<String>,
    /// What stands in brackets in the same run in English.
    typed: BTreeSet<String>,
}

impl Finder {
    fn new(language: &'static str, english: &str) -> Self {
        Finder { language, names: names(), typed: in_brackets(english) }
    }

    /// A line without names and what is typed, in words.
    fn words(&self, line: &str) -> Vec<String> {
        let typed = in_brackets(line);
        let typed = typed.intersection(&self.typed);
        let line = typed.fold(line.to_string(), |line, part| line.replace(part, ""));
        let line = self.names.iter().fold(line, |line, name| line.replace(name, ""));
        let between = |letter: char| !letter.is_alphanumeric() && letter != '_';
        line.split(between).map(str::to_string).collect()
    }

    /// An English word in a line.
    fn word(&self, line: &str) -> Option<String> {
        let is_english = |word: &String| {
            let word = word.to_lowercase();
            let shared = |other: &&str| SHARED.contains(&(other, word.as_str()));
            ENGLISH.contains(&word.as_str()) && !["", self.language].iter().any(shared)
        };
        let found = self.words(line).into_iter().find(is_english)?;
        Some(format!("{}: '{found}': {line}", self.language))
    }

    /// A line that is the same as in English.
    fn same(&self, line: &str, english: &str) -> Option<String> {
        let is_word = |word: &String| word.chars().filter(|it| it.is_alphabetic()).count() > 2;
        let same = line == english && self.words(line).iter().any(is_word);
        same.then(|| format!("{}: the same: {line}", self.language))
    }

    /// The lines of a run in which English is left, given the same run in English.
    fn left(&self, said: &str, english: &str) -> Vec<String> {
        assert_eq!(said.lines().count(), english.lines().count(), "{said}\n{english}");
        let pairs = said.lines().zip(english.lines());
        pairs.flat_map(|(line, english)| self.word(line).or(self.same(line, english))).collect()
    }
}

/// Saved games of their own for each language.
struct Tables {
    english: Folder,
    others: Vec<(&'static str, Folder)>,
}

impl Tables {
    fn new() -> Self {
        let others = OTHERS.map(|language| (language, Folder::new()));
        Tables { english: Folder::new(), others: others.into() }
    }

    /// Runs a command in English and in every other language. Returns what it says in English, and
    /// the lines of the others in which English is left. `FOLDER` in the input is the folder of the
    /// saved games.
    fn compare(&self, arguments: &[&str], input: &str) -> (String, Vec<String>) {
        let english = run(&self.english, "en", arguments, input);
        let left = self.others.iter().flat_map(|(language, folder)| {
            let said = run(folder, language, arguments, input);
            Finder::new(language, &english).left(&said, &english)
        });
        let left = left.collect();
        (english, left)
    }
}

/// What a command says, without what is drawn anew for every game and every folder.
fn run(folder: &Folder, language: &str, arguments: &[&str], input: &str) -> String {
    let place = folder.path().display().to_string();
    let arguments = [arguments, &["--language", language]].concat();
    let out = folder.soloist(&arguments, input.replace("FOLDER", &place).as_bytes()).well();
    let list = folder.soloist(&["games"], b"").well();
    let ids = list.lines().skip(1).filter_map(|row| row.split(' ').next());
    ids.fold(out.replace(&place, "FOLDER"), |out, id| out.replace(id, "ID"))
}

/// Commands at the first question, an undone answer, and then answers to the end.
fn whole_game() -> String {
    let first = [
        "help",
        "look",
        "choices",
        "why",
        "log",
        "rule PM-4",
        "rule nothing",
        "rule",
        "players",
        "nonsense",
        "9999",
        "",
        "p",
        "log x",
        "hint x",
        "analyse x",
        "export",
        "1",
        "undo",
        "redo",
        "save",
        "save Abend",
        "overrides",
        "overrides XX",
        "overrides GH1 x",
        "export FOLDER/Abend.json",
        "export FOLDER/Abend.json",
    ];
    let mut numbers = Numbers::new(3);
    let answers = (0..3_000).map(|_| (1 + numbers.below(6)).to_string());
    first.map(str::to_string).into_iter().chain(answers).collect::<Vec<_>>().join("\n")
}

fn assert_none(left: &[String]) {
    let left: BTreeSet<&String> = left.iter().collect();
    assert!(left.is_empty(), "{} lines\n{left:#?}", left.len());
}

#[test]
fn a_whole_game_and_the_lists_of_games_leave_no_english() {
    let tables = Tables::new();
    let play = ["play", GAME, "--players", "human,novice", "--seed", "5", "--name", "Abend"];
    let (english, left) = tables.compare(&play, &whole_game());
    for told in ["Your last choice is taken back", "\nThe game is over: ", "\nYou lost, "] {
        assert!(english.contains(told), "{told} in {english}");
    }
    assert_none(&left);
    for arguments in [
        &["games"][..],
        &["games", "show", "Abend"],
        &["games", "analyse", "Abend", "--simulations", "4"],
        &["games", "achievements", GAME],
        &["games", "achievements", "colab"],
        &["rules", GAME, "PM-4"],
        &["play", "--resume", "Abend"],
    ] {
        assert_none(&tables.compare(arguments, "").1);
    }
}

#[test]
fn people_at_one_screen_and_at_a_real_table_meet_no_english() {
    let tables = Tables::new();
    let mut numbers = Numbers::new(5);
    let answers = (0..150).map(|_| (1 + numbers.below(4)).to_string()).collect::<Vec<_>>();
    for (arguments, told) in [
        (["--seats", "2", "--seed", "3"], "Pass to seat 2"),
        (["--seats", "1", "--luck", "table"], "luck from your"),
    ] {
        let play = [&["play", GAME][..], &arguments].concat();
        let (english, left) = tables.compare(&play, &answers.join("\n"));
        assert!(english.contains(told), "{told} in {english}");
        assert_none(&left);
    }
}

#[test]
fn a_helper_leaves_no_english() {
    let tables = Tables::new();
    let lines =
        "help\ntable module full\nchoices\ndone\nenergy 4\nundo\nlog\nas known\nwhy\nquit\n";
    let helper = ["play", GAME, "--helper", "--set", "level=cyborg"];
    let (english, left) = tables.compare(&helper, lines);
    assert!(english.contains("A helper beside your table"), "{english}");
    assert_none(&left);
    assert_none(&tables.compare(&["games"], "").1);
}

/// How far a search gets depends on the machine, so its lines are not compared with English ones.
#[test]
fn a_hint_and_an_analysis_leave_no_english() {
    let play = ["play", GAME, "--players", "human,novice", "--seed", "5", "--name", "Abend"];
    let english = run(&Folder::new(), "en", &play, "choices\n");
    for language in OTHERS {
        let said = run(&Folder::new(), language, &play, "hint 0.2\nanalyse 5\nquit\n");
        let finder = Finder::new(language, &english);
        assert!(said.contains(" %"), "{said}");
        let left: Vec<String> = said.lines().filter_map(|line| finder.word(line)).collect();
        assert_none(&left);
    }
}

/// Without `--language`, the environment says which.
#[test]
fn the_language_of_the_environment_is_spoken() {
    let folder = Folder::new();
    let list = |environment: &[(&str, &str)], arguments: &[&str]| {
        folder.soloist_in(environment, arguments, b"").well()
    };
    assert!(list(&[], &["games"]).starts_with("No games are saved in "));
    let german = [("LC_ALL", "de_AT.UTF-8")];
    assert!(list(&german, &["games"]).ends_with("ist keine Partie gespeichert.\n"));
    let lower = [("LC_ALL", ""), ("LC_MESSAGES", "fr_CH.UTF-8"), ("LANG", "de_DE")];
    assert!(list(&lower, &["games"]).starts_with("Aucune partie"));
    for english in [&["games", "--language", "en"][..], &["--language", "en", "games"]] {
        assert!(list(&german, english).starts_with("No games are saved in "));
    }
    let wrong = folder.soloist(&["games", "--language", "xx"], b"").refused().join(" ");
    assert!(wrong.contains("en, de, fr, es"), "{wrong}");
    let wrong = folder.soloist(&["--language", "de", "bench", GAME], b"").refused().join(" ");
    assert!(wrong.contains("this command speaks English"), "{wrong}");
}
