//! Bots at the table and hints, in the browser.

use crate::driven::{Browser, Result, Size};

in_browser!(
    /// A game of a person and two quick bots, from the form of a new game to the score sheet.
    a_game_of_two_bots_and_a_person_is_played_to_its_end,
    |served, browser| {
        browser.goto(&served.at("/new/pocket-mars")).await?;
        assert!(!browser.is_shown("#player-2").await?, "there are no three seats yet");
        browser.click("input[name=option-seats][value='3']").await?;
        browser.judge("new").await?;
        browser.click("#player-0 option[value=random]").await?;
        browser.click("#player-2 option[value=novice]").await?;
        browser.picture("new-bots").await?;
        browser.click("button.main[type=submit]").await?;
        for turn in 0..200 {
            settled(&browser).await?;
            browser.go_on().await?;
            if browser.is_there(".end-sheet").await? {
                assert!(turn > 15, "{turn} choices of the person");
                return Ok(());
            }
            assert!(!browser.is_there("form[action$='/seat']").await?, "nobody else is there");
            let before = browser.length().await?;
            let answers = browser.count(".choice [data-answer]").await?;
            browser.click_nth(".choice [data-answer]", turn * 5 % answers).await?;
            browser.wait_for_other_length(before).await?;
        }
        Err("the game did not end within 200 choices".into())
    }
);

in_browser!(
    /// A bot that would think for minutes is paused and resumed; the page stays responsive.
    a_bot_that_thinks_never_blocks_the_page,
    |served, browser| {
        let id = served.seated(&["search:1000000", "human"]).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.wait_for("#table[data-wait=bots]").await?;
        assert!(browser.text("#question").await?.ends_with("is thinking…"));
        browser.picture("thinking").await?;
        browser.judge("thinking").await?;
        browser.keys("l").await?;
        browser.wait_for("#pane-log:not([hidden])").await?;
        browser.click("[data-act=pause]").await?;
        browser.wait_for("#table:not([data-wait]) .hand-over .button.main").await?;
        browser.click(".hand-over .button.main").await?;
        browser.wait_for("#table[data-wait=bots]").await
    }
);

in_browser!(
    /// A hint is requested by its key and shown, and a longer one is cancelled.
    a_hint_is_shown_and_canceled,
    |served, browser| {
        let id = served.seated(&["human", "random"]).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        settled(&browser).await?;
        browser.go_on().await?;
        assert!(!browser.text(".top").await?.contains("practice"));
        browser.keys("h").await?;
        let before = browser.text(".hint-practice").await?;
        assert!(before.contains("practice"), "it says before what it costs: {before}");
        browser.keys("\u{e007}").await?;
        browser.wait_for("form#hint").await?;
        browser.wait_for(".hint-best").await?;
        assert!(browser.count(".lit-hint").await? > 0, "what it speaks of is ringed");
        let sentences = browser.text(".hint-says").await?;
        assert!(!sentences.contains("wins "), "figures are behind more: {sentences}");
        browser.click(".hint-more > summary").await?;
        let hint = browser.text("#hint").await?;
        assert!(hint.contains("wins ") && hint.contains(" points"), "{hint}");
        assert_eq!(browser.count(".choice.proposed").await?, 1);
        assert!(browser.text(".top").await?.contains("practice"));
        for size in [Size::Narrow, Size::Laptop] {
            browser.resize(size).await?;
            browser.picture(&format!("hint-{size}")).await?;
            browser.judge(&format!("hint at {size}")).await?;
        }
        assert!(!browser.is_there(".hint-first").await?, "that is said once");
        browser.click("[data-act=longer]").await?;
        browser.click("[data-act=cancel-hint]").await?;
        browser.wait_for("[data-act=hint]").await?;
        assert!(!browser.is_there("#hint").await?, "it was canceled");
        let before = browser.length().await?;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for_other_length(before).await
    }
);

/// Waits until no bot has to choose.
async fn settled(browser: &Browser) -> Result {
    browser.wait_for("#table:not([data-wait])").await
}
