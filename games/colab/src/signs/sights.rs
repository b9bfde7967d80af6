//! What the signs of a position are about, in words that anybody can check on the table.

use table::{Id, Seat, Sight, Signs};

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

/// What is said of a thing, and how it stands.
fn told(name: impl Into<String>, stands: impl ToString) -> Option<Sight> {
    Some(Sight::new(name, stands))
}

impl CoLab {
    /// What is said to whoever plays alone of a sign, and how that stands here, whether the sign holds
    /// or not; `None` for what is no thing on the table, such as what is pending.
    ///
    /// Signs that tell the same thing, such as built cards and those that lack, are about one thing.
    pub(crate) fn sight_for(&self, seat: Seat, sign: usize) -> Option<Sight> {
        if !self.options.alone() || seat != Seat(0) {
            return None;
        }
        let area = &self.state.players[Player::One];
        self.sight_of_goal(area, sign)
            .or_else(|| self.sight_of_board(area, sign))
            .or_else(|| self.sight_of_enemies(sign))
            .or_else(|| self.sight_of_sizes(area, sign))
            .or_else(|| self.sight_of_stock(area, sign))
            .or_else(|| self.sight_of_cards(area, sign))
    }

    fn sight_of_goal(&self, area: &Area, sign: usize) -> Option<Sight> {
        let is = |signs: Signs| signs.nth(sign).is_some();
        match sign {
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

    fn sight_of_board(&self, area: &Area, sign: usize) -> Option<Sight> {
        let (state, enemies) = (&self.state, &self.state.enemies);
        let is = |signs: Signs| signs.nth(sign).is_some();
        match sign {
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
                let tile = Tile::new(TILES.nth(sign)? / EQUAL)?;
                let many = state.tiles_on_labs().filter(|&other| other == tile).count();
                told(format!("tile {tile} on labs"), many)
            }
        }
    }

    fn sight_of_enemies(&self, sign: usize) -> Option<Sight> {
        let enemies = &self.state.enemies;
        if BAG.nth(sign).is_some() {
            return told("tokens in the bag", enemies.bag.count());
        }
        if let Some(nth) = METER.nth(sign) {
            let enemy = Scientist::new(nth / FEW)?;
            let name = format!("the power meter of {}", self.enemy_name(enemy));
            return told(name, enemies.each[enemy].meter);
        }
        if let Some(nth) = FACES.nth(sign) {
            let face = EnemyFace::new(nth / 4)?;
            let minions = self.state.windows.values().iter().flatten();
            let many = minions.filter(|minion| minion.face == Some(face)).count();
            return told(format!("minions of enemies with {}", face.word().to_uppercase()), many);
        }
        let card = DoomsdayCard::new(DOOMSDAY.nth(sign)?)?;
        let stands = if enemies.built.contains(card) { "built" } else { "not built" };
        told(format!("doomsday card {card}"), stands)
    }

    fn sight_of_sizes(&self, area: &Area, sign: usize) -> Option<Sight> {
        let is = |signs: Signs| signs.nth(sign).is_some();
        match sign {
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

    fn sight_of_stock(&self, area: &Area, sign: usize) -> Option<Sight> {
        let pool = self.pool_of(Player::One);
        let die = |signs: Signs| DieColour::new(signs.nth(sign)? / 8);
        if let Some(die) = die(BOWL) {
            return told(format!("{die} dice in your bowl"), area.bowl[die]);
        }
        if let Some(die) = die(POOL) {
            return told(format!("{die} dice in your pool"), pool.dice[die.index()]);
        }
        let colour = |signs: Signs, each: usize| Colour::new(signs.nth(sign)? / each);
        if let Some(colour) = colour(SHOWN, 8) {
            let name = format!("{colour} resources in your pool");
            return told(name, pool.resources[colour.index()]);
        }
        if let Some(colour) = colour(TOKENS, FEW) {
            return told(format!("your {colour} tokens"), area.tokens[colour]);
        }
        let symbol = Symbol::new(SYMBOLS.nth(sign)? / FEW)?;
        told(format!("{symbol} symbols in your pool"), pool.symbols[symbol.index()])
    }

    fn sight_of_cards(&self, area: &Area, sign: usize) -> Option<Sight> {
        let deck = |signs: Signs, each: usize| Deck::new(signs.nth(sign)? / each);
        if let Some(deck) = deck(HAND_OF, FEW) {
            let held: u8 = deck.cards().map(|card| area.hand[card]).sum();
            return told(format!("{deck} cards in your hand"), held);
        }
        if let Some(deck) = deck(BUILT_OF, 8) {
            return told(format!("your built {deck} cards"), area.grid.of_type(deck));
        }
        let card = [HAND, GRID].iter().find_map(|cards| cards.nth(sign)).and_then(Card::new);
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
        let bonus = [BONUS, SECTION_A].iter().find_map(|cards| cards.nth(sign))?;
        let bonus = Bonus::new(bonus)?;
        let stands = match (area.bonus.contains(bonus), area.section_a == Some(bonus)) {
            (true, true) => "before you, section A used",
            (true, false) => "before you",
            (false, _) => "elsewhere",
        };
        told(format!("bonus card {bonus}"), stands)
    }
}
