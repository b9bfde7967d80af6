//! Web-hooks: requests to an address that a person has chosen, signed as Standard Webhooks say, and
//! never to an address within a network that is not public.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use data_encoding::{BASE64, HEXLOWER};
use http::Uri;
use ipnet::IpNet;
use ring::hmac;
use serde_json::json;
use service::{Message, Told};
use sha2::{Digest as _, Sha256};
use sign_in::{NotSent, client_to};
use ureq::Agent;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

use super::words::lines;

/// What precedes a secret as text.
const SECRET: &str = "whsec_";

/// The longest text of a chat program, in letters.
const LONGEST: usize = 1_900;

/// Sends requests to web-hooks.
pub(super) struct Hooks {
    agent: Agent,
    allowed: Vec<IpNet>,
}

impl Hooks {
    /// Requests to public addresses, and to these networks.
    pub(super) fn new(allowed: Vec<IpNet>) -> Self {
        let resolver =
            PublicResolver { allowed: allowed.clone(), resolver: DefaultResolver::default() };
        Hooks { agent: client_to(resolver), allowed }
    }

    /// Whether a web-hook may have this address, as far as can be said without asking for it.
    pub(super) fn may_be(&self, address: &str) -> bool {
        let Ok(uri) = address.parse::<Uri>() else { return false };
        let is_plain = uri.scheme_str() == Some("http") && !self.allowed.is_empty();
        let has_user = uri.authority().is_some_and(|it| it.as_str().contains('@'));
        let host = uri.host().unwrap_or_default();
        let is_known = match host.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(address) => may_reach(&self.allowed, address),
            Err(_) => !host.is_empty(),
        };
        (uri.scheme_str() == Some("https") || is_plain) && !has_user && is_known
    }

    /// Sends a message to the web-hook of its person, at the time `now`.
    ///
    /// # Errors
    ///
    /// That it was not sent, or perhaps not.
    pub(super) fn send(&self, message: &Message, origin: &str, now: i64) -> Result<(), NotSent> {
        let body = body(message, origin, now);
        let (id, settings) = (message_id(message), &message.settings);
        let signature = signature(&settings.hook_secret, &id, now, &body);
        let request = self
            .agent
            .post(&settings.hook_url)
            .header("content-type", "application/json")
            .header("user-agent", "Soloist")
            .header("webhook-id", &id)
            .header("webhook-timestamp", now.to_string())
            .header("webhook-signature", signature);
        match request.send(body.as_str()) {
            Ok(answer) if answer.status().is_success() => Ok(()),
            // Whoever is asked too often, or serves nobody now, has taken nothing.
            Ok(answer) if matches!(answer.status().as_u16(), 429 | 503) => {
                Err(NotSent::Certainly(answer.status().to_string()))
            }
            Ok(answer) => Err(NotSent::Perhaps(answer.status().to_string())),
            Err(why) if never_arrived(&why) => Err(NotSent::Certainly(why.to_string())),
            Err(why) => Err(NotSent::Perhaps(why.to_string())),
        }
    }
}

/// Whether nothing was sent for certain.
fn never_arrived(why: &ureq::Error) -> bool {
    use std::io::ErrorKind::{ConnectionRefused, HostUnreachable, NetworkUnreachable};
    use ureq::{Error, Timeout};
    match why {
        Error::HostNotFound | Error::ConnectionFailed | Error::BadUri(_) => true,
        Error::Timeout(when) => matches!(when, Timeout::Resolve | Timeout::Connect),
        Error::Io(why) => {
            matches!(why.kind(), ConnectionRefused | HostUnreachable | NetworkUnreachable)
        }
        _ => false,
    }
}

/// What a web-hook is sent: `text` and `content` as chat programs read them, and the same for
/// programs.
fn body(message: &Message, origin: &str, now: i64) -> String {
    let lines = lines(message, origin);
    let text: Vec<String> =
        lines.iter().map(|(text, address)| format!("{text} {address}")).collect();
    let text: String = text.join("\n").chars().take(LONGEST).collect();
    let notice = |(told, (_, address)): (&Told, &(String, String))| {
        json!({"kind": told.kind.word(), "game": told.game, "title": told.title,
            "address": address, "seconds_left": told.left})
    };
    let notices: Vec<_> = message.told.iter().zip(&lines).map(notice).collect();
    json!({"type": "soloist.notices", "timestamp": now, "text": text, "content": text,
        "data": {"notices": notices}})
    .to_string()
}

/// The id of a message, which is the same however often it is sent.
pub(super) fn message_id(message: &Message) -> String {
    let mut hash = Sha256::new();
    for (game, notice) in &message.notices {
        let parts = [game, &notice.person.0, notice.kind.word(), &notice.cause];
        parts.into_iter().for_each(|part| {
            hash.update(part);
            hash.update([0]);
        });
    }
    hash.update(message.way.word());
    format!("msg_{}", &HEXLOWER.encode(&hash.finalize())[..32])
}

/// A new secret; `None` if the machine has no random number.
pub(super) fn new_secret() -> Option<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(format!("{SECRET}{}", BASE64.encode(&bytes)))
}

/// A new secret as part of an address.
pub(super) fn as_part_of_an_address(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// The signature of a body that is sent under this id at this time.
fn signature(secret: &str, id: &str, now: i64, body: &str) -> String {
    let bytes = secret.strip_prefix(SECRET).unwrap_or(secret);
    let bytes = BASE64.decode(bytes.as_bytes()).unwrap_or_default();
    let key = hmac::Key::new(hmac::HMAC_SHA256, &bytes);
    let signed = hmac::sign(&key, format!("{id}.{now}.{body}").as_bytes());
    format!("v1,{}", BASE64.encode(signed.as_ref()))
}

/// Finds the addresses of names, of which it leaves only those that may be reached. A connection is
/// made to what it returns, so a name that leads elsewhere a moment later is of no use.
#[derive(Debug)]
struct PublicResolver {
    allowed: Vec<IpNet>,
    resolver: DefaultResolver,
}

impl Resolver for PublicResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let is_plain = uri.scheme_str() == Some("http");
        let may = |address: &&SocketAddr| match is_plain {
            // Whoever is on the way would read along.
            true => is_in(&self.allowed, address.ip()),
            false => may_reach(&self.allowed, address.ip()),
        };
        let found = self.resolver.resolve(uri, config, timeout)?;
        let mut kept = self.empty();
        found.iter().filter(may).for_each(|address| kept.push(*address));
        if kept.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(kept) }
    }
}

fn is_in(networks: &[IpNet], address: IpAddr) -> bool {
    networks.iter().any(|net| net.contains(&address.to_canonical()))
}

/// Whether a web-hook may lead to an address: a public one, or one of these networks.
fn may_reach(allowed: &[IpNet], address: IpAddr) -> bool {
    let is_public = match address.to_canonical() {
        IpAddr::V4(address) => is_public(address),
        IpAddr::V6(address) => is_public_v6(address),
    };
    is_public || is_in(allowed, address)
}

/// Whether an address belongs to the internet, and not to a network of somebody or to nobody
/// (RFC 6890).
fn is_public(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_broadcast()
        || address.is_documentation()
        || first == 0
        || first >= 240
        || (first == 100 && (64..128).contains(&second))
        || (first == 192 && second == 0 && third == 0)
        || (first == 192 && second == 88 && third == 99)
        || (first == 198 && (18..20).contains(&second)))
}

/// The same. What leads to an address of the other kind counts as that one.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let [.., high, low] = parts;
    let inner = |high: u16, low: u16| {
        let [a, b] = high.to_be_bytes();
        let [c, d] = low.to_be_bytes();
        is_public(Ipv4Addr::new(a, b, c, d))
    };
    match parts {
        [0x64, 0xff9b, 0, 0, 0, 0, ..] => inner(high, low),
        [0x2002, high, low, ..] => inner(high, low),
        // Teredo, and what is for documents and benchmarks.
        [0x2001, second, ..] if second < 0x200 || second == 0xdb8 => false,
        // Everything else that is not within 2000::/3 belongs to nobody or to networks of somebody.
        [first, ..] => (0x2000..0x3fff).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use service::{NoticeKind, NoticeSettings, NoticeWay, Person, PersonId, Rank};

    use super::*;

    #[test]
    fn networks_of_somebody_are_not_reached_unless_they_are_allowed() {
        for private in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:a00:1::1",
            "2001:0:1::1",
            "2001:db8::1",
            "4000::1",
        ] {
            let address: IpAddr = private.parse().expect("an address");
            assert!(!may_reach(&[], address), "{private}");
            let all = ["0.0.0.0/0", "::/0"].map(|net| net.parse().expect("a network"));
            assert!(may_reach(&all, address), "{private}");
        }
        for public in ["93.184.216.34", "8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"] {
            assert!(may_reach(&[], public.parse().expect("an address")), "{public}");
        }
    }

    #[test]
    fn an_address_of_a_web_hook_is_encrypted_and_public() {
        let hooks = Hooks::new(Vec::new());
        for good in ["https://chat.example/hooks/abc", "https://93.184.216.34:8443/x?y=z"] {
            assert!(hooks.may_be(good), "{good}");
        }
        for wrong in [
            "",
            "chat.example",
            "http://chat.example/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.1/x",
            "ftp://chat.example",
            "https://a@chat.example/",
            "file:///etc",
        ] {
            assert!(!hooks.may_be(wrong), "{wrong}");
        }
        let own = Hooks::new(vec!["127.0.0.0/8".parse().expect("a network")]);
        assert!(own.may_be("http://127.0.0.1:99/x") && !own.may_be("http://10.0.0.1/x"));
    }

    fn message() -> Message {
        let (id, name) = (PersonId("bob".into()), "Bob".to_string());
        Message {
            person: Person { id, name, rank: Rank::Member, since: 0 },
            way: NoticeWay::Hook,
            settings: NoticeSettings::default(),
            told: vec![Told {
                kind: NoticeKind::Turn,
                game: "4f".to_string(),
                title: "CoLab".to_string(),
                by: String::new(),
                left: Some(7_200),
            }],
            notices: Vec::new(),
        }
    }

    /// The example of the Standard Webhooks specification.
    #[test]
    fn a_request_is_signed_as_the_specification_says() {
        let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        let (id, body) = ("msg_p5jXN8AQM9LWM0D4loKWxJek", r#"{"test": 2432232314}"#);
        let signed = signature(secret, id, 1_614_265_330, body);
        assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn a_web_hook_is_sent_one_form_that_chat_programs_read() {
        let body = body(&message(), "https://games.example", 5);
        let read: serde_json::Value = serde_json::from_str(&body).expect("JSON");
        let text = "It is your turn in CoLab. Time left: 2 hours. https://games.example/games/4f";
        assert_eq!((&read["text"], &read["content"]), (&json!(text), &json!(text)));
        assert_eq!(read["data"]["notices"][0]["kind"], "turn");
        assert_eq!(message_id(&message()), message_id(&message()));
    }
}
