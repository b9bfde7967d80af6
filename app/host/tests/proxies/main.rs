//! nginx and Caddy in front of the program, each with the configuration that the document prints:
//! signing in by a passkey, cookies, events at once, and whose word counts.

#[allow(dead_code, reason = "these tests need a part of it")]
#[path = "../common/answer.rs"]
mod answer;
#[allow(dead_code, reason = "these tests need a part of it")]
#[path = "../common/mod.rs"]
mod common;

#[path = "../../../server/tests/browser/driven/authenticator.rs"]
mod authenticator;
/// The driver of the server's tests.
#[allow(dead_code, reason = "these tests need a part of it")]
#[path = "../../../server/tests/browser/driven/browser.rs"]
mod browser;
mod client;
mod proxy;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::json;

use browser::Browser;
use client::{Follower, ask};
use common::{Folder, Hosted};
use proxy::{At, Kind, NAME, Proxy};

/// The result of a step; an error carries its message.
type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// The address that everybody types.
const URL: &str = "https://games.example";

/// A hosted Soloist behind a proxy, in folders of its own.
fn start(kind: Kind, name: &str, replaced: &[(&str, &str)]) -> (Hosted, Proxy) {
    let hosted = Hosted::start_with(&format!("{name}-{}", kind.program()), URL, replaced);
    let proxy = Proxy::start(kind, hosted.address);
    (hosted, proxy)
}

/// A browser that finds the name at the proxy, and takes its certificate as one that it knows.
async fn browser(kind: Kind, proxy: &Proxy) -> Browser {
    let hash = BASE64_STANDARD.encode(proxy.key_hash());
    let found = format!("--host-resolver-rules=MAP {NAME}:443 {}", proxy.address);
    let trusted = format!("--ignore-certificate-errors-spki-list={hash}");
    Browser::start_with(&format!("behind-{}", kind.program()), false, &[found, trusted]).await
}

/// Signs in by the link, makes a passkey, loses the session, and comes back by the passkey. Returns
/// the cookie of the session.
async fn signs_in(browser: &Browser, link: &str) -> Result<String> {
    authenticator::put_into(browser).await?;
    browser.goto(link).await?;
    browser.keys_into("#name", "Olga").await?;
    browser.click("main form button.main").await?;
    browser.wait_for("a[href='/people']").await?;
    browser.goto(&format!("{URL}/ways-in")).await?;
    browser.click("form[data-passkey=new] button").await?;
    browser.wait_for("#passkey-rows > li").await?;
    browser.devtools("Network.clearBrowserCookies", json!({})).await?;
    browser.goto(&format!("{URL}/sign-in")).await?;
    browser.click("form[data-passkey=use] button").await?;
    browser.wait_for("a[href='/people']").await?;
    let kept = browser.asked_devtools("Network.getCookies", json!({ "urls": [URL] })).await?;
    let cookies = kept["cookies"].as_array().cloned().unwrap_or_default();
    let session = cookies.iter().find(|it| it["name"] == "__Host-soloist-session");
    let session = session.ok_or(format!("no session in {cookies:?}"))?;
    for cookie in cookies.iter().filter(|it| it["httpOnly"] == true) {
        let name = cookie["name"].as_str().unwrap_or_default();
        assert!(cookie["secure"] == true && name.starts_with("__Host-"), "{cookie}");
    }
    assert!(session["secure"] == true && session["httpOnly"] == true, "{session}");
    Ok(format!("__Host-soloist-session={}", session["value"].as_str().unwrap_or_default()))
}

/// The form of the first answer on a page of a table.
fn first_answer(page: &str) -> Option<String> {
    let form = page.split("/choose\"").nth(1)?;
    let value = |name: &str| {
        let field = form.split(&format!("name=\"{name}\" value=\"")).nth(1)?;
        Some(field.split('"').next()?.replace(' ', "+"))
    };
    Some(format!("at={}&text={}", value("at")?, value("text")?))
}

/// A choice is told through the proxy within a second.
fn is_told_at_once(proxy: &Proxy, session: &str) {
    let headers = format!("Cookie: {session}\r\n");
    let form = "game=pocket-mars&option-seats=1";
    let started = ask(proxy, "127.0.0.2", "POST", "/games", &headers, form);
    let game = started.header("location").unwrap_or_else(|| panic!("{}", started.head));
    let mut follower = Follower::start(proxy, &format!("{game}/events"), &headers);
    let before = follower.next();
    let page = ask(proxy, "127.0.0.2", "GET", game, &headers, "");
    let form = first_answer(&page.body).expect("an answer");
    let begun = Instant::now();
    let chosen = ask(proxy, "127.0.0.2", "POST", &format!("{game}/choose"), &headers, &form);
    assert_eq!(chosen.status, 303, "{}", chosen.body);
    assert_ne!(follower.next(), before);
    assert!(begun.elapsed() < Duration::from_secs(1), "it took {:?}", begun.elapsed());
}

async fn friends_come_through(kind: Kind) {
    let (hosted, proxy) = start(kind, "friends", &[]);
    let browser = browser(kind, &proxy).await;
    let session = signs_in(&browser, &hosted.link).await;
    browser.end().await;
    let session = session.unwrap_or_else(|problem| panic!("{problem}\n{}", proxy.said()));
    is_told_at_once(&proxy, &session);
    assert_eq!(ask(&proxy, "127.0.0.2", "GET", "/metrics", "", "").status, 404);
}

/// Whoever forges headers is still the address that the proxy sees.
fn forgers_are_counted(kind: Kind) {
    let few = [("requests_of_stranger = 600", "requests_of_stranger = 5")];
    let (_hosted, proxy) = start(kind, "forgers", &few);
    let statuses: Vec<u16> = (0..9)
        .map(|nth| {
            let forged = format!(
                "X-Forwarded-For: 198.51.100.{nth}\r\nForwarded: for=198.51.100.{nth}\r\n\
                 X-Real-IP: 198.51.100.{nth}\r\nX-Forwarded-Host: evil.example\r\n"
            );
            ask(&proxy, "127.0.0.2", "GET", "/", &forged, "").status
        })
        .collect();
    assert!(statuses[..5] == [200; 5] && statuses[8] == 429, "{statuses:?}");
    assert_eq!(ask(&proxy, "127.0.0.3", "GET", "/", "", "").status, 200, "another address");
    let elsewhere = "Origin: https://evil.example\r\n";
    let refused = ask(&proxy, "127.0.0.4", "POST", "/language", elsewhere, "language=de");
    assert_eq!(refused.status, 403);
    let same = "Origin: https://games.example\r\n";
    let done = ask(&proxy, "127.0.0.4", "POST", "/language", same, "language=de");
    assert_eq!(done.status, 303, "{}", done.body);
}

/// Checks an address where this certificate is the only one that the machine trusts.
fn check(url: &str, own: SocketAddr, certificate: &Path) -> Output {
    let folder = Folder::new(&format!("check-{}", own.port()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_soloist-host"));
    command.arg("--data").arg(folder.path()).args(["--language", "en", "--check"]);
    command.args(["--public-url", url, "--addr", &own.to_string()]);
    command.env("SSL_CERT_FILE", certificate).output().expect("it runs")
}

/// What the check says of a proxy in front of it.
fn checked(kind: Kind, changed: &[(&str, &str)]) -> String {
    let free = || TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
    let (own, at) = (free().expect("a free port"), free().expect("a free port"));
    let proxy = Proxy::start_as(kind, own, At { address: at, name: "localhost", changed });
    let url = format!("https://localhost:{}", at.port());
    let output = check(&url, own, &proxy.certificate_file());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    said
}

#[test]
fn the_check_says_what_a_proxy_forgets_to_pass_on() {
    assert_eq!(checked(Kind::Caddy, &[]), "", "all is well");
    // A name with a port is asked for here, which is what nginx leaves out of `$host`.
    let whole = ("Host $host", "Host $http_host");
    assert_eq!(checked(Kind::Nginx, &[whole]), "", "all is well");
    let nobody = ("X-Forwarded-For $proxy_add_x_forwarded_for", "X-Nothing $scheme");
    let said = checked(Kind::Nginx, &[whole, nobody]);
    assert!(said.contains("does not pass on who asks") && said.lines().count() == 1, "{said}");
    let said = checked(Kind::Nginx, &[("Host $host", "X-Nothing $scheme")]);
    assert!(said.contains("does not pass on the name") && said.lines().count() == 1, "{said}");
    let elsewhere = ("proxy_http_version 1.1;", "return 404;");
    let said = checked(Kind::Nginx, &[elsewhere]);
    assert!(said.contains("Something else answers"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_sign_in_and_play_through_nginx() {
    friends_come_through(Kind::Nginx).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_sign_in_and_play_through_caddy() {
    friends_come_through(Kind::Caddy).await;
}

#[test]
fn nobody_is_believed_behind_nginx_who_forges_where_he_comes_from() {
    forgers_are_counted(Kind::Nginx);
}

#[test]
fn nobody_is_believed_behind_caddy_who_forges_where_he_comes_from() {
    forgers_are_counted(Kind::Caddy);
}
