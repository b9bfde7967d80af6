//! The language of abilities: `[when condition:] step; step`, a step being `[pay N >] effect`.
//!
//! Content files write abilities in this language; cards and Buildings differ in nothing else.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::event::article;
use crate::kinds::{Colour, Unknown};

/// How many steps an ability can have.
pub(crate) const MOST_STEPS: usize = 4;

/// What a card or a Building lets somebody do.
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

/// When an ability works. `you` is whoever resolves it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Condition {
    /// No colonist of yours here.
    NoneHere,
    /// At least so many of yours here.
    OwnHere(u8),
    /// A colonist of somebody else here.
    RivalHere,
    /// Nobody on your Spaceship.
    ShipEmpty,
    /// At least so many on your Spaceship.
    Ship(u8),
    /// At least so much energy.
    Energy(u8),
    /// Nobody else has more energy.
    EnergyTop,
    /// A card of this colour in your hand.
    HandHas(Colour),
}

/// Where an effect takes place.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// In the Building to which the card was connected.
    Here,
    /// In Buildings of your choice, anew for each unit.
    Any,
}

/// What a step does; numbers are maxima (PM-1.6a).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Own colonists from Earth to the own Spaceship.
    Launch(u8),
    /// Own colonists from the Spaceship to ★.
    Land(u8, Place),
    /// Own colonists from Earth to ★.
    Direct(u8),
    /// Own colonists from ★ to ★★.
    Upgrade(u8, Place),
    /// Colonists of others from ★★ to ★.
    Downgrade(u8, Place),
    /// Colonists of anybody between ★ and ★★.
    Shift(u8),
    /// Two colonists of different owners on ★ and ★★ change places.
    SwapSpaces,
    /// Own colonists from ★ of a Building to ★ of another.
    Relocate(u8),
    /// A colonist of somebody else from ★ to its Spaceship.
    Evict,
    /// Own energy up.
    Gain(u8),
    /// Energy of somebody else down.
    Drain(u8),
    /// Cards into the hand.
    Draw(u8),
    /// Look at cards of a prep module of somebody else.
    Peek(u8),
    /// Discard a card of a prep module of somebody else.
    Scrap,
    /// Exchange a prep card with somebody else.
    Trade,
    /// Cards from hand or prep module under the deck.
    Cycle(u8),
    /// The top card of the discard pile into the hand.
    Salvage,
    /// Two cards of a stack change places.
    SwapCards,
    /// The top card of a stack face-down.
    Flip,
    /// The ability of a Building.
    Trigger,
}

impl Ability {
    /// Whether it speaks of the Building to which a card was connected.
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

    /// How many other abilities it resolves.
    pub fn triggers(&self) -> u32 {
        self.steps.iter().map(|step| u32::from(step.effect == Effect::Trigger)).sum()
    }

    /// The ability in words for a player, condition and steps as clauses.
    pub fn words(&self) -> String {
        let steps: Vec<String> = self.steps.iter().map(Step::words).collect();
        let steps = steps.join(", then ");
        match self.condition {
            Some(condition) => format!("If {}: {steps}", condition.words()),
            None => {
                let mut letters = steps.chars();
                letters.next().map_or(String::new(), |first| {
                    first.to_uppercase().chain(letters).collect::<String>()
                })
            }
        }
    }
}

impl Step {
    /// The step in words, as a clause.
    pub fn words(&self) -> String {
        if self.pay == 0 {
            self.effect.words()
        } else {
            format!("pay {} energy to {}", self.pay, self.effect.words())
        }
    }
}

impl Condition {
    /// The condition in words, as a clause after "if".
    pub fn words(self) -> String {
        match self {
            Condition::NoneHere => "you have no colonist here".into(),
            Condition::OwnHere(1) => "you have a colonist here".into(),
            Condition::OwnHere(count) => format!("you have {count} colonists here"),
            Condition::RivalHere => "somebody else has a colonist here".into(),
            Condition::ShipEmpty => "your Spaceship is empty".into(),
            Condition::Ship(count) => format!("you have {count} on your Spaceship"),
            Condition::Energy(count) => format!("you have {count} energy"),
            Condition::EnergyTop => "nobody has more energy than you".into(),
            Condition::HandHas(colour) => {
                format!("you have {} in hand", article(&format!("{colour} card")))
            }
        }
    }
}

impl Effect {
    /// The effect in words, as a clause.
    pub fn words(self) -> String {
        let at = |place| if place == Place::Here { "here" } else { "anywhere" };
        match self {
            Effect::Launch(count) => format!("launch {count}"),
            Effect::Land(count, place) => format!("land {count} {}", at(place)),
            Effect::Direct(1) => "move 1 from Earth straight to ★ anywhere".into(),
            Effect::Direct(count) => format!("move {count} from Earth straight to ★ anywhere"),
            Effect::Upgrade(count, place) => format!("upgrade {count} {}", at(place)),
            Effect::Downgrade(count, place) => format!("downgrade {count} of others {}", at(place)),
            Effect::Shift(count) => {
                format!("move {count} of anyone between ★ and ★★ of a Building")
            }
            Effect::SwapSpaces => "swap a colonist on ★ with one of another owner on ★★".into(),
            Effect::Relocate(count) => format!("move {count} of yours from ★ to ★ elsewhere"),
            Effect::Evict => "send 1 of others from ★ back to its Spaceship".into(),
            Effect::Gain(count) => format!("gain {count} energy"),
            Effect::Drain(count) => format!("lower the energy of another by {count}"),
            Effect::Draw(count) => format!("draw {count}"),
            Effect::Peek(count) => format!("look at {count} of another's prep cards"),
            Effect::Scrap => "discard a prep card of another".into(),
            Effect::Trade => "trade a prep card with another".into(),
            Effect::Cycle(count) => format!("put {count} from hand or prep under the deck"),
            Effect::Salvage => "take the top of the discard pile".into(),
            Effect::SwapCards => "swap 2 cards of a stack".into(),
            Effect::Flip => "turn the top card of a stack face-down".into(),
            Effect::Trigger => "use the ability of a Building".into(),
        }
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

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::NoneHere => write!(f, "none_here"),
            Condition::OwnHere(count) => write!(f, "own_here {count}"),
            Condition::RivalHere => write!(f, "rival_here"),
            Condition::ShipEmpty => write!(f, "ship_empty"),
            Condition::Ship(count) => write!(f, "ship {count}"),
            Condition::Energy(count) => write!(f, "energy {count}"),
            Condition::EnergyTop => write!(f, "energy_top"),
            Condition::HandHas(colour) => write!(f, "hand_has {colour}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Place::Here { "here" } else { "any" })
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Launch(count) => write!(f, "launch {count}"),
            Effect::Land(count, place) => write!(f, "land {count} {place}"),
            Effect::Direct(count) => write!(f, "direct {count} any"),
            Effect::Upgrade(count, place) => write!(f, "upgrade {count} {place}"),
            Effect::Downgrade(count, place) => write!(f, "downgrade {count} {place}"),
            Effect::Shift(count) => write!(f, "shift {count} any"),
            Effect::SwapSpaces => write!(f, "swap_spaces any"),
            Effect::Relocate(count) => write!(f, "relocate {count}"),
            Effect::Evict => write!(f, "evict"),
            Effect::Gain(count) => write!(f, "gain {count}"),
            Effect::Drain(count) => write!(f, "drain {count}"),
            Effect::Draw(count) => write!(f, "draw {count}"),
            Effect::Peek(count) => write!(f, "peek {count}"),
            Effect::Scrap => write!(f, "scrap"),
            Effect::Trade => write!(f, "trade"),
            Effect::Cycle(count) => write!(f, "cycle {count}"),
            Effect::Salvage => write!(f, "salvage"),
            Effect::SwapCards => write!(f, "swap_cards any"),
            Effect::Flip => write!(f, "flip any"),
            Effect::Trigger => write!(f, "trigger any"),
        }
    }
}

impl FromStr for Ability {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let (condition, steps) = match text.strip_prefix("when ") {
            Some(rest) => {
                let (condition, steps) =
                    rest.split_once(':').ok_or_else(|| Unknown(text.to_string()))?;
                (Some(condition.trim().parse()?), steps)
            }
            None => (None, text),
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
                Ok(Step { pay: units(pay.trim())?, effect: effect.trim().parse()? })
            }
            None => Ok(Step { pay: 0, effect: text.parse()? }),
        }
    }
}

impl FromStr for Condition {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["none_here"] => Ok(Condition::NoneHere),
            ["own_here", count] => Ok(Condition::OwnHere(units(count)?)),
            ["rival_here"] => Ok(Condition::RivalHere),
            ["ship_empty"] => Ok(Condition::ShipEmpty),
            ["ship", count] => Ok(Condition::Ship(units(count)?)),
            ["energy", count] => Ok(Condition::Energy(units(count)?)),
            ["energy_top"] => Ok(Condition::EnergyTop),
            ["hand_has", colour] => Ok(Condition::HandHas(colour.parse()?)),
            _ => Err(Unknown(text.to_string())),
        }
    }
}

impl FromStr for Effect {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let place = |word| match word {
            "here" => Ok(Place::Here),
            "any" => Ok(Place::Any),
            _ => Err(Unknown(text.to_string())),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["launch", count] => Ok(Effect::Launch(units(count)?)),
            ["land", count, at] => Ok(Effect::Land(units(count)?, place(at)?)),
            ["direct", count, "any"] => Ok(Effect::Direct(units(count)?)),
            ["upgrade", count, at] => Ok(Effect::Upgrade(units(count)?, place(at)?)),
            ["downgrade", count, at] => Ok(Effect::Downgrade(units(count)?, place(at)?)),
            ["shift", count, "any"] => Ok(Effect::Shift(units(count)?)),
            ["swap_spaces", "any"] => Ok(Effect::SwapSpaces),
            ["relocate", count] => Ok(Effect::Relocate(units(count)?)),
            ["evict"] => Ok(Effect::Evict),
            ["gain", count] => Ok(Effect::Gain(units(count)?)),
            ["drain", count] => Ok(Effect::Drain(units(count)?)),
            ["draw", count] => Ok(Effect::Draw(units(count)?)),
            ["peek", count] => Ok(Effect::Peek(units(count)?)),
            ["scrap"] => Ok(Effect::Scrap),
            ["trade"] => Ok(Effect::Trade),
            ["cycle", count] => Ok(Effect::Cycle(units(count)?)),
            ["salvage"] => Ok(Effect::Salvage),
            ["swap_cards", "any"] => Ok(Effect::SwapCards),
            ["flip", "any"] => Ok(Effect::Flip),
            ["trigger", "any"] => Ok(Effect::Trigger),
            _ => Err(Unknown(text.to_string())),
        }
    }
}

/// A number of units from 1 to 9.
fn units(text: &str) -> Result<u8, Unknown> {
    text.parse()
        .ok()
        .filter(|count| (1..=9).contains(count))
        .ok_or_else(|| Unknown(text.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let words = |text: &str| text.parse::<Ability>().expect("an ability").words();
        assert_eq!(words("launch 1; pay 1 > launch 1"), "Launch 1, then pay 1 energy to launch 1");
        assert_eq!(
            words("when own_here 1: upgrade 1 here"),
            "If you have a colonist here: upgrade 1 here"
        );
    }
}
