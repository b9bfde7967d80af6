//! Where colonists stand, and the points that this scores.
//!
//! Scoring counts the colonists on the table; the androids count them after each act that they
//! weigh.

use schemars::JsonSchema;
use serde::Serialize;

use crate::content::Content;
use crate::types::{Building, BuildingMap, Player, PlayerMap};

/// Everybody's colonists on the Spaceships and on Buildings.
#[derive(Clone, Copy)]
pub(crate) struct Colonists<'a> {
    /// On the Spaceships.
    pub(crate) on_ship: &'a PlayerMap<u8>,
    /// On ★.
    pub(crate) first: &'a BuildingMap<PlayerMap<u8>>,
    /// On ★★.
    pub(crate) second: &'a BuildingMap<PlayerMap<u8>>,
}

impl Colonists<'_> {
    /// The number of a player's colonists on a Building.
    pub(crate) fn here(self, building: Building, player: Player) -> u8 {
        self.first[building][player] + self.second[building][player]
    }

    /// PM-8.2 MUST: ★ has no limit.
    /// PM-8.3 MUST: ★★ holds this many of all owners together.
    fn has_room(self, building: Building, limit: u8) -> bool {
        self.second[building].0.iter().sum::<u8>() < limit
    }

    /// Whether a player has a colonist on ★ with room above it, given this limit of ★★.
    pub(crate) fn can_upgrade(self, building: Building, player: Player, limit: u8) -> bool {
        self.first[building][player] > 0 && self.has_room(building, limit)
    }

    /// A player's points without energy.
    pub(crate) fn points(self, player: Player, content: &Content) -> i32 {
        self.count(player, content).points(player, content)
    }

    /// What scores points for a player, without energy.
    pub(crate) fn count(self, player: Player, content: &Content) -> Counted {
        let on = |spaces: &BuildingMap<PlayerMap<u8>>| {
            Building::ALL.iter().map(|&building| spaces[building][player]).sum()
        };
        Counted {
            on_ship: self.on_ship[player],
            first: on(self.first),
            second: on(self.second),
            everywhere: self.is_present(player, content),
            four_in_one: self.has_four_in_one(player, content),
        }
    }

    /// PM-11.5 IF a player has a colonist in every colonist Building THEN he has points once.
    pub(crate) fn is_present(self, player: Player, content: &Content) -> bool {
        content.colonist_buildings().all(|building| self.here(building, player) > 0)
    }

    /// PM-11.6 IF a player has at least 4 colonists in one Building THEN he has points once.
    pub(crate) fn has_four_in_one(self, player: Player, content: &Content) -> bool {
        let size = content.scoring.four_in_one_size;
        Building::ALL.iter().any(|&building| self.here(building, player) >= size)
    }
}

/// What scores points for a player, without energy, as counted on the table.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Counted {
    /// Colonists on the Spaceship.
    pub on_ship: u8,
    /// Colonists on ★.
    pub first: u8,
    /// Colonists on ★★.
    pub second: u8,
    /// Whether there is a colonist in every colonist Building.
    pub everywhere: bool,
    /// Whether enough colonists are in one Building.
    pub four_in_one: bool,
}

impl Counted {
    /// The points that this is worth to this player.
    pub(crate) fn points(self, player: Player, content: &Content) -> i32 {
        let scoring = &content.scoring;
        scoring.ship * i32::from(self.on_ship)
            + scoring.first_space * i32::from(self.first)
            + scoring.second_space * i32::from(self.second)
            + i32::from(self.everywhere) * presence_points(player, content)
            + i32::from(self.four_in_one) * four_in_one_points(player, content)
    }
}

/// DA-10.3 IF the androids are in every colonist Building THEN they have 4 instead.
pub(crate) fn presence_points(player: Player, content: &Content) -> i32 {
    match player {
        Player::Androids => content.solo.presence,
        _ => content.scoring.presence,
    }
}

/// DA-10.4 IF the androids have as many THEN they have 5 instead.
pub(crate) fn four_in_one_points(player: Player, content: &Content) -> i32 {
    match player {
        Player::Androids => content.solo.four_in_one,
        _ => content.scoring.four_in_one,
    }
}
