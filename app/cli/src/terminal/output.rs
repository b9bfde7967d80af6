use std::io::{BufWriter, Stdout, Write as _};

use crate::failure::Failure;

/// Prints lines.
pub(crate) struct Output {
    out: BufWriter<Stdout>,
    at_terminal: bool,
}

impl Output {
    pub(crate) fn new(out: Stdout, at_terminal: bool) -> Self {
        Output { out: BufWriter::new(out), at_terminal }
    }

    /// Prints one line without control characters, which names and saves might smuggle in. At a
    /// terminal it is wrapped; through a pipe it stays one line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        let plain: String = text.chars().filter(|c| !c.is_control()).collect();
        let plain = plain.trim_end();
        if !self.at_terminal {
            return Ok(writeln!(self.out, "{plain}")?);
        }
        Ok(writeln!(self.out, "{}", wrapped(plain, textwrap::termwidth()))?)
    }

    /// Prints several lines.
    pub(crate) fn lines(
        &mut self,
        lines: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.line(line.as_ref()))
    }

    /// Prints a text of several lines.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.lines(text.lines())
    }

    /// Flushes the output.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Clears the screen and the scrollback; does nothing through a pipe.
    pub(crate) fn clear(&mut self) -> Result<(), Failure> {
        if self.at_terminal {
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        self.flush()
    }
}

/// A line wrapped between words at this width, with continuation lines indented.
fn wrapped(line: &str, width: usize) -> String {
    if textwrap::core::display_width(line) <= width {
        return line.to_string();
    }
    let begun = line.len() - line.trim_start().len();
    let further = " ".repeat((begun + 3).min(width / 2));
    let whole_words = textwrap::WordSplitter::NoHyphenation;
    let options =
        textwrap::Options::new(width).subsequent_indent(&further).word_splitter(whole_words);
    textwrap::fill(line, options)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A long line is wrapped between words and indented; a short one stays as it is.
    #[test]
    fn long_lines_go_on_below() {
        assert_eq!(wrapped("  You pay.", 10), "  You pay.");
        assert_eq!(
            wrapped("  1. Budget Line in Rain: advance (secure rain 1)", 24),
            "  1. Budget Line in\n     Rain: advance\n     (secure rain 1)"
        );
        let long = wrapped("Überlänge: ★★ of the Greenhouse and no break", 20);
        assert!(long.lines().all(|line| textwrap::core::display_width(line) <= 20), "{long}");
    }
}
