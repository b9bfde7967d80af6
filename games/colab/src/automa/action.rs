//! CLS-11: an enemy's action, part by part.

use game_core::{EventSink, Flow, Rule};

use super::{Cause, Deed, Loss, Why};
use crate::enemy_action::EnemyPart;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Scientist;

impl CoLab {
    /// A part of the action that this cause carries out; dice have an action of their own.
    ///
    /// CLS-9.1 MUST: power tokens and criteria tokens of a kind do the same.
    pub(crate) fn part_of(&self, by: Scientist, of: Cause, part: u8) -> Option<EnemyPart> {
        let content = self.questions().content();
        let action = match of {
            Cause::Token(token) => content.tokens[token].action,
            Cause::Card(card) => content.doomsday[card].action,
            Cause::Special => content.enemies[by].special,
            Cause::Die(window) if part == 0 => return self.die_part(window),
            Cause::Die(_) => return None,
        };
        action.parts().nth(usize::from(part))
    }

    /// Carries out the next part, or charges for those that failed.
    ///
    /// CLS-11.2 MUST: all parts of a card are one action, charged once.
    /// CLS-8.12 MUST: whatever a part started charges for itself; its frame lies above this one.
    pub(crate) fn run_act(
        &mut self,
        by: Scientist,
        of: Cause,
        part: u8,
        failed: bool,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(now) = self.part_of(by, of, part) else {
            self.finish();
            if failed {
                self.call(Frame::Charge { by, left: 1, why: Why::Failed(of) });
            }
            return Flow::Ran;
        };
        self.goto(Frame::Act { by, of, part: part + 1, failed });
        if part == 0 && of == Cause::Special {
            sink.emit(Rule("CLS-8.2"), || Event::SpecialPower { enemy: by });
        }
        self.begin_part(by, of, now, sink);
        Flow::Ran
    }

    /// CLS-11.1 MUST: each word means what the documentation of its variant says.
    /// CLS-8.8 IF it is the special power THEN it happens without changing the meter.
    fn begin_part(
        &mut self,
        by: Scientist,
        of: Cause,
        now: EnemyPart,
        sink: &mut impl EventSink<Event>,
    ) {
        match (now, of) {
            (EnemyPart::Charge(left), _) => {
                self.call(Frame::Charge { by, left, why: Why::Text(of) })
            }
            (EnemyPart::Power(left), _) => self.call(Frame::AddPower { by: Some(by), left }),
            (EnemyPart::Special, _) => self.call(Frame::act(by, Cause::Special)),
            (EnemyPart::Damage(..), Cause::Die(window)) => self.damage_beneath(by, window, sink),
            (EnemyPart::Strip(_), Cause::Die(window)) => self.strip_tower(window.tower(), sink),
            (EnemyPart::Damage(left, spot), _) => self.aim(by, Deed::Damage, left, spot, sink),
            (EnemyPart::Freeze(left, spot), _) => self.aim(by, Deed::Freeze, left, spot, sink),
            (EnemyPart::Strip(spot), _) => self.aim(by, Deed::Strip, 0, spot, sink),
            (EnemyPart::Discard(each), _) => self.begin_loss(by, Loss::Any, each),
            (EnemyPart::Lose(goods, each), _) => self.begin_loss(by, Loss::Only(goods), each),
            (EnemyPart::Step(way, steps), _) => self.step_scientist(by, way, steps, sink),
            (EnemyPart::Chase(way), _) => self.chase(by, way, sink),
            (EnemyPart::Minion(goal), _) => self.call(Frame::Nearest { by, goal }),
            (EnemyPart::Wreck, _) => self.begin_wreck(by, sink),
        }
    }
}
