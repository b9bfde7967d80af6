//! CL-9: the starting draft.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::effect::Part;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::state::Bait;
use crate::types::{Colour, Rolled, Row, Tower};

impl CoLab {
    /// The next tower to get a bait, and whether its bottom row draws and keeps cards.
    pub(crate) fn next_bait(&self) -> Option<(Tower, bool)> {
        let mut towers = self.state.towers.into_iter().flatten();
        let tower = towers.find(|tower| self.state.bait[*tower].is_none())?;
        Some((tower, self.draws(tower)))
    }

    fn draws(&self, tower: Tower) -> bool {
        matches!(self.content.towers[tower].get(0), Some(Part::Draw(..)))
    }

    /// CL-9.3 MUST: a token of each colour on the towers that draw and keep cards, a die of each
    /// colour on the others, at random.
    pub(crate) fn legal_bait(&self, out: &mut impl ActionSink<Choice>) {
        let Some((_, draws)) = self.next_bait() else { return };
        for colour in Colour::ALL {
            let bait = if draws { Bait::Token(colour) } else { Bait::Die(colour) };
            if !self.state.bait.values().contains(&Some(bait)) {
                out.chance(Choice::Bait(colour), 1);
            }
        }
    }

    pub(crate) fn answer_bait(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Bait(colour) = choice else { return game_core::not_listed(choice) };
        let Some((tower, draws)) = self.next_bait() else { return };
        let bait = if draws { Bait::Token(colour) } else { Bait::Die(colour) };
        self.state.bait[tower] = Some(bait);
        sink.emit(Rule("CL-9.3"), || Event::BaitLaid { tower, bait });
        if self.state.bait.values().iter().all(Option::is_some) {
            self.state.frames.finish();
        }
    }

    /// CL-9.4 MUST: the die does not name the tower.
    pub(crate) fn answer_one(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let player = self.acting();
        sink.emit(Rule("CL-9.4"), || Event::Rolled { player, die });
        self.state.frames.goto(Frame::PlaceAnywhere { die });
    }

    /// CL-9.6 MUST: the bottom row first, then what lies on the tower.
    pub(crate) fn answer_anywhere(
        &mut self,
        die: Rolled,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::To(tower) = choice else { return game_core::not_listed(choice) };
        self.place_from_bowl(die, tower, Rule("CL-9.4"), sink);
        self.state.frames.goto(Frame::TakeBait { tower });
        let (player, row) = (self.acting(), Row::Bottom);
        sink.emit(Rule("CL-9.6"), || Event::RowTaken { player, tower, row });
        self.state.frames.call(Frame::effect(EffectSource::Row(tower, row)));
    }

    /// CL-9.7 MUST: dice go into the bowl.
    pub(crate) fn run_take_bait(&mut self, tower: Tower, sink: &mut impl EventSink<Event>) -> Flow {
        if let Some(bait) = self.state.bait[tower].take() {
            let player = self.acting();
            sink.emit(Rule("CL-9.6"), || Event::BaitTaken { player, tower, bait });
            match bait {
                Bait::Token(colour) => self.gain_tokens(colour, 1, Rule("CL-9.6"), sink),
                Bait::Die(colour) => self.gain_dice(colour, 1, Rule("CL-9.7"), sink),
            }
        }
        self.done()
    }

    pub(crate) fn clear_bait(&mut self) {
        self.state.bait = game_core::EnumMap::default();
    }
}
