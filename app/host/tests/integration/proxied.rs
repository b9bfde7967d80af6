//! What a proxy passes on, what somebody forges, and what a session is good for.

use crate::client::{PROXIED, ask, first_host};
use crate::common::Hosted;

#[test]
fn the_first_host_comes_by_the_printed_link_once_and_starts_a_game() {
    let hosted = Hosted::start("first-host", "https://games.example");
    let session = first_host(&hosted);
    let headers = format!("{PROXIED}Cookie: {session}\r\n");
    let front = ask(&hosted, "GET", "/", &headers, "");
    assert!(front.body.contains("/new/pocket-mars") && front.body.contains("href=\"/people\""));
    assert!(!ask(&hosted, "GET", "/", PROXIED, "").body.contains("/new/pocket-mars"));
    let form = "game=pocket-mars&option-seats=2&player-0=human&player-1=friend";
    let started = ask(&hosted, "POST", "/games", &headers, form);
    let seats = started.header("location").expect("a page").to_string();
    assert!(seats.ends_with("/seats"), "{seats}");
    let path = hosted.link.strip_prefix("https://games.example").expect("our address");
    let again = ask(&hosted, "GET", path, PROXIED, "");
    let invitation = again.cookie("__Host-soloist-invitation").expect("a cookie");
    let late = format!("{PROXIED}Cookie: {invitation}\r\n");
    assert_eq!(ask(&hosted, "POST", "/join", &late, "name=Eve").status, 422, "it was used");
    // A device that is signed out is nobody.
    let devices = ask(&hosted, "GET", "/devices", &headers, "").body;
    let id = devices.split("name=\"device\" value=\"").nth(1).and_then(|it| it.split('"').next());
    let form = format!("act=forget&device={}", id.expect("a device"));
    assert_eq!(ask(&hosted, "POST", "/devices", &headers, &form).header("location"), Some("/"));
    assert_eq!(ask(&hosted, "GET", "/devices", &headers, "").status, 403);
    let game = seats.strip_suffix("/seats").expect("a game");
    assert_eq!(ask(&hosted, "GET", game, &headers, "").status, 404);
}

#[test]
fn nobody_is_believed_who_names_another_host_or_another_origin() {
    let hosted = Hosted::start("forged", "https://games.example");
    for headers in
        ["Host: evil.example\r\n", "Host: localhost\r\n", "Host: games.example.evil.example\r\n"]
    {
        let refused = ask(&hosted, "GET", "/", headers, "");
        assert_eq!(refused.status, 403, "{headers}");
        assert!(refused.body.len() < 1024, "it is short");
    }
    let session = first_host(&hosted);
    let own = format!("{PROXIED}Cookie: {session}\r\n");
    let form = "game=pocket-mars";
    for elsewhere in [
        "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n",
        "Origin: http://games.example\r\n",
        "Origin: null\r\n",
        "Sec-Fetch-Site: same-site\r\n",
        // The word of the request on its own origin counts for nothing.
        "X-Forwarded-Proto: http\r\nOrigin: http://games.example\r\n",
        "X-Forwarded-Host: evil.example\r\nOrigin: https://evil.example\r\n",
    ] {
        let refused = ask(&hosted, "POST", "/games", &format!("{own}{elsewhere}"), form);
        assert_eq!(refused.status, 403, "{elsewhere}");
    }
    let same = format!("{own}Origin: https://games.example\r\nSec-Fetch-Site: same-origin\r\n");
    assert_eq!(ask(&hosted, "POST", "/games", &same, form).status, 303);
}

#[test]
fn every_page_has_a_strict_policy_and_no_token_in_an_address() {
    let hosted = Hosted::start("policy", "https://games.example");
    let session = first_host(&hosted);
    let headers = format!("{PROXIED}Cookie: {session}\r\n");
    for path in ["/", "/devices", "/people", "/new/pocket-mars", "/rules/pocket-mars"] {
        let page = ask(&hosted, "GET", path, &headers, "");
        let policy = page.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(page.header("referrer-policy"), Some("same-origin"), "{path}");
        assert!(!page.body.contains("/join/") && !page.body.contains("token="), "{path}");
    }
}

#[test]
fn whoever_runs_it_asks_how_it_is_without_the_public_name() {
    let hosted = Hosted::start("health", "https://games.example");
    for path in ["/health", "/ready"] {
        let well = ask(&hosted, "GET", path, "Host: 127.0.0.1\r\n", "");
        assert_eq!((well.status, well.body.as_str()), (200, "ok\n"), "{path}");
    }
    assert_eq!(ask(&hosted, "POST", "/health", "Host: 127.0.0.1\r\n", "").status, 403);
}

/// What a page shows once as code, such as a token.
fn shown(page: &str) -> Vec<String> {
    let parts = page.split("<code>").skip(1);
    parts.filter_map(|part| Some(part.split_once("</code>")?.0.to_string())).collect()
}

#[test]
fn members_sign_in_again_and_programs_act_for_them() {
    let hosted = Hosted::start("sign-in", "https://games.example");
    let session = first_host(&hosted);
    let own = format!("{PROXIED}Cookie: {session}\r\n");
    assert!(ask(&hosted, "GET", "/", PROXIED, "").body.contains("href=\"/sign-in\""));
    assert!(ask(&hosted, "GET", "/devices", &own, "").body.contains("href=\"/ways-in\""));
    assert_eq!(ask(&hosted, "GET", "/ways-in", PROXIED, "").status, 401, "nobody is signed in");
    // A second device by a code, with a session of its own.
    let codes = shown(&ask(&hosted, "POST", "/ways-in/codes", &own, "").body);
    let form = format!("code={}", codes.first().expect("codes"));
    let entered = ask(&hosted, "POST", "/sign-in/code", PROXIED, &form);
    let second = entered.cookie("__Host-soloist-session").expect("a session").to_string();
    assert_ne!(second, session);
    let devices = ask(&hosted, "GET", "/devices", &format!("{PROXIED}Cookie: {second}\r\n"), "");
    assert_eq!(devices.body.matches("name=\"device\"").count(), 2, "{}", devices.body);
    assert_eq!(ask(&hosted, "POST", "/sign-in/code", PROXIED, &form).status, 403, "it was used");
    // A program that may look; whatever cookies it sends, a token that is gone is nobody.
    let made = ask(&hosted, "POST", "/ways-in/programs", &own, "name=Statistics&acts=look");
    let token = shown(&made.body).pop().expect("a token");
    let program = |token: &str| format!("{own}Authorization: Bearer {token}\r\n");
    let looks = ask(&hosted, "GET", "/", &program(&token), "");
    assert!(looks.status == 200 && !looks.body.contains("href=\"/sign-in\""), "{}", looks.body);
    assert_eq!(ask(&hosted, "POST", "/games", &program(&token), "game=pocket-mars").status, 403);
    let unknown = ask(&hosted, "GET", "/", &program("soloist_unknown"), "");
    assert!(unknown.body.contains("href=\"/sign-in\""), "it is a stranger");
}

#[test]
fn guesses_are_counted_by_the_address_that_the_proxy_names() {
    let hosted = Hosted::start("guesses", "https://games.example");
    let from = |address: &str| format!("{PROXIED}X-Forwarded-For: {address}\r\n");
    let guess = |address| ask(&hosted, "POST", "/sign-in/code", &from(address), "code=1").status;
    let tries: Vec<u16> = (0..11).map(|_| guess("203.0.113.9")).collect();
    assert!(tries[..10].iter().all(|status| *status == 403) && tries[10] == 429, "{tries:?}");
    assert_eq!(guess("203.0.113.10"), 403, "somebody else behind the same proxy");
}
