//! A request and its answer as the text of HTTP.

/// A response: its status, head and body.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
    /// Whether all of it came.
    pub(crate) is_whole: bool,
}

impl Answer {
    /// Reads what came before a connection ended; `None` if the head is not whole.
    pub(crate) fn read(sent: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(sent).into_owned();
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
        let (head, body) = (head.replace('\r', ""), body.to_string());
        let mut answer = Answer { status, head, body, is_whole: false };
        let length = answer.header("content-length").and_then(|it| it.parse().ok());
        answer.is_whole = length == Some(answer.body.len());
        Some(answer)
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value)
    }

    /// The cookie with this name, as `name=value`.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let set = lines.filter(|(key, _)| key.eq_ignore_ascii_case("set-cookie"));
        let mut pairs = set.filter_map(|(_, value)| value.split(';').next());
        pairs.find(|pair| pair.starts_with(&format!("{name}=")))
    }
}

/// The text of a request with these headers, each line with its end, whose answer ends the
/// connection. The body is a form, or an object of JSON.
pub(crate) fn request((method, path): (&str, &str), headers: &str, body: &str) -> String {
    let length = body.len();
    let kind = match body.starts_with('{') {
        true => "application/json",
        false => "application/x-www-form-urlencoded",
    };
    format!(
        "{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\nContent-Length: {length}\r\n\
         Content-Type: {kind}\r\n\r\n{body}"
    )
}
