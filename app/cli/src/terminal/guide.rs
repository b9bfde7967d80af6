//! Shows the guide's text above the question.

use i18n::{Messages, message};
use play::{GuideNow, guide_now};

use super::front_end::FrontEnd;
use super::question::Asked;
use crate::failure::Failure;

impl FrontEnd {
    /// Prints the step of the guide that the game has reached, if any: the whole step when it
    /// begins, then only its proposal.
    pub(super) fn tell_guide(&mut self, asked: &Asked) -> Result<(), Failure> {
        let open = self.games.open(&self.id)?.told_in(self.words.locale());
        let session = open.session();
        let kind = self.games.catalog().game(session.game());
        let now = kind.and_then(|kind| guide_now(kind, session, self.words.locale()));
        let now = now.filter(|_| session.asked_bot().is_none());
        let told = std::mem::replace(&mut self.guided, now.as_ref().map(|step| step.number));
        match now {
            Some(step) => self.output.lines(guide_lines(self.words, &step, told, asked)),
            None if told.is_some() && asked.question.is_some() => {
                self.output.line(&message!(self.words, "guide-is-left"))
            }
            None => Ok(()),
        }
    }
}

/// The lines of a new step, and the choice that it proposes.
fn guide_lines(
    words: Messages,
    step: &GuideNow,
    told: Option<usize>,
    asked: &Asked,
) -> Vec<String> {
    let mut lines = Vec::new();
    if told != Some(step.number) {
        let GuideNow { title, number, count, heading, .. } = step;
        let numbered =
            message!(words.locale(), "guide-step", title = title, number = number, count = count);
        let head = message!(words.locale(), "headed", heading = numbered, what = heading);
        lines.push(head.into());
        let paragraphs = step.paragraphs.iter();
        lines.extend(paragraphs.map(|one| {
            let words: Vec<&str> = one.split_whitespace().collect();
            format!("  {}", words.join(" "))
        }));
    }
    let proposed = step.proposes.as_deref().and_then(|text| asked.named(text));
    lines.extend(proposed.map(|choice| message!(words, "guide-choice", choice = choice).into()));
    lines
}
