//! CL-1.14, CL-1.15: an effect, part by part.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::effect::{Effect, Part, Reach};
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{DrawnTo, EffectSource, Frame};
use crate::types::{Cell, DieColour, Row};

impl CoLab {
    /// The effect with this source.
    pub(crate) fn effect_of(&self, of: EffectSource) -> Effect {
        match of {
            EffectSource::Row(tower, Row::Bottom) => self.content.towers[tower],
            EffectSource::Row(tower, Row::Top) => self.state.inserts[tower]
                .map_or(Effect::default(), |insert| self.content.inserts[insert]),
            EffectSource::Tile(tile) => self.content.tiles[tile].effect,
            EffectSource::Trade(trade) => self.content.trades[trade].benefit,
            EffectSource::Built(nth) => {
                let built = self.state.you().grid.nth(nth);
                built.map_or(Effect::default(), |built| {
                    self.content.cards[built.card].ability.effect()
                })
            }
            EffectSource::Bonus(bonus) => self.content.bonus[bonus].effect,
        }
    }

    /// Carries out a part, or asks for the choice that it leaves open.
    pub(crate) fn run_effect(
        &mut self,
        of: EffectSource,
        part: u8,
        times: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(now) = self.effect_of(of).get(part) else { return self.done() };
        if times >= now.times() {
            self.state.frames.goto(Frame::Effect { of, part: part + 1, times: 0 });
            return Flow::Ran;
        }
        match now {
            Part::Die(Some(colour), _)
                if self.options.enemies > 0 && self.state.supply[DieColour::of(colour)] > 0 =>
            {
                return Flow::Asks;
            }
            Part::Die(None, _)
            | Part::Card(None, _)
            | Part::Token(None, _)
            | Part::Return(_)
            | Part::SetDie(_)
            | Part::Trigger(..)
            | Part::Copy
            | Part::Reposition(_) => return Flow::Asks,
            Part::Card(Some(deck), _) => {
                self.go_on(of, part, times);
                self.state.frames.call(Frame::Draw { deck, to: DrawnTo::Hand });
            }
            other => self.carry_out(other, of, part, sink),
        }
        Flow::Ran
    }

    /// Carries out a part without a choice.
    ///
    /// CL-15.6 MUST: a token icon of a colour gives a token of that colour.
    fn carry_out(
        &mut self,
        now: Part,
        of: EffectSource,
        part: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        self.go_on(of, part, now.times() - 1);
        match now {
            Part::Die(Some(colour), n) => self.gain_dice(colour, n, Rule("CL-14.1"), sink),
            Part::Token(Some(colour), n) => self.gain_tokens(colour, n, Rule("CL-15.6"), sink),
            Part::Wild(n) => self.gain_wild(n, Rule("CL-1.14"), sink),
            Part::Potion(n) => self.gain_potions(n, sink),
            Part::Research(n) => self.gain_research(n, sink),
            Part::Points(n) => self.score_research(n, sink),
            Part::ReturnAll => self.state.frames.call(Frame::RollBowl),
            Part::Draw(left, keep) => self.state.frames.call(Frame::DrawSome { left, keep }),
            Part::Build => self.begin_build(sink),
            Part::ExtraBuild(deck, left) => {
                self.state.frames.call(Frame::ExtraBuild { deck, left });
            }
            Part::Discount(n) => {
                self.state.turn.discount = self.state.turn.discount.saturating_add(n);
                let player = self.acting();
                sink.emit(Rule("CL-17.12"), || Event::DiscountGained { player, count: n });
            }
            Part::SecondAction => self.grant_second_action(sink),
            Part::Upgrade => self.state.frames.call(Frame::PickTier { optional: true }),
            // Limits apply as long as the section A does (CL-25.10).
            Part::HandLimit(_) | Part::TokenLimit(_) => {}
            Part::Die(None, _)
            | Part::Card(..)
            | Part::Token(None, _)
            | Part::Return(_)
            | Part::SetDie(_)
            | Part::Trigger(..)
            | Part::Copy
            | Part::Reposition(_) => game_core::impossible(now),
        }
    }

    /// Counts one more repetition of a part, then goes on to the next part or finishes.
    fn go_on(&mut self, of: EffectSource, part: u8, times: u8) {
        let effect = self.effect_of(of);
        let more = effect.get(part).is_some_and(|now| times + 1 < now.times());
        if more {
            self.state.frames.goto(Frame::Effect { of, part, times: times + 1 });
        } else if effect.get(part + 1).is_some() {
            self.state.frames.goto(Frame::Effect { of, part: part + 1, times: 0 });
        } else {
            self.state.frames.finish();
        }
    }

    /// Lists the choices that a part leaves open.
    ///
    /// CL-1.9 MUST: grey is one of the three colours, chosen each time.
    /// CL-1.14 MAY: all of it, or the rest, can be left out; against enemies that includes dice of
    /// a fixed colour, because one achievement counts dice.
    /// CL-20.7 MAY: several triggers are used in the order of choice.
    /// CL-14.4 MUST: a token icon gives a token of any colour.
    pub(crate) fn legal_effect(
        &self,
        of: EffectSource,
        part: u8,
        out: &mut impl ActionSink<Choice>,
    ) {
        let Some(now) = self.effect_of(of).get(part) else { return };
        match now {
            Part::Die(Some(colour), _) => out.choice(Choice::Die(colour)),
            Part::Die(None, _) => self.legal_die(out),
            Part::Card(..) => self.legal_deck(out),
            Part::Token(..) => self.legal_token(out),
            Part::Return(_) => return self.legal_return(out),
            Part::SetDie(_) => self.legal_turned(out),
            Part::Trigger(reach, _) => self.legal_fire(of, reach, out),
            Part::Copy => self.legal_copy(of, out),
            Part::Reposition(_) => {
                for window in self.state.own_windows(self.acting()) {
                    if self.can_reposition(window) {
                        out.choice(Choice::Reposition(window));
                    }
                }
            }
            Part::Draw(..)
            | Part::Wild(_)
            | Part::Potion(_)
            | Part::Research(_)
            | Part::Points(_)
            | Part::ReturnAll
            | Part::Build
            | Part::ExtraBuild(..)
            | Part::Discount(_)
            | Part::SecondAction
            | Part::Upgrade
            | Part::HandLimit(_)
            | Part::TokenLimit(_) => game_core::impossible(now),
        }
        out.choice(Choice::Skip);
    }

    pub(crate) fn answer_effect(
        &mut self,
        of: EffectSource,
        part: u8,
        times: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        if choice == Choice::Skip {
            self.state.frames.goto(Frame::Effect { of, part: part + 1, times: 0 });
            return;
        }
        let now = self.effect_of(of).get(part);
        self.go_on(of, part, times);
        match choice {
            Choice::Die(colour) => {
                let count = if let Some(Part::Die(Some(_), count)) = now { count } else { 1 };
                self.gain_dice(colour, count, Rule("CL-14.1"), sink);
            }
            Choice::Token(colour) => self.gain_tokens(colour, 1, Rule("CL-14.4"), sink),
            Choice::Deck(deck) => self.state.frames.call(Frame::Draw { deck, to: DrawnTo::Hand }),
            Choice::FromBowl(_) | Choice::Reroll(_) => self.begin_return(choice, sink),
            Choice::Turn(die) => self.state.frames.call(Frame::ChooseFace { die }),
            Choice::Fire(cell) => self.fire(cell, Rule("CL-20.7"), sink),
            Choice::Copy(cell) => self.copy(cell, sink),
            Choice::Reposition(from) => {
                let row = if let Some(Part::Reposition(row)) = now { row } else { None };
                self.state.frames.call(Frame::MoveMinion { from, row });
            }
            other => game_core::not_listed(other),
        }
    }

    /// The cell of the card with this effect.
    fn bearer(&self, of: EffectSource) -> Option<Cell> {
        match of {
            EffectSource::Built(nth) => self.state.you().grid.nth(nth).map(|built| built.cell),
            _ => None,
        }
    }

    /// CL-14.6 MUST: one card whose trigger token is face up.
    /// CL-20.11 IF the effect says adjacent THEN only cards beside the one with the effect.
    fn legal_fire(&self, of: EffectSource, reach: Reach, out: &mut impl ActionSink<Choice>) {
        let beside =
            self.bearer(of).map(|cell| cell.neighbours().collect::<game_core::EnumSet<Cell>>());
        for cell in self.ready() {
            if reach == Reach::Any || beside.is_some_and(|beside| beside.contains(cell)) {
                out.choice(Choice::Fire(cell));
            }
        }
    }

    /// The cells of cards that can be triggered, in order.
    ///
    /// CL-20.2 MAY: as soon as they are built.
    /// CL-20.6 MUST: not those whose token is active.
    pub(crate) fn ready(&self) -> impl Iterator<Item = Cell> {
        let has_room = self.has_room();
        let ready = self.state.you().grid.cards().iter().filter(move |built| {
            has_room && !built.active && self.content.cards[built.card].ability.trigger().is_some()
        });
        ready.map(|built| built.cell).collect::<game_core::EnumSet<Cell>>().iter()
    }

    /// CL-20.5 MUST: the token is turned first, then the effect happens.
    /// CL-20.9 MAY: whether the effect can do anything does not matter.
    pub(crate) fn fire(&mut self, cell: Cell, rule: Rule, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let Some(nth) = self.state.you().grid.at(cell) else { return };
        let Some(built) = self.state.you_mut().grid.nth_mut(nth) else { return };
        built.active = true;
        let card = built.card;
        sink.emit(rule, || Event::Fired { player, card, cell });
        self.state.frames.call(Frame::effect(EffectSource::Built(nth)));
    }

    /// CL-20.12 IF an effect copies THEN it resolves the trigger of an adjacent card that does not
    /// copy itself, whichever side its token shows.
    fn legal_copy(&self, of: EffectSource, out: &mut impl ActionSink<Choice>) {
        let Some(here) = self.bearer(of) else { return };
        let grid = &self.state.you().grid;
        for cell in here.neighbours() {
            let card = grid.at(cell).and_then(|nth| grid.nth(nth)).map(|built| built.card);
            let trigger = card.and_then(|card| self.content.cards[card].ability.trigger());
            let copied =
                trigger.is_some_and(|effect| effect.parts().all(|part| part != Part::Copy));
            if copied && self.has_room() {
                out.choice(Choice::Copy(cell));
            }
        }
    }

    fn copy(&mut self, cell: Cell, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let Some(nth) = self.state.you().grid.at(cell) else { return };
        let Some(card) = self.state.you().grid.nth(nth).map(|built| built.card) else { return };
        sink.emit(Rule("CL-20.12"), || Event::Copied { player, card, cell });
        self.state.frames.call(Frame::effect(EffectSource::Built(nth)));
    }
}
