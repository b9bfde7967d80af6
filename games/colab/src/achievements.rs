//! CLS-18: achievements of a win against enemies.

use game_core::{EnumSet, Named as _, Rule, noun};
use i18n::{Messages, message};

use crate::content::{Achievement, Content, Difficulty, Feat};
use crate::game::CoLab;
use crate::scoring::Sheet;
use crate::state::Owner;
use crate::types::{Deck, Player};

/// An achievement at a difficulty, in the form that records keep.
fn recorded(
    content: &Content,
    one: Achievement,
    level: Difficulty,
    messages: Messages,
) -> game_core::Achievement {
    let facts = &content.achievements[one];
    game_core::Achievement {
        rule: Rule("CLS-18.1"),
        title: content.achievement_title(one, messages).into_owned(),
        condition: feat_words(content, facts.condition, messages),
        level: noun(messages, "level", level.word()).name().into(),
    }
}

/// The condition of an achievement as text.
fn feat_words(content: &Content, feat: Feat, messages: Messages) -> String {
    match feat {
        Feat::Win => message!(messages, "feat-win"),
        Feat::Enemy(enemy, device) => {
            let enemy = content.scientists[enemy].title.clone();
            message!(messages, "feat-enemy", enemy = enemy, device = device.named(&messages))
        }
        Feat::Enemies(count) => message!(messages, "feat-enemies", count = count),
        Feat::Only(deck) => message!(messages, "feat-only", deck = deck.named(&messages)),
        Feat::Dice(count) => message!(messages, "feat-dice", count = count),
        Feat::Cards(count) => message!(messages, "feat-cards", count = count),
    }
    .into()
}

/// Every achievement at every difficulty.
pub(crate) fn all(content: &Content, messages: Messages) -> Vec<game_core::Achievement> {
    let of = |level| {
        let all = content.achievements.iter();
        all.map(move |(one, _)| recorded(content, one, level, messages))
    };
    Difficulty::ALL.into_iter().flat_map(of).collect()
}

impl CoLab {
    /// The achievements that a player earned in this game, in the form that records keep.
    pub(crate) fn achieved_by(
        &self,
        player: Player,
        messages: Messages,
    ) -> Vec<game_core::Achievement> {
        let of = |one| recorded(self.content, one, self.options.difficulty, messages);
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
