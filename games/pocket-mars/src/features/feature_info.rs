//! What each feature of a position is about, in words that can be checked on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Seat};

use super::{
    BENEATH, DECK, DECK_TOP, DISCARD, EARTH, ENERGY, ENERGY_LEAD, FIRST, HAND, HAND_SIZE, IN_PLAY,
    LEAD, OWN_PREP, PARTIES, PREP_SIZE, SCORE, SEALED, SECOND, SETTLED, SHIP, STACK, THEIR_PREP,
    TOP, TURNED,
};
use crate::game::PocketMars;
use crate::state::{Connected, PrepCard};
use crate::types::{Building, Card, Colour, Player};

/// The features of cards, by place; the reported value is the card's place on the table.
const OF_CARDS: [FeatureGroup; 7] = [HAND, OWN_PREP, THEIR_PREP, TOP, BENEATH, DISCARD, IN_PLAY];

impl PocketMars {
    /// What a feature of a solo game is about and its current value, whether or not the feature
    /// holds; `None` if it is not about anything on the table, such as a pending frame.
    ///
    /// Features with the same meaning, such as points and the lead in points, share one entry.
    pub(crate) fn info_of(&self, feature: usize) -> Option<FeatureInfo> {
        let card = OF_CARDS.iter().find_map(|cards| cards.nth(feature)).and_then(Card::new);
        if let Some(card) = card {
            return Some(FeatureInfo::new(card.to_string(), self.whereabouts(card)));
        }
        self.info_of_buildings(feature).or_else(|| self.info_of_parties(feature))
    }

    fn info_of_buildings(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        for (features, spaces, stars, each) in
            [(FIRST, &state.first, "★", 6), (SECOND, &state.second, "★★", 3)]
        {
            if let Some(nth) = features.nth(feature) {
                let building = Building::new(nth / each / 2)?;
                let party = PARTIES[nth / each % 2];
                let whose = self.possessive(party);
                let name = format!("{whose} colonists on {} {stars}", self.building_name(building));
                return Some(FeatureInfo::new(name, spaces[building][party]));
            }
        }
        if let Some(nth) = STACK.nth(feature) {
            let building = Building::new(nth / 8)?;
            let name = format!("cards at {}", self.building_name(building));
            return Some(FeatureInfo::new(name, state.stacks[building].len()));
        }
        let building = Building::new(TURNED.nth(feature)?)?;
        let turned = state.stacks[building].last().is_some_and(|top| top.face_down);
        let name = format!("the top card of {}", self.building_name(building));
        Some(FeatureInfo::new(name, if turned { "face down" } else { "not face down" }))
    }

    fn info_of_parties(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        let both = |of: &dyn Fn(Player) -> i32| format!("{} to {}", of(PARTIES[0]), of(PARTIES[1]));
        let about = |features: &[FeatureGroup]| {
            features.iter().any(|features| features.nth(feature).is_some())
        };
        if about(&[SCORE, LEAD]) {
            return Some(FeatureInfo::new(
                "points, yours to the androids'",
                both(&|it| self.score(it)),
            ));
        }
        if about(&[ENERGY, ENERGY_LEAD]) {
            let energy = both(&|party| state.energy[party].into());
            return Some(FeatureInfo::new("energy, yours to the androids'", energy));
        }
        if about(&[HAND_SIZE]) {
            return Some(FeatureInfo::new("cards in your hand", state.hands[Player::One].len()));
        }
        if about(&[DECK]) {
            return Some(FeatureInfo::new("cards in the deck", state.deck.count));
        }
        if about(&[DECK_TOP]) {
            let colour = state.deck.top.map_or("nothing".into(), |top| top.colour().to_string());
            return Some(FeatureInfo::new("on top of the deck", colour));
        }
        let counted = [
            (EARTH, 8, "colonists on Earth", PARTIES.map(|it| state.earth[it])),
            (SHIP, 8, "colonists on the Spaceship", PARTIES.map(|it| state.on_ship[it])),
            (SETTLED, 8, "colonists on Buildings", PARTIES.map(|it| state.on_buildings(it))),
            (
                PREP_SIZE,
                3,
                "cards in the prep module",
                PARTIES.map(|it| state.prep_count(it) as u8),
            ),
        ];
        for (features, each, what, counts) in counted {
            if let Some(nth) = features.nth(feature) {
                let party = nth / each;
                let name = format!("{} {what}", self.possessive(PARTIES[party]));
                return Some(FeatureInfo::new(name, counts[party]));
            }
        }
        let nth = SEALED.nth(feature)?;
        let (colour, party) = (Colour::new(nth / 4)?, PARTIES[nth / 2 % 2]);
        let unseen = state.prep[party].iter().flatten();
        let unseen = unseen.filter(|held| held.face.colour() == colour && !self.saw(**held));
        let whose = self.possessive(party);
        let name = format!("{colour} cards in {whose} prep module that you have not looked at");
        Some(FeatureInfo::new(name, unseen.count()))
    }

    /// Where the human sees a card.
    fn whereabouts(&self, card: Card) -> String {
        let state = &self.state;
        if state.hands[Player::One].contains(card) {
            return "in your hand".into();
        }
        if state.in_play == Some(card) {
            return "played".into();
        }
        for party in PARTIES {
            let held = state.prep[party].iter().flatten();
            if held.filter(|held| self.saw(**held)).any(|held| held.face.card() == Some(card)) {
                return format!("in {} prep module", self.possessive(party));
            }
        }
        let building = card.building();
        let stack = &state.stacks[building];
        let seen = |(_, it): &(usize, &Connected)| it.card == card && !it.face_down;
        if let Some((from_top, _)) = stack.iter().rev().enumerate().find(seen) {
            let place = if from_top == 0 { "on top of" } else { "beneath the top of" };
            return format!("{place} {}", self.building_name(building));
        }
        match state.discard.contains(&card) {
            true => "in the discard pile".into(),
            false => "out of your sight".into(),
        }
    }

    /// Whether the human has seen the face of a card in a prep module.
    fn saw(&self, held: PrepCard) -> bool {
        held.face.card().is_some() && held.seen_by[Player::One]
    }

    /// What a feature is about, for the seat of a solo game.
    pub(crate) fn feature_info_for(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        (self.options.solo() && seat == Seat(0)).then(|| self.info_of(feature))?
    }
}

#[cfg(test)]
mod tests {
    use i18n::Locale;
    use std::collections::BTreeMap;

    use game_core::{Choices, Dice, Game, GameInfo, NoSink, Turn};

    use super::*;
    use crate::{Content, Options};

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
                assert_eq!(stands(&card.to_string()), "in your hand");
            }
            for &card in &state.discard {
                assert_eq!(stands(&card.to_string()), "in the discard pile");
            }
            for building in Building::ALL {
                let count = stands(&format!("cards at {}", game.building_name(building)));
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
