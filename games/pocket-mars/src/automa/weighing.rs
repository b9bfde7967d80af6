//! DA-8: how the androids decide when the program decides for them.

use arrayvec::ArrayVec;
use table::{Rule, Tell, Weighed, heaviest};

use super::abilities::upgrades;
use super::questions::Questions;
use crate::choice::Choice;
use crate::colonists::Colonists;
use crate::event::Event;
use crate::game::PocketMars;
use crate::kinds::{Building, ByBuilding, ByPlayer, Player};

/// Where the colonists stand once some acts are tried.
#[derive(Clone, Copy)]
struct Tried<'a> {
    table: Questions<'a>,
    on_ship: ByPlayer<u8>,
    first: ByBuilding<ByPlayer<u8>>,
    second: ByBuilding<ByPlayer<u8>>,
}

impl<'a> Tried<'a> {
    /// Nothing is tried yet.
    fn nothing(table: Questions<'a>) -> Tried<'a> {
        let Colonists { on_ship, first, second } = table.colonists();
        Tried { table, on_ship: *on_ship, first: *first, second: *second }
    }

    fn colonists(&self) -> Colonists<'_> {
        Colonists { on_ship: &self.on_ship, first: &self.first, second: &self.second }
    }

    /// With one more act.
    fn with(mut self, choice: Choice) -> Tried<'a> {
        match choice {
            Choice::Land(building) => {
                self.on_ship[Player::Androids] -= 1;
                self.first[building][Player::Androids] += 1;
            }
            Choice::Upgrade(building, player) => {
                self.first[building][player] -= 1;
                self.second[building][player] += 1;
            }
            Choice::Downgrade(building, player) => {
                self.second[building][player] -= 1;
                self.first[building][player] += 1;
            }
            other => table::not_listed(other),
        }
        self
    }

    /// The value of the position for the androids.
    ///
    /// DA-8.4 MUST: 100 for each of their points without energy, less 100 for each of the human's;
    /// 8 for each colonist, up to four, in their fullest Building; 6 for each Building they are in;
    /// 1 for each Building where one of theirs can go up.
    fn value(&self) -> i32 {
        let (colonists, content) = (self.colonists(), self.table.content());
        let points = |player| colonists.points(player, content);
        let mut fullest = 0;
        let mut present = 0;
        let mut ready = 0;
        for building in content.colonist_buildings() {
            let here = i32::from(colonists.here(building, Player::Androids));
            let limit = self.table.star2_limit();
            fullest = fullest.max(here);
            present += i32::from(here > 0);
            ready += i32::from(colonists.can_upgrade(building, Player::Androids, limit));
        }
        100 * points(Player::Androids) - 100 * points(Player::One)
            + 8 * fullest.min(i32::from(content.scoring.four_in_one_size))
            + 6 * present
            + ready
    }

    /// The best value that so many more Upgrades can reach.
    fn value_after_upgrades(self, left: u8) -> i32 {
        let choices = upgrades(self.colonists(), self.table.star2_limit());
        let value = |choice| self.with(choice).value_after_upgrades(left.saturating_sub(1));
        let best = choices.filter(|_| left > 0).map(value).max();
        best.unwrap_or_else(|| self.value())
    }
}

impl PocketMars {
    /// DA-8.5 MUST: Calculations goes where the value is highest; equal: the first Building.
    pub(super) fn weigh_calculations(&self, tell: &mut impl Tell<Event>) -> Choice {
        let tried = Tried::nothing(self.questions());
        let mut weighed = ArrayVec::<Weighed<Building>, 5>::new();
        for building in tried.table.content().colonist_buildings() {
            let value = tried.with(Choice::Land(building)).value();
            weighed.push(Weighed { candidate: building, value });
        }
        let best = heaviest(&weighed).unwrap_or(Building::Greenhouse);
        tell.tell(Rule("DA-8.5"), || Event::Weighed {
            down: false,
            landing: true,
            weighed,
            chosen: best,
        });
        Choice::Land(best)
    }

    /// DA-8.6 MUST: an Upgrade is weighed with the best Upgrade that can follow it; equal: the first
    /// Building.
    pub(super) fn weigh_upgrade(&self, left: u8, tell: &mut impl Tell<Event>) -> Choice {
        let tried = Tried::nothing(self.questions());
        let choices: ArrayVec<Choice, 5> = self.questions().upgrade_choices().collect();
        let mut weighed = ArrayVec::<Weighed<Building>, 5>::new();
        for &choice in &choices {
            let value = tried.with(choice).value_after_upgrades(left - 1);
            weighed.push(Weighed { candidate: building_of(choice), value });
        }
        let best = heaviest(&weighed).unwrap_or(Building::Greenhouse);
        let down = matches!(choices[0], Choice::Downgrade(..));
        tell.tell(Rule("DA-8.6"), || Event::Weighed {
            down,
            landing: false,
            weighed,
            chosen: best,
        });
        choices.into_iter().find(|&choice| building_of(choice) == best).unwrap_or(Choice::Skip)
    }
}

fn building_of(choice: Choice) -> Building {
    match choice {
        Choice::Upgrade(building, _) | Choice::Downgrade(building, _) | Choice::Land(building) => {
            building
        }
        _ => Building::Greenhouse,
    }
}
