//! Every kind of question as it was reviewed: drawn at three widths and compared with small grey
//! pictures in `reviewed`, one for each kind with the widths side by side; and as read by a screen
//! reader ([`heard`]). All answers have to be in sight ([`choosing`]).
//!
//! The pictures are drawn by the Chromium and the fonts of this project's machine. A difference
//! fails the test and leaves the page and a picture of the difference in `target/screenshots`.
//! After an intended change, look at the pages there and accept them with `SOLOIST_BLESS=1 cargo
//! test -p server --test browser look_as_reviewed`; a picture that still holds is left unchanged.
//! `SOLOIST_VISUAL=pay,draft` draws only the named kinds.

mod beside;
mod choosing;
mod heard;
mod kinds;
mod picture;

use std::path::PathBuf;

use heard::Heard;
use kinds::{Kind, blessing, list, root};
use picture::{Difference, Picture, TIMES, TOLERATED};

use crate::driven::{Browser, Result, Served, Size};

/// Names the kinds to draw, separated by commas.
const ASKED: &str = "SOLOIST_VISUAL";

/// How often a page that differs is drawn again: in one of hundreds, a seam between two tiles of
/// the browser's painting shows, and is gone the next time.
const AGAIN: usize = 2;

const SIZES: [Size; 3] = Size::ALL;

/// Leads to the question and stops all motion.
const SETTLE: &str = include_str!("settle.js");

fn reviewed(kind: &Kind) -> PathBuf {
    let folder = root().join("app/server/tests/browser/visual/reviewed").join(&kind.game);
    folder.join(format!("{}.png", kind.name))
}

/// Draws every kind of question of a game.
async fn drawn(served: &Served, browser: &Browser, game: &str) -> Result {
    let named = std::env::var(ASKED).ok();
    let named = |kind: &Kind| {
        named.as_ref().is_none_or(|named| named.split(',').any(|name| name == kind.name))
    };
    let kinds: Vec<Kind> =
        list().into_iter().filter(|kind| kind.game == game && named(kind)).collect();
    at_once(served, browser).await?;
    let mut wrong = Vec::new();
    let mut heard = Heard::default();
    for kind in kinds {
        asked(served, browser, &kind).await?;
        wrong.extend(heard.listen(browser, &kind).await?);
        if MIDDLING.contains(&(game, &kind.name)) {
            wrong.extend(heard::whole_table(browser, &kind).await?);
        }
        wrong.extend(looked_at(browser, &kind).await?);
        wrong.extend(choosing::wrong_at(browser, &kind).await?);
    }
    wrong.extend(heard.compared(game)?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

/// Turns the narration off, which other tests check.
async fn at_once(served: &Served, browser: &Browser) -> Result {
    browser.goto(&served.at("/")).await?;
    browser.run("document.cookie = 'soloist-pace=once; path=/; SameSite=Strict'").await?;
    Ok(())
}

/// Opens the page with a question of this kind.
async fn asked(served: &Served, browser: &Browser, kind: &Kind) -> Result {
    let id = served.imported(&kind.save());
    browser.reshape(SIZES[0]).await?;
    browser.goto(&served.at(&format!("/games/{id}"))).await?;
    let settled = browser.run_until_done(SETTLE, Vec::new()).await?;
    if settled == "settled" { Ok(()) } else { Err(format!("{kind:?}: {settled}").into()) }
}

/// Compares a kind with its reviewed picture; when blessing, replaces the picture. Returns the
/// differences, a line for each size.
async fn looked_at(browser: &Browser, kind: &Kind) -> Result<Vec<String>> {
    let path = reviewed(kind);
    let before = std::fs::read(&path).ok().map(|png| Picture::read(&png)).transpose()?;
    let mut wrong = Vec::new();
    let mut pictures = Vec::new();
    let mut from = 0;
    for size in SIZES {
        browser.reshape(size).await?;
        let mut now = taken(browser, size).await?;
        let (width, height) = (now.width(), now.height());
        let before = before.as_ref().map(|all| all.part(from, width, height));
        from += width;
        let apart = |now: &Picture| before.as_ref().and_then(|before| now.difference(before));
        let mut found = apart(&now);
        for _ in 0..AGAIN {
            if before.is_none() || found.as_ref().is_some_and(|found| !found.is_seen()) {
                break;
            }
            browser.reshape(Size::Tablet).await?;
            browser.reshape(size).await?;
            now = taken(browser, size).await?;
            found = apart(&now);
        }
        if found.as_ref().is_none_or(Difference::is_seen) {
            let name = format!("visual-{}-{}-{size}", kind.game, kind.name);
            browser.keep_screen(&name).await?;
            let why = match (&found, &before) {
                (Some(found), Some(before)) => {
                    browser.keep(&format!("{name}-apart"), &now.marked(before)?)?;
                    found.to_string()
                }
                _ => "no such picture was reviewed".into(),
            };
            wrong.push(format!("{}, {} at {size}: {why}", kind.game, kind.name));
        }
        pictures.push(now);
    }
    if wrong.is_empty() || !blessing() {
        return Ok(wrong);
    }
    std::fs::create_dir_all(path.parent().ok_or("a folder")?)?;
    std::fs::write(path, Picture::beside(&pictures).write()?)?;
    println!("{}", wrong.join("\n"));
    Ok(Vec::new())
}

async fn taken(browser: &Browser, size: Size) -> Result<Picture> {
    Picture::of_page(&browser.small_picture(size, TIMES).await?)
}

in_browser!(
    /// Every kind of question of CoLab.
    questions_of_colab_look_as_reviewed,
    |served, browser| { drawn(&served, &browser, "colab").await }
);

in_browser!(
    /// Every kind of question of Master of the Galaxy.
    questions_of_the_galaxy_look_as_reviewed,
    |served, browser| { drawn(&served, &browser, "master-of-the-galaxy").await }
);

in_browser!(
    /// Every kind of question of Pocket Mars.
    questions_of_pocket_mars_look_as_reviewed,
    |served, browser| { drawn(&served, &browser, "pocket-mars").await }
);

in_browser!(
    /// Every kind of question of Weather Machine.
    questions_of_weather_machine_look_as_reviewed,
    |served, browser| { drawn(&served, &browser, "weather-machine").await }
);

/// One typical question of each game.
const MIDDLING: [(&str, &str); 4] = [
    ("colab", "turn"),
    ("master-of-the-galaxy", "allocate"),
    ("pocket-mars", "action"),
    ("weather-machine", "actions"),
];

/// Moves the first visible label, or puts it back; returns its text.
const MOVE: &str = include_str!("move.js");

in_browser!(
    /// A label of a board, or of an answer, that moves by six pixels is noticed at every size, in
    /// the right place; a page without changes looks the same.
    a_label_that_moves_by_six_pixels_is_seen,
    |served, browser| {
        at_once(&served, &browser).await?;
        for (game, name) in MIDDLING {
            let kinds = list();
            let kind = kinds.iter().find(|kind| kind.game == game && kind.name == name);
            asked(&served, &browser, kind.ok_or("a middling question")?).await?;
            for (size, place) in
                SIZES.into_iter().flat_map(|size| [(size, ".play"), (size, ".choice > button")])
            {
                browser.reshape(size).await?;
                let before = taken(&browser, size).await?;
                let label = browser.run(&MOVE.replace("PLACE", place).replace("BY", "6")).await?;
                let moved = taken(&browser, size).await?.difference(&before).ok_or("a size")?;
                browser.run(&MOVE.replace("PLACE", place).replace("BY", "0")).await?;
                let back = taken(&browser, size).await?.difference(&before).ok_or("a size")?;
                println!("{game}, {label} in {place} at {size}: {moved}; back {}", back.beside);
                assert!(moved.is_seen(), "{game}, {label} in {place} at {size}: {moved}");
                assert!(back.beside <= TOLERATED, "{game}, {label} in {place} at {size}: {back}");
            }
        }
        Ok(())
    }
);
