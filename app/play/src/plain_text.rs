//! Makes texts from outside fit for a one-line message.

/// The beginning of a text from outside, without control characters, for a message of one line.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = text.chars().take(MOST).map(visible).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// A message that may contain such a text, as one line without control characters.
pub(crate) fn one_line(message: &str) -> String {
    message.chars().map(visible).collect()
}

fn visible(c: char) -> char {
    if c.is_control() { '\u{fffd}' } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_shown_short_and_on_one_line() {
        assert_eq!(shortened("a\nb\u{1b}[31m"), "a\u{fffd}b\u{fffd}[31m");
        assert_eq!(shortened(&"x".repeat(41)), format!("{}…", "x".repeat(40)));
        assert_eq!(shortened(&"é".repeat(40)), "é".repeat(40));
        assert_eq!(one_line("one\ttwo"), "one\u{fffd}two");
    }
}
