use std::borrow::Cow;
use std::io::stdin;

use i18n::{Messages, message};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::failure::Failure;
use crate::lines::{Line, next_line};

/// Maximum length of an answer, in bytes.
const LONGEST: usize = 64 * 1024;

/// The source of answers.
pub(crate) enum Input {
    /// A pipe or a file, and the words for what cannot be read.
    Plain(Messages),
    /// A person at a terminal, with editing and completion.
    Edited(Box<Editor<Words, MemHistory>>),
}

impl Input {
    pub(crate) fn new(words: Messages, at_terminal: bool) -> Result<Self, Failure> {
        if !at_terminal {
            return Ok(Input::Plain(words));
        }
        let config = Config::builder().auto_add_history(true).build();
        let editor = Editor::with_history(config, MemHistory::new());
        let mut editor = editor.map_err(|error| Failure::System(error.to_string()))?;
        editor.set_helper(Some(Words(Vec::new())));
        Ok(Input::Edited(Box::new(editor)))
    }

    pub(crate) fn at_terminal(&self) -> bool {
        matches!(self, Input::Edited(_))
    }

    /// The next answer, trimmed; `None` at the end of input. `completions` are what a word
    /// can be completed to.
    pub(crate) fn read(&mut self, completions: Vec<String>) -> Result<Option<String>, Failure> {
        match self {
            Input::Plain(words) => Ok(match next_line(&mut stdin().lock(), LONGEST)? {
                Line::End => None,
                Line::TooLong => Some(message!(words, "line-too-long").into()),
                Line::Bytes(bytes) => Some(String::from_utf8_lossy(&bytes).trim().to_string()),
            }),
            Input::Edited(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.0 = completions;
                }
                match editor.readline("> ") {
                    Ok(line) => Ok(Some(line.trim().to_string())),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(ReadlineError::Io(error)) => Err(error.into()),
                    Err(error) => Err(Failure::System(error.to_string())),
                }
            }
        }
    }
}

/// Completes a line to one of these words.
pub(crate) struct Words(Vec<String>);

impl Words {
    fn beginning(&self, typed: &str) -> Vec<String> {
        let typed = typed.trim_start().to_lowercase();
        let fits = |word: &&String| word.to_lowercase().starts_with(&typed);
        self.0.iter().filter(fits).cloned().collect()
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, self.beginning(line.get(..position).unwrap_or(line))))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(
        &'s self,
        prompt: &'p str,
        _default: bool,
    ) -> Cow<'b, str> {
        Cow::Borrowed(prompt)
    }
}

impl Validator for Words {}

impl Helper for Words {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_texts_with_spaces_are_completed() {
        let words = Words(vec!["play prep A".into(), "play base B".into(), "launch".into()]);
        assert_eq!(words.beginning("Play p"), ["play prep A"]);
        assert_eq!(words.beginning("play "), ["play prep A", "play base B"]);
        assert_eq!(words.beginning("").len(), 3);
    }
}
