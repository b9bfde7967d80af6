use game_core::{Choices, Game, Seat, Viewer};

/// What a player sees when it has to choose: the view of its seat, and nothing else.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` may know of this position.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Seen { game, seat }
    }

    /// The view of the seat. It is built on each call, so a player that does not look pays nothing.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// The public view, which the seat knows too.
    pub fn public(&self) -> G::View {
        self.game.view(Viewer::Nobody)
    }

    /// The information state key of the seat, if the game has one
    /// ([`Game::information_state_key`]).
    pub fn information_state_key(&self) -> Option<u64> {
        self.game.information_state_key(self.seat)
    }

    /// The seat that has to choose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is printed on the components.
    pub fn content(&self) -> &'static G::Content {
        self.game.content()
    }

    /// The scaled budget of a level, given its number of simulations without a model.
    pub(crate) fn simulations_of_a_level(&self, by_hand: u32) -> u32 {
        self.game.level_simulation_scale().map_or(by_hand, |scale| scale.of(by_hand))
    }
}

/// Chooses for a seat.
pub trait Player<G: Game> {
    /// Returns one of the listed choices. There are at least two, because a game answers a question
    /// with one answer itself.
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice;

    /// As [`Player::choose`], but returns early with the best choice so far once `stop` returns
    /// true. Fast players may ignore it.
    fn choose_until(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> G::Choice {
        let _ = stop;
        self.choose(seen, choices)
    }

    /// As [`Player::choose_until`], but it may pause and then returns `None`. Called next with the
    /// same arguments, it continues and chooses as it would have in one go. Fast players need not
    /// pause.
    fn choose_by_pieces(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        patience: Patience<'_>,
    ) -> Option<G::Choice> {
        Some(self.choose_until(seen, choices, patience.stop))
    }

    /// Approximate heap memory held between calls, in bytes; 0 for a player that remembers nothing.
    fn bytes(&self) -> usize {
        0
    }
}

/// Returns whether a player should stop thinking, because its time is up or the answer is no longer
/// wanted. Every thinking thread calls it every few hundred microseconds.
///
/// Players read no clock themselves, so that they run wherever a game does.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// How a slow player keeps from blocking others. Both functions are called as often as [`Stop`].
#[derive(Clone, Copy)]
pub struct Patience<'a> {
    /// Whether to finish with what was found so far.
    pub stop: Stop<'a>,
    /// Whether to pause, and to continue when called again.
    pub pause: Stop<'a>,
}

impl<'a> Patience<'a> {
    /// Stops, but never pauses.
    pub fn until(stop: Stop<'a>) -> Self {
        Patience { stop, pause: &|| false }
    }
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        (**self).choose(seen, choices)
    }

    fn choose_until(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> G::Choice {
        (**self).choose_until(seen, choices, stop)
    }

    fn choose_by_pieces(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        patience: Patience<'_>,
    ) -> Option<G::Choice> {
        (**self).choose_by_pieces(seen, choices, patience)
    }
}

/// Several players as one, each in its seats.
pub struct Seats<P> {
    players: Vec<P>,
}

impl<P> Seats<P> {
    /// The players in seat order. With fewer players than seats they take turns: the first one also
    /// plays the first seat left over.
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

    fn choose_until(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> G::Choice {
        let at = seen.seat().index() % self.players.len();
        self.players[at].choose_until(seen, choices, stop)
    }
}
