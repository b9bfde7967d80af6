//! In which values the content of a game differs from ours, and whose values they are.

use std::borrow::Cow;

use game_core::Difference;
use i18n::{Locale, message};
use maud::{Markup, html};

use crate::shell::{Shell, plain_header};

/// The most values that a page lists.
const MOST: usize = 300;

/// Up to this many values are shown before somebody asks for them.
const FEW: usize = 12;

/// Whose content overrides a game is played with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ContentOwner {
    /// The reader's.
    Reader,
    /// Somebody else's, by name.
    Other(String),
}

impl ContentOwner {
    /// A sentence without its final stop.
    pub(crate) fn words(&self, locale: Locale) -> Cow<'static, str> {
        match self {
            ContentOwner::Reader => message!(locale, "content-yours"),
            ContentOwner::Other(name) => message!(locale, "content-whose", name = name.as_str()),
        }
    }

    /// The heading of the column with their values.
    fn heading(&self, locale: Locale) -> Cow<'static, str> {
        match self {
            ContentOwner::Reader => message!(locale, "people-you"),
            ContentOwner::Other(name) => name.clone().into(),
        }
    }
}

/// In which values a game differs from our content.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ContentDifference {
    /// Whose they are.
    pub owner: ContentOwner,
    /// Every value, with ours underneath.
    pub values: Vec<Difference>,
}

/// The values that differ; many are folded.
pub(crate) fn content_difference(locale: Locale, content: &ContentDifference) -> Markup {
    let ContentDifference { owner, values } = content;
    let (count, shown) = (values.len(), values.len().min(MOST));
    html! {
        section class="paper" id="content" {
            p { b { (owner.words(locale)) } }
            details class="fold" open[count <= FEW] {
                summary { (message!(locale, "content-differ", count = count)) }
                (table(locale, owner, &values[..shown]))
                @if count > shown { p class="muted" { (message!(locale, "content-more", count = count - shown)) } }
            }
        }
    }
}

fn table(locale: Locale, owner: &ContentOwner, values: &[Difference]) -> Markup {
    let value = |value: &Option<String>| match value.as_deref() {
        None | Some("") => "–".to_string(),
        Some(value) => value.to_string(),
    };
    html! {
        table class="content-values" {
            thead {
                tr {
                    th scope="col" { (message!(locale, "content-component")) }
                    th scope="col" { (message!(locale, "content-field")) }
                    th scope="col" { "Soloist" }
                    th scope="col" { (owner.heading(locale)) }
                }
            }
            tbody {
                @for one in values {
                    tr {
                        th scope="row" { (one.row_name()) }
                        td { (one.field.replace('_', " ")) }
                        td { (value(&one.before)) }
                        td { (value(&one.now)) }
                    }
                }
            }
        }
    }
}

/// The page of the values with which a game is played.
pub struct ContentPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// What differs; `None` if nothing does.
    pub content: Option<&'a ContentDifference>,
}

/// Draws the page.
pub fn content_page(page: &ContentPage<'_>) -> String {
    let &ContentPage { locale, id, name, content } = page;
    let title = message!(locale, "content-title");
    let body = html! {
        (plain_header(locale, name))
        main class="home reading" id="main" {
            h1 { (title) }
            @match content {
                Some(content) => (content_difference(locale, content)),
                None => p class="lead" { (message!(locale, "content-none")) },
            }
            p class="form-end" { a class="button main" href={ "/games/" (id) } { (message!(locale, "seats-to-table")) } }
        }
    };
    let skips = [("main", message!(locale, "problem-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_beside_ours_and_many_are_folded_and_counted() {
        let place = "cards.toml/card/A".parse().expect("a place");
        let title = Some("Ace <b>".to_string());
        let value = Difference {
            place,
            title,
            field: "cost_now".into(),
            before: None,
            now: Some("7".into()),
        };
        let drawn = |count: usize| {
            let owner = ContentOwner::Other("Ada".into());
            let content = ContentDifference { owner, values: vec![value.clone(); count] };
            content_difference(Locale::English, &content).into_string()
        };
        let one = drawn(1);
        for part in
            ["values of Ada", "Ace &lt;b&gt; · A", "cost now", "<td>–</td><td>7</td>", "open"]
        {
            assert!(one.contains(part), "{part} in {one}");
        }
        let many = drawn(MOST + 2);
        assert!(!many.contains("open") && many.contains("And 2 more."), "{many}");
        assert_eq!(many.matches("<tr>").count(), MOST + 1);
    }
}
