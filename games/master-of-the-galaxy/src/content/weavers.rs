use table::{Id, Set, Tables};

use crate::kinds::{Colour, Symbol, Weaver, Work};

/// A Weaver card as it is printed.
///
/// WV-2.1 MUST: three arrows in order, three works with slots and colour, a symbol, and the works
/// that it feeds.
#[derive(Clone, Debug)]
pub struct WeaverFacts {
    /// Its name.
    pub title: String,
    /// The colours that it looks for, the first one first.
    pub arrows: [Colour; 3],
    works: [(u8, Colour); 3],
    /// The symbol that feeds it.
    pub symbol: Symbol,
    /// The works that are fed.
    pub feed: Set<Work>,
}

impl WeaverFacts {
    /// The slots and the colour of a work.
    pub fn work(&self, work: Work) -> (u8, Colour) {
        self.works[work.index()]
    }
}

const FIELDS: [&str; 9] = [
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

pub(super) fn read(tables: &mut Tables) -> Vec<WeaverFacts> {
    let mut found: Vec<Option<WeaverFacts>> = vec![None; Weaver::COUNT];
    for row in &tables.rows("weavers.toml", "weaver") {
        let known: Vec<&str> = ["id", "title", "source"].into_iter().chain(FIELDS).collect();
        tables.known_fields(row, &known);
        for field in FIELDS {
            tables.source(row, field);
        }
        let mut list = |field: &str| -> Vec<String> {
            tables.text(row, field).split_whitespace().map(str::to_string).collect()
        };
        let (arrows, feed) = (list("arrows"), list("feed"));
        let arrows: Vec<Colour> = arrows.iter().filter_map(|word| word.parse().ok()).collect();
        let feed: Set<Work> = feed.iter().filter_map(|word| word.parse().ok()).collect();
        let Ok(arrows) = <[Colour; 3]>::try_from(arrows) else {
            tables.object(
                format!("{}, arrows", row.at()),
                "expected three colours, such as \"B R Y\"",
            );
            continue;
        };
        if feed.is_empty() {
            tables.object(format!("{}, feed", row.at()), "expected works, such as \"P E\"");
        }
        let mut work = |slots: &str, colour: &str| {
            let count = tables.number(row, slots, 1..=9) as u8;
            (count, tables.word(row, colour, "R, B, Y, W or K").unwrap_or(Colour::Red))
        };
        let works = [
            work("proliferation", "proliferation_colour"),
            work("morphing", "morphing_colour"),
            work("engulfment", "engulfment_colour"),
        ];
        let symbol = tables.word(row, "symbol", "a symbol").unwrap_or(Symbol::Military);
        let title = tables.text(row, "title");
        let Some(id) = tables.word::<Weaver>(row, "id", "w1 to w5") else { continue };
        found[id.index()] = Some(WeaverFacts { title, arrows, works, symbol, feed });
    }
    for card in Weaver::all().filter(|card| found[card.index()].is_none()) {
        tables.object(format!("weavers.toml, weaver {card}"), "this row is missing");
    }
    let nothing = || WeaverFacts {
        title: String::new(),
        arrows: [Colour::Red; 3],
        works: [(1, Colour::Red); 3],
        symbol: Symbol::Military,
        feed: Set::EMPTY,
    };
    found.into_iter().map(|facts| facts.unwrap_or_else(nothing)).collect()
}
