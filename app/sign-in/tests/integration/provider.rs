//! OpenID Connect.

use http::StatusCode;
use serde_json::json;
use service::Rank;

use crate::client::Client;
use crate::provider_server::{Fault, ProviderServer};
use crate::shared::Hosted;

fn hosted(provider: &ProviderServer, joining: &str) -> Hosted {
    Hosted::new(json!({
        "public-url": "https://games.example",
        "joining": joining,
        "provider": {
            "name": "Club",
            "issuer": provider.issuer,
            "client-id": "soloist",
            "client-secret": "secret",
        },
    }))
}

#[test]
fn whoever_has_an_account_at_the_provider_signs_in_and_is_the_same_person_again() {
    let provider = ProviderServer::start();
    let hosted = hosted(&provider, "anybody");
    assert_eq!(hosted.sign_in.check(), Ok(()));
    let mut browser = Client::new(&hosted);
    let sent = browser.get("/sign-in/provider");
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{sent:?}");
    let back = provider.lets_in(&sent.to);
    let entered = browser.get(&back);
    assert_eq!(entered.to, "/", "{entered:?}");
    let ada = browser.who().expect("signed in");
    assert_eq!((&*ada.name, ada.rank), ("Ada", Rank::Member), "as the user info says");
    assert_eq!(browser.get(&back).status, StatusCode::GONE, "it works once");
    let mut phone = Client::new(&hosted);
    let sent = phone.get("/sign-in/provider").to;
    phone.get(&provider.lets_in(&sent));
    assert_eq!(phone.who(), Some(ada));
}

#[test]
fn what_came_back_belongs_to_the_browser_that_went() {
    let provider = ProviderServer::start();
    let hosted = hosted(&provider, "anybody");
    let sent = Client::new(&hosted).get("/sign-in/provider").to;
    let back = provider.lets_in(&sent);
    let mut victim = Client::new(&hosted);
    assert_eq!(victim.get(&back).status, StatusCode::FORBIDDEN);
    assert_eq!(victim.who(), None);
    let invented = victim.get("/sign-in/provider/back?state=x&code=y");
    assert_eq!(invented.status, StatusCode::GONE);
    assert_eq!(victim.get("/sign-in/provider/back?state=x&error=e").status, StatusCode::FORBIDDEN);
}

#[test]
fn a_token_that_is_wrong_in_any_part_lets_nobody_in() {
    let provider = ProviderServer::start();
    let hosted = hosted(&provider, "anybody");
    for fault in [Fault::Nonce, Fault::Audience, Fault::Over, Fault::Key, Fault::Issuer] {
        provider.misbehaves(fault);
        let mut browser = Client::new(&hosted);
        let sent = browser.get("/sign-in/provider").to;
        let answer = browser.get(&provider.lets_in(&sent));
        assert_eq!(answer.status, StatusCode::BAD_GATEWAY, "{fault:?}");
        assert_eq!(browser.who(), None, "{fault:?}");
    }
    provider.misbehaves(Fault::None);
    let mut browser = Client::new(&hosted);
    let sent = browser.get("/sign-in/provider").to;
    browser.get(&provider.lets_in(&sent));
    assert!(browser.who().is_some());
}

#[test]
fn new_people_come_by_invitation_and_a_guest_stays_the_same_person() {
    let provider = ProviderServer::start();
    let hosted = hosted(&provider, "by-invitation");
    let mut stranger = Client::new(&hosted);
    let sent = stranger.get("/sign-in/provider").to;
    let answer = stranger.get(&provider.lets_in(&sent));
    assert_eq!((answer.status, stranger.who()), (StatusCode::FORBIDDEN, None));
    let session = hosted.arrives("guest", Rank::Guest);
    let mut guest = Client::new(&hosted).with(&session);
    let sent = guest.get("/ways-in/provider").to;
    assert_eq!(guest.get(&provider.lets_in(&sent)).to, "/ways-in");
    let member = guest.who().expect("signed in");
    assert_eq!((&*member.id.0, member.rank), ("guest", Rank::Member));
    let page = guest.get("/ways-in").text;
    assert!(page.contains("ada@x.example"), "{page}");
    let other = hosted.arrives("bob", Rank::Member);
    let mut bob = Client::new(&hosted).with(&other);
    let sent = bob.get("/ways-in/provider").to;
    let answer = bob.get(&provider.lets_in(&sent));
    assert_eq!(answer.status, StatusCode::CONFLICT, "an account belongs to one person");
}
