//! INV-16 to INV-20 and progress: where the people are, their orders, and how far the game has
//! come.

use game_core::grammar::counted;

use super::Found;
use super::tiles::once;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Step};
use crate::state::Lativ;
use crate::types::{ActionSpace, Colour, Player};

/// More Chemicals of a type than anybody acquires or returns in a turn.
const MOST_TRADED: u8 = 99;

impl WeatherMachine {
    pub(super) fn check_order(&self, found: &mut Found) {
        self.check_spaces(found);
        self.check_turn_order(found);
        self.check_progress(found);
    }

    /// INV-18: at most one piece on an action space, and each piece on one.
    fn check_spaces(&self, found: &mut Found) {
        let state = &self.state;
        let lativ = if let Lativ::Space(space) = state.lativ { Some(space) } else { None };
        let pieces =
            || state.scientists.iter().chain(&state.agents).copied().flatten().chain(lativ);
        once(found, "action spaces", pieces());
        let blocked = |space: ActionSpace| self.is_blocked(space);
        found.unless(!pieces().any(blocked), "action spaces", "a piece is on a blocked space");
        found.unless(
            lativ.is_none_or(|space| space.location().area().is_some()),
            "lativ",
            "he stands beside the action spaces of the Supply",
        );
        let placed = !self.awaits(Step::PlaceScientists);
        for (player, space) in Player::ALL.into_iter().zip(state.scientists) {
            let plays = state.people().any(|other| other == player);
            found.unless(
                space.is_some() == (plays && placed),
                format_args!("Scientist of {player}"),
                "everybody who plays has one on an action space, and nobody else",
            );
        }
        let searching = self.awaits(Step::FindFirstReport)
            || self.awaits(Step::FindSecondReport)
            || self.pends(|frame| matches!(frame, Frame::FindReport { .. }));
        if !searching {
            let there = state.agents.iter().all(|agent| agent.is_some() == self.options.solo());
            found.unless(there, "agents", "both are on action spaces in solo, and else none");
        }
    }

    /// INV-20: both orders contain everybody once.
    fn check_turn_order(&self, found: &mut Found) {
        let state = &self.state;
        let solo = self.options.solo().then_some(Player::Saboteurs);
        let all = || state.people().chain(solo);
        let drawing = self.pends(|frame| *frame == Frame::DrawOrder);
        let awaited = self.awaits(Step::PlaceScientists);
        for (what, order, partial) in
            [("turn_order", &state.turn_order, drawing), ("initiative", &state.initiative, false)]
        {
            once(found, what, order.iter().copied());
            let known = order.iter().all(|player| all().any(|other| other == *player));
            found.unless(known, what, "somebody in it does not play");
            let early = awaited && (what == "initiative" || self.options.solo() || drawing);
            let expected = if early { 0 } else { all().count() };
            found.unless(
                order.len() == expected || partial && order.len() < all().count(),
                what,
                format_args!("{}, expected {expected}", counted(order.len(), "name")),
            );
        }
        let acts = all().any(|player| player == state.active);
        found.unless(acts, "active", "this player does not play");
    }

    /// Checks the round, the final round, the verdict, and the Chemicals traded in this turn.
    fn check_progress(&self, found: &mut Found) {
        let state = &self.state;
        found.at_most("round", usize::from(state.round), self.most_rounds() as usize);
        let ended = state.end.is_some();
        found.unless(ended || !state.final_round, "final_round", "nothing triggered the end");
        let solo = self.options.solo();
        found.unless(solo || state.verdict.is_none(), "verdict", "it is for the solo game");
        for colour in Colour::ALL {
            let (acquired, returned) = (state.turn.acquired[colour], state.turn.returned[colour]);
            let at = format_args!("turn, {colour}");
            found.at_most(at, usize::from(acquired.max(returned)), usize::from(MOST_TRADED));
        }
    }

    /// The maximum number of rounds of a game, including the final one.
    ///
    /// INV-31: one of the three tiles of the display leaves it in any five rounds, and the last one
    /// enters it when all but three have left. In solo the reports run out earlier (INV-28).
    pub(crate) fn most_rounds(&self) -> u32 {
        5 * u32::from(self.experiment_tiles() - 3) + 1
    }
}
