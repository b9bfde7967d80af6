//! What each feature of a position means, in terms that anybody can check on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Named as _, Seat};
use i18n::{Messages, message};

use super::{
    BAG, BONUS, BOWL, BOWL_SIZE, BUILT, BUILT_OF, DAMAGED, DOOMSDAY, EQUAL, FACES, FEW, FIRED,
    FROZEN, FULL, GRID, HAND, HAND_OF, HAND_SIZE, LACK, LAST_TURNS, LATER_TURNS, METER,
    MINION_DICE, MINIONS, PAYABLE, PLACE, POINTS, POINTS_LACK, POOL, POOL_SIZE, POTIONS, RESEARCH,
    SECTION_A, SECTION_B, SHOWN, SYMBOLS, TAKEN, TILE_COUNT, TILES, TOKENS, TRACKER, TURNS,
    TURNS_LACK, WILD,
};
use crate::content::{DoomsdayCard, EnemyFace};
use crate::game::CoLab;
use crate::state::{Area, Place};
use crate::types::{Bonus, Card, Colour, Deck, DieColour, Player, Scientist, Symbol, Tile};

/// The name of a fact and its present value.
fn told(name: impl Into<String>, stands: impl ToString) -> Option<FeatureInfo> {
    Some(FeatureInfo::new(name, stands))
}

impl CoLab {
    /// The fact behind a feature and its present value, for a solo player, whether or not the
    /// feature holds. `None` for features that stand for nothing visible on the table, such as
    /// pending steps.
    ///
    /// Features about the same fact, such as cards built and cards missing, share one info.
    pub(crate) fn feature_info_for(
        &self,
        seat: Seat,
        feature: usize,
        messages: Messages,
    ) -> Option<FeatureInfo> {
        if !self.options.alone() || seat != Seat(0) {
            return None;
        }
        let area = &self.state.players[Player::One];
        self.info_of_goal(area, feature, messages)
            .or_else(|| self.info_of_board(area, feature, messages))
            .or_else(|| self.info_of_enemies(feature, messages))
            .or_else(|| self.info_of_sizes(area, feature, messages))
            .or_else(|| self.info_of_stock(area, feature, messages))
            .or_else(|| self.info_of_cards(area, feature, messages))
    }

    fn info_of_goal(&self, area: &Area, feature: usize, messages: Messages) -> Option<FeatureInfo> {
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(BUILT) || is(LACK) => {
                told(message!(messages, "feature-built"), area.grid.len())
            }
            _ if is(POINTS) || is(POINTS_LACK) => {
                told(message!(messages, "feature-points"), area.score)
            }
            _ if is(TURNS) || is(TURNS_LACK) => {
                told(message!(messages, "feature-turns"), self.tokens_of_devices()[0])
            }
            _ if is(LATER_TURNS) => {
                told(message!(messages, "feature-later-turns"), self.tokens_of_devices()[1])
            }
            _ if is(LAST_TURNS) => {
                told(message!(messages, "feature-last-turns"), self.state.enemies.last_turns)
            }
            _ if is(SECTION_B) => {
                told(message!(messages, "feature-section-b"), self.best_section(Player::One))
            }
            _ => None,
        }
    }

    fn info_of_board(
        &self,
        area: &Area,
        feature: usize,
        messages: Messages,
    ) -> Option<FeatureInfo> {
        let (state, enemies) = (&self.state, &self.state.enemies);
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(TAKEN) => told(message!(messages, "feature-taken"), state.taken()),
            _ if is(FULL) => told(message!(messages, "feature-full"), self.full_towers()),
            _ if is(DAMAGED) => told(message!(messages, "feature-damaged"), enemies.damaged.len()),
            _ if is(FROZEN) => told(message!(messages, "feature-frozen"), enemies.frozen.len()),
            _ if is(MINIONS) => {
                told(message!(messages, "feature-minions"), state.on_board(Player::One))
            }
            _ if is(MINION_DICE) => {
                told(message!(messages, "feature-minion-dice"), self.minions_show(Player::One))
            }
            _ if is(PLACE) => {
                let at = match area.place {
                    Place::Off => message!(messages, "table-place-off"),
                    Place::Centre => message!(messages, "table-place-centre"),
                    Place::Lab(lab) => {
                        message!(messages, "table-place-lab", lab = lab.named(&messages))
                    }
                };
                told(message!(messages, "feature-place"), at)
            }
            _ if is(TILE_COUNT) => {
                told(message!(messages, "feature-tile-count"), state.tiles_on_labs().count())
            }
            _ => {
                let tile = Tile::new(TILES.nth(feature)? / EQUAL)?;
                let many = state.tiles_on_labs().filter(|&other| other == tile).count();
                told(message!(messages, "feature-tile", tile = tile.named(&messages)), many)
            }
        }
    }

    fn info_of_enemies(&self, feature: usize, messages: Messages) -> Option<FeatureInfo> {
        let enemies = &self.state.enemies;
        if BAG.nth(feature).is_some() {
            return told(message!(messages, "feature-bag"), enemies.bag.count());
        }
        if let Some(nth) = METER.nth(feature) {
            let enemy = Scientist::new(nth / FEW)?;
            let name = message!(messages, "feature-meter", enemy = self.enemy_name(enemy));
            return told(name, enemies.each[enemy].meter);
        }
        if let Some(nth) = FACES.nth(feature) {
            let face = EnemyFace::new(nth / 4)?;
            let minions = self.state.windows.values().iter().flatten();
            let many = minions.filter(|minion| minion.face == Some(face)).count();
            return told(message!(messages, "feature-faces", face = face.named(&messages)), many);
        }
        let card = DoomsdayCard::new(DOOMSDAY.nth(feature)?)?;
        let stands = match enemies.built.contains(card) {
            true => message!(messages, "stands-built"),
            false => message!(messages, "stands-not-built"),
        };
        let card = self.content.doomsday_title(card, messages).into_owned();
        told(message!(messages, "feature-doomsday", card = card), stands)
    }

    fn info_of_sizes(
        &self,
        area: &Area,
        feature: usize,
        messages: Messages,
    ) -> Option<FeatureInfo> {
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(BOWL_SIZE) => told(message!(messages, "feature-bowl-size"), area.bowl_size()),
            _ if is(POOL_SIZE) => told(message!(messages, "feature-pool-size"), area.pool_size()),
            _ if is(WILD) => told(message!(messages, "feature-wild"), area.wild),
            _ if is(POTIONS) => told(message!(messages, "feature-potions"), area.potions()),
            _ if is(RESEARCH) => told(message!(messages, "feature-research"), area.research),
            _ if is(TRACKER) => told(message!(messages, "feature-tracker"), area.tracker),
            _ if is(HAND_SIZE) => told(message!(messages, "feature-hand-size"), area.hand_size()),
            _ if is(FIRED) => told(message!(messages, "feature-fired"), area.triggers_fired()),
            _ if is(PAYABLE) => told(message!(messages, "feature-payable"), self.payable().0),
            _ => None,
        }
    }

    fn info_of_stock(
        &self,
        area: &Area,
        feature: usize,
        messages: Messages,
    ) -> Option<FeatureInfo> {
        let pool = self.pool_of(Player::One);
        let die = |features: FeatureGroup| DieColour::new(features.nth(feature)? / 8);
        if let Some(die) = die(BOWL) {
            return told(
                message!(messages, "feature-bowl", die = die.named(&messages)),
                area.bowl[die],
            );
        }
        if let Some(die) = die(POOL) {
            let name = message!(messages, "feature-pool", die = die.named(&messages));
            return told(name, pool.dice[die.index()]);
        }
        let colour =
            |features: FeatureGroup, each: usize| Colour::new(features.nth(feature)? / each);
        if let Some(colour) = colour(SHOWN, 8) {
            let name = message!(messages, "feature-shown", colour = colour.named(&messages));
            return told(name, pool.resources[colour.index()]);
        }
        if let Some(colour) = colour(TOKENS, FEW) {
            let name = message!(messages, "feature-tokens", colour = colour.named(&messages));
            return told(name, area.tokens[colour]);
        }
        let symbol = Symbol::new(SYMBOLS.nth(feature)? / FEW)?;
        let name = message!(messages, "feature-symbols", symbol = symbol.named(&messages));
        told(name, pool.symbols[symbol.index()])
    }

    fn info_of_cards(
        &self,
        area: &Area,
        feature: usize,
        messages: Messages,
    ) -> Option<FeatureInfo> {
        let deck = |features: FeatureGroup, each: usize| Deck::new(features.nth(feature)? / each);
        if let Some(deck) = deck(HAND_OF, FEW) {
            let held: u8 = deck.cards().map(|card| area.hand[card]).sum();
            return told(message!(messages, "feature-hand-of", deck = deck.named(&messages)), held);
        }
        if let Some(deck) = deck(BUILT_OF, 8) {
            let name = message!(messages, "feature-built-of", deck = deck.named(&messages));
            return told(name, area.grid.of_type(deck));
        }
        let card = [HAND, GRID].iter().find_map(|cards| cards.nth(feature)).and_then(Card::new);
        if let Some(card) = card {
            let built = area.grid.cards().iter().any(|built| built.card == card);
            let stands = match (built, area.hand[card] > 0) {
                (true, true) => message!(messages, "stands-built-and-held"),
                (true, false) => message!(messages, "stands-built"),
                (false, true) => message!(messages, "stands-held"),
                (false, false) => message!(messages, "stands-elsewhere"),
            };
            return told(self.content.card_title(card, messages), stands);
        }
        let bonus = [BONUS, SECTION_A].iter().find_map(|cards| cards.nth(feature))?;
        let bonus = Bonus::new(bonus)?;
        let stands = match (area.bonus.contains(bonus), area.section_a == Some(bonus)) {
            (true, true) => message!(messages, "stands-used"),
            (true, false) => message!(messages, "stands-before"),
            (false, _) => message!(messages, "stands-elsewhere"),
        };
        told(message!(messages, "feature-bonus", bonus = bonus.named(&messages)), stands)
    }
}
