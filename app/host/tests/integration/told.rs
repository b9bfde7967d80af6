//! People who are not there are told once what waits for them, by letters and web-hooks.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use data_encoding::BASE64;
use host::{Config, NoticesConfig, Telling};
use service::{
    Caller, CredentialStore as _, GameStore as _, Identity, NoticeKind, NoticeSettings,
    NoticeStore as _, NoticeWay, PeopleStore as _, Person, PersonId, SeenMark, SeenStore as _,
    Service,
};
use sign_in::LettersConfig;

use crate::client::{ask, first_host, member, signed_in};
use crate::common::Hosted;
use crate::days::{PEOPLE, World};
use crate::receivers::{Arrived, Receiving};

const ORIGIN: &str = "https://games.example";
/// How long something is collected.
const WAIT: i64 = 120;
const HOUR: i64 = 3600;

/// A table of three, of whom everybody is told everything by both ways.
struct Party {
    world: World,
    service: Arc<Service>,
    telling: Telling,
    letters: Receiving,
    hooks: Receiving,
}

impl Party {
    fn new(name: &str, form: &str) -> Self {
        let world = World::new(&format!("told-{name}"), form, false);
        let (letters, hooks) = (Receiving::letters(), Receiving::hooks());
        let telling = telling(&letters, "127.0.0.0/8");
        for name in PEOPLE {
            let settings = NoticeSettings {
                letter: BTreeSet::from(NoticeKind::ALL),
                hook: BTreeSet::from(NoticeKind::ALL),
                hook_url: format!("http://{}/{name}", hooks.address),
                hook_secret: format!("whsec_{}", BASE64.encode(b"a secret of 24 letters..")),
                ..has_address(&world, name)
            };
            let kept = world.store().keep_notice_settings(&PersonId(name.into()), &settings);
            kept.expect("kept");
        }
        let service = Arc::new(world.service());
        Party { world, service, telling, letters, hooks }
    }

    /// The same, where everybody sits and whatever was told of that has come.
    fn seated(name: &str, form: &str) -> Self {
        let mut party = Party::new(name, form);
        party.world = party.world.seated();
        party.tell_later(2 * WAIT);
        party.nothing_more();
        party
    }

    /// Time passes, and what is due is sent.
    fn tell_later(&self, seconds: i64) {
        self.world.wait(seconds);
        self.telling.send_due(&self.service);
    }

    fn all(&self) -> [Vec<Arrived>; 2] {
        [self.letters.all(), self.hooks.all()]
    }

    /// Forgets what has come.
    fn nothing_more(&self) {
        let _ = self.all();
    }

    /// Fails unless one message has come by each way, to this person, with this in it.
    fn must_tell(&self, who: &str, what: &str) -> [Arrived; 2] {
        let [letters, hooks] = self.all();
        let [letter] = &letters[..] else { panic!("{who} {what}: {letters:?}") };
        let [hook] = &hooks[..] else { panic!("{who} {what}: {hooks:?}") };
        assert_eq!(letter.to, format!("{}@x.example", who.to_lowercase()));
        assert!(letter.body.contains(what), "{what}: {letter:?}");
        assert_eq!(hook.to, format!("/{who}"));
        assert!(hook.body.contains(what), "{what}: {hook:?}");
        [letter.clone(), hook.clone()]
    }

    fn must_be_silent(&self, why: &str) {
        let [letters, hooks] = self.all();
        assert!(letters.is_empty() && hooks.is_empty(), "{why}: {letters:?} {hooks:?}");
    }

    fn change(&self, who: &str, change: impl FnOnce(&mut NoticeSettings)) {
        self.service.change_notice_settings(&PersonId(who.into()), change).expect("kept");
    }

    /// Somebody has seen all there is.
    fn sees(&self, who: &str) {
        let (store, id) = (self.world.store(), &self.world.id);
        let mark = SeenMark { entries: usize::MAX, revision: store.revision(id).expect("a game") };
        store.keep_seen(id, &PersonId(who.into()), mark).expect("kept");
    }
}

fn telling(letters: &Receiving, hooks_to: &str) -> Telling {
    let server = format!("smtp://{}", letters.address);
    let letters = Some(LettersConfig { server, from: "Soloist <games@games.example>".into() });
    let hooks_to = vec![hooks_to.parse().expect("a network")];
    let notices = NoticesConfig { hooks_to, ..NoticesConfig::default() };
    let config = Config { letters, notices, ..Config::default() };
    Telling::new(&config, ORIGIN.to_string()).expect("a mail server")
}

/// Gives somebody an e-mail address, to which nothing is sent yet.
fn has_address(world: &World, name: &str) -> NoticeSettings {
    let address = format!("{}@x.example", name.to_lowercase());
    let (id, store) = (PersonId(name.into()), world.store());
    let person = store.person(&id).expect("read").expect("somebody");
    keep_address(&store, &person, &address);
    let stop = format!("stop-{name}");
    NoticeSettings { address, stop, ..NoticeSettings::default() }
}

fn keep_address(store: &store::Store, person: &Person, address: &str) {
    let (subject, shown) = (address.to_string(), address.to_string());
    let (person_id, issuer) = (person.id.clone(), Identity::MAIL.to_string());
    let mail = Identity { issuer, subject, person: person_id, shown, since: 1, used: 1 };
    store.keep_identity(&mail, person).expect("kept");
}

#[test]
fn a_turn_is_told_once_by_every_way_that_was_chosen() {
    let party = Party::seated("turn", "clock=none");
    party.world.end_turn();
    let (_, who) = party.world.asked();
    party.tell_later(WAIT - 1);
    party.must_be_silent("what happens meanwhile comes with it");
    party.tell_later(1);
    let [letter, hook] = party.must_tell(&who, "It is your turn in Pocket Mars");
    let game = format!("{ORIGIN}/games/{}", party.world.id);
    assert!(letter.body.contains(&game) && hook.body.contains(&game), "{letter:?}");
    assert_eq!(letter.header("subject"), "It is your turn in Pocket Mars");
    let stop = format!("<{ORIGIN}/notices/stop/stop-{who}>");
    assert_eq!(letter.header("list-unsubscribe"), stop);
    assert_eq!(letter.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    assert_eq!(letter.header("auto-submitted"), "auto-generated");
    assert!(letter.body.contains(&stop[1..stop.len() - 1]), "{letter:?}");
    // Signed as the receiver checks it.
    let signed =
        format!("{}.{}.{}", hook.header("webhook-id"), hook.header("webhook-timestamp"), hook.body);
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, b"a secret of 24 letters..");
    let signature = hook.header("webhook-signature").strip_prefix("v1,").expect("a version");
    let signature = BASE64.decode(signature.as_bytes()).expect("base64");
    assert!(ring::hmac::verify(&key, signed.as_bytes(), &signature).is_ok());
    for _ in 0..3 {
        party.tell_later(HOUR);
    }
    party.must_be_silent("it was told");
    // More choices of the same turn are no other turn.
    let (seat, _) = party.world.asked();
    party.world.choose();
    if party.world.asked().0 == seat {
        party.tell_later(HOUR);
        party.must_be_silent("the turn goes on");
    }
}

#[test]
fn what_happens_within_minutes_comes_together() {
    let party = Party::seated("together", "clock=none");
    let (_, who) = party.world.asked();
    let bystander = PEOPLE.into_iter().find(|it| *it != who && *it != "Ada").expect("another");
    // An invitation to another game, and the turn in this one.
    while party.world.asked().1 != bystander {
        party.world.end_turn();
    }
    let form = format!(
        "game=pocket-mars&name=Ares&option-seats=2&seed=7&player-0=human&player-1=ask-{bystander}"
    );
    assert_eq!(party.world.ask("Ada", "POST", "/games", &form).0, 303);
    party.tell_later(WAIT);
    let [letter, hook] = party.must_tell(bystander, "It is your turn in Pocket Mars");
    assert_eq!(letter.header("subject"), "2 things wait for you");
    assert!(letter.body.contains("Ada asks you to play"), "{letter:?}");
    let hook: serde_json::Value = serde_json::from_str(&hook.body).expect("JSON");
    let kinds: Vec<&str> = hook["data"]["notices"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it["kind"].as_str())
        .collect();
    assert_eq!(kinds.len(), 2, "{kinds:?}");
}

#[test]
fn nobody_is_told_what_he_looks_at_or_has_seen() {
    let party = Party::seated("looks", "clock=none");
    party.world.end_turn();
    let (_, who) = party.world.asked();
    let caller = Caller { device: party.service.device(&who), is_owner: false }.sent();
    let following = party.service.follow(&caller, &party.world.id);
    assert!(following.is_some());
    party.tell_later(WAIT);
    party.tell_later(HOUR);
    party.must_be_silent("a tab with the game is looked at");
    drop(following);
    party.tell_later(WAIT);
    party.must_tell(&who, "It is your turn");
    party.world.end_turn();
    let (_, next) = party.world.asked();
    party.sees(&next);
    party.tell_later(HOUR);
    party.must_be_silent("it was seen at some device");
    // Whose turn was over before it was told.
    party.world.end_turn();
    let (_, last) = party.world.asked();
    party.world.end_turn();
    party.tell_later(WAIT);
    let [letters, _] = party.all();
    assert!(letters.iter().all(|it| it.to != format!("{}@x.example", last.to_lowercase())));
}

#[test]
fn nights_are_quiet_and_a_game_can_be_muted() {
    let party = Party::seated("quiet", "clock=none");
    for who in PEOPLE {
        // It is ten in the morning; the night is from eleven until three.
        assert_eq!(party.world.ask(who, "POST", "/me/hours", "offset=0&from=11&to=15").0, 303);
    }
    party.world.wait(HOUR);
    party.world.end_turn();
    let (_, who) = party.world.asked();
    for _ in 0..7 {
        party.tell_later(HOUR / 2);
    }
    party.must_be_silent("it is night");
    party.tell_later(HOUR);
    party.must_tell(&who, "It is your turn");
    party.world.end_turn();
    let (_, next) = party.world.asked();
    party.service.notices().mute_game(&PersonId(next), &party.world.id, true).expect("kept");
    party.tell_later(HOUR);
    party.must_be_silent("nothing of this game");
}

#[test]
fn only_what_a_person_has_chosen_is_told() {
    let party = Party::seated("chosen", "clock=none");
    party.world.end_turn();
    let (_, who) = party.world.asked();
    party.change(&who, |settings| settings.letter.clear());
    party.tell_later(WAIT);
    let [letters, hooks] = party.all();
    assert_eq!((letters.len(), hooks.len()), (0, 1), "changed since, and it counts");
    party.world.end_turn();
    let (_, next) = party.world.asked();
    // The address is the person's no more.
    let store = party.world.store();
    let address = format!("{}@x.example", next.to_lowercase());
    let id = PersonId(next.clone());
    let other = Identity {
        issuer: "https://id.example".into(),
        subject: next.clone(),
        person: id.clone(),
        shown: next.clone(),
        since: 1,
        used: 1,
    };
    let person = store.person(&id).expect("read").expect("somebody");
    store.keep_identity(&other, &person).expect("kept");
    store.remove_identity(&id, Identity::MAIL, &address).expect("removed");
    party.tell_later(WAIT);
    let [letters, hooks] = party.all();
    assert_eq!((letters.len(), hooks.len()), (0, 1), "{next}");
}

#[test]
fn time_that_runs_out_requests_and_the_end_are_told() {
    let party = Party::seated("kinds", "clock=turn-86400&when-out=remind");
    party.world.end_turn();
    let (_, who) = party.world.asked();
    party.tell_later(WAIT);
    party.must_tell(&who, "Time left: 23 hours");
    party.tell_later(17 * HOUR);
    party.must_be_silent("there is a lot of time");
    party.tell_later(HOUR);
    party.must_tell(&who, "Your time in Pocket Mars runs out: 5 hours");
    party.tell_later(HOUR);
    party.must_be_silent("it was said");
    // Asked to agree: everybody else is.
    let asker = PEOPLE.into_iter().find(|it| *it != who && *it != "Ada").expect("another");
    assert_eq!(party.world.post(asker, "end", ""), 303);
    party.tell_later(WAIT);
    let [letters, hooks] = party.all();
    let to: BTreeSet<&str> = letters.iter().map(|it| it.to.as_str()).collect();
    assert_eq!((to.len(), letters.len(), hooks.len()), (2, 2, 2), "{letters:?}");
    assert!(letters.iter().all(|it| it.body.contains("ask you to agree")), "{letters:?}");
    assert!(!to.contains(format!("{}@x.example", asker.to_lowercase()).as_str()));
    for other in PEOPLE.into_iter().filter(|it| *it != asker) {
        let page = party.world.table(other);
        let number = page.split("name=\"number\" value=\"").nth(1).expect("it is asked");
        let number = number.split('"').next().expect("a number");
        assert_eq!(party.world.post(other, "asked", &format!("number={number}&answer=agree")), 303);
    }
    party.tell_later(WAIT);
    let [letters, _] = party.all();
    assert_eq!(letters.len(), 3, "{letters:?}");
    assert!(letters.iter().all(|it| it.body.contains("Pocket Mars is over.")), "{letters:?}");
}

#[test]
fn who_is_asked_to_play_is_told_and_who_has_answered_is_not() {
    let party = Party::new("asked", "clock=none");
    let form = "game=pocket-mars&option-seats=3&seed=7&player-0=human&player-1=ask-Bob\
                &player-2=ask-Cleo";
    let (status, to, page) = party.world.ask("Ada", "POST", "/games", form);
    assert_eq!(status, 303, "{page}");
    let game = to.split('/').nth(2).expect("a game");
    let form = format!("game={game}&seat=2&answer=decline");
    assert_eq!(party.world.ask("Cleo", "POST", "/offers", &form).0, 303);
    party.tell_later(WAIT);
    party.must_tell("Bob", "Ada asks you to play Pocket Mars");
    party.tell_later(HOUR);
    party.must_be_silent("it was told");
}

#[test]
fn a_crash_between_claim_and_message_doubles_nothing_and_what_was_not_sent_comes_later() {
    let party = Party::seated("crash", "clock=none");
    party.world.end_turn();
    party.world.wait(WAIT);
    // The process ends with the message in its hands.
    let claimed = party.service.next_message(&[NoticeWay::Letter]).expect("read");
    assert!(claimed.is_some());
    party.telling.send_due(&party.world.service());
    let [letters, hooks] = party.all();
    assert_eq!((letters.len(), hooks.len()), (0, 1), "the letter is lost, not doubled");
    // Two processes at once: one of them tells it.
    party.world.end_turn();
    party.world.wait(WAIT);
    let others = [party.world.service(), party.world.service()];
    std::thread::scope(|scope| {
        for service in &others {
            scope.spawn(|| party.telling.send_due(service));
        }
    });
    let [letters, hooks] = party.all();
    assert_eq!((letters.len(), hooks.len()), (1, 1));
    // A mail server that is down has taken nothing.
    let (_, who) = party.world.asked();
    party.world.end_turn();
    let (_, next) = party.world.asked();
    assert_ne!(who, next);
    party.world.wait(WAIT);
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
    let nobody = format!("smtp://{}", free.expect("a port"));
    let letters = Some(LettersConfig { server: nobody, from: "S <games@games.example>".into() });
    let down = Config { letters, ..Config::default() };
    let down = Telling::new(&down, ORIGIN.to_string()).expect("an address");
    down.send_due(&party.service);
    party.must_be_silent("nobody answers, and web-hooks lead nowhere public");
    party.tell_later(800);
    party.must_tell(&next, "It is your turn");
}

#[test]
fn a_web_hook_reaches_no_network_that_is_not_public() {
    let party = Party::seated("private", "clock=none");
    let public_only = telling(&party.letters, "10.0.0.0/8");
    let port = party.hooks.address.rsplit(':').next().expect("a port").to_string();
    let before = party.hooks.connected.load(Ordering::Relaxed);
    // An address, and a name that leads to it.
    for scheme in ["http", "https"] {
        for host in
            ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433"]
        {
            party.world.end_turn();
            let (_, who) = party.world.asked();
            party.change(&who, |settings| {
                settings.hook_url = format!("{scheme}://{host}:{port}/secret");
                settings.letter.clear();
            });
            party.world.wait(WAIT);
            public_only.send_due(&party.service);
        }
    }
    assert_eq!(party.hooks.connected.load(Ordering::Relaxed), before, "nobody was reached");
}

/// The program itself, killed while the mail server has not said that it took the letter.
#[test]
fn a_program_that_is_killed_while_it_sends_sends_nothing_twice() {
    let letters = Receiving::letters();
    letters.stalls.store(true, Ordering::Relaxed);
    let section = format!(
        "[letters]\nserver = \"smtp://{}\"\nfrom = \"Soloist <games@games.example>\"\n\n[notices]",
        letters.address
    );
    let replaced = [("[notices]", &*section), ("wait = 120", "wait = 0")];
    let mut hosted = Hosted::start_with("told-killed", "https://games.example", &replaced);
    let olga = first_host(&hosted);
    let ada = member(&hosted, &olga, "Ada");
    let store = store::Store::open(hosted.folder()).expect("opens");
    let people = store.people().expect("read");
    for (name, session) in [("Olga", &olga), ("Ada", &ada)] {
        let person = people.iter().find(|it| it.name == name).expect("somebody");
        let address = format!("{}@x.example", name.to_lowercase());
        keep_address(&store, person, &address);
        let page = ask(&hosted, "GET", "/notices", &signed_in(session), "");
        assert!(page.body.contains(&address) && page.body.contains("name=\"letter\""));
        let form = format!("letter=turn&letter=invited&address={address}");
        let kept = ask(&hosted, "POST", "/notices", &signed_in(session), &form);
        assert!(kept.status == 200 && kept.body.contains("That is kept."), "{}", kept.body);
    }
    let ada_id = &people.iter().find(|it| it.name == "Ada").expect("somebody").id.0;
    let form =
        format!("game=pocket-mars&option-seats=2&seed=7&player-0=human&player-1=ask-{ada_id}");
    let started = ask(&hosted, "POST", "/games", &signed_in(&olga), &form);
    assert_eq!(started.status, 303, "{}", started.body);
    let letter = letters.next();
    assert!(letter.to == "ada@x.example" && letter.body.contains("Olga asks you to play"));
    hosted.kill();
    letters.stalls.store(false, Ordering::Relaxed);
    hosted.start_again();
    std::thread::sleep(Duration::from_secs(4));
    assert_eq!(letters.all().len(), 0, "it was told at most once");
    // The next cause is told, and one press in the letter ends them, whoever presses.
    let game = started.header("location").and_then(|it| it.split('/').nth(2)).expect("a game");
    let form = format!("game={game}&seat=1&answer=sit");
    assert_eq!(ask(&hosted, "POST", "/offers", &signed_in(&ada), &form).status, 303);
    let letter = letters.next();
    assert!(letter.body.contains("It is your turn"), "{letter:?}");
    let stop = letter.header("list-unsubscribe").trim_matches(['<', '>']);
    let path = stop.strip_prefix("https://games.example").expect("our address").to_string();
    let store = store::Store::open(hosted.folder()).expect("opens");
    let told = |store: &store::Store| {
        let letters = people.iter().map(|it| store.notice_settings(&it.id).expect("read").letter);
        letters.filter(|kinds| !kinds.is_empty()).count()
    };
    assert_eq!(told(&store), 2);
    let asked = ask(&hosted, "GET", &path, crate::client::PROXIED, "");
    assert!(asked.status == 200 && asked.body.contains("Send me no more"), "{}", asked.body);
    assert_eq!(told(&store), 2, "programs that read mail end nothing");
    let pressed = ask(&hosted, "POST", &path, crate::client::PROXIED, "List-Unsubscribe=One-Click");
    assert!(pressed.status == 200 && pressed.body.contains("sends you no more"));
    assert_eq!(told(&store), 1);
    let other = ask(&hosted, "POST", "/notices/stop/x", crate::client::PROXIED, "");
    assert_eq!(other.status, 404);
}

/// What is on the page belongs to whoever is signed in, and nobody else changes it.
#[test]
fn the_page_of_what_is_told_is_for_its_person_alone() {
    let hosted = Hosted::start("told-page", "https://games.example");
    let olga = first_host(&hosted);
    let proxied = crate::client::PROXIED;
    for method in ["GET", "POST"] {
        let stranger = ask(&hosted, method, "/notices", proxied, "hook=turn");
        assert_eq!((stranger.status, stranger.header("location")), (303, Some("/")), "{method}");
    }
    let foreign = format!("{}Origin: https://evil.example\r\n", signed_in(&olga));
    assert_eq!(ask(&hosted, "POST", "/notices", &foreign, "hook=turn").status, 403);
    let store = store::Store::open(hosted.folder()).expect("opens");
    let id = store.people().expect("read").into_iter().find(|it| it.name == "Olga");
    let id = id.expect("somebody").id;
    assert_eq!(store.notice_settings(&id), Ok(NoticeSettings::default()));
    for wrong in ["http://chat.example/", "https://127.0.0.1/x", "https://10.1.2.3/", "x"] {
        let form = format!("hook=turn&url={wrong}");
        let page = ask(&hosted, "POST", "/notices", &signed_in(&olga), &form).body;
        assert!(page.contains("This is no https address."), "{page}");
        assert_eq!(store.notice_settings(&id).expect("read").hook_url, "", "{wrong}");
    }
    let form =
        "hook=turn&hook=over&letter=turn&address=somebody@x.example&url=https://chat.example/h";
    let page = ask(&hosted, "POST", "/notices", &signed_in(&olga), form).body;
    let kept = store.notice_settings(&id).expect("read");
    assert_eq!((kept.hook_url.as_str(), kept.hook.len()), ("https://chat.example/h", 2));
    assert_eq!(kept.address, "", "that address is not the own");
    assert!(kept.hook_secret.starts_with("whsec_") && page.contains(&kept.hook_secret));
    // This service sends no letters, so the page asks for none, and what was chosen stays.
    let chosen = NoticeSettings { letter: [NoticeKind::Over].into(), ..kept };
    store.keep_notice_settings(&id, &chosen).expect("kept");
    ask(&hosted, "POST", "/notices", &signed_in(&olga), "hook=turn&url=https://chat.example/h");
    let kept = store.notice_settings(&id).expect("read");
    assert_eq!((kept.letter.len(), kept.hook.len()), (1, 1));
    assert!(ask(&hosted, "GET", "/devices", &signed_in(&olga), "").body.contains("/notices"));
    let along = ask(&hosted, "GET", "/me/export", &signed_in(&olga), "").body;
    assert!(along.contains("https://chat.example/h") && !along.contains("whsec_"), "{along}");
}
