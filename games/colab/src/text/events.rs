//! Events as text.

use game_core::{BoundMessage, Line, Named as _, ToMessage as _};
use i18n::message;

use crate::event::{Event, PotionPlace};
use crate::game::CoLab;
use crate::sequence::EffectSource;
use crate::types::{Card, Player};

use super::localized_names::yes;
use super::narrator::{Narrator, shows_in};

impl CoLab {
    /// An event as a line for this viewer.
    pub(super) fn event_line(&self, event: &Event, told: &Narrator<'_>) -> Line {
        let said = event.to_message("event", told);
        let said = self.player_event(event, said, told);
        let said = self.enemy_event(event, said, told);
        let mut reasons = self.enemy_reasons(event, told);
        reasons.extend(player_reason(event, told));
        Line { text: said.text(), reasons, places: self.event_places(event) }
    }

    /// With what an event of a player needs beside its fields.
    fn player_event(&self, event: &Event, said: BoundMessage, told: &Narrator<'_>) -> BoundMessage {
        let messages = told.messages;
        let card = |said: BoundMessage, card: Card, player: Player| {
            said.with("seen", yes(told.sees(player))).with("deck", card.deck().named(told))
        };
        let ability = |card: Card| self.content.cards[card].ability.effect().words(messages);
        match *event {
            Event::TowerLaid { place, .. } | Event::LabLaid { place, .. } => {
                said.with("place", place + 1)
            }
            Event::ScientistChosen { player, .. } => said.with("number", player.word()),
            Event::BonusDealt { player, .. } => said.with("seen", yes(told.sees(player))),
            Event::Drew { player, card: drawn } | Event::Kept { player, card: drawn } => {
                card(said, drawn, player)
            }
            Event::Rolled { die, .. } => {
                said.with("colour", die.die().named(told)).with("face", shows_in(die, messages))
            }
            Event::Turned { to, .. } => said.with("face", shows_in(to, messages)),
            Event::PotionPlaced { to, .. } => said.with(
                "where",
                match to {
                    PotionPlace::Card(..) => "card",
                    PotionPlace::Storage => "storage",
                    PotionPlace::New | PotionPlace::Nowhere => "nowhere",
                },
            ),
            Event::RowTaken { tower, row, .. } => {
                let brings = self.effect_of(EffectSource::Row(tower, row)).words(messages);
                said.with("brings", brings)
            }
            Event::TileUsed { tile, .. } => {
                said.with("brings", self.content.tiles[tile].effect.words(messages))
            }
            Event::Built { printed, scaled, .. } => said.with("points", printed + scaled),
            Event::Fired { card, .. }
            | Event::Copied { card, .. }
            | Event::Reacted { card, .. }
            | Event::PotionUsed { card, .. } => said.with("brings", ability(card)),
            Event::Traded { trade, .. } => {
                said.with("brings", self.content.trades[trade].benefit.words(messages))
            }
            Event::BonusUsed { bonus, .. } => {
                said.with("brings", self.content.bonus[bonus].effect.words(messages))
            }
            _ => said,
        }
    }
}

/// What a number of points consists of, or why some are lost.
fn player_reason(event: &Event, told: &Narrator<'_>) -> Option<String> {
    let said = match *event {
        Event::Built { scaled: 0, .. } | Event::ResearchScored { lost: 0, .. } => return None,
        Event::Built { printed, scaled, .. } => {
            message!(told.messages, "built-reason", printed = printed, scaled = scaled)
        }
        Event::ResearchScored { lost, .. } => message!(told.messages, "lost-reason", lost = lost),
        _ => return None,
    };
    Some(said.into())
}
