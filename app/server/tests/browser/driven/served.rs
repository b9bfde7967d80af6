use std::net::SocketAddr;
use std::path::PathBuf;

use colab::CoLab;
use game_core::{Settings, Turn};
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, PlayerSlot, Until};
use pocket_mars::PocketMars;
use serde_json::{Value, json};
use server::{Access, Serving};
use service::{Games, Service};
use store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use weather_machine::WeatherMachine;

/// A server on a free port of this machine, with its own folder.
pub(crate) struct Served {
    address: SocketAddr,
    folder: PathBuf,
    task: JoinHandle<()>,
}

impl Served {
    /// Starts a server.
    pub(crate) async fn start(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("soloist-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let (address, task) = serve(address, &folder).await;
        Served { address, folder, task }
    }

    /// The full URL of a page.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Starts a game of Pocket Mars, lets a bot play this many entries, and returns its id.
    pub(crate) async fn game(
        &self,
        settings: Value,
        chance_source: ChanceSource,
        entries: usize,
    ) -> String {
        self.begun("pocket-mars", settings, chance_source, entries).await
    }

    /// Starts a game, lets a bot play this many entries, and returns its id.
    pub(crate) async fn begun(
        &self,
        game: &str,
        settings: Value,
        chance_source: ChanceSource,
        entries: usize,
    ) -> String {
        let games = games(&self.folder);
        let settings = settings.as_object().cloned().unwrap_or_default();
        let id = games
            .start(game, &settings, chance_source, Play::Friendly, Some("By night"))
            .expect("a game");
        if entries > 0 {
            games
                .change(&id, |session| session.play_bot("random", 1, Until::Entries(entries)))
                .expect("a bot that plays");
        }
        id
    }

    /// Starts a game of Pig at a real table, where every fourth roll is a one, with this many
    /// entries, for a log of any length. Returns its id.
    pub(crate) async fn pig(&self, entries: usize) -> String {
        let games = games(&self.folder);
        let settings = json!({"seats": 2, "candle": "none"});
        let settings = settings.as_object().cloned().unwrap_or_default();
        let id = games.start("pig", &settings, ChanceSource::Table, Play::Friendly, Some("Pig"));
        let id = id.expect("a game");
        games
            .change(&id, |session| {
                let mut rolls = 0;
                while session.len() < entries {
                    let rolling = session.turn() == Turn::Chance;
                    rolls += usize::from(rolling);
                    let face = if rolls % 4 == 0 { "face 1" } else { "face 2" };
                    session.choose(if rolling { face } else { "roll" })?;
                }
                Ok(())
            })
            .expect("a die");
        id
    }

    /// Imports a save and returns the id of the game.
    pub(crate) fn imported(&self, save: &str) -> String {
        games(&self.folder).import(Some("As reviewed"), save).expect("a save")
    }

    /// Starts a game with these players and returns its id.
    pub(crate) async fn seated(&self, players: &[&str]) -> String {
        let players: Vec<PlayerSlot> =
            players.iter().map(|player| player.parse().expect("a player")).collect();
        let mut settings = Settings::new();
        settings.insert("seats".into(), players.len().into());
        let (chance_source, play) = (ChanceSource::Seed(5), Play::Friendly);
        games(&self.folder)
            .start_with_players(
                "pocket-mars",
                &settings,
                chance_source,
                play,
                &players,
                Some("Bots"),
            )
            .expect("a game")
    }

    /// Stops the server abruptly, as a crash would.
    pub(crate) async fn die(&mut self) {
        self.task.abort();
        let _ = (&mut self.task).await;
    }

    /// Starts it again at the same address.
    pub(crate) async fn come_back(&mut self) {
        let (address, task) = serve(self.address, &self.folder).await;
        assert_eq!(address, self.address);
        self.task = task;
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.task.abort();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Every game that a test may need.
pub(crate) fn catalog() -> Catalog {
    let mars: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours().with_helper());
    let weather: Box<dyn DynGame> = Box::new(CatalogEntry::<WeatherMachine>::ours().with_helper());
    let colab: Box<dyn DynGame> = Box::new(CatalogEntry::<CoLab>::ours().with_helper());
    let galaxy: Box<dyn DynGame> =
        Box::new(CatalogEntry::<MasterOfTheGalaxy>::ours().with_helper());
    let pig: Box<dyn DynGame> = Box::new(CatalogEntry::<sample_games::pig::Pig>::ours());
    Catalog::of(vec![mars, weather, colab, galaxy, pig])
}

fn games(folder: &std::path::Path) -> Games {
    Games::new(catalog(), Store::open(folder).expect("a store"))
}

async fn serve(address: SocketAddr, folder: &std::path::Path) -> (SocketAddr, JoinHandle<()>) {
    let mut tries = 0;
    let listener = loop {
        match TcpListener::bind(address).await {
            Ok(listener) => break listener,
            Err(problem) if tries > 50 => panic!("{address}: {problem}"),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    let address = listener.local_addr().expect("an address");
    let store = Store::open(folder).expect("a store");
    let service = Service::new(catalog(), store, server::Threads);
    let serving = Serving::new(service, Access::Open, address);
    let task = tokio::spawn(async move {
        let _ = server::serve(listener, serving, std::future::pending()).await;
    });
    (address, task)
}
