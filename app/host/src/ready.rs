use i18n::{Locale, message};

use crate::Config;
use crate::messages::messages;

/// Why the service of this configuration, which runs already, is not ready, in a sentence; `None` if
/// it is.
pub fn not_ready(config: &Config, locale: Locale) -> Option<String> {
    let (words, address) = (messages(locale), config.addr.to_string());
    let said = match command_line::answer(config.addr, "/ready") {
        Ok(answer) if answer.is_well => return None,
        Ok(_) => message!(words, "check-not-ready", address = address),
        Err(why) => {
            message!(words, "check-unreachable", address = address, why = why.to_string())
        }
    };
    Some(said.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_that_does_not_run_is_not_ready() {
        let addr = std::net::TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
        let config = Config { addr: addr.expect("an address"), ..Config::default() };
        let why = not_ready(&config, Locale::German).expect("nobody answers");
        assert!(why.contains(&config.addr.to_string()), "{why}");
    }
}
