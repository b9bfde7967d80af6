//! Reads lines of untrusted input.

use std::io::{self, BufRead};

/// One line of input, without its end.
#[derive(Debug, Eq, PartialEq)]
pub(crate) enum Line {
    /// Its bytes, possibly invalid UTF-8.
    Bytes(Vec<u8>),
    /// It exceeded the limit and was skipped.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line, keeping no more than `limit` bytes of it.
pub(crate) fn next_line(input: &mut impl BufRead, limit: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if part.is_empty() {
            break;
        }
        any = true;
        let end = part.iter().position(|&byte| byte == b'\n');
        let piece = &part[..end.unwrap_or(part.len())];
        if line.len() + piece.len() > limit {
            too_long = true;
            line = Vec::new();
        }
        if !too_long {
            line.extend_from_slice(piece);
        }
        let used = end.map_or(part.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if too_long {
        return Ok(Line::TooLong);
    }
    if !any {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(Line::Bytes(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_end_with_or_without_a_sign() {
        let mut input = BufReader::with_capacity(3, &b"one\r\n\ntoo long a line\n\xff\xfelast"[..]);
        let mut lines = Vec::new();
        loop {
            match next_line(&mut input, 8).expect("memory does not fail") {
                Line::End => break,
                line => lines.push(line),
            }
        }
        let bytes = |text: &[u8]| Line::Bytes(text.to_vec());
        assert_eq!(lines, [bytes(b"one"), bytes(b""), Line::TooLong, bytes(b"\xff\xfelast")]);
    }
}
