//! What a lab offers a player who goes there: cards to build, and tiles to work for.

use crate::effect::{Effect, Part};
use crate::game::CoLab;
use crate::types::{Card, Lab, Slot, Tower};

impl CoLab {
    /// The value of a lab for the acting player: the better of its Build and its Collect.
    pub(super) fn offer_of(&self, lab: Lab) -> u32 {
        self.build_offer(lab).max(self.collect_offer(lab))
    }

    /// Whether the scientist of an enemy is in a lab.
    pub(crate) fn has_enemy(&self, lab: Lab) -> bool {
        self.options.enemies().any(|enemy| self.state.enemies.each[enemy].place == Some(lab))
    }

    /// The value of a Build in a lab: the best card in full, the others at a quarter.
    pub(super) fn build_offer(&self, lab: Lab) -> u32 {
        let (mut best, mut all) = (0, 0);
        for card in self.buildable(lab) {
            let worth = 10 + 3 * self.worth_of(card);
            best = worth.max(best);
            all += worth;
        }
        best + (all - best) / 4
    }

    /// The cards in hand that the acting player could build in a lab.
    pub(crate) fn buildable(&self, lab: Lab) -> impl Iterator<Item = Card> {
        let symbols = self.symbols_of(lab);
        let purse = self.purse_beside(Some(lab));
        let hand = self.state.you().hand.iter().filter(|(_, count)| **count > 0);
        let cards = hand.map(|(card, _)| card).filter(move |card| symbols[card.deck()] > 0);
        cards.filter(move |card| self.can_pay_from(&purse, *card))
    }

    /// The value of a Collect in a lab: the best tile as often as workers allow, then the next
    /// best.
    pub(super) fn collect_offer(&self, lab: Lab) -> u32 {
        let mut workers: u32 =
            self.workers_beside(Some(lab)).map(|(_, left)| u32::from(left)).sum();
        let mut worth = 0;
        while workers > 0 {
            let tiles = Slot::ALL.into_iter().filter_map(|slot| self.state.tiles[lab][slot]);
            let facts = tiles.map(|tile| &self.content.tiles[tile]);
            let useful = facts
                .map(|tile| (u32::from(tile.cost), self.brings(tile.effect)))
                .filter(|(cost, _)| (1..=workers).contains(cost));
            let Some((cost, value)) = useful.max_by_key(|(cost, value)| 60 * value / cost) else {
                break;
            };
            worth += value * (workers / cost);
            workers %= cost;
        }
        worth
    }

    /// The value of an effect. Dice are worth more early in the game.
    pub(super) fn brings(&self, effect: Effect) -> u32 {
        let worth = |part: Part| match part {
            Part::Die(_, n) => u32::from(n) * if self.state.you().grid.len() < 8 { 9 } else { 4 },
            Part::Token(_, n) | Part::Wild(n) => 5 * u32::from(n),
            Part::Card(_, n) => u32::from(n) * if self.state.you().hand_size() < 4 { 4 } else { 1 },
            Part::Research(n) => u32::from(n),
            Part::Potion(n) | Part::Return(n) => 2 * u32::from(n),
            Part::Trigger(_, n) => u32::from(n.min(self.ready().count() as u8)) * 4,
            Part::Build => 6,
            _ => 3,
        };
        effect.parts().map(worth).sum()
    }

    /// The number of minions on a tower and on its two neighbours, which work in the same labs.
    pub(super) fn company(&self, tower: Tower) -> u32 {
        let towers = &self.state.towers;
        let Some(place) = towers.iter().position(|other| *other == Some(tower)) else { return 0 };
        let near = [(place + 5) % 6, place, (place + 1) % 6].map(|place| towers[place]);
        let windows = near.into_iter().flatten().flat_map(Tower::windows);
        windows.filter(|window| self.state.windows[*window].is_some()).count() as u32
    }
}
