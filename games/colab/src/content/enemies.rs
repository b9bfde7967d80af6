//! Enemy boards, dice, tokens and decks, the difficulties and the achievements.

use std::str::FromStr;

use game_core::{Row, Sourced, Tables, Unknown};

use super::list::Words;
use crate::enemy_action::EnemyAction;
use crate::types::{Deck, Scientist};

game_core::string_enum! {
    /// A face of an enemy die.
    pub enum EnemyFace {
        /// Removes dice of players' minions on the tower, when placed and while it stays.
        Strip = "strip",
        /// Each player discards something.
        Discard = "discard",
        /// Players who place a minion there get no row of the tower.
        Jam = "jam",
        /// A damage token goes under the minion.
        Damage = "damage",
        /// The minion counts as one more worker.
        Extra = "extra",
        /// The die counts as any symbol in a Build.
        Wild = "wild",
        /// Adds a power token to the bag.
        Power = "power",
    }
}

game_core::string_enum! {
    /// A kind of token in the bag.
    pub enum BagToken {
        /// The scientist moves one lab clockwise.
        StepClockwise = "K1c",
        /// The scientist moves one lab counterclockwise.
        StepCounter = "K1a",
        /// The scientist moves to a player's, clockwise.
        ChaseClockwise = "K2c",
        /// The scientist moves to a player's, counterclockwise.
        ChaseCounter = "K2a",
        /// A minion moves towards a player, clockwise.
        MinionClockwise = "K3c",
        /// A minion moves towards a player, counterclockwise.
        MinionCounter = "K3a",
        /// A minion moves to the other one.
        MinionToOther = "K4",
        /// A minion moves to the gear tower.
        MinionToGear = "K5G",
        /// A minion moves to the spark tower.
        MinionToSpark = "K5S",
        /// A minion moves to the herb tower.
        MinionToHerb = "K5H",
        /// A minion moves to the vial tower.
        MinionToVial = "K5V",
        /// A minion moves to the bone tower.
        MinionToBone = "K5N",
        /// A minion moves to the eye tower.
        MinionToEye = "K5E",
        /// A minion moves to the tower of a rolled die.
        MinionToRoll = "K6",
    }
}

game_core::string_enum! {
    /// A doomsday device, which is a deck of nine cards.
    pub enum Device {
        /// The Death Ray.
        DeathRay = "death_ray",
        /// The Weather Machine.
        WeatherMachine = "weather_machine",
        /// The Burton.
        Burton = "burton",
        /// The Mind Slayer.
        MindSlayer = "mind_slayer",
    }
}

game_core::index_type! {
    /// A doomsday card, by its printed id: `DR1` to `DR9`, `WM1` …, `BU1` …, `MS1` to `MS9`.
    pub struct DoomsdayCard(36);
    |number, f| write!(f, "{}{}", ["DR", "WM", "BU", "MS"][number / 9], number % 9 + 1)
}

game_core::string_enum! {
    /// The difficulty of a game against enemies.
    pub enum Difficulty {
        /// Easy.
        Easy = "easy",
        /// Medium.
        Medium = "medium",
        /// Hard.
        Hard = "hard",
    }
}

game_core::index_type! {
    /// An achievement: `A01` to `A12`.
    pub struct Achievement(12);
    |number, f| write!(f, "A{:02}", number + 1)
}

/// A scientist's enemy board.
#[derive(Clone, Debug)]
pub struct EnemyFacts {
    /// The name of the special power.
    pub title: String,
    /// Power tokens in the bag at the start.
    pub power_tokens: u8,
    /// The last space of the power meter.
    pub last: u8,
    /// The special power.
    pub special: EnemyAction,
    /// The faces of its dice.
    pub faces: Vec<EnemyFace>,
}

/// A kind of token in the bag.
#[derive(Clone, Copy, Debug)]
pub struct TokenFacts {
    /// Its action.
    pub action: EnemyAction,
    /// Number of criteria tokens of this kind.
    pub criteria: u8,
    /// Number of power tokens of this kind.
    pub power: u8,
}

/// A doomsday card.
#[derive(Clone, Debug)]
pub struct DoomsdayFacts {
    /// Its name.
    pub title: String,
    /// Its deck.
    pub device: Device,
    /// Number of tokens beside the deck that build it.
    pub need: u8,
    /// Its place in the three by three grid, from 1.
    pub place: u8,
    /// Its action.
    pub action: EnemyAction,
}

/// A difficulty.
#[derive(Clone, Copy, Debug)]
pub struct DifficultyFacts {
    /// White dice at the start.
    pub white_dice: u8,
    /// Resource dice of choice at the start.
    pub resource_dice: u8,
    /// Built cards needed to win.
    pub cards: u8,
    /// Points needed to win.
    pub points: u8,
}

/// An achievement.
#[derive(Clone, Debug)]
pub struct AchievementFacts {
    /// Its name.
    pub title: String,
    /// The condition that a win must meet.
    pub condition: Feat,
}

/// A condition that a win can meet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Feat {
    /// Any win.
    Win,
    /// This enemy had this device.
    Enemy(Scientist, Device),
    /// There were at least this many enemies.
    Enemies(u8),
    /// All built cards were of this type.
    Only(Deck),
    /// There were at most this many dice.
    Dice(u8),
    /// There were at least this many built cards.
    Cards(u8),
}

impl FromStr for Feat {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["win"] => Feat::Win,
            ["enemy", scientist, device] => Feat::Enemy(scientist.parse()?, device.parse()?),
            ["enemies", n] => Feat::Enemies(crate::effect::number(n)?),
            ["only", deck] => Feat::Only(deck.parse()?),
            ["dice", n] => Feat::Dice(crate::effect::number(n)?),
            ["cards", n] => Feat::Cards(crate::effect::number(n)?),
            _ => return Err(Unknown(text.to_string())),
        })
    }
}

const AN_ACTION: &str = "an enemy action such as \"damage 1 scientist\"";

pub(super) fn enemies(tables: &mut Tables) -> Sourced<Scientist, EnemyFacts> {
    let fields = &["title", "power_tokens", "last", "special", "faces"];
    tables.facts(("enemies.toml", "enemy"), fields, |tables, row| {
        let title = tables.text(row, "title");
        let power_tokens = tables.small(row, "power_tokens", 12);
        let last = tables.number(row, "last", 1..=20) as u8;
        let special = tables.word(row, "special", AN_ACTION);
        let faces: Option<Words<EnemyFace>> = tables.word(row, "faces", "six faces of a die");
        Some(EnemyFacts { title, power_tokens, last, special: special?, faces: faces?.0 })
    })
}

pub(super) fn tokens(tables: &mut Tables) -> Sourced<BagToken, TokenFacts> {
    tables.facts(("enemies.toml", "token"), &["action", "criteria", "power"], |tables, row| {
        let action = tables.word(row, "action", AN_ACTION);
        let criteria = tables.small(row, "criteria", 18);
        let power = tables.small(row, "power", 12);
        Some(TokenFacts { action: action?, criteria, power })
    })
}

pub(super) fn doomsday(tables: &mut Tables) -> Sourced<DoomsdayCard, DoomsdayFacts> {
    let fields = &["title", "deck", "need", "place", "action"];
    tables.facts(("doomsday.toml", "card"), fields, |tables, row| {
        let title = tables.text(row, "title");
        let device = tables.word(row, "deck", "a doomsday device");
        let need = tables.number(row, "need", 1..=18) as u8;
        let place = tables.number(row, "place", 1..=9) as u8;
        let action = tables.word(row, "action", AN_ACTION);
        Some(DoomsdayFacts { title, device: device?, need, place, action: action? })
    })
}

pub(super) fn difficulties(tables: &mut Tables) -> Sourced<Difficulty, DifficultyFacts> {
    let fields = &["white_dice", "resource_dice", "cards", "points"];
    tables.facts(("modes.toml", "difficulty"), fields, |tables: &mut Tables, row: &Row| {
        Some(DifficultyFacts {
            white_dice: tables.small(row, "white_dice", 10),
            resource_dice: tables.small(row, "resource_dice", 10),
            cards: tables.small(row, "cards", 16),
            points: tables.small(row, "points", 200),
        })
    })
}

pub(super) fn achievements(tables: &mut Tables) -> Sourced<Achievement, AchievementFacts> {
    tables.facts(("achievements.toml", "achievement"), &["title", "condition"], |tables, row| {
        let title = tables.text(row, "title");
        let condition = tables.word(row, "condition", "such as \"enemies 2\" or \"only potion\"");
        Some(AchievementFacts { title, condition: condition? })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;

    #[test]
    fn our_enemies_make_a_game() {
        let content = Content::ours();
        let needs = |device| -> u8 {
            let cards = content.doomsday.facts().iter().filter(|card| card.device == device);
            cards.map(|card| card.need).sum()
        };
        assert_eq!(Device::ALL.map(needs), [18, 19, 20, 19]);
        let feats: Vec<Feat> =
            content.achievements.facts().iter().map(|one| one.condition).collect();
        assert_eq!(feats[2], Feat::Enemy(Scientist::Elias, Device::WeatherMachine));
        let points = content.difficulties.facts().iter().map(|one| one.points);
        assert!(points.eq([30, 45, 60]));
    }
}
