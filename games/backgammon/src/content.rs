//! The starting position, read from `content/layout.toml`.

use game_core::Tables;

use crate::checkers::{Checkers, MOST_CHECKERS};
use crate::types::{OnTheBoard, Place, Places};

/// The starting position of a game.
#[derive(Debug)]
pub struct Content {
    /// BG-1.3 MUST: each side's checkers at the start, in that side's numbering.
    pub layout: Checkers,
    /// A hash of the content.
    pub(crate) fingerprint: String,
}

game_core::content! {
    Content: read("layout.toml")
}

fn read(tables: &mut Tables) -> Option<Content> {
    let (row, _) = tables.sheet("layout.toml", "layout", &["checkers"]);
    let expected = "places with their checkers, such as 24:2 13:5 8:3 6:5";
    let layout: Checkers = tables.word(&row, "checkers", expected)?;
    for why in faults(&layout) {
        tables.object(row.at(), why);
    }
    Some(Content { layout, fingerprint: tables.fingerprint() })
}

/// Reasons why a game cannot begin with this layout.
///
/// BG-1.1 MUST: a side has 15 checkers on 24 points; an owner's start may have fewer.
fn faults(layout: &Checkers) -> Vec<String> {
    let mut faults = Vec::new();
    let all = layout.total();
    if !(1..=u32::from(MOST_CHECKERS)).contains(&all) {
        faults.push(format!("{all} checkers, expected 1 to {MOST_CHECKERS}"));
    }
    if layout.count(Place::OFF) > 0 {
        faults.push("a checker is borne off before the game".into());
    }
    let on_points = layout.occupied().and(Places::points());
    for point in on_points.and(on_points.mirrored()).iter().filter(|point| point.pips() > 12) {
        faults.push(format!("both sides would stand on {point} at the start"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use game_core::{SourceFile, ValidationError};

    use super::*;

    fn load(checkers: &str) -> Result<Content, Vec<ValidationError>> {
        let text = format!("[layout]\ncheckers = \"{checkers}\"\n");
        Content::load(&[SourceFile { name: "layout.toml".into(), text }])
    }

    /// [BG-1.1, BG-1.3] 15 checkers a side, 167 points from home.
    #[test]
    fn the_game_begins_with_fifteen_checkers_each() {
        let layout = Content::ours().layout;
        assert_eq!((layout.total(), layout.pips()), (15, 167));
        assert_eq!(layout.to_string(), "24:2 13:5 8:3 6:5");
    }

    #[test]
    fn an_owner_may_begin_differently_but_not_impossibly() {
        assert!(load("24:1 23:1 22:1").is_ok());
        for wrong in ["", "24:x", "24:2 1:1", "6:15 5:1", "6:14 off:1"] {
            assert!(load(wrong).is_err(), "{wrong}");
        }
    }
}
