//! A mail server: RFC 5321 as far as a letter needs it, on a port of its own.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// A letter that arrived.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Letter {
    pub(crate) to: String,
    /// Its head and its body, as sent.
    pub(crate) text: String,
}

/// A mail server.
pub(crate) struct Mail {
    pub(crate) address: String,
    arrived: Receiver<Letter>,
}

impl Mail {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (send, arrived) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // Whoever hangs up is served no longer.
                let _ = serve(stream, &send);
            }
        });
        Mail { address, arrived }
    }

    /// The next letter.
    pub(crate) fn next(&self) -> Letter {
        self.arrived.recv_timeout(Duration::from_secs(20)).expect("a letter")
    }

    /// Whether no letter comes for a while.
    pub(crate) fn is_silent(&self) -> bool {
        self.arrived.recv_timeout(Duration::from_millis(500)).is_err()
    }
}

fn serve(stream: TcpStream, arrived: &Sender<Letter>) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut say = move |line: &str| out.write_all(format!("{line}\r\n").as_bytes());
    let mut lines = BufReader::new(stream).lines();
    let mut letter = Letter { to: String::new(), text: String::new() };
    say("220 mail.test ESMTP")?;
    while let Some(line) = lines.next().transpose()? {
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        match verb.as_str() {
            "EHLO" => {
                say("250-mail.test")?;
                say("250-8BITMIME")?;
                say("250 SMTPUTF8")?;
            }
            "RCPT" => {
                let (_, to) = line.split_once('<').unwrap_or_default();
                letter.to = to.split('>').next().unwrap_or_default().to_string();
                say("250 OK")?;
            }
            "DATA" => {
                say("354 go on")?;
                while let Some(line) = lines.next().transpose()?.filter(|line| line != ".") {
                    letter.text += line.strip_prefix("..").map_or(line.as_str(), |_| &line[1..]);
                    letter.text.push('\n');
                }
                say("250 OK")?;
                let _ = arrived.send(std::mem::replace(
                    &mut letter,
                    Letter { to: String::new(), text: String::new() },
                ));
            }
            "QUIT" => return say("221 bye"),
            "MAIL" | "RSET" | "NOOP" => say("250 OK")?,
            _ => say("500 what?")?,
        }
    }
    Ok(())
}

/// The text of a letter, decoded from quoted-printable where it is.
pub(crate) fn decoded(letter: &Letter) -> String {
    if letter.text.contains("Content-Transfer-Encoding: base64") {
        let (_, body) = letter.text.split_once("\n\n").expect("a body");
        let body: String = body.split_whitespace().collect();
        let bytes = data_encoding::BASE64.decode(body.as_bytes()).expect("base64");
        return String::from_utf8(bytes).expect("text");
    }
    let text = letter.text.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    let is_quoted = letter.text.contains("quoted-printable");
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) if first == b'=' && is_quoted => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// The link of a letter.
pub(crate) fn link(letter: &Letter) -> String {
    let text = decoded(letter);
    let from = text.find("https://games.example/").unwrap_or_else(|| panic!("a link in {text}"));
    text[from..].split_whitespace().next().expect("a link").to_string()
}
