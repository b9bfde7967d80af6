//! Joins the statements of one game with its sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use game_core::{Modal, RuleBook, RuleEntry, Status, ValidationError};

use super::rule_ids::{self, Found, Place, Test};
use crate::repo::{Repo, TextFile};

/// The prefixes of worked examples, which are no statements; each game's rules use one or two of
/// them.
const EXAMPLES: [&str; 5] = ["T-", "EX-", "TS-", "TD-", "X-"];

/// A worked example: its prefix, its number, and the letter of its part or nothing.
type Example = (&'static str, u32, String);

/// Reads an id such as `T-07` or `EX-16b`; `None` if it is no worked example.
fn example(id: &str) -> Option<Example> {
    EXAMPLES.into_iter().find_map(|prefix| {
        let rest = id.strip_prefix(prefix)?;
        let digits = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        Some((prefix, digits.parse().ok()?, rest[digits.len()..].to_string()))
    })
}

/// The rule index of one game.
pub(crate) struct Index {
    game: String,
    book: RuleBook,
    /// Whether the game is published, so that no rule of it may be merely planned.
    published: bool,
    definitions: Vec<Found>,
    literals: Vec<Found>,
    mentions: Vec<Found>,
    tests: Vec<Test>,
}

impl Index {
    /// Reads the rules of a game and its sources.
    ///
    /// # Errors
    ///
    /// If its `rules.toml` is no rule index.
    pub(crate) fn of(repo: &Repo, game: &str) -> Result<Index, String> {
        let path = format!("games/{game}/rules.toml");
        let text = repo.read(&path).ok_or_else(|| format!("{path} cannot be read"))?;
        let book = RuleBook::parse(&path, &text).map_err(|errors| {
            errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        })?;
        let sources = repo.files(&format!("games/{game}/src"), ".rs");
        let tests = repo.files(&format!("games/{game}/tests"), ".rs");
        let published = repo.is_published(game);
        Ok(Index::new(game, book, published, &sources, &tests))
    }

    fn new(
        game: &str,
        book: RuleBook,
        published: bool,
        sources: &[TextFile],
        tests: &[TextFile],
    ) -> Index {
        let ids = book.entries.iter().filter_map(|entry| entry.id.split_once('-'));
        let prefixes: BTreeSet<String> = ids.map(|(prefix, _)| prefix.to_string()).collect();
        let prefixes: Vec<&str> = prefixes.iter().map(String::as_str).collect();
        let both = || sources.iter().chain(tests);
        Index {
            game: game.to_string(),
            definitions: sources.iter().flat_map(rule_ids::definitions).collect(),
            literals: sources.iter().flat_map(|file| rule_ids::literals(file, &prefixes)).collect(),
            mentions: both().flat_map(|file| rule_ids::mentions(file, &prefixes)).collect(),
            tests: both().flat_map(rule_ids::tests).collect(),
            book,
            published,
        }
    }

    /// Everything that is missing or wrong, in the order of the rules.
    pub(crate) fn problems(&self) -> Vec<ValidationError> {
        let mut problems = Vec::new();
        for entry in &self.book.entries {
            let whys = self.problems_of(entry);
            if !whys.is_empty() {
                problems.push(ValidationError::new(entry.id.as_str(), whys.join("; ")));
            }
        }
        problems.extend(self.unknown_ids());
        problems.extend(self.examples_told_twice());
        problems
    }

    fn problems_of(&self, entry: &RuleEntry) -> Vec<String> {
        let mut whys = Vec::new();
        if let Status::Partial(reason) | Status::NotApplicable(reason) = &entry.status
            && reason.trim().is_empty()
        {
            whys.push("is not done and gives no reason".to_string());
        }
        let places = self.code(&entry.id);
        if places.len() > 1 {
            let places: Vec<String> = places.iter().map(ToString::to_string).collect();
            whys.push(format!("stands in code twice: {}", places.join(", ")));
        }
        if entry.status == Status::Planned && self.published {
            whys.push("is planned, but the game is on the shelf".to_string());
        }
        if !matches!(entry.status, Status::NotApplicable(_) | Status::Planned) {
            if places.is_empty() {
                whys.push("stands nowhere in code".to_string());
            }
            if self.tests(&entry.id).next().is_none() {
                whys.push("has no test".to_string());
            }
        }
        whys
    }

    fn unknown_ids(&self) -> Vec<ValidationError> {
        let mut unknown: BTreeMap<&str, BTreeSet<&Place>> = BTreeMap::new();
        // A heading such as PM-14 may be mentioned for everything under it, but it is no reason of
        // an event, and has no code and no test.
        let spoken = self.mentions.iter();
        for found in spoken.filter(|found| self.book.under(&found.id).next().is_none()) {
            unknown.entry(&found.id).or_default().insert(&found.place);
        }
        let exact = self.literals.iter().chain(&self.definitions);
        for found in exact.filter(|found| !self.has(&found.id)) {
            unknown.entry(&found.id).or_default().insert(&found.place);
        }
        for test in &self.tests {
            let ids = test.ids.iter().filter(|id| example(id).is_none() && !self.has(id));
            for id in ids {
                unknown.entry(id).or_default().insert(&test.place);
            }
        }
        let mut errors = Vec::new();
        for (id, places) in unknown {
            let places: Vec<String> = places.iter().map(ToString::to_string).collect();
            let why = format!("there is no such rule: {}", places.join(", "));
            errors.push(ValidationError::new(id, why));
        }
        errors
    }

    fn examples_told_twice(&self) -> Vec<ValidationError> {
        let mut errors = Vec::new();
        for ((prefix, number, part), places) in self.examples() {
            if places.len() > 1 {
                let places: Vec<String> = places.iter().map(|place| place.to_string()).collect();
                let why = format!("has more than one test: {}", places.join(", "));
                errors.push(ValidationError::new(format!("{prefix}{number:02}{part}"), why));
            }
        }
        errors
    }

    /// The worked examples in their order, each with its tests.
    fn examples(&self) -> BTreeMap<Example, Vec<&Place>> {
        let mut examples: BTreeMap<Example, Vec<&Place>> = BTreeMap::new();
        for test in &self.tests {
            for example in test.ids.iter().filter_map(|id| example(id)) {
                examples.entry(example).or_default().push(&test.place);
            }
        }
        examples
    }

    /// The statements that are not fully implemented, with the reasons.
    pub(crate) fn not_done(&self) -> impl Iterator<Item = (&RuleEntry, String)> {
        self.book.entries.iter().filter_map(|entry| match &entry.status {
            // Planned statements are counted in the summary, not listed.
            Status::Done | Status::Planned => None,
            Status::Partial(reason) => Some((entry, format!("partial: {reason}"))),
            Status::NotApplicable(reason) => Some((entry, format!("not applicable: {reason}"))),
        })
    }

    /// The line for an index without problems.
    pub(crate) fn summary(&self) -> String {
        let entries = &self.book.entries;
        let count = |wanted: fn(&Status) -> bool| {
            entries.iter().filter(|entry| wanted(&entry.status)).count()
        };
        let built = count(|status| matches!(status, Status::Done | Status::Partial(_)));
        let planned = count(|status| *status == Status::Planned);
        let mut line = format!("{}: {built} statements, each with code and a test", self.game);
        if planned > 0 {
            write!(line, "; {planned} planned").expect("a string");
        }
        let examples = self.examples();
        if let Some((prefix, ..)) = examples.keys().next() {
            let mut numbers: Vec<u32> = examples.keys().map(|(_, number, _)| *number).collect();
            numbers.dedup();
            let ranges = ranges(prefix, &numbers);
            write!(line, "; {} worked examples: {ranges}", examples.len()).expect("a string");
        }
        line
    }

    /// The rules with this id or under it, each with text, places of its code, and tests.
    pub(crate) fn pages(&self, id: &str) -> Vec<String> {
        self.book.under(id).map(|entry| self.page(entry)).collect()
    }

    fn page(&self, entry: &RuleEntry) -> String {
        let modal = match entry.modal {
            Modal::Must => "MUST",
            Modal::May => "MAY",
            Modal::If => "IF",
        };
        let mut page = format!("{} {modal} {}\n  {}\n", entry.id, entry.title, entry.text);
        let mut line = |what: &str, text: String| {
            writeln!(page, "  {what:<6} {text}").expect("a string takes everything");
        };
        line("source", entry.source.clone());
        for place in self.code(&entry.id) {
            line("code", place.to_string());
        }
        for test in self.tests(&entry.id) {
            line("test", format!("{} {}", test.place, test.name));
        }
        page.trim_end().to_string()
    }

    fn has(&self, id: &str) -> bool {
        self.book.entries.iter().any(|entry| entry.id == id)
    }

    fn code(&self, id: &str) -> Vec<&Place> {
        let here = self.definitions.iter().filter(|found| found.id == id);
        here.map(|found| &found.place).collect()
    }

    fn tests<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Test> {
        self.tests.iter().filter(move |test| test.ids.iter().any(|other| other == id))
    }
}

/// Ascending numbers as `T-01 to T-32, T-40`.
fn ranges(prefix: &str, numbers: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let words = ranges.iter().map(|(first, last)| match first == last {
        true => format!("{prefix}{first:02}"),
        false => format!("{prefix}{first:02} to {prefix}{last:02}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(rules: &[(&str, &str)], source: &str, test: &str) -> Index {
        let entry = |(id, status): &(&str, &str)| {
            format!(
                "[[rule]]\nid = \"{id}\"\ntitle = \"t\"\nmodal = \"if\"\ntext = \"x\"\n\
                 status = {status}\nsource = \"s\"\n"
            )
        };
        let text: String = rules.iter().map(entry).collect();
        let book = RuleBook::parse("rules.toml", &text).expect("a rule index");
        let file = |path: &str, text: &str| TextFile { path: path.into(), text: text.into() };
        Index::new("toy", book, true, &[file("a.rs", source)], &[file("t.rs", test)])
    }

    fn problems(index: &Index) -> Vec<String> {
        index.problems().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_joined_index_is_summed_up_in_one_line() {
        let rules = [("PM-1", "\"done\""), ("PM-2", "{ not-applicable = \"no table\" }")];
        let test = "/// [PM-1, T-02, T-03, T-05]\n#[test]\nfn a() {}";
        let index = index(&rules, "/// PM-1 MUST x\n", test);
        assert!(problems(&index).is_empty());
        let expected = "toy: 1 statements, each with code and a test; \
                        3 worked examples: T-02 to T-03, T-05";
        assert_eq!(index.summary(), expected);
        let not_done: Vec<String> = index.not_done().map(|(_, reason)| reason).collect();
        assert_eq!(not_done, ["not applicable: no table"]);
    }

    #[test]
    fn what_is_missing_or_doubled_is_named() {
        let rules = [("PM-1", "\"done\""), ("PM-2", "\"done\""), ("PM-3", "{ partial = \" \" }")];
        let source = "/// PM-1 MUST x\n/// PM-1 MUST y\n/// PM-3 MAY z\n";
        let test = "/// [PM-1, T-01]\n#[test]\nfn a() {}\n/// [PM-3, T-01]\n#[test]\nfn b() {}";
        let expected = [
            "PM-1: stands in code twice: a.rs:1, a.rs:2",
            "PM-2: stands nowhere in code; has no test",
            "PM-3: is not done and gives no reason",
            "T-01: has more than one test: t.rs:3, t.rs:6",
        ];
        assert_eq!(problems(&index(&rules, source, test)), expected);
    }

    #[test]
    fn a_planned_statement_needs_no_code_until_the_game_is_published() {
        let mut index = index(&[("PM-1", "\"planned\"")], "", "");
        assert_eq!(problems(&index), ["PM-1: is planned, but the game is on the shelf"]);
        index.published = false;
        assert!(problems(&index).is_empty());
        assert_eq!(index.summary(), "toy: 0 statements, each with code and a test; 1 planned");
    }

    #[test]
    fn a_heading_may_be_mentioned_but_is_no_reason() {
        let rules = [("PM-1.1", "\"done\"")];
        let source = "/// PM-1.1 MUST x (PM-1, PM-7)\ntell(Rule(\"PM-1\"))";
        let test = "/// [PM-1.1, PM-2.2]\n#[test]\nfn a() {}";
        let expected = [
            "PM-1: there is no such rule: a.rs:2",
            "PM-2.2: there is no such rule: t.rs:1, t.rs:3",
            "PM-7: there is no such rule: a.rs:1",
        ];
        assert_eq!(problems(&index(&rules, source, test)), expected);
    }

    #[test]
    fn a_page_shows_text_code_and_tests() {
        let rules = [("PM-1.1", "\"done\"")];
        let index = index(&rules, "/// PM-1.1 MUST x", "/// [PM-1.1]\n#[test]\nfn a() {}");
        let page = "PM-1.1 IF t\n  x\n  source s\n  code   a.rs:1\n  test   t.rs:3 a";
        assert_eq!(index.pages("pm-1"), [page]);
    }
}
