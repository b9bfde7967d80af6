//! Content overrides, where an owner's printed copy differs from our content: applied to every new
//! game, and to a running one.

use std::sync::Arc;

use game_core::{ContentOverrides, ValidationError};
use i18n::Notice;
use play::{DynGame, Loaded};

use crate::{GameChange, Games, Problem, StoredOwn};

impl Games {
    /// A game with the owner's content overrides, as new games use it.
    ///
    /// # Errors
    ///
    /// If there is no such game, if the store cannot be read, or every reason why the stored
    /// overrides do not fit the content of this version; [`Problem::Damaged`] while they are
    /// damaged.
    pub fn owned(&self, game: &str) -> Result<Arc<dyn DynGame>, Problem> {
        self.kind(game).map_err(|objection| vec![objection])?;
        Ok(self.catalog().owned_by(game, &whole(self.store().content_overrides(game)?)?.own)?)
    }

    /// Changes the content overrides of a game for every new game and, if `id` is given, for that
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
    /// make valid content. Nothing has changed then, except where the store took the overrides but
    /// not the game: entering them again is safe.
    pub fn enter_own(
        &self,
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
            let kept = whole(self.store().content_overrides(game)?).map_err(Gone::For)?;
            if id.is_none() {
                seen(&kept.own).map_err(Gone::For)?;
            }
            let own = enter(&kept.own)?;
            self.kind(game).map_err(|objection| vec![objection])?.check_owned(&own)?;
            Ok(self.store().keep_content_overrides(game, kept.revision, &own)?)
        })?;
        let Some(id) = id else { return Ok(None) };
        let played = again_if_overtaken(|| {
            self.open(id)?;
            Ok(self.change_content(id, &enter)?)
        });
        match played {
            Ok(()) => Ok(None),
            Err(why @ (Problem::Refused(_) | Problem::ValidationErrors(_))) => Ok(Some(why)),
            Err(trouble) => Err(trouble),
        }
    }

    /// Repairs the damaged content overrides of a game: keeps what is readable, or clears them.
    /// Does nothing if they are not damaged.
    ///
    /// # Errors
    ///
    /// If there is no such game, or the store cannot be written.
    pub fn mend_own(&self, game: &str, mend: Mend) -> Result<(), Problem> {
        self.kind(game).map_err(|objection| vec![objection])?;
        again_if_overtaken(|| {
            let kept = self.store().content_overrides(game)?;
            if kept.damage.is_none() {
                return Ok(());
            }
            let own = match mend {
                Mend::Keep => kept.own,
                Mend::Clear => ContentOverrides::default(),
            };
            Ok(self.store().keep_content_overrides(game, kept.revision, &own)?)
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
        id: &str,
        enter: impl Fn(&ContentOverrides) -> Result<ContentOverrides, Vec<ValidationError>>,
    ) -> Result<(), Problem> {
        self.replace(id, GameChange::default(), |before| {
            let mut save = before.save();
            let own = enter(&save.owner)?;
            let kind = self.catalog().owned_by(&save.game, &own)?;
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
