//! MG-17, MG-20, WV-12: wins, losses and ties.

use game_core::{EnumMap, EventSink, Rule};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::state::{Ended, Reason};
use crate::tally::Tally;
use crate::types::{Player, Symbol};

impl MasterOfTheGalaxy {
    /// MG-17.4 MUST: checked between all steps.
    ///
    /// WV-12.3 MUST: in the Span too.
    /// MG-20.1 IF: two win through one step, the active player wins;
    /// MG-20.2 IF: or the first of them after him.
    /// MG-20.3 MUST: so there is exactly one winner.
    pub(crate) fn winner(&self, tallies: &EnumMap<Player, Tally>) -> Option<Ended> {
        let wins = |player| {
            let by = self.win_of(player, &tallies[player])?;
            Some(Ended { winner: Some(player), by })
        };
        let won = self.players_from(self.state.active).find_map(wins);
        won.or_else(|| self.last_left())
    }

    /// WV-12.9 MUST: never before set-up is complete.
    pub(crate) fn is_played(&self) -> bool {
        self.state.round > 0
    }

    /// MG-17.1 IF: enough bases are on the board.
    ///
    /// MG-17.2 IF: enough symbols are of one kind.
    /// MG-17.3 IF: enough starts are controlled.
    /// WV-12.1 MUST: in solo as well.
    /// WV-12.2 IF: in solo, no swarm is on the board.
    fn win_of(&self, player: Player, tally: &Tally) -> Option<Reason> {
        let numbers = &self.content.numbers;
        if self.state.areas[player].out {
            return None;
        }
        if tally.bases >= numbers.winning.bases {
            return Some(Reason::Bases);
        }
        let enough = |symbol: &Symbol| tally.symbols[*symbol] >= numbers.winning.symbols;
        if let Some(symbol) = Symbol::ALL.into_iter().find(enough) {
            return Some(Reason::Symbols(symbol));
        }
        if tally.starts >= numbers.winning.starts {
            return Some(Reason::Starts);
        }
        (self.options.solo() && self.state.swarms.is_empty()).then_some(Reason::NoSwarms)
    }

    /// MG-19.4 IF: only one player is left, he wins.
    fn last_left(&self) -> Option<Ended> {
        if self.options.solo() {
            return None;
        }
        let mut left = self.players().filter(|&player| !self.state.areas[player].out);
        let (winner, others) = (left.next()?, left.next());
        others.is_none().then_some(Ended { winner: Some(winner), by: Reason::LastLeft })
    }

    /// Ends the game: nothing is pending any more.
    pub(crate) fn end(&mut self, ended: Ended, sink: &mut impl EventSink<Event>) {
        self.state.ended = Some(ended);
        self.state.frames.clear();
        let rule = rule_of(ended);
        sink.emit(rule, || Event::Ended { ended });
    }

    /// WV-12.4 IF: no base at home at the end of a turn is a loss;
    ///
    /// WV-12.5 IF: having all tokens on the board is one, too.
    /// WV-12.6 MUST: both are judged only now.
    /// WV-7.4 IF: so the ninth token itself ends nothing.
    pub(crate) fn judge_losses(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.state.active;
        let home = self.state.areas[player].home;
        let held = home.is_some_and(|home| self.state.systems[home].owner == Some(player));
        if !held {
            self.end(Ended { winner: None, by: Reason::HomeLost }, sink);
        } else if self.state.tokens == 0 {
            self.end(Ended { winner: None, by: Reason::TokensOut }, sink);
        }
    }

    /// The sum of a player's symbols on the track.
    pub(crate) fn track_sum(&self, player: Player) -> u8 {
        let track = self.content.numbers.pieces.track;
        self.symbols(player).values().iter().map(|&count| count.min(track)).sum()
    }

    /// MG-20.4 IF: the guard of the rounds is reached, the most bases win, then symbols, then
    /// starts, then the first in turn order.
    ///
    /// WV-12.8 IF: in solo the Weavers win.
    pub(crate) fn end_by_guard(&mut self, sink: &mut impl EventSink<Event>) {
        let rank = |player: Player| {
            (self.state.bases(player), self.track_sum(player), self.starts(player))
        };
        let mut best: Option<(Player, (u8, u8, u8))> = None;
        for player in self.players_from(self.state.first) {
            let mine = rank(player);
            if !self.state.areas[player].out && best.is_none_or(|(_, other)| mine > other) {
                best = Some((player, mine));
            }
        }
        let winner = if self.options.solo() { None } else { best.map(|(player, _)| player) };
        self.end(Ended { winner, by: Reason::Guard }, sink);
    }
}

/// The rule that ended a game.
pub(crate) fn rule_of(ended: Ended) -> Rule {
    match (ended.by, ended.winner) {
        (Reason::Bases, _) => Rule("MG-17.1"),
        (Reason::Symbols(_), _) => Rule("MG-17.2"),
        (Reason::Starts, _) => Rule("MG-17.3"),
        (Reason::LastLeft, _) => Rule("MG-19.4"),
        (Reason::NoSwarms, _) => Rule("WV-12.2"),
        (Reason::HomeLost, _) => Rule("WV-12.4"),
        (Reason::TokensOut, _) => Rule("WV-12.5"),
        (Reason::Guard, Some(_)) => Rule("MG-20.4"),
        (Reason::Guard, None) => Rule("WV-12.8"),
    }
}
