//! How soon a phone that has loaded the program shows its pages, with a processor four times slower
//! than this one, and how long a page waits for a hint. The gate runs these tests alone.

use std::time::{Duration, Instant};

use serde_json::json;

use super::installed;
use crate::driven::{Browser, Hosted, Result, Size};

/// How many times slower the processor is.
const SLOWER: u32 = 4;

/// How many choices are measured.
const CHOICES: usize = 7;

/// Milliseconds until the current page was painted.
const PAINTED: &str =
    "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";

/// Records when a choice is sent, and when the page with the new length is painted.
const WATCH: &str = "
    document.addEventListener('submit', () => { window.pressed = performance.now(); }, true);
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); })))
      .observe(document.getElementById('table'), { attributes: true, attributeFilter: ['data-length'] });";

async fn slower(browser: &Browser) -> Result {
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER })).await
}

/// How long the worker took for the last fetch from an address with this ending, in milliseconds.
/// The browser slows down only the page, so the result is multiplied by the same factor.
const WORKER: &str = "
    const kind = arguments[0] ? 'resource' : 'navigation';
    const all = performance.getEntriesByType(kind).filter(({ name }) => new URL(name).pathname.endsWith(arguments[0]));
    return all.at(-1)?.serverTiming[0]?.duration ?? -1";

async fn worker(browser: &Browser, end: &str) -> Result<f64> {
    let took = browser.run_with(WORKER, vec![json!(end)]).await?.as_f64().unwrap_or(-1.0);
    if took < 0.0 { Err(format!("nothing was measured of {end}").into()) } else { Ok(took) }
}

fn middle_and_late(times: &mut [f64]) -> [f64; 2] {
    times.sort_by(f64::total_cmp);
    [50, 95].map(|share| times[(times.len() - 1) * share / 100].round())
}

in_browser!(
    /// Prints the times; docs/contribute/offline.md lists targets and past results. A busy machine
    /// is slower than any phone, so the test fails only for times that nobody would accept.
    pages_are_there_soon_on_a_phone,
    |_served, browser| {
        let mut hosted = Hosted::start("speed");
        browser.resize(Size::Narrow).await?;
        let begun = Instant::now();
        installed(&hosted, &browser).await?;
        println!("loaded for the first time in {} ms, not slowed", begun.elapsed().as_millis());
        hosted.go_offline();
        slower(&browser).await?;
        browser.devtools("ServiceWorker.enable", json!({})).await?;
        let mut first = Vec::new();
        for _ in 0..3 {
            // Restarts the program from what is stored, as after the phone has slept.
            browser.devtools("ServiceWorker.stopAllWorkers", json!({})).await?;
            browser.goto(&hosted.at("/")).await?;
            browser.wait_for(".catalog").await?;
            let painted = browser.run(PAINTED).await?.as_f64().unwrap_or_default();
            let worker = worker(&browser, "").await?;
            first.push(painted + f64::from(SLOWER - 1) * worker);
        }
        let [middle, late] = middle_and_late(&mut first);
        println!("first page: {middle} ms in the middle, {late} ms at most in 95 %");
        for game in ["pocket-mars", "master-of-the-galaxy", "weather-machine", "colab"] {
            browser.goto(&hosted.at(&format!("/new/{game}"))).await?;
            browser.click("button.main[type=submit]").await?;
            browser.wait_for("#table").await?;
            browser.run(WATCH).await?;
            let (mut times, mut workers) = (Vec::new(), Vec::new());
            for turn in 0..CHOICES {
                browser.go_on().await?;
                if !browser.is_there(".choice [data-answer], form.ticks").await? {
                    break;
                }
                browser.choose(".choice [data-answer]", turn * 3).await?;
                tokio::time::sleep(Duration::from_millis(300)).await;
                let took = browser.run("return window.painted - window.pressed").await?;
                let Some(took) = took.as_f64() else { continue };
                let worker = worker(&browser, "/choose").await?;
                workers.push(f64::from(SLOWER) * worker);
                times.push(took + f64::from(SLOWER - 1) * worker);
            }
            let [middle, late] = middle_and_late(&mut times);
            let [worker, _] = middle_and_late(&mut workers);
            println!(
                "{game}, a choice: {middle} ms in the middle, {late} ms at most in 95 %; of it \
                 {worker} ms in the worker"
            );
            assert!(middle < 2000.0, "{game}");
        }
        assert!(middle < 10_000.0, "first page");
        Ok(())
    }
);

/// How long requests wait, each issued a moment after the one before, in milliseconds.
const REQUESTS: &str = "
    const told = arguments[arguments.length - 1];
    (async () => {
      const waited = [];
      for (let nth = 0; nth < 12; nth++) {
        const begun = performance.now();
        await (await fetch('/rules/pig', { cache: 'no-store' })).text();
        waited.push(performance.now() - begun);
        await new Promise((next) => setTimeout(next, 60));
      }
      told(waited);
    })();";

in_browser!(
    /// While a hint is being computed, a page waits for one slice of it and not for all; the hint
    /// keeps its time.
    pages_come_while_a_hint_is_thought_about,
    |_served, browser| {
        let mut hosted = Hosted::start("hint");
        installed(&hosted, &browser).await?;
        hosted.go_offline();
        browser.goto(&hosted.at("/new/weather-machine")).await?;
        browser.click("button.main[type=submit]").await?;
        browser.wait_for("#table").await?;
        let quiet = browser.run_until_done(REQUESTS, vec![]).await?;
        let begun = Instant::now();
        browser.click("[data-act=hint]").await?;
        browser.click_if_there("[data-act=hint-show]").await?;
        browser.wait_for("form#hint").await?;
        let thinking = browser.run_until_done(REQUESTS, vec![]).await?;
        assert!(browser.is_there("form#hint").await?, "the hint was there too early to be measured");
        browser.wait_for(".hint-best").await?;
        let hint = begun.elapsed();
        let longest = |waited: &serde_json::Value| {
            let all = waited.as_array().into_iter().flatten();
            all.filter_map(serde_json::Value::as_f64).fold(0.0, f64::max)
        };
        println!(
            "a page waits {:.0} ms at most, while a hint is thought about {:.0} ms; the hint came \
             after {} ms",
            longest(&quiet),
            longest(&thinking),
            hint.as_millis()
        );
        assert!(longest(&thinking) < longest(&quiet) + 500.0, "{thinking}");
        assert!(hint.as_secs() < 8, "{hint:?}");
        Ok(())
    }
);
