//! The search in a log or among rules.

use i18n::{Locale, message};
use maud::{Markup, html};

/// The words of a search: a text must contain all of them, in either case. Without any, every text
/// matches.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct SearchQuery(Vec<String>);

impl SearchQuery {
    /// The words of a search field.
    pub(crate) fn of(text: &str) -> Self {
        SearchQuery(text.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Whether the search is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether these texts together contain every word.
    pub(crate) fn matches<'t>(&self, texts: impl IntoIterator<Item = &'t str>) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let texts: Vec<String> = texts.into_iter().map(str::to_lowercase).collect();
        self.0.iter().all(|word| texts.iter().any(|text| text.contains(word.as_str())))
    }

    /// A text with the matching words marked.
    pub(crate) fn marked(&self, text: &str) -> Markup {
        let lower = text.to_lowercase();
        // A letter whose small form is longer would shift all later positions.
        let shifted = lower.len() != text.len();
        let mut parts: Vec<(&str, bool)> = Vec::new();
        let mut rest = 0;
        while !shifted
            && let Some((at, word)) = self.first(&lower, rest)
            && let (Some(before), Some(found)) = (text.get(rest..at), text.get(at..at + word))
        {
            parts.extend([(before, false), (found, true)]);
            rest = at + word;
        }
        html! {
            @for (part, found) in parts { @if found { mark { (part) } } @else { (part) } }
            (text[rest..])
        }
    }

    /// The position of the next match in a lower-case text, and its length.
    fn first(&self, lower: &str, from: usize) -> Option<(usize, usize)> {
        let places =
            self.0.iter().filter_map(|word| Some((from + lower[from..].find(word)?, word.len())));
        places.min_by_key(|&(at, length)| (at, usize::MAX - length))
    }
}

/// The search field. A script searches as somebody types; without it, this is a form.
pub(crate) fn search(locale: Locale, address: &str, find: &str, words: &str) -> Markup {
    html! {
        form class="search" method="get" action=(address) role="search" data-find {
            label class="unseen" for="find" { (words) }
            input class="entry" type="search" id="find" name="find" value=(find) placeholder=(words) maxlength="200" autocomplete="off";
            button class="button" type="submit" { (message!(locale, "search-button")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_must_be_there_and_is_marked() {
        let find = SearchQuery::of("  comms LAND ");
        assert!(find.matches(["Lands in the Comms Center."]));
        assert!(find.matches(["landed", "PM-4", "comms"]), "in one text or another");
        assert!(!find.matches(["Lands in the Greenhouse."]));
        assert!(SearchQuery::of(" ").matches([]) && SearchQuery::of("").is_empty());
        let marked = find.marked("Lands <in> Comms").into_string();
        assert_eq!(marked, "<mark>Land</mark>s &lt;in&gt; <mark>Comms</mark>");
        assert_eq!(SearchQuery::default().marked("a < b").into_string(), "a &lt; b");
        assert_eq!(
            SearchQuery::of("b").marked("İ b").into_string(),
            "İ b",
            "its small form is longer"
        );
    }
}
