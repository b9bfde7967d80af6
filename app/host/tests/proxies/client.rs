//! Encrypted requests from addresses of this machine, without a browser.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tokio::net::TcpSocket;

use crate::answer::{Answer, request};
use crate::proxy::{NAME, Proxy};

type Stream = StreamOwned<ClientConnection, TcpStream>;

/// A connection from this address of the machine.
fn connect(proxy: &Proxy, from: &str) -> Stream {
    let address = proxy.address;
    let from = format!("{from}:0").parse().expect("an address");
    let connecting = async move {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(from).expect("an address of this machine");
        socket.connect(address).await?.into_std()
    };
    // A runtime of its own, on a thread of its own: a test may run in one already.
    let connected = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        runtime.expect("a runtime").block_on(connecting)
    });
    let stream = connected.join().expect("it does not panic").expect("it listens");
    stream.set_nonblocking(false).expect("it blocks");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
    let mut roots = RootCertStore::empty();
    roots.add(proxy.certificate.clone()).expect("a certificate");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("versions").with_root_certificates(roots).with_no_client_auth();
    let name = NAME.try_into().expect("a name");
    let encrypted = ClientConnection::new(Arc::new(config), name).expect("a connection");
    StreamOwned::new(encrypted, stream)
}

/// Sends a request with these headers, each line with its end.
pub(crate) fn ask(
    proxy: &Proxy,
    from: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Answer {
    let mut stream = connect(proxy, from);
    let headers = format!("Host: {NAME}\r\n{headers}");
    stream.write_all(request((method, path), &headers, body).as_bytes()).expect("sent");
    let mut sent = Vec::new();
    // Some proxies end a connection without a word of TLS.
    let _ = stream.read_to_end(&mut sent);
    Answer::read(&sent).expect("an answer")
}

/// Whoever follows a game.
pub(crate) struct Follower(BufReader<Stream>);

impl Follower {
    /// Begins to follow the events at a path.
    pub(crate) fn start(proxy: &Proxy, path: &str, headers: &str) -> Self {
        let mut stream = connect(proxy, "127.0.0.2");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {NAME}\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).expect("sent");
        Follower(BufReader::new(stream))
    }

    /// The next event.
    pub(crate) fn next(&mut self) -> String {
        loop {
            let mut line = String::new();
            let read = self.0.read_line(&mut line).expect("a line");
            assert!(read > 0, "the stream has ended");
            if let Some(event) = line.trim_end().strip_prefix("data: ") {
                return event.to_string();
            }
        }
    }
}
