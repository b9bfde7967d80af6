//! WM-MOV, WM-NEW: moving the Scientist.

use arrayvec::ArrayVec;
use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::content::FirstRound;
use crate::event::{Cause, Event};
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Subject};
use crate::state::Lativ;
use crate::state::Piece;
use crate::types::{ActionSpace, Challenge, Id, Location, Voucher};

impl WeatherMachine {
    /// WM-TRN.3 MUST: the Scientist moves in every turn.
    /// WM-MOV.1 MUST: to an empty action space of another Location; the Office has none.
    pub(crate) fn legal_move(&self, out: &mut impl ActionSink<Choice>) {
        for space in ActionSpace::all() {
            if self.may_enter(space) {
                out.choice(Choice::Move(space));
            }
        }
        self.legal_awards(out);
    }

    pub(crate) fn may_enter(&self, space: ActionSpace) -> bool {
        let location = space.location();
        let elsewhere = self.here().is_none_or(|here| here.location() != location);
        elsewhere
            && self.is_free(space)
            && self.round_one_allows(space)
            && (location != Location::Supply || self.can_pay_supply(space))
    }

    /// WM-MOV.2 MUST: one piece to a space; a blocked space is never available.
    /// WM-2PL.3 and WM-SET.26 MUST: with two players the rightmost space of each Main Location is
    /// blocked.
    pub(crate) fn is_free(&self, space: ActionSpace) -> bool {
        !self.state.is_taken(space) && !self.is_blocked(space)
    }

    pub(crate) fn is_blocked(&self, space: ActionSpace) -> bool {
        let blocked = self.content.set_up[self.options.count()].right_space_blocked;
        blocked && self.content.action_spaces[space].blocked_with_two
    }

    /// WM-MOV.3a IF it is round 1 THEN take the middle space of a Main Location if it is free.
    /// WM-MOV.3b IF it is occupied THEN the rightmost one may be taken.
    /// WM-MOV.3c MUST: the leftmost one is forbidden in that round.
    /// WM-R.12 MUST: the Supply, where everybody starts, is therefore out of reach; a Location
    /// whose two spaces are taken or blocked is closed.
    /// SAB-GEN.8 MUST: this binds the human in solo, but not the Saboteurs.
    fn round_one_allows(&self, space: ActionSpace) -> bool {
        if self.state.round > 1 {
            return true;
        }
        let first = |space: ActionSpace| self.content.action_spaces[space].round_one;
        match first(space) {
            FirstRound::Start | FirstRound::First => true,
            FirstRound::Second => ActionSpace::of_location(space.location())
                .filter(|&other| first(other) == FirstRound::First)
                .all(|other| !self.is_free(other)),
            FirstRound::Never => false,
        }
    }

    /// Numbers of other players' pieces to the left in the same Location.
    ///
    /// SAB-GEN.12 MUST: each agent of the Saboteurs counts as another player's piece.
    /// SAB-R.28 MUST: both may count, although they are one player in the turn order.
    pub(crate) fn others_left_of(&self, space: ActionSpace) -> (u8, u8) {
        let left = |piece: Option<ActionSpace>| {
            piece.is_some_and(|at| at.location() == space.location() && at < space)
        };
        let own = self.active() as usize;
        let people = self.state.scientists.iter().enumerate();
        let people = people.filter(|&(seat, &piece)| seat != own && left(piece)).count();
        let agents = self.state.agents.iter().filter(|&&piece| left(piece)).count();
        (people as u8, agents as u8)
    }

    /// Whether Lativ is in the Location, on a space to the left.
    pub(crate) fn lativ_left_of(&self, space: ActionSpace) -> bool {
        match self.state.lativ {
            Lativ::Space(at) => at.location() == space.location() && at < space,
            Lativ::Supply | Lativ::Office => false,
        }
    }

    /// The price of a space of the Supply in Vouchers.
    ///
    /// WM-NEW.2 MUST: Lativ never raises it, because he is on no action space there.
    /// WM-R.25 MUST: the variant only adds to gains.
    fn supply_price(&self, space: ActionSpace) -> u8 {
        let (people, agents) = self.others_left_of(space);
        self.content.exchanges.supply_payment * (people + agents)
    }

    /// WM-MOV.5d IF the payment is impossible even with the gains THEN the space cannot be chosen.
    /// WM-R.59 MUST: every piece further left is paid for; gains count as far as tracks have room.
    fn can_pay_supply(&self, space: ActionSpace) -> bool {
        let (player, exchanges) = (self.active(), &self.content.exchanges);
        let mut room: u8 = Voucher::ALL.iter().map(|&of| self.voucher_room(player, of)).sum();
        let mut have = self.lab().voucher_count();
        if self.state.lativ == Lativ::Supply {
            let science = exchanges.lativ.min(self.voucher_room(player, Voucher::Science));
            room -= science;
            have += science;
        }
        have + exchanges.supply_gain.min(room) >= self.supply_price(space)
    }

    pub(crate) fn answer_move(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::Move(space) => {
                self.state.frames.finish();
                let player = self.active();
                self.state.scientists[player as usize] = Some(space);
                sink.emit(Rule("WM-MOV.1"), || Event::ScientistMoved { player, space });
                self.call_list(List::Entering, Subject::Space(space), false);
            }
            Choice::Award(space) => self.place_award(space, sink),
            other => game_core::not_listed(other),
        }
    }

    /// WM-MOV.4a MUST: gain one Voucher of the space's type.
    /// WM-MOV.4b MUST: gain one more for each other player's piece to the left.
    /// WM-MOV.4c IF Lativ is to the left THEN gain one Science Voucher.
    /// WM-MOV.5a MUST: in the Supply, first gain one Voucher of any type.
    /// WM-MOV.5b IF Lativ is in the Supply THEN also gain one Science Voucher.
    /// WM-NEW.1 IF that variant is used and Lativ is to the left THEN gain one more of the space's
    /// type.
    /// SAB-CHL.8 MUST: with Moral High Ground, gain nothing for agents to the left.
    pub(crate) fn gain_for_space(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Space(space) = of else { return };
        let exchanges = &self.content.exchanges;
        let Some(voucher) = self.content.action_spaces[space].voucher else {
            if self.state.lativ == Lativ::Supply {
                let rule = Rule("WM-MOV.5b");
                let cause = Cause::Lativ(Location::Supply);
                self.gain_vouchers(Voucher::Science, exchanges.lativ, cause, rule, sink);
            }
            let left = exchanges.supply_gain;
            self.state.frames.call(Frame::GainAny { left, least: Voucher::Supply });
            return;
        };
        let (people, agents) = self.others_left_of(space);
        let with_agents = !self.challenged(Challenge::MoralHighGround);
        let counted = people + if with_agents { agents } else { 0 };
        let lativ = self.lativ_left_of(space);
        self.gain_vouchers(voucher, 1, Cause::Space(space), Rule("WM-MOV.4a"), sink);
        let more = exchanges.neighbour * counted;
        if more > 0 {
            let player = self.active();
            let (gained, lost) = self.raise_voucher(voucher, more);
            sink.emit(Rule("WM-MOV.4b"), || Event::NeighbourVouchers {
                player,
                voucher,
                gained,
                lost,
                pieces: self.counted_left_of(space, with_agents),
            });
        }
        if lativ {
            let (science, cause) = (exchanges.lativ, Cause::Lativ(space.location()));
            self.gain_vouchers(Voucher::Science, science, cause, Rule("WM-MOV.4c"), sink);
            if self.options.new_scientists {
                let (more, cause) = (exchanges.neighbour, Cause::NewScientists);
                self.gain_vouchers(voucher, more, cause, Rule("WM-NEW.1"), sink);
            }
        }
    }

    /// WM-MOV.5c MUST: then pay one Voucher of any type for each other player's piece to the left.
    pub(crate) fn pay_for_space(&mut self, of: Subject) {
        let Subject::Space(space) = of else { return };
        if space.location() == Location::Supply {
            let left = self.supply_price(space);
            self.state.frames.call(Frame::PayAny { left, least: Voucher::Supply });
        }
    }

    /// The pieces to the left of a space for which Vouchers are gained; Lativ is not one of them.
    fn counted_left_of(&self, space: ActionSpace, with_agents: bool) -> ArrayVec<Piece, 2> {
        let counts = |piece: &Piece| match piece {
            Piece::Scientist(_) => true,
            Piece::Agent(_) => with_agents,
            Piece::Lativ => false,
        };
        self.pieces_left_of(space).into_iter().filter(counts).collect()
    }

    /// The pieces of everybody on action spaces to the left in the same Location.
    pub(crate) fn pieces_left_of(&self, space: ActionSpace) -> ArrayVec<Piece, 2> {
        let left = ActionSpace::of_location(space.location()).filter(|&other| other < space);
        left.filter_map(|other| self.state.piece_on(other)).take(2).collect()
    }
}
