use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use game_core::{ContentOverrides, Seat};
use play::Save;

use i18n::notice;

use crate::lock::locked;
use crate::memory_conduct::Conduct;
use crate::memory_credentials::Credentials;
use crate::memory_notices::Notices;
use crate::memory_seen::Seen;
use crate::{
    Admission, Apart, Arrival, ClockEntry, ClockState, DeviceId, DeviceSession, Founding,
    GameChange, GameSettings, GameStore, Hours, Invitation, Job, JobKind, Listing, Member,
    MemberPart, NewState, OfferChange, PeopleStore, Person, PersonId, Problem, Progress, SavedGame,
    SeatChange, SeatOffer, Stored, StoredOwn,
};

/// Stores games in memory.
///
/// Its clock advances by a second with every change, and its seeds are the same in every run, so
/// that tests are repeatable.
#[derive(Debug, Default)]
pub struct MemoryStore(pub(crate) Mutex<Games>);

#[derive(Debug, Default)]
pub(crate) struct Games {
    games: BTreeMap<String, (SavedGame, Stored)>,
    pub(crate) seats: BTreeMap<String, BTreeMap<Seat, String>>,
    asked: BTreeMap<String, String>,
    /// The offered seats of each game.
    pub(crate) offers: BTreeMap<String, Vec<SeatOffer>>,
    settings: BTreeMap<String, GameSettings>,
    jobs: BTreeMap<String, Vec<Job>>,
    clocks: BTreeMap<String, Vec<ClockEntry>>,
    pub(crate) members: BTreeMap<String, BTreeSet<Member>>,
    /// The ids of changed games, in order: the number of an event is its place.
    events: Vec<String>,
    /// The content overrides of each person for each game.
    pub(crate) own: BTreeMap<(PersonId, String), StoredOwn>,
    pub(crate) people: BTreeMap<PersonId, Person>,
    pub(crate) hours: BTreeMap<PersonId, Hours>,
    pub(crate) devices: BTreeMap<DeviceId, DeviceSession>,
    pub(crate) invitations: BTreeMap<String, Invitation>,
    admissions: BTreeMap<String, Admission>,
    pub(crate) credentials: Credentials,
    pub(crate) conduct: Conduct,
    pub(crate) seen: Seen,
    pub(crate) notices: Notices,
    named: u64,
    made: u64,
    now: i64,
}

impl Games {
    fn tick(&mut self) -> i64 {
        self.now += 1;
        self.now
    }

    fn create(&mut self, name: &str, save: &Save, progress: &Progress) -> String {
        let now = self.tick();
        self.made += 1;
        let id = format!("{:08x}", self.made);
        let mut listed = SavedGame {
            id: id.clone(),
            name: name.to_string(),
            game: save.game.clone(),
            entries: save.entries.len(),
            created: now,
            changed: now,
            over: false,
            status: String::new(),
            glance: None,
        };
        put_progress(&mut listed, progress);
        let stored = Stored {
            name: name.to_string(),
            revision: 1,
            save: save.clone(),
            damage: Vec::new(),
            glance: progress.glance.clone(),
        };
        self.games.insert(id.clone(), (listed, stored));
        id
    }

    /// Notes that a game has changed.
    pub(crate) fn touch(&mut self, id: &str) -> Result<i64, Problem> {
        let stored = &mut self.game(id)?.1;
        stored.revision += 1;
        let revision = stored.revision;
        self.events.push(id.to_string());
        Ok(revision)
    }

    /// Replaces the state of a game that has been checked.
    fn put_state(&mut self, id: &str, state: &NewState<'_>) -> Result<(), Problem> {
        let now = self.tick();
        let (listed, stored) = self.game(id)?;
        let before = std::mem::replace(&mut stored.save, state.save.clone());
        listed.entries = state.save.entries.len();
        listed.changed = now;
        put_progress(listed, state.progress);
        if let Some(Apart { name, status }) = state.apart {
            let progress = Progress { status: (*status).to_string(), ..Progress::default() };
            self.create(name, &before, &progress);
        }
        Ok(())
    }

    /// Gives a seat to somebody, or frees it, which ends an offer of it, and every offer to whoever
    /// sits there now.
    fn put_seat(&mut self, id: &str, seat: Seat, holder: Option<&str>) {
        self.put_offer(id, seat, None);
        let offers = self.offers.entry(id.to_string()).or_default();
        offers.retain(|one| holder != Some(one.to.0.as_str()));
        let seats = self.seats.entry(id.to_string()).or_default();
        match holder {
            Some(holder) => seats.insert(seat, holder.to_string()),
            None => seats.remove(&seat),
        };
    }

    fn put_offer(&mut self, id: &str, seat: Seat, offer: Option<&SeatOffer>) {
        let offers = self.offers.entry(id.to_string()).or_default();
        offers.retain(|one| one.seat != seat);
        offers.extend(offer.cloned());
        offers.sort_by_key(|one| one.seat);
    }

    /// Whether an offer of a seat is as it was when its change was decided.
    fn is_offered(&self, id: &str, change: &OfferChange<'_>) -> bool {
        let offers = self.offers.get(id).into_iter().flatten();
        let found = offers.clone().find(|one| one.seat == change.seat);
        found.map(|one| &one.to) == change.before
    }

    /// Stores the settings. A game that has ended stays ended.
    fn put_settings(&mut self, id: &str, settings: &GameSettings) {
        let kept = self.settings.entry(id.to_string()).or_default();
        *kept = GameSettings { ended: kept.ended || settings.ended, ..*settings };
    }

    /// Fails if something was changed since it was read.
    fn must_fit(&mut self, id: &str, change: &GameChange<'_>) -> Result<(), Problem> {
        let revision = self.game(id)?.1.revision;
        let seats = self.seats.get(id);
        let holder = |seat| seats.and_then(|seats| seats.get(seat)).map(String::as_str);
        let asked = self.asked.get(id).map_or("", String::as_str);
        let fits = change.state.is_none_or(|state| state.revision == revision)
            && change.seats.iter().all(|one| holder(&one.seat) == one.held)
            && change.asked.is_none_or(|one| one.before == asked)
            && change.offers.iter().all(|one| self.is_offered(id, one))
            && change.clock.is_none_or(|one| one.before == self.clocks.get(id).map_or(0, Vec::len));
        if fits { Ok(()) } else { Err(Problem::Overtaken) }
    }

    /// Fails if somebody who may hold one seat alone has another.
    fn must_hold_no_other(&self, id: &str, change: &GameChange<'_>) -> Result<(), Problem> {
        let Some(person) = change.one_seat else { return Ok(()) };
        let mut seats = self.seats.get(id).into_iter().flatten();
        let is_other = |seat: &Seat| !change.seats.iter().any(|given| given.seat == *seat);
        match seats.any(|(seat, holder)| holder == person && is_other(seat)) {
            true => Err(Problem::Refused(notice!("right-one-seat"))),
            false => Ok(()),
        }
    }

    /// Frees every seat that somebody holds, and returns the games.
    fn free_seats(&mut self, holds: impl Fn(&str) -> bool) -> Result<Vec<String>, Problem> {
        let mut freed = Vec::new();
        for (game, seats) in &mut self.seats {
            let gone: Vec<Seat> = seats.extract_if(.., |_, it| holds(it)).map(|it| it.0).collect();
            if !gone.is_empty() {
                freed.push(game.clone());
            }
            let offers = self.offers.entry(game.clone()).or_default();
            offers.retain(|offer| !gone.contains(&offer.seat));
        }
        for game in &freed {
            let revision = self.touch(game)?;
            self.stop_clock(game, revision);
        }
        Ok(freed)
    }

    /// Adds entries of clocks at this revision.
    fn put_clock(&mut self, id: &str, revision: i64, entries: &[ClockEntry]) {
        let kept = self.clocks.entry(id.to_string()).or_default();
        kept.extend(entries.iter().map(|entry| ClockEntry { revision, ..entry.clone() }));
    }

    /// Stops the running clock of a game whose seat is free.
    fn stop_clock(&mut self, id: &str, revision: i64) {
        let state = ClockState::of(self.clocks.get(id).map_or(&[][..], Vec::as_slice));
        let Some(stopped) = state.stopped(self.now) else { return };
        self.put_clock(id, revision, &[stopped]);
        if let Some(jobs) = self.jobs.get_mut(id) {
            jobs.retain(|job| job.kind != JobKind::Clock);
        }
    }

    /// What a person is to a game, from what is stored.
    fn is_in(&self, game: &str, person: &PersonId) -> bool {
        let is_member = |members: &BTreeSet<Member>| members.iter().any(|it| it.person == *person);
        let has_host = |members: &BTreeSet<Member>| {
            members.iter().any(|member| member.part == MemberPart::Host)
        };
        let members = self.members.get(game);
        members.is_some_and(is_member)
            || (person.is_owner() && !members.is_some_and(has_host))
            || self.seats.get(game).is_some_and(|seats| seats.values().any(|it| *it == person.0))
    }

    fn listed(&self, shown: impl Fn(&str) -> bool, from: usize, most: usize) -> Listing {
        let games = self.games.values().map(|(listed, _)| listed);
        let mut games: Vec<SavedGame> = games.filter(|game| shown(&game.id)).cloned().collect();
        games.sort_by_key(|game| std::cmp::Reverse((game.changed, game.created)));
        let total = games.len();
        let games = games.into_iter().skip(from).take(most).collect();
        Listing { games, total, damage: Vec::new() }
    }

    fn game(&mut self, id: &str) -> Result<&mut (SavedGame, Stored), Problem> {
        self.games.get_mut(id).ok_or_else(|| Problem::Missing(id.to_string()))
    }
}

#[cfg(test)]
impl MemoryStore {
    /// Advances the clock by this many seconds.
    pub fn wait_for(&self, seconds: i64) {
        locked(&self.0).now += seconds;
    }
}

impl GameStore for MemoryStore {
    fn place(&self) -> String {
        "memory".to_string()
    }

    fn now(&self) -> i64 {
        locked(&self.0).now
    }

    fn new_seed(&self) -> u64 {
        locked(&self.0).made + 1
    }

    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        Ok(locked(&self.0).listed(|_| true, from, most))
    }

    fn list_of(&self, person: &PersonId, from: usize, most: usize) -> Result<Listing, Problem> {
        let all = locked(&self.0);
        Ok(all.listed(|game| all.is_in(game, person), from, most))
    }

    fn list_for_members(&self, person: &PersonId) -> Result<Vec<SavedGame>, Problem> {
        let all = locked(&self.0);
        let is_listed = |id: &str| {
            let shown = all.settings.get(id).is_some_and(GameSettings::shows_members);
            let is_over = all.games.get(id).is_some_and(|(listed, _)| listed.over);
            shown && !is_over && !all.is_in(id, person)
        };
        Ok(all.listed(is_listed, 0, usize::MAX).games)
    }

    fn create_with(
        &self,
        name: &str,
        save: &Save,
        progress: &Progress,
        founding: &Founding<'_>,
    ) -> Result<String, Problem> {
        let mut all = locked(&self.0);
        let id = all.create(name, save, progress);
        let holder = founding.host.cloned().unwrap_or_else(PersonId::owner);
        for seat in founding.seats {
            all.put_seat(&id, *seat, Some(&holder.0));
        }
        if let Some(person) = founding.host.cloned() {
            let host = Member { person, part: MemberPart::Host };
            all.members.insert(id.clone(), BTreeSet::from([host]));
        }
        for offer in founding.offers {
            all.put_offer(&id, offer.seat, Some(offer));
        }
        all.settings.insert(id.clone(), founding.settings);
        all.jobs.insert(id.clone(), founding.jobs.to_vec());
        all.put_clock(&id, 1, founding.clock);
        all.notices.add(&id, founding.notices);
        all.events.push(id.clone());
        Ok(id)
    }

    fn load(&self, id: &str) -> Result<Stored, Problem> {
        let mut all = locked(&self.0);
        let (listed, stored) = all.game(id)?;
        Ok(Stored { glance: listed.glance.clone(), ..stored.clone() })
    }

    fn revision(&self, id: &str) -> Result<i64, Problem> {
        Ok(locked(&self.0).game(id)?.1.revision)
    }

    fn commit(&self, id: &str, change: &GameChange<'_>) -> Result<i64, Problem> {
        let mut all = locked(&self.0);
        all.must_fit(id, change)?;
        all.must_hold_no_other(id, change)?;
        let length = all.game(id)?.1.save.entries.len();
        if let Some(state) = &change.state {
            all.put_state(id, state)?;
        }
        for SeatChange { seat, holder, .. } in change.seats {
            all.put_seat(id, *seat, *holder);
        }
        for OfferChange { seat, after, .. } in change.offers {
            all.put_offer(id, *seat, *after);
        }
        if let Some(asked) = &change.asked {
            all.asked.insert(id.to_string(), asked.after.to_string());
        }
        if let Some(settings) = change.settings {
            all.put_settings(id, settings);
        }
        if let Some(jobs) = change.jobs {
            all.jobs.insert(id.to_string(), jobs.to_vec());
        }
        all.notices.add(id, change.notices);
        let revision = all.touch(id)?;
        let left = all.game(id)?.1.save.entries.len();
        if left < length {
            all.seen.shorten(id, left, revision);
        }
        if let Some(clock) = &change.clock {
            all.put_clock(id, revision, clock.entries);
        }
        Ok(revision)
    }

    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        let (listed, stored) = all.game(id)?;
        if stored.revision == revision {
            put_progress(listed, progress);
        }
        Ok(())
    }

    fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        let (listed, stored) = all.game(id)?;
        listed.name = name.to_string();
        stored.name = name.to_string();
        Ok(())
    }

    fn delete(&self, id: &str) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.game(id)?;
        all.games.remove(id);
        all.seats.remove(id);
        all.asked.remove(id);
        all.offers.remove(id);
        all.settings.remove(id);
        all.jobs.remove(id);
        all.clocks.remove(id);
        all.members.remove(id);
        all.seen.delete(id);
        all.notices.delete(id);
        all.invitations.retain(|_, invitation| invitation.game != id);
        all.events.push(id.to_string());
        Ok(())
    }

    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem> {
        Ok(locked(&self.0).seats.get(id).cloned().unwrap_or_default())
    }

    fn offers(&self, id: &str) -> Result<Vec<SeatOffer>, Problem> {
        Ok(locked(&self.0).offers.get(id).cloned().unwrap_or_default())
    }

    fn offers_to(&self, person: &PersonId) -> Result<Vec<(SavedGame, SeatOffer)>, Problem> {
        let all = locked(&self.0);
        let of_game = |(id, offers): (&String, &Vec<SeatOffer>)| {
            let listed = all.games.get(id).map(|(listed, _)| listed).filter(|it| !it.over);
            let own = offers.iter().filter(|offer| offer.to == *person).cloned();
            let found = listed.map(|it| own.map(|offer| (it.clone(), offer)).collect::<Vec<_>>());
            found.unwrap_or_default()
        };
        let mut found: Vec<(SavedGame, SeatOffer)> = all.offers.iter().flat_map(of_game).collect();
        found.sort_by_key(|(_, offer)| std::cmp::Reverse(offer.since));
        Ok(found)
    }

    fn settings(&self, id: &str) -> Result<GameSettings, Problem> {
        let mut all = locked(&self.0);
        all.game(id)?;
        Ok(all.settings.get(id).copied().unwrap_or_default())
    }

    fn asked(&self, id: &str) -> Result<String, Problem> {
        Ok(locked(&self.0).asked.get(id).cloned().unwrap_or_default())
    }

    fn clock(&self, id: &str) -> Result<Vec<ClockEntry>, Problem> {
        Ok(locked(&self.0).clocks.get(id).cloned().unwrap_or_default())
    }

    fn due_jobs(&self, now: i64) -> Result<Vec<(String, Job)>, Problem> {
        let all = locked(&self.0);
        let jobs = all.jobs.iter();
        let jobs = jobs.flat_map(|(game, jobs)| jobs.iter().map(|job| (game.clone(), *job)));
        let mut due: Vec<(String, Job)> = jobs.filter(|(_, job)| job.due <= now).collect();
        due.sort_by_key(|(_, job)| job.due);
        Ok(due)
    }

    fn changed_since(&self, after: i64) -> Result<(i64, Vec<String>), Problem> {
        let all = locked(&self.0);
        let new = all.events.iter().skip(usize::try_from(after).unwrap_or(0));
        let games: BTreeSet<String> = new.cloned().collect();
        Ok((i64::try_from(all.events.len()).unwrap_or(i64::MAX), games.into_iter().collect()))
    }

    fn content_overrides(&self, person: &PersonId, game: &str) -> Result<StoredOwn, Problem> {
        let key = (person.clone(), game.to_string());
        Ok(locked(&self.0).own.get(&key).cloned().unwrap_or_default())
    }

    fn keep_content_overrides(
        &self,
        person: &PersonId,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        if !person.is_owner() {
            all.knows(person)?;
        }
        let kept = all.own.entry((person.clone(), game.to_string())).or_default();
        if kept.revision != revision {
            return Err(Problem::Overtaken);
        }
        *kept = StoredOwn { own: own.clone(), revision: revision + 1, damage: None };
        Ok(())
    }
}

impl PeopleStore for MemoryStore {
    fn new_device(&self) -> Result<String, Problem> {
        let mut all = locked(&self.0);
        all.named += 1;
        Ok(format!("{:032x}", all.named))
    }

    fn person(&self, id: &PersonId) -> Result<Option<Person>, Problem> {
        let known = locked(&self.0).people.get(id).cloned();
        Ok(known.or_else(|| id.is_owner().then(Person::owner)))
    }

    fn people(&self) -> Result<Vec<Person>, Problem> {
        let mut people: Vec<Person> = locked(&self.0).people.values().cloned().collect();
        if !people.iter().any(|person| person.id.is_owner()) {
            people.push(Person::owner());
        }
        people.sort_by(|one, other| (one.since, &one.id).cmp(&(other.since, &other.id)));
        Ok(people)
    }

    fn keep_person(&self, person: &Person) -> Result<(), Problem> {
        locked(&self.0).people.insert(person.id.clone(), person.clone());
        Ok(())
    }

    fn hours(&self, id: &PersonId) -> Result<Hours, Problem> {
        Ok(locked(&self.0).hours.get(id).copied().unwrap_or_default())
    }

    fn keep_hours(&self, id: &PersonId, hours: &Hours) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        if !id.is_owner() && !all.people.contains_key(id) {
            return Err(Problem::Overtaken);
        }
        all.hours.insert(id.clone(), *hours);
        Ok(())
    }

    fn forget_person(&self, id: &PersonId) -> Result<Vec<String>, Problem> {
        let mut all = locked(&self.0);
        if id.is_owner() {
            return Ok(Vec::new());
        }
        all.people.remove(id);
        all.hours.remove(id);
        all.own.retain(|(person, _), _| person != id);
        all.credentials.forget(id);
        all.conduct.forget(id);
        all.seen.forget(id);
        all.notices.forget(id);
        all.devices.retain(|_, device| device.person != *id);
        all.invitations.retain(|_, invitation| invitation.by != *id);
        for offers in all.offers.values_mut() {
            offers.retain(|offer| offer.by != *id && offer.to != *id);
        }
        for members in all.members.values_mut() {
            members.retain(|member| member.person != *id);
        }
        all.free_seats(|holder| holder == id.0)
    }

    fn devices(&self) -> Result<Vec<DeviceSession>, Problem> {
        Ok(locked(&self.0).devices.values().cloned().collect())
    }

    fn keep_device(&self, device: &DeviceSession) -> Result<(), Problem> {
        locked(&self.0).devices.insert(device.id.clone(), device.clone());
        Ok(())
    }

    fn devices_used(&self, here: &BTreeMap<DeviceId, i64>) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        for (id, at) in here {
            if let Some(device) = all.devices.get_mut(id) {
                device.used = device.used.max(*at);
            }
        }
        Ok(())
    }

    fn forget_device(&self, id: &DeviceId) -> Result<Vec<String>, Problem> {
        let mut all = locked(&self.0);
        all.devices.remove(id);
        all.free_seats(|holder| holder == id.0)
    }

    fn members(&self, game: &str) -> Result<Vec<Member>, Problem> {
        Ok(locked(&self.0).members.get(game).into_iter().flatten().cloned().collect())
    }

    fn keep_member(&self, game: &str, member: &Member) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.game(game)?;
        all.members.entry(game.to_string()).or_default().insert(member.clone());
        Ok(())
    }

    fn invite(&self, invitation: &Invitation) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.game(&invitation.game)?;
        all.invitations.insert(invitation.hash.clone(), invitation.clone());
        Ok(())
    }

    fn invitation(&self, hash: &str, now: i64) -> Result<Option<Invitation>, Problem> {
        let found = locked(&self.0).invitations.get(hash).cloned();
        Ok(found.filter(|invitation| now < invitation.until))
    }

    fn accept(&self, hash: &str, now: i64, arrival: &Arrival<'_>) -> Result<Invitation, Problem> {
        let mut all = locked(&self.0);
        let found = all.invitations.get(hash).filter(|invitation| now < invitation.until).cloned();
        let invitation = found.ok_or_else(|| Problem::Refused(notice!("refusal-invitation")))?;
        let (game, person) = (&invitation.game, arrival.person);
        let seats = all.seats.get(game);
        if let Some(seat) = invitation.seat {
            if seats.and_then(|seats| seats.get(&seat)).is_some() {
                return Err(Problem::Overtaken);
            }
            if seats.is_some_and(|seats| seats.values().any(|holder| *holder == person.id.0)) {
                return Err(Problem::Refused(notice!("right-one-seat")));
            }
            all.put_seat(game, seat, Some(&person.id.0));
            all.invitations.remove(hash);
        } else {
            let member = Member { person: person.id.clone(), part: MemberPart::Spectator };
            all.members.entry(game.clone()).or_default().insert(member);
        }
        all.people.entry(person.id.clone()).or_insert_with(|| person.clone());
        if let Some(session) = arrival.session {
            all.devices.insert(session.id.clone(), session.clone());
        }
        all.touch(game)?;
        Ok(invitation)
    }

    fn invitations(&self, game: &str, now: i64) -> Result<Vec<Invitation>, Problem> {
        let all = locked(&self.0);
        let good = |it: &&Invitation| it.game == game && now < it.until;
        let mut found: Vec<Invitation> = all.invitations.values().filter(good).cloned().collect();
        found.sort_by(|one, other| (other.since, &one.hash).cmp(&(one.since, &other.hash)));
        Ok(found)
    }

    fn withdraw(&self, game: &str, hash: &str) -> Result<(), Problem> {
        locked(&self.0).invitations.retain(|_, it| it.game != game || it.hash != hash);
        Ok(())
    }

    fn admit(&self, admission: &Admission) -> Result<(), Problem> {
        locked(&self.0).admissions.insert(admission.hash.clone(), admission.clone());
        Ok(())
    }

    fn admissions(&self, now: i64) -> Result<Vec<Admission>, Problem> {
        let all = locked(&self.0);
        Ok(all.admissions.values().filter(|it| now < it.until).cloned().collect())
    }

    fn withdraw_admissions(&self) -> Result<(), Problem> {
        locked(&self.0).admissions.clear();
        Ok(())
    }

    fn enter(&self, hash: &str, now: i64, arrival: &Arrival<'_>) -> Result<Admission, Problem> {
        let mut all = locked(&self.0);
        let found = all.admissions.get(hash).filter(|it| now < it.until).cloned();
        let found = found.ok_or_else(|| Problem::Refused(notice!("refusal-invitation")))?;
        all.arrive(&Person { rank: found.rank.max(arrival.person.rank), ..arrival.person.clone() });
        if let Some(session) = arrival.session {
            all.devices.insert(session.id.clone(), session.clone());
        }
        all.admissions.remove(hash);
        Ok(found)
    }
}

fn put_progress(listed: &mut SavedGame, progress: &Progress) {
    listed.over = progress.over;
    listed.status.clone_from(&progress.status);
    listed.glance.clone_from(&progress.glance);
}
