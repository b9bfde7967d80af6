//! The pages on which owners enter content overrides: the list of components, and the values of
//! one.

use game_core::{FieldKind, RowPlace, ShownField, ShownRow, Source};
use i18n::{Locale, key, message};
use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::shell::{Shell, plain_header};

/// A field whose column has at most this many distinct values is answered by one press.
const FEW: usize = 8;

/// The game whose overrides are entered.
#[derive(Clone, Copy)]
pub struct OverridesHead<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the game.
    pub kind: &'a str,
    /// Its title.
    pub title: &'a str,
    /// The id of the saved game from which the person comes, if any; the overrides apply to it too.
    pub id: Option<&'a str>,
}

impl OverridesHead<'_> {
    /// The address of the list of rows.
    fn address(&self) -> String {
        overrides_address(self.kind, self.id)
    }

    /// The address of a row.
    fn row_address(&self, place: &RowPlace) -> String {
        let row = place.to_string();
        let sign = if self.id.is_some() { '&' } else { '?' };
        format!("{}{sign}row={}", self.address(), utf8_percent_encode(&row, NON_ALPHANUMERIC))
    }

    fn drawn(&self, title: &str, body: &Markup) -> String {
        let Self { locale, .. } = *self;
        let body = html! {
            (plain_header(locale, self.title))
            main class="home reading own-content" id="main" { (body) }
        };
        let title = format!("{title} · {}", self.title);
        let skips = [("main", message!(locale, "own-skip"))];
        let (game, at_table, waits) = (Some(self.kind), false, false);
        Shell { locale, title: &title, game, at_table, waits, skips: &skips, body }.draw()
    }
}

/// The address at which overrides of a game are entered, and applied to a saved game if one is
/// given.
pub fn overrides_address(kind: &str, id: Option<&str>) -> String {
    id.map_or_else(|| format!("/overrides/{kind}"), |id| format!("/overrides/{kind}?for={id}"))
}

/// The rows of a game.
pub struct OverridesList<'a> {
    /// The game.
    pub head: OverridesHead<'a>,
    /// The rows named by the question from which the person comes, each with its answer in words.
    pub met: Vec<(&'a RowPlace, String)>,
    /// The rows in which the owner's copy differs.
    pub changed: &'a [ShownRow],
    /// Every row, with its title.
    pub all: Vec<(&'a RowPlace, String)>,
    /// The result of the last entry, in a sentence, if there is something to report.
    pub told: Option<&'a str>,
    /// Why no game can start with these overrides, if none can.
    pub refused: Option<&'a str>,
    /// What is damaged, if anything is.
    pub damage: Option<&'a str>,
}

/// Draws the list of components.
pub fn overrides_list(list: &OverridesList<'_>) -> String {
    let OverridesHead { locale, title, id, .. } = list.head;
    let mut groups: Vec<(String, Vec<&(&RowPlace, String)>)> = Vec::new();
    for one in &list.all {
        let name = kind_of(one.0);
        match groups.iter_mut().find(|(other, _)| *other == name) {
            Some((_, members)) => members.push(one),
            None => groups.push((name, vec![one])),
        }
    }
    let heading = message!(locale, "own-heading");
    let body = html! {
        h1 { (heading) }
        @if let Some(told) = list.told { p class="notice" role="status" id="told" { (told) } }
        @if let Some(refused) = list.refused { p class="notice" role="alert" id="refused" { (message!(locale, "own-refused-all", why = refused)) } }
        @if let Some(damage) = list.damage { (mending(&list.head, damage)) }
        p class="lead" { (message!(locale, "own-lead", title = title)) }
        @if !list.met.is_empty() {
            section class="paper" id="met" {
                h2 { (message!(locale, "own-met")) }
                p class="field-help" { (message!(locale, "own-met-why")) }
                ul class="own-rows" {
                    @for (place, words) in &list.met { li { a class="button" href=(list.head.row_address(place)) { (words) } } }
                }
            }
        }
        section class="paper" id="changed" {
            h2 { (message!(locale, "own-changed")) }
            @if list.changed.is_empty() { p class="muted" { (message!(locale, "own-none")) } }
            ul class="own-rows" {
                @for row in list.changed {
                    li {
                        a class="button" href=(list.head.row_address(&row.place)) { (row.name()) }
                        @for field in row.fields.iter().filter(|field| field.before.is_some()) {
                            " " span class="small" { (i18n::heading(locale, &field_name(field))) " " b { (field.value) } }
                        }
                    }
                }
            }
        }
        section class="paper" id="all" {
            h2 { (message!(locale, "own-all")) }
            @for (name, members) in &groups {
                details class="fold" {
                    summary { (name) }
                    ul class="own-rows" {
                        @for (place, words) in members { li { a class="quiet" href=(list.head.row_address(place)) { (words) } } }
                    }
                }
            }
        }
        p class="form-end" {
            @match id {
                Some(id) => a class="button main" href={ "/games/" (id) } { (message!(locale, "own-to-game")) },
                None => a class="button main" href={ "/new/" (list.head.kind) } { (message!(locale, "own-to-new")) },
            }
        }
    };
    list.head.drawn(&heading, &body)
}

/// What is damaged, and how to repair it.
fn mending(head: &OverridesHead<'_>, damage: &str) -> Markup {
    let locale = head.locale;
    html! {
        section class="paper wrong-list" role="alert" id="damaged" {
            h2 { (message!(locale, "own-damaged")) }
            p { (message!(locale, "own-damaged-how", why = damage)) }
            form method="post" action=(head.address()) {
                p class="form-end" {
                    button class="button" type="submit" name="act" value="mend-keep" { (message!(locale, "own-mend-keep")) }
                    button class="button" type="submit" name="act" value="mend-clear" { (message!(locale, "own-mend-clear")) }
                }
            }
        }
    }
}

/// A row to be entered.
pub struct OverridesRow<'a> {
    /// The game.
    pub head: OverridesHead<'a>,
    /// The row, with the values that were sent if they were refused.
    pub row: &'a ShownRow,
    /// Every reason why they were refused.
    pub refused: &'a [String],
}

/// Draws a component, each value a field.
pub fn overrides_row(page: &OverridesRow<'_>) -> String {
    let OverridesHead { locale, id, .. } = page.head;
    let name = page.row.name();
    let body = html! {
        h1 { (message!(locale, "own-row-heading", what = name.as_str())) }
        p class="muted" { (kind_of(&page.row.place)) }
        @if !page.refused.is_empty() {
            section class="paper wrong-list" role="alert" id="problem" {
                h2 { (message!(locale, "own-refused")) }
                ul { @for reason in page.refused { li { (reason) } } }
            }
        }
        form class="own-row" method="post" action=(page.head.address()) {
            input type="hidden" name="row" value=(page.row.place);
            input type="hidden" name="seen" value=(page.row.seen());
            @for one in &page.row.fields {
                // Our title of a component is not printed on it, so it is no visible field; a title
                // entered in a terminal is kept.
                @if one.name == "title" { input type="hidden" name="field-title" value=(one.value); }
                @else { (field(locale, one)) }
            }
            p class="form-end" {
                button class="button main" type="submit" name="act" value="keep" { (message!(locale, "own-keep")) }
                @if page.row.differs() {
                    button class="button" type="submit" name="act" value="back" formnovalidate { (message!(locale, "own-back")) }
                }
                a class="button" href=(page.head.address()) { (message!(locale, "own-leave")) }
                @if let Some(id) = id { a class="quiet" href={ "/games/" (id) } { (message!(locale, "own-to-game")) } }
            }
        }
        @if !page.row.note.is_empty() {
            details class="fold" open[!page.refused.is_empty()] {
                summary { (message!(locale, "own-how")) }
                @for part in page.row.note.split("\n\n") { p class="small" lang="en" { (part) } }
            }
        }
    };
    page.head.drawn(&name, &body)
}

fn field(locale: Locale, field: &ShownField) -> Markup {
    let name = format!("field-{}", field.name);
    let title = field_name(field);
    let few = (2..=FEW).contains(&field.others.len()) && field.kind != FieldKind::Number;
    html! {
        fieldset class="field" {
            legend class="field-title" { (title) }
            p class="field-help" {
                (locale.message(source_words(field.source), &[]))
                @if let Some(before) = &field.before {
                    " " (message!(locale, "own-before", value = if before.is_empty() { "–" } else { before }))
                }
            }
            @match field.kind {
                FieldKind::Number => input type="number" name=(name) value=(field.value) inputmode="numeric" step="1" aria-label=(title);,
                FieldKind::Flag => (picks(&name, &["true".to_string(), "false".to_string()], &field.value)),
                FieldKind::Text | FieldKind::Toml if few => {
                    @let own = (!field.others.contains(&field.value)).then_some(&field.value);
                    (picks(&name, own.into_iter().chain(&field.others), &field.value))
                }
                FieldKind::Text | FieldKind::Toml => {
                    input type="text" name=(name) value=(field.value) list={ "like-" (field.name) } autocomplete="off" spellcheck="false" aria-label=(title);
                    datalist id={ "like-" (field.name) } { @for other in &field.others { option value=(other) {} } }
                }
            }
        }
    }
}

fn picks<'a>(name: &str, values: impl IntoIterator<Item = &'a String>, now: &str) -> Markup {
    html! {
        div class="picks" {
            @for value in values {
                label class="pick" {
                    input type="radio" name=(name) value=(value) checked[value == now];
                    span { @if value.is_empty() { "–" } @else { (value) } }
                }
            }
        }
    }
}

/// The message for the source of a value.
fn source_words(source: Option<Source>) -> &'static str {
    match source {
        Some(Source::Rulebook) => key!("own-source-rulebook"),
        Some(Source::Found) => key!("own-source-found"),
        Some(Source::Inferred) => key!("own-source-inferred"),
        Some(Source::Reconstructed) | None => key!("own-source-ours"),
        Some(Source::Owner) => key!("own-source-owner"),
    }
}

/// The kind of a row: its file and list.
fn kind_of(place: &RowPlace) -> String {
    let file = place.file.trim_end_matches(".toml");
    format!("{file}: {}", place.table).replace('_', " ")
}

fn field_name(field: &ShownField) -> String {
    field.name.replace('_', " ")
}

/// The link to the overrides from a saved game; `lacks` if the answers are components among which
/// the owner's may be missing.
pub(crate) fn way(locale: Locale, (kind, id): (&str, &str), lacks: bool) -> Markup {
    html! {
        p class="own-way" {
            a class="quiet" href=(overrides_address(kind, Some(id))) {
                @if lacks { (message!(locale, "own-way")) } @else { (message!(locale, "own-heading")) }
            }
        }
    }
}
