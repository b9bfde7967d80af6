use std::io::Write as _;
use std::net::SocketAddr;

use clap::Args;

use crate::failure::Failure;
use crate::places::{ContentPlace, DataPlace, desk};

/// Where the table stands unless somebody says otherwise.
const USUAL: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7777);

/// Open the table for a browser and print its address.
///
/// Without --addr another free port is taken if 7777 is in use. Ctrl-C closes the table; every
/// game is kept as it stands.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist serve
  soloist serve --addr 127.0.0.1:9000 --data ./my-games")]
pub(crate) struct Serve {
    /// Address and port to listen on [default: 127.0.0.1:7777, or another free port]
    #[arg(long, value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,
    #[command(flatten)]
    data: DataPlace,
    #[command(flatten)]
    content: ContentPlace,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let address = self.addr.unwrap_or(USUAL);
        if !address.ip().is_loopback() {
            let why = "the table is for this computer alone; give a loopback address";
            return Err(Failure::wrong(format!("--addr {address}: {why}, such as {USUAL}")));
        }
        let desk = desk(&self.data, &self.content)?;
        let options = server::Options { address, fallback: self.addr.is_none(), desk };
        let served = server::run(options, |address| {
            // Without a reader the table is open all the same.
            let mut out = std::io::stdout();
            let _ = writeln!(out, "The table is open at http://{address}/ (Ctrl-C closes it)");
            let _ = out.flush();
        });
        served.map_err(|error| Failure::System(format!("{address} cannot be served: {error}")))
    }
}
