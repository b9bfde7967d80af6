//! The panel beside the table, for events, the log, rules, the table as text and the keys.

use std::borrow::Cow;

use drawing::icon;
use i18n::{Locale, key, message};
use maud::{Markup, html};

/// The panes in order: id, and the message of the tab.
const PANES: [(&str, &str); 5] = [
    ("now", key!("panel-now")),
    ("log", key!("panel-log")),
    ("rule", key!("panel-rule")),
    ("text", key!("panel-text")),
    ("keys", key!("panel-keys")),
];

/// The paces of the narration: name in the script, and message.
const PACES: [(&str, &str); 4] = [
    ("own", key!("panel-pace-own")),
    ("slow", key!("panel-pace-slow")),
    ("fast", key!("panel-pace-fast")),
    ("once", key!("panel-pace-once")),
];

/// The contents of the panes.
pub(crate) struct Panel {
    /// The language of the page.
    pub(crate) locale: Locale,
    /// The events since the viewer last chose.
    pub(crate) now: Markup,
    /// What the opponent would do next; empty unless the viewer is asked.
    pub(crate) forecast: Markup,
    /// The whole log.
    pub(crate) log: Markup,
    /// The table as nested lists.
    pub(crate) text: Markup,
    /// The meanings of the glyphs in the drawing.
    pub(crate) legend: Markup,
    /// The address of all rules.
    pub(crate) rules: String,
    /// The address of the sheet of icons.
    pub(crate) icons: String,
}

/// Draws the panel. Without a script the panes appear one below the other.
pub(crate) fn panel(panel: Panel) -> Markup {
    let locale = panel.locale;
    html! {
        section class="box panel" id="panel" aria-label=(message!(locale, "panel-label")) {
            div class="panel-head" {
                div class="panel-tabs" role="tablist" aria-label=(message!(locale, "panel-beside")) {
                    @for (index, (id, word)) in PANES.iter().enumerate() {
                        button type="button" role="tab" id={ "tab-" (id) } data-pane=(id)
                            aria-controls={ "pane-" (id) } aria-selected=(if index == 0 { "true" } else { "false" })
                            tabindex=(if index == 0 { "0" } else { "-1" }) { (locale.message(word, &[])) }
                    }
                }
                button type="button" class="panel-open" data-act="panel" aria-expanded="false" aria-controls="panel" title=(message!(locale, "panel-room")) {
                    (icon("fold")) span class="unseen" { (message!(locale, "panel-room-what")) }
                }
            }
            @if !panel.forecast.0.is_empty() {
                section class="forecast" id="forecast" aria-label=(message!(locale, "table-forecast")) {
                    h3 class="area-title" { (message!(locale, "table-forecast")) }
                    (panel.forecast)
                }
            }
            (pane("now", &message!(locale, "panel-label"), html! { div class="newest-last" { (panel.now) } }))
            div class="told-acts" {
                label title=(message!(locale, "panel-pace-why")) {
                    span { (message!(locale, "panel-pace")) }
                    select data-act="pace" {
                        @for (pace, words) in PACES { option value=(pace) { (locale.message(words, &[])) } }
                    }
                }
            }
            (pane("log", &message!(locale, "panel-log"), panel.log))
            (pane("rule", &message!(locale, "panel-rules"), html! {
                div data-rule-text {
                    p class="muted" { (message!(locale, "panel-rules-how"))
                        a href=(panel.rules) { (message!(locale, "panel-rules-all")) } }
                }
                p class="form-end scripted-only" {
                    button type="button" class="quiet" data-act="rule-back" hidden { (icon("back")) (message!(locale, "panel-back")) }
                }
            }))
            (pane("text", &message!(locale, "panel-table-text"), panel.text))
            (pane("keys", &message!(locale, "panel-keys"), html! {
                (keys(locale))
                (panel.legend)
                p class="form-end" { a class="quiet" href=(panel.icons) { (icon("eye")) (message!(locale, "panel-icons")) } }
            }))
        }
    }
}

fn pane(id: &str, title: &str, content: Markup) -> Markup {
    html! {
        section class="pane" id={ "pane-" (id) } role="tabpanel" aria-labelledby={ "tab-" (id) } tabindex="0" {
            h2 class="pane-title" { (title) }
            (content)
        }
    }
}

/// The name of a key with a word on it.
fn key_name(locale: Locale, sign: &'static str) -> Cow<'static, str> {
    match sign {
        "Enter" => message!(locale, "key-name-enter"),
        "Space" => message!(locale, "told-space"),
        "Shift" => message!(locale, "told-shift"),
        sign => sign.into(),
    }
}

fn keys(locale: Locale) -> Markup {
    let keys: [(&[&'static str], &'static str); 13] = [
        (&["1", "9", "a", "z"], key!("key-answer")),
        (&["↑", "↓", "Enter"], key!("key-walk")),
        (&["Space"], key!("key-space")),
        (&["Shift"], key!("key-shift")),
        (&["⌫"], key!("key-backspace")),
        (&["U", "R"], key!("key-undo")),
        (&["H"], key!("key-hint")),
        (&["L"], key!("key-log")),
        (&["T"], key!("key-text")),
        (&["N"], key!("key-now")),
        (&["I"], key!("key-icons")),
        (&["?"], key!("key-keys")),
        (&["Esc"], key!("key-escape")),
    ];
    keys_list(locale, &keys)
}

/// Keys, each with its action.
pub(crate) fn keys_list(locale: Locale, keys: &[(&[&'static str], &'static str)]) -> Markup {
    html! {
        dl class="keys-list" {
            @for (signs, words) in keys {
                dt { @for sign in *signs { kbd { (key_name(locale, sign)) } " " } }
                dd { (locale.message(words, &[])) }
            }
        }
    }
}
