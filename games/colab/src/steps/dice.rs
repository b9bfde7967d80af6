//! Rolling and turning dice: CL-10.10, CL-14.8, CL-24.4.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{DieColour, Rolled};

impl CoLab {
    /// CL-6.8, CL-7.8 and CL-9.8 MUST: the dice in the bowl after the placements are rolled.
    /// CLS-3.9 MUST: likewise in the set-up against enemies.
    /// CL-24.5 MUST: then the bowl is empty, and dice already in the pool keep their faces.
    pub(crate) fn run_roll_bowl(&mut self) -> Flow {
        if self.state.you().bowl_size() == 0 { self.done() } else { Flow::Asks }
    }

    /// The next die to roll: one after the other, by colour.
    pub(crate) fn next_of_bowl(&self) -> Option<DieColour> {
        let bowl = self.state.you().bowl;
        DieColour::ALL.into_iter().find(|die| bowl[*die] > 0)
    }

    pub(crate) fn legal_roll_bowl(&self, out: &mut impl ActionSink<Choice>) {
        if let Some(die) = self.next_of_bowl() {
            self.legal_roll(die, out);
        }
    }

    pub(crate) fn answer_roll_bowl(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        self.state.you_mut().bowl[die.die()] -= 1;
        self.lay_in_pool(die, Rule("CL-24.4"), sink);
    }

    /// Lists the faces of a die, each with its odds.
    pub(crate) fn legal_roll(&self, die: DieColour, out: &mut impl ActionSink<Choice>) {
        for (face, odds) in self.content.odds(die) {
            out.chance(Choice::Roll(face), odds);
        }
    }

    /// Puts the rolled die into the pool; it left bowl or pool when it was chosen.
    pub(crate) fn answer_roll(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.lay_in_pool(die, Rule("CL-14.8"), sink);
    }

    fn lay_in_pool(&mut self, die: Rolled, rule: Rule, sink: &mut impl EventSink<Event>) {
        self.state.you_mut().pool[die] += 1;
        let player = self.acting();
        sink.emit(rule, || Event::Rolled { player, die });
    }

    /// CL-14.8 and CL-15.5 MUST: a return rolls a die of the bowl, or rerolls one of the pool.
    /// CL-14.9 IF there is no die in either THEN it does nothing.
    pub(crate) fn legal_return(&self, out: &mut impl ActionSink<Choice>) {
        let you = self.state.you();
        for die in DieColour::ALL.into_iter().filter(|die| you.bowl[*die] > 0) {
            out.choice(Choice::FromBowl(die));
        }
        for (die, _) in you.pool.iter().filter(|(_, count)| **count > 0) {
            out.choice(Choice::Reroll(die));
        }
        out.choice(Choice::Skip);
    }

    /// Takes out the chosen die, to be rolled.
    pub(crate) fn begin_return(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let die = match choice {
            Choice::FromBowl(die) => {
                self.state.you_mut().bowl[die] -= 1;
                die
            }
            Choice::Reroll(die) => {
                self.state.you_mut().pool[die] -= 1;
                sink.emit(Rule("CL-14.8"), || Event::Taken { player, die });
                die.die()
            }
            other => return game_core::not_listed(other),
        };
        self.state.frames.call(Frame::RollDie { die });
    }

    /// Lists each kind of die in the pool, to be put into the bowl.
    pub(crate) fn legal_pool(&self, out: &mut impl ActionSink<Choice>) {
        for (die, _) in self.state.you().pool.iter().filter(|(_, count)| **count > 0) {
            out.choice(Choice::ToBowl(die));
        }
    }

    /// Lists each kind of die in the pool, to be turned.
    pub(crate) fn legal_turned(&self, out: &mut impl ActionSink<Choice>) {
        for (die, _) in self.state.you().pool.iter().filter(|(_, count)| **count > 0) {
            out.choice(Choice::Turn(die));
        }
    }

    /// CL-1.2 MUST: a die that is spent or discarded goes into its owner's bowl.
    pub(crate) fn put_in_bowl(
        &mut self,
        die: Rolled,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.acting();
        let you = self.state.you_mut();
        you.pool[die] -= 1;
        you.bowl[die.die()] += 1;
        sink.emit(rule, || Event::ToBowl { player, die });
    }

    pub(crate) fn answer_flip_away(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::ToBowl(die) = choice else { return game_core::not_listed(choice) };
        self.put_in_bowl(die, Rule("CL-10.10"), sink);
        self.state.frames.goto(Frame::FlipTurn);
    }

    pub(crate) fn answer_flip_turn(&mut self, choice: Choice) {
        let Choice::Turn(die) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::ChooseFace { die });
    }

    /// Lists all faces of the die, including the one it shows.
    pub(crate) fn legal_face(&self, die: Rolled, out: &mut impl ActionSink<Choice>) {
        for (face, _) in self.content.odds(die.die()) {
            out.choice(Choice::Show(face));
        }
    }

    pub(crate) fn answer_face(
        &mut self,
        die: Rolled,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Show(to) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        let player = self.acting();
        let you = self.state.you_mut();
        you.pool[die] -= 1;
        you.pool[to] += 1;
        sink.emit(Rule("CL-10.10"), || Event::Turned { player, from: die, to });
    }
}
