//! The public address of a service behind a proxy, and what is believed of a request's origin.

use std::net::IpAddr;

use http::header::{HOST, HeaderName, HeaderValue};
use http::request::Parts;
use http::{HeaderMap, Uri, Version};
use ipnet::IpNet;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
/// Everything by which a proxy states where a request came from.
const STATED: [HeaderName; 4] =
    [FORWARDED_FOR, FORWARDED_HOST, FORWARDED_PROTO, HeaderName::from_static("forwarded")];

/// Everything that a proxy adds to a request.
const FORWARDED: [HeaderName; 6] = [
    FORWARDED_FOR,
    FORWARDED_HOST,
    FORWARDED_PROTO,
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("via"),
    HeaderName::from_static("x-real-ip"),
];

/// The address at which a service is reached, and the proxies whose word counts.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PublicAddress {
    authority: String,
    is_https: bool,
    proxies: Vec<IpNet>,
}

impl PublicAddress {
    /// The address in an URL such as `https://games.example`, without a path; `None` if it is no
    /// such URL. `proxies` are the networks whose forwarded headers are believed.
    pub fn read(url: &str, proxies: Vec<IpNet>) -> Option<Self> {
        let uri: Uri = url.trim_end_matches('/').parse().ok()?;
        let is_https = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?.as_str().to_ascii_lowercase();
        let is_bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
        let usual = if is_https { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_string();
        let is_usable = is_bare && !authority.contains('@') && !url.contains('#');
        is_usable.then_some(PublicAddress { authority, is_https, proxies })
    }

    /// Whether connections to it are encrypted.
    pub fn is_https(&self) -> bool {
        self.is_https
    }

    /// The address as browsers state it, such as `https://games.example`.
    pub fn origin(&self) -> String {
        format!("{}://{}", self.scheme(), self.authority)
    }

    fn scheme(&self) -> &'static str {
        if self.is_https { "https" } else { "http" }
    }

    /// Whether the forwarded headers of a peer are believed.
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        self.proxies.iter().any(|net| net.contains(&peer))
    }

    /// Whether a request names this address as its host, itself or by the word of a trusted proxy.
    pub fn is_meant(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let named = |name: &HeaderName| {
            let mut values = headers.get_all(name).iter();
            let first = values.next().filter(|_| values.next().is_none());
            first.is_some_and(|it| it.as_bytes().eq_ignore_ascii_case(self.authority.as_bytes()))
        };
        named(&HOST) || (self.trusts(peer) && named(&FORWARDED_HOST))
    }

    /// The address from which a request came: that of the peer or, by the word of trusted proxies,
    /// the last one in their list that is none of them.
    pub fn sender(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
        let stated: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut sender = peer;
        for stated in stated.into_iter().rev() {
            if !self.trusts(sender) {
                break;
            }
            let Ok(address) = stated.parse::<IpAddr>() else { break };
            sender = address.to_canonical();
        }
        sender
    }

    /// Whether a request came through a proxy, believed or not, or names this address as its host.
    pub(crate) fn is_public(&self, peer: IpAddr, head: &Parts) -> bool {
        let is_forwarded = FORWARDED.iter().any(|name| head.headers.contains_key(name));
        // Some proxies forward in an older version of HTTP, if nobody tells them otherwise.
        is_forwarded || head.version < Version::HTTP_11 || self.is_meant(peer, &head.headers)
    }

    /// Replaces what a request states of its origin by what is so.
    pub(crate) fn settle(&self, headers: &mut HeaderMap) {
        for stated in STATED {
            headers.remove(stated);
        }
        if let Ok(host) = HeaderValue::from_str(&self.authority) {
            headers.insert(HOST, host);
        }
        headers.insert(FORWARDED_PROTO, HeaderValue::from_static(self.scheme()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(url: &str) -> Option<PublicAddress> {
        let proxies = ["127.0.0.0/8", "10.1.0.0/16"].map(|net| net.parse().expect("a network"));
        PublicAddress::read(url, proxies.to_vec())
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_str(value).expect("text"));
        }
        headers
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let origin = |url| address(url).map(|it| it.origin());
        assert_eq!(origin("https://Games.example/"), Some("https://games.example".into()));
        assert_eq!(origin("https://games.example:443"), Some("https://games.example".into()));
        assert_eq!(origin("http://localhost:7700"), Some("http://localhost:7700".into()));
        for wrong in [
            "games.example",
            "ftp://games.example",
            "https://games.example/soloist",
            "https://games.example?a",
            "https://me@games.example",
            "https://games.example#a",
            "https://",
            "",
        ] {
            assert_eq!(origin(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn only_the_word_of_a_trusted_proxy_counts() {
        let public = address("https://games.example").expect("an address");
        let forwarded =
            headers(&[("host", "127.0.0.1:7777"), ("x-forwarded-host", "games.example")]);
        assert!(public.is_meant(ip("127.0.0.1"), &forwarded));
        assert!(!public.is_meant(ip("203.0.113.9"), &forwarded), "anybody may say so");
        assert!(public.is_meant(ip("203.0.113.9"), &headers(&[("host", "GAMES.example")])));
        let two = headers(&[("host", "games.example"), ("host", "evil.example")]);
        assert!(!public.is_meant(ip("127.0.0.1"), &two));
        let through = headers(&[("x-forwarded-for", "198.51.100.7, 203.0.113.9, 10.1.2.3")]);
        assert_eq!(public.sender(ip("127.0.0.1"), &through), ip("203.0.113.9"));
        assert_eq!(public.sender(ip("203.0.113.5"), &through), ip("203.0.113.5"), "it forges");
        let nonsense = headers(&[("x-forwarded-for", "unknown")]);
        assert_eq!(public.sender(ip("127.0.0.1"), &nonsense), ip("127.0.0.1"));
    }

    #[test]
    fn what_a_request_states_of_its_origin_is_replaced() {
        let public = address("https://games.example").expect("an address");
        let mut stated = headers(&[
            ("host", "evil.example"),
            ("x-forwarded-proto", "http"),
            ("x-forwarded-for", "1.2.3.4"),
            ("x-forwarded-host", "evil.example"),
            ("forwarded", "for=1.2.3.4"),
        ]);
        public.settle(&mut stated);
        let so = headers(&[("host", "games.example"), ("x-forwarded-proto", "https")]);
        assert_eq!(stated, so);
    }
}
