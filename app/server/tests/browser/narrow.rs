//! Nothing scrolls sideways on the smallest phone, in any language, and a window at fourfold
//! magnification leaves room for the question and the board.

use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Result, Served, catalog};

/// Finds what makes a page wider than its window.
const SIDEWAYS: &str = include_str!("sideways.js");
/// Finds what cannot be scrolled into a low window.
const LOW: &str = include_str!("low.js");

/// The widths to check in English; the last is what remains of 1,280 pixels at fourfold
/// magnification. Other languages are checked at that one, where a long word shows first.
const WIDTHS: [u32; 3] = [390, 360, 320];
/// The height that remains then.
const LOWEST: u32 = 200;

/// The games, each with its largest number of seats and the number of entries up to its middle.
const GAMES: [(&str, usize, usize); 4] = [
    ("colab", 3, 60),
    ("master-of-the-galaxy", 3, 70),
    ("weather-machine", 4, 90),
    ("pocket-mars", 4, 60),
];

/// Sets the size of the page.
async fn sized(browser: &Browser, width: u32, height: u32) -> Result {
    let metrics =
        json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await
}

/// Runs a script that returns lines.
async fn told(browser: &Browser, script: &str) -> Result<Vec<String>> {
    Ok(serde_json::from_value(browser.run(script).await?)?)
}

/// The areas of a table, or a single empty name if there are none.
async fn areas(browser: &Browser) -> Result<Vec<String>> {
    let names = "return [...document.querySelectorAll('.areas [data-view]')].map((one) => one.dataset.view)";
    let names = told(browser, names).await?;
    Ok(if names.is_empty() { vec![String::new()] } else { names })
}

/// What scrolls sideways on the page, or in any area of its table, at any width.
pub(crate) async fn sideways(browser: &Browser, page: &str, widths: &[u32]) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for &width in widths {
        sized(browser, width, 700).await?;
        for area in areas(browser).await? {
            if !area.is_empty() {
                let turn =
                    format!("document.querySelector('.areas [data-view=\"{area}\"]').click()");
                browser.run(&turn).await?;
            }
            let found = told(browser, SIDEWAYS).await?;
            if !found.is_empty() {
                wrong.push(format!("{page} {area} at {width}: {}", found.join("; ")));
            }
        }
    }
    Ok(wrong)
}

/// Every kind of page, with its address.
async fn pages(served: &Served) -> Result<Vec<(String, String)>> {
    let mut pages = vec![("front".to_string(), "/".to_string())];
    for (game, most, middle) in GAMES {
        for kind in ["new", "helper", "rules", "own", "achievements"] {
            pages.push((format!("{kind} of {game}"), format!("/{kind}/{game}")));
        }
        let kind = catalog();
        let kind = kind.game(game).ok_or("in the catalog")?;
        let helper = kind.start_helper(&kind.preset(), 0);
        let helper = served
            .imported(&serde_json::to_string(&helper.map_err(|why| format!("{why:?}"))?.save())?);
        pages.push((format!("helper of {game}, asking"), format!("/games/{helper}")));
        for seats in [1, most] {
            let settings = || match (game, seats) {
                ("colab", 1) => json!({"seats": 1, "enemies": 1}),
                _ => json!({"seats": seats}),
            };
            for (moment, entries) in [("middle", middle * seats), ("end", 9999)] {
                let id = served.begun(game, settings(), ChanceSource::Seed(6), entries).await;
                let table = format!("{game}, {seats} seats, {moment}");
                pages.push((table.clone(), format!("/games/{id}")));
                if moment == "end" {
                    let past = format!("/games/{id}/at/40");
                    pages.push((format!("{table}, looked back at"), past));
                    continue;
                }
                for page in ["log", "rules", "link", "seats"] {
                    pages.push((format!("{page} of {table}"), format!("/games/{id}/{page}")));
                }
            }
        }
    }
    pages.push(("a rule".into(), "/rules/pocket-mars/PM-4.2".into()));
    pages.push(("devices".into(), "/devices".into()));
    pages.push(("nothing".into(), "/nothing/here".into()));
    Ok(pages)
}

/// Checks every page in a language.
async fn every_page(served: &Served, browser: &Browser, code: &str) -> Result {
    browser.goto(&served.at("/")).await?;
    browser.run(&format!("document.cookie = 'soloist-language={code}; path=/'")).await?;
    let (mut wrong, mut looked) = (Vec::new(), 0);
    let widths = if code == "en" { &WIDTHS[..] } else { &WIDTHS[2..] };
    for (page, address) in pages(served).await? {
        browser.goto(&served.at(&address)).await?;
        if browser.is_there("form.hand-over button").await? {
            browser.click("form.hand-over button").await?;
            browser.wait_for("#table:not(:has(form.hand-over))").await?;
        }
        looked += 1;
        wrong.extend(sideways(browser, &page, widths).await?);
    }
    println!("{code}: {} of {looked} pages, at {widths:?}, scroll sideways somewhere", wrong.len());
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

in_browser!(
    /// English.
    nothing_scrolls_sideways_in_english,
    |served, browser| { every_page(&served, &browser, "en").await }
);

in_browser!(
    /// German.
    nothing_scrolls_sideways_in_german,
    |served, browser| { every_page(&served, &browser, "de").await }
);

in_browser!(
    /// French.
    nothing_scrolls_sideways_in_french,
    |served, browser| { every_page(&served, &browser, "fr").await }
);

in_browser!(
    /// Spanish.
    nothing_scrolls_sideways_in_spanish,
    |served, browser| { every_page(&served, &browser, "es").await }
);

in_browser!(
    /// WCAG 1.4.10: at 400 %, question, answers, areas and board can all be reached, and nothing
    /// pinned covers them.
    a_window_magnified_four_times_shows_question_and_board,
    |served, browser| {
        let mut wrong = Vec::new();
        let mut addresses = vec!["/new/colab".to_string(), "/helper/colab".to_string()];
        for (game, most, middle) in GAMES {
            for seats in [1, most] {
                let settings = match (game, seats) {
                    ("colab", 1) => json!({"seats": 1, "enemies": 1}),
                    _ => json!({"seats": seats}),
                };
                let id = served.begun(game, settings, ChanceSource::Seed(6), middle * seats).await;
                addresses.push(format!("/games/{id}"));
            }
        }
        for address in addresses {
            sized(&browser, 320, LOWEST).await?;
            browser.goto(&served.at(&address)).await?;
            if browser.is_there("form.hand-over button").await? {
                browser.click("form.hand-over button").await?;
                browser.wait_for("#table:not(:has(form.hand-over))").await?;
            }
            browser.picture(&format!("low{}", address.replace('/', "-"))).await?;
            let found = told(&browser, LOW).await?;
            if !found.is_empty() {
                wrong.push(format!("{address}: {}", found.join("; ")));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }
);

in_browser!(
    /// After a press the next question is scrolled into a low window, wherever the board was
    /// scrolled to.
    the_next_question_comes_into_a_low_window,
    |served, browser| {
        sized(&browser, 320, LOWEST).await?;
        let id = served.begun("pocket-mars", json!({}), ChanceSource::Seed(6), 20).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        for turn in 0..6 {
            browser.go_on().await?;
            browser.run("scrollTo(0, document.body.scrollHeight)").await?;
            browser.choose(".choice > button", turn * 3).await?;
            let top = "return document.getElementById('question').getBoundingClientRect().top";
            let top = browser.run(top).await?.as_f64().unwrap_or(f64::NAN);
            assert!((0.0..f64::from(LOWEST)).contains(&top), "the question is at {top}");
        }
        let pinned = "return [...document.querySelectorAll('.app *')].filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility()).length";
        assert_eq!(browser.run(pinned).await?, Value::from(0), "nothing is pinned");
        Ok(())
    }
);
