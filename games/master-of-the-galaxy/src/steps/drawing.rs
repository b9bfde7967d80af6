//! MG-3: the hand.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Trigger;
use crate::sequence::Frame;
use crate::state::Waiting;
use crate::types::Colour;

impl MasterOfTheGalaxy {
    /// MG-3.3 MUST: what cards do at the start of a turn comes first, in the order in which they
    /// came into play.
    pub(crate) fn start_of_turn(&mut self) {
        let waiting =
            Waiting { trigger: Trigger::TurnStart, player: self.state.active, planet: None };
        // The events caused by these effects have their own effects before the turn continues.
        self.state.frames.call(Frame::Drain { since: self.state.waiting.len() as u8 });
        self.state.frames.call(Frame::Events { waiting, next: 0 });
    }

    /// MG-3.4 MUST: the hand is drawn by chance: three cubes, and more through modifiers.
    pub(crate) fn draw_hand(&mut self) {
        let more = self.sum(self.state.active).hand;
        self.state.frames.call(Frame::Draw { left: self.content.numbers.turn.hand_size + more });
    }

    /// MG-3.5 IF: the bag is empty, nothing more is drawn.
    pub(crate) fn next_draw(&mut self, left: u8, sink: &mut impl EventSink<Event>) -> Flow {
        let player = self.state.active;
        if left > 0 && !self.state.bags[player].is_empty() {
            return Flow::Asks;
        }
        if left > 0 {
            sink.emit(Rule("MG-3.5"), || Event::BagEmpty { player });
        }
        self.state.frames.finish();
        Flow::Ran
    }

    pub(crate) fn legal_draw(&self, out: &mut impl ActionSink<Choice>) {
        let bag = self.state.bags[self.state.active];
        for colour in bag.colours() {
            out.chance(Choice::Draw(colour), u32::from(bag.of(colour)));
        }
    }

    pub(crate) fn answer_draw(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Draw(cube) = choice else { return game_core::not_listed(choice) };
        let player = self.state.active;
        self.state.frames.goto(Frame::Draw { left: left - 1 });
        self.state.bags[player].take(cube, 1);
        self.state.hand.add(cube, 1);
        sink.emit(Rule("MG-3.4"), || Event::Drawn { player, cube });
    }

    /// MG-3.6 MUST: what is left in hand after Phase 2 goes back to the bag.
    ///
    /// MG-3.7 IF: cubes were drawn in Phase 3, they go back at the end of the turn.
    pub(crate) fn return_hand(&mut self, rule: Rule, sink: &mut impl EventSink<Event>) {
        let player = self.state.active;
        let cubes = self.state.hand.empty();
        self.state.bags[player].put(cubes);
        if !cubes.is_empty() {
            sink.emit(rule, || Event::HandBack { player, cubes });
        }
    }

    /// MG-3.8 MUST: a gain takes what the reserve has and no more. Returns how much that was.
    pub(crate) fn gain(
        &mut self,
        player: crate::types::Player,
        colour: Colour,
        count: u8,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) -> u8 {
        let count = self.state.reserve.take(colour, count);
        self.state.bags[player].add(colour, count);
        sink.emit(rule, || Event::Gained { player, colour, count });
        count
    }
}
