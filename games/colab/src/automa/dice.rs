//! CLS-12: enemy dice.

use game_core::{EventSink, Rule};

use crate::content::EnemyFace;
use crate::enemy_action::{EnemyPart, Spot};
use crate::event::Event;
use crate::game::CoLab;
use crate::types::{Scientist, Tower, Window};

impl CoLab {
    /// The effect of the die in a window when its minion is placed.
    ///
    /// CLS-12.1 MUST: it acts at that moment only; lasting faces are looked up when they matter.
    /// CLS-12.9 MUST: POWER adds a power token to the bag.
    /// CLS-12.10 MUST: JAM, EXTRA and WILD do nothing at this point, so they cannot fail; nor can
    /// STRIP.
    pub(super) fn die_part(&self, window: Window) -> Option<EnemyPart> {
        match self.questions().face(window)? {
            EnemyFace::Strip => Some(EnemyPart::Strip(Spot::Tower(window.tower()))),
            EnemyFace::Discard => Some(EnemyPart::Discard(1)),
            EnemyFace::Damage => Some(EnemyPart::Damage(1, Spot::Tower(window.tower()))),
            EnemyFace::Power => Some(EnemyPart::Power(1)),
            EnemyFace::Jam | EnemyFace::Extra | EnemyFace::Wild => None,
        }
    }

    /// CLS-12.6 MUST: the token goes into the window of the minion, and stays when the minion
    /// leaves.
    /// CLS-13.2 MUST: nothing else brings a minion and damage together.
    pub(super) fn damage_beneath(
        &mut self,
        enemy: Scientist,
        window: Window,
        sink: &mut impl EventSink<Event>,
    ) {
        if self.questions().is_damaged(window) {
            return self.fail();
        }
        let ice = self.put_damage(window);
        sink.emit(Rule("CLS-12.6"), || Event::Damaged { enemy, window, ice });
    }

    /// Removes every die of players' minions on a tower. It cannot fail if there are none.
    pub(super) fn strip_tower(&mut self, tower: Tower, sink: &mut impl EventSink<Event>) {
        let windows: Vec<Window> = self.questions().player_dice(tower).map(|one| one.0).collect();
        for window in windows {
            self.strip(window, Rule("CLS-12.2"), sink);
        }
    }
}
