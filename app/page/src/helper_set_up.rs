//! The set-up of a helper: a few questions, each on one screen of a phone.

use game_core::{OptionKind, OptionSpec, Settings};
use i18n::{Locale, message};
use maud::html;
use play::{DynGame, HelperForm};

use crate::helper_aids::{Digits, aloud_buttons, keys_fold};
use crate::new_game::{control, measured, plain};
use crate::poster::poster;
use crate::shell::{Shell, header};

/// One screen of the set-up of a helper.
pub struct HelperSetUp<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The game.
    pub kind: &'a dyn DynGame,
    /// All questions.
    pub form: &'a HelperForm,
    /// The number of the screen, from 0.
    pub step: usize,
    /// The answers so far, with the fixed and preset options.
    pub settings: Settings,
    /// Every reason why the last attempt failed.
    pub refused: &'a [String],
}

/// Draws the screen.
pub fn helper_set_up(page: &HelperSetUp<'_>) -> String {
    let (kind, locale) = (page.kind, page.locale);
    let specs = kind.option_specs(locale);
    let way = format!("/helper/{}", kind.id());
    let last = page.step + 1 >= page.form.screens.len();
    let screen = page.form.screens.get(page.step);
    let applies = |spec: &&OptionSpec| spec.applies(&specs, &page.settings);
    let asked: Vec<&OptionSpec> =
        screen.iter().flat_map(|screen| &screen.options).filter(applies).collect();
    let value = |spec: &OptionSpec| page.settings.get(&spec.id).unwrap_or(&spec.default).clone();
    // Advanced options are folded below the one question that is answered by a press.
    let (plainly, folded): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        asked.iter().partition(|spec| !spec.advanced);
    let single = match &plainly[..] {
        [only] => picks(only),
        _ => None,
    };
    // The title of the screen is not repeated.
    let is_said = |spec: &OptionSpec| screen.is_some_and(|screen| screen.title == spec.title);
    let digits = Digits::default();
    let body = html! {
        (header(locale, &message!(locale, "beside-title"), &aloud_buttons(locale)))
        main class="home helper helper-set-up" id="main" {
            div class="helper-game" {
                (poster(kind.id()))
                div {
                    h1 { (kind.title()) }
                    p class="muted" { (message!(locale, "beside-lead")) }
                }
            }
            @if !page.refused.is_empty() {
                section class="paper wrong-list" role="alert" id="problem" {
                    h2 { (message!(locale, "beside-refused")) }
                    ul { @for reason in page.refused { li { (reason) } } }
                }
            }
            form id="options" method=(if last { "post" } else { "get" }) action=(way) {
                @for (option, value) in &page.settings {
                    @if asked.iter().all(|spec| spec.id != *option) {
                        input type="hidden" name={ "option-" (option) } value=(plain(value));
                    }
                }
                @if !last { input type="hidden" name="step" value=(page.step + 1); }
                @if let Some(screen) = screen {
                    h2 class="helper-question" { (screen.title) }
                    p class="muted small" { (message!(locale, "beside-question", step = page.step + 1, all = page.form.screens.len())) }
                }
                @match (single, &plainly[..]) {
                    (Some(values), [only]) => {
                        div class="answers-grid wide" {
                            @for (word, title) in values {
                                @let key = digits.next();
                                button class="answer" type="submit" name={ "option-" (only.id) } value=(word) data-key=[key] {
                                    (Digits::sign(key))
                                    span { (title) }
                                }
                            }
                        }
                        @for spec in &folded {
                            @let value = value(spec);
                            details class="field" open[value != spec.default] {
                                summary class="field-title" { (spec.title) }
                                (control(locale, kind.title(), spec, &value))
                            }
                        }
                    },
                    _ => {
                        @for spec in &asked {
                            @let said = is_said(spec);
                            fieldset class="field" aria-label=[said.then_some(&spec.title)] {
                                @if !said { legend class="field-title" { (spec.title) } }
                                @if let Some(measured) = measured(locale, kind.title(), spec) { p class="field-help" { (measured) } }
                                (control(locale, kind.title(), spec, &value(spec)))
                            }
                        }
                        button class="button main helper-next" type="submit" { @if last { (message!(locale, "beside-start")) } @else { (message!(locale, "beside-next")) } }
                    }
                }
            }
            (keys_fold(locale))
        }
    };
    let title = message!(locale, "beside-page", title = kind.title());
    let skips = [("options", message!(locale, "beside-skip"))];
    let game = Some(kind.id());
    Shell { locale, title: &title, game, at_table: false, waits: false, skips: &skips, body }.draw()
}

/// The values of a pick-one option, with their titles.
fn picks(spec: &OptionSpec) -> Option<Vec<(&str, &str)>> {
    match &spec.kind {
        OptionKind::Pick { values } => {
            Some(values.iter().map(|one| (one.value.as_str(), one.title.as_str())).collect())
        }
        OptionKind::Flag | OptionKind::Number { .. } | OptionKind::Several { .. } => None,
    }
}
