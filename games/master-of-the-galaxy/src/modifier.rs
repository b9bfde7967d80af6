//! The modifiers of cards in play: a closed language, written as text in content files and
//! separated by `;`: `wild K * politics; wild K * leader`. `none` means no modifiers.

use std::fmt;
use std::str::FromStr;

use game_core::{EnumSet, Id, string_enum};

use crate::effect::Effect;
use crate::types::{Colour, Kind, Letter, Pile};

/// The most modifiers of one card.
pub(crate) const MOST_MODIFIERS: usize = 2;

string_enum! {
    /// An event after which a player's cards may act.
    pub enum Trigger {
        /// The player settled a planet.
        Settle = "settle",
        /// The player gained control of a system.
        Capture = "capture",
        /// The player won a conflict.
        ConflictWon = "conflict_won",
        /// The player won a conflict against another player.
        ConflictWonPlayer = "conflict_won_player",
        /// The player completed a development.
        DevelopmentDone = "development_done",
        /// The player's turn begins.
        TurnStart = "turn_start",
    }
}

/// A lasting change of the rules for one player.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Modifier {
    /// `hand 1`: this many extra cubes drawn in Phase 1.
    Hand(u8),
    /// `look leader 3`: this many cards shown in a pick of these types.
    Look(EnumSet<Pile>, u8),
    /// `limit leader 3`: this limit for cards of a type.
    Limit(Pile, u8),
    /// `wild K * politics`: a cube of the colour fits slots of this letter on your projects of
    /// these kinds. A star means every slot.
    Wild(Colour, Letter, EnumSet<Kind>),
    /// `discount attack 1 2`: projects of these kinds need 1 cube less, but at least 2.
    Discount(EnumSet<Kind>, u8, u8),
    /// `mixed routes`: your routes may hold several colours.
    MixedRoutes,
    /// `settle any`: cubes of any colour settle planets.
    SettleAny,
    /// `fortify 1`: a conflict against a system of yours needs this many more cubes.
    Fortify(u8),
    /// `on settle: gain any 1`: an effect after each such event.
    On(Trigger, Effect),
}

/// All modifiers of a card.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Modifiers {
    all: [Option<Modifier>; MOST_MODIFIERS],
}

impl Modifiers {
    /// All modifiers in order.
    pub fn iter(&self) -> impl Iterator<Item = Modifier> {
        self.all.into_iter().flatten()
    }

    /// The modifier at this index, from 0.
    pub fn get(&self, number: usize) -> Option<Modifier> {
        self.all.get(number).copied().flatten()
    }
}

/// The kinds of projects that a word names; `card` means all kinds on cards.
fn kinds(word: &str) -> Option<EnumSet<Kind>> {
    match word {
        "card" => Some(Kind::ON_CARDS.into_iter().collect()),
        word => word.parse().ok().map(|kind: Kind| [kind].into_iter().collect()),
    }
}

fn kinds_word(kinds: EnumSet<Kind>) -> String {
    if kinds.len() > 1 {
        return "card".into();
    }
    kinds.first().map_or_else(String::new, |kind| kind.to_string())
}

impl FromStr for Modifier {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some((trigger, effect)) = text.strip_prefix("on ").and_then(|on| on.split_once(':'))
        {
            let trigger = trigger.trim().parse().map_err(|_| ())?;
            return Ok(Modifier::On(trigger, effect.trim().parse()?));
        }
        let small = |word: &str| word.parse::<u8>().ok().filter(|number| *number <= 9);
        let words: Vec<&str> = text.split_whitespace().collect();
        let modifier = match words[..] {
            ["hand", count] => small(count).map(Modifier::Hand),
            ["look", ref piles @ .., count] => {
                let piles: Option<Vec<Pile>> = piles.iter().map(|word| word.parse().ok()).collect();
                piles
                    .zip(small(count))
                    .map(|(piles, count)| Modifier::Look(piles.into_iter().collect(), count))
            }
            ["limit", pile, count] => pile
                .parse()
                .ok()
                .zip(small(count))
                .map(|(pile, count)| Modifier::Limit(pile, count)),
            ["wild", colour, letter, kind] => match (colour.parse(), letter.parse(), kinds(kind)) {
                (Ok(colour), Ok(letter), Some(kinds)) => {
                    Some(Modifier::Wild(colour, letter, kinds))
                }
                _ => None,
            },
            ["discount", kind, count, least] => match (kinds(kind), small(count), small(least)) {
                (Some(kinds), Some(count), Some(least)) => {
                    Some(Modifier::Discount(kinds, count, least))
                }
                _ => None,
            },
            ["mixed", "routes"] => Some(Modifier::MixedRoutes),
            ["settle", "any"] => Some(Modifier::SettleAny),
            ["fortify", count] => small(count).map(Modifier::Fortify),
            _ => None,
        };
        modifier.ok_or(())
    }
}

impl FromStr for Modifiers {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut modifiers = Modifiers::default();
        if text == "none" {
            return Ok(modifiers);
        }
        for (place, part) in text.split(';').enumerate() {
            *modifiers.all.get_mut(place).ok_or(())? = Some(part.trim().parse()?);
        }
        Ok(modifiers)
    }
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Modifier::Hand(count) => write!(f, "hand {count}"),
            Modifier::Look(piles, count) => {
                f.write_str("look")?;
                piles.iter().try_for_each(|pile| write!(f, " {pile}"))?;
                write!(f, " {count}")
            }
            Modifier::Limit(pile, count) => write!(f, "limit {pile} {count}"),
            Modifier::Wild(colour, letter, kinds) => {
                write!(f, "wild {colour} {letter} {}", kinds_word(*kinds))
            }
            Modifier::Discount(kinds, count, least) => {
                write!(f, "discount {} {count} {least}", kinds_word(*kinds))
            }
            Modifier::MixedRoutes => f.write_str("mixed routes"),
            Modifier::SettleAny => f.write_str("settle any"),
            Modifier::Fortify(count) => write!(f, "fortify {count}"),
            Modifier::On(trigger, effect) => write!(f, "on {trigger}: {effect}"),
        }
    }
}

impl fmt::Display for Modifiers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.all[0].is_none() {
            return f.write_str("none");
        }
        for (place, modifier) in self.iter().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{modifier}")?;
        }
        Ok(())
    }
}

/// The sum of all modifiers of one player, so that a question reads each of them once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum {
    /// Extra cubes drawn in Phase 1.
    pub hand: u8,
    /// Extra slots for those who attack the player.
    pub fortify: u8,
    /// Whether the player's routes may hold several colours.
    pub mixed_routes: bool,
    /// Whether cubes of any colour settle planets.
    pub settle_any: bool,
    /// For each kind of project, a bit for each colour and letter: whether the cube fits.
    wild: [u32; 8],
    /// For each kind of project, the sum of the discounts and the largest minimum.
    discount: [(u8, u8); 8],
}

impl Sum {
    /// No modifiers.
    pub(crate) const NONE: Sum = Sum {
        hand: 0,
        fortify: 0,
        mixed_routes: false,
        settle_any: false,
        wild: [0; 8],
        discount: [(0, 0); 8],
    };

    /// Adds the modifiers of one more card.
    ///
    /// MG-10.2 MUST: cubes in hand and fortifications add up. (Limits and cards to look at are read
    /// one by one, where the highest counts.)
    pub(crate) fn add(&mut self, modifiers: &Modifiers) {
        for modifier in modifiers.iter() {
            match modifier {
                Modifier::Hand(count) => self.hand += count,
                Modifier::Fortify(count) => self.fortify += count,
                Modifier::MixedRoutes => self.mixed_routes = true,
                Modifier::SettleAny => self.settle_any = true,
                Modifier::Wild(colour, letter, kinds) => {
                    for kind in kinds.iter() {
                        self.wild[kind.index()] |= wild_bits(colour, letter);
                    }
                }
                Modifier::Discount(kinds, count, least) => {
                    for kind in kinds.iter() {
                        let (off, min) = &mut self.discount[kind.index()];
                        *off += count;
                        *min = (*min).max(least);
                    }
                }
                Modifier::Look(..) | Modifier::Limit(..) | Modifier::On(..) => {}
            }
        }
    }

    /// MG-4.10 MUST: whether a cube fits a slot of a project of this kind, by the slot's letter or
    /// by a modifier for that kind.
    pub(crate) fn fits(&self, kind: Kind, colour: Colour, letter: Letter) -> bool {
        match letter.colour() {
            None => true,
            Some(wanted) => {
                wanted == colour || self.wild[kind.index()] & wild_bit(colour, letter) != 0
            }
        }
    }

    /// MG-9.4 MUST: how many cubes complete a project with this many slots.
    pub(crate) fn needed(&self, kind: Kind, slots: u8) -> u8 {
        let (off, least) = self.discount[kind.index()];
        slots.saturating_sub(off).max(least.max(1)).min(slots)
    }
}

const fn wild_bit(colour: Colour, letter: Letter) -> u32 {
    1 << (colour as u32 * 5 + letter as u32)
}

/// The bits for a wild colour; a star means every slot.
fn wild_bits(colour: Colour, letter: Letter) -> u32 {
    match letter {
        Letter::Star => {
            Letter::ALL[..5].iter().fold(0, |bits, letter| bits | wild_bit(colour, *letter))
        }
        letter => wild_bit(colour, letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_read_back_what_they_write() {
        for text in [
            "none",
            "hand 1",
            "look commerce expansion progress 3",
            "limit leader 3",
            "wild K * politics; wild K * leader",
            "wild Y W card",
            "discount attack 1 2",
            "mixed routes",
            "settle any",
            "on conflict_won_player: gain any 2",
        ] {
            let modifiers: Modifiers = text.parse().expect(text);
            assert_eq!(modifiers.to_string(), text);
        }
        assert!("wild K".parse::<Modifiers>().is_err());
        assert!("hand 1; hand 1; hand 1".parse::<Modifiers>().is_err(), "too many");
    }

    /// [MG-4.10, MG-10.2] Modifiers widen what fits only for the kinds that they name.
    #[test]
    fn a_wild_colour_fits_the_kinds_it_names() {
        let mut sum = Sum::NONE;
        sum.add(&"wild K * politics".parse().expect("a modifier"));
        sum.add(&"hand 1".parse().expect("a modifier"));
        sum.add(&"hand 1".parse().expect("a modifier"));
        assert!(sum.fits(Kind::Politics, Colour::Black, Letter::Red));
        assert!(!sum.fits(Kind::Base, Colour::Black, Letter::Red));
        assert!(!sum.fits(Kind::Politics, Colour::Blue, Letter::Red));
        assert!(sum.fits(Kind::Base, Colour::Black, Letter::Star));
        assert_eq!(sum.hand, 2);
    }

    /// [MG-9.4] Discounts add up, the largest minimum applies, and the result never exceeds the
    /// slots.
    #[test]
    fn discounts_add_up_to_the_largest_least_number() {
        let mut sum = Sum::NONE;
        sum.add(&"discount attack 1 2".parse().expect("a modifier"));
        assert_eq!((sum.needed(Kind::Attack, 4), sum.needed(Kind::Base, 4)), (3, 4));
        sum.add(&"discount attack 2 1".parse().expect("a modifier"));
        assert_eq!(sum.needed(Kind::Attack, 6), 3);
        assert_eq!(sum.needed(Kind::Attack, 4), 2, "the largest least number");
        assert_eq!(sum.needed(Kind::Attack, 1), 1, "never more than its slots");
    }
}
