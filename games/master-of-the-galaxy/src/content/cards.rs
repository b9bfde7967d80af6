use std::str::FromStr;

use game_core::{EnumMap, Id, Row, Sourced, Tables};

use crate::effect::Effect;
use crate::modifier::{Modifier, Modifiers};
use crate::types::{After, Card, Letter, Pile, Symbol};

/// The printed facts of a card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    /// The name of the card.
    pub title: String,
    /// The supremacy symbol of the card.
    pub symbol: Symbol,
    /// How many of its symbol the card counts for.
    pub symbols: u8,
    /// The slots of its projects: base, research and politics of a species; attack and defence of a
    /// conflict; otherwise only the first.
    pub slots: [Vec<Letter>; 3],
    /// The effects of its projects, in the same order.
    pub effects: [Effect; 3],
    /// Where the cubes go when the card is completed.
    pub after: After,
    /// The modifiers of the card, while it is in play or once it is completed.
    pub modifiers: Modifiers,
    /// Whether the card has any modifiers.
    pub has_modifiers: bool,
    /// What the attacker of a conflict wins.
    pub victory: Effect,
    /// What the loser of a conflict gives up.
    pub spoils: Spoils,
}

/// The facts of a card that are read between any two steps, kept close together in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brief {
    /// The supremacy symbol of the card.
    pub(crate) symbol: Symbol,
    /// How many of its symbol the card counts for.
    pub(crate) symbols: u8,
    /// Whether the card has any modifiers.
    pub(crate) has_modifiers: bool,
    /// Whether the card has a discount on projects.
    pub(crate) discounts: bool,
}

/// The brief facts of all cards.
pub(super) fn briefs(cards: &Sourced<Card, CardFacts>) -> EnumMap<Card, Brief> {
    let facts = cards.facts();
    let nothing = nothing();
    EnumMap::each(|card: Card| {
        let facts = facts.get(card.index()).unwrap_or(&nothing);
        Brief {
            symbol: facts.symbol,
            symbols: facts.symbols,
            has_modifiers: facts.has_modifiers,
            discounts: facts.modifiers.iter().any(|it| matches!(it, Modifier::Discount(..))),
        }
    })
}

/// What the loser of a conflict gives up.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Spoils {
    /// This many cubes.
    Cubes(u8),
    /// A leader.
    Leader,
}

impl FromStr for Spoils {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(' ') {
            None if text == "leader" => Ok(Spoils::Leader),
            Some(("cubes", count)) => count.parse().map(Spoils::Cubes).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

/// A list of slots as written in content files.
struct Letters(Vec<Letter>);

impl FromStr for Letters {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let letters: Result<Vec<Letter>, _> = text.split_whitespace().map(str::parse).collect();
        match letters {
            Ok(letters) if (1..=6).contains(&letters.len()) => Ok(Letters(letters)),
            _ => Err(()),
        }
    }
}

/// Where the cards of some decks are written: file, table, decks, and the fields of a row.
type Place = (&'static str, &'static str, &'static [Pile], &'static [&'static str]);

const PLACES: [Place; 5] = [
    (
        "species.toml",
        "species",
        &[Pile::Species],
        &[
            "title",
            "symbol",
            "base",
            "research",
            "research_effect",
            "politics",
            "politics_effect",
            "trait",
        ],
    ),
    ("leaders.toml", "leader", &[Pile::Leader], &["title", "symbol", "slots", "effect"]),
    (
        "conflicts.toml",
        "conflict",
        &[Pile::Conflict],
        &["title", "symbol", "attack", "defence", "effect", "spoils"],
    ),
    ("governments.toml", "government", &[Pile::Government], &["title", "symbol", "modifier"]),
    (
        "developments.toml",
        "development",
        &[Pile::Commerce, Pile::Expansion, Pile::Progress],
        &["title", "type", "symbol", "symbols", "slots", "after", "effect", "modifier"],
    ),
];

/// Reads the cards, in the order in which their decks are declared.
pub(super) fn read(tables: &mut Tables) -> Sourced<Card, CardFacts> {
    let rows = PLACES.into_iter().flat_map(|(file, table, piles, fields)| {
        let cards = piles.iter().flat_map(|&pile| Card::of(pile));
        tables.sourced((file, table), fields, cards, |tables, row| {
            let pile = tables.id::<Card>(row).map(Card::pile);
            pile.filter(|pile| piles.contains(pile)).map(|pile| read_card(tables, row, pile))
        })
    });
    let rows: Vec<_> = rows.collect();
    Sourced::new(rows)
}

fn nothing() -> CardFacts {
    CardFacts {
        title: String::new(),
        symbol: Symbol::Military,
        symbols: 1,
        slots: [Vec::new(), Vec::new(), Vec::new()],
        effects: [Effect::default(); 3],
        after: After::Bag,
        modifiers: Modifiers::default(),
        has_modifiers: false,
        victory: Effect::default(),
        spoils: Spoils::Leader,
    }
}

fn read_card(tables: &mut Tables, row: &Row, pile: Pile) -> CardFacts {
    let mut facts = CardFacts {
        title: tables.text(row, "title"),
        symbol: tables
            .word(row, "symbol", "military, economic, industrial, scientific or political")
            .unwrap_or(Symbol::Military),
        ..nothing()
    };
    match pile {
        Pile::Species => {
            facts.slots = ["base", "research", "politics"].map(|field| slots(tables, row, field));
            facts.effects = [
                Effect::BASE,
                effect(tables, row, "research_effect"),
                effect(tables, row, "politics_effect"),
            ];
            facts.modifiers = modifiers(tables, row, "trait");
        }
        Pile::Leader => {
            facts.slots[0] = slots(tables, row, "slots");
            facts.effects[0] = effect(tables, row, "effect");
        }
        Pile::Conflict => {
            facts.slots[0] = slots(tables, row, "attack");
            facts.slots[1] = slots(tables, row, "defence");
            facts.victory = effect(tables, row, "effect");
            let expected = "\"cubes 2\" or \"leader\"";
            facts.spoils = tables.word(row, "spoils", expected).unwrap_or(Spoils::Leader);
        }
        Pile::Government => facts.modifiers = modifiers(tables, row, "modifier"),
        Pile::Commerce | Pile::Expansion | Pile::Progress => {
            if tables.word::<Pile>(row, "type", "the type of the deck").is_some_and(|of| of != pile)
            {
                tables.object(
                    format!("{}, type", row.at()),
                    format!("by its id it is a card of {pile}"),
                );
            }
            facts.symbols = tables.number(row, "symbols", 1..=3) as u8;
            facts.slots[0] = slots(tables, row, "slots");
            let after = tables.word(row, "after", "bag, reserve or lock");
            facts.after = after.unwrap_or(After::Bag);
            facts.effects[0] = effect(tables, row, "effect");
            facts.modifiers = modifiers(tables, row, "modifier");
        }
    }
    facts.has_modifiers = facts.modifiers.iter().next().is_some();
    facts
}

fn slots(tables: &mut Tables, row: &Row, field: &str) -> Vec<Letter> {
    let expected = "one to six slots, such as \"R W *\"";
    tables.word::<Letters>(row, field, expected).map_or_else(Vec::new, |letters| letters.0)
}

fn effect(tables: &mut Tables, row: &Row, field: &str) -> Effect {
    let expected = "an effect, such as \"gain R 2; pick conflict\", or \"none\"";
    tables.word(row, field, expected).unwrap_or_default()
}

fn modifiers(tables: &mut Tables, row: &Row, field: &str) -> Modifiers {
    let expected = "a modifier, such as \"discount attack 1 2\", or \"none\"";
    tables.word(row, field, expected).unwrap_or_default()
}
