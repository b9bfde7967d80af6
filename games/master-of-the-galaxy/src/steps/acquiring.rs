//! MG-11.6 to MG-11.8, MG-13, MG-15: acquiring cards, limits, symbols.

use game_core::{ActionSink, EnumMap, EventSink, Flow, Id, Rule};

use crate::choice::Choice;
use crate::event::{Cancelled, Event};
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::tally::Tally;
use crate::types::{Card, Pile, Player, Symbol};

impl MasterOfTheGalaxy {
    /// Gives a card to a player.
    ///
    /// MG-12.1 MUST: a leader's symbol counts from now on,
    /// MG-13.1 MUST: and a government's, with its modifier.
    /// MG-11.8 MUST: what is dismissed for it goes in the same step. Until that is decided nothing
    /// else is due: neither a win nor what its modifier would complete.
    pub(crate) fn receive(
        &mut self,
        player: Player,
        card: Card,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let before = pack(self.symbols(player));
        self.state.areas[player].cards.push(card);
        sink.emit(rule, || Event::Acquired { player, card });
        self.state.frames.call(Frame::Acquire { player, card, before });
    }

    /// MG-11.7 IF: a player is over a limit, he dismisses cards of that type at once.
    pub(crate) fn is_over(&self, player: Player, pile: Pile) -> bool {
        self.limited(player, pile).len() > usize::from(self.limit(player, pile))
    }

    /// MG-10.3 IF: a limit falls, the type of which a player now has too many cards.
    pub(crate) fn over_limit(&self, tallies: &EnumMap<Player, Tally>) -> Option<(Player, Pile)> {
        self.players().find_map(|player| {
            let over = |pile: &Pile| {
                tallies[player].limited[*pile] > self.content.lowest_limit(*pile)
                    && self.is_over(player, *pile)
            };
            Pile::ALL.into_iter().find(over).map(|pile| (player, pile))
        })
    }

    /// Asks what is dismissed for an acquired card, one card after the other; then the card is
    /// there.
    ///
    /// What it completes is due before anything that waits here. So its own symbol feeds the swarms
    /// after the projects that it completed have fed them (WV-9.2).
    pub(crate) fn go_on_acquiring(
        &mut self,
        player: Player,
        card: Card,
        before: u32,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if let Some(pile) = self.over_by(player, card) {
            self.state.frames.call(Frame::Dismiss { player, pile });
        } else {
            self.state.frames.finish();
            self.count_symbols(player, unpack(before), sink);
        }
        Flow::Ran
    }

    /// The type of which a player has too many because of an acquired card: first the card's own
    /// type, before its modifiers apply; once it stays, any type whose limit it lowers or the
    /// replaced card had raised (MG-10.3).
    fn over_by(&self, player: Player, card: Card) -> Option<Pile> {
        let own = card.pile();
        let limit = usize::from(self.limit_by(player, own, |other| other != card));
        if self.limited(player, own).len() > limit {
            return Some(own);
        }
        Pile::ALL.into_iter().find(|&pile| self.is_over(player, pile))
    }

    pub(crate) fn legal_dismiss(
        &self,
        player: Player,
        pile: Pile,
        out: &mut impl ActionSink<Choice>,
    ) {
        self.limited(player, pile).iter().for_each(|card| out.choice(Choice::Dismiss(card)));
    }

    /// MG-13.3 IF: a new government replaces an old one, the player skips his next turn.
    ///
    /// MG-13.2 MUST: the first one costs nothing.
    /// MG-13.4 IF: the new card is dismissed instead, nothing was replaced.
    pub(crate) fn answer_dismiss(
        &mut self,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Dismiss(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        if self.state.conflict(card).is_some() {
            self.cancel(card, Cancelled::Dismissed, Rule("MG-11.7"), sink);
            // Depending on the setting, the cancelled card may already be under its deck.
            if !self.state.areas[player].cards.contains(&card) {
                return;
            }
        }
        self.dismiss(player, card, Rule("MG-11.7"), sink);
        let replaced = matches!(self.state.frames.top(),
            Some(Frame::Acquire { card: new, .. }) if new != card && new.pile() == Pile::Government);
        let government = card.pile() == Pile::Government;
        if government && replaced && self.content.numbers.turn.anarchy_skip {
            self.let_skip(player, Rule("MG-13.3"), sink);
        }
    }

    /// MG-15.2 IF: a card left, its symbols are lost; only those that rose feed the swarms
    /// (WV-9.1).
    pub(crate) fn count_symbols(
        &mut self,
        player: Player,
        before: EnumMap<Symbol, u8>,
        sink: &mut impl EventSink<Event>,
    ) {
        let now = self.symbols(player);
        for symbol in Symbol::ALL.into_iter().rev() {
            let risen = now[symbol].saturating_sub(before[symbol]);
            if risen > 0 {
                sink.emit(Rule("MG-15.1"), || Event::Symbol { player, symbol, count: now[symbol] });
                self.gain_symbol(symbol, risen);
            }
        }
    }
}

/// Packs five numbers into five bits each.
fn pack(symbols: EnumMap<Symbol, u8>) -> u32 {
    symbols.values().iter().rev().fold(0, |packed, &count| packed << 5 | u32::from(count.min(31)))
}

fn unpack(packed: u32) -> EnumMap<Symbol, u8> {
    EnumMap::each(|symbol: Symbol| (packed >> (symbol.index() * 5) & 31) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_kept_in_a_frame() {
        let symbols = EnumMap::each(|symbol: Symbol| symbol.index() as u8 * 3 + 1);
        assert_eq!(unpack(pack(symbols)), symbols);
    }
}
