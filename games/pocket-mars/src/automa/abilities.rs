//! DA-7: what the androids do instead of a Building's ability.

use game_core::{ActionSink, EventSink, Flow, Rule};

use super::questions::Questions;
use super::told::{Forced, NoMove};
use crate::choice::Choice;
use crate::colonists::Colonists;
use crate::content::AndroidAbility;
use crate::event::{Event, Spot};
use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::types::{Building, Id, Player};

impl PocketMars {
    /// Each ability is compulsory as far as it is possible.
    pub(crate) fn begin_android_ability(
        &mut self,
        ability: AndroidAbility,
        sink: &mut impl EventSink<Event>,
    ) {
        match ability {
            AndroidAbility::DoubleUpgrade => self.double_upgrade(),
            AndroidAbility::Spark => self.spark(sink),
            AndroidAbility::OverwhelmingPower => self.overwhelming_power(sink),
            AndroidAbility::RecruitmentDrive => self.recruitment_drive(sink),
            AndroidAbility::Calculations => self.call(Frame::Calculations),
        }
    }

    /// DA-7.1a MUST: Double Upgrade is two Upgrades, one after the other.
    pub(crate) fn double_upgrade(&mut self) {
        self.call(Frame::Upgrade { left: self.content.solo.upgrades });
    }

    /// DA-7.2 MUST: Spark discards the top 2 cards of the deck; it is not a draw.
    fn spark(&mut self, sink: &mut impl EventSink<Event>) {
        let left = self.content.solo.spark;
        let cards = left.min(self.questions().cards_in_deck());
        sink.emit(Rule("DA-7.2"), || Event::Spark { cards });
        self.call(Frame::Mill { left });
    }

    /// DA-7.3a IF their energy is below the top THEN it rises by 2, stopping there.
    /// DA-7.3b IF it is at the top THEN Spark takes place instead.
    fn overwhelming_power(&mut self, sink: &mut impl EventSink<Event>) {
        if !self.questions().is_energy_at_top() {
            let units = self.content.solo.overwhelming_power;
            self.gain(Player::Androids, units, Rule("DA-7.3a"), sink);
        } else {
            let energy = self.questions().energy();
            sink.emit(Rule("DA-7.3b"), || Event::EnergyAtTop { energy });
            self.spark(sink);
        }
    }

    /// DA-7.4 IF a colonist of theirs is on Earth THEN it moves to their Spaceship.
    fn recruitment_drive(&mut self, sink: &mut impl EventSink<Event>) {
        self.recruit(Rule("DA-7.4"), Forced::Recruitment, NoMove::NobodyOnEarth, sink);
    }

    /// DA-8.1 MUST: the Building of an Upgrade is a choice when several qualify.
    pub(crate) fn legal_upgrade(&self, out: &mut impl ActionSink<Choice>) {
        self.questions().upgrade_choices().for_each(|choice| out.choice(choice));
    }

    /// DA-7.1d IF neither is possible THEN the Upgrade is lost.
    /// DA-7.1e MUST: the second Upgrade is judged anew.
    /// DA-8.3b IF the algorithm decides THEN nobody is asked.
    pub(crate) fn run_upgrade(&mut self, left: u8, sink: &mut impl EventSink<Event>) -> Flow {
        if left == 0 {
            return self.done();
        }
        let mut choices = self.questions().upgrade_choices();
        let Some(first) = choices.next() else {
            let nth = self.content.solo.upgrades + 1 - left;
            sink.emit(Rule("DA-7.1d"), || Event::UpgradeLost { nth });
            self.goto(Frame::Upgrade { left: left - 1 });
            return Flow::Ran;
        };
        if choices.next().is_none() {
            match first {
                Choice::Downgrade(building, _) => {
                    let why = Forced::OnlyDown(building);
                    sink.emit(Rule("DA-8.1"), || Event::Forced { why });
                }
                Choice::Upgrade(building, _) => {
                    let why = Forced::OnlyUp(building);
                    sink.emit(Rule("DA-8.1"), || Event::Forced { why });
                }
                other => game_core::not_listed(other),
            }
            self.answer_upgrade(left, first, sink);
            return Flow::Ran;
        }
        if self.questions().lets_the_person_decide() {
            return Flow::Asks;
        }
        let choice = self.weigh_upgrade(left, sink);
        self.answer_upgrade(left, choice, sink);
        Flow::Ran
    }

    pub(crate) fn answer_upgrade(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.goto(Frame::Upgrade { left: left - 1 });
        match choice {
            Choice::Upgrade(building, player) => {
                self.upgrade(building, player, Rule("DA-7.1b"), sink);
            }
            Choice::Downgrade(building, player) => {
                self.downgrade(building, player, Rule("DA-7.1c"), sink);
            }
            other => game_core::not_listed(other),
        }
    }

    /// DA-7.5a IF a colonist is on their Spaceship THEN it moves to ★ of a Building by DA-8.
    /// DA-7.5b IF not THEN one moves onto it from Earth, if there is one.
    pub(crate) fn run_calculations(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        if !self.questions().has_colonist_on_ship() {
            self.done();
            self.recruit(Rule("DA-7.5b"), Forced::EmptyShip, NoMove::NobodyLeft, sink);
            return Flow::Ran;
        }
        if self.questions().lets_the_person_decide() {
            return Flow::Asks;
        }
        let choice = self.weigh_calculations(sink);
        self.answer_calculations(choice, sink);
        Flow::Ran
    }

    pub(crate) fn legal_calculations(&self, out: &mut impl ActionSink<Choice>) {
        for building in self.content.colonist_buildings() {
            out.choice(Choice::Land(building));
        }
    }

    pub(crate) fn answer_calculations(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.done();
        let Choice::Land(building) = choice else { return game_core::not_listed(choice) };
        let to = Spot::First(building);
        self.move_colonist(Player::Androids, Spot::Ship, to, Rule("DA-7.5a"), sink);
    }
}

impl Questions<'_> {
    /// The Buildings that qualify for the next Upgrade.
    pub(super) fn upgrade_choices(self) -> impl Iterator<Item = Choice> + use<> {
        upgrades(self.colonists(), self.star2_limit())
    }
}

/// The Buildings that qualify for an Upgrade with these colonists and this limit of ★★, and whether
/// a human colonist moves down there.
///
/// DA-7.1b IF one of theirs on ★ has room above THEN one such colonist moves to ★★.
/// DA-7.1c IF not, and a human colonist is on ★★ THEN one such colonist moves to ★.
pub(super) fn upgrades(colonists: Colonists, limit: u8) -> impl Iterator<Item = Choice> + use<> {
    let can: [bool; 5] =
        Building::ALL.map(|building| colonists.can_upgrade(building, Player::Androids, limit));
    let down = Building::ALL.map(|building| colonists.second[building][Player::One] > 0);
    let up = can.contains(&true);
    Building::ALL.into_iter().filter_map(move |building| match up {
        true => can[building.index()].then_some(Choice::Upgrade(building, Player::Androids)),
        false => down[building.index()].then_some(Choice::Downgrade(building, Player::One)),
    })
}
