//! The end of a conflict as text: the reason, and where the cubes of both sides went.

use game_core::Named as _;
use i18n::{Noun, message};

use super::names::Narrator;
use crate::cubes::Cubes;
use crate::event::{Cancelled, Event};
use crate::state::Against;
use crate::types::{Player, System};

impl Narrator<'_> {
    /// Why a conflict ended, and where its cubes and its card went.
    pub(super) fn conflict_reasons(&self, event: &Event) -> Vec<String> {
        let messages = self.messages;
        match *event {
            Event::Cancelled { target, why, player, against, attack, defence, .. } => {
                let mut reasons = vec![self.why_cancelled(why, target, against, player)];
                reasons.extend(self.cubes_home((player, attack), (against, defence)));
                let stays = self.game.content.numbers.conflicts.cancel_keeps_card;
                match why {
                    // The next event reports what becomes of the card.
                    Cancelled::Dismissed | Cancelled::Out => {}
                    _ if stays => reasons.push(message!(messages, "conflict-card-stays").into()),
                    _ => reasons.push(message!(messages, "conflict-card-under").into()),
                }
                reasons
            }
            Event::ConflictWon { player, against, attack, defence, .. } => {
                self.cubes_home((player, attack), (against, defence))
            }
            Event::ConflictLost { player, defender, attack, defence, .. } => {
                let against = defender.map_or(Against::Swarm, Against::Player);
                let mut reasons = self.cubes_home((player, attack), (against, defence));
                reasons.push(message!(messages, "conflict-card-under").into());
                reasons
            }
            _ => Vec::new(),
        }
    }

    fn why_cancelled(
        &self,
        why: Cancelled,
        target: System,
        against: Against,
        player: Player,
    ) -> String {
        let messages = self.messages;
        let (target, player) = (target.named(self), player.named(self));
        match why {
            Cancelled::Hole => message!(messages, "cancelled-hole", target = target),
            Cancelled::Source(source) => {
                let source = source.named(self);
                message!(messages, "cancelled-source", player = player, source = source)
            }
            // One swarm can only have replaced another by morphing, which cancels nothing.
            Cancelled::Target(now) => {
                let (before, now) = (self.stood(against), self.stood(now));
                message!(messages, "cancelled-target", target = target, before = before, now = now)
            }
            Cancelled::Route(source) => {
                let source = source.named(self);
                message!(messages, "cancelled-route", source = source, target = target)
            }
            Cancelled::Effect => message!(messages, "cancelled-effect"),
            Cancelled::Dismissed => message!(messages, "cancelled-dismissed"),
            Cancelled::Out => message!(messages, "cancelled-out", player = player),
        }
        .into()
    }

    /// Whose a system was or is.
    fn stood(&self, against: Against) -> Noun {
        let messages = self.messages;
        match against {
            Against::Neutral => Noun::new(messages, "against-neutral"),
            Against::Player(player) => {
                Noun::new(messages, "system-of").with("player", player.named(self))
            }
            Against::Swarm => Noun::new(messages, "system-under-swarm"),
        }
    }

    /// Where the cubes of both sides of a conflict went, the attacker's first.
    fn cubes_home(
        &self,
        (attacker, attack): (Player, Cubes),
        (against, defence): (Against, Cubes),
    ) -> Vec<String> {
        let messages = self.messages;
        let mut said = Vec::new();
        if !attack.is_empty() {
            let (player, cubes) = (attacker.named(self), attack.named(self));
            said.push(message!(messages, "attack-home", player = player, cubes = cubes).into());
        }
        if !defence.is_empty() {
            let cubes = defence.named(self);
            let text = match against {
                Against::Player(player) => {
                    let player = player.named(self);
                    message!(messages, "defence-home", player = player, cubes = cubes)
                }
                Against::Neutral | Against::Swarm => {
                    message!(messages, "defence-to-reserve", cubes = cubes)
                }
            };
            said.push(text.into());
        }
        said
    }
}
