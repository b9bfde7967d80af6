//! CLS-18: what a win against enemies was like.

use table::Set;

use crate::content::{Achievement, Feat};
use crate::game::CoLab;
use crate::kinds::{Deck, Player};
use crate::state::Owner;

impl CoLab {
    /// The achievements of a player who has won against enemies, for the difficulty of the game; none
    /// without a win.
    ///
    /// CLS-18.1 IF the player wins THEN every achievement whose condition holds is marked.
    /// CLS-18.7 MUST: a loss marks nothing.
    pub fn achieved(&self, player: Player) -> Set<Achievement> {
        if self.options.enemies == 0 || !self.has_won(player) {
            return Set::EMPTY;
        }
        let all = self.content.achievements.iter();
        all.filter(|(_, facts)| self.is_feat(player, facts.condition)).map(|(one, _)| one).collect()
    }

    /// CLS-18.2 MUST: a pair of enemy and device can be any of several.
    /// CLS-18.3 MUST: three enemies are also two.
    /// CLS-18.4 MUST: every built card is looked at.
    /// CLS-18.6 MUST: more cards than asked for are enough.
    fn is_feat(&self, player: Player, feat: Feat) -> bool {
        let grid = &self.state.players[player].grid;
        match feat {
            Feat::Win => true,
            Feat::Enemy(enemy, device) => self.options.device_of(enemy) == Some(device),
            Feat::Enemies(count) => self.options.enemies >= count,
            Feat::Only(deck) => {
                let others = Deck::ALL.into_iter().filter(|other| *other != deck);
                others.map(|other| grid.of_type(other)).sum::<u8>() == 0
            }
            Feat::Dice(count) => self.dice_of(player) <= count,
            Feat::Cards(count) => grid.len() >= count,
        }
    }

    /// CLS-18.5 MUST: white dice and resource dice, in bowl, pool and on minions.
    pub(crate) fn dice_of(&self, player: Player) -> u8 {
        let area = &self.state.players[player];
        let own = |owner: Owner| owner == Owner::Player(player);
        let minions = self.state.windows.values().iter().flatten();
        let carried = minions.filter(|minion| own(minion.owner) && minion.die.is_some()).count();
        area.bowl_size() + area.pool_size() + carried as u8
    }
}
