use std::collections::BTreeMap;

use game_core::{ContentOverrides, Seat};
use i18n::Notice;
use play::{Glance, Save};
use serde::Serialize;

use crate::{
    AskedChange, ClockEntry, ConductStore, CredentialStore, Founding, GameChange, GameSettings,
    Job, NewState, NoticeStore, PersonId, Problem, SeatChange, SeatOffer, SeenStore,
};

/// Stores games.
///
/// What a call has written is durable when it returns; a call that failed has written nothing.
/// Several requests and several processes may use a store at once: a call that meets a lock waits
/// for a second at most and then returns [`Problem::Busy`]. Calls are synchronous. Where the
/// platform is not, as in a browser, the store holds the games in memory, and the host program
/// delays each answer until they are written.
pub trait GameStore: CredentialStore + ConductStore + SeenStore + NoticeStore {
    /// Where the games are stored, as text for people.
    fn place(&self) -> String;

    /// The time in seconds since 1970, by the clock that stamps the games.
    fn now(&self) -> i64;

    /// An unpredictable number that seeds the luck of a new game.
    fn new_seed(&self) -> u64;

    /// A page of the saved games, the most recently changed first: at most `most` of them, after
    /// skipping `from`.
    ///
    /// # Errors
    ///
    /// If the store cannot be read at all; one unreadable game does not hide the others.
    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem>;

    /// As [`GameStore::list`], only the games in which this person is host, spectator or holds a
    /// seat. By default all games, as for a store of one person.
    ///
    /// # Errors
    ///
    /// As [`GameStore::list`].
    fn list_of(&self, person: &PersonId, from: usize, most: usize) -> Result<Listing, Problem> {
        let _ = person;
        self.list(from, most)
    }

    /// The games in progress that are listed for every member and of which this person is no part,
    /// the most recently changed first, some dozens at most; by default none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn list_for_members(&self, person: &PersonId) -> Result<Vec<SavedGame>, Problem> {
        let _ = person;
        Ok(Vec::new())
    }

    /// Stores a new game of the owner and returns its id.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn create(&self, name: &str, save: &Save, progress: &Progress) -> Result<String, Problem> {
        self.create_with(name, save, progress, &Founding::default())
    }

    /// Stores a new game with everything that belongs to it, in one transaction, and returns its
    /// id.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn create_with(
        &self,
        name: &str,
        save: &Save,
        progress: &Progress,
        founding: &Founding<'_>,
    ) -> Result<String, Problem>;

    /// A saved game.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be read.
    fn load(&self, id: &str) -> Result<Stored, Problem>;

    /// The revision of a game, which counts its changes.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be read.
    fn revision(&self, id: &str) -> Result<i64, Problem>;

    /// The name that its player gave a game.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be read.
    fn name(&self, id: &str) -> Result<String, Problem> {
        Ok(self.load(id)?.name)
    }

    /// The raw data of a damaged game, as text for somebody who wants to repair it. By default the
    /// same as [`GameStore::load`].
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be read.
    fn as_it_lies(&self, id: &str) -> Result<String, Problem> {
        self.load(id).map(|stored| crate::write_save(&stored.save))
    }

    /// Carries out a change of a game as one transaction and returns the new revision. What other
    /// processes learn of it, the event, is part of the transaction.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if the game, a seat or the requests were changed since they were
    /// read; or if there is no game with this id, or the store cannot be written. Nothing has
    /// changed then.
    fn commit(&self, id: &str, change: &GameChange<'_>) -> Result<i64, Problem>;

    /// Replaces a game by its later state and returns its new revision. `revision` is the one that
    /// the writer has read. With `apart`, the stored game, damaged or not, is also kept as a
    /// separate game; both happen, or neither.
    ///
    /// # Errors
    ///
    /// As [`GameStore::commit`].
    fn write(
        &self,
        id: &str,
        revision: i64,
        save: &Save,
        progress: &Progress,
        apart: Option<&Apart<'_>>,
    ) -> Result<i64, Problem> {
        let state = Some(NewState { revision, save, progress, apart });
        self.commit(id, &GameChange { state, ..GameChange::default() })
    }

    /// Stores what lists show of a game, if it still has this revision. This does not count as a
    /// change of the game.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem>;

    /// Renames a game. This does not count as a change of the game, so players go on undisturbed.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be written.
    fn rename(&self, id: &str, name: &str) -> Result<(), Problem>;

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be written.
    fn delete(&self, id: &str) -> Result<(), Problem>;

    /// Who holds which seat of a game: the id of a device, or of a person. Seats are not part of a
    /// save: an exported game has no holders.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem>;

    /// Gives a seat of a game to somebody, or frees it. `held` is the holder when this was decided.
    /// It counts as a change of the game, so that open pages notice.
    ///
    /// # Errors
    ///
    /// As [`GameStore::commit`].
    fn give_seat(
        &self,
        id: &str,
        seat: Seat,
        held: Option<&str>,
        holder: Option<&str>,
    ) -> Result<(), Problem> {
        let seats = &[SeatChange { seat, held, holder }];
        self.commit(id, &GameChange { seats, ..GameChange::default() }).map(drop)
    }

    /// The seats of a game that are offered to a person by name; by default none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn offers(&self, _id: &str) -> Result<Vec<SeatOffer>, Problem> {
        Ok(Vec::new())
    }

    /// The seats that are offered to this person, each with its game, which is not over, the
    /// latest offer first; by default none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn offers_to(&self, _person: &PersonId) -> Result<Vec<(SavedGame, SeatOffer)>, Problem> {
        Ok(Vec::new())
    }

    /// The settings of a game; by default the usual ones.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be read.
    fn settings(&self, id: &str) -> Result<GameSettings, Problem> {
        self.revision(id).map(|_| GameSettings::default())
    }

    /// The requests between the players of a game, as the text last stored; empty by default, and
    /// where there are none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn asked(&self, id: &str) -> Result<String, Problem> {
        let _ = id;
        Ok(String::new())
    }

    /// Replaces the requests between players, where `before` is what the writer has read. It counts
    /// as a change of the game, so that open pages notice.
    ///
    /// # Errors
    ///
    /// As [`GameStore::commit`].
    fn keep_asked(&self, id: &str, before: &str, asked: &str) -> Result<(), Problem> {
        let asked = Some(AskedChange { before, after: asked });
        self.commit(id, &GameChange { asked, ..GameChange::default() }).map(drop)
    }

    /// The entries of the clocks of a game, in order; by default none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn clock(&self, _id: &str) -> Result<Vec<ClockEntry>, Problem> {
        Ok(Vec::new())
    }

    /// The pending jobs that are due at the time `now`, the earliest first, each with the id of its
    /// game; by default none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn due_jobs(&self, _now: i64) -> Result<Vec<(String, Job)>, Problem> {
        Ok(Vec::new())
    }

    /// The games that were changed, by any process, after event `after`, each once, and the number
    /// of the latest event. Only the last thousands of events are kept, so a reader who stayed away
    /// for long may miss some; the revision of each game tells.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn changed_since(&self, after: i64) -> Result<(i64, Vec<String>), Problem> {
        Ok((after, Vec::new()))
    }

    /// The content overrides of a person for a game: where that person's copy differs from our
    /// content. Empty if the person has entered none. A store of one person knows the owner alone.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn content_overrides(&self, person: &PersonId, game: &str) -> Result<StoredOwn, Problem>;

    /// Replaces the content overrides of a person for a game. `revision` is the one that the writer
    /// has read. Damaged overrides are kept separately.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if they were changed since; or if there is no such person, or the
    /// store cannot be written.
    fn keep_content_overrides(
        &self,
        person: &PersonId,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem>;
}

/// The name and status under which the stored state of a game is kept as a separate game.
#[derive(Clone, Copy, Debug)]
pub struct Apart<'a> {
    /// Its name.
    pub name: &'a str,
    /// How it stands, in one line for lists.
    pub status: &'a str,
}

/// Content overrides, as they are stored.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct StoredOwn {
    /// The overrides, as far as they can be read.
    pub own: ContentOverrides,
    /// Counts the changes; 0 if nothing was ever stored.
    pub revision: i64,
    /// What is damaged, in one sentence.
    pub damage: Option<Notice>,
}

/// A page of the saved games.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Listing {
    /// The games of this page.
    pub games: Vec<SavedGame>,
    /// How many games there are on all pages.
    pub total: usize,
    /// What is damaged, in sentences: the store as a whole, and games that cannot be listed.
    pub damage: Vec<Notice>,
}

/// A saved game as lists show it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct SavedGame {
    /// A short unique id, safe in URLs.
    pub id: String,
    /// The name that its player gave it.
    pub name: String,
    /// The id of the game that is played.
    pub game: String,
    /// The number of entries in its log.
    pub entries: usize,
    /// When it was started, in seconds since 1970.
    pub created: i64,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether it has ended.
    pub over: bool,
    /// How it stands, in one line that may be shown to anybody at the table.
    pub status: String,
    /// What else lists show of it; `None` if an earlier version stored the game.
    #[serde(skip)]
    pub glance: Option<Glance>,
}

/// A saved game with everything needed to continue it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The name that its player gave it.
    pub name: String,
    /// Counts the changes, so that a reader notices when somebody else has changed the game.
    pub revision: i64,
    /// The save, as far as it can be read.
    pub save: Save,
    /// What is missing or damaged, in sentences; usually empty.
    pub damage: Vec<Notice>,
    /// What lists show of it; `None` if an earlier version stored the game, or it cannot be read.
    pub glance: Option<Glance>,
}

/// How a game stands, for lists.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// Whether it has ended.
    pub over: bool,
    /// In one line that may be shown to anybody at the table.
    pub status: String,
    /// What else lists show of it, if known.
    pub glance: Option<Glance>,
}
