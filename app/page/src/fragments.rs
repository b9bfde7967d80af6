//! Cuts a page into fragments, so that a browser with one page is sent only what differs in the
//! next.
//!
//! Cutting is automatic: every large element becomes a fragment, and fragments contain fragments.
//! An element that is very large only because it has many short lines is cut into those. Each
//! fragment carries a digest of its content (`data-fragment`) and a name (`id`), its own or its
//! position in the nearest element that has one. Drawings need not know about it. An element as
//! large as a fragment but made of other fragments gets only a name, and so do the siblings of
//! fragments. So whatever surrounds a fragment has the same name on every page, however much of it
//! is in fragments, and is never mistaken for a neighbour.
//!
//! Nothing is stored between two pages: the request lists the digests that the browser has, and a
//! fragment with one of them is only named (`data-same`), whatever page it came from.

use std::fmt::Write as _;

use crate::tags::{Tag, tags};

/// The part of a page that changes; everything around it is the same on all pages.
const APP: &str = "<div class=\"app\" id=\"app\">";

/// The least size of a fragment, in bytes, without the fragments inside it.
const LEAST: usize = 900;

/// The least size of a fragment that has an id, in bytes: ids remain where positions shift.
const LEAST_NAMED: usize = 250;

/// A fragment larger than this, in bytes, is cut again, such as a long list of short lines.
const MOST: usize = 3000;

/// The least size of the fragments inside such a fragment, in bytes.
const LEAST_OF_MANY: usize = 180;

/// Elements without an end tag.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// Marks the fragments of a page with their digests.
pub fn sealed(page: &str) -> String {
    let Some(fragments) = Fragments::of(page) else { return page.to_string() };
    let mut out = String::with_capacity(page.len() + page.len() / 16);
    let app = &fragments.all[0];
    out.push_str(&page[..app.start]);
    fragments.write(0, &|_| false, &mut out);
    out.push_str(&page[app.end..]);
    out
}

/// The title of a page, and the fragments whose digests `known` does not accept; `None` if it is no
/// page.
pub fn differing(page: &str, known: impl Fn(&str) -> bool) -> Option<String> {
    let fragments = Fragments::of(page)?;
    let title = page.split_once("<title>")?.1.split_once("</title>")?.0;
    let mut out = format!("<title>{title}</title>");
    fragments.write(0, &known, &mut out);
    Some(out)
}

/// The fragments of a page in document order; the first contains the others.
struct Fragments<'p> {
    page: &'p str,
    all: Vec<Part<'p>>,
}

struct Part<'p> {
    tag: &'p str,
    /// Where the element starts, where its content starts, and where the element ends.
    start: usize,
    inside: usize,
    end: usize,
    /// Its name, and whether the page states it.
    name: String,
    named: bool,
    /// Whether it is a fragment, and not only named.
    counts: bool,
    digest: String,
}

impl<'p> Fragments<'p> {
    fn of(page: &'p str) -> Option<Self> {
        let elements = elements(page, page.find(APP)?);
        let is_part = chosen(&elements);
        let is_named = named(&elements, &is_part);
        let chosen = (0..elements.len()).filter(|&index| is_named[index]);
        let all = chosen.map(|index| {
            let Element { tag, start, inside, end, id, .. } = elements[index];
            let name = id.map_or_else(|| place(&elements, index), str::to_string);
            let (named, counts) = (id.is_some(), is_part[index]);
            Part { tag, start, inside, end, name, named, counts, digest: String::new() }
        });
        let mut fragments = Fragments { page, all: all.collect() };
        fragments.digest(0);
        Some(fragments)
    }

    /// Computes the digests of a fragment and of those in it. Returns the number of the fragment
    /// after them.
    fn digest(&mut self, number: usize) -> usize {
        let Part { start, end, .. } = self.all[number];
        let mut hash = mixed(0xcbf2_9ce4_8422_2325, self.all[number].name.as_bytes());
        let (mut at, mut inner) = (start, number + 1);
        while let Some(fragment) = self.all.get(inner).filter(|fragment| fragment.start < end) {
            hash = mixed(hash, &self.page.as_bytes()[at..fragment.start]);
            at = fragment.end;
            let next = self.digest(inner);
            hash = mixed(hash, self.all[inner].digest.as_bytes());
            inner = next;
        }
        hash = mixed(hash, &self.page.as_bytes()[at..end]);
        self.all[number].digest = format!("{:012x}", hash >> 16);
        inner
    }

    /// Writes a fragment and those in it. Returns the number of the fragment after them.
    fn write(&self, number: usize, known: &dyn Fn(&str) -> bool, out: &mut String) -> usize {
        let Part { tag, start, inside, end, ref name, named, counts, ref digest } =
            self.all[number];
        if counts && known(digest) {
            let _ = write!(out, "<{tag} id=\"{name}\" data-same></{tag}>");
            return self.all.partition_point(|fragment| fragment.start < end);
        }
        out.push_str(&self.page[start..inside - 1]);
        if !named {
            let _ = write!(out, " id=\"{name}\"");
        }
        if counts {
            let _ = write!(out, " data-fragment=\"{digest}\"");
        }
        out.push('>');
        let (mut at, mut inner) = (inside, number + 1);
        while let Some(fragment) = self.all.get(inner).filter(|fragment| fragment.start < end) {
            out.push_str(&self.page[at..fragment.start]);
            at = fragment.end;
            inner = self.write(inner, known, out);
        }
        out.push_str(&self.page[at..end]);
        inner
    }
}

/// Like FNV-1a, but eight bytes at a time, folding the upper bits back down.
fn mixed(hash: u64, bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let one = |hash: u64, word: u64| {
        let hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^ (hash >> 32)
    };
    let hash = words.iter().fold(hash, |hash, word| one(hash, u64::from_le_bytes(*word)));
    rest.iter().fold(hash, |hash, byte| one(hash, u64::from(*byte)))
}

#[derive(Clone, Copy)]
struct Element<'p> {
    tag: &'p str,
    start: usize,
    inside: usize,
    end: usize,
    id: Option<&'p str>,
    parent: usize,
    /// Its position among the children of its parent.
    nth: usize,
    children: usize,
}

/// The element that starts at `from` and all elements inside it, parents first. Drawings are well
/// nested: `maud` ensures that.
fn elements(page: &str, from: usize) -> Vec<Element<'_>> {
    let mut all: Vec<Element<'_>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for found in tags(page, from) {
        let Tag { inner, start, end } = found;
        if found.closes() {
            let Some(closed) = open.pop() else { break };
            all[closed].end = end;
            if open.is_empty() {
                break;
            }
            continue;
        }
        let tag = found.name();
        let parent = open.last().copied().unwrap_or_default();
        let nth = all.get_mut(parent).map_or(0, |parent| {
            parent.children += 1;
            parent.children
        });
        if VOID.contains(&tag) || inner.ends_with('/') || inner.starts_with('!') {
            continue;
        }
        let id = found.attributes().find(|(name, _)| *name == "id").map(|(_, id)| id);
        open.push(all.len());
        all.push(Element { tag, start, inside: end, end, id, parent, nth, children: 0 });
    }
    all
}

/// Which elements are fragments. From the inside outwards, every element with enough content
/// outside other fragments; then, from the outside inwards, those that still have too much, because
/// nothing in them is large, are cut into their children.
fn chosen(elements: &[Element<'_>]) -> Vec<bool> {
    let mut is_part = vec![false; elements.len()];
    let mut in_parts = vec![0; elements.len()];
    let length = |index: usize| elements[index].end - elements[index].start;
    for (index, element) in elements.iter().enumerate().rev() {
        let rest = length(index) - in_parts[index];
        let least = if element.id.is_some() { LEAST_NAMED } else { LEAST };
        is_part[index] = index == 0 || rest >= least;
        if index > 0 {
            in_parts[element.parent] +=
                if is_part[index] { length(index) } else { in_parts[index] };
        }
    }
    for index in 0..elements.len() {
        if !is_part[index] || length(index) - in_parts[index] <= MOST {
            continue;
        }
        let inner = index + 1..elements.len();
        let within = inner.take_while(|&inner| elements[inner].start < elements[index].end);
        for child in within.filter(|&inner| elements[inner].parent == index) {
            is_part[child] |= length(child) - in_parts[child] >= LEAST_OF_MANY;
        }
    }
    is_part
}

/// Which elements have a name: fragments, elements as large as one, and the siblings of both. A
/// sibling without a name would be mistaken for another as they come and go.
fn named(elements: &[Element<'_>], is_part: &[bool]) -> Vec<bool> {
    let large = |element: &Element<'_>| element.end - element.start >= LEAST;
    let mut has_named = vec![false; elements.len()];
    for (element, is_part) in elements.iter().zip(is_part) {
        has_named[element.parent] |= *is_part || large(element);
    }
    let beside = |(index, element): (usize, &Element<'_>)| index == 0 || has_named[element.parent];
    elements.iter().enumerate().map(beside).collect()
}

/// The position of an element in the nearest enclosing one with an id.
fn place(elements: &[Element<'_>], mut index: usize) -> String {
    let mut way = Vec::new();
    loop {
        let element = &elements[index];
        if let Some(id) = element.id {
            let mut name = id.to_string();
            for nth in way.iter().rev() {
                let _ = write!(name, ".{nth}");
            }
            return name;
        }
        way.push(element.nth);
        index = element.parent;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn page(first: &str, second: &str, shown: &str) -> String {
        let long = "word ".repeat(300);
        format!(
            "<head><title>A title</title></head><body><nav></nav>{APP}<main id=\"m\" data-n=\"{shown}\">\
             <div class=\"one\"><p>{first}</p><input value=\"1\">{long}</div>\
             <div><svg><path d=\"M0 0\"/><g>{second}{long}</g></svg></div></main></div></body>"
        )
    }

    fn digests(page: &str) -> BTreeSet<&str> {
        let found = page.split(" data-fragment=\"").skip(1);
        found.filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn a_sealed_page_is_the_page_with_names_and_digests() {
        let page = page("a", "b", "1");
        let sealed = sealed(&page);
        assert_eq!(digests(&sealed).len(), 3, "the app and both of its halves: {sealed}");
        let mut bare = sealed.clone();
        for digest in digests(&sealed) {
            bare = bare.replace(&format!(" data-fragment=\"{digest}\""), "");
        }
        assert!(bare.contains("<div class=\"one\" id=\"m.1\">"), "{bare}");
        assert!(bare.contains("<g id=\"m.2.1.2\">"), "{bare}");
        assert!(bare.contains("<svg id=\"m.2.1\">"), "what lies around a part is named: {bare}");
        for name in ["m.1", "m.2.1.2", "m.2.1", "m.2"] {
            bare = bare.replace(&format!(" id=\"{name}\""), "");
        }
        assert_eq!(bare, page);
    }

    #[test]
    fn only_what_differs_is_sent_to_whoever_has_the_rest() {
        let (before, after) = (page("a", "b", "1"), page("a", "c", "2"));
        let had = sealed(&before);
        let known = digests(&had);
        let sent = differing(&after, |digest| known.contains(digest)).expect("a page");
        assert!(sent.starts_with("<title>A title</title>"), "{sent}");
        assert!(sent.contains("<div id=\"m.1\" data-same></div>"), "{sent}");
        assert!(sent.contains("data-n=\"2\"") && sent.contains(">cword"), "{sent}");
        assert!(!sent.contains(">aword") && sent.len() < after.len(), "{sent}");
        let nothing = differing(&before, |digest| known.contains(digest)).expect("a page");
        assert_eq!(nothing, "<title>A title</title><div id=\"app\" data-same></div>");
        let all = differing(&after, |_| false).expect("a page");
        assert_eq!(digests(&all), digests(&sealed(&after)), "whoever has nothing is sent it all");
    }

    #[test]
    fn what_lies_beside_a_part_has_a_name_and_nothing_else() {
        let long = "word ".repeat(300);
        let page = format!(
            "<title>A title</title>{APP}<ul id=\"l\"><li>head<b>a</b></li><li><p>{long}</p>x</li></ul>\
             <ol id=\"o\"><li>short</li></ol></div>"
        );
        let sealed = sealed(&page);
        assert!(sealed.contains("<li id=\"l.1\">head<b>a</b></li><li id=\"l.2\">"), "{sealed}");
        assert!(sealed.contains("<ol id=\"o\"><li>short</li></ol>"), "{sealed}");
    }

    /// A new line in a long log is all that is sent.
    #[test]
    fn a_long_list_of_short_lines_is_sent_line_by_line() {
        let page = |lines: usize| {
            let line = |nth: usize| format!("<li><b>{nth}</b>{}</li>", "word ".repeat(50));
            let lines: String = (0..lines).map(line).collect();
            format!("<title>A title</title>{APP}<ol id=\"log\">{lines}</ol></div>")
        };
        let had = sealed(&page(40));
        let known = digests(&had);
        let sent = differing(&page(41), |digest| known.contains(digest)).expect("a page");
        assert!(sent.contains("<li id=\"log.40\" data-same></li><li id=\"log.41\""), "{sent}");
        assert!(sent.len() < 3000, "{} bytes: {sent}", sent.len());
        let short = sealed(&page(4));
        assert_eq!(digests(&short).len(), 2, "the app and the list: {short}");
    }

    #[test]
    fn what_is_no_page_has_no_parts() {
        assert_eq!(sealed("a text"), "a text");
        assert!(differing("a text", |_| true).is_none());
        let broken = format!("{APP}<p>");
        assert!(sealed(&broken).starts_with("<div class=\"app\" id=\"app\""));
    }
}
