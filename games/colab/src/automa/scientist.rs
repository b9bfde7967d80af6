//! CLS-9: moves of an enemy's scientist.

use game_core::{EventSink, Rule};

use super::Why;
use super::questions::Questions;
use crate::enemy_action::Way;
use crate::event::{Event, Sought};
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Lab, Scientist};

impl Questions<'_> {
    /// The first lab in this direction with a player's scientist, and how many labs away it is; 0
    /// for the enemy's own lab.
    fn steps_to_player(self, from: Lab, way: Way) -> Option<(Lab, u8)> {
        (0..6).find_map(|steps| {
            let there = self.laboratory_after(from, way, steps)?;
            self.is_visited(there).then_some((there, steps))
        })
    }

    /// The lab of the nearest player's scientist, and how it was found.
    ///
    /// CLS-19.9 MUST: the shorter way round counts; if both are equal, the one clockwise.
    pub(super) fn nearest_visited(self, enemy: Scientist) -> Option<(Lab, Sought)> {
        let from = self.laboratory(enemy)?;
        let (one, clockwise) = self.steps_to_player(from, Way::Clockwise)?;
        let (another, counter) = self.steps_to_player(from, Way::Counter)?;
        let found =
            |way, steps, other| Sought { arrow: Way::Short, way, steps, other: Some(other) };
        Some(if clockwise <= counter {
            (one, found(Way::Clockwise, clockwise, counter))
        } else {
            (another, found(Way::Counter, counter, clockwise))
        })
    }

    /// The destination of a chase in this direction.
    ///
    /// CLS-9.3 MUST: an arrow means the first lab in its direction, beginning with the enemy's own
    /// lab.
    fn chased(self, enemy: Scientist, way: Way) -> Option<(Lab, Sought)> {
        if way == Way::Short {
            return self.nearest_visited(enemy);
        }
        let (there, steps) = self.steps_to_player(self.laboratory(enemy)?, way)?;
        Some((there, Sought { arrow: way, way, steps, other: None }))
    }
}

impl CoLab {
    /// CLS-9.2 MUST: the scientist goes in the direction of the arrow, lab by lab.
    pub(super) fn step_scientist(
        &mut self,
        enemy: Scientist,
        way: Way,
        steps: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        let table = self.questions();
        let from = table.laboratory(enemy);
        match from.and_then(|from| table.laboratory_after(from, way, steps)) {
            Some(to) => self.move_scientist(enemy, to, (steps, way), None, sink),
            None => self.fail(),
        }
    }

    /// CLS-9.5 IF no player's scientist is in a lab THEN a chase fails, and the scientist stays.
    /// CLS-8.10 IF it is already where it should go THEN it stays, and charges 1 as for a visit.
    pub(super) fn chase(&mut self, enemy: Scientist, way: Way, sink: &mut impl EventSink<Event>) {
        match self.questions().chased(enemy, way) {
            None => {
                sink.emit(Rule("CLS-9.5"), || Event::NoPlayerInLab { enemy });
                self.fail();
            }
            Some((at, Sought { steps: 0, .. })) => {
                let met = self.questions().players_in(at);
                sink.emit(Rule("CLS-8.10"), || Event::EnemyStays { enemy, at, met });
                self.call(Frame::Charge { by: enemy, left: 1, why: Why::Visit });
            }
            Some((to, sought)) => {
                self.move_scientist(enemy, to, (sought.steps, sought.way), Some(sought), sink);
            }
        }
    }

    /// CLS-9.4 MUST: ending a move where a player's scientist is charges 1.
    /// CLS-9.6 MUST: labs passed on the way do not count.
    fn move_scientist(
        &mut self,
        enemy: Scientist,
        to: Lab,
        (steps, way): (u8, Way),
        sought: Option<Sought>,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(from) = self.questions().laboratory(enemy) else {
            return game_core::impossible(enemy);
        };
        self.put_scientist(enemy, to);
        let met = self.questions().players_in(to);
        let rule = Rule(if sought.is_some() { "CLS-9.3" } else { "CLS-9.2" });
        sink.emit(rule, || Event::EnemyMoved { enemy, from, to, steps, way, sought, met });
        if !met.is_empty() {
            self.call(Frame::Charge { by: enemy, left: 1, why: Why::Visit });
        }
    }
}
