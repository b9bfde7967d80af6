use game_core::{Seat, Settings};
use i18n::{Locale, message};
use play::{ChanceSource, DynSession, Glance, Play, PlayerSlot, Save, people};

use crate::games::{settle, usable_name};
use crate::notifier::Notifier;
use crate::timekeeper::Timekeeper;
use crate::{Founding, GameSettings, Games, PersonId, Problem, SeatOffer, read_save};

/// Starts games for a person, who becomes their host, or for the owner of a house.
#[derive(Clone, Copy)]
pub struct Starter<'a> {
    games: &'a Games,
    host: Option<&'a PersonId>,
    left: &'a [Seat],
    offers: &'a [SeatOffer],
    settings: GameSettings,
}

impl Games {
    /// Starts games whose host is this person and holds the seats of all people in them; with
    /// `None`, games of the owner of a house, in which nobody holds a seat.
    pub fn for_host<'a>(&'a self, host: Option<&'a PersonId>) -> Starter<'a> {
        Starter { games: self, host, left: &[], offers: &[], settings: GameSettings::default() }
    }
}

impl<'a> Starter<'a> {
    /// The same, with seats that are left to others, and with how the table is.
    #[must_use]
    pub fn at_table(self, left: &'a [Seat], settings: GameSettings) -> Self {
        Starter { left, settings, ..self }
    }

    /// The same, with seats of those that are left offered to people by name.
    #[must_use]
    pub fn offering(self, offers: &'a [SeatOffer]) -> Self {
        Starter { offers, ..self }
    }

    /// As [`Games::start_with_players`].
    ///
    /// # Errors
    ///
    /// As [`Games::start_with_players`].
    pub fn start_with_players(
        &self,
        game: &str,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
        players: &[PlayerSlot],
        name: Option<&str>,
    ) -> Result<String, Problem> {
        let kind = self.games.owned(&self.keeps_content(), game)?;
        let name = usable_name(name, &*kind);
        let mut session = kind.start(settings, chance_source, play)?;
        session.seat_players(players)?;
        settle(&mut *session)?;
        self.keep_new(session, &name)
    }

    /// As [`Games::start_helper`].
    ///
    /// # Errors
    ///
    /// As [`Games::start_helper`].
    pub fn start_helper(
        &self,
        game: &str,
        settings: &Settings,
        seed: Option<u64>,
        name: Option<&str>,
    ) -> Result<String, Problem> {
        let kind = self.games.owned(&self.keeps_content(), game)?;
        let beside = message!(Locale::English, "helper-game-name", title = kind.title());
        let name = usable_name(name.or(Some(&beside)), &*kind);
        let seed = seed.unwrap_or_else(|| self.games.store().new_seed());
        self.keep_new(kind.start_helper(settings, seed)?, &name)
    }

    /// As [`Games::import`].
    ///
    /// # Errors
    ///
    /// As [`Games::import`].
    pub fn import(&self, name: Option<&str>, text: &str) -> Result<String, Problem> {
        let save = read_save(text)?;
        self.games.content_limit.admit(&self.keeps_content(), &save.game, &save.owner)?;
        let loaded = self.games.played_again(&save)?;
        let kind = self.games.kind(&save.game).map_err(|objection| vec![objection])?;
        let name = usable_name(name, kind);
        self.found(&*loaded.session, &save, &name, &Glance::of(&*loaded.session))
    }

    /// Whose content overrides the games are played with.
    fn keeps_content(&self) -> PersonId {
        self.host.cloned().unwrap_or_else(PersonId::owner)
    }

    fn keep_new(&self, session: Box<dyn DynSession>, name: &str) -> Result<String, Problem> {
        let glance = Glance::of(&*session);
        let id = self.found(&*session, &session.save(), name, &glance)?;
        self.games.put_new(&id, session, glance);
        Ok(id)
    }

    /// Stores a new game with everything that belongs to it.
    fn found(
        &self,
        session: &dyn DynSession,
        save: &Save,
        name: &str,
        glance: &Glance,
    ) -> Result<String, Problem> {
        let progress = self.games.progress(session, glance, false);
        let seats: Vec<Seat> = match self.host {
            Some(_) => people(session.players()).filter(|it| !self.left.contains(it)).collect(),
            None => Vec::new(),
        };
        let time = Timekeeper(self.games.store()).at_first(
            session,
            &self.settings,
            (self.host, &seats),
        )?;
        let mut jobs = self.games.pending(session);
        jobs.extend(time.job());
        let (settings, host, offers) = (self.settings, self.host, self.offers);
        let clock = time.entries();
        let notifier = Notifier(self.games.store());
        let notices = &notifier.at_first(session, (host, &seats), offers, time.deadline())?[..];
        let (seats, jobs) = (&seats[..], &jobs[..]);
        let founding = Founding { host, seats, offers, settings, jobs, clock, notices };
        self.games.store().create_with(name, save, &progress, &founding)
    }
}
