//! Shared functions for the tests of every drawn game.

use game_core::{Seat, Turn, Viewer};
use i18n::Locale;
use page::{Asking, Table};
use play::{ChanceSource, DynGame, DynSession, Play, Until};
use serde_json::Value;

/// A game with these settings, and luck from this seed.
pub(crate) fn session(kind: &dyn DynGame, settings: &Value, seed: u64) -> Box<dyn DynSession> {
    let settings = settings.as_object().cloned().unwrap_or_default();
    kind.start(&settings, ChanceSource::Seed(seed), Play::Friendly).expect("a game")
}

/// The page of a session for one viewer.
pub(crate) fn draw(session: &dyn DynSession, viewer: Viewer) -> String {
    draw_asking(session, viewer, Asking::Answer)
}

/// The same, asking this of him.
pub(crate) fn draw_asking(session: &dyn DynSession, viewer: Viewer, asking: Asking) -> String {
    page::table(&Table {
        locale: Locale::English,
        id: "abc",
        name: "A <name>",
        title: "A title",
        session,
        viewer,
        at: None,
        asking,
        since: None,
        marks_seen: false,
        area: None,
        refused: None,
        sure: None,
        notes: &[],
        asked: &[],
        asked_notes: &[],
        clock: None,
        places: &[],
        live: None,
        content: None,
        watching: None,
        guide: None,
        guide_left: None,
        review: None,
        task_status: page::TaskStatus::None,
    })
}

/// Every value of an attribute.
pub(crate) fn all<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays a random game and passes on each position at which a seat chooses, and the last one.
pub(crate) fn each_position(
    kind: &dyn DynGame,
    settings: &Value,
    seed: u64,
    look: impl FnMut(&dyn DynSession, Viewer),
) {
    each_of_the_first(kind, settings, seed, u64::MAX, look);
}

/// The same, but only for this many answers.
pub(crate) fn each_of_the_first(
    kind: &dyn DynGame,
    settings: &Value,
    seed: u64,
    answers: u64,
    mut look: impl FnMut(&dyn DynSession, Viewer),
) {
    let mut session = session(kind, settings, seed);
    let mut entries = 0;
    while entries < answers {
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

/// Fails unless there is no inline style, every image has a title or is decoration, every id is
/// unique, and elements are well nested.
pub(crate) fn is_clean(page: &str) {
    assert!(!page.contains(" style=") && !page.contains("<style"), "inline style");
    for image in page.split("<svg").skip(1) {
        let image = image.split("</svg>").next().unwrap_or_default();
        let says = image.contains("<title>") || image.contains("aria-hidden=\"true\"");
        assert!(says, "an image without a title: {image}");
    }
    let mut ids = all(page, "id");
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id occurs twice");
    nested(page);
}

/// Elements that contain only words and signs.
const WORDS: [&str; 9] = ["p", "span", "b", "h1", "h2", "h3", "h4", "button", "summary"];

/// Elements that lay out others.
const BLOCKS: [&str; 14] = [
    "div", "section", "article", "header", "main", "nav", "ul", "ol", "li", "dl", "p", "details",
    "table", "form",
];

/// Elements without an end tag.
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
