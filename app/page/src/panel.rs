//! One place beside the table for what happened, the log, a rule, the table as text and the keys.

use std::borrow::Cow;

use drawing::icon;
use maud::{Markup, html};
use tongues::{Tongue, key, say};

/// The panes, in order: id, the message of its word.
const PANES: [(&str, &str); 5] = [
    ("now", key!("panel-now")),
    ("log", key!("panel-log")),
    ("rule", key!("panel-rule")),
    ("text", key!("panel-text")),
    ("keys", key!("panel-keys")),
];

/// How fast the beats of others are told: what the script calls it, and the message of a person’s word.
const PACES: [(&str, &str); 4] = [
    ("own", key!("panel-pace-own")),
    ("slow", key!("panel-pace-slow")),
    ("fast", key!("panel-pace-fast")),
    ("once", key!("panel-pace-once")),
];

/// What the panes show.
pub(crate) struct Panel {
    /// Whose words it is written in.
    pub(crate) tongue: Tongue,
    /// What was told since the viewer last chose.
    pub(crate) now: Markup,
    /// The whole log.
    pub(crate) log: Markup,
    /// The table as nested lists.
    pub(crate) text: Markup,
    /// What the glyphs of the drawing mean.
    pub(crate) legend: Markup,
    /// Where all rules stand.
    pub(crate) rules: String,
}

/// The panel. Without a script the panes stand one below the other.
pub(crate) fn panel(panel: Panel) -> Markup {
    let tongue = panel.tongue;
    html! {
        section class="box panel" id="panel" aria-label=(say!(tongue, "panel-label")) {
            div class="panel-head" {
                div class="panel-tabs" role="tablist" aria-label=(say!(tongue, "panel-beside")) {
                    @for (index, (id, word)) in PANES.iter().enumerate() {
                        button type="button" role="tab" id={ "tab-" (id) } data-pane=(id)
                            aria-controls={ "pane-" (id) } aria-selected=(if index == 0 { "true" } else { "false" })
                            tabindex=(if index == 0 { "0" } else { "-1" }) { (tongue.say(word, &[])) }
                    }
                }
                button type="button" class="panel-open" data-act="panel" aria-expanded="false" aria-controls="panel" title=(say!(tongue, "panel-room")) {
                    (icon("fold")) span class="unseen" { (say!(tongue, "panel-room-what")) }
                }
            }
            (pane("now", &say!(tongue, "panel-label"), html! { div class="newest-last" { (panel.now) } }))
            div class="told-acts" {
                label title=(say!(tongue, "panel-pace-why")) {
                    span { (say!(tongue, "panel-pace")) }
                    select data-act="pace" {
                        @for (pace, words) in PACES { option value=(pace) { (tongue.say(words, &[])) } }
                    }
                }
            }
            (pane("log", &say!(tongue, "panel-log"), panel.log))
            (pane("rule", &say!(tongue, "panel-rules"), html! {
                div data-rule-text {
                    p class="muted" { (say!(tongue, "panel-rules-how"))
                        a href=(panel.rules) { (say!(tongue, "panel-rules-all")) } }
                }
                p class="form-end scripted-only" {
                    button type="button" class="quiet" data-act="rule-back" hidden { (icon("back")) (say!(tongue, "panel-back")) }
                }
            }))
            (pane("text", &say!(tongue, "panel-table-text"), panel.text))
            (pane("keys", &say!(tongue, "panel-keys"), html! { (keys(tongue)) (panel.legend) }))
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

/// What a key with a word on it is called.
fn key_name(tongue: Tongue, sign: &'static str) -> Cow<'static, str> {
    match sign {
        "Enter" => say!(tongue, "key-name-enter"),
        "Space" => say!(tongue, "told-space"),
        "Shift" => say!(tongue, "told-shift"),
        sign => sign.into(),
    }
}

fn keys(tongue: Tongue) -> Markup {
    let keys: [(&[&'static str], &'static str); 12] = [
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
        (&["?"], key!("key-keys")),
        (&["Esc"], key!("key-escape")),
    ];
    keys_list(tongue, &keys)
}

/// Keys, each with what it does.
pub(crate) fn keys_list(tongue: Tongue, keys: &[(&[&'static str], &'static str)]) -> Markup {
    html! {
        dl class="keys-list" {
            @for (signs, words) in keys {
                dt { @for sign in *signs { kbd { (key_name(tongue, sign)) } " " } }
                dd { (tongue.say(words, &[])) }
            }
        }
    }
}
