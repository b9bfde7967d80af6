use std::io::Write;

use clap::Args;
use game_core::{RuleBook, RuleEntry, Status};
use i18n::{Messages, message};

use crate::arguments::find_game;
use crate::failure::Failure;
use crate::language::LanguageArgument;

/// Show the rule index of a game: all of it, one rule, or everything under an id.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist rules pocket-mars            the index: id and title
  soloist rules pocket-mars DA         every statement whose id begins with DA-
  soloist rules pocket-mars PM-4       every statement of section 4
  soloist rules pocket-mars PM-4.2b    one statement")]
pub(crate) struct Rules {
    /// The game
    game: String,
    /// The id of a rule, or the beginning of several
    id: Option<String>,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

impl Rules {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let catalog = play::Catalog::ours();
        let kind = find_game(catalog.games(), &self.game)?;
        let words = self.language.words();
        let book = kind.rulebook(words.locale());
        let mut out = std::io::stdout().lock();
        match &self.id {
            None => write_index(words, &book, &mut out)?,
            Some(id) => {
                let entries: Vec<&RuleEntry> =
                    book.under(id.trim().trim_end_matches(['.', '-'])).collect();
                if entries.is_empty() {
                    return Err(Failure::wrong(format!(
                        "{} has no rule '{id}' (see soloist rules {})",
                        kind.id(),
                        kind.id()
                    )));
                }
                for (index, entry) in entries.iter().enumerate() {
                    if index > 0 {
                        writeln!(out)?;
                    }
                    for line in rule_lines(words, entry) {
                        writeln!(out, "{line}")?;
                    }
                }
            }
        }
        Ok(out.flush()?)
    }
}

/// A rule in full: heading, text, source, and its status.
pub(crate) fn rule_lines(words: Messages, entry: &RuleEntry) -> Vec<String> {
    let mut lines = vec![format!("{}  {}", entry.id, entry.title)];
    lines.extend(entry.text.trim().lines().map(|line| format!("  {}", line.trim())));
    lines.push(format!("  {}", message!(words, "rule-text-source", source = entry.source)));
    let status = match &entry.status {
        Status::Done => None,
        Status::Planned => Some(message!(words, "rule-text-planned")),
        Status::Partial(why) => Some(message!(words, "rule-text-partial", why = why)),
        Status::NotApplicable(why) => Some(message!(words, "rule-text-no-meaning", why = why)),
    };
    lines.extend(status.map(|status| format!("  {status}")));
    lines
}

fn write_index(words: Messages, book: &RuleBook, out: &mut impl Write) -> std::io::Result<()> {
    let width = book.entries.iter().map(|entry| entry.id.chars().count()).max().unwrap_or(0);
    for entry in &book.entries {
        let mark = match entry.status {
            Status::Done => None,
            Status::Planned => Some(message!(words, "rule-mark-planned")),
            Status::Partial(_) => Some(message!(words, "rule-mark-partial")),
            Status::NotApplicable(_) => Some(message!(words, "rule-mark-no-meaning")),
        };
        let mark = mark.map_or_else(String::new, |mark| format!(" ({mark})"));
        writeln!(out, "{:width$}  {}{mark}", entry.id, entry.title)?;
    }
    Ok(())
}
