//! The notation of effects: `part + part`, carried out from left to right; `-` is no effect.
//!
//! Content files write every effect of a card, tile, tower row, trade or bonus card in it.

use std::fmt;
use std::str::FromStr;

use game_core::Unknown;

use crate::types::{Colour, Deck, Row};

/// The most parts of an effect.
const MOST_PARTS: usize = 3;

/// One part of an effect. `None` for a colour or a deck leaves the choice to the player.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Part {
    /// Gain this many resource dice, into the bowl.
    Die(Option<Colour>, u8),
    /// Gain this many cards, into the hand.
    Card(Option<Deck>, u8),
    /// Draw this many cards, one after the other from decks of choice, and keep this many.
    Draw(u8, u8),
    /// Gain this many resource tokens.
    Token(Option<Colour>, u8),
    /// Gain this many wild tokens.
    Wild(u8),
    /// Gain this many potion tokens.
    Potion(u8),
    /// Gain this many research tokens.
    Research(u8),
    /// Gain this many points of research.
    Points(u8),
    /// This many times: roll a die of the bowl, or reroll one of the pool.
    Return(u8),
    /// Roll the whole bowl.
    ReturnAll,
    /// This many times: turn a die of the pool to a face of choice.
    SetDie(u8),
    /// This many times: trigger a card.
    Trigger(Reach, u8),
    /// Resolve the trigger effect of an adjacent card.
    Copy,
    /// Take a whole Build.
    Build,
    /// Build this many cards without build symbols.
    ExtraBuild(Option<Deck>, u8),
    /// The next card costs this many symbols less.
    Discount(u8),
    /// Move one of your minions to another tower and take this row there.
    Reposition(Option<Row>),
    /// Take the other lab action too.
    SecondAction,
    /// Place a random upgrade tile from a tier of choice.
    Upgrade,
    /// Keep this many more cards at the end of a turn.
    HandLimit(u8),
    /// Keep this many more tokens at the end of a turn.
    TokenLimit(u8),
}

/// Which cards an effect can trigger.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Reach {
    /// Any card of the grid.
    Any,
    /// The cards adjacent to the one with this effect.
    Adjacent,
}

/// An effect: its parts in order, or none.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Effect([Option<Part>; MOST_PARTS]);

impl Effect {
    /// The part with this index, from 0.
    pub fn get(self, number: u8) -> Option<Part> {
        self.0.get(usize::from(number)).copied().flatten()
    }

    /// The parts in order.
    pub fn parts(self) -> impl Iterator<Item = Part> {
        self.0.into_iter().flatten()
    }

    /// Whether there is no effect.
    pub fn is_none(self) -> bool {
        self.0[0].is_none()
    }
}

impl Part {
    /// How many times it is carried out, if each repetition is a step of its own; otherwise 1.
    pub const fn times(self) -> u8 {
        match self {
            Part::Die(_, n)
            | Part::Card(_, n)
            | Part::Token(_, n)
            | Part::Return(n)
            | Part::SetDie(n)
            | Part::Trigger(_, n) => n,
            _ => 1,
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = |colour: Option<Colour>| colour.map_or("any", Colour::word);
        let deck = |deck: Option<Deck>| deck.map_or("any", Deck::word);
        match *self {
            Part::Die(of, n) => write!(f, "die {} {n}", colour(of)),
            Part::Card(of, n) => write!(f, "card {} {n}", deck(of)),
            Part::Draw(draw, keep) => write!(f, "draw {draw} keep {keep}"),
            Part::Token(of, n) => write!(f, "token {} {n}", colour(of)),
            Part::Wild(n) => write!(f, "wild {n}"),
            Part::Potion(n) => write!(f, "potion {n}"),
            Part::Research(n) => write!(f, "research {n}"),
            Part::Points(n) => write!(f, "points {n}"),
            Part::Return(n) => write!(f, "return {n}"),
            Part::ReturnAll => write!(f, "return_all"),
            Part::SetDie(n) => write!(f, "set_die {n}"),
            Part::Trigger(Reach::Any, n) => write!(f, "trigger any {n}"),
            Part::Trigger(Reach::Adjacent, n) => write!(f, "trigger adjacent {n}"),
            Part::Copy => write!(f, "copy"),
            Part::Build => write!(f, "build"),
            Part::ExtraBuild(of, n) => write!(f, "extra_build {} {n}", deck(of)),
            Part::Discount(n) => write!(f, "discount {n}"),
            Part::Reposition(None) => write!(f, "reposition none"),
            Part::Reposition(Some(row)) => write!(f, "reposition {row}"),
            Part::SecondAction => write!(f, "second_action"),
            Part::Upgrade => write!(f, "upgrade"),
            Part::HandLimit(n) => write!(f, "hand_limit {n}"),
            Part::TokenLimit(n) => write!(f, "token_limit {n}"),
        }
    }
}

impl FromStr for Part {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split(' ').collect();
        let colour = |word: &str| if word == "any" { Ok(None) } else { word.parse().map(Some) };
        let deck = |word: &str| if word == "any" { Ok(None) } else { word.parse().map(Some) };
        Ok(match words[..] {
            ["die", of, n] => Part::Die(colour(of)?, number(n)?),
            ["card", of, n] => Part::Card(deck(of)?, number(n)?),
            ["draw", draw, "keep", keep] => Part::Draw(number(draw)?, number(keep)?),
            ["token", of, n] => Part::Token(colour(of)?, number(n)?),
            ["wild", n] => Part::Wild(number(n)?),
            ["potion", n] => Part::Potion(number(n)?),
            ["research", n] => Part::Research(number(n)?),
            ["points", n] => Part::Points(number(n)?),
            ["return", n] => Part::Return(number(n)?),
            ["return_all"] => Part::ReturnAll,
            ["set_die", n] => Part::SetDie(number(n)?),
            ["trigger", "any", n] => Part::Trigger(Reach::Any, number(n)?),
            ["trigger", "adjacent", n] => Part::Trigger(Reach::Adjacent, number(n)?),
            ["copy"] => Part::Copy,
            ["build"] => Part::Build,
            ["extra_build", of, n] => Part::ExtraBuild(deck(of)?, number(n)?),
            ["discount", n] => Part::Discount(number(n)?),
            ["reposition", "none"] => Part::Reposition(None),
            ["reposition", row] => Part::Reposition(Some(row.parse()?)),
            ["second_action"] => Part::SecondAction,
            ["upgrade"] => Part::Upgrade,
            ["hand_limit", n] => Part::HandLimit(number(n)?),
            ["token_limit", n] => Part::TokenLimit(number(n)?),
            _ => return Err(Unknown(text.to_string())),
        })
    }
}

/// A number from 1 to 16.
pub(crate) fn number(text: &str) -> Result<u8, Unknown> {
    let read = text.parse().ok().filter(|number: &u8| (1..=16).contains(number));
    read.filter(|number| number.to_string() == text).ok_or_else(|| Unknown(text.to_string()))
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("-");
        }
        for (index, part) in self.parts().enumerate() {
            write!(f, "{}{part}", if index == 0 { "" } else { " + " })?;
        }
        Ok(())
    }
}

impl FromStr for Effect {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        if text == "-" {
            return Ok(Effect::default());
        }
        let mut parts = [None; MOST_PARTS];
        for (index, part) in text.split(" + ").enumerate() {
            let place = parts.get_mut(index).ok_or_else(|| Unknown(text.to_string()))?;
            *place = Some(part.parse()?);
        }
        Ok(Effect(parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: [&str; 25] = [
        "die any 1",
        "die red 2",
        "card any 3",
        "card monster 1",
        "draw 2 keep 1",
        "token any 1",
        "token purple 1",
        "wild 3",
        "potion 1",
        "research 16",
        "points 3",
        "return 2",
        "return_all",
        "set_die 2",
        "trigger any 16",
        "trigger adjacent 1",
        "copy",
        "build",
        "extra_build any 1",
        "discount 2",
        "reposition none",
        "reposition bottom",
        "second_action",
        "upgrade",
        "hand_limit 2",
    ];

    #[test]
    fn every_part_reads_back_what_it_writes() {
        for text in EVERY {
            assert_eq!(text.parse::<Part>().map(|part| part.to_string()), Ok(text.into()));
            let two = format!("{text} + token_limit 2");
            assert_eq!(two.parse::<Effect>().map(|effect| effect.to_string()), Ok(two.clone()));
        }
        assert_eq!("-".parse::<Effect>().map(|none| none.to_string()), Ok("-".into()));
    }

    #[test]
    fn what_is_not_in_the_language_is_refused() {
        for text in [
            "",
            "gold 1",
            "die",
            "die any",
            "die any 0",
            "die any 17",
            "die any 01",
            "die  any 1",
            "build + ",
            "build +build",
            "copy + copy + copy + copy",
            "- + build",
            "trigger 1",
        ] {
            assert!(text.parse::<Effect>().is_err(), "{text}");
        }
    }

    #[test]
    fn words_are_a_clause_for_a_player() {
        let words = |text: &str| {
            text.parse::<Effect>()
                .expect("an effect")
                .words(crate::messages::messages(i18n::Locale::English))
        };
        assert_eq!(
            words("die any 2 + return 1"),
            "gain 2 dice of any colour, then roll 1 die from your bowl or pool"
        );
        assert_eq!(words("extra_build any 1"), "build 1 card of any type without build symbols");
        assert_eq!(words("card monster 1"), "draw 1 monster card");
        assert_eq!(words("-"), "nothing");
    }
}
