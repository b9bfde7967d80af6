//! Who is answered: only requests meant for this server, from its own pages.
//!
//! A page of another site may make a browser send requests to a loopback address or to one of the
//! network, or give such an address a name of its own. So the host must be a loopback name or the
//! very address of this server, and a request that changes something must not come from elsewhere.

use std::net::IpAddr;

use http::header::{HOST, ORIGIN};
use http::{HeaderMap, Method};

/// Why a request is not meant for the server at this address, if it is not.
pub(crate) fn refused(own: IpAddr, method: &Method, headers: &HeaderMap) -> Option<&'static str> {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok()).unwrap_or_default();
    if hosts.next().is_some() || !is_own(own, host) {
        return Some("This server answers only under the address that it printed.");
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        return None;
    }
    let site = headers.get("sec-fetch-site");
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return Some("This request comes from a page of another site.");
    }
    let origin = headers.get(ORIGIN);
    if origin.is_some_and(|origin| origin.as_bytes() != format!("http://{host}").as_bytes()) {
        return Some("This request comes from a page of another site.");
    }
    None
}

/// Whether a host, with its port if there is one, is this machine's own: a loopback name, or the
/// address at which the server listens.
fn is_own(own: IpAddr, host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port))
            if !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()) =>
        {
            name
        }
        _ => host,
    };
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name.eq_ignore_ascii_case("localhost")
        || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback() || address == own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use http::{HeaderName, HeaderValue};

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn in_the_network_only_the_own_address_counts() {
        let own: IpAddr = "192.168.1.2".parse().expect("an address");
        for host in ["192.168.1.2", "192.168.1.2:7777", "localhost:7777", "127.0.0.1"] {
            assert!(is_own(own, host), "{host}");
        }
        for host in ["192.168.1.3", "192.168.1.2.evil.example", "table.local:7777", "0.0.0.0"] {
            assert!(!is_own(own, host), "{host}");
        }
    }

    #[test]
    fn loopback_names_are_told_from_others() {
        for host in
            ["localhost", "localhost:4000", "127.0.0.1:1", "127.9.9.9", "[::1]:80", "LocalHost:2"]
        {
            assert!(is_own(HERE, host), "{host}");
        }
        for host in [
            "",
            ":80",
            "evil.example",
            "localhost.evil.example:80",
            "192.168.1.2",
            "0.0.0.0:1",
            "127.0.0.1.evil.example",
            "[::2]:1",
            "localhost:x",
        ] {
            assert!(!is_own(HERE, host), "{host}");
        }
    }

    #[test]
    fn a_change_from_another_site_is_refused() {
        let headers = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            pairs
                .iter()
                .map(|(name, value)| {
                    (HeaderName::from_static(name), HeaderValue::from_static(value))
                })
                .collect()
        };
        let own = headers(&[
            ("host", "localhost:1"),
            ("origin", "http://localhost:1"),
            ("sec-fetch-site", "same-origin"),
        ]);
        assert_eq!(refused(HERE, &Method::POST, &own), None);
        assert_eq!(refused(HERE, &Method::POST, &headers(&[("host", "localhost:1")])), None);
        for (name, value) in [
            ("origin", "http://localhost:2"),
            ("origin", "null"),
            ("origin", "https://evil.example"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let headers = headers(&[("host", "localhost:1"), (name, value)]);
            assert!(refused(HERE, &Method::POST, &headers).is_some(), "{name}: {value}");
            assert!(refused(HERE, &Method::GET, &headers).is_none(), "reading is no change");
        }
    }
}
