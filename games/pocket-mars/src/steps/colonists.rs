//! The effects that move colonists, and the spaces they move between (PM-8).

use game_core::{ActionSink, EventSink, Rule};

use super::effects::legal_count;
use crate::ability::Place;
use crate::choice::Choice;
use crate::event::{Event, Spot};
use crate::game::PocketMars;
use crate::types::{Building, Player};

impl PocketMars {
    /// PM-1.4 MUST: `any` is a colonist Building, chosen anew for each colonist.
    fn colonist_buildings(&self) -> impl Iterator<Item = Building> + use<> {
        let content = self.content;
        Building::ALL.into_iter().filter(|&building| content.buildings[building].holds_colonists)
    }

    /// The colonist Buildings within reach of an effect.
    fn reached(&self, place: Place) -> impl Iterator<Item = Building> + use<> {
        let here = self.here();
        self.colonist_buildings()
            .filter(move |&building| place == Place::Any || Some(building) == here)
    }

    /// PM-1.11a MUST: `launch` moves colonists of yours from Earth to your Spaceship.
    pub(crate) fn launch(
        &mut self,
        you: Player,
        count: u8,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        for _ in 0..count {
            self.move_colonist(you, Spot::Earth, Spot::Ship, rule, sink);
        }
    }

    /// PM-1.11b MUST: `land` moves colonists of yours from your Spaceship to ★.
    pub(crate) fn legal_land(
        &self,
        units: u8,
        place: Place,
        you: Player,
        out: &mut impl ActionSink<Choice>,
    ) {
        let aboard = self.state.on_ship[you];
        match place {
            Place::Here => {
                if self.reached(Place::Here).next().is_some() {
                    legal_count(units.min(aboard), out);
                }
            }
            Place::Any if aboard > 0 => {
                self.reached(place).for_each(|building| out.choice(Choice::Land(building)));
            }
            Place::Any => {}
        }
    }

    /// PM-8.4a MUST: a colonist arrives on ★.
    pub(crate) fn land(
        &mut self,
        player: Player,
        from: Spot,
        building: Building,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        self.move_colonist(player, from, Spot::First(building), rule, sink);
    }

    /// PM-1.11c MUST: `direct` works like `land any`, but from Earth.
    pub(crate) fn legal_direct(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        if self.state.earth[you] > 0 {
            self.colonist_buildings().for_each(|building| out.choice(Choice::Direct(building)));
        }
    }

    /// PM-1.11d MUST: `upgrade` moves a colonist of yours from ★ to ★★ of the same Building.
    /// PM-8.4b MUST: not if ★★ is full; nobody is pushed out.
    pub(crate) fn legal_upgrades(
        &self,
        place: Place,
        you: Player,
        out: &mut impl ActionSink<Choice>,
    ) {
        for building in self.reached(place) {
            if self.can_upgrade(building, you) {
                out.choice(Choice::Upgrade(building, you));
            }
        }
    }

    /// Whether a player has a colonist on ★ with room on ★★.
    pub(crate) fn can_upgrade(&self, building: Building, player: Player) -> bool {
        self.state.colonists().can_upgrade(building, player, self.options.star2_limit())
    }

    pub(crate) fn upgrade(
        &mut self,
        building: Building,
        player: Player,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        self.move_colonist(player, Spot::First(building), Spot::Second(building), rule, sink);
    }

    /// PM-1.11e MUST: `downgrade` moves another player's colonist from ★★ to ★ of the same
    /// Building.
    pub(crate) fn legal_downgrades(
        &self,
        place: Place,
        you: Player,
        out: &mut impl ActionSink<Choice>,
    ) {
        for building in self.reached(place) {
            for other in self.others(you) {
                if self.state.second[building][other] > 0 {
                    out.choice(Choice::Downgrade(building, other));
                }
            }
        }
    }

    pub(crate) fn downgrade(
        &mut self,
        building: Building,
        player: Player,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        self.move_colonist(player, Spot::Second(building), Spot::First(building), rule, sink);
    }

    /// PM-1.11f MUST: `shift` moves any player's colonist between ★ and ★★ of its Building.
    pub(crate) fn legal_shift(&self, out: &mut impl ActionSink<Choice>) {
        for building in self.colonist_buildings() {
            for &player in self.options.players() {
                if self.can_upgrade(building, player) {
                    out.choice(Choice::Upgrade(building, player));
                }
            }
        }
        for building in self.colonist_buildings() {
            for &player in self.options.players() {
                if self.state.second[building][player] > 0 {
                    out.choice(Choice::Downgrade(building, player));
                }
            }
        }
    }

    /// PM-1.11g MUST: `swap_spaces` exchanges colonists of different owners on ★ and ★★ of one
    /// Building, even if ★★ is full.
    pub(crate) fn legal_swap_spaces(&self, out: &mut impl ActionSink<Choice>) {
        for building in self.colonist_buildings() {
            for &first in self.options.players() {
                for second in self.others(first) {
                    if self.state.first[building][first] > 0
                        && self.state.second[building][second] > 0
                    {
                        out.choice(Choice::SwapSpaces(building, first, second));
                    }
                }
            }
        }
    }

    pub(crate) fn swap_spaces(
        &mut self,
        building: Building,
        first: Player,
        second: Player,
        sink: &mut impl EventSink<Event>,
    ) {
        self.downgrade(building, second, Rule("PM-1.11g"), sink);
        self.upgrade(building, first, Rule("PM-1.11g"), sink);
    }

    /// PM-1.11h MUST: `relocate` moves a colonist of yours from ★ of a Building to ★ of another.
    pub(crate) fn legal_relocate(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for from in self.colonist_buildings() {
            if self.state.first[from][you] > 0 {
                for to in self.colonist_buildings().filter(|&to| to != from) {
                    out.choice(Choice::Relocate(from, to));
                }
            }
        }
    }

    /// PM-1.11i MUST: `evict` sends another player's colonist from ★ to its owner's Spaceship.
    pub(crate) fn legal_evict(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for building in self.colonist_buildings() {
            for other in self.others(you) {
                if self.state.first[building][other] > 0 {
                    out.choice(Choice::Evict(building, other));
                }
            }
        }
    }

    /// Moves one colonist. Every move goes through here, so the end trigger is never missed.
    pub(crate) fn move_colonist(
        &mut self,
        player: Player,
        from: Spot,
        to: Spot,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        *self.spot(player, from) -= 1;
        *self.spot(player, to) += 1;
        sink.emit(rule, || Event::Moved { player, from, to });
        if matches!(to, Spot::First(_)) {
            self.notice_end(player, sink);
        }
    }

    fn spot(&mut self, player: Player, spot: Spot) -> &mut u8 {
        match spot {
            Spot::Earth => &mut self.state.earth[player],
            Spot::Ship => &mut self.state.on_ship[player],
            Spot::First(building) => &mut self.state.first[building][player],
            Spot::Second(building) => &mut self.state.second[building][player],
        }
    }
}
