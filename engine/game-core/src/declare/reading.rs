use std::fmt;

use crate::types::writes;

/// Parses a text against the pattern that produced it, one field at a time.
#[doc(hidden)]
#[derive(Debug)]
pub struct Reading<'a> {
    /// The rest of the pattern after the fields read so far.
    pattern: &'static str,
    /// The rest of the text.
    text: &'a str,
}

impl<'a> Reading<'a> {
    /// Starts parsing; `None` if the text does not begin like the pattern.
    pub fn of(pattern: &'static str, text: &'a str) -> Option<Self> {
        let mut reading = Reading { pattern, text };
        reading.skip_words().then_some(reading)
    }

    /// Reads the next field, which must be one of these things.
    pub fn next<T: fmt::Display>(&mut self, things: impl IntoIterator<Item = T>) -> Option<T> {
        self.pattern = self.pattern.strip_prefix("{}")?;
        let words = self.words();
        let end = if words.is_empty() { self.text.len() } else { self.text.find(words)? };
        let (named, rest) = self.text.split_at(end);
        self.text = rest;
        let thing = things.into_iter().find(|thing| writes(thing, named))?;
        self.skip_words().then_some(thing)
    }

    /// Whether both pattern and text have been read to the end.
    pub fn ends(&self) -> bool {
        self.pattern.is_empty() && self.text.is_empty()
    }

    /// The words of the pattern up to the next field.
    fn words(&self) -> &'static str {
        self.pattern.split("{}").next().unwrap_or_default()
    }

    fn skip_words(&mut self) -> bool {
        let words = self.words();
        self.pattern = &self.pattern[words.len()..];
        match self.text.strip_prefix(words) {
            Some(rest) => {
                self.text = rest;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Declared;

    crate::choices! {
        enum Choice {
            Draw = "draw",
            DrawFrom(slot: u8 in 1..=2) = "draw from {}",
            Roll(high: u8 in 1..=6, low: u8 in 1..=6) = "roll {}-{}" if high >= low,
            Lay(card: char in ['a', 'b'], column: u8 in 1..=12) = "{} to {}",
        }
    }

    #[test]
    fn every_choice_has_its_own_text_and_reads_it_back() {
        let every = Choice::every();
        assert_eq!(every.len(), 1 + 2 + 21 + 24);
        let texts: std::collections::BTreeSet<_> = every.iter().map(Choice::to_string).collect();
        assert_eq!(texts.len(), every.len());
        for choice in every {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert!(texts.contains("draw from 2") && texts.contains("roll 6-1"));
        assert!(texts.contains("b to 12"));
    }

    #[test]
    fn a_text_that_nothing_writes_is_refused() {
        for wrong in [
            "",
            " ",
            "draw ",
            " draw",
            "drawing",
            "draw from",
            "draw from 3",
            "draw from 01",
            "draw from +1",
            "roll 1-6",
            "roll 6",
            "roll 6-1-1",
            "roll 6-",
            "c to 1",
            "a to ",
        ] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn kinds_are_named_in_their_order() {
        assert_eq!(Choice::KINDS, ["Draw", "DrawFrom", "Roll", "Lay"]);
        assert_eq!(Choice::Lay('a', 1).kind(), 3);
    }
}
