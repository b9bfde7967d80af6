//! CL-13, CL-14: gaining dice, tokens and other things from the supply.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::CoLab;
use crate::types::{Colour, DieColour};

/// The most tokens of a kind, and the most research tokens worth 10 points, that a player can have
/// here. The rules have no such limit, and no game comes near it: a player far behind gains a wild
/// token for each upgrade space in between (CL-28.7), at most 63 in one round of upgrades in random
/// play.
pub(crate) const MOST_TOKENS: u8 = 200;

impl CoLab {
    /// CL-14.1 MUST: dice from the supply go into the bowl, unrolled.
    /// CL-1.12 IF too few of the colour are left THEN nothing replaces them.
    pub(crate) fn gain_dice(
        &mut self,
        colour: Colour,
        wanted: u8,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let (player, die) = (self.acting(), DieColour::of(colour));
        let count = wanted.min(self.state.supply[die]);
        self.state.supply[die] -= count;
        self.state.you_mut().bowl[die] += count;
        if count > 0 {
            sink.emit(rule, || Event::DiceGained { player, die, count });
        }
        if count < wanted {
            sink.emit(Rule("CL-1.12"), || Event::NoDie { player, die });
        }
    }

    /// CL-1.13 MUST: tokens never run out.
    pub(crate) fn gain_tokens(
        &mut self,
        colour: Colour,
        count: u8,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if count == 0 {
            return;
        }
        let player = self.acting();
        let tokens = &mut self.state.you_mut().tokens[colour];
        *tokens = tokens.saturating_add(count).min(MOST_TOKENS);
        sink.emit(rule, || Event::TokensGained { player, colour, count });
    }

    pub(crate) fn gain_wild(&mut self, count: u8, rule: Rule, sink: &mut impl EventSink<Event>) {
        if count == 0 {
            return;
        }
        let player = self.acting();
        let you = self.state.you_mut();
        you.wild = you.wild.saturating_add(count).min(MOST_TOKENS);
        sink.emit(rule, || Event::WildGained { player, count });
    }

    /// CL-14.3 and CL-15.4 MUST: a potion token is new until the end of the turn.
    pub(crate) fn gain_potions(&mut self, count: u8, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let you = self.state.you_mut();
        you.new_potions = you.new_potions.saturating_add(count).min(MOST_TOKENS);
        sink.emit(Rule("CL-14.3"), || Event::PotionsGained { player, count });
    }

    /// CL-14.5 MUST: as many research tokens as shown.
    pub(crate) fn gain_research(&mut self, count: u8, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let you = self.state.you_mut();
        you.research = you.research.saturating_add(count);
        sink.emit(Rule("CL-14.5"), || Event::ResearchGained { player, count });
    }
}
