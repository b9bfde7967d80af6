//! The places of the board as text.

use game_core::grammar::capital;

use crate::PocketMars;
use crate::types::{Building, Player};

impl PocketMars {
    /// The name of a place as used in the descriptions of choices, capitalised.
    pub(crate) fn place_in_words(&self, place: &str) -> Option<String> {
        let mut parts = place.split('-');
        let (kind, one) = (parts.next()?, parts.next().unwrap_or_default());
        let (two, three) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let words = match kind {
            "card" => self.card_words(one.parse().ok()?),
            "building" => self.building_name(one.parse().ok()?).to_string(),
            "space" => self.level(one, two)?,
            "colonists" => {
                format!("{} colonists on {}", self.whose(three)?, self.level(one, two)?)
            }
            "stack" => format!("card {two} of {}", self.building_name(one.parse().ok()?)),
            "slot" => format!("{} prep module, slot {two}", self.whose(one)?),
            "energy" => format!("{} energy", self.whose(one)?),
            "earth" => format!("{} colonists on Earth", self.whose(one)?),
            "ship" => format!("{} Spaceship", self.whose(one)?),
            "deck" => "the deck".into(),
            "discard" => "the discard pile".into(),
            _ => return None,
        };
        Some(capital(&words))
    }

    /// ★ or ★★ of a Building.
    fn level(&self, at: &str, level: &str) -> Option<String> {
        let stars = if level == "1" { "★" } else { "★★" };
        Some(format!("{stars} of {}", self.building_name(at.parse::<Building>().ok()?)))
    }

    /// The owner of a place; among several players by seat, because places are numbered by seat
    /// whatever the colours.
    fn whose(&self, player: &str) -> Option<String> {
        let player: Player = player.parse().ok()?;
        Some(match self.options.solo() {
            true => self.possessive(player),
            false => format!("seat {}'s", player as u8 + 1),
        })
    }
}

#[cfg(test)]
mod tests {
    use i18n::Locale;
    use std::collections::BTreeMap;

    use game_core::{Choices, Dice, Game, Narrate, NoSink};
    use serde_json::json;

    use crate::{Content, Options, PocketMars};

    /// Every place of a choice has a name of its own, without internal ids.
    #[test]
    fn every_place_of_a_choice_has_words() {
        let mut words = BTreeMap::new();
        for (seats, seed) in [(1, 1), (1, 2), (3, 3), (4, 4)] {
            let settings = json!({ "seats": seats });
            let settings = settings.as_object().expect("an object");
            let options = Options::read(settings, Content::ours()).expect("options");
            let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
            let mut dice = Dice::new(seed);
            let mut choices = Choices::default();
            while game.outcome().is_none() {
                game.choices(&mut choices);
                for place in choices
                    .listed()
                    .iter()
                    .flat_map(|&one| game.describe(one, Locale::English).places)
                {
                    let said = game.place_name(&place, Locale::English).unwrap_or_default();
                    assert!(!said.is_empty() && !said.contains('_'), "{place}");
                    words.insert((seats, place), said);
                }
                game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut NoSink);
            }
        }
        let said = |seats: u8, place: &str| words[&(seats, place.to_string())].as_str();
        assert_eq!(said(3, "energy-p2"), "Seat 2's energy");
        assert_eq!(said(3, "space-greenhouse-1"), "★ of Greenhouse");
        assert_eq!(said(1, "slot-p1-1"), "Your prep module, slot 1");
    }
}
