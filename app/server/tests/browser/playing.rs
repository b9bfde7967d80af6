//! Games played in the browser as people play them: by mouse on the board, by keyboard, and by
//! touch on a phone, each in another language than English. The first questions of each game are
//! played in each way, and one game to its end: Master of the Galaxy by mouse, CoLab, from its last
//! quarter on, by keyboard, and Pocket Mars by touch. With `SOLOIST_WHOLE` set all games are played
//! from the first question to the end in each way:
//! `SOLOIST_WHOLE=1 cargo test -p server --test browser -- every_game_is_played`.

use i18n::Locale;
use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Hand, Result, Served, Size};

/// How many answers are given in a game that is not played to its end.
const FIRST: usize = 40;

/// More answers than any game needs.
const WHOLE: usize = 600;

/// How many entries CoLab already has, of about 320, when its end is played.
const LATE: usize = 250;

async fn play(
    served: &Served,
    browser: &Browser,
    (game, entries): (&str, usize),
    settings: Value,
    (hand, most): (Hand, usize),
) -> Result {
    let id = served.begun(game, settings, ChanceSource::Seed(7), entries).await;
    browser.goto(&served.at(&format!("/games/{id}"))).await?;
    let played = browser.play(hand, most).await.map_err(|why| format!("{game}: {why}"))?;
    if most == WHOLE && !(played.over && played.answers > 0) {
        return Err(format!("{game} is not played to its end: {played:?}").into());
    }
    let least = if hand == Hand::Keyboard { 0 } else { 25 };
    played.judge(least).map_err(|why| format!("{game}, {hand:?}: {why}").into())
}

/// The game that is played to its end, and how many entries it already has.
const BY_MOUSE: (&str, usize) = ("master-of-the-galaxy", 0);
const BY_KEYBOARD: (&str, usize) = ("colab", LATE);
const BY_TOUCH: (&str, usize) = ("pocket-mars", 0);

/// The games with the settings for a person alone.
fn games() -> [(&'static str, Value); 4] {
    [
        ("master-of-the-galaxy", json!({})),
        ("weather-machine", json!({ "seats": 1 })),
        ("colab", json!({ "seats": 1, "enemies": 1 })),
        ("pocket-mars", json!({})),
    ]
}

/// The first questions of every game, and one game to its end; or all whole.
async fn play_all(
    served: &Served,
    browser: &Browser,
    (hand, locale): (Hand, Locale),
    to_its_end: (&str, usize),
) -> Result {
    let code = locale.code();
    browser.goto(&served.at("/")).await?;
    browser.run(&format!("document.cookie = 'soloist-language={code}; path=/'")).await?;
    browser.goto(&served.at("/")).await?;
    browser.wait_for(&format!("html[lang={code}]")).await?;
    let all_whole = std::env::var_os("SOLOIST_WHOLE").is_some();
    for (game, settings) in games() {
        let is_whole = all_whole || to_its_end == (game, 0);
        let most = if is_whole { WHOLE } else { FIRST };
        play(served, browser, (game, 0), settings.clone(), (hand, most)).await?;
        if !is_whole && to_its_end.0 == game {
            play(served, browser, to_its_end, settings, (hand, WHOLE)).await?;
        }
    }
    Ok(())
}

in_browser!(
    /// On the board, wherever a place stands for an answer.
    every_game_is_played_by_mouse,
    |served, browser| {
        play_all(&served, &browser, (Hand::Mouse, Locale::German), BY_MOUSE).await
    }
);

in_browser!(
    /// With the answers' own keys and with arrows.
    every_game_is_played_by_keyboard,
    |served, browser| {
        play_all(&served, &browser, (Hand::Keyboard, Locale::French), BY_KEYBOARD).await
    }
);

in_browser!(
    /// On a phone.
    every_game_is_played_by_touch_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        play_all(&served, &browser, (Hand::Touch, Locale::Spanish), BY_TOUCH).await
    }
);
