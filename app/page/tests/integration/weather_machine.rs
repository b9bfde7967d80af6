//! What must be true of the markup of every Weather Machine table.

use page::{Asking, Table};
use play::{AnySession, Kind, Luck, Play, Shelf, Until};
use serde_json::{Value, json};
use table::{Seat, Turn, Viewer};
use weather_machine::WeatherMachine;

/// The kinds of places that a drawing has.
const KINDS: [&str; 21] = [
    "space",
    "bot",
    "cell",
    "slot",
    "office",
    "paper",
    "goal",
    "tile",
    "shelf",
    "items",
    "supply",
    "storm",
    "report",
    "voucher",
    "funding",
    "track",
    "initiative",
    "lock",
    "tokens",
    "lab",
    "hideout",
];

fn session(settings: &Value, seed: u64) -> Box<dyn AnySession> {
    let shelf: Box<dyn Kind> = Box::new(Shelf::<WeatherMachine>::ours());
    let settings = settings.as_object().cloned().unwrap_or_default();
    shelf.start(&settings, Luck::Seed(seed), Play::Friendly).expect("a game")
}

fn draw(session: &dyn AnySession, viewer: Viewer) -> String {
    page::table(&Table {
        id: "abc",
        name: "A <name>",
        title: "A title",
        session,
        viewer,
        at: None,
        asking: Asking::Answer,
        refused: None,
        notes: &[],
        guide: None,
        thought: page::Thought::None,
    })
}

/// Every value of an attribute.
fn all<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays a game at random and hands over each position at which a seat chooses, and the last.
fn each_position(settings: &Value, seed: u64, mut look: impl FnMut(&dyn AnySession, Viewer)) {
    let mut session = session(settings, seed);
    let mut entries = 0;
    loop {
        if session.turn() == Turn::Chance {
            session.roll().expect("a seed answers");
        }
        match session.turn() {
            Turn::Choose(seat) => look(&*session, Viewer::Seat(seat)),
            Turn::Chance => {}
            Turn::Over => return look(&*session, Viewer::Seat(Seat(0))),
        }
        session.play_bot("random", seed + entries, Until::Entries(1)).expect("a bot");
        entries += 1;
    }
}

fn modes() -> [Value; 6] {
    [
        json!({}),
        json!({"random_challenges": 4}),
        json!({"readings": ["ask_every_gain", "award_sets"]}),
        json!({"seats": 2, "new_scientists": true}),
        json!({"seats": 3, "drafting": true}),
        json!({"seats": 4}),
    ]
}

#[test]
fn the_places_of_every_choice_are_drawn() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, seed as u64, |session, viewer| {
            let page = draw(session, viewer);
            let places = all(&page, "data-place");
            for choice in session.now().choices() {
                for place in &choice.description.places {
                    assert!(places.contains(&place.as_str()), "{}: no place {place}", choice.text);
                }
            }
            for can in all(&page, "data-can") {
                assert!(can.split(' ').all(|number| number.parse::<usize>().is_ok()), "{can}");
            }
        });
    }
}

/// What left the game is told of, but lies nowhere any more.
#[test]
fn told_lines_name_places_of_known_kinds() {
    for (seed, settings) in modes().iter().enumerate() {
        let mut told = 0;
        each_position(settings, 20 + seed as u64, |session, viewer| {
            for entry in session.log(viewer, told) {
                for place in entry.told.iter().flat_map(|line| &line.places) {
                    let kind = place.split(' ').next().unwrap_or_default();
                    assert!(KINDS.contains(&kind) || place == "target", "{place}");
                }
            }
            told = session.len();
        });
    }
}

#[test]
fn the_markup_is_clean_and_well_nested() {
    for (seed, settings) in modes().iter().enumerate() {
        each_position(settings, 40 + seed as u64, |session, viewer| {
            if session.len() % 7 != 0 && session.turn() != Turn::Over {
                return;
            }
            let page = draw(session, viewer);
            assert!(!page.contains(" style=") && !page.contains("<style"), "inline style");
            for image in page.split("<svg").skip(1) {
                let image = image.split("</svg>").next().unwrap_or_default();
                assert!(image.contains("<title>"), "an image without a title: {image}");
            }
            let mut ids = all(&page, "id");
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "an id occurs twice");
            nested(&page);
        });
    }
}

/// Elements that hold words and signs only.
const WORDS: [&str; 9] = ["p", "span", "b", "h1", "h2", "h3", "h4", "button", "summary"];

/// Elements that lay out others.
const BLOCKS: [&str; 14] = [
    "div", "section", "article", "header", "main", "nav", "ul", "ol", "li", "dl", "p", "details",
    "table", "form",
];

/// Elements without an end.
const VOID: [&str; 4] = ["meta", "link", "input", "img"];

fn nested(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1) {
        let name = tag.split(|of: char| of.is_whitespace() || of == '>').next().unwrap_or_default();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in the wrong order: <{tag}");
        } else if !name.starts_with('!') && !VOID.contains(&name) && !tag.trim_end().ends_with("/>")
        {
            let outer = open.iter().find(|outer| WORDS.contains(outer));
            assert!(outer.is_none() || !BLOCKS.contains(&name), "<{tag} in {open:?}");
            open.push(name);
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
}

#[test]
fn the_other_players_laboratories_are_one_click_away() {
    each_position(&json!({"seats": 4}), 7, |session, viewer| {
        let page = draw(session, viewer);
        for player in 1..=4 {
            for place in ["items", "lab"] {
                assert!(
                    page.contains(&format!("data-place=\"{place} p{player}\"")),
                    "{place} {player}"
                );
            }
        }
    });
}
