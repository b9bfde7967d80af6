//! What each feature of a position is about, in words that can be checked on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Named as _, Seat};
use i18n::message;

use super::{
    BENEATH, DECK, DECK_TOP, DISCARD, EARTH, ENERGY, ENERGY_LEAD, FIRST, HAND, HAND_SIZE, IN_PLAY,
    LEAD, OWN_PREP, PARTIES, PREP_SIZE, SCORE, SEALED, SECOND, SETTLED, SHIP, STACK, THEIR_PREP,
    TOP, TURNED,
};
use crate::state::{Connected, PrepCard};
use crate::text::Narrator;
use crate::types::{Building, Card, Colour, Player};

/// The features of cards, by place; the reported value is the card's place on the table.
const OF_CARDS: [FeatureGroup; 7] = [HAND, OWN_PREP, THEIR_PREP, TOP, BENEATH, DISCARD, IN_PLAY];

impl Narrator<'_> {
    /// What a feature is about, for the seat of a solo game.
    pub(crate) fn feature_info(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        (self.game.options.solo() && seat == Seat(0)).then(|| self.info_of(feature))?
    }

    /// What a feature of a solo game is about and its current value, whether or not the feature
    /// holds; `None` if it is not about anything on the table, such as a pending frame.
    ///
    /// Features with the same meaning, such as points and the lead in points, share one entry.
    fn info_of(&self, feature: usize) -> Option<FeatureInfo> {
        let card = OF_CARDS.iter().find_map(|cards| cards.nth(feature)).and_then(Card::new);
        if let Some(card) = card {
            return Some(FeatureInfo::new(self.words().card_title(card), self.whereabouts(card)));
        }
        self.info_of_buildings(feature).or_else(|| self.info_of_parties(feature))
    }

    fn info_of_buildings(&self, feature: usize) -> Option<FeatureInfo> {
        let (state, messages) = (&self.game.state, self.messages);
        if let Some(nth) = FIRST.nth(feature) {
            let (building, party) = (Building::new(nth / 12)?, PARTIES[nth / 6 % 2]);
            let (at, player) = (building.named(self), party.named(self));
            let name = message!(messages, "feature-first", player = player, building = at);
            return Some(FeatureInfo::new(name, state.first[building][party]));
        }
        if let Some(nth) = SECOND.nth(feature) {
            let (building, party) = (Building::new(nth / 6)?, PARTIES[nth / 3 % 2]);
            let (at, player) = (building.named(self), party.named(self));
            let name = message!(messages, "feature-second", player = player, building = at);
            return Some(FeatureInfo::new(name, state.second[building][party]));
        }
        if let Some(nth) = STACK.nth(feature) {
            let building = Building::new(nth / 8)?;
            let name = message!(messages, "feature-stack", building = building.named(self));
            return Some(FeatureInfo::new(name, state.stacks[building].len()));
        }
        let building = Building::new(TURNED.nth(feature)?)?;
        let turned = state.stacks[building].last().is_some_and(|top| top.face_down);
        let name = message!(messages, "feature-top", building = building.named(self));
        let stands = match turned {
            true => message!(messages, "feature-face-down"),
            false => message!(messages, "feature-face-up"),
        };
        Some(FeatureInfo::new(name, stands))
    }

    fn info_of_parties(&self, feature: usize) -> Option<FeatureInfo> {
        let (state, messages) = (&self.game.state, self.messages);
        let both = |of: &dyn Fn(Player) -> i32| {
            let [yours, theirs] = PARTIES.map(of);
            message!(messages, "feature-both", yours = yours, theirs = theirs)
        };
        let about = |features: &[FeatureGroup]| {
            features.iter().any(|features| features.nth(feature).is_some())
        };
        if about(&[SCORE, LEAD]) {
            let points = both(&|party| self.game.score(party));
            return Some(FeatureInfo::new(message!(messages, "feature-points"), points));
        }
        if about(&[ENERGY, ENERGY_LEAD]) {
            let energy = both(&|party| state.energy[party].into());
            return Some(FeatureInfo::new(message!(messages, "feature-energy"), energy));
        }
        if about(&[HAND_SIZE]) {
            let cards = state.hands[Player::One].len();
            return Some(FeatureInfo::new(message!(messages, "feature-hand"), cards));
        }
        if about(&[DECK]) {
            let name = message!(messages, "feature-deck");
            return Some(FeatureInfo::new(name, state.deck.count));
        }
        if about(&[DECK_TOP]) {
            let colour = match state.deck.top {
                Some(top) => self.words().text(top.colour().named(self)),
                None => message!(messages, "feature-nothing").into(),
            };
            return Some(FeatureInfo::new(message!(messages, "feature-deck-top"), colour));
        }
        if let Some(nth) = EARTH.nth(feature) {
            let party = PARTIES[nth / 8];
            let name = message!(messages, "feature-earth", player = party.named(self));
            return Some(FeatureInfo::new(name, state.earth[party]));
        }
        if let Some(nth) = SHIP.nth(feature) {
            let party = PARTIES[nth / 8];
            let name = message!(messages, "feature-ship", player = party.named(self));
            return Some(FeatureInfo::new(name, state.on_ship[party]));
        }
        if let Some(nth) = SETTLED.nth(feature) {
            let party = PARTIES[nth / 8];
            let name = message!(messages, "feature-landed", player = party.named(self));
            return Some(FeatureInfo::new(name, state.on_buildings(party)));
        }
        if let Some(nth) = PREP_SIZE.nth(feature) {
            let party = PARTIES[nth / 3];
            let name = message!(messages, "feature-prep", player = party.named(self));
            return Some(FeatureInfo::new(name, state.prep_count(party)));
        }
        let nth = SEALED.nth(feature)?;
        let (colour, party) = (Colour::new(nth / 4)?, PARTIES[nth / 2 % 2]);
        let unseen = state.prep[party].iter().flatten();
        let unseen = unseen.filter(|held| held.face.colour() == colour && !self.saw(**held));
        let (colour, player) = (colour.named(self), party.named(self));
        let name = message!(messages, "feature-unseen", colour = colour, player = player);
        Some(FeatureInfo::new(name, unseen.count()))
    }

    /// Where the human sees a card.
    fn whereabouts(&self, card: Card) -> String {
        let (state, messages) = (&self.game.state, self.messages);
        if state.hands[Player::One].contains(card) {
            return message!(messages, "card-in-hand").into();
        }
        if state.in_play == Some(card) {
            return message!(messages, "card-played").into();
        }
        for party in PARTIES {
            let held = state.prep[party].iter().flatten();
            if held.filter(|held| self.saw(**held)).any(|held| held.face.card() == Some(card)) {
                return message!(messages, "card-in-prep", player = party.named(self)).into();
            }
        }
        let building = card.building();
        let stack = &state.stacks[building];
        let seen = |(_, it): &(usize, &Connected)| it.card == card && !it.face_down;
        if let Some((from_top, _)) = stack.iter().rev().enumerate().find(seen) {
            let building = building.named(self);
            return match from_top {
                0 => message!(messages, "card-on-top", building = building),
                _ => message!(messages, "card-beneath", building = building),
            }
            .into();
        }
        match state.discard.contains(&card) {
            true => message!(messages, "card-discarded"),
            false => message!(messages, "card-unseen"),
        }
        .into()
    }

    /// Whether the human has seen the face of a card in a prep module.
    fn saw(&self, held: PrepCard) -> bool {
        held.face.card().is_some() && held.seen_by[Player::One]
    }
}

#[cfg(test)]
mod tests {
    use i18n::Locale;
    use std::collections::BTreeMap;

    use game_core::{Choices, Dice, Game, GameInfo, NoSink, Turn};

    use super::*;
    use crate::{Content, Options, PocketMars};

    /// Positions of random solo games, at every entry.
    fn positions() -> Vec<PocketMars> {
        let settings = serde_json::json!({"seats": 1});
        let settings = settings.as_object().expect("an object");
        let options = Options::read(settings, Content::ours()).expect("they are options");
        let mut all = Vec::new();
        let mut choices = Choices::default();
        for seed in 0..6 {
            let mut dice = Dice::new(seed);
            let mut game = PocketMars::new(&options, Content::ours()).expect("it begins");
            while game.turn() != Turn::Over {
                all.push(game.clone());
                game.choices(&mut choices);
                game.apply_unchecked(choices.pick(&mut dice).expect("something"), &mut NoSink);
            }
        }
        all
    }

    fn features(game: &PocketMars) -> Vec<u16> {
        let mut features = Vec::new();
        game.features(Seat(0), &mut features);
        features
    }

    /// What all features of a position are about, with their values.
    fn feature_info(game: &PocketMars) -> BTreeMap<String, String> {
        let feature_info = features(game).into_iter();
        let feature_info = feature_info
            .filter_map(|feature| game.feature_info(Seat(0), feature.into(), Locale::English));
        feature_info.map(|feature_info| (feature_info.name, feature_info.stands)).collect()
    }

    #[test]
    fn what_a_feature_is_about_stands_so_on_the_table() {
        for game in positions() {
            let (state, feature_info) = (&game.state, feature_info(&game));
            let stands =
                |name: &str| feature_info.get(name).map(String::as_str).unwrap_or_default();
            let [you, they] = PARTIES;
            assert_eq!(stands("your colonists on Earth"), state.earth[you].to_string());
            assert_eq!(stands("the androids' colonists on Earth"), state.earth[they].to_string());
            assert_eq!(stands("your colonists on the Spaceship"), state.on_ship[you].to_string());
            assert_eq!(
                stands("the androids' colonists on Aqualab ★★"),
                state.second[Building::Aqualab][they].to_string()
            );
            assert_eq!(
                stands("your colonists on Greenhouse ★"),
                state.first[Building::Greenhouse][you].to_string()
            );
            assert_eq!(
                stands("points, yours to the androids'"),
                format!("{} to {}", game.score(you), game.score(they))
            );
            for card in state.hands[you].iter() {
                assert_eq!(stands(&game.content.card(card).title), "in your hand");
            }
            for &card in &state.discard {
                assert_eq!(stands(&game.content.card(card).title), "in the discard pile");
            }
            for building in Building::ALL {
                let count = stands(&format!("cards at {}", game.content.buildings[building].name));
                assert_eq!(count, state.stacks[building].len().to_string());
            }
        }
    }

    /// Positions that differ in features differ in words, so a reason is never "3 instead of 3",
    /// except where a number is too large for a feature of its own.
    #[test]
    fn features_that_differ_are_about_something_that_stands_otherwise() {
        for two in positions().windows(2) {
            let (before, after) = (&two[0], &two[1]);
            let (held, holds) = (features(before), features(after));
            for feature in held.iter().filter(|feature| !holds.contains(feature)) {
                let feature = usize::from(*feature);
                let [was, is] = [before, after]
                    .map(|game| game.feature_info(Seat(0), feature, Locale::English));
                assert!(was.is_none() || was != is, "{was:?}");
            }
        }
    }

    /// A card of the androids' prep module that nobody has looked at is not named.
    #[test]
    fn nothing_is_said_to_other_seats_or_of_games_for_several() {
        let settings = serde_json::json!({"seats": 2});
        let settings = settings.as_object().expect("an object");
        let options = Options::read(settings, Content::ours()).expect("they are options");
        let several = PocketMars::new(&options, Content::ours()).expect("it begins");
        let alone = &positions()[0];
        for feature in 0..PocketMars::FEATURE_SPEC.features {
            assert!(
                several.feature_info(Seat(0), feature, Locale::English).is_none()
                    && alone.feature_info(Seat(1), feature, Locale::English).is_none()
            );
        }
    }
}
