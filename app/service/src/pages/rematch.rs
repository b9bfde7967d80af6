//! A game after another, in which the same people are asked to sit in the same seats.

use std::collections::BTreeMap;

use game_core::Seat;

use crate::membership::{Membership, Role};
use crate::request::{Form, WebRequest};
use crate::service::Service;
use crate::{GameSettings, PersonId, Problem, SeatOffer};

/// The table of an earlier game, which stays as it was.
pub(super) struct Rematch {
    own: PersonId,
    holders: BTreeMap<Seat, String>,
    /// How the table is.
    pub(super) settings: GameSettings,
}

impl Rematch {
    /// The table of the game that a form names, if the sender of the request plays there or is its
    /// host, where people live apart.
    pub(super) fn of(service: &Service, request: &WebRequest<'_>, form: &Form) -> Option<Self> {
        let (store, own) = (service.games.store(), request.asker.own()?);
        let id = form.get("after")?;
        let who = Membership::in_stored(store, id, &request.asker).ok()?;
        let was_there = matches!(who.role, Role::Host | Role::Player);
        let holders = store.seats(id).ok().filter(|_| was_there)?;
        let settings = GameSettings { ended: false, ..store.settings(id).ok()? };
        Some(Rematch { own: own.clone(), holders, settings })
    }

    /// Those of these seats that the sender did not hold.
    pub(super) fn left(&self, seats: &[Seat]) -> Vec<Seat> {
        let is_own = |seat: &Seat| self.holders.get(seat) == Some(&self.own.0);
        seats.iter().copied().filter(|seat| !is_own(seat)).collect()
    }

    /// The offers of those of these seats that others held, each to who sat there. Seats that
    /// nobody held stay free, and so do those of whoever blocks the sender.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(super) fn offers(
        &self,
        service: &Service,
        seats: &[Seat],
    ) -> Result<Vec<SeatOffer>, Problem> {
        let (store, mut offers) = (service.games.store(), Vec::new());
        let blockers = store.blockers_of(&self.own)?;
        for &seat in seats {
            let Some(to) = self.holders.get(&seat).filter(|it| **it != self.own.0) else {
                continue;
            };
            let known = store.person(&PersonId(to.clone()))?;
            if let Some(person) = known.filter(|it| !blockers.contains(&it.id)) {
                let (by, since) = (self.own.clone(), store.now());
                offers.push(SeatOffer { seat, to: person.id, by, since });
            }
        }
        Ok(offers)
    }
}
