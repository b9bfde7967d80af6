//! How a finished game went, in the browser.

use play::Luck;
use serde_json::json;

use crate::driven::Size;

in_browser!(
    /// Asked for at the score sheet, seen to go on, canceled, judged again quickly, and looked at
    /// in every size and theme.
    a_finished_game_is_told_as_a_curve,
    |served, browser| {
        let id = served.game(json!({"seats": 2}), Luck::Seed(5), 9999).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.click("[data-act=curve]").await?;
        browser.wait_for("#curve[data-wait] progress").await?;
        assert!(browser.text("[data-wait-words]").await?.contains("choices judged"));
        browser.wait_for("#curve[data-wait] polyline").await?;
        browser.judge("curve under way").await?;
        browser.picture("curve-under-way").await?;
        browser.click("[data-act=cancel-curve]").await?;
        browser.wait_for("[data-act=go-on]").await?;
        assert!(browser.text(".curve-work").await?.starts_with("Stopped: "));
        assert!(browser.is_there("polyline").await?, "what was judged is kept");
        browser.click(".curve-work summary").await?;
        browser.click("#simulations option[value='100']").await?;
        browser.click(".curve-begin .button").await?;
        browser.wait_for("#curve[data-wait]").await?;
        for _ in 0..6 {
            // Each waits as long as a page may take; judging is no page.
            if browser.wait_for("#curve:not([data-wait])").await.is_ok() {
                break;
            }
        }
        assert!(browser.text(".curve-work").await?.contains("each with 100 simulations"));
        assert_eq!(browser.count("polyline").await?, 2);
        assert!(browser.count(".plot-mark").await? > 0);
        assert!(browser.count(".curve-figures tbody tr").await? > 20);
        for size in Size::ALL {
            browser.resize(size).await?;
            for theme in ["light", "dark"] {
                browser.theme(theme).await?;
                browser.wait_for("#curve:not([data-wait])").await?;
                browser.picture(&format!("curve-{size}-{theme}")).await?;
                browser.judge(&format!("curve at {size}, {theme}")).await?;
            }
        }
        browser.click(".curve-swings a").await?;
        browser.wait_for("#table[data-past]").await
    }
);
