use game_core::{OptionKind, OptionSpec, Pick, Settings};
use i18n::{Locale, heading, message};
use maud::{Markup, html};
use play::{DynGame, PlayerSlot};
use serde_json::Value;

use crate::content_overrides::overrides_address;
use crate::helper_link::way_in;
use crate::poster::poster;
use crate::seats::{NewTable, SEATS, seats};
use crate::shell::{Shell, header};
use crate::strength::won;
use crate::table_people::table_fields;

/// Numeric options with at most this many values show them side by side.
const SIDE_BY_SIDE: i64 = 5;

/// What the page of a new game shows.
pub struct NewGame<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The game.
    pub kind: &'a dyn DynGame,
    /// The preset values; defaults for everything else.
    pub settings: Settings,
    /// The preset player of each seat; people for all others.
    pub players: Vec<PlayerSlot>,
    /// The preset name.
    pub name: String,
    /// The preset seed, as typed.
    pub seed: String,
    /// Whether a person at a real table enters the results of chance.
    pub real_table: bool,
    /// Whether undo stops where somebody learnt something.
    pub strict: bool,
    /// Whether each person plays at an own device, and how the table is then.
    pub table: Option<NewTable>,
    /// Every reason why the last attempt failed, each starting with the name of its option.
    pub refused: Vec<String>,
}

/// Draws the page of a new game from the game's options: one form on one screen.
pub fn new_game(new: &NewGame<'_>) -> String {
    let locale = new.locale;
    let specs = new.kind.option_specs(locale);
    let (main, advanced): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        specs.iter().partition(|spec| !spec.advanced);
    let wrong_inside = advanced.iter().any(|spec| wrong(new, spec).is_some());
    let title = new.kind.title();
    let ways = html! {
        a class="quiet" href=(overrides_address(new.kind.id(), None)) { (message!(locale, "own-heading")) }
        a class="quiet" href={ "/rules/" (new.kind.id()) } { (message!(locale, "top-rules")) }
    };
    let (first, others): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        main.into_iter().partition(|spec| spec.id == SEATS);
    let body = html! {
        (header(locale, &message!(locale, "new-title"), &ways))
        main class="home setup" id="main" {
            form class="new-game" method="post" action="/games" {
                div class="setup-side" {
                    (poster(new.kind.id()))
                    div {
                        h1 { (title) }
                        p class="muted" { (new.kind.summary(locale)) }
                        p class="muted small setup-kept" { (message!(locale, "new-kept")) }
                        (way_in(locale, new.kind, &message!(locale, "new-helper")))
                    }
                }
                div class="setup-groups" id="options" {
                    @if !new.refused.is_empty() {
                        section class="paper wrong-list" role="alert" id="problem" {
                            h2 { (message!(locale, "new-refused")) }
                            ul { @for reason in &new.refused { li { (reason) } } }
                        }
                    }
                    input type="hidden" name="game" value=(new.kind.id());
                    div class="setup-players" {
                        @for spec in first { (field(new, spec, &specs)) }
                        (seats(locale, new.kind, &new.players, new.table.as_ref(), &new.refused))
                    }
                    @for spec in others { (field(new, spec, &specs)) }
                    (luck(new))
                    div class="field" {
                        label class="field-title" for="name" { (message!(locale, "new-name")) }
                        input type="text" id="name" name="name" value=(new.name) maxlength="200"
                            placeholder=(title) autocomplete="off";
                    }
                    details class="fold" open[wrong_inside || new.strict || !new.seed.is_empty()] {
                        summary { (message!(locale, "new-more")) }
                        (play(new))
                        @if let Some(table) = &new.table { (table_fields(locale, &table.settings)) }
                        @for spec in advanced { (field(new, spec, &specs)) }
                    }
                }
                div class="setup-start" {
                    p class="small" id="says" aria-live="polite" hidden {}
                    button class="button main" type="submit" { (message!(locale, "new-start")) }
                }
            }
        }
    };
    let page_title = format!("{} · {title}", message!(locale, "new-title"));
    Shell {
        locale,
        title: &page_title,
        game: Some(new.kind.id()),
        at_table: false,
        waits: false,
        skips: &[("options", message!(locale, "new-skip"))],
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
                @if let Some(when) = spec.only_when(specs, new.locale) { span class="unscripted-only" { " " (when) } }
                @if let Some(measured) = measured(new.locale, new.kind.title(), spec) { " " (measured) }
            }
            @if let Some(why) = wrong(new, spec) { p class="field-wrong" { (why) } }
            (control(new.locale, new.kind.title(), spec, value))
        }
    }
}

/// What the figures beside the values of an option mean.
pub(crate) fn measured(locale: Locale, title: &str, spec: &OptionSpec) -> Option<String> {
    let (OptionKind::Pick { values } | OptionKind::Several { values }) = &spec.kind else {
        return None;
    };
    let known: Vec<_> = values.iter().filter_map(|one| won(title, &one.value)).collect();
    let games = known.first()?.games;
    Some(match &spec.kind {
        OptionKind::Several { .. } => match won(title, "no Challenge") {
            None => message!(locale, "new-measured-alone", games = games).into(),
            Some(none) => {
                message!(locale, "new-measured-none", games = games, none = none.share).into()
            }
        },
        _ => message!(locale, "new-measured").into(),
    })
}

pub(crate) fn control(locale: Locale, title: &str, spec: &OptionSpec, value: &Value) -> Markup {
    let name = format!("option-{}", spec.id);
    let figure = |value: &str| won(title, value).map(|won| won.share);
    match &spec.kind {
        OptionKind::Flag => html! {
            input type="hidden" name=(name) value="false";
            div class="picks" {
                label class="pick" {
                    input type="checkbox" name=(name) value="true" checked[value == &Value::Bool(true)];
                    (message!(locale, "new-on"))
                }
            }
        },
        OptionKind::Number { min, max } if max - min < SIDE_BY_SIDE => html! {
            div class="picks" {
                @for number in *min..=*max {
                    (pick(locale, "radio", &name, &number.to_string(), &number.to_string(), None, value.as_i64() == Some(number)))
                }
            }
        },
        OptionKind::Number { min, max } => html! {
            input type="number" name=(name) min=(min) max=(max) value=(plain(value)) required aria-label=(spec.title);
        },
        OptionKind::Pick { values } => html! {
            div class=(cards(values)) {
                @for one in values {
                    (pick(locale, "radio", &name, &one.value, &one.title, figure(&one.value), value.as_str() == Some(&one.value)))
                }
            }
        },
        // The hidden field is sent with every box and alone means none: unticked boxes are not
        // sent.
        OptionKind::Several { values } => html! {
            input type="hidden" name=(name) value="";
            div class=(cards(values)) {
                @for one in values {
                    (pick(locale, "checkbox", &name, &one.value, &one.title, figure(&one.value), has(value, &one.value)))
                }
            }
        },
    }
}

/// Whether a list contains a word.
fn has(list: &Value, word: &str) -> bool {
    list.as_array().is_some_and(|words| words.iter().any(|one| one.as_str() == Some(word)))
}

/// Values that explain themselves are cards of one width.
fn cards(values: &[Pick]) -> &'static str {
    let told = values.iter().any(|one| told(&one.title).is_some());
    if told { "picks told-picks" } else { "picks" }
}

/// The parts of a title: a name, another name in brackets if there is one, and an explanation after
/// a colon, which stands apart in some languages.
fn told(title: &str) -> Option<(&str, &str, &str)> {
    let (name, does) = title.split_once(": ")?;
    let name = name.trim_end();
    match name.strip_suffix(')') {
        Some(name) => name.split_once(" (").map(|(short, aside)| (short, aside, does)),
        None => Some((name, "", does)),
    }
}

/// One value: its name, its explanation, and how often a club player wins with it.
fn pick(
    locale: Locale,
    kind: &str,
    name: &str,
    value: &str,
    title: &str,
    figure: Option<&str>,
    checked: bool,
) -> Markup {
    html! {
        label class="pick" {
            input type=(kind) name=(name) value=(value) checked[checked];
            @match told(title) {
                Some((short, aside, does)) => span {
                    b { (short) }
                    span class="pick-does" { (aside) span class="unseen" { (heading(locale, "")) " " } }
                    span class="pick-does" { (does) }
                },
                None => span { (title) },
            }
            @if let Some(figure) = figure { span class="pick-won" { span class="unseen" { (message!(locale, "new-club")) } (figure) } }
        }
    }
}

fn luck(new: &NewGame<'_>) -> Markup {
    let locale = new.locale;
    let program = message!(locale, "new-luck-program");
    let table = message!(locale, "new-luck-table");
    html! {
        fieldset class="field" {
            legend class="field-title" { (message!(locale, "new-luck")) }
            div class="picks told-picks" {
                (pick(locale, "radio", "luck", "seed", &program, None, !new.real_table))
                (pick(locale, "radio", "luck", "table", &table, None, new.real_table))
            }
        }
    }
}

fn play(new: &NewGame<'_>) -> Markup {
    let locale = new.locale;
    let friendly = message!(locale, "new-undo-friendly");
    let strict = message!(locale, "new-undo-strict");
    html! {
        fieldset class="field" {
            legend class="field-title" { (message!(locale, "new-undo")) }
            div class="picks told-picks" {
                (pick(locale, "radio", "play", "friendly", &friendly, None, !new.strict))
                (pick(locale, "radio", "play", "strict", &strict, None, new.strict))
            }
        }
        div class="field" data-when="luck" data-when-values="seed" {
            label class="field-title" for="seed" { (message!(locale, "new-seed")) }
            p class="field-help" {
                (message!(locale, "new-seed-help"))
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
    use play::Catalog;
    use serde_json::json;

    fn page_of(game: &str) -> String {
        let catalog = Catalog::ours();
        new_game(&NewGame {
            locale: Locale::English,
            kind: catalog.game(game).expect("in the catalog"),
            settings: Settings::new(),
            players: Vec::new(),
            name: String::new(),
            seed: String::new(),
            real_table: false,
            strict: false,
            table: None,
            refused: Vec::new(),
        })
    }

    /// Each card shows its name, what it does, and how often a club player wins with it.
    #[test]
    fn challenge_cards_say_what_they_do_and_how_hard_they_are() {
        let page = page_of("weather-machine");
        assert_eq!(page.matches("name=\"option-challenges\" value=\"").count(), 13, "and none");
        let cards: Vec<&str> = page.split("name=\"option-challenges\" value=\"").skip(2).collect();
        for card in cards {
            let card = card.split("</label>").next().unwrap_or_default();
            assert!(card.contains("<b>") && card.contains("class=\"pick-does\""), "{card}");
            assert!(card.contains("club player wins </span>") && card.contains(" %"), "{card}");
        }
        assert!(page.contains(" with none."), "how it is without any");
    }

    /// Advanced options are folded; one button starts the game.
    #[test]
    fn there_is_one_start_and_what_few_need_is_folded() {
        for kind in Catalog::ours().games() {
            let page = page_of(kind.id());
            let shown = page.split("<div class=\"look\"").next().unwrap_or_default();
            assert_eq!(shown.matches("type=\"submit\"").count(), 1, "{}", kind.id());
            let (open, folded) = page.split_once("<details class=\"fold\">").expect("a fold");
            for spec in kind.option_specs(Locale::English) {
                let name = format!("name=\"option-{}\"", spec.id);
                assert_eq!(folded.contains(&name), spec.advanced, "{name}");
                assert_eq!(open.contains(&name), !spec.advanced, "{name}");
            }
        }
    }

    #[test]
    fn a_title_has_parts_in_every_language() {
        let french = "Horloge (The Clock)\u{a0}: 2 cartes";
        assert_eq!(told(french), Some(("Horloge", "The Clock", "2 cartes")));
        assert_eq!(told("Clock (The Clock): 2"), Some(("Clock", "The Clock", "2")));
        assert_eq!(told("novice\u{a0}: gagne"), Some(("novice", "", "gagne")));
        assert_eq!(told("novice"), None);
    }

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
        let page =
            control(Locale::English, "No such game", &spec, &json!(["jamming"])).into_string();
        let none = r#"<input type="hidden" name="option-challenges" value="">"#;
        assert!(page.starts_with(none), "{page}");
        let clock = r#"<input type="checkbox" name="option-challenges" value="clock"><span>Clock &amp; bell</span>"#;
        assert!(page.contains(clock), "{page}");
        let jamming =
            r#"name="option-challenges" value="jamming" checked><span>Jamming</span></label>"#;
        assert!(page.contains(jamming), "{page}");
        // A refused value may be no list at all.
        assert!(
            !control(Locale::English, "No such game", &spec, &json!("clock"))
                .into_string()
                .contains("checked")
        );
    }
}
