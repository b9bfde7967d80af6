//! Asks a service that runs on this computer how it is.

use std::io::{self, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The longest answer that is read, in bytes.
const LONGEST: u64 = 16 * 1024;

/// What a service answered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Answer {
    /// Whether it says that it is well, in the words of Soloist.
    pub is_well: bool,
    /// Whether it is Soloist at all: a table at home answers such questions with its own page.
    pub is_soloist: bool,
}

/// Asks the service that listens on an address for `/health` or `/ready`. One that listens on every
/// address is asked on loopback.
///
/// # Errors
///
/// If nobody answers within three seconds.
pub fn answer(address: SocketAddr, path: &str) -> io::Result<Answer> {
    let at = SocketAddr::new(reachable(address.ip()), address.port());
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(LONGEST).read_to_end(&mut answer)?;
    Ok(judged(&answer))
}

fn reachable(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    }
}

fn judged(answer: &[u8]) -> Answer {
    let answer = String::from_utf8_lossy(answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    let is_ok = head.lines().next().is_some_and(|line| line.split(' ').nth(1) == Some("200"));
    let is_well = is_ok && body.lines().any(|line| line == "ok");
    Answer { is_well, is_soloist: is_well || body.contains("Soloist") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    fn answered(by: &'static str) -> io::Result<Answer> {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let served = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("somebody asks");
            let mut asked = [0; 1024];
            let read = stream.read(&mut asked).expect("a request");
            stream.write_all(by.as_bytes()).expect("answered");
            String::from_utf8_lossy(&asked[..read]).into_owned()
        });
        let answer = answer(SocketAddr::from(([0, 0, 0, 0], port)), "/ready");
        let asked = served.join().expect("served");
        assert!(asked.starts_with("GET /ready HTTP/1.1\r\nHost: 127.0.0.1:"), "{asked}");
        answer
    }

    #[test]
    fn a_service_is_well_if_it_says_so() {
        for (by, is_well, is_soloist) in [
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok\n", true, true),
            ("HTTP/1.1 503 Service Unavailable\r\n\r\nnot ready\n", false, false),
            ("HTTP/1.1 403 Forbidden\r\n\r\n<title>Soloist</title>", false, true),
            ("HTTP/1.1 200 OK\r\n\r\n<html>another page</html>", false, false),
            ("no answer of a server", false, false),
        ] {
            let expected = Answer { is_well, is_soloist };
            assert_eq!(answered(by).expect("answered"), expected, "{by}");
        }
    }

    #[test]
    fn nobody_answers_where_nobody_listens() {
        let port = {
            let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
            listener.local_addr().expect("an address")
        };
        assert!(answer(port, "/health").is_err());
    }
}
