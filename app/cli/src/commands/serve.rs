use std::io::Write as _;
use std::net::SocketAddr;

use clap::Args;
use server::{Access, Threads};
use service::Service;

use crate::failure::Failure;
use crate::places::{ContentPlace, DataPlace};

/// Where the table stands unless somebody says otherwise.
const USUAL: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7777);

/// Open the table for a browser and print its address.
///
/// The address ends with a token that lets your browser in, and nobody else on this computer.
/// Without --addr another free port is taken if 7777 is in use. Ctrl-C closes the table; every
/// game is kept as it stands.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist serve
  soloist serve --addr 127.0.0.1:9000 --data ./my-games")]
pub(crate) struct Serve {
    /// Address and port to listen on [default: 127.0.0.1:7777, or another free port]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(super) addr: Option<SocketAddr>,
    #[command(flatten)]
    pub(super) data: DataPlace,
    #[command(flatten)]
    pub(super) content: ContentPlace,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let address = self.addr.unwrap_or(USUAL);
        if !address.ip().is_loopback() {
            let why = "the table is for this computer alone; give a loopback address";
            return Err(Failure::wrong(format!("--addr {address}: {why}, such as {USUAL}")));
        }
        let store = self.data.store()?;
        let access = Access::Token(store.secret()?);
        let service = Service::new(self.content.library()?, store, Threads);
        let options = server::Options { address, fallback: self.addr.is_none(), service, access };
        let served = server::run(options, |address| {
            // Without a reader the table is open all the same.
            let mut out = std::io::stdout();
            let _ = writeln!(out, "The table is open at {address} (Ctrl-C closes it)");
            let _ = out.flush();
        });
        served.map_err(|error| Failure::System(format!("{address} cannot be served: {error}")))
    }
}
