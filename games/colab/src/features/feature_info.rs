//! What each feature of a position means, in terms that anybody can check on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Seat};

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
    pub(crate) fn feature_info_for(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        if !self.options.alone() || seat != Seat(0) {
            return None;
        }
        let area = &self.state.players[Player::One];
        self.info_of_goal(area, feature)
            .or_else(|| self.info_of_board(area, feature))
            .or_else(|| self.info_of_enemies(feature))
            .or_else(|| self.info_of_sizes(area, feature))
            .or_else(|| self.info_of_stock(area, feature))
            .or_else(|| self.info_of_cards(area, feature))
    }

    fn info_of_goal(&self, area: &Area, feature: usize) -> Option<FeatureInfo> {
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(BUILT) || is(LACK) => told("your built cards", area.grid.len()),
            _ if is(POINTS) || is(POINTS_LACK) => told("your points on the board", area.score),
            _ if is(TURNS) || is(TURNS_LACK) => {
                told("tokens that the first device still needs", self.tokens_of_devices()[0])
            }
            _ if is(LATER_TURNS) => {
                told("tokens that the second device still needs", self.tokens_of_devices()[1])
            }
            _ if is(LAST_TURNS) => told("last turns left", self.state.enemies.last_turns),
            _ if is(SECTION_B) => {
                told("points of your best section B", self.best_section(Player::One))
            }
            _ => None,
        }
    }

    fn info_of_board(&self, area: &Area, feature: usize) -> Option<FeatureInfo> {
        let (state, enemies) = (&self.state, &self.state.enemies);
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(TAKEN) => told("windows that hold something", state.taken()),
            _ if is(FULL) => told("towers without an empty window", self.full_towers()),
            _ if is(DAMAGED) => told("damage tokens", enemies.damaged.len()),
            _ if is(FROZEN) => told("freeze tokens", enemies.frozen.len()),
            _ if is(MINIONS) => told("your minions on towers", state.on_board(Player::One)),
            _ if is(MINION_DICE) => {
                told("resources on the dice of your minions", self.minions_show(Player::One))
            }
            _ if is(PLACE) => {
                let at = match area.place {
                    Place::Off => "not on the board".into(),
                    Place::Centre => "in the centre".into(),
                    Place::Lab(lab) => format!("in the {lab} lab"),
                };
                told("your scientist", at)
            }
            _ if is(TILE_COUNT) => told("tiles on labs", state.tiles_on_labs().count()),
            _ => {
                let tile = Tile::new(TILES.nth(feature)? / EQUAL)?;
                let many = state.tiles_on_labs().filter(|&other| other == tile).count();
                told(format!("tile {tile} on labs"), many)
            }
        }
    }

    fn info_of_enemies(&self, feature: usize) -> Option<FeatureInfo> {
        let enemies = &self.state.enemies;
        if BAG.nth(feature).is_some() {
            return told("tokens in the bag", enemies.bag.count());
        }
        if let Some(nth) = METER.nth(feature) {
            let enemy = Scientist::new(nth / FEW)?;
            let name = format!("the power meter of {}", self.enemy_name(enemy));
            return told(name, enemies.each[enemy].meter);
        }
        if let Some(nth) = FACES.nth(feature) {
            let face = EnemyFace::new(nth / 4)?;
            let minions = self.state.windows.values().iter().flatten();
            let many = minions.filter(|minion| minion.face == Some(face)).count();
            return told(format!("minions of enemies with {}", face.word().to_uppercase()), many);
        }
        let card = DoomsdayCard::new(DOOMSDAY.nth(feature)?)?;
        let stands = if enemies.built.contains(card) { "built" } else { "not built" };
        told(format!("doomsday card {card}"), stands)
    }

    fn info_of_sizes(&self, area: &Area, feature: usize) -> Option<FeatureInfo> {
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(BOWL_SIZE) => told("dice in your bowl", area.bowl_size()),
            _ if is(POOL_SIZE) => told("dice in your pool", area.pool_size()),
            _ if is(WILD) => told("your wild tokens", area.wild),
            _ if is(POTIONS) => told("your potion tokens", area.potions()),
            _ if is(RESEARCH) => told("your research tokens", area.research),
            _ if is(TRACKER) => told("your research marker", area.tracker),
            _ if is(HAND_SIZE) => told("cards in your hand", area.hand_size()),
            _ if is(FIRED) => told("your triggers that have fired", area.triggers_fired()),
            _ if is(PAYABLE) => told("cards that you can pay for in one lab", self.payable().0),
            _ => None,
        }
    }

    fn info_of_stock(&self, area: &Area, feature: usize) -> Option<FeatureInfo> {
        let pool = self.pool_of(Player::One);
        let die = |features: FeatureGroup| DieColour::new(features.nth(feature)? / 8);
        if let Some(die) = die(BOWL) {
            return told(format!("{die} dice in your bowl"), area.bowl[die]);
        }
        if let Some(die) = die(POOL) {
            return told(format!("{die} dice in your pool"), pool.dice[die.index()]);
        }
        let colour =
            |features: FeatureGroup, each: usize| Colour::new(features.nth(feature)? / each);
        if let Some(colour) = colour(SHOWN, 8) {
            let name = format!("{colour} resources in your pool");
            return told(name, pool.resources[colour.index()]);
        }
        if let Some(colour) = colour(TOKENS, FEW) {
            return told(format!("your {colour} tokens"), area.tokens[colour]);
        }
        let symbol = Symbol::new(SYMBOLS.nth(feature)? / FEW)?;
        told(format!("{symbol} symbols in your pool"), pool.symbols[symbol.index()])
    }

    fn info_of_cards(&self, area: &Area, feature: usize) -> Option<FeatureInfo> {
        let deck = |features: FeatureGroup, each: usize| Deck::new(features.nth(feature)? / each);
        if let Some(deck) = deck(HAND_OF, FEW) {
            let held: u8 = deck.cards().map(|card| area.hand[card]).sum();
            return told(format!("{deck} cards in your hand"), held);
        }
        if let Some(deck) = deck(BUILT_OF, 8) {
            return told(format!("your built {deck} cards"), area.grid.of_type(deck));
        }
        let card = [HAND, GRID].iter().find_map(|cards| cards.nth(feature)).and_then(Card::new);
        if let Some(card) = card {
            let built = area.grid.cards().iter().any(|built| built.card == card);
            let stands = match (built, area.hand[card] > 0) {
                (true, true) => "built, and in your hand",
                (true, false) => "built",
                (false, true) => "in your hand",
                (false, false) => "elsewhere",
            };
            return told(self.title(card), stands);
        }
        let bonus = [BONUS, SECTION_A].iter().find_map(|cards| cards.nth(feature))?;
        let bonus = Bonus::new(bonus)?;
        let stands = match (area.bonus.contains(bonus), area.section_a == Some(bonus)) {
            (true, true) => "before you, section A used",
            (true, false) => "before you",
            (false, _) => "elsewhere",
        };
        told(format!("bonus card {bonus}"), stands)
    }
}
