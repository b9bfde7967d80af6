//! Recovery codes, ways in that are removed, and requests of others.

use http::header::{COOKIE, ORIGIN};
use http::{Request, StatusCode};
use serde_json::json;
use service::{Identity, Person, PersonId, Rank};

use crate::client::Client;
use crate::shared::Hosted;

fn hosted() -> Hosted {
    Hosted::new(json!({ "public-url": "https://games.example" }))
}

/// The recovery codes on a page.
fn codes(page: &str) -> Vec<String> {
    let parts = page.split("<code>").skip(1);
    parts.filter_map(|part| Some(part.split_once("</code>")?.0.to_string())).collect()
}

#[test]
fn a_recovery_code_lets_in_once_and_new_ones_replace_it() {
    let hosted = hosted();
    let session = hosted.arrives("ada", Rank::Member);
    let mut browser = Client::new(&hosted).with(&session);
    let shown = codes(&browser.post("/ways-in/codes", &[]).text);
    assert_eq!(shown.len(), 10, "{shown:?}");
    let again = browser.get("/ways-in").text;
    assert!(codes(&again).is_empty() && again.contains("10 codes are left"), "{again}");
    let mut phone = Client::new(&hosted);
    let typed = shown[3].to_uppercase().replace('-', "");
    assert_eq!(phone.post("/sign-in/code", &[("code", &typed)]).to, "/ways-in");
    assert_eq!(phone.who().map(|person| person.id.0).as_deref(), Some("ada"));
    let used = Client::new(&hosted).post("/sign-in/code", &[("code", &shown[3])]);
    assert_eq!(used.status, StatusCode::FORBIDDEN);
    phone.post("/ways-in/codes", &[]);
    let old = Client::new(&hosted).post("/sign-in/code", &[("code", &shown[4])]);
    assert_eq!(old.status, StatusCode::FORBIDDEN);
}

#[test]
fn codes_are_not_guessed() {
    let hosted = hosted();
    let mut browser = Client::new(&hosted);
    let tries = (0..12).map(|n| browser.post("/sign-in/code", &[("code", &format!("{n}"))]).status);
    let tries: Vec<StatusCode> = tries.collect();
    assert!(tries[..10].iter().all(|status| *status == StatusCode::FORBIDDEN), "{tries:?}");
    assert_eq!(tries[10..], [StatusCode::TOO_MANY_REQUESTS; 2]);
}

#[test]
fn a_guest_who_signs_in_as_a_member_takes_everything_along() {
    let hosted = hosted();
    let member = hosted.arrives("ada", Rank::Member);
    let code = &codes(&Client::new(&hosted).with(&member).post("/ways-in/codes", &[]).text)[0];
    let guest = hosted.arrives("guest", Rank::Guest);
    let mut browser = Client::new(&hosted).with(&guest);
    browser.post("/sign-in/code", &[("code", code)]);
    assert_eq!(browser.who().map(|person| person.id.0).as_deref(), Some("ada"));
    assert_eq!(hosted.store().person(&PersonId("guest".into())), Ok(None));
    assert_eq!(hosted.who(&guest), None, "the session of before is over");
}

#[test]
fn only_whoever_is_signed_in_sees_and_changes_ways_in() {
    let hosted = hosted();
    for path in ["/ways-in", "/ways-in/provider"] {
        assert_eq!(Client::new(&hosted).get(path).status, StatusCode::UNAUTHORIZED, "{path}");
    }
    for path in [
        "/ways-in/passkey/begin",
        "/ways-in/passkey",
        "/ways-in/passkey/rename",
        "/ways-in/passkey/remove",
        "/ways-in/letter",
        "/ways-in/identity/remove",
        "/ways-in/codes",
        "/ways-in/programs",
        "/ways-in/programs/remove",
    ] {
        assert_eq!(Client::new(&hosted).post(path, &[]).status, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert_eq!(Client::new(&hosted).get("/ways-in/elsewhere").status, StatusCode::NOT_FOUND);
}

#[test]
fn a_page_of_another_site_changes_nothing() {
    let hosted = hosted();
    let session = hosted.arrives("ada", Rank::Member);
    let request = Request::builder()
        .method("POST")
        .uri("/ways-in/codes")
        .header("host", "games.example")
        .header(ORIGIN, "https://evil.example")
        .header(COOKIE, session);
    let answer = hosted.answer(request.body(Vec::new()).expect("a request"));
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    assert_eq!(hosted.store().recovery_codes(&PersonId("ada".into())), Ok(0));
}

#[test]
fn the_last_way_in_stays() {
    let hosted = hosted();
    let session = hosted.arrives("ada", Rank::Member);
    let ada =
        Person { id: PersonId("ada".into()), name: "ada".into(), rank: Rank::Member, since: 5 };
    let address = |subject: &str| Identity {
        issuer: Identity::MAIL.into(),
        subject: subject.into(),
        person: ada.id.clone(),
        shown: subject.into(),
        since: 5,
        used: 5,
    };
    let mut browser = Client::new(&hosted).with(&session);
    for subject in ["a@x.example", "b@x.example"] {
        hosted.store().keep_identity(&address(subject), &ada).expect("kept");
    }
    let mut remove = |subject: &str| {
        let form = [("issuer", Identity::MAIL), ("subject", subject)];
        browser.post("/ways-in/identity/remove", &form).status
    };
    assert_eq!(remove("a@x.example"), StatusCode::SEE_OTHER);
    assert_eq!(remove("b@x.example"), StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(hosted.store().identities(&ada.id).expect("read").len(), 1);
}

#[test]
fn what_is_not_configured_is_not_there() {
    let hosted = hosted();
    let mut browser = Client::new(&hosted);
    let page = browser.get("/sign-in").text;
    assert!(page.contains("data-passkey=\"use\"") && !page.contains("id=\"letter\""), "{page}");
    assert!(!page.contains("id=\"provider\"") && !page.contains("/sign-in/join"), "{page}");
    let begun = browser.post("/sign-in/join/begin", &[("name", "Eve")]);
    assert_eq!(begun.status, StatusCode::FORBIDDEN, "new people come by invitation");
    assert_eq!(browser.get("/sign-in/provider").status, StatusCode::BAD_GATEWAY);
    let sent = browser.post("/sign-in/passkey", &[("answer", "{}")]);
    assert_eq!(sent.status, StatusCode::UNPROCESSABLE_ENTITY);
}
