//! CL-26: the research board.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::steps::MOST_TOKENS;
use crate::types::Trade;

impl CoLab {
    /// CL-26.1 MAY: a trade at the price of the side that is up (CL-26.5).
    /// CL-26.2 MUST: each trade once in a turn, also after a flip.
    /// CL-26.7 MUST: on the player's own turn only, and the tokens are worth nothing else.
    pub(crate) fn may_trade(&self, trade: Trade) -> bool {
        let you = self.state.you();
        !self.state.turn.trades.contains(trade) && self.price_of(trade) <= you.research
    }

    /// CL-26.5 MUST: the side that is up gives the price of a trade.
    pub(crate) fn price_of(&self, trade: Trade) -> u8 {
        self.content.trades[trade].costs[self.state.you().research_side()]
    }

    pub(crate) fn trade(&mut self, trade: Trade, sink: &mut impl EventSink<Event>) {
        let (player, cost) = (self.acting(), self.price_of(trade));
        self.state.you_mut().research -= cost;
        self.state.turn.trades.insert(trade);
        sink.emit(Rule("CL-26.1"), || Event::Traded { player, trade, cost });
        self.state.frames.call(Frame::effect(EffectSource::Trade(trade)));
    }

    /// CL-26.3 MUST: points move the tracker and the score marker.
    /// CL-26.4 IF the tracker reaches the last space THEN the player takes a token, flips the board
    /// and loses the points beyond it, unless the content says otherwise.
    /// CL-4.2 MUST: it begins on 0, on the first side.
    /// CL-2.4 MUST: the token comes from the supply.
    pub(crate) fn score_research(&mut self, points: u8, sink: &mut impl EventSink<Event>) {
        let (player, last) = (self.acting(), self.content.research.last);
        let you = self.state.you_mut();
        let reached = you.tracker.saturating_add(points);
        if reached >= last && you.tens >= MOST_TOKENS {
            // At the maximum of such tokens the tracker stops just before the last space.
            let scored = last - 1 - you.tracker;
            you.tracker = last - 1;
            let lost = points - scored;
            sink.emit(Rule("CL-26.3"), || Event::ResearchScored { player, points: scored, lost });
            return self.score(scored, sink);
        }
        if reached < last {
            you.tracker = reached;
            sink.emit(Rule("CL-26.3"), || Event::ResearchScored { player, points, lost: 0 });
            return self.score(points, sink);
        }
        let beyond = (reached - last).min(self.content.research.overflow).min(last - 1);
        let scored = last - you.tracker + beyond;
        you.tracker = beyond;
        you.tens += 1;
        let (tens, lost) = (you.tens, points.saturating_sub(scored));
        sink.emit(Rule("CL-26.4"), || Event::ResearchScored { player, points: scored, lost });
        sink.emit(Rule("CL-26.4"), || Event::ResearchFlipped { player, tens });
        // The token is worth the length of the track, so the marker moves by the points scored.
        self.score(scored, sink);
    }
}
