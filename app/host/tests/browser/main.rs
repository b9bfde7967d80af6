//! Friends who live apart, each in an own Chromium, from an invitation to the first moves.

#[allow(dead_code, reason = "how the program ends is tested beside")]
#[path = "../common/mod.rs"]
mod common;

/// The driver of the server's tests.
#[allow(dead_code, reason = "these tests need a part of it")]
#[path = "../../../server/tests/browser/driven/browser.rs"]
mod browser;

/// What a person would press next.
#[allow(dead_code, reason = "these tests need a part of it")]
#[path = "../../../server/tests/browser/driven/playing.rs"]
mod playing;

mod days;
mod whole_games;

use std::time::Duration;

use browser::{Browser, Size};
use common::Hosted;

/// The result of a step; an error carries its message.
type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Opens an invitation and accepts it under a name.
async fn join(browser: &Browser, link: &str, name: &str) -> Result {
    browser.goto(link).await?;
    browser.keys_into("#name", name).await?;
    browser.click("main form button.main").await
}

/// The link on the page of the seats, after a press that makes one.
async fn made(browser: &Browser, button: &str) -> Result<String> {
    browser.run("window.left = true").await?;
    browser.click(button).await?;
    let arrived = "return String(!window.left && document.readyState)";
    browser.wait_for_value(arrived, "complete").await?;
    browser.wait_for(".made .scan svg").await?;
    browser.attribute("#link", "value").await
}

/// Keeps pictures of the page at two sizes, and measures it: nothing too small, too faint or cut
/// off.
async fn looked_at(browser: &Browser, name: &str) -> Result {
    for size in [Size::Laptop, Size::Narrow] {
        browser.reshape(size).await?;
        browser.picture(&format!("host-{name}-{size}")).await?;
        browser.judge(&format!("{name} at {size}")).await?;
    }
    browser.reshape(Size::Laptop).await
}

/// Chooses the first answer and waits until the game has gone on.
async fn chooses(browser: &Browser) -> Result {
    let before = browser.length().await?;
    browser.choose(".choice [data-answer]", 0).await?;
    browser.wait_for_other_length(before).await
}

/// Whether a page may answer now.
async fn is_asked(browser: &Browser) -> Result<bool> {
    browser.is_there(".choice [data-answer]").await
}

async fn friends_play(hosted: &Hosted, all: &[Browser; 3]) -> Result {
    let [olga, ada, watcher] = all;
    olga.goto(&format!("http://localhost:{}/", hosted.address.port())).await?;
    looked_at(olga, "stranger").await?;
    join(olga, &hosted.link, "Olga").await?;
    olga.wait_for("a[href='/new/pocket-mars']").await?;
    looked_at(olga, "empty").await?;
    olga.goto(&format!("http://localhost:{}/new/pocket-mars", hosted.address.port())).await?;
    olga.run("document.querySelector('[name=option-seats][value=\\'2\\']').click()").await?;
    looked_at(olga, "new").await?;
    olga.click("button.main[type=submit]").await?;
    olga.wait_for("ul.seat-rows").await?;
    let seat = made(olga, "button[value=seat]").await?;
    looked_at(olga, "seats").await?;
    let table = olga.attribute("main > p.form-end a.main", "href").await?;
    ada.goto(&seat).await?;
    looked_at(ada, "invitation").await?;
    join(ada, &seat, "olga").await?;
    ada.wait_for("[role=alert]").await?;
    join(ada, &seat, "Ada").await?;
    ada.wait_for("#table").await?;
    let watch = made(olga, "button[value=watch]").await?;
    join(watcher, &watch, "Will").await?;
    watcher.wait_for("#table").await?;
    let at = |path: &str| format!("http://localhost:{}{path}", hosted.address.port());
    olga.goto(&at(&table)).await?;
    for browser in all {
        // What the others do is shown at once, not told step by step.
        browser.run("document.cookie = 'soloist-pace=once; path=/'").await?;
    }
    for _ in 0..4 {
        let before = watcher.length().await?;
        let (moves, waits) = if is_asked(olga).await? { (olga, ada) } else { (ada, olga) };
        chooses(moves).await?;
        // The others see it without a press.
        let now = moves.length().await?;
        assert!(now > before);
        waits.wait_for_length(now).await?;
        watcher.wait_for_length(now).await?;
        assert!(!is_asked(watcher).await?, "who watches is not asked");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for (browser, name) in [(olga, "front-host"), (ada, "front-guest"), (watcher, "front-watcher")]
    {
        browser.goto(&at("/")).await?;
        browser.wait_for(".saved-game").await?;
        looked_at(browser, name).await?;
    }
    let waiting = [olga, ada].map(|browser| browser.is_there("section.yours"));
    let [one, other] = waiting;
    assert!(one.await? != other.await?, "it is the turn of one of them");
    ada.goto(&at("/devices")).await?;
    looked_at(ada, "me").await?;
    olga.goto(&at("/people")).await?;
    looked_at(olga, "people").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_friends_and_a_spectator_come_by_links_and_play() {
    let hosted = Hosted::start("friends", "http://localhost:PORT");
    let all = [
        Browser::start("host-olga", false).await,
        Browser::start("host-ada", false).await,
        Browser::start("host-watcher", false).await,
    ];
    let played = friends_play(&hosted, &all).await;
    for browser in all {
        browser.end().await;
    }
    played.unwrap_or_else(|problem| panic!("{problem}"));
}
