use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use i18n::{Messages, message};

use crate::failure::Failure;
use crate::qr_code::code;

/// An address reserved for documentation (RFC 5737), which no host has.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// This computer's address in its network: the source address for packets to the internet. Nothing
/// is sent.
///
/// # Errors
///
/// If there is no network.
pub(super) fn own_address() -> Result<IpAddr, Failure> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    let own = socket.and_then(|socket| {
        socket.connect(ELSEWHERE)?;
        Ok(socket.local_addr()?.ip())
    });
    own.ok().filter(|own| !own.is_unspecified() && !own.is_loopback()).ok_or_else(|| {
        let how = "say which address is meant, such as --addr 192.168.1.2:7777";
        Failure::System(format!("--lan: this computer is in no network; {how}"))
    })
}

/// Instructions for letting a phone in: the code to scan, the number to type, and how safe that is.
pub(super) fn invitation(words: Messages, address: &str, number: &str) -> String {
    let bare = address.split('?').next().unwrap_or(address);
    let qr_code = code(address).map_or_else(String::new, |code| code + "\n");
    let how = message!(words, "serve-phone", address = bare, number = number);
    let number = message!(words, "serve-number");
    let safe = message!(words, "serve-safe");
    format!("{qr_code}{how}\n{number}\n{safe}")
}

#[cfg(test)]
mod tests {
    use i18n::Locale;

    use super::*;
    use crate::messages::messages;

    #[test]
    fn an_invitation_has_the_code_and_the_address_without_the_token() {
        let entrance = "http://192.168.1.2:7777/?token=0123456789abcdef0123456789abcdef";
        let text = invitation(messages(Locale::English), entrance, "482 913");
        assert!(text.contains("opens http://192.168.1.2:7777/ and types 482 913."), "{text}");
        assert!(!text.contains("0123456789abcdef"), "the token is in the code alone");
        let code: Vec<&str> = text.lines().filter(|line| line.contains('\u{2588}')).collect();
        assert!(code.len() > 12, "{text}");
        assert!(code.iter().all(|line| line.chars().count() == code[0].chars().count()), "{text}");
    }
}
