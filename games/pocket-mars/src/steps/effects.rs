//! PM-1.11: the twenty effects, each with its targets and what it does.
//!
//! The table here says in which file an effect is implemented: `colonists.rs` or `cards.rs`. The
//! three that move energy are at the end of this file.

use game_core::{ActionSink, EventSink, Rule};

use crate::ability::Effect;
use crate::choice::Choice;
use crate::event::{Event, Spot};
use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame};
use crate::types::{Building, Player};

impl Effect {
    /// The number of units.
    pub(crate) fn units(self) -> u8 {
        match self {
            Effect::Launch(units)
            | Effect::Land(units, _)
            | Effect::Direct(units)
            | Effect::Upgrade(units, _)
            | Effect::Downgrade(units, _)
            | Effect::Shift(units)
            | Effect::Relocate(units)
            | Effect::Gain(units)
            | Effect::Drain(units)
            | Effect::Draw(units)
            | Effect::Peek(units)
            | Effect::Cycle(units) => units,
            Effect::SwapSpaces
            | Effect::Evict
            | Effect::Scrap
            | Effect::Trade
            | Effect::Salvage
            | Effect::SwapCards
            | Effect::Flip
            | Effect::Trigger => 1,
        }
    }

    /// PM-E.8 MUST: interchangeable units are asked for as one number, units with a target each one
    /// by one.
    pub(crate) fn in_one_number(self) -> bool {
        use crate::ability::Place::Here;
        matches!(
            self,
            Effect::Launch(_)
                | Effect::Gain(_)
                | Effect::Land(_, Here)
                | Effect::Drain(_)
                | Effect::Peek(_)
        )
    }
}

impl PocketMars {
    /// Lists the targets of the next unit of an effect, without the choice to skip it.
    pub(crate) fn legal_effect(
        &self,
        effect: Effect,
        you: Player,
        done: u8,
        out: &mut impl ActionSink<Choice>,
    ) {
        match effect {
            Effect::Launch(units) => legal_count(units.min(self.state.earth[you]), out),
            Effect::Land(units, place) => self.legal_land(units - done, place, you, out),
            Effect::Direct(_) => self.legal_direct(you, out),
            Effect::Upgrade(_, place) => self.legal_upgrades(place, you, out),
            Effect::Downgrade(_, place) => self.legal_downgrades(place, you, out),
            Effect::Shift(_) => self.legal_shift(out),
            Effect::SwapSpaces => self.legal_swap_spaces(out),
            Effect::Relocate(_) => self.legal_relocate(you, out),
            Effect::Evict => self.legal_evict(you, out),
            Effect::Gain(units) => {
                legal_count(units.min(self.options.energy_top - self.state.energy[you]), out);
            }
            Effect::Drain(units) => self.legal_drain(units, you, out),
            Effect::Draw(_) => self.legal_draw(out),
            Effect::Peek(_) => self.legal_slots_of_others(you, Choice::Peek, out),
            Effect::Scrap => self.legal_slots_of_others(you, Choice::Scrap, out),
            Effect::Trade => self.legal_trade(you, out),
            Effect::Cycle(_) => self.legal_cycle(you, out),
            Effect::Salvage => self.legal_salvage(out),
            Effect::SwapCards => self.legal_stack(out),
            Effect::Flip => self.legal_flip(out),
            Effect::Trigger => legal_trigger(out),
        }
    }

    /// Carries out one unit of an effect, or all of them if they are chosen as one number.
    ///
    /// PM-1.11 MUST: each effect works as its own line says; its number is a maximum.
    pub(crate) fn carry_out(
        &mut self,
        effect: Effect,
        you: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match (effect, choice) {
            (Effect::Launch(_), Choice::Count(count)) => {
                self.launch(you, count, Rule("PM-1.11a"), sink);
            }
            (Effect::Land(..), Choice::Count(count)) => {
                if let Some(here) = self.here() {
                    for _ in 0..count {
                        self.land(you, Spot::Ship, here, Rule("PM-1.11b"), sink);
                    }
                }
            }
            (_, Choice::Land(building)) => {
                self.land(you, Spot::Ship, building, Rule("PM-1.11b"), sink);
            }
            (_, Choice::Direct(building)) => {
                self.land(you, Spot::Earth, building, Rule("PM-1.11c"), sink);
            }
            (_, Choice::Upgrade(building, player)) => {
                let rule = if matches!(effect, Effect::Shift(_)) { "PM-1.11f" } else { "PM-1.11d" };
                self.upgrade(building, player, Rule(rule), sink);
            }
            (_, Choice::Downgrade(building, player)) => {
                let rule = if matches!(effect, Effect::Shift(_)) { "PM-1.11f" } else { "PM-1.11e" };
                self.downgrade(building, player, Rule(rule), sink);
            }
            (_, Choice::SwapSpaces(building, first, second)) => {
                self.swap_spaces(building, first, second, sink);
            }
            (_, Choice::Relocate(from, to)) => {
                self.move_colonist(you, Spot::First(from), Spot::First(to), Rule("PM-1.11h"), sink);
            }
            (_, Choice::Evict(building, player)) => {
                self.move_colonist(
                    player,
                    Spot::First(building),
                    Spot::Ship,
                    Rule("PM-1.11i"),
                    sink,
                );
            }
            (Effect::Gain(_), Choice::Count(count)) => {
                self.gain(you, count, Rule("PM-1.11j"), sink);
            }
            (_, Choice::Drain(player, count)) => self.drain(player, count, sink),
            (_, Choice::Draw) => self.state.frames.call(Frame::DrawFromDeck { player: you }),
            (_, Choice::DrawSlot(slot)) => self.draw_from_androids(you, slot),
            (Effect::Peek(units), Choice::Peek(owner, slot)) => {
                self.begin_peek(you, owner, slot, units);
            }
            (_, Choice::Scrap(owner, slot)) => self.scrap(you, owner, slot),
            (_, Choice::Trade(own, owner, slot)) => {
                self.state.frames.call(Frame::Trade { you, own, owner, slot });
            }
            (_, Choice::Cycle(card)) => self.cycle(you, card, sink),
            (_, Choice::Salvage) => self.salvage(you, sink),
            (_, Choice::Stack(building)) => {
                self.state.frames.call(Frame::SwapCards { you, building });
            }
            (_, Choice::Flip(building)) => self.flip(you, building, sink),
            (_, Choice::Trigger(building)) => {
                sink.emit(Rule("PM-1.11t"), || Event::Triggered { player: you, building });
                self.begin_ability(AbilityOf::Building(building), you, sink);
            }
            (
                _,
                Choice::Deal(_)
                | Choice::Start(_)
                | Choice::Reveal(_)
                | Choice::Top(_)
                | Choice::Ship(_)
                | Choice::Keep(_)
                | Choice::Prepare(_)
                | Choice::PlayHand(_)
                | Choice::PlayPrep(_)
                | Choice::Take(..)
                | Choice::Launch
                | Choice::LaunchDiscarding(_)
                | Choice::Energy(_)
                | Choice::MoveIn
                | Choice::Pay
                | Choice::Count(_)
                | Choice::Peek(..)
                | Choice::SwapCards(..)
                | Choice::Discard(_)
                | Choice::Skip,
            ) => {
                game_core::not_listed((effect, choice));
            }
        }
    }

    /// PM-1.11j MUST: `gain` raises your energy, stopping at the top.
    /// PM-2.5 MUST: the track runs from 0 to the top, the same for everybody.
    /// PM-8.5 MUST: energy stays on the track; any excess is lost.
    pub(crate) fn gain(
        &mut self,
        player: Player,
        units: u8,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let from = self.state.energy[player];
        let to = from.saturating_add(units).min(self.options.energy_top);
        self.state.energy[player] = to;
        let lost = units.saturating_sub(to.saturating_sub(from));
        sink.emit(rule, || Event::Energy { player, from, to, lost });
    }

    /// PM-1.11k MUST: `drain` lowers the energy of one other player, stopping at 0.
    fn legal_drain(&self, units: u8, you: Player, out: &mut impl ActionSink<Choice>) {
        for player in self.others(you) {
            for count in 1..=units.min(self.state.energy[player]) {
                out.choice(Choice::Drain(player, count));
            }
        }
    }

    fn drain(&mut self, player: Player, units: u8, sink: &mut impl EventSink<Event>) {
        let from = self.state.energy[player];
        let to = from.saturating_sub(units);
        self.state.energy[player] = to;
        sink.emit(Rule("PM-1.11k"), || Event::Energy { player, from, to, lost: 0 });
    }

    pub(crate) fn pay(&mut self, player: Player, price: u8, sink: &mut impl EventSink<Event>) {
        let from = self.state.energy[player];
        let to = from.saturating_sub(price);
        self.state.energy[player] = to;
        sink.emit(Rule("PM-1.9a"), || Event::Energy { player, from, to, lost: 0 });
    }
}

/// Lists the numbers from 1 to `most`.
pub(crate) fn legal_count(most: u8, out: &mut impl ActionSink<Choice>) {
    for count in 1..=most {
        out.choice(Choice::Count(count));
    }
}

/// PM-1.11t MUST: `trigger` resolves the normal ability of one of the five Buildings.
fn legal_trigger(out: &mut impl ActionSink<Choice>) {
    for building in Building::ALL {
        out.choice(Choice::Trigger(building));
    }
}
