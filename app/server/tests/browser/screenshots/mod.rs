//! Contact sheets of every table and of the pages around them.
//!
//! `cargo xtask screenshots [GAME]` writes them to `docs/reference/screenshots`: a row for each
//! moment of a game with a fixed seed, a column for each size, light and dark. As a test it takes
//! one page and checks that its sheet can be read back.

mod sheet;

use std::path::PathBuf;

use play::ChanceSource;
use serde_json::{Value, json};
use sheet::Sheet;

use crate::driven::{Browser, Result, Served, Size};

/// Set by `cargo xtask screenshots` to the names of sheets, or empty for all.
const ASKED: &str = "SOLOIST_SCREENSHOTS";

/// A game: its id, its settings, the number of entries up to its middle and up to its beat, and the
/// scale on its sheet. A fuller board makes larger files, so its scale is smaller.
type Shown = (&'static str, Value, usize, usize, f64);

fn games() -> [Shown; 4] {
    [
        ("colab", json!({"seats": 1, "enemies": 1}), 150, 100, 0.36),
        ("master-of-the-galaxy", json!({"seats": 1}), 130, 100, 0.36),
        ("pocket-mars", json!({}), 60, 66, 0.36),
        ("weather-machine", json!({}), 110, 80, 0.28),
    ]
}

/// The sheet of the pages that all games share.
const SHARED: &str = "shared";

/// The seed of every sheet.
const SEED: u64 = 7;

/// The scale of the shared pages.
const PAGE: f64 = 0.3;

/// The factor by which a phone is shown larger than the rest.
const PHONE: f64 = 1.3;

/// Adds the current page as a row: in every size, light and dark.
async fn row(browser: &Browser, sheet: &mut Sheet, scale: f64) -> Result {
    let mut taken = Vec::new();
    for size in Size::ALL {
        browser.reshape(size).await?;
        let scale = if size == Size::Narrow { scale * PHONE } else { scale };
        for theme in ["light", "dark"] {
            browser
                .run(&format!("document.documentElement.dataset.theme = '{theme}'; scrollTo(0, 0)"))
                .await?;
            browser.run_until_done(PAINTED, Vec::new()).await?;
            taken.push(browser.scaled_picture(size, scale).await?);
        }
    }
    sheet.row(&taken)
}

/// Completes when the latest changes have been painted.
const PAINTED: &str = "const told = arguments[arguments.length - 1];
    requestAnimationFrame(() => requestAnimationFrame(told))";

/// The moments of a game: its start, its middle, a beat of another's turn, its end.
async fn of_game(
    served: &Served,
    browser: &Browser,
    (game, settings, middle, before, scale): Shown,
) -> Result<Sheet> {
    let mut sheet = Sheet::default();
    for (moment, entries) in [("start", 0), ("middle", middle), ("beat", before), ("end", 99_999)] {
        browser.reshape(Size::Narrow).await?;
        let id = served.begun(game, settings.clone(), ChanceSource::Seed(SEED), entries).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.wait_for("#table").await?;
        browser.go_on().await?;
        if moment == "beat" {
            moved(browser).await?;
        }
        row(browser, &mut sheet, scale).await?;
    }
    Ok(sheet)
}

/// Plays until a beat moves a piece, or at least changes a number.
async fn moved(browser: &Browser) -> Result {
    for choice in 0..60 {
        let mut changed = false;
        while browser.beat().await?.is_some() {
            if browser.is_there("#changes [data-moved]").await? {
                return Ok(());
            }
            changed |= browser.is_there("#changes").await?;
            if changed && choice > 40 {
                return Ok(());
            }
            let told = browser.beat().await?.unwrap_or_default();
            browser.click(".beat-ways [data-act=next]").await?;
            browser.wait_for(&format!("#table:not([data-beat='{told}'])")).await?;
        }
        browser.choose(".choice > button", choice * 7).await?;
    }
    Err("nobody else moved anything".into())
}

/// The pages that all games share.
async fn of_pages(served: &Served, browser: &Browser) -> Result<Sheet> {
    let mut sheet = Sheet::default();
    let id = served.begun("pocket-mars", json!({}), ChanceSource::Seed(SEED), 66).await;
    let over =
        served.begun("pocket-mars", json!({"seats": 4}), ChanceSource::Seed(SEED), 99_999).await;
    for page in [
        "/".into(),
        "/new/weather-machine".into(),
        format!("/games/{id}/log"),
        "/rules/pocket-mars/PM-4.2".into(),
        format!("/games/{over}"),
        "/helper/pocket-mars".into(),
    ] {
        browser.reshape(Size::Large).await?;
        browser.goto(&served.at(&page)).await?;
        row(browser, &mut sheet, PAGE).await?;
    }
    browser.reshape(Size::Large).await?;
    browser.goto(&served.at("/")).await?;
    browser.click("[data-act=look]").await?;
    row(browser, &mut sheet, PAGE).await?;
    Ok(sheet)
}

fn kept(name: &str, sheet: &Sheet) -> Result {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/screenshots");
    std::fs::create_dir_all(&folder)?;
    let png = sheet.write()?;
    println!("docs/reference/screenshots/{name}.png: {} kB", png.len() / 1000);
    Ok(std::fs::write(folder.join(format!("{name}.png")), png)?)
}

in_browser!(
    /// The requested sheets; otherwise a sheet of one page, with the right size and themes.
    contact_sheets_are_taken,
    |served, browser| {
        let Ok(asked) = std::env::var(ASKED) else {
            browser.goto(&served.at("/")).await?;
            let mut sheet = Sheet::default();
            row(&browser, &mut sheet, PAGE).await?;
            return sheet.holds(&["light", "dark"].repeat(Size::ALL.len()));
        };
        let wanted = |name: &str| asked.is_empty() || asked.split(',').any(|one| one == name);
        for game in games() {
            if wanted(game.0) {
                kept(game.0, &of_game(&served, &browser, game).await?)?;
            }
        }
        if wanted(SHARED) {
            kept(SHARED, &of_pages(&served, &browser).await?)?;
        }
        Ok(())
    }
);
