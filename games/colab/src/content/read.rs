//! Reads the rows of the content tables and collects every error.

use std::str::FromStr;

use game_core::{EnumMap, Row, Sourced, Tables, Unknown};

use super::enemies;
use super::list::Words;
use super::{
    BonusFacts, BonusLimit, CardFacts, Content, End, Limits, Pieces, ResearchTrack, RingFacts,
    ScientistFacts, ScoreTrack, Start, Symbols, TileFacts, TradeFacts,
};
use crate::effect::Effect;
use crate::types::{Card, Deck, DieColour, Rolled, Symbol};

/// A number in a list.
struct Number(u8);

impl FromStr for Number {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        text.parse().map(Number).map_err(|_| Unknown(text.to_string()))
    }
}

/// A price written in letters.
struct Price(EnumMap<Symbol, u8>);

impl FromStr for Price {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let mut price: EnumMap<Symbol, u8> = EnumMap::default();
        for letter in text.chars() {
            let symbol = Symbol::of_letter(letter).ok_or_else(|| Unknown(text.to_string()))?;
            price[symbol] += 1;
        }
        let symbols: u8 = price.values().iter().sum();
        if (1..=6).contains(&symbols) { Ok(Price(price)) } else { Err(Unknown(text.to_string())) }
    }
}

const AN_EFFECT: &str = "an effect such as \"token any 1 + return 1\", or \"-\"";

/// Reads everything, as far as it is valid.
pub(super) fn content(tables: &mut Tables) -> Content {
    let effect = |field: &'static str| {
        move |tables: &mut Tables, row: &Row| tables.word::<Effect>(row, field, AN_EFFECT)
    };
    let tile_fields = &["tier", "copies", "cost", "effect", "symbols"];
    let scientist_fields = &["title", "colour", "dice", "cards", "tokens", "wild", "minions"];
    let trade_fields = &["benefit", "first_side", "second_side"];
    let spaces = tables.facts(("scoreboard.toml", "spaces"), &["upgrades"], upgrade_spaces);
    let pieces = Pieces::read(tables);
    Content {
        towers: tables.facts(("board.toml", "tower"), &["bottom"], effect("bottom")),
        inserts: tables.facts(("board.toml", "insert"), &["top"], effect("top")),
        labs: tables.facts(("board.toml", "lab"), &["symbols"], symbols),
        first_game: first_game(tables),
        tiles: tables.facts(("upgrades.toml", "tile"), tile_fields, tile),
        dice: tables.facts(("dice.toml", "die"), &["faces"], faces),
        dice_count: EnumMap([
            pieces.white_dice,
            pieces.red_dice,
            pieces.blue_dice,
            pieces.purple_dice,
        ]),
        scientists: tables.facts(("scientists.toml", "scientist"), scientist_fields, scientist),
        trades: tables.facts(("research.toml", "trade"), trade_fields, trade),
        research: ResearchTrack::read(tables),
        cards: cards(tables),
        bonus: tables.facts(("bonus.toml", "bonus"), &["when", "a", "b"], bonus),
        bonus_limit: BonusLimit::read(tables),
        upgrade_spaces: spaces,
        track: ScoreTrack::read(tables),
        start: Start::read(tables),
        limits: Limits::read(tables),
        end: End::read(tables),
        enemies: enemies::enemies(tables),
        tokens: enemies::tokens(tables),
        doomsday: enemies::doomsday(tables),
        difficulties: enemies::difficulties(tables),
        achievements: enemies::achievements(tables),
        fingerprint: tables.fingerprint(),
    }
}

fn symbols(tables: &mut Tables, row: &Row) -> Option<Symbols> {
    let words = tables.word::<Words<Deck>>(row, "symbols", "card types, or \"-\"")?;
    let mut symbols = Symbols::default();
    words.0.into_iter().for_each(|deck| symbols[deck] += 1);
    Some(symbols)
}

game_core::index_type! {
    /// A place of the ring in the first game, from 1.
    struct Place(6);
    |number, f| write!(f, "{}", number + 1)
}

fn first_game(tables: &mut Tables) -> Vec<RingFacts> {
    let fields = &["tower", "insert", "lab", "starter"];
    let read = |tables: &mut Tables, row: &Row| {
        let tower = tables.word(row, "tower", "a tower");
        let insert = tables.word(row, "insert", "a side of an insert");
        let lab = tables.word(row, "lab", "a lab");
        let starter = tables.word(row, "starter", "a starter tile");
        Some(RingFacts { tower: tower?, insert: insert?, lab: lab?, starter: starter? })
    };
    let ring: Sourced<Place, RingFacts> = tables.facts(("board.toml", "first_game"), fields, read);
    ring.facts().to_vec()
}

fn tile(tables: &mut Tables, row: &Row) -> Option<TileFacts> {
    let tier = tables.word(row, "tier", "starter, one, two or three");
    let copies = tables.small(row, "copies", 20);
    let cost = tables.small(row, "cost", 6);
    let effect = tables.word(row, "effect", AN_EFFECT);
    let symbols = symbols(tables, row);
    Some(TileFacts { tier: tier?, copies, cost, effect: effect?, symbols: symbols? })
}

fn faces(tables: &mut Tables, row: &Row) -> Option<Vec<Rolled>> {
    let die: DieColour = tables.word(row, "id", "a colour")?;
    let text = tables.text(row, "faces");
    let mut faces = Vec::new();
    for letters in text.split(' ') {
        match format!("{die} {letters}").parse() {
            Ok(rolled) => faces.push(rolled),
            Err(_) => {
                let why = format!("a {die} die cannot show '{letters}'");
                tables.object(format!("{}, faces", row.at()), why);
                return None;
            }
        }
    }
    Some(faces)
}

fn scientist(tables: &mut Tables, row: &Row) -> Option<ScientistFacts> {
    let mut three = |field: &str| {
        tables
            .word::<Words<Number>>(row, field, "three numbers")
            .map(|numbers| numbers.0.into_iter().map(|number| number.0).collect::<Vec<u8>>())
    };
    let (dice, cards, tokens) = (three("dice"), three("cards"), three("tokens"));
    let title = tables.text(row, "title");
    let colour = tables.word(row, "colour", "white or a colour");
    let wild = tables.small(row, "wild", 9);
    let minions = tables.word(row, "minions", "colour or die");
    Some(ScientistFacts {
        title,
        colour: colour?,
        dice: dice?,
        cards: cards?,
        tokens: tokens?,
        wild,
        minions: minions?,
    })
}

fn trade(tables: &mut Tables, row: &Row) -> Option<TradeFacts> {
    let benefit = tables.word(row, "benefit", AN_EFFECT);
    let costs = ["first_side", "second_side"].map(|field| tables.small(row, field, 30));
    Some(TradeFacts { benefit: benefit?, costs })
}

fn cards(tables: &mut Tables) -> Sourced<Card, CardFacts> {
    let fields = &["title", "copies", "cost", "points", "ability"];
    let mut cards = Vec::new();
    for (file, deck) in [
        ("devices.toml", Deck::Device),
        ("potions.toml", Deck::Potion),
        ("monsters.toml", Deck::Monster),
    ] {
        cards.extend(tables.sourced((file, "card"), fields, deck.cards(), card));
    }
    Sourced::new(cards)
}

fn card(tables: &mut Tables, row: &Row) -> Option<CardFacts> {
    let title = tables.text(row, "title");
    let copies = tables.small(row, "copies", 9);
    let cost: Option<Price> = tables.word(row, "cost", "1 to 6 letters of symbols such as GGS");
    let points = tables.small(row, "points", 20);
    let ability = tables.word(row, "ability", "an ability such as \"trigger: return 1\"");
    Some(CardFacts { title, copies, cost: cost?.0, points, ability: ability? })
}

fn bonus(tables: &mut Tables, row: &Row) -> Option<BonusFacts> {
    let when = tables.word(row, "when", "once, always, rest, pay or token");
    let effect = tables.word(row, "a", AN_EFFECT);
    let section_b = tables.word(row, "b", "what is counted, and the points for each");
    Some(BonusFacts { when: when?, effect: effect?, section_b: section_b? })
}

fn upgrade_spaces(tables: &mut Tables, row: &Row) -> Option<Vec<u8>> {
    let spaces: Words<Number> = tables.word(row, "upgrades", "numbers of spaces")?;
    Some(spaces.0.iter().map(|space| space.0).collect())
}
