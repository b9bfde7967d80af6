//! MG-19: players who are out.

use game_core::{EnumMap, EventSink, Rule};

use crate::event::{Cancelled, Event};
use crate::game::MasterOfTheGalaxy;
use crate::tally::Tally;
use crate::types::{Card, Player, Project};

impl MasterOfTheGalaxy {
    /// The player who drops out next.
    ///
    /// MG-19.3 MUST: not before the spoils of a conflict that he lost are taken.
    /// WV-12.7 MUST: in solo nobody drops out.
    pub(crate) fn player_without_bases(&self, tallies: &EnumMap<Player, Tally>) -> Option<Player> {
        if self.options.solo() {
            return None;
        }
        self.players().find(|&player| {
            !self.state.areas[player].out && tallies[player].bases == 0 && !self.owes_spoils(player)
        })
    }

    /// MG-19.1 IF: a player has no base on the board, all his cubes go to the reserve, his cards
    /// under their decks, and his conflicts are removed.
    ///
    /// MG-19.2 MUST: conflicts against him are cancelled, which follows from the state of his
    /// systems (MG-14.14).
    pub(crate) fn eliminate(&mut self, player: Player, sink: &mut impl EventSink<Event>) {
        self.state.areas[player].out = true;
        sink.emit(Rule("MG-19.1"), || Event::Out { player });
        let own: Vec<Card> = self.own_in_order(player).collect();
        for card in own {
            if self.state.conflict(card).is_some() {
                self.cancel(card, Cancelled::Out, Rule("MG-19.1"), sink);
            }
            for project in Project::of(card) {
                let cubes = self.state.slots.take(project);
                self.state.reserve.put(cubes);
            }
            if self.state.areas[player].cards.contains(&card) {
                self.state.areas[player].cards.retain(|&other| other != card);
                self.state.done.remove(card);
                self.state.decks[card.pile()].put_under(card);
            }
        }
        let routes: Vec<_> = self.content.routes().collect();
        for route in routes {
            if self.state.routes[route].owner == Some(player) {
                self.clear_route(route, Rule("MG-19.1"), sink);
            }
        }
        let bag = self.state.bags[player].empty();
        self.state.reserve.put(bag);
        if player == self.state.active {
            let hand = self.state.hand.empty();
            self.state.reserve.put(hand);
        }
        self.state.areas[player].skips = false;
    }
}
