//! A helper's pages by ear: what a screen reader finds on them, and what they read aloud, with a
//! recorder in place of the browser's voice. Both are compared with texts in `reviewed/heard`, as
//! in [`heard`](super::heard); `SOLOIST_BLESS=1 cargo test -p server --test browser beside` updates
//! them.

use serde_json::json;

use super::heard::Heard;
use crate::driven::{Browser, Result, Served, Size};

/// A voice that records what it is given to say.
const RECORDER: &str = include_str!("recorder.js");

/// The header and everything below it.
const PAGE: [&str; 2] = [".top", "main.helper"];

const ALOUD: &str = "[data-act=aloud]";
const AGAIN: &str = "[data-act=again]";
const MODULE: &str = "main.helper[data-stage=facts][data-turn='1']";
const DONE: &str = "main.helper[data-stage=carry-out]";

/// What was said since the last call, by a page whose script has run: showing the button and
/// speaking happen together.
async fn heard(browser: &Browser) -> Result<String> {
    browser.wait_for(&format!("{ALOUD}:not([hidden])")).await?;
    let script = "const heard = sessionStorage.getItem('heard') ?? '';
         sessionStorage.removeItem('heard'); return heard;";
    Ok(browser.run(script).await?.as_str().unwrap_or_default().to_string())
}

/// Runs a script on every page before the page's own.
async fn before_pages(browser: &Browser, script: &str) -> Result {
    let source = json!({ "source": script });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await
}

/// The set-up in a language, in a tab in which nothing has been pressed yet.
async fn set_up(served: &Served, browser: &Browser, code: &str) -> Result {
    browser.goto(&served.at("/helper/pocket-mars")).await?;
    let script = format!(
        "document.cookie = 'soloist-language={code}; path=/';
         localStorage.clear(); sessionStorage.clear();"
    );
    // A page that is left may still cancel its speech; one that never spoke records nothing at all.
    browser.run(&script).await?;
    browser.goto(&served.at("/helper/pocket-mars")).await?;
    browser.run(&script).await?;
    browser.goto(&served.at("/helper/pocket-mars")).await?;
    browser.wait_for(&format!("html[lang={code}] {ALOUD}")).await
}

in_browser!(
    /// What is read aloud from the set-up to the second turn of the androids, press by press, in
    /// each language; for French there is no voice here.
    what_a_helper_reads_aloud_is_as_reviewed,
    |served, browser| {
        before_pages(&browser, RECORDER).await?;
        let mut aloud = Heard::default();
        for code in ["en", "de", "fr"] {
            set_up(&served, &browser, code).await?;
            assert_eq!(heard(&browser).await?, "", "{code}: without a press");
            browser.click(ALOUD).await?;
            let mut said = vec![("the button", heard(&browser).await?)];
            browser.click("button[name=option-level][value=normal]").await?;
            browser.wait_for("button[name=option-da_choice]").await?;
            said.push(("how strong", heard(&browser).await?));
            browser.click("button[name=option-da_choice][value=algorithm]").await?;
            browser.wait_for(MODULE).await?;
            said.push(("who decides", heard(&browser).await?));
            browser.click("button[value='table module 1 green']").await?;
            browser.wait_for("[data-act=on], [data-act=done]").await?;
            said.push(("what is left", heard(&browser).await?));
            if browser.is_there("[data-act=on]").await? {
                browser.click("[data-act=on]").await?;
                browser.wait_for(DONE).await?;
                said.push(("how many", heard(&browser).await?));
            }
            browser.click("[data-act=done]").await?;
            browser.wait_for("main.helper[data-turn='2']").await?;
            said.push(("done", heard(&browser).await?));
            let text: String = said.iter().map(|(press, text)| format!("{press}:\n{text}")).collect();
            let odd = |sign: &char| !sign.is_alphanumeric() && !" \u{a0}\n.,:;?!-–()’'".contains(*sign);
            assert_eq!(text.chars().find(odd), None, "{code}: a sign without a word in {text}");
            aloud.say(code, &text);
        }
        let wrong = aloud.compared("pocket-mars-aloud")?;
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }
);

in_browser!(
    /// A page is read once, again on request, and only until the next press. The setting also holds
    /// in another tab, where nothing is said before a press.
    a_page_is_read_once_and_no_longer_than_to_the_next_press,
    |served, browser| {
        before_pages(&browser, RECORDER).await?;
        set_up(&served, &browser, "en").await?;
        assert!(!browser.is_shown(AGAIN).await?);
        assert_eq!(browser.attribute(ALOUD, "aria-pressed").await?, "false");
        browser.click("button[name=option-level][value=normal]").await?;
        browser.click("button[name=option-da_choice][value=algorithm]").await?;
        browser.wait_for(MODULE).await?;
        assert_eq!(heard(&browser).await?, "", "nobody asked for it");
        browser.click(ALOUD).await?;
        assert_eq!(browser.attribute(ALOUD, "aria-pressed").await?, "true");
        let module = heard(&browser).await?;
        assert!(module.ends_with("en, Bob: What is left in the androids' prep module?\n"), "{module}");
        assert_eq!(module.lines().count(), 2, "a long list is not read: {module}");

        let address = browser.run("return location.href").await?;
        let address = address.as_str().ok_or("an address")?.to_string();
        browser.goto(&address).await?;
        browser.wait_for(&format!("{ALOUD}[aria-pressed=true]")).await?;
        heard(&browser).await?;
        browser.goto(&address).await?;
        assert_eq!(heard(&browser).await?, "", "the same page again");
        browser.click(AGAIN).await?;
        assert_eq!(heard(&browser).await?, module);
        browser.keys("r").await?;
        assert_eq!(heard(&browser).await?, format!("stopped\n{module}"));
        browser.keys("\u{e00c}").await?;
        assert_eq!(heard(&browser).await?, "stopped\n", "Escape");
        browser.keys("\u{e00c}").await?;
        assert_eq!(heard(&browser).await?, "", "nothing is left to be stopped");

        browser.click(AGAIN).await?;
        heard(&browser).await?;
        browser.click(".helper-kept summary").await?;
        assert_eq!(heard(&browser).await?, "stopped\n", "a press that stays on the page");
        browser.click(AGAIN).await?;
        heard(&browser).await?;
        browser.click("button[value='table module 1 green']").await?;
        browser.wait_for("[data-act=on], [data-act=done]").await?;
        let next = heard(&browser).await?;
        assert!(next.starts_with("stopped\nen, Bob: "), "{next}");
        browser.click("[data-act=back]").await?;
        browser.wait_for(MODULE).await?;
        assert_eq!(heard(&browser).await?, format!("stopped\n{module}"), "another page again");
        browser.click(".helper-kept summary").await?;
        browser.click(".helper-kept a[href$='right=energy']").await?;
        browser.wait_for("button[value='table energy 4']").await?;
        let energy = heard(&browser).await?;
        assert!(energy.contains("en, Bob: Put right: The androids' energy"), "{energy}");

        let (this, other) = browser.another_page().await?;
        before_pages(&browser, RECORDER).await?;
        browser.goto(&address).await?;
        browser.wait_for(&format!("{ALOUD}[aria-pressed=true]")).await?;
        assert_eq!(heard(&browser).await?, "", "no press in this tab yet");
        browser.run("window.mute = true").await?;
        browser.click(AGAIN).await?;
        browser.wait_for(&format!("{AGAIN}[data-waits]")).await?;
        browser.run("window.mute = false").await?;
        browser.click(AGAIN).await?;
        browser.wait_for(&format!("{AGAIN}:not([data-waits])")).await?;
        browser.click(ALOUD).await?;
        assert!(!browser.is_shown(AGAIN).await?);
        browser.show_page(this).await?;
        drop(other);
        browser.goto(&address).await?;
        browser.wait_for(&format!("{ALOUD}[aria-pressed=false]")).await
    }
);

in_browser!(
    /// If the browser cannot speak there is no button, and all else is unchanged.
    without_a_voice_no_button_offers_to_read,
    |served, browser| {
        before_pages(&browser, "delete window.speechSynthesis").await?;
        browser.goto(&served.at("/helper/pocket-mars")).await?;
        assert_eq!(browser.run("return 'speechSynthesis' in window").await?, false);
        browser.wait_for("[data-act=look]:not([hidden])").await?;
        assert!(browser.is_there(&format!("{ALOUD}[hidden]")).await?);
        assert!(browser.is_there(&format!("{AGAIN}[hidden]")).await?);
        browser.keys("r1").await?;
        browser.wait_for("button[name=option-da_choice]").await
    }
);

in_browser!(
    /// The pages of a turn of the androids by ear.
    helpers_are_heard_by_a_screen_reader_as_reviewed,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        let mut pages = Heard::default();
        let mut wrong = Vec::new();
        set_up(&served, &browser, "en").await?;
        wrong.extend(pages.listen_at(&browser, "1 set-up", &PAGE).await?);
        browser.click("button[name=option-level][value=normal]").await?;
        browser.click("button[name=option-da_choice][value=algorithm]").await?;
        browser.wait_for(MODULE).await?;
        browser.click(ALOUD).await?;
        wrong.extend(pages.listen_at(&browser, "2 module", &PAGE).await?);
        browser.click("button[value='table module 2 orange']").await?;
        browser.wait_for("[data-act=on], [data-act=done]").await?;
        wrong.extend(pages.listen_at(&browser, "3 after it", &PAGE).await?);
        browser.picture("aloud-on").await?;
        browser.judge("read aloud").await?;
        let broken = browser.broken_rules().await?;
        assert!(broken.is_empty(), "{broken:?}");
        wrong.extend(pages.compared("pocket-mars-helper")?);
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }
);
