//! What the sender of a request is to a game: its host, at a seat, a spectator or a stranger; and,
//! on a device that is passed around, the seat shown last.

use std::collections::BTreeMap;

use game_core::{Seat, Turn};
use http::HeaderMap;
use play::{DynSession, people};

use crate::asker::Asker;
use crate::cookies::{cookie, keep};
use crate::request::WebRequest;
use crate::{
    GameSettings, GameStore, Member, MemberPart, PersonId, Problem, ProgramActs, Rank, Response,
    Watching,
};

/// The cookie that names the seat shown last.
const SHOWN: &str = "soloist-seat";

/// What somebody is to a game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Role {
    /// Somebody in the owner's house, where everybody sees every game and takes any free seat.
    House,
    /// The host of the game, with or without a seat.
    Host,
    /// Holds a seat.
    Player,
    /// Watches.
    Spectator,
    /// Does not know that the game exists.
    #[default]
    Stranger,
}

/// A person at a device, and the relation to one game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Membership {
    /// What the person is to the game.
    pub(crate) role: Role,
    /// What the person may do in the service; `None` if nobody is signed in.
    pub(crate) rank: Option<Rank>,
    /// What a program may do that acts for the person; `None` if the person acts.
    pub(crate) program: Option<ProgramActs>,
    /// The settings of the game.
    pub(crate) settings: GameSettings,
    /// The seat that this browser has confirmed for the requested game.
    pub(crate) confirmed: Option<Seat>,
    /// Seats that this device, or the person at it, holds.
    pub(crate) own: Vec<Seat>,
    /// Seats that others hold.
    pub(crate) elsewhere: Vec<Seat>,
    /// The name under which seats are held; `None` if the sender cannot be recognised again.
    pub(crate) name: Option<String>,
    /// Whether it is the computer that runs the program, in a house.
    pub(crate) is_owner: bool,
    /// Who holds which seat.
    holders: BTreeMap<Seat, String>,
}

impl Membership {
    /// What the sender of a request is to this game. In a house with fewer than two people there
    /// are no seats to take.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn of(
        store: &dyn GameStore,
        id: &str,
        session: &dyn DynSession,
        request: &WebRequest<'_>,
    ) -> Result<Membership, Problem> {
        let about = Membership::of_asker(store, id, session, &request.asker)?;
        Ok(Membership { confirmed: confirmed(request.headers), ..about })
    }

    /// As [`Membership::of`], whatever seat the browser has confirmed.
    ///
    /// # Errors
    ///
    /// As [`Membership::of`].
    pub(crate) fn of_asker(
        store: &dyn GameStore,
        id: &str,
        session: &dyn DynSession,
        asker: &Asker,
    ) -> Result<Membership, Problem> {
        match asker.is_house && people(session.players()).count() < 2 {
            true => Ok(Membership::outside(asker)),
            false => Membership::outside(asker).in_game(store, id, asker),
        }
    }

    /// What somebody is to a game that may be too damaged to be opened.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be read.
    pub(crate) fn in_stored(
        store: &dyn GameStore,
        id: &str,
        asker: &Asker,
    ) -> Result<Membership, Problem> {
        Membership::outside(asker).in_game(store, id, asker)
    }

    /// Somebody who does something that is about no game.
    pub(crate) fn outside(asker: &Asker) -> Self {
        Membership {
            role: if asker.is_house { Role::House } else { Role::Stranger },
            rank: asker.person.as_ref().map(|person| person.rank),
            program: asker.program,
            name: asker.holder().map(str::to_string),
            is_owner: asker.is_owner,
            ..Membership::default()
        }
    }

    fn in_game(self, store: &dyn GameStore, id: &str, asker: &Asker) -> Result<Self, Problem> {
        let about = Membership { holders: store.seats(id)?, ..self };
        let name = about.name.clone();
        let mut about = about.seen_by(name.as_deref());
        if let Some(person) = asker.own() {
            let members = store.members(id)?;
            about.settings = about.settings_for(person, store, (id, &members))?;
            about.role = about.role_of(person, &members);
            if about.role == Role::Stranger && about.is_reported(store, id)? {
                about.role = Role::Spectator;
            }
        }
        Ok(about)
    }

    /// The settings of a game as they are for a person. For whoever is blocked by its host it is
    /// not open, so that nothing tells this from a game that never was.
    fn settings_for(
        &self,
        person: &PersonId,
        store: &dyn GameStore,
        (id, members): (&str, &[Member]),
    ) -> Result<GameSettings, Problem> {
        let settings = store.settings(id)?;
        let is_open = settings.open && {
            let blockers = store.blockers_of(person)?;
            !members.iter().any(|it| it.part == MemberPart::Host && blockers.contains(&it.person))
        };
        Ok(GameSettings { open: is_open, ..settings })
    }

    /// Whether a host of the service may look at a game because a person of it is reported.
    fn is_reported(&self, store: &dyn GameStore, id: &str) -> Result<bool, Problem> {
        let hosts = self.rank == Some(Rank::Host) && self.program.is_none();
        Ok(hosts && store.open_reports()?.iter().any(|report| report.game == id))
    }

    /// The role of a person in a game with these members. A game without a stored host is the
    /// owner's.
    fn role_of(&self, person: &PersonId, members: &[Member]) -> Role {
        let mut hosts = members.iter().filter(|member| member.part == MemberPart::Host).peekable();
        let is_host = match hosts.peek() {
            Some(_) => hosts.any(|member| member.person == *person),
            None => person.is_owner(),
        };
        let has_link = members.iter().any(|member| member.person == *person);
        let may_watch = match self.settings.watching {
            Watching::Nobody => false,
            Watching::ByLink => has_link,
            Watching::Anybody => has_link,
        } || self.settings.shows_members();
        match () {
            () if is_host => Role::Host,
            () if !self.own.is_empty() => Role::Player,
            () if may_watch => Role::Spectator,
            () => Role::Stranger,
        }
    }

    /// The same game as whoever holds seats under this name sees it.
    pub(crate) fn seen_by(&self, name: Option<&str>) -> Membership {
        let mut about = Membership {
            name: name.map(str::to_string),
            own: Vec::new(),
            elsewhere: Vec::new(),
            ..self.clone()
        };
        for (seat, holder) in &self.holders {
            let own = name == Some(holder.as_str());
            if own { &mut about.own } else { &mut about.elsewhere }.push(*seat);
        }
        about
    }

    /// Who holds a seat.
    pub(crate) fn holder(&self, seat: Seat) -> Option<&str> {
        self.holders.get(&seat).map(String::as_str)
    }

    /// Whether the people of the game sit apart: not around one device that may show everything.
    pub(crate) fn is_one_of_several(&self) -> bool {
        self.role != Role::House || !self.own.is_empty() || !self.elsewhere.is_empty()
    }

    /// The seat from which the sender always looks, if it holds exactly one.
    pub(crate) fn only_seat(&self) -> Option<Seat> {
        match self.own[..] {
            [seat] => Some(seat),
            _ => None,
        }
    }

    /// Whether this device shows a seat: one that it holds, or, in a house, if it holds none, one
    /// that no device holds.
    pub(crate) fn shows(&self, seat: Seat) -> bool {
        let is_passed = self.role == Role::House && self.own.is_empty();
        self.own.contains(&seat) || (is_passed && !self.elsewhere.contains(&seat))
    }

    /// Whether any person plays this game at this device.
    pub(crate) fn plays(&self, game: &dyn DynSession) -> bool {
        people(game.players()).any(|seat| self.shows(seat))
    }

    /// The seats of people that nobody holds. In a house they are no obstacle: a device is passed
    /// around.
    pub(crate) fn free_seats(&self, game: &dyn DynSession) -> Vec<Seat> {
        people(game.players()).filter(|seat| !self.holders.contains_key(seat)).collect()
    }

    /// Whether the game is over: of itself, or because all agreed to end it.
    pub(crate) fn is_over(&self, game: &dyn DynSession) -> bool {
        self.settings.ended || game.turn() == Turn::Over
    }

    /// The people who do not play this game at this device.
    pub(crate) fn others(&self, game: &dyn DynSession) -> Vec<Seat> {
        people(game.players()).filter(|&seat| !self.shows(seat)).collect()
    }
}

/// The seat that this browser has confirmed for the requested game.
fn confirmed(headers: &HeaderMap) -> Option<Seat> {
    cookie(headers, SHOWN)?.parse().ok().map(Seat)
}

/// Remembers a seat for the pages of one game.
pub(crate) fn confirm(response: &mut Response, id: &str, seat: Seat) {
    keep(response, &format!("{SHOWN}={}; Path=/games/{id}; HttpOnly; SameSite=Strict", seat.0));
}
