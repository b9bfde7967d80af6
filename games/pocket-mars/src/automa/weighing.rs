//! DA-8: how the androids decide when the program decides for them.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Rule, Tell};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::PocketMars;
use crate::kinds::{Building, Player};

/// One candidate with the value that the position would have for the androids.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Weighed {
    /// The Building.
    pub building: Building,
    /// The value of the position after it, and after the best that can follow.
    pub value: i32,
}

impl PocketMars {
    /// The value of the position for the androids.
    ///
    /// DA-8.4 MUST: 100 for each of their points without energy, less 100 for each of the human's;
    /// 8 for each colonist, up to four, in their fullest Building; 6 for each Building they are in;
    /// 1 for each Building where one of theirs can go up.
    pub(crate) fn android_value(&self) -> i32 {
        let points = |player| self.colonist_points(player);
        let mut fullest = 0;
        let mut present = 0;
        let mut ready = 0;
        for building in self.content.colonist_buildings() {
            let here = i32::from(self.state.here(building, Player::Androids));
            fullest = fullest.max(here);
            present += i32::from(here > 0);
            ready += i32::from(self.can_upgrade(building, Player::Androids));
        }
        100 * points(Player::Androids) - 100 * points(Player::One)
            + 8 * fullest.min(i32::from(self.content.scoring.four_in_one_size))
            + 6 * present
            + ready
    }

    /// DA-8.5 MUST: Calculations goes where the value is highest; equal: the first Building.
    pub(crate) fn weigh_calculations(&mut self, tell: &mut impl Tell<Event>) -> Choice {
        let mut weighed = ArrayVec::<Weighed, 5>::new();
        for building in self.content.colonist_buildings() {
            let value = self.value_with(Choice::Land(building), |game| game.android_value());
            weighed.push(Weighed { building, value });
        }
        let best = best(&weighed);
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
    pub(crate) fn weigh_upgrade(&mut self, left: u8, tell: &mut impl Tell<Event>) -> Choice {
        let choices: ArrayVec<Choice, 5> = self.upgrade_choices().collect();
        let mut weighed = ArrayVec::<Weighed, 5>::new();
        for &choice in &choices {
            let value = self.value_with(choice, |game| game.value_after_upgrades(left - 1));
            weighed.push(Weighed { building: building_of(choice), value });
        }
        let best = best(&weighed);
        let down = matches!(choices[0], Choice::Downgrade(..));
        tell.tell(Rule("DA-8.6"), || Event::Weighed {
            down,
            landing: false,
            weighed,
            chosen: best,
        });
        choices.into_iter().find(|&choice| building_of(choice) == best).unwrap_or(Choice::Skip)
    }

    /// The best value that so many more Upgrades can reach.
    fn value_after_upgrades(&mut self, left: u8) -> i32 {
        let choices: ArrayVec<Choice, 5> = self.upgrade_choices().collect();
        if left == 0 || choices.is_empty() {
            return self.android_value();
        }
        let value = |choice| self.value_with(choice, |game| game.value_after_upgrades(left - 1));
        choices.into_iter().map(value).max().unwrap_or(i32::MIN)
    }

    /// What `measure` says of the position with this choice made; the position is as before then.
    fn value_with(&mut self, choice: Choice, measure: impl FnOnce(&mut PocketMars) -> i32) -> i32 {
        let before = (self.state.on_ship, self.state.first, self.state.second);
        match choice {
            Choice::Land(building) => {
                self.state.on_ship[Player::Androids] -= 1;
                self.state.first[building][Player::Androids] += 1;
            }
            Choice::Upgrade(building, player) => {
                self.state.first[building][player] -= 1;
                self.state.second[building][player] += 1;
            }
            Choice::Downgrade(building, player) => {
                self.state.second[building][player] -= 1;
                self.state.first[building][player] += 1;
            }
            _ => {}
        }
        let value = measure(self);
        (self.state.on_ship, self.state.first, self.state.second) = before;
        value
    }
}

/// The first of those with the highest value.
fn best(weighed: &[Weighed]) -> Building {
    let highest = weighed.iter().map(|candidate| candidate.value).max();
    let first = weighed.iter().find(|candidate| Some(candidate.value) == highest);
    first.map_or(Building::Greenhouse, |candidate| candidate.building)
}

fn building_of(choice: Choice) -> Building {
    match choice {
        Choice::Upgrade(building, _) | Choice::Downgrade(building, _) | Choice::Land(building) => {
            building
        }
        _ => Building::Greenhouse,
    }
}
