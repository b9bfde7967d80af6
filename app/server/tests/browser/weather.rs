//! Weather Machine in the browser.

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Size};

in_browser!(
    /// The guide's game against the Saboteurs: started on the front page, followed for ten rounds
    /// by clicks on the table, closed, reopened after the server restarted, and undone.
    ten_rounds_against_the_saboteurs_by_clicking,
    |served, browser| {
        browser.goto(&served.at("/")).await?;
        browser.click("form.guided[action='/learn/weather-machine'] button").await?;
        let (mut on_the_board, mut turn) = (0, 0);
        loop {
            browser.go_on().await?;
            if round(&browser).await? > 10 {
                break;
            }
            assert!(!browser.is_there(".end-sheet").await?, "the game ended after {turn} choices");
            assert!(turn < 300, "ten rounds are not over after {turn} choices");
            on_the_board += usize::from(choose(&browser).await?);
            turn += 1;
        }
        assert!(on_the_board > 50, "{on_the_board} of {turn} choices were made on the board");

        let length = browser.length().await?;
        let asked = browser.text("#question").await?;
        browser.goto("about:blank").await?;
        served.die().await;
        served.come_back().await;
        browser.goto(&served.at("/")).await?;
        browser.click(".button.go-on").await?;
        browser.wait_for_length(length).await?;
        assert_eq!(browser.text("#question").await?, asked);

        browser.click("[data-act=undo]").await?;
        browser.wait_for_other_length(length).await?;
        let before = browser.length().await?;
        assert!(before < length, "{before} entries after undoing from {length}");
        browser.keys("u").await?;
        browser.wait_for_other_length(before).await?;
        browser.keys("r").await?;
        browser.wait_for_length(before).await?;
        browser.keys("r").await?;
        browser.wait_for_length(length).await?;
        choose(&browser).await.map(drop)
    }
);

/// The round on the table; 0 before the first.
async fn round(browser: &Browser) -> Result<u32> {
    let text = browser.text(".wm-round").await?;
    let digits = text.chars().filter(char::is_ascii_digit).collect::<String>();
    Ok(digits.parse().unwrap_or(0))
}

/// Gives the answer that the guide proposes, or else the first one: on the board if its place is
/// marked there. Returns whether it was on the board.
async fn choose(browser: &Browser) -> Result<bool> {
    let before = browser.length().await?;
    if browser.is_there("form.ticks").await? {
        browser.choose(".choice > button", 0).await?;
        browser.go_on().await?;
        return Ok(false);
    }
    let proposed = browser.is_there(".choice.proposed").await?;
    let choice = if proposed { ".choice.proposed" } else { ".choice" };
    let number = browser.attribute(choice, "data-number").await?;
    let on_the_board = browser.click_if_there(&format!("[data-can~='{number}']")).await?;
    if !on_the_board || browser.is_there(".filter").await? {
        browser.click(&format!("{choice} button")).await?;
    }
    browser.wait_for_other_length(before).await?;
    browser.go_on().await?;
    Ok(on_the_board)
}

in_browser!(
    /// Screenshots of Weather Machine to look at, in target/screenshots, with measurements of the
    /// pages.
    pictures_of_weather_machine_at_every_size,
    |served, browser| {
        let game = "weather-machine";
        let games = [
            ("solo-start", served.begun(game, json!({}), ChanceSource::Seed(7), 0).await),
            ("solo", served.begun(game, json!({}), ChanceSource::Seed(7), 80).await),
            ("two", served.begun(game, json!({"seats": 2}), ChanceSource::Seed(5), 120).await),
            ("four", served.begun(game, json!({"seats": 4}), ChanceSource::Seed(5), 260).await),
        ];
        for size in Size::ALL {
            browser.resize(size).await?;
            for theme in ["light", "dark"] {
                for (name, id) in &games {
                    browser.goto(&served.at(&format!("/games/{id}"))).await?;
                    browser.theme(theme).await?;
                    if browser.click_if_there(".hand-over button").await? {
                        browser.wait_for(".choice, .beat-ways").await?;
                    }
                    browser.go_on().await?;
                    browser.picture(&format!("weather-{name}-{size}-{theme}")).await?;
                    browser.judge(&format!("Weather Machine, {name} at {size}, {theme}")).await?;
                    if size == Size::Narrow {
                        for view in 0..browser.count(crate::AREAS).await? {
                            browser.click_nth(crate::AREAS, view).await?;
                            let name = format!("weather-{name}-{view}-{size}-{theme}");
                            browser.picture(&name).await?;
                        }
                    }
                }
            }
        }
        Ok(())
    }
);
