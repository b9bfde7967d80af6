//! Requests over plain HTTP, as a proxy passes them on.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::answer::{Answer, request};
use crate::common::Hosted;

/// What the proxy of `https://games.example` sends.
pub(crate) const PROXIED: &str = "Host: games.example\r\nX-Forwarded-Proto: https\r\n";

/// Sends a request with these headers, each line with its end.
pub(crate) fn ask(hosted: &Hosted, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    try_to_ask(hosted.address, (method, path), headers, body).expect("an answer")
}

/// The same where the program may be killed meanwhile. An answer counts once its head has come.
///
/// # Errors
///
/// If there is no answer.
pub(crate) fn try_to_ask(
    address: SocketAddr,
    asked: (&str, &str),
    headers: &str,
    body: &str,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    stream.write_all(request(asked, headers, body).as_bytes())?;
    let mut sent = Vec::new();
    let ended = stream.read_to_end(&mut sent);
    let lost = || ended.err().unwrap_or_else(|| io::ErrorKind::UnexpectedEof.into());
    Answer::read(&sent).ok_or_else(lost)
}

/// Becomes host by the link that the first start printed, and returns the cookie of the session.
pub(crate) fn first_host(hosted: &Hosted) -> String {
    let path = hosted.link.strip_prefix("https://games.example").expect("our address");
    let opened = ask(hosted, "GET", path, PROXIED, "");
    assert_eq!((opened.status, opened.header("location")), (303, Some("/join")));
    let invitation = opened.cookie("__Host-soloist-invitation").expect("a cookie").to_string();
    let headers = format!("{PROXIED}Cookie: {invitation}\r\n");
    let page = ask(hosted, "GET", "/join", &headers, "");
    assert!(page.status == 200 && page.body.contains("name=\"name\""), "{}", page.body);
    let joined = ask(hosted, "POST", "/join", &headers, "name=Olga");
    assert_eq!((joined.status, joined.header("location")), (303, Some("/")), "{}", joined.head);
    let set = joined.head.lines().find(|line| line.contains("__Host-soloist-session="));
    let set = set.expect("a session");
    for kept in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(set.contains(kept) && !set.contains("Domain"), "{set}");
    }
    joined.cookie("__Host-soloist-session").expect("a session").to_string()
}

/// The headers of a signed-in person by the proxy.
pub(crate) fn signed_in(session: &str) -> String {
    format!("{PROXIED}Cookie: {session}\r\n")
}

/// Makes a link that lets a member in, and returns the session of whoever opens it under a name.
pub(crate) fn member(hosted: &Hosted, host: &str, name: &str) -> String {
    let made = ask(hosted, "POST", "/people", &signed_in(host), "act=admit&rank=member");
    let link = made.body.split("https://games.example/join/").nth(1).expect("a link");
    let token: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
    let opened = ask(hosted, "GET", &format!("/join/{token}"), PROXIED, "");
    let invitation = opened.cookie("__Host-soloist-invitation").expect("a cookie").to_string();
    let headers = format!("{PROXIED}Cookie: {invitation}\r\n");
    let joined = ask(hosted, "POST", "/join", &headers, &format!("name={name}"));
    joined.cookie("__Host-soloist-session").expect("a session").to_string()
}
