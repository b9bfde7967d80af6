use table::{Choices, Game, Seat, Viewer};

/// What a player is shown when it must choose: the view of its seat, and nothing behind it.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` may know of this position.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Seen { game, seat }
    }

    /// What the seat may know. It is made on each call, so a player that does not look pays nothing.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// The seat that must choose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is printed on the components.
    pub fn content(&self) -> &'static G::Content {
        self.game.content()
    }
}

/// Somebody who chooses for a seat.
pub trait Player<G: Game> {
    /// One of the listed choices. There are at least two: a question with one answer is answered
    /// by the game.
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice;
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        (**self).choose(seen, choices)
    }
}

/// One player for each seat, as one player who plays them all.
pub struct Seats<P> {
    players: Vec<P>,
}

impl<P> Seats<P> {
    /// Players in the order of their seats. With fewer players than seats they take turns: the
    /// first also plays the first seat that is left over.
    ///
    /// # Panics
    ///
    /// If there is no player.
    pub fn new(players: Vec<P>) -> Self {
        assert!(!players.is_empty(), "a game needs at least one player");
        Seats { players }
    }
}

impl<G: Game, P: Player<G>> Player<G> for Seats<P> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        let at = seen.seat().index() % self.players.len();
        self.players[at].choose(seen, choices)
    }
}
