//! What players learn the game against enemies by: what lies on the table and in the own hand, as
//! numbered features.
//!
//! Numbers of things are one feature for each number, so that a net of sums can value the sixth card
//! otherwise than the first. Nothing here is hidden from whoever plays alone.

mod feature_info;

use game_core::{FeatureSink, Id, Seat, pair};

use crate::content::{Device, Difficulty, DoomsdayCard, EnemyFace};
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::state::Place;
use crate::types::{
    Bonus, Card, Colour, Deck, DieColour, Lab, Player, Scientist, Symbol, Tile, Tower, Window,
};

/// So many of anything, more counting as the last.
const FEW: usize = 6;
/// How many lists of steps there are, and the most steps of one.
const LISTS: usize = 9;
const STEPS: usize = 18;
/// The most equal tiles on labs that are counted.
const EQUAL: usize = 2;
/// Cards that are built or lack, by number.
const CARDS: usize = 17;

game_core::feature_groups! {
    /// How many features there are.
    const ALL: usize;
    /// How hard the game is.
    DIFFICULTY: Difficulty::COUNT,
    /// How many enemies there are, less one.
    ENEMIES: 3,
    /// What each builds.
    DEVICES: Device::COUNT,
    /// What comes next in each list that is being carried out.
    NEXT: LISTS * STEPS,
    /// What was done in this turn: nothing, a Build, a Collect, both; and whether it is a rest turn.
    TURN: 8,
    /// The card that is being paid for.
    PAYING: Card::COUNT,

    /// Built cards.
    BUILT: CARDS,
    /// Cards that lack until the goal.
    LACK: CARDS,
    /// Points on the board, in threes.
    POINTS: 34,
    /// Points that lack until the goal, with what sections B bring, in twos.
    POINTS_LACK: 32,
    /// Turns until the first enemy is done with its device.
    TURNS: 26,
    /// The same in twos, with the cards that lack.
    TURNS_LACK: 13 * CARDS,
    /// Turns until the second one is, in twos.
    LATER_TURNS: 14,
    /// Last turns that are left.
    LAST_TURNS: FEW,

    /// Windows that hold something.
    TAKEN: Window::COUNT + 1,
    /// Damage tokens.
    DAMAGED: 12,
    /// Freeze tokens.
    FROZEN: 12,
    /// Towers without an empty window.
    FULL: Tower::COUNT + 1,
    /// Minions of enemies by the face of their die.
    FACES: EnemyFace::COUNT * 4,
    /// The power meter of each enemy.
    METER: Scientist::COUNT * FEW,
    /// Doomsday cards that are built.
    DOOMSDAY: DoomsdayCard::COUNT,
    /// Tokens in the bag, in twos.
    BAG: 16,

    /// Where the scientist is: not on the board, at the centre, in a lab; alone or with an enemy.
    PLACE: 6,
    /// Own minions on the board.
    MINIONS: 8,
    /// Resources that their dice show.
    MINION_DICE: 12,
    /// Dice in the bowl, of each colour.
    BOWL: DieColour::COUNT * 8,
    /// All of them.
    BOWL_SIZE: 16,
    /// Dice in the pool, of each colour.
    POOL: DieColour::COUNT * 8,
    /// All of them.
    POOL_SIZE: 16,
    /// Resources that they show of each colour.
    SHOWN: Colour::COUNT * 8,
    /// How many there are of each symbol.
    SYMBOLS: Symbol::COUNT * FEW,
    /// Resource tokens of each colour.
    TOKENS: Colour::COUNT * FEW,
    /// Wild tokens.
    WILD: FEW,
    /// Potion tokens.
    POTIONS: 8,
    /// Research tokens.
    RESEARCH: 12,
    /// The research tracker.
    TRACKER: 10,

    /// Cards in the hand, of each deck.
    HAND_OF: Deck::COUNT * FEW,
    /// All of them.
    HAND_SIZE: 10,
    /// Which they are.
    HAND: Card::COUNT,
    /// Built cards of each deck.
    BUILT_OF: Deck::COUNT * 8,
    /// Which they are.
    GRID: Card::COUNT,
    /// Triggers that have fired in this turn.
    FIRED: FEW,
    /// Cards that can be paid for now in the lab where most of them can, and whether one of them has
    /// three points or more.
    PAYABLE: FEW * 2,
    /// Bonus cards.
    BONUS: Bonus::COUNT,
    /// The one whose section A was used.
    SECTION_A: Bonus::COUNT,
    /// The points that the best section B brings.
    SECTION_B: 12,
    /// Upgrade tiles on labs, and how many are equal.
    TILES: Tile::COUNT * EQUAL,
    /// How many there are.
    TILE_COUNT: 20,
}

impl CoLab {
    /// How many features of positions there are.
    pub(crate) const FEATURES: usize = ALL;

    /// Names the features that hold for whoever plays alone; none among several.
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

    /// How many tokens the enemy still needs whose device is done first, and the one after it; of one
    /// enemy alone the second number says nothing.
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

    /// How many towers have no empty window.
    fn full_towers(&self) -> u8 {
        let full = |tower: &Tower| self.state.open_window(*tower).is_none();
        Tower::ALL.iter().filter(|tower| full(tower)).count() as u8
    }

    /// How many resources the dice of a player's minions show.
    fn minions_show(&self, player: Player) -> u8 {
        let minions = self.state.own_windows(player).filter_map(|at| self.state.windows[at]);
        minions.filter_map(|minion| minion.die).map(|die| die.face().resources()).sum()
    }

    /// What the dice of a player's pool are and show.
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

    /// How many cards of the acting player's hand can be paid for in the lab where most of them can, and
    /// the most points of one of those.
    fn payable(&self) -> (usize, u8) {
        let at = |lab| {
            self.buildable(lab).fold((0, 0), |(many, best): (usize, u8), card| {
                (many + 1, best.max(self.content.cards[card].points))
            })
        };
        Lab::ALL.into_iter().map(at).max().unwrap_or_default()
    }

    /// What the best section B brings: the chosen one's, else of those that are held.
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

/// What the dice of a pool are and show, by colour and by symbol.
#[derive(Default)]
struct Pool {
    /// Dice of each colour.
    dice: [usize; DieColour::COUNT],
    /// Resources that they show.
    resources: [usize; Colour::COUNT],
    /// Symbols that they cover as they lie, bare shapes as the first symbol of their colour.
    symbols: [usize; Symbol::COUNT],
}

#[cfg(test)]
mod tests {
    use conformance::features::{each_position, features_of};
    use game_core::FeatureGroup;
    use serde_json::{Value, json};

    use super::*;

    /// The options of a game alone at each difficulty, with one enemy and with more.
    fn games() -> Vec<Value> {
        let of = |difficulty: Difficulty| {
            let enemies = [1, 1, 2, 3].into_iter();
            enemies.map(
                move |many| json!({"seats": 1, "enemies": many, "difficulty": difficulty.word()}),
            )
        };
        Difficulty::ALL.into_iter().flat_map(of).collect()
    }

    /// A model knows features by their numbers. If this fails, a number has changed its sense: the
    /// feature spec needs another version, and the models have to be trained again.
    #[test]
    fn the_features_of_positions_keep_their_numbers() {
        let features = features_of::<CoLab>(&games(), 30..160);
        assert_eq!(features, (1, 1291, 17_456_880_506_549_964_567));
    }

    /// Equal tiles are named once, with how many they are.
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

    /// What is counted is named once, with its count, and told with it.
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
                let feature_info =
                    game.feature_info_for(Seat(0), usize::from(*named[0])).expect("it is told");
                assert_eq!(feature_info.stands, count.to_string(), "{}", feature_info.name);
                checked += 1;
            }
        });
        assert!(checked > 1_000, "{checked}");
    }
}
