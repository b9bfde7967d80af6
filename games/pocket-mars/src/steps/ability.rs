//! PM-1.3 to PM-1.10: how an ability is resolved, step by step.

use game_core::{ActionSink, EventSink, Flow, Forced, Rule};

use crate::ability::{Ability, Condition, Step};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame};
use crate::types::{Building, Player};

impl PocketMars {
    /// The ability that is printed there.
    pub(crate) fn ability(&self, of: AbilityOf) -> &'static Ability {
        match of {
            AbilityOf::Hand(card) => &self.content.card(card).hand,
            AbilityOf::Prep(card) => &self.content.card(card).prep,
            AbilityOf::Building(building) => &self.content.buildings[building].ability,
        }
    }

    /// PM-1.3 MUST: `here` is the Building to which the card was connected in this action.
    pub(crate) fn here(&self) -> Option<Building> {
        self.state.connection.map(|connection| connection.card.building())
    }

    /// PM-1.1 MUST: `you` is the active player; for the prep ability of a card taken out of a
    /// module it is the module's owner.
    /// PM-1.8a MUST: the condition is tested once, immediately before the first step.
    /// PM-1.8b IF it is false THEN no step is carried out.
    /// PM-1.8c MUST: a colonist that moved in by value already counts.
    pub(crate) fn begin_ability(
        &mut self,
        of: AbilityOf,
        you: Player,
        sink: &mut impl EventSink<Event>,
    ) {
        if let Some(condition) = self.ability(of).condition {
            let holds = self.holds(condition, you);
            sink.emit(condition_rule(condition), || {
                let [yours, others] = self.counted_for(condition, you);
                Event::Tested { player: you, of, holds, yours, others }
            });
            if !holds {
                return;
            }
        }
        self.state.frames.call(Frame::Ability { of, you, step: 0, done: 0, paid: false });
    }

    /// PM-1.10 MUST: a condition is read for `you`, who need not be the active player.
    /// PM-1.10a IF you have no colonist on ★ or ★★ of `here` THEN `none_here` holds.
    /// PM-1.10b IF you have at least that many there together THEN `own_here` holds.
    /// PM-1.10c IF somebody else has one there THEN `rival_here` holds.
    /// PM-1.10d IF your Spaceship is empty THEN `ship_empty` holds.
    /// PM-1.10e IF you have at least that many on it THEN `ship` holds.
    /// PM-1.10f IF you have at least that much energy THEN `energy` holds.
    /// PM-1.10g IF nobody else has more energy THEN `energy_top` holds.
    /// PM-1.10h IF a card of the colour is in your hand THEN `hand_has` holds.
    /// PM-E.12 MUST: for `hand_has` the colour alone is tested and announced, not the face.
    pub(crate) fn holds(&self, condition: Condition, you: Player) -> bool {
        let state = &self.state;
        let own_here = self.here().map_or(0, |here| state.here(here, you));
        match condition {
            Condition::NoneHere => own_here == 0,
            Condition::OwnHere(count) => own_here >= count,
            Condition::RivalHere => self
                .here()
                .is_some_and(|here| self.others(you).any(|other| state.here(here, other) > 0)),
            Condition::ShipEmpty => state.on_ship[you] == 0,
            Condition::Ship(count) => state.on_ship[you] >= count,
            Condition::Energy(count) => state.energy[you] >= count,
            Condition::EnergyTop => {
                self.others(you).all(|other| state.energy[other] <= state.energy[you])
            }
            Condition::HandHas(colour) => !state.hands[you].and(colour.cards()).is_empty(),
        }
    }

    /// What a condition counts for `you`, and the highest count of any other player. Hands are not
    /// counted, because their colours may be hidden.
    fn counted_for(&self, condition: Condition, you: Player) -> [Option<u8>; 2] {
        let state = &self.state;
        let here = |player: Player| self.here().map_or(0, |here| state.here(here, player));
        let most = |count: &dyn Fn(Player) -> u8| self.others(you).map(count).max();
        match condition {
            Condition::NoneHere | Condition::OwnHere(_) => [Some(here(you)), None],
            Condition::RivalHere => [None, most(&here)],
            Condition::ShipEmpty | Condition::Ship(_) => [Some(state.on_ship[you]), None],
            Condition::Energy(_) => [Some(state.energy[you]), None],
            Condition::EnergyTop => [Some(state.energy[you]), most(&|other| state.energy[other])],
            Condition::HandHas(_) => [None, None],
        }
    }

    /// PM-1.2 MUST: `other` is everybody who is not `you`; the androids count as a player.
    /// DA-4.8 MAY: abilities of the human therefore target the androids.
    pub(crate) fn others(&self, you: Player) -> impl Iterator<Item = Player> + use<> {
        self.options.players().iter().copied().filter(move |&player| player != you)
    }

    /// PM-1.5 MUST: steps go from left to right, each completed before the next.
    pub(crate) fn run_ability(&mut self, of: AbilityOf, step: u8) -> Flow {
        if usize::from(step) < self.ability(of).steps.len() { Flow::Asks } else { self.done() }
    }

    /// Continues with the next step.
    ///
    /// PM-1.7 IF a step has no legal target THEN it does nothing and nobody is asked.
    pub(crate) fn next_step(&mut self, of: AbilityOf, you: Player, step: u8) {
        self.state.frames.goto(Frame::Ability { of, you, step: step + 1, done: 0, paid: false });
    }

    /// PM-1.6a MAY: a step is skipped, or done for fewer units than printed.
    /// PM-1.6b MUST: so declining an ability needs no question of its own.
    /// PM-1.9a IF a step has a price THEN its effect follows only after paying exactly that.
    /// PM-1.9b IF you have too little energy, or nothing would change, THEN paying is not offered.
    /// PM-1.9c MUST: a price is paid at most once.
    /// PM-1.9d IF you have paid THEN at least one unit of the effect is done.
    /// PM-E.6 MUST: paid means at least one unit.
    pub(crate) fn legal_ability(
        &self,
        of: AbilityOf,
        you: Player,
        step: u8,
        done: u8,
        paid: bool,
        out: &mut impl ActionSink<Choice>,
    ) {
        let Some(&Step { pay, effect }) = self.ability(of).steps.get(usize::from(step)) else {
            return;
        };
        let mut any = Forced::None;
        if pay > 0 && !paid {
            if self.state.energy[you] >= pay {
                self.legal_effect(effect, you, done, &mut any);
            }
            if !matches!(any, Forced::None) {
                out.choice(Choice::Pay);
                out.choice(Choice::Skip);
            }
            return;
        }
        let mut relay = Relay { out, any: false };
        self.legal_effect(effect, you, done, &mut relay);
        let compulsory = paid && done == 0;
        if relay.any && !compulsory {
            out.choice(Choice::Skip);
        }
    }

    #[allow(clippy::too_many_arguments, reason = "they are the parts of one frame")]
    pub(crate) fn answer_ability(
        &mut self,
        of: AbilityOf,
        you: Player,
        step: u8,
        done: u8,
        paid: bool,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(&Step { pay, effect }) = self.ability(of).steps.get(usize::from(step)) else {
            return;
        };
        match choice {
            Choice::Skip => self.next_step(of, you, step),
            Choice::Pay => {
                self.pay(you, pay, sink);
                self.state.frames.goto(Frame::Ability { of, you, step, done, paid: true });
            }
            _ => {
                // The frame notes its progress first, because the effect may call other frames.
                let units = effect.units();
                let counted = match choice {
                    Choice::Count(count) => count,
                    Choice::Drain(..) => units,
                    _ => 1,
                };
                let all = effect.in_one_number() || done + counted >= units;
                if all {
                    self.next_step(of, you, step);
                } else {
                    let done = done + counted;
                    self.state.frames.goto(Frame::Ability { of, you, step, done, paid });
                }
                self.carry_out(effect, you, choice, sink);
            }
        }
    }
}

/// The rule under which a condition is emitted.
fn condition_rule(condition: Condition) -> Rule {
    match condition {
        Condition::NoneHere => Rule("PM-1.10a"),
        Condition::OwnHere(_) => Rule("PM-1.10b"),
        Condition::RivalHere => Rule("PM-1.10c"),
        Condition::ShipEmpty => Rule("PM-1.10d"),
        Condition::Ship(_) => Rule("PM-1.10e"),
        Condition::Energy(_) => Rule("PM-1.10f"),
        Condition::EnergyTop => Rule("PM-1.10g"),
        Condition::HandHas(_) => Rule("PM-1.10h"),
    }
}

/// Passes choices on and records whether there were any.
struct Relay<'a, A> {
    out: &'a mut A,
    any: bool,
}

impl<C, A: ActionSink<C>> ActionSink<C> for Relay<'_, A> {
    fn chance(&mut self, choice: C, odds: u32) {
        self.any = true;
        self.out.chance(choice, odds);
    }

    fn enough(&self) -> bool {
        self.out.enough()
    }
}
