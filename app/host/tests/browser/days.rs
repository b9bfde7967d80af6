//! Games over days in the browser: the clock, and what has happened since somebody looked.

use std::time::{Duration, Instant};

use serde_json::json;
use server::PublicAddress;
use service::{DeviceId, DeviceSession, GameStore as _, PeopleStore as _, Person};
use store::Store;

use super::browser::{Browser, Size};
use super::common::Hosted;
use super::{Result, chooses, is_asked, join, looked_at, made};

fn at(hosted: &Hosted, path: &str) -> String {
    format!("http://localhost:{}{path}", hosted.address.port())
}

/// Olga starts a game of two with this clock, and Ada sits down. Returns the path of the table.
async fn sit_down(hosted: &Hosted, [olga, ada]: [&Browser; 2], clock: &str) -> Result<String> {
    join(olga, &hosted.link, "Olga").await?;
    olga.wait_for("a[href='/new/pocket-mars']").await?;
    olga.goto(&at(hosted, "/new/pocket-mars")).await?;
    let script = "document.querySelector('[name=option-seats][value=\\'2\\']').click();
         document.getElementById('clock').value = arguments[0];";
    olga.run_with(script, vec![clock.into()]).await?;
    olga.click("button.main[type=submit]").await?;
    olga.wait_for("ul.seat-rows").await?;
    let seat = made(olga, "button[value=seat]").await?;
    let table = olga.attribute("main > p.form-end a.main", "href").await?;
    ada.goto(&seat).await?;
    join(ada, &seat, "Ada").await?;
    ada.wait_for("#table").await?;
    olga.goto(&at(hosted, &table)).await?;
    Ok(table)
}

/// How many seconds the page says are left, of less than an hour.
async fn left(browser: &Browser) -> Result<i64> {
    let text = browser.text("[data-runs-out-in]").await?;
    let numbers: Vec<i64> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
    match numbers[..] {
        [.., minutes, seconds] if text.contains(" min ") && !text.contains(" h ") => {
            Ok(60 * minutes + seconds)
        }
        _ => Err(format!("no time of less than an hour: {text}").into()),
    }
}

/// A page whose time is compared with that of this test.
struct Counted<'a> {
    browser: &'a Browser,
    begun: Instant,
    left: i64,
}

impl<'a> Counted<'a> {
    async fn new(browser: &'a Browser) -> Result<Counted<'a>> {
        browser.wait_for("[data-runs-out-in]").await?;
        let begun = Instant::now();
        while left(browser).await.is_err() && begun.elapsed() < Duration::from_secs(10) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(Counted { browser, left: left(browser).await?, begun: Instant::now() })
    }

    /// How many seconds more the page shows than there are.
    async fn wrong_by(&self) -> Result<i64> {
        let shown = left(self.browser).await?;
        let passed = i64::try_from(self.begun.elapsed().as_secs())?;
        Ok(shown - (self.left - passed))
    }

    /// Fails unless the page shows the right time for a while.
    async fn must_stay_right(&self, what: &str) -> Result {
        for _ in 0..8 {
            tokio::time::sleep(Duration::from_millis(400)).await;
            let wrong = self.wrong_by().await?;
            if wrong.abs() > 2 {
                return Err(format!("{what}: it is wrong by {wrong} s").into());
            }
        }
        Ok(())
    }

    /// Waits until the page shows the right time.
    async fn must_become_right(&self, what: &str) -> Result {
        let begun = Instant::now();
        while self.wrong_by().await?.abs() > 2 {
            if begun.elapsed() > Duration::from_secs(15) {
                return Err(format!("{what}: it is wrong by {} s", self.wrong_by().await?).into());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }
}

async fn clock_counts(hosted: &Hosted, both: [&Browser; 2]) -> Result {
    let [olga, ada] = both;
    sit_down(hosted, both, "bank-3600-300").await?;
    let counted = Counted::new(olga).await?;
    looked_at(olga, "clock").await?;
    counted.must_stay_right("as it is").await?;
    let passed = counted.left - left(olga).await?;
    assert!(passed >= 3, "it counts down: {passed} s");
    // The clock of the device is set while the page is open, both ways.
    let skew = "window.real ??= Date.now; Date.now = () => window.real.call(Date) + arguments[0]";
    let skew = |by: i64| {
        let script = skew.replace("arguments[0]", &by.to_string());
        async move { olga.run(&script).await.map(drop) }
    };
    for by in [3_600_000, -7_200_000] {
        skew(by).await?;
        counted.must_stay_right("a wrong clock").await?;
    }
    // Asleep, the clock that nobody sets stands.
    let sleep = "const awake = performance.now.bind(performance);
         performance.now = () => awake() - 6000;";
    olga.run(sleep).await?;
    counted.must_become_right("after sleep").await?;
    counted.must_stay_right("after sleep").await?;
    olga.click("#clock button[value=pause]").await?;
    for browser in both {
        let paused = "return String(document.getElementById('clock')?.textContent
             .includes('The clocks are paused.') && !document.querySelector('[data-runs-out-in]'))";
        browser.wait_for_value(paused, "true").await?;
    }
    looked_at(olga, "clock-paused").await?;
    ada.click("#clock button[value=resume]").await?;
    olga.wait_for("[data-runs-out-in]").await?;
    ada.wait_for("[data-runs-out-in]").await?;
    assert!((left(olga).await? - left(ada).await?).abs() <= 1, "both say the same");
    for browser in both {
        browser.no_complaints().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_counts_down_shows_a_pause_and_is_right_after_sleep_and_with_a_wrong_clock() {
    let hosted = Hosted::start("clock", "http://localhost:PORT");
    let olga = Browser::start("clock-olga", false).await;
    let ada = Browser::start("clock-ada", false).await;
    let seen = clock_counts(&hosted, [&olga, &ada]).await;
    olga.end().await;
    ada.end().await;
    seen.unwrap_or_else(|problem| panic!("{problem}"));
}

/// Signs a browser in as somebody who is known, at a further device.
async fn sign_in(hosted: &Hosted, browser: &Browser, name: &str) -> Result {
    let store = Store::open(hosted.folder())?;
    let person = store.people()?.into_iter().find(|it| it.name == name);
    let Person { id: person, .. } = person.ok_or("nobody of that name")?;
    let token = "a-further-device-of-the-same-person-0000000";
    let (hash, name) = (PublicAddress::hash(token), "Chromium".to_string());
    let (id, now) = (DeviceId(store.new_device()?), store.now());
    store.keep_device(&DeviceSession { id, person, hash, name, since: now, used: now })?;
    let address = PublicAddress::read(&at(hosted, ""), Vec::new()).ok_or("no address")?;
    let cookie = address.cookie_name(service::SESSION);
    let set = json!({ "name": cookie, "value": token, "url": at(hosted, "/"), "httpOnly": true });
    browser.devtools("Network.setCookie", set).await?;
    // The program looks every few seconds who has come.
    let begun = Instant::now();
    loop {
        browser.goto(&at(hosted, "/")).await?;
        if browser.is_there(".saved-game").await? {
            return Ok(());
        }
        if begun.elapsed() > Duration::from_secs(20) {
            browser.keep_screen("not-signed-in").await?;
            return Err("the further device is not signed in".into());
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// Whether the table that a browser opens begins with a beat.
async fn tells(hosted: &Hosted, browser: &Browser, table: &str) -> Result<bool> {
    browser.goto(&at(hosted, table)).await?;
    browser.wait_for("#table").await?;
    Ok(browser.beat().await?.is_some())
}

/// Whoever must choose does, until the other one must, who has the page open no longer.
async fn play_while_away(hosted: &Hosted, both: [&Browser; 2], table: &str) -> Result<usize> {
    let [one, other] = both;
    let (plays, away) = if is_asked(one).await? { (one, other) } else { (other, one) };
    // What is on the page counts as seen after a while.
    tokio::time::sleep(Duration::from_secs(3)).await;
    away.goto("about:blank").await?;
    while is_asked(plays).await? {
        chooses(plays).await?;
        plays.go_on().await?;
    }
    plays.goto(&at(hosted, table)).await?;
    Ok(usize::from(std::ptr::eq(away, other)))
}

/// Lets the pages that a browser opens from now on believe that nobody looks at them. Returns what
/// ends that.
async fn hide(browser: &Browser) -> Result<serde_json::Value> {
    let source = "Object.defineProperty(document, 'hidden', { get: () => true });";
    browser.devtools("Page.enable", json!({})).await?;
    let script = json!({ "source": source });
    browser.asked_devtools("Page.addScriptToEvaluateOnNewDocument", script).await
}

async fn told_once(hosted: &Hosted, both: [&Browser; 2], phone: &Browser) -> Result {
    let table = sit_down(hosted, both, "none").await?;
    let away = play_while_away(hosted, both, &table).await?;
    let (desk, name) = (both[away], ["Olga", "Ada"][away]);
    sign_in(hosted, phone, name).await?;
    // In a tab that nobody looks at, nothing counts as seen.
    let hidden = hide(desk).await?;
    hide(phone).await?;
    assert!(tells(hosted, desk, &table).await?, "who comes back is told what has happened");
    looked_at(desk, "since").await?;
    phone.resize(Size::Narrow).await?;
    assert!(tells(hosted, phone, &table).await?, "the other device tells it, too");
    tokio::time::sleep(Duration::from_secs(3)).await;
    desk.devtools("Page.removeScriptToEvaluateOnNewDocument", hidden).await?;
    assert!(tells(hosted, desk, &table).await?, "nobody has seen it yet");
    // Step by step, to the table; what is stepped past is seen.
    while desk.beat().await?.is_some() {
        let before = desk.beat().await?.unwrap_or_default();
        desk.click(".beat-ways [data-act=next]").await?;
        let moved =
            format!("return String(document.getElementById('table').dataset.beat !== '{before}')");
        desk.wait_for_value(&moved, "true").await?;
    }
    let length = desk.length().await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(!tells(hosted, phone, &table).await?, "it was told at the other device");
    assert_eq!(phone.length().await?, length);
    assert!(!tells(hosted, desk, &table).await?, "and it is told once");
    desk.no_complaints().await?;
    phone.no_complaints().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_happened_since_a_person_looked_is_told_once_at_one_of_two_devices() {
    let hosted = Hosted::start("since", "http://localhost:PORT");
    let olga = Browser::start("since-olga", false).await;
    let ada = Browser::start("since-ada", false).await;
    let phone = Browser::start("since-phone", false).await;
    let told = told_once(&hosted, [&olga, &ada], &phone).await;
    for browser in [olga, ada, phone] {
        browser.end().await;
    }
    told.unwrap_or_else(|problem| panic!("{problem}"));
}
