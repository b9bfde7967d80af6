//! When a card's effect applies, and what SCORE texts and sections B are worth: closed lists, in
//! the notation of the content files.

use std::fmt;
use std::str::FromStr;

use game_core::Unknown;

use crate::effect::{Effect, number};
use crate::types::{Colour, Deck};

/// What a card can do once it is built.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Ability {
    /// An effect whenever the card is triggered.
    Trigger(Effect),
    /// An effect once, right after the card's points.
    Built(Effect),
    /// An effect whenever something happens to the card's owner.
    React(Happens, Often, Effect),
    /// An effect, for this many potion tokens.
    Potion(u8, Effect),
    /// Extra points.
    Score(Scale),
}

/// What a reaction responds to. `None` means any colour or type.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Happens {
    /// The second step of a rest turn is done.
    Rest,
    /// A minion was sent to a tower of this colour.
    Send(Option<Colour>),
    /// A minion was retrieved from a tower of this colour.
    Retrieve(Option<Colour>),
    /// Another card of this type was built.
    Build(Option<Deck>),
    /// The price of a card is fixed.
    Pay,
    /// The owner took part in somebody's upgrade round.
    Upgrade,
}

/// How often a reaction can be used.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Often {
    /// Once for each occasion.
    EachTime,
    /// Once per turn.
    OncePerTurn,
}

/// Points that grow with the grid.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Scale {
    /// This many points for each adjacent card of this type.
    Adjacent(Option<Deck>, u8),
    /// This many points for each card of this type in the grid.
    Grid(Deck, u8),
}

impl Ability {
    /// The trigger effect; `None` if the card has no trigger.
    pub const fn trigger(self) -> Option<Effect> {
        match self {
            Ability::Trigger(effect) => Some(effect),
            _ => None,
        }
    }

    /// The cost of the potion ability in potion tokens; `None` if there is none.
    pub const fn potion_cost(self) -> Option<u8> {
        match self {
            Ability::Potion(cost, _) => Some(cost),
            _ => None,
        }
    }

    /// The effect, whatever sets it off.
    pub fn effect(self) -> Effect {
        match self {
            Ability::Trigger(effect)
            | Ability::Built(effect)
            | Ability::React(_, _, effect)
            | Ability::Potion(_, effect) => effect,
            Ability::Score(_) => Effect::default(),
        }
    }
}

fn any<T: FromStr<Err = Unknown>>(word: &str) -> Result<Option<T>, Unknown> {
    if word == "any" { Ok(None) } else { word.parse().map(Some) }
}

fn or_any<T: fmt::Display>(of: Option<T>) -> String {
    of.map_or("any".into(), |of| of.to_string())
}

impl FromStr for Ability {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let unknown = || Unknown(text.to_string());
        let (when, what) = text.split_once(": ").ok_or_else(unknown)?;
        let words: Vec<&str> = when.split(' ').collect();
        if words == ["score"] {
            return Ok(Ability::Score(what.parse()?));
        }
        let effect: Effect = what.parse()?;
        Ok(match words[..] {
            ["trigger"] => Ability::Trigger(effect),
            ["built"] => Ability::Built(effect),
            ["potion", cost] => Ability::Potion(number(cost)?, effect),
            [.., "once"] => Ability::React(
                words[..words.len() - 1].join(" ").parse()?,
                Often::OncePerTurn,
                effect,
            ),
            _ => Ability::React(when.parse()?, Often::EachTime, effect),
        })
    }
}

impl FromStr for Happens {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["rest"] => Happens::Rest,
            ["send", to] => Happens::Send(any(to)?),
            ["retrieve", from] => Happens::Retrieve(any(from)?),
            ["build", of] => Happens::Build(any(of)?),
            ["pay"] => Happens::Pay,
            ["upgrade"] => Happens::Upgrade,
            _ => return Err(Unknown(text.to_string())),
        })
    }
}

impl FromStr for Scale {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["adjacent", n] => Scale::Adjacent(None, number(n)?),
            ["adjacent", of, n] => Scale::Adjacent(Some(of.parse()?), number(n)?),
            ["grid", of, n] => Scale::Grid(of.parse()?, number(n)?),
            _ => return Err(Unknown(text.to_string())),
        })
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ability::Trigger(effect) => write!(f, "trigger: {effect}"),
            Ability::Built(effect) => write!(f, "built: {effect}"),
            Ability::React(happens, Often::EachTime, effect) => write!(f, "{happens}: {effect}"),
            Ability::React(happens, Often::OncePerTurn, effect) => {
                write!(f, "{happens} once: {effect}")
            }
            Ability::Potion(cost, effect) => write!(f, "potion {cost}: {effect}"),
            Ability::Score(Scale::Adjacent(None, n)) => write!(f, "score: adjacent {n}"),
            Ability::Score(Scale::Adjacent(Some(of), n)) => write!(f, "score: adjacent {of} {n}"),
            Ability::Score(Scale::Grid(of, n)) => write!(f, "score: grid {of} {n}"),
        }
    }
}

impl fmt::Display for Happens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Happens::Rest => write!(f, "rest"),
            Happens::Send(to) => write!(f, "send {}", or_any(*to)),
            Happens::Retrieve(from) => write!(f, "retrieve {}", or_any(*from)),
            Happens::Build(of) => write!(f, "build {}", or_any(*of)),
            Happens::Pay => write!(f, "pay"),
            Happens::Upgrade => write!(f, "upgrade"),
        }
    }
}

game_core::string_enum! {
    /// When section A of a bonus card applies.
    pub enum SectionA {
        /// Once, when its owner uses it.
        Once = "once",
        /// All the time.
        Always = "always",
        /// After the second step of a rest turn.
        Rest = "rest",
        /// Once a turn, while the price of a card is fixed.
        Pay = "pay",
        /// Whenever its owner collects an upgrade token.
        UpgradeToken = "token",
    }
}

/// What section B of a bonus card counts, and the points for each.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct SectionB {
    /// What is counted.
    pub count: Counted,
    /// Points for each.
    pub points: u8,
}

game_core::string_enum! {
    /// What a section B counts.
    pub enum Counted {
        /// Cards with cards on all four sides.
        Surrounded = "surrounded",
        /// Devices.
        Devices = "device",
        /// Potions.
        Potions = "potion",
        /// Monsters.
        Monsters = "monster",
        /// Sets of one monster, one device and one potion.
        Sets = "set",
        /// Rows and columns of four cards.
        Lines = "line",
        /// Resource dice, wherever they are.
        ResourceDice = "resource_die",
        /// Cards with a potion ability.
        PotionAbilities = "potion_ability",
        /// Points of research.
        ResearchPoints = "research_point",
        /// Resource and wild tokens; a potion token is worth half as much, rounded down.
        Tokens = "token",
        /// Cards with a trigger.
        Triggers = "trigger",
        /// Cards with four or more symbols in their price.
        CostFour = "cost_four",
        /// Cards with at most one printed point.
        PointsOne = "points_one",
        /// Cards with at most two printed points.
        PointsTwo = "points_two",
        /// Cards of the largest connected group of one type.
        Group = "group",
        /// Rows and columns with all three types.
        AllTypes = "all_types",
        /// Cards in the hand.
        HandCards = "hand_card",
    }
}

impl FromStr for SectionB {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let (count, points) = text.split_once(' ').ok_or_else(|| Unknown(text.to_string()))?;
        Ok(SectionB { count: count.parse()?, points: number(points)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ability_reads_back_what_it_writes() {
        for text in [
            "trigger: copy",
            "built: extra_build any 1",
            "rest: set_die 2",
            "send purple: return 1",
            "retrieve any: return 1",
            "build potion: potion 1",
            "pay once: discount 1",
            "upgrade: wild 1",
            "potion 3: second_action",
            "score: adjacent 2",
            "score: adjacent monster 1",
            "score: grid device 1",
        ] {
            assert_eq!(text.parse::<Ability>().map(|read| read.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn what_is_not_in_the_language_is_refused() {
        for text in [
            "",
            "trigger",
            "trigger:copy",
            "sleep: copy",
            "potion: copy",
            "score: grid 1",
            "once: copy",
        ] {
            assert!(text.parse::<Ability>().is_err(), "{text}");
        }
    }

    #[test]
    fn words_are_a_sentence_for_a_player() {
        let words = |text: &str| {
            text.parse::<Ability>()
                .expect("an ability")
                .words(crate::messages::messages(i18n::Locale::English))
        };
        assert_eq!(
            words("pay once: discount 1"),
            "When you pay for a card, once a turn: pay 1 symbol less for a card."
        );
        assert_eq!(words("score: adjacent 2"), "Scores 2 for each adjacent card.");
    }
}
