//! How fast a table responds, measured by the browser itself.
//!
//! As a test it makes a few choices at each table, and checks that the changed parts result in the
//! table that a fresh load shows. `cargo xtask page-bench` runs it at length and prints the
//! measurements.

use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Result, Served, Size};

/// Set by `cargo xtask page-bench` to the number of choices of each table.
const CHOICES: &str = "SOLOIST_PAGE_BENCH";
/// The number of choices in a test run.
const FEW: usize = 3;
/// The longest wait for a response, in milliseconds.
const PATIENCE: u32 = 10_000;

/// The tables to measure: name, game, settings, entries played by a bot before.
fn tables() -> [(&'static str, &'static str, Value, usize); 7] {
    [
        ("Pocket Mars, alone", "pocket-mars", json!({}), 20),
        ("Pocket Mars, 4 seats, late", "pocket-mars", json!({"seats": 4}), 300),
        ("Weather Machine, alone", "weather-machine", json!({}), 40),
        ("CoLab, alone", "colab", json!({"seats": 1, "enemies": 1}), 40),
        ("Master of the Galaxy, alone", "master-of-the-galaxy", json!({"seats": 1}), 40),
        ("Pig, entry 20", "pig", json!({"seats": 2, "goal": 100, "candle": "none"}), 20),
        ("Pig, entry 2,000", "pig", json!({"seats": 2, "goal": 100, "candle": "none"}), 2000),
    ]
}

/// The measurements at one table.
#[derive(Default)]
struct Measured {
    milliseconds: Vec<f64>,
    answered: Vec<f64>,
    bytes: Vec<f64>,
    unpacked: Vec<f64>,
    requests: f64,
}

impl Measured {
    fn line(&mut self) -> String {
        let clicks = self.milliseconds.len();
        let requests = self.requests / (clicks.max(1) as f64);
        format!(
            "{clicks:>4} {:>7.0} {:>7.0} {:>7.0} {:>9.1} {:>9.1} {:>9.1} {requests:>5.1}",
            part(&mut self.milliseconds, 0.5),
            part(&mut self.milliseconds, 0.95),
            part(&mut self.answered, 0.5),
            part(&mut self.bytes, 0.5) / 1000.0,
            part(&mut self.bytes, 0.95) / 1000.0,
            part(&mut self.unpacked, 0.5) / 1000.0,
        )
    }
}

/// The quantile of these values at this fraction.
fn part(values: &mut [f64], part: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = ((values.len() as f64 * part).ceil() as usize).clamp(1, values.len().max(1)) - 1;
    values.get(at).copied().unwrap_or(f64::NAN)
}

/// The current value of a browser metric.
async fn counted(browser: &Browser, what: &str) -> Result<f64> {
    let answer = browser.asked_devtools("Performance.getMetrics", json!({})).await?;
    let all = answer["metrics"].as_array().ok_or("no metrics")?;
    let found = all.iter().find(|metric| metric["name"] == what).ok_or("no such metric")?;
    found["value"].as_f64().ok_or_else(|| "no number".into())
}

in_browser!(
    /// Morphing turns any page into the new one, in which unchanged parts are only named: elements
    /// appear, disappear, change and move.
    a_page_becomes_what_was_sent,
    |served, browser| {
        browser.goto(&served.at("/")).await?;
        let found = browser.run_until_done(include_str!("become.js"), vec![]).await?;
        assert_eq!(found, json!({ "pages": 1500, "wrong": 0, "misplaced": 0 }));
        Ok(())
    }
);

in_browser!(
    /// On a phone, layout of the whole page takes the most time. A click makes all changes before
    /// anything is measured, so most need a single layout; a second one belongs to what follows a
    /// frame later.
    a_choice_lays_the_page_out_once,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.devtools("Performance.enable", json!({})).await?;
        for (name, game, settings, entries) in tables().into_iter().take(5) {
            let id = served.begun(game, settings, ChanceSource::Seed(7), entries).await;
            browser.goto(&served.at(&format!("/games/{id}"))).await?;
            let mut layouts = Vec::new();
            for nth in 0..7 {
                let before = counted(&browser, "LayoutCount").await?;
                let script = include_str!("speed.js");
                let answer =
                    browser.run_until_done(script, vec![json!(nth * 7), PATIENCE.into()]).await?;
                if answer["took"].is_null() {
                    break;
                }
                layouts.push(counted(&browser, "LayoutCount").await? - before);
            }
            println!("{name}: layouts a choice {layouts:?}");
            assert!(layouts.len() > 3, "{name}: too few choices");
            let middle = part(&mut layouts, 0.5);
            assert!(middle <= 1.0, "{name}: {middle} layouts in the middle");
        }
        Ok(())
    }
);

/// Every table with and without motion.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn page_bench() {
    let asked = std::env::var(CHOICES).ok().and_then(|choices| choices.parse().ok());
    println!("milliseconds from a click to the frame after the answer; kB over the wire");
    for motion in [true, false] {
        if motion && asked.is_none() {
            continue;
        }
        println!("\n{} motion", if motion { "with" } else { "reduced" });
        println!(
            "{:<28} {:>4} {:>7} {:>7} {:>7} {:>9} {:>9} {:>9} {:>5} {:>11}",
            "table",
            "n",
            "median",
            "95 %",
            "answer",
            "kB median",
            "kB 95 %",
            "unpacked",
            "asked",
            "first load"
        );
        let name = format!("bench-{motion}");
        let served = Served::start(&name).await;
        let browser = Browser::start(&name, motion).await;
        let measured = measure(&served, &browser, asked.unwrap_or(FEW)).await;
        let complaints = browser.no_complaints().await;
        browser.end().await;
        measured.and(complaints).unwrap_or_else(|problem| panic!("{problem}"));
    }
}

async fn measure(served: &Served, browser: &Browser, choices: usize) -> Result {
    for (name, game, settings, entries) in tables() {
        let id = match game {
            "pig" => served.pig(entries).await,
            _ => served.begun(game, settings, ChanceSource::Seed(7), entries).await,
        };
        browser.forget().await?;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        let first = browser.run(FIRST).await?;
        let mut measured = Measured::default();
        for nth in 0..choices {
            let script = include_str!("speed.js");
            let answer =
                browser.run_until_done(script, vec![json!(nth * 7), PATIENCE.into()]).await?;
            let Some(took) = answer["took"].as_f64() else { break };
            if took < 0.0 {
                return Err(format!("{name}: choice {nth} was not answered: {answer}").into());
            }
            measured.milliseconds.push(took);
            measured.answered.push(answer["answered"].as_f64().unwrap_or(f64::NAN));
            measured.bytes.push(answer["bytes"].as_f64().unwrap_or(f64::NAN));
            measured.unpacked.push(answer["unpacked"].as_f64().unwrap_or(f64::NAN));
            measured.requests += answer["requests"].as_f64().unwrap_or(f64::NAN);
        }
        assert!(!measured.milliseconds.is_empty(), "{name}: nothing was measured");
        let same = browser.run_until_done(include_str!("same.js"), Vec::new()).await?;
        assert_eq!(same, "", "{name}: not what a fresh load shows");
        println!(
            "{name:<28} {} {:>8.1} kB",
            measured.line(),
            first.as_f64().unwrap_or(f64::NAN) / 1000.0
        );
    }
    Ok(())
}

/// The size of the page and of everything it loaded, in bytes.
const FIRST: &str = "
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return loaded.reduce((all, entry) => all + entry.transferSize, 0);";
