//! What is printed on the components, read from `content/*.toml` and checked.

mod check;
mod check_enemies;
mod enemies;
mod list;
mod read;

use game_core::{EnumMap, Sourced, Tables};

use crate::ability::{Ability, SectionA, SectionB};
use crate::effect::{Effect, Part};
use crate::types::{
    Bonus, Card, Colour, Deck, DieColour, Insert, Lab, Length, Rolled, Scientist, Symbol, Tier,
    Tile, Tower, Trade,
};

pub use enemies::{
    Achievement, AchievementFacts, BagToken, Device, Difficulty, DifficultyFacts, DoomsdayCard,
    DoomsdayFacts, EnemyFace, EnemyFacts, Feat, TokenFacts,
};

/// Everything printed on the components, and the numbers of the rules.
#[derive(Clone, Debug)]
pub struct Content {
    /// The bottom rows of the towers.
    pub towers: Sourced<Tower, Effect>,
    /// The top rows, on the sides of the inserts.
    pub inserts: Sourced<Insert, Effect>,
    /// The build symbols of the labs.
    pub labs: Sourced<Lab, Symbols>,
    /// The ring of the first game, clockwise: tower, insert, lab and starter tile.
    pub first_game: Vec<RingFacts>,
    /// The upgrade tiles.
    pub tiles: Sourced<Tile, TileFacts>,
    /// The six faces of each die.
    pub dice: Sourced<DieColour, Vec<Rolled>>,
    /// Number of dice of each colour.
    pub dice_count: EnumMap<DieColour, u8>,
    /// The scientists.
    pub scientists: Sourced<Scientist, ScientistFacts>,
    /// The research trades.
    pub trades: Sourced<Trade, TradeFacts>,
    /// The research track.
    pub research: ResearchTrack,
    /// The cards.
    pub cards: Sourced<Card, CardFacts>,
    /// The bonus cards.
    pub bonus: Sourced<Bonus, BonusFacts>,
    /// The limit on sections B.
    pub bonus_limit: BonusLimit,
    /// The upgrade spaces of the scoreboard.
    pub upgrade_spaces: Sourced<Table, Vec<u8>>,
    /// The score track.
    pub track: ScoreTrack,
    /// What every player starts with.
    pub start: Start,
    /// The limits at the end of a turn.
    pub limits: Limits,
    /// How many built cards start the end of the game.
    pub end: End,
    /// The enemy boards.
    pub enemies: Sourced<Scientist, EnemyFacts>,
    /// The tokens of the bag.
    pub tokens: Sourced<BagToken, TokenFacts>,
    /// The doomsday cards.
    pub doomsday: Sourced<DoomsdayCard, DoomsdayFacts>,
    /// The difficulties.
    pub difficulties: Sourced<Difficulty, DifficultyFacts>,
    /// The achievements.
    pub achievements: Sourced<Achievement, AchievementFacts>,
    /// A hash of all content.
    pub fingerprint: String,
}

game_core::string_enum! {
    /// The kinds of tables that the upgrade spaces distinguish.
    pub enum Table {
        /// Two players.
        Two = "two",
        /// Three players.
        Three = "three",
        /// Four players.
        Four = "four",
        /// Enemies, with any number of players.
        Enemies = "enemies",
    }
}

/// Number of build symbols of each type.
pub type Symbols = EnumMap<Deck, u8>;

/// One sixth of the board.
#[derive(Clone, Copy, Debug)]
pub struct RingFacts {
    /// The tower.
    pub tower: Tower,
    /// Its insert.
    pub insert: Insert,
    /// The lab that follows it.
    pub lab: Lab,
    /// The starter tile of that lab.
    pub starter: Tile,
}

/// An upgrade tile.
#[derive(Clone, Copy, Debug)]
pub struct TileFacts {
    /// Its tier.
    pub tier: Tier,
    /// Number of copies.
    pub copies: u8,
    /// Minions needed for one use; 0 for tiles that cannot be used.
    pub cost: u8,
    /// The effect of one use.
    pub effect: Effect,
    /// The build symbols it adds.
    pub symbols: Symbols,
}

/// A scientist.
#[derive(Clone, Debug)]
pub struct ScientistFacts {
    /// The name.
    pub title: String,
    /// The colour of the figures.
    pub colour: DieColour,
    /// First game: resource dice by colour.
    pub dice: Vec<u8>,
    /// First game: cards by deck.
    pub cards: Vec<u8>,
    /// First game: tokens by colour.
    pub tokens: Vec<u8>,
    /// First game: wild tokens.
    pub wild: u8,
    /// First game: where the minions go.
    pub minions: FirstMinions,
}

impl ScientistFacts {
    /// What the scientist starts a first game with, as parts of an effect that would bring it.
    pub fn start(&self) -> Vec<Part> {
        let some = |count: &&u8| **count > 0;
        let mut parts = Vec::new();
        for (colour, (dice, tokens)) in
            Colour::ALL.into_iter().zip(self.dice.iter().zip(&self.tokens))
        {
            parts.extend(Some(dice).filter(some).map(|&n| Part::Die(Some(colour), n)));
            parts.extend(Some(tokens).filter(some).map(|&n| Part::Token(Some(colour), n)));
        }
        for (deck, cards) in Deck::ALL.into_iter().zip(&self.cards) {
            parts.extend(Some(cards).filter(some).map(|&n| Part::Card(Some(deck), n)));
        }
        parts.extend(Some(&self.wild).filter(some).map(|&n| Part::Wild(n)));
        parts
    }
}

game_core::string_enum! {
    /// Where the first two minions of a first game go.
    pub enum FirstMinions {
        /// One to each tower of the scientist's colour.
        Colour = "colour",
        /// Each to the tower that its die names.
        Die = "die",
    }
}

/// A research trade.
#[derive(Clone, Copy, Debug)]
pub struct TradeFacts {
    /// Its effect.
    pub benefit: Effect,
    /// Its cost on each side of the board.
    pub costs: [u8; 2],
}

/// A kind of card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    /// The name.
    pub title: String,
    /// Number of copies.
    pub copies: u8,
    /// Its price: how often each symbol occurs.
    pub cost: EnumMap<Symbol, u8>,
    /// Its printed points.
    pub points: u8,
    /// Its ability.
    pub ability: Ability,
}

impl CardFacts {
    /// Number of symbols in its price.
    pub fn symbols(&self) -> u8 {
        self.cost.values().iter().sum()
    }
}

/// A bonus card.
#[derive(Clone, Copy, Debug)]
pub struct BonusFacts {
    /// When section A applies.
    pub when: SectionA,
    /// The effect of section A.
    pub effect: Effect,
    /// What section B is worth.
    pub section_b: SectionB,
}

game_core::settings_table! {
    /// Number of pieces of each kind.
    pub struct Pieces = ("modes.toml", "pieces") {
        /// White dice.
        white_dice: u8 = 0..=100,
        /// Red dice.
        red_dice: u8 = 0..=100,
        /// Blue dice.
        blue_dice: u8 = 0..=100,
        /// Purple dice.
        purple_dice: u8 = 0..=100,
        /// Damage and freeze tokens.
        damage_tokens: u8 = 0..=100,
        /// Research tokens worth 10 points.
        ten_tokens: u8 = 0..=100,
    }
}

game_core::settings_table! {
    /// What every player starts with.
    pub struct Start = ("modes.toml", "start") {
        /// White dice.
        white_dice: u8 = 2..=10,
        /// Bonus cards.
        bonus_cards: u8 = 0..=4,
        /// Normal set-up: cards.
        cards: u8 = 0..=6,
        /// Normal set-up: resource dice.
        resource_dice: u8 = 0..=6,
        /// Normal set-up: resource tokens.
        tokens: u8 = 0..=6,
        /// Minions on the board.
        minions: u8 = 2..=2,
    }
}

game_core::settings_table! {
    /// The limits at the end of a turn.
    pub struct Limits = ("modes.toml", "limits") {
        /// Resource and wild tokens.
        tokens: u8 = 0..=100,
        /// Resource and wild tokens while a potion token is stored.
        tokens_with_potion: u8 = 0..=100,
        /// Cards in the hand.
        hand: u8 = 0..=100,
        /// Potion tokens on a card.
        potions_on_card: u8 = 0..=100,
        /// Potion tokens in the storage slot.
        stored_potions: u8 = 0..=100,
    }
}

game_core::settings_table! {
    /// How many built cards start the end of the game.
    pub struct End = ("modes.toml", "end") {
        /// In a full game.
        cards: u8 = 1..=16,
        /// In an express game.
        express_cards: u8 = 1..=16,
    }
}

game_core::settings_table! {
    /// The score track.
    pub struct ScoreTrack = ("scoreboard.toml", "track") {
        /// Number of spaces before the track starts again.
        length: u8 = 1..=200,
    }
}

game_core::settings_table! {
    /// The limit on sections B.
    pub struct BonusLimit = ("bonus.toml", "limit") {
        /// The most points that a section B can score.
        most: u8 = 0..=100,
    }
}

game_core::settings_table! {
    /// The research track.
    pub struct ResearchTrack = ("research.toml", "track") {
        /// The space that flips the board.
        last: u8 = 1..=20,
        /// Points of the token that the flip gives.
        token: u8 = 0..=20,
        /// The most points beyond that space that are kept.
        overflow: u8 = 0..=19,
    }
}

game_core::content! {
    Content: read(
        "achievements.toml",
        "board.toml",
        "bonus.toml",
        "devices.toml",
        "dice.toml",
        "doomsday.toml",
        "enemies.toml",
        "modes.toml",
        "monsters.toml",
        "potions.toml",
        "research.toml",
        "scientists.toml",
        "scoreboard.toml",
        "upgrades.toml",
    )
}

fn read(tables: &mut Tables) -> Option<Content> {
    let content = read::content(tables);
    if content.is_complete() {
        check::check(&content, tables);
        check_enemies::check(&content, tables);
    }
    Some(content)
}

impl Content {
    /// Whether everything has its row, which the checks across tables rely on.
    fn is_complete(&self) -> bool {
        self.towers.is_complete()
            && self.inserts.is_complete()
            && self.labs.is_complete()
            && self.tiles.is_complete()
            && self.dice.is_complete()
            && self.scientists.is_complete()
            && self.trades.is_complete()
            && self.cards.is_complete()
            && self.bonus.is_complete()
            && self.upgrade_spaces.is_complete()
            && self.enemies.is_complete()
            && self.tokens.is_complete()
            && self.doomsday.is_complete()
    }

    /// The upgrade spaces of the scoreboard for this many players.
    ///
    /// CL-2.5 MUST: the number of players decides which spaces have an upgrade token.
    pub fn spaces(&self, players: u8) -> &[u8] {
        &self.upgrade_spaces[match players {
            ..=2 => Table::Two,
            3 => Table::Three,
            _ => Table::Four,
        }]
    }

    /// The tiles of a tier; starter tiles only if asked for.
    pub fn tiles_of(&self, tier: Tier) -> impl Iterator<Item = Tile> {
        self.tiles.iter().filter(move |(_, facts)| facts.tier == tier).map(|(tile, _)| tile)
    }

    /// The distinct faces of a die, in ascending order, each with the number of sides that show it.
    pub fn odds(&self, die: DieColour) -> impl Iterator<Item = (Rolled, u32)> {
        let faces = &self.dice[die];
        let distinct = faces.iter().enumerate().filter(|(at, face)| !faces[..*at].contains(face));
        let mut distinct: Vec<Rolled> = distinct.map(|(_, face)| *face).collect();
        distinct.sort_unstable();
        distinct
            .into_iter()
            .map(|face| (face, faces.iter().filter(|other| **other == face).count() as u32))
    }

    /// How many sides of a die show two symbols.
    pub fn sides_with_two(&self, die: DieColour) -> usize {
        self.dice[die].iter().filter(|side| side.face().word().len() > 1).count()
    }

    /// The fewest and the most points printed on the cards of a deck.
    pub fn points_of(&self, deck: Deck) -> (u8, u8) {
        let cards = || self.cards.iter().filter(|(card, _)| card.deck() == deck);
        let points = || cards().map(|(_, facts)| facts.points);
        (points().min().unwrap_or_default(), points().max().unwrap_or_default())
    }

    /// How many built cards start the end of the game.
    ///
    /// CL-8.2 MUST: an express game is shorter.
    pub fn cards_to_end(&self, length: Length) -> u8 {
        match length {
            Length::Full => self.end.cards,
            Length::Express => self.end.express_cards,
        }
    }
}
