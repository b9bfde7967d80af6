//! Progress of a session through its game's guide.

use game_core::{Viewer, read_settings};
use i18n::Locale;

use crate::{ChanceSource, DynGame, DynSession};

/// The step of a guide that a session has reached.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GuideNow {
    /// The title of the guide.
    pub title: String,
    /// The number of the step, from 1.
    pub number: usize,
    /// Number of steps.
    pub count: usize,
    /// The heading of the step.
    pub heading: String,
    /// Paragraphs of the step.
    pub paragraphs: Vec<String>,
    /// The choice that the step proposes; `None` at the end of the guide.
    pub proposes: Option<String>,
}

/// The step of the game's guide that a session has reached, in a language; `None` for another game, or if somebody
/// chose differently.
///
/// It is not stored: a game with the guide's options and seed whose choices so far are the guide's
/// is in the guide, however it was started.
pub fn guide_now(kind: &dyn DynGame, session: &dyn DynSession, locale: Locale) -> Option<GuideNow> {
    let guide = kind.guide(locale)?;
    let settings = read_settings(&kind.option_specs(Locale::English), &guide.settings).ok()?;
    if session.chance_source() != ChanceSource::Seed(guide.seed) || session.settings() != settings {
        return None;
    }
    let log = session.log(Viewer::Everybody, 0);
    let chosen = log.iter().filter(|entry| entry.seat.is_some()).map(|entry| entry.text.as_str());
    let mut proposed = guide.choices();
    let mut made = 0;
    for text in chosen {
        if proposed.next() != Some(text) {
            return None;
        }
        made += 1;
    }
    let (number, step) = guide.step_after(made)?;
    let paragraphs = step.text.split("\n\n").map(str::trim).filter(|it| !it.is_empty());
    Some(GuideNow {
        title: guide.title.clone(),
        number: number + 1,
        count: guide.steps.len(),
        heading: step.title.clone(),
        paragraphs: paragraphs.map(str::to_string).collect(),
        proposes: proposed.next().map(str::to_string),
    })
}
