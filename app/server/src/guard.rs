//! Checks that a request is meant for this server.
//!
//! Another site can point a name of its own at a loopback address or one of the network. So the
//! host must be a loopback name or exactly the address of this server. The service itself refuses
//! cross-site requests that change something, on any platform.

use std::net::IpAddr;

use http::HeaderMap;
use http::header::HOST;

/// Whether a request names this server as its host.
pub(crate) fn is_for_us(own: IpAddr, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok()).unwrap_or_default();
    hosts.next().is_none() && is_own(own, host)
}

/// Whether a host, with or without a port, is a loopback name or the address at which the server
/// listens.
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
}
