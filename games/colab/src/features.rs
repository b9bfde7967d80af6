//! Features of a position for the value model of solo games against enemies: the table and the
//! player's own hand, as numbered features.
//!
//! Counts are one-hot: each number is a feature of its own, so that a linear net can value the
//! sixth card differently from the first. None of it is hidden from a solo player.

mod feature_info;

use game_core::{FeatureSink, Id, Seat, pair};

use crate::content::{Device, Difficulty, DoomsdayCard, EnemyFace};
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::state::Place;
use crate::types::{
    Bonus, Card, Colour, Deck, DieColour, Lab, Player, Scientist, Symbol, Tile, Tower, Window,
};

/// Values of a small count, from 0; larger counts share the last one.
const FEW: usize = 6;
/// The number of step lists, and the most steps of any of them.
const LISTS: usize = 9;
const STEPS: usize = 18;
/// Values of a count of equal tiles on labs; larger counts share the last one.
const EQUAL: usize = 2;
/// Values of a count of cards, built or missing.
const CARDS: usize = 17;

game_core::feature_groups! {
    /// The total number of features.
    const ALL: usize;
    /// The difficulty.
    DIFFICULTY: Difficulty::COUNT,
    /// The number of enemies, less one.
    ENEMIES: 3,
    /// The devices that are being built.
    DEVICES: Device::COUNT,
    /// The next step in each list being carried out.
    NEXT: LISTS * STEPS,
    /// The lab actions taken this turn (none, Build, Collect, both), and whether it is a rest turn.
    TURN: 8,
    /// The card being paid for.
    PAYING: Card::COUNT,

    /// Number of built cards.
    BUILT: CARDS,
    /// Number of cards missing to the goal.
    LACK: CARDS,
    /// Points on the board, in steps of three.
    POINTS: 34,
    /// Points missing to the goal after the best section B, in steps of two.
    POINTS_LACK: 32,
    /// Turns until the first device is complete.
    TURNS: 26,
    /// The same in steps of two, combined with the cards missing.
    TURNS_LACK: 13 * CARDS,
    /// Turns until the second device is complete, in steps of two.
    LATER_TURNS: 14,
    /// Number of last turns left.
    LAST_TURNS: FEW,

    /// Number of windows that hold anything.
    TAKEN: Window::COUNT + 1,
    /// Number of damage tokens.
    DAMAGED: 12,
    /// Number of freeze tokens.
    FROZEN: 12,
    /// Number of towers without an empty window.
    FULL: Tower::COUNT + 1,
    /// Number of enemy minions with each die face.
    FACES: EnemyFace::COUNT * 4,
    /// The power meter of each enemy.
    METER: Scientist::COUNT * FEW,
    /// The doomsday cards that are built.
    DOOMSDAY: DoomsdayCard::COUNT,
    /// Number of tokens in the bag, in steps of two.
    BAG: 16,

    /// The player's scientist: off the board, at the centre or in a lab; with an enemy or not.
    PLACE: 6,
    /// Number of the player's minions on the board.
    MINIONS: 8,
    /// Number of resources on the dice of those minions.
    MINION_DICE: 12,
    /// Number of dice in the bowl, for each colour.
    BOWL: DieColour::COUNT * 8,
    /// Number of dice in the bowl.
    BOWL_SIZE: 16,
    /// Number of dice in the pool, for each colour.
    POOL: DieColour::COUNT * 8,
    /// Number of dice in the pool.
    POOL_SIZE: 16,
    /// Number of resources on dice of the pool, for each colour.
    SHOWN: Colour::COUNT * 8,
    /// Number of each symbol on dice of the pool.
    SYMBOLS: Symbol::COUNT * FEW,
    /// Number of resource tokens of each colour.
    TOKENS: Colour::COUNT * FEW,
    /// Number of wild tokens.
    WILD: FEW,
    /// Number of potion tokens.
    POTIONS: 8,
    /// Number of research tokens.
    RESEARCH: 12,
    /// The space of the research tracker.
    TRACKER: 10,

    /// Number of cards in the hand, for each deck.
    HAND_OF: Deck::COUNT * FEW,
    /// Number of cards in the hand.
    HAND_SIZE: 10,
    /// The cards in the hand.
    HAND: Card::COUNT,
    /// Number of built cards of each deck.
    BUILT_OF: Deck::COUNT * 8,
    /// The cards in the grid.
    GRID: Card::COUNT,
    /// Number of triggers fired this turn.
    FIRED: FEW,
    /// Number of affordable cards in the lab that allows most, and whether one of them is worth
    /// three points or more.
    PAYABLE: FEW * 2,
    /// The bonus cards in the hand.
    BONUS: Bonus::COUNT,
    /// The bonus card whose section A was used.
    SECTION_A: Bonus::COUNT,
    /// Points of the best section B.
    SECTION_B: 12,
    /// The upgrade tiles on labs, with the number of copies.
    TILES: Tile::COUNT * EQUAL,
    /// Number of upgrade tiles on labs.
    TILE_COUNT: 20,
}

impl CoLab {
    /// The total number of features of a position.
    pub(crate) const FEATURES: usize = ALL;

    /// Emits the features that hold for a solo player; none with several players.
    pub(crate) fn name_features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        if !self.options.alone() || seat != Seat(0) {
            return;
        }
        self.name_turn(notes);
        self.name_goal(notes);
        self.name_board(notes);
        self.name_stock(notes);
        self.name_cards(notes);
    }

    fn name_turn(&self, notes: &mut impl FeatureSink) {
        let (state, turn) = (&self.state, &self.state.turn);
        DIFFICULTY.note(self.options.difficulty.index() as i64, notes);
        ENEMIES.note(i64::from(self.options.enemies) - 1, notes);
        for enemy in self.options.enemies() {
            if let Some(device) = self.options.device_of(enemy) {
                DEVICES.note(device.index() as i64, notes);
            }
            let meter = usize::from(state.enemies.each[enemy].meter);
            METER.note(pair(enemy.index(), meter, FEW), notes);
        }
        for frame in state.frames.pending() {
            if let Frame::Steps { list, next } = *frame {
                NEXT.note(pair(list as usize, usize::from(next), STEPS), notes);
            }
        }
        let done = usize::from(turn.built) + 2 * usize::from(turn.collected);
        TURN.note(pair(usize::from(turn.resting), done, 4), notes);
        if let Some(card) = state.payment.card {
            PAYING.note(card.index() as i64, notes);
        }
    }

    fn name_goal(&self, notes: &mut impl FeatureSink) {
        let area = &self.state.players[Player::One];
        let goal = &self.content.difficulties[self.options.difficulty];
        let built = area.grid.len();
        let lack = usize::from(goal.cards.saturating_sub(built));
        BUILT.note(built, notes);
        LACK.note(lack as i64, notes);
        POINTS.note(area.score / 3, notes);
        let section = self.best_section(Player::One);
        SECTION_B.note(section, notes);
        let points = area.score + u16::from(section);
        POINTS_LACK.note(u16::from(goal.points).saturating_sub(points).div_ceil(2), notes);
        let first = self.tokens_of_devices();
        TURNS.note(first[0], notes);
        TURNS_LACK.note(pair(usize::from(first[0] / 2).min(12), lack, CARDS), notes);
        if self.options.enemies > 1 {
            LATER_TURNS.note(first[1] / 2, notes);
        }
        LAST_TURNS.note(self.state.enemies.last_turns, notes);
    }

    fn name_board(&self, notes: &mut impl FeatureSink) {
        let (state, enemies) = (&self.state, &self.state.enemies);
        let mut faces = [0; EnemyFace::COUNT];
        for face in state.windows.values().iter().flatten().filter_map(|minion| minion.face) {
            faces[face.index()] += 1;
        }
        TAKEN.note(state.taken(), notes);
        MINIONS.note(state.on_board(Player::One), notes);
        MINION_DICE.note(self.minions_show(Player::One), notes);
        for (face, &many) in faces.iter().enumerate().filter(|(_, many)| **many > 0) {
            FACES.note(pair(face, many - 1, 4), notes);
        }
        DAMAGED.note(enemies.damaged.len() as i64, notes);
        FROZEN.note(enemies.frozen.len() as i64, notes);
        FULL.note(self.full_towers(), notes);
        for card in enemies.built.iter() {
            DOOMSDAY.note(card.index() as i64, notes);
        }
        BAG.note(enemies.bag.count() / 2, notes);
        let place = state.players[Player::One].place;
        let met = place.lab().is_some_and(|lab| self.has_enemy(lab));
        let where_to = match place {
            Place::Off => 0,
            Place::Centre => 1,
            Place::Lab(_) => 2,
        };
        PLACE.note(pair(where_to, usize::from(met), 2), notes);
        let mut equal = [0; Tile::COUNT];
        for tile in state.tiles_on_labs() {
            equal[tile.index()] += 1;
        }
        for (tile, &many) in equal.iter().enumerate().filter(|(_, many)| **many > 0) {
            TILES.note(pair(tile, many - 1, EQUAL), notes);
        }
        TILE_COUNT.note(equal.iter().sum::<usize>() as i64, notes);
    }

    fn name_stock(&self, notes: &mut impl FeatureSink) {
        let area = &self.state.players[Player::One];
        let pool = self.pool_of(Player::One);
        for die in DieColour::ALL {
            let at = die.index();
            BOWL.note(pair(at, usize::from(area.bowl[die]), 8), notes);
            POOL.note(pair(at, pool.dice[at], 8), notes);
        }
        BOWL_SIZE.note(area.bowl_size(), notes);
        POOL_SIZE.note(area.pool_size(), notes);
        for colour in Colour::ALL {
            let at = colour.index();
            SHOWN.note(pair(at, pool.resources[at], 8), notes);
            TOKENS.note(pair(at, usize::from(area.tokens[colour]), FEW), notes);
        }
        for (symbol, &many) in pool.symbols.iter().enumerate() {
            SYMBOLS.note(pair(symbol, many, FEW), notes);
        }
        WILD.note(area.wild, notes);
        POTIONS.note(area.potions(), notes);
        RESEARCH.note(area.research, notes);
        TRACKER.note(area.tracker, notes);
    }

    fn name_cards(&self, notes: &mut impl FeatureSink) {
        let area = &self.state.players[Player::One];
        let mut held = [0; Deck::COUNT];
        for (card, &many) in area.hand.iter().filter(|(_, many)| **many > 0) {
            HAND.note(card.index() as i64, notes);
            held[card.deck().index()] += usize::from(many);
        }
        for built in area.grid.cards() {
            GRID.note(built.card.index() as i64, notes);
        }
        for deck in Deck::ALL {
            let at = deck.index();
            HAND_OF.note(pair(at, held[at], FEW), notes);
            BUILT_OF.note(pair(at, usize::from(area.grid.of_type(deck)), 8), notes);
        }
        HAND_SIZE.note(area.hand_size(), notes);
        FIRED.note(area.triggers_fired(), notes);
        for bonus in area.bonus.iter() {
            BONUS.note(bonus.index() as i64, notes);
        }
        if let Some(bonus) = area.section_a {
            SECTION_A.note(bonus.index() as i64, notes);
        }
        let (many, best) = self.payable();
        PAYABLE.note(pair(usize::from(best >= 3), many, FEW), notes);
    }

    /// The tokens still needed by the device that will be complete first, and by the next one; with
    /// one enemy the second number has no meaning.
    fn tokens_of_devices(&self) -> [u8; 2] {
        let mut first = [u8::MAX; 2];
        for tokens in self.options.enemies().map(|enemy| self.tokens_to_come(enemy)) {
            if tokens < first[0] {
                first = [tokens, first[0]];
            } else {
                first[1] = first[1].min(tokens);
            }
        }
        first
    }

    /// The number of towers without an empty window.
    fn full_towers(&self) -> u8 {
        let full = |tower: &Tower| self.state.open_window(*tower).is_none();
        Tower::ALL.iter().filter(|tower| full(tower)).count() as u8
    }

    /// The number of resources on the dice of a player's minions.
    fn minions_show(&self, player: Player) -> u8 {
        let minions = self.state.own_windows(player).filter_map(|at| self.state.windows[at]);
        minions.filter_map(|minion| minion.die).map(|die| die.face().resources()).sum()
    }

    /// The dice of a player's pool with their resources and symbols.
    fn pool_of(&self, player: Player) -> Pool {
        let mut pool = Pool::default();
        for (die, &many) in self.state.players[player].pool.iter().filter(|(_, many)| **many > 0) {
            let many = usize::from(many);
            pool.dice[die.die().index()] += many;
            pool.resources[die.colour().index()] += many * usize::from(die.face().resources());
            let Some(&shown) = die.face().covers().first() else { continue };
            for (symbol, times) in die.colour().symbols().into_iter().zip(<[u8; 2]>::from(shown)) {
                pool.symbols[symbol.index()] += many * usize::from(times);
            }
        }
        pool
    }

    /// How many cards in the acting player's hand are affordable in the lab that allows most, and
    /// the highest points among them.
    fn payable(&self) -> (usize, u8) {
        let at = |lab| {
            self.buildable(lab).fold((0, 0), |(many, best): (usize, u8), card| {
                (many + 1, best.max(self.content.cards[card].points))
            })
        };
        Lab::ALL.into_iter().map(at).max().unwrap_or_default()
    }

    /// The points of the best section B: the chosen one or, before that, the best one held.
    fn best_section(&self, player: Player) -> u8 {
        let area = &self.state.players[player];
        match area.section_b {
            Some(bonus) => self.section_points(player, bonus),
            None => {
                let held = area.bonus.iter();
                held.map(|bonus| self.section_points(player, bonus)).max().unwrap_or(0)
            }
        }
    }
}

/// The dice of a pool, counted by colour and by symbol.
#[derive(Default)]
struct Pool {
    /// Number of dice of each colour.
    dice: [usize; DieColour::COUNT],
    /// Number of resources of each colour.
    resources: [usize; Colour::COUNT],
    /// Number of each symbol; bare shapes count as the first symbol of their colour.
    symbols: [usize; Symbol::COUNT],
}

#[cfg(test)]
mod tests {
    use conformance::features::{each_position, features_of};
    use game_core::FeatureGroup;
    use serde_json::{Value, json};

    use super::*;

    /// Options of solo games at each difficulty, against one enemy and against more.
    fn games() -> Vec<Value> {
        let of = |difficulty: Difficulty| {
            let enemies = [1, 1, 2, 3].into_iter();
            enemies.map(
                move |many| json!({"seats": 1, "enemies": many, "difficulty": difficulty.word()}),
            )
        };
        Difficulty::ALL.into_iter().flat_map(of).collect()
    }

    /// Models know features by number. If this fails, a number has changed its meaning: raise the
    /// version of the feature spec and train the models again.
    #[test]
    fn the_features_of_positions_keep_their_numbers() {
        let features = features_of::<CoLab>(&games(), 30..160);
        assert_eq!(features, (1, 1291, 17_456_880_506_549_964_567));
    }

    /// Equal tiles are one feature, with the number of copies.
    #[test]
    fn equal_tiles_are_named_together() {
        let mut twice = 0;
        each_position(&games(), |game: &CoLab, features| {
            for tile in Tile::all() {
                let many = game.state.tiles_on_labs().filter(|other| *other == tile).count();
                let named: Vec<usize> = features
                    .iter()
                    .filter_map(|feature| TILES.nth(usize::from(*feature)))
                    .filter(|nth| nth / EQUAL == tile.index())
                    .collect();
                let wanted = (many > 0).then(|| pair(tile.index(), many - 1, EQUAL) as usize);
                assert_eq!(named, wanted.into_iter().collect::<Vec<_>>(), "{many} of {tile}");
                twice += usize::from(many > 1);
            }
        });
        assert!(twice > 100, "{twice}");
    }

    /// A count is one feature with that value, and its info shows the same value.
    #[test]
    fn counts_are_named_and_told_as_they_stand() {
        let mut checked = 0;
        each_position(&games()[..3], |game: &CoLab, features| {
            let area = &game.state.players[Player::One];
            for (group, count) in [
                (BUILT, area.grid.len()),
                (HAND_SIZE, area.hand_size()),
                (BOWL_SIZE, area.bowl_size()),
                (POOL_SIZE, area.pool_size()),
                (MINIONS, game.state.on_board(Player::One)),
                (FROZEN, game.state.enemies.frozen.len() as u8),
            ] {
                let FeatureGroup { from, many } = group;
                let here = |&&feature: &&u16| (from..from + many).contains(&usize::from(feature));
                let named: Vec<&u16> = features.iter().filter(here).collect();
                assert_eq!(named.len(), 1, "{named:?}");
                assert_eq!(
                    group.nth(usize::from(*named[0])),
                    Some(usize::from(count).min(many - 1))
                );
                let feature_info = game
                    .feature_info_for(
                        Seat(0),
                        usize::from(*named[0]),
                        crate::messages::messages(i18n::Locale::English),
                    )
                    .expect("it is told");
                assert_eq!(feature_info.stands, count.to_string(), "{}", feature_info.name);
                checked += 1;
            }
        });
        assert!(checked > 1_000, "{checked}");
    }
}
