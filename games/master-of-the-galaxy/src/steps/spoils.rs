//! MG-14.11, MG-14.12, WV-11.7: spoils.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::content::Spoils;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Card, Part, Pile, Player, Project};

impl MasterOfTheGalaxy {
    /// Begins to take the spoils of a conflict.
    pub(crate) fn take_spoils(&mut self, card: Card, loser: Player, winner: Option<Player>) {
        self.state.frames.call(match self.content.card(card).spoils {
            Spoils::Cubes(count) => Frame::Spoils { loser, winner, left: count },
            Spoils::Leader => Frame::SpoilLeader { loser, winner },
        });
    }

    /// MG-14.11 MUST: that many cubes of the winner's choice, one at a time; all if there are
    /// fewer.
    pub(crate) fn legal_spoils(&self, loser: Player, out: &mut impl ActionSink<Choice>) {
        let bag = self.state.bags[loser];
        bag.colours().for_each(|colour| out.choice(Choice::Cube(colour)));
    }

    /// WV-11.7 MUST: the loser discards what the Weavers win, of his own choice.
    pub(crate) fn answer_spoils(
        &mut self,
        loser: Player,
        winner: Option<Player>,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Cube(cube) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::Spoils { loser, winner, left: left - 1 });
        self.state.bags[loser].take(cube, 1);
        let rule = match winner {
            Some(player) => {
                self.state.bags[player].add(cube, 1);
                Rule("MG-14.11")
            }
            None => {
                self.state.reserve.add(cube, 1);
                Rule("WV-11.7")
            }
        };
        sink.emit(rule, || Event::Spoils { from: loser, to: winner, cube });
    }

    /// MG-14.12 MUST: one leader of the loser; without one, a cube.
    pub(crate) fn legal_spoil_leader(&self, loser: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.own_in_order(loser) {
            if card.pile() == Pile::Leader {
                out.choice(Choice::Leader(card));
            }
        }
    }

    pub(crate) fn answer_spoil_leader(
        &mut self,
        loser: Player,
        winner: Option<Player>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Leader(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        let rule = winner.map_or(Rule("WV-11.7"), |_| Rule("MG-14.12"));
        sink.emit(rule, || Event::SpoilLeader { from: loser, to: winner, card });
        match winner {
            Some(player) => self.take_leader(player, card, sink),
            None => {
                let cubes = self.state.slots.take(Project::at(card, Part::Only));
                self.state.bags[loser].put(cubes);
                self.state.areas[loser].cards.retain(|&other| other != card);
                self.state.decks[Pile::Leader].put_under(card);
            }
        }
    }
}
