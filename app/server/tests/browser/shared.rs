//! The pages that all games share: front page, set-up, and appearance.

use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Result, Size};

/// Finds text that is too small, and on a phone targets too small for a thumb.
const LOOK: &str = include_str!("shared.js");

/// Fails if anything on the page is too small.
async fn measured(browser: &Browser, name: &str) -> Result {
    match browser.run(LOOK).await? {
        Value::Array(wrong) if wrong.is_empty() => Ok(()),
        wrong => Err(format!("{name}: {wrong:#}").into()),
    }
}

/// Whether an element is in view without scrolling.
async fn in_sight(browser: &Browser, css: &str) -> Result<bool> {
    let script = format!(
        "scrollTo(0, 0); const box = document.querySelector('{css}').getBoundingClientRect();
         return box.top >= 0 && box.bottom <= innerHeight && box.height > 0"
    );
    Ok(browser.run(&script).await? == true)
}

in_browser!(
    /// Front page and set-up at every size: large enough to read and to hit, with the way in and
    /// the start button in view.
    a_game_is_found_and_set_up_at_every_size,
    |served, browser| {
        for (game, entries) in [("pocket-mars", 40), ("weather-machine", 30), ("pocket-mars", 9999)] {
            served.begun(game, json!({"seats": 1}), ChanceSource::Seed(6), entries).await;
        }
        for size in Size::ALL {
            browser.resize(size).await?;
            for theme in ["light", "dark"] {
                browser.goto(&served.at("/")).await?;
                browser.run(&format!("localStorage.setItem('theme', '{theme}')")).await?;
                browser.goto(&served.at("/")).await?;
                assert!(in_sight(&browser, ".catalog-game .button.main").await?, "{size}");
                browser.picture(&format!("front-saved-{size}-{theme}")).await?;
                browser.judge(&format!("front at {size}, {theme}")).await?;
                measured(&browser, &format!("front at {size}")).await?;
                for game in ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"] {
                    browser.goto(&served.at(&format!("/new/{game}"))).await?;
                    let start = in_sight(&browser, "button.main[type=submit]").await?;
                    assert!(start, "{game}: no start in sight at {size}");
                    browser.picture(&format!("new-{game}-{size}-{theme}")).await?;
                    browser.judge(&format!("new {game} at {size}, {theme}")).await?;
                    measured(&browser, &format!("new {game} at {size}")).await?;
                }
            }
        }
        Ok(())
    }
);

const TAB: &str = "\u{e004}";
const DOWN: &str = "\u{e015}";

in_browser!(
    /// Words of other languages are longer and still fit: on the front page, in the set-up, in a
    /// helper, and on the pages around a game.
    words_of_every_language_fit,
    |served, browser| {
        let id = served.begun("weather-machine", json!({"seats": 1}), ChanceSource::Seed(6), 30).await;
        served.begun("pocket-mars", json!({"seats": 1}), ChanceSource::Seed(6), 40).await;
        let mut pages = vec!["/".to_string(), format!("/games/{id}/log"), format!("/games/{id}/seats")];
        for game in ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"] {
            pages.extend([format!("/new/{game}"), format!("/helper/{game}")]);
        }
        browser.goto(&served.at("/")).await?;
        for language in ["de", "fr", "es"] {
            browser
                .run(&format!("document.cookie = 'soloist-language={language}; path=/'"))
                .await?;
            for size in Size::ALL {
                browser.resize(size).await?;
                for page in &pages {
                    browser.goto(&served.at(page)).await?;
                    assert!(browser.is_there(&format!("html[lang={language}]")).await?, "{page}");
                    measured(&browser, &format!("{page} at {size} in {language}")).await?;
                }
                browser.goto(&served.at(&format!("/games/{id}"))).await?;
                let tabs = browser.run(TABS).await?;
                assert_eq!(tabs, json!([]), "tabs at {size} in {language}");
            }
        }
        Ok(())
    }
);

/// Tabs beside the table whose words overlap their neighbours.
const TABS: &str = "
    const all = [...document.querySelectorAll('.panel-tabs button')].filter((one) => one.getClientRects().length);
    return all.filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 1).map((one) => one.textContent);";

in_browser!(
    /// Theme, contrast, colours and size are chosen without a mouse, take effect at once, and apply
    /// to the next page before it is painted.
    how_pages_look_is_chosen_by_keyboard_and_kept,
    |served, browser| {
        let id = served.game(json!({}), ChanceSource::Seed(7), 30).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.run("document.querySelector('[data-act=look]').focus()").await?;
        browser.keys("\u{e007}").await?;
        browser.wait_for("#look:popover-open").await?;
        browser.keys(&format!("{TAB}{DOWN}{DOWN}")).await?;
        browser.keys(&format!("{TAB}{DOWN}{DOWN}")).await?;
        browser.keys(&format!("{TAB}{DOWN}")).await?;
        browser.keys(&format!("{TAB}{DOWN}{DOWN}")).await?;
        let chosen = "html[data-theme=dark][data-contrast=more][data-colours=safe][data-size='130']";
        browser.wait_for(chosen).await?;
        browser.picture("look-open").await?;
        browser.keys("\u{e00c}").await?;
        browser.wait_for("#look:not(:popover-open)").await?;
        for page in [format!("/games/{id}"), "/".into(), "/new/colab".into(), "/rules/colab".into()] {
            browser.goto(&served.at(&page)).await?;
            assert!(browser.is_there(chosen).await?, "{page}");
            assert!(browser.is_shown("[data-act=look]").await?, "{page}");
            let size = "return getComputedStyle(document.documentElement).fontSize";
            assert_eq!(browser.run(size).await?, "20.8px", "{page}");
        }
        Ok(())
    }
);

in_browser!(
    /// Log and rules: the search works as one types, a line unfolds and links to its board; the end
    /// offers another game. Everything is large enough to read and to hit.
    history_and_rules_are_searched_as_one_types,
    |served, browser| {
        let id = served.game(json!({}), ChanceSource::Seed(7), 60).await;
        let over = served.game(json!({}), ChanceSource::Seed(7), 9999).await;
        let pages = [
            ("history", format!("games/{id}/log")),
            ("rules", format!("games/{id}/rules")),
            ("result", format!("games/{over}/review")),
        ];
        for size in Size::ALL {
            browser.resize(size).await?;
            for (name, page) in &pages {
                browser.goto(&served.at(&format!("/{page}"))).await?;
                browser.picture(&format!("{name}-{size}")).await?;
                browser.judge(&format!("{name} at {size}")).await?;
                measured(&browser, &format!("{name} at {size}")).await?;
            }
        }
        for (name, page) in &pages[..2] {
            browser.goto(&served.at(&format!("/{page}"))).await?;
            browser.keys_into("#find", "greenhouse").await?;
            browser.wait_for("#found[data-count]").await?;
            browser.wait_for("#found mark").await?;
            browser.picture(&format!("{name}-found")).await?;
            let address = browser.run("return location.search").await?;
            assert!(address.as_str().is_some_and(|search| search.starts_with("?find=g")), "{address}");
        }
        browser.goto(&served.at(&format!("/{}", pages[0].1))).await?;
        browser.click(".log-line > summary").await?;
        browser.wait_for(".log-line[open] .log-entry").await?;
        browser.click(".log-board").await?;
        browser.wait_for("#table[data-past]").await
    }
);
