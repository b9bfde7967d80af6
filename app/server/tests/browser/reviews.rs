//! Game reviews in the browser.

use std::time::{Duration, Instant};

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Size};

in_browser!(
    /// A review is started at the score sheet, repeated with more simulations, watched, cancelled,
    /// repeated quickly, and looked at in every size and theme.
    a_finished_game_is_reviewed,
    |served, browser| {
        let id = served.game(json!({"seats": 2}), ChanceSource::Seed(5), 9999).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.click("[data-act=review]").await?;
        judged(&browser, "400 simulated games each").await?;
        judge_again(&browser, 40_000).await?;
        browser.wait_for("#review[data-wait] progress").await?;
        browser.wait_for("#review[data-wait] polyline").await?;
        browser.judge("review under way").await?;
        browser.picture("review-under-way").await?;
        for _ in 0..100 {
            if browser.is_there("[data-act=go-on]").await? {
                break;
            }
            // The page may be redrawn between finding the button and pressing it.
            let _ = browser.click_if_there("[data-act=cancel-review]").await;
        }
        browser.wait_for("[data-act=go-on]").await?;
        assert!(browser.text(".review-work").await?.starts_with("Stopped: "));
        assert!(browser.is_there("polyline").await?, "what was judged is kept");
        judge_again(&browser, 100).await?;
        judged(&browser, "100 simulated games each").await?;
        assert_eq!(browser.count("polyline").await?, 2);
        assert!(browser.count(".plot-mark").await? > 0);
        assert!(browser.count(".review-figures tbody tr").await? > 20);
        for size in Size::ALL {
            browser.resize(size).await?;
            for theme in ["light", "dark"] {
                browser.theme(theme).await?;
                browser.wait_for("#review:not([data-wait])").await?;
                browser.picture(&format!("review-{size}-{theme}")).await?;
                browser.judge(&format!("review at {size}, {theme}")).await?;
            }
        }
        browser.click(".review-swings a").await?;
        browser.wait_for("#table[data-past]").await
    }
);

/// Starts another review, with this many simulations for each choice.
async fn judge_again(browser: &Browser, simulations: u32) -> Result {
    browser.click(".review-work summary").await?;
    browser.click(&format!("#simulations option[value='{simulations}']")).await?;
    browser.click(".review-begin .button").await
}

/// Waits until everything is evaluated, which may take longer than loading a page, and the page
/// says so. The previous page may still be shown for a moment.
async fn judged(browser: &Browser, how: &str) -> Result {
    let begun = Instant::now();
    loop {
        if browser.is_there("#review:not([data-wait])").await?
            && browser.text(".review-work").await.is_ok_and(|text| text.contains(how))
        {
            return Ok(());
        }
        if begun.elapsed() > Duration::from_secs(90) {
            return Err(format!("waited in vain for choices judged {how}").into());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
