//! Links in letters.

use http::StatusCode;
use rusqlite::Connection;
use serde_json::json;
use service::{Identity, Person, PersonId, Rank};

use crate::client::Client;
use crate::mail::{Mail, decoded, link};
use crate::shared::Hosted;

fn hosted(mail: &Mail, joining: &str) -> Hosted {
    Hosted::new(json!({
        "public-url": "https://games.example",
        "joining": joining,
        "letters": { "server": mail.address, "from": "Soloist <games@games.example>" },
    }))
}

fn known(hosted: &Hosted, address: &str) -> Person {
    let ada =
        Person { id: PersonId("ada".into()), name: "Ada".into(), rank: Rank::Member, since: 5 };
    let identity = Identity {
        issuer: Identity::MAIL.into(),
        subject: address.into(),
        person: ada.id.clone(),
        shown: address.into(),
        since: 5,
        used: 5,
    };
    hosted.store().keep_identity(&identity, &ada).expect("kept");
    ada
}

#[test]
fn a_letter_signs_in_once_in_the_browser_that_asked() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    let ada = known(&hosted, "ada@x.example");
    let mut browser = Client::new(&hosted);
    let asked = browser.post("/sign-in/letter", &[("address", " Ada@X.example ")]);
    assert_eq!(asked.status, StatusCode::OK, "{asked:?}");
    let letter = mail.next();
    assert_eq!(letter.to, "ada@x.example");
    assert!(letter.text.contains("Subject: Your link to sign in"), "{}", letter.text);
    let link = link(&letter);
    let opened = browser.get(&link);
    assert_eq!((opened.status, &*opened.to), (StatusCode::SEE_OTHER, "/"));
    assert_eq!(browser.who(), Some(ada));
    let again = browser.get(&link);
    assert_eq!(again.status, StatusCode::GONE, "it works once");
}

#[test]
fn in_another_browser_a_letter_asks_first_and_no_address_keeps_its_secret() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    let ada = known(&hosted, "ada@x.example");
    Client::new(&hosted).post("/sign-in/letter", &[("address", "ada@x.example")]);
    let link = link(&mail.next());
    let mut scanner = Client::new(&hosted);
    assert_eq!(scanner.get(&link).to, "/sign-in/letter", "whoever scans mail uses nothing up");
    let mut phone = Client::new(&hosted);
    assert_eq!(phone.get(&link).to, "/sign-in/letter");
    let asked = phone.get("/sign-in/letter");
    assert!(asked.text.contains("ada@x.example") && phone.who().is_none(), "{asked:?}");
    assert_eq!(phone.post("/sign-in/letter/open", &[]).to, "/");
    assert_eq!(phone.who(), Some(ada));
    assert_eq!(scanner.post("/sign-in/letter/open", &[]).status, StatusCode::GONE);
    assert_eq!(phone.post("/sign-in/letter/open", &[]).status, StatusCode::GONE);
}

#[test]
fn nobody_learns_which_addresses_are_known() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    known(&hosted, "ada@x.example");
    let mut browser = Client::new(&hosted);
    let mut ask = |address: &str| {
        let answer = browser.post("/sign-in/letter", &[("address", address)]);
        (answer.status, answer.text.replace(address, "ADDRESS"))
    };
    assert_eq!(ask("ada@x.example"), ask("eve@x.example"));
    assert_eq!(mail.next().to, "ada@x.example");
    assert!(mail.is_silent(), "nobody else gets a letter");
}

#[test]
fn a_letter_is_good_for_a_quarter_of_an_hour() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    known(&hosted, "ada@x.example");
    let mut browser = Client::new(&hosted);
    let now = hosted.service.now();
    browser.post("/sign-in/letter", &[("address", "ada@x.example")]);
    let link = link(&mail.next());
    let file = Connection::open(hosted.folder().join("soloist.sqlite")).expect("opens");
    let until: i64 =
        file.query_row("SELECT until FROM one_time", [], |row| row.get(0)).expect("a link");
    assert!((900..=902).contains(&(until - now)), "{until} {now}");
    file.execute("UPDATE one_time SET until = until - 903", []).expect("time goes by");
    assert_eq!(browser.get(&link).status, StatusCode::GONE);
    assert_eq!(browser.who(), None);
}

#[test]
fn letters_are_in_the_language_of_the_person() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    known(&hosted, "ada@x.example");
    for (language, word) in [("de", "wirf diesen Brief weg"), ("fr", "jetez ce message")] {
        let mut browser = Client::new(&hosted);
        browser.language = language;
        browser.post("/sign-in/letter", &[("address", "ada@x.example")]);
        let letter = mail.next();
        assert!(decoded(&letter).contains(word), "{}", decoded(&letter));
    }
}

#[test]
fn one_address_gets_three_letters_in_a_quarter_of_an_hour_whoever_asks() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    for last in 1..=3 {
        let mut browser = Client::new(&hosted).from(&format!("192.0.2.{last}"));
        let asked = browser.post("/sign-in/letter", &[("address", "eve@x.example")]);
        assert_eq!(asked.status, StatusCode::OK);
    }
    let mut browser = Client::new(&hosted).from("192.0.2.9");
    let asked = browser.post("/sign-in/letter", &[("address", "eve@x.example")]);
    assert_eq!((asked.status, asked.retry), (StatusCode::TOO_MANY_REQUESTS, Some(300)));
    let wrong = browser.post("/sign-in/letter", &[("address", "eve")]);
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn a_guest_adds_an_address_and_is_a_member_who_finds_the_way_back() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "by-invitation");
    let session = hosted.arrives("guest", Rank::Guest);
    let mut browser = Client::new(&hosted).with(&session);
    browser.post("/ways-in/letter", &[("address", "guest@x.example")]);
    let added = link(&mail.next());
    let mut stranger = Client::new(&hosted);
    stranger.get(&added);
    let tried = stranger.post("/sign-in/letter/open", &[]);
    assert_eq!(tried.status, StatusCode::FORBIDDEN, "it signs nobody else in");
    assert_eq!(browser.get(&added).to, "/ways-in");
    let member = browser.who().expect("signed in");
    assert_eq!((&*member.id.0, member.rank), ("guest", Rank::Member));
    let mut phone = Client::new(&hosted);
    phone.post("/sign-in/letter", &[("address", "guest@x.example")]);
    phone.get(&link(&mail.next()));
    assert_eq!(phone.who(), Some(member));
}

#[test]
fn strangers_join_by_a_letter_where_anybody_may() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "anybody");
    let mut browser = Client::new(&hosted);
    browser.post("/sign-in/letter", &[("address", "bob@x.example")]);
    browser.get(&link(&mail.next()));
    let bob = browser.who().expect("signed in");
    assert_eq!((&*bob.name, bob.rank), ("bob", Rank::Member));
}

#[test]
fn whoever_joins_is_told_apart_from_everybody_by_the_name() {
    let mail = Mail::start();
    let hosted = hosted(&mail, "anybody");
    hosted.arrives("Ada", Rank::Member);
    let mut eve = Client::new(&hosted);
    let alike = eve.post("/sign-in/join/begin", &[("name", "a da")]);
    assert_eq!(alike.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(alike.text.contains("Ada"), "{}", alike.text);
    for unreadable in ["", "...", "Ad\u{200b}a"] {
        let refused = eve.post("/sign-in/join/begin", &[("name", unreadable)]);
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{unreadable:?}");
    }
    assert_eq!(eve.post("/sign-in/join/begin", &[("name", "Eve")]).status, StatusCode::OK);
    // A name that nobody typed gets a number; two who ask at the same time do, too.
    eve.post("/sign-in/letter", &[("address", "ada@x.example")]);
    let first = link(&mail.next());
    let mut other = Client::new(&hosted);
    other.post("/sign-in/letter", &[("address", "ada@y.example")]);
    let second = link(&mail.next());
    eve.get(&first);
    other.get(&second);
    let names = [&eve, &other].map(|browser| browser.who().expect("signed in").name);
    assert_eq!(names, ["ada 2", "ada 3"]);
}
