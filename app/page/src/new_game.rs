use maud::{Markup, html};
use play::{AnyGame, Seated};
use serde_json::Value;
use table::{OptionKind, OptionSpec, Settings};

use crate::seats::seats;
use crate::shell::{Shell, plain_header};

/// Numbers with at most so many values are shown side by side.
const SIDE_BY_SIDE: i64 = 5;

/// What the page of a new game shows.
pub struct NewGame<'a> {
    /// The game.
    pub kind: &'a dyn AnyGame,
    /// What is filled in; the defaults for everything else.
    pub settings: Settings,
    /// Who chooses for each seat, as it is filled in; people for all others.
    pub players: Vec<Seated>,
    /// The name that is filled in.
    pub name: String,
    /// The seed that is filled in, as it was typed.
    pub seed: String,
    /// Whether the person at a real table answers for chance.
    pub real_table: bool,
    /// Whether luck cannot be met twice.
    pub strict: bool,
    /// Every reason why the last try made no game, with the name of the option it speaks of first.
    pub refused: Vec<String>,
}

/// The page of a new game, made from the game's options.
pub fn new_game(new: &NewGame<'_>) -> String {
    let specs = new.kind.option_specs();
    let (main, advanced): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        specs.iter().partition(|spec| !spec.advanced);
    let wrong_inside = advanced.iter().any(|spec| wrong(new, spec).is_some());
    let title = new.kind.title();
    let body = html! {
        (plain_header(title))
        main class="home reading" id="main" {
            h1 { "New game of " (title) }
            p class="lead" { (new.kind.summary()) }
            @if !new.refused.is_empty() {
                section class="paper wrong-list" role="alert" id="problem" {
                    h2 { "This makes no game yet" }
                    ul { @for reason in &new.refused { li { (reason) } } }
                }
            }
            form class="paper new-game" method="post" action="/games" {
                input type="hidden" name="game" value=(new.kind.id());
                @for spec in main { (field(new, spec, &specs)) }
                (seats(new.kind, &new.players, &new.refused))
                (luck(new))
                details class="fold" open[wrong_inside || new.strict || !new.seed.is_empty()] {
                    summary { "More options" }
                    (play(new))
                    @for spec in advanced { (field(new, spec, &specs)) }
                }
                div class="field" {
                    label class="field-title" for="name" { "Name of this game" }
                    input type="text" id="name" name="name" value=(new.name) maxlength="200"
                        placeholder=(title) autocomplete="off";
                }
                p class="form-end" { button class="button main" type="submit" { "Begin" } }
            }
        }
    };
    let page_title = format!("New game · {title}");
    Shell {
        title: &page_title,
        game: None,
        at_table: false,
        waits: false,
        skips: &[("main", "To the options")],
        body,
    }
    .draw()
}

fn field(new: &NewGame<'_>, spec: &OptionSpec, specs: &[OptionSpec]) -> Markup {
    let value = new.settings.get(&spec.id).unwrap_or(&spec.default);
    let when = spec.when.as_ref().map(|(option, values)| {
        let values: Vec<String> = values.iter().map(plain).collect();
        (format!("option-{option}"), values.join(" "))
    });
    let (when_option, when_values) = when.map_or((None, None), |(a, b)| (Some(a), Some(b)));
    html! {
        fieldset class="field" data-when=[when_option] data-when-values=[when_values] {
            legend class="field-title" { (spec.title) }
            p class="field-help" {
                (spec.help)
                @if let Some(when) = spec.only_when(specs) { " " (when) }
            }
            @if let Some(why) = wrong(new, spec) { p class="field-wrong" { (why) } }
            (control(spec, value))
        }
    }
}

fn control(spec: &OptionSpec, value: &Value) -> Markup {
    let name = format!("option-{}", spec.id);
    match &spec.kind {
        OptionKind::Flag => html! {
            input type="hidden" name=(name) value="false";
            div class="picks" {
                label class="pick" {
                    input type="checkbox" name=(name) value="true" checked[value == &Value::Bool(true)];
                    "On"
                }
            }
        },
        OptionKind::Number { min, max } if max - min < SIDE_BY_SIDE => html! {
            div class="picks" {
                @for number in *min..=*max {
                    (pick(&name, &number.to_string(), &number.to_string(), value.as_i64() == Some(number)))
                }
            }
        },
        OptionKind::Number { min, max } => html! {
            input type="number" name=(name) min=(min) max=(max) value=(plain(value)) required aria-label=(spec.title);
        },
        OptionKind::Pick { values } => html! {
            div class="picks" {
                @for one in values {
                    (pick(&name, &one.value, &one.title, value.as_str() == Some(&one.value)))
                }
            }
        },
        // The hidden field is sent with every box and means none by itself: boxes that are not
        // ticked are not sent.
        OptionKind::Several { values } => html! {
            input type="hidden" name=(name) value="";
            div class="picks" {
                @for one in values {
                    label class="pick" {
                        input type="checkbox" name=(name) value=(one.value) checked[has(value, &one.value)];
                        (one.title)
                    }
                }
            }
        },
    }
}

/// Whether a word is in a list of words.
fn has(list: &Value, word: &str) -> bool {
    list.as_array().is_some_and(|words| words.iter().any(|one| one.as_str() == Some(word)))
}

fn pick(name: &str, value: &str, title: &str, checked: bool) -> Markup {
    html! {
        label class="pick" { input type="radio" name=(name) value=(value) checked[checked]; (title) }
    }
}

fn luck(new: &NewGame<'_>) -> Markup {
    html! {
        fieldset class="field" {
            legend class="field-title" { "Who answers for chance" }
            p class="field-help" {
                "At a real table you draw and deal yourself and enter what you see; "
                "the program runs the opponents."
            }
            div class="picks" {
                (pick("luck", "seed", "The program", !new.real_table))
                (pick("luck", "table", "My real table", new.real_table))
            }
        }
    }
}

fn play(new: &NewGame<'_>) -> Markup {
    html! {
        fieldset class="field" {
            legend class="field-title" { "Taking back" }
            p class="field-help" {
                "Friendly undo reaches everything and marks the game as practice where luck was "
                "seen. Strict undo stops there."
            }
            div class="picks" {
                (pick("play", "friendly", "Friendly", !new.strict))
                (pick("play", "strict", "Strict", new.strict))
            }
        }
        div class="field" data-when="luck" data-when-values="seed" {
            label class="field-title" for="seed" { "Seed" }
            p class="field-help" {
                "A whole number. The same seed and the same choices give the same game; leave it "
                "empty for a new one."
            }
            input type="text" inputmode="numeric" id="seed" name="seed" value=(new.seed) autocomplete="off";
        }
    }
}

/// Why this option was refused, if it was.
fn wrong<'a>(new: &'a NewGame<'_>, spec: &OptionSpec) -> Option<&'a str> {
    let head = format!("option {}:", spec.id);
    new.refused.iter().find(|reason| reason.starts_with(&head)).map(|why| why[head.len()..].trim())
}

pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::Pick;

    #[test]
    fn several_words_are_boxes_beside_a_field_that_means_none() {
        let values = vec![Pick::new("clock", "Clock & bell"), Pick::new("jamming", "Jamming")];
        let spec = OptionSpec {
            id: "challenges".into(),
            title: "Challenges".into(),
            help: String::new(),
            kind: OptionKind::Several { values },
            default: json!([]),
            when: None,
            advanced: false,
        };
        let page = control(&spec, &json!(["jamming"])).into_string();
        let none = r#"<input type="hidden" name="option-challenges" value="">"#;
        assert!(page.starts_with(none), "{page}");
        let clock =
            r#"<input type="checkbox" name="option-challenges" value="clock">Clock &amp; bell"#;
        assert!(page.contains(clock), "{page}");
        let jamming = r#"name="option-challenges" value="jamming" checked>Jamming</label>"#;
        assert!(page.contains(jamming), "{page}");
        // What was refused may be no list at all.
        assert!(!control(&spec, &json!("clock")).into_string().contains("checked"));
    }
}
