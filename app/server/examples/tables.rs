//! Serves a handful of games begun by a bot, to look at while working on drawings.
//!
//! `cargo run -p server --example tables -- FOLDER [PORT]`

use std::path::PathBuf;

use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Until};
use pocket_mars::PocketMars;
use serde_json::json;
use service::{Games, Service};
use store::Store;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("where are the games to be kept?")?);
    let port: u16 = arguments.next().map_or(Ok(4173), |port| port.parse())?;
    let catalog = || {
        let shelf: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours());
        Catalog::of(vec![shelf])
    };
    let games = Games::new(catalog(), Store::open(&folder)?);
    for (name, settings, seed, entries) in [
        ("solo start", json!({}), 7, 0),
        ("solo middle", json!({}), 7, 60),
        ("solo late", json!({"level": "cyborg"}), 3, 110),
        ("solo end", json!({}), 7, 100_000),
        ("two", json!({"seats": 2}), 5, 90),
        ("four", json!({"seats": 4}), 5, 160),
        ("four end", json!({"seats": 4}), 5, 100_000),
        ("draft", json!({"seats": 3, "drafting": true}), 5, 17),
    ] {
        let settings = settings.as_object().cloned().unwrap_or_default();
        let id = games.start(
            "pocket-mars",
            &settings,
            ChanceSource::Seed(seed),
            Play::Friendly,
            Some(name),
        )?;
        if entries > 0 {
            games.change(&id, |session| session.play_bot("random", 1, Until::Entries(entries)))?;
        }
        println!("{name}\t/games/{id}");
    }
    let id = games.start(
        "pocket-mars",
        &Default::default(),
        ChanceSource::Table,
        Play::Friendly,
        Some("real table"),
    )?;
    println!("real table\t/games/{id}");
    let address = std::net::SocketAddr::from(([127, 0, 0, 1], port));
    let service = Service::new(catalog(), Store::open(&folder)?, server::Threads);
    let access = server::Access::Open;
    server::run(
        server::Options { address, network: false, fallback: true, service, access, front: None },
        |address| {
            println!("serving\t{address}");
        },
    )?;
    Ok(())
}
