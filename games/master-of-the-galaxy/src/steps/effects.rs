//! MG-9.7, MG-9.11: the verbs of effects.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::effect::{Effect, Verb};
use crate::event::{Cancelled, Event};
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Modifier;
use crate::sequence::{EffectAt, Frame};
use crate::steps::bases::Reaching;
use crate::types::{Colour, Kind, Pile, Player, Project};

/// An effect under way: its owner, where it is printed, the index of its verb, how many more times
/// the verb is done (0 before it begins), and the colour of a settled planet.
pub(crate) type UnderWay = (Player, EffectAt, u8, u8, Option<Colour>);

impl MasterOfTheGalaxy {
    /// The effect that is printed there.
    ///
    /// WV-10.6 MUST: in solo, those that need an opponent have nothing to do.
    pub(crate) fn effect_at(&self, at: EffectAt) -> Effect {
        match at {
            EffectAt::Project(card, part) => self.content.effect(Project::at(card, part)),
            EffectAt::Victory(card) => self.content.card(card).victory,
            EffectAt::Modifier(card, number) => {
                match self.content.card(card).modifiers.get(usize::from(number)) {
                    Some(Modifier::On(_, effect)) => effect,
                    _ => Effect::default(),
                }
            }
        }
    }

    /// The maximum number of times a verb is done, each with its own question.
    fn times(verb: Verb) -> u8 {
        match verb {
            Verb::GainAny(count)
            | Verb::Swap(count)
            | Verb::Pull(_, count)
            | Verb::PullAny(count)
            | Verb::Steal(_, count)
            | Verb::Settle(count) => count,
            Verb::Gain(..)
            | Verb::GainPlanet(_)
            | Verb::Draw(_)
            | Verb::Repel(_)
            | Verb::Pick(_)
            | Verb::Base
            | Verb::Jump
            | Verb::BlackHole
            | Verb::Cancel
            | Verb::Skip
            | Verb::TakeLeader => 1,
        }
    }

    /// MG-9.7 MUST: the parts of an effect are done in order.
    pub(crate) fn go_on_with_effect(
        &mut self,
        (player, at, verb, left, planet): UnderWay,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(what) = self.effect_at(at).verb(usize::from(verb)) else {
            self.state.frames.finish();
            return Flow::Ran;
        };
        if left == 0 {
            // The stack has no room for what the effect could lead to, so it is lost, with an
            // event.
            if self.state.frames.room() < 6 {
                sink.emit(Rule("MG-9.7"), || Event::EffectLost { player, at, verb });
                self.state.frames.finish();
                return Flow::Ran;
            }
            self.state.frames.goto(Frame::Effect {
                player,
                at,
                verb,
                left: Self::times(what),
                planet,
            });
        }
        Flow::Asks
    }

    /// MG-9.11 MUST: what each verb can do now. Everything may be skipped (MG-9.5).
    pub(crate) fn legal_effect(
        &self,
        player: Player,
        at: EffectAt,
        verb: u8,
        out: &mut impl ActionSink<Choice>,
    ) {
        let Some(what) = self.effect_at(at).verb(usize::from(verb)) else { return };
        let mut relay = Relay { out, any: false };
        match what {
            Verb::Gain(..) | Verb::GainPlanet(_) | Verb::Draw(_) | Verb::Pick(_) => {
                relay.choice(Choice::Use);
            }
            Verb::GainAny(_) => {
                for colour in Colour::RESOURCES {
                    if self.state.reserve.of(colour) > 0 {
                        relay.choice(Choice::Cube(colour));
                    }
                }
            }
            Verb::Swap(_) => {
                let bag = self.state.bags[player];
                bag.colours().for_each(|colour| relay.choice(Choice::Give(colour)));
            }
            Verb::Pull(kind, _) => self.legal_pull(player, Some(kind), &mut relay),
            Verb::PullAny(_) => self.legal_pull(player, None, &mut relay),
            Verb::Steal(scope, _) => self.legal_steal(player, scope, &mut relay),
            Verb::Repel(_) => self.legal_repel(player, &mut relay),
            Verb::Base => self.legal_base(player, Reaching::ByRoute, &mut relay),
            Verb::Jump => self.legal_base(player, Reaching::ByJump, &mut relay),
            Verb::Settle(_) => self.legal_free(player, &mut relay),
            Verb::BlackHole => self.legal_close(&mut relay),
            Verb::Cancel => {
                let mut cards: Vec<_> =
                    self.state.conflicts.iter().map(|conflict| conflict.card).collect();
                cards.sort_unstable();
                cards.into_iter().for_each(|card| relay.choice(Choice::Conflict(card)));
            }
            Verb::Skip if self.options.solo() => {
                if self.has_weaver_cubes() {
                    relay.choice(Choice::Use);
                }
            }
            Verb::Skip => self.opponents(player).for_each(|of| relay.choice(Choice::Skip(of))),
            Verb::TakeLeader if self.options.solo() => relay.choice(Choice::Use),
            Verb::TakeLeader => self.legal_leader(player, &mut relay),
        }
        if relay.any {
            out.choice(Choice::Pass);
        }
    }

    pub(crate) fn answer_effect(
        &mut self,
        (player, at, verb, left, planet): UnderWay,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let next = if left > 1 {
            Frame::Effect { player, at, verb, left: left - 1, planet }
        } else {
            Frame::Effect { player, at, verb: verb + 1, left: 0, planet }
        };
        if choice == Choice::Pass {
            self.state.frames.goto(Frame::Effect { player, at, verb: verb + 1, left: 0, planet });
            sink.emit(Rule("MG-9.5"), || Event::EffectLost { player, at, verb });
            return;
        }
        self.state.frames.goto(next);
        let Some(what) = self.effect_at(at).verb(usize::from(verb)) else { return };
        let rule = Rule("MG-9.11");
        match (choice, what) {
            (Choice::Use, Verb::Gain(colour, count)) => {
                self.gain(player, colour, count, rule, sink);
            }
            (Choice::Use, Verb::GainPlanet(count)) => {
                if let Some(colour) = planet {
                    self.gain(player, colour, count, rule, sink);
                }
            }
            (Choice::Use, Verb::Draw(count)) => self.state.frames.call(Frame::Draw { left: count }),
            (Choice::Use, Verb::Pick(piles)) => self.earn_pick(player, piles, rule, sink),
            (Choice::Use, Verb::Skip) => self.state.frames.call(Frame::Unravel { left: 2 }),
            (Choice::Use, Verb::TakeLeader) => {
                let leaders = [Pile::Leader].into_iter().collect();
                self.earn_pick(player, leaders, Rule("WV-10.3"), sink);
            }
            (Choice::Cube(colour), _) => {
                self.gain(player, colour, 1, rule, sink);
            }
            (Choice::Give(colour), _) => {
                self.state.bags[player].take(colour, 1);
                self.state.reserve.add(colour, 1);
                self.state.frames.call(Frame::SwapFor { player });
                sink.emit(rule, || Event::Given { player, cube: colour });
            }
            (Choice::Place(cube, project, letter), _) => {
                self.state.bags[player].take(cube, 1);
                self.place(player, cube, project, letter, Rule("MG-9.12"), sink);
            }
            (Choice::Build(cube, route), _) => {
                self.state.bags[player].take(cube, 1);
                self.build(player, cube, route, sink);
            }
            (Choice::Take(project, letter, cube), _) => {
                self.steal_from_project(player, project, letter, cube, sink);
            }
            (Choice::TakeRoute(route, cube), _) => self.steal_from_route(player, route, cube, sink),
            (Choice::TakeWork(card, work), _) => self.steal_from_swarm(player, card, work, sink),
            (Choice::Conflict(card), Verb::Repel(count)) => {
                self.state.frames.call(Frame::Repel { player, card, left: count });
            }
            (Choice::Conflict(card), _) => {
                self.cancel(card, Cancelled::Effect, Rule("MG-14.17"), sink);
            }
            (Choice::Base(system, shape), Verb::Jump) => {
                self.set_base(player, system, shape, Rule("MG-8.5"), sink);
            }
            (Choice::Base(system, shape), _) => {
                self.set_base(player, system, shape, Rule("MG-8.2a"), sink);
            }
            (Choice::Free(system, colour), _) => {
                self.state.reserve.take(colour, 1);
                self.settle(player, colour, system, colour, Rule("MG-7.4"), sink);
            }
            (Choice::Close(system), _) => self.close(system, Rule("MG-16.2"), sink),
            (Choice::Skip(of), _) => self.let_skip(of, rule, sink),
            (Choice::Leader(card), _) => self.take_leader(player, card, sink),
            (choice, what) => game_core::not_listed((choice, what)),
        }
    }

    /// MG-9.12 MUST: a pulled cube goes where its owner could have placed it himself.
    fn legal_pull(&self, player: Player, only: Option<Kind>, out: &mut impl ActionSink<Choice>) {
        let sum = self.sum(player);
        let bag = self.state.bags[player];
        if only != Some(Kind::Route) {
            self.legal_places(player, &sum, bag, only, out);
        }
        if only.is_none_or(|kind| kind == Kind::Route) {
            self.legal_builds(player, &sum, bag, out);
        }
    }

    /// Lists the cubes that can be taken in exchange for a given one.
    pub(crate) fn legal_swap_for(&self, out: &mut impl ActionSink<Choice>) {
        for colour in Colour::RESOURCES {
            if self.state.reserve.of(colour) > 0 {
                out.choice(Choice::Cube(colour));
            }
        }
    }

    pub(crate) fn answer_swap_for(
        &mut self,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Cube(colour) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.gain(player, colour, 1, Rule("MG-9.11"), sink);
    }

    /// Lists the conflicts of the player in which cubes can be repelled (MG-14.17).
    fn legal_repel(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        let mut cards: Vec<_> = self
            .state
            .conflicts
            .iter()
            .filter(|conflict| self.other_side(player, conflict.card).is_some())
            .filter(|conflict| {
                let side = self.other_side(player, conflict.card);
                side.is_some_and(|side| !self.state.slots.of(side).is_empty())
            })
            .map(|conflict| conflict.card)
            .collect();
        cards.sort_unstable();
        cards.into_iter().for_each(|card| out.choice(Choice::Conflict(card)));
    }
}

/// Passes choices on and records whether there were any.
struct Relay<'a, A> {
    out: &'a mut A,
    any: bool,
}

impl<A: ActionSink<Choice>> ActionSink<Choice> for Relay<'_, A> {
    fn chance(&mut self, choice: Choice, odds: u32) {
        self.any = true;
        self.out.chance(choice, odds);
    }

    fn enough(&self) -> bool {
        self.out.enough()
    }
}
