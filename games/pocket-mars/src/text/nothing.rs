//! The text for what does not happen, and why: conditions that fail, and steps without a target.

use game_core::Named as _;
use i18n::message;

use super::names::Narrator;
use crate::ability::{Condition, Effect, Place};
use crate::event::Lack;
use crate::sequence::AbilityOf;
use crate::types::{Card, Player};

impl Narrator<'_> {
    /// What was counted for a condition, as a clause; hands are never counted.
    pub(super) fn found(
        &self,
        (player, of): (Player, AbilityOf),
        condition: Condition,
        yours: Option<u8>,
        others: Option<u8>,
    ) -> Option<String> {
        let (messages, solo) = (self.messages, self.game.options.solo());
        let (player, here) = (player.named(self), self.building_of(of));
        let found = match condition {
            Condition::NoneHere | Condition::OwnHere(_) => {
                message!(messages, "found-here", count = yours?, player = player, building = here)
            }
            Condition::RivalHere if solo => {
                message!(messages, "found-androids-here", count = others?, building = here)
            }
            Condition::RivalHere => {
                message!(messages, "found-others-here", count = others?, building = here)
            }
            Condition::ShipEmpty | Condition::Ship(_) => {
                message!(messages, "found-ship", count = yours?, player = player)
            }
            Condition::Energy(_) => {
                message!(messages, "found-energy", count = yours?, player = player)
            }
            Condition::EnergyTop => {
                let (yours, others) = (yours?, others?);
                match solo {
                    true => message!(
                        messages,
                        "found-energy-androids",
                        count = yours,
                        player = player,
                        others = others
                    ),
                    false => message!(
                        messages,
                        "found-energy-others",
                        count = yours,
                        player = player,
                        others = others
                    ),
                }
            }
            Condition::HandHas(_) => return None,
        };
        Some(found.into())
    }

    /// The abilities that can be used after a card is connected: its prep ability and the
    /// Building's.
    pub(super) fn connected_abilities(&self, by: Player, owner: Player, card: Card) -> [String; 2] {
        let (messages, words) = (self.messages, self.words());
        let ability = words.ability(&self.game.content.card(card).prep);
        let prep = match owner {
            Player::Androids => message!(messages, "connected-prep-of-androids"),
            owner if owner == by => message!(messages, "connected-prep", ability = ability),
            owner => {
                let player = owner.named(self);
                message!(messages, "connected-prep-of", player = player, ability = ability)
            }
        };
        let building = card.building();
        let ability = words.ability(&self.game.content.buildings[building].ability);
        let building = building.named(self);
        let here = message!(messages, "connected-building", building = building, ability = ability);
        [prep.into(), here.into()]
    }

    /// What is missing for a step, as a clause.
    pub(super) fn lack(&self, player: Player, of: AbilityOf, effect: Effect, lack: Lack) -> String {
        let only_here =
            matches!(effect, Effect::Upgrade(_, Place::Here) | Effect::Downgrade(_, Place::Here));
        let (energy, price) = match lack {
            Lack::Price { energy, price } => (energy, price),
            Lack::EnergyAtTop { energy } => (energy, 0),
            _ => (0, 0),
        };
        let kind = self.words().text(lack.named(self));
        let given = [
            ("player", player.named(self)),
            ("building", self.building_of(of)),
            ("where", if only_here { "here" } else { "any" }.into()),
            ("against", if self.game.options.solo() { "androids" } else { "others" }.into()),
            ("energy", energy.into()),
            ("price", price.into()),
        ];
        self.messages.text(&format!("lack-{kind}"), &given).into_owned()
    }
}
