//! Games played in the browser as people play them: by mouse on the board, by keyboard, and by
//! touch on a phone. Master of the Galaxy is played whole in each way; of each other game the first
//! questions, and of CoLab also the end. With `SOLOIST_WHOLE` set these are also played from the
//! first question to the end: `SOLOIST_WHOLE=1 cargo test -p server --test browser --
//! every_game_is_played`.

use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Hand, Result, Served, Size};

/// How many answers are given in each of the other solo games.
const FIRST: usize = 40;

/// For whole games: more answers than any of them needs.
const WHOLE: usize = 600;

/// How many entries CoLab already has, of about 320, when its end is played.
const LATE: usize = 250;

async fn play(
    at: (&Served, &Browser),
    game: &str,
    settings: Value,
    (hand, most): (Hand, usize),
) -> Result {
    play_from(at, (game, 0), settings, (hand, most)).await
}

async fn play_from(
    (served, browser): (&Served, &Browser),
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

/// A whole game of Master of the Galaxy, the first questions of the others, and the end of CoLab.
async fn play_all(served: &Served, browser: &Browser, hand: Hand) -> Result {
    let at = (served, browser);
    let whole = std::env::var_os("SOLOIST_WHOLE").is_some();
    let most = if whole { WHOLE } else { FIRST };
    let enemy = json!({ "seats": 1, "enemies": 1 });
    play(at, "master-of-the-galaxy", json!({}), (hand, WHOLE)).await?;
    play(at, "weather-machine", json!({ "seats": 1 }), (hand, most)).await?;
    play(at, "colab", enemy.clone(), (hand, most)).await?;
    if whole {
        return Ok(());
    }
    play_from(at, ("colab", LATE), enemy, (hand, WHOLE)).await
}

in_browser!(
    /// On the board, wherever a place stands for an answer.
    every_game_is_played_by_mouse,
    |served, browser| { play_all(&served, &browser, Hand::Mouse).await }
);

in_browser!(
    /// With the answers' own keys and with arrows.
    every_game_is_played_by_keyboard,
    |served, browser| { play_all(&served, &browser, Hand::Keyboard).await }
);

in_browser!(
    /// On a phone; also a whole game of Pocket Mars, which other tests play by mouse and by
    /// keyboard.
    every_game_is_played_by_touch_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        play_all(&served, &browser, Hand::Touch).await?;
        play((&served, &browser), "pocket-mars", json!({}), (Hand::Touch, WHOLE)).await
    }
);
