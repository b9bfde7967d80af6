use std::net::SocketAddr;

use clap::Args;

use crate::failure::Failure;
use crate::places::{ContentPlace, DataPlace, desk};

/// Where the table stands unless somebody says otherwise.
const USUAL: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7777);

/// Open the table for a browser and print its address.
///
/// Without --addr the next free port is taken if 7777 is in use. Ctrl-C closes the table; every
/// game is kept as it stands.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist serve
  soloist serve --addr 127.0.0.1:9000 --data ./my-games")]
pub(crate) struct Serve {
    /// Address and port to listen on [default: 127.0.0.1:7777, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,
    #[command(flatten)]
    data: DataPlace,
    #[command(flatten)]
    content: ContentPlace,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let desk = desk(&self.data, &self.content)?;
        let address = self.addr.unwrap_or(USUAL);
        drop(desk);
        Err(Failure::System(format!("no browser table at {address} yet")))
    }
}
