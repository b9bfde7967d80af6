//! One place beside the table for what happened, the log, a rule, the table as text and the keys.

use drawing::icon;
use maud::{Markup, html};

/// The panes, in order: id, word, key.
const PANES: [(&str, &str); 5] =
    [("now", "Now"), ("log", "Log"), ("rule", "Rule"), ("text", "Text"), ("keys", "Keys")];

/// How fast the beats of others are told: what the script calls it, and a person.
const PACES: [(&str, &str); 4] =
    [("own", "My pace"), ("slow", "Slow"), ("fast", "Fast"), ("once", "At once")];

/// What the panes show.
pub(crate) struct Panel {
    /// What was told since the viewer last chose.
    pub(crate) now: Markup,
    /// The whole log.
    pub(crate) log: Markup,
    /// The table as nested lists.
    pub(crate) text: Markup,
    /// What the signs of the drawing mean.
    pub(crate) legend: Markup,
    /// Where all rules stand.
    pub(crate) rules: String,
}

/// The panel. Without a script the panes stand one below the other.
pub(crate) fn panel(panel: Panel) -> Markup {
    html! {
        section class="box panel" id="panel" aria-label="What happened" {
            div class="panel-head" {
                div class="panel-tabs" role="tablist" aria-label="Beside the table" {
                    @for (index, (id, word)) in PANES.iter().enumerate() {
                        button type="button" role="tab" id={ "tab-" (id) } data-pane=(id)
                            aria-controls={ "pane-" (id) } aria-selected=(if index == 0 { "true" } else { "false" })
                            tabindex=(if index == 0 { "0" } else { "-1" }) { (word) }
                    }
                }
                button type="button" class="panel-open" data-act="panel" aria-expanded="false" aria-controls="panel" title="More room for it" {
                    (icon("fold")) span class="unseen" { "More room for what happened" }
                }
            }
            (pane("now", "What happened", html! { div class="newest-last" { (panel.now) } }))
            div class="told-acts" {
                label title="How fast others' turns are told; kept for every game" {
                    span { "Others’ turns: " }
                    select data-act="pace" {
                        @for (pace, words) in PACES { option value=(pace) { (words) } }
                    }
                }
            }
            (pane("log", "Log", panel.log))
            (pane("rule", "Rules", html! {
                div data-rule-text {
                    p class="muted" { "Choose the number of a rule anywhere to read it here. "
                        a href=(panel.rules) { "All rules" } }
                }
                p class="form-end scripted-only" {
                    button type="button" class="quiet" data-act="rule-back" hidden { (icon("back")) "Back" }
                }
            }))
            (pane("text", "The table as text", panel.text))
            (pane("keys", "Keys", html! { (keys()) (panel.legend) }))
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

fn keys() -> Markup {
    let keys: [(&[&str], &str); 12] = [
        (&["1", "9", "a", "z"], "choose the answer with this sign"),
        (&["↑", "↓", "Enter"], "walk through the answers, choose one"),
        (&["Space"], "the next beat of others’ turns; in a look back: play, pause"),
        (&["Shift"], "pass over the rest of them"),
        (&["⌫"], "one beat back"),
        (&["U", "R"], "undo, redo"),
        (&["H"], "a hint"),
        (&["L"], "log"),
        (&["T"], "the table as text"),
        (&["N"], "what happened now"),
        (&["?"], "these keys"),
        (&["Esc"], "back: leave a filter, a rule, the log, a look back"),
    ];
    html! {
        dl class="keys-list" {
            @for (signs, words) in keys {
                dt { @for sign in signs { kbd { (sign) } " " } }
                dd { (words) }
            }
        }
    }
}
