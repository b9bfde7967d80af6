//! The text for what does not happen, and why: conditions that fail, steps without a target,
//! colonists that do not move in.

use game_core::grammar::capital;

use crate::ability::{Condition, Effect, Place};
use crate::event::{Lack, NotIn};
use crate::game::PocketMars;
use crate::sequence::AbilityOf;
use crate::types::{Card, Player};

impl PocketMars {
    /// The result of a condition, with what was counted.
    pub(super) fn tested_words(
        &self,
        (player, of): (Player, AbilityOf),
        holds: bool,
        yours: Option<u8>,
        others: Option<u8>,
    ) -> String {
        let Some(condition) = self.ability(of).condition else { return String::new() };
        let words = condition.words();
        let who = match self.options.solo() {
            true => String::new(),
            false => format!(" for {}", self.name(player)),
        };
        let holds = if holds { "holds" } else { "does not hold, so nothing happens" };
        let found = self.found_words((player, of), condition, yours, others);
        let found = found.map_or(String::new(), |found| format!(": {found}"));
        format!("The condition{who} (\u{201c}{words}\u{201d}) {holds}{found}.")
    }

    /// What was counted for a condition, as a clause; hands are never counted.
    fn found_words(
        &self,
        (player, of): (Player, AbilityOf),
        condition: Condition,
        yours: Option<u8>,
        others: Option<u8>,
    ) -> Option<String> {
        let (whose, here) = (self.possessive(player), self.building_of(of));
        Some(match condition {
            Condition::NoneHere | Condition::OwnHere(_) => match yours? {
                0 => format!("none of {whose} colonists is in {here}"),
                1 => format!("1 of {whose} colonists is in {here}"),
                count => format!("{count} of {whose} colonists are in {here}"),
            },
            Condition::RivalHere => match (self.options.solo(), others?) {
                (true, 0) => format!("the androids have none in {here}"),
                (true, count) => format!("the androids have {count} in {here}"),
                (false, 0) => format!("nobody else has one in {here}"),
                (false, count) => format!("another player has {count} in {here}"),
            },
            Condition::ShipEmpty | Condition::Ship(_) => match yours? {
                0 => format!("nobody is on {whose} Spaceship"),
                1 => format!("1 is on {whose} Spaceship"),
                count => format!("{count} are on {whose} Spaceship"),
            },
            Condition::Energy(_) => format!("{whose} energy is {}", yours?),
            Condition::EnergyTop => {
                let most = match self.options.solo() {
                    true => "that of the androids",
                    false => "the most of another",
                };
                format!("{whose} energy is {}, {most} {}", yours?, others?)
            }
            Condition::HandHas(_) => return None,
        })
    }

    /// The Building that is `here` for an ability.
    fn building_of(&self, of: AbilityOf) -> String {
        let building = match of {
            AbilityOf::Prep(card) | AbilityOf::Hand(card) => card.building(),
            AbilityOf::Building(building) => building,
        };
        format!("the {}", self.building_name(building))
    }

    /// The abilities that can be used after a card is connected: its prep ability and the
    /// Building's.
    pub(super) fn connected_abilities(&self, by: Player, owner: Player, card: Card) -> String {
        let prep = self.content.card(card).prep.words();
        let prep = match owner {
            Player::Androids => "Nobody uses its prep ability.".into(),
            owner if owner == by => format!("Its prep ability is \u{201c}{prep}\u{201d}."),
            owner => {
                format!("Its prep ability, for {}, is \u{201c}{prep}\u{201d}.", self.name(owner))
            }
        };
        let building = card.building();
        let (name, facts) = (self.building_name(building), &self.content.buildings[building]);
        let ability = facts.ability.words();
        format!("{prep} The ability of the {name} is \u{201c}{ability}\u{201d}.")
    }

    /// The reason why nobody moves in.
    pub(super) fn not_in_words(&self, player: Player, why: NotIn) -> String {
        let why = match why {
            NotIn::ForeignCard => "the card came out of another player's prep module".into(),
            NotIn::NoColonistsThere(building) => {
                format!("the {} holds no colonists", self.building_name(building))
            }
            NotIn::ShipEmpty => format!("{} Spaceship is empty", self.possessive(player)),
        };
        format!("Nobody moves in: {why}.")
    }

    /// The text for a step that is skipped or cannot continue.
    pub(super) fn nothing_words(
        &self,
        player: Player,
        (of, step): (AbilityOf, u8),
        done: u8,
        lack: Lack,
    ) -> String {
        let Some(&step) = self.ability(of).steps.get(usize::from(step)) else {
            return String::new();
        };
        let why = self.lack_words(player, of, step.effect, lack);
        let ends = match done {
            0 => "is left out".into(),
            _ => format!("ends after {done}"),
        };
        format!("\u{201c}{}\u{201d} {ends}: {why}.", capital(&step.words()))
    }

    /// What is missing, as a clause.
    fn lack_words(&self, player: Player, of: AbilityOf, effect: Effect, lack: Lack) -> String {
        let whose = self.possessive(player);
        let solo = self.options.solo();
        let here = self.building_of(of);
        let only_here =
            matches!(effect, Effect::Upgrade(_, Place::Here) | Effect::Downgrade(_, Place::Here));
        let nobody_else =
            if solo { "no colonist of the androids" } else { "nobody else's colonist" };
        match lack {
            Lack::Price { energy, price } => {
                format!("it costs {price}, and {whose} energy is {energy}")
            }
            Lack::NobodyOnEarth => format!("none of {whose} colonists is on Earth"),
            Lack::ShipEmpty => format!("{whose} Spaceship is empty"),
            Lack::NoColonistsThere => format!("{here} holds no colonists"),
            Lack::NobodyCanGoUp if only_here => {
                format!("none of {whose} colonists is on ★ of {here} with room on ★★")
            }
            Lack::NobodyCanGoUp => {
                format!("none of {whose} colonists is on ★ of a Building with room on ★★")
            }
            Lack::NoOtherAbove if only_here => format!("{nobody_else} is on ★★ of {here}"),
            Lack::NoOtherAbove => format!("{nobody_else} is on ★★"),
            Lack::NobodyOnMars => "no colonist is in any Building".into(),
            Lack::NoPair => "in no Building are colonists of different owners on ★ and ★★".into(),
            Lack::NobodyBelow => format!("none of {whose} colonists is on ★"),
            Lack::NoOtherBelow => format!("{nobody_else} is on ★"),
            Lack::EnergyAtTop { energy } => format!("{whose} energy is at the top, {energy}"),
            Lack::NoOtherEnergy if solo => "the androids have no energy".into(),
            Lack::NoOtherEnergy => "nobody else has energy".into(),
            Lack::NoCard => "no card is left to draw".into(),
            Lack::NoOtherPrep if solo => "the androids' prep module is empty".into(),
            Lack::NoOtherPrep => "no other prep module has a card".into(),
            Lack::NoOwnPrep => format!("{whose} prep module is empty"),
            Lack::NoOwnCard => format!("{whose} hand and prep module are empty"),
            Lack::NoDiscard => "the discard pile is empty".into(),
            Lack::NoStack => "no stack has 2 cards".into(),
            Lack::NoFaceUp => "no stack has a face-up card on top".into(),
        }
    }
}
