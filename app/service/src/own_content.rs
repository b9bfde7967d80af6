//! What an owner's copy shows: kept for every game that is begun, and laid over one under way.

use std::sync::Arc;

use play::{AnyGame, Loaded};
use table::{Objection, OwnContent};

use crate::{Desk, Problem};

impl Desk {
    /// A game as the owner of this desk has it: games that are begun have his values.
    ///
    /// # Errors
    ///
    /// If there is no such game, if the store cannot be read, or every reason why what was kept of his
    /// copy is no content of this version.
    pub fn owned(&self, game: &str) -> Result<Arc<dyn AnyGame>, Problem> {
        self.kind(game).map_err(|objection| vec![objection])?;
        Ok(self.library().owned_by(game, &self.store().own_content(game)?)?)
    }

    /// Changes what the owner's copy of a game is known to show, for every game that is begun from
    /// now on, and for `id`, if that is a saved game of this kind. Gives the reasons why that one goes
    /// on as before, if it does.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why the values make no content, or if they cannot be
    /// kept. Nothing has changed then, unless the store took the values and not the game: to enter
    /// them once more does no harm.
    pub fn enter_own(
        &self,
        game: &str,
        id: Option<&str>,
        enter: impl Fn(&OwnContent) -> Result<OwnContent, Vec<Objection>>,
    ) -> Result<Vec<String>, Problem> {
        let own = enter(&self.store().own_content(game)?)?;
        self.library().owned_by(game, &own)?;
        let here = match id {
            Some(id) => Some((id, enter(&self.open(id)?.session().save().owner)?)),
            None => None,
        };
        self.store().keep_own_content(game, &own)?;
        let Some((id, own)) = here else { return Ok(Vec::new()) };
        match self.change_content(id, &own) {
            Ok(()) => Ok(Vec::new()),
            Err(why @ (Problem::Refused(_) | Problem::Objections(_))) => Ok(why.lines()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Plays a game on with what the copy of its owner shows; see [`AnyGame::owned_by`].
    ///
    /// # Errors
    ///
    /// Every reason why this is not content, or why the game would not have gone as it did; and as
    /// [`Desk::change`].
    fn change_content(&self, id: &str, own: &OwnContent) -> Result<(), Problem> {
        self.replace(id, |before| {
            let mut save = before.save();
            let kind = self.library().owned_by(&save.game, own)?;
            save.owner = own.clone();
            save.content = kind.content_fingerprint().to_string();
            let Loaded { session, notes } = kind.load(&save)?;
            match notes.is_empty() {
                true => Ok((session, ())),
                false => Err(Problem::Refused(notes.join("; "))),
            }
        })
    }
}
