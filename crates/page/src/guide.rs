//! The guide's text beside the question.

use maud::{Markup, html};
use play::{GuideNow, Listed};

/// The step of the guide: its heading, its text, and what it proposes.
pub(crate) fn step(guide: &GuideNow, choices: &[Listed]) -> Markup {
    let proposed = guide.proposes.and_then(|text| choices.iter().find(|one| one.text == text));
    html! {
        aside class="guide" aria-label="The guide" {
            p class="guide-count" { (guide.title) ", step " (guide.number) " of " (guide.count) }
            h2 class="guide-title" { (guide.heading) }
            @for paragraph in &guide.paragraphs { p { (paragraph) } }
            @if let Some(proposed) = proposed {
                p class="guide-proposal" { "Choose: " b { (proposed.description.label) } }
            }
        }
    }
}
