//! `soloist sim --sensitivity` and `--tune`.

use crate::common::{Folder, GAME};
use serde_json::Value;

/// The same run as text, as JSON, as CSV and as a page.
#[test]
fn numbers_are_made_different_and_told_in_every_form() {
    let folder = Folder::new();
    let sim = ["sim", GAME, "--seats", "1", "--games", "20", "--sensitivity", "GH1,scoring/ship"];
    let text = folder.soloist(&sim, b"").well();
    assert!(text.starts_with("20 games of pocket-mars by random, seeds from 1\n"), "{text}");
    let ship = text.lines().find(|line| line.contains("scoring, ship: 1 -> 2"));
    assert!(ship.is_some_and(|line| line.starts_with("scoring.toml")), "{text}");
    assert!(text.contains("p (Holm)") && text.contains("Refused, not played: "), "{text}");
    assert!(text.contains("card GH1, early in 20 of 20 games"), "{text}");

    let (csv, page) = (folder.join("numbers.csv"), folder.join("numbers.html"));
    let files = [&sim[..], &["--csv", &csv, "--html", &page]].concat();
    assert_eq!(folder.soloist(&files, b"").well(), text);
    let json = folder.soloist(&[&sim[..], &["--json"]].concat(), b"").well();
    let all: Value = serde_json::from_str(&json).expect("JSON");
    let comparisons = all["comparisons"].as_array().expect("a list");
    let refused = all["refused"].as_array().expect("a list");
    assert_eq!(
        (all["played"].as_u64(), all["base"]["games"].as_u64()),
        (Some(comparisons.len() as u64), Some(20))
    );
    assert!(text.contains(&format!("\n{} comparisons\n", comparisons.len())), "{text}");
    let rows = std::fs::read_to_string(&csv).expect("written");
    assert_eq!(rows.lines().count(), 1 + comparisons.len() + refused.len());
    let stdout = [&sim[..], &["--csv", "-"]].concat();
    assert_eq!(folder.soloist(&stdout, b"").well(), rows);
    let page = std::fs::read_to_string(&page).expect("written");
    assert!(page.contains("<svg") && page.contains("--sensitivity"), "{page}");
}

/// Unknown words are refused with the available ones, and so are conflicting arguments.
#[test]
fn what_is_not_in_the_content_is_refused_with_what_there_is() {
    let folder = Folder::new();
    let sim = ["sim", GAME, "--games", "2", "--sensitivity"];
    let lines = folder.soloist(&[&sim[..], &["GH1,GH9,castle"]].concat(), b"").refused();
    assert_eq!(lines.len(), 2, "{lines:#?}");
    assert!(lines[0].contains("--sensitivity: there is no 'GH9'"), "{lines:#?}");
    for there in ["card (such as GH1)", "building (such as greenhouse)", "cards.toml", "solo"] {
        assert!(lines[1].contains(there), "{lines:#?}");
    }
    let both = [&sim[..], &["GH1", "--compare", "players=random,greedy"]].concat();
    folder.soloist(&both, b"").refused();
}

/// A tuning run as text, as JSON and as CSV; and what it cannot tune.
#[test]
fn values_are_searched_and_told_in_every_form() {
    let folder = Folder::new();
    let tune = ["sim", GAME, "--seats", "1", "--games", "20", "--tune", "points=8"];
    let tune = [&tune[..], &["--param", "scoring/ship=1..3,energy_top=4..5"]].concat();
    let text = folder.soloist(&tune, b"").well();
    assert!(text.starts_with("points=8 for random in pocket-mars, 20 games a try"), "{text}");
    assert!(text.contains("6 of 6 combinations tried. Nearest to points=8: "), "{text}");
    assert!(text.contains("as it is") && text.contains("fresh seeds"), "{text}");
    let json = folder.soloist(&[&tune[..], &["--json"]].concat(), b"").well();
    let all: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(all["tried"].as_array().map(Vec::len), Some(6));
    assert!(all["met"].is_boolean() && all["target"]["points"] == 8.0, "{json}");
    let rows = folder.soloist(&[&tune[..], &["--csv", "-"]].concat(), b"").well();
    assert_eq!(rows.lines().count(), 1 + 6 + 1);

    let few = ["sim", GAME, "--games", "2"];
    for wrong in [
        &["--tune", "luck=3", "--param", "energy_top=3..7"][..],
        &["--tune", "wins=40%", "--param", "castle=3..7"],
        &["--tune", "wins=40%", "--param", "energy_top=3"],
    ] {
        let lines = folder.soloist(&[&few[..], wrong].concat(), b"").refused();
        assert_eq!(lines.len(), 1, "{lines:#?}");
        assert!(lines[0].contains("--tune") || lines[0].contains("--param"), "{lines:#?}");
    }
    folder.soloist(&[&few[..], &["--tune", "wins=40%"]].concat(), b"").refused();
}
