//! What is told to people who are not there: which notices are due, whether they still stand, and
//! who carries them out.

use std::collections::BTreeSet;

use crate::asker::Asker;
use crate::device_requests::is_asked;
use crate::membership::{Membership, Role};
use crate::notifier::{awaited, offer_cause};
use crate::pages::{name_of, title_of};
use crate::{
    ClockState, Message, Notice, NoticeKind, NoticeSettings, NoticeWay, Person, PersonId, Problem,
    SavedGame, Service, Told,
};

/// The most games of a person that are looked through.
const MOST_GAMES: usize = 200;

/// A notice with the id of its game.
type OfGame = (String, Notice);

impl Service {
    /// The next message that is due by one of these ways, which the caller has to send: nobody else
    /// will, even if the program ends meanwhile. `None` if none is due.
    ///
    /// What happens within [`PublicHost::notice_wait`](crate::PublicHost::notice_wait) comes
    /// together. Nothing is told at night and at the weekend of whoever leaves them out, while the
    /// person looks at the game, or of what the person has seen.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written.
    pub fn next_message(&self, ways: &[NoticeWay]) -> Result<Option<Message>, Problem> {
        let Some(host) = self.public.as_ref().filter(|_| self.is_for_people()) else {
            return Ok(None);
        };
        let (store, now, wait) = (self.games.store(), self.games.store().now(), host.notice_wait());
        let due = store.due_notices(now - wait)?.into_iter();
        let mut tried = BTreeSet::new();
        for (_, notice) in due.filter(|(_, notice)| ways.contains(&notice.way)) {
            let (person, way) = (notice.person, notice.way);
            if tried.insert((person.clone(), way))
                && let Some(message) = self.message_to((&person, way), now, wait)?
            {
                return Ok(Some(message));
            }
        }
        Ok(None)
    }

    /// Changes of what a person wants to be told.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written, or does not know the person.
    pub fn change_notice_settings(
        &self,
        person: &PersonId,
        change: impl FnOnce(&mut NoticeSettings),
    ) -> Result<(), Problem> {
        let store = self.games.store();
        let mut settings = store.notice_settings(person)?;
        change(&mut settings);
        store.keep_notice_settings(person, &settings)
    }

    /// The games of a person that are not over, the most recently changed first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn games_that_go_on(&self, person: &PersonId) -> Result<Vec<SavedGame>, Problem> {
        let mut games = self.games.list_of(Some(person), 0, MOST_GAMES)?.games;
        games.retain(|game| !game.over);
        Ok(games)
    }

    /// Gives a message back of which it is certain that it was not sent. It is tried again in this
    /// many seconds.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; then it is not tried again.
    pub fn give_message_back(&self, message: Message, seconds: i64) -> Result<(), Problem> {
        let due = self.games.store().now() + seconds;
        let put_off = |(game, notice)| (game, Notice { due, ..notice });
        let notices: Vec<OfGame> = message.notices.into_iter().map(put_off).collect();
        self.games.store().release_notices(&notices)
    }

    /// The message to a person by one way, claimed; `None` if there is nothing to tell now.
    fn message_to(
        &self,
        (id, way): (&PersonId, NoticeWay),
        now: i64,
        wait: i64,
    ) -> Result<Option<Message>, Problem> {
        let store = self.games.store();
        let Some(person) = store.person(id)? else { return Ok(None) };
        let all = store.notices_to(id, way)?;
        let wakes = store.hours(id)?.after(now, 1) - 1;
        if wakes > now {
            let put_off = |(game, notice): OfGame| {
                (game, Notice { due: notice.due.max(wakes - wait), ..notice })
            };
            store.put_off_notices(&all.into_iter().map(put_off).collect::<Vec<_>>())?;
            return Ok(None);
        }
        let settings = store.notice_settings(id)?;
        let (mut ready, mut gone, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
        for (game, notice) in all {
            // A warning comes when it is due, whatever else is told.
            if notice.kind == NoticeKind::TimeShort && notice.due > now - wait {
                continue;
            }
            match self.told((&person, &settings), (game.as_str(), &notice), now)? {
                None => gone.push((game, notice)),
                Some(_) if self.watchers.of(&game).contains(id) => {
                    waiting.push((game, Notice { due: now, ..notice }));
                }
                Some(told) => ready.push(((game, notice), told)),
            }
        }
        // What does not stand any more needs not to be told.
        store.claim_notices(&gone, now)?;
        store.put_off_notices(&waiting)?;
        let (ready, told): (Vec<OfGame>, Vec<Told>) = ready.into_iter().unzip();
        let notices = store.claim_notices(&ready, now)?;
        let pairs = ready.into_iter().zip(told);
        let told: Vec<Told> =
            pairs.filter(|(it, _)| notices.contains(it)).map(|(_, told)| told).collect();
        let message = Message { person, way, settings, told, notices };
        Ok(Some(message).filter(|message| !message.told.is_empty()))
    }

    /// What a notice tells; `None` if it does not stand any more, or the person has seen it or does
    /// not want it.
    fn told(
        &self,
        (person, settings): (&Person, &NoticeSettings),
        (id, notice): (&str, &Notice),
        now: i64,
    ) -> Result<Option<Told>, Problem> {
        let (store, kind) = (self.games.store(), notice.kind);
        let is_wanted = settings.by(notice.way).contains(&kind);
        if !is_wanted || store.muted_games(&person.id)?.contains(id) {
            return Ok(None);
        }
        let Ok(open) = self.games.open(id) else { return Ok(None) };
        let session = open.session();
        let asker = Asker {
            device: None,
            person: Some(person.clone()),
            program: None,
            is_house: false,
            is_owner: false,
        };
        let who = Membership::of_asker(store, id, session, &asker)?;
        let (seats, seen) = (store.seats(id)?, store.seen(id, &person.id)?);
        // Before the first entry there is nothing to see.
        let has_seen = !session.is_empty() && seen.is_some_and(|seen| seen >= session.len());
        let waits = awaited(session, who.settings.ended, &seats)
            .is_some_and(|(whose, began)| whose == person.id && began.to_string() == notice.cause);
        let clock = ClockState::of(&store.clock(id)?);
        let left = clock.deadline().filter(|_| waits).map(|deadline| (deadline - now).max(0));
        let offers = store.offers(id)?.into_iter();
        let mut offers = offers.filter(|it| it.to == person.id && offer_cause(it) == notice.cause);
        let offer = offers.next().filter(|_| kind == NoticeKind::Invited);
        let stands = match kind {
            NoticeKind::Turn => waits && !has_seen,
            NoticeKind::TimeShort => waits && left.is_some_and(|left| left > 0),
            NoticeKind::Invited => offer.is_some() && !who.is_over(session),
            NoticeKind::Asked => is_asked(&self.games, id, (&who, session), &notice.cause)?,
            NoticeKind::Over => who.is_over(session) && !has_seen && who.role != Role::Stranger,
        };
        if !stands {
            return Ok(None);
        }
        let locale = settings.locale();
        let by = match &offer {
            Some(offer) => name_of(locale, store.person(&offer.by)?.as_ref()),
            None => String::new(),
        };
        let title = title_of(&self.games, id, session.game())?;
        Ok(Some(Told { kind, game: id.to_string(), title, by, left }))
    }
}
