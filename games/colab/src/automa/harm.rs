//! CLS-11, CLS-13: placing damage and ice, removing dice of minions, and wrecking tiles.

use game_core::{ActionSink, EnumMap, EnumSet, EventSink, Flow, Rule};

use super::Deed;
use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::enemy_action::Spot;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{DieColour, Scientist, Tower, Window};

impl CoLab {
    /// Finds the towers that an effect applies to.
    pub(super) fn aim(
        &mut self,
        by: Scientist,
        deed: Deed,
        left: u8,
        spot: Spot,
        sink: &mut impl EventSink<Event>,
    ) {
        let table = self.questions();
        let beside = match spot {
            Spot::Scientist => table.laboratory(by).map(|at| (at, None)),
            Spot::Player => table.nearest_visited(by).map(|(at, sought)| (at, Some(sought))),
            Spot::All => {
                return self.strike(by, deed, left, Tower::ALL.into_iter().collect(), sink);
            }
            Spot::Tower(tower) => return self.strike(by, deed, left, EnumSet::only(tower), sink),
            Spot::Roll => return self.call(Frame::AimRoll { by, deed, left }),
            Spot::Most => return self.call(Frame::AimMost { by, deed, left }),
        };
        match beside {
            Some((at, sought)) => {
                let towers = table.towers_of(at);
                sink.emit(Rule("CLS-11.1"), || Event::Aimed {
                    enemy: by,
                    deed,
                    at,
                    sought,
                    towers,
                });
                self.strike(by, deed, left, towers, sink);
            }
            None => {
                sink.emit(Rule("CLS-11.1"), || Event::NoPlayerInLab { enemy: by });
                self.fail();
            }
        }
    }

    /// Begins the effect on these towers.
    fn strike(
        &mut self,
        by: Scientist,
        deed: Deed,
        left: u8,
        towers: EnumSet<Tower>,
        sink: &mut impl EventSink<Event>,
    ) {
        if deed != Deed::Strip {
            return self.call(Frame::Harm { by, deed, left, towers });
        }
        let dice = towers.iter().flat_map(|tower| self.questions().player_dice(tower));
        let windows: Vec<Window> = dice.map(|one| one.0).collect();
        for window in &windows {
            self.strip(*window, Rule("CLS-11.1"), sink);
        }
        if windows.is_empty() {
            sink.emit(Rule("CLS-11.1"), || Event::NothingToStrip { enemy: by, towers });
            self.fail();
        }
    }

    /// Takes the tower that a white die names.
    pub(crate) fn answer_aim_roll(
        &mut self,
        by: Scientist,
        deed: Deed,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let Some(symbol) = die.white_symbol() else { return game_core::impossible(die) };
        sink.emit(Rule("CLS-11.1"), || Event::EnemyRolled { enemy: by, symbol });
        self.finish();
        self.strike(by, deed, left, EnumSet::only(Tower::of(symbol)), sink);
    }

    /// The towers with most minions of players, and the count for each tower.
    fn fullest(&self) -> (EnumSet<Tower>, EnumMap<Tower, u8>) {
        let counts = self.questions().player_minions();
        let most = counts.values().iter().copied().max().filter(|most| *most > 0);
        let towers = Tower::ALL.into_iter().filter(|tower| Some(counts[*tower]) == most);
        (towers.collect(), counts)
    }

    pub(crate) fn run_aim_most(&mut self, by: Scientist, sink: &mut impl EventSink<Event>) -> Flow {
        if !self.fullest().0.is_empty() {
            return Flow::Asks;
        }
        sink.emit(Rule("CLS-11.1"), || Event::NoMinions { enemy: by });
        self.finish_failed();
        Flow::Ran
    }

    pub(crate) fn legal_aim_most(&self, out: &mut impl ActionSink<Choice>) {
        self.fullest().0.iter().for_each(|tower| out.choice(Choice::To(tower)));
    }

    pub(crate) fn answer_aim_most(
        &mut self,
        by: Scientist,
        deed: Deed,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::To(tower) = choice else { return game_core::not_listed(choice) };
        let (towers, counts) = self.fullest();
        let minions = counts[tower];
        sink.emit(Rule("CLS-11.1"), || Event::Fullest {
            enemy: by,
            tower,
            minions,
            towers,
            counts,
        });
        self.finish();
        self.strike(by, deed, left, EnumSet::only(tower), sink);
    }

    /// The towers that can take the next token: those with most empty windows or, for damage that
    /// finds none empty, those with ice.
    ///
    /// CLS-11.3 MUST: damage prefers empty windows, and else breaks ice.
    /// CLS-11.4 MUST: ice needs an empty window.
    fn harmed(&self, deed: Deed, towers: EnumSet<Tower>) -> EnumSet<Tower> {
        let table = self.questions();
        let empties = table.empties(towers);
        let most = towers.iter().map(|tower| empties[tower]).max().unwrap_or(0);
        if most > 0 {
            return towers.iter().filter(|tower| empties[*tower] == most).collect();
        }
        let frozen = towers.iter().filter(|tower| table.lowest_frozen(*tower).is_some());
        if deed == Deed::Damage { frozen.collect() } else { EnumSet::EMPTY }
    }

    /// CLS-11.5 IF too few can be placed THEN the rest is left out, and the action has failed.
    pub(crate) fn run_harm(
        &mut self,
        by: Scientist,
        deed: Deed,
        left: u8,
        towers: EnumSet<Tower>,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if left == 0 {
            return self.done();
        }
        if !self.harmed(deed, towers).is_empty() {
            return Flow::Asks;
        }
        sink.emit(Rule("CLS-11.5"), || Event::NoWindow { enemy: by, deed, left, towers });
        self.finish_failed();
        Flow::Ran
    }

    pub(crate) fn legal_harm(
        &self,
        deed: Deed,
        towers: EnumSet<Tower>,
        out: &mut impl ActionSink<Choice>,
    ) {
        self.harmed(deed, towers).iter().for_each(|tower| out.choice(Choice::To(tower)));
    }

    /// CLS-13.1 MUST: no minion can enter a damaged window.
    pub(crate) fn answer_harm(
        &mut self,
        (by, deed, left): (Scientist, Deed, u8),
        towers: EnumSet<Tower>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::To(tower) = choice else { return game_core::not_listed(choice) };
        let table = self.questions();
        let Some(window) = table.lowest_empty(tower).or_else(|| table.lowest_frozen(tower)) else {
            return game_core::impossible(tower);
        };
        let empties = table.empties(towers);
        self.goto(Frame::Harm { by, deed, left: left.saturating_sub(1), towers });
        let (rule, ice) = if deed == Deed::Damage {
            (Rule("CLS-11.3"), self.put_damage(window))
        } else {
            self.put_ice(window);
            (Rule("CLS-11.4"), false)
        };
        sink.emit(rule, || Event::Struck { enemy: by, deed, window, towers, empties, ice });
    }

    /// CLS-11.7 IF only the starter tile lies there THEN wrecking fails.
    pub(super) fn begin_wreck(&mut self, by: Scientist, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let tiles = table.laboratory(by).map_or(EnumSet::EMPTY, |at| table.highest_tiles(at));
        if tiles.is_empty() {
            sink.emit(Rule("CLS-11.7"), || Event::NothingToWreck { enemy: by });
            return self.fail();
        }
        self.call(Frame::Wreck { by });
    }

    pub(crate) fn legal_wreck(&self, by: Scientist, out: &mut impl ActionSink<Choice>) {
        let table = self.questions();
        let tiles = table.laboratory(by).map_or(EnumSet::EMPTY, |at| table.highest_tiles(at));
        tiles.iter().for_each(|slot| out.choice(Choice::Wreck(slot)));
    }

    pub(crate) fn answer_wreck(
        &mut self,
        by: Scientist,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Wreck(slot) = choice else { return game_core::not_listed(choice) };
        self.finish();
        let Some(at) = self.questions().laboratory(by) else { return game_core::impossible(by) };
        if let Some(tile) = self.take_tile(at, slot) {
            sink.emit(Rule("CLS-11.1"), || Event::Wrecked { enemy: by, at, slot, tile });
        }
    }

    /// Rolls a white die for an enemy.
    pub(crate) fn legal_enemy_white(&self, out: &mut impl ActionSink<Choice>) {
        for (die, odds) in self.questions().content().odds(DieColour::White) {
            out.chance(Choice::Roll(die), odds);
        }
    }

    /// Rolls a die of this enemy.
    pub(crate) fn legal_face_of(&self, by: Scientist, out: &mut impl ActionSink<Choice>) {
        let faces = &self.questions().content().enemies[by].faces;
        for face in EnemyFace::ALL {
            let sides = faces.iter().filter(|other| **other == face).count();
            if sides > 0 {
                out.chance(Choice::Face(face), sides as u32);
            }
        }
    }
}
