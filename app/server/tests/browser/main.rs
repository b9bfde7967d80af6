//! The pages in a real Chromium.

mod driven;

use driven::{Browser, Hand, Result, Served, Size};
use play::ChanceSource;
use serde_json::json;

/// Runs a test in its own browser against its own server.
macro_rules! in_browser {
    ($(#[$doc:meta])* $name:ident, |$served:ident, $browser:ident| $body:block) => {
        $(#[$doc])*
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            #[allow(unused_mut, reason = "only one test lets its server die")]
            let mut $served = $crate::Served::start(stringify!($name)).await;
            let $browser = $crate::Browser::start(stringify!($name), stringify!($name).contains("clicking")).await;
            // Catches panics, so that the browser is closed after a failed assertion.
            let body = std::panic::AssertUnwindSafe(async { let result: $crate::Result = { $body }; result });
            let ended = futures_util::FutureExt::catch_unwind(body).await;
            let complaints = $browser.no_complaints().await;
            $browser.end().await;
            let result = ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            result.and(complaints).unwrap_or_else(|problem| panic!("{problem}"));
        }
    };
}

mod axe;
mod bots;
mod devices;
mod helper;
mod helper_keys;
mod helper_reach;
mod icons;
mod looks;
mod narrow;
mod offline;
mod playing;
mod press;
mod print;
mod reach;
mod real_table;
mod reviews;
mod screenshots;
mod shared;
mod speed;
mod visual;
mod weather;

in_browser!(
    /// Front page, new game, and every decision of a solo game with a mouse: on marked places, and
    /// by a button where no place stands for an answer.
    a_solo_game_is_played_to_its_end_by_clicking,
    |served, browser| {
        browser.goto(&served.at("/")).await?;
        browser.click(".catalog-acts .button.main").await?;
        browser.click("button.main[type=submit]").await?;
        browser.wait_for("#table").await?;
        let played = browser.play(Hand::Mouse, 400).await?;
        assert!(played.over && played.on_the_board > 10, "{played:?}");
        played.judge(25)
    }
);

in_browser!(
    /// The same without a mouse.
    a_solo_game_is_played_to_its_end_by_keyboard,
    |served, browser| {
        browser.goto(&served.at("/new/pocket-mars")).await?;
        browser.keys_into("#name", "Keys\u{e007}").await?;
        browser.wait_for("#table").await?;
        for turn in 0..400 {
            while let Some(beat) = browser.beat().await? {
                browser.keys(if turn % 2 == 0 { " " } else { "\u{e008}" }).await?;
                browser.wait_for(&format!("#table:not([data-beat='{beat}'])")).await?;
            }
            if browser.is_there(".end-sheet").await? {
                return Ok(());
            }
            let before = browser.length().await?;
            match turn % 4 {
                0 => browser.keys("1").await?,
                1 => browser.keys("\u{e015}\u{e007}").await?,
                2 => browser.keys("\u{e013}\u{e007}").await?,
                _ => {
                    browser.keys("l").await?;
                    assert!(browser.is_there("#pane-log:not([hidden])").await?);
                    browser.keys("\u{e00c}").await?;
                    browser.keys("\u{e015}\u{e015}\u{e007}").await?;
                }
            }
            browser.wait_for_other_length(before).await?;
            if turn == 12 {
                let now = browser.length().await?;
                browser.keys("u").await?;
                browser.wait_for_other_length(now).await?;
                browser.keys("r").await?;
                browser.wait_for_length(now).await?;
            }
        }
        Err("the game did not end within 400 choices".into())
    }
);

in_browser!(
    /// The narration is followed beat by beat at the chosen pace, which is remembered.
    others_are_followed_at_the_pace_that_was_chosen,
    |served, browser| {
        let id = served.game(json!({}), ChanceSource::Seed(7), 66).await;
        let address = served.at(&format!("/games/{id}"));
        browser.goto(&address).await?;
        assert_eq!(browser.run(PACE).await?, "own", "nobody is hurried who has not asked for it");
        let before = browser.length().await?;
        browser.click(".choice:last-child button").await?;
        browser.wait_for_other_length(before).await?;
        // The first beat waits for the person; Space shows the second, and Backspace goes back.
        browser.wait_for("#table[data-beat='1'] .beat-says").await?;
        assert_eq!(browser.count(".choice").await?, 0, "nothing is asked while others are followed");
        browser.keys(" ").await?;
        browser.wait_for("#table[data-beat='2']").await?;
        browser.keys("\u{e003}").await?;
        browser.wait_for("#table[data-beat='1']").await?;
        browser.click(".told-acts option[value=fast]").await?;
        while let Some(beat) = browser.beat().await? {
            browser.wait_for(&format!("#table:not([data-beat='{beat}'])")).await?;
        }
        browser.wait_for(".choice").await?;
        assert!(browser.is_there(".told-turn > [data-summary]").await?, "one line sums it up");
        browser.goto(&address).await?;
        browser.wait_for_value(PACE, "fast").await?;
        // With only the final result wanted, no beat is shown.
        browser.click("[data-act=panel]").await?;
        browser.click(".told-acts option[value=once]").await?;
        while !browser.is_there(".end-sheet").await? {
            let before = browser.length().await?;
            browser.click(".choice [data-answer]").await?;
            browser.wait_for_other_length(before).await?;
            assert!(!browser.is_there("[data-beat]").await?);
        }
        Ok(())
    }
);

/// The buttons of the areas on a narrow screen.
pub(crate) const AREAS: &str = ".areas [data-view]";

/// The pace of the narration.
const PACE: &str = "return document.querySelector('[data-act=pace]').value";

in_browser!(
    /// Two seats at one device: between them is a page that shows neither's cards.
    hot_seat_hides_what_the_next_seat_must_not_see,
    |served, browser| {
        let id = served.game(json!({"seats": 2}), ChanceSource::Seed(3), 0).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        for turn in 0..24 {
            browser.go_on().await?;
            if browser.is_there(".hand-over").await? {
                assert_eq!(browser.count(".pm-card").await?, 0, "a face is shown before the hand-over");
                assert_eq!(browser.count(".choice").await?, 0);
                browser.click(".hand-over button").await?;
                browser.wait_for(".choice, .beat-ways").await?;
                browser.go_on().await?;
                assert_eq!(browser.count("#own").await?, 1);
            }
            assert!(browser.count(".pm-card").await? > 0, "the own cards are there");
            assert_eq!(browser.count(".others .pm-card").await?, 0);
            let before = browser.length().await?;
            let answers = browser.count(".choice [data-answer]").await?;
            browser.click_nth(".choice [data-answer]", turn % answers).await?;
            browser.wait_for_other_length(before).await?;
        }
        Ok(())
    }
);

in_browser!(
    /// Undo, redo, the slider, a rule beside the table, and a server crash in between.
    nothing_is_lost,
    |served, browser| {
        let id = served.game(json!({}), ChanceSource::Seed(11), 30).await;
        let address = format!("/games/{id}");
        browser.goto(&served.at(&address)).await?;
        let start = browser.length().await?;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for_other_length(start).await?;
        browser.go_on().await?;
        let after = browser.length().await?;
        browser.click("[data-act=undo]").await?;
        browser.wait_for_length(start).await?;
        browser.click("[data-act=redo]").await?;
        browser.wait_for_length(after).await?;

        browser.click("#question .rule-link").await?;
        browser.wait_for("#pane-rule:not([hidden]) .rule-card").await?;
        assert!(browser.is_there("#prompt .choice").await?, "the table stays");
        browser.keys("\u{e00c}").await?;
        browser.wait_for("#pane-now:not([hidden])").await?;
        browser.keys("t").await?;
        assert!(browser.text("#pane-text").await?.contains("Greenhouse"));

        browser.slide("#replay", 5).await?;
        browser.wait_for("#table[data-past]").await?;
        assert_eq!(browser.count(".choice").await?, 0, "a look back cannot be played");
        assert!(browser.text("#question").await?.contains("entry 5"));
        browser.click("[data-act=now]").await?;
        browser.wait_for(".choice, .beat-ways").await?;
                browser.go_on().await?;

        served.die().await;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for(".prompt-notes .notice").await?;
        served.come_back().await;
        browser.goto(&served.at(&address)).await?;
        browser.wait_for_length(after).await?;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for_other_length(after).await
    }
);

in_browser!(
    /// The person at a real table enters what was drawn.
    a_real_table_is_asked_for_its_luck,
    |served, browser| {
        browser.goto(&served.at("/new/pocket-mars")).await?;
        browser.click("input[name=luck][value=table]").await?;
        browser.click("button.main[type=submit]").await?;
        browser.wait_for("#table").await?;
        for turn in 0..25 {
            browser.go_on().await?;
            browser.choose(".choice [data-answer]", turn * 7).await?;
        }
        assert!(browser.text(".top").await?.contains("real table"));
        Ok(())
    }
);

in_browser!(
    /// Screenshots to look at, in target/screenshots; no page is wider than its window, and the
    /// table fits its screen.
    pictures_are_taken_at_every_size,
    |served, browser| {
        let games = [
            ("start", served.game(json!({}), ChanceSource::Seed(7), 0).await),
            ("middle", served.game(json!({}), ChanceSource::Seed(7), 60).await),
            ("end", served.game(json!({}), ChanceSource::Seed(7), 9999).await),
            ("two", served.game(json!({"seats": 2}), ChanceSource::Seed(5), 90).await),
            ("four", served.game(json!({"seats": 4}), ChanceSource::Seed(5), 160).await),
            ("four-end", served.game(json!({"seats": 4}), ChanceSource::Seed(5), 9999).await),
            ("draft", served.game(json!({"seats": 3, "drafting": true}), ChanceSource::Seed(5), 2).await),
            ("real-table", served.game(json!({}), ChanceSource::Table, 0).await),
        ];
        for size in [Size::Laptop, Size::Narrow] {
            browser.resize(size).await?;
            let narration = served.game(json!({}), ChanceSource::Seed(7), 66).await;
            browser.goto(&served.at(&format!("/games/{narration}"))).await?;
            let before = browser.length().await?;
            browser.click(".choice:last-child button").await?;
            browser.wait_for_other_length(before).await?;
            for step in 0..3 {
                browser.picture(&format!("telling-{step}-{size}-light")).await?;
                browser.judge("telling").await?;
                browser.click_if_there(".beat-ways [data-act=next]").await?;
            }
        }
        for size in [Size::Small, Size::Tablet] {
            browser.resize(size).await?;
            for (name, id) in &games {
                browser.goto(&served.at(&format!("/games/{id}"))).await?;
                if browser.click_if_there(".hand-over button").await? {
                    browser.wait_for(".choice, .beat-ways").await?;
                browser.go_on().await?;
                    browser.go_on().await?;
                }
                browser.picture(&format!("{name}-{size}-light")).await?;
                browser.judge(&format!("{name} at {size}")).await?;
            }
        }
        for size in Size::ALL {
            browser.resize(size).await?;
            for theme in ["light", "dark"] {
                browser.goto(&served.at("/")).await?;
                browser.theme(theme).await?;
                browser.picture(&format!("front-{size}-{theme}")).await?;
                browser.judge("front").await?;
                browser.goto(&served.at("/new/pocket-mars")).await?;
                browser.picture(&format!("new-{size}-{theme}")).await?;
                browser.judge("new").await?;
                for (name, id) in &games {
                    browser.goto(&served.at(&format!("/games/{id}"))).await?;
                    if browser.is_there(".hand-over button").await? {
                        if theme == "light" {
                            browser.picture(&format!("{name}-pass-{size}-{theme}")).await?;
                        }
                        browser.click(".hand-over button").await?;
                        browser.wait_for(".choice, .beat-ways").await?;
                browser.go_on().await?;
                        browser.go_on().await?;
                    }
                    browser.picture(&format!("{name}-{size}-{theme}")).await?;
                    browser.judge(&format!("{name} at {size}, {theme}")).await?;
                    if size == Size::Narrow {
                        for view in 0..browser.count(AREAS).await? {
                            browser.click_nth(AREAS, view).await?;
                            browser.picture(&format!("{name}-{view}-{size}-{theme}")).await?;
                        }
                    } else if *name == "middle" {
                        for pane in ["log", "text", "keys"] {
                            browser.click(&format!("#tab-{pane}")).await?;
                            browser.picture(&format!("{name}-{pane}-{size}-{theme}")).await?;
                            browser.judge(pane).await?;
                        }
                        browser.click("#question .rule-link").await?;
                        browser.wait_for(".rule-card").await?;
                        browser.picture(&format!("{name}-rule-{size}-{theme}")).await?;
                        browser.click("#tab-now").await?;
                    }
                }
            }
        }
        Ok(())
    }
);
