//! The language of abilities: `[when condition:] step; step`, where a step is `[pay N >] effect`.
//!
//! Content files write the abilities of cards and Buildings in this language.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::types::{Colour, Unknown};

/// The largest number of steps an ability can have.
pub(crate) const MOST_STEPS: usize = 4;

/// The range of units an effect or a condition can have.
const UNITS: RangeInclusive<u8> = 1..=9;

/// What a card or a Building lets its user do.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ability {
    /// Tested once, before the first step (PM-1.8).
    pub condition: Option<Condition>,
    /// Carried out from left to right (PM-1.5).
    pub steps: ArrayVec<Step, MOST_STEPS>,
}

/// One step of an ability.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Step {
    /// Energy to pay for the effect; 0 if it is free.
    pub pay: u8,
    /// What it does.
    pub effect: Effect,
}

game_core::choices! {
    /// When an ability works. `you` is whoever resolves the ability.
    pub enum Condition {
        /// You have no colonist here.
        NoneHere = "none_here",
        /// You have at least this many colonists here.
        OwnHere(count: u8 in UNITS) = "own_here {}",
        /// Another player has a colonist here.
        RivalHere = "rival_here",
        /// Your Spaceship is empty.
        ShipEmpty = "ship_empty",
        /// At least this many of your colonists are on your Spaceship.
        Ship(count: u8 in UNITS) = "ship {}",
        /// You have at least this much energy.
        Energy(count: u8 in UNITS) = "energy {}",
        /// No other player has more energy.
        EnergyTop = "energy_top",
        /// Your hand has a card of this colour.
        HandHas(colour: Colour) = "hand_has {}",
    }
}

game_core::string_enum! {
    /// Where an effect takes place.
    pub enum Place {
        /// In the Building to which the card was connected.
        Here = "here",
        /// In Buildings of your choice, chosen anew for each unit.
        Any = "any",
    }
}

game_core::choices! {
    /// What a step does; numbers are maxima (PM-1.6a).
    pub enum Effect {
        /// Moves your colonists from Earth to your Spaceship.
        Launch(units: u8 in UNITS) = "launch {}",
        /// Moves your colonists from your Spaceship to ★.
        Land(units: u8 in UNITS, place: Place) = "land {} {}",
        /// Moves your colonists from Earth to ★.
        Direct(units: u8 in UNITS) = "direct {} any",
        /// Moves your colonists from ★ to ★★.
        Upgrade(units: u8 in UNITS, place: Place) = "upgrade {} {}",
        /// Moves other players' colonists from ★★ to ★.
        Downgrade(units: u8 in UNITS, place: Place) = "downgrade {} {}",
        /// Moves any player's colonists between ★ and ★★.
        Shift(units: u8 in UNITS) = "shift {} any",
        /// Exchanges two colonists of different owners on ★ and ★★.
        SwapSpaces = "swap_spaces any",
        /// Moves your colonists from ★ of a Building to ★ of another.
        Relocate(units: u8 in UNITS) = "relocate {}",
        /// Moves another player's colonist from ★ to its owner's Spaceship.
        Evict = "evict",
        /// Raises your energy.
        Gain(units: u8 in UNITS) = "gain {}",
        /// Lowers another player's energy.
        Drain(units: u8 in UNITS) = "drain {}",
        /// Draws cards into your hand.
        Draw(units: u8 in UNITS) = "draw {}",
        /// Looks at cards of another player's prep module.
        Peek(units: u8 in UNITS) = "peek {}",
        /// Discards a card of another player's prep module.
        Scrap = "scrap",
        /// Exchanges a prep card of yours with one of another player's.
        Trade = "trade",
        /// Puts cards from your hand or prep module under the deck.
        Cycle(units: u8 in UNITS) = "cycle {}",
        /// Takes the top card of the discard pile into your hand.
        Salvage = "salvage",
        /// Exchanges two cards of a stack.
        SwapCards = "swap_cards any",
        /// Turns the top card of a stack face-down.
        Flip = "flip any",
        /// Resolves the ability of a Building.
        Trigger = "trigger any",
    }
}

impl Ability {
    /// Whether the ability refers to the Building to which a card was connected.
    pub fn speaks_of_here(&self) -> bool {
        let here = |step: &Step| {
            matches!(
                step.effect,
                Effect::Land(_, Place::Here)
                    | Effect::Upgrade(_, Place::Here)
                    | Effect::Downgrade(_, Place::Here)
            )
        };
        let condition = matches!(
            self.condition,
            Some(Condition::NoneHere | Condition::OwnHere(_) | Condition::RivalHere)
        );
        condition || self.steps.iter().any(here)
    }

    /// How many other abilities this one resolves.
    pub fn triggers(&self) -> u32 {
        self.steps.iter().map(|step| u32::from(step.effect == Effect::Trigger)).sum()
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(condition) = self.condition {
            write!(f, "when {condition}: ")?;
        }
        for (index, step) in self.steps.iter().enumerate() {
            let between = if index == 0 { "" } else { "; " };
            write!(f, "{between}{step}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pay > 0 {
            write!(f, "pay {} > ", self.pay)?;
        }
        write!(f, "{}", self.effect)
    }
}

impl FromStr for Ability {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (condition, steps) = match text.strip_prefix("when ") {
            Some(rest) => {
                let (condition, steps) =
                    rest.split_once(':').ok_or_else(|| Unknown(text.clone()))?;
                (Some(condition.trim().parse()?), steps)
            }
            None => (None, text.as_str()),
        };
        let mut read = ArrayVec::new();
        for step in steps.split(';') {
            let step = step.trim().parse()?;
            read.try_push(step)
                .map_err(|_| Unknown(format!("{text} (over {MOST_STEPS} steps)")))?;
        }
        Ok(Ability { condition, steps: read })
    }
}

impl FromStr for Step {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        match text.strip_prefix("pay ").and_then(|rest| rest.split_once('>')) {
            Some((pay, effect)) => {
                let pay = UNITS.into_iter().find(|units| units.to_string() == pay.trim());
                let pay = pay.ok_or_else(|| Unknown(text.to_string()))?;
                Ok(Step { pay, effect: effect.trim().parse()? })
            }
            None => Ok(Step { pay: 0, effect: text.parse()? }),
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::Declared;
    use i18n::Locale;

    use super::*;
    use crate::{Content, Words};

    fn words(ability: &Ability) -> String {
        Words::new(Content::ours(), Locale::English).ability(ability)
    }

    #[test]
    fn abilities_read_back_what_they_write() {
        for text in [
            "launch 1; gain 1",
            "when none_here: launch 1; land 1 here",
            "downgrade 1 any; pay 1 > upgrade 1 any",
            "when hand_has blue: draw 2",
            "pay 2 > evict",
            "trigger any; peek 1",
        ] {
            assert_eq!(text.parse::<Ability>().map(|ability| ability.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn every_effect_and_condition_reads_back_and_has_words() {
        for effect in Effect::every() {
            assert_eq!(effect.to_string().parse(), Ok(effect));
            let step = Step { pay: 0, effect };
            assert!(
                !words(&Ability { condition: None, steps: [step].into_iter().collect() })
                    .is_empty()
            );
        }
        for condition in Condition::every() {
            assert_eq!(condition.to_string().parse(), Ok(condition));
        }
    }

    #[test]
    fn what_is_not_in_the_language_is_refused() {
        for text in
            ["", "fly 1", "launch 0", "launch", "when: launch 1", "pay > launch 1", "when x 1"]
        {
            assert!(text.parse::<Ability>().is_err(), "{text}");
        }
        assert!("evict;evict;evict;evict;evict".parse::<Ability>().is_err());
    }

    #[test]
    fn words_are_a_sentence_for_a_player() {
        let words = |text: &str| words(&text.parse::<Ability>().expect("an ability"));
        assert_eq!(words("launch 1; pay 1 > launch 1"), "Launch 1, then pay 1 energy to launch 1");
        assert_eq!(
            words("when own_here 1: upgrade 1 here"),
            "If you have a colonist here: upgrade 1 here"
        );
    }
}
