//! A server on a free port, used over plain HTTP as by a browser without scripts.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use colab::CoLab;
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Until};
use pocket_mars::PocketMars;
use serde_json::Value;
use server::{Access, Serving, Timeouts};
use service::{Games, Service};
use store::Store;
use weather_machine::WeatherMachine;

/// A server with its own folder.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: PathBuf,
    runtime: tokio::runtime::Runtime,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Response {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The address to which it redirects.
    pub(crate) fn location(&self) -> String {
        assert_eq!(self.status, 303, "{}", self.body);
        self.header("location").expect("a location").to_string()
    }
}

impl Server {
    pub(crate) fn start(name: &str) -> Self {
        Server::start_with(name, Access::Open, Timeouts::default())
    }

    pub(crate) fn start_with(name: &str, access: Access, patience: Timeouts) -> Self {
        Server::start_at(name, IpAddr::V4(Ipv4Addr::LOCALHOST), access, patience)
    }

    /// Starts a server at this address.
    pub(crate) fn start_at(name: &str, at: IpAddr, access: Access, patience: Timeouts) -> Self {
        let folder =
            std::env::temp_dir().join(format!("soloist-http-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let store = Store::open(&folder).expect("a store");
        let service = Service::new(catalog(), store, server::Threads);
        let listener =
            runtime.block_on(tokio::net::TcpListener::bind((at, 0))).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let serving = Serving::new(service, access, address).with_patience(patience);
        runtime.spawn(server::serve(listener, serving, std::future::pending()));
        Server { address, folder, runtime }
    }

    /// Starts a game of Pocket Mars, lets a bot play, and returns the path of its page.
    pub(crate) fn game(
        &self,
        settings: Value,
        chance_source: ChanceSource,
        entries: usize,
    ) -> String {
        self.begun("pocket-mars", settings, chance_source, entries)
    }

    /// Starts a game, lets a bot play, and returns the path of its page.
    pub(crate) fn begun(
        &self,
        game: &str,
        settings: Value,
        chance_source: ChanceSource,
        entries: usize,
    ) -> String {
        let games = games(&self.folder);
        let settings = settings.as_object().cloned().unwrap_or_default();
        let id = games.start(game, &settings, chance_source, Play::Friendly, Some("Ares"));
        let id = id.expect("a game");
        if entries > 0 {
            games
                .change(&id, |session| session.play_bot("random", 2, Until::Entries(entries)))
                .expect("a bot that plays");
        }
        format!("/games/{id}")
    }

    /// A game service on the same store, to look behind the pages.
    pub(crate) fn games(&self) -> Games {
        games(&self.folder)
    }

    pub(crate) fn get(&self, path: &str) -> Response {
        self.ask("GET", path, &[], "")
    }

    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.post_with(path, fields, &[])
    }

    /// As [`Server::post`], from another loopback address.
    pub(crate) fn post_from(&self, from: &str, path: &str, fields: &[(&str, &str)]) -> Response {
        let fields: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
            .collect();
        let (body, host) = (fields.join("&"), self.address);
        let text = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: \
             application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = self.connected_from(from.parse().expect("an address"));
        let _ = stream.write_all(text.as_bytes());
        let mut response = Vec::new();
        let _ = stream.read_to_end(&mut response);
        parse(&response)
    }

    /// A connection from this address.
    fn connected_from(&self, from: IpAddr) -> TcpStream {
        let stream = self.runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(from, 0))?;
            socket.connect(self.address).await?.into_std()
        });
        let stream = stream.expect("the server listens");
        stream.set_nonblocking(false).expect("it waits");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream
    }

    pub(crate) fn post_with(
        &self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Response {
        let fields: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
            .collect();
        let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
        all.extend_from_slice(headers);
        self.ask("POST", path, &all, &fields.join("&"))
    }

    /// One request on a connection of its own.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Response {
        let mut text = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "host") {
            text.push_str(&format!("host: {}\r\n", self.address));
        }
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
        let response = self.raw(text.as_bytes());
        parse(&response)
    }

    /// Sends raw bytes and reads until the end.
    pub(crate) fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        let _ = stream.write_all(bytes);
        let mut response = Vec::new();
        let _ = stream.read_to_end(&mut response);
        response
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn catalog() -> Catalog {
    let shelf: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours().with_helper());
    let other: Box<dyn DynGame> = Box::new(CatalogEntry::<sample_games::pig::Pig>::ours());
    let weather: Box<dyn DynGame> = Box::new(CatalogEntry::<WeatherMachine>::ours().with_helper());
    let colab: Box<dyn DynGame> = Box::new(CatalogEntry::<CoLab>::ours().with_helper());
    let galaxy: Box<dyn DynGame> =
        Box::new(CatalogEntry::<MasterOfTheGalaxy>::ours().with_helper());
    Catalog::of(vec![shelf, other, weather, colab, galaxy])
}

fn games(folder: &std::path::Path) -> Games {
    Games::new(catalog(), Store::open(folder).expect("a store"))
}

fn parse(response: &[u8]) -> Response {
    let text = String::from_utf8_lossy(response);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let mut lines = head.lines();
    let status =
        lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_string(), value.to_string())).collect();
    Response { status: status.unwrap_or(0), headers, body: body.to_string() }
}

/// A text as the value of a form's field.
pub(crate) fn encode(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Every value of an attribute, in order.
pub(crate) fn all<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The fields of the form of choices: the length of the log and the texts of the buttons.
pub(crate) fn choices(page: &str) -> (String, Vec<String>) {
    let form = page.split("/choose\"").nth(1).unwrap_or_default();
    let form = form.split("</form>").next().unwrap_or_default();
    let at = all(form, "value").first().map_or(String::new(), |at| at.to_string());
    let texts = form.split("name=\"text\" value=\"").skip(1);
    let texts = texts.filter_map(|rest| rest.split('"').next()).map(str::to_string);
    (at, texts.collect())
}
