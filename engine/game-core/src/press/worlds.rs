//! The positions on which a press is tried.

use std::cell::LazyCell;

use crate::wasted::{determinization, determinized};
use crate::{Choices, Game, Seat, Viewer};

/// The number of determinizations in which the answers of a press must be asked, if they differ.
/// Where the real position is like none of them, the press is refused as a whole. At 2,993 decisions
/// of recorded games 8, 24 and 64 give the same presses, 4 others at three decisions, 1 at 76; each
/// costs as much as the next.
const WORLDS: u64 = 12;

/// Different positions that look the same to a seat: one, and the others, which are made when they
/// are first asked for.
pub(super) struct Worlds<'a, G> {
    pub(super) first: G,
    others: LazyCell<Vec<G>, Box<dyn FnOnce() -> Vec<G> + 'a>>,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Determinizations of a position for a seat.
    pub(super) fn sampled(game: &'a G, seat: Seat) -> Self {
        let first = determinization(&game.view(Viewer::Seat(seat)), game.content(), 0);
        let others = move || determinized(game, seat, WORLDS).split_off(1);
        Worlds { first, others: LazyCell::new(Box::new(others)) }
    }

    /// These positions.
    pub(super) fn known(first: G, others: Vec<G>) -> Self {
        Worlds { first, others: LazyCell::new(Box::new(move || others)) }
    }

    pub(super) fn others(&self) -> &[G] {
        &self.others
    }
}

/// The choices that are listed at a position.
pub(super) fn listed<G: Game>(position: &G) -> Vec<G::Choice> {
    let mut listed = Choices::default();
    position.choices(&mut listed);
    listed.listed().to_vec()
}
