//! What an icon means, by mouse, key and finger; what comes next; sounds.

use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Result, Served, Size};

/// The shown note of an icon.
const NOTE: &str = "#icon-note:popover-open .icon-words";

/// A table of a game whose person is asked.
async fn table(served: &Served, game: &str) -> String {
    let settings = json!({"seats": 1, "enemies": 1});
    let own = if game == "colab" { settings } else { json!({"seats": 1}) };
    let id = served.begun(game, own, ChanceSource::Seed(7), 0).await;
    served.at(&format!("/games/{id}"))
}

/// The middle of the first icon within `css` that the sheet of the game explains.
async fn middle_of_icon(browser: &Browser, css: &str) -> Result<(f64, f64)> {
    let script = "
        const seen = (box) => box.width > 4 && box.top > 60 && box.bottom < innerHeight && box.left > 0 && box.right < innerWidth;
        const all = [...document.querySelectorAll(arguments[0] + ' use')].filter((use) => use.checkVisibility());
        const boxes = all.map((use) => use.getBoundingClientRect()).filter(seen);
        return boxes.length ? [boxes[0].left + boxes[0].width / 2, boxes[0].top + boxes[0].height / 2] : null;";
    let found = browser.run_with(script, vec![Value::from(css)]).await?;
    Ok(serde_json::from_value(found)?)
}

async fn mouse(browser: &Browser, (x, y): (f64, f64)) -> Result {
    let event = json!({ "type": "mouseMoved", "x": x, "y": y });
    browser.devtools("Input.dispatchMouseEvent", event).await
}

/// The note says a name, a sentence and a rule.
async fn explains(browser: &Browser) -> Result {
    browser.wait_for(NOTE).await?;
    let script = format!("
        const note = document.querySelector('{NOTE}');
        return [note.querySelector('h2').textContent, note.querySelector('p').textContent, note.querySelector('[data-rule]')?.dataset.rule ?? ''];");
    let said: [String; 3] = serde_json::from_value(browser.run(&script).await?)?;
    assert!(said.iter().all(|part| !part.is_empty()), "{said:?}");
    Ok(())
}

in_browser!(
    /// Pointing at an icon of the board explains it; leaving, Escape and a choice close that. A mouse
    /// that rests where a new question appears opens nothing.
    an_icon_that_is_pointed_at_is_explained,
    |served, browser| {
        for game in ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"] {
            browser.goto(&table(&served, game).await).await?;
            let (x, y) = middle_of_icon(&browser, "#board").await?;
            mouse(&browser, (x + 1.0, y + 40.0)).await?;
            mouse(&browser, (x, y)).await?;
            explains(&browser).await?;
            browser.keys("\u{e00c}").await?;
            assert!(!browser.is_there(NOTE).await?, "{game}: Escape closes it");
        }
        Ok(())
    }
);

in_browser!(
    /// A key explains the icons of the focused answer, and a finger held on an icon explains that
    /// one and presses nothing.
    an_icon_is_explained_by_key_and_by_finger,
    |served, browser| {
        browser.goto(&table(&served, "weather-machine").await).await?;
        browser.run("document.querySelector('#own [data-place]:has(use)').tabIndex = -1; document.querySelector('#own [data-place]:has(use)').focus();").await?;
        browser.keys("i").await?;
        explains(&browser).await?;
        browser.resize(Size::Narrow).await?;
        browser.goto(&table(&served, "pocket-mars").await).await?;
        let length = browser.length().await?;
        let (x, y) = middle_of_icon(&browser, "#table").await?;
        let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        browser.devtools("Input.dispatchTouchEvent", touch).await?;
        explains(&browser).await?;
        let end = json!({ "type": "touchEnd", "touchPoints": [] });
        browser.devtools("Input.dispatchTouchEvent", end).await?;
        assert!(browser.is_there(NOTE).await?, "it stays when the finger leaves");
        assert_eq!(browser.length().await?, length, "a held finger chooses nothing");
        Ok(())
    }
);

in_browser!(
    /// Nothing sounds until somebody turns sounds on; then the dice of the opponent do.
    sounds_are_off_until_they_are_turned_on,
    |served, browser| {
        let address = table(&served, "pocket-mars").await;
        for (kept, sounds) in [("", false), ("on", true)] {
            browser.goto(&address).await?;
            browser.run(&format!("localStorage.setItem('sound', '{kept}')")).await?;
            browser.goto(&address).await?;
            for _ in 0..2 {
                let before = browser.length().await?;
                browser.click(".choice [data-answer]").await?;
                browser.wait_for_other_length(before).await?;
                browser.go_on().await?;
            }
            let sounded = browser.is_there("html[data-sounded]").await?;
            assert_eq!(sounded, sounds, "sounds {kept}");
        }
        Ok(())
    }
);

in_browser!(
    /// What opens over the board closes by Escape and when somebody chooses.
    plans_close_by_escape_and_by_choosing,
    |served, browser| {
        browser.goto(&table(&served, "weather-machine").await).await?;
        browser.click(".wm-plans > summary").await?;
        browser.keys("\u{e00c}").await?;
        assert!(!browser.is_there(".wm-plans[open]").await?, "Escape");
        browser.click(".wm-plans > summary").await?;
        assert!(browser.is_there(".wm-plans[open]").await?);
        let before = browser.length().await?;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for_other_length(before).await?;
        assert!(!browser.is_there(".wm-plans[open]").await?, "a choice");
        Ok(())
    }
);
