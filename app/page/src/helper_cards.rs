//! The opponent's turn as cards: an action as a picture and a sentence, and why.

use game_core::Viewer;
use i18n::message;
use maud::{Markup, html};
use play::{Alone, HelperStage, NarratedBeat, NarratedLine};

use crate::helper_page::{HelperPage, form_head};
use crate::helper_pictures::Pictures;
use crate::rules::rule_link;

/// The instructions to carry out: the whole turn once it is complete; until then the new ones, with
/// the earlier ones folded.
pub(crate) fn told(page: &HelperPage<'_>, pictures: &Pictures) -> Markup {
    let (beats, locale) = (&page.helping.told, page.locale);
    let whole = page.helping.stage == HelperStage::CarryOut;
    let new = page.session.log(Viewer::Everybody, page.helping.new_from);
    let is_new = |beat: &NarratedBeat| {
        let mut told = new.iter().flat_map(|entry| &entry.told).map(|line| &line.text);
        let alone = beat.lines.iter().filter(|line| line.alone.is_some());
        let mut said = alone.chain([beat.says()]).map(|line| &line.text);
        let labels = || new.iter().map(|entry| &entry.label);
        new.is_empty()
            || said.any(|text| labels().any(|label| label == text) || told.any(|one| one == text))
    };
    let (first, before): (Vec<&NarratedBeat>, Vec<&NarratedBeat>) =
        beats.iter().partition(|beat| whole || is_new(beat));
    let (first, before) = (cards(pictures, first), cards(pictures, before));
    html! {
        @if !beats.is_empty() {
            section class="helper-told" aria-labelledby="told" {
                @if whole {
                    h1 class="helper-question" id="told" tabindex="-1" { (message!(locale, "helper-do")) }
                } @else {
                    h2 id="told" { @if first.is_empty() { (message!(locale, "helper-in-turn")) } @else { (message!(locale, "helper-do-then")) } }
                }
                @if !before.is_empty() {
                    details class="helper-before" {
                        summary { (message!(locale, "helper-done-before", count = before.len())) }
                        (instructions(page, pictures, &before, 1, &is_new))
                    }
                }
                (instructions(page, pictures, &first, 1 + before.len(), &is_new))
            }
        }
    }
}

/// Groups successive beats that are a single physical action.
fn cards<'a>(pictures: &Pictures, beats: Vec<&'a NarratedBeat>) -> Vec<Vec<&'a NarratedBeat>> {
    let mut cards: Vec<Vec<&NarratedBeat>> = Vec::new();
    for beat in beats {
        match cards.last_mut() {
            Some(card)
                if card.last().is_some_and(|last| pictures.joins(last.says(), beat.says())) =>
            {
                card.push(beat);
            }
            _ => cards.push(vec![beat]),
        }
    }
    cards
}

/// A list of instructions. The new ones are marked, because they are read aloud.
fn instructions(
    page: &HelperPage<'_>,
    pictures: &Pictures,
    cards: &[Vec<&NarratedBeat>],
    from: usize,
    is_new: &dyn Fn(&NarratedBeat) -> bool,
) -> Markup {
    let (game, locale) = (page.session.game(), page.locale);
    html! {
        ol class="instructions" start=(from) {
            @for (nth, card) in cards.iter().enumerate() {
                li class="instruction" data-fresh[card.iter().any(|beat| is_new(beat))] {
                    span class="nth" aria-hidden="true" { (from + nth) }
                    div class="does" {
                        @for beat in card {
                            @for line in beat.lines.iter().take(beat.says).filter(|line| line.alone.is_some()) { (also(page, pictures, line)) }
                            @if let Some(picture) = pictures.act(beat.says()) { (picture.draw()) }
                            p { (beat.says().text) } (otherwise(page, beat.says()))
                            @for line in beat.lines.iter().skip(beat.says + 1) { (also(page, pictures, line)) }
                        }
                    }
                    details class="why" {
                        summary { (message!(locale, "why")) }
                        ul {
                            @for beat in card {
                                @let says = beat.says();
                                @for line in &beat.lines {
                                    @if line.text != says.text && line.alone.is_none() { li { (line.text) " " (rule_link(locale, game, line.rule)) } }
                                    @for reason in &line.reasons { li { (reason) } }
                                }
                                @if says.alone.is_none() { li { (message!(locale, "helper-by-rule")) (rule_link(locale, game, says.rule)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn also(page: &HelperPage<'_>, pictures: &Pictures, line: &NarratedLine) -> Markup {
    let says = html! {
        p class="also" { @if let Some(picture) = pictures.act(line) { (picture.draw()) " " } (line.text) }
    };
    match &line.alone {
        Some(Alone::Proposed { otherwise: _ }) => html! {
            div class="proposed" { (says) (otherwise(page, line)) }
        },
        Some(Alone::Drawn) | None => says,
    }
}

/// The button that takes the alternative to a proposed action.
fn otherwise(page: &HelperPage<'_>, line: &NarratedLine) -> Markup {
    html! {
        @if let Some(Alone::Proposed { otherwise }) = &line.alone {
            form class="otherwise" method="post" action={ "/games/" (page.id) "/choose" } {
                (form_head(page))
                button class="quiet" type="submit" name="text" value=(otherwise) { (message!(page.locale, "helper-otherwise")) }
            }
        }
    }
}
