//! Set-up at a real table: areas whose pieces are entered together, and tiles that look alike.

use game_core::Area;

use crate::choice::Choice;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Slot;

impl CoLab {
    /// The area that the pending chance question belongs to.
    pub(super) fn area_now(&self) -> Option<Area> {
        let state = &self.state;
        let place = |at: Option<usize>| at.map_or(1, |at| at + 1);
        let tile = |tier: &str, at| Area::new(LABS, format!("lab {}: {tier} tile", place(at)));
        Some(match state.frames.top()? {
            Frame::LayTower => {
                let at = state.towers.iter().position(Option::is_none);
                Area::new(TOWERS, format!("tower {}", place(at)))
            }
            Frame::LayInsert => {
                let bare =
                    |tower: &Option<_>| tower.is_some_and(|tower| state.inserts[tower].is_none());
                let at = state.towers.iter().position(bare);
                Area::new(TOWERS, format!("insert of tower {}", place(at)))
            }
            Frame::LayLab => {
                let at = state.labs.iter().position(Option::is_none);
                Area::new(LABS, format!("lab {}", place(at)))
            }
            Frame::LayStarter => {
                let bare = |lab: &Option<_>| {
                    lab.is_some_and(|lab| state.tiles[lab][Slot::Centre].is_none())
                };
                tile("starter", state.labs.iter().position(bare))
            }
            Frame::LayExtra { place } => {
                let lab = state.labs[usize::from(place)]?;
                let left = state.tiles[lab][Slot::Left].is_none();
                tile(if left { "left" } else { "right" }, Some(usize::from(place)))
            }
            Frame::LayBait => {
                let (tower, _) = self.next_bait()?;
                Area::new("What lies on the towers", format!("the {tower} tower"))
            }
            Frame::RollBowl => {
                let die = self.next_of_bowl()?;
                let left = state.you().bowl[die];
                let name = format!("What {} rolls", self.name(self.acting()));
                Area::new(name, format!("{die} die, number {left}"))
            }
            Frame::RollTwo { first } | Frame::RollPair { first } => {
                let which = if first.is_none() { "first" } else { "second" };
                let name = format!("First minions of {}", self.name(self.acting()));
                Area::new(name, format!("{which} die"))
            }
            Frame::AddPower { by: Some(by), left } => {
                let nth = self.content.enemies[by].power_tokens.saturating_sub(left) + 1;
                Area::new(
                    ENEMIES,
                    format!("power token {nth} of {} for the bag", self.enemy_name(by)),
                )
            }
            Frame::DrawNeed { by } => {
                Area::new(ENEMIES, format!("need on the top card of {}", self.enemy_name(by)))
            }
            _ => return None,
        })
    }

    /// The look of a tile, if another tile looks the same.
    pub(super) fn face_of(&self, choice: Choice) -> Option<String> {
        let Choice::DrawTile(tile) = choice else { return None };
        let facts = &self.content.tiles[tile];
        let mut others = self.content.tiles_of(facts.tier).filter(|other| *other != tile);
        let alike = others.any(|other| {
            let other = &self.content.tiles[other];
            (other.cost, &other.effect, other.symbols) == (facts.cost, &facts.effect, facts.symbols)
        });
        alike.then(|| "Tile".to_string())
    }
}

const TOWERS: &str = "Towers, clockwise";
const LABS: &str = "Labs, clockwise";
const ENEMIES: &str = "The enemies: bag and decks";
