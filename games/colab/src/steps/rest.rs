//! CL-24: rest turns.

use game_core::{ActionSink, EventSink, Flow, Items, Rule, Select};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{DrawnTo, Frame};
use crate::state::Place;
use crate::types::{Colour, Rolled};

impl CoLab {
    /// CL-24.2 MUST: first the scientist goes to the centre, whoever is there.
    pub(crate) fn go_to_centre(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.you_mut().place = Place::Centre;
        self.state.turn.resting = true;
        let player = self.acting();
        sink.emit(Rule("CL-24.2"), || Event::ToCentre { player });
    }

    pub(crate) fn run_supplies(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-24.3 MUST: two supplies, each a potion token, a resource token or a card.
    pub(crate) fn legal_supplies(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::Potion);
        for colour in Colour::ALL {
            out.choice(Choice::Token(colour));
        }
        self.legal_deck(out);
    }

    pub(crate) fn answer_supplies(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.goto(Frame::Supplies { left: left - 1 });
        match choice {
            Choice::Potion => self.gain_potions(1, sink),
            Choice::Token(colour) => self.gain_tokens(colour, 1, Rule("CL-24.3"), sink),
            Choice::Deck(deck) => self.state.frames.call(Frame::Draw { deck, to: DrawnTo::Hand }),
            other => game_core::not_listed(other),
        }
    }

    /// CL-24.4 MUST: any number of dice back into the bowl, before all of it is rolled.
    pub(crate) fn to_put_back(&self, from: Rolled) -> Select<Choice, impl Items<Choice>> {
        let items = self.state.you().pool.iter().filter(move |(die, _)| *die >= from);
        let items = items.map(|(die, &count)| (Choice::ToBowl(die), count));
        Select { items, least: 0, most: u8::MAX, done: Some(Choice::Done) }
    }

    pub(crate) fn answer_put_back(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::ToBowl(die) = choice else { return self.finish() };
        self.put_in_bowl(die, Rule("CL-24.4"), sink);
        self.state.frames.goto(Frame::PutBack { from: die });
    }
}
