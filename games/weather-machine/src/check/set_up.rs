//! What lies on the table while it is set up.

use super::Found;
use crate::game::WeatherMachine;
use crate::kinds::{Player, WorkshopRow};
use crate::sequence::{Each, Step};
use crate::state::State;
use crate::workshop::Items;

impl WeatherMachine {
    /// Before the Supply Round nothing but what set-up deals differs from the empty table.
    pub(super) fn check_set_up(&self, found: &mut Found) {
        if !self.awaits(Step::SupplyRound) {
            return;
        }
        let fresh = self.laid_out();
        found.unless(fresh == self.state, "set-up", "nothing else has happened before it is over");
        for player in self.state.people() {
            self.check_dealt(player, found);
        }
    }

    /// The empty table with everything that set-up deals and reveals.
    fn laid_out(&self) -> State {
        let empty = State::empty();
        let mut fresh =
            WeatherMachine { options: self.options, content: self.content, state: empty };
        fresh.lay_out();
        let (mut fresh, now) = (fresh.state, self.state);
        for (lab, now) in fresh.laboratories.iter_mut().zip(&now.laboratories) {
            lab.goals = now.goals;
            lab.shape = now.shape;
            lab.items = Items { parts: now.items.parts, ..Items::default() };
        }
        if self.options.solo() {
            (fresh.supply, fresh.tokens, fresh.awards) = (now.supply, now.tokens, now.awards);
        }
        State {
            active: now.active,
            turn_order: now.turn_order,
            initiative: now.initiative,
            scientists: now.scientists,
            agents: now.agents,
            assistant: now.assistant,
            offer: now.offer,
            stack: now.stack,
            in_hand: now.in_hand,
            laid: now.laid,
            grid: now.grid,
            display: now.display,
            waiting: now.waiting,
            deck: now.deck,
            solo: now.solo,
            frames: now.frames,
            ..fresh
        }
    }

    /// One Machine Part and one Workshop tile to everybody whose turn it was.
    fn check_dealt(&self, player: Player, found: &mut Found) {
        let to_come =
            |step, each| self.awaits(step) || self.still_to_come(each).any(|other| other == player);
        let expected = |to_come| if to_come { 0 } else { 1 };
        let parts = self.state.lab(player).items.parts.0.iter();
        let parts = parts.map(|&count| usize::from(count)).sum();
        let due = expected(to_come(Step::DealParts, Each::Part));
        found.count(format_args!("Machine Parts of {player}"), parts, due);
        let laid = self.state.laid.iter().flatten().filter(|laid| laid.owner == player);
        let due = expected(to_come(Step::DealTiles, Each::Tile));
        found.count(format_args!("Workshop tiles of {player}"), laid.clone().count(), due);
        let mut laid = laid;
        found.unless(
            laid.all(|laid| laid.column == 1 && laid.row == WorkshopRow::Middle),
            format_args!("Workshop of {player}"),
            "the first tile lies beside the middle row",
        );
    }
}
