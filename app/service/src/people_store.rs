use std::collections::BTreeMap;

use game_core::Seat;

use crate::{DeviceId, DeviceSession, Hours, Person, PersonId, Problem, Rank};

/// Stores people, their sessions, what they are to games, and invitations.
///
/// Durability, locks and errors are those of [`GameStore`](crate::GameStore). A store of one
/// person, as in a browser, keeps the defaults: it knows the owner alone, and lets nobody else in.
pub trait PeopleStore: Send + Sync {
    /// A new unique id for a device or a person.
    ///
    /// # Errors
    ///
    /// If no random number is available.
    fn new_device(&self) -> Result<String, Problem>;

    /// A person; `None` if nobody has this id.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn person(&self, id: &PersonId) -> Result<Option<Person>, Problem> {
        Ok(id.is_owner().then(Person::owner))
    }

    /// Everybody, the one who came first first; by default the owner alone.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn people(&self) -> Result<Vec<Person>, Problem> {
        Ok(vec![Person::owner()])
    }

    /// Stores a new person, or replaces what is stored of one.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; by default always.
    fn keep_person(&self, person: &Person) -> Result<(), Problem> {
        let _ = person;
        Err(nobody_else())
    }

    /// The hours that a person keeps free of games; none if nobody has this id, and by default.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn hours(&self, _id: &PersonId) -> Result<Hours, Problem> {
        Ok(Hours::default())
    }

    /// Stores the hours of a person.
    ///
    /// # Errors
    ///
    /// If there is no such person, or the store cannot be written; by default always.
    fn keep_hours(&self, _id: &PersonId, _hours: &Hours) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// Removes a person with all sessions, memberships and invitations, and frees the seats, which
    /// counts as a change of their games. Returns the ids of these games. The owner stays.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn forget_person(&self, _id: &PersonId) -> Result<Vec<String>, Problem> {
        Ok(Vec::new())
    }

    /// Every session; by default none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn devices(&self) -> Result<Vec<DeviceSession>, Problem> {
        Ok(Vec::new())
    }

    /// Stores a new session.
    ///
    /// # Errors
    ///
    /// If the store cannot be written, or does not know the person.
    fn keep_device(&self, _device: &DeviceSession) -> Result<(), Problem> {
        Ok(())
    }

    /// Stores when devices were last seen. Unknown devices are ignored, and an earlier time never
    /// replaces a later one.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn devices_used(&self, _here: &BTreeMap<DeviceId, i64>) -> Result<(), Problem> {
        Ok(())
    }

    /// Ends a session and frees the seats held by its device, which counts as a change of their
    /// games. Returns the ids of these games.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn forget_device(&self, _id: &DeviceId) -> Result<Vec<String>, Problem> {
        Ok(Vec::new())
    }

    /// The stored memberships of a game. Seats are not among them:
    /// [`GameStore::seats`](crate::GameStore::seats) has their holders.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn members(&self, _game: &str) -> Result<Vec<Member>, Problem> {
        Ok(Vec::new())
    }

    /// Stores a membership; the same one twice counts once.
    ///
    /// # Errors
    ///
    /// If there is no such game or person, or the store cannot be written.
    fn keep_member(&self, _game: &str, _member: &Member) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// Stores a new invitation.
    ///
    /// # Errors
    ///
    /// If there is no such game or person, or the store cannot be written.
    fn invite(&self, _invitation: &Invitation) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// The invitation whose token has this hash, if it is still good at the time `now`.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn invitation(&self, _hash: &str, _now: i64) -> Result<Option<Invitation>, Problem> {
        Ok(None)
    }

    /// The invitations to a game that are still good at the time `now`, the latest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn invitations(&self, _game: &str, _now: i64) -> Result<Vec<Invitation>, Problem> {
        Ok(Vec::new())
    }

    /// Withdraws an invitation to a game; one that is used up or unknown is ignored.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn withdraw(&self, _game: &str, _hash: &str) -> Result<(), Problem> {
        Ok(())
    }

    /// Stores a new admission.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; by default always.
    fn admit(&self, _admission: &Admission) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// The admissions that are still good at the time `now`.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn admissions(&self, _now: i64) -> Result<Vec<Admission>, Problem> {
        Ok(Vec::new())
    }

    /// Withdraws every admission.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn withdraw_admissions(&self) -> Result<(), Problem> {
        Ok(())
    }

    /// Carries out an admission in one transaction: stores whoever enters, if new, with the higher
    /// of both ranks and the session, and uses the admission up.
    ///
    /// # Errors
    ///
    /// If the admission is not good at the time `now`, or the store cannot be written. Nothing has
    /// changed then.
    fn enter(&self, _hash: &str, _now: i64, _arrival: &Arrival<'_>) -> Result<Admission, Problem> {
        Err(nobody_else())
    }

    /// Carries out an invitation in one transaction: stores whoever accepts it, if new, with the
    /// session, gives the seat or the membership, and uses an invitation for a seat up. It counts
    /// as a change of the game.
    ///
    /// # Errors
    ///
    /// If the invitation is not good at the time `now`, if somebody else holds the seat by now, or
    /// if the store cannot be written. Nothing has changed then.
    fn accept(
        &self,
        _hash: &str,
        _now: i64,
        _arrival: &Arrival<'_>,
    ) -> Result<Invitation, Problem> {
        Err(nobody_else())
    }
}

/// The error of a store of one person.
pub(crate) fn nobody_else() -> Problem {
    Problem::Refused(i18n::notice!("right-only-members"))
}

/// A stored membership: what a person is to a game besides holding a seat.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Member {
    /// The person.
    pub person: PersonId,
    /// What the person is.
    pub part: MemberPart,
}

/// What a person is to a game besides holding a seat.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum MemberPart {
    /// Its host, who started it: seats, bots, settings, end.
    Host,
    /// A spectator, who has opened a link for it.
    Spectator,
}

impl MemberPart {
    /// The word by which a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            MemberPart::Host => "host",
            MemberPart::Spectator => "spectator",
        }
    }

    /// The part of a stored word; [`MemberPart::Spectator`], who may do least, for any other.
    pub fn of_word(word: &str) -> Self {
        if word == "host" { MemberPart::Host } else { MemberPart::Spectator }
    }
}

/// An invitation to a game. Whoever has its token may accept it; the store keeps the hash.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Invitation {
    /// The hash of the token.
    pub hash: String,
    /// The id of the game.
    pub game: String,
    /// The seat, which only one person gets; `None` to watch, for everybody who has the link.
    pub seat: Option<Seat>,
    /// Who invites.
    pub by: PersonId,
    /// When it was made, in seconds since 1970.
    pub since: i64,
    /// Until when it is good, in seconds since 1970.
    pub until: i64,
}

/// A link that lets one person into the service. Whoever has its token may use it; the store keeps
/// the hash.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Admission {
    /// The hash of the token.
    pub hash: String,
    /// The rank that it gives.
    pub rank: Rank,
    /// When it was made, in seconds since 1970.
    pub since: i64,
    /// Until when it is good, in seconds since 1970.
    pub until: i64,
}

/// Somebody who accepts an invitation or an admission.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    /// The person, who is stored if the store does not know the id yet.
    pub person: &'a Person,
    /// The session that begins with it; `None` if the person is signed in already.
    pub session: Option<&'a DeviceSession>,
}
