//! CLS-1 to CLS-3: the players' part of the set-up against enemies.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::options::SetUp;
use crate::sequence::{EffectSource, Frame, List};
use crate::types::{DieColour, Rolled, Row};

impl CoLab {
    /// CLS-1.3 MUST: any layout, and no other part of a set-up.
    pub(crate) fn lay_board(&mut self, sink: &mut impl EventSink<Event>) {
        match self.options.set_up {
            SetUp::FirstGame => self.lay_fixed_board(sink),
            SetUp::Normal | SetUp::Draft => self.state.frames.call(Frame::list(List::RandomBoard)),
        }
    }

    /// CLS-1.12 MUST: a player starts with dice only, all in the bowl.
    /// CLS-2.1, CLS-2.2 and CLS-2.3 MUST: the difficulty gives their number.
    pub(crate) fn take_difficulty_dice(&mut self) {
        let facts = &self.content.difficulties[self.options.difficulty];
        self.state.supply[DieColour::White] -= facts.white_dice;
        self.state.you_mut().bowl[DieColour::White] += facts.white_dice;
        if facts.resource_dice > 0 {
            self.state.frames.call(Frame::GiftDice { left: facts.resource_dice });
        }
    }

    /// CLS-3.7 MUST: two white dice are rolled, each for a minion.
    /// CLS-19.2 MUST: one player after the other, each with both minions.
    pub(crate) fn answer_pair(
        &mut self,
        first: Option<Rolled>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let player = self.acting();
        sink.emit(Rule("CLS-3.7"), || Event::Rolled { player, die });
        self.state.frames.goto(match first {
            None => Frame::RollPair { first: Some(die) },
            Some(first) => Frame::PlacePair { first, second: die },
        });
    }

    /// Lists which minion to place first.
    pub(crate) fn legal_pair(
        &self,
        first: Rolled,
        second: Rolled,
        out: &mut impl ActionSink<Choice>,
    ) {
        out.choice(Choice::Send(first.min(second)));
        if first != second {
            out.choice(Choice::Send(first.max(second)));
        }
    }

    pub(crate) fn answer_place_pair(&mut self, first: Rolled, second: Rolled, choice: Choice) {
        let Choice::Send(die) = choice else { return game_core::not_listed(choice) };
        let other = if die == first { second } else { first };
        self.state.frames.goto(Frame::PlaceWithRow { die: other });
        self.state.frames.call(Frame::PlaceWithRow { die });
    }

    /// CLS-3.8 MUST: JAM and STRIP already apply, as for every minion that is placed.
    pub(crate) fn answer_place_with_row(
        &mut self,
        die: Rolled,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(window) = self.window_for(choice) else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.you_mut().bowl[die.die()] -= 1;
        self.stand(Some(die), window, Rule("CLS-3.7"), sink);
        let (player, tower, row) = (self.acting(), window.tower(), Row::Bottom);
        if !self.is_jammed(tower, sink) {
            sink.emit(Rule("CLS-3.7"), || Event::RowTaken { player, tower, row });
            self.state.frames.call(Frame::effect(EffectSource::Row(tower, row)));
        }
    }

    /// CLS-15.5 MUST: the player who collected the token gains one wild token, no more.
    pub(crate) fn run_one_wild(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        self.finish();
        self.gain_wild(1, Rule("CLS-15.5"), sink);
        Flow::Ran
    }
}
