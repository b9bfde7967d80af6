mod network;

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use clap::Args;
use i18n::{Messages, message};
use server::{Access, Pairing, Threads};
use service::Service;

use crate::failure::Failure;
use crate::language::LanguageArgument;
use crate::places::{ContentPlace, DataPlace};

/// Default address of the table.
pub(super) const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7777);

/// Serve the table to a browser and print its address.
///
/// The address ends with a code that lets in your browser, and nobody else on this computer; the
/// browser is remembered. Without --addr another free port is used if 7777 is taken. Ctrl-C stops
/// the server; every game is saved.
///
/// With --lan, phones in your network can connect: each is let in once, by the printed code or by a
/// number of six digits. The page of devices lists them and can remove them. The connection is not
/// encrypted.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist serve
  soloist serve --addr 127.0.0.1:9000 --data ./my-games
  soloist serve --lan")]
pub(crate) struct Serve {
    /// Address and port to listen on [default: 127.0.0.1:7777, or another free port]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(super) addr: Option<SocketAddr>,
    /// Let devices in your network connect, each by a printed code or number
    #[arg(long)]
    pub(super) lan: bool,
    #[command(flatten)]
    pub(super) data: DataPlace,
    #[command(flatten)]
    pub(super) content: ContentPlace,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let address = self.address()?;
        let words = self.language.words();
        let store = self.data.store()?;
        let code = Access::new_code()?;
        let pairing =
            self.lan.then(|| Pairing::new(move || used(words))).transpose()?.map(Arc::new);
        let access = match &pairing {
            Some(pairing) => Access::Paired(code, Arc::clone(pairing)),
            None => Access::Token(code),
        };
        let service = Service::new(self.content.catalog()?, store, Threads);
        let (network, fallback) = (self.lan, self.addr.is_none());
        let options = server::Options { address, network, fallback, service, access, front: None };
        let served = server::run(options, |address| {
            say(&message!(words, "serve-open", address = address));
            if let Some(pairing) = pairing {
                let number = pairing.number().unwrap_or_default();
                say(&network::invitation(words, address, &number));
            }
        });
        served.map_err(|error| Failure::System(format!("{address} cannot be served: {error}")))
    }

    /// The address to listen on.
    fn address(&self) -> Result<SocketAddr, Failure> {
        match (self.addr, self.lan) {
            (None, false) => Ok(USUAL),
            (None, true) => {
                let own = network::own_address()?;
                Ok(SocketAddr::new(own, USUAL.port()))
            }
            (Some(address), false) if !address.ip().is_loopback() => {
                let why = "the table is for this computer alone; give a loopback address";
                let how = "or --lan to let your network in";
                Err(Failure::wrong(format!("--addr {address}: {why}, such as {USUAL}, {how}")))
            }
            (Some(address), true) if address.ip().is_unspecified() => {
                let why = "that is every address at once; give the one under which phones reach it";
                Err(Failure::wrong(format!("--addr {address}: {why}")))
            }
            (Some(address), _) => Ok(address),
        }
    }
}

/// Reports that a number has let a device in and is now used up.
fn used(words: Messages) {
    say(&message!(words, "serve-let-in"));
}

/// Prints a line; the server keeps running without a reader.
fn say(line: &str) {
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{line}");
    let _ = out.flush();
}
