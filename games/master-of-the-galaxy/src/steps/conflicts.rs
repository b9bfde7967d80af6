//! MG-14, WV-11: conflicts.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::cubes::Cubes;
use crate::event::{Cancelled, Event};
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Trigger;
use crate::sequence::{EffectAt, Frame, Stage, Won};
use crate::state::{Against, Conflict, Waiting};
use crate::types::{Card, Kind, Part, Pile, Player, Project, Shape, System};

impl MasterOfTheGalaxy {
    /// MG-4.6 MAY: one conflict may be initiated in a turn.
    ///
    /// MG-14.1 MUST: until then a conflict is in front of its owner.
    /// MG-14.2 MUST: a complete route joins the target to a source that the player controls.
    /// MG-14.3 MUST: the target is neutral, an opponent's, or under a swarm.
    /// WV-11.1 MAY: a swarm may be attacked like any other target.
    pub(crate) fn legal_initiate(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        let numbers = &self.content.numbers;
        let own = self.state.conflicts.iter().filter(|conflict| conflict.attacker == player);
        let full =
            numbers.limits.initiated > 0 && own.count() >= usize::from(numbers.limits.initiated);
        if self.state.initiated || full {
            return;
        }
        for card in self.limited(player, Pile::Conflict).iter() {
            if self.state.conflict(card).is_some() {
                continue;
            }
            for target in self.board() {
                if self.may_be_attacked(player, target) {
                    for source in self.sources(player, target).iter() {
                        out.choice(Choice::Initiate(card, target, source));
                    }
                }
            }
        }
    }

    /// MG-14.4 MAY: the target of another conflict may be chosen again, unless the setting forbids
    /// it.
    fn may_be_attacked(&self, player: Player, target: System) -> bool {
        let taken = self.state.conflicts.iter().any(|conflict| conflict.target == target);
        self.state.systems[target].owner != Some(player)
            && !self.state.holes.contains(target)
            && (self.content.numbers.conflicts.shared_target || !taken)
    }

    /// What a conflict against this system would be against now.
    pub(crate) fn status(&self, system: System) -> Against {
        match (self.state.systems[system].owner, self.state.swarm_on(system)) {
            (Some(player), _) => Against::Player(player),
            (None, Some(_)) => Against::Swarm,
            (None, None) => Against::Neutral,
        }
    }

    /// MG-14.5 MAY: several conflicts of a player may be under way.
    ///
    /// MG-14.6 MUST: the extra slots are fixed now.
    /// WV-11.2 MUST: a start under a swarm is not neutral.
    pub(crate) fn initiate(
        &mut self,
        player: Player,
        card: Card,
        target: System,
        source: System,
        sink: &mut impl EventSink<Event>,
    ) {
        let against = self.status(target);
        let numbers = &self.content.numbers;
        let mut extra_red = 0;
        let mut extra_star = 0;
        if let Against::Player(defender) = against {
            extra_red += (self.state.systems[target].bases.len() as u8).saturating_sub(1);
            extra_star = self.sum(defender).fortify;
        }
        if self.content.system(target).start && against != Against::Neutral {
            extra_red += numbers.conflicts.start_system_extra_attack;
        }
        self.state.initiated = true;
        self.state.conflicts.push(Conflict {
            card,
            attacker: player,
            source,
            target,
            against,
            extra_red,
            extra_star,
        });
        let extra = extra_red + extra_star;
        sink.emit(Rule("MG-14.2"), || Event::Initiated {
            player,
            card,
            target,
            source,
            against,
            extra,
        });
    }

    /// MG-14.7 MAY: a defending player has a side; a neutral system has none.
    ///
    /// WV-11.3 IF: neither do the Weavers have one there, unless the setting gives it to them.
    pub(crate) fn weavers_defend(&self, conflict: &Conflict) -> bool {
        match conflict.against {
            Against::Swarm => true,
            Against::Neutral => self.options.solo() && self.content.numbers.weavers.defend_neutral,
            Against::Player(_) => false,
        }
    }

    /// MG-14.14 IF: a conflict has to be cancelled; returns the first one.
    ///
    /// MG-14.15 MUST: further bases, or a morph, change nothing.
    /// WV-11.9 IF: also if the swarm left or the source was entered. (WV-8.4: or the target.)
    pub(crate) fn conflict_to_cancel(&self) -> Option<(Card, Cancelled)> {
        let mut conflicts = self.state.conflicts.iter();
        conflicts.find_map(|conflict| Some((conflict.card, self.why_cancelled(conflict)?)))
    }

    fn why_cancelled(&self, conflict: &Conflict) -> Option<Cancelled> {
        let &Conflict { attacker, source, target, against, .. } = conflict;
        let now = self.status(target);
        if self.state.holes.contains(target) {
            Some(Cancelled::Hole)
        } else if self.state.systems[source].owner != Some(attacker) {
            Some(Cancelled::Source(source))
        } else if now != against {
            Some(Cancelled::Target(now))
        } else {
            (!self.joined(attacker, source, target)).then_some(Cancelled::Route(source))
        }
    }

    /// MG-14.16 MUST: all cubes go home; the card stays, not initiated, or goes under its deck.
    pub(crate) fn cancel(
        &mut self,
        card: Card,
        why: Cancelled,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some((conflict, [attack, defence])) = self.end_conflict(card) else { return };
        let Conflict { attacker: player, target, against, .. } = conflict;
        sink.emit(rule, || Event::Cancelled {
            card,
            target,
            why,
            player,
            against,
            attack,
            defence,
        });
        if !self.content.numbers.conflicts.cancel_keeps_card {
            self.state.areas[player].cards.retain(|&other| other != card);
            self.state.decks[Pile::Conflict].put_under(card);
        }
    }

    /// Sends the cubes of both sides home and removes the conflict; returns the conflict and the
    /// cubes of the attacker's and the defender's side.
    fn end_conflict(&mut self, card: Card) -> Option<(Conflict, [Cubes; 2])> {
        let place = self.state.conflicts.iter().position(|conflict| conflict.card == card)?;
        let sides = [Part::Attack, Part::Defence].map(|part| {
            let side = Project::at(card, part);
            for (_, cube) in self.state.slots.of(side).iter() {
                self.send_home(side, cube);
            }
            self.state.slots.take(side)
        });
        Some((self.state.conflicts.remove(place), sides))
    }

    /// The first conflict with a complete side, and that side.
    pub(crate) fn decided_conflict(&self) -> Option<(Card, Part)> {
        self.state.conflicts.iter().find_map(|conflict| {
            let attack = Project::at(conflict.card, Part::Attack);
            let filled = self.state.slots.of(attack).count();
            let slots = self.slots(attack);
            if filled > 0 && filled >= self.needed(conflict.attacker, Kind::Attack, slots) {
                return Some((conflict.card, Part::Attack));
            }
            let defence = Project::at(conflict.card, Part::Defence);
            let filled = self.state.slots.of(defence).count();
            let slots = self.content.letters(defence).len();
            let needed = match conflict.against {
                Against::Player(player) => self.needed(player, Kind::Defence, slots),
                Against::Neutral | Against::Swarm => slots as u8,
            };
            (filled > 0 && filled >= needed).then_some((conflict.card, Part::Defence))
        })
    }

    /// Ends a conflict with a complete side.
    pub(crate) fn decide(&mut self, card: Card, side: Part, sink: &mut impl EventSink<Event>) {
        let Some((conflict, sides)) = self.end_conflict(card) else { return };
        let Conflict { attacker, target, against, .. } = conflict;
        let won = Won { card, attacker, target, against };
        let [attack, defence] = sides;
        if side == Part::Attack {
            sink.emit(Rule("MG-14.8"), || Event::ConflictWon {
                player: attacker,
                card,
                target,
                against,
                attack,
                defence,
            });
            self.state.frames.call(Frame::Victory { won, stage: Stage::Clear });
        } else {
            self.lose_conflict(won, sides, sink);
        }
    }

    /// MG-14.10 IF: the defender wins, the card goes under its deck and he takes the spoils.
    ///
    /// WV-11.6 IF: the Weavers win, the same happens, even in the middle of the Span.
    fn lose_conflict(
        &mut self,
        won: Won,
        [attack, defence]: [Cubes; 2],
        sink: &mut impl EventSink<Event>,
    ) {
        let (defender, rule) = match won.against {
            Against::Player(player) => (Some(player), Rule("MG-14.10")),
            Against::Neutral | Against::Swarm => (None, Rule("WV-11.6")),
        };
        self.state.areas[won.attacker].cards.retain(|&other| other != won.card);
        self.state.decks[Pile::Conflict].put_under(won.card);
        let (player, card) = (won.attacker, won.card);
        sink.emit(rule, || Event::ConflictLost { player, card, defender, attack, defence });
        self.state.frames.call(Frame::Defeat { won });
    }

    pub(crate) fn go_on_losing(&mut self, won: Won) -> Flow {
        let winner = match won.against {
            Against::Player(player) => Some(player),
            Against::Neutral | Against::Swarm => None,
        };
        self.state.frames.finish();
        self.take_spoils(won.card, won.attacker, winner);
        Flow::Ran
    }

    /// MG-14.8 IF: the attacker wins, the parts of his victory in order.
    ///
    /// MG-14.13 MUST: against a neutral system or a swarm there are no spoils; everything else is
    /// the same.
    pub(crate) fn go_on_winning(
        &mut self,
        won: Won,
        stage: Stage,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let since = self.state.waiting.len() as u8;
        let next = |game: &mut Self, stage| game.state.frames.goto(Frame::Victory { won, stage });
        match stage {
            Stage::Clear => {
                next(self, Stage::Base);
                self.remove_bases(won.target, Rule("MG-14.8"), sink);
                self.clear_planets(won.target, Rule("MG-7.3"), sink);
                self.destroy_swarm_on(won.target, sink);
            }
            Stage::Base => return Flow::Asks,
            Stage::Symbols => {
                next(self, Stage::Effect);
                let before = self.symbols(won.attacker);
                self.state.done.insert(won.card);
                self.count_symbols(won.attacker, before, sink);
            }
            Stage::Effect => {
                next(self, Stage::Events);
                // The events of the effect come before the event of the victory (MG-9.6).
                self.state.frames.call(Frame::Drain { since });
                let at = EffectAt::Victory(won.card);
                self.state.frames.call(Frame::Effect {
                    player: won.attacker,
                    at,
                    verb: 0,
                    left: 0,
                    planet: None,
                });
            }
            Stage::Events => {
                next(self, Stage::Spoils);
                let player = won.attacker;
                let waits = |trigger| Waiting { trigger, player, planet: None };
                self.wait(waits(Trigger::ConflictWon));
                if matches!(won.against, Against::Player(_)) {
                    self.wait(waits(Trigger::ConflictWonPlayer));
                }
                self.state.frames.call(Frame::Drain { since });
            }
            Stage::Spoils => {
                next(self, Stage::Done);
                if let Against::Player(loser) = won.against {
                    self.take_spoils(won.card, loser, Some(won.attacker));
                }
            }
            Stage::Done => {
                self.state.frames.finish();
            }
        }
        Flow::Ran
    }

    /// MG-14.9 MUST: the winner's base cannot be declined.
    pub(crate) fn legal_winners_base(&self, won: Won, out: &mut impl ActionSink<Choice>) {
        for shape in self.shapes_for(won.attacker, won.target) {
            out.choice(Choice::Shape(shape));
        }
    }

    pub(crate) fn answer_winners_base(
        &mut self,
        won: Won,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Shape(shape) = choice else { return game_core::not_listed(choice) };
        self.winners_base(won, shape, sink);
    }

    fn winners_base(&mut self, won: Won, shape: Shape, sink: &mut impl EventSink<Event>) {
        let since = self.state.waiting.len() as u8;
        self.state.frames.goto(Frame::Victory { won, stage: Stage::Symbols });
        self.set_base(won.attacker, won.target, shape, Rule("MG-14.8"), sink);
        self.state.frames.call(Frame::Drain { since });
    }

    /// Without a base in supply the system stays neutral (MG-14.9).
    pub(crate) fn no_base_for_the_winner(&mut self, won: Won) {
        self.state.frames.goto(Frame::Victory { won, stage: Stage::Symbols });
    }

    /// Whether a player still owes spoils, and so is not out yet (MG-19.3).
    pub(crate) fn owes_spoils(&self, player: Player) -> bool {
        self.state.frames.pending().iter().any(|frame| match frame {
            Frame::Victory { won, .. } => won.against == Against::Player(player),
            Frame::Defeat { won } => won.attacker == player,
            Frame::Spoils { loser, .. } | Frame::SpoilLeader { loser, .. } => *loser == player,
            _ => false,
        })
    }
}
