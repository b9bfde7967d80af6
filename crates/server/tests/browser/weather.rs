//! Weather Machine in the browser.

use play::Luck;
use serde_json::json;

use crate::driven::{Browser, Result, Size};

/// A seed with which the clicks below come through ten rounds.
const TEN_ROUNDS: &str = "1";

in_browser!(
    /// A game against The Saboteurs: begun at the form, played for ten rounds by clicks on the
    /// table, closed, found again after the server went away, and undone.
    ten_rounds_against_the_saboteurs_by_clicking,
    |served, browser| {
        browser.goto(&served.at("/new/weather-machine")).await?;
        browser.click("details.fold:not([open]) > summary").await?;
        browser.keys_into("#seed", TEN_ROUNDS).await?;
        browser.click("button.main[type=submit]").await?;
        let mut on_the_board = 0;
        let mut turn = 0;
        while round(&browser).await? <= 10 {
            assert!(!browser.is_there(".end-sheet").await?, "the game ended after {turn} choices");
            assert!(turn < 600, "no tenth round within {turn} choices");
            on_the_board += usize::from(choose(&browser, turn).await?);
            turn += 1;
        }
        assert!(on_the_board > 30, "{on_the_board} of {turn} choices were made on the board");

        browser.click_if_there("[data-act=all]:not([hidden])").await?;
        let length = browser.length().await?;
        let asked = browser.text("#question").await?;
        browser.goto("about:blank").await?;
        served.die().await;
        served.come_back().await;
        browser.goto(&served.at("/")).await?;
        browser.click(".resume .button.main").await?;
        browser.wait_for_length(length).await?;
        assert_eq!(browser.text("#question").await?, asked);

        browser.click("[data-act=undo]").await?;
        browser.wait_for_other_length(length).await?;
        let before = browser.length().await?;
        assert!(before < length, "{before} entries after undoing from {length}");
        browser.keys("u").await?;
        browser.wait_for_other_length(before).await?;
        browser.keys("rr").await?;
        browser.wait_for_length(length).await?;
        choose(&browser, turn).await.map(drop)
    }
);

/// The round on the table; 0 before the first.
async fn round(browser: &Browser) -> Result<u32> {
    let text = browser.text(".wm-round").await?;
    let digits = text.chars().filter(char::is_ascii_digit).collect::<String>();
    Ok(digits.parse().unwrap_or(0))
}

/// Answers what is asked: on the board as often as anything is marked there; whether it was.
async fn choose(browser: &Browser, turn: usize) -> Result<bool> {
    browser.click_if_there("[data-act=all]:not([hidden])").await?;
    let before = browser.length().await?;
    let marked = browser.count("[data-can]").await?;
    let on_the_board = marked > 0 && turn % 5 != 4;
    if on_the_board {
        browser.click_nth("[data-can]", turn * 7 % marked).await?;
        if browser.is_there(".filter").await? {
            browser.click(".choice:not([hidden]) button").await?;
        }
    } else {
        let answers = browser.count(".choice button").await?;
        browser.click_nth(".choice button", turn % answers).await?;
    }
    browser.wait_for_other_length(before).await?;
    Ok(on_the_board)
}

in_browser!(
    /// Pictures of Weather Machine for the eye, in target/screenshots, and what can be measured of
    /// them.
    pictures_of_weather_machine_at_every_size,
    |served, browser| {
        let game = "weather-machine";
        let games = [
            ("solo-start", served.begun(game, json!({}), Luck::Seed(7), 0).await),
            ("solo", served.begun(game, json!({}), Luck::Seed(7), 80).await),
            ("two", served.begun(game, json!({"seats": 2}), Luck::Seed(5), 120).await),
            ("four", served.begun(game, json!({"seats": 4}), Luck::Seed(5), 260).await),
        ];
        for size in Size::ALL {
            browser.resize(size).await?;
            for theme in ["light", "dark"] {
                for (name, id) in &games {
                    browser.goto(&served.at(&format!("/games/{id}"))).await?;
                    browser.theme(theme).await?;
                    if browser.click_if_there(".hand-over button").await? {
                        browser.wait_for(".choice").await?;
                    }
                    browser.click_if_there("[data-act=all]:not([hidden])").await?;
                    browser.picture(&format!("weather-{name}-{size}-{theme}")).await?;
                    browser.judge(&format!("Weather Machine, {name} at {size}, {theme}")).await?;
                    if size == Size::Narrow {
                        for view in ["own", "others", "panel"] {
                            if browser.click_if_there(&format!("[data-view={view}]")).await? {
                                let name = format!("weather-{name}-{view}-{size}-{theme}");
                                browser.picture(&name).await?;
                            }
                        }
                        browser.click("[data-view=board]").await?;
                    }
                }
            }
        }
        Ok(())
    }
);
