//! What an owner's copy shows: kept for every game that is begun, and laid over one under way.

use std::sync::Arc;

use game_core::{ContentOverrides, ValidationError};
use play::{DynGame, Loaded};

use crate::{Games, Problem, StoredOwn};

impl Games {
    /// A game as the owner of this service has it: games that are begun have his values.
    ///
    /// # Errors
    ///
    /// If there is no such game, if the store cannot be read, or every reason why what was kept of his
    /// copy is no content of this version; [`Problem::Damaged`] until it is mended, if it is damaged.
    pub fn owned(&self, game: &str) -> Result<Arc<dyn DynGame>, Problem> {
        self.kind(game).map_err(|objection| vec![objection])?;
        Ok(self.catalog().owned_by(game, &whole(self.store().content_overrides(game)?)?.own)?)
    }

    /// Changes what the owner's copy of a game is known to show, for every game that is begun from
    /// now on, and for `id`, if that is a saved game of this kind. Gives the reasons why that one goes
    /// on as before, if it does.
    ///
    /// What others enter at the same time stays: `enter` is asked again with what they have kept.
    /// `stands` says of what the person saw, the values of the saved game if there is one, whether it
    /// is still so.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if what the person saw is no longer so; and if there is no such game,
    /// every reason why the values make no content, or if they cannot be kept. Nothing has changed
    /// then, unless the store took the values and not the game: to enter them once more does no harm.
    pub fn enter_own(
        &self,
        game: &str,
        id: Option<&str>,
        stands: impl Fn(&ContentOverrides) -> bool,
        enter: impl Fn(&ContentOverrides) -> Result<ContentOverrides, Vec<ValidationError>>,
    ) -> Result<Vec<String>, Problem> {
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
        let Some(id) = id else { return Ok(Vec::new()) };
        let played = again_if_overtaken(|| {
            self.open(id)?;
            Ok(self.change_content(id, &enter)?)
        });
        match played {
            Ok(()) => Ok(Vec::new()),
            Err(why @ (Problem::Refused(_) | Problem::ValidationErrors(_))) => Ok(why.lines()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Keeps what can be read of what the owner's copy of a game shows as it is, or nothing of it,
    /// where it is damaged.
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

    /// Plays a game on with what the copy of its owner shows; see [`DynGame::owned_by`].
    ///
    /// # Errors
    ///
    /// Every reason why this is not content, or why the game would not have gone as it did; and as
    /// [`Games::change`].
    fn change_content(
        &self,
        id: &str,
        enter: impl Fn(&ContentOverrides) -> Result<ContentOverrides, Vec<ValidationError>>,
    ) -> Result<(), Problem> {
        self.replace(id, |before| {
            let mut save = before.save();
            let own = enter(&save.owner)?;
            let kind = self.catalog().owned_by(&save.game, &own)?;
            save.owner = own;
            save.content = kind.content_fingerprint().to_string();
            let Loaded { session, notes } = kind.load(&save)?;
            match notes.is_empty() {
                true => Ok((session, ())),
                false => Err(Problem::Refused(notes.join("; "))),
            }
        })
    }
}

/// What becomes of damaged values of an owner's copy.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mend {
    /// What can be read of them holds.
    Keep,
    /// They are given up: the copy shows what ours does.
    Clear,
}

/// What is kept, unless it is damaged.
fn whole(kept: StoredOwn) -> Result<StoredOwn, Problem> {
    match kept.damage {
        Some(why) => Err(Problem::Damaged(why)),
        None => Ok(kept),
    }
}

/// So often something is tried that others overtake.
const MOST_TRIES: usize = 100;

/// Why a try came to nothing.
enum Gone {
    /// Whatever is tried again.
    For(Problem),
    /// Unless it was only overtaken.
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

/// Does something that reads and then writes, again if somebody has written between the two.
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
