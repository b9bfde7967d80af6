//! Content overrides, where the printed copy of a person differs from our content: applied to every
//! new game of that person, and to a running one.

use std::sync::Arc;

use game_core::{ContentOverrides, ValidationError};
use i18n::{Notice, notice};
use play::{DynGame, Loaded};

use crate::content_limit::MOST_BYTES_OF_PERSON;
use crate::{GameChange, Games, PersonId, Problem, StoredOwn};

impl Games {
    /// A game with the content overrides of a person, as new games of that person use it.
    ///
    /// # Errors
    ///
    /// If there is no such game, if the store cannot be read, or every reason why the stored
    /// overrides do not fit the content of this version; [`Problem::Damaged`] while they are
    /// damaged; or if the person has begun games with too many contents.
    pub fn owned(&self, person: &PersonId, game: &str) -> Result<Arc<dyn DynGame>, Problem> {
        self.kind(game).map_err(|objection| vec![objection])?;
        let own = whole(self.store().content_overrides(person, game)?)?.own;
        self.with_content(person, game, &own)
    }

    /// A game with these content overrides, which count for a person.
    fn with_content(
        &self,
        person: &PersonId,
        game: &str,
        own: &ContentOverrides,
    ) -> Result<Arc<dyn DynGame>, Problem> {
        self.content_limit.admit(person, game, own)?;
        Ok(self.catalog().owned_by(game, own)?)
    }

    /// Changes the content overrides of a person for every new game and, if `id` is given, for that
    /// saved game of this kind. Returns why the saved game keeps its old content, if it does.
    ///
    /// Concurrent changes by others are kept: `enter` is called again with what they have stored.
    /// `stands` says whether the overrides are still what the person saw (those of the saved game
    /// if there is one).
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if the overrides have changed since the person saw them. Otherwise if
    /// there is no such game, if the overrides cannot be stored, or every reason why they do not
    /// make valid content, or are too large. Nothing has changed then, except where the store took
    /// the overrides but not the game: entering them again is safe.
    pub fn enter_own(
        &self,
        person: &PersonId,
        game: &str,
        id: Option<&str>,
        stands: impl Fn(&ContentOverrides) -> bool,
        enter: impl Fn(&ContentOverrides) -> Result<ContentOverrides, Vec<ValidationError>>,
    ) -> Result<Option<Problem>, Problem> {
        let seen =
            |own: &ContentOverrides| if stands(own) { Ok(()) } else { Err(Problem::Overtaken) };
        if let Some(id) = id {
            let own = self.open(id)?.session().save().owner;
            seen(&own)?;
            enter(&own)?;
        }
        again_if_overtaken(|| {
            let kept = whole(self.store().content_overrides(person, game)?).map_err(Gone::For)?;
            if id.is_none() {
                seen(&kept.own).map_err(Gone::For)?;
            }
            let own = enter(&kept.own)?;
            must_be_small(person, &own)?;
            self.kind(game).map_err(|objection| vec![objection])?.check_owned(&own)?;
            Ok(self.store().keep_content_overrides(person, game, kept.revision, &own)?)
        })?;
        let Some(id) = id else { return Ok(None) };
        let played = again_if_overtaken(|| {
            self.open(id)?;
            Ok(self.change_content(person, id, &enter)?)
        });
        match played {
            Ok(()) => Ok(None),
            Err(why @ (Problem::Refused(_) | Problem::ValidationErrors(_))) => Ok(Some(why)),
            Err(trouble) => Err(trouble),
        }
    }

    /// Repairs the damaged content overrides of a person for a game: keeps what is readable, or
    /// clears them. Does nothing if they are not damaged.
    ///
    /// # Errors
    ///
    /// If there is no such game, or the store cannot be written.
    pub fn mend_own(&self, person: &PersonId, game: &str, mend: Mend) -> Result<(), Problem> {
        self.kind(game).map_err(|objection| vec![objection])?;
        again_if_overtaken(|| {
            let kept = self.store().content_overrides(person, game)?;
            if kept.damage.is_none() {
                return Ok(());
            }
            let own = match mend {
                Mend::Keep => kept.own,
                Mend::Clear => ContentOverrides::default(),
            };
            Ok(self.store().keep_content_overrides(person, game, kept.revision, &own)?)
        })
    }

    /// Continues a game with other content overrides; see [`DynGame::owned_by`].
    ///
    /// # Errors
    ///
    /// Every reason why these are not valid content, or why the game would have gone differently;
    /// otherwise as [`Games::change`].
    fn change_content(
        &self,
        person: &PersonId,
        id: &str,
        enter: impl Fn(&ContentOverrides) -> Result<ContentOverrides, Vec<ValidationError>>,
    ) -> Result<(), Problem> {
        self.replace(id, GameChange::default(), |before| {
            let mut save = before.save();
            let own = enter(&save.owner)?;
            must_be_small(person, &own)?;
            let kind = self.with_content(person, &save.game, &own)?;
            save.owner = own;
            save.content = kind.content_fingerprint().to_string();
            let Loaded { session, notes } = kind.load(&save)?;
            match notes.is_empty() {
                true => Ok((session, ())),
                false => Err(Problem::Refused(Notice::Several(notes))),
            }
        })
    }
}

/// Fails if overrides are larger than those of a person may be.
fn must_be_small(person: &PersonId, own: &ContentOverrides) -> Result<(), Vec<ValidationError>> {
    let most = match person.is_owner() {
        true => ContentOverrides::MOST_BYTES,
        false => MOST_BYTES_OF_PERSON,
    };
    match own.bytes() > most {
        true => {
            let why = notice!("refusal-too-large", bytes = own.bytes(), most = most);
            Err(vec![ValidationError::new("content", why)])
        }
        false => Ok(()),
    }
}

/// How damaged content overrides are repaired.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mend {
    /// Keep what is readable.
    Keep,
    /// Drop them all: the game uses our content.
    Clear,
}

/// The overrides, or an error if they are damaged.
fn whole(kept: StoredOwn) -> Result<StoredOwn, Problem> {
    match kept.damage {
        Some(why) => Err(Problem::Damaged(why)),
        None => Ok(kept),
    }
}

/// How often an attempt is made while others keep writing first.
const MOST_TRIES: usize = 100;

/// Why an attempt failed.
enum Gone {
    /// For good: another attempt would not help.
    For(Problem),
    /// For now: another attempt helps if the problem is `Problem::Overtaken`.
    Now(Problem),
}

impl From<Problem> for Gone {
    fn from(problem: Problem) -> Self {
        Gone::Now(problem)
    }
}

impl From<Vec<ValidationError>> for Gone {
    fn from(objections: Vec<ValidationError>) -> Self {
        Gone::Now(objections.into())
    }
}

/// Repeats an action that reads and then writes, as long as somebody else writes in between.
fn again_if_overtaken(mut act: impl FnMut() -> Result<(), Gone>) -> Result<(), Problem> {
    for _ in 1..MOST_TRIES {
        match act() {
            Err(Gone::Now(Problem::Overtaken)) => {}
            Ok(()) => return Ok(()),
            Err(Gone::For(problem) | Gone::Now(problem)) => return Err(problem),
        }
    }
    act().map_err(|(Gone::For(problem) | Gone::Now(problem))| problem)
}
