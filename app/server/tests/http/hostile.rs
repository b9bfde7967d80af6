//! Thousands of idle hostile connections must not disturb players.
//!
//! They come from another address: from a separate network (`ip netns`) if the machine allows it,
//! and otherwise from another loopback address. Separate processes hold them, because on some
//! machines a process may have few open files; each of these processes runs this test binary.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use play::ChanceSource;
use serde_json::json;
use server::{Access, Pairing, Timeouts};
use tokio::net::TcpSocket;

use crate::asked::Server;

/// The number of connections of each kind.
const OF_EACH_KIND: usize = 2_000;

/// How many of them one process holds.
const OF_ONE_PROGRAM: usize = 400;

/// How soon a page must arrive.
const SOON: Duration = Duration::from_millis(200);

/// Set for a process that holds connections: the target, the source and the kind.
const HOLDS: &str = "SOLOIST_TEST_HOLDS";

/// A request that is never completed, or whose response is never read.
fn sent(kind: &str, to: SocketAddr) -> String {
    match kind {
        "head" => format!("GET / HTTP/1.1\r\nhost: {to}\r\n"),
        "body" => {
            format!("POST /pair HTTP/1.1\r\nhost: {to}\r\ncontent-length: 200\r\n\r\nnumber=")
        }
        _ => format!("GET / HTTP/1.1\r\nhost: {to}\r\n\r\n").repeat(60),
    }
}

#[test]
fn a_page_comes_soon_while_thousands_of_hostile_connections_stand() {
    if let Ok(order) = std::env::var(HOLDS) {
        return hold(&order);
    }
    let near = Hostile { at: Ipv4Addr::LOCALHOST, from: Ipv4Addr::new(127, 0, 0, 2), inside: None };
    stand_against(&near, "hostile-near");
    if let Some(network) = Network::made() {
        let [at, from] = [1, 2].map(|host| network.address(host));
        stand_against(&Hostile { at, from, inside: Some(&network) }, "hostile-far");
    }
}

/// The source of hostile connections, and the server's address as they see it.
struct Hostile<'a> {
    at: Ipv4Addr,
    from: Ipv4Addr,
    inside: Option<&'a Network>,
}

/// Checks what the owner and a new device experience while the connections are open.
fn stand_against(hostile: &Hostile<'_>, name: &str) {
    let pairing = Arc::new(Pairing::new(|| {}).expect("a random number"));
    let number = pairing.number().expect("a first number");
    let access = Access::Paired("0123456789abcdef".into(), pairing);
    let server = Server::start_at(name, IpAddr::V4(hostile.at), access, Timeouts::default());
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    let holding = hostile.hold(server.address);

    // The owner opens the printed address in a new browser.
    let entered = server.get("/?token=0123456789abcdef");
    assert_eq!(entered.location(), "/");
    let cookie = entered.header("set-cookie").expect("a cookie").split(';').next();
    let cookie = [("cookie", cookie.unwrap_or_default())];
    let mut times = Vec::new();
    for page in ["/", &path].repeat(15) {
        let start = Instant::now();
        let response = server.ask("GET", page, &cookie, "");
        times.push(start.elapsed());
        assert_eq!(response.status, 200, "{page} while connections stand");
    }
    times.sort();
    let [middle, last] = [times[times.len() / 2], times[times.len() - 1]];
    println!("{name}: a page takes {middle:?}, the slowest of {} {last:?}", times.len());
    assert!(middle < SOON, "{name}: {middle:?}, the slowest {last:?}");
    assert_eq!(server.post("/pair", &[("number", &number)]).location(), "/", "a new device");
    drop(holding);
}

impl Hostile<'_> {
    /// Starts the processes that hold connections, and waits until all are open.
    fn hold(&self, to: SocketAddr) -> Vec<Holding> {
        let programs = OF_EACH_KIND.div_ceil(OF_ONE_PROGRAM);
        let kinds = ["head", "body", "unread"].repeat(programs);
        let mut holding: Vec<Holding> =
            kinds.iter().map(|kind| self.held_by_one(to, kind)).collect();
        for one in &mut holding {
            one.wait_until_they_stand();
        }
        holding
    }

    fn held_by_one(&self, to: SocketAddr, kind: &str) -> Holding {
        let itself = std::env::current_exe().expect("this test");
        let mut command = match self.inside {
            None => Command::new(itself),
            Some(network) => {
                let mut command = Command::new("ip");
                command.args(["netns", "exec", &network.name]).arg(itself);
                command
            }
        };
        let test = "hostile::a_page_comes_soon_while_thousands_of_hostile_connections_stand";
        command.args(["--exact", test, "--nocapture"]);
        command.env(HOLDS, format!("{to} {} {kind}", self.from));
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        Holding(command.spawn().expect("this test begins again"))
    }
}

/// A process that holds connections.
struct Holding(Child);

impl Holding {
    fn wait_until_they_stand(&mut self) {
        let out = self.0.stdout.take().expect("piped");
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        assert!(lines.any(|line| line.contains("they stand")), "connections do not stand");
    }
}

impl Drop for Holding {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Opens connections and holds them until the parent process has gone. Connections that the server
/// closes are reopened, a few at a time, and so are a few that are still open.
fn hold(order: &str) {
    let mut words = order.split(' ');
    let to: SocketAddr = words.next().and_then(|to| to.parse().ok()).expect("to where");
    let from: IpAddr = words.next().and_then(|from| from.parse().ok()).expect("from where");
    let text = sent(words.next().expect("a kind"), to);
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let mut held: Vec<Option<TcpStream>> = Vec::new();
        for _ in 0..OF_ONE_PROGRAM {
            held.push(one(to, from, &text).await);
        }
        println!("they stand");
        let mut nth = 0;
        loop {
            for _ in 0..10 {
                nth = (nth + 1) % OF_ONE_PROGRAM;
                held[nth] = one(to, from, &text).await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
}

/// Opens a connection and sends the text, if possible.
async fn one(to: SocketAddr, from: IpAddr, text: &str) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::new(from, 0)).ok()?;
    let opened = tokio::time::timeout(Duration::from_secs(2), socket.connect(to)).await;
    let mut stream = opened.ok()?.ok()?.into_std().ok()?;
    // What does not fit the buffer is dropped.
    let _ = stream.write(text.as_bytes());
    Some(stream)
}

/// A separate network, joined to this machine by a pair of devices, removed when dropped.
struct Network {
    name: String,
    number: u32,
}

impl Network {
    /// Creates one, if this machine has `ip` and the permission.
    fn made() -> Option<Network> {
        let number = std::process::id() % 60_000;
        let network = Network { name: format!("soloist{number}"), number };
        let [here, there] = ["a", "b"].map(|end| format!("so{number}{end}"));
        let [own, other] = [1, 2].map(|host| format!("{}/24", network.address(host)));
        let name = network.name.as_str();
        let steps: [&[&str]; 6] = [
            &["netns", "add", name],
            &["link", "add", &here, "type", "veth", "peer", "name", &there, "netns", name],
            &["addr", "add", &own, "dev", &here],
            &["link", "set", &here, "up"],
            &["-n", name, "addr", "add", &other, "dev", &there],
            &["-n", name, "link", "set", &there, "up"],
        ];
        // A half-made network is removed when it is dropped.
        steps.iter().all(|step| ip(step)).then_some(network)
    }

    /// The address of one end, from a range reserved for network benchmarks (RFC 2544).
    fn address(&self, host: u8) -> Ipv4Addr {
        let [high, low] = [self.number / 250, self.number % 250].map(|part| (part % 250) as u8);
        Ipv4Addr::new(198, 18 + high % 2, low, host)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // This also removes its devices.
        ip(&["netns", "del", &self.name]);
    }
}

fn ip(arguments: &[&str]) -> bool {
    let mut command = Command::new("ip");
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
