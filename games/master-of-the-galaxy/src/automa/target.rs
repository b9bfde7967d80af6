//! WV-3: the targets of swarms.

use game_core::{ActionSink, EnumSet, EventSink, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{System, Weaver};

use super::questions::Questions;

/// The result of aiming.
pub(crate) struct Aimed {
    /// The legal targets.
    pub(crate) legal: EnumSet<System>,
    /// The best targets; several only on maps where neighbours share a colour.
    pub(crate) best: EnumSet<System>,
    /// The number of the arrow that decided, from 1; 0 for the last remaining target.
    pub(crate) arrow: u8,
}

impl MasterOfTheGalaxy {
    /// WV-1.4 MUST: in set-up both swarms aim once both are there.
    pub(crate) fn aim_in_set_up(&mut self, top: Frame, sink: &mut impl EventSink<Event>) -> bool {
        let waits = matches!(top, Frame::FirstSwarm { .. } | Frame::Aim { .. });
        !waits && self.questions().swarms().count() == 2 && self.aim_if_due(sink)
    }

    /// WV-3.7 IF: a target is no longer legal, its swarm aims again at once.
    ///
    /// WV-3.6 MUST: otherwise the target is kept.
    /// WV-3.8 MUST: one that has moved or arrived and has no target yet is first, then the others
    /// in order of arrival.
    pub(crate) fn aim_if_due(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        match self.questions().has_to_aim() {
            Some(card) => {
                self.aim(card, sink);
                true
            }
            None => false,
        }
    }

    /// Whether a swarm has to aim.
    pub(crate) fn is_aim_due(&self) -> bool {
        self.questions().has_to_aim().is_some()
    }

    /// WV-3.3a IF: a target has the first arrow's colour, it is chosen.
    ///
    /// WV-3.3b IF: none has it and one has the second arrow's, that one is chosen.
    /// WV-3.3c IF: none has these and one has the third arrow's, that one is chosen.
    /// WV-3.3d IF: none has any of these, the remaining one is chosen.
    /// WV-3.4 IF: several fit equally, the one nearer to home is chosen.
    /// WV-3.9 MAY: two may aim at one system, none at a swarm.
    pub(crate) fn best_targets(&self, card: Weaver) -> Aimed {
        let looks = self.questions();
        let legal = looks.system_of(card).map_or(EnumSet::EMPTY, |at| looks.open_neighbours(at));
        let arrows = self.content.weaver(card).arrows;
        for (arrow, colour) in (1..).zip(arrows) {
            let best = looks.of_colour(legal, colour);
            if !best.is_empty() {
                return Aimed { legal, best: looks.nearest_to_home(best), arrow };
            }
        }
        Aimed { legal, best: looks.nearest_to_home(legal), arrow: 0 }
    }

    fn aim(&mut self, card: Weaver, sink: &mut impl EventSink<Event>) {
        let Aimed { legal, best, arrow } = self.best_targets(card);
        let lost = self.questions().lost_target(card);
        match (best.len(), best.first()) {
            (1, Some(target)) => {
                let rule = match arrow {
                    1 => Rule("WV-3.3a"),
                    2 => Rule("WV-3.3b"),
                    3 => Rule("WV-3.3c"),
                    _ => Rule("WV-3.3d"),
                };
                self.set_target(card, target);
                sink.emit(rule, || Event::Aims { card, legal, target, arrow, lost });
            }
            (0, _) => self.dissolve(card, sink),
            _ => self.call(Frame::Aim { card }),
        }
    }

    /// Lists the targets that are equal in everything, for the player to choose.
    pub(crate) fn legal_aim(&self, card: Weaver, out: &mut impl ActionSink<Choice>) {
        self.best_targets(card).best.iter().for_each(|system| out.choice(Choice::Aim(system)));
    }

    pub(crate) fn answer_aim(
        &mut self,
        card: Weaver,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Aim(target) = choice else { return game_core::not_listed(choice) };
        let Aimed { legal, arrow, .. } = self.best_targets(card);
        let lost = self.questions().lost_target(card);
        self.finish();
        self.set_target(card, target);
        sink.emit(Rule("WV-3.4"), || Event::Aims { card, legal, target, arrow, lost });
    }

    /// WV-3.5 IF: there is no legal target, the card leaves and its system is closed, in one step.
    fn dissolve(&mut self, card: Weaver, sink: &mut impl EventSink<Event>) {
        let Some(system) = self.questions().system_of(card) else { return };
        sink.emit(Rule("WV-3.5"), || Event::NoTarget { card, system });
        self.remove_swarm(card, Rule("WV-3.5"), sink);
        self.close(system, Rule("WV-3.5"), sink);
    }
}

impl Questions<'_> {
    /// The swarm that has to aim next.
    fn has_to_aim(self) -> Option<Weaver> {
        let without = self.swarms().find(|&card| self.target_of(card).is_none());
        without.or_else(|| self.swarms().find(|&card| !self.keeps_target(card)))
    }
}
