//! A mail server and a receiver of web-hooks, each on a port of its own.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// How long something is awaited that has to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// Something that arrived: a letter, head and body as sent; or a request to a web-hook.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub(crate) to: String,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Arrived {
    pub(crate) fn header(&self, name: &str) -> &str {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
        found.next().map_or("", |(_, value)| value.trim())
    }
}

/// What arrives at a port.
pub(crate) struct Receiving {
    /// Such as `127.0.0.1:99`.
    pub(crate) address: String,
    arrived: Receiver<Arrived>,
    /// Whether it takes what comes and never says so.
    pub(crate) stalls: Arc<AtomicBool>,
    /// How many have connected.
    pub(crate) connected: Arc<AtomicUsize>,
}

type Serve = fn(TcpStream, &Sender<Arrived>, &AtomicBool) -> io::Result<()>;

impl Receiving {
    fn start(serve: Serve) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let (send, arrived) = channel();
        let (stalls, connected) = (Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
        let (stall, count) = (Arc::clone(&stalls), Arc::clone(&connected));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                count.fetch_add(1, Ordering::Relaxed);
                let (send, stall) = (send.clone(), Arc::clone(&stall));
                // Whoever hangs up is served no longer.
                std::thread::spawn(move || drop(serve(stream, &send, &stall)));
            }
        });
        Receiving { address, arrived, stalls, connected }
    }

    /// A mail server.
    pub(crate) fn letters() -> Self {
        Receiving::start(take_letters)
    }

    /// A receiver of web-hooks.
    pub(crate) fn hooks() -> Self {
        Receiving::start(take_request)
    }

    /// The next that comes.
    pub(crate) fn next(&self) -> Arrived {
        self.arrived.recv_timeout(PATIENCE).expect("it comes")
    }

    /// Everything that has come so far.
    pub(crate) fn all(&self) -> Vec<Arrived> {
        std::thread::sleep(Duration::from_millis(100));
        self.arrived.try_iter().collect()
    }
}

fn stall(stalls: &AtomicBool) {
    while stalls.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// RFC 5321 as far as a letter needs it.
fn take_letters(stream: TcpStream, send: &Sender<Arrived>, stalls: &AtomicBool) -> io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut say = move |line: &str| out.write_all(format!("{line}\r\n").as_bytes());
    let mut lines = BufReader::new(stream).lines();
    let mut to = String::new();
    say("220 mail.test ESMTP")?;
    while let Some(line) = lines.next().transpose()? {
        match line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase().as_str() {
            "EHLO" => say("250 mail.test")?,
            "RCPT" => {
                let (_, address) = line.split_once('<').unwrap_or_default();
                to = address.split('>').next().unwrap_or_default().to_string();
                say("250 OK")?;
            }
            "DATA" => {
                say("354 go on")?;
                let mut text = String::new();
                while let Some(line) = lines.next().transpose()?.filter(|line| line != ".") {
                    text += &line;
                    text.push('\n');
                }
                let (head, body) = text.split_once("\n\n").unwrap_or_default();
                let head = head.replace("\n ", " ");
                let letter = Arrived { to: to.clone(), head, body: body.to_string() };
                let _ = send.send(letter);
                stall(stalls);
                say("250 OK")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 OK")?,
        }
    }
    Ok(())
}

fn take_request(stream: TcpStream, send: &Sender<Arrived>, stalls: &AtomicBool) -> io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut read = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if read.read_line(&mut head)? == 0 {
            return Ok(());
        }
    }
    let head = head.replace('\r', "");
    let to = head.split(' ').nth(1).unwrap_or_default().to_string();
    let mut arrived = Arrived { to, head, body: String::new() };
    let length = arrived.header("content-length").parse().unwrap_or(0);
    let mut body = vec![0; length];
    read.read_exact(&mut body)?;
    arrived.body = String::from_utf8_lossy(&body).into_owned();
    let _ = send.send(arrived);
    stall(stalls);
    out.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
}
