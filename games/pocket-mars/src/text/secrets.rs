//! Redaction: what others may see of a choice in the log.

use game_core::{Turn, Viewer};

use crate::choice::Choice;
use crate::game::PocketMars;
use crate::grammar::article;
use crate::sequence::{Frame, Purpose};
use crate::types::Player;

impl PocketMars {
    /// The log's text of a choice for a viewer who may not know it.
    ///
    /// PM-14.1 and PM-13.4 decide what is private: faces that are dealt, kept, prepared, drawn and
    /// looked at.
    pub(crate) fn redacted(&self, choice: Choice, viewer: Viewer) -> Option<String> {
        let frame = self.state.frames.top()?;
        let private_to = match (choice, frame) {
            (Choice::Deal(_), Frame::Deal { player, .. }) => player,
            (Choice::Reveal(_), Frame::RevealTop | Frame::RevealSlot { .. }) => self.looker()?,
            (Choice::Keep(_) | Choice::Prepare(_) | Choice::Cycle(_), _)
            | (Choice::Trade(..) | Choice::Peek(..), _) => match self.turn() {
                Turn::Choose(seat) => Player::of_seat(seat),
                _ => return None,
            },
            _ => return None,
        };
        if private_to.seat().is_none_or(|seat| viewer.sees(seat)) {
            return None;
        }
        let hidden = self.options.hide_hand_colours;
        Some(match choice {
            Choice::Deal(_) if hidden => "deal a card".into(),
            Choice::Deal(card) => format!("deal {}", article(&format!("{} card", card.colour()))),
            Choice::Reveal(card) => {
                format!("reveal {}", article(&format!("{} card", card.colour())))
            }
            // The picks of one pass stay hidden until everybody has picked.
            Choice::Keep(_) => "keep a card".into(),
            Choice::Prepare(_) if self.state.round == 0 => "prepare a card".into(),
            Choice::Prepare(card) => {
                format!("prepare {}", article(&format!("{} card", card.colour())))
            }
            Choice::Cycle(card) => format!("cycle {}", article(&format!("{} card", card.colour()))),
            // The deciding player may know the faces in the slots, and the unredacted text would
            // name them.
            Choice::Trade(own, owner, slot) => {
                format!("trade slot {own} for slot {slot} of {}", self.mid_name(owner))
            }
            Choice::Peek(owner, slot) => format!("look at slot {slot} of {}", self.mid_name(owner)),
            _ => return None,
        })
    }

    /// The one player who sees the face that is being revealed; `None` if everybody does.
    fn looker(&self) -> Option<Player> {
        let pending = self.state.frames.pending();
        match pending.get(pending.len().checked_sub(2)?)? {
            Frame::DrawFromDeck { player } => Some(*player),
            Frame::LookAt { you, .. } | Frame::Trade { you, .. } => Some(*you),
            Frame::TakeSlot { you, purpose: Purpose::Draw, .. } => Some(*you),
            _ => None,
        }
    }
}
