use std::io::{BufWriter, Stdout, Write as _};

use crate::failure::Failure;

/// Where lines are told.
pub(crate) struct Voice {
    out: BufWriter<Stdout>,
    at_terminal: bool,
}

impl Voice {
    pub(crate) fn new(out: Stdout, at_terminal: bool) -> Self {
        Voice { out: BufWriter::new(out), at_terminal }
    }

    /// Tells one line. Control characters, which names and saves might smuggle in, are left out.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        let plain: String = text.chars().filter(|c| !c.is_control()).collect();
        Ok(writeln!(self.out, "{}", plain.trim_end())?)
    }

    /// Tells several lines.
    pub(crate) fn lines(
        &mut self,
        lines: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.line(line.as_ref()))
    }

    /// Tells a text of several lines.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.lines(text.lines())
    }

    /// Makes sure that everything is out.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Takes what was told from the screen, with what can be scrolled back; through a pipe, where
    /// nothing can be taken back, does nothing.
    pub(crate) fn clear(&mut self) -> Result<(), Failure> {
        if self.at_terminal {
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        self.flush()
    }
}
