use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use service::Service;
use tokio::net::TcpListener;

use crate::{Access, Front, Serving, serve};

/// How long running requests may take once the program ends.
const PATIENCE: Duration = Duration::from_secs(2);

/// Options of the server.
pub struct Options {
    /// The address to listen on.
    pub address: SocketAddr,
    /// Whether an address other than a loopback one is allowed, so that the network can reach it.
    pub network: bool,
    /// Whether to take any free port if that one is taken.
    pub fallback: bool,
    /// The service that answers requests.
    pub service: Service,
    /// Whom it answers.
    pub access: Access,
    /// Pages of the host program beside those of the service.
    pub front: Option<Arc<dyn Front>>,
}

/// Serves until interrupted. Once it listens, calls `ready` with the address for a person to open.
///
/// # Errors
///
/// If the address is not a loopback one where it must be, or cannot be bound.
pub fn run(options: Options, ready: impl FnOnce(&str)) -> io::Result<()> {
    let Options { address, network, fallback, service, access, front } = options;
    if !network && !address.ip().is_loopback() {
        let why = format!(
            "{} is not a loopback address; games are not shown to the network",
            address.ip()
        );
        return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let listener = match TcpListener::bind(address).await {
            Err(problem) if fallback && problem.kind() == io::ErrorKind::AddrInUse => {
                TcpListener::bind(SocketAddr::new(address.ip(), 0)).await?
            }
            other => other?,
        };
        let listening = listener.local_addr()?;
        // Whoever hears that it is ready may end it at once.
        let end = interrupted();
        ready(&access.open_at(listening));
        let serving = Serving::new(service, access, listening);
        let serving = match front {
            Some(front) => serving.with_front(front),
            None => serving,
        };
        let serving = serve(listener, serving, end);
        tokio::select! {
            served = serving => served,
            () = patience_ends() => Ok(()),
        }
    })
}

/// Waits a little longer than the interruption: a request that never ends does not keep the program
/// running. Every answered entry is on the disk, so nothing is lost.
async fn patience_ends() {
    interrupted().await;
    tokio::time::sleep(PATIENCE).await;
}

/// Waits for Ctrl-C or, on Unix, for a termination signal, from the call on.
fn interrupted() -> impl Future<Output = ()> {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let terminate = signal(SignalKind::terminate());
        async {
            match terminate {
                Ok(mut terminate) => {
                    tokio::select! {
                        () = interrupt => {}
                        _ = terminate.recv() => {}
                    }
                }
                Err(_) => interrupt.await,
            }
        }
    }
    #[cfg(not(unix))]
    interrupt
}
