//! A real table on a phone: an area is filled in by touch in any order, entered, and undone as a
//! whole.

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Size};

async fn looked_at(browser: &Browser, name: &str) -> Result {
    browser.picture(&format!("real-table-{name}")).await?;
    browser.judge(name).await?;
    let broken = browser.broken_rules().await?;
    if broken.is_empty() { Ok(()) } else { Err(format!("{name}: {broken:?}").into()) }
}

/// Presses an element, and waits until this many spots are filled in.
async fn fill(browser: &Browser, css: &str, filled: usize) -> Result {
    browser.click(css).await?;
    browser.wait_for_value(FILLED, &filled.to_string()).await
}

/// The number of spots filled in.
const FILLED: &str = "return document.querySelector('.spots p').textContent.split(' ')[0]";

in_browser!(
    /// A tile that differs from all of ours is entered in five presses, and is then an answer like
    /// the others.
    a_tile_that_is_not_here_is_entered_where_it_is_met,
    |served, browser| {
        for (size, name) in [(Size::Narrow, "narrow"), (Size::Wide, "wide")] {
            browser.resize(size).await?;
            let id = served.begun("weather-machine", json!({"seats": 1}), ChanceSource::Table, 0).await;
            browser.goto(&served.at(&format!("/games/{id}"))).await?;
            browser.click(".own-way a").await?;
            browser.wait_for("#met").await?;
            looked_at(&browser, &format!("{name}-own-list")).await?;
            browser.click("#met a[href$='WS13']").await?;
            browser.wait_for("form.own-row").await?;
            looked_at(&browser, &format!("{name}-own-row")).await?;
            browser.click("input[name='field-bottom'][value='white']").await?;
            browser.click("form.own-row button[value='keep']").await?;
            browser.wait_for(".spots").await?;
            assert!(browser.text("button[value='show WS13']").await?.contains("White and white"));
            fill(&browser, "button[value='show WS13']", 1).await?;
            looked_at(&browser, &format!("{name}-own-filled")).await?;
            // For the next width, restore our content.
            browser.goto(&served.at("/overrides/weather-machine")).await?;
            browser.click("#changed a").await?;
            browser.wait_for("form.own-row").await?;
            browser.click("form.own-row button[value='back']").await?;
            browser.wait_for("#changed p").await?;
        }
        Ok(())
    }
);

in_browser!(
    /// The Workshop tiles of Weather Machine at both widths: three identical ones are one answer.
    an_area_of_a_real_table_is_filled_in_by_touch,
    |served, browser| {
        for (size, name) in [(Size::Narrow, "narrow"), (Size::Wide, "wide")] {
            browser.resize(size).await?;
            let id = served.begun("weather-machine", json!({"seats": 1}), ChanceSource::Table, 0).await;
            browser.goto(&served.at(&format!("/games/{id}"))).await?;
            browser.wait_for(".spots").await?;
            looked_at(&browser, &format!("{name}-empty")).await?;
            assert!(browser.text(".choice [data-answer]").await?.contains("Green and white ×3"));
            // The third space first, then the others in order.
            browser.click(".spots button[value='2']").await?;
            browser.wait_for(".spots button[value='2'][aria-current]").await?;
            fill(&browser, "button[value='show WS01']", 1).await?;
            assert!(browser.text(".spots button[value='2']").await?.contains("Green and white"));
            for filled in 2..=5 {
                fill(&browser, ".choice [data-answer]", filled).await?;
                // The draft is still there after visiting another page.
                if filled == 3 {
                    browser.goto(&served.at("/")).await?;
                    browser.goto(&served.at(&format!("/games/{id}"))).await?;
                    browser.wait_for_value(FILLED, "3").await?;
                    let third = browser.text(".spots button[value='2']").await?;
                    assert!(third.contains("Green and white"), "{third}");
                }
            }
            looked_at(&browser, &format!("{name}-whole")).await?;
            assert_eq!(browser.length().await?, 0, "nothing is entered yet");
            browser.click(".ticks-end button").await?;
            browser.wait_for_length(5).await?;
            looked_at(&browser, &format!("{name}-next")).await?;
            browser.click("[data-act=undo]").await?;
            browser.wait_for_length(0).await?;
        }
        Ok(())
    }
);
