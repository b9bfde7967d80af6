//! The places of the board as text.

use game_core::Named as _;
use i18n::{Noun, Value, key, message};

use super::names::{Narrator, seat};
use crate::types::{Building, Card, Player};

impl Narrator<'_> {
    /// The name of a place as used in the descriptions of choices, capitalised.
    pub(crate) fn place(&self, place: &str) -> Option<String> {
        let messages = self.messages;
        let mut parts = place.split('-');
        let (kind, one) = (parts.next()?, parts.next().unwrap_or_default());
        let (two, three) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let building = || Some(one.parse::<Building>().ok()?.named(self));
        let said = match kind {
            "card" => self.words().card(one.parse::<Card>().ok()?).into(),
            "building" => self.words().text(building()?).into(),
            "space" => self.level(one, two)?.name(),
            "colonists" => {
                let (player, level) = (self.owner(three)?, self.level(one, two)?);
                message!(messages, "place-colonists", player = player, level = level)
            }
            "stack" => {
                message!(messages, "place-stack", nth = two.to_string(), building = building()?)
            }
            "slot" => {
                message!(messages, "place-slot", player = self.owner(one)?, slot = two.to_string())
            }
            "energy" => message!(messages, "place-energy", player = self.owner(one)?),
            "earth" => message!(messages, "place-earth", player = self.owner(one)?),
            "ship" => message!(messages, "place-ship", player = self.owner(one)?),
            "deck" => message!(messages, "place-deck"),
            "discard" => message!(messages, "place-discard"),
            _ => return None,
        };
        Some(i18n::capital(&said))
    }

    /// ★ or ★★ of a Building.
    fn level(&self, at: &str, level: &str) -> Option<Noun> {
        let building = at.parse::<Building>().ok()?.named(self);
        let key = if level == "1" { key!("place-level-1") } else { key!("place-level-2") };
        Some(Noun::new(self.messages, key).with("building", building))
    }

    /// The owner of a place; among several players by seat, because places are numbered by seat
    /// whatever the colours.
    fn owner(&self, player: &str) -> Option<Value<'static>> {
        let player: Player = player.parse().ok()?;
        Some(match self.game.options.solo() {
            true => player.named(self),
            false => seat(player, self.messages),
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
