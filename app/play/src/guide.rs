//! Progress of a session through its game's guide.

use std::borrow::Cow;

use game_core::{Guide, Viewer, read_settings};
use i18n::Locale;

use crate::session::heads;
use crate::{ChanceSource, DynGame, DynSession, LogEntry, SessionError};

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
    /// Which choice of the step that is; `None` at the end of the guide.
    pub press: Option<GuidePress>,
}

/// A choice of a step.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GuidePress {
    /// Its number in the step, from 1.
    pub number: usize,
    /// Number of choices of the step.
    pub count: usize,
    /// The choice in words.
    pub next: String,
}

/// Where a session has left the guide: somebody chose otherwise than it proposes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GuideLeft {
    /// The title of the guide.
    pub title: String,
    /// The number of the step that was left, from 1.
    pub number: usize,
    /// Number of steps.
    pub count: usize,
    /// The index of the entry that the guide does not have.
    pub entry: usize,
    /// Whether nobody has chosen since.
    pub is_new: bool,
    /// What was chosen, in words.
    pub chosen: String,
    /// What the guide proposes there, in words.
    pub proposed: String,
    /// Whether the choices since then can be undone.
    pub undoable: bool,
}

/// The step of the game's guide that a session has reached, in a language; `None` for another game, or if somebody
/// chose differently.
///
/// It is not stored: a game with the guide's options and seed whose choices so far are the guide's
/// is in the guide, however it was started.
pub fn guide_now(kind: &dyn DynGame, session: &dyn DynSession, locale: Locale) -> Option<GuideNow> {
    let followed = Followed::of(kind, session, locale)?;
    if followed.other.is_some() {
        return None;
    }
    let (guide, made) = (&followed.guide, followed.made);
    let (number, step) = guide.step_after(made)?;
    let paragraphs = step.text.split("\n\n").map(str::trim).filter(|it| !it.is_empty());
    let before: usize = guide.steps[..number].iter().map(|step| step.choices.len()).sum();
    let proposes = guide.choices().nth(made);
    let press = proposes.and_then(|text| {
        let listed = session.now().choices().into_iter().find(|listed| listed.text == text)?;
        let (number, count) = (made - before + 1, step.choices.len());
        Some(GuidePress { number, count, next: heads(locale, listed.description) })
    });
    Some(GuideNow {
        title: guide.title.clone(),
        number: number + 1,
        count: guide.steps.len(),
        heading: step.title.clone(),
        paragraphs: paragraphs.map(str::to_string).collect(),
        proposes: proposes.map(str::to_string),
        press,
    })
}

/// Where a session has left its game's guide, in the session's language; `None` for another game,
/// or while it follows the guide, and after its end.
pub fn guide_left(
    kind: &dyn DynGame,
    session: &dyn DynSession,
    locale: Locale,
) -> Option<GuideLeft> {
    let followed = Followed::of(kind, session, locale)?;
    let (guide, made) = (&followed.guide, followed.made);
    let other = followed.other?;
    let proposed = guide.choices().nth(made)?;
    let (number, _) = guide.step_after(made)?;
    let listed = session.at(other.index).choices();
    let proposed = listed.into_iter().find(|listed| listed.text == proposed)?;
    Some(GuideLeft {
        title: guide.title.clone(),
        number: number + 1,
        count: guide.steps.len(),
        entry: other.index,
        is_new: followed.since == 0,
        chosen: other.label,
        proposed: heads(locale, proposed.description),
        undoable: undo_to(&mut *session.clone_box(), other.index).is_ok(),
    })
}

/// Undoes the entries since the guide was left, so that the session is in the guide again, at the
/// choice at which it was left: not at one before it, which the same press could have made.
///
/// # Errors
///
/// As [`DynSession::undo`]; part of them may be undone then.
pub fn undo_to(session: &mut dyn DynSession, entry: usize) -> Result<(), SessionError> {
    while session.len() > entry {
        session.undo()?;
    }
    Ok(())
}

/// How far a session has followed its game's guide.
struct Followed {
    guide: Cow<'static, Guide>,
    /// The number of choices that are the guide's.
    made: usize,
    /// The first choice that is not.
    other: Option<LogEntry>,
    /// The number of choices after that one.
    since: usize,
}

impl Followed {
    /// `None` for another game, and for a guide that is finished: somebody chose after its end.
    fn of(kind: &dyn DynGame, session: &dyn DynSession, locale: Locale) -> Option<Self> {
        let guide = kind.guide(locale)?;
        let settings = read_settings(&kind.option_specs(Locale::English), &guide.settings).ok()?;
        if session.chance_source() != ChanceSource::Seed(guide.seed)
            || session.settings() != settings
        {
            return None;
        }
        let log = session.log(Viewer::Everybody, 0);
        let mut chosen = log.into_iter().filter(|entry| entry.seat.is_some());
        let mut made = 0;
        for proposed in guide.choices() {
            match chosen.next() {
                Some(entry) if entry.text == proposed => made += 1,
                other => {
                    let (guide, since) = (guide.clone(), chosen.count());
                    return Some(Followed { guide, made, other, since });
                }
            }
        }
        match chosen.next() {
            Some(_) => None,
            None => Some(Followed { guide, made, other: None, since: 0 }),
        }
    }
}
