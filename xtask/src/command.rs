//! The command line.

use crate::gate::Extent;
use crate::release::Part;

/// What `cargo xtask --help` prints.
pub(crate) const HELP: &str = "\
Chores of the repository.

Usage: cargo xtask <command>

Commands:
  gate             everything that must hold before a change is accepted: every test, the
                   supply chain, Clippy, rustdoc, formatting; says where the time went
  test [--all]     run the tests: all crates and the browser, and with --all also the long ones
                   (thousands of checked games, each fuzz target for a while)
  rules <game>     statements of a game without code or test, unknown ids, what is not done
  rule <id>        the text of a rule, where its code stands, and its tests
  tidy             crate boundaries, sources, documents, content; cargo test checks the same
  i18n             what of the program's messages a language lacks, and what is still in code
  supply-chain     licences, known faults and yanked versions of what we depend on
  supply-chain --look-up FOLDER
                   look the known faults up anew, in a copy of the RustSec advisory database
  web [FOLDER]     build the whole program for a browser (wasm32), as a folder of files that any
                   file server can host; target/web unless said otherwise
  wheel            build the Python package, install it into an empty environment under target,
                   and run its tests there
  release          everything that a version consists of, from the commit that is checked out, in
                   target/release-files: programs, static programs, Debian packages, container
                   image, wheel, the program for a browser, bills of materials, notes, checksums;
                   or only what is named of programs, static, packages, image, wheel, web, sbom,
                   notes
  release twice    build both programs in two folders, and compare them
  calibrate <game>
                   measure anew how what searches think compares with what happens, and write
                   games/<game>/players/calibration.toml; it takes long, and may be stopped and
                   begun again
  train <game> [file]
                   play games, train on them what positions are worth or which choices are good, and
                   write games/<game>/players/values.toml and the other models of the game,
                   or this file of it; the same again on the same machine
  page-bench [--quick]
                   measure in Chromium how fast every table answers a click, and what is sent:
                   60 choices of each table, or 10; nothing is written
  screenshots [SHEET]
                   take every table and the pages around them in Chromium, and write the contact
                   sheets of docs/reference/screenshots, or the one named
  book             build the documents as a book, target/book/pages, with mdBook, which it
                   installs under target if it is not there
  bless            write expected output anew, such as the session of docs/research/protocol.md

Examples:
  cargo xtask rules pocket-mars
  cargo xtask rule PM-4.2b
";

/// One chore.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Command {
    /// Print [`HELP`].
    Help,
    /// Check the rule index of a game.
    Rules { game: String },
    /// Show one rule.
    Rule { id: String },
    /// Run every test, or more, or fewer.
    Test { extent: Extent },
    /// List missing translations.
    I18n,
    /// Check the dependencies.
    SupplyChain,
    /// Update the list of known vulnerabilities of the dependencies.
    LookUp { folder: String },
    /// Measure how fast tables respond.
    PageBench { quick: bool },
    /// Take the screenshots of the documents.
    Screenshots { sheet: Option<String> },
    /// Build the documents as a book.
    Book,
    /// Rewrite expected output.
    Bless,
    /// Calibrate the win probabilities of a game again.
    Calibrate { game: String },
    /// Train the models of a game again.
    Train { game: String, file: Option<String> },
    /// Check everything that is not a rule.
    Tidy,
    /// Build the whole program for a browser.
    Web { folder: Option<String> },
    /// Build and test the Python package.
    Wheel,
    /// Build what a version consists of.
    Release { parts: Vec<Part> },
}

impl Command {
    /// Parses the words after `cargo xtask`.
    ///
    /// # Errors
    ///
    /// What is wrong with them, in one clause.
    pub(crate) fn parse(words: &[impl AsRef<str>]) -> Result<Command, String> {
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        if words.iter().any(|word| matches!(*word, "--help" | "-h" | "help")) {
            return Ok(Command::Help);
        }
        match words[..] {
            [] => Ok(Command::Help),
            ["rules", game] => Ok(Command::Rules { game: game.into() }),
            ["rule", id] => Ok(Command::Rule { id: id.into() }),
            ["test"] => Ok(Command::Test { extent: Extent::Quick }),
            ["test", "--all"] => Ok(Command::Test { extent: Extent::Tests }),
            ["gate"] => Ok(Command::Test { extent: Extent::Everything }),
            ["supply-chain"] => Ok(Command::SupplyChain),
            ["supply-chain", "--look-up", folder] => Ok(Command::LookUp { folder: folder.into() }),
            ["page-bench"] => Ok(Command::PageBench { quick: false }),
            ["page-bench", "--quick"] => Ok(Command::PageBench { quick: true }),
            ["screenshots"] => Ok(Command::Screenshots { sheet: None }),
            ["screenshots", sheet] => Ok(Command::Screenshots { sheet: Some(sheet.into()) }),
            ["book"] => Ok(Command::Book),
            ["bless"] => Ok(Command::Bless),
            ["calibrate", game] => Ok(Command::Calibrate { game: game.into() }),
            ["train", game] => Ok(Command::Train { game: game.into(), file: None }),
            ["train", game, file] => {
                Ok(Command::Train { game: game.into(), file: Some(file.into()) })
            }
            ["tidy"] => Ok(Command::Tidy),
            ["web"] => Ok(Command::Web { folder: None }),
            ["web", folder] => Ok(Command::Web { folder: Some(folder.into()) }),
            ["i18n"] => Ok(Command::I18n),
            ["wheel"] => Ok(Command::Wheel),
            ["release", ref words @ ..] => Ok(Command::Release { parts: Part::read(words)? }),
            ["rules"] => Err("'rules' needs a game, such as pocket-mars".into()),
            ["calibrate"] => Err("'calibrate' needs a game, such as pocket-mars".into()),
            ["train"] => Err("'train' needs a game, such as pocket-mars".into()),
            ["rule"] => Err("'rule' needs an id, such as PM-4.2b".into()),
            [
                "rules" | "rule" | "gate" | "test" | "supply-chain" | "web" | "bless" | "tidy"
                | "calibrate" | "train" | "page-bench" | "screenshots" | "wheel" | "i18n",
                ref rest @ ..,
            ] => Err(format!("'{}' does not take '{}'", words[0], rest.join(" "))),
            [other, ..] => Err(format!("there is no command '{other}'")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn every_command_of_the_help_is_read() {
        let listed = HELP.lines().skip_while(|line| *line != "Commands:").skip(1);
        let listed = listed.take_while(|line| !line.is_empty());
        for line in listed.filter(|line| !line.starts_with("   ")) {
            let usage = line.trim().split("  ").next().expect("a usage");
            let usage = usage.replace(['[', ']'], "");
            assert!(parse(&usage).is_ok(), "{usage}");
        }
    }

    #[test]
    fn wrong_words_are_refused_in_one_line() {
        assert_eq!(parse("fly"), Err("there is no command 'fly'".into()));
        assert_eq!(parse("rules"), Err("'rules' needs a game, such as pocket-mars".into()));
        assert_eq!(parse("tidy now"), Err("'tidy' does not take 'now'".into()));
        assert_eq!(parse("test --help"), Ok(Command::Help));
    }
}
