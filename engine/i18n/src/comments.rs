//! Files that are embedded without what only their authors read.

/// How a kind of file writes comments.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Comments {
    /// Message files, and content files, which have no text over several lines: lines that begin
    /// with `#`. Indentation belongs to a message.
    Hash,
    /// Scripts and style sheets: lines that begin with `//`, and anything between `/*` and `*/`.
    /// Indentation and empty lines go with them. No text of such a file contains these signs, or
    /// runs over several lines.
    Slash,
    /// Documents of which only headings and tables are read: every other line.
    Prose,
}

/// A file without its comments, as bytes, and the number of those; the bytes after them are zero.
/// Only whole letters are left out.
pub const fn without_comments<const LENGTH: usize>(
    text: &str,
    comments: Comments,
) -> ([u8; LENGTH], usize) {
    let bytes = text.as_bytes();
    let mut kept = [0; LENGTH];
    let (mut at, mut length, mut line_begins) = (0, 0, true);
    while at < bytes.len() {
        let skipped = skipped(bytes, at, line_begins, comments);
        if skipped > 0 {
            at += skipped;
            continue;
        }
        kept[length] = bytes[at];
        length += 1;
        line_begins = bytes[at] == b'\n';
        at += 1;
    }
    (kept, length)
}

/// A file without its comments.
pub fn text_without_comments(text: &str, comments: Comments) -> String {
    let (mut kept, mut at) = (Vec::with_capacity(text.len()), 0);
    while let Some(byte) = text.as_bytes().get(at) {
        let line_begins = kept.last().is_none_or(|last| *last == b'\n');
        match skipped(text.as_bytes(), at, line_begins, comments) {
            0 => {
                kept.push(*byte);
                at += 1;
            }
            skipped => at += skipped,
        }
    }
    String::from_utf8_lossy(&kept).into_owned()
}

/// The number of bytes from here that are left out.
const fn skipped(bytes: &[u8], at: usize, line_begins: bool, comments: Comments) -> usize {
    let next = if at + 1 < bytes.len() { bytes[at + 1] } else { 0 };
    match (comments, bytes[at]) {
        (Comments::Hash, b'#') if line_begins => until_line_ends(bytes, at) + 1,
        (Comments::Prose, b'#' | b'|') if line_begins => 0,
        (Comments::Prose, _) if line_begins => until_line_ends(bytes, at) + 1,
        (Comments::Slash, b' ' | b'\n') if line_begins => 1,
        (Comments::Slash, b'/') if line_begins && next == b'/' => until_line_ends(bytes, at),
        (Comments::Slash, b'/') if next == b'*' => until_closed(bytes, at),
        _ => 0,
    }
}

/// The number of bytes from here before the line break, or to the end of the file.
const fn until_line_ends(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < bytes.len() && bytes[at] != b'\n' {
        at += 1;
    }
    at - from
}

/// The number of bytes of the `/* */` comment that opens here.
const fn until_closed(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 3;
    while bytes[at - 1] != b'*' || bytes[at] != b'/' {
        at += 1;
    }
    at + 1 - from
}

/// The first bytes of more, such as those that [`without_comments()`] kept.
pub const fn first_bytes<const LENGTH: usize>(bytes: &[u8]) -> [u8; LENGTH] {
    let mut copy = [0; LENGTH];
    copy.copy_from_slice(bytes.split_at(LENGTH).0);
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_messages_stay() {
        const FILE: &str =
            "### A file.\n\n# Of one.\none = One #1\n    #2\n## End\ntwo = Über\n# No end";
        let (kept, length) = without_comments::<{ FILE.len() }>(FILE, Comments::Hash);
        let text = std::str::from_utf8(&kept[..length]);
        assert_eq!(text, Ok("\none = One #1\n    #2\ntwo = Über\n"));
        assert_eq!(Ok(&*text_without_comments(FILE, Comments::Hash)), text);
    }

    #[test]
    fn headings_and_tables_of_a_document_stay() {
        const DOCUMENT: &str = "# A\nProse # | not.\n\n## B\n| c | d |\nMore";
        let text = "# A\n## B\n| c | d |\n";
        assert_eq!(text_without_comments(DOCUMENT, Comments::Prose), text);
        assert_eq!(crate::without_comments!(DOCUMENT, Comments::Prose), text);
    }

    #[test]
    fn comments_and_indentation_of_scripts_go() {
        const FILE: &str = "// Of one.\none {\n    two: 3; /* four */\n\n    // five\n}\n// No end";
        let (kept, length) = without_comments::<{ FILE.len() }>(FILE, Comments::Slash);
        let text = std::str::from_utf8(&kept[..length]);
        assert_eq!(text, Ok("one {\ntwo: 3; \n}\n"));
        assert_eq!(Ok(&*text_without_comments(FILE, Comments::Slash)), text);
    }
}
