//! Redaction: what others may see of a choice in the log.

use game_core::{Named as _, Turn};
use i18n::message;

use super::names::Narrator;
use crate::choice::Choice;
use crate::sequence::{Frame, Purpose};
use crate::types::{Card, Player};

impl Narrator<'_> {
    /// The log's text of a choice if the viewer may not know it.
    ///
    /// PM-14.1 and PM-13.4 decide what is private: faces that are dealt, kept, prepared, drawn and
    /// looked at.
    pub(crate) fn redacted(&self, choice: Choice) -> Option<String> {
        let frame = self.game.state.frames.top()?;
        let private_to = match (choice, frame) {
            (Choice::Deal(_), Frame::Deal { player, .. }) => player,
            (Choice::Reveal(_), Frame::RevealTop | Frame::RevealSlot { .. }) => self.looker()?,
            (Choice::Keep(_) | Choice::Prepare(_) | Choice::Cycle(_), _)
            | (Choice::Trade(..) | Choice::Peek(..), _) => match self.game.turn() {
                Turn::Choose(seat) => Player::of_seat(seat),
                _ => return None,
            },
            _ => return None,
        };
        if private_to.seat().is_none_or(|seat| self.viewer.sees(seat)) {
            return None;
        }
        let messages = self.messages;
        let back = |card: Card| self.words().back(card.colour());
        Some(match choice {
            Choice::Deal(_) if self.game.options.hide_hand_colours => {
                message!(messages, "hidden-deal", card = self.hidden_card()).into()
            }
            Choice::Deal(card) => message!(messages, "hidden-deal", card = back(card)).into(),
            Choice::Reveal(card) => message!(messages, "hidden-reveal", card = back(card)).into(),
            // The picks of one pass stay hidden until everybody has picked.
            Choice::Keep(_) => message!(messages, "hidden-keep").into(),
            Choice::Prepare(_) if self.game.state.round == 0 => {
                message!(messages, "hidden-prepare", card = self.hidden_card()).into()
            }
            Choice::Prepare(card) => message!(messages, "hidden-prepare", card = back(card)).into(),
            Choice::Cycle(card) => message!(messages, "hidden-cycle", card = back(card)).into(),
            // The deciding player may know the faces in the slots, and the unredacted text would
            // name them.
            Choice::Trade(own, owner, slot) => {
                let (own, slot, owner) = (own.named(self), slot.named(self), owner.named(self));
                message!(messages, "hidden-trade", own = own, slot = slot, player = owner).into()
            }
            Choice::Peek(owner, slot) => {
                let (slot, owner) = (slot.named(self), owner.named(self));
                message!(messages, "hidden-peek", slot = slot, player = owner).into()
            }
            _ => return None,
        })
    }

    /// The one player who sees the face that is being revealed; `None` if everybody does.
    fn looker(&self) -> Option<Player> {
        let pending = self.game.state.frames.pending();
        match pending.get(pending.len().checked_sub(2)?)? {
            Frame::DrawFromDeck { player } => Some(*player),
            Frame::LookAt { you, .. } | Frame::Trade { you, .. } => Some(*you),
            Frame::TakeSlot { you, purpose: Purpose::Draw, .. } => Some(*you),
            _ => None,
        }
    }
}
