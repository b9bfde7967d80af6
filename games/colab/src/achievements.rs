//! CLS-18: achievements of a win against enemies.

use game_core::{EnumSet, Rule};

use crate::content::{Achievement, Content, Difficulty, Feat};
use crate::game::CoLab;
use crate::scoring::Sheet;
use crate::state::Owner;
use crate::types::{Deck, Player};

/// An achievement at a difficulty, in the form that records keep.
fn recorded(content: &Content, one: Achievement, level: Difficulty) -> game_core::Achievement {
    let facts = &content.achievements[one];
    game_core::Achievement {
        rule: Rule("CLS-18.1"),
        title: facts.title.clone(),
        condition: feat_words(content, facts.condition),
        level: level.to_string(),
    }
}

/// The condition of an achievement as text.
fn feat_words(content: &Content, feat: Feat) -> String {
    match feat {
        Feat::Win => "a win".into(),
        Feat::Enemy(enemy, device) => {
            let device = crate::text::device_words(device);
            format!("a win over {} with the {device}", content.scientists[enemy].title)
        }
        Feat::Enemies(count) => format!("a win over {count} enemies at least"),
        Feat::Only(deck) => format!("a win with {deck} cards alone"),
        Feat::Dice(count) => format!("a win with {count} dice at most"),
        Feat::Cards(count) => format!("a win with {count} built cards at least"),
    }
}

/// Every achievement at every difficulty.
pub(crate) fn all(content: &Content) -> Vec<game_core::Achievement> {
    let of = |level| content.achievements.iter().map(move |(one, _)| recorded(content, one, level));
    Difficulty::ALL.into_iter().flat_map(of).collect()
}

impl CoLab {
    /// The achievements that a player earned in this game, in the form that records keep.
    pub(crate) fn achieved_by(&self, player: Player) -> Vec<game_core::Achievement> {
        let of = |one| recorded(self.content, one, self.options.difficulty);
        self.feats(player).iter().map(of).collect()
    }

    /// The achievements of a player who has won against enemies, at the game's difficulty; empty
    /// without a win.
    ///
    /// CLS-18.1 IF the player wins THEN every achievement whose condition holds is marked.
    /// CLS-18.7 MUST: a loss marks nothing.
    pub fn feats(&self, player: Player) -> EnumSet<Achievement> {
        if self.options.enemies == 0 || !self.has_won(player) {
            return EnumSet::EMPTY;
        }
        self.feats_by(&self.sheet(player))
    }

    /// The achievements of a player who has won, from the score sheet.
    pub(crate) fn feats_by(&self, sheet: &Sheet) -> EnumSet<Achievement> {
        let all = self.content.achievements.iter();
        all.filter(|(_, facts)| self.is_feat(sheet, facts.condition)).map(|(one, _)| one).collect()
    }

    /// CLS-18.2 MUST: the pair of enemy and device can belong to any one of several enemies.
    /// CLS-18.3 MUST: three enemies also count as two.
    /// CLS-18.4 MUST: every built card is looked at.
    /// CLS-18.6 MUST: more cards than required also count.
    fn is_feat(&self, sheet: &Sheet, feat: Feat) -> bool {
        match feat {
            Feat::Win => true,
            Feat::Enemy(enemy, device) => self.options.device_of(enemy) == Some(device),
            Feat::Enemies(count) => self.options.enemies >= count,
            Feat::Only(deck) => {
                let others = Deck::ALL.into_iter().filter(|other| *other != deck);
                others.map(|other| sheet.built[other as usize]).sum::<u8>() == 0
            }
            Feat::Dice(count) => sheet.dice <= count,
            Feat::Cards(count) => sheet.cards() >= count,
        }
    }

    /// CLS-18.5 MUST: white dice and resource dice count, in bowl, pool and on minions.
    pub(crate) fn dice_of(&self, player: Player) -> u8 {
        let area = &self.state.players[player];
        let own = |owner: Owner| owner == Owner::Player(player);
        let minions = self.state.windows.values().iter().flatten();
        let carried = minions.filter(|minion| own(minion.owner) && minion.die.is_some()).count();
        area.bowl_size() + area.pool_size() + carried as u8
    }
}
