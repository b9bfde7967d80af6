//! Set-up at a real table: areas whose pieces are entered together, and tiles that look alike.

use game_core::{Area, Named as _};
use i18n::{Messages, message};

use crate::choice::Choice;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Slot;

impl CoLab {
    /// The area that the pending chance question belongs to.
    pub(super) fn area_now(&self, messages: Messages) -> Option<Area> {
        let state = &self.state;
        let told = &self.narrator(messages);
        let place = |at: Option<usize>| at.map_or(1, |at| at + 1);
        let towers = |spot| Area::new(message!(messages, "area-towers"), spot);
        let labs = |spot| Area::new(message!(messages, "area-labs"), spot);
        let enemies = |spot| Area::new(message!(messages, "area-enemies"), spot);
        Some(match state.frames.top()? {
            Frame::LayTower => {
                let at = state.towers.iter().position(Option::is_none);
                towers(message!(messages, "spot-tower", nth = place(at)))
            }
            Frame::LayInsert => {
                let bare =
                    |tower: &Option<_>| tower.is_some_and(|tower| state.inserts[tower].is_none());
                let at = state.towers.iter().position(bare);
                towers(message!(messages, "spot-insert", nth = place(at)))
            }
            Frame::LayLab => {
                let at = state.labs.iter().position(Option::is_none);
                labs(message!(messages, "spot-lab", nth = place(at)))
            }
            Frame::LayStarter => {
                let bare = |lab: &Option<_>| {
                    lab.is_some_and(|lab| state.tiles[lab][Slot::Centre].is_none())
                };
                let at = state.labs.iter().position(bare);
                labs(message!(messages, "spot-starter-tile", nth = place(at)))
            }
            Frame::LayExtra { place: at } => {
                let lab = state.labs[usize::from(at)]?;
                let nth = place(Some(usize::from(at)));
                labs(match state.tiles[lab][Slot::Left].is_none() {
                    true => message!(messages, "spot-left-tile", nth = nth),
                    false => message!(messages, "spot-right-tile", nth = nth),
                })
            }
            Frame::LayBait => {
                let (tower, _) = self.next_bait()?;
                let spot = message!(messages, "spot-bait", tower = tower.named(told));
                Area::new(message!(messages, "area-bait"), spot)
            }
            Frame::RollBowl => {
                let die = self.next_of_bowl()?;
                let left = state.you().bowl[die];
                let name = message!(messages, "area-rolls", player = self.acting().named(told));
                let spot = message!(messages, "spot-die", colour = die.named(told), nth = left);
                Area::new(name, spot)
            }
            Frame::RollTwo { first } | Frame::RollPair { first } => {
                let player = self.acting().named(told);
                let name = message!(messages, "area-first-minions", player = player);
                let spot = match first {
                    None => message!(messages, "spot-first-die"),
                    Some(_) => message!(messages, "spot-second-die"),
                };
                Area::new(name, spot)
            }
            Frame::AddPower { by: Some(by), left } => {
                let nth = self.content.enemies[by].power_tokens.saturating_sub(left) + 1;
                let enemy = self.enemy_name(by);
                enemies(message!(messages, "spot-power", nth = nth, enemy = enemy))
            }
            Frame::DrawNeed { by } => {
                enemies(message!(messages, "spot-need", enemy = self.enemy_name(by)))
            }
            _ => return None,
        })
    }

    /// The look of a tile, if another tile looks the same.
    pub(super) fn face_of(&self, choice: Choice, messages: Messages) -> Option<String> {
        let Choice::DrawTile(tile) = choice else { return None };
        let facts = &self.content.tiles[tile];
        let mut others = self.content.tiles_of(facts.tier).filter(|other| *other != tile);
        let alike = others.any(|other| {
            let other = &self.content.tiles[other];
            (other.cost, &other.effect, other.symbols) == (facts.cost, &facts.effect, facts.symbols)
        });
        alike.then(|| message!(messages, "look-tile").into())
    }
}
