//! What is wrong with a configuration, all at once.

use std::net::TcpListener;
use std::path::Path;

use i18n::{Notice, notice};
use ipnet::IpNet;
use server::PublicAddress;

use crate::Config;

/// What has to be mended before a service can start, in sentences; and what may stay, but should be
/// known.
///
/// The port is tried, so the service must not be running; the folder is made if it is missing.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Problems {
    /// What has to be mended.
    pub wrong: Vec<Notice>,
    /// What may stay, but should be known.
    pub warnings: Vec<Notice>,
}

/// Everything that is wrong with a configuration and its folder.
pub fn problems(config: &Config, folder: &Path) -> Problems {
    let mut found = Problems::default();
    of_address(config, &mut found);
    of_proxies(config, &mut found);
    if let Err(error) = TcpListener::bind(config.addr) {
        let (address, why) = (config.addr.to_string(), error.to_string());
        found.wrong.push(notice!("host-port", address = address, why = why));
    }
    if let Err(why) = can_write(folder) {
        let (folder, why) = (folder.display().to_string(), why.to_string());
        found.wrong.push(notice!("host-folder", folder = folder, why = why));
    }
    found
}

fn of_address(config: &Config, found: &mut Problems) {
    let url = config.public_url.clone();
    match PublicAddress::read(&url, Vec::new()) {
        None if url.is_empty() => found.wrong.push(notice!("host-no-url")),
        None => found.wrong.push(notice!("host-url-wrong", url = url)),
        Some(address) if !address.is_https() => {
            found.warnings.push(notice!("host-url-plain", url = url));
        }
        Some(_) => {}
    }
}

fn of_proxies(config: &Config, found: &mut Problems) {
    let is_https = config.public_url.starts_with("https://");
    match config.proxies() {
        Err(proxy) => found.wrong.push(notice!("host-proxy-wrong", proxy = proxy)),
        Ok(proxies) if proxies.is_empty() && is_https => {
            found.wrong.push(notice!("host-proxy-none"));
        }
        Ok(proxies) => {
            let everybody = proxies.iter().filter(|net| net.prefix_len() == 0);
            let everybody = everybody.map(IpNet::to_string);
            found.wrong.extend(everybody.map(|proxy| notice!("host-proxy-all", proxy = proxy)));
        }
    }
    if is_https && !config.addr.ip().is_loopback() {
        let address = config.addr.to_string();
        found.warnings.push(notice!("host-address-open", address = address));
    }
}

/// Fails if nothing can be written to a folder, which is made if it is missing.
fn can_write(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let file = folder.join(format!(".tried-{}", std::process::id()));
    std::fs::write(&file, "")?;
    std::fs::remove_file(&file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Locale;

    fn found(config: &Config) -> (Vec<String>, Vec<String>) {
        let folder = std::env::temp_dir().join(format!("soloist-check-{}", std::process::id()));
        let found = problems(config, &folder);
        let texts = |notices: Vec<Notice>| {
            notices.iter().map(|it| it.text(Locale::English)).collect::<Vec<_>>()
        };
        (texts(found.wrong), texts(found.warnings))
    }

    fn config(url: &str, addr: &str, proxies: &[&str]) -> Config {
        Config {
            public_url: url.into(),
            addr: addr.parse().expect("an address"),
            trusted_proxies: proxies.iter().map(ToString::to_string).collect(),
            ..Config::default()
        }
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let good = config("https://games.example", "127.0.0.1:0", &["127.0.0.1"]);
        assert_eq!(found(&good), (Vec::new(), Vec::new()));
        let (wrong, _) = found(&config("games.example", "192.0.2.1:1", &["nobody"]));
        assert_eq!(wrong.len(), 3, "{wrong:?}");
        let (wrong, _) = found(&config("https://games.example", "127.0.0.1:0", &[]));
        assert!(wrong[0].contains("trusted_proxies"), "{wrong:?}");
        let (wrong, warned) = found(&config("https://a.example", "0.0.0.0:0", &["0.0.0.0/0"]));
        assert!(wrong[0].contains("trusts everybody") && warned[0].contains("past the proxy"));
        let (wrong, warned) = found(&config("http://localhost:1", "127.0.0.1:0", &[]));
        assert!(wrong.is_empty() && warned[0].contains("not encrypted"), "{warned:?}");
        let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
        let addr = taken.local_addr().expect("an address").to_string();
        let (wrong, _) = found(&config("https://games.example", &addr, &["127.0.0.1"]));
        assert!(wrong[0].contains(&addr), "{wrong:?}");
    }
}
