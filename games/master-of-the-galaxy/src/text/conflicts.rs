//! The end of a conflict as text: the reason, and where the cubes of both sides went.

use game_core::Line;

use super::events::line;
use crate::cubes::Cubes;
use crate::event::{Cancelled, Event};
use crate::game::MasterOfTheGalaxy;
use crate::state::Against;
use crate::types::{Player, System};

impl MasterOfTheGalaxy {
    /// The text for the end of a conflict.
    pub(super) fn conflict_line(&self, event: &Event) -> Line {
        match *event {
            Event::Cancelled { card, target, why, player, against, attack, defence } => {
                let (name, at) = (self.card_name(card), self.system_name(target));
                let text = format!("{name} against {at} is cancelled.");
                let mut said = line(text, vec![card.to_string(), target.to_string()]);
                said.reasons.push(self.why_cancelled_words(why, target, against, player));
                said.reasons.extend(self.cubes_home((player, attack), (against, defence)));
                let stays = self.content.numbers.conflicts.cancel_keeps_card;
                match why {
                    // The next event reports what becomes of the card.
                    Cancelled::Dismissed | Cancelled::Out => {}
                    _ if stays => said.reasons.push("the card stays, not initiated".into()),
                    _ => said.reasons.push("the card goes under its deck".into()),
                }
                said
            }
            Event::ConflictWon { player, card, target, against, attack, defence } => {
                let text = format!(
                    "{} {} against {} ({}).",
                    self.does(player, "win"),
                    self.card_name(card),
                    self.system_name(target),
                    self.against_name(against)
                );
                let mut said = line(text, vec![card.to_string(), target.to_string()]);
                said.reasons = self.cubes_home((player, attack), (against, defence));
                said
            }
            Event::ConflictLost { player, card, defender, attack, defence } => {
                let by = defender.map_or("the Weavers".into(), |of| self.mid_name(of));
                let text =
                    format!("{} {} to {by}.", self.does(player, "lose"), self.card_name(card));
                let mut said = line(text, vec![card.to_string()]);
                let against = defender.map_or(Against::Swarm, Against::Player);
                said.reasons = self.cubes_home((player, attack), (against, defence));
                said.reasons.push("the card goes under its deck".into());
                said
            }
            _ => line("", vec![]),
        }
    }

    fn why_cancelled_words(
        &self,
        why: Cancelled,
        target: System,
        against: Against,
        player: Player,
    ) -> String {
        let at = self.system_name(target);
        let state = |of: Against| match of {
            Against::Neutral => "neutral".to_string(),
            Against::Player(player) => self.possessive(player).replace("your", "yours"),
            Against::Swarm => "under a swarm".to_string(),
        };
        match why {
            Cancelled::Hole => format!("{at} is a black hole now"),
            Cancelled::Source(source) => {
                let who = self.mid_name(player);
                format!("{who} no longer {} {}", self.verb("control"), self.system_name(source))
            }
            // One swarm can only have replaced another by morphing, which cancels nothing.
            Cancelled::Target(now) => {
                format!("{at} was {} and is {} now", state(against), state(now))
            }
            Cancelled::Route(source) => {
                format!("no complete route leads from {} to {at} now", self.system_name(source))
            }
            Cancelled::Effect => "an effect cancels it".into(),
            Cancelled::Dismissed => "its card is dismissed".into(),
            Cancelled::Out => format!("{} out of the game", self.does(player, "are")),
        }
    }

    /// Where the cubes of both sides of a conflict went, the attacker's first.
    fn cubes_home(
        &self,
        (attacker, attack): (Player, Cubes),
        (against, defence): (Against, Cubes),
    ) -> Vec<String> {
        let mut said = Vec::new();
        if !attack.is_empty() {
            let whose = self.possessive(attacker);
            said.push(format!("from the attack into {whose} bag: {attack}"));
        }
        if !defence.is_empty() {
            let to = match against {
                Against::Player(player) => format!("into {} bag", self.possessive(player)),
                Against::Neutral | Against::Swarm => "to the reserve".into(),
            };
            said.push(format!("from the defence {to}: {defence}"));
        }
        said
    }
}
