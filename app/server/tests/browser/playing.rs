//! Games played in the browser as people play them: by mouse on the board, by keyboard, on a phone
//! by touch. One game whole in each way, and of each other game the first questions.

use play::Luck;
use serde_json::{Value, json};

use crate::driven::{Browser, Hand, Result, Served, Size};

/// The other games, alone: so many answers of each.
const FIRST: usize = 40;

/// Whole games: more answers than any of them needs.
const WHOLE: usize = 600;

async fn play(
    (served, browser): (&Served, &Browser),
    game: &str,
    settings: Value,
    (hand, most): (Hand, usize),
) -> Result {
    let id = served.begun(game, settings, Luck::Seed(7), 0).await;
    browser.goto(&served.at(&format!("/games/{id}"))).await?;
    let played = browser.play(hand, most).await.map_err(|why| format!("{game}: {why}"))?;
    if most == WHOLE && !played.over {
        return Err(format!("{game} is not over: {played:?}").into());
    }
    let least = if hand == Hand::Keyboard { 0 } else { 25 };
    played.judge(least).map_err(|why| format!("{game}, {hand:?}: {why}").into())
}

/// A whole game of Master of the Galaxy, and the first questions of the others.
async fn play_all(served: &Served, browser: &Browser, hand: Hand) -> Result {
    let at = (served, browser);
    play(at, "master-of-the-galaxy", json!({}), (hand, WHOLE)).await?;
    play(at, "weather-machine", json!({ "seats": 1 }), (hand, FIRST)).await?;
    play(at, "colab", json!({ "seats": 1, "enemies": 1 }), (hand, FIRST)).await
}

in_browser!(
    /// On the board, wherever a place stands for an answer.
    every_game_is_played_by_mouse,
    |served, browser| { play_all(&served, &browser, Hand::Mouse).await }
);

in_browser!(
    /// By the answers' own keys and by arrows.
    every_game_is_played_by_keyboard,
    |served, browser| { play_all(&served, &browser, Hand::Keyboard).await }
);

in_browser!(
    /// On a phone; Pocket Mars whole as well, which other tests play by mouse and by keyboard.
    every_game_is_played_by_touch_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        play_all(&served, &browser, Hand::Touch).await?;
        play((&served, &browser), "pocket-mars", json!({}), (Hand::Touch, WHOLE)).await
    }
);
