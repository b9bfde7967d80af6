use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock};

use game_core::{Seat, Settings, Turn, ValidationError, Viewer};
use i18n::{Locale, Notice, message, notice};
use play::{
    Catalog, ChanceSource, DynGame, DynSession, Glance, Loaded, Play, PlayerSlot, Rolled,
    SessionError, people,
};

use crate::clock_record::ClockAct;
use crate::content_limit::ContentLimit;
use crate::link::{link_to, origin_of};
use crate::lock::locked;
use crate::notifier::Notifier;
use crate::open_games::OpenGames;
use crate::snapshot::Snapshot;
use crate::timekeeper::{TimeAfter, Timekeeper};
use crate::{
    Apart, GameChange, GameStore, Job, JobKind, Listing, NewState, PersonId, Problem, Progress,
    SeatChange, read_save, write_save,
};

/// The most seconds that replaying a save may take; one that takes longer is not opened.
const MOST_SECONDS: i64 = 8;

/// The game service: the catalog, the saved games, and the games in memory.
///
/// All methods take `&self`, and many calls may run at once: changing or loading one game blocks
/// neither the others nor readers of the same game.
///
/// Front ends on this service only see questions to seats and ended games: where the luck comes
/// from a seed, chance turns are resolved within the change that led to them.
pub struct Games {
    catalog: Catalog,
    store: Box<dyn GameStore>,
    open: Mutex<OpenGames>,
    heard: OnceLock<Heard>,
    pub(crate) content_limit: ContentLimit,
}

/// What belongs to a change of a game besides its log.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ChangeParts<'a> {
    /// What is stored in the same transaction.
    with: GameChange<'a>,
    /// What happens to the clocks.
    act: ClockAct,
}

impl<'a> From<GameChange<'a>> for ChangeParts<'a> {
    fn from(with: GameChange<'a>) -> Self {
        ChangeParts { with, act: ClockAct::default() }
    }
}

impl<'a> From<(GameChange<'a>, ClockAct)> for ChangeParts<'a> {
    fn from((with, act): (GameChange<'a>, ClockAct)) -> Self {
        ChangeParts { with, act }
    }
}

/// Receives the id of each game that changes.
type Heard = Box<dyn Fn(&str) + Send + Sync>;

impl Games {
    /// A service with no game in memory.
    pub fn new(catalog: Catalog, store: impl GameStore + 'static) -> Self {
        Games {
            catalog,
            store: Box::new(store),
            open: Mutex::default(),
            heard: OnceLock::new(),
            content_limit: ContentLimit::default(),
        }
    }

    /// Registers a callback that receives the id of each game changed through this service, once
    /// the change is stored. Only the first registration counts.
    pub fn tell_changes(&self, heard: impl Fn(&str) + Send + Sync + 'static) {
        // A second registration is ignored.
        let _ = self.heard.set(Box::new(heard));
    }

    pub(crate) fn changed(&self, id: &str) {
        if let Some(heard) = self.heard.get() {
            heard(id);
        }
    }

    /// The games in the catalog.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// How many games are in memory.
    pub(crate) fn open_count(&self) -> usize {
        locked(&self.open).len()
    }

    /// The saved games.
    pub fn store(&self) -> &dyn GameStore {
        &*self.store
    }

    /// A page of the saved games, the most recently changed first; see [`GameStore::list`].
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        self.store.list(from, most)
    }

    /// As [`Games::list`], with `whose` only the games in which this person takes part.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn list_of(
        &self,
        whose: Option<&PersonId>,
        from: usize,
        most: usize,
    ) -> Result<Listing, Problem> {
        match whose {
            Some(person) => self.store.list_of(person, from, most),
            None => self.store.list(from, most),
        }
    }

    /// How a game stands, in one line in a language that may be shown to anybody at the table. Lists
    /// have it in English ([`SavedGame::status`](crate::SavedGame)); in another language the game is
    /// opened.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or it cannot be opened.
    pub fn status_in(&self, id: &str, locale: Locale) -> Result<String, Problem> {
        let game = self.open(id)?.told_in(locale);
        let session = game.session();
        if self.is_ended(id) {
            return Ok(message!(locale, "ended-by-consent").into());
        }
        Ok(self.progress(session, &Glance::of(session), false).status)
    }

    /// Starts a game between people, stores it, and returns its id. Without a name it gets the
    /// title of the game.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why the settings are invalid, or if it cannot be
    /// stored.
    pub fn start(
        &self,
        game: &str,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
        name: Option<&str>,
    ) -> Result<String, Problem> {
        self.start_with_players(game, settings, chance_source, play, &[], name)
    }

    /// Starts a game with these players in the seats; see [`Games::start`].
    ///
    /// # Errors
    ///
    /// As [`Games::start`], and if the number of players differs from that of the seats.
    pub fn start_with_players(
        &self,
        game: &str,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
        players: &[PlayerSlot],
        name: Option<&str>,
    ) -> Result<String, Problem> {
        self.for_host(None).start_with_players(game, settings, chance_source, play, players, name)
    }

    /// Starts a helper for a real table, stores it, and returns its id. Without a name it gets the
    /// title of the game. The seed decides what it draws for the opponent; without one, an
    /// unpredictable seed is used.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why it has no helper with these settings, or if it
    /// cannot be stored.
    pub fn start_helper(
        &self,
        game: &str,
        settings: &Settings,
        seed: Option<u64>,
        name: Option<&str>,
    ) -> Result<String, Problem> {
        self.for_host(None).start_helper(game, settings, seed, name)
    }

    /// Keeps a game in memory that was just stored.
    pub(crate) fn put_new(&self, id: &str, session: Box<dyn DynSession>, glance: Glance) {
        let notes = Vec::new();
        let game = Snapshot { session, revision: FIRST, notes, shortened: false, glance };
        locked(&self.open).put(id, Arc::new(game));
    }

    /// Opens a game in its stored state.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, if it cannot be read, or every reason why it cannot be
    /// played at all.
    pub fn open(&self, id: &str) -> Result<Arc<Snapshot>, Problem> {
        let known = self.known(id);
        let revision = self.store.revision(id).inspect_err(|_| {
            locked(&self.open).remove(id);
        })?;
        // A concurrent change may have put the newer game in memory while the store was read.
        let known = known.filter(|game| game.revision == revision).or_else(|| self.known(id));
        match known {
            Some(game) if game.revision == revision => Ok(game),
            known => self.load(id, known),
        }
    }

    /// The name that its player gave a game.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn name(&self, id: &str) -> Result<String, Problem> {
        self.store.name(id)
    }

    /// Reads from a game in its stored state.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn read<T>(&self, id: &str, look: impl FnOnce(&dyn DynSession) -> T) -> Result<T, Problem> {
        Ok(look(self.open(id)?.session()))
    }

    /// Opens a game for a bot, which may think while the game changes. Its choice is made with
    /// [`Games::change`], if the log is still as long as it was.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn think_about(&self, id: &str) -> Result<Arc<Snapshot>, Problem> {
        let game = self.open(id)?;
        let rested = locked(&self.open).rested();
        rested.iter().for_each(|game| game.session.forget());
        Ok(game)
    }

    /// Changes a game and resolves the chance turns that a seed answers. Returns the result of
    /// `act` once everything is stored.
    ///
    /// For undo, use [`DynSession::undo_choice`]: a single chance entry that was undone would be
    /// drawn again at once.
    ///
    /// # Errors
    ///
    /// If `act` refuses, if somebody else has changed the game since this service last showed it,
    /// or if the change cannot be stored. Nothing has changed then.
    pub fn change<T>(
        &self,
        id: &str,
        act: impl FnOnce(&mut dyn DynSession) -> Result<T, SessionError>,
    ) -> Result<T, Problem> {
        self.change_with(id, GameChange::default(), act)
    }

    /// As [`Games::change`]; what else belongs to the change is stored in the same transaction.
    ///
    /// # Errors
    ///
    /// As [`Games::change`], and [`Problem::Overtaken`] if one of the other parts was changed since
    /// it was read.
    pub(crate) fn change_with<'w, T>(
        &self,
        id: &str,
        with: impl Into<ChangeParts<'w>>,
        act: impl FnOnce(&mut dyn DynSession) -> Result<T, SessionError>,
    ) -> Result<T, Problem> {
        self.replace(id, with, |before| {
            let mut session = before.clone_box();
            let answer = unbroken(|| {
                let answer = act(&mut *session)?;
                settle(&mut *session)?;
                Ok(answer)
            })?;
            Ok((session, answer))
        })
    }

    /// Replaces a game by the session that `make` builds from it, `with` what else belongs to the
    /// change.
    ///
    /// # Errors
    ///
    /// As [`Games::change`]; nothing has changed then.
    pub(crate) fn replace<'w, T>(
        &self,
        id: &str,
        with: impl Into<ChangeParts<'w>>,
        make: impl FnOnce(&dyn DynSession) -> Result<(Box<dyn DynSession>, T), Problem>,
    ) -> Result<T, Problem> {
        let ChangeParts { with, act } = with.into();
        let shown = self.known(id);
        let before = self.open(id)?;
        if shown.is_some_and(|shown| shown.revision != before.revision) {
            return Err(Problem::Overtaken);
        }
        // Whoever acts: a person, a bot that thought meanwhile, or a command.
        let settings = self.store.settings(id)?;
        if settings.ended {
            return Err(Problem::Refused(notice!("right-ended")));
        }
        let (session, answer) = make(before.session())?;
        let glance = Glance::of(&*session);
        let name = if before.shortened { self.name(id)? } else { String::new() };
        let name = format!("{name} {WAS_BEFORE}");
        let apart = before.shortened.then_some(Apart { name: &name, status: AS_IT_WAS });
        let ended = with.settings.is_some_and(|settings| settings.ended);
        let (save, progress) = (session.save(), self.progress(&*session, &glance, ended));
        let state = NewState {
            revision: before.revision,
            save: &save,
            progress: &progress,
            apart: apart.as_ref(),
        };
        let is_back = session.len() < before.session.len();
        let act = if is_back { ClockAct::TakesBack } else { act };
        let time = Timekeeper(&*self.store).after((id, &*session), (&settings, &with), act)?;
        let mut jobs = if ended { Vec::new() } else { self.pending(&*session) };
        jobs.extend(time.as_ref().and_then(TimeAfter::job));
        let clock = time.as_ref().map(TimeAfter::change);
        let deadline = time.as_ref().and_then(TimeAfter::deadline);
        let about = (id, &*session);
        let notices = Notifier(&*self.store).after(about, (&settings, &with), deadline)?;
        let (state, jobs, notices) = (Some(state), Some(&jobs[..]), &notices[..]);
        let change = GameChange { state, jobs, clock, notices, ..with };
        let written = self.store.commit(id, &change);
        let revision = match written {
            Ok(revision) => revision,
            Err(problem) => {
                if problem == Problem::Overtaken {
                    self.open(id)?;
                }
                return Err(problem);
            }
        };
        let notes = before.notes.clone();
        let after = Snapshot { session, revision, notes, shortened: false, glance };
        let mut open = locked(&self.open);
        let newer = open.get(id).is_some_and(|open| open.revision > revision);
        if !newer {
            open.put(id, Arc::new(after));
        }
        drop(open);
        self.changed(id);
        Ok(answer)
    }

    /// The jobs that a state of a game calls for.
    pub(crate) fn pending(&self, session: &dyn DynSession) -> Vec<Job> {
        let bot = session.asked_bot().map(|_| JobKind::BotTurn);
        bot.into_iter().map(|kind| Job { kind, due: self.store.now() }).collect()
    }

    /// Gives a seat of a game to a device or a person, or frees it. `held` is the holder when this
    /// was decided.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if somebody else holds it by now; and if there is no such game or
    /// seat, if no person plays the seat, or if the store cannot be written.
    pub fn give_seat(
        &self,
        id: &str,
        seat: Seat,
        held: Option<&str>,
        holder: Option<&str>,
    ) -> Result<(), Problem> {
        let seats = &[SeatChange { seat, held, holder }];
        self.commit(id, GameChange { seats, ..GameChange::default() })
    }

    /// Carries out a change that leaves the log as it is: of seats, or of what players ask of each
    /// other.
    ///
    /// # Errors
    ///
    /// As [`GameStore::commit`], and if no person plays a seat that is given. [`Problem::Overtaken`]
    /// also if the clocks were changed since they were read.
    pub(crate) fn commit<'w>(
        &self,
        id: &str,
        with: impl Into<ChangeParts<'w>>,
    ) -> Result<(), Problem> {
        let ChangeParts { with: change, act } = with.into();
        let open = self.open(id)?;
        let session = open.session();
        let sits = |seat: Seat| session.players().get(seat.index()) == Some(&PlayerSlot::Person);
        if !change.seats.iter().all(|change| sits(change.seat)) {
            return Err(Problem::Refused(notice!("refusal-nobody-there")));
        }
        let settings = self.store.settings(id)?;
        let time = Timekeeper(&*self.store).after((id, session), (&settings, &change), act)?;
        let jobs = time.as_ref().map(|time| {
            let bots = self.pending(session).into_iter().filter(|_| !settings.ended);
            bots.chain(time.job()).collect::<Vec<Job>>()
        });
        let (jobs, clock) = (jobs.as_deref().or(change.jobs), time.as_ref().map(TimeAfter::change));
        let deadline = time.as_ref().and_then(TimeAfter::deadline);
        let notices =
            &Notifier(&*self.store).after((id, session), (&settings, &change), deadline)?[..];
        self.store.commit(id, &GameChange { jobs, clock, notices, ..change })?;
        // Load the new revision, so that the next change is not mistaken for one that was
        // overtaken.
        self.open(id)?;
        self.changed(id);
        Ok(())
    }

    /// Starts the clock of a game whose last free seat was taken by an invitation, and tells whoever
    /// has to choose. If that fails, the next change does.
    pub(crate) fn go_on(&self, id: &str) {
        let _ = self.commit(id, GameChange::default());
    }

    /// Whether all who sat at a game agreed to end it.
    pub(crate) fn is_ended(&self, id: &str) -> bool {
        self.store.settings(id).is_ok_and(|settings| settings.ended)
    }

    /// Whether a game is over, of itself or by consent.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or it cannot be read.
    pub(crate) fn is_over(&self, id: &str) -> Result<bool, Problem> {
        Ok(self.is_ended(id) || self.read(id, |session| session.turn() == Turn::Over)?)
    }

    /// Whether devices hold seats of a game in progress, so that nobody may see it whole.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or it cannot be read.
    pub fn is_held(&self, id: &str) -> Result<bool, Problem> {
        let goes_on = self.read(id, |session| {
            session.turn() != Turn::Over && people(session.players()).count() > 1
        })?;
        Ok(goes_on && !self.is_ended(id) && !self.store.seats(id)?.is_empty())
    }

    /// Fails if devices hold seats of a game in progress.
    fn must_not_be_held(&self, id: &str) -> Result<(), Problem> {
        // A game that cannot be opened has no player to protect.
        match self.is_held(id) {
            Ok(true) => Err(Problem::Refused(notice!("refusal-held"))),
            _ => Ok(()),
        }
    }

    /// Renames a game; an empty name is refused.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be written.
    pub fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        let name = one_line(name);
        if name.is_empty() {
            return Err(Problem::Refused(notice!("refusal-name")));
        }
        self.store.rename(id, &name)
    }

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), Problem> {
        self.store.delete(id)?;
        locked(&self.open).remove(id);
        self.changed(id);
        Ok(())
    }

    /// Exports a game as a text file for [`Games::import`], with notes on what is missing. A game
    /// too damaged to be read is exported as raw data, for somebody who wants to repair it.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, the store cannot be read, or devices hold seats of the
    /// game while it is in progress.
    pub fn export(&self, id: &str) -> Result<(String, Vec<Notice>), Problem> {
        self.must_not_be_held(id)?;
        self.export_whole(id)
    }

    /// As [`Games::export`], without the check for held seats.
    pub(crate) fn export_whole(&self, id: &str) -> Result<(String, Vec<Notice>), Problem> {
        match self.store.load(id) {
            Ok(stored) => Ok((write_save(&stored.save), stored.damage)),
            Err(Problem::Damaged(why)) => Ok((self.store.as_it_lies(id)?, vec![why])),
            Err(problem) => Err(problem),
        }
    }

    /// A game as a link to Soloist at the address `to`, whose path is ignored; see
    /// [`read_save`](crate::read_save).
    ///
    /// # Errors
    ///
    /// If there is no game with this id, the store cannot be read, `to` is no address, the game is
    /// too long for a link, or devices hold seats of the game while it is in progress.
    pub fn link(&self, id: &str, to: &str) -> Result<String, Problem> {
        self.must_not_be_held(id)?;
        let origin = origin_of(to)
            .ok_or_else(|| Problem::Refused(notice!("refusal-address", address = one_line(to))))?;
        let stored = self.store.load(id)?;
        link_to(&origin, &stored.name, &stored.save)
            .ok_or_else(|| Problem::Refused(notice!("refusal-link-long")))
    }

    /// The game in a text file or link, and how it stands in a language, before it is stored, for a
    /// person; `None` in a house.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no save, or no save that can be played.
    pub(crate) fn offered(
        &self,
        person: Option<&PersonId>,
        text: &str,
        locale: Locale,
    ) -> Result<(Loaded, String), Problem> {
        let save = read_save(text)?;
        if let Some(person) = person {
            self.content_limit.admit(person, &save.game, &save.owner)?;
        }
        let loaded = self.played_again(&save)?;
        let glance = Glance::of(&*loaded.session);
        let told = loaded.session.told_in(locale);
        let status =
            self.progress(told.as_deref().unwrap_or(&*loaded.session), &glance, false).status;
        Ok((loaded, status))
    }

    /// Stores a game from a text file or link and returns its id. Without a name it gets the title
    /// of the game.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no save, or no save that can be played; or if it cannot be
    /// stored.
    pub fn import(&self, name: Option<&str>, text: &str) -> Result<String, Problem> {
        self.for_host(None).import(name, text)
    }

    /// Replays a save, unless that takes too long.
    pub(crate) fn played_again(&self, save: &play::Save) -> Result<Loaded, Vec<ValidationError>> {
        let begun = self.store.now();
        let stop = || self.store.now().saturating_sub(begun) > MOST_SECONDS;
        self.catalog.load_within(save, &stop)
    }

    pub(crate) fn kind(&self, game: &str) -> Result<&dyn DynGame, ValidationError> {
        self.catalog.expect_game(game).map(|kind| &**kind)
    }

    /// How a game stands, with words in the language of the session that may be shown to anybody at
    /// the table. `ended` says whether all agreed to end it.
    pub(crate) fn progress(
        &self,
        session: &dyn DynSession,
        glance: &Glance,
        ended: bool,
    ) -> Progress {
        if ended {
            let (status, glance) = (BY_CONSENT.to_string(), Some(glance.clone()));
            return Progress { over: true, status, glance };
        }
        let over = session.turn() == Turn::Over;
        let kind = self.catalog.game(session.game());
        let ended = kind.and_then(|kind| page::how_it_ended(session.locale(), kind, glance));
        let status = ended.unwrap_or_else(|| asks(session));
        Progress { over, status: one_line(&status), glance: Some(glance.clone()) }
    }

    /// The game in memory.
    fn known(&self, id: &str) -> Option<Arc<Snapshot>> {
        locked(&self.open).get(id)
    }

    /// Loads a game and replaces `stale`, the game in memory, if there is one. If another call has
    /// put a different game in memory meanwhile, returns that one.
    fn load(&self, id: &str, stale: Option<Arc<Snapshot>>) -> Result<Arc<Snapshot>, Problem> {
        let stored = self.store.load(id)?;
        let Loaded { mut session, notes } = self.played_again(&stored.save)?;
        let refused = session.len() < stored.save.entries.len();
        let shortened = refused || !stored.damage.is_empty();
        let notes = [stored.damage, notes].concat();
        // A save made elsewhere may end at a chance turn. The result is stored with the next
        // change.
        settle(&mut *session)?;
        let revision = stored.revision;
        let glance = Glance::of(&*session);
        if stored.glance.as_ref() != Some(&glance) {
            // If this fails, lists show the earlier state.
            let progress = self.progress(&*session, &glance, self.is_ended(id));
            let _ = self.store.note(id, revision, &progress);
        }
        let game = Arc::new(Snapshot { session, revision, notes, shortened, glance });
        let mut open = locked(&self.open);
        if let Some(other) = open.get(id)
            && stale.is_none_or(|stale| !Arc::ptr_eq(&stale, &other))
        {
            return Ok(other);
        }
        open.put(id, Arc::clone(&game));
        Ok(game)
    }
}

/// The status of a game that was kept separately, as it was before it was played on from where it
/// could be opened. Lists say it in their language.
pub(crate) const AS_IT_WAS: &str =
    "as it was before it was played on from where it could be opened";

/// The status of a game that was ended by consent. Lists say it in their language.
pub(crate) const BY_CONSENT: &str = "ended by consent";

/// The sign behind the name of such a game, in every language.
const WAS_BEFORE: char = '↺';

/// The revision of a new game.
const FIRST: i64 = 1;

/// Resolves the chance turns that a seed answers, until a seat must choose or the game is over.
///
/// # Errors
///
/// If the session refuses to roll.
pub fn settle(session: &mut dyn DynSession) -> Result<Vec<Rolled>, SessionError> {
    match (session.chance_source(), session.turn()) {
        (ChanceSource::Seed(_), Turn::Chance) => session.roll(),
        _ => Ok(Vec::new()),
    }
}

/// Runs a change on a copy. If the rules panic, which would be a bug of theirs, only the copy is
/// lost.
fn unbroken<T>(change: impl FnOnce() -> Result<T, SessionError>) -> Result<T, SessionError> {
    catch_unwind(AssertUnwindSafe(change)).unwrap_or_else(|_| Err(notice!("refusal-broken").into()))
}

/// What a game in progress asks, in words that may be shown to anybody at the table.
fn asks(session: &dyn DynSession) -> String {
    let locale = session.locale();
    let asks = match session.now().question(Viewer::Nobody) {
        Some(question) => question.text.into(),
        None => message!(locale, "front-over"),
    };
    match session.helping() {
        Some(helping) => message!(locale, "going-helper", turn = helping.turn, asks = asks).into(),
        None => asks.into(),
    }
}

pub(crate) fn usable_name(name: Option<&str>, kind: &dyn DynGame) -> String {
    let name = one_line(name.unwrap_or_default());
    if name.is_empty() { kind.title().to_string() } else { name }
}

/// A text as one line of limited length, without control characters.
fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let line: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    line.join(" ").chars().take(200).collect()
}
