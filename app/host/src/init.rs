//! The first start: a folder, a configuration with comments, and a link for the first host.

use std::io;
use std::path::{Path, PathBuf};

use play::Catalog;
use service::{Problem, Rank};

use crate::{Config, Hosting, Workers, service, trusted};

/// What the first start has made.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Made {
    /// The file of the configuration.
    pub file: PathBuf,
    /// Whether it is new; one that was there stays as it is.
    pub is_new: bool,
    /// The link that makes one person host, and for how many days it is good.
    pub link: (String, i64),
}

/// Makes the folder of the games and the file of the configuration, and a link that makes whoever
/// opens it first a host.
/// Called again, it keeps what is there and makes another link, for whoever has lost all devices.
///
/// # Errors
///
/// If the configuration names no usable address, or something cannot be written.
pub fn init(config: &Config, folder: &Path, file: &Path) -> Result<Made, Problem> {
    let address = trusted(config)?;
    let unusable = |path: &Path, error: &io::Error| {
        let (path, why) = (path.display().to_string(), error.to_string());
        Problem::Storage(i18n::notice!("host-folder", folder = path, why = why))
    };
    std::fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
    let is_new = write(config, file).map_err(|error| unusable(file, &error))?;
    let hosting = Hosting::new(address, &config.operator);
    let service = service(Catalog::ours(), folder, hosting, Workers::new(1))?;
    Ok(Made { file: file.to_path_buf(), is_new, link: service.admit(Rank::Host)? })
}

/// Writes the file if it is not there; whether it is new.
fn write(config: &Config, file: &Path) -> io::Result<bool> {
    match std::fs::OpenOptions::new().write(true).create_new(true).open(file) {
        Ok(mut new) => {
            io::Write::write_all(&mut new, text(config).as_bytes())?;
            Ok(true)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error),
    }
}

/// The configuration as a file with comments.
fn text(config: &Config) -> String {
    let quoted = |text: &str| toml::Value::from(text).to_string();
    let proxies: Vec<String> = config.trusted_proxies.iter().map(|it| quoted(it)).collect();
    let Config { public_url, addr, operator, .. } = config;
    include_str!("host.toml")
        .replace("{public_url}", &quoted(public_url))
        .replace("{addr}", &quoted(&addr.to_string()))
        .replace("{trusted_proxies}", &format!("[{}]", proxies.join(", ")))
        .replace("{operator}", &quoted(operator))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_that_is_written_reads_as_what_was_asked_for() {
        let config = Config {
            public_url: "https://games.example".into(),
            operator: "Olga \"O\"\n{addr}".into(),
            trusted_proxies: vec!["10.0.0.0/8".into(), "::1".into()],
            ..Config::default()
        };
        let read: Config = toml::from_str(&text(&config)).expect("a configuration");
        assert_eq!(Config { operator: config.operator.clone(), ..read }, config);
        assert_eq!(toml::from_str::<Config>(&text(&Config::default())), Ok(Config::default()));
    }

    #[test]
    fn a_second_start_keeps_the_file_and_makes_another_link() {
        let folder = std::env::temp_dir().join(format!("soloist-init-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let config = Config { public_url: "https://games.example".into(), ..Config::default() };
        let file = Config::file_in(&folder);
        let first = init(&config, &folder, &file).expect("made");
        let other = Config { operator: "Eve".into(), ..config };
        let second = init(&other, &folder, &file).expect("made");
        assert!(first.is_new && !second.is_new);
        assert_ne!(first.link, second.link);
        assert!(first.link.0.starts_with("https://games.example/join/"), "{:?}", first.link);
        assert_eq!(Config::read(&file).expect("a configuration").operator, "");
        std::fs::remove_dir_all(&folder).expect("it is gone");
    }
}
