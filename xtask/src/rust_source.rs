//! The parts of Rust's grammar that the checks need: what is code, and what is a test module.

/// The code of a source file, with comments and the contents of strings blanked; line numbers stay
/// the same.
pub(crate) fn code_of(text: &str) -> String {
    let mut rest = text;
    let mut code = String::with_capacity(text.len());
    let mut after_word = false;
    while let Some(next) = rest.chars().next() {
        let (length, kept) = token(rest, after_word);
        if kept {
            code.push_str(&rest[..length]);
        } else {
            code.extend(rest[..length].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
        after_word = kept && (next.is_alphanumeric() || next == '_');
        rest = &rest[length..];
    }
    code
}

/// A string of a source file.
#[derive(Debug)]
pub(crate) struct Literal<'a> {
    /// The position of its opening sign.
    pub(crate) at: usize,
    /// Its text between the quotes, escapes as they are written.
    pub(crate) said: &'a str,
    /// The brackets that are open there, the outermost first.
    pub(crate) within: Vec<Bracket<'a>>,
}

/// An open bracket, with what stands before it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Bracket<'a> {
    sign: char,
    /// The path, macro or attribute before it (`message!`, `title=`), `#` for an attribute of Rust,
    /// or nothing.
    pub(crate) of: &'a str,
}

impl Bracket<'_> {
    /// Whether it is a brace.
    pub(crate) fn is_block(&self) -> bool {
        self.sign == '{'
    }
}

/// The strings of a source file, comments left out.
pub(crate) fn literals_of(text: &str) -> Vec<Literal<'_>> {
    let (mut at, mut after_word) = (0, false);
    let (mut within, mut literals) = (Vec::new(), Vec::new());
    while let Some(next) = text[at..].chars().next() {
        let (length, kept) = token(&text[at..], after_word);
        match next {
            '(' | '[' | '{' => within.push(Bracket { sign: next, of: name_before(&text[..at]) }),
            ')' | ']' | '}' => drop(within.pop()),
            '/' | '\'' => {}
            _ if !kept => {
                let inside = text[at..at + length].trim_start_matches(['b', 'r', '#']);
                let said = inside.trim_end_matches('#');
                let said = said.strip_prefix('"').unwrap_or(said);
                let said = said.strip_suffix('"').unwrap_or(said);
                literals.push(Literal { at, said, within: within.clone() });
            }
            _ => {}
        }
        after_word = kept && (next.is_alphanumeric() || next == '_');
        at += length;
    }
    literals
}

/// The path, macro or attribute at the end of a code.
fn name_before(code: &str) -> &str {
    let code = code.trim_end_matches(' ');
    let is_part = |letter: char| letter.is_alphanumeric() || "_:!=-#".contains(letter);
    &code[code.trim_end_matches(is_part).len()..]
}

/// The length of the first token, and whether it is code. `after_word` is true in the middle of a
/// word, where an `r` or a `b` opens no string.
fn token(text: &str, after_word: bool) -> (usize, bool) {
    if text.starts_with("//") {
        return (text.find('\n').unwrap_or(text.len()), false);
    }
    if text.starts_with("/*") {
        return (block_comment(text), false);
    }
    if let Some(length) = raw_string(text).filter(|_| !after_word) {
        return (length, false);
    }
    if text.starts_with('"') {
        return (quoted(text, '"').unwrap_or(text.len()), false);
    }
    // A lifetime has no closing quote after one character or one escape.
    let short = |inside: &str| inside.starts_with('\\') || inside.chars().nth(1) == Some('\'');
    if text.strip_prefix('\'').is_some_and(short)
        && let Some(length) = quoted(text, '\'')
    {
        return (length, false);
    }
    (text.chars().next().map_or(1, char::len_utf8), true)
}

fn quoted(text: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == quote {
            return Some(at + c.len_utf8());
        }
    }
    None
}

fn raw_string(text: &str) -> Option<usize> {
    let body = text.strip_prefix('b').unwrap_or(text).strip_prefix('r')?;
    let hashes = body.len() - body.trim_start_matches('#').len();
    let inside = body[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let end = inside.find(&close).map_or(inside.len(), |at| at + close.len());
    Some(text.len() - inside.len() + end)
}

fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// Code without its `#[cfg(test)]` modules, which come last in our files.
pub(crate) fn without_tests(code: &str) -> &str {
    code.find("#[cfg(test)]\nmod ").map_or(code, |at| &code[..at])
}

/// The numbers of the lines (from 1) that contain `needle` as a whole word.
pub(crate) fn lines_with(code: &str, needle: &str) -> Vec<usize> {
    let lines = code.lines().enumerate().filter(|(_, line)| has_word(line, needle));
    lines.map(|(index, _)| index + 1).collect()
}

fn has_word(line: &str, needle: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(needle).any(|(at, _)| {
        let starts_inside = needle.starts_with(part_of_word) && line[..at].ends_with(part_of_word);
        let ends_inside =
            needle.ends_with(part_of_word) && line[at + needle.len()..].starts_with(part_of_word);
        !starts_inside && !ends_inside
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_no_code() {
        let text = "a /* b /* c */ d */ e // f\n\"g \\\" h\" i r#\"j \" k\"# l";
        let code = code_of(text);
        assert_eq!(code.split_whitespace().collect::<String>(), "aeil");
        assert_eq!(code.lines().count(), 2);
        assert_eq!(code.len(), text.len());
    }

    #[test]
    fn strings_are_found_with_the_brackets_around_them() {
        let text = r##"f(&'a x, '"', vec![message!("a \"b\"")], r#"c "d""#) // "e""##;
        let found = literals_of(text);
        let said: Vec<&str> = found.iter().map(|one| one.said).collect();
        assert_eq!(said, [r#"a \"b\""#, "c \"d\""]);
        let around = |nth: usize| found[nth].within.iter().map(|one| one.of).collect::<Vec<_>>();
        assert_eq!(around(0), ["f", "vec!", "message!"]);
        assert_eq!(around(1), ["f"]);
    }

    #[test]
    fn lifetimes_are_code_and_characters_are_not() {
        let code = code_of("fn f<'a>(x: &'a str) -> char { '\"' } // '");
        assert_eq!(code.trim_end(), "fn f<'a>(x: &'a str) -> char {     }");
        assert_eq!(code_of(r"'\'' x '\u{1F}' y").split_whitespace().collect::<String>(), "xy");
    }

    #[test]
    fn a_word_that_ends_in_r_opens_no_raw_string() {
        assert_eq!(code_of("writer\"text\" b\"bytes\"").trim_end(), "writer       b");
    }

    #[test]
    fn words_are_found_whole() {
        let code = "std::fs::read\nmy_fs::read\nInstantly\nInstant";
        assert_eq!(lines_with(code, "fs::"), [1]);
        assert_eq!(lines_with(code, "Instant"), [4]);
    }

    #[test]
    fn the_test_module_is_cut_off() {
        assert_eq!(without_tests("a\n#[cfg(test)]\nmod tests {}"), "a\n");
        assert_eq!(without_tests("a"), "a");
    }
}
