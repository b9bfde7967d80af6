use std::collections::BTreeMap;

use game_core::{ContentOverrides, Seat};
use play::{Glance, Save};
use serde::Serialize;

use crate::{DeviceId, KnownDevice, Problem};

/// Keeps games.
///
/// What a call has written is kept when it returns, whatever happens to the program afterwards; a
/// call that failed has written nothing. Several requests, and several programs, may use the same
/// store at once: a call that meets another waits for a second at most and is [`Problem::Busy`]
/// then. Calls are synchronous: where the platform is not, as in a browser, the store holds the
/// games in memory and whoever runs the program holds an answer back until they are written.
pub trait GameStore: Send + Sync {
    /// Where the games are, in words.
    fn place(&self) -> String;

    /// The time by the clock that stamps the games, in seconds since 1970.
    fn now(&self) -> i64;

    /// A number that nobody knows beforehand, for a new game's luck.
    fn new_seed(&self) -> u64;

    /// A page of the saved games, the one changed last first: at most `most` of them, without the
    /// first `from`.
    ///
    /// # Errors
    ///
    /// If the store cannot be read at all; a game that cannot be read hides no other.
    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem>;

    /// Keeps a new game and returns its id.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn create(&self, name: &str, save: &Save, progress: &Progress) -> Result<String, Problem>;

    /// A saved game.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    fn load(&self, id: &str) -> Result<Stored, Problem>;

    /// How often a game has been changed.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    fn revision(&self, id: &str) -> Result<i64, Problem>;

    /// What its player calls a game.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    fn name(&self, id: &str) -> Result<String, Problem> {
        Ok(self.load(id)?.name)
    }

    /// What lies there of a game that is damaged, as a text for whoever wants to mend it. By default
    /// nothing but what [`GameStore::load`] says.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    fn as_it_lies(&self, id: &str) -> Result<String, Problem> {
        self.load(id).map(|stored| crate::write_save(&stored.save))
    }

    /// Replaces a game by its later self and returns its new revision. `revision` is the one that
    /// the writer has read. If `apart` is given, the game as it lies there, damaged or not, is kept
    /// beside it: both, or nothing.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if the game was changed since; or if there is none with this id, or
    /// the store cannot be written.
    fn write(
        &self,
        id: &str,
        revision: i64,
        save: &Save,
        progress: &Progress,
        apart: Option<&Apart<'_>>,
    ) -> Result<i64, Problem>;

    /// Notes how a game stands, for lists, if it still has this revision. That is no change of the
    /// game.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem>;

    /// Gives a game another name. That is no change of the game: whoever plays it goes on.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
    fn rename(&self, id: &str, name: &str) -> Result<(), Problem>;

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
    fn delete(&self, id: &str) -> Result<(), Problem>;

    /// What a device is called that is known from now on: no other is called so.
    ///
    /// # Errors
    ///
    /// If there is no random number to be had.
    fn new_device(&self) -> Result<String, Problem>;

    /// Every device that is let in. By default none is known.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn devices(&self) -> Result<Vec<KnownDevice>, Problem> {
        Ok(Vec::new())
    }

    /// Keeps a device that is new.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn keep_device(&self, _device: &KnownDevice) -> Result<(), Problem> {
        Ok(())
    }

    /// Keeps when devices were last here; one that is not known, or was here later, stays so.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn devices_used(&self, _here: &BTreeMap<DeviceId, i64>) -> Result<(), Problem> {
        Ok(())
    }

    /// Forgets a device and makes the seats free that it has taken, which counts as a change of their
    /// games; the ids of these games.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn forget_device(&self, _id: &DeviceId) -> Result<Vec<String>, Problem> {
        Ok(Vec::new())
    }

    /// Which device has taken which seat of a game. That is no part of a save: an exported game has
    /// no devices.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem>;

    /// Gives a seat of a game to a device, or to nobody. `held` is who had it when that was decided.
    /// It counts as a change of the game, so that whoever looks at it notices.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if somebody else has it by now; or if there is no game with this id,
    /// or the store cannot be written.
    fn give_seat(
        &self,
        id: &str,
        seat: Seat,
        held: Option<&str>,
        device: Option<&str>,
    ) -> Result<(), Problem>;

    /// What the devices of a game ask of each other, as a text that [`GameStore::keep_asked`] has kept;
    /// empty, the default, where nothing is.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn asked(&self, id: &str) -> Result<String, Problem> {
        let _ = id;
        Ok(String::new())
    }

    /// Keeps it in the place of `before`, which the writer has read. It counts as a change of the
    /// game, so that whoever looks at it notices. A store for one device keeps nothing, the default.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if something else stands there by now; or if there is none with this
    /// id, or the store cannot be written.
    fn keep_asked(&self, id: &str, before: &str, asked: &str) -> Result<(), Problem> {
        let _ = (id, before, asked);
        Ok(())
    }

    /// What the owner's copy of a game shows where it differs from our content; nothing where nobody
    /// has said so.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn content_overrides(&self, game: &str) -> Result<StoredOwn, Problem>;

    /// Keeps it in the place of what was kept before. `revision` is that of what the writer has
    /// read. What is damaged is kept apart.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if something else was kept since; or if the store cannot be written.
    fn keep_content_overrides(
        &self,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem>;
}

/// Under which name, and with which line for lists, a game is kept apart from one that is played on.
#[derive(Clone, Copy, Debug)]
pub struct Apart<'a> {
    /// Its name.
    pub name: &'a str,
    /// How it stands.
    pub status: &'a str,
}

/// What an owner's copy shows, as it is kept.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct StoredOwn {
    /// What it shows, as far as it can be read.
    pub own: ContentOverrides,
    /// Counts the changes; 0 where nothing was ever kept.
    pub revision: i64,
    /// What of it is damaged, in a sentence.
    pub damage: Option<String>,
}

/// A page of the saved games.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Listing {
    /// The games of this page.
    pub games: Vec<SavedGame>,
    /// How many games there are on all pages.
    pub total: usize,
    /// What is damaged, in sentences: the store as a whole, and games that cannot be shown.
    pub damage: Vec<String>,
}

/// A saved game as lists show it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct SavedGame {
    /// A short text, unique, fit for addresses.
    pub id: String,
    /// What its player calls it.
    pub name: String,
    /// The id of the game that is played.
    pub game: String,
    /// How many entries its log has.
    pub entries: usize,
    /// When it was started, in seconds since 1970.
    pub created: i64,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether it has ended.
    pub over: bool,
    /// How it stands, in one line that anybody at the table may read.
    pub status: String,
    /// What lists show of it besides; `None` if an older program has kept it.
    #[serde(skip)]
    pub glance: Option<Glance>,
}

/// A saved game with everything that is needed to play it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// What its player calls it.
    pub name: String,
    /// Counts the changes, so that one who has read the game notices that another changed it.
    pub revision: i64,
    /// The game, as far as it is there.
    pub save: Save,
    /// What of it is missing, in sentences; mostly nothing.
    pub damage: Vec<String>,
    /// What lists show of it; `None` if an older program has kept it, or it cannot be read.
    pub glance: Option<Glance>,
}

/// How a game stands, for lists.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// Whether it has ended.
    pub over: bool,
    /// In one line that anybody at the table may read.
    pub status: String,
    /// What lists show besides, if that is known.
    pub glance: Option<Glance>,
}
