//! The opponent's turn as cards: what is done with the hands, as a picture and a sentence, and why.

use maud::{Markup, html};
use play::{HelperStage, ToldBeat};
use table::Viewer;
use tongues::say;

use crate::helper::HelperPage;
use crate::helper_faces::Faces;
use crate::rules::rule_link;

/// What is to be carried out: the whole turn once it is told whole; before that what is new, and
/// folded what was told before.
pub(crate) fn told(page: &HelperPage<'_>, faces: &Faces) -> Markup {
    let (beats, tongue) = (&page.helping.told, page.tongue);
    let whole = page.helping.stage == HelperStage::CarryOut;
    let last = page.session.len().saturating_sub(1);
    let new = page.session.log(Viewer::Everybody, last);
    let is_new = |beat: &ToldBeat| {
        let told = new.iter().flat_map(|entry| &entry.told);
        new.is_empty() || told.into_iter().any(|line| line.text == beat.says().text)
    };
    let (first, before): (Vec<&ToldBeat>, Vec<&ToldBeat>) =
        beats.iter().partition(|beat| whole || is_new(beat));
    let (first, before) = (cards(faces, first), cards(faces, before));
    html! {
        @if !beats.is_empty() {
            section class="helper-told" aria-labelledby="told" {
                @if whole {
                    h1 class="helper-question" id="told" tabindex="-1" { (say!(tongue, "helper-do")) }
                } @else {
                    h2 id="told" { @if first.is_empty() { (say!(tongue, "helper-in-turn")) } @else { (say!(tongue, "helper-do-then")) } }
                }
                @if !before.is_empty() {
                    details class="helper-before" {
                        summary { (say!(tongue, "helper-done-before", count = before.len())) }
                        (instructions(page, faces, &before, 1, &is_new))
                    }
                }
                (instructions(page, faces, &first, 1 + before.len(), &is_new))
            }
        }
    }
}

/// One after another, those together that are one act of the hands.
fn cards<'a>(faces: &Faces, beats: Vec<&'a ToldBeat>) -> Vec<Vec<&'a ToldBeat>> {
    let mut cards: Vec<Vec<&ToldBeat>> = Vec::new();
    for beat in beats {
        match cards.last_mut() {
            Some(card) if card.last().is_some_and(|last| faces.joins(last.says(), beat.says())) => {
                card.push(beat);
            }
            _ => cards.push(vec![beat]),
        }
    }
    cards
}

/// What is new of them is marked: that is what is read aloud.
fn instructions(
    page: &HelperPage<'_>,
    faces: &Faces,
    cards: &[Vec<&ToldBeat>],
    from: usize,
    is_new: &dyn Fn(&ToldBeat) -> bool,
) -> Markup {
    let (game, tongue) = (page.session.game(), page.tongue);
    html! {
        ol class="instructions" start=(from) {
            @for (nth, card) in cards.iter().enumerate() {
                li class="instruction" data-fresh[card.iter().any(|beat| is_new(beat))] {
                    span class="nth" aria-hidden="true" { (from + nth) }
                    div class="does" {
                        @for beat in card {
                            @if let Some(picture) = faces.act(beat.says()) { (picture.draw()) }
                            p { (beat.says().text) }
                            @for line in beat.lines.iter().skip(beat.says + 1) {
                                p class="also" { @if let Some(picture) = faces.act(line) { (picture.draw()) " " } (line.text) }
                            }
                        }
                    }
                    details class="why" {
                        summary { (say!(tongue, "why")) }
                        ul {
                            @for beat in card {
                                @let says = beat.says();
                                @for line in &beat.lines {
                                    @if line.text != says.text { li { (line.text) " " (rule_link(tongue, game, line.rule)) } }
                                    @for reason in &line.reasons { li { (reason) } }
                                }
                                li { (say!(tongue, "helper-by-rule")) (rule_link(tongue, game, says.rule)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
