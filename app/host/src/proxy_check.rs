//! Whether the proxy passes on what the service needs, tried by a request to the public address.

use std::io::{self, Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use http::{HeaderMap, HeaderName, HeaderValue};
use i18n::{Locale, message};
use server::PublicAddress;

use crate::Config;
use crate::messages::messages;

/// How long a request may take on its way to here.
const PATIENCE: Duration = Duration::from_secs(12);

/// How long somebody who connects may take to say what he wants.
const PATIENCE_TO_READ: Duration = Duration::from_secs(2);

/// The longest head of a request that is read, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// What the proxy does wrong.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ProxyFault {
    /// The public address cannot be reached, for this reason.
    Unreachable(String),
    /// Something else answers there.
    AnsweredElsewhere,
    /// It does not pass on the name that was asked for.
    HidesHost,
    /// It does not pass on who asks.
    HidesSender,
}

impl ProxyFault {
    /// The fault and what to do, in a sentence.
    pub fn text(&self, locale: Locale, config: &Config) -> String {
        let words = messages(locale);
        let (address, own) = (config.public_url.as_str(), config.addr.to_string());
        let said = match self {
            ProxyFault::Unreachable(why) => {
                message!(words, "check-unreachable", address = address, why = why.as_str())
            }
            ProxyFault::AnsweredElsewhere => {
                message!(words, "check-elsewhere", address = address, own = own)
            }
            ProxyFault::HidesHost => message!(words, "check-host"),
            ProxyFault::HidesSender => message!(words, "check-sender"),
        };
        said.into_owned()
    }
}

/// What the proxy does wrong, tried by a request to the public address. Nothing is tried where
/// there is no encryption, and so no proxy. The service must not be running.
pub fn proxy_faults(config: &Config) -> Vec<ProxyFault> {
    let Some(public) = config.address().filter(PublicAddress::is_https) else { return Vec::new() };
    // Whoever cannot listen hears of it elsewhere.
    let Ok(listener) = TcpListener::bind(config.addr) else { return Vec::new() };
    let path = format!("/soloist-check-{}", std::process::id());
    let url = format!("{}{path}", public.origin());
    let asking = thread::spawn(move || sign_in::reach(&url));
    let arrived = arrival(&listener, &path, || asking.is_finished());
    let asked = asking.join().unwrap_or(Ok(()));
    match (arrived, asked) {
        (Some((peer, headers)), _) => faults_of(&public, peer, &headers),
        (None, Err(why)) => vec![ProxyFault::Unreachable(why)],
        (None, Ok(())) => vec![ProxyFault::AnsweredElsewhere],
    }
}

/// What is wrong with the headers of a request that came through the proxy.
fn faults_of(public: &PublicAddress, peer: IpAddr, headers: &HeaderMap) -> Vec<ProxyFault> {
    let host = (!public.is_meant(peer, headers)).then_some(ProxyFault::HidesHost);
    let sender = (!headers.contains_key("x-forwarded-for")).then_some(ProxyFault::HidesSender);
    host.into_iter().chain(sender).collect()
}

/// The request for this path: where its connection came from, and its headers. `None` if it has not
/// come when it is over.
fn arrival(
    listener: &TcpListener,
    path: &str,
    is_over: impl Fn() -> bool,
) -> Option<(IpAddr, HeaderMap)> {
    let end = Instant::now() + PATIENCE;
    listener.set_nonblocking(true).ok()?;
    while Instant::now() < end {
        // It may have been over before the last connection was looked for.
        let was_over = is_over();
        match listener.accept() {
            Ok((stream, from)) => {
                if let Some(arrived) = answered(stream, from, path) {
                    return Some(arrived);
                }
            }
            Err(_) if was_over => return None,
            Err(_) => thread::sleep(Duration::from_millis(10)),
        }
    }
    None
}

/// Answers a connection; its sender and headers, if it asks for this path.
fn answered(mut stream: TcpStream, from: SocketAddr, path: &str) -> Option<(IpAddr, HeaderMap)> {
    let head = head(&mut stream).ok()?;
    let mut lines = [httparse::EMPTY_HEADER; 64];
    let mut request = httparse::Request::new(&mut lines);
    request.parse(&head).ok()?;
    // Whoever asks may have gone.
    let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
    let headers = request.headers.iter().filter_map(|line| {
        let name: HeaderName = line.name.parse().ok()?;
        Some((name, HeaderValue::from_bytes(line.value).ok()?))
    });
    let headers: HeaderMap = headers.collect();
    (request.path == Some(path)).then(|| (from.ip().to_canonical(), headers))
}

/// The head of a request.
fn head(stream: &mut TcpStream) -> io::Result<Vec<u8>> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(PATIENCE_TO_READ))?;
    let (mut head, mut part) = (Vec::new(), [0; 1024]);
    while head.len() < LONGEST_HEAD && !head.windows(4).any(|it| it == b"\r\n\r\n") {
        match stream.read(&mut part)? {
            0 => break,
            read => head.extend_from_slice(&part[..read]),
        }
    }
    Ok(head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_told_in_every_language() {
        let all = [
            ProxyFault::Unreachable("no such name".into()),
            ProxyFault::AnsweredElsewhere,
            ProxyFault::HidesHost,
            ProxyFault::HidesSender,
        ];
        for (locale, fault) in
            Locale::ALL.into_iter().flat_map(|it| all.iter().map(move |f| (it, f)))
        {
            let text = fault.text(locale, &Config::default());
            assert!(text.len() > 20 && !text.contains("check-"), "{text}");
        }
    }

    #[test]
    fn a_proxy_passes_on_the_name_and_the_sender() {
        let networks = vec!["127.0.0.1".parse::<IpAddr>().expect("an address").into()];
        let public = PublicAddress::read("https://games.example", networks).expect("an address");
        let of = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            });
            faults_of(&public, IpAddr::from([127, 0, 0, 1]), &pairs.collect())
        };
        let sender = ("x-forwarded-for", "203.0.113.9");
        assert_eq!(of(&[("host", "games.example"), sender]), []);
        assert_eq!(of(&[("host", "127.0.0.1"), ("x-forwarded-host", "games.example"), sender]), []);
        assert_eq!(of(&[("host", "games.example")]), [ProxyFault::HidesSender]);
        assert_eq!(of(&[("host", "127.0.0.1"), sender]), [ProxyFault::HidesHost]);
    }
}
