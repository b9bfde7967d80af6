//! What a person sees of each table: a script finds text that is small, cut off or covered,
//! overlapping pieces, small targets, and answers out of view. axe-core checks the same pages.
//!
//! `SOLOIST_LOOKS=weather-machine cargo test -p server --test browser every_table_can_be_read`
//! checks only the named games.

use std::collections::BTreeMap;

use play::ChanceSource;
use serde_json::json;

use crate::axe::Judged;
use crate::driven::{Browser, Result, Served, Size};

/// Names the games to check, separated by commas.
const ASKED: &str = "SOLOIST_LOOKS";

/// The games, each with its largest number of seats and the number of entries up to its middle.
const GAMES: [(&str, usize, usize); 4] = [
    ("colab", 3, 60),
    ("master-of-the-galaxy", 3, 70),
    ("weather-machine", 4, 90),
    ("pocket-mars", 4, 60),
];

/// The window sizes.
const SIZES: [Size; 2] = [Size::Laptop, Size::Narrow];

/// The most lines reported for each kind of fault.
const TOLD: usize = 12;

#[derive(Default)]
struct Looked {
    pages: usize,
    wrong: BTreeMap<String, BTreeMap<String, String>>,
    judged: Judged,
}

impl Looked {
    async fn at(&mut self, browser: &Browser, moment: &str) -> Result {
        self.pages += 1;
        for size in SIZES {
            browser.reshape(size).await?;
            for area in areas(browser, size).await? {
                if !area.is_empty() {
                    let script =
                        format!("document.querySelector('.areas [data-view=\"{area}\"]').click()");
                    browser.run(&script).await?;
                }
                for line in browser.looks().await? {
                    let (kind, what) = line.split_once(": ").unwrap_or(("", &line));
                    let place = format!("{moment} at {size} {area}");
                    let found = self.wrong.entry(kind.into()).or_default();
                    found.entry(what.into()).or_insert(place);
                }
            }
        }
        self.judged.at(browser, moment).await
    }

    fn end(self) -> Result {
        let lines: Vec<String> = self
            .wrong
            .into_iter()
            .map(|(kind, found)| {
                let all = found.len();
                let some: Vec<String> = found
                    .into_iter()
                    .take(TOLD)
                    .map(|(what, place)| format!("{what} ({place})"))
                    .collect();
                format!("{kind}: {all}\n  {}", some.join("\n  "))
            })
            .collect();
        println!("{} pages were looked at", self.pages);
        let accessible = self.judged.end();
        if lines.is_empty() { accessible } else { Err(lines.join("\n").into()) }
    }
}

/// The areas of which a narrow screen shows one at a time; a wide one shows all at once.
async fn areas(browser: &Browser, size: Size) -> Result<Vec<String>> {
    if size != Size::Narrow {
        return Ok(vec![String::new()]);
    }
    let names = browser.run("return [...document.querySelectorAll('.areas [data-view]')].map((one) => one.dataset.view).join('|')");
    Ok(names.await?.as_str().unwrap_or_default().split('|').map(String::from).collect())
}

in_browser!(
    /// Each game at its start, in the middle, at a beat and at its end, solo and with the most
    /// seats: nothing for a reader to complain about.
    every_table_can_be_read,
    |served, browser| {
        let asked = std::env::var(ASKED).ok();
        let mut looked = Looked::default();
        for (game, most, middle) in GAMES {
            let named = asked.as_ref().map(|asked| asked.split(',').any(|name| name == game));
            if !named.unwrap_or(true) {
                continue;
            }
            for seats in [1, most] {
                walk(&served, &browser, &mut looked, (game, seats, middle)).await?;
            }
        }
        looked.end()
    }
);

/// Checks a game with this many seats.
async fn walk(
    served: &Served,
    browser: &Browser,
    looked: &mut Looked,
    (game, seats, middle): (&str, usize, usize),
) -> Result {
    let settings = || match (game, seats) {
        ("colab", 1) => json!({"seats": 1, "enemies": 1}),
        _ => json!({"seats": seats}),
    };
    for (moment, entries) in [("start", 0), ("middle", middle * seats), ("end", 9999)] {
        let id = served.begun(game, settings(), ChanceSource::Seed(6), entries).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.wait_for("#table").await?;
        let name = format!("{game}, {seats} seats, {moment}");
        if browser.is_there(".hand-over button").await? {
            browser.read_it().await?;
            browser.run("document.querySelector('.hand-over button').click()").await?;
            browser.wait_for(".choice, .beat-ways").await?;
        }
        browser.go_on().await?;
        looked.at(browser, &name).await?;
        if moment == "middle" && seats == 1 && beat(browser).await? {
            looked.at(browser, &format!("{game}, a beat")).await?;
        }
    }
    Ok(())
}

/// Plays until the narration of another's turn appears. Returns whether one did.
async fn beat(browser: &Browser) -> Result<bool> {
    for turn in 0..30 {
        browser.choose(".choice > button", turn * 7).await?;
        if browser.beat().await?.is_some() {
            browser.read_it().await?;
            browser.run("document.querySelector('[data-act=next]').click()").await?;
            browser.wait_for("#table[data-beat='2'], #table:not([data-beat])").await?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// Faults put on a page, the window size, and the kinds that must be reported.
const FAULTS: [(&str, Size, &[&str]); 15] = [
    ("nothing", Size::Large, &[]),
    ("nothing", Size::Narrow, &[]),
    ("small", Size::Large, &["small"]),
    ("cut", Size::Large, &["cut"]),
    ("shortened", Size::Large, &["cut", "shortened"]),
    ("crossed", Size::Large, &["text on text"]),
    ("covered", Size::Large, &["covered"]),
    ("piled", Size::Large, &["piece on piece"]),
    ("scrolled", Size::Large, &[]),
    ("scrolled", Size::Narrow, &["two ways"]),
    ("wide", Size::Narrow, &["two ways"]),
    ("target", Size::Narrow, &["small target"]),
    ("sheet", Size::Narrow, &["sheet"]),
    ("unseen", Size::Large, &["answer out of sight"]),
    ("tall", Size::Large, &["taller than the screen"]),
];

in_browser!(
    /// The checks find each kind of fault where there is one, and no other.
    every_fault_of_looks_is_found,
    |served, browser| {
        browser.goto(&served.at("/")).await?;
        let mut wrong = Vec::new();
        for (fault, size, expected) in FAULTS {
            browser.reshape(size).await?;
            browser.spoil(fault).await?;
            let told = browser.looks().await?;
            let mut kinds: Vec<&str> =
                told.iter().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
            kinds.sort_unstable();
            kinds.dedup();
            if kinds != expected {
                wrong.push(format!("{fault} at {size}: {told:?}"));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }
);
