//! How the store in memory stores by what people sign in.

use std::collections::BTreeSet;

use game_core::Seat;

use crate::lock::locked;
use crate::memory_store::Games;
use crate::{
    CredentialStore, Identity, MemoryStore, OneTime, Passkey, Person, PersonId, Problem,
    ProgramToken, Rank, Removal,
};

impl Games {
    /// Stores a person who is new, and raises one whose rank is lower.
    pub(crate) fn arrive(&mut self, person: &Person) {
        let known = self.people.entry(person.id.clone()).or_insert_with(|| person.clone());
        known.rank = known.rank.max(person.rank);
    }

    pub(crate) fn knows(&self, person: &PersonId) -> Result<(), Problem> {
        let is_known = person.is_owner() || self.people.contains_key(person);
        is_known.then_some(()).ok_or(Problem::Overtaken)
    }

    /// Hands everything of a guest to somebody else; returns the games.
    fn join(&mut self, from: &PersonId, into: &PersonId) -> BTreeSet<String> {
        let mut games = BTreeSet::new();
        for (game, seats) in &mut self.seats {
            // Nobody holds two seats of a game: that of the guest becomes free.
            if seats.values().any(|holder| *holder == into.0) {
                let gone = seats.extract_if(.., |_, holder| *holder == from.0);
                let gone: BTreeSet<Seat> = gone.map(|(seat, _)| seat).collect();
                if !gone.is_empty() {
                    games.insert(game.clone());
                }
                let offers = self.offers.entry(game.clone()).or_default();
                offers.retain(|offer| !gone.contains(&offer.seat));
            }
            for holder in seats.values_mut().filter(|holder| **holder == from.0) {
                holder.clone_from(&into.0);
                games.insert(game.clone());
            }
        }
        for (game, members) in &mut self.members {
            let own: Vec<_> = members.extract_if(.., |member| member.person == *from).collect();
            if !own.is_empty() {
                games.insert(game.clone());
            }
            let joined = own.into_iter().map(|mut member| {
                member.person.clone_from(into);
                member
            });
            members.extend(joined);
        }
        let own = self.invitations.values_mut().filter(|invitation| invitation.by == *from);
        own.for_each(|invitation| invitation.by.clone_from(into));
        self.join_offers(from, into, &mut games);
        games
    }

    /// Hands the content overrides of a guest to somebody else, for games for which he has none.
    fn join_own(&mut self, from: &PersonId, into: &PersonId) {
        let gone = self.own.extract_if(.., |(person, _), _| person == from);
        let gone: Vec<_> = gone.map(|((_, game), own)| ((into.clone(), game), own)).collect();
        for (key, own) in gone {
            self.own.entry(key).or_insert(own);
        }
    }

    /// Hands the offers of seats by and to a guest to somebody else; nobody is offered a seat where
    /// he sits.
    fn join_offers(&mut self, from: &PersonId, into: &PersonId, games: &mut BTreeSet<String>) {
        for (game, offers) in &mut self.offers {
            for offer in offers.iter_mut() {
                for person in [&mut offer.by, &mut offer.to] {
                    if *person == *from {
                        person.clone_from(into);
                        games.insert(game.clone());
                    }
                }
            }
            let mut seats = self.seats.get(game).into_iter().flatten();
            let sits = seats.any(|(_, holder)| *holder == into.0);
            offers.retain(|offer| offer.to != *into || !sits);
        }
    }
}

impl CredentialStore for MemoryStore {
    fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>, Problem> {
        Ok(locked(&self.0).credentials.passkeys(person))
    }

    fn passkey(&self, id: &str) -> Result<Option<Passkey>, Problem> {
        Ok(locked(&self.0).credentials.passkeys.get(id).cloned())
    }

    fn keep_passkey(&self, passkey: &Passkey, person: &Person) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        if all.credentials.passkeys.contains_key(&passkey.id) {
            return Err(Problem::Overtaken);
        }
        all.arrive(person);
        all.credentials.passkeys.insert(passkey.id.clone(), passkey.clone());
        Ok(())
    }

    fn passkey_used(&self, id: &str, state: &[u8], now: i64) -> Result<(), Problem> {
        if let Some(passkey) = locked(&self.0).credentials.passkeys.get_mut(id) {
            passkey.state = state.to_vec();
            passkey.used = now;
        }
        Ok(())
    }

    fn rename_passkey(&self, person: &PersonId, id: &str, name: &str) -> Result<bool, Problem> {
        let mut all = locked(&self.0);
        let found = all.credentials.passkeys.get_mut(id).filter(|it| it.person == *person);
        Ok(found.map(|passkey| passkey.name = name.to_string()).is_some())
    }

    fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<Removal, Problem> {
        let kept = &mut locked(&self.0).credentials;
        let has = kept.passkeys.get(id).is_some_and(|it| it.person == *person);
        let removal = kept.removal(person, has);
        if removal == Removal::Done {
            kept.passkeys.remove(id);
        }
        Ok(removal)
    }

    fn identities(&self, person: &PersonId) -> Result<Vec<Identity>, Problem> {
        Ok(locked(&self.0).credentials.identities(person))
    }

    fn identity(&self, issuer: &str, subject: &str) -> Result<Option<Identity>, Problem> {
        let name = (issuer.to_string(), subject.to_string());
        Ok(locked(&self.0).credentials.identities.get(&name).cloned())
    }

    fn keep_identity(&self, identity: &Identity, person: &Person) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        let name = (identity.issuer.clone(), identity.subject.clone());
        if let Some(known) = all.credentials.identities.get_mut(&name) {
            if known.person != identity.person {
                return Err(Problem::Overtaken);
            }
            known.used = identity.used;
            known.shown.clone_from(&identity.shown);
            return Ok(());
        }
        all.arrive(person);
        all.credentials.identities.insert(name, identity.clone());
        Ok(())
    }

    fn remove_identity(
        &self,
        person: &PersonId,
        issuer: &str,
        subject: &str,
    ) -> Result<Removal, Problem> {
        let kept = &mut locked(&self.0).credentials;
        let name = (issuer.to_string(), subject.to_string());
        let has = kept.identities.get(&name).is_some_and(|it| it.person == *person);
        let removal = kept.removal(person, has);
        if removal == Removal::Done {
            kept.identities.remove(&name);
        }
        Ok(removal)
    }

    fn keep_recovery_codes(&self, person: &PersonId, hashes: &[String]) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.knows(person)?;
        let kept = &mut all.credentials.recovery;
        kept.retain(|_, whose| whose != person);
        kept.extend(hashes.iter().map(|hash| (hash.clone(), person.clone())));
        Ok(())
    }

    fn recovery_codes(&self, person: &PersonId) -> Result<usize, Problem> {
        let all = locked(&self.0);
        Ok(all.credentials.recovery.values().filter(|whose| *whose == person).count())
    }

    fn use_recovery_code(&self, hash: &str) -> Result<Option<PersonId>, Problem> {
        Ok(locked(&self.0).credentials.recovery.remove(hash))
    }

    fn keep_one_time(&self, one: &OneTime, now: i64) -> Result<(), Problem> {
        let kept = &mut locked(&self.0).credentials.one_time;
        kept.retain(|_, it| now < it.until);
        if kept.contains_key(&one.hash) {
            return Err(Problem::Overtaken);
        }
        kept.insert(one.hash.clone(), one.clone());
        Ok(())
    }

    fn one_time(&self, hash: &str, purpose: &str, now: i64) -> Result<Option<OneTime>, Problem> {
        let found = locked(&self.0).credentials.one_time.get(hash).cloned();
        Ok(found.filter(|it| it.purpose == purpose && now < it.until))
    }

    fn use_one_time(
        &self,
        hash: &str,
        purpose: &str,
        now: i64,
    ) -> Result<Option<OneTime>, Problem> {
        let mut all = locked(&self.0);
        let kept = &mut all.credentials.one_time;
        let is_good = kept.get(hash).is_some_and(|it| it.purpose == purpose && now < it.until);
        Ok(is_good.then(|| kept.remove(hash)).flatten())
    }

    fn program_tokens(&self, person: &PersonId) -> Result<Vec<ProgramToken>, Problem> {
        let all = locked(&self.0);
        let own = all.credentials.tokens.values().filter(|it| it.person == *person);
        let mut own: Vec<ProgramToken> = own.cloned().collect();
        own.sort_by(|one, other| (one.since, &one.id).cmp(&(other.since, &other.id)));
        Ok(own)
    }

    fn program_token(&self, hash: &str) -> Result<Option<ProgramToken>, Problem> {
        let all = locked(&self.0);
        Ok(all.credentials.tokens.values().find(|it| it.hash == hash).cloned())
    }

    fn keep_program_token(&self, token: &ProgramToken) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.knows(&token.person)?;
        all.credentials.tokens.insert(token.id.clone(), token.clone());
        Ok(())
    }

    fn remove_program_token(&self, person: &PersonId, id: &str) -> Result<bool, Problem> {
        let kept = &mut locked(&self.0).credentials.tokens;
        let has = kept.get(id).is_some_and(|it| it.person == *person);
        Ok(has && kept.remove(id).is_some())
    }

    fn join_people(&self, from: &PersonId, into: &PersonId) -> Result<Vec<String>, Problem> {
        let mut all = locked(&self.0);
        let is_guest = all.people.get(from).is_some_and(|person| person.rank == Rank::Guest);
        if !is_guest || from == into {
            return Ok(Vec::new());
        }
        all.knows(into)?;
        let games = all.join(from, into);
        all.conduct.join(from, into);
        all.seen.join(from, into);
        all.notices.forget(from);
        all.people.remove(from);
        all.hours.remove(from);
        all.join_own(from, into);
        all.credentials.forget(from);
        all.devices.retain(|_, device| device.person != *from);
        games.iter().try_for_each(|game| all.touch(game).map(drop))?;
        Ok(games.into_iter().collect())
    }
}
