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

/// How long a test waits for a page.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);
const MISSING: &str = "no chromedriver: install the packages chromium and chromium-driver";

/// What judges accessibility, as npm has it.
const AXE: &str = include_str!("../vendor/axe-core-4.14.1.min.js");

/// The sizes at which pictures are taken.
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

    /// Sizes at which every question is answered; the last is what a browser's own bars leave of a
    /// low screen.
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

/// The driver's process, ended by its id when the last handle goes.
struct Driver(Mutex<Child>, PathBuf);

impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(child) = self.0.get_mut() {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = std::fs::remove_dir_all(&self.1);
    }
}

/// A Chromium without a window.
#[derive(Clone)]
pub(crate) struct Browser {
    client: Client,
    _driver: Arc<Driver>,
}

impl Browser {
    /// Starts a driver and a browser.
    pub(crate) async fn start(name: &str, motion: bool) -> Self {
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
        let driver = Arc::new(Driver(Mutex::new(child), profile.clone()));
        let profile = format!("--user-data-dir={}", profile.display());
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
            if motion { "--hide-scrollbars" } else { "--force-prefers-reduced-motion" },
            "--window-size=1280,800",
            &profile,
        ];
        let options = json!({ "args": arguments });
        let capabilities = [
            ("goog:chromeOptions".to_string(), options),
            ("goog:loggingPrefs".to_string(), json!({ "browser": "ALL" })),
        ];
        let capabilities = capabilities.into_iter().collect();
        let address = format!("http://127.0.0.1:{port}");
        let begun = Instant::now();
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(Clone::clone(&capabilities)).connect(&address).await {
                Ok(client) => break client,
                Err(problem) if begun.elapsed() > PATIENCE => panic!("{MISSING} ({problem})"),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        };
        let browser = Browser { client, _driver: driver };
        browser.resize(Size::Laptop).await.expect("a window");
        browser
    }

    /// Closes the browser.
    pub(crate) async fn end(self) {
        let _ = self.client.close().await;
    }

    /// Opens a page and waits until it is there whole: on a busy machine the driver may answer while
    /// the page that was left is still shown.
    pub(crate) async fn goto(&self, address: &str) -> Result {
        self.run("window.left = true").await?;
        self.client.goto(address).await?;
        self.arrived().await
    }

    /// Waits for the page after the one that was marked as left.
    async fn arrived(&self) -> Result {
        self.wait_for_value("return String(!window.left && document.readyState)", "complete").await
    }

    /// Makes the page, not the window, this large.
    pub(crate) async fn resize(&self, size: Size) -> Result {
        let (width, height) = size.pixels();
        self.client.set_window_size(width.max(500), height).await?;
        self.reshape(size).await
    }

    /// The same without a new window: quick, for whoever looks at one page in many sizes.
    pub(crate) async fn reshape(&self, size: Size) -> Result {
        let (width, height) = size.pixels();
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1,
                             "mobile": size == Size::Narrow});
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await
    }

    /// Chooses light or dark and keeps it, as the switch does.
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

    /// What an attribute of an element says; nothing if it has none.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Result<String> {
        let element = self.client.find(Locator::Css(css)).await?;
        Ok(element.attr(name).await?.unwrap_or_default())
    }

    /// Takes the first answer of a helper's question, of the first kind where there are kinds.
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

    /// Clicks what is in sight, and says whether it was.
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

    /// Reads what came onto the screen: before that no press answers it.
    pub(crate) async fn read_it(&self) -> Result {
        let script =
            "return String(!(performance.now() - document.documentElement.dataset.came < 320))";
        self.wait_for_value(script, "true").await
    }

    /// Clicks something, brought into the middle of what scrolls, as a person would before.
    async fn press(&self, element: Element) -> Result {
        self.read_it().await?;
        let itself = vec![serde_json::to_value(&element)?];
        self.client.execute("arguments[0].scrollIntoView({ block: 'center' })", itself).await?;
        Ok(element.click().await?)
    }

    /// Presses keys wherever the focus is.
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

    /// How many entries the game on the page has.
    pub(crate) async fn length(&self) -> Result<usize> {
        let length = self.run("return document.getElementById('table').dataset.length").await?;
        Ok(length.as_str().unwrap_or_default().parse()?)
    }

    /// Which beat of what others did is told.
    pub(crate) async fn beat(&self) -> Result<Option<String>> {
        if !self.is_there("#table[data-beat]").await? {
            return Ok(None);
        }
        self.attribute("#table", "data-beat").await.map(Some)
    }

    /// Passes over what others did, if it is being told.
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

    pub(crate) async fn wait_for_other_length(&self, length: usize) -> Result {
        self.until(&format!("an entry other than {length}"), move |now| now != length).await
    }

    /// Chooses one of the answers that `css` names, counted round and round; where boxes are asked
    /// for, ticks as few as may be and confirms.
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

    /// Fills in an area of a real table: at each spot the answer with this number, counted from 0.
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

    /// Waits until a script returns a text.
    pub(crate) async fn wait_for_value(&self, script: &str, wanted: &str) -> Result {
        let begun = Instant::now();
        loop {
            // A script that meets a page which is just being left fails.
            let found = self.run(script).await;
            if found.as_ref().is_ok_and(|found| found == wanted) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("waited in vain for {wanted}; it is {found:?}").into());
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
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
                self.picture("failed").await?;
                return Err(format!("waited in vain for {what}; the prompt says: {text}").into());
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// The page as it is shown, so many times smaller, as PNG.
    pub(crate) async fn small_picture(&self, size: Size, times: u16) -> Result<Vec<u8>> {
        // A spot at the edge that is only half there is not always the same.
        let [width, height] =
            <[u32; 2]>::from(size.pixels()).map(|all| all - all % u32::from(times));
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height,
                           "scale": f64::from(times).recip() });
        let parameters = json!({ "format": "png", "optimizeForSpeed": true, "clip": clip });
        let body = json!({ "cmd": "Page.captureScreenshot", "params": parameters });
        let taken = self.command("goog/cdp/execute", body).await?;
        Ok(BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default())?)
    }

    /// The page as it is shown, so large a part of its size, as PNG.
    pub(crate) async fn scaled_picture(&self, size: Size, scale: f64) -> Result<Vec<u8>> {
        let (width, height) = size.pixels();
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": scale });
        let parameters = json!({ "format": "png", "clip": clip });
        let body = json!({ "cmd": "Page.captureScreenshot", "params": parameters });
        let taken = self.command("goog/cdp/execute", body).await?;
        Ok(BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default())?)
    }

    /// Keeps a picture of the page.
    pub(crate) async fn picture(&self, name: &str) -> Result {
        self.keep(name, &self.screen().await?)
    }

    /// What is on the screen, as PNG.
    pub(super) async fn screen(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Keeps a PNG.
    pub(crate) fn keep(&self, name: &str, picture: &[u8]) -> Result {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder)?;
        Ok(std::fs::write(folder.join(format!("{name}.png")), picture)?)
    }

    /// Checks what can be measured of a page's looks: nothing too small, too faint, cut off or out
    /// of sight, and everything large enough for a thumb on a narrow screen.
    pub(crate) async fn judge(&self, name: &str) -> Result {
        match self.run(include_str!("judge.js")).await? {
            Value::Object(wrong) if wrong.is_empty() => Ok(()),
            wrong => Err(format!("{name}: {wrong:#}").into()),
        }
    }

    /// What of the question and its answers a person cannot see, or see and not press, without
    /// scrolling.
    pub(crate) async fn out_of_reach(&self) -> Result<Option<String>> {
        Ok(self.run(include_str!("reach.js")).await?.as_str().map(String::from))
    }

    /// What a reader of the table that is shown would complain about: a line each, its kind first.
    pub(crate) async fn looks(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.run(include_str!("looks.js")).await?)?)
    }

    /// Makes the page one that has this fault of looks, and no other.
    pub(crate) async fn spoil(&self, fault: &str) -> Result {
        self.run_with(include_str!("faults.js"), vec![fault.into()]).await.map(drop)
    }

    /// The rules of accessibility that axe-core finds broken on the page, each with a place.
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

    /// Runs a script until it calls its last argument, and returns what that was called with.
    pub(crate) async fn run_until_done(&self, script: &str, with: Vec<Value>) -> Result<Value> {
        Ok(self.client.execute_async(script, with).await?)
    }

    /// Forgets every file that it has loaded.
    pub(crate) async fn forget(&self) -> Result {
        self.devtools("Network.clearBrowserCache", json!({})).await
    }

    /// Fails if a script or the browser complained, but for the answers that tests provoke.
    pub(crate) async fn no_complaints(&self) -> Result {
        let log = self.command("se/log", json!({ "type": "browser" })).await?;
        let expected = [
            "ERR_CONNECTION_REFUSED",
            "ERR_INCOMPLETE_CHUNKED",
            "ERR_CONNECTION_RESET",
            "Failed to fetch",
            "status of 4",
            // No room to keep anything.
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

    /// Opens another page beside this one and shows it: this one, and the other.
    pub(crate) async fn another_page(&self) -> Result<(WindowHandle, WindowHandle)> {
        let this = self.client.window().await?;
        let other = self.client.new_window(true).await?.handle;
        self.show_page(other.clone()).await?;
        Ok((this, other))
    }

    /// Shows a page that is open already.
    pub(crate) async fn show_page(&self, page: WindowHandle) -> Result {
        Ok(self.client.switch_to_window(page).await?)
    }

    /// A command of the browser's own, beyond the driver's protocol.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Result {
        self.asked_devtools(command, parameters).await.map(drop)
    }

    /// What such a command answers.
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
