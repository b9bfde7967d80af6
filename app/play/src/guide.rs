//! Where a session stands in its game's guide.

use game_core::{Viewer, read_settings};

use crate::{ChanceSource, DynGame, DynSession};

/// The step of a guide that a session has come to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GuideNow {
    /// The title of the guide.
    pub title: &'static str,
    /// The number of the step, from 1.
    pub number: usize,
    /// How many steps there are.
    pub count: usize,
    /// The heading of the step.
    pub heading: &'static str,
    /// Its text, paragraph by paragraph.
    pub paragraphs: Vec<&'static str>,
    /// The choice that it proposes now; `None` at the end of the guide.
    pub proposes: Option<&'static str>,
}

/// Where a session stands in the guide of its game; `None` if it is another game, or somebody has
/// chosen otherwise.
///
/// Nothing of it is stored: a game with the guide's options and seed whose choices are the guide's
/// so far is in the guide, however it was started.
pub fn guide_now(kind: &dyn DynGame, session: &dyn DynSession) -> Option<GuideNow> {
    let guide = kind.guide()?;
    let settings = read_settings(&kind.option_specs(), &guide.settings).ok()?;
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
    Some(GuideNow {
        title: &guide.title,
        number: number + 1,
        count: guide.steps.len(),
        heading: &step.title,
        paragraphs: step.text.split("\n\n").map(str::trim).filter(|it| !it.is_empty()).collect(),
        proposes: proposed.next(),
    })
}
