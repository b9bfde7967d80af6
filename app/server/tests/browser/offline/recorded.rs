//! Recorded games, replayed in both builds: on this computer and in the browser.

use std::path::{Path, PathBuf};

use play::{Catalog, ChanceSource, Play, Save};
use serde_json::{Value, json};
use web::{Message, Program, RequestHead, StartData};

use super::installed;
use crate::driven::Hosted;

/// Every recorded game of the front page, as a save of a person at a real table.
fn recorded() -> Vec<(String, Save)> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let catalog = Catalog::ours();
    let mut all = Vec::new();
    for kind in catalog.front() {
        let Ok(files) = std::fs::read_dir(games.join(kind.id()).join("tests/games")) else {
            continue;
        };
        let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "json")) {
            let text = std::fs::read_to_string(file).expect("a file");
            let recorded: Value = serde_json::from_str(&text).expect("a recorded game");
            let options = recorded["options"].as_object().cloned().unwrap_or_default();
            let started = kind.start(&options, ChanceSource::Table, Play::Friendly);
            let new = started.unwrap_or_else(|why| panic!("{}: {why:?}", file.display())).save();
            let entries = serde_json::from_value(recorded["entries"].clone()).expect("entries");
            all.push((name(kind.id(), file), Save { entries, ..new }));
        }
    }
    all
}

fn name(game: &str, file: &Path) -> String {
    format!("{game} {}", file.file_stem().unwrap_or_default().to_string_lossy())
}

/// Calls the program on this computer as a worker does.
fn ask(program: &Program, method: &str, address: &str, body: String) -> (u16, String, String) {
    let form = "application/x-www-form-urlencoded".to_string();
    let head = RequestHead {
        method: method.into(),
        address: address.into(),
        headers: vec![("content-type".into(), form)],
        ..RequestHead::default()
    };
    let told = program.answer(&Message { head, body: body.into_bytes() });
    let location = told.head.headers.into_iter().find(|(name, _)| name == "location");
    let location = location.map_or_else(String::new, |(_, where_to)| where_to);
    (told.head.status, location, String::from_utf8(told.body).expect("a text"))
}

/// A page without the parts that depend on the random id of its game.
fn plain(page: &str, at: &str) -> String {
    let mut parts = page.split(" data-fragment=\"");
    let first = parts.next().unwrap_or_default().to_string();
    let rest = parts.filter_map(|part| part.split_once('"')).map(|(_, rest)| rest);
    let page = rest.fold(first, |page, rest| page + rest);
    page.replace(at, "HERE").replace(&at["/games/".len()..], "ID")
}

/// Imports a save into the program and returns its page, in the form of [`plain`].
const SHOWN: &str = r#"
    const [save, told] = arguments;
    (async () => {
      const answer = await fetch('/import', { method: 'POST', body: new URLSearchParams({ save }) });
      const at = new URL(answer.url).pathname;
      const page = (await answer.text()).replaceAll(/ data-fragment="[^"]*"/g, '');
      told(page.replaceAll(at, 'HERE').replaceAll(at.slice('/games/'.length), 'ID'));
    })().catch((problem) => told(String(problem)));"#;

in_browser!(
    /// A save gives the same position in both builds: every recorded game shows the same page at
    /// its end, with its whole log and its score sheet.
    recorded_games_are_the_same_in_both_builds,
    |_served, browser| {
        let hosted = Hosted::start("recorded");
        installed(&hosted, &browser).await?;
        let native = Program::new(StartData::default(), || 1_800_000_000_000.0);
        let recorded = recorded();
        assert!(recorded.len() > 90, "{} recorded games", recorded.len());
        for (name, save) in recorded {
            let text = serde_json::to_string(&save)?;
            let form = url::form_urlencoded::Serializer::new(String::new())
                .append_pair("save", &text)
                .finish();
            let (status, at, _) = ask(&native, "POST", "/import", form);
            assert_eq!(status, 303, "{name}");
            let (_, _, page) = ask(&native, "GET", &at, String::new());
            assert!(page.contains("id=\"table\""), "{name}");
            let there = browser.run_until_done(SHOWN, vec![json!(text)]).await?;
            // The pages are too long to be printed.
            assert!(there == plain(&page, &at), "{name} differs");
        }
        Ok(())
    }
);

/// Nine in ten recorded games, from their first entry to their score, are short enough for a link,
/// and the link carries the same save.
#[test]
fn most_whole_games_travel_by_link() {
    let begun = || Program::new(StartData::default(), || 1_800_000_000_000.0);
    let (here, there) = (begun(), begun());
    let form = |save: &str| {
        let mut form = url::form_urlencoded::Serializer::new(String::new());
        form.append_pair("save", save).finish()
    };
    let (mut longest, mut carried, mut all) = (0, 0, 0);
    for (name, save) in recorded() {
        let text = serde_json::to_string(&save).expect("JSON");
        let (_, at, _) = ask(&here, "POST", "/import", form(&text));
        let (status, _, page) = ask(&here, "GET", &format!("{at}/link"), String::new());
        assert_eq!(status, 200, "{name}");
        all += 1;
        let link = page.split("id=\"link\"").nth(1).and_then(|rest| rest.split("value=\"").nth(1));
        let Some(link) = link.and_then(|rest| rest.split('"').next()) else {
            assert!(page.contains("too long for a link"), "{name}: {page}");
            continue;
        };
        let (_, arrived, _) = ask(&there, "POST", "/import", form(&link.replace("&amp;", "&")));
        let saved = |program: &Program, at: &str| {
            ask(program, "GET", &format!("{at}/export"), String::new())
        };
        assert_eq!(saved(&there, &arrived), saved(&here, &at), "{name}");
        assert!(page.contains("class=\"scan\""), "{name}: a link has its code");
        carried += 1;
        longest = longest.max(save.entries.len());
    }
    println!("{carried} of {all} recorded games travel by link; the longest has {longest} entries");
    assert!(carried * 10 >= all * 9, "{carried} of {all}");
}
