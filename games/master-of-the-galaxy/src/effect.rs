//! The effects of projects: a closed language of verbs, written as text in content files.
//!
//! Verbs are written in the order in which they are resolved, separated by `;`: `gain R 2; pick
//! conflict`.

use std::fmt;
use std::str::FromStr;

use game_core::EnumSet;

use crate::types::{Colour, Kind, Pile};

/// The most verbs of one effect.
pub(crate) const MOST_VERBS: usize = 4;

/// One thing that an effect does. "You" is the owner of its card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verb {
    /// `gain R 2`: cubes of a colour from the reserve into your bag.
    Gain(Colour, u8),
    /// `gain any 2`: this many cubes, each of a colour of your choice, never black.
    GainAny(u8),
    /// `gain planet 1`: cubes of the colour of the planet that was settled.
    GainPlanet(u8),
    /// `swap 2`: exchange up to this many cubes of your bag for cubes of the reserve, never black.
    Swap(u8),
    /// `draw 2`: cubes from your bag into your hand.
    Draw(u8),
    /// `pull attack 2`: up to this many cubes of your choice from your bag onto a project of this
    /// kind.
    Pull(Kind, u8),
    /// `pull any 2`: the same onto projects of any kind.
    PullAny(u8),
    /// `steal card 1`: up to this many cubes of other players, or of Weaver cards, into your bag.
    Steal(Scope, u8),
    /// `repel 2`: send home up to this many cubes of the other side of a conflict.
    Repel(u8),
    /// `pick leader government`: one pick in Phase 3 from one of these decks.
    Pick(EnumSet<Pile>),
    /// `base`: set a base.
    Base,
    /// `jump`: set a base without a route.
    Jump,
    /// `settle 1`: settle up to this many planets with cubes of the reserve.
    Settle(u8),
    /// `black hole`: close a neutral system.
    BlackHole,
    /// `cancel`: cancel a conflict.
    Cancel,
    /// `skip`: an opponent skips a turn.
    Skip,
    /// `take leader`: take an opponent's leader.
    TakeLeader,
}

/// What can be stolen from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Scope {
    /// Whether it includes projects on cards, Weaver cards included.
    pub cards: Reach,
    /// Whether it includes sides of conflicts.
    pub conflicts: Reach,
    /// Whether it includes routes that are not complete.
    pub routes: Reach,
}

/// Whether a place can be stolen from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Reach {
    /// It can.
    Within,
    /// It cannot.
    Beyond,
}

impl Scope {
    const NAMES: [(&'static str, Scope); 4] = [
        ("card", Scope::of(Reach::Within, Reach::Beyond, Reach::Beyond)),
        ("conflict", Scope::of(Reach::Beyond, Reach::Within, Reach::Beyond)),
        ("route", Scope::of(Reach::Beyond, Reach::Beyond, Reach::Within)),
        ("any", Scope::of(Reach::Within, Reach::Within, Reach::Within)),
    ];

    const fn of(cards: Reach, conflicts: Reach, routes: Reach) -> Scope {
        Scope { cards, conflicts, routes }
    }

    /// The verb's word in content files.
    pub fn word(self) -> &'static str {
        Scope::NAMES.iter().find(|(_, scope)| *scope == self).map_or("any", |(word, _)| *word)
    }
}

impl FromStr for Scope {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Scope::NAMES.iter().find(|(word, _)| *word == text).map(|(_, scope)| *scope).ok_or(())
    }
}

/// The verbs of an effect, in order.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Effect {
    verbs: [Option<Verb>; MOST_VERBS],
}

impl Effect {
    /// An effect that sets one base.
    pub const BASE: Effect = Effect { verbs: [Some(Verb::Base), None, None, None] };

    /// The verb at this index, from 0.
    pub fn verb(&self, number: usize) -> Option<Verb> {
        self.verbs.get(number).copied().flatten()
    }

    /// All verbs in order.
    pub fn verbs(&self) -> impl Iterator<Item = Verb> {
        self.verbs.into_iter().flatten()
    }

    /// Whether the effect does nothing.
    pub fn is_none(&self) -> bool {
        self.verbs[0].is_none()
    }
}

fn piles(words: &[&str]) -> Option<EnumSet<Pile>> {
    let piles: Option<Vec<Pile>> = words.iter().map(|word| word.parse().ok()).collect();
    piles.filter(|piles| !piles.is_empty()).map(|piles| piles.into_iter().collect())
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number| (1..=9).contains(number))
}

impl FromStr for Verb {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let verb = match words[..] {
            ["gain", "any", count] => number(count).map(Verb::GainAny),
            ["gain", "planet", count] => number(count).map(Verb::GainPlanet),
            ["gain", colour, count] => colour
                .parse()
                .ok()
                .and_then(|colour| number(count).map(|count| Verb::Gain(colour, count))),
            ["swap", count] => number(count).map(Verb::Swap),
            ["draw", count] => number(count).map(Verb::Draw),
            ["pull", "any", count] => number(count).map(Verb::PullAny),
            ["pull", kind, count] => kind
                .parse()
                .ok()
                .and_then(|kind| number(count).map(|count| Verb::Pull(kind, count))),
            ["steal", scope, count] => scope
                .parse()
                .ok()
                .and_then(|scope| number(count).map(|count| Verb::Steal(scope, count))),
            ["repel", count] => number(count).map(Verb::Repel),
            ["pick", ref types @ ..] => piles(types).map(Verb::Pick),
            ["base"] => Some(Verb::Base),
            ["jump"] => Some(Verb::Jump),
            ["settle", count] => number(count).map(Verb::Settle),
            ["black", "hole"] => Some(Verb::BlackHole),
            ["cancel"] => Some(Verb::Cancel),
            ["skip"] => Some(Verb::Skip),
            ["take", "leader"] => Some(Verb::TakeLeader),
            _ => None,
        };
        verb.ok_or(())
    }
}

impl FromStr for Effect {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut effect = Effect::default();
        if text.trim() == "none" {
            return Ok(effect);
        }
        for (place, part) in text.split(';').enumerate() {
            *effect.verbs.get_mut(place).ok_or(())? = Some(part.trim().parse()?);
        }
        Ok(effect)
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Verb::Gain(colour, count) => write!(f, "gain {colour} {count}"),
            Verb::GainAny(count) => write!(f, "gain any {count}"),
            Verb::GainPlanet(count) => write!(f, "gain planet {count}"),
            Verb::Swap(count) => write!(f, "swap {count}"),
            Verb::Draw(count) => write!(f, "draw {count}"),
            Verb::Pull(kind, count) => write!(f, "pull {kind} {count}"),
            Verb::PullAny(count) => write!(f, "pull any {count}"),
            Verb::Steal(scope, count) => write!(f, "steal {} {count}", scope.word()),
            Verb::Repel(count) => write!(f, "repel {count}"),
            Verb::Pick(piles) => {
                f.write_str("pick")?;
                piles.iter().try_for_each(|pile| write!(f, " {pile}"))
            }
            Verb::Base => f.write_str("base"),
            Verb::Jump => f.write_str("jump"),
            Verb::Settle(count) => write!(f, "settle {count}"),
            Verb::BlackHole => f.write_str("black hole"),
            Verb::Cancel => f.write_str("cancel"),
            Verb::Skip => f.write_str("skip"),
            Verb::TakeLeader => f.write_str("take leader"),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("none");
        }
        for (place, verb) in self.verbs().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{verb}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_read_back_what_they_write() {
        for text in [
            "none",
            "gain R 2; pick conflict",
            "gain any 2; swap 2",
            "pull development 2",
            "steal route 2",
            "pick leader conflict government",
            "black hole",
            "take leader",
        ] {
            let effect: Effect = text.parse().expect(text);
            assert_eq!(effect.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_effect_is_refused() {
        for text in ["", "gain", "gain G 1", "gain R 0", "pick", "pick ship", "steal all 1"] {
            assert!(text.parse::<Effect>().is_err(), "{text}");
        }
    }
}
