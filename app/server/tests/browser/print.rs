//! Printed pages: black on white, every turn unfolded.

use base64::prelude::{BASE64_STANDARD, Engine};
use play::ChanceSource;
use serde_json::{Value, json};

use crate::driven::{Browser, Result};

/// Finds what is unfit for print on a page.
const PRINTED: &str = include_str!("print.js");

/// Switches the page to print media.
async fn on_paper(browser: &Browser) -> Result {
    let paper = json!({"width": 718, "height": 1047, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", paper).await?;
    browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await
}

/// Saves the print output in `target/screenshots`, and returns its number of pages.
async fn printed(browser: &Browser, name: &str) -> Result<usize> {
    let paper = json!({ "paperWidth": 8.27, "paperHeight": 11.69 });
    let answer = browser.asked_devtools("Page.printToPDF", paper).await?;
    let pdf = BASE64_STANDARD.decode(answer["data"].as_str().unwrap_or_default())?;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join(format!("print-{name}.pdf")), &pdf)?;
    let pages = pdf.windows(11).filter(|part| part == b"/Type /Page").count();
    Ok(pages)
}

in_browser!(
    /// A game's page, its log, its score sheet and the rules print well even with a dark theme,
    /// more contrast, larger text, and everything folded.
    pages_are_printed_black_on_white_with_everything_unfolded,
    |served, browser| {
        let mut pages = vec![("rules".to_string(), "/rules/pocket-mars".to_string())];
        for (game, settings) in [
            ("pocket-mars", json!({"seats": 4})),
            ("weather-machine", json!({"seats": 1})),
            ("colab", json!({"seats": 1, "enemies": 1})),
            ("master-of-the-galaxy", json!({"seats": 1})),
        ] {
            for (moment, entries) in [("middle", 90), ("end", 9999)] {
                let id = served.begun(game, settings.clone(), ChanceSource::Seed(6), entries).await;
                pages.push((format!("{game}-{moment}"), format!("/games/{id}")));
                let whole = format!("/games/{id}/log?whole=yes");
                pages.push((format!("{game}-{moment}-history"), whole));
            }
        }
        browser.goto(&served.at("/")).await?;
        browser.theme("dark").await?;
        browser.run("localStorage.setItem('contrast', 'more'); localStorage.setItem('size', '130')").await?;
        let mut wrong = Vec::new();
        for (name, address) in pages {
            browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
            browser.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await?;
            browser.goto(&served.at(&address)).await?;
            if browser.is_there("form.hand-over button").await? {
                browser.click("form.hand-over button").await?;
                browser.wait_for("#table:not(:has(form.hand-over))").await?;
            }
            browser.run("for (const fold of document.querySelectorAll('details')) fold.open = false").await?;
            let pages = printed(&browser, &name).await?;
            on_paper(&browser).await?;
            let Value::Array(found) = browser.run(PRINTED).await? else { continue };
            println!("{name}: {pages} pages");
            if !found.is_empty() {
                browser.keep_screen(&format!("print-{name}")).await?;
                wrong.push(format!("{name}: {found:?}"));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }
);
