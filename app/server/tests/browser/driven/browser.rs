use std::fmt;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine};
use fantoccini::elements::Element;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use super::Result;

/// Pause between two looks at a page that is awaited. Each look costs the browser milliseconds, which
/// the page itself lacks then.
const POLLED: Duration = Duration::from_millis(40);

/// How long a test waits for a page.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);
const MISSING: &str = "no chromedriver: install the packages chromium and chromium-driver";

/// The accessibility checker, as published on npm.
const AXE: &str = include_str!("../vendor/axe-core-4.14.1.min.js");

/// The window sizes of screenshots.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Size {
    Large,
    Laptop,
    Narrow,
    Small,
    Tablet,
    Wide,
    Low,
    Flat,
}

impl Size {
    pub(crate) const ALL: [Size; 3] = [Size::Large, Size::Laptop, Size::Narrow];

    /// Sizes at which every question is answered; the last is what the browser's own bars leave of
    /// a low screen.
    pub(crate) const ASKED: [Size; 6] =
        [Size::Laptop, Size::Low, Size::Large, Size::Wide, Size::Narrow, Size::Flat];

    fn pixels(self) -> (u32, u32) {
        match self {
            Size::Large => (1440, 900),
            Size::Laptop => (1280, 800),
            Size::Narrow => (390, 844),
            Size::Small => (1180, 720),
            Size::Tablet => (820, 1180),
            Size::Wide => (1920, 1080),
            Size::Low => (1366, 768),
            Size::Flat => (1366, 640),
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = self.pixels();
        write!(f, "{width}x{height}")
    }
}

/// The driver's process, killed by its id when the last handle is dropped.
struct Driver {
    child: Mutex<Child>,
    port: u16,
    profile: PathBuf,
    motion: bool,
    /// More arguments for the browser.
    more: Vec<String>,
}

impl Driver {
    /// Opens a browser with the profile.
    async fn open(&self) -> Client {
        let profile = format!("--user-data-dir={}", self.profile.display());
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            if self.motion { "--hide-scrollbars" } else { "--force-prefers-reduced-motion" },
            "--window-size=1280,800",
            &profile,
        ];
        let more = self.more.iter().map(String::as_str);
        let arguments: Vec<&str> = arguments.into_iter().chain(more).collect();
        let options = json!({ "args": arguments });
        let capabilities = [
            ("goog:chromeOptions".to_string(), options),
            ("goog:loggingPrefs".to_string(), json!({ "browser": "ALL" })),
        ];
        let capabilities = capabilities.into_iter().collect();
        let address = format!("http://127.0.0.1:{}", self.port);
        let begun = Instant::now();
        loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(Clone::clone(&capabilities)).connect(&address).await {
                Ok(client) => return client,
                Err(problem) if begun.elapsed() > PATIENCE => panic!("{MISSING} ({problem})"),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(child) = self.child.get_mut() {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// A headless Chromium.
#[derive(Clone)]
pub(crate) struct Browser {
    client: Client,
    driver: Arc<Driver>,
}

impl Browser {
    /// Starts a driver and a browser.
    pub(crate) async fn start(name: &str, motion: bool) -> Self {
        Browser::start_with(name, motion, &[]).await
    }

    /// The same with more arguments for the browser.
    pub(crate) async fn start_with(name: &str, motion: bool, more: &[String]) -> Self {
        let port = TcpListener::bind(("127.0.0.1", 0))
            .and_then(|listener| listener.local_addr())
            .expect("a free port")
            .port();
        let profile = std::env::temp_dir().join(format!("chromium-{name}-{}", std::process::id()));
        let child = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(child) = child else { panic!("{MISSING}") };
        let more = more.to_vec();
        let driver = Driver { child: Mutex::new(child), port, profile, motion, more };
        let (client, driver) = (driver.open().await, Arc::new(driver));
        let browser = Browser { client, driver };
        browser.resize(Size::Laptop).await.expect("a window");
        browser
    }

    /// Closes the browser and opens it again with the same profile, as somebody who comes back.
    #[allow(dead_code, reason = "tests of other crates need it")]
    pub(crate) async fn reopened(self) -> Self {
        let Browser { client, driver } = self;
        let _ = client.close().await;
        let browser = Browser { client: driver.open().await, driver };
        browser.resize(Size::Laptop).await.expect("a window");
        browser
    }

    /// Takes the network away from the browser, or gives it back.
    #[allow(dead_code, reason = "tests of other crates need it")]
    pub(crate) async fn is_offline(&self, offline: bool) -> Result {
        self.devtools("Network.enable", json!({})).await?;
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1,
                                 "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", conditions).await
    }

    /// Closes the browser.
    pub(crate) async fn end(self) {
        let _ = self.client.close().await;
    }

    /// Opens a page and waits until it is fully loaded: on a busy machine the driver may return
    /// while the previous page is still shown.
    pub(crate) async fn goto(&self, address: &str) -> Result {
        self.run("window.left = true").await?;
        self.client.goto(address).await?;
        self.arrived().await
    }

    /// Waits for the page that follows the one marked as left.
    async fn arrived(&self) -> Result {
        self.wait_for_value("return String(!window.left && document.readyState)", "complete").await
    }

    /// Sets the size of the page, not of the window.
    pub(crate) async fn resize(&self, size: Size) -> Result {
        let (width, height) = size.pixels();
        self.client.set_window_size(width.max(500), height).await?;
        self.reshape(size).await
    }

    /// The same without a new window: fast, for looking at one page in many sizes.
    pub(crate) async fn reshape(&self, size: Size) -> Result {
        let (width, height) = size.pixels();
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1,
                             "mobile": size == Size::Narrow});
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await
    }

    /// Sets the theme and stores it, as the switch does.
    pub(crate) async fn theme(&self, theme: &str) -> Result {
        let script =
            "window.left = true; localStorage.setItem('theme', arguments[0]); location.reload()";
        self.run_with(script, vec![theme.into()]).await?;
        self.arrived().await?;
        self.wait_for(&format!("html[data-theme={theme}]")).await
    }

    pub(crate) async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.client.find_all(Locator::Css(css)).await?.len())
    }

    pub(crate) async fn is_there(&self, css: &str) -> Result<bool> {
        Ok(self.count(css).await? > 0)
    }

    pub(crate) async fn is_shown(&self, css: &str) -> Result<bool> {
        Ok(self.client.find(Locator::Css(css)).await?.is_displayed().await?)
    }

    pub(crate) async fn text(&self, css: &str) -> Result<String> {
        Ok(self.client.find(Locator::Css(css)).await?.text().await?)
    }

    /// The value of an element's attribute; empty if it has none.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Result<String> {
        let element = self.client.find(Locator::Css(css)).await?;
        Ok(element.attr(name).await?.unwrap_or_default())
    }

    /// Gives the first answer to a helper's question, of the first kind if there are kinds.
    pub(crate) async fn first_answer(&self) -> Result {
        let kind = "#ask .kinds > .kind:first-child:not([open]) > summary";
        if self.is_there(kind).await? {
            self.click(kind).await?;
        }
        self.click("#ask .answer").await
    }

    pub(crate) async fn click(&self, css: &str) -> Result {
        let element = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await?;
        self.press(element).await
    }

    /// Clicks an element if a visible one exists, and returns whether it did.
    pub(crate) async fn click_if_there(&self, css: &str) -> Result<bool> {
        for element in self.client.find_all(Locator::Css(css)).await? {
            if element.is_displayed().await? {
                return self.press(element).await.map(|()| true);
            }
        }
        Ok(false)
    }

    pub(crate) async fn click_nth(&self, css: &str, number: usize) -> Result {
        let elements: Vec<Element> = self.client.find_all(Locator::Css(css)).await?;
        let element = elements.get(number).ok_or(format!("no {css} number {number}"))?;
        self.press(element.clone()).await
    }

    /// Waits until the page counts as read: before that, no press answers it.
    pub(crate) async fn read_it(&self) -> Result {
        let script =
            "return String(!(performance.now() - document.documentElement.dataset.came < 320))";
        self.wait_for_value(script, "true").await
    }

    /// Clicks an element after scrolling it to the middle, as a person would.
    async fn press(&self, element: Element) -> Result {
        self.read_it().await?;
        let itself = vec![serde_json::to_value(&element)?];
        self.client.execute("arguments[0].scrollIntoView({ block: 'center' })", itself).await?;
        Ok(element.click().await?)
    }

    /// Types keys into whatever has the focus.
    pub(crate) async fn keys(&self, keys: &str) -> Result {
        for key in keys.chars() {
            self.read_it().await?;
            self.client.active_element().await?.send_keys(&key.to_string()).await?;
        }
        Ok(())
    }

    pub(crate) async fn keys_into(&self, css: &str, keys: &str) -> Result {
        self.read_it().await?;
        Ok(self.client.find(Locator::Css(css)).await?.send_keys(keys).await?)
    }

    /// Moves a slider.
    pub(crate) async fn slide(&self, css: &str, value: usize) -> Result {
        let script = format!(
            "const slider = document.querySelector('{css}'); slider.value = {value};
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
        );
        self.run(&script).await.map(drop)
    }

    /// The number of entries of the game on the page.
    pub(crate) async fn length(&self) -> Result<usize> {
        let length = self.run("return document.getElementById('table').dataset.length").await?;
        Ok(length.as_str().unwrap_or_default().parse()?)
    }

    /// The beat that is shown, if any.
    pub(crate) async fn beat(&self) -> Result<Option<String>> {
        if !self.is_there("#table[data-beat]").await? {
            return Ok(None);
        }
        self.attribute("#table", "data-beat").await.map(Some)
    }

    /// Skips the narration, if one is shown.
    pub(crate) async fn go_on(&self) -> Result {
        if self.click_if_there(".beat-ways [data-act=all]").await? {
            self.wait_for("#table:not([data-beat])").await?;
        }
        Ok(())
    }

    pub(crate) async fn wait_for(&self, css: &str) -> Result {
        self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await?;
        Ok(())
    }

    pub(crate) async fn wait_for_length(&self, length: usize) -> Result {
        self.until(&format!("entry {length}"), move |now| now == length).await
    }

    /// Waits until the number of entries is another one; a wasted answer that is asked about once
    /// more is given again.
    pub(crate) async fn wait_for_other_length(&self, length: usize) -> Result {
        let again = "const page = document.documentElement;
             const ready = page.ariaBusy !== 'true' && performance.now() - page.dataset.came >= 320;
             if (ready) document.querySelector('.choice.sure button')?.click();";
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE && self.length().await.is_ok_and(|now| now == length) {
            // A script fails on a page that is just being left.
            let _again = self.run(again).await;
            tokio::time::sleep(POLLED).await;
        }
        self.until(&format!("an entry other than {length}"), move |now| now != length).await
    }

    /// Gives one of the answers that match `css`, by number modulo their count; in a multi-select,
    /// ticks as few as allowed and confirms.
    pub(crate) async fn choose(&self, css: &str, number: usize) -> Result {
        let before = self.length().await?;
        self.read_it().await?;
        if self.is_there(".spots").await? {
            self.fill_in(css, number).await?;
            self.click(".ticks-end button").await?;
            return self.wait_for_other_length(before).await;
        }
        let script = format!(
            "const ticks = document.querySelector('form.ticks');
             if (ticks) {{
               for (const box of [...ticks.querySelectorAll('[name=tick]')].slice(0, ticks.dataset.least)) box.click();
               document.querySelector('.ticks-end button').click();
             }} else {{
               const answers = document.querySelectorAll('{css}');
               answers[{number} % answers.length].click();
             }}"
        );
        self.run(&script).await?;
        self.wait_for_other_length(before).await
    }

    /// Fills in an area of a real table: at each spot the answer with this number, from 0.
    pub(crate) async fn fill_in(&self, css: &str, number: usize) -> Result {
        while !self.is_there(".ticks-end").await? {
            let filled = self.text(".spots p").await?;
            let press = format!(
                "const answers = document.querySelectorAll('{css}');
                 answers[{number} % answers.length].click();"
            );
            self.read_it().await?;
            self.run(&press).await?;
            let is_filled = format!(
                "return document.querySelector('.spots p').textContent === `{filled}` ? 'no' : 'yes'"
            );
            self.wait_for_value(&is_filled, "yes").await?;
        }
        Ok(())
    }

    /// Waits until a script returns this text.
    pub(crate) async fn wait_for_value(&self, script: &str, wanted: &str) -> Result {
        let begun = Instant::now();
        loop {
            // A script fails on a page that is just being left.
            let found = self.run(script).await;
            if found.as_ref().is_ok_and(|found| found == wanted) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("waited in vain for {wanted}; it is {found:?}").into());
            }
            tokio::time::sleep(POLLED).await;
        }
    }

    async fn until(&self, what: &str, holds: impl Fn(usize) -> bool) -> Result {
        let begun = Instant::now();
        loop {
            if self.length().await.is_ok_and(&holds) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let text = self.text("#prompt").await.unwrap_or_default();
                self.keep_screen("failed").await?;
                return Err(format!("waited in vain for {what}; the prompt says: {text}").into());
            }
            tokio::time::sleep(POLLED).await;
        }
    }

    /// The page at one `times`-th of its size, as PNG.
    pub(crate) async fn small_picture(&self, size: Size, times: u16) -> Result<Vec<u8>> {
        // A partial pixel at the edge is not reproducible.
        let [width, height] =
            <[u32; 2]>::from(size.pixels()).map(|all| all - all % u32::from(times));
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height,
                           "scale": f64::from(times).recip() });
        let parameters = json!({ "format": "png", "optimizeForSpeed": true, "clip": clip });
        let body = json!({ "cmd": "Page.captureScreenshot", "params": parameters });
        let taken = self.command("goog/cdp/execute", body).await?;
        Ok(BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default())?)
    }

    /// The page at this fraction of its size, as PNG.
    pub(crate) async fn scaled_picture(&self, size: Size, scale: f64) -> Result<Vec<u8>> {
        let (width, height) = size.pixels();
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": scale });
        let parameters = json!({ "format": "png", "clip": clip });
        let body = json!({ "cmd": "Page.captureScreenshot", "params": parameters });
        let taken = self.command("goog/cdp/execute", body).await?;
        Ok(BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default())?)
    }

    /// Saves a screenshot to look at, if `SOLOIST_PICTURES` is set: nothing is checked with it, and
    /// drawing it takes a browser longer than most checks.
    pub(crate) async fn picture(&self, name: &str) -> Result {
        match std::env::var_os("SOLOIST_PICTURES") {
            Some(_) => self.keep_screen(name).await,
            None => Ok(()),
        }
    }

    /// Saves a screenshot of what is wrong.
    pub(crate) async fn keep_screen(&self, name: &str) -> Result {
        self.keep(name, &self.screen().await?)
    }

    /// The screen as PNG.
    pub(super) async fn screen(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Saves a PNG.
    pub(crate) fn keep(&self, name: &str, picture: &[u8]) -> Result {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder)?;
        Ok(std::fs::write(folder.join(format!("{name}.png")), picture)?)
    }

    /// Measures the page: nothing too small, too faint, cut off or out of view, and everything
    /// large enough for a thumb on a narrow screen.
    pub(crate) async fn judge(&self, name: &str) -> Result {
        match self.run(include_str!("judge.js")).await? {
            Value::Object(wrong) if wrong.is_empty() => Ok(()),
            wrong => Err(format!("{name}: {wrong:#}").into()),
        }
    }

    /// The parts of the question and its answers that a person cannot see, or not press, without
    /// scrolling.
    pub(crate) async fn out_of_reach(&self) -> Result<Option<String>> {
        Ok(self.run(include_str!("reach.js")).await?.as_str().map(String::from))
    }

    /// What a reader of the current table would complain about, one per line with its kind first.
    pub(crate) async fn looks(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.run(include_str!("looks.js")).await?)?)
    }

    /// Replaces the page by one with exactly this visual fault.
    pub(crate) async fn spoil(&self, fault: &str) -> Result {
        self.run_with(include_str!("faults.js"), vec![fault.into()]).await.map(drop)
    }

    /// The accessibility rules that axe-core finds broken on the page, each with a place.
    pub(crate) async fn broken_rules(&self) -> Result<Vec<(String, String)>> {
        if self.run("return !window.axe").await? == true {
            self.run(AXE).await?;
        }
        let script = "const told = arguments[arguments.length - 1];
             axe.run(document, { resultTypes: ['violations'] }).then(
               ({ violations }) => told(violations.flatMap(({ id, nodes }) =>
                 nodes.map(({ target }) => [id, target.join(' ')]))),
               (problem) => told([['axe itself', String(problem)]]))";
        Ok(serde_json::from_value(self.client.execute_async(script, Vec::new()).await?)?)
    }

    pub(crate) async fn run(&self, script: &str) -> Result<Value> {
        self.run_with(script, Vec::new()).await
    }

    /// Runs a script with arguments.
    pub(crate) async fn run_with(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.client.execute(script, arguments).await?)
    }

    /// Runs a script until it calls its last argument, and returns the value passed to it.
    pub(crate) async fn run_until_done(&self, script: &str, with: Vec<Value>) -> Result<Value> {
        Ok(self.client.execute_async(script, with).await?)
    }

    /// Clears the browser's cache.
    pub(crate) async fn forget(&self) -> Result {
        self.devtools("Network.clearBrowserCache", json!({})).await
    }

    /// Fails if a script or the browser logged an error, except for the responses that tests
    /// provoke.
    pub(crate) async fn no_complaints(&self) -> Result {
        let log = self.command("se/log", json!({ "type": "browser" })).await?;
        let expected = [
            "ERR_CONNECTION_REFUSED",
            "ERR_INCOMPLETE_CHUNKED",
            "ERR_CONNECTION_RESET",
            "Failed to fetch",
            "status of 4",
            // No space left to store anything.
            "status of 507",
        ];
        let complaints: Vec<&str> = log
            .as_array()
            .into_iter()
            .flatten()
            .filter(|entry| entry["level"] == "SEVERE")
            .filter_map(|entry| entry["message"].as_str())
            .filter(|message| !expected.iter().any(|part| message.contains(part)))
            .collect();
        if complaints.is_empty() { Ok(()) } else { Err(format!("{complaints:#?}").into()) }
    }

    /// Opens another tab and shows it. Returns this tab and the new one.
    pub(crate) async fn another_page(&self) -> Result<(WindowHandle, WindowHandle)> {
        let this = self.client.window().await?;
        let other = self.client.new_window(true).await?.handle;
        self.show_page(other.clone()).await?;
        Ok((this, other))
    }

    /// Switches to an open tab.
    pub(crate) async fn show_page(&self, page: WindowHandle) -> Result {
        Ok(self.client.switch_to_window(page).await?)
    }

    /// Sends a DevTools command.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Result {
        self.asked_devtools(command, parameters).await.map(drop)
    }

    /// Sends a DevTools command and returns its result.
    pub(crate) async fn asked_devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        self.command("goog/cdp/execute", body).await
    }

    async fn command(&self, path: &'static str, body: Value) -> Result<Value> {
        #[derive(Debug)]
        struct Beyond(&'static str, Value);
        impl fantoccini::wd::WebDriverCompatibleCommand for Beyond {
            fn endpoint(
                &self,
                base: &url::Url,
                session: Option<&str>,
            ) -> std::result::Result<url::Url, url::ParseError> {
                base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
            }

            fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
                (http::Method::POST, Some(self.1.to_string()))
            }
        }
        Ok(self.client.issue_cmd(Beyond(path, body)).await?)
    }
}
