//! INV-22: Goal tiles.

use super::Found;
use super::tiles::once;
use crate::game::WeatherMachine;
use crate::laboratory::{Laboratory, Token};
use crate::sequence::{Each, Frame, Step};
use crate::types::{GoalSpace, Id, Player};

impl WeatherMachine {
    pub(super) fn check_goals(&self, found: &mut Found) {
        let state = &self.state;
        let on_spaces = state.laboratories.iter().flat_map(|lab| lab.goal_spaces).flatten();
        let below = state.laboratories.iter().flat_map(|lab| lab.goals.iter());
        once(found, "Goal tiles", on_spaces.chain(below).chain(state.solo.refused.iter()));
        for (player, lab) in Player::ALL.into_iter().zip(&state.laboratories) {
            self.check_goal_spaces(player, lab, found);
            let citations =
                lab.office.0.iter().filter(|&&token| token == Some(Token::Citation)).count();
            let placed = lab.goal_spaces.iter().flatten().count();
            let all = lab.goals.len() + placed + citations;
            found.count(format_args!("Goal tiles of {player}"), all, self.dealt_goals(player));
        }
    }

    fn check_goal_spaces(&self, player: Player, lab: &Laboratory, found: &mut Found) {
        for space in GoalSpace::all() {
            let tile = lab.goal(space);
            let at = format_args!("Goal space {space} of {player}");
            let fits = tile.is_none_or(|tile| self.content.goals[tile].area == space.area());
            found.unless(fits, at, "the tile is of another colour");
            let flipped = lab.flipped.contains(space);
            found.unless(tile.is_some() || !flipped, at, "there is no tile to be flipped");
        }
    }

    /// Number of Goal tiles dealt to a player so far.
    fn dealt_goals(&self, player: Player) -> usize {
        let all = usize::from(self.content.set_up[self.options.count()].goals);
        if self.awaits(Step::DealGoals)
            || self.awaits(Step::DraftGoals)
            || self.awaits(Step::DealSoloGoals)
        {
            return 0;
        }
        let lab = self.state.lab(player);
        let held = |frame: &Frame| {
            Some(match *frame {
                // The player being dealt to has none yet.
                Frame::Each { each: Each::Goals, next } => {
                    let place = self.state.turn_order.iter().position(|&other| other == player);
                    let dealt = place.is_some_and(|place| place + 1 < usize::from(next));
                    if dealt { all } else { 0 }
                }
                Frame::Draft { pick } => {
                    let picks =
                        (0..pick.min(12)).filter(|&pick| self.drafter(pick) == Some(player));
                    3 * picks.count()
                }
                Frame::DealGoal { .. } => lab.goals.len().min(all),
                _ => return None,
            })
        };
        self.state.frames.pending().iter().find_map(held).unwrap_or(all)
    }
}
