//! The notation of enemy actions: `part + part`, carried out from left to right and charged as one
//! action.
//!
//! The meaning of each word (CLS-11.1) is documented at its variant.

use std::fmt;
use std::str::FromStr;

use game_core::Unknown;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::effect::number;
use crate::types::Tower;

/// The most parts of an action.
const MOST_PARTS: usize = 2;

/// The action of an enemy's token, die, card or special power.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct EnemyAction([Option<EnemyPart>; MOST_PARTS]);

/// One part of an enemy action.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum EnemyPart {
    /// The power meter goes up by this many.
    Charge(u8),
    /// This many random power tokens go from the supply into the bag.
    Power(u8),
    /// The special power, without changing the meter.
    Special,
    /// This many damage tokens are placed, one at a time.
    Damage(u8, Spot),
    /// This many freeze tokens are placed, one at a time.
    Freeze(u8, Spot),
    /// Each player discards this many dice, tokens or cards.
    Discard(u8),
    /// Dice on players' minions there go to their owners' bowls.
    Strip(Spot),
    /// Each player loses this many of these.
    Lose(Goods, u8),
    /// The scientist moves this many labs.
    Step(Way, u8),
    /// The scientist moves to the nearest player's scientist.
    Chase(Way),
    /// The nearest minion moves to a tower.
    Minion(Goal),
    /// The highest tile of the scientist's lab goes back to the box.
    Wreck,
}

game_core::string_enum! {
    /// A direction around the ring.
    pub enum Way {
        /// Clockwise.
        Clockwise = "clockwise",
        /// Counterclockwise.
        Counter = "counter",
        /// The shorter way; clockwise if both are equal.
        Short = "short",
    }
}

game_core::string_enum! {
    /// What a player can lose.
    pub enum Goods {
        /// Research tokens.
        Research = "research",
        /// Potion tokens.
        Potion = "potion",
        /// Resource or wild tokens.
        Token = "token",
        /// Cards of the hand.
        Card = "card",
    }
}

/// Where an action applies.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Spot {
    /// The two towers beside the enemy's scientist.
    Scientist,
    /// The two towers beside the nearest player's scientist.
    Player,
    /// The tower that a white die names.
    Roll,
    /// The towers with most minions of players.
    Most,
    /// All towers.
    All,
    /// This tower.
    Tower(Tower),
}

/// The destination of a minion.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// The first tower beside a player's scientist, in this direction.
    Player(Way),
    /// The tower of the enemy's other minion.
    Other,
    /// The tower that a white die names.
    Roll,
    /// This tower.
    Tower(Tower),
}

impl EnemyAction {
    /// The parts in order.
    pub fn parts(self) -> impl Iterator<Item = EnemyPart> {
        self.0.into_iter().flatten()
    }
}

impl FromStr for EnemyAction {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let mut parts = [None; MOST_PARTS];
        for (index, part) in text.split(" + ").enumerate() {
            let place = parts.get_mut(index).ok_or_else(|| Unknown(text.to_string()))?;
            *place = Some(part.parse()?);
        }
        Ok(EnemyAction(parts))
    }
}

impl FromStr for EnemyPart {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["charge", n] => EnemyPart::Charge(number(n)?),
            ["power", n] => EnemyPart::Power(number(n)?),
            ["special"] => EnemyPart::Special,
            ["damage", n, spot] => EnemyPart::Damage(number(n)?, spot.parse()?),
            ["freeze", n, spot] => EnemyPart::Freeze(number(n)?, spot.parse()?),
            ["discard", n] => EnemyPart::Discard(number(n)?),
            ["strip", spot] => EnemyPart::Strip(spot.parse()?),
            ["lose", goods, n] => EnemyPart::Lose(goods.parse()?, number(n)?),
            ["step", way, n] => EnemyPart::Step(way.parse()?, number(n)?),
            ["chase", way] => EnemyPart::Chase(way.parse()?),
            ["minion", goal] => EnemyPart::Minion(goal.parse()?),
            ["wreck"] => EnemyPart::Wreck,
            _ => return Err(Unknown(text.to_string())),
        })
    }
}

impl FromStr for Spot {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Ok(match text {
            "scientist" => Spot::Scientist,
            "player" => Spot::Player,
            "roll" => Spot::Roll,
            "most" => Spot::Most,
            "all" => Spot::All,
            tower => Spot::Tower(tower.parse()?),
        })
    }
}

impl FromStr for Goal {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Ok(match text {
            "clockwise" => Goal::Player(Way::Clockwise),
            "counter" => Goal::Player(Way::Counter),
            "other" => Goal::Other,
            "roll" => Goal::Roll,
            tower => Goal::Tower(tower.parse()?),
        })
    }
}

impl fmt::Display for EnemyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts().enumerate() {
            write!(f, "{}{part}", if index == 0 { "" } else { " + " })?;
        }
        Ok(())
    }
}

impl fmt::Display for EnemyPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EnemyPart::Charge(n) => write!(f, "charge {n}"),
            EnemyPart::Power(n) => write!(f, "power {n}"),
            EnemyPart::Special => write!(f, "special"),
            EnemyPart::Damage(n, spot) => write!(f, "damage {n} {spot}"),
            EnemyPart::Freeze(n, spot) => write!(f, "freeze {n} {spot}"),
            EnemyPart::Discard(n) => write!(f, "discard {n}"),
            EnemyPart::Strip(spot) => write!(f, "strip {spot}"),
            EnemyPart::Lose(goods, n) => write!(f, "lose {goods} {n}"),
            EnemyPart::Step(way, n) => write!(f, "step {way} {n}"),
            EnemyPart::Chase(way) => write!(f, "chase {way}"),
            EnemyPart::Minion(goal) => write!(f, "minion {goal}"),
            EnemyPart::Wreck => write!(f, "wreck"),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Spot::Scientist => "scientist",
            Spot::Player => "player",
            Spot::Roll => "roll",
            Spot::Most => "most",
            Spot::All => "all",
            Spot::Tower(tower) => tower.word(),
        })
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Goal::Player(way) => way.word(),
            Goal::Other => "other",
            Goal::Roll => "roll",
            Goal::Tower(tower) => tower.word(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_enemy_action_reads_back_what_it_writes() {
        for text in [
            "charge 1",
            "power 1",
            "special",
            "damage 2 scientist",
            "freeze 2 scientist + freeze 1 most",
            "damage 1 roll",
            "freeze 1 eye",
            "damage 1 all",
            "discard 2",
            "strip player + charge 1",
            "lose research 2",
            "step counter 1 + charge 1",
            "chase short",
            "minion clockwise",
            "minion other",
            "minion roll",
            "minion gear",
            "wreck",
        ] {
            assert_eq!(
                text.parse::<EnemyAction>().map(|action| action.to_string()),
                Ok(text.into())
            );
        }
        for wrong in [
            "",
            "charge",
            "charge 0",
            "step 1",
            "minion most",
            "lose dice 1",
            "wreck + wreck + wreck",
        ] {
            assert!(wrong.parse::<EnemyAction>().is_err(), "{wrong}");
        }
    }
}
