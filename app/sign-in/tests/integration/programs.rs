//! Tokens for programs.

use http::header::AUTHORIZATION;
use http::{Request, StatusCode};
use serde_json::json;
use service::{PersonId, Rank};

use crate::client::Client;
use crate::shared::Hosted;

fn sent(hosted: &Hosted, token: &str, (method, path): (&str, &str)) -> StatusCode {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", "games.example")
        .header(AUTHORIZATION, format!("Bearer {token}"));
    hosted.answer(request.body(Vec::new()).expect("a request")).status()
}

#[test]
fn a_program_acts_for_its_person_but_never_on_the_account() {
    let hosted = Hosted::new(json!({ "public-url": "https://games.example" }));
    let session = hosted.arrives("ada", Rank::Member);
    let mut browser = Client::new(&hosted).with(&session);
    let page = browser.post("/ways-in/programs", &[("name", "statistics"), ("acts", "play")]).text;
    let (_, after) = page.split_once("<code>").expect("a token");
    let token = after.split_once("</code>").expect("its end").0.to_string();
    assert!(token.starts_with("soloist_") && !browser.get("/ways-in").text.contains(&token));

    assert_eq!(sent(&hosted, &token, ("GET", "/")), StatusCode::OK);
    for refused in [("GET", "/devices"), ("POST", "/import"), ("POST", "/games")] {
        assert_eq!(sent(&hosted, &token, refused), StatusCode::FORBIDDEN, "{refused:?}");
    }
    for account in [("GET", "/ways-in"), ("POST", "/ways-in/codes")] {
        assert_eq!(sent(&hosted, &token, account), StatusCode::UNAUTHORIZED, "{account:?}");
    }
    let ada = PersonId("ada".into());
    let id = hosted.store().program_tokens(&ada).expect("read")[0].id.clone();
    browser.post("/ways-in/programs/remove", &[("id", &id)]);
    let request = Request::builder().header(AUTHORIZATION, format!("Bearer {token}")).body(());
    let headers = request.expect("a request").headers().clone();
    assert_eq!(hosted.sign_in.program(&hosted.service, &headers), Ok(None));
    assert!(hosted.sign_in.has_token(&headers), "the host program refuses it");
}
