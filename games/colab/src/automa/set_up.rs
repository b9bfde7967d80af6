//! CLS-1, CLS-3: the set-up of the enemies.

use game_core::{ActionSink, EventSink, Flow, Rule};

use super::Cause;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{DieColour, Scientist, Tower};

impl CoLab {
    /// CLS-1.11 IF there are several THEN chance names who holds the active token.
    pub(crate) fn begin_active(&mut self, sink: &mut impl EventSink<Event>) {
        match self.questions().only_enemy() {
            Some(only) => self.begin_circle(only),
            None => self.call(Frame::DrawActive),
        }
        self.announce_enemies(sink);
    }

    /// CLS-1.2 MUST: enemies are scientists whom no player has.
    /// CLS-1.7 MUST: their meters start at 0.
    fn announce_enemies(&self, sink: &mut impl EventSink<Event>) {
        for enemy in self.questions().enemies() {
            let Some(device) = self.questions().device(enemy) else { continue };
            sink.emit(Rule("CLS-1.2"), || Event::EnemyJoins { enemy, device });
        }
    }

    pub(crate) fn legal_active(&self, out: &mut impl ActionSink<Choice>) {
        for enemy in self.questions().enemies_in_order().iter() {
            out.chance(Choice::Active(enemy), 1);
        }
    }

    pub(crate) fn answer_active(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Active(enemy) = choice else { return game_core::not_listed(choice) };
        self.finish();
        self.begin_circle(enemy);
        sink.emit(Rule("CLS-1.11"), || Event::ActiveMoved { enemy });
    }

    /// CLS-1.8 MUST: all criteria tokens go into the one bag.
    /// CLS-1.9 MUST: each enemy adds random power tokens; the rest form the supply.
    pub(crate) fn fill_bag(&mut self) {
        self.lay_out_tokens();
        let enemies: Vec<Scientist> = self.questions().enemies().collect();
        for enemy in enemies.into_iter().rev() {
            let left = self.questions().content().enemies[enemy].power_tokens;
            self.call(Frame::AddPower { by: Some(enemy), left });
        }
    }

    /// CLS-1.5 MUST: of each deck only the need of the top card is visible.
    pub(crate) fn show_decks(&mut self) {
        let enemies: Vec<Scientist> = self.questions().enemies().collect();
        for by in enemies.into_iter().rev() {
            self.call(Frame::DrawNeed { by });
        }
    }

    /// Lists the needs that the top card can show; each card of the deck is equally likely to be on
    /// top.
    pub(crate) fn legal_need(&self, by: Scientist, out: &mut impl ActionSink<Choice>) {
        let doomsday = &self.questions().content().doomsday;
        for need in 1..=18 {
            let cards = self.questions().deck(by).filter(|card| doomsday[*card].need == need);
            let count = cards.count();
            if count > 0 {
                out.chance(Choice::Need(need), count as u32);
            }
        }
    }

    pub(crate) fn run_need(&mut self, by: Scientist) -> Flow {
        if self.questions().deck(by).next().is_some() { Flow::Asks } else { self.done() }
    }

    pub(crate) fn answer_need(
        &mut self,
        by: Scientist,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Need(need) = choice else { return game_core::not_listed(choice) };
        self.finish();
        self.show_need(by, need);
        let left = self.questions().deck(by).count() as u8;
        sink.emit(Rule("CLS-1.5"), || Event::NeedShown { enemy: by, need, left });
    }

    /// CLS-3.5 MUST: one enemy after the other, the active one first, then clockwise.
    /// CLS-1.6 MUST: each has two minions with a die each, and its scientist.
    /// CLS-3.3 MUST: the second minion is placed like the first, and the scientist after both.
    pub(crate) fn run_each_enemy(&mut self, nth: u8) -> Flow {
        let Some(by) = self.questions().enemies_from_active().nth(usize::from(nth)) else {
            return self.done();
        };
        self.goto(Frame::EachEnemy { nth: nth + 1 });
        self.call(Frame::FirstPlace { by });
        self.call(Frame::FirstFace { by });
        self.call(Frame::FirstFace { by });
        Flow::Ran
    }

    /// CLS-3.1 MUST: an enemy die is rolled onto the minion, then a white die for the tower.
    pub(crate) fn answer_first_face(
        &mut self,
        by: Scientist,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Face(face) = choice else { return game_core::not_listed(choice) };
        sink.emit(Rule("CLS-3.1"), || Event::FaceRolled { enemy: by, face });
        self.goto(Frame::FirstTower { by, face });
    }

    /// CLS-1.10 MUST: a spare white die names the tower.
    /// CLS-3.2 IF that tower has no window for the minion THEN it is rolled again.
    pub(crate) fn legal_first_tower(&self, out: &mut impl ActionSink<Choice>) {
        for (die, odds) in self.questions().content().odds(DieColour::White) {
            let tower = die.white_symbol().map(Tower::of);
            if tower.is_some_and(|tower| self.questions().room(tower, None).is_some()) {
                out.chance(Choice::Roll(die), odds);
            }
        }
    }

    /// CLS-3.6 IF the action of the die fails THEN the enemy charges 1, as always.
    pub(crate) fn answer_first_tower(
        &mut self,
        by: Scientist,
        face: crate::content::EnemyFace,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let Some(symbol) = die.white_symbol() else { return game_core::impossible(die) };
        let Some(window) = self.questions().room(Tower::of(symbol), None) else {
            return game_core::impossible(symbol);
        };
        let ice = self.put_minion(by, window, face);
        let from = None;
        sink.emit(Rule("CLS-3.1"), || Event::EnemyPlaced { enemy: by, from, window, face, ice });
        self.goto(Frame::act(by, Cause::Die(window)));
    }

    /// CLS-3.4 MUST: a white die names the lab of the scientist, whoever is there.
    pub(crate) fn answer_first_place(
        &mut self,
        by: Scientist,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let Some(symbol) = die.white_symbol() else { return game_core::impossible(die) };
        self.finish();
        let at = crate::types::Lab::ALL[symbol as usize];
        self.put_scientist(by, at);
        sink.emit(Rule("CLS-3.4"), || Event::EnemyArrives { enemy: by, at });
    }
}
