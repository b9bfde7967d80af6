//! Checks every page with axe-core: names of controls, order of headings, landmarks, contrast.
//!
//! `vendor/axe-core-4.14.1.min.js` is the unmodified file from that npm package, under the licence
//! beside it; its SHA-256 is 29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c. None
//! of it is part of what a user installs.

use std::collections::BTreeMap;

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Size};

/// The games in the catalog.
const GAMES: [&str; 4] = ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"];

/// Pages around the tables.
const AROUND: [&str; 4] =
    ["", "rules/pocket-mars", "rules/weather-machine/WM-ACT.1", "achievements/colab"];

/// The most places reported for each broken rule.
const TOLD: usize = 6;

/// The pages checked, and where which rules are broken.
#[derive(Default)]
pub(crate) struct Judged {
    pages: usize,
    broken: BTreeMap<String, Vec<String>>,
}

impl Judged {
    /// Checks the current page, wide and on a phone; light and dark alternate from page to page.
    pub(crate) async fn at(&mut self, browser: &Browser, page: &str) -> Result {
        browser.go_on().await?;
        let themes = ["light", "dark", "light"];
        for (size, theme) in [Size::Large, Size::Narrow].into_iter().zip(&themes[self.pages % 2..])
        {
            browser.reshape(size).await?;
            browser.run(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
            for (rule, place) in browser.broken_rules().await? {
                let place = format!("{page}, {size}, {theme}: {place}");
                self.broken.entry(rule).or_default().push(place);
            }
        }
        self.pages += 1;
        Ok(())
    }

    /// Fails if a rule is broken anywhere.
    pub(crate) fn end(self) -> Result {
        let lines: Vec<String> = self
            .broken
            .into_iter()
            .map(|(rule, places)| {
                let all = places.len();
                let some: Vec<String> =
                    places.into_iter().step_by(all.div_ceil(TOLD).max(1)).collect();
                format!("{rule}: {all} places\n  {}", some.join("\n  "))
            })
            .collect();
        if lines.is_empty() { Ok(()) } else { Err(lines.join("\n").into()) }
    }
}

in_browser!(
    /// The pages around the tables and the panes beside one; tables are checked by other tests.
    no_page_breaks_a_rule_of_accessibility,
    |served, browser| {
        let mut judged = Judged::default();
        for page in AROUND {
            browser.goto(&served.at(&format!("/{page}"))).await?;
            judged.at(&browser, &format!("/{page}")).await?;
        }
        for game in GAMES {
            browser.goto(&served.at(&format!("/new/{game}"))).await?;
            judged.at(&browser, &format!("new {game}")).await?;
        }
        let id = served.begun("weather-machine", json!({"seats": 1}), ChanceSource::Seed(6), 60).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        for pane in ["log", "text", "keys"] {
            browser.reshape(Size::Large).await?;
            browser.run(&format!("document.getElementById('tab-{pane}').click()")).await?;
            judged.at(&browser, &format!("the pane {pane}")).await?;
        }
        assert!(judged.pages >= 11, "{} pages", judged.pages);
        judged.end()
    }
);

/// Fails if large text is cut off, covered or on other text, or if a table is taller than its
/// window and its question does not stay in it.
async fn whole(browser: &Browser, page: &str) -> Result {
    for size in [Size::Large, Size::Narrow] {
        browser.reshape(size).await?;
        let mut wrong = browser.looks().await?;
        let kinds = ["cut: ", "shortened: ", "covered: ", "text on text: ", "two ways: "];
        wrong.retain(|line| kinds.iter().any(|kind| line.starts_with(kind)));
        let dock = "const dock = document.getElementById('dock');
            return !dock || dock.getBoundingClientRect().bottom <= innerHeight + 1";
        if browser.run(dock).await? != true {
            wrong.push("the foot of the question is out of sight".into());
        }
        if !wrong.is_empty() {
            return Err(format!("{page}, strong, {size}: {wrong:#?}").into());
        }
    }
    Ok(())
}

in_browser!(
    /// The same with strong contrast, the largest text and the colours for colour blindness, as
    /// stored by the browser.
    strong_contrast_and_large_text_break_no_rule_either,
    |served, browser| {
        let mut judged = Judged::default();
        browser.goto(&served.at("/")).await?;
        let kept = "for (const [name, value] of [['contrast', 'more'], ['size', '130'], ['colours', 'safe']])
                      localStorage.setItem(name, value)";
        browser.run(kept).await?;
        let solo = served.begun("weather-machine", json!({"seats": 1}), ChanceSource::Seed(6), 45).await;
        let over = served.begun("pocket-mars", json!({"seats": 1}), ChanceSource::Seed(6), 9999).await;
        let mars = served.begun("pocket-mars", json!({"seats": 1}), ChanceSource::Seed(6), 45).await;
        let galaxy = served.begun("master-of-the-galaxy", json!({"seats": 1}), ChanceSource::Seed(6), 60).await;
        let one_enemy = json!({"seats": 1, "enemies": 1});
        let colab = served.begun("colab", one_enemy, ChanceSource::Seed(6), 60).await;
        let pages = [
            String::new(),
            "new/weather-machine".into(),
            "rules/pocket-mars".into(),
            format!("games/{solo}"),
            format!("games/{mars}"),
            format!("games/{galaxy}"),
            format!("games/{colab}"),
            format!("games/{solo}/log"),
            format!("games/{over}/review"),
        ];
        for page in pages {
            browser.goto(&served.at(&format!("/{page}"))).await?;
            browser.wait_for("html[data-contrast=more][data-size='130'][data-colours=safe]").await?;
            judged.at(&browser, &format!("/{page}, strong")).await?;
            if !page.ends_with("/log") && !page.ends_with("/review") && page.starts_with("games/") {
                whole(&browser, &page).await?;
            }
        }
        judged.end()
    }
);
