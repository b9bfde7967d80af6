use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::browser::PATIENCE;
use super::{Browser, Result};

/// The input device.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Hand {
    Mouse,
    Keyboard,
    Touch,
}

/// How a game was played in a browser.
#[derive(Debug, Default)]
pub(crate) struct Played {
    /// The number of answers given.
    pub(crate) answers: usize,
    /// How many of them started with a press on a place of the board.
    pub(crate) on_the_board: usize,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// Visible places that could not be pressed, each with the question.
    missed: Vec<String>,
}

/// What came of a look at a page.
#[allow(dead_code, reason = "tests of other crates need it")]
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// It asks nothing now.
    Waits,
    /// Something was pressed and has had an effect: the log had and has this many entries.
    Pressed(usize, usize),
    /// The game is over.
    Over,
}

/// What reaches beyond the right edge of a phone's page.
const WIDER: &str = "
    const edge = screen.width + 1;
    return [...document.querySelectorAll('body *')]
      .map(one => [one, one.getBoundingClientRect()])
      .filter(([, { width, right }]) => width && right + scrollX > edge)
      .map(([one, { left, right }]) => `${one.outerHTML.slice(0, 90)} ${left} to ${right}`)
      .slice(0, 30)";

impl Played {
    /// Fails unless at least this percentage of answers was given on the board, and every visible
    /// place of an answer could be pressed.
    pub(crate) fn judge(&self, percent: usize) -> Result {
        if !self.missed.is_empty() {
            return Err(format!("{:#?} cannot be pressed", self.missed).into());
        }
        if self.on_the_board * 100 < self.answers * percent {
            return Err(format!("only {self:?}").into());
        }
        Ok(())
    }
}

impl Browser {
    /// Plays the game on the page until it is over or this many answers are given: the guide's
    /// proposals, or else answers from all over the list, with every third one the last, which
    /// often ends a phase. Everything is pressed where it is drawn, as a person would.
    ///
    /// With a mouse or a finger, an answer is given on the board if a place stands for it, and
    /// otherwise in the list; by keyboard, alternately with its own key and with the arrows.
    pub(crate) async fn play(&self, hand: Hand, most: usize) -> Result<Played> {
        if hand == Hand::Touch {
            let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
            self.devtools("Emulation.setTouchEmulationEnabled", touch).await?;
        }
        let mut played = Played::default();
        while played.answers < most {
            let turn = played.answers;
            let now = self.settled(turn, hand).await?;
            if now["over"] == true {
                played.over = true;
                break;
            }
            if let Some(stuck) = now["stuck"].as_str() {
                self.keep_screen("failed").await?;
                return Err(format!("{hand:?}, answer {turn}, {}: {stuck}", now["asked"]).into());
            }
            if let Some(place) = now["missed"].as_str() {
                played.missed.push(format!("{place}: {}", now["asked"]));
            }
            played.on_the_board += usize::from(now["what"] == "place");
            self.do_as_told(hand, turn, &now).await?;
            let after = self.changed(turn, hand, &now).await?;
            played.answers += usize::from(after["length"] != now["length"]);
        }
        Ok(played)
    }

    /// Presses once what a person at this page would press next, if it asks for something, and waits
    /// until that has had an effect: the question may then be somebody else's. `turn` varies the
    /// answers.
    #[allow(dead_code, reason = "tests of other crates need it")]
    pub(crate) async fn press_once(&self, hand: Hand, turn: usize) -> Result<Step> {
        let now = self.next(turn, hand).await?;
        if now["over"] == true {
            return Ok(Step::Over);
        }
        if now["busy"] == true {
            return Ok(Step::Waits);
        }
        if let Some(stuck) = now["stuck"].as_str() {
            self.keep_screen("failed").await?;
            return Err(format!("{hand:?}, {}: {stuck}", now["asked"]).into());
        }
        self.do_as_told(hand, turn, &now).await?;
        let begun = Instant::now();
        loop {
            // A script fails on a page that is just being left.
            let after = self.next(turn, hand).await.unwrap_or_default();
            if after["sign"].is_string() && after["sign"] != now["sign"] {
                let length = |of: &Value| serde_json::from_value(of["length"].clone());
                return Ok(Step::Pressed(length(&now)?, length(&after)?));
            }
            self.patience(begun, &format!("{hand:?} to answer {now}")).await?;
        }
    }

    /// The next press.
    async fn next(&self, turn: usize, hand: Hand) -> Result<Value> {
        let wish = if turn % 3 == 2 { json!(-1) } else { json!(turn * 7) };
        let told = vec![wish, json!(hand == Hand::Keyboard)];
        self.run_with(include_str!("next.js"), told).await
    }

    /// The next press, once the page is no longer busy.
    async fn settled(&self, turn: usize, hand: Hand) -> Result<Value> {
        let begun = Instant::now();
        loop {
            let now = self.next(turn, hand).await?;
            if now["busy"] != true {
                return Ok(now);
            }
            self.patience(begun, "the page to be ready").await?;
        }
    }

    /// The next press after this one, once this one has had an effect.
    async fn changed(&self, turn: usize, hand: Hand, before: &Value) -> Result<Value> {
        let begun = Instant::now();
        loop {
            let now = self.next(turn, hand).await?;
            if now["busy"] != true && (now["sign"] != before["sign"] || now["over"] == true) {
                return Ok(now);
            }
            self.patience(begun, &format!("{hand:?} to answer {before}")).await?;
        }
    }

    async fn patience(&self, begun: Instant, what: &str) -> Result {
        if begun.elapsed() > PATIENCE {
            self.keep_screen("failed").await?;
            let wide = self.run(WIDER).await?;
            return Err(format!("waited in vain for {what}; beyond the edge: {wide}").into());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        Ok(())
    }

    async fn do_as_told(&self, hand: Hand, turn: usize, now: &Value) -> Result {
        match hand {
            Hand::Mouse => self.click_at(now).await,
            Hand::Touch => self.tap_at(now).await,
            Hand::Keyboard => self.press_keys(turn, now).await,
        }
    }

    async fn click_at(&self, at: &Value) -> Result {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({
                "type": kind, "x": at["x"], "y": at["y"], "button": button, "clickCount": 1,
            });
            self.devtools("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    async fn tap_at(&self, at: &Value) -> Result {
        let finger = json!([{ "x": at["x"], "y": at["y"] }]);
        for (kind, points) in [("touchStart", finger), ("touchEnd", json!([]))] {
            let event = json!({ "type": kind, "touchPoints": points });
            self.devtools("Input.dispatchTouchEvent", event).await?;
        }
        Ok(())
    }

    /// Presses the answer's own key, or the down arrow this many times and Enter.
    async fn press_keys(&self, turn: usize, now: &Value) -> Result {
        if now["what"] == "telling" {
            return self.key("Shift", "").await;
        }
        let own = now["key"].as_str().unwrap_or_default();
        if !own.is_empty() && (turn.is_multiple_of(2) || now["what"] == "tick") {
            return self.key(own, own).await;
        }
        for _ in 0..now["steps"].as_u64().unwrap_or_default() {
            self.key("ArrowDown", "").await?;
        }
        self.key("Enter", "\r").await
    }

    async fn key(&self, key: &str, text: &str) -> Result {
        let code = match key {
            "Shift" => 16,
            "ArrowDown" => 40,
            "Enter" => 13,
            _ => 0,
        };
        for kind in [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event = json!({
                "type": kind, "key": key, "code": key, "text": text, "windowsVirtualKeyCode": code,
            });
            self.devtools("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }
}
