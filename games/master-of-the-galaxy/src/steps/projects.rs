//! MG-9: projects and their completion.

use game_core::{ActionSink, EnumMap, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::modifier::{Modifier, Sum, Trigger};
use crate::sequence::{EffectAt, Frame, Stage};
use crate::state::Waiting;
use crate::tally::Tally;
use crate::types::{After, Card, Part, Player, Project};

impl MasterOfTheGalaxy {
    /// The complete projects on cards of the first player who has any, beginning with the active
    /// one.
    pub(crate) fn complete_projects(
        &self,
        tallies: &EnumMap<Player, Tally>,
    ) -> Option<(Player, Vec<Project>)> {
        self.players_from(self.state.active).find_map(|player| {
            let sum = if tallies[player].discounts { self.sum(player) } else { Sum::NONE };
            let mut complete = Vec::new();
            self.own_projects(player, |project| {
                let filled = self.state.slots.of(project);
                if filled.is_empty() || matches!(project.part, Part::Attack | Part::Defence) {
                    return;
                }
                let slots = self.content.letters(project).len() as u8;
                if filled.count() >= sum.needed(project.kind(), slots) {
                    complete.push(project);
                }
            });
            (!complete.is_empty()).then_some((player, complete))
        })
    }

    /// MG-9.9 IF: a modifier completes several projects at once, their owner chooses the order.
    pub(crate) fn legal_choose_project(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        let Some((owner, mut complete)) = self.complete_projects(&self.tallies()) else { return };
        if owner == player {
            complete.sort_unstable();
            complete.into_iter().for_each(|project| out.choice(Choice::Complete(project)));
        }
    }

    pub(crate) fn answer_choose_project(
        &mut self,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Complete(project) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        if let Some(player) = self.state.owner(project.card) {
            self.complete(player, project, sink);
        }
    }

    /// MG-9.5 MUST: a complete project is carried out (MG-9.4), and nobody can put that off.
    ///
    /// MG-9.6 MUST: cubes, symbols, wins, feeding, effect, events, in this order.
    /// MG-9.8 IF: it happens within another effect, it is finished before that effect continues.
    /// MG-9.3 MUST: a development is done once.
    /// MG-9.1 MUST: a species' projects can be completed again and again.
    /// MG-9.2 MUST: so can a leader's.
    pub(crate) fn complete(
        &mut self,
        player: Player,
        project: Project,
        sink: &mut impl EventSink<Event>,
    ) {
        sink.show(self);
        let since = self.state.waiting.len() as u8;
        let cubes = self.cubes_leave(player, project);
        sink.emit(Rule("MG-9.4"), || Event::Completed { player, project, cubes });
        let development = project.card.pile().is_development();
        let before = self.symbols(player);
        if development {
            self.state.done.insert(project.card);
            self.wait(Waiting { trigger: Trigger::DevelopmentDone, player, planet: None });
        }
        let Project { card, part } = project;
        self.state.frames.call(Frame::Complete { card, part, stage: Stage::Effect, since });
        if development {
            self.count_symbols(player, before, sink);
        }
    }

    /// Moves the cubes of a completed project to where they belong.
    fn cubes_leave(&mut self, player: Player, project: Project) -> Cubes {
        let after = self.content.card(project.card).after;
        match after {
            After::Lock => self.state.slots.of(project).cubes(),
            After::Bag => {
                let cubes = self.state.slots.take(project);
                self.state.bags[player].put(cubes);
                cubes
            }
            After::Reserve => {
                let cubes = self.state.slots.take(project);
                self.state.reserve.put(cubes);
                cubes
            }
        }
    }

    pub(crate) fn go_on_completing(
        &mut self,
        card: Card,
        part: Part,
        stage: Stage,
        since: u8,
    ) -> Flow {
        let owner = self.state.owner(card).unwrap_or(self.state.active);
        if stage == Stage::Effect {
            self.state.frames.goto(Frame::Complete { card, part, stage: Stage::Events, since });
            self.state.frames.call(Frame::Effect {
                player: owner,
                at: EffectAt::Project(card, part),
                verb: 0,
                left: 0,
                planet: None,
            });
        } else {
            self.state.frames.goto(Frame::Drain { since });
        }
        Flow::Ran
    }

    /// Carries out the effects of the events that have waited since then, the first one first.
    pub(crate) fn drain(&mut self, since: u8) -> Flow {
        if self.state.waiting.len() > usize::from(since) && self.state.frames.room() > 2 {
            let waiting = self.state.waiting.remove(usize::from(since));
            self.state.frames.call(Frame::Events { waiting, next: 0 });
        } else {
            // The stack has no room for what they could lead to, so they are lost.
            self.state.waiting.truncate(usize::from(since));
            self.state.frames.finish();
        }
        Flow::Ran
    }

    /// Finds the next card that acts after an event.
    pub(crate) fn next_event_card(&mut self, waiting: Waiting, next: u8) -> Flow {
        let found = {
            let cards = self.state.areas[waiting.player].cards.iter().enumerate();
            let mut from = cards.skip(usize::from(next / 2));
            from.find_map(|(place, &card)| {
                (0..2u8).find_map(|number| {
                    let place = place as u8 * 2 + number;
                    let modifier = self.content.card(card).modifiers.get(usize::from(number));
                    let acts =
                        matches!(modifier, Some(Modifier::On(on, _)) if on == waiting.trigger);
                    (place >= next && acts && self.counts(card)).then_some((place, card, number))
                })
            })
        };
        match found {
            Some((place, card, number)) => {
                let at = EffectAt::Modifier(card, number);
                self.state.frames.goto(Frame::Events { waiting, next: place + 1 });
                self.state.frames.call(Frame::Effect {
                    player: waiting.player,
                    at,
                    verb: 0,
                    left: 0,
                    planet: waiting.planet,
                });
            }
            None => {
                self.state.frames.finish();
            }
        }
        Flow::Ran
    }
}
