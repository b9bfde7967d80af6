//! How many bytes are sent: for a first look at a table, and for a click.

use std::collections::BTreeSet;

use game_core::Turn;
use play::ChanceSource;
use serde_json::{Value, json};

use crate::asked::{Server, all, choices, encode};

/// The most bytes of a table with everything that it loads.
const MOST_FIRST: usize = 120_000;
/// The most bytes of the response to a click, on average over a few.
const MOST_CLICK: usize = 16_000;

/// A table of each game, some way into the game.
fn tables() -> [(&'static str, Value); 4] {
    [
        ("pocket-mars", json!({})),
        ("weather-machine", json!({})),
        ("colab", json!({"seats": 1, "enemies": 1})),
        ("master-of-the-galaxy", json!({"seats": 1})),
    ]
}

impl Server {
    /// The size of a response's body as sent to a browser, in bytes.
    fn weight(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> usize {
        let host = self.address.to_string();
        let kind = ("content-type", "application/x-www-form-urlencoded");
        let all = [&[("host", &*host), ("accept-encoding", "gzip, br"), kind], headers].concat();
        let heads: String =
            all.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let length = body.len();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nconnection: close\r\n{heads}content-length: {length}\r\n\r\n{body}"
        );
        let response = self.raw(text.as_bytes());
        let head = response.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
        assert!(
            response.starts_with(b"HTTP/1.1 200"),
            "{}",
            String::from_utf8_lossy(&response[..head])
        );
        response.len() - head
    }

    /// A file and, for a script, every module that it imports.
    fn with_imports(&self, address: &str) -> BTreeSet<String> {
        let (mut found, mut next) = (BTreeSet::new(), vec![address.to_string()]);
        while let Some(address) = next.pop() {
            let folder = address.rsplit_once('/').map_or("", |(folder, _)| folder);
            let text =
                if address.ends_with(".js") { self.get(&address).body } else { String::new() };
            if found.insert(address.clone()) {
                let imports = text.split("from \"./").skip(1).filter_map(|it| it.split('"').next());
                next.extend(imports.map(|name| format!("{folder}/{name}")));
            }
        }
        found
    }

    /// The sizes of the responses to this many clicks, and then that of the whole page of which
    /// each response was a part.
    fn clicks(&self, path: &str, most: usize) -> Vec<usize> {
        let mut weights = Vec::new();
        let mut page = self.get(path).body;
        for nth in 0..most {
            let (at, texts) = choices(&page);
            let Some(text) = texts.get(nth * 7 % texts.len().max(1)) else { break };
            let known: BTreeSet<&str> = all(&page, "data-fragment").into_iter().collect();
            let known: Vec<&str> = known.into_iter().collect();
            let known = known.join(" ");
            let body = format!("text={}&at={at}", encode(text));
            let choose = format!("{path}/choose");
            weights.push(self.weight("POST", &choose, &[("soloist-fragments", &known)], &body));
            page = self.get(path).body;
        }
        weights
    }
}

fn mean(weights: &[usize]) -> usize {
    assert!(!weights.is_empty(), "nothing was clicked");
    weights.iter().sum::<usize>() / weights.len()
}

#[test]
fn a_first_look_and_a_click_are_light_at_every_table() {
    let server = Server::start("weight");
    for (game, settings) in tables() {
        let path = server.begun(game, settings, ChanceSource::Seed(7), 40);
        let page = server.get(&path).body;
        let assets: BTreeSet<&str> =
            ["href", "src"].iter().flat_map(|name| all(&page, name)).collect();
        let assets: BTreeSet<String> = assets
            .into_iter()
            .filter(|address| address.starts_with("/static/"))
            .flat_map(|address| server.with_imports(address))
            .collect();
        let loaded: usize = assets.iter().map(|one| server.weight("GET", one, &[], "")).sum();
        let first = server.weight("GET", &path, &[], "") + loaded;
        let clicks = server.clicks(&path, 6);
        println!("{game}: first load {first} bytes, clicks {clicks:?}");
        assert!(first <= MOST_FIRST, "{game}: {first} bytes");
        assert!(mean(&clicks) <= MOST_CLICK, "{game}: {clicks:?} bytes");
    }
}

/// With a log a hundred times as long, none of it is read, rendered or sent again.
#[test]
fn a_late_click_is_as_light_as_an_early_one() {
    let server = Server::start("late");
    let mean_after = |entries: usize| {
        let path =
            server.begun("pig", json!({"seats": 2, "candle": "none"}), ChanceSource::Table, 0);
        let id = path.rsplit('/').next().expect("an id");
        let rolled = server.games().change(id, |session| {
            let mut rolls = 0;
            while session.len() < entries || session.turn() != Turn::Chance {
                let rolling = session.turn() == Turn::Chance;
                rolls += usize::from(rolling);
                let face = if rolls % 4 == 0 { "face 1" } else { "face 2" };
                session.choose(if rolling { face } else { "roll" })?;
            }
            Ok(())
        });
        rolled.expect("a die");
        (server.weight("GET", &path, &[], ""), mean(&server.clicks(&path, 4)))
    };
    let (early, late) = (mean_after(20), mean_after(2000));
    println!("whole page and click: {early:?} bytes after 20 entries, {late:?} after 2,000");
    assert!(late.0 <= early.0 + early.0 / 20, "{late:?} beside {early:?}");
    assert!(late.1 <= early.1 + early.1 / 5, "{late:?} beside {early:?}");
}
