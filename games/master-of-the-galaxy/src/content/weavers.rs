use std::str::FromStr;

use game_core::{EnumSet, Id, Row, Sourced, Tables};

use crate::types::{Colour, Level, Symbol, Weaver, Work};

/// The printed facts of a Weaver card.
///
/// WV-2.1 MUST: three arrows in order, three works with slots and colour, a symbol, and the works
/// that it feeds.
#[derive(Clone, Debug)]
pub struct WeaverFacts {
    /// The name of the card.
    pub title: String,
    /// The colours of the arrows by which it aims, in order.
    pub arrows: [Colour; 3],
    works: [(u8, Colour); 3],
    /// The symbol that feeds it.
    pub symbol: Symbol,
    /// The works that take a cube when it is fed.
    pub feed: EnumSet<Work>,
}

impl WeaverFacts {
    /// The number of slots and the colour of a work.
    pub fn work(&self, work: Work) -> (u8, Colour) {
        self.works[work.index()]
    }
}

/// How many slots fewer than printed the works have at a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelFacts {
    /// The number of slots left out for each work, in the order of the works.
    fewer: [u8; 3],
}

impl LevelFacts {
    /// The number of slots of a work that are left out.
    pub fn fewer(&self, work: Work) -> u8 {
        self.fewer[work.index()]
    }
}

const LEVEL_FIELDS: [&str; 3] = ["proliferation_fewer", "morphing_fewer", "engulfment_fewer"];

/// Reads the levels from their rows.
pub(super) fn read_levels(tables: &mut Tables) -> Sourced<Level, LevelFacts> {
    tables.facts(("weavers.toml", "level"), &LEVEL_FIELDS, |tables, row| {
        let fewer = LEVEL_FIELDS.map(|field| tables.number(row, field, 0..=8) as u8);
        Some(LevelFacts { fewer })
    })
}

const FIELDS: [&str; 10] = [
    "title",
    "arrows",
    "proliferation",
    "proliferation_colour",
    "morphing",
    "morphing_colour",
    "engulfment",
    "engulfment_colour",
    "symbol",
    "feed",
];

/// A list of words of a closed set, separated by blanks.
struct Words<T>(Vec<T>);

impl<T: FromStr> FromStr for Words<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(Words)
    }
}

pub(super) fn read(tables: &mut Tables) -> Sourced<Weaver, WeaverFacts> {
    tables.facts(("weavers.toml", "weaver"), &FIELDS, read_weaver)
}

fn read_weaver(tables: &mut Tables, row: &Row) -> Option<WeaverFacts> {
    let expected = "three colours, such as \"B R Y\"";
    let arrows = tables.word::<Words<Colour>>(row, "arrows", expected);
    let arrows = arrows.map(|arrows| <[Colour; 3]>::try_from(arrows.0));
    if let Some(Err(colours)) = &arrows {
        let why = format!("expected {expected}, found {}", colours.len());
        tables.object(format!("{}, arrows", row.at()), why);
    }
    let expected = "works, such as \"P E\"";
    let feed = tables.word::<Words<Work>>(row, "feed", expected);
    let feed: EnumSet<Work> = feed.map_or(EnumSet::EMPTY, |works| works.0.into_iter().collect());
    if feed.is_empty() {
        tables.object(format!("{}, feed", row.at()), format!("expected {expected}"));
    }
    let mut work = |slots: &str, colour: &str| {
        let count = tables.number(row, slots, 1..=9) as u8;
        tables.word(row, colour, "R, B, Y, W or K").map(|colour| (count, colour))
    };
    let works = [
        work("proliferation", "proliferation_colour"),
        work("morphing", "morphing_colour"),
        work("engulfment", "engulfment_colour"),
    ];
    let expected = "military, economic, industrial, scientific or political";
    let symbol = tables.word(row, "symbol", expected);
    let title = tables.text(row, "title");
    let [Some(one), Some(two), Some(three)] = works else { return None };
    let (Some(Ok(arrows)), Some(symbol)) = (arrows, symbol) else { return None };
    Some(WeaverFacts { title, arrows, works: [one, two, three], symbol, feed })
}
