//! What can be pending: the frames from the outermost one on.
//!
//! Play never comes to anything else. An edited position can claim what it likes, so each frame is
//! held against the one beneath it (`lies`) and against the table (`fits`) before it is played on.

use super::Found;
use crate::game::WeatherMachine;
use crate::kinds::{BotSpace, Player};
use crate::sequence::{Each, Frame, List};
use crate::state::{MOST_FRAMES, ROOM_FOR_A_BENEFIT};

impl WeatherMachine {
    /// Notes why these frames cannot be pending on this table. What lies on a wrong one is not
    /// looked at.
    pub(super) fn check_pending(&self, found: &mut Found) {
        let pending = self.state.frames.pending();
        let verdict = self.state.verdict.is_some();
        found.unless(!verdict || pending.is_empty(), "verdict", "the game is not over");
        self.check_who_acts(found);
        self.check_bots_once(found);
        let mut beneath = None;
        for (index, &frame) in pending.iter().enumerate() {
            if !found.0.is_empty() {
                return;
            }
            let deep = index > MOST_FRAMES - ROOM_FOR_A_BENEFIT;
            let room = !deep || !matches!(frame, Frame::Benefit { .. });
            // What lies on a round of everybody belongs to somebody whose part has begun.
            let begun = !matches!(beneath, Some(Frame::Each { next: 0, .. }));
            let lies = room && begun && self.lies_on(frame, beneath);
            let fits = lies && self.frame_fits(frame, beneath);
            let at = format_args!("frames, number {}", index + 1);
            found.unless(fits, at, "this cannot be pending here");
            beneath = Some(frame);
        }
    }

    /// Whoever's part it is acts, and the Saboteurs do what is theirs only.
    fn check_who_acts(&self, found: &mut Found) {
        let pending = self.state.frames.pending();
        let part = pending.iter().rposition(|frame| matches!(frame, Frame::Each { .. }));
        let Some((place, &Frame::Each { next, .. })) = part.map(|at| (at, &pending[at])) else {
            return;
        };
        let order = &self.state.turn_order;
        let whose = usize::from(next).checked_sub(1).and_then(|at| order.get(at).copied());
        let acts = whose.is_none_or(|player| player == self.state.active);
        found.unless(acts, "active", "it is the part of somebody else");
        let theirs = |frame: &Frame| match frame {
            Frame::Steps { list, .. } => *list == List::SaboteursTurn,
            other => *other == Frame::Havoc,
        };
        let saboteurs = self.state.active == Player::Saboteurs;
        let fits = pending.get(place + 1).is_none_or(|frame| theirs(frame) == saboteurs);
        found.unless(fits, "active", "somebody else does this");
    }

    /// No Bot is taken back twice.
    fn check_bots_once(&self, found: &mut Found) {
        let mut above: Option<BotSpace> = None;
        for frame in self.state.frames.pending().iter().rev() {
            if let Frame::TakeBack { from } | Frame::ToLine { from } = *frame {
                let rises = above.is_none_or(|above| above < from);
                found.unless(rises, "frames", "Bots are taken back in their order");
                above = Some(from);
            }
        }
    }

    /// Everybody whose part of a round of everybody is still to come, who acts included.
    pub(super) fn still_to_come(&self, each: Each) -> impl Iterator<Item = Player> {
        let next = self.state.frames.pending().iter().find_map(|frame| match *frame {
            Frame::Each { each: other, next } if other == each => Some(next),
            _ => None,
        });
        let done = next.map_or(usize::MAX, |next| usize::from(next.saturating_sub(1)));
        self.state.turn_order.iter().copied().skip(done)
    }
}
