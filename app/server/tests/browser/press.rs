//! What counts as a press: not a key that is held down, nor a second press before anybody can have
//! read the result of the first. Also which key is which on keyboards of other countries.

use std::time::{Duration, Instant};

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Served};

/// Counts submitted forms across pages, and clicks of any origin that came after their target could
/// have been read: on a busy machine a second click may come late.
const COUNT: &str = "
    const one_more = (what) => { sessionStorage[what] = Number(sessionStorage[what] ?? 0) + 1; };
    addEventListener('click', () => {
      if (performance.now() - document.documentElement.dataset.came > 300) one_more('read');
    }, true);
    document.addEventListener('submit', () => one_more('sent'));";

/// Makes every page opened from now on count submissions.
async fn counting(browser: &Browser) -> Result {
    let source = json!({ "source": COUNT });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await
}

/// How many forms were submitted since the last call, and how many were allowed.
async fn sent(browser: &Browser) -> Result<(u64, u64)> {
    let take = "
        const { sent = 0, read = 0 } = sessionStorage;
        delete sessionStorage.sent;
        delete sessionStorage.read;
        return [Number(sent), Number(read)]";
    let (sent, read): (u64, u64) = serde_json::from_value(browser.run(take).await?)?;
    Ok((sent, read.max(1)))
}

/// A key: its character, its position, and its Windows virtual key code.
#[derive(Clone, Copy)]
struct Key<'a>(&'a str, &'a str, u32);

const ENTER: Key<'_> = Key("Enter", "Enter", 13);
const SPACE: Key<'_> = Key(" ", "Space", 32);

async fn down(browser: &Browser, Key(key, code, number): Key<'_>, again: bool) -> Result {
    let text = if key == "Enter" { "\r" } else { key };
    let event = json!({ "type": "keyDown", "key": key, "code": code, "text": text,
                        "windowsVirtualKeyCode": number, "autoRepeat": again });
    browser.devtools("Input.dispatchKeyEvent", event).await
}

async fn up(browser: &Browser, Key(key, code, number): Key<'_>) -> Result {
    let event =
        json!({ "type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number });
    browser.devtools("Input.dispatchKeyEvent", event).await
}

/// Presses a key once the page counts as read.
async fn strike(browser: &Browser, key: Key<'_>) -> Result {
    browser.read_it().await?;
    down(browser, key, false).await?;
    up(browser, key).await
}

/// Holds a key for a second and a half, with the repeats of a keyboard.
async fn hold(browser: &Browser, key: Key<'_>) -> Result {
    browser.read_it().await?;
    let begun = Instant::now();
    down(browser, key, false).await?;
    while begun.elapsed() < Duration::from_millis(1500) {
        tokio::time::sleep(Duration::from_millis(30)).await;
        down(browser, key, true).await?;
    }
    up(browser, key).await
}

/// Double-clicks the middle of an element, with this many milliseconds between the clicks.
async fn click_twice(browser: &Browser, css: &str, between: u64) -> Result {
    browser.read_it().await?;
    let script = format!(
        "const one = [...document.querySelectorAll('{css}')].find((one) => one.checkVisibility());
         one.scrollIntoView({{ block: 'center' }});
         const box = one.getBoundingClientRect();
         return [box.left + box.width / 2, box.top + box.height / 2]"
    );
    let at = browser.run(&script).await?;
    for count in [1, 2] {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": count });
            browser.devtools("Input.dispatchMouseEvent", event).await?;
        }
        tokio::time::sleep(Duration::from_millis(between)).await;
    }
    Ok(())
}

/// Opens a table of each game with its first question in view.
async fn table(served: &Served, browser: &Browser, game: &str) -> Result {
    let settings =
        if game == "colab" { json!({"seats": 1, "enemies": 1}) } else { json!({"seats": 1}) };
    let id = served.begun(game, settings, ChanceSource::Seed(7), 40).await;
    browser.goto(&served.at(&format!("/games/{id}"))).await?;
    browser.go_on().await?;
    browser.wait_for(".choice").await?;
    sent(browser).await.map(drop)
}

const GAMES: [&str; 4] = ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"];

/// Waits until every press has been answered.
async fn quiet(browser: &Browser) -> Result {
    tokio::time::sleep(Duration::from_millis(400)).await;
    browser.wait_for("html:not([aria-busy])").await
}

in_browser!(
    /// A digit, Enter on a focused answer, and the letter for undo.
    a_key_that_is_held_down_answers_once,
    |served, browser| {
        counting(&browser).await?;
        let mut told = Vec::new();
        for game in GAMES {
            for (what, key) in [("1", Key("1", "Digit1", 49)), ("Enter", ENTER), ("u", Key("u", "KeyU", 85))] {
                table(&served, &browser, game).await?;
                if what == "Enter" {
                    browser.run("document.querySelector('.choice button').focus()").await?;
                }
                hold(&browser, key).await?;
                quiet(&browser).await?;
                told.push((game, what, sent(&browser).await?.0));
            }
        }
        println!("forms sent while a key was held for 1.5 s: {told:?}");
        assert!(told.iter().all(|(.., sent)| *sent == 1), "{told:?}");
        Ok(())
    }
);

in_browser!(
    /// Each press of the space bar shows the next beat; holding it shows no more.
    a_space_bar_that_is_held_down_tells_one_beat,
    |served, browser| {
        let id = served.game(json!({}), ChanceSource::Seed(7), 66).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.click(".choice:last-child button").await?;
        browser.wait_for("#table[data-beat='1']").await?;
        hold(&browser, SPACE).await?;
        quiet(&browser).await?;
        assert_eq!(browser.beat().await?.as_deref(), Some("2"));
        // Movement repeats: between answers, and along the slider.
        browser.go_on().await?;
        browser.wait_for(".choice").await?;
        browser.run("document.activeElement.blur()").await?;
        for again in [false, true, true] {
            let event = json!({ "type": "rawKeyDown", "key": "ArrowDown", "code": "ArrowDown",
                                "windowsVirtualKeyCode": 40, "autoRepeat": again });
            browser.devtools("Input.dispatchKeyEvent", event).await?;
        }
        let third = "return [...document.querySelectorAll(':is(.prompt-body, .endings) .choice button')].indexOf(document.activeElement)";
        assert_eq!(browser.run(third).await?, 2);
        Ok(())
    }
);

in_browser!(
    /// The second click of a double click comes before anybody can have read the result of the
    /// first: in the list, at its foot and on the board.
    a_double_click_answers_once,
    |served, browser| {
        counting(&browser).await?;
        let mut told = Vec::new();
        for game in GAMES {
            for css in [".prompt-body .choice > button", ".endings button", ".play [data-can]"] {
                table(&served, &browser, game).await?;
                // Only a place that stands for a single answer answers.
                let alone = if css.contains("can") { ":not([data-can*=\" \"])" } else { "" };
                if !browser.is_there(&format!("{css}{alone}")).await? {
                    continue;
                }
                for between in [60, 140, 220] {
                    browser.go_on().await?;
                    if !browser.is_there(&format!("{css}{alone}")).await? {
                        continue;
                    }
                    sent(&browser).await?;
                    click_twice(&browser, &format!("{css}{alone}"), between).await?;
                    quiet(&browser).await?;
                    told.push((game, css, between, sent(&browser).await?));
                }
            }
        }
        println!("forms sent by a double click: {told:?}");
        assert!(told.iter().all(|(.., (sent, read))| sent <= read), "{told:?}");
        assert!(told.iter().filter(|(.., (sent, _))| *sent == 1).count() > 12, "{told:?}");
        Ok(())
    }
);

in_browser!(
    /// A double press sends a helper's answers only once; so does the button that starts a game,
    /// and the one that hands the device over, behind which the next person's cards appear.
    what_leads_to_another_page_is_sent_once,
    |served, browser| {
        counting(&browser).await?;
        browser.goto(&served.at("/new/pocket-mars")).await?;
        click_twice(&browser, ".setup-start button", 120).await?;
        browser.wait_for("#table").await?;
        let (begun, read) = sent(&browser).await?;
        assert!(begun <= read, "one game is begun, not {begun}");

        browser.goto(&served.at("/helper/pocket-mars")).await?;
        strike(&browser, Key("1", "Digit1", 49)).await?;
        browser.wait_for("button[name=option-da_choice]").await?;
        strike(&browser, Key("1", "Digit1", 49)).await?;
        browser.wait_for("main.helper[data-stage=facts]").await?;
        sent(&browser).await?;
        let length = browser.attribute("main.helper", "data-length").await?;
        hold(&browser, Key("1", "Digit1", 49)).await?;
        browser.wait_for(&format!("main.helper:not([data-length='{length}'])")).await?;
        assert_eq!(sent(&browser).await?.0, 1, "a digit that is held");
        for between in [60, 140, 220] {
            if browser.is_there("#ask .kind:not([open])").await? {
                browser.click("#ask .kind:not([open]) > summary").await?;
            }
            let css = if browser.is_there("#ask .answer").await? { "#ask .answer" } else { ".helper-foot button" };
            sent(&browser).await?;
            click_twice(&browser, css, between).await?;
            quiet(&browser).await?;
            browser.wait_for("main.helper").await?;
            let (sent, read) = sent(&browser).await?;
            assert!(sent <= read, "{css}, {between} ms: {sent}");
            assert!(read > 1 || !browser.is_there("#refused, #problem").await?, "nothing is late");
        }

        let id = served.game(json!({"seats": 2}), ChanceSource::Seed(3), 0).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        let mut handed = 0;
        for turn in 0..30 {
            browser.go_on().await?;
            if browser.is_there(".hand-over").await? {
                browser.click(".hand-over button").await?;
                browser.wait_for(".choice, .beat-ways").await?;
                continue;
            }
            sent(&browser).await?;
            let strikes = [Key("1", "Digit1", 49), ENTER];
            browser.read_it().await?;
            browser.run("document.querySelector('.choice button').focus()").await?;
            for _ in 0..2 {
                let key = strikes[turn % 2];
                down(&browser, key, false).await?;
                up(&browser, key).await?;
                tokio::time::sleep(Duration::from_millis(130)).await;
            }
            quiet(&browser).await?;
            let (sent, read) = sent(&browser).await?;
            assert!(sent <= read, "turn {turn}: {sent}");
            handed += usize::from(browser.is_there(".hand-over").await?);
        }
        assert!(handed > 2, "the device was passed {handed} times");
        Ok(())
    }
);

in_browser!(
    /// Beats can be skipped at any speed, except for the first one after an answer.
    beats_are_passed_as_fast_as_somebody_likes,
    |served, browser| {
        let id = served.game(json!({}), ChanceSource::Seed(7), 66).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        // Pressed as soon as it appears.
        let at_once = "
            const press = () => document.querySelector('[data-act=next]').click();
            addEventListener('asked', press, { once: true });";
        browser.run(at_once).await?;
        browser.click(".choice:last-child button").await?;
        browser.wait_for("#table[data-beat='1']").await?;
        quiet(&browser).await?;
        assert_eq!(browser.beat().await?.as_deref(), Some("1"), "nobody has read the first beat");
        browser.read_it().await?;
        for beat in ["2", "3"] {
            browser.run("document.querySelector('[data-act=next]').click()").await?;
            browser.wait_for(&format!("#table[data-beat='{beat}']")).await?;
        }
        Ok(())
    }
);

in_browser!(
    /// French keyboards have symbols on the digit row, and Russian ones other letters on all keys:
    /// digits go by position, letters by their character, and letters of another script by the
    /// Latin letter in their position.
    keys_are_found_on_keyboards_of_other_countries,
    |served, browser| {
        counting(&browser).await?;
        let azerty = [("1", Key("&", "Digit1", 49)), ("2", Key("é", "Digit2", 50)), ("3", Key("\"", "Digit3", 51))];
        for (shown, key) in azerty {
            table(&served, &browser, "weather-machine").await?;
            let wanted = format!("return document.querySelector('[data-key=\"{shown}\"]').value");
            let wanted = browser.run(&wanted).await?;
            browser.run(NOTE).await?;
            strike(&browser, key).await?;
            quiet(&browser).await?;
            assert_eq!(browser.run("return window.chosen").await?, wanted, "{shown}");
        }
        // The key that is pressed, and the key shown on its answer, if any.
        let letters = [
            (Key("ф", "KeyA", 65), Some("a")),
            (Key("a", "KeyQ", 65), Some("a")),
            (Key("A", "KeyA", 65), Some("a")),
            (Key("и", "KeyB", 66), Some("b")),
            (Key(",", "KeyM", 77), None),
            (Key("!", "Digit1", 49), None),
        ];
        for (key, shown) in letters {
            let id = served.begun("weather-machine", json!({}), ChanceSource::Seed(7), 40).await;
            browser.goto(&served.at(&format!("/games/{id}"))).await?;
            many(&browser).await?;
            let wanted = match shown {
                Some(shown) => {
                    let button = format!("return document.querySelector('[data-key=\"{shown}\"]').value");
                    browser.run(&button).await?
                }
                None => json!(null),
            };
            browser.run(NOTE).await?;
            browser.read_it().await?;
            let shift = if key.0 == "!" { 8 } else { 0 };
            let event = json!({ "type": "keyDown", "key": key.0, "code": key.1, "text": key.0, "modifiers": shift });
            browser.devtools("Input.dispatchKeyEvent", event).await?;
            up(&browser, key).await?;
            quiet(&browser).await?;
            assert_eq!(browser.run("return window.chosen ?? null").await?, wanted, "{}", key.0);
        }
        // Undo with the Russian key in the position of U.
        let before = browser.length().await?;
        strike(&browser, Key("г", "KeyU", 85)).await?;
        browser.wait_for_other_length(before).await?;
        strike(&browser, Key("д", "KeyL", 76)).await?;
        browser.wait_for("#pane-log:not([hidden])").await?;
        // In a helper.
        browser.goto(&served.at("/helper/pocket-mars")).await?;
        strike(&browser, Key("&", "Digit1", 49)).await?;
        browser.wait_for("button[name=option-da_choice]").await
    }
);

/// Records which answer is sent.
const NOTE: &str = "
    window.chosen = undefined;
    document.addEventListener('submit', (event) => { window.chosen = event.submitter.value; }, { once: true });";

/// Plays until there are so many answers that some need letters.
async fn many(browser: &Browser) -> Result {
    for turn in 0..60 {
        browser.go_on().await?;
        browser.wait_for(".choice").await?;
        if browser.is_there("[data-key=b]").await? {
            return Ok(());
        }
        browser.choose(".choice > button", turn * 5).await?;
    }
    Err("there were never eleven answers".into())
}
