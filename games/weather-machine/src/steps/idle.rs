//! Emits events for questions that are skipped because nothing can be done.

use arrayvec::ArrayVec;
use game_core::{EventSink, Rule};

use crate::choice::Choice;
use crate::content::Actions;
use crate::cost::Cost;
use crate::deed::Deed;
use crate::event::{Barred, Barrier, Event, Idle, Shortage};
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::steps::{Due, Purse};
use crate::types::{ActionSpace, Area, BotSpace, Chemical, Colour, Location, Voucher};

impl WeatherMachine {
    /// Emits that the only answer to a question was to do nothing, so that no turn ends silently.
    pub(crate) fn tell_idle(&self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let (rule, idle) = match (self.state.frames.top(), choice) {
            (Some(Frame::Actions), Choice::EndActions) => {
                let Some(here) = self.here() else { return };
                // In the Supply, the actions taken are not recorded.
                let supply = here.location() == Location::Supply;
                let acted = supply || self.state.turn.done != [false; 2];
                ("WM-ACT.5", Idle::Actions { location: here.location(), acted })
            }
            (Some(Frame::SupplyActions), Choice::EndActions) => {
                ("WM-PSR.2", Idle::Actions { location: Location::Supply, acted: true })
            }
            (Some(Frame::PlaceTokens { .. }), Choice::Keep) => ("WM-TOK.7", Idle::Awards),
            (Some(Frame::LastPlacements), Choice::Pass) => ("WM-SCO.0a", Idle::LastPlacements),
            // Nothing else: any other forced answer does something and emits its own events.
            _ => return,
        };
        self.tell_of_idle(Rule(rule), idle, sink);
    }

    /// Emits that the Scientist stays because no action space elsewhere is open.
    pub(crate) fn tell_cannot_move(&self, sink: &mut impl EventSink<Event>) {
        self.tell_of_idle(Rule("WM-MOV.1"), Idle::Move, sink);
    }

    fn tell_of_idle(&self, rule: Rule, idle: Idle, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        sink.emit(rule, || {
            let here = self.here().filter(|_| matches!(idle, Idle::Actions { .. }));
            let barred = here.map_or_else(ArrayVec::new, |here| self.barred(here));
            let supply = matches!(idle, Idle::Actions { location: Location::Supply, .. });
            Event::Idle { player, idle, barred, shortage: supply.then(|| self.shortage()) }
        });
    }

    fn shortage(&self) -> Shortage {
        let lab = self.lab();
        let (own, science) = (lab.vouchers[Voucher::Supply], lab.vouchers[Voucher::Science]);
        let others = lab.voucher_count() - own - science;
        let chemicals = Chemical::ALL.into_iter().map(|of| lab.items.chemicals[of]).sum();
        Shortage { own, science, others, chemicals }
    }

    /// What prevents each of the two actions of a Main Location; built only for event sinks that
    /// want it.
    fn barred(&self, here: ActionSpace) -> ArrayVec<Barred, 2> {
        let deeds = here.location().area().into_iter().flat_map(Deed::of);
        deeds.map(|deed| Barred { deed, by: self.barrier(here, deed) }).collect()
    }

    fn barrier(&self, here: ActionSpace, deed: Deed) -> Barrier {
        let done = self.state.turn.done;
        if done[deed.which()] {
            return Barrier::Done;
        }
        if self.content.action_spaces[here].actions == Actions::One && done != [false; 2] {
            return Barrier::OneAction;
        }
        if let Cost::Vouchers(voucher, cost) = self.price_of(deed) {
            let purse = Purse::of(self.lab());
            let mut due = Due::default();
            due.vouchers[voucher] = cost;
            if !self.can_pay(&purse, &due) {
                let (own, science) = (purse.vouchers[voucher], purse.vouchers[Voucher::Science]);
                let others = self.lab().voucher_count() - own - science;
                return Barrier::Vouchers { voucher, cost, own, science, others };
            }
        }
        let places_a_bot = matches!(deed, Deed::Sell | Deed::Experiment | Deed::Research);
        if places_a_bot && self.lab().items.bots == 0 {
            return Barrier::NoBot;
        }
        if places_a_bot { self.items_against(deed.area()) } else { Barrier::NoTarget }
    }

    /// The free spaces of a Main Location and the items in the Workshop.
    fn items_against(&self, area: Area) -> Barrier {
        let items = &self.lab().items;
        Barrier::Items {
            free: BotSpace::of_area(area).filter(|&space| self.may_use(space)).collect(),
            chemicals: Chemical::ALL.into_iter().filter(|&of| items.chemicals[of] > 0).collect(),
            parts: Colour::ALL.into_iter().filter(|&of| items.parts[of] > 0).collect(),
        }
    }

    fn price_of(&self, deed: Deed) -> Cost {
        let costs = &self.content.costs;
        match deed {
            Deed::Sell => costs.sell,
            Deed::Secure => costs.secure,
            Deed::Experiment => costs.experiment,
            Deed::Publish => costs.publish,
            Deed::Research => costs.research,
            Deed::Breakthrough => costs.breakthrough,
        }
    }
}
