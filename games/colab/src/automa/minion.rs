//! CLS-10: moves of an enemy's minion.

use game_core::{ActionSink, EnumSet, EventSink, Flow, Rule};

use super::Cause;
use super::questions::Questions;
use crate::choice::Choice;
use crate::enemy_action::{Goal, Way};
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Scientist, Tower, Window};

impl Questions<'_> {
    /// The distance of a minion from its own scientist, in half steps.
    fn distance(self, enemy: Scientist, window: Window) -> u8 {
        self.laboratory(enemy).map_or(0, |at| self.half_steps(at, window.tower()))
    }

    /// CLS-10.1 MUST: the minion nearest to its own scientist; the player breaks ties.
    fn nearest_minions(self, enemy: Scientist) -> EnumSet<Window> {
        let least = self.minions(enemy).map(|window| self.distance(enemy, window)).min();
        self.minions(enemy).filter(|one| Some(self.distance(enemy, *one)) == least).collect()
    }

    /// The first tower beside a player's scientist in this direction, and how many towers away it
    /// is.
    fn tower_towards_player(self, from: Tower, way: Way) -> Option<(Tower, u8)> {
        (0..6).find_map(|steps| {
            let there = self.tower_after(from, way, steps)?;
            (!self.players_beside(there).is_empty()).then_some((there, steps))
        })
    }

    /// The destination tower of a minion, and how many towers away it is if towers were counted.
    ///
    /// CLS-10.2 MUST: it can be the tower where the minion stands.
    /// CLS-10.5 MUST: a move towards a player looks at the minion's own tower first; other moves go
    /// to the tower of the other minion, or of the symbol; a rolled die names it later.
    /// CLS-10.7 IF no player's scientist is in a lab THEN there is no such tower.
    fn destination(self, enemy: Scientist, from: Window, goal: Goal) -> Option<(Tower, u8)> {
        match goal {
            Goal::Player(way) => self.tower_towards_player(from.tower(), way),
            Goal::Other => {
                self.minions(enemy).find(|other| *other != from).map(|other| (other.tower(), 0))
            }
            Goal::Tower(tower) => Some((tower, 0)),
            Goal::Roll => None,
        }
    }
}

impl CoLab {
    pub(crate) fn run_nearest(&mut self, by: Scientist) -> Flow {
        if self.questions().nearest_minions(by).is_empty() {
            self.finish_failed();
            return Flow::Ran;
        }
        Flow::Asks
    }

    pub(crate) fn legal_nearest(&self, by: Scientist, out: &mut impl ActionSink<Choice>) {
        self.questions()
            .nearest_minions(by)
            .iter()
            .for_each(|one| out.choice(Choice::Nearest(one)));
    }

    /// Takes the chosen minion, then finds its destination.
    pub(crate) fn answer_nearest(
        &mut self,
        by: Scientist,
        goal: Goal,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Nearest(window) = choice else { return game_core::not_listed(choice) };
        let table = self.questions();
        let other = table.minions(by).find(|other| *other != window);
        let other = other.map(|other| (other, table.distance(by, other)));
        let distance = table.distance(by, window);
        let found = table.destination(by, window, goal);
        let Some(at) = table.laboratory(by) else { return game_core::impossible(by) };
        sink.emit(Rule("CLS-10.1"), || Event::NearestMinion {
            enemy: by,
            at,
            window,
            distance,
            other,
        });
        match (goal, found) {
            (Goal::Roll, _) => self.goto(Frame::AimMinion { by, from: window }),
            (_, Some((tower, towers))) => {
                let beside = match goal {
                    Goal::Player(_) => table.players_beside(tower),
                    Goal::Other | Goal::Tower(_) | Goal::Roll => table.told_beside(tower),
                };
                sink.emit(Rule("CLS-10.5"), || Event::Destination {
                    enemy: by,
                    window,
                    goal,
                    tower,
                    towers,
                    beside,
                });
                self.lead(by, window, tower, sink);
            }
            (_, None) => {
                sink.emit(Rule("CLS-10.7"), || Event::NoPlayerInLab { enemy: by });
                self.finish_failed();
            }
        }
    }

    /// CLS-10.9 MUST: the white die is rolled once, even if its tower is full.
    pub(crate) fn answer_aim_minion(
        &mut self,
        by: Scientist,
        from: Window,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let Some(symbol) = die.white_symbol() else { return game_core::impossible(die) };
        sink.emit(Rule("CLS-10.9"), || Event::EnemyRolled { enemy: by, symbol });
        self.lead(by, from, Tower::of(symbol), sink);
    }

    /// CLS-10.3 IF there is a window THEN the die is rolled for it.
    /// CLS-10.4 IF there is none THEN the minion stays as it is, and the action has failed.
    /// CLS-10.8 MUST: no other tower takes the place of a full one.
    fn lead(&mut self, by: Scientist, from: Window, to: Tower, sink: &mut impl EventSink<Event>) {
        if self.questions().room(to, Some(from)).is_some() {
            return self.goto(Frame::RollFace { by, from, to });
        }
        let (minions, damaged) = self.questions().blocked(to);
        sink.emit(Rule("CLS-10.4"), || Event::NoRoom {
            enemy: by,
            window: from,
            tower: to,
            minions,
            damaged,
        });
        self.finish_failed();
    }

    /// Places the minion with its die, which then acts.
    pub(crate) fn answer_roll_face(
        &mut self,
        by: Scientist,
        from: Window,
        to: Tower,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Face(face) = choice else { return game_core::not_listed(choice) };
        let Some(window) = self.questions().room(to, Some(from)) else {
            return game_core::impossible(to);
        };
        self.lift_minion(from);
        let ice = self.put_minion(by, window, face);
        let from = Some(from);
        sink.emit(Rule("CLS-10.3"), || Event::EnemyPlaced { enemy: by, from, window, face, ice });
        self.goto(Frame::act(by, Cause::Die(window)));
    }
}
