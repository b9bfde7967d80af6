//! A helper with the keyboard alone, with the same keys as at a table.

use serde_json::{Value, json};

use crate::driven::{Browser, Result, Size};

const ENTER: &str = "\u{e007}";
const BACKSPACE: &str = "\u{e003}";
const DOWN: &str = "\u{e015}";
const UP: &str = "\u{e013}";

/// Finds answers that a press on them would miss, and digits that cover something.
const COVERED: &str = include_str!("covered.js");

/// A narrow window of a computer with a keyboard; a phone shows no digits.
async fn narrow_with_keys(browser: &Browser) -> Result {
    wide_with_keys(browser, 390).await
}

async fn wide_with_keys(browser: &Browser, width: u32) -> Result {
    let metrics = json!({"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await
}

async fn nothing_is_covered(browser: &Browser, name: &str) -> Result {
    browser.picture(&format!("keys-{name}")).await?;
    match browser.run(COVERED).await? {
        Value::Array(wrong) if wrong.is_empty() => Ok(()),
        wrong => Err(format!("{name}: {wrong:#}").into()),
    }
}

/// Presses a key and waits for the page with a new length of the log.
async fn press(browser: &Browser, key: &str) -> Result {
    let length = browser.attribute("main.helper", "data-length").await?;
    browser.keys(key).await?;
    browser.wait_for(&format!("main.helper:not([data-length='{length}'])")).await
}

/// The value of the focused element.
async fn focused(browser: &Browser) -> Result<Value> {
    browser.run("return document.activeElement.value ?? document.activeElement.tagName").await
}

in_browser!(
    /// The Saboteurs from their set-up to Done, including Back, the reasons and the list of keys.
    a_turn_of_the_saboteurs_is_played_by_keys_alone,
    |served, browser| {
        narrow_with_keys(&browser).await?;
        browser.goto(&served.at("/helper/weather-machine")).await?;
        browser.wait_for(".helper-next").await?;
        browser.keys(ENTER).await?;
        browser.wait_for("main.helper[data-stage=set-up]").await?;
        nothing_is_covered(&browser, "assistant").await?;
        let digits = "return [...document.querySelectorAll('.answer > kbd')].filter((one) => one.checkVisibility()).map((one) => one.textContent).join('')";
        assert_eq!(browser.run(digits).await?, "12345");
        press(&browser, "3").await?;
        press(&browser, BACKSPACE).await?;
        press(&browser, "3").await?;
        press(&browser, "b").await?;
        // The arrow keys wrap around, and Enter presses the focused answer.
        browser.keys(&format!("{DOWN}{DOWN}{UP}{UP}")).await?;
        let last = "const all = document.querySelectorAll('.answer'); return all[all.length - 1].value";
        assert_eq!(focused(&browser).await?, browser.run(last).await?);
        press(&browser, ENTER).await?;
        for picture in ["reports", "hideout"] {
            nothing_is_covered(&browser, picture).await?;
            press(&browser, ENTER).await?;
        }
        let mut presses = 0;
        while !browser.is_there("main.helper[data-stage=carry-out]").await? {
            presses += 1;
            assert!(presses < 12, "asked without end");
            nothing_is_covered(&browser, &format!("turn-{presses}")).await?;
            let on = browser.is_there("[data-act=on]").await?;
            let first = "#ask .kinds > .kind:first-child:not([open])";
            if browser.is_there(first).await? && !browser.is_there("#ask .kind[open]").await? {
                // First the kind; the same digit then means its first answer.
                browser.keys("1").await?;
                browser.wait_for("#ask .kind[open]").await?;
                nothing_is_covered(&browser, &format!("kind-{presses}")).await?;
            }
            press(&browser, if on { ENTER } else { "1" }).await?;
        }
        nothing_is_covered(&browser, "done").await?;
        browser.keys("w").await?;
        assert!(browser.is_there(".instruction:first-child .why[open]").await?);
        browser.keys("w").await?;
        assert!(!browser.is_there(".why[open]").await?);
        browser.keys("?").await?;
        assert!(browser.is_shown(".helper-keys .keys-list").await?);
        browser.picture("keys-list").await?;
        browser.judge("keys-list").await?;
        browser.keys("?").await?;
        assert!(!browser.is_there(".helper-keys[open]").await?);
        press(&browser, ENTER).await?;
        browser.wait_for("main.helper[data-turn='2']").await
    }
);

in_browser!(
    /// In a picture of several facts, up and down move between facts, left and right between the
    /// answers of one, and a digit selects an answer; Enter then continues.
    a_picture_of_facts_is_answered_by_keys,
    |served, browser| {
        narrow_with_keys(&browser).await?;
        browser.goto(&served.at("/helper/colab")).await?;
        browser.click("label:has(input[name=option-set_up][value=normal])").await?;
        browser.keys(ENTER).await?;
        browser.wait_for("input[name=option-enemy_1]").await?;
        nothing_is_covered(&browser, "colab-enemies").await?;
        browser.goto(&served.at("/helper/colab?step=1&option-set_up=normal")).await?;
        browser.keys(ENTER).await?;
        browser.wait_for("main.helper[data-stage=set-up]").await?;
        let mut pictures = 0;
        while browser.is_there("main.helper[data-stage=set-up]").await? {
            pictures += 1;
            nothing_is_covered(&browser, &format!("colab-{pictures}")).await?;
            if browser.is_there(".pick > input[data-key='2']").await? {
                browser.keys("2").await?;
                let checked = "return document.activeElement.checked && document.activeElement.dataset.key";
                assert_eq!(browser.run(checked).await?, "2");
                browser.keys("\u{e014}").await?;
                assert_eq!(browser.run(checked).await?, "3");
                let before = focused(&browser).await?;
                browser.keys(DOWN).await?;
                assert_ne!(focused(&browser).await?, before);
                let left = browser.run("return document.querySelector('[data-key=\"3\"]').checked");
                assert_eq!(left.await?, true, "to go on is not to choose");
            }
            press(&browser, ENTER).await?;
        }
        assert_eq!(pictures, 4);
        Ok(())
    }
);

in_browser!(
    /// In a text field, keys type.
    what_is_typed_into_a_field_is_no_key,
    |served, browser| {
        wide_with_keys(&browser, 900).await?;
        browser.goto(&served.at("/helper/pocket-mars")).await?;
        browser.keys("1").await?;
        browser.wait_for("button[name=option-da_choice]").await?;
        browser.keys("1").await?;
        browser.wait_for("main.helper[data-stage=facts]").await?;
        nothing_is_covered(&browser, "module").await?;
        let length = browser.attribute("main.helper", "data-length").await?;
        browser.click(".helper-typed summary").await?;
        browser.keys_into(".helper-typed input[type=text]", "1b0w?rx").await?;
        browser.keys(BACKSPACE).await?;
        assert_eq!(focused(&browser).await?, "1b0w?r");
        assert_eq!(browser.attribute("main.helper", "data-length").await?, length);
        assert!(!browser.is_there(".helper-keys[open]").await?);
        browser.run("document.activeElement.value = 'table module 1 green'").await?;
        press(&browser, ENTER).await
    }
);

in_browser!(
    /// On a phone digits take no room; a question mark key shows the list there too.
    no_digits_are_shown_on_a_telephone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        let touch = json!({ "enabled": true });
        browser.devtools("Emulation.setTouchEmulationEnabled", touch).await?;
        browser.goto(&served.at("/helper/pocket-mars")).await?;
        browser.wait_for("[data-act=look]:not([hidden])").await?;
        assert!(browser.is_there(".answer > kbd").await?);
        assert!(!browser.is_shown(".answer > kbd").await?);
        assert!(!browser.is_shown(".helper-keys").await?);
        browser.keys("?").await?;
        assert!(browser.is_shown(".helper-keys .keys-list").await?);
        Ok(())
    }
);
