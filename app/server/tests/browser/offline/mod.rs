//! The whole program in a browser without a network, on a phone that has loaded it once.

mod recorded;
mod speed;

use serde_json::json;

use crate::driven::{Browser, Hand, Hosted, Result, Size};

/// More answers than any game needs.
const WHOLE: usize = 600;

/// Loads the program for the first time.
async fn installed(hosted: &Hosted, browser: &Browser) -> Result {
    browser.goto(&hosted.at("/")).await?;
    browser.wait_for(".catalog").await?;
    // The files of games are fetched while the front page is read.
    kept(browser, "rules-weather-machine.json").await
}

/// Waits until a file is cached.
async fn kept(browser: &Browser, file: &str) -> Result {
    let kept = format!("return caches.match('/{file}').then((file) => file ? 'yes' : 'no')");
    browser.wait_for_value(&kept, "yes").await
}

/// Starts the guided game of the first game that has one.
async fn learn(browser: &Browser) -> Result {
    browser.click("form.guided button").await?;
    browser.wait_for("#table").await
}

in_browser!(
    /// Every page links the manifest, not only the one that installs the program.
    a_page_of_the_program_can_be_installed,
    |_served, browser| {
        let hosted = Hosted::start("manifest");
        installed(&hosted, &browser).await?;
        let manifest = browser.asked_devtools("Page.getAppManifest", json!({})).await?;
        assert_eq!(manifest["url"], hosted.at("/soloist.webmanifest"), "{manifest}");
        assert_eq!(manifest["errors"], json!([]));
        Ok(())
    }
);

in_browser!(
    /// Once loaded, it needs no network: a guided game from start to end, by touch.
    a_guided_game_is_played_to_its_end_without_a_network,
    |_served, browser| {
        let mut hosted = Hosted::start("guided");
        browser.resize(Size::Narrow).await?;
        installed(&hosted, &browser).await?;
        hosted.go_offline();
        browser.goto(&hosted.at("/")).await?;
        learn(&browser).await?;
        let played = browser.play(Hand::Touch, 4).await?;
        assert!(!played.over && played.answers == 4);
        let length = browser.length().await?;
        browser.goto(&hosted.at("/")).await?;
        browser.click(".catalog-game .go-on").await?;
        browser.wait_for_length(length).await?;
        let played = browser.play(Hand::Touch, WHOLE).await?;
        assert!(played.over, "{played:?}");
        Ok(())
    }
);

/// Uses a helper until its page is at one of these stages, giving the first answer to each question
/// and keeping presets.
async fn helped_to(browser: &Browser, stages: &[&str]) -> Result {
    for _ in 0..60 {
        let stage = browser.attribute("main.helper", "data-stage").await?;
        if stages.contains(&stage.as_str()) {
            return Ok(());
        }
        let length = browser.attribute("main.helper", "data-length").await?;
        match stage.as_str() {
            "carry-out" => browser.click("[data-act=done]").await?,
            _ if browser.is_there("[data-act=on]").await? => browser.click("[data-act=on]").await?,
            _ => browser.first_answer().await?,
        }
        browser.wait_for(&format!("main.helper:not([data-length='{length}'])")).await?;
    }
    Err(format!("a helper never came to {stages:?}").into())
}

in_browser!(
    /// A helper without a network: set-up, turns, the landing of the last own colonist, the score.
    /// What was entered is still there after the phone was put away.
    a_helper_runs_to_its_end_without_a_network,
    |_served, browser| {
        let mut hosted = Hosted::start("helper");
        browser.resize(Size::Narrow).await?;
        installed(&hosted, &browser).await?;
        hosted.go_offline();
        browser.click("a[href='/helper/pocket-mars']").await?;
        browser.click("button[name=option-level][value=normal]").await?;
        browser.click("button[name=option-da_choice][value=algorithm]").await?;
        for turn in 1..=3 {
            browser.wait_for(&format!("main.helper[data-turn='{turn}'][data-stage=facts]")).await?;
            helped_to(&browser, &["carry-out"]).await?;
            assert!(browser.is_there(".instruction").await?, "instructions");
            browser.click("[data-act=done]").await?;
        }
        browser.wait_for("main.helper[data-turn='4']").await?;
        let length = browser.attribute("main.helper", "data-length").await?;
        browser.devtools("ServiceWorker.enable", json!({})).await?;
        browser.devtools("ServiceWorker.stopAllWorkers", json!({})).await?;
        browser.goto(&hosted.at("/")).await?;
        browser.click(".catalog-game .go-on").await?;
        browser.wait_for(&format!("main.helper[data-length='{length}']")).await?;
        browser.click(".helper-kept summary").await?;
        browser.click(".helper-kept a[href$='right=all%20landed']").await?;
        browser.click("button[value='table all landed']").await?;
        browser.wait_for(&format!("main.helper:not([data-length='{length}'])")).await?;
        helped_to(&browser, &["score"]).await?;
        // What does not fit what was said is refused, with the reason.
        browser.click("[data-act=on]").await?;
        browser.wait_for("#refused").await?;
        let why = browser.text("#refused").await?;
        assert!(why.contains("all 7 of your colonists are on Buildings, but these are 0"), "{why}");
        let seven = "const all = [...document.querySelectorAll('main form option')];
            all.find((one) => one.value.endsWith(' 7')).selected = true;";
        browser.run(seven).await?;
        helped_to(&browser, &["over"]).await?;
        let end = browser.text("main.helper").await?;
        assert!(end.contains("All your colonists are on Buildings"), "{end}");
        assert!(end.contains("Total"), "{end}");
        Ok(())
    }
);

in_browser!(
    /// Content overrides are entered without a network, and are still there after the worker was
    /// stopped.
    what_a_copy_shows_is_kept_without_a_network,
    |_served, browser| {
        let mut hosted = Hosted::start("own");
        browser.resize(Size::Narrow).await?;
        installed(&hosted, &browser).await?;
        hosted.go_offline();
        let row = "/overrides/master-of-the-galaxy?row=developments.toml/development/m1";
        browser.goto(&hosted.at(row)).await?;
        browser.click("input[name='field-after'][value='reserve']").await?;
        browser.click("form.own-row button[value='keep']").await?;
        browser.wait_for("#changed a").await?;
        browser.devtools("ServiceWorker.enable", json!({})).await?;
        browser.devtools("ServiceWorker.stopAllWorkers", json!({})).await?;
        browser.goto(&hosted.at("/overrides/master-of-the-galaxy")).await?;
        assert!(browser.text("#changed").await?.contains("after: reserve"));
        Ok(())
    }
);

/// The languages whose messages are cached.
const LANGUAGES: &str = "
    const told = arguments[arguments.length - 1];
    caches.keys()
      .then(([build]) => caches.open(build))
      .then((cache) => cache.keys())
      .then((kept) => told(kept.map(({ url }) => /messages-(.*).json/.exec(url)?.[1]).filter(Boolean)));";

/// Checks that the front page in a language contains these words.
async fn reads(hosted: &Hosted, browser: &Browser, code: &str, words: &str) -> Result {
    browser.run(&format!("document.cookie = 'soloist-language={code}; path=/'")).await?;
    browser.goto(&hosted.at("/")).await?;
    browser.wait_for(&format!("html[lang={code}]")).await?;
    let page = browser.text(".catalog").await?;
    assert!(page.contains(words), "{code}: {page}");
    Ok(())
}

in_browser!(
    /// A language is fetched when it is chosen, and no other; it stays available without a network.
    /// A language not fetched before falls back to English until there is a network again.
    a_language_is_fetched_when_it_is_chosen,
    |_served, browser| {
        let mut hosted = Hosted::start("languages");
        installed(&hosted, &browser).await?;
        assert_eq!(browser.run_until_done(LANGUAGES, Vec::new()).await?, json!([]));
        reads(&hosted, &browser, "de", "Helfer").await?;
        assert_eq!(browser.run_until_done(LANGUAGES, Vec::new()).await?, json!(["de"]));
        kept(&browser, "game-colab.de.json").await?;
        kept(&browser, "rules-colab.de.json").await?;
        hosted.go_offline();
        browser.devtools("ServiceWorker.enable", json!({})).await?;
        browser.devtools("ServiceWorker.stopAllWorkers", json!({})).await?;
        reads(&hosted, &browser, "de", "Helfer").await?;
        for (address, words) in [("/new/colab", "Feinde"), ("/rules/colab", "Würfel")] {
            browser.goto(&hosted.at(address)).await?;
            browser.wait_for("html[lang=de]").await?;
            assert!(browser.text("main").await?.contains(words), "{address}");
        }
        reads(&hosted, &browser, "fr", "Helper").await?;
        hosted.go_online();
        reads(&hosted, &browser, "fr", "Assistant").await
    }
);

/// A site that serves the same page at every address. Returns its address.
fn another_site(page: String) -> Result<String> {
    let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
    let address = format!("http://{}/", listener.local_addr()?);
    let length = page.len();
    let kind = "Content-Type: text/html\r\nConnection: close";
    let answer = format!("HTTP/1.1 200 OK\r\n{kind}\r\nContent-Length: {length}\r\n\r\n{page}");
    std::thread::spawn(move || {
        for stream in listener.incoming().filter_map(std::result::Result::ok) {
            let mut stream = stream;
            // The request does not matter.
            let _ = std::io::Read::read(&mut stream, &mut [0; 4096]);
            let _ = std::io::Write::write_all(&mut stream, answer.as_bytes());
        }
    });
    Ok(address)
}

in_browser!(
    /// A page of another site submits a form to the installed program, with or without stating its
    /// origin: nothing changes.
    no_form_of_another_site_changes_anything_without_a_network,
    |_served, browser| {
        let mut hosted = Hosted::start("elsewhere");
        installed(&hosted, &browser).await?;
        hosted.go_offline();
        for policy in ["unsafe-url", "no-referrer"] {
            let page = format!(
                "<meta name=referrer content={policy}><form method=post action='{}'>\
                 <input name=game value=pocket-mars><input name=luck value=seed><button>Go</button>",
                hosted.at("/games")
            );
            browser.goto(&another_site(page)?).await?;
            browser.click("button").await?;
            browser.wait_for("#problem").await?;
            assert!(browser.text("#problem").await?.contains("another site"), "{policy}");
            browser.goto(&hosted.at("/")).await?;
            browser.wait_for("#saved").await?;
            assert!(!browser.is_there(".saved-game").await?, "{policy}: a game was begun");
        }
        Ok(())
    }
);

in_browser!(
    /// A QR code carries a game to another phone that has never seen the program: it loads the
    /// program, shows the game, stores it on request, and plays it to the end without a network.
    a_game_travels_by_code_to_another_phone_and_to_its_end,
    |_served, browser| {
        let (here, mut there) = (Hosted::start("link-from"), Hosted::start("link-to"));
        browser.resize(Size::Narrow).await?;
        installed(&here, &browser).await?;
        learn(&browser).await?;
        browser.play(Hand::Touch, 3).await?;
        let length = browser.length().await?;
        browser.goto(&here.at("/")).await?;
        browser.click(".saved-more summary").await?;
        browser.click(".saved-more a[href$='/link']").await?;
        browser.wait_for(".scan svg").await?;
        let own = browser.attribute("#link", "value").await?;
        assert!(own.starts_with(&here.at("/?game=")), "{own}");
        let type_it = "document.getElementById('to').value = arguments[0]";
        browser.run_with(type_it, vec![json!(there.at("/"))]).await?;
        browser.click("form[action$='/link'] button").await?;
        browser.wait_for(&format!("#link[value^='{}']", there.at("/?game="))).await?;
        let link = browser.attribute("#link", "value").await?;
        browser.run("document.querySelector('.scan svg').scrollIntoView({block: 'center'})").await?;
        assert_eq!(browser.scanned().await?.to_lowercase(), link.to_lowercase());
        browser.picture("link-code").await?;
        browser.goto(&browser.scanned().await?).await?;
        browser.wait_for("form[action='/import']").await?;
        there.go_offline();
        browser.click("form[action='/import'] .main").await?;
        browser.wait_for_length(length).await?;
        assert!(browser.play(Hand::Touch, WHOLE).await?.over);
        browser.goto(&here.at("/")).await?;
        browser.click(".catalog-game .go-on").await?;
        browser.wait_for_length(length).await
    }
);

in_browser!(
    /// A new build takes over in the middle of a game: the same page continues, and nothing is
    /// lost.
    a_new_build_takes_over_in_the_middle_of_a_game,
    |_served, browser| {
        let mut hosted = Hosted::start("update");
        installed(&hosted, &browser).await?;
        learn(&browser).await?;
        browser.play(Hand::Mouse, 3).await?;
        let length = browser.length().await?;
        assert_ne!(browser.run_until_done(CACHES, vec![]).await?, json!(["soloist-000000000000cafe"]));
        hosted.build_anew()?;
        // The browser checks for a new build when a page is loaded; here the test triggers it.
        browser.run("navigator.serviceWorker.getRegistration().then((it) => it.update())").await?;
        let begun = std::time::Instant::now();
        while browser.run_until_done(CACHES, vec![]).await? != json!(["soloist-000000000000cafe"]) {
            assert!(begun.elapsed().as_secs() < 20, "the new build does not take over");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        hosted.go_offline();
        assert_eq!(browser.play(Hand::Mouse, 3).await?.answers, 3, "the page goes on as it is");
        let played = browser.length().await?;
        assert!(played > length);
        browser.goto(&hosted.at("/")).await?;
        browser.click(".catalog-game .go-on").await?;
        browser.wait_for_length(played).await
    }
);

/// The builds whose files are cached.
const CACHES: &str = "caches.keys().then(arguments[arguments.length - 1])";

/// Lets a page tell the worker to act as if storage were full, or free again: a driven browser
/// cannot be made to run out of space.
const ROOM: &str = "
    let full = false;
    addEventListener('message', ({ data }) => { full = data === 'full'; });
    const usual = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
      if (full && mode === 'readwrite') throw new DOMException('', 'QuotaExceededError');
      return usual.call(this, stores, mode, ...more);
    };\n";

async fn room(browser: &Browser, word: &str) -> Result {
    let script = "navigator.serviceWorker.controller.postMessage(arguments[0])";
    browser.run_with(script, vec![json!(word)]).await.map(drop)
}

in_browser!(
    /// When storage is full, a choice is refused with a message and the table stays; when there is
    /// space again, the same game continues. A new game is refused, too.
    without_room_a_choice_is_refused_in_words,
    |_served, browser| {
        let hosted = Hosted::start("full");
        hosted.begin_worker_with(ROOM)?;
        installed(&hosted, &browser).await?;
        learn(&browser).await?;
        browser.play(Hand::Mouse, 2).await?;
        let before = browser.length().await?;
        room(&browser, "full").await?;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for("#refused, .notice").await?;
        let words = browser.text("#refused, .notice").await?;
        assert!(words.contains("there is no room left for this site"), "{words}");
        assert_eq!(browser.length().await?, before);
        let here = browser.run("return location.href").await?;
        browser.goto(&hosted.at("/")).await?;
        browser.click("form.guided button").await?;
        browser.wait_for("#problem").await?;
        browser.goto(here.as_str().unwrap_or_default()).await?;
        room(&browser, "room").await?;
        assert_eq!(browser.play(Hand::Mouse, 1).await?.answers, 1);
        let after = browser.length().await?;
        browser.goto(&hosted.at("/")).await?;
        browser.click(".catalog-game .go-on").await?;
        browser.wait_for_length(after).await
    }
);

/// A browser that lets the site store nothing, as some do in private windows.
const NOTHING: &str = "
    IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };\n";

in_browser!(
    /// Where nothing can be stored, pages can be read, and every change is refused with a message.
    where_nothing_may_be_kept_changes_are_refused_in_words,
    |_served, browser| {
        let hosted = Hosted::start("refused");
        hosted.begin_worker_with(NOTHING)?;
        installed(&hosted, &browser).await?;
        browser.click("form.guided button").await?;
        browser.wait_for("#problem").await?;
        let words = browser.text("#problem").await?;
        assert!(words.contains("lets this site keep nothing"), "{words}");
        browser.goto(&hosted.at("/rules/pocket-mars")).await?;
        assert!(browser.text("main").await?.contains("PM-4.4"), "rules are read all the same");
        Ok(())
    }
);

/// The save behind the export link of the first game.
const EXPORTED: &str = "
    const told = arguments[arguments.length - 1];
    const link = document.querySelector('a[href$=\"/export\"]');
    // A link with this attribute never reaches the worker.
    if (link.hasAttribute('download')) told('a download');
    fetch(link.href).then((answer) => answer.text()).then(told)";

in_browser!(
    /// A game started on the phone continues at the computer, and returns.
    a_save_travels_to_the_computer_and_back,
    |served, browser| {
        let mut hosted = Hosted::start("travels");
        installed(&hosted, &browser).await?;
        learn(&browser).await?;
        browser.play(Hand::Mouse, 3).await?;
        let length = browser.length().await?;
        hosted.go_offline();
        browser.goto(&hosted.at("/")).await?;
        let save = browser.run_until_done(EXPORTED, vec![]).await?;
        let id = served.imported(save.as_str().unwrap_or_default());
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.wait_for_length(length).await?;
        browser.play(Hand::Mouse, 2).await?;
        let played = browser.length().await?;
        assert!(played > length);
        browser.goto(&served.at("/")).await?;
        let save = browser.run_until_done(EXPORTED, vec![]).await?;
        browser.goto(&hosted.at("/")).await?;
        browser.click(".import summary").await?;
        let typed = "document.getElementById('import-text').value = arguments[0]";
        browser.run_with(typed, vec![save]).await?;
        browser.click(".import button").await?;
        browser.wait_for_length(played).await
    }
);

in_browser!(
    /// Two tabs with one game: a choice in one that ignores a change in the other is refused.
    two_pages_of_a_game_have_one_order,
    |_served, browser| {
        let hosted = Hosted::start("two");
        installed(&hosted, &browser).await?;
        learn(&browser).await?;
        browser.play(Hand::Mouse, 2).await?;
        let before = browser.length().await?;
        let here = browser.run("return location.href").await?;
        let (first, second) = browser.another_page().await?;
        browser.goto(here.as_str().unwrap_or_default()).await?;
        browser.wait_for_length(before).await?;
        browser.play(Hand::Mouse, 1).await?;
        let after = browser.length().await?;
        browser.show_page(first).await?;
        browser.click(".choice [data-answer]").await?;
        browser.wait_for_length(after).await?;
        assert!(browser.text("#refused, .notice").await?.contains("moved on"));
        browser.show_page(second).await?;
        browser.play(Hand::Mouse, 1).await?;
        assert!(browser.length().await? > after);
        Ok(())
    }
);
