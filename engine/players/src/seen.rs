use game_core::{Choices, Game, Seat, Viewer};

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

    /// What everybody at the table may know, which the seat knows too.
    pub fn public(&self) -> G::View {
        self.game.view(Viewer::Nobody)
    }

    /// The number that stands for what the seat knows, if the game gives one
    /// ([`Game::information_state_key`]).
    pub fn information_state_key(&self) -> Option<u64> {
        self.game.information_state_key(self.seat)
    }

    /// The seat that must choose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is printed on the components.
    pub fn content(&self) -> &'static G::Content {
        self.game.content()
    }

    /// How many simulations a level does here that does so many by hand.
    pub(crate) fn simulations_of_a_level(&self, by_hand: u32) -> u32 {
        self.game.level_simulation_scale().map_or(by_hand, |scale| scale.of(by_hand))
    }
}

/// Somebody who chooses for a seat.
pub trait Player<G: Game> {
    /// One of the listed choices. There are at least two: a question with one answer is answered
    /// by the game.
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice;

    /// As [`Player::choose`], but as soon as `stop` says so with what was thought until then. A
    /// player that does not think for long need not ask.
    fn choose_until(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> G::Choice {
        let _ = stop;
        self.choose(seen, choices)
    }

    /// As [`Player::choose_until`], but it may pause: nothing is chosen then. Asked the same next,
    /// it goes on where it was, and chooses what it would have chosen in one piece. A player that
    /// does not think for long need not pause.
    fn choose_by_pieces(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        patience: Patience<'_>,
    ) -> Option<G::Choice> {
        Some(self.choose_until(seen, choices, patience.stop))
    }

    /// How many bytes it holds beside itself, about: what it remembers. A player that remembers
    /// nothing need not say so.
    fn bytes(&self) -> usize {
        0
    }
}

/// Says whether a player is to stop thinking: because its time is over, or because nobody wants to
/// know any more. It is asked every few hundred microseconds, by every thread that thinks.
///
/// Players read no clock themselves, so that they run wherever a game does.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// How a player that thinks for long is kept from keeping others waiting. Each is asked as often as
/// [`Stop`] says.
#[derive(Clone, Copy)]
pub struct Patience<'a> {
    /// Whether it is to come to its end, with what was thought until then.
    pub stop: Stop<'a>,
    /// Whether it is to pause, and to go on when it is asked again.
    pub pause: Stop<'a>,
}

impl<'a> Patience<'a> {
    /// Never a pause.
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
